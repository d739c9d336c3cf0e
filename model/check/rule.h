#pragma once

#include "model/check/facts.h"
#include "model/check/finding.h"

#include <functional>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

namespace model {

using Report = std::function<void(Message, Place)>;

/// One rule of the design checklist: a row of the tables in *_rules.cpp.
struct Rule {
    const char *id; ///< "duplicate-key": stable, stands in project files and reports.
    Severity severity;
    CheckProfile profile; ///< Auto: holds for every design.
    const char *title;    ///< English; translated in context "Rules".
    const char *why;      ///< English; translated in context "Rules".
    const char *source;   ///< Where AWS says so; ours where it is about our own file.
    std::variant<void (*)(const TableFacts &, const Report &), void (*)(const DesignFacts &, const Report &)> check;
};

/// One row of a table; a function, for what the rows are is long text.
constexpr Rule row(const char *id, Severity severity, CheckProfile profile, const char *title, const char *why,
    const char *source, decltype(Rule::check) check) {
    return {id, severity, profile, title, why, source, check};
}

std::span<const Rule> itemRules();
std::span<const Rule> keyRules();
std::span<const Rule> indexRules();
std::span<const Rule> settingRules();
std::span<const Rule> patternRules();

/// All of them, in the order in which a table is looked at.
const std::vector<const Rule *> &rules();
const Rule *ruleOf(std::string_view id); ///< Null: there is none of that id.

const char *severityName(Severity severity);   ///< "error", "warning", "hint"
const char *profileName(CheckProfile profile); ///< "any", "single table", "many tables"
/// What the checklist holds, for a terminal: each rule with its reason and source.
std::string rulesText();

}
