#include "model/edit/canvas_edits.h"

#include "engine/schema/secondary_index.h"
#include "model/edit/edit_table.h"
#include "model/edit/entity_edits.h"
#include "model/edit/index_edits.h"
#include "model/edit/table_edits.h"
#include "model/infer/entity_attributes.h"

#include <algorithm>

namespace model {

namespace {

Result<const engine::SecondaryIndex *> indexOf(const TableDesign &table, std::string_view indexName) {
    const auto *index = table.description.index(indexName);
    if (!index) return engine::validation("The table does not have the specified index: " + std::string(indexName));
    return index;
}

Result<engine::ScalarType> keyType(const TableDesign &table, std::string_view attributeName) {
    const auto type = knownType(table, attributeName).value_or(engine::Type::S);
    if (type > engine::Type::B)
        return refusal({
            "Edits", TRANSLATABLE("Edits", "%1 is of type %2; a key is of type S, N or B."),
            {std::string(attributeName), engine::typeName(type)}
        });
    return static_cast<engine::ScalarType>(type);
}

Result<Design> editKey(Design design, const KeySlot &slot, std::string attributeName, bool insert) {
    TRY(const auto number, findTable(design, slot.tableName));
    const TableDesign &table = *design.tables[number];
    const engine::KeySchema *key = &table.description.keySchema;
    if (!slot.indexName.empty()) {
        TRY(const auto *index, indexOf(table, slot.indexName));
        key = &index->keySchema;
    }
    auto partitionKeys = key->partitionKeys(), sortKeys = key->sortKeys();
    auto &keys = slot.sortKey ? sortKeys : partitionKeys;
    const std::size_t position = std::min(slot.position, keys.size());
    const auto at = keys.begin() + static_cast<std::ptrdiff_t>(position);
    if (attributeName.empty()) {
        if (position < keys.size()) keys.erase(at);
    } else {
        TRY(const auto type, keyType(table, attributeName));
        const engine::KeyAttribute attribute{std::move(attributeName), type};
        if (insert || position == keys.size())
            keys.insert(at, attribute);
        else
            *at = attribute;
    }
    TRY(auto schema, engine::KeySchema::make(std::move(partitionKeys), std::move(sortKeys)));
    if (slot.indexName.empty()) return setTableKey(std::move(design), slot.tableName, std::move(schema));
    return setIndexKey(std::move(design), slot.tableName, slot.indexName, std::move(schema));
}

const std::string *templateOf(const EntityType &entity, const std::string &attribute) {
    const auto found = entity.keyTemplates.find(attribute);
    return found == entity.keyTemplates.end() ? nullptr : &found->second;
}

bool isKeyElsewhere(const TableDesign &table, std::string_view indexName, std::string_view attribute) {
    if (table.description.keySchema.contains(attribute)) return true;
    for (const auto *indexes : {&table.description.localSecondaryIndexes, &table.description.globalSecondaryIndexes})
        for (const engine::SecondaryIndex &index : *indexes)
            if (index.indexName != indexName && index.keySchema.contains(attribute)) return true;
    return false;
}

}

std::optional<engine::Type> knownType(const TableDesign &table, std::string_view attributeName) {
    for (const engine::KeyAttribute &key : table.description.attributeDefinitions())
        if (key.name == attributeName) return static_cast<engine::Type>(key.type);
    const auto declared = std::ranges::find(table.attributes, attributeName, &DeclaredAttribute::name);
    if (declared != table.attributes.end()) return declared->type;
    for (const auto &entity : table.entityTypes)
        for (const EntityAttribute &attribute : entity->attributes)
            if (attribute.name == attributeName && attribute.type) return attribute.type;
    for (const auto &item : *table.items)
        if (const auto value = engine::ItemView(item->blob).find(attributeName)) return value->type();
    return std::nullopt;
}

Result<Design> setKeySlot(Design design, const KeySlot &slot, std::string attributeName) {
    return editKey(std::move(design), slot, std::move(attributeName), false);
}

Result<Design> insertInKey(Design design, const KeySlot &slot, std::string attributeName) {
    return editKey(std::move(design), slot, std::move(attributeName), true);
}

Result<Design> projectAttribute(
    Design design, std::string_view tableName, std::string_view indexName, std::string attributeName) {
    TRY(const auto number, findTable(design, tableName));
    TRY(const auto *index, indexOf(*design.tables[number], indexName));
    engine::Projection projection = index->projection;
    const std::vector<std::string> names = {index->indexName, attributeName};
    if (projection.type == engine::Projection::Type::All)
        return refusal({"Edits", TRANSLATABLE("Edits", "%1 projects everything, %2 with it."), names});
    if (engine::projects(*index, design.tables[number]->description.keySchema, attributeName))
        return refusal({"Edits", TRANSLATABLE("Edits", "%1 projects %2 already."), names});
    projection.type = engine::Projection::Type::Include;
    projection.nonKeyAttributes.push_back(std::move(attributeName));
    return setIndexProjection(std::move(design), tableName, indexName, std::move(projection));
}

Result<Design> unprojectAttribute(
    Design design, std::string_view tableName, std::string_view indexName, std::string_view attributeName) {
    TRY(const auto number, findTable(design, tableName));
    TRY(const auto *index, indexOf(*design.tables[number], indexName));
    engine::Projection projection = index->projection;
    if (std::erase(projection.nonKeyAttributes, attributeName) == 0)
        return refusal({
            "Edits", TRANSLATABLE("Edits", "%1 does not project %2 by its name."),
            {index->indexName, std::string(attributeName)}
        });
    if (projection.nonKeyAttributes.empty()) projection.type = engine::Projection::Type::KeysOnly;
    return setIndexProjection(std::move(design), tableName, indexName, std::move(projection));
}

Result<std::vector<TemplateEdit>> templatesForIndex(
    const TableDesign &table, std::string_view entityName, std::string_view indexName) {
    TRY(const auto number, findEntityType(table, entityName));
    TRY(const auto *index, indexOf(table, indexName));
    const EntityType &entity = *table.entityTypes[number];
    const auto inItems = attributesInItems(table, number);
    const auto carries = [&](const std::string &name) {
        return std::ranges::find(inItems, name, &EntityAttribute::name) != inItems.end() ||
               std::ranges::find(entity.attributes, name, &EntityAttribute::name) != entity.attributes.end();
    };
    const auto &tableKey = table.description.keySchema;
    const std::string *turned[] = {
        tableKey.sortKeys().empty() ? nullptr : templateOf(entity, tableKey.sortKeys().front().name),
        templateOf(entity, tableKey.partitionKeys().front().name)};
    std::vector<TemplateEdit> edits;
    const auto add = [&](const std::vector<engine::KeyAttribute> &keys, bool sortKey) {
        for (const engine::KeyAttribute &key : keys) {
            if (tableKey.contains(key.name) || templateOf(entity, key.name)) continue;
            std::string text = '{' + key.name + '}';
            const std::string *made = turned[sortKey ? 1 : 0] ? turned[sortKey ? 1 : 0] : turned[1];
            if (!carries(key.name) && made && key.type == engine::ScalarType::S) text = *made;
            edits.push_back({.entityName = entity.name, .attributeName = key.name, .keyTemplate = std::move(text)});
        }
    };
    add(index->keySchema.partitionKeys(), false);
    add(index->keySchema.sortKeys(), true);
    return edits;
}

Result<std::vector<TemplateEdit>> templatesOutOfIndex(
    const TableDesign &table, std::string_view entityName, std::string_view indexName) {
    TRY(const auto number, findEntityType(table, entityName));
    TRY(const auto *index, indexOf(table, indexName));
    const EntityType &entity = *table.entityTypes[number];
    std::vector<TemplateEdit> edits;
    for (const engine::KeyAttribute &key : index->keySchema.attributes())
        if (templateOf(entity, key.name) && !isKeyElsewhere(table, indexName, key.name))
            edits.push_back({.entityName = entity.name, .attributeName = key.name, .keyTemplate = {}});
    if (edits.empty())
        return refusal({
            "Edits",
            TRANSLATABLE("Edits", "%1 has no template that is of %2 alone: attributes of its items bring them in."),
            {entity.name, index->indexName}
        });
    return edits;
}

}
