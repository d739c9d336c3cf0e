#include "model/edit/new_item.h"

#include "engine/value/key_bytes.h"
#include "model/design/key_template.h"
#include "model/infer/entity_inference.h"

#include <algorithm>
#include <cstdio>
#include <map>
#include <unordered_set>

namespace model {
namespace {

using Variables = std::map<std::string, std::string, std::less<>>;

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// "2024-02-28" as days of a calendar; nothing where the text is another.
std::optional<std::string> nextDay(std::string_view text) {
    int year = 0, month = 0, day = 0, end = 0;
    const std::string date(text);
    const bool shaped = date.size() == 10 && date[4] == '-' && date[7] == '-' &&
                        std::sscanf(date.c_str(), "%4d-%2d-%2d%n", &year, &month, &day, &end) == 3 && end == 10;
    if (!shaped || month < 1 || month > 12 || day < 1) return std::nullopt;
    const bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    const int days[] = {31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    if (++day > days[month - 1]) {
        day = 1;
        if (++month > 12) {
            month = 1;
            ++year;
        }
    }
    char next[16];
    std::snprintf(next, sizeof next, "%04d-%02d-%02d", year % 10000, month, day);
    return next;
}

engine::AttributeValue keyValue(engine::ScalarType type, const std::string &text) {
    if (type == engine::ScalarType::N) {
        if (auto number = engine::Number::parse(text)) return {*number};
        return {engine::Number::fromInteger(1)};
    }
    if (type == engine::ScalarType::B) return {engine::Binary{text}};
    return {text};
}

std::string keyText(const engine::AttributeValue &value) {
    if (const auto *text = std::get_if<std::string>(&value.value)) return *text;
    if (const auto *number = std::get_if<engine::Number>(&value.value)) return number->text();
    if (const auto *binary = std::get_if<engine::Binary>(&value.value)) return binary->bytes;
    return {};
}

/// None for sets, which cannot be empty.
std::optional<engine::AttributeValue> neutral(engine::Type type) {
    switch (type) {
    case engine::Type::S: return engine::AttributeValue{std::string()};
    case engine::Type::N: return engine::AttributeValue{engine::Number()};
    case engine::Type::B: return engine::AttributeValue{engine::Binary()};
    case engine::Type::Bool: return engine::AttributeValue{false};
    case engine::Type::Null: return engine::AttributeValue{engine::Null()};
    case engine::Type::M: return engine::AttributeValue{engine::Item()};
    case engine::Type::L: return engine::AttributeValue{engine::List()};
    default: return std::nullopt;
    }
}

class NewItem {
public:
    NewItem(const TableDesign &table, std::optional<std::size_t> like, std::optional<std::size_t> entity)
        : m_table(table) {
        const EntityMatcher matcher(table);
        const auto &items = *table.items;
        if (like && *like < items.size()) {
            m_beside = items[*like]->blob;
            m_entity = matcher.entityOf(m_beside);
        }
        if (entity && *entity < table.entityTypes.size()) m_entity = entity;
        if (like && *like < items.size() && matcher.entityOf(m_beside) == m_entity) {
            m_kind = items[*like].operator->();
        } else {
            for (const auto &item : items)
                if (matcher.entityOf(item->blob) == m_entity) m_kind = item.operator->();
        }
        if (m_kind) m_shape = engine::ItemView(m_kind->blob).decode();
    }

    SampleItem make() {
        readVariables();
        engine::Item item;
        setKeys(item);
        setAttributes(item);
        SampleItem made;
        if (m_kind) {
            made.facet = m_kind->facet;
            made.attributeOrder = m_kind->attributeOrder;
        }
        made.blob = engine::encode(item);
        return made;
    }

private:
    std::optional<KeyTemplate> templateOf(const std::string &attribute) const {
        if (!m_entity) return std::nullopt;
        const auto &templates = m_table.entityTypes[*m_entity]->keyTemplates;
        const auto found = templates.find(attribute);
        if (found == templates.end()) return std::nullopt;
        return KeyTemplate(found->second);
    }

    void read(const std::string &attribute, const engine::AttributeValue &value) {
        const auto keyTemplate = templateOf(attribute);
        if (!keyTemplate) return;
        if (const auto values = keyTemplate->read(keyText(value)))
            for (const auto &[name, text] : *values) m_variables[name] = text;
    }

    /// From the item that it is like; its partition from the item that it stands beside.
    void readVariables() {
        if (m_entity)
            for (const auto &[attribute, text] : m_table.entityTypes[*m_entity]->keyTemplates)
                if (const auto found = m_shape.find(attribute); found != m_shape.end()) read(attribute, found->second);
        for (const auto &key : m_table.description.keySchema.partitionKeys()) {
            const auto value = engine::ItemView(m_beside).find(key.name);
            const auto keyTemplate = templateOf(key.name);
            if (value && (!keyTemplate || keyTemplate->matches(keyText(value->decode())))) {
                m_partition[key.name] = value->decode();
                read(key.name, m_partition[key.name]);
            } else if (const auto found = m_shape.find(key.name); found != m_shape.end()) {
                m_partition[key.name] = found->second;
            }
        }
    }

    std::string filled(const KeyTemplate &keyTemplate) const {
        std::string text;
        for (const auto &part : keyTemplate.parts()) {
            const auto known = m_variables.find(part.text);
            text += !part.variable ? part.text : known != m_variables.end() ? known->second : "1";
        }
        return text;
    }

    /// What a key attribute is before it is counted on.
    std::string startOf(const engine::KeyAttribute &key) const {
        if (const auto keyTemplate = templateOf(key.name)) return filled(*keyTemplate);
        if (const auto found = m_partition.find(key.name); found != m_partition.end()) return keyText(found->second);
        if (const auto found = m_shape.find(key.name); found != m_shape.end()) return keyText(found->second);
        return key.type == engine::ScalarType::N ? "1" : key.name + "#1";
    }

    void setKeys(engine::Item &item) {
        const auto &schema = m_table.description.keySchema;
        std::unordered_set<std::string> taken;
        const auto bytesOf = [&](engine::ItemView of) -> std::optional<std::string> {
            const auto partition = engine::partitionKeyBytes(of, schema);
            const auto sort = engine::sortKeyBytes(of, schema);
            if (!partition || !sort) return std::nullopt;
            return *partition + *sort;
        };
        for (const auto &other : *m_table.items)
            if (auto bytes = bytesOf(other->blob)) taken.insert(*std::move(bytes));

        // What is counted on: the last variable of the sort key, else of the partition key; without a template the
        // text of the sort key, else of the partition key.
        const auto keys = schema.attributes();
        std::string variable, plainKey = keys.back().name;
        for (const auto &key : keys)
            if (const auto keyTemplate = templateOf(key.name))
                if (const auto names = keyTemplate->variables(); !names.empty()) variable = names.back();
        const auto lastTemplate = templateOf(keys.back().name);
        const bool byVariable = !variable.empty() && lastTemplate.has_value();
        std::string plain = startOf(keys.back());
        for (std::size_t tries = 0; tries <= m_table.items->size() + 1; ++tries) {
            for (const auto &key : keys) {
                const bool counted = !byVariable && key.name == plainKey;
                const auto keyTemplate = templateOf(key.name);
                const std::string text = counted ? plain : keyTemplate ? filled(*keyTemplate) : startOf(key);
                item[key.name] = keyValue(key.type, text);
            }
            const auto encoded = engine::encode(item);
            const auto bytes = bytesOf(encoded);
            if (bytes && !taken.contains(*bytes)) return;
            if (byVariable) {
                auto &value = m_variables[variable];
                value = value.empty() ? "2" : nextKeyText(value);
            } else {
                plain = nextKeyText(plain);
            }
        }
    }

    void setAttributes(engine::Item &item) {
        const auto definitions = m_table.description.attributeDefinitions();
        const auto isIndexKey = [&](const std::string &name) {
            return std::ranges::find(definitions, name, &engine::KeyAttribute::name) != definitions.end();
        };
        const auto add = [&](const std::string &name, engine::Type type, const engine::AttributeValue *shape) {
            if (item.contains(name)) return;
            const auto keyTemplate = templateOf(name);
            const auto variable = m_variables.find(name);
            if (keyTemplate && type == engine::Type::S)
                item[name] = {filled(*keyTemplate)};
            else if (variable != m_variables.end() && type == engine::Type::S)
                item[name] = {variable->second};
            else if (isIndexKey(name) && shape)
                item[name] = *shape;
            else if (auto value = neutral(type); value && !isIndexKey(name))
                item[name] = *std::move(value);
        };
        for (const auto &[name, value] : m_shape) add(name, value.type(), &value);
        if (m_kind) return;
        if (m_entity)
            for (const auto &[name, text] : m_table.entityTypes[*m_entity]->keyTemplates)
                add(name, engine::Type::S, nullptr);
        if (m_table.entityTypes.size() <= 1)
            for (const auto &attribute : m_table.attributes) add(attribute.name, attribute.type, nullptr);
    }

    const TableDesign &m_table;
    engine::ItemBlob m_beside;
    std::optional<std::size_t> m_entity;
    const SampleItem *m_kind = nullptr; ///< The item whose shape it takes.
    engine::Item m_shape, m_partition;
    Variables m_variables;
};

}

SampleItem newItem(const TableDesign &table, std::optional<std::size_t> like, std::optional<std::size_t> entity) {
    return NewItem(table, like, entity).make();
}

std::string nextKeyText(std::string_view text) {
    if (const auto day = nextDay(text)) return *day;
    std::string next(text);
    std::size_t digit = next.size();
    while (digit > 0 && isDigit(next[digit - 1])) {
        if (next[--digit] != '9') {
            ++next[digit];
            return next;
        }
        next[digit] = '0';
    }
    if (digit == next.size()) return next + (next.empty() ? "1" : "2");
    next.insert(digit, 1, '1');
    return next;
}

}
