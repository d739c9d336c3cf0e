#include "model/infer/index_lens.h"

#include "model/design/key_template.h"
#include "model/design/value_text.h"
#include "model/infer/entity_inference.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace model {
namespace {

bool isLocal(const engine::TableDescription &description, const engine::SecondaryIndex &index) {
    return std::ranges::any_of(
        description.localSecondaryIndexes, [&](const auto &local) { return local.indexName == index.indexName; });
}

/// The template of an entity for an attribute; null where it has none.
const std::string *templateFor(const TableDesign &table, std::optional<std::size_t> entity, const std::string &name) {
    if (!entity) return nullptr;
    const auto &templates = table.entityTypes[*entity]->keyTemplates;
    const auto found = templates.find(name);
    return found == templates.end() ? nullptr : &found->second;
}

bool isByDesign(const TableDesign &table, std::optional<std::size_t> entity, const engine::MissingKey &missing) {
    if (missing.why != engine::MissingKey::Why::Absent) return false;
    const auto *own = templateFor(table, entity, missing.attributeName);
    return !own || *own == "{" + missing.attributeName + "}";
}

Message reasonFor(const TableDesign &table, const LeftOut &out, engine::ItemView example, engine::Type wanted) {
    using Why = engine::MissingKey::Why;
    const auto &attribute = out.missing.attributeName;
    const auto entity = out.entity ? table.entityTypes[*out.entity]->name : std::string();
    switch (out.missing.why) {
    case Why::WrongType: {
        const auto value = example.find(attribute);
        return {
            "Lens", TRANSLATABLE("Lens", "%1 is of type %2, the index needs %3"),
            {attribute, value ? engine::typeName(value->type()) : "", engine::typeName(wanted)}
        };
    }
    case Why::Empty: return {"Lens", TRANSLATABLE("Lens", "%1 is empty"), {attribute}};
    case Why::Absent: break;
    }
    const auto *own = templateFor(table, out.entity, attribute);
    if (!own && out.entity)
        return {
            "Lens", TRANSLATABLE("Lens", "%1 has no template for %2"), {entity, attribute}
        };
    if (!own || out.byDesign) return {"Lens", TRANSLATABLE("Lens", "%1 is absent"), {attribute}};
    for (const auto &variable : KeyTemplate(*own).variables()) {
        const auto value = example.find(variable);
        if (!value)
            return {
                "Lens", TRANSLATABLE("Lens", "%1 is missing: the item has no %2"), {attribute, variable}
            };
        if (value->type() > engine::Type::N)
            return {
                "Lens", TRANSLATABLE("Lens", "%1 is missing: %2 is %3"),
                {attribute, variable, engine::typeName(value->type())}
            };
    }
    return {
        "Lens", TRANSLATABLE("Lens", "%1 is missing: its template is %2"), {attribute, *own}
    };
}

/// Collects one index while all items pass once.
class LensBuilder {
public:
    LensBuilder(const TableDesign &table, const engine::SecondaryIndex &index)
        : m_table(table), m_index(index), m_entrySize(table.description, &index) {
        m_lens.indexName = index.indexName;
        m_lens.global = !isLocal(table.description, index);
        if (index.projection.type == engine::Projection::Type::Include)
            m_lens.projected = index.projection.nonKeyAttributes;
        m_lens.entities.resize(table.entityTypes.size() + 1);
        for (std::size_t i = 0; i < table.entityTypes.size(); ++i) m_lens.entities[i].entity = i;
    }

    void add(std::size_t itemIndex, engine::ItemView item, std::optional<std::size_t> entity, std::size_t bytes) {
        auto &share = m_lens.entities[entity.value_or(m_table.entityTypes.size())];
        ++m_lens.of;
        ++share.of;
        m_lens.tableBytes += bytes;
        share.tableBytes += bytes;
        const auto missing = engine::missingKey(item, m_index);
        if (!missing) {
            const auto entryBytes = m_entrySize.of(item);
            ++m_lens.items;
            ++share.items;
            m_lens.bytes += entryBytes;
            share.bytes += entryBytes;
            return;
        }
        // A template that the item should follow tells more than that a key is absent: what it lacks.
        auto &out = m_leftOut[{entity.value_or(m_table.entityTypes.size()), missing->attributeName, missing->why}];
        if (out.itemIndexes.empty()) {
            out.entity = entity;
            out.missing = *missing;
            out.byDesign = isByDesign(m_table, entity, *missing);
        }
        out.itemIndexes.push_back(itemIndex);
    }

    IndexLens finish() {
        for (auto &[key, out] : m_leftOut) {
            const engine::ItemView example((*m_table.items)[out.itemIndexes.front()]->blob);
            out.example = keyText(example, m_table.description.keySchema.attributes());
            out.reason = reasonFor(m_table, out, example, typeOf(out.missing.attributeName));
            m_lens.leftOut.push_back(std::move(out));
        }
        std::ranges::stable_sort(m_lens.leftOut, [](const LeftOut &a, const LeftOut &b) {
            if (a.byDesign != b.byDesign) return a.byDesign;
            return a.itemIndexes.size() > b.itemIndexes.size();
        });
        m_lens.overloaded = std::ranges::count_if(m_lens.entities, [](auto &share) { return share.items > 0; }) > 1;
        if (m_lens.entities.back().of == 0) m_lens.entities.pop_back();
        return std::move(m_lens);
    }

private:
    engine::Type typeOf(std::string_view attributeName) const {
        const auto keys = m_index.keySchema.attributes();
        const auto found = std::ranges::find(keys, attributeName, &engine::KeyAttribute::name);
        return found == keys.end() ? engine::Type::S : engine::valueType(found->type);
    }

    const TableDesign &m_table;
    const engine::SecondaryIndex &m_index;
    EntrySize m_entrySize;
    IndexLens m_lens;
    std::map<std::tuple<std::size_t, std::string, engine::MissingKey::Why>, LeftOut> m_leftOut;
};

std::vector<IndexLens> build(
    const TableDesign &table, const std::vector<ItemFact> &facts, std::vector<LensBuilder> builders) {
    const auto &items = *table.items;
    for (std::size_t i = 0; i < items.size(); ++i)
        for (auto &builder : builders)
            builder.add(i, engine::ItemView(items[i]->blob), facts[i].entity, facts[i].bytes);
    std::vector<IndexLens> lenses;
    for (auto &builder : builders) lenses.push_back(builder.finish());
    return lenses;
}

}

EntrySize::EntrySize(const engine::TableDescription &table, const engine::SecondaryIndex *index) {
    if (!index || index->projection.type == engine::Projection::Type::All) return;
    m_all = false;
    for (const auto &key : table.keySchema.attributes()) m_names.push_back(key.name);
    for (const auto &key : index->keySchema.attributes()) m_names.push_back(key.name);
    if (index->projection.type == engine::Projection::Type::Include)
        for (const auto &name : index->projection.nonKeyAttributes) m_names.push_back(name);
    std::ranges::sort(m_names);
    m_names.erase(std::unique(m_names.begin(), m_names.end()), m_names.end());
}

std::size_t EntrySize::of(engine::ItemView item) const {
    if (m_all) return engine::sizeInBytes(item);
    std::size_t bytes = 0;
    for (const auto &[name, value] : item.members())
        if (std::ranges::binary_search(m_names, name)) bytes += name.size() + engine::sizeInBytes(value);
    return bytes;
}

std::optional<IndexLens> lensOf(const TableDesign &table, std::string_view indexName) {
    const auto *index = table.description.index(indexName);
    if (!index) return std::nullopt;
    std::vector<LensBuilder> builders;
    builders.emplace_back(table, *index);
    return std::move(build(table, itemFacts(table), std::move(builders)).front());
}

std::vector<IndexLens> lensesOf(const TableDesign &table) {
    return lensesOf(table, itemFacts(table));
}

std::vector<IndexLens> lensesOf(const TableDesign &table, const std::vector<ItemFact> &facts) {
    std::vector<LensBuilder> builders;
    for (const auto &index : table.description.globalSecondaryIndexes) builders.emplace_back(table, index);
    for (const auto &index : table.description.localSecondaryIndexes) builders.emplace_back(table, index);
    return build(table, facts, std::move(builders));
}

std::vector<ItemFact> itemFacts(const TableDesign &table) {
    std::vector<ItemFact> facts;
    facts.reserve(table.items->size());
    const EntityMatcher matcher(table);
    for (const auto &sample : *table.items) {
        const engine::ItemView item(sample->blob);
        facts.push_back({matcher.entityOf(item), engine::sizeInBytes(item)});
    }
    return facts;
}

std::vector<EntityShare> entityShares(const TableDesign &table) {
    return entityShares(table, itemFacts(table));
}

std::vector<EntityShare> entityShares(const TableDesign &table, const std::vector<ItemFact> &facts) {
    const auto types = table.entityTypes.size();
    std::vector<EntityShare> shares(types + 1);
    for (std::size_t i = 0; i < types; ++i) shares[i].entity = i;
    for (const auto &fact : facts) {
        auto &own = shares[fact.entity.value_or(types)];
        ++own.items;
        ++own.of;
        own.bytes += fact.bytes;
        own.tableBytes += fact.bytes;
    }
    if (shares.back().of == 0) shares.pop_back();
    return shares;
}

}
