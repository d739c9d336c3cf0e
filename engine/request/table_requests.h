#pragma once

#include "engine/schema/table_description.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

/// The wire's form of a definition, before schema/table_checks.h has made a `TableDescription` of it.
struct AttributeDefinition {
    std::string attributeName = {};
    ScalarType attributeType = ScalarType::S;
};
enum class KeyType : unsigned char { Hash, Range };
struct KeySchemaElement {
    std::string attributeName = {};
    KeyType keyType = KeyType::Hash;
};
struct ProjectionInput {
    std::optional<Projection::Type> projectionType = {};
    std::optional<std::vector<std::string>> nonKeyAttributes = {};
};
struct IndexInput {
    std::string indexName = {};
    std::vector<KeySchemaElement> keySchema = {};
    std::optional<ProjectionInput> projection = {};
    std::optional<ProvisionedThroughput> provisionedThroughput = {}; ///< Global indexes only.
};
struct StreamSpecification {
    bool streamEnabled = false;
    std::optional<StreamViewType> streamViewType = {};
};
struct Tag {
    std::string key = {}, value = {};
};

enum class TableStatus : unsigned char { Creating, Updating, Deleting, Active };
enum class IndexStatus : unsigned char { Creating, Updating, Deleting, Active };

struct IndexState {
    std::string indexName = {};
    IndexStatus indexStatus = IndexStatus::Active;
    std::int64_t itemCount = 0, indexSizeBytes = 0;
};

/// What DescribeTable tells beside the definition.
struct TableState {
    TableStatus tableStatus = TableStatus::Active;
    std::string tableId = {};  ///< A UUID that stays.
    std::string tableArn = {}; ///< Index ARNs derive from it.
    std::int64_t creationEpochMillis = 0;
    std::int64_t itemCount = 0, tableSizeBytes = 0;
    std::optional<std::int64_t> payPerRequestSinceEpochMillis = {};
    std::string latestStreamLabel = {}; ///< Empty: never had a stream.
    std::vector<IndexState> indexes = {};
};
struct TableInfo {
    TableDescription description;
    TableState state = {};
};

struct CreateTableOutput {
    TableInfo table;
};
struct CreateTableInput {
    static constexpr std::string_view operation = "CreateTable";
    using Output = CreateTableOutput;
    std::string tableName = {};
    std::vector<AttributeDefinition> attributeDefinitions = {};
    std::vector<KeySchemaElement> keySchema = {};
    std::optional<std::vector<IndexInput>> localSecondaryIndexes = {}, globalSecondaryIndexes = {};
    std::optional<BillingMode> billingMode = {};
    std::optional<ProvisionedThroughput> provisionedThroughput = {};
    std::optional<OnDemandThroughput> onDemandThroughput = {};
    std::optional<StreamSpecification> streamSpecification = {};
    std::optional<TableClass> tableClass = {};
    std::optional<bool> deletionProtectionEnabled = {};
    std::optional<std::vector<Tag>> tags = {};
};

struct DescribeTableOutput {
    TableInfo table;
};
struct DescribeTableInput {
    static constexpr std::string_view operation = "DescribeTable";
    using Output = DescribeTableOutput;
    std::string tableName = {};
};

struct DeleteTableOutput {
    TableInfo table;
};
struct DeleteTableInput {
    static constexpr std::string_view operation = "DeleteTable";
    using Output = DeleteTableOutput;
    std::string tableName = {};
};

struct ListTablesOutput {
    std::vector<std::string> tableNames = {}; ///< In byte order.
    std::optional<std::string> lastEvaluatedTableName = {};
};
struct ListTablesInput {
    static constexpr std::string_view operation = "ListTables";
    using Output = ListTablesOutput;
    std::optional<std::string> exclusiveStartTableName = {};
    std::optional<std::int64_t> limit = {};
};

}
