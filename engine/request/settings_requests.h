#pragma once

#include "engine/request/table_requests.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// What changes or tells a table beside its items: its definition, time to live, tags, backups, the account's limits.

namespace engine {

struct UpdateIndexAction {
    std::string indexName = {};
    std::optional<ProvisionedThroughput> provisionedThroughput = {};
    std::optional<OnDemandThroughput> onDemandThroughput = {};
};
struct DeleteIndexAction {
    std::string indexName = {};
};
/// One of the three.
struct GlobalSecondaryIndexUpdate {
    std::optional<UpdateIndexAction> update = {};
    std::optional<IndexInput> create = {};
    std::optional<DeleteIndexAction> deleteIndex = {};
};

struct UpdateTableOutput {
    TableInfo table;
};
struct UpdateTableInput {
    static constexpr std::string_view operation = "UpdateTable";
    using Output = UpdateTableOutput;
    std::string tableName = {};
    std::optional<std::vector<AttributeDefinition>> attributeDefinitions = {}; ///< Those of new indexes, at least.
    std::optional<BillingMode> billingMode = {};
    std::optional<ProvisionedThroughput> provisionedThroughput = {};
    std::optional<OnDemandThroughput> onDemandThroughput = {};
    std::optional<std::vector<GlobalSecondaryIndexUpdate>> globalSecondaryIndexUpdates = {};
    std::optional<StreamSpecification> streamSpecification = {};
    std::optional<TableClass> tableClass = {};
    std::optional<bool> deletionProtectionEnabled = {};
};

struct TimeToLiveSpecification {
    bool enabled = false;
    std::string attributeName = {};
};
struct UpdateTimeToLiveOutput {
    TimeToLiveSpecification timeToLiveSpecification = {};
};
struct UpdateTimeToLiveInput {
    static constexpr std::string_view operation = "UpdateTimeToLive";
    using Output = UpdateTimeToLiveOutput;
    std::string tableName = {};
    TimeToLiveSpecification timeToLiveSpecification = {};
};

enum class TimeToLiveStatus : unsigned char { Disabled, Enabling, Disabling, Enabled };
struct TimeToLiveDescription {
    TimeToLiveStatus timeToLiveStatus = TimeToLiveStatus::Disabled;
    std::optional<std::string> attributeName = {};
};
struct DescribeTimeToLiveOutput {
    TimeToLiveDescription timeToLiveDescription = {};
};
struct DescribeTimeToLiveInput {
    static constexpr std::string_view operation = "DescribeTimeToLive";
    using Output = DescribeTimeToLiveOutput;
    std::string tableName = {};
};

/// Answered by an empty body.
struct TagResourceOutput {
    static constexpr bool emptyBody = true;
};
struct TagResourceInput {
    static constexpr std::string_view operation = "TagResource";
    using Output = TagResourceOutput;
    std::string resourceArn = {};
    std::vector<Tag> tags = {};
};

/// Answered by an empty body.
struct UntagResourceOutput {
    static constexpr bool emptyBody = true;
};
struct UntagResourceInput {
    static constexpr std::string_view operation = "UntagResource";
    using Output = UntagResourceOutput;
    std::string resourceArn = {};
    std::vector<std::string> tagKeys = {};
};

struct ListTagsOfResourceOutput {
    std::vector<Tag> tags = {};
    std::optional<std::string> nextToken = {};
};
struct ListTagsOfResourceInput {
    static constexpr std::string_view operation = "ListTagsOfResource";
    using Output = ListTagsOfResourceOutput;
    std::string resourceArn = {};
    std::optional<std::string> nextToken = {};
};

struct DescribeLimitsOutput {
    std::int64_t accountMaxReadCapacityUnits = 0, accountMaxWriteCapacityUnits = 0;
    std::int64_t tableMaxReadCapacityUnits = 0, tableMaxWriteCapacityUnits = 0;
};
struct DescribeLimitsInput {
    static constexpr std::string_view operation = "DescribeLimits";
    using Output = DescribeLimitsOutput;
};

struct EndpointAddress {
    std::string address = {}; ///< Host, and port where it is not the usual one.
    std::int64_t cachePeriodInMinutes = 0;
};
struct DescribeEndpointsOutput {
    std::vector<EndpointAddress> endpoints = {};
};
struct DescribeEndpointsInput {
    static constexpr std::string_view operation = "DescribeEndpoints";
    using Output = DescribeEndpointsOutput;
};

enum class BackupStatus : unsigned char { Disabled, Enabled };
struct PointInTimeRecovery {
    BackupStatus pointInTimeRecoveryStatus = BackupStatus::Disabled;
    std::optional<std::int64_t> earliestRestorableEpochMillis = {}, latestRestorableEpochMillis = {};
};
struct ContinuousBackups {
    BackupStatus continuousBackupsStatus = BackupStatus::Enabled; ///< The service has them on for every table.
    std::optional<PointInTimeRecovery> pointInTimeRecovery = PointInTimeRecovery{};
};
struct DescribeContinuousBackupsOutput {
    ContinuousBackups continuousBackups = {};
};
struct DescribeContinuousBackupsInput {
    static constexpr std::string_view operation = "DescribeContinuousBackups";
    using Output = DescribeContinuousBackupsOutput;
    std::string tableName = {};
};

struct PointInTimeRecoverySpecification {
    bool pointInTimeRecoveryEnabled = false;
    std::optional<std::int64_t> recoveryPeriodInDays = {};
};
struct UpdateContinuousBackupsOutput {
    ContinuousBackups continuousBackups = {};
};
struct UpdateContinuousBackupsInput {
    static constexpr std::string_view operation = "UpdateContinuousBackups";
    using Output = UpdateContinuousBackupsOutput;
    std::string tableName = {};
    PointInTimeRecoverySpecification pointInTimeRecoverySpecification = {};
};

}
