#include "engine/operation/stream_arn.h"

#include <algorithm>
#include <charconv>
#include <cstdio>

namespace engine {

namespace {

constexpr std::string_view sequencePrefix = "1"; // 1 and twenty digits

}

std::string shardId(const StreamInfo &stream) {
    char text[64];
    std::snprintf(text, sizeof text, "shardId-%020lld-%08llx", static_cast<long long>(stream.createdEpochMillis),
        static_cast<unsigned long long>(stream.id));
    return text;
}

std::string sequenceNumber(std::int64_t sequence) {
    char text[32];
    std::snprintf(text, sizeof text, "%020lld", static_cast<long long>(sequence));
    return std::string(sequencePrefix) + text;
}

std::optional<std::int64_t> sequenceFrom(std::string_view sequenceNumber) {
    if (sequenceNumber.size() != 21 || !sequenceNumber.starts_with(sequencePrefix)) return std::nullopt;
    std::int64_t sequence = 0;
    const auto *end = sequenceNumber.data() + sequenceNumber.size();
    const auto [stop, error] = std::from_chars(sequenceNumber.data() + 1, end, sequence);
    if (error != std::errc() || stop != end || sequence < 0) return std::nullopt;
    return sequence;
}

Result<std::vector<StreamInfo>> visibleStreams(Context &context) {
    TRY(auto streams, context.store.streams().streams());
    const auto oldest = context.clock.nowEpochMillis() - streamMillis;
    std::erase_if(streams, [&](const StreamInfo &stream) { return stream.endedEpochMillis.value_or(oldest) < oldest; });
    return streams;
}

Result<StreamInfo> findStream(Context &context, std::string_view arn) {
    TRY(auto streams, visibleStreams(context));
    for (auto &stream : streams)
        if (streamArn(stream) == arn) return std::move(stream);
    return failure(
        Error::Code::ResourceNotFound, "Requested resource not found: Stream: " + std::string(arn) + " not found");
}

}
