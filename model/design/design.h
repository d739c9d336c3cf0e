#pragma once

#include "model/design/access_pattern.h"
#include "model/design/layout.h"
#include "model/design/table_design.h"
#include "model/shared.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace model {

/// What a file says that we do not know, kept so that writing gives it back: JSON text by JSON pointer of its parent
/// object ("/DataModel/0"), in the file's order. Read and written by model/format only.
struct Foreign {
    std::string format;   ///< The id of the format it came from.
    std::string document; ///< That file's JSON; what a writer overlays with what the design knows. Empty: made here.
    bool operator==(const Foreign &) const = default;
};

/// Who made the model and when, as free text: the dates come in many forms and stay as they were written.
struct Metadata {
    std::string author, description, dateCreated, dateLastModified;
    bool operator==(const Metadata &) const = default;
};

/// A model: a value that is copied cheaply and shared between threads. Edits are functions of it (model/edit).
struct Design {
    std::string name;
    Metadata metadata;
    std::vector<Shared<TableDesign>> tables; ///< In the author's order; names differ.
    std::vector<Shared<AccessPattern>> patterns;
    Shared<Layout> layout;
    Shared<Foreign> foreign;
    bool operator==(const Design &) const = default;

    const TableDesign *table(std::string_view tableName) const; ///< Null if there is none.
    std::optional<std::size_t> tableIndex(std::string_view tableName) const;
};

}
