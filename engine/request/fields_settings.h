#pragma once

#include "engine/request/fields_tables.h"
#include "engine/request/settings_requests.h"

namespace engine::fields {

template <> inline constexpr std::string_view structureName<UpdateIndexAction> = "UpdateGlobalSecondaryIndexAction";
template <> inline constexpr std::string_view structureName<DeleteIndexAction> = "DeleteGlobalSecondaryIndexAction";
template <> inline constexpr std::string_view structureName<GlobalSecondaryIndexUpdate> = "GlobalSecondaryIndexUpdate";
template <> inline constexpr std::string_view structureName<TimeToLiveSpecification> = "TimeToLiveSpecification";
template <> inline constexpr std::string_view structureName<TimeToLiveDescription> = "TimeToLiveDescription";
template <> inline constexpr std::string_view structureName<EndpointAddress> = "Endpoint";
template <> inline constexpr std::string_view structureName<PointInTimeRecovery> = "PointInTimeRecoveryDescription";
template <> inline constexpr std::string_view structureName<ContinuousBackups> = "ContinuousBackupsDescription";
template <> inline constexpr std::string_view structureName<PointInTimeRecoverySpecification> =
    "PointInTimeRecoverySpecification";

inline constexpr Rule ownIndexName{
    .required = true, .minLength = 3, .maxLength = limits::tableNameMaximum, .namePattern = true};

template <class F, Of<UpdateIndexAction> X> void describe(F &f, X &x) {
    f("IndexName", x.indexName, ownIndexName);
    f("ProvisionedThroughput", x.provisionedThroughput, optional);
    f("OnDemandThroughput", x.onDemandThroughput, optional);
}
template <class F, Of<DeleteIndexAction> X> void describe(F &f, X &x) {
    f("IndexName", x.indexName, ownIndexName);
}
template <class F, Of<GlobalSecondaryIndexUpdate> X> void describe(F &f, X &x) {
    f("Update", x.update, optional);
    f("Create", x.create, Rule{.structure = "CreateGlobalSecondaryIndexAction"});
    f("Delete", x.deleteIndex, optional);
}

template <class F, Of<UpdateTableInput> X> void describe(F &f, X &x) {
    f("AttributeDefinitions", x.attributeDefinitions, optional);
    f("TableName", x.tableName, ownTableName);
    f("BillingMode", x.billingMode, optional);
    f("ProvisionedThroughput", x.provisionedThroughput, optional);
    f("OnDemandThroughput", x.onDemandThroughput, optional);
    f("GlobalSecondaryIndexUpdates", x.globalSecondaryIndexUpdates, optional);
    f("StreamSpecification", x.streamSpecification, optional);
    f("TableClass", x.tableClass, optional);
    f("DeletionProtectionEnabled", x.deletionProtectionEnabled, optional);
}
template <class F, Of<UpdateTableOutput> X> void describe(F &f, X &x) {
    f("TableDescription", x.table, required);
}

template <class F, Of<TimeToLiveSpecification> X> void describe(F &f, X &x) {
    f("Enabled", x.enabled, required);
    f("AttributeName", x.attributeName, keyAttributeName);
}
template <class F, Of<UpdateTimeToLiveInput> X> void describe(F &f, X &x) {
    f("TableName", x.tableName, ownTableName);
    f("TimeToLiveSpecification", x.timeToLiveSpecification, required);
}
template <class F, Of<UpdateTimeToLiveOutput> X> void describe(F &f, X &x) {
    f("TimeToLiveSpecification", x.timeToLiveSpecification, required);
}

template <class F, Of<TimeToLiveDescription> X> void describe(F &f, X &x) {
    f("TimeToLiveStatus", x.timeToLiveStatus, required);
    f("AttributeName", x.attributeName, optional);
}
template <class F, Of<DescribeTimeToLiveInput> X> void describe(F &f, X &x) {
    f("TableName", x.tableName, ownTableName);
}
template <class F, Of<DescribeTimeToLiveOutput> X> void describe(F &f, X &x) {
    f("TimeToLiveDescription", x.timeToLiveDescription, required);
}

/// A missing name and empty lists are the operations' to refuse, in their own words.
template <class F, Of<TagResourceInput> X> void describe(F &f, X &x) {
    f("ResourceArn", x.resourceArn, optional);
    f("Tags", x.tags, required);
}
template <class F, Of<UntagResourceInput> X> void describe(F &f, X &x) {
    f("ResourceArn", x.resourceArn, optional);
    f("TagKeys", x.tagKeys, required);
}
template <class F, Of<ListTagsOfResourceInput> X> void describe(F &f, X &x) {
    f("ResourceArn", x.resourceArn, optional);
    f("NextToken", x.nextToken, optional);
}
template <class F, Of<ListTagsOfResourceOutput> X> void describe(F &f, X &x) {
    f("Tags", x.tags, required);
    f("NextToken", x.nextToken, optional);
}

template <class F, Of<DescribeLimitsOutput> X> void describe(F &f, X &x) {
    f("AccountMaxReadCapacityUnits", x.accountMaxReadCapacityUnits, required);
    f("AccountMaxWriteCapacityUnits", x.accountMaxWriteCapacityUnits, required);
    f("TableMaxReadCapacityUnits", x.tableMaxReadCapacityUnits, required);
    f("TableMaxWriteCapacityUnits", x.tableMaxWriteCapacityUnits, required);
}

template <class F, Of<EndpointAddress> X> void describe(F &f, X &x) {
    f("Address", x.address, required);
    f("CachePeriodInMinutes", x.cachePeriodInMinutes, required);
}
template <class F, Of<DescribeEndpointsOutput> X> void describe(F &f, X &x) {
    f("Endpoints", x.endpoints, required);
}

/// Nothing to name.
template <class X>
concept Memberless = Of<X, DescribeLimitsInput> || Of<X, DescribeEndpointsInput> || Of<X, TagResourceOutput> ||
    Of<X, UntagResourceOutput>;
template <class F, Memberless X> void describe(F &, X &) {}

inline constexpr Rule epochTime{.epochSeconds = true};

template <class F, Of<PointInTimeRecovery> X> void describe(F &f, X &x) {
    f("PointInTimeRecoveryStatus", x.pointInTimeRecoveryStatus, required);
    f("EarliestRestorableDateTime", x.earliestRestorableEpochMillis, epochTime);
    f("LatestRestorableDateTime", x.latestRestorableEpochMillis, epochTime);
}
template <class F, Of<ContinuousBackups> X> void describe(F &f, X &x) {
    f("ContinuousBackupsStatus", x.continuousBackupsStatus, required);
    f("PointInTimeRecoveryDescription", x.pointInTimeRecovery, optional);
}
template <class X>
concept ContinuousBackupsOutput = Of<X, DescribeContinuousBackupsOutput> || Of<X, UpdateContinuousBackupsOutput>;
template <class F, ContinuousBackupsOutput X> void describe(F &f, X &x) {
    f("ContinuousBackupsDescription", x.continuousBackups, required);
}
template <class F, Of<DescribeContinuousBackupsInput> X> void describe(F &f, X &x) {
    f("TableName", x.tableName, ownTableName);
}
template <class F, Of<PointInTimeRecoverySpecification> X> void describe(F &f, X &x) {
    f("PointInTimeRecoveryEnabled", x.pointInTimeRecoveryEnabled, required);
    f("RecoveryPeriodInDays", x.recoveryPeriodInDays, Rule{.minimum = 1, .maximum = 35, .javaClass = "Integer"});
}
template <class F, Of<UpdateContinuousBackupsInput> X> void describe(F &f, X &x) {
    f("TableName", x.tableName, ownTableName);
    f("PointInTimeRecoverySpecification", x.pointInTimeRecoverySpecification, required);
}

}
