#pragma once

#include "engine/base/function_ref.h"
#include "engine/storage/row_cache.h"
#include "engine/storage/sqlite.h"
#include "engine/storage/stored_item.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace engine {

/// The keys from `from` up to, not including, `to`, in the order of their bytes. An empty `to`: no end.
struct ByteRange {
    Bytes from, to;
};
enum class Direction : unsigned char { Forward, Backward };

/// The smallest key greater than `key`.
inline Bytes successor(ByteView key) {
    return Bytes(key) + '\0';
}
/// The end of the range of all keys that start with `prefix`; empty if there is none (a prefix of FF bytes only).
Bytes prefixEnd(ByteView prefix);

/// An ordered map from key bytes to items in one SQLite table `WITHOUT ROWID`, whose rows lie in key order.
/// Those that would spill over a page's share are kept aside in a second table: a spilled row must be loaded whole
/// whenever a search compares its key.
/// Errors: Internal, as sqlite::Database; what comes from a file and is no item is damage, too.
class Tree {
public:
    static Result<void> create(sqlite::Database &database, std::int64_t id);
    static Result<void> drop(sqlite::Database &database, std::int64_t id);
    /// `cache`, if any, spares `find` many a search.
    Tree(sqlite::Database &database, std::int64_t id, bool onFile, RowCache *cache = nullptr)
        : m_database(&database), m_id(id), m_onFile(onFile), m_cache(cache) {}

    Result<std::optional<StoredItem>> find(ByteView key);

    /// `previous` is the item that the key has now, an empty one for none: its length tells where it lies.
    Result<void> put(ByteView key, StoredItemView item, ItemView previous);
    Result<void> erase(ByteView key, ItemView previous);

    /// Visits the items of a range in key order, or against it, until `visit` answers false. They are good during the
    /// visit, which may use other trees but not this one.
    using Visit = FunctionRef<Result<bool>(StoredItemView item)>;
    Result<void> walk(const ByteRange &range, Direction direction, Visit visit);

    std::int64_t id() const { return m_id; }

private:
    enum Query : std::size_t { Find, FindAside, Upsert, Erase, InsertAside, UpdateAside, EraseAside, Walk };
    Result<sqlite::Statement *> statement(std::size_t query);
    Result<ByteView> aside(std::int64_t id);
    Result<StoredItemView> unpacked(ByteView entry) const;

    sqlite::Database *m_database;
    std::int64_t m_id;
    bool m_onFile; ///< What lies in memory was put there by us; bytes of a file are checked before a view walks them.
    RowCache *m_cache;
    Bytes m_packed{};                                     ///< The entry being put.
    std::array<sqlite::Statement, Walk + 4> m_statements; ///< Prepared when first used: a table has up to 26 trees.
};

}
