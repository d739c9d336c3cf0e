#include "model/check/rule.h"
#include "model/design/value_text.h"
#include "model/infer/index_lens.h"

#include <algorithm>

namespace model {
namespace {

/// Items that should be in an index, by their entity's templates, and are not.
void missingFromIndex(const TableFacts &facts, const Report &report) {
    for (const auto &lens : facts.lenses) {
        for (const auto &out : lens.leftOut) {
            if (out.byDesign || out.missing.why != engine::MissingKey::Why::Absent) continue;
            Place place{.tableName = facts.table.name(),
                .indexName = lens.indexName,
                .attributeName = out.missing.attributeName};
            place.itemIndex = out.itemIndexes.front();
            report(
                {
                    "Findings", TRANSLATABLE("Findings", "%1 of the items of %2 are not in %3: they lack %4"),
                    {countText(out.itemIndexes.size()),
                                                                                                     out.entity ? facts.table.entityTypes[*out.entity]->name : facts.table.name(), lens.indexName,
                                                                                                     out.missing.attributeName}
            },
                place);
        }
    }
}

void emptyIndexes(const TableFacts &facts, const Report &report) {
    if (facts.table.items->empty()) return;
    for (const auto &lens : facts.lenses)
        if (lens.items == 0)
            report({"Findings", TRANSLATABLE("Findings", "%1 holds no item: none has all its key attributes"),
                       {lens.indexName}},
                {.tableName = facts.table.name(), .indexName = lens.indexName});
}

constexpr TableRule tableRules[] = {
    {"missing-from-index", Severity::Warning, missingFromIndex},
    {"empty-index",        Severity::Warning, emptyIndexes    },
};

/// Only where patterns are listed at all: before that, nothing is known of an index's use.
void unusedIndexes(const Design &design, const Report &report) {
    for (const auto &table : design.tables) {
        const auto usesTable = [&](const auto &pattern) { return pattern->tableName == table->name(); };
        if (std::ranges::none_of(design.patterns, usesTable)) continue;
        for (const auto *indexes :
            {&table->description.globalSecondaryIndexes, &table->description.localSecondaryIndexes}) {
            for (const auto &index : *indexes) {
                const auto uses = [&](const auto &pattern) {
                    return usesTable(pattern) && pattern->indexName == index.indexName;
                };
                if (std::ranges::any_of(design.patterns, uses)) continue;
                report({"Findings", TRANSLATABLE("Findings", "No access pattern uses %1"), {index.indexName}},
                    {.tableName = table->name(), .indexName = index.indexName});
            }
        }
    }
}

void patternTargets(const Design &design, const Report &report) {
    for (const auto &pattern : design.patterns) {
        if (pattern->tableName.empty()) continue; // not decided yet
        const auto *table = design.table(pattern->tableName);
        Place place{.tableName = pattern->tableName, .patternId = pattern->id};
        if (!table)
            report({"Findings", TRANSLATABLE("Findings", "There is no table %1"), {pattern->tableName}}, place);
        else if (!pattern->indexName.empty() && !table->description.index(pattern->indexName))
            report(
                {
                    "Findings", TRANSLATABLE("Findings", "%1 has no index %2"), {table->name(), pattern->indexName}
            },
                place);
    }
}

constexpr DesignRule designRules[] = {
    {"pattern-target", Severity::Error, patternTargets},
    {"unused-index",   Severity::Hint,  unusedIndexes },
};

}

std::span<const TableRule> indexRules() {
    return tableRules;
}
std::span<const DesignRule> patternRules() {
    return designRules;
}

}
