#include "engine/request/definition.h"

namespace engine {

namespace {

std::vector<KeySchemaElement> elements(const KeySchema &key) {
    std::vector<KeySchemaElement> list;
    for (const auto &attribute : key.partitionKeys()) list.push_back({attribute.name, KeyType::Hash});
    for (const auto &attribute : key.sortKeys()) list.push_back({attribute.name, KeyType::Range});
    return list;
}

std::optional<std::vector<IndexInput>> inputs(const std::vector<SecondaryIndex> &indexes, bool throughput) {
    if (indexes.empty()) return std::nullopt;
    std::vector<IndexInput> list;
    for (const auto &index : indexes) {
        IndexInput input{.indexName = index.indexName, .keySchema = elements(index.keySchema)};
        input.projection = ProjectionInput{.projectionType = index.projection.type};
        if (index.projection.type == Projection::Type::Include)
            input.projection->nonKeyAttributes = index.projection.nonKeyAttributes;
        if (throughput) input.provisionedThroughput = index.provisionedThroughput;
        list.push_back(std::move(input));
    }
    return list;
}

}

CreateTableInput createTableInput(const TableDescription &description) {
    const bool provisioned = description.billingMode == BillingMode::Provisioned;
    CreateTableInput input{.tableName = description.tableName, .keySchema = elements(description.keySchema)};
    for (const auto &[name, type] : description.attributeDefinitions())
        input.attributeDefinitions.push_back({name, type});
    input.localSecondaryIndexes = inputs(description.localSecondaryIndexes, false);
    input.globalSecondaryIndexes = inputs(description.globalSecondaryIndexes, provisioned);
    input.billingMode = description.billingMode;
    if (provisioned) input.provisionedThroughput = description.provisionedThroughput;
    input.onDemandThroughput = description.onDemandThroughput;
    if (description.streamViewType) input.streamSpecification = StreamSpecification{true, description.streamViewType};
    input.tableClass = description.tableClass;
    input.deletionProtectionEnabled = description.deletionProtection;
    if (!description.tags.empty()) {
        input.tags.emplace();
        for (const auto &[key, value] : description.tags) input.tags->push_back({key, value});
    }
    return input;
}

}
