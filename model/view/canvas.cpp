#include "model/view/canvas.h"

#include "model/design/value_text.h"
#include "model/infer/entity_inference.h"
#include "model/infer/index_lens.h"
#include "model/infer/key_shape.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

namespace model {
namespace {

constexpr std::size_t mostAttributes = 10;      // Rows of a card; the rest is counted.
constexpr std::size_t itemsPerEntity = 2'000;   // Looked at for attribute names and types.
constexpr std::size_t mostEntitiesInColumn = 4; // Then a third column begins.

std::string plainTemplate(const std::string &attributeName) {
    return "{" + attributeName + "}";
}

std::size_t characters(std::string_view text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

Message itemCount(std::size_t items) {
    if (items == 1) return {"Canvas", TRANSLATABLE("Canvas", "1 item"), {}};
    return {"Canvas", TRANSLATABLE("Canvas", "%1 items"), {countText(items)}};
}

/// The attributes that an entity's items have, with the types they have them in.
using AttributeTypes = std::map<std::string, std::set<engine::Type>, std::less<>>;

/// Makes the cards of one table, sized but not placed.
class TableCards {
public:
    TableCards(const TableDesign &table, const CanvasMetrics &metrics)
        : m_table(table),
          m_metrics(metrics),
          m_attributes(table.entityTypes.size()),
          m_items(table.entityTypes.size()) {
        const auto facts = itemFacts(table);
        m_lenses = lensesOf(table, facts);
        for (std::size_t i = 0; i < facts.size(); ++i) {
            const auto entity = facts[i].entity;
            if (!entity || ++m_items[*entity] > itemsPerEntity) continue;
            for (const auto &[name, value] : engine::ItemView((*table.items)[i]->blob).members()) {
                auto &attributes = m_attributes[*entity];
                auto found = attributes.find(name);
                if (found == attributes.end())
                    found = attributes.emplace(std::string(name), std::set<engine::Type>()).first;
                found->second.insert(value.type());
            }
        }
    }

    std::vector<CanvasCard> entities() const {
        std::vector<CanvasCard> cards;
        for (std::size_t i = 0; i < m_table.entityTypes.size(); ++i) cards.push_back(entity(i));
        return cards;
    }

    CanvasCard table() const {
        CanvasCard card{.kind = CanvasCard::Kind::Table, .id = "table/" + m_table.name(), .title = m_table.name()};
        card.subtitle = {"Canvas",
            m_table.deployed ? TRANSLATABLE("Canvas", "Table, deployed") : TRANSLATABLE("Canvas", "Table"), {}};
        card.foot = itemCount(m_table.items->size());
        card.place.tableName = m_table.name();
        addSlots(card, m_table.description.keySchema);
        for (std::size_t i = 0; i < m_items.size(); ++i)
            if (m_items[i] > 0 || m_table.items->empty()) card.entities.push_back(i);
        close(card);
        return card;
    }

    std::vector<CanvasCard> indexes() const {
        std::vector<CanvasCard> cards;
        for (const auto &lens : m_lenses) cards.push_back(index(lens));
        return cards;
    }

    /// Which rows of which entities lead to which index, by the lens's items or, without items, by the templates.
    std::vector<CanvasLink> links(
        const std::vector<CanvasCard> &cards, std::size_t firstEntity, std::size_t firstIndex) const {
        std::vector<CanvasLink> links;
        for (std::size_t i = 0; i < m_lenses.size(); ++i) {
            for (const auto entity : entitiesIn(m_lenses[i])) {
                CanvasLink link{.kind = CanvasLink::Kind::IndexKey};
                link.from = firstEntity + entity;
                link.to = firstIndex + i;
                link.id = cards[link.to].id + "<" + cards[link.from].id;
                link.fromRow = rowFor(cards[link.from], m_lenses[i].indexName);
                links.push_back(std::move(link));
            }
        }
        for (const auto &relation : relationsOf(m_table)) {
            CanvasLink link{.kind = CanvasLink::Kind::Relation};
            link.from = firstEntity + relation.one;
            link.to = firstEntity + relation.many;
            link.id = cards[link.from].id + ">" + cards[link.to].id;
            link.fromLabel = relation.kind == Relation::Kind::ManyToMany ? "n" : "1";
            link.toLabel = relation.kind == Relation::Kind::OneToOne     ? "1"
                           : relation.kind == Relation::Kind::ManyToMany ? "m"
                                                                         : "n";
            link.named = relation.named;
            links.push_back(std::move(link));
        }
        return links;
    }

private:
    CanvasCard entity(std::size_t number) const {
        const auto &type = *m_table.entityTypes[number];
        CanvasCard card{.kind = CanvasCard::Kind::Entity,
            .id = "entity/" + m_table.name() + "/" + type.name,
            .title = type.name,
            .subtitle = itemCount(m_items[number])};
        card.entity = number;
        card.place.tableName = m_table.name();
        card.place.entityName = type.name;
        std::set<std::string_view> shown;
        const auto definitions = m_table.description.attributeDefinitions();
        for (const auto &key : definitions) { // table keys, then those of indexes that the entity fills by a template
            const auto found = type.keyTemplates.find(key.name);
            const bool ofTable = m_table.description.keySchema.contains(key.name);
            const bool own = found != type.keyTemplates.end() && found->second != plainTemplate(key.name);
            if (!ofTable && !own) continue;
            shown.insert(key.name);
            CanvasRow row{.kind = CanvasRow::Kind::Template, .name = key.name};
            row.type = engine::scalarTypeName(key.type);
            if (found != type.keyTemplates.end()) row.parts = KeyTemplate(found->second).parts();
            addRow(card, std::move(row));
        }
        addAttributes(card, number, shown);
        close(card);
        return card;
    }

    void addAttributes(CanvasCard &card, std::size_t number, const std::set<std::string_view> &shown) const {
        std::vector<CanvasRow> rows;
        for (const auto &[name, types] : m_attributes[number]) {
            if (shown.contains(name)) continue;
            CanvasRow row{.kind = CanvasRow::Kind::Attribute, .name = name, .tag = tagOf(name)};
            if (types.size() == 1) row.type = engine::typeName(*types.begin());
            rows.push_back(std::move(row));
        }
        const auto &planned = m_table.entityTypes[number]->attributes;
        for (const EntityAttribute &attribute : planned) {
            if (shown.contains(attribute.name) || m_attributes[number].contains(attribute.name)) continue;
            CanvasRow row{.kind = CanvasRow::Kind::Attribute, .name = attribute.name, .tag = tagOf(attribute.name)};
            if (attribute.type) row.type = engine::typeName(*attribute.type);
            rows.push_back(std::move(row));
        }
        const auto declared = [&](const CanvasRow &row) {
            return std::pair(std::ranges::find(planned, row.name, &EntityAttribute::name) - planned.begin(),
                std::ranges::find(m_table.attributes, row.name, &DeclaredAttribute::name) - m_table.attributes.begin());
        };
        std::ranges::stable_sort(rows, {}, declared);
        std::stable_partition(rows.begin(), rows.end(), [](const CanvasRow &row) { return !row.tag.empty(); });
        const auto most = rows.size() > mostAttributes ? mostAttributes - 1 : rows.size();
        for (std::size_t i = 0; i < most; ++i) addRow(card, std::move(rows[i]));
        if (most == rows.size()) return;
        CanvasRow more{.kind = CanvasRow::Kind::More};
        more.text = {"Canvas", TRANSLATABLE("Canvas", "%1 more"), {countText(rows.size() - most)}};
        addRow(card, std::move(more));
    }

    /// "GSI2 PK" for an attribute that is a key of an index.
    std::string tagOf(std::string_view name) const {
        std::string tag;
        const auto add = [&](const engine::SecondaryIndex &index, const char *part) {
            if (!tag.empty()) tag += ", ";
            tag += index.indexName + " " + part;
        };
        const auto holds = [&](const std::vector<engine::KeyAttribute> &keys) {
            return std::ranges::find(keys, name, &engine::KeyAttribute::name) != keys.end();
        };
        for (const auto *indexes :
            {&m_table.description.globalSecondaryIndexes, &m_table.description.localSecondaryIndexes}) {
            for (const auto &index : *indexes) {
                if (holds(index.keySchema.partitionKeys())) add(index, "PK");
                if (holds(index.keySchema.sortKeys())) add(index, "SK");
            }
        }
        return tag;
    }

    CanvasCard index(const IndexLens &lens) const {
        const auto &index = *m_table.description.index(lens.indexName);
        CanvasCard card{.kind = CanvasCard::Kind::Index,
            .id = "index/" + m_table.name() + "/" + lens.indexName,
            .title = lens.indexName};
        card.global = lens.global;
        card.place.tableName = m_table.name();
        card.place.indexName = lens.indexName;
        if (!lens.global)
            card.subtitle = {"Canvas", TRANSLATABLE("Canvas", "LSI"), {}};
        else if (lens.overloaded)
            card.subtitle = {"Canvas", TRANSLATABLE("Canvas", "GSI, overloaded"), {}};
        else if (lens.items < lens.of)
            card.subtitle = {"Canvas", TRANSLATABLE("Canvas", "GSI, sparse"), {}};
        else
            card.subtitle = {"Canvas", TRANSLATABLE("Canvas", "GSI"), {}};
        card.foot = {
            "Canvas", TRANSLATABLE("Canvas", "%1 of %2 items"), {countText(lens.items), countText(lens.of)}
        };
        card.entities = entitiesIn(lens);
        addSlots(card, index.keySchema);
        CanvasRow projection{.kind = CanvasRow::Kind::Projection};
        switch (index.projection.type) {
        case engine::Projection::Type::All:
            projection.text = {"Canvas", TRANSLATABLE("Canvas", "Projects everything"), {}};
            break;
        case engine::Projection::Type::KeysOnly:
            projection.text = {"Canvas", TRANSLATABLE("Canvas", "Projects keys only"), {}};
            break;
        case engine::Projection::Type::Include: {
            std::string names;
            for (const auto &name : index.projection.nonKeyAttributes) names += (names.empty() ? "" : ", ") + name;
            projection.text = {"Canvas", TRANSLATABLE("Canvas", "Projects keys, %1"), {names}};
            break;
        }
        }
        addRow(card, std::move(projection));
        close(card);
        return card;
    }

    std::vector<std::size_t> entitiesIn(const IndexLens &lens) const {
        std::vector<std::size_t> entities;
        const auto keys = m_table.description.index(lens.indexName)->keySchema.attributes();
        for (std::size_t i = 0; i < m_table.entityTypes.size(); ++i) {
            const auto &templates = m_table.entityTypes[i]->keyTemplates;
            const bool planned = m_items[i] == 0 && std::ranges::all_of(keys, [&](const engine::KeyAttribute &key) {
                return templates.contains(key.name);
            });
            if (lens.entities[i].items > 0 || planned) entities.push_back(i);
        }
        return entities;
    }

    /// The row of an entity card that leads to an index: the first of its keys that is not also the table's.
    std::optional<std::size_t> rowFor(const CanvasCard &card, const std::string &indexName) const {
        const auto keys = m_table.description.index(indexName)->keySchema.attributes();
        std::optional<std::size_t> tableKey;
        for (const auto &key : keys) {
            const auto row = std::ranges::find(card.rows, key.name, &CanvasRow::name);
            if (row == card.rows.end()) continue;
            const auto number = static_cast<std::size_t>(row - card.rows.begin());
            if (!m_table.description.keySchema.contains(key.name)) return number;
            if (!tableKey) tableKey = number;
        }
        return tableKey;
    }

    void addSlots(CanvasCard &card, const engine::KeySchema &schema) const {
        const auto add = [&](const engine::KeyAttribute &key, const char *tag) {
            CanvasRow row{.kind = CanvasRow::Kind::Slot, .name = key.name, .tag = tag};
            row.type = engine::scalarTypeName(key.type);
            addRow(card, std::move(row));
        };
        for (const auto &key : schema.partitionKeys()) add(key, "PK");
        for (const auto &key : schema.sortKeys()) add(key, "SK");
    }

    void addRow(CanvasCard &card, CanvasRow row) const {
        row.place = card.place;
        row.place.attributeName = row.name;
        card.rows.push_back(std::move(row));
    }

    /// Lays the rows out and measures the card.
    void close(CanvasCard &card) const {
        double y = m_metrics.headHeight;
        double wide = m_metrics.boldCharacterWidth * static_cast<double>(characters(card.title)) +
                      m_metrics.characterWidth * static_cast<double>(characters(card.subtitle.english())) + 64;
        std::size_t names = 0;
        for (const auto &row : card.rows)
            if (row.kind == CanvasRow::Kind::Template) names = std::max(names, characters(row.name));
        for (std::size_t i = 0; i < card.rows.size(); ++i) {
            auto &row = card.rows[i];
            const bool slot = row.kind == CanvasRow::Kind::Slot;
            const bool attributesBegin =
                row.kind == CanvasRow::Kind::Attribute && i > 0 && card.rows[i - 1].kind == CanvasRow::Kind::Template;
            if (attributesBegin) y += m_metrics.separatorHeight;
            row.y = y;
            row.height = slot ? m_metrics.slotHeight : m_metrics.rowHeight;
            y += row.height + (slot ? m_metrics.slotGap : 0);
            wide = std::max(wide, rowWidth(row, names));
        }
        if (card.kind != CanvasCard::Kind::Entity) y += m_metrics.footHeight;
        y += m_metrics.padding;
        card.rect.width = std::ceil(std::clamp(wide, m_metrics.minimumWidth, m_metrics.maximumWidth));
        card.rect.height = y;
    }

    double rowWidth(const CanvasRow &row, std::size_t names) const {
        const auto mono = [&](std::size_t count) { return m_metrics.monoCharacterWidth * static_cast<double>(count); };
        const auto sans = [&](std::size_t count) { return m_metrics.characterWidth * static_cast<double>(count); };
        std::size_t length = 0;
        for (const auto &part : row.parts) length += characters(part.text) + (part.variable ? 2 : 0);
        switch (row.kind) {
        case CanvasRow::Kind::Template: return mono(names + length) + 44;
        case CanvasRow::Kind::Slot: return mono(characters(row.name) + 2) + 76;
        case CanvasRow::Kind::Attribute: return mono(characters(row.name) + 4) + sans(characters(row.tag)) + 48;
        case CanvasRow::Kind::More:
        case CanvasRow::Kind::Projection: break;
        }
        return sans(characters(row.text.english())) + 24;
    }

    const TableDesign &m_table;
    const CanvasMetrics &m_metrics;
    std::vector<AttributeTypes> m_attributes; ///< By entity.
    std::vector<std::size_t> m_items;         ///< By entity.
    std::vector<IndexLens> m_lenses;
};

/// Puts entity cards into columns: what stands alone first, what belongs to it beside or below it.
std::vector<std::vector<std::size_t>> columnsFor(
    const std::vector<CanvasCard> &entities, const std::vector<EntityRelation> &relations) {
    const auto count = entities.size();
    const std::size_t columns = count <= 2 ? 1 : count <= 2 * mostEntitiesInColumn ? 2 : 3;
    std::vector<std::vector<std::size_t>> out(columns);
    std::vector<double> heights(columns, 0);
    std::vector<std::optional<std::size_t>> columnOf(count);
    const auto put = [&](std::size_t entity, std::size_t column) {
        out[column].push_back(entity);
        heights[column] += entities[entity].rect.height;
        columnOf[entity] = column;
    };
    const auto shortest = [&] { return static_cast<std::size_t>(std::ranges::min_element(heights) - heights.begin()); };
    const auto parentOf = [&](std::size_t entity) -> std::optional<std::size_t> {
        const auto found = std::ranges::find(relations, entity, &EntityRelation::many);
        return found == relations.end() ? std::nullopt : std::optional(found->one);
    };
    const auto hasChildren = [&](std::size_t entity) {
        return std::ranges::find(relations, entity, &EntityRelation::one) != relations.end();
    };
    const auto place = [&](std::size_t entity, const auto &placeAgain) -> void {
        if (columnOf[entity]) return;
        const auto parent = parentOf(entity);
        const auto free = shortest();
        if (!parent) {
            put(entity, hasChildren(entity) ? 0 : free);
        } else {
            const auto beside = *columnOf[*parent];
            const bool full = heights[beside] > 2 * heights[free] && heights[free] > 0;
            put(entity, (beside == 0 && free != 0) || full ? free : beside);
        }
        for (const auto &relation : relations)
            if (relation.one == entity && parentOf(relation.many) == entity) placeAgain(relation.many, placeAgain);
    };
    for (std::size_t entity = 0; entity < count; ++entity)
        if (!parentOf(entity)) place(entity, place);
    for (std::size_t entity = 0; entity < count; ++entity) // none is left unless relations ran in a circle
        if (!columnOf[entity]) put(entity, shortest());
    return out;
}

bool overlaps(const CanvasRect &a, const CanvasRect &b) {
    return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

/// Cards below each other; their common width; returns the right edge.
double stack(std::vector<CanvasCard *> cards, double x, double y, const CanvasMetrics &metrics) {
    double width = 0;
    for (const auto *card : cards) width = std::max(width, card->rect.width);
    for (auto *card : cards) {
        card->rect = {x, y, width, card->rect.height};
        y += card->rect.height + metrics.rowGap;
    }
    return x + width;
}

/// All cards of one table in their tidy places, from `top` down.
struct TablePicture {
    std::vector<CanvasCard> cards;
    std::vector<CanvasLink> links;
    double bottom = 0;
};

TablePicture tidy(const TableDesign &table, const CanvasMetrics &metrics, double top) {
    const TableCards maker(table, metrics);
    TablePicture picture;
    picture.cards = maker.entities();
    const auto entities = picture.cards.size();
    const auto columns = columnsFor(picture.cards, relationsOf(table));
    picture.cards.push_back(maker.table());
    for (auto &card : maker.indexes()) picture.cards.push_back(std::move(card));
    picture.links = maker.links(picture.cards, 0, entities + 1);

    double x = metrics.margin;
    for (const auto &column : columns) {
        if (column.empty()) continue;
        std::vector<CanvasCard *> cards;
        for (const auto entity : column) cards.push_back(&picture.cards[entity]);
        x = stack(std::move(cards), x, top, metrics) + metrics.columnGap;
    }
    std::vector<CanvasCard *> cards;
    for (auto i = entities; i < picture.cards.size(); ++i) cards.push_back(&picture.cards[i]);
    stack(std::move(cards), x, top, metrics);
    for (const auto &card : picture.cards) picture.bottom = std::max(picture.bottom, card.rect.bottom());
    return picture;
}

Canvas tidyCanvas(const Design &design, std::string_view tableName, const CanvasMetrics &metrics) {
    Canvas canvas;
    double top = metrics.margin;
    for (const auto &table : design.tables) {
        if (!tableName.empty() && table->name() != tableName) continue;
        auto picture = tidy(*table, metrics, top);
        for (auto &link : picture.links) {
            link.from += canvas.cards.size();
            link.to += canvas.cards.size();
        }
        std::ranges::move(picture.cards, std::back_inserter(canvas.cards));
        std::ranges::move(picture.links, std::back_inserter(canvas.links));
        top = picture.bottom + 3 * metrics.rowGap;
    }
    return canvas;
}

/// Cards that someone placed stay; the others move down until they are clear of them.
void applyLayout(Canvas &canvas, const Layout &layout, const CanvasMetrics &metrics) {
    for (auto &card : canvas.cards) {
        const auto found = layout.cards.find(card.id);
        if (found == layout.cards.end() || !std::isfinite(found->second.x) || !std::isfinite(found->second.y)) continue;
        card.rect.x = found->second.x;
        card.rect.y = found->second.y;
        card.placed = true;
    }
    if (std::ranges::none_of(canvas.cards, &CanvasCard::placed)) return;
    std::vector<const CanvasCard *> standing;
    for (const auto &card : canvas.cards)
        if (card.placed) standing.push_back(&card);
    for (auto &card : canvas.cards) {
        if (card.placed) continue;
        const auto inTheWay = [&] {
            return std::ranges::find_if(standing, [&](auto *other) { return overlaps(card.rect, other->rect); });
        };
        for (auto other = inTheWay(); other != standing.end(); other = inTheWay())
            card.rect.y = (*other)->rect.bottom() + metrics.rowGap;
        standing.push_back(&card);
    }
}

}

const CanvasCard *Canvas::card(std::string_view id) const {
    const auto found = std::ranges::find(cards, id, &CanvasCard::id);
    return found == cards.end() ? nullptr : &*found;
}

Canvas canvasOf(const Design &design, std::string_view tableName, const CanvasMetrics &metrics) {
    auto canvas = tidyCanvas(design, tableName, metrics);
    applyLayout(canvas, *design.layout, metrics);
    routeLinks(canvas, metrics);
    return canvas;
}

Layout tidyLayout(const Design &design, std::string_view tableName, const CanvasMetrics &metrics) {
    Layout layout = *design.layout;
    for (const auto &card : tidyCanvas(design, tableName, metrics).cards)
        layout.cards[card.id] = {card.rect.x, card.rect.y};
    return layout;
}

std::vector<EntityRelation> relationsOf(const TableDesign &table) {
    const auto count = table.entityTypes.size();
    std::vector<std::set<std::string>> variables(count);
    for (std::size_t i = 0; i < count; ++i)
        for (const auto &[attribute, text] : table.entityTypes[i]->keyTemplates)
            if (table.description.keySchema.contains(attribute))
                for (auto &name : KeyTemplate(text).variables()) variables[i].insert(std::move(name));
    const auto contains = [&](std::size_t one, std::size_t many) { // strictly
        return !variables[one].empty() && variables[one].size() < variables[many].size() &&
               std::ranges::includes(variables[many], variables[one]);
    };
    std::vector<EntityRelation> relations;
    for (std::size_t one = 0; one < count; ++one) {
        for (std::size_t many = 0; many < count; ++many) {
            if (!contains(one, many)) continue;
            bool direct = true;
            for (std::size_t between = 0; between < count && direct; ++between)
                direct = !(contains(one, between) && contains(between, many));
            if (direct) relations.push_back({one, many});
        }
    }
    for (const Relation &relation : table.relations) {
        const auto from = table.entityIndex(relation.from), to = table.entityIndex(relation.to);
        if (!from || !to || from == to) continue;
        const EntityRelation named{*from, *to, relation.kind, true};
        std::erase_if(relations, [&](const EntityRelation &other) {
            return (other.one == named.one && other.many == named.many) ||
                   (other.one == named.many && other.many == named.one);
        });
        relations.push_back(named);
    }
    return relations;
}

}
