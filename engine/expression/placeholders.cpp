#include "engine/expression/placeholders.h"

#include "engine/base/limits.h"
#include "engine/base/result.h"

#include <algorithm>
#include <vector>

namespace engine {

namespace {

bool isPlaceholder(std::string_view key, char first) {
    const auto isNamePart = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    };
    return key.size() > 1 && key.front() == first && std::ranges::all_of(key.substr(1), isNamePart);
}

template <class Map> Result<void> checkKeys(const Map &map, const char *parameter, char first) {
    if (map.empty()) return validation(std::string(parameter) + " must not be empty");
    for (const auto &[key, _] : map)
        if (!isPlaceholder(key, first))
            return validation(std::string(parameter) + " contains invalid key: Syntax error; key: \"" + key + "\"");
    return {};
}

Result<void> checkNames(const AttributeNames &names) {
    for (const auto &[key, name] : names) {
        const char *fault = name.empty()                               ? "Empty attribute name"
                            : name.size() > limits::attributeNameBytes ? "Attribute name is too large, must be less "
                                                                         "than 65536 bytes"
                                                                       : nullptr;
        if (fault)
            return validation(
                std::string("ExpressionAttributeNames contains invalid value: ") + fault + " for key " + key);
    }
    return {};
}

std::string join(const std::vector<std::string> &parts, const char *separator) {
    std::string text;
    for (const std::string &part : parts) text += (text.empty() ? "" : separator) + part;
    return text;
}

template <class Map>
Result<void> checkUsed(const Map *map, std::vector<std::string_view> &used, const char *parameter) {
    if (!map) return {};
    if (used.size() == 1 && map->size() == 1) return {}; // a key that is used is in the map
    std::ranges::sort(used);
    std::vector<std::string> unused;
    for (const auto &[key, _] : *map)
        if (!std::ranges::binary_search(used, std::string_view(key))) unused.push_back(key);
    if (unused.empty()) return {};
    return validation(
        std::string("Value provided in ") + parameter + " unused in expressions: keys: {" + join(unused, ", ") + "}");
}

}

Result<void> Placeholders::checkGiven(const std::optional<AttributeNames> &names,
    const std::optional<AttributeValues> &values, std::span<const ExpressionParameter> parameters) {
    if (names && std::ranges::none_of(parameters, &ExpressionParameter::given))
        return validation("ExpressionAttributeNames can only be specified when using expressions");
    const auto givenWithValues = [](const ExpressionParameter &parameter) {
        return parameter.given && parameter.takesValues;
    };
    if (values && std::ranges::none_of(parameters, givenWithValues)) {
        std::vector<std::string> missing;
        for (const ExpressionParameter &parameter : parameters)
            if (parameter.takesValues) missing.emplace_back(parameter.name);
        return validation("ExpressionAttributeValues can only be specified when using expressions: " +
                          join(missing, " and ") + (missing.size() == 1 ? " is null" : " are null"));
    }
    return {};
}

Result<Placeholders> Placeholders::make(const std::optional<AttributeNames> &names,
    const std::optional<AttributeValues> &values, std::span<const ExpressionParameter> parameters) {
    CHECK(checkGiven(names, values, parameters));
    if (names) {
        CHECK(checkKeys(*names, "ExpressionAttributeNames", '#'));
        CHECK(checkNames(*names));
    }
    if (values) CHECK(checkKeys(*values, "ExpressionAttributeValues", ':'));
    Placeholders placeholders;
    placeholders.m_names = names ? &*names : nullptr;
    placeholders.m_values = values ? &*values : nullptr;
    return placeholders;
}

Placeholders Placeholders::open(
    const std::optional<AttributeNames> &names, const std::optional<AttributeValues> &values) {
    Placeholders placeholders;
    placeholders.m_names = names ? &*names : nullptr;
    placeholders.m_values = values ? &*values : nullptr;
    placeholders.m_open = true;
    return placeholders;
}

const std::string *Placeholders::name(std::string_view placeholder) {
    if (m_names)
        if (const auto found = m_names->find(std::string(placeholder)); found != m_names->end()) {
            m_usedNames.push_back(found->first);
            return &found->second;
        }
    return m_open ? &*m_standIns.emplace(placeholder).first : nullptr;
}

const ValueBlob *Placeholders::value(std::string_view placeholder) {
    static const ValueBlob notGiven;
    if (m_values)
        if (const auto found = m_values->find(std::string(placeholder)); found != m_values->end()) {
            m_usedValues.push_back(found->first);
            return &found->second;
        }
    return m_open ? &notGiven : nullptr;
}

Result<void> Placeholders::checkUnused() {
    CHECK(checkUsed(m_names, m_usedNames, "ExpressionAttributeNames"));
    return checkUsed(m_values, m_usedValues, "ExpressionAttributeValues");
}

}
