#include "model/edit/entity_edits.h"

#include "model/design/generator.h"
#include "model/edit/edit_table.h"
#include "model/edit/scenario_edits.h"
#include "model/edit/pattern_references.h"
#include "model/edit/template_edits.h"
#include "model/infer/entity_inference.h"

#include <set>

namespace model {

Result<std::size_t> findEntityType(const TableDesign &table, std::string_view entityName) {
    if (const auto index = table.entityIndex(entityName)) return *index;
    return refusal({
        "Edits", TRANSLATABLE("Edits", "Table %1 has no entity type %2."), {table.name(), std::string(entityName)}
    });
}

namespace {

Result<void> checkName(const TableDesign &table, const std::string &name) {
    if (name.empty()) return refusal({"Edits", TRANSLATABLE("Edits", "An entity type needs a name."), {}});
    if (findEntityType(table, name))
        return refusal({
            "Edits", TRANSLATABLE("Edits", "Table %1 has an entity type %2 already."), {table.name(), name}
        });
    return {};
}

Result<void> checkAttributes(const EntityType &entity) {
    std::set<std::string_view> names;
    for (const EntityAttribute &attribute : entity.attributes) {
        if (attribute.name.empty()) return refusal({"Edits", TRANSLATABLE("Edits", "An attribute needs a name."), {}});
        if (!names.insert(attribute.name).second)
            return refusal({
                "Edits", TRANSLATABLE("Edits", "Entity type %1 has an attribute %2 already."),
                {entity.name, attribute.name}
            });
    }
    for (const auto &number : {entity.expectedItems, entity.expectedItemBytes})
        if (number && *number < 0)
            return refusal({"Edits", TRANSLATABLE("Edits", "A count or size is not below nothing."), {}});
    return {};
}

bool isBetween(const Relation &relation, std::string_view one, std::string_view other) {
    return (relation.from == one && relation.to == other) || (relation.from == other && relation.to == one);
}

std::string cardOf(std::string_view tableName, std::string_view entityName) {
    return "entity/" + std::string(tableName) + '/' + std::string(entityName);
}

}

Result<Design> addEntityType(Design design, std::string_view tableName, EntityType entityType) {
    return editTable(std::move(design), tableName, [&](TableDesign &table) -> Result<void> {
        CHECK(checkName(table, entityType.name));
        if (entityType.letter.empty()) {
            const Badge badge = badgeFor(entityType.name, table.entityTypes);
            entityType.letter = badge.letter;
            entityType.colour = badge.colour;
            entityType.squareBadge = badge.square;
        }
        table.entityTypes.push_back(std::move(entityType));
        return {};
    });
}

Result<Design> removeEntityType(Design design, std::string_view tableName, std::string_view entityName) {
    const std::string card = cardOf(tableName, entityName), where = "entity/" + std::string(entityName);
    TRY(design, editTable(std::move(design), tableName, [&](TableDesign &table) -> Result<void> {
        TRY(const auto index, findEntityType(table, entityName));
        table.entityTypes.erase(table.entityTypes.begin() + static_cast<std::ptrdiff_t>(index));
        std::erase_if(table.relations,
            [&](const Relation &relation) { return relation.from == entityName || relation.to == entityName; });
        renameUnknown(table, where, nullptr);
        return {};
    }));
    renameCards(design, card, nullptr);
    return design;
}

Result<Design> duplicateEntityType(
    Design design, std::string_view tableName, std::string_view entityName, std::string newName) {
    return editTable(std::move(design), tableName, [&](TableDesign &table) -> Result<void> {
        TRY(const auto index, findEntityType(table, entityName));
        CHECK(checkName(table, newName));
        EntityType copy = *table.entityTypes[index];
        copy.name = std::move(newName);
        const Badge badge = badgeFor(copy.name, table.entityTypes);
        copy.letter = badge.letter;
        copy.colour = badge.colour;
        copy.squareBadge = badge.square;
        table.entityTypes.insert(
            table.entityTypes.begin() + static_cast<std::ptrdiff_t>(index) + 1, Shared(std::move(copy)));
        return {};
    });
}

Result<Design> setRelation(Design design, std::string_view tableName, Relation relation) {
    return editTable(std::move(design), tableName, [&](TableDesign &table) -> Result<void> {
        CHECK(findEntityType(table, relation.from));
        CHECK(findEntityType(table, relation.to));
        if (relation.from == relation.to)
            return refusal({"Edits", TRANSLATABLE("Edits", "A relation is between two entity types."), {}});
        for (Relation &one : table.relations)
            if (isBetween(one, relation.from, relation.to)) {
                one = std::move(relation);
                return {};
            }
        table.relations.push_back(std::move(relation));
        return {};
    });
}

Result<Design> removeRelation(Design design, std::string_view tableName, std::string_view from, std::string_view to) {
    return editTable(std::move(design), tableName, [&](TableDesign &table) -> Result<void> {
        if (std::erase_if(table.relations, [&](const Relation &one) { return isBetween(one, from, to); }) == 0)
            return refusal({
                "Edits", TRANSLATABLE("Edits", "There is no relation between %1 and %2 to take away."),
                {std::string(from), std::string(to)}
            });
        return {};
    });
}

Result<Design> moveEntityType(
    Design design, std::string_view tableName, std::string_view entityName, std::size_t toIndex) {
    return editTable(std::move(design), tableName, [&](TableDesign &table) -> Result<void> {
        TRY(const auto index, findEntityType(table, entityName));
        moveElement(table.entityTypes, index, toIndex);
        return {};
    });
}

Result<Design> renameEntityType(
    Design design, std::string_view tableName, std::string_view entityName, std::string newName) {
    if (newName == entityName) return design;
    const std::string card = cardOf(tableName, entityName), to = cardOf(tableName, newName);
    const std::string where = "entity/" + std::string(entityName);
    TRY(design, editTable(std::move(design), tableName, [&](TableDesign &table) -> Result<void> {
        TRY(const auto index, findEntityType(table, entityName));
        CHECK(checkName(table, newName));
        EntityType renamed = *table.entityTypes[index];
        renamed.name = newName;
        table.entityTypes[index] = Shared(std::move(renamed));
        for (Relation &relation : table.relations)
            for (std::string *end : {&relation.from, &relation.to})
                if (*end == entityName) *end = newName;
        for (Shared<EntityType> &other : table.entityTypes) { // generators name the entity types that they refer to
            EntityType following = *other;
            for (EntityAttribute &attribute : following.attributes)
                attribute.generator = withEntityRenamed(attribute.generator, entityName, newName);
            for (auto &[variable, generator] : following.variables)
                generator = withEntityRenamed(generator, entityName, newName);
            following.samples = withSampleParentRenamed(following.samples, entityName, newName);
            if (following != *other) other = Shared(std::move(following));
        }
        const std::string newWhere = "entity/" + newName;
        renameUnknown(table, where, &newWhere);
        return {};
    }));
    for (Shared<AccessPattern> &pattern : design.patterns)
        pattern = withEntityTypeRenamed(pattern, tableName, entityName, newName);
    renameAccepted(design, tableName, &Place::entityName, entityName, newName);
    renameCards(design, card, &to);
    followInScenarios(design, [&](Scenario &scenario) {
        for (EntityVolume &volume : scenario.volumes)
            if (volume.tableName == tableName && volume.entityName == entityName) volume.entityName = newName;
    });
    const std::string volume = "volume/" + std::string(tableName) + '/', newVolume = volume + newName;
    renameInScenarios(design, volume + std::string(entityName), &newVolume);
    return design;
}

Result<Design> setKeyTemplate(Design design, std::string_view tableName, std::string_view entityName,
    std::string attributeName, std::string keyTemplate) {
    return setKeyTemplates(std::move(design), tableName,
        {
            {std::string(entityName), std::move(attributeName), std::move(keyTemplate)}
    });
}

Result<Design> setEntityType(
    Design design, std::string_view tableName, std::string_view entityName, EntityType entityType) {
    CHECK(checkAttributes(entityType));
    TRY(const auto tableIndex, findTable(design, tableName));
    TRY(const auto entity, findEntityType(*design.tables[tableIndex], entityName));
    std::vector<TemplateEdit> edits;
    for (const auto &[attribute, text] : design.tables[tableIndex]->entityTypes[entity]->keyTemplates)
        if (!entityType.keyTemplates.contains(attribute)) edits.push_back({std::string(entityName), attribute, {}});
    for (const auto &[attribute, text] : entityType.keyTemplates)
        edits.push_back({std::string(entityName), attribute, text});
    TRY(design, setKeyTemplates(std::move(design), tableName, edits));
    return editTable(std::move(design), tableName, [&](TableDesign &table) -> Result<void> {
        entityType.name = std::string(entityName);
        table.entityTypes[entity] = Shared(std::move(entityType));
        return {};
    });
}

}
