#include "engine/operation/operations.h"
#include "engine/operation/stream_arn.h"
#include "engine/request/codec.h"
#include "engine/value/key_bytes.h"

#include <algorithm>
#include <charconv>
#include <cstdio>

namespace engine {

namespace {

constexpr std::int64_t iteratorMillis = 15 * 60 * 1'000; // API Reference, GetShardIterator: fifteen minutes
constexpr std::size_t recordBytes = 1'048'576;           // API Reference, GetRecords: 1 MB in one answer

/// Where reading goes on, as clients carry it around: ARN, sequence and the time it was given out.
struct ShardIterator {
    std::string arn;
    std::int64_t sequence = 0, issuedEpochMillis = 0;

    std::string text() const { return arn + "|" + std::to_string(sequence) + "|" + std::to_string(issuedEpochMillis); }
    static std::optional<ShardIterator> read(std::string_view text) {
        const auto second = text.rfind('|');
        if (second == std::string_view::npos || second == 0) return std::nullopt;
        const auto first = text.rfind('|', second - 1);
        if (first == std::string_view::npos) return std::nullopt;
        ShardIterator iterator{std::string(text.substr(0, first))};
        const auto number = [](std::string_view digits, std::int64_t &value) {
            const auto [stop, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
            return error == std::errc() && stop == digits.data() + digits.size() && value >= 0;
        };
        if (!number(text.substr(first + 1, second - first - 1), iterator.sequence) ||
            !number(text.substr(second + 1), iterator.issuedEpochMillis))
            return std::nullopt;
        return iterator;
    }
};

Result<void> checkShard(const StreamInfo &stream, const std::string &shard) {
    if (shard == shardId(stream)) return {};
    return failure(Error::Code::ResourceNotFound,
        "Requested resource not found: Shard: " + shard + " in Stream: " + streamArn(stream) + " not found");
}

/// Sixteen bytes in hex that look like nobody else's.
std::string eventId(const StreamInfo &stream, std::int64_t sequence) {
    const auto seed = streamArn(stream) + '/' + std::to_string(sequence);
    char text[40];
    std::snprintf(text, sizeof text, "%016llx%016llx", static_cast<unsigned long long>(partitionHash(seed)),
        static_cast<unsigned long long>(partitionHash(seed + '#')));
    return text;
}

StreamEvent eventFrom(const StreamInfo &stream, LoggedChange change) {
    const auto bytes = [](const std::optional<ItemBlob> &image) {
        return image ? static_cast<std::int64_t>(sizeInBytes(*image)) : 0;
    };
    StreamEvent event{.eventId = eventId(stream, change.sequence),
        .eventName = static_cast<StreamEventName>(change.event),
        .awsRegion = "us-east-1"};
    if (change.expired) event.userIdentity = StreamIdentity{"dynamodb.amazonaws.com", "Service"};
    event.dynamodb.approximateCreationEpochMillis = change.epochMillis;
    event.dynamodb.sequenceNumber = sequenceNumber(change.sequence);
    event.dynamodb.streamViewType = stream.viewType;
    event.dynamodb.sizeBytes = bytes(change.keys) + bytes(change.newImage) + bytes(change.oldImage);
    event.dynamodb.keys = std::move(change.keys);
    event.dynamodb.newImage = std::move(change.newImage);
    event.dynamodb.oldImage = std::move(change.oldImage);
    return event;
}

}

Result<ListStreamsOutput> run(Context &context, const ListStreamsInput &input) {
    TRY(const auto streams, visibleStreams(context));
    ListStreamsOutput output;
    bool started = !input.exclusiveStartStreamArn;
    const auto limit = static_cast<std::size_t>(input.limit.value_or(100));
    for (const auto &stream : streams) {
        const auto arn = streamArn(stream);
        if (started && (!input.tableName || *input.tableName == stream.tableName)) {
            if (output.streams.size() == limit) {
                output.lastEvaluatedStreamArn = output.streams.back().streamArn;
                break;
            }
            output.streams.push_back({arn, stream.tableName, stream.label});
        }
        started = started || arn == *input.exclusiveStartStreamArn;
    }
    return output;
}

Result<DescribeStreamOutput> run(Context &context, const DescribeStreamInput &input) {
    TRY(const auto stream, findStream(context, input.streamArn));
    StreamDescription description{.streamArn = input.streamArn,
        .streamLabel = stream.label,
        .streamStatus = stream.endedEpochMillis ? StreamStatus::Disabled : StreamStatus::Enabled,
        .streamViewType = stream.viewType,
        .creationRequestEpochMillis = stream.createdEpochMillis,
        .tableName = stream.tableName};
    TRY(auto definition, decodeRequest("CreateTable", stream.definition));
    description.keySchema = std::get<CreateTableInput>(std::move(definition)).keySchema;
    if (input.exclusiveStartShardId != shardId(stream)) { // nothing follows the only one
        StreamShard shard{.shardId = shardId(stream)};
        shard.sequenceNumberRange.startingSequenceNumber = sequenceNumber(stream.firstSequence);
        if (stream.endedEpochMillis) {
            TRY(const auto kept, context.store.streams().kept(stream.id));
            shard.sequenceNumberRange.endingSequenceNumber = sequenceNumber(kept ? kept->second : stream.firstSequence);
        }
        description.shards.push_back(std::move(shard));
    }
    return DescribeStreamOutput{std::move(description)};
}

Result<GetShardIteratorOutput> run(Context &context, const GetShardIteratorInput &input) {
    TRY(const auto stream, findStream(context, input.streamArn));
    CHECK(checkShard(stream, input.shardId));
    ShardIterator iterator{input.streamArn, stream.firstSequence, context.clock.nowEpochMillis()};
    const bool names = input.shardIteratorType == ShardIteratorType::AtSequenceNumber ||
                       input.shardIteratorType == ShardIteratorType::AfterSequenceNumber;
    if (names) {
        if (!input.sequenceNumber)
            return validation("Invalid SequenceNumber: it must be given for this ShardIteratorType");
        const auto sequence = sequenceFrom(*input.sequenceNumber);
        TRY(const auto next, context.store.streams().nextSequence());
        if (!sequence || *sequence < stream.firstSequence || *sequence >= next)
            return validation("Invalid SequenceNumber: " + *input.sequenceNumber + " is not in the shard");
        iterator.sequence = *sequence + (input.shardIteratorType == ShardIteratorType::AfterSequenceNumber ? 1 : 0);
    } else if (input.sequenceNumber) {
        return validation("Invalid SequenceNumber: it must not be given for this ShardIteratorType");
    } else if (input.shardIteratorType == ShardIteratorType::Latest) {
        TRY(iterator.sequence, context.store.streams().nextSequence());
    }
    return GetShardIteratorOutput{iterator.text()};
}

Result<GetRecordsOutput> run(Context &context, const GetRecordsInput &input) {
    const auto iterator = ShardIterator::read(input.shardIterator);
    if (!iterator) return validation("Invalid ShardIterator");
    const auto now = context.clock.nowEpochMillis();
    if (iterator->issuedEpochMillis + iteratorMillis < now)
        return failure(
            Error::Code::ExpiredIterator, "Iterator expired. The iterator was created more than 15 minutes ago");
    TRY(const auto stream, findStream(context, iterator->arn));

    const auto limit = input.limit.value_or(1'000);
    TRY(auto changes, context.store.streams().read(stream.id, iterator->sequence, limit));
    const bool full = static_cast<std::int64_t>(changes.size()) == limit;
    GetRecordsOutput output;
    ShardIterator next{iterator->arn, iterator->sequence, now};
    std::size_t bytes = 0;
    for (auto &change : changes) {
        if (bytes >= recordBytes) break;
        next.sequence = change.sequence + 1;
        if (change.epochMillis < now - streamMillis) continue; // too old to be shown, though not swept yet
        output.records.push_back(eventFrom(stream, std::move(change)));
        bytes += static_cast<std::size_t>(output.records.back().dynamodb.sizeBytes);
    }
    const bool atEnd = !full && bytes < recordBytes;
    if (!stream.endedEpochMillis || !atEnd) output.nextShardIterator = next.text();
    return output;
}

}
