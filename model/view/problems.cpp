#include "model/view/problems.h"

#include "model/check/check.h"
#include "model/check/rule.h"
#include "model/design/value_text.h"

#include <algorithm>

namespace model {

Problems problemsOf(const Design &design) {
    Problems problems;
    for (Finding &finding : findings(design))
        (finding.accepted ? problems.accepted : problems.findings).push_back(std::move(finding));
    for (auto *list : {&problems.findings, &problems.accepted}) std::ranges::stable_sort(*list, {}, &Finding::severity);
    for (const Acceptance &acceptance : design.accepted)
        if (std::ranges::none_of(
                problems.accepted, [&](const Finding &finding) { return covers(acceptance, finding, design); }))
            problems.withoutFinding.push_back(acceptance);
    for (const auto &finding : problems.findings) {
        switch (finding.severity) {
        case Severity::Error: ++problems.errors; break;
        case Severity::Warning: ++problems.warnings; break;
        case Severity::Hint: ++problems.hints; break;
        }
    }
    return problems;
}

std::string placeText(const Design &design, const Place &place) {
    std::string out;
    const auto add = [&](const std::string &part) {
        if (part.empty()) return;
        if (!out.empty()) out += " › ";
        out += part;
    };
    add(place.patternId);
    add(place.tableName);
    add(place.indexName);
    add(place.entityName);
    const auto *table = design.table(place.tableName);
    if (table && place.itemIndex && *place.itemIndex < table->items->size()) {
        const engine::ItemView item((*table->items)[*place.itemIndex]->blob);
        bool keyed = false;
        for (const auto &key : table->description.keySchema.attributes()) {
            const auto value = item.find(key.name);
            add(value ? displayText(*value, 120) : "–");
            keyed = keyed || value.has_value();
        }
        if (!keyed) add("#" + std::to_string(*place.itemIndex + 1));
    }
    add(place.attributeName);
    return out;
}

std::string toText(const Design &design, const Problems &problems) {
    const auto line = [&](const std::string &kind, const Finding &finding) {
        const std::string place = placeText(design, finding.place);
        return kind + (place.empty() ? "" : " ") + place + ": " + finding.message.english() + " [" + finding.rule + "]";
    };
    std::string out;
    for (const auto &finding : problems.findings) out += line(severityName(finding.severity), finding) + "\n";
    for (const auto &finding : problems.accepted)
        out += line("accepted", finding) + " because: " + *finding.accepted + "\n";
    for (const auto &acceptance : problems.withoutFinding)
        out +=
            "accepted, but not found any more: " + acceptance.rule + " " + placeText(design, acceptance.where) + "\n";
    return out;
}

}
