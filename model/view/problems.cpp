#include "model/view/problems.h"

#include "model/check/check.h"
#include "model/design/value_text.h"

#include <algorithm>

namespace model {
namespace {

const char *severityName(Severity severity) {
    switch (severity) {
    case Severity::Error: return "error";
    case Severity::Warning: return "warning";
    case Severity::Hint: break;
    }
    return "hint";
}

}

Problems problemsOf(const Design &design) {
    Problems problems{.findings = findings(design)};
    std::ranges::stable_sort(problems.findings, {}, &Finding::severity);
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
    std::string out;
    for (const auto &finding : problems.findings)
        out += std::string(severityName(finding.severity)) + " " + placeText(design, finding.place) + ": " +
               finding.message.english() + " [" + finding.rule + "]\n";
    return out;
}

}
