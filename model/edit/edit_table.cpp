#include "model/edit/edit_table.h"

#include "engine/request/constraints.h"
#include "engine/schema/table_checks.h"
#include "model/deploy/to_requests.h"

#include <map>

namespace model {

namespace {

std::optional<std::string> fault(const engine::TableDescription &description) {
    engine::Request request = createTableRequest(description);
    if (const auto members = engine::checkConstraints(request); !members) return members.error().message;
    const auto table = engine::tableFrom(std::get<engine::CreateTableInput>(request));
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

Result<void> checkDeployed(const TableDesign &before, const TableDesign &after) {
    if (!before.deployed || !after.deployed) return {};
    const engine::TableDescription &was = before.description, &is = after.description;
    const struct {
        bool changed;
        const char *why;
    } fixed[] = {
        {was.tableName != is.tableName,                         TRANSLATABLE("Edits", "%1 is deployed, and DynamoDB does not rename a table. "
                                                              "Duplicate it, or take the mark off.")},
        {was.keySchema != is.keySchema,
         TRANSLATABLE("Edits",                                                        "%1 is deployed, and DynamoDB fixes a table's key when it "
                                  "creates it. Duplicate the table, or take the mark off.")                                                                },
        {was.localSecondaryIndexes != is.localSecondaryIndexes,
         TRANSLATABLE("Edits",
         "%1 is deployed, and DynamoDB creates local secondary indexes only with their table. Add "
                "a global one, or take the mark off.")                                                                                                                                   },
    };
    for (const auto &part : fixed)
        if (part.changed) return refusal({"Edits", part.why, {before.name()}});
    return {};
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

void renameUnknown(TableDesign &table, const std::string &from, const std::string *to) {
    const auto concerned = [&](const UnknownMember &member) {
        return member.where == from || member.where.starts_with(from + '/');
    };
    if (to == nullptr) {
        std::erase_if(table.unknown, concerned);
        return;
    }
    for (UnknownMember &member : table.unknown)
        if (concerned(member)) member.where = *to + member.where.substr(from.size());
}

void renameAccepted(Design &design, std::string_view tableName, std::string Place::*part, std::string_view from,
    const std::string &to) {
    for (Acceptance &acceptance : design.accepted)
        if (acceptance.where.tableName == tableName && acceptance.where.*part == from) acceptance.where.*part = to;
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
