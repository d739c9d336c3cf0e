#pragma once

#include "engine/request/fields_settings.h"
#include "engine/request/stream_requests.h"

namespace engine::fields {

template <> inline constexpr std::string_view structureName<StreamSummary> = "Stream";
template <> inline constexpr std::string_view structureName<SequenceNumberRange> = "SequenceNumberRange";
template <> inline constexpr std::string_view structureName<StreamShard> = "Shard";
template <> inline constexpr std::string_view structureName<StreamDescription> = "StreamDescription";
template <> inline constexpr std::string_view structureName<StreamRecord> = "StreamRecord";
template <> inline constexpr std::string_view structureName<StreamIdentity> = "Identity";
template <> inline constexpr std::string_view structureName<StreamEvent> = "Record";

inline constexpr Rule streamArn{.required = true, .minLength = 37, .maxLength = 1024};
inline constexpr Rule shardId{.required = true, .minLength = 28, .maxLength = 65};
inline constexpr Rule startShardId{.minLength = 28, .maxLength = 65};
inline constexpr Rule streamPage{.minimum = 1, .maximum = 100, .javaClass = "Integer"};

template <class F, Of<StreamSummary> X> void describe(F &f, X &x) {
    f("StreamArn", x.streamArn, required);
    f("TableName", x.tableName, required);
    f("StreamLabel", x.streamLabel, required);
}
template <class F, Of<ListStreamsInput> X> void describe(F &f, X &x) {
    f("TableName", x.tableName, Rule{.minLength = 1, .maxLength = limits::tableNameMaximum, .namePattern = true});
    f("Limit", x.limit, streamPage);
    f("ExclusiveStartStreamArn", x.exclusiveStartStreamArn, Rule{.minLength = 37, .maxLength = 1024});
}
template <class F, Of<ListStreamsOutput> X> void describe(F &f, X &x) {
    f("Streams", x.streams, required);
    f("LastEvaluatedStreamArn", x.lastEvaluatedStreamArn, optional);
}

template <class F, Of<SequenceNumberRange> X> void describe(F &f, X &x) {
    f("StartingSequenceNumber", x.startingSequenceNumber, optional);
    f("EndingSequenceNumber", x.endingSequenceNumber, optional);
}
template <class F, Of<StreamShard> X> void describe(F &f, X &x) {
    f("ShardId", x.shardId, required);
    f("SequenceNumberRange", x.sequenceNumberRange, required);
    f("ParentShardId", x.parentShardId, optional);
}
template <class F, Of<StreamDescription> X> void describe(F &f, X &x) {
    f("StreamArn", x.streamArn, required);
    f("StreamLabel", x.streamLabel, required);
    f("StreamStatus", x.streamStatus, required);
    f("StreamViewType", x.streamViewType, required);
    f("CreationRequestDateTime", x.creationRequestEpochMillis, Rule{.required = true, .epochSeconds = true});
    f("TableName", x.tableName, required);
    f("KeySchema", x.keySchema, required);
    f("Shards", x.shards, required);
    f("LastEvaluatedShardId", x.lastEvaluatedShardId, optional);
}
template <class F, Of<DescribeStreamInput> X> void describe(F &f, X &x) {
    f("StreamArn", x.streamArn, streamArn);
    f("Limit", x.limit, streamPage);
    f("ExclusiveStartShardId", x.exclusiveStartShardId, startShardId);
}
template <class F, Of<DescribeStreamOutput> X> void describe(F &f, X &x) {
    f("StreamDescription", x.streamDescription, required);
}

template <class F, Of<GetShardIteratorInput> X> void describe(F &f, X &x) {
    f("StreamArn", x.streamArn, streamArn);
    f("ShardId", x.shardId, shardId);
    f("ShardIteratorType", x.shardIteratorType, required);
    f("SequenceNumber", x.sequenceNumber, Rule{.minLength = 21, .maxLength = 40});
}
template <class F, Of<GetShardIteratorOutput> X> void describe(F &f, X &x) {
    f("ShardIterator", x.shardIterator, required);
}

template <class F, Of<StreamRecord> X> void describe(F &f, X &x) {
    f("ApproximateCreationDateTime", x.approximateCreationEpochMillis, Rule{.required = true, .epochSeconds = true});
    f("Keys", x.keys, required);
    f("NewImage", x.newImage, optional);
    f("OldImage", x.oldImage, optional);
    f("SequenceNumber", x.sequenceNumber, required);
    f("SizeBytes", x.sizeBytes, required);
    f("StreamViewType", x.streamViewType, required);
}
template <class F, Of<StreamIdentity> X> void describe(F &f, X &x) {
    f("PrincipalId", x.principalId, required);
    f("Type", x.type, required);
}
template <class F, Of<StreamEvent> X> void describe(F &f, X &x) {
    f("eventID", x.eventId, required);
    f("eventName", x.eventName, required);
    f("eventVersion", x.eventVersion, required);
    f("eventSource", x.eventSource, required);
    f("awsRegion", x.awsRegion, required);
    f("dynamodb", x.dynamodb, required);
    f("userIdentity", x.userIdentity, optional);
}
template <class F, Of<GetRecordsInput> X> void describe(F &f, X &x) {
    f("ShardIterator", x.shardIterator, Rule{.required = true, .minLength = 1, .maxLength = 2048});
    f("Limit", x.limit, Rule{.minimum = 1, .maximum = 1000, .javaClass = "Integer"});
}
template <class F, Of<GetRecordsOutput> X> void describe(F &f, X &x) {
    f("Records", x.records, required);
    f("NextShardIterator", x.nextShardIterator, optional);
}

}
