#pragma once

#include "engine/expression/condition.h"
#include "engine/expression/projection.h"
#include "engine/operation/context.h"
#include "engine/request/query_requests.h"

#include <optional>
#include <string>

namespace engine {

/// What Query and Scan have in common once their own conditions have become a range of keys.
struct PageRequest {
    StoredTable *table = nullptr;
    const StoredIndex *index = nullptr; ///< Null: the table itself.
    ByteRange range{};                  ///< What is left to read, behind the start key.
    Direction direction = Direction::Forward;
    std::optional<std::int64_t> limit{}; ///< Items before the filter.
    std::optional<Condition> filter{};
    std::optional<ProjectedPaths> projection{};
    std::optional<Select> select{};
    bool consistentRead = false;
    ReturnConsumedCapacity returnConsumedCapacity = ReturnConsumedCapacity::None;
};

/// The one read path: entries in key order until the limit, 1 MB of them or the end; of each the filter, then the
/// projection. Attributes that a local index lacks come from the table, at its cost, an item at a time.
/// Errors: Validation (attributes that a global index lacks, see checkSelection); Internal.
Result<ReadPageOutput> readPage(Context &context, const PageRequest &request);

/// The index of that name, null for none given.
/// Errors: Validation, "The table does not have the specified index: x"; a consistent read of a global index.
Result<const StoredIndex *> indexFor(
    const StoredTable &table, const std::optional<std::string> &indexName, bool consistentRead);

/// Whether Select, the projection and IndexName of a request go together.
/// Errors: Validation.
Result<void> checkSelect(const QueryInput &input);
Result<void> checkSelect(const ScanInput &input);

/// Whether a global index has what is asked of it.
/// Errors: Validation, "Select type ALL_ATTRIBUTES is not supported…", "Global secondary index x does not project [a]".
Result<void> checkSelection(const PageRequest &request);

/// The attributes of a start key: the table's key and, in an index, the index's.
std::vector<KeyAttribute> cursorAttributes(const StoredTable &table, const StoredIndex *index);

/// One key attribute of the table or index in a start key.
/// Errors: Validation, it is missing, of another type, empty or too long.
Result<void> checkStartKeyPart(ItemView key, const KeyAttribute &attribute);

/// Where a page goes on: the tree key of an ExclusiveStartKey with the parts of the index, if there is one, checked. It
/// need not name an item that exists.
/// Errors: Validation, the table's key in it: "The provided starting key is invalid: …".
Result<Bytes> startKey(ItemView key, const StoredTable &table, const StoredIndex *index);

}
