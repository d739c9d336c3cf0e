#pragma once

#include "engine/schema/table_description.h"
#include "model/design/design.h"
#include "model/design/message.h"
#include "model/design/place.h"
#include "model/view/item_span.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace model {

/// One attribute of one item, as a cell under its own name.
struct Field {
    enum class Role { PartitionKey, SortKey, IndexKey, Attribute };
    std::string name = {};
    engine::Type type = engine::Type::S;
    std::string text = {}; ///< displayText; of a damaged value its JSON.
    Role role = Role::Attribute;
    bool projected = true; ///< Seen through an index: whether its entries hold the attribute.
    bool damaged = false;  ///< No DynamoDB value; `why` says what is wrong.
    std::string why = {};
    std::size_t slot = 0; ///< Place in the entity's order of attributes: equal slots may stand under each other.
};

/// A table's items grouped by partition key and sorted by sort key as DynamoDB sorts them, for the table or through an
/// index. A value: it keeps the items it shows alive, so any thread may read it while the document goes on.
/// Cost: 100,000 items in about 150 ms; `after` an edit of a few items, a few ms. Texts and fields are made on demand.
class Collections {
public:
    enum class Order { Author, Key, Hash, Size }; ///< Of groups. Author: by the first item in the model.

    struct Item {
        std::size_t itemIndex = 0; ///< In TableDesign::items.
        std::optional<std::size_t> entity = {};
        std::size_t bytes = 0; ///< Of the item, or of its index entry.
    };
    struct Group {
        std::string partitionKey =
            {}; ///< "USER#U001"; several key attributes joined with " › ". Empty: see keyMissing.
        std::size_t bytes = 0;
        std::size_t first = 0, count = 0; ///< Its items in `items()`.
        std::uint64_t hash = 0;           ///< engine::partitionHash of its key.
        bool keyMissing = false; ///< Holds the items whose keys are missing or of a wrong type; always the last group.
    };

    /// `indexName` empty: the table. An index: only the items it holds (index_lens.h lists the others).
    /// An unknown index has no groups.
    static Collections of(Shared<TableDesign> table, std::string indexName = {}, Order order = Order::Author);
    /// The same view of the table's next version: computes only what is new.
    Collections after(Shared<TableDesign> table) const;

    const TableDesign &table() const { return *m_table; }
    const std::string &indexName() const { return m_indexName; }
    const engine::SecondaryIndex *index() const { return m_table->description.index(m_indexName); }

    const std::vector<Group> &groups() const { return m_groups; }
    const std::vector<Item> &items() const { return m_items; } ///< Group by group.
    const Item &item(std::size_t group, std::size_t row) const { return m_items[m_groups[group].first + row]; }
    std::size_t groupOf(std::size_t position) const; ///< The group that holds `items()[position]`.
    std::optional<std::size_t> positionOf(std::size_t itemIndex) const;

    /// What keeps selection and scrolling: a group's key stays while its key values do; a row's stays with its item
    /// through `after`, whatever an edit changes.
    std::string groupKey(std::size_t group) const;
    std::uint64_t rowKey(std::size_t position) const;

    std::string sortKeyText(std::size_t position) const;  ///< Of the view's key; empty without sort key.
    std::string tableKeyText(std::size_t position) const; ///< "USER#U001 › PROFILE"
    /// The attributes beside the view's own key, in the entity's order: declared ones first, index keys last.
    std::vector<Field> fields(std::size_t position) const;
    /// Whether the row's entity and attribute names are those of the row above in its group: no need to repeat them.
    bool repeatsNames(std::size_t position) const;
    Place place(std::size_t position) const;

private:
    static constexpr std::size_t npos = static_cast<std::size_t>(-1);
    struct Fact;
    struct Facts;
    Collections(Shared<TableDesign> table, std::string indexName, Order order);
    void build(const Collections *sameRules);
    void readItems(Facts &facts, const ItemSpan &changed) const;
    bool keepGroups(const Collections &before, Facts &facts, const ItemSpan &changed);
    bool keepSlots(const Collections &before, Facts &facts, const ItemSpan &changed) const;
    void group(Facts &facts);
    void nameGroup(Group &group) const;
    void orderAttributes(Facts &facts) const;
    bool hasOwnColumn(std::string_view attributeName) const;
    const Fact &fact(std::size_t position) const;
    const engine::ItemBlob &blob(std::size_t position) const;

    Shared<TableDesign> m_table;
    std::string m_indexName;
    Order m_order = Order::Author;
    std::vector<Group> m_groups;
    std::vector<Item> m_items;
    std::shared_ptr<const Facts> m_facts;
    std::shared_ptr<const ItemIds> m_ids;
};

}
