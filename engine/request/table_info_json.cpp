#include "engine/request/table_info_json.h"

#include "engine/base/result.h"
#include "engine/request/field_reader.h"
#include "engine/request/field_writer.h"

#include <algorithm>
#include <cmath>

namespace engine {

namespace {

void writeKeySchema(JsonWriter &json, const KeySchema &schema) {
    json.name("KeySchema");
    json.beginArray();
    const auto element = [&](const KeyAttribute &attribute, KeyType type) {
        json.beginObject();
        json.name("AttributeName");
        json.string(attribute.name);
        json.name("KeyType");
        json.string(enumName(type));
        json.endObject();
    };
    for (const KeyAttribute &attribute : schema.partitionKeys()) element(attribute, KeyType::Hash);
    for (const KeyAttribute &attribute : schema.sortKeys()) element(attribute, KeyType::Range);
    json.endArray();
}

void writeThroughput(JsonWriter &json, const ProvisionedThroughput &throughput) {
    json.name("ProvisionedThroughput");
    json.beginObject();
    json.name("NumberOfDecreasesToday");
    json.integer(0);
    json.name("ReadCapacityUnits");
    json.integer(throughput.readCapacityUnits);
    json.name("WriteCapacityUnits");
    json.integer(throughput.writeCapacityUnits);
    json.endObject();
}

void writeProjection(JsonWriter &json, const Projection &projection) {
    json.name("Projection");
    json.beginObject();
    json.name("ProjectionType");
    json.string(enumName(projection.type));
    if (projection.type == Projection::Type::Include) {
        json.name("NonKeyAttributes");
        json.beginArray();
        for (const std::string &name : projection.nonKeyAttributes) json.string(name);
        json.endArray();
    }
    json.endObject();
}

void writeIndexes(JsonWriter &json, const TableInfo &info, const std::vector<SecondaryIndex> &indexes, bool global) {
    if (indexes.empty()) return;
    json.name(global ? "GlobalSecondaryIndexes" : "LocalSecondaryIndexes");
    json.beginArray();
    for (const SecondaryIndex &index : indexes) {
        const auto found = std::ranges::find(info.state.indexes, index.indexName, &IndexState::indexName);
        const IndexState state = found != info.state.indexes.end() ? *found : IndexState{};
        json.beginObject();
        json.name("IndexName");
        json.string(index.indexName);
        writeKeySchema(json, index.keySchema);
        writeProjection(json, index.projection);
        if (global) {
            json.name("IndexStatus");
            json.string(enumName(state.indexStatus));
            writeThroughput(json, index.provisionedThroughput);
        }
        json.name("IndexSizeBytes");
        json.integer(state.indexSizeBytes);
        json.name("ItemCount");
        json.integer(state.itemCount);
        json.name("IndexArn");
        json.string(indexArn(info.state.tableArn, index.indexName));
        json.endObject();
    }
    json.endArray();
}

void writeStream(JsonWriter &json, const TableInfo &info) {
    if (info.description.streamViewType) {
        json.name("StreamSpecification");
        json.beginObject();
        json.name("StreamEnabled");
        json.boolean(true);
        json.name("StreamViewType");
        json.string(enumName(*info.description.streamViewType));
        json.endObject();
    }
    if (info.state.latestStreamLabel.empty()) return;
    json.name("LatestStreamLabel");
    json.string(info.state.latestStreamLabel);
    json.name("LatestStreamArn");
    json.string(streamArn(info.state.tableArn, info.state.latestStreamLabel));
}

void writeBilling(JsonWriter &json, const TableInfo &info) {
    const auto &since = info.state.payPerRequestSinceEpochMillis;
    if (info.description.billingMode == BillingMode::Provisioned && !since) return; // never was anything else
    json.name("BillingModeSummary");
    json.beginObject();
    json.name("BillingMode");
    json.string(enumName(info.description.billingMode));
    if (since) {
        json.name("LastUpdateToPayPerRequestDateTime");
        json.raw(epochSeconds(*since));
    }
    json.endObject();
}

// The members of an answer as they stand there, for reading them back with the request's own field lists.

struct IndexAnswer {
    IndexInput definition;
    std::optional<IndexStatus> status;
    std::int64_t itemCount = 0, indexSizeBytes = 0;
};
struct BillingAnswer {
    std::optional<BillingMode> billingMode;
};
struct TableClassAnswer {
    std::optional<TableClass> tableClass;
};
struct TableAnswer {
    CreateTableInput definition;
    std::vector<IndexAnswer> localSecondaryIndexes, globalSecondaryIndexes;
    std::optional<BillingAnswer> billing;
    std::optional<TableClassAnswer> tableClass;
    TableState state;
};

}

namespace fields {

template <> inline constexpr std::string_view structureName<IndexAnswer> = "IndexDescription";
template <> inline constexpr std::string_view structureName<BillingAnswer> = "BillingModeSummary";
template <> inline constexpr std::string_view structureName<TableClassAnswer> = "TableClassSummary";

template <class F, Of<BillingAnswer> X> void describe(F &f, X &x) {
    f("BillingMode", x.billingMode, optional);
}
template <class F, Of<TableClassAnswer> X> void describe(F &f, X &x) {
    f("TableClass", x.tableClass, optional);
}

template <class F, Of<IndexAnswer> X> void describe(F &f, X &x) {
    describe(f, x.definition);
    f("IndexStatus", x.status, optional);
    f("ItemCount", x.itemCount, optional);
    f("IndexSizeBytes", x.indexSizeBytes, optional);
}

template <class F, Of<TableAnswer> X> void describe(F &f, X &x) {
    f("AttributeDefinitions", x.definition.attributeDefinitions, optional);
    f("TableName", x.definition.tableName, optional);
    f("KeySchema", x.definition.keySchema, optional);
    f("ProvisionedThroughput", x.definition.provisionedThroughput, optional);
    f("OnDemandThroughput", x.definition.onDemandThroughput, optional);
    f("GlobalSecondaryIndexes", x.globalSecondaryIndexes, optional);
    f("LocalSecondaryIndexes", x.localSecondaryIndexes, optional);
    f("StreamSpecification", x.definition.streamSpecification, optional);
    f("DeletionProtectionEnabled", x.definition.deletionProtectionEnabled, optional);
    f("BillingModeSummary", x.billing, optional);
    f("TableClassSummary", x.tableClass, optional);
    f("TableStatus", x.state.tableStatus, optional);
    f("TableId", x.state.tableId, optional);
    f("TableArn", x.state.tableArn, optional);
    f("ItemCount", x.state.itemCount, optional);
    f("TableSizeBytes", x.state.tableSizeBytes, optional);
    f("LatestStreamLabel", x.state.latestStreamLabel, optional);
}

}

namespace {

Result<KeySchema> keySchemaFrom(
    const std::vector<KeySchemaElement> &elements, const std::vector<AttributeDefinition> &definitions) {
    std::vector<KeyAttribute> partitionKeys, sortKeys;
    for (const KeySchemaElement &element : elements) {
        const auto found = std::ranges::find(definitions, element.attributeName, &AttributeDefinition::attributeName);
        const ScalarType type = found == definitions.end() ? ScalarType::S : found->attributeType;
        (element.keyType == KeyType::Hash ? partitionKeys : sortKeys).push_back({element.attributeName, type});
    }
    return KeySchema::make(std::move(partitionKeys), std::move(sortKeys));
}

Result<std::vector<SecondaryIndex>> indexesFrom(const std::vector<IndexAnswer> &answers,
    const std::vector<AttributeDefinition> &definitions, std::vector<IndexState> &states) {
    std::vector<SecondaryIndex> indexes;
    for (const IndexAnswer &answer : answers) {
        const IndexInput &input = answer.definition;
        TRY(auto keySchema, keySchemaFrom(input.keySchema, definitions));
        SecondaryIndex index{.indexName = input.indexName, .keySchema = std::move(keySchema)};
        if (input.projection) {
            index.projection.type = input.projection->projectionType.value_or(Projection::Type::All);
            index.projection.nonKeyAttributes = input.projection->nonKeyAttributes.value_or(std::vector<std::string>());
        }
        index.provisionedThroughput = input.provisionedThroughput.value_or(ProvisionedThroughput());
        indexes.push_back(std::move(index));
        states.push_back(
            {input.indexName, answer.status.value_or(IndexStatus::Active), answer.itemCount, answer.indexSizeBytes});
    }
    return indexes;
}

std::optional<std::int64_t> millisFrom(std::optional<JsonValue> seconds) {
    using Kind = JsonValue::Kind;
    if (!seconds || (seconds->kind() != Kind::Integer && seconds->kind() != Kind::Decimal)) return std::nullopt;
    const double millis = seconds->decimal() * 1000;
    if (!(std::abs(millis) < 1e18)) return std::nullopt;
    return std::llround(millis);
}

}

void writeTableInfo(JsonWriter &json, const TableInfo &info) {
    const TableDescription &table = info.description;
    const TableState &state = info.state;
    const bool whole = state.tableStatus != TableStatus::Deleting;
    json.beginObject();
    if (whole) {
        json.name("AttributeDefinitions");
        json.beginArray();
        for (const KeyAttribute &attribute : table.attributeDefinitions()) {
            json.beginObject();
            json.name("AttributeName");
            json.string(attribute.name);
            json.name("AttributeType");
            json.string(enumName(attribute.type));
            json.endObject();
        }
        json.endArray();
    }
    json.name("TableName");
    json.string(table.tableName);
    if (whole) writeKeySchema(json, table.keySchema);
    json.name("TableStatus");
    json.string(enumName(state.tableStatus));
    json.name("CreationDateTime");
    json.raw(epochSeconds(state.creationEpochMillis));
    writeThroughput(json, table.provisionedThroughput);
    json.name("TableSizeBytes");
    json.integer(state.tableSizeBytes);
    json.name("ItemCount");
    json.integer(state.itemCount);
    json.name("TableArn");
    json.string(state.tableArn);
    json.name("TableId");
    json.string(state.tableId);
    writeBilling(json, info);
    if (table.onDemandThroughput) {
        json.name("OnDemandThroughput");
        fields::FieldWriter::writeObject(json, *table.onDemandThroughput);
    }
    if (whole) {
        writeIndexes(json, info, table.localSecondaryIndexes, false);
        writeIndexes(json, info, table.globalSecondaryIndexes, true);
    }
    writeStream(json, info);
    if (table.tableClass != TableClass::Standard) {
        json.name("TableClassSummary");
        json.beginObject();
        json.name("TableClass");
        json.string(enumName(table.tableClass));
        json.endObject();
    }
    json.name("DeletionProtectionEnabled");
    json.boolean(table.deletionProtection);
    json.endObject();
}

Result<TableInfo> tableInfoFrom(JsonValue json) {
    if (json.kind() != JsonValue::Kind::Object) return wire::notAStructure(json, "TableDescription");
    TableAnswer answer;
    fields::Faults faults;
    fields::FieldReader reader(faults, json);
    describe(reader, answer);
    if (faults.wrongType) return tl::unexpected(*std::move(faults.wrongType));

    const CreateTableInput &definition = answer.definition;
    auto keySchema = keySchemaFrom(definition.keySchema, definition.attributeDefinitions);
    if (!keySchema) { // a table that is being deleted tells no key
        if (!definition.keySchema.empty() || answer.state.tableStatus != TableStatus::Deleting)
            return failure(Error::Code::Serialization, "TableDescription: " + keySchema.error().message);
        keySchema = KeySchema::make({
            {"", ScalarType::S}
        });
    }
    TableInfo info{
        TableDescription{.tableName = definition.tableName, .keySchema = *std::move(keySchema)},
        answer.state
    };
    TableDescription &table = info.description;
    TRY(table.localSecondaryIndexes,
        indexesFrom(answer.localSecondaryIndexes, definition.attributeDefinitions, info.state.indexes));
    TRY(table.globalSecondaryIndexes,
        indexesFrom(answer.globalSecondaryIndexes, definition.attributeDefinitions, info.state.indexes));
    table.billingMode =
        answer.billing ? answer.billing->billingMode.value_or(BillingMode::Provisioned) : BillingMode::Provisioned;
    table.provisionedThroughput = definition.provisionedThroughput.value_or(ProvisionedThroughput());
    table.onDemandThroughput = definition.onDemandThroughput;
    if (answer.tableClass) table.tableClass = answer.tableClass->tableClass.value_or(TableClass::Standard);
    if (definition.streamSpecification && definition.streamSpecification->streamEnabled)
        table.streamViewType = definition.streamSpecification->streamViewType;
    table.deletionProtection = definition.deletionProtectionEnabled.value_or(false);
    info.state.creationEpochMillis = millisFrom(json.find("CreationDateTime")).value_or(0);
    if (const auto billing = json.find("BillingModeSummary"); billing && billing->kind() == JsonValue::Kind::Object)
        info.state.payPerRequestSinceEpochMillis = millisFrom(billing->find("LastUpdateToPayPerRequestDateTime"));
    return info;
}

std::string epochSeconds(std::int64_t epochMillis) {
    std::string text = std::to_string(epochMillis / 1000);
    const std::int64_t millis = epochMillis % 1000;
    if (millis <= 0) return text; // nothing before 1970 is ours to tell
    std::string fraction = std::to_string(1000 + millis).substr(1);
    return text + "." + fraction.substr(0, fraction.find_last_not_of('0') + 1);
}

std::string indexArn(std::string_view tableArn, std::string_view indexName) {
    return std::string(tableArn).append("/index/").append(indexName);
}

std::string streamArn(std::string_view tableArn, std::string_view streamLabel) {
    return std::string(tableArn).append("/stream/").append(streamLabel);
}

}
