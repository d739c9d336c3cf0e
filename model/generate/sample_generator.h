#pragma once

#include "model/design/design.h"
#include "model/format/format.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace model {

struct GenerateOptions {
    std::uint64_t seed = 1;
    std::optional<std::size_t> count = {};     ///< Of items in all, shared as the entity types say; none: as they say.
    std::vector<std::string> entityNames = {}; ///< Only these; their parents are then items of the table.
    bool keepItems = false;                    ///< Beside the items that the table has, not instead of them.
};

struct GeneratedEntity {
    std::string name = {};
    std::size_t made = 0, wanted = 0;
    std::vector<Message> reasons = {}; ///< Why fewer were made than wanted.
};
struct Generated {
    Design design = {};
    std::vector<GeneratedEntity> entities = {}; ///< In the table's order.
    std::vector<Message> notes = {};            ///< What was assumed.
};

/// The design with made-up items in one of its tables, as one undo step. Same design, same options: the same items, on
/// every machine; changing the generator of one attribute leaves the values of the others alone.
/// - Keys are what the key templates make of the values, so an item belongs to its entity type.
/// - The parent of an entity type is the one whose key variables it contains ({userId} is in {userId, orderDate}): its
///   items take these from an item of the parent. A "reference(Product)" takes the values of an item that is there.
/// - No two items have one key: where values run out, fewer are made, and it is said.
/// - What the design does not say (generators, counts) is taken from what items, names and types suggest; a table
///   without entity types gets them as inferred, the design keeps what it had.
/// Cost:   100,000 items in about a second.
/// Errors: no such table or entity type; a generator that is wrong; entity types that refer to each other in a circle;
///         a parent or reference without any item; cancelled. `options` reports items made and to be made.
Result<Generated> generateItems(
    Design design, std::string_view tableName, const GenerateOptions &options = {}, const ReadOptions &progress = {});

/// An entity type of the table with everything said that generating needs: what it says itself stays, the rest is taken
/// from its items, else from names and types. For a form to begin with, and for an edit (setEntityType) to keep.
EntityType withGenerators(const TableDesign &table, std::size_t entity);

}
