#include "engine/operation/expire.h"

#include "engine/operation/write.h"
#include "engine/schema/key_checks.h"

namespace engine {

namespace {

constexpr std::int64_t fiveYears = 5 * 365 * 24 * 60 * 60; // seconds

Result<std::int64_t> expire(Context &context, StoredTable &table, std::int64_t nowEpochSeconds) {
    const auto now = Number::fromInteger(nowEpochSeconds), oldest = Number::fromInteger(nowEpochSeconds - fiveYears);
    std::vector<ItemBlob> expired;
    CHECK(table.items.tree.walk({}, Direction::Forward, [&](StoredItemView stored) -> Result<bool> {
        const auto value = stored.item.find(table.description.timeToLiveAttribute);
        if (!value || value->type() != Type::N) return true;
        if (const auto time = value->number(); time < now && time >= oldest)
            expired.push_back({Bytes(stored.item.bytes())});
        return true;
    }));
    Consumed free(table.description);
    for (const auto &item : expired) {
        TRY(const auto key, keyOf(item, table.description.keySchema));
        TRY(const auto write, planDelete(table, key, {}));
        CHECK(carryOut(context, write, WriteMode::Standard, free));
    }
    return static_cast<std::int64_t>(expired.size());
}

}

Result<std::int64_t> expireItems(Context &context) {
    std::int64_t removed = 0;
    for (const auto &name : context.store.tableNames()) {
        auto *table = context.store.find(name);
        if (table->description.timeToLiveAttribute.empty()) continue;
        TRY(const auto count, expire(context, *table, context.clock.nowEpochMillis() / 1000));
        removed += count;
    }
    return removed;
}

}
