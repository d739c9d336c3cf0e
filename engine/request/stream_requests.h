#pragma once

#include "engine/request/table_requests.h"
#include "engine/value/item_blob.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

struct StreamSummary {
    std::string streamArn = {}, tableName = {}, streamLabel = {};
};
struct ListStreamsOutput {
    std::vector<StreamSummary> streams = {};
    std::optional<std::string> lastEvaluatedStreamArn = {};
};
struct ListStreamsInput {
    static constexpr std::string_view operation = "ListStreams";
    using Output = ListStreamsOutput;
    std::optional<std::string> tableName = {};
    std::optional<std::string> exclusiveStartStreamArn = {};
    std::optional<std::int64_t> limit = {};
};

struct SequenceNumberRange {
    std::optional<std::string> startingSequenceNumber = {}, endingSequenceNumber = {}; ///< An open shard has no end.
};
struct StreamShard {
    std::string shardId = {};
    std::optional<std::string> parentShardId = {};
    SequenceNumberRange sequenceNumberRange = {};
};
enum class StreamStatus : unsigned char { Enabling, Enabled, Disabling, Disabled };
struct StreamDescription {
    std::string streamArn = {}, streamLabel = {};
    StreamStatus streamStatus = StreamStatus::Enabled;
    StreamViewType streamViewType = StreamViewType::KeysOnly;
    std::int64_t creationRequestEpochMillis = 0;
    std::string tableName = {};
    std::vector<KeySchemaElement> keySchema = {};
    std::vector<StreamShard> shards = {};
    std::optional<std::string> lastEvaluatedShardId = {};
};
struct DescribeStreamOutput {
    StreamDescription streamDescription = {};
};
struct DescribeStreamInput {
    static constexpr std::string_view operation = "DescribeStream";
    using Output = DescribeStreamOutput;
    std::string streamArn = {};
    std::optional<std::int64_t> limit = {};
    std::optional<std::string> exclusiveStartShardId = {};
};

enum class ShardIteratorType : unsigned char { TrimHorizon, Latest, AtSequenceNumber, AfterSequenceNumber };
struct GetShardIteratorOutput {
    std::string shardIterator = {};
};
struct GetShardIteratorInput {
    static constexpr std::string_view operation = "GetShardIterator";
    using Output = GetShardIteratorOutput;
    std::string streamArn = {}, shardId = {};
    ShardIteratorType shardIteratorType = ShardIteratorType::TrimHorizon;
    std::optional<std::string> sequenceNumber = {}; ///< For the two types that name one.
};

enum class StreamEventName : unsigned char { Insert, Modify, Remove };
/// The change itself; which images there are is the stream's view type.
struct StreamRecord {
    std::int64_t approximateCreationEpochMillis = 0;
    ItemBlob keys = {};
    std::optional<ItemBlob> newImage = {}, oldImage = {};
    std::string sequenceNumber = {};
    std::int64_t sizeBytes = 0;
    StreamViewType streamViewType = StreamViewType::KeysOnly;
};
/// Who made a change, if not a client: time to live does.
struct StreamIdentity {
    std::string principalId = {}, type = {};
};
struct StreamEvent {
    std::string eventId = {};
    StreamEventName eventName = StreamEventName::Insert;
    std::string eventVersion = "1.1", eventSource = "aws:dynamodb", awsRegion = {};
    StreamRecord dynamodb = {};
    std::optional<StreamIdentity> userIdentity = {};
};
struct GetRecordsOutput {
    std::vector<StreamEvent> records = {};
    std::optional<std::string> nextShardIterator = {}; ///< None: the shard is closed and read to its end.
};
struct GetRecordsInput {
    static constexpr std::string_view operation = "GetRecords";
    using Output = GetRecordsOutput;
    std::string shardIterator = {};
    std::optional<std::int64_t> limit = {};
};

}
