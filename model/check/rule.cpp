#include "model/check/rule.h"

#include <algorithm>

namespace model {

const std::vector<const Rule *> &rules() {
    static const std::vector<const Rule *> all = [] {
        std::vector<const Rule *> list;
        for (const auto part : {itemRules(), keyRules(), indexRules(), settingRules(), patternRules()})
            for (const Rule &rule : part) list.push_back(&rule);
        return list;
    }();
    return all;
}

const Rule *ruleOf(std::string_view id) {
    const auto found = std::ranges::find_if(rules(), [&](const Rule *rule) { return rule->id == id; });
    return found == rules().end() ? nullptr : *found;
}

const char *severityName(Severity severity) {
    switch (severity) {
    case Severity::Error: return "error";
    case Severity::Warning: return "warning";
    case Severity::Hint: break;
    }
    return "hint";
}

const char *profileName(CheckProfile profile) {
    switch (profile) {
    case CheckProfile::SingleTable: return "single table";
    case CheckProfile::ManyTables: return "many tables";
    case CheckProfile::Auto: break;
    }
    return "any";
}

std::string rulesText() {
    std::string out;
    for (const Rule *rule : rules()) {
        out += std::string(rule->id) + " (" + severityName(rule->severity);
        if (rule->profile != CheckProfile::Auto) out += std::string(", ") + profileName(rule->profile);
        out += std::string("): ") + rule->title + ".\n    " + rule->why + "\n    " + rule->source + "\n";
    }
    return out + std::to_string(rules().size()) + " rules\n";
}

}
