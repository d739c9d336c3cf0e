#include "model/view/collections.h"

#include "engine/schema/secondary_index.h"
#include "engine/value/key_bytes.h"
#include "model/design/value_text.h"
#include "model/infer/entity_inference.h"
#include "model/infer/index_lens.h"
#include "model/infer/key_shape.h"
#include "model/view/item_span.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <unordered_map>

namespace model {
namespace {

using Names = std::vector<std::string>;

/// The attribute names of the items: one shared list for all items that have the same ones.
class NameLists {
public:
    std::shared_ptr<const Names> of(const SampleItem &item) {
        m_joined.clear();
        for (const auto &[name, value] : engine::ItemView(item.blob).members()) join(name);
        for (const auto &damaged : item.damaged) join(damaged.attributeName);
        auto &list = m_lists[m_joined];
        if (!list) {
            Names names;
            for (const auto &[name, value] : engine::ItemView(item.blob).members()) names.emplace_back(name);
            for (const auto &damaged : item.damaged) names.push_back(damaged.attributeName);
            list = std::make_shared<const Names>(std::move(names));
        }
        return list;
    }

private:
    void join(std::string_view name) {
        m_joined += name;
        m_joined += '\0';
    }
    std::string m_joined;
    std::unordered_map<std::string, std::shared_ptr<const Names>> m_lists;
};

}

/// What is computed once for each item, however often the view is made again.
struct Collections::Fact {
    bool shown = false;      ///< An index shows only what it holds.
    bool keyed = false;      ///< Has its key.
    engine::Bytes partition; ///< Key bytes that group…
    engine::Bytes order;     ///< … and sort: the view's sort key, then through an index the table's key.
    std::optional<std::size_t> entity;
    std::size_t bytes = 0;
    std::shared_ptr<const Names> names;
};

struct Collections::Facts {
    std::vector<std::shared_ptr<const Fact>> facts; ///< By item.
    NameLists nameLists;
    std::vector<std::size_t> positions; ///< By item: its place in m_items, or none.
    /// By entity, the items without one last: the order of their attributes.
    std::vector<std::unordered_map<std::string, std::size_t>> slots;
};

Collections::Collections(Shared<TableDesign> table, std::string indexName, Order order)
    : m_table(std::move(table)), m_indexName(std::move(indexName)), m_order(order) {}

Collections Collections::of(Shared<TableDesign> table, std::string indexName, Order order) {
    Collections view(std::move(table), std::move(indexName), order);
    view.m_ids = std::make_shared<const ItemIds>(ItemIds::of(*view.m_table->items));
    view.build(nullptr);
    return view;
}

Collections Collections::after(Shared<TableDesign> table) const {
    const bool sameRules = table->description == m_table->description && table->entityTypes == m_table->entityTypes;
    Collections view(std::move(table), m_indexName, m_order);
    view.m_ids = std::make_shared<const ItemIds>(m_ids->after(*m_table->items, *view.m_table->items));
    view.build(sameRules ? this : nullptr);
    return view;
}

void Collections::build(const Collections *before) {
    auto facts = std::make_shared<Facts>();
    const auto &items = *m_table->items;
    ItemSpan changed{0, 0, items.size()};
    if (before) {
        changed = changedItems(*before->m_table->items, items);
        facts->nameLists = before->m_facts->nameLists;
        facts->facts = before->m_facts->facts;
    }
    readItems(*facts, changed);
    if (!before || !keepGroups(*before, *facts, changed)) group(*facts);
    if (!before || !keepSlots(*before, *facts, changed)) orderAttributes(*facts);
    m_facts = std::move(facts);
}

/// Most edits move no item: what they change is then put into the groups as they were.
bool Collections::keepGroups(const Collections &before, Facts &facts, const ItemSpan &changed) {
    if (changed.countBefore != changed.countNow) return false;
    const auto end = changed.first + changed.countNow;
    for (std::size_t i = changed.first; i < end; ++i) {
        const auto &was = *before.m_facts->facts[i], &is = *facts.facts[i];
        if (was.shown != is.shown || was.keyed != is.keyed || was.partition != is.partition || was.order != is.order)
            return false;
        if (m_order == Order::Size && was.bytes != is.bytes) return false;
    }
    m_groups = before.m_groups;
    m_items = before.m_items;
    facts.positions = before.m_facts->positions;
    for (std::size_t i = changed.first; i < end; ++i) {
        const auto position = facts.positions[i];
        if (position == npos) continue;
        const auto &fact = *facts.facts[i];
        auto &item = m_items[position];
        auto &group = m_groups[groupOf(position)];
        group.bytes = group.bytes - item.bytes + fact.bytes;
        item.entity = fact.entity;
        item.bytes = fact.bytes;
        if (position == group.first) nameGroup(group); // equal keys may be written in two ways
    }
    return true;
}

bool Collections::keepSlots(const Collections &before, Facts &facts, const ItemSpan &changed) const {
    if (changed.countBefore != changed.countNow || m_table->attributes != before.m_table->attributes) return false;
    for (std::size_t i = changed.first; i < changed.first + changed.countNow; ++i) {
        const auto &was = *before.m_facts->facts[i], &is = *facts.facts[i];
        if (was.names != is.names || was.entity != is.entity) return false;
    }
    facts.slots = before.m_facts->slots;
    return true;
}

void Collections::nameGroup(Group &group) const {
    if (group.keyMissing) return;
    const auto *index = this->index();
    const auto &key = index ? index->keySchema : m_table->description.keySchema;
    group.partitionKey = keyText((*m_table->items)[m_items[group.first].itemIndex]->blob, key.partitionKeys());
}

void Collections::readItems(Facts &facts, const ItemSpan &changed) const {
    const auto &items = *m_table->items;
    const auto &description = m_table->description;
    const auto *index = this->index();
    const auto &key = index ? index->keySchema : description.keySchema;
    const EntityMatcher matcher(*m_table);
    const EntrySize entrySize(description, index);
    std::vector<std::shared_ptr<const Fact>> read;
    read.reserve(changed.countNow);
    for (std::size_t i = changed.first; i < changed.first + changed.countNow; ++i) {
        const engine::ItemView item(items[i]->blob);
        auto fact = std::make_shared<Fact>();
        fact->shown = m_indexName.empty() || (index && !engine::missingKey(item, *index));
        if (fact->shown) {
            auto partition = engine::partitionKeyBytes(item, key);
            auto order = engine::sortKeyBytes(item, key);
            fact->keyed = partition && order;
            if (fact->keyed) {
                fact->partition = std::move(*partition);
                fact->order = std::move(*order);
                if (index) { // ties of index keys go by the table's key
                    fact->order += engine::partitionKeyBytes(item, description.keySchema).value_or(engine::Bytes());
                    fact->order += engine::sortKeyBytes(item, description.keySchema).value_or(engine::Bytes());
                }
            }
            fact->entity = matcher.entityOf(item);
            fact->bytes = entrySize.of(item);
            fact->names = facts.nameLists.of(*items[i]);
        }
        read.push_back(std::move(fact));
    }
    const auto at = facts.facts.begin() + static_cast<std::ptrdiff_t>(changed.first);
    const auto next = facts.facts.erase(at, at + static_cast<std::ptrdiff_t>(changed.countBefore));
    facts.facts.insert(next, std::make_move_iterator(read.begin()), std::make_move_iterator(read.end()));
}

void Collections::group(Facts &facts) {
    struct Members {
        const engine::Bytes *partition = nullptr; ///< Null: without key.
        std::vector<std::uint32_t> items;
        std::size_t bytes = 0;
    };
    std::vector<Members> members;
    Members keyless;
    std::unordered_map<std::string_view, std::size_t> places;
    for (std::uint32_t i = 0; i < facts.facts.size(); ++i) {
        const auto &fact = *facts.facts[i];
        if (!fact.shown) continue;
        auto *group = &keyless;
        if (fact.keyed) {
            const auto [place, isNew] = places.try_emplace(fact.partition, members.size());
            if (isNew) members.emplace_back().partition = &fact.partition;
            group = &members[place->second];
        }
        group->items.push_back(i);
        group->bytes += fact.bytes;
    }
    switch (m_order) {
    case Order::Author: break;
    case Order::Key:
        std::ranges::sort(
            members, {}, [](const Members &group) -> auto & { return *group.partition; });
        break;
    case Order::Hash:
        std::ranges::stable_sort(
            members, {}, [](const Members &group) { return engine::partitionHash(*group.partition); });
        break;
    case Order::Size: std::ranges::stable_sort(members, std::ranges::greater(), &Members::bytes); break;
    }
    if (!keyless.items.empty()) members.push_back(std::move(keyless));

    facts.positions.assign(facts.facts.size(), npos);
    for (auto &group : members) {
        const auto inOrder = [&](std::uint32_t a, std::uint32_t b) {
            const int order = facts.facts[a]->order.compare(facts.facts[b]->order);
            return order != 0 ? order < 0 : a < b;
        };
        if (!std::ranges::is_sorted(group.items, inOrder)) std::ranges::sort(group.items, inOrder);
        Group shown;
        shown.keyMissing = group.partition == nullptr;
        if (!shown.keyMissing) shown.hash = engine::partitionHash(*group.partition);
        shown.bytes = group.bytes;
        shown.first = m_items.size();
        shown.count = group.items.size();
        for (const auto i : group.items) {
            facts.positions[i] = m_items.size();
            m_items.push_back({i, facts.facts[i]->entity, facts.facts[i]->bytes});
        }
        nameGroup(shown);
        m_groups.push_back(std::move(shown));
    }
}

void Collections::orderAttributes(Facts &facts) const {
    const auto entities = m_table->entityTypes.size();
    std::vector<std::set<const Names *>> lists(entities + 1);
    for (const auto &fact : facts.facts)
        if (fact->names) lists[fact->entity.value_or(entities)].insert(fact->names.get());

    std::unordered_map<std::string, std::size_t> ranks;
    for (const auto &attribute : m_table->attributes) ranks.try_emplace(attribute.name, ranks.size());
    const auto undeclared = ranks.size();
    for (const auto &definition : m_table->description.attributeDefinitions()) // GSI1PK and its like stand last
        if (isGenericKeyName(definition.name)) ranks[definition.name] = undeclared + 1 + ranks.size();
    const auto rank = [&](const std::string &name) {
        const auto found = ranks.find(name);
        return found == ranks.end() ? undeclared : found->second;
    };
    for (const auto &entityLists : lists) {
        std::set<std::string> names;
        for (const auto *list : entityLists)
            for (const auto &name : *list)
                if (!hasOwnColumn(name)) names.insert(name);
        std::vector<std::string> ordered(names.begin(), names.end());
        std::ranges::stable_sort(ordered, {}, rank);
        auto &slots = facts.slots.emplace_back();
        for (std::size_t i = 0; i < ordered.size(); ++i) slots[ordered[i]] = i;
    }
}

/// The keys of the view and of the table stand in columns of their own.
bool Collections::hasOwnColumn(std::string_view attributeName) const {
    const auto *index = this->index();
    return m_table->description.keySchema.contains(attributeName) ||
           (index && index->keySchema.contains(attributeName));
}

std::size_t Collections::groupOf(std::size_t position) const {
    const auto after = std::ranges::upper_bound(m_groups, position, {}, &Group::first);
    return static_cast<std::size_t>(after - m_groups.begin()) - 1;
}

std::optional<std::size_t> Collections::positionOf(std::size_t itemIndex) const {
    if (itemIndex >= m_facts->positions.size() || m_facts->positions[itemIndex] == npos) return std::nullopt;
    return m_facts->positions[itemIndex];
}

std::string Collections::groupKey(std::size_t group) const {
    return m_groups[group].keyMissing ? std::string() : fact(m_groups[group].first).partition;
}

std::uint64_t Collections::rowKey(std::size_t position) const {
    return m_ids->ids[m_items[position].itemIndex];
}

std::string Collections::sortKeyText(std::size_t position) const {
    const auto *index = this->index();
    return keyText(blob(position), (index ? index->keySchema : m_table->description.keySchema).sortKeys());
}

std::string Collections::tableKeyText(std::size_t position) const {
    return keyText(blob(position), m_table->description.keySchema.attributes());
}

std::vector<Field> Collections::fields(std::size_t position) const {
    const auto &sample = *(*m_table->items)[m_items[position].itemIndex];
    const auto *index = this->index();
    const auto &description = m_table->description;
    const auto definitions = description.attributeDefinitions();
    const auto &slots = m_facts->slots[m_items[position].entity.value_or(m_facts->slots.size() - 1)];

    std::vector<Field> fields;
    const auto add = [&](std::string_view name) -> Field * {
        if (hasOwnColumn(name)) return nullptr;
        Field field;
        field.name = name;
        field.slot = slots.at(field.name);
        if (std::ranges::find(definitions, name, &engine::KeyAttribute::name) != definitions.end())
            field.role = Field::Role::IndexKey;
        field.projected = !index || engine::projects(*index, description.keySchema, name);
        fields.push_back(std::move(field));
        return &fields.back();
    };
    for (const auto &[name, value] : engine::ItemView(sample.blob).members()) {
        if (auto *field = add(name)) {
            field->type = value.type();
            field->text = displayText(value);
        }
    }
    for (const auto &damaged : sample.damaged) {
        if (auto *field = add(damaged.attributeName)) {
            field->damaged = true;
            field->text = damaged.json;
            field->why = damaged.why;
        }
    }
    std::ranges::sort(fields, {}, &Field::slot);
    return fields;
}

bool Collections::repeatsNames(std::size_t position) const {
    if (position == 0 || m_groups[groupOf(position)].first == position) return false;
    const auto &own = fact(position), &above = fact(position - 1);
    return own.entity == above.entity && own.names == above.names;
}

Place Collections::place(std::size_t position) const {
    Place place;
    place.tableName = m_table->name();
    place.itemIndex = m_items[position].itemIndex;
    return place;
}

const Collections::Fact &Collections::fact(std::size_t position) const {
    return *m_facts->facts[m_items[position].itemIndex];
}

const engine::ItemBlob &Collections::blob(std::size_t position) const {
    return (*m_table->items)[m_items[position].itemIndex]->blob;
}

}
