#pragma once

#include "engine/request/constraints.h"
#include "engine/request/value_printer.h"

#include <algorithm>

namespace engine::fields {

/// Checks one value against the rule of its member; says nothing of what lies inside a structure.
template <class T> void checkRule(Violations &violations, const Path &path, const T &value, const Rule &rule) {
    if constexpr (std::same_as<T, std::string>) {
        violations.checkText(path, rule, value);
    } else if constexpr (std::same_as<T, std::int64_t>) {
        violations.checkRange(path, rule, value);
    } else if constexpr (requires { value.size(); }) {
        const auto print = [&] { return ValuePrinter::print(value); };
        violations.checkLength(path, rule, value.size(), print);
        if constexpr (requires { typename T::mapped_type; }) {
            const auto keepsKey = [&](const auto &entry) { return Violations::keeps(*rule.keys, entry.first); };
            if (rule.keys && !std::ranges::all_of(value, keepsKey)) violations.wrongKeys(path, rule, print());
        }
        if constexpr (requires { value.begin()->second.size(); }) {
            const auto keepsValue = [&](const auto &entry) {
                return entry.second.size() >= rule.values->minLength && entry.second.size() <= rule.values->maxLength;
            };
            if (rule.values && !std::ranges::all_of(value, keepsValue)) violations.wrongValues(path, rule, print());
        }
    }
}

/// Walks a request in memory and checks every member's rule.
class RuleChecker {
public:
    explicit RuleChecker(Violations &violations, const Path *path = nullptr) : m_violations(violations), m_path(path) {}

    template <class T> void operator()(std::string_view name, const T &member, const Rule &rule) {
        check({m_path, name}, member, rule);
    }

private:
    template <class T> void check(const Path &path, const std::optional<T> &member, const Rule &rule) {
        if (member) {
            check(path, *member, rule);
        } else if (rule.required) {
            m_violations.missing(path, rule);
        }
    }
    template <class T> void check(const Path &path, const T &member, const Rule &rule) {
        checkRule(m_violations, path, member, rule);
        if constexpr (Structure<T>) {
            RuleChecker inside(m_violations, &path);
            describe(inside, member);
        }
    }
    template <class T> void check(const Path &path, const std::vector<T> &member, const Rule &rule) {
        checkRule(m_violations, path, member, rule);
        std::size_t index = 0;
        for (const T &element : member) check({&path, {}, ++index}, element, rule.element ? *rule.element : optional);
    }
    template <class T> void check(const Path &path, const std::map<std::string, T> &member, const Rule &rule) {
        checkRule(m_violations, path, member, rule);
        for (const auto &[key, value] : member) check({&path, key, 0, true}, value, optional);
    }

    Violations &m_violations;
    const Path *m_path;
};

}
