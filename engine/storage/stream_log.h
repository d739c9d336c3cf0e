#pragma once

#include "engine/schema/table_description.h"
#include "engine/storage/sqlite.h"
#include "engine/value/item_blob.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace engine {

/// One change of an item, with the images that the stream's view type asks for.
struct LoggedChange {
    enum class Event : unsigned char { Insert, Modify, Remove };
    std::int64_t sequence = 0; ///< Given by append(); grows over all streams.
    std::int64_t epochMillis = 0;
    Event event = Event::Insert;
    bool expired = false; ///< The service itself removed the item when its time to live was over.
    ItemBlob keys{};
    std::optional<ItemBlob> newImage{}, oldImage{};
};

/// A stream of a table, of now or of before. It outlives its table: what it holds stays readable for a day.
struct StreamInfo {
    std::int64_t id = 0;
    std::string tableName{};
    std::string label{};      ///< The time it began, unique for its table; part of its ARN.
    std::string definition{}; ///< The table's when the stream began: the CreateTable request.
    StreamViewType viewType = StreamViewType::KeysOnly;
    std::int64_t createdEpochMillis = 0;
    std::int64_t firstSequence = 0;                 ///< No record of it has a smaller one. Given by begin().
    std::optional<std::int64_t> endedEpochMillis{}; ///< None: it goes on.
};

/// The streams of a database and their records. A stream is one shard, so its records lie in the order of the changes.
/// Errors everywhere: Internal, as sqlite::Database.
class StreamLog {
public:
    explicit StreamLog(sqlite::Database &database) : m_database(&database) {}
    static const char *layout(); ///< The tables that it needs.

    Result<std::int64_t> begin(const StreamInfo &stream); ///< Its id.
    Result<void> end(std::int64_t id, std::int64_t epochMillis);
    Result<std::vector<StreamInfo>> streams(); ///< In the order of their ids.

    Result<void> append(std::int64_t streamId, const LoggedChange &change);
    /// At most `limit` changes from `sequence` on.
    Result<std::vector<LoggedChange>> read(std::int64_t streamId, std::int64_t sequence, std::int64_t limit);
    /// The oldest and newest sequence that is kept of a stream; none: it has no records.
    Result<std::optional<std::pair<std::int64_t, std::int64_t>>> kept(std::int64_t streamId);
    /// The sequence that the next change will have at least.
    Result<std::int64_t> nextSequence();
    /// Forgets changes from before a time, and streams that have ended before it.
    Result<void> trim(std::int64_t beforeEpochMillis);

private:
    sqlite::Database *m_database;
    sqlite::Statement m_append;
};

}
