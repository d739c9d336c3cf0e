#pragma once

#include "engine/schema/secondary_index.h"
#include "model/design/message.h"
#include "model/design/place.h"
#include "model/design/table_design.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace model {

/// How much of one entity (none: of items that belong to none) an index holds.
struct EntityShare {
    std::optional<std::size_t> entity = {};
    std::size_t items = 0;        ///< In the index.
    std::size_t of = 0;           ///< In the table.
    std::uint64_t bytes = 0;      ///< Of the entries in the index.
    std::uint64_t tableBytes = 0; ///< Of the items in the table.
};

/// Items that an index leaves out for the same reason.
struct LeftOut {
    std::optional<std::size_t> entity = {};
    engine::MissingKey missing = {}; ///< The first key attribute that keeps them out, and how.
    /// By design: the entity has no template for the attribute, or the attribute is its own template, which is what
    /// makes an index sparse. Else the key should be there and is not.
    bool byDesign = true;
    Message reason = {};
    std::vector<std::size_t> itemIndexes = {}; ///< In the model's order; the first one is the example.
    std::string example = {};                  ///< Its table key: "USER#U001 › PROFILE".
};

/// A table seen through one index: what it holds and what it leaves out.
struct IndexLens {
    std::string indexName = {};
    bool global = true;
    bool overloaded = false; ///< Holds more than one entity.
    std::size_t items = 0, of = 0;
    std::uint64_t bytes = 0, tableBytes = 0; ///< Entries; all items.
    std::vector<EntityShare> entities = {};  ///< Every entity type in its order, then the items without one, if any.
    std::vector<LeftOut> leftOut = {};       ///< By design first, largest first.
    std::vector<std::string> projected = {}; ///< INCLUDE: the non-key attributes. See `projects` in engine.

    std::size_t leftOutItems() const { return of - items; }
};

/// Bytes of the entry that an item gives in an index, without making it; of the item itself without an index.
class EntrySize {
public:
    EntrySize(const engine::TableDescription &table, const engine::SecondaryIndex *index);
    std::size_t of(engine::ItemView item) const;

private:
    bool m_all = true;
    std::vector<std::string> m_names; ///< Sorted: what an entry holds, unless all.
};

/// What most views ask of every item, for those that ask more than once.
struct ItemFact {
    std::optional<std::size_t> entity = {};
    std::size_t bytes = 0;
};
std::vector<ItemFact> itemFacts(const TableDesign &table);

/// Nothing where the table has no such index. The rule is the engine's: a missing, wrongly typed or empty key
/// attribute, any of them with several, keeps an item out.
std::optional<IndexLens> lensOf(const TableDesign &table, std::string_view indexName);

/// All indexes of the table, global ones first, in one pass over the items.
std::vector<IndexLens> lensesOf(const TableDesign &table);
std::vector<IndexLens> lensesOf(const TableDesign &table, const std::vector<ItemFact> &facts);

/// Items and bytes of each entity type, the items without one last.
std::vector<EntityShare> entityShares(const TableDesign &table);
std::vector<EntityShare> entityShares(const TableDesign &table, const std::vector<ItemFact> &facts);

}
