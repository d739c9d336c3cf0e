#include "model/check/check.h"

#include "model/check/rule.h"

#include <algorithm>
#include <string>

namespace model {
namespace {

/// Runs one rule; behind the first `most` findings stands how many there are besides.
class Runner {
public:
    Runner(const Design &design, std::size_t most) : m_design(design), m_most(most) {}

    template <class Subject>
    void run(const Rule &rule, const Subject &subject, const std::string &tableName, std::vector<Finding> &out) const {
        const auto *check = std::get_if<void (*)(const Subject &, const Report &)>(&rule.check);
        if (!check) return;
        std::size_t count = 0;
        (*check)(subject, [&](Message message, Place place) {
            Finding finding{
                .rule = rule.id, .severity = rule.severity, .message = std::move(message), .place = std::move(place)};
            for (const Acceptance &acceptance : m_design.accepted)
                if (covers(acceptance, finding, m_design)) finding.accepted = acceptance.reason;
            if (finding.accepted || ++count <= m_most) out.push_back(std::move(finding));
        });
        if (count > m_most)
            out.push_back({
                .rule = rule.id,
                .severity = rule.severity,
                .message = {"Findings",                 TRANSLATABLE("Findings", "and %1 more like these"),
                            {std::to_string(count - m_most)}},
                .place = {.tableName = tableName}
            });
    }

    void table(const TableFacts &facts, std::vector<Finding> &out) const {
        std::vector<Finding> own;
        const CheckProfile profile = profileOf(m_design, facts.table);
        for (const Rule *rule : rules())
            if (rule->profile == CheckProfile::Auto || rule->profile == profile)
                run(*rule, facts, facts.table.name(), own);
        std::ranges::stable_sort(own, {}, &Finding::severity);
        std::ranges::move(own, std::back_inserter(out));
    }

private:
    const Design &m_design;
    std::size_t m_most;
};

bool anyOr(const std::string &wanted, const std::string &actual) {
    return wanted.empty() || wanted == actual;
}

}

bool covers(const Acceptance &acceptance, const Finding &finding, const Design &design) {
    if (acceptance.rule != finding.rule) return false;
    const Place &where = acceptance.where, &place = finding.place;
    if (!anyOr(where.tableName, place.tableName) || !anyOr(where.indexName, place.indexName) ||
        !anyOr(where.entityName, place.entityName) || !anyOr(where.attributeName, place.attributeName) ||
        !anyOr(where.patternId, place.patternId))
        return false;
    if (acceptance.itemKey.empty()) return true;
    const auto *table = design.table(place.tableName);
    return table && place.itemIndex && itemKeyText(*table, *place.itemIndex) == acceptance.itemKey;
}

Acceptance acceptanceOf(const Finding &finding, const Design &design, std::string reason) {
    Acceptance acceptance{.rule = finding.rule, .where = finding.place, .reason = std::move(reason)};
    acceptance.where.itemIndex.reset();
    if (const auto *table = design.table(finding.place.tableName); table && finding.place.itemIndex)
        acceptance.itemKey = itemKeyText(*table, *finding.place.itemIndex);
    return acceptance;
}

std::vector<Finding> findings(const TableDesign &table, std::size_t mostPerRule) {
    std::vector<Finding> out;
    const Design none;
    Runner(none, mostPerRule).table(factsOf(table), out);
    return out;
}

std::vector<Finding> findings(const Design &design, std::size_t mostPerRule) {
    std::vector<Finding> out;
    const DesignFacts facts = factsOf(design);
    const Runner runner(design, mostPerRule);
    for (const TableFacts &table : facts.tables) runner.table(table, out);
    for (const Rule *rule : rules()) runner.run(*rule, facts, {}, out);
    return out;
}

}
