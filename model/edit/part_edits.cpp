#include "model/edit/part_edits.h"

#include "model/edit/entity_edits.h"
#include "model/edit/table_edits.h"

namespace model {

engine::TableDescription newTable(std::string name) {
    return {.tableName = std::move(name), .keySchema = *engine::KeySchema::make({{"PK"}}, {{"SK"}})};
}

engine::SecondaryIndex newIndex(const TableDesign &table, const std::string &name, IndexKind kind) {
    const engine::KeyAttribute partition = kind == IndexKind::Global
                                               ? engine::KeyAttribute{name + "PK"}
                                               : table.description.keySchema.partitionKeys().front();
    return {.indexName = name, .keySchema = *engine::KeySchema::make({partition}, {{name + "SK"}})};
}

const std::string &partName(const Place &part) {
    if (!part.indexName.empty()) return part.indexName;
    return part.entityName.empty() ? part.tableName : part.entityName;
}

Place besidePart(Place part, const std::string &name) {
    if (!part.indexName.empty())
        part.indexName = name;
    else if (!part.entityName.empty())
        part.entityName = name;
    else
        part.tableName = name;
    return part;
}

bool hasPart(const Design &design, const Place &part) {
    const auto *table = design.table(part.tableName);
    if (!table) return false;
    if (!part.indexName.empty()) return table->description.index(part.indexName) != nullptr;
    return part.entityName.empty() || table->entityType(part.entityName) != nullptr;
}

Result<Design> duplicatePart(Design design, const Place &part, const std::string &newName) {
    if (!part.indexName.empty()) return duplicateIndex(std::move(design), part.tableName, part.indexName, newName);
    if (!part.entityName.empty())
        return duplicateEntityType(std::move(design), part.tableName, part.entityName, newName);
    return duplicateTable(std::move(design), part.tableName, newName);
}

Result<Design> removePart(Design design, const Place &part) {
    if (!part.indexName.empty()) return removeIndex(std::move(design), part.tableName, part.indexName);
    if (!part.entityName.empty()) return removeEntityType(std::move(design), part.tableName, part.entityName);
    return removeTable(std::move(design), part.tableName);
}

}
