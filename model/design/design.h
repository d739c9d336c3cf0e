#pragma once

#include "model/design/acceptance.h"
#include "model/design/access_pattern.h"
#include "model/design/foreign.h"
#include "model/design/layout.h"
#include "model/design/scenario.h"
#include "model/design/table_design.h"
#include "model/shared.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace model {

/// Who made the model and when, as free text: the dates come in many forms and stay as they were written.
struct Metadata {
    std::string author = {}, description = {}, dateCreated = {}, dateLastModified = {};
    bool operator==(const Metadata &) const = default;
};

/// A model: a value that is copied cheaply and shared between threads. Edits are functions of it (model/edit).
struct Design {
    std::string name = {};
    Metadata metadata = {};
    std::vector<Shared<TableDesign>> tables = {}; ///< In the author's order; names differ.
    std::vector<Shared<AccessPattern>> patterns = {};
    std::vector<Shared<Scenario>> scenarios = {}; ///< In the author's order; names differ.
    CheckProfile checkProfile = CheckProfile::Auto;
    std::vector<Acceptance> accepted = {}; ///< Findings that stay as they are, in the order of their acceptance.
    Shared<Layout> layout = {};
    Shared<Foreign> foreign = {}; ///< Of the file without its tables, which keep their own.
    std::vector<UnknownMember> unknown =
        {}; ///< Of the project file; `where` "", "metadata", "pattern/AP1", "scenario/Launch".
    bool operator==(const Design &) const = default;

    const TableDesign *table(std::string_view tableName) const; ///< Null if there is none.
    std::optional<std::size_t> tableIndex(std::string_view tableName) const;
};

}
