#pragma once

#include "engine/request/fields.h"
#include "engine/request/table_requests.h"

namespace engine::fields {

template <> inline constexpr std::string_view structureName<AttributeDefinition> = "AttributeDefinition";
template <> inline constexpr std::string_view structureName<KeySchemaElement> = "KeySchemaElement";
template <> inline constexpr std::string_view structureName<ProjectionInput> = "Projection";
template <> inline constexpr std::string_view structureName<ProvisionedThroughput> = "ProvisionedThroughput";
template <> inline constexpr std::string_view structureName<OnDemandThroughput> = "OnDemandThroughput";
template <> inline constexpr std::string_view structureName<IndexInput> = "SecondaryIndex";
template <> inline constexpr std::string_view structureName<StreamSpecification> = "StreamSpecification";
template <> inline constexpr std::string_view structureName<Tag> = "Tag";

inline constexpr Rule keyAttributeName{.required = true, .minLength = 1, .maxLength = limits::keyNameBytes};
inline constexpr Rule nonKeyAttributeName{.minLength = 1, .maxLength = limits::keyNameBytes};
inline constexpr Rule throughput{.required = true, .minimum = 1};

template <class F, Of<AttributeDefinition> X> void describe(F &f, X &x) {
    f("AttributeName", x.attributeName, keyAttributeName);
    f("AttributeType", x.attributeType, required);
}

template <class F, Of<KeySchemaElement> X> void describe(F &f, X &x) {
    f("AttributeName", x.attributeName, keyAttributeName);
    f("KeyType", x.keyType, required);
}

template <class F, Of<ProjectionInput> X> void describe(F &f, X &x) {
    f("ProjectionType", x.projectionType, optional);
    f("NonKeyAttributes", x.nonKeyAttributes, Rule{.minLength = 1, .element = &nonKeyAttributeName});
}

template <class F, Of<ProvisionedThroughput> X> void describe(F &f, X &x) {
    f("WriteCapacityUnits", x.writeCapacityUnits, throughput);
    f("ReadCapacityUnits", x.readCapacityUnits, throughput);
}

template <class F, Of<OnDemandThroughput> X> void describe(F &f, X &x) {
    f("MaxReadRequestUnits", x.maxReadRequestUnits, optional);
    f("MaxWriteRequestUnits", x.maxWriteRequestUnits, optional);
}

template <class F, Of<IndexInput> X> void describe(F &f, X &x) {
    f("KeySchema", x.keySchema, Rule{.required = true, .minLength = 1});
    f("Projection", x.projection, required);
    f("IndexName", x.indexName, Rule{.required = true, .minLength = 3, .maxLength = 255, .namePattern = true});
    f("ProvisionedThroughput", x.provisionedThroughput, optional);
}

template <class F, Of<StreamSpecification> X> void describe(F &f, X &x) {
    f("StreamEnabled", x.streamEnabled, required);
    f("StreamViewType", x.streamViewType, optional);
}

template <class F, Of<Tag> X> void describe(F &f, X &x) {
    f("Key", x.key, Rule{.required = true, .minLength = 1, .maxLength = 128});
    f("Value", x.value, Rule{.required = true, .maxLength = 256});
}

inline constexpr Rule globalIndex{.structure = "GlobalSecondaryIndex"};
inline constexpr Rule localIndex{.structure = "LocalSecondaryIndex"};

template <class F, Of<CreateTableInput> X> void describe(F &f, X &x) {
    f("AttributeDefinitions", x.attributeDefinitions, required);
    f("TableName", x.tableName,
        Rule{.requiredFirst = true,
            .minLength = limits::tableNameMinimum,
            .maxLength = limits::tableNameMaximum,
            .namePattern = true,
            .emptyBreaksPattern = false});
    f("BillingMode", x.billingMode, optional);
    f("ProvisionedThroughput", x.provisionedThroughput, optional);
    f("OnDemandThroughput", x.onDemandThroughput, optional);
    f("KeySchema", x.keySchema, Rule{.required = true, .minLength = 1, .maxLength = 2});
    f("GlobalSecondaryIndexes", x.globalSecondaryIndexes, Rule{.element = &globalIndex});
    f("LocalSecondaryIndexes", x.localSecondaryIndexes, Rule{.element = &localIndex});
    f("StreamSpecification", x.streamSpecification, optional);
    f("TableClass", x.tableClass, optional);
    f("DeletionProtectionEnabled", x.deletionProtectionEnabled, optional);
    f("Tags", x.tags, optional);
}
template <class F, Of<CreateTableOutput> X> void describe(F &f, X &x) {
    f("TableDescription", x.table, required);
}

template <class F, Of<DescribeTableInput> X> void describe(F &f, X &x) {
    f("TableName", x.tableName, ownTableName);
}
template <class F, Of<DescribeTableOutput> X> void describe(F &f, X &x) {
    f("Table", x.table, required);
}

template <class F, Of<DeleteTableInput> X> void describe(F &f, X &x) {
    f("TableName", x.tableName, ownTableName);
}
template <class F, Of<DeleteTableOutput> X> void describe(F &f, X &x) {
    f("TableDescription", x.table, required);
}

template <class F, Of<ListTablesInput> X> void describe(F &f, X &x) {
    f("ExclusiveStartTableName", x.exclusiveStartTableName, indexName);
    f("Limit", x.limit, Rule{.minimum = 1, .maximum = 100, .javaClass = "Integer"});
}
template <class F, Of<ListTablesOutput> X> void describe(F &f, X &x) {
    f("LastEvaluatedTableName", x.lastEvaluatedTableName, optional);
    f("TableNames", x.tableNames, required);
}

}
