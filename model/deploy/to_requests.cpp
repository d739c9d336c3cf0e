#include "model/deploy/to_requests.h"

namespace model {

namespace {

std::vector<engine::KeySchemaElement> elements(const engine::KeySchema &key) {
    std::vector<engine::KeySchemaElement> out;
    for (const engine::KeyAttribute &attribute : key.partitionKeys())
        out.push_back({attribute.name, engine::KeyType::Hash});
    for (const engine::KeyAttribute &attribute : key.sortKeys())
        out.push_back({attribute.name, engine::KeyType::Range});
    return out;
}

/// Global indexes of a provisioned table have a throughput: models from elsewhere name none, then it is the table's.
std::optional<std::vector<engine::IndexInput>> indexes(const std::vector<engine::SecondaryIndex> &from,
    const std::optional<engine::ProvisionedThroughput> &tableThroughput) {
    if (from.empty()) return std::nullopt;
    std::vector<engine::IndexInput> out;
    for (const engine::SecondaryIndex &index : from) {
        engine::IndexInput input;
        input.indexName = index.indexName;
        input.keySchema = elements(index.keySchema);
        input.projection.emplace();
        input.projection->projectionType = index.projection.type;
        if (index.projection.type == engine::Projection::Type::Include)
            input.projection->nonKeyAttributes = index.projection.nonKeyAttributes;
        const bool named = index.provisionedThroughput != engine::ProvisionedThroughput();
        if (tableThroughput) input.provisionedThroughput = named ? index.provisionedThroughput : *tableThroughput;
        out.push_back(std::move(input));
    }
    return out;
}

}

engine::CreateTableInput createTableRequest(const engine::TableDescription &description) {
    engine::CreateTableInput input;
    input.tableName = description.tableName;
    for (const engine::KeyAttribute &attribute : description.attributeDefinitions())
        input.attributeDefinitions.push_back({attribute.name, attribute.type});
    input.keySchema = elements(description.keySchema);
    input.billingMode = description.billingMode;
    if (description.billingMode == engine::BillingMode::Provisioned)
        input.provisionedThroughput = description.provisionedThroughput;
    input.localSecondaryIndexes = indexes(description.localSecondaryIndexes, std::nullopt);
    input.globalSecondaryIndexes = indexes(description.globalSecondaryIndexes, input.provisionedThroughput);
    input.onDemandThroughput = description.onDemandThroughput;
    if (description.streamViewType)
        input.streamSpecification = engine::StreamSpecification{true, description.streamViewType};
    if (description.tableClass != engine::TableClass::Standard) input.tableClass = description.tableClass;
    if (description.deletionProtection) input.deletionProtectionEnabled = true;
    if (!description.tags.empty()) {
        input.tags.emplace();
        for (const auto &[key, value] : description.tags) input.tags->push_back({key, value});
    }
    return input;
}

}
