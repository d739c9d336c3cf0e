#pragma once

#include "engine/request/query_requests.h"
#include "engine/request/settings_requests.h"
#include "engine/request/stream_requests.h"

#include <array>
#include <optional>
#include <string_view>
#include <utility>

/// The enums' names on the wire, in the order in which DynamoDB prints a set of them.
namespace engine {

template <class E> struct EnumName {
    std::string_view name;
    E value;
};
template <class E, std::size_t size> using EnumNames = std::array<EnumName<E>, size>;

constexpr auto namesOf(ScalarType) {
    return EnumNames<ScalarType, 3>{
        {{"B", ScalarType::B}, {"N", ScalarType::N}, {"S", ScalarType::S}}
    };
}
constexpr auto namesOf(KeyType) {
    return EnumNames<KeyType, 2>{
        {{"HASH", KeyType::Hash}, {"RANGE", KeyType::Range}}
    };
}
constexpr auto namesOf(Projection::Type) {
    using enum Projection::Type;
    return EnumNames<Projection::Type, 3>{
        {{"ALL", All}, {"INCLUDE", Include}, {"KEYS_ONLY", KeysOnly}}
    };
}
constexpr auto namesOf(BillingMode) {
    using enum BillingMode;
    return EnumNames<BillingMode, 2>{
        {{"PROVISIONED", Provisioned}, {"PAY_PER_REQUEST", PayPerRequest}}
    };
}
constexpr auto namesOf(TableClass) {
    using enum TableClass;
    return EnumNames<TableClass, 2>{
        {{"STANDARD", Standard}, {"STANDARD_INFREQUENT_ACCESS", StandardInfrequentAccess}}
    };
}
constexpr auto namesOf(StreamViewType) {
    using enum StreamViewType;
    return EnumNames<StreamViewType, 4>{
        {{"NEW_IMAGE", NewImage}, {"OLD_IMAGE", OldImage}, {"NEW_AND_OLD_IMAGES", NewAndOldImages},
         {"KEYS_ONLY", KeysOnly}}
    };
}
constexpr auto namesOf(TableStatus) {
    using enum TableStatus;
    return EnumNames<TableStatus, 4>{
        {{"CREATING", Creating}, {"UPDATING", Updating}, {"DELETING", Deleting}, {"ACTIVE", Active}}
    };
}
constexpr auto namesOf(IndexStatus) {
    using enum IndexStatus;
    return EnumNames<IndexStatus, 4>{
        {{"CREATING", Creating}, {"UPDATING", Updating}, {"DELETING", Deleting}, {"ACTIVE", Active}}
    };
}
constexpr auto namesOf(ReturnConsumedCapacity) {
    using enum ReturnConsumedCapacity;
    return EnumNames<ReturnConsumedCapacity, 3>{
        {{"INDEXES", Indexes}, {"TOTAL", Total}, {"NONE", None}}
    };
}
constexpr auto namesOf(ReturnItemCollectionMetrics) {
    using enum ReturnItemCollectionMetrics;
    return EnumNames<ReturnItemCollectionMetrics, 2>{
        {{"SIZE", Size}, {"NONE", None}}
    };
}
constexpr auto namesOf(ReturnValues) {
    using enum ReturnValues;
    return EnumNames<ReturnValues, 5>{
        {{"ALL_NEW", AllNew}, {"UPDATED_OLD", UpdatedOld}, {"ALL_OLD", AllOld}, {"NONE", None},
         {"UPDATED_NEW", UpdatedNew}}
    };
}
constexpr auto namesOf(ReturnValuesOnConditionCheckFailure) {
    using enum ReturnValuesOnConditionCheckFailure;
    return EnumNames<ReturnValuesOnConditionCheckFailure, 2>{
        {{"ALL_OLD", AllOld}, {"NONE", None}}
    };
}
constexpr auto namesOf(Select) {
    using enum Select;
    return EnumNames<Select, 4>{
        {{"SPECIFIC_ATTRIBUTES", SpecificAttributes}, {"COUNT", Count}, {"ALL_ATTRIBUTES", AllAttributes},
         {"ALL_PROJECTED_ATTRIBUTES", AllProjectedAttributes}}
    };
}

constexpr auto namesOf(ComparisonOperator) {
    using enum ComparisonOperator;
    return EnumNames<ComparisonOperator, 13>{
        {{"IN", In}, {"NULL", Null}, {"BETWEEN", Between}, {"LT", Lt}, {"NOT_CONTAINS", NotContains}, {"EQ", Eq},
         {"GT", Gt}, {"NOT_NULL", NotNull}, {"NE", Ne}, {"LE", Le}, {"BEGINS_WITH", BeginsWith}, {"GE", Ge},
         {"CONTAINS", Contains}}
    };
}
constexpr auto namesOf(ConditionalOperator) {
    using enum ConditionalOperator;
    return EnumNames<ConditionalOperator, 2>{
        {{"OR", Or}, {"AND", And}}
    };
}
constexpr auto namesOf(AttributeAction) {
    using enum AttributeAction;
    return EnumNames<AttributeAction, 3>{
        {{"ADD", Add}, {"PUT", Put}, {"DELETE", Delete}}
    };
}

constexpr auto namesOf(TimeToLiveStatus) {
    using enum TimeToLiveStatus;
    return EnumNames<TimeToLiveStatus, 4>{
        {{"ENABLING", Enabling}, {"DISABLING", Disabling}, {"ENABLED", Enabled}, {"DISABLED", Disabled}}
    };
}
constexpr auto namesOf(BackupStatus) {
    using enum BackupStatus;
    return EnumNames<BackupStatus, 2>{
        {{"ENABLED", Enabled}, {"DISABLED", Disabled}}
    };
}
constexpr auto namesOf(StreamStatus) {
    using enum StreamStatus;
    return EnumNames<StreamStatus, 4>{
        {{"ENABLING", Enabling}, {"ENABLED", Enabled}, {"DISABLING", Disabling}, {"DISABLED", Disabled}}
    };
}
constexpr auto namesOf(ShardIteratorType) {
    using enum ShardIteratorType;
    return EnumNames<ShardIteratorType, 4>{
        {{"AFTER_SEQUENCE_NUMBER", AfterSequenceNumber}, {"LATEST", Latest}, {"AT_SEQUENCE_NUMBER", AtSequenceNumber},
         {"TRIM_HORIZON", TrimHorizon}}
    };
}
constexpr auto namesOf(StreamEventName) {
    using enum StreamEventName;
    return EnumNames<StreamEventName, 3>{
        {{"INSERT", Insert}, {"MODIFY", Modify}, {"REMOVE", Remove}}
    };
}

template <class E> constexpr std::string_view enumName(E value) {
    for (const auto &entry : namesOf(value))
        if (entry.value == value) return entry.name;
    return {};
}

/// Names are case sensitive.
template <class E> constexpr std::optional<E> enumFrom(std::string_view name) {
    for (const auto &entry : namesOf(E{}))
        if (entry.name == name) return entry.value;
    return std::nullopt;
}

}
