#pragma once

#include "model/check/finding.h"
#include "model/design/design.h"
#include "model/infer/index_lens.h"

#include <functional>
#include <span>

namespace model {

/// What a rule about one table looks at: computed once for all of them.
struct TableFacts {
    const TableDesign &table;
    std::vector<ItemFact> items; ///< As in the table.
    std::vector<IndexLens> lenses;
};

using Report = std::function<void(Message, Place)>;

/// One rule about one table: a row of the tables in item_rules.cpp and index_rules.cpp.
struct TableRule {
    const char *id;
    Severity severity;
    void (*check)(const TableFacts &facts, const Report &report);
};
std::span<const TableRule> itemRules();
std::span<const TableRule> indexRules();

/// One rule about the design as a whole.
struct DesignRule {
    const char *id;
    Severity severity;
    void (*check)(const Design &design, const Report &report);
};
std::span<const DesignRule> patternRules();

}
