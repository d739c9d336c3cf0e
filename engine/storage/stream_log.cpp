#include "engine/storage/stream_log.h"

#include "engine/value/blob_writer.h"

namespace engine {

namespace {

/// A record is kept as an item: its images are maps in it, and what reads a file checks it like any item.
ItemBlob packed(const LoggedChange &record) {
    ItemBuilder item;
    const auto addImage = [&](const char *name, const ItemBlob &image) {
        Bytes map;
        blob::Container container(map, Type::M);
        map += image.bytes;
        container.close();
        item.add(name, ValueView(map));
    };
    addImage("keys", record.keys);
    if (record.newImage) addImage("new", *record.newImage);
    if (record.oldImage) addImage("old", *record.oldImage);
    return item.finish();
}

std::optional<ItemBlob> image(ItemView item, const char *name) {
    const auto value = item.find(name);
    if (!value || value->type() != Type::M) return std::nullopt;
    return ItemBlob{Bytes(value->members().bytes())};
}

}

const char *StreamLog::layout() {
    return R"(
        CREATE TABLE streams(id INTEGER PRIMARY KEY AUTOINCREMENT, table_name TEXT NOT NULL, label TEXT NOT NULL,
            definition TEXT NOT NULL, view_type INTEGER NOT NULL, created INTEGER NOT NULL,
            first_sequence INTEGER NOT NULL, ended INTEGER);
        CREATE TABLE stream_records(sequence INTEGER PRIMARY KEY AUTOINCREMENT, stream_id INTEGER NOT NULL,
            time INTEGER NOT NULL, event INTEGER NOT NULL, expired INTEGER NOT NULL, record BLOB NOT NULL);
        CREATE INDEX stream_records_of ON stream_records(stream_id, sequence);
    )";
}

Result<std::int64_t> StreamLog::begin(const StreamInfo &stream) {
    TRY(const auto first, nextSequence());
    TRY(auto insert, m_database->prepare("INSERT INTO streams(table_name, label, definition, view_type, created,"
                                         " first_sequence) VALUES(?1, ?2, ?3, ?4, ?5, ?6)"));
    insert.bindText(1, stream.tableName).bindText(2, stream.label).bindText(3, stream.definition);
    insert.bind(4, static_cast<std::int64_t>(stream.viewType)).bind(5, stream.createdEpochMillis);
    CHECK(insert.bind(6, first).run());
    return m_database->lastInsertedId();
}

Result<void> StreamLog::end(std::int64_t id, std::int64_t epochMillis) {
    TRY(auto update, m_database->prepare("UPDATE streams SET ended = ?2 WHERE id = ?1"));
    return update.bind(1, id).bind(2, epochMillis).run();
}

Result<std::vector<StreamInfo>> StreamLog::streams() {
    std::vector<StreamInfo> list;
    TRY(auto rows,
        m_database->prepare("SELECT id, table_name, label, definition, view_type, created, ended, first_sequence"
                            " FROM streams ORDER BY id"));
    for (;;) {
        TRY(const bool more, rows.step());
        if (!more) return list;
        StreamInfo stream{.id = rows.integer(0),
            .tableName = Bytes(rows.blob(1)),
            .label = Bytes(rows.blob(2)),
            .definition = Bytes(rows.blob(3)),
            .viewType = static_cast<StreamViewType>(rows.integer(4) & 3),
            .createdEpochMillis = rows.integer(5),
            .firstSequence = rows.integer(7)};
        if (rows.isInteger(6)) stream.endedEpochMillis = rows.integer(6);
        list.push_back(std::move(stream));
    }
}

Result<void> StreamLog::append(std::int64_t streamId, const LoggedChange &record) {
    if (!m_append) {
        TRY(m_append, m_database->prepare("INSERT INTO stream_records(stream_id, time, event, expired, record)"
                                          " VALUES(?1, ?2, ?3, ?4, ?5)"));
    }
    const auto item = packed(record);
    m_append.bind(1, streamId).bind(2, record.epochMillis).bind(3, static_cast<std::int64_t>(record.event));
    return m_append.bind(4, std::int64_t(record.expired)).bind(5, item.bytes).run();
}

Result<std::vector<LoggedChange>> StreamLog::read(std::int64_t streamId, std::int64_t sequence, std::int64_t limit) {
    std::vector<LoggedChange> list;
    TRY(auto rows, m_database->prepare("SELECT sequence, time, event, expired, record FROM stream_records"
                                       " WHERE stream_id = ?1 AND sequence >= ?2 ORDER BY sequence LIMIT ?3"));
    rows.bind(1, streamId).bind(2, sequence).bind(3, limit);
    for (;;) {
        TRY(const bool more, rows.step());
        if (!more) return list;
        const auto bytes = rows.blob(4);
        auto keys = isWellFormedItem(bytes) ? image(ItemView(bytes), "keys") : std::nullopt;
        if (!keys || rows.integer(2) < 0 || rows.integer(2) > 2)
            return failure(Error::Code::Internal, "The database file is damaged: a stream record is none");
        list.push_back({rows.integer(0), rows.integer(1), static_cast<LoggedChange::Event>(rows.integer(2)),
            rows.integer(3) != 0, *std::move(keys), image(ItemView(bytes), "new"), image(ItemView(bytes), "old")});
    }
}

Result<std::optional<std::pair<std::int64_t, std::int64_t>>> StreamLog::kept(std::int64_t streamId) {
    TRY(auto row, m_database->prepare("SELECT min(sequence), max(sequence) FROM stream_records WHERE stream_id = ?1"));
    TRY(const bool found, row.bind(1, streamId).step());
    if (!found || !row.isInteger(0)) return std::nullopt;
    return std::pair(row.integer(0), row.integer(1));
}

Result<std::int64_t> StreamLog::nextSequence() {
    TRY(const auto last,
        m_database->integer("SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'stream_records'"));
    return last + 1;
}

Result<void> StreamLog::trim(std::int64_t beforeEpochMillis) {
    const auto time = std::to_string(beforeEpochMillis);
    return m_database->execute(
        "DELETE FROM stream_records WHERE time < " + time + "; DELETE FROM streams WHERE ended < " + time);
}

}
