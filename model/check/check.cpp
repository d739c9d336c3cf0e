#include "model/check/check.h"

#include "model/check/rule.h"

#include <algorithm>
#include <string>

namespace model {
namespace {

/// Runs one rule; behind the first `most` findings stands how many there are besides.
template <class Rule, class Subject> void run(const Rule &rule, const Subject &subject, const std::string &tableName,
    std::size_t most, std::vector<Finding> &out) {
    std::size_t count = 0;
    rule.check(subject, [&](Message message, Place place) {
        if (++count <= most) out.push_back({rule.id, rule.severity, std::move(message), std::move(place)});
    });
    if (count > most)
        out.push_back({
            rule.id, rule.severity,
            {"Findings",                 TRANSLATABLE("Findings", "and %1 more like these"), {std::to_string(count - most)}},
            {.tableName = tableName}
        });
}

}

std::vector<Finding> findings(const TableDesign &table, std::size_t mostPerRule) {
    TableFacts facts{.table = table, .items = itemFacts(table), .lenses = {}};
    facts.lenses = lensesOf(table, facts.items);
    std::vector<Finding> out;
    for (const auto rules : {itemRules(), indexRules()})
        for (const auto &rule : rules) run(rule, facts, table.name(), mostPerRule, out);
    std::ranges::stable_sort(out, {}, &Finding::severity);
    return out;
}

std::vector<Finding> findings(const Design &design, std::size_t mostPerRule) {
    std::vector<Finding> out;
    for (const auto &table : design.tables) std::ranges::move(findings(*table, mostPerRule), std::back_inserter(out));
    for (const auto &rule : patternRules()) run(rule, design, {}, mostPerRule, out);
    return out;
}

}
