#include "engine/request/constraints.h"

#include "engine/base/result.h"
#include "engine/request/rule_checker.h"

#include <algorithm>

namespace engine {

namespace fields {

namespace {

/// UTF-8 characters: bytes that do not continue one.
std::size_t characters(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; }));
}

bool isNameCharacter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.' ||
           c == '-';
}

constexpr std::size_t messageMaximum = 10; // the service tells no more at once

}

std::string Path::text(bool newWording) const {
    std::string text = parent ? parent->text(newWording) + "." : "";
    if (index > 0) return text + std::to_string(index) + ".member";
    text += name;
    if (isKey) return text + ".member";
    const std::size_t first = text.size() - name.size();
    if (!newWording && !name.empty()) text[first] = static_cast<char>(text[first] | 0x20);
    return text;
}

void Violations::add(const Path &path, const Rule &rule, const std::string &value, std::string_view constraint) {
    std::string message = "Value ";
    if (!rule.newWording) message += "'" + value + "' ";
    m_messages.push_back(
        message + "at '" + path.text(rule.newWording) + "' failed to satisfy constraint: " + std::string(constraint));
}

void Violations::missing(const Path &path, const Rule &rule) {
    if (rule.requiredFirst) {
        if (m_missingFirst.empty()) m_missingFirst = path.name;
        return;
    }
    m_messages.push_back(
        "Value null at '" + path.text(false) + "' failed to satisfy constraint: Member must not be null");
}

void Violations::notInEnum(const Path &path, const Rule &rule, std::string_view value, std::string_view set) {
    add(path, rule, std::string(value), "Member must satisfy enum value set: [" + std::string(set) + "]");
}

std::string Violations::atLeast(const char *what, std::size_t limit) {
    return std::string("Member must have ") + what + " greater than or equal to " + std::to_string(limit);
}

std::string Violations::atMost(const char *what, std::size_t limit) {
    return std::string("Member must have ") + what + " less than or equal to " + std::to_string(limit);
}

bool Violations::keeps(const Rule &rule, std::string_view text) {
    const std::size_t length = characters(text);
    return length >= rule.minLength && length <= rule.maxLength &&
           (!rule.namePattern || std::ranges::all_of(text, isNameCharacter));
}

void Violations::wrongKeys(const Path &path, const Rule &rule, const std::string &value) {
    add(path, rule, value,
        "Map keys must satisfy constraint: [" + atMost("length", rule.keys->maxLength) + ", " +
            atLeast("length", rule.keys->minLength) +
            ", Member must satisfy regular expression pattern: [a-zA-Z0-9_.-]+]");
}

void Violations::wrongValues(const Path &path, const Rule &rule, const std::string &value) {
    add(path, rule, value,
        "Map value must satisfy constraint: [" + atMost("length", rule.values->maxLength) + ", " +
            atLeast("length", rule.values->minLength) + "]");
}

void Violations::checkText(const Path &path, const Rule &rule, std::string_view text) {
    const bool breaksPattern = text.empty() ? rule.emptyBreaksPattern : !std::ranges::all_of(text, isNameCharacter);
    if (rule.namePattern && breaksPattern)
        add(path, rule, std::string(text), "Member must satisfy regular expression pattern: [a-zA-Z0-9_.-]+");
    checkLength(path, rule, characters(text), [&] { return std::string(text); });
}

void Violations::checkRange(const Path &path, const Rule &rule, std::int64_t value) {
    if (rule.minimum && value < *rule.minimum)
        add(path, rule, std::to_string(value),
            "Member must have value greater than or equal to " + std::to_string(*rule.minimum));
    if (rule.maximum && value > *rule.maximum)
        add(path, rule, std::to_string(value),
            "Member must have value less than or equal to " + std::to_string(*rule.maximum));
}

std::optional<Error> Violations::error() const {
    if (!m_missingFirst.empty())
        return validation("The parameter '" + m_missingFirst + "' is required but was not present in the request")
            .value();
    if (m_messages.empty()) return std::nullopt;
    const std::size_t count = std::min(m_messages.size(), messageMaximum);
    std::string message = std::to_string(count) + " validation error" + (count == 1 ? "" : "s") + " detected: ";
    for (std::size_t i = 0; i < count; ++i) message.append(i == 0 ? "" : "; ").append(m_messages[i]);
    return validation(std::move(message)).value();
}

}

Result<void> checkConstraints(const Request &request) {
    fields::Violations violations;
    fields::RuleChecker checker(violations);
    std::visit([&](const auto &input) { describe(checker, input); }, request);
    if (auto error = violations.error()) return tl::unexpected(*std::move(error));
    return {};
}

}
