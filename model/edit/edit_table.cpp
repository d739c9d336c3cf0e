#include "model/edit/edit_table.h"

#include "engine/base/limits.h"
#include "engine/schema/table_checks.h"
#include "model/deploy/to_requests.h"

#include <map>

namespace model {

namespace {

constexpr std::string_view namePattern = "[a-zA-Z0-9_.-]+";

/// The constraint that every name of a table or index has to keep, in the words of the older validation layer.
Result<void> checkName(std::string_view name, const std::string &member) {
    const auto broken = [&](const std::string &constraint) {
        return engine::validation("1 validation error detected: Value '" + std::string(name) + "' at '" + member +
                                  "' failed to satisfy constraint: Member must " + constraint);
    };
    if (name.size() < engine::limits::tableNameMinimum)
        return broken("have length greater than or equal to " + std::to_string(engine::limits::tableNameMinimum));
    if (name.size() > engine::limits::tableNameMaximum)
        return broken("have length less than or equal to " + std::to_string(engine::limits::tableNameMaximum));
    const bool plain = std::ranges::all_of(name, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.' ||
               c == '-';
    });
    if (!plain) return broken("satisfy regular expression pattern: " + std::string(namePattern));
    return {};
}

std::optional<std::string> fault(const engine::TableDescription &description) {
    const auto table = engine::tableFrom(createTableRequest(description));
    if (!table) return table.error().message;
    const auto indexes = engine::checkIndexes(*table);
    if (!indexes) return indexes.error().message;
    return std::nullopt;
}

}

Result<void> checkTable(const engine::TableDescription *before, const engine::TableDescription &after) {
    const auto now = fault(after);
    if (!now || (before != nullptr && fault(*before) == now)) return {};
    return refusal(Message::verbatim(*now));
}

Result<void> checkTableName(std::string_view name) {
    return checkName(name, "tableName");
}

Result<void> checkIndexName(std::string_view name) {
    return checkName(name, "indexName");
}

Result<std::size_t> findTable(const Design &design, std::string_view tableName) {
    const auto index = design.tableIndex(tableName);
    if (!index)
        return engine::failure(engine::Error::Code::ResourceNotFound,
            "Requested resource not found: Table: " + std::string(tableName) + " not found");
    return *index;
}

void agreeOnTypes(TableDesign &table) {
    std::map<std::string, engine::ScalarType> typeOf;
    for (const engine::KeyAttribute &key : table.description.keySchema.attributes()) typeOf[key.name] = key.type;
    for (const DeclaredAttribute &attribute : table.attributes)
        if (attribute.type <= engine::Type::B)
            typeOf.try_emplace(attribute.name, static_cast<engine::ScalarType>(attribute.type));
    forEachIndex(table.description, [&](engine::SecondaryIndex &index) {
        auto key = changedKey(index.keySchema, [&](engine::KeyAttribute &attribute) {
            attribute.type = typeOf.try_emplace(attribute.name, attribute.type).first->second;
            declareIfNew(table, attribute.name, static_cast<engine::Type>(attribute.type));
        });
        if (key) index.keySchema = *std::move(key); // the names are as they were, so it is a key
    });
}

void declareIfNew(TableDesign &table, std::string_view attributeName, engine::Type type) {
    if (table.description.keySchema.contains(attributeName)) return;
    if (std::ranges::find(table.attributes, attributeName, &DeclaredAttribute::name) != table.attributes.end()) return;
    table.attributes.push_back({.name = std::string(attributeName), .type = type});
}

void renameCards(Design &design, const std::string &from, const std::string *to) {
    std::map<std::string, CardPosition> cards;
    bool changed = false;
    for (const auto &[card, position] : design.layout->cards) {
        const bool concerned = card == from || card.starts_with(from + '/');
        changed = changed || concerned;
        if (!concerned)
            cards[card] = position;
        else if (to != nullptr)
            cards[*to + card.substr(from.size())] = position;
    }
    if (changed) design.layout = Shared(Layout{.cards = std::move(cards)});
}

bool hasCard(const Design &design, std::string_view card) {
    const auto isCard = [&](std::string_view kind, std::string_view tableName, std::string_view name) {
        std::string full = std::string(kind) + '/' + std::string(tableName);
        if (!name.empty()) full += '/' + std::string(name);
        return full == card;
    };
    return std::ranges::any_of(design.tables, [&](const Shared<TableDesign> &table) {
        if (isCard("table", table->name(), {})) return true;
        for (const auto *indexes :
            {&table->description.localSecondaryIndexes, &table->description.globalSecondaryIndexes})
            for (const engine::SecondaryIndex &index : *indexes)
                if (isCard("index", table->name(), index.indexName)) return true;
        return std::ranges::any_of(table->entityTypes,
            [&](const Shared<EntityType> &entity) { return isCard("entity", table->name(), entity->name); });
    });
}

}
