#pragma once

#include "engine/operation/context.h"
#include "engine/schema/arn.h"
#include "engine/storage/stream_log.h"

#include <string>

namespace engine {

inline std::string streamArn(const StreamInfo &stream) {
    return tableArn(stream.tableName) + "/stream/" + stream.label;
}

/// A stream is one shard.
std::string shardId(const StreamInfo &stream);

/// Sequence numbers are at least 21 digits long on the wire.
std::string sequenceNumber(std::int64_t sequence);
/// None: it is no number of ours.
std::optional<std::int64_t> sequenceFrom(std::string_view sequenceNumber);

/// Streams stay readable for a day after they end; what is older is not shown.
constexpr std::int64_t streamMillis = 24 * 60 * 60 * 1'000;
Result<std::vector<StreamInfo>> visibleStreams(Context &context);

/// Errors: ResourceNotFound, "Requested resource not found: Stream: … not found".
Result<StreamInfo> findStream(Context &context, std::string_view arn);

}
