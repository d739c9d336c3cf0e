#include "model/infer/proposal.h"

#include "model/design/key_template.h"
#include "model/design/value_text.h"
#include "model/edit/edit_table.h"
#include "model/edit/entity_edits.h"
#include "model/infer/entity_inference.h"
#include "model/infer/key_variables.h"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_set>

namespace model {

namespace {

/// An entity type's items as far as relations ask.
struct KindSeen {
    std::vector<engine::ItemView> items = {};
    std::vector<std::pair<std::string, KeyTemplate>> templates = {};

    /// The variables of the table's key, as an item's key says them.
    std::map<std::string, std::string> variables(engine::ItemView item, const engine::KeySchema &schema) const {
        std::map<std::string, std::string> out;
        for (const auto &[attribute, keyTemplate] : templates) {
            const auto value = item.find(attribute);
            if (!schema.contains(attribute) || !value || value->type() > engine::Type::N) continue;
            if (const auto read = keyTemplate.read(value->text()))
                for (const auto &[name, text] : *read) out.emplace(name, text);
        }
        return out;
    }
};

class Proposing {
public:
    Proposing(const TableDesign &table, const ReadOptions &options) : m_table(table), m_options(options) {}

    Proposal run() {
        m_out.items = m_table.items->size();
        findEntities();
        seeItems();
        relateByKeys();
        relateByValues();
        return std::move(m_out);
    }

private:
    /// One more item looked at; three passes are the usual. False: nobody waits for the rest.
    bool goesOn() {
        constexpr std::size_t between = 1'024;
        if (m_done++ % between != 0) return !m_stopped;
        m_stopped = m_stopped || (m_options.cancelled && m_options.cancelled->load(std::memory_order_relaxed));
        if (m_options.progress) m_options.progress(std::min(m_done, 3 * m_out.items), 3 * m_out.items);
        return !m_stopped;
    }

    void findEntities() {
        const EntityMatcher known(m_table);
        TableDesign rest = m_table;
        std::vector<Shared<SampleItem>> unclaimed;
        for (const auto &item : *m_table.items) {
            if (!goesOn()) break;
            if (!known.entityOf(item->blob)) unclaimed.push_back(item);
        }
        m_all = m_table;
        if (unclaimed.empty() || m_stopped) return;
        rest.items = Shared(std::move(unclaimed));
        rest.entityTypes.clear();
        std::set<std::string> names;
        for (const auto &entity : m_table.entityTypes) names.insert(entity->name);
        for (EntityType &entity : inferEntityTypes(rest)) {
            const std::string base = entity.name;
            for (int i = 2; !names.insert(entity.name).second; ++i) entity.name = base + std::to_string(i);
            if (!m_table.entityTypes.empty()) { // badges unlike those that are there
                const Badge badge = badgeFor(entity.name, m_all.entityTypes);
                entity.letter = badge.letter;
                entity.colour = badge.colour;
                entity.squareBadge = badge.square;
            }
            Proposal::Entity found;
            for (const auto &[attribute, text] : entity.keyTemplates)
                found.templates.push_back({true, attribute, text, 0});
            found.entity = entity;
            m_all.entityTypes.emplace_back(std::move(entity));
            m_out.entities.push_back(std::move(found));
        }
    }

    void seeItems() {
        const EntityMatcher matcher(m_all);
        m_kinds.resize(m_all.entityTypes.size());
        for (std::size_t i = 0; i < m_kinds.size(); ++i)
            for (const auto &[attribute, text] : m_all.entityTypes[i]->keyTemplates)
                m_kinds[i].templates.emplace_back(attribute, KeyTemplate(text));
        const std::size_t own = m_table.entityTypes.size();
        const auto keys = m_table.description.keySchema.attributes();
        std::vector<std::map<std::string, std::map<engine::Type, std::size_t>, std::less<>>> carried(m_kinds.size());
        for (const auto &item : *m_table.items) {
            if (!goesOn()) return;
            const engine::ItemView view(item->blob);
            const auto number = matcher.entityOf(view);
            if (!number) continue;
            ++m_out.claimed;
            m_kinds[*number].items.push_back(view);
            if (*number < own) continue;
            Proposal::Entity &entity = m_out.entities[*number - own];
            constexpr std::size_t fewKeys = 3;
            if (entity.items++ < fewKeys) entity.examples.push_back(keyText(view, keys));
            for (std::size_t i = 0; i < entity.templates.size(); ++i) {
                const auto value = view.find(entity.templates[i].attributeName);
                if (value && value->type() <= engine::Type::B &&
                    m_kinds[*number].templates[i].second.matches(value->text()))
                    ++entity.templates[i].items;
            }
            for (const auto &[name, value] : view.members()) ++carried[*number][std::string(name)][value.type()];
        }
        for (std::size_t i = 0; i < m_out.entities.size(); ++i)
            for (const auto &[name, types] : carried[own + i]) {
                if (m_table.description.keySchema.contains(name)) continue;
                const auto templates = m_out.entities[i].entity.keyTemplates.find(name);
                if (templates != m_out.entities[i].entity.keyTemplates.end() && templates->second != '{' + name + '}')
                    continue;
                Proposal::Attribute attribute;
                attribute.name = name;
                for (const auto &[type, count] : types) {
                    attribute.items += count;
                    if (count <= attribute.ofType) continue;
                    attribute.type = type;
                    attribute.ofType = count;
                }
                m_out.entities[i].attributes.push_back(std::move(attribute));
            }
    }

    void add(std::size_t one, std::size_t many, Message reason, std::size_t items, std::size_t matched) {
        const std::string &from = m_all.entityTypes[one]->name, &to = m_all.entityTypes[many]->name;
        const auto isPair = [&](const Relation &relation) {
            return (relation.from == from && relation.to == to) || (relation.from == to && relation.to == from);
        };
        if (std::ranges::any_of(m_table.relations, isPair)) return;
        if (std::ranges::any_of(
                m_out.relations, [&](const Proposal::FoundRelation &found) { return isPair(found.relation); }))
            return;
        m_out.relations.push_back({
            true, {from, to, Relation::Kind::OneToMany},
             std::move(reason), items, matched
        });
    }

    /// {userId} is in {userId, orderDate}: an order is of a user.
    void relateByKeys() {
        const auto &schema = m_table.description.keySchema;
        for (std::size_t many = 0; many < m_kinds.size() && !m_stopped; ++many) {
            const auto one = parentOf(m_all, many);
            if (!one) continue;
            const auto shared = keyVariablesOf(m_all, *m_all.entityTypes[*one]);
            const auto valuesOf = [&](std::size_t kind, engine::ItemView item) {
                const auto variables = m_kinds[kind].variables(item, schema);
                std::string text;
                for (const std::string &name : shared) {
                    const auto found = variables.find(name);
                    text += (found == variables.end() ? std::string() : found->second) + '\n';
                }
                return text;
            };
            std::unordered_set<std::string> parents;
            for (const auto item : m_kinds[*one].items) parents.insert(valuesOf(*one, item));
            std::size_t matched = 0;
            for (const auto item : m_kinds[many].items) {
                if (!goesOn()) return;
                matched += parents.contains(valuesOf(many, item)) ? 1 : 0;
            }
            if (matched == 0) continue; // only the words are alike
            std::string names;
            for (const std::string &name : shared) names += (names.empty() ? "" : ", ") + name;
            add(*one, many, {"Infer", TRANSLATABLE("Infer", "The keys of both say %1."), {names}},
                m_kinds[many].items.size(), matched);
        }
    }

    /// Nearly all values of an attribute are what the one variable of another entity type's key says.
    void relateByValues() {
        const auto &schema = m_table.description.keySchema;
        for (std::size_t one = 0; one < m_kinds.size() && !m_stopped; ++one) {
            const auto variables = keyVariablesOf(m_all, *m_all.entityTypes[one]);
            if (variables.size() != 1) continue;
            std::unordered_set<std::string> ids;
            for (const auto item : m_kinds[one].items)
                for (const auto &[name, text] : m_kinds[one].variables(item, schema)) ids.insert(text);
            if (ids.size() < 2) continue;
            for (std::size_t many = 0; many < m_kinds.size(); ++many) {
                bool ancestor = many == one; // which the keys say already, from one to the next
                for (auto above = parentOf(m_all, many); above && !ancestor; above = parentOf(m_all, *above))
                    ancestor = *above == one;
                if (ancestor) continue;
                std::map<std::string, std::pair<std::size_t, std::size_t>> hits; // of values
                for (const auto item : m_kinds[many].items) {
                    if (!goesOn()) return;
                    for (const auto &[name, value] : item.members()) {
                        if (value.type() > engine::Type::N || schema.contains(name)) continue;
                        auto &[count, matched] = hits[std::string(name)];
                        ++count;
                        matched += ids.contains(std::string(value.text())) ? 1 : 0;
                    }
                    for (const auto &[name, text] : m_kinds[many].variables(item, schema)) {
                        if (item.find(name)) continue;
                        auto &[count, matched] = hits[name];
                        ++count;
                        matched += ids.contains(text) ? 1 : 0;
                    }
                }
                for (const auto &[name, counts] : hits) {
                    const auto [count, matched] = counts;
                    constexpr std::size_t few = 3; // two that agree may do so by chance
                    if (count < few || matched * 10 < count * 9) continue;
                    add(one, many,
                        {
                            "Infer", TRANSLATABLE("Infer", "%1 says which %2 it is of."),
                            {name, m_all.entityTypes[one]->name}
                    },
                        count, matched);
                }
            }
        }
    }

    const TableDesign &m_table;
    const ReadOptions &m_options;
    std::size_t m_done = 0;
    bool m_stopped = false;
    TableDesign m_all{
        .description = {.keySchema = *engine::KeySchema::make({{"-", engine::ScalarType::S}})}
    };
    std::vector<KindSeen> m_kinds;
    Proposal m_out;
};

}

Proposal proposalOf(const TableDesign &table, const ReadOptions &options) {
    return Proposing(table, options).run();
}

TableDesign withoutShownTypes(TableDesign table) {
    if (table.entityTypes.empty()) return table;
    TableDesign bare = table;
    bare.entityTypes.clear();
    return withEntityTypes(bare).entityTypes == table.entityTypes ? bare : table;
}

void renameEntity(Proposal &proposal, std::size_t entity, const std::string &newName) {
    std::string &name = proposal.entities[entity].entity.name;
    for (Proposal::FoundRelation &found : proposal.relations)
        for (std::string *end : {&found.relation.from, &found.relation.to})
            if (*end == name) *end = newName;
    name = newName;
}

Result<Design> acceptProposal(Design design, std::string_view tableName, const Proposal &proposal) {
    TRY(const auto index, findTable(design, tableName));
    for (const Proposal::Entity &found : proposal.entities) {
        if (!found.accepted) continue;
        EntityType entity = found.entity;
        entity.keyTemplates.clear();
        entity.attributes.clear();
        bool tells = false;
        const auto definitions = design.tables[index]->description.attributeDefinitions();
        for (const Proposal::Template &one : found.templates) {
            if (!one.accepted) continue;
            entity.keyTemplates[one.attributeName] = one.keyTemplate;
            const bool ofIndex =
                std::ranges::find(definitions, one.attributeName, &engine::KeyAttribute::name) != definitions.end();
            tells = tells || !ofIndex || design.tables[index]->description.keySchema.contains(one.attributeName);
        }
        if (!tells)
            return refusal({"Infer",
                TRANSLATABLE("Infer", "%1 needs a template of the table's key that tells its items."), {entity.name}});
        for (const Proposal::Attribute &one : found.attributes)
            if (one.accepted)
                entity.attributes.push_back({.name = one.name,
                    .type = one.ofType == one.items ? std::optional(one.type) : std::nullopt,
                    .required = one.items == found.items});
        TRY(design, addEntityType(std::move(design), tableName, std::move(entity)));
    }
    TableDesign table = *design.tables[index];
    const auto isThere = [&](const std::string &name) { return findEntityType(table, name).has_value(); };
    std::set<std::string> declared;
    for (const Proposal::Entity &found : proposal.entities)
        for (const Proposal::Attribute &one : found.attributes)
            if (found.accepted && one.accepted && declared.insert(one.name).second)
                declareIfNew(table, one.name, one.type);
    for (const Proposal::FoundRelation &found : proposal.relations)
        if (found.accepted && isThere(found.relation.from) && isThere(found.relation.to))
            table.relations.push_back(found.relation);
    design.tables[index] = Shared(std::move(table));
    return design;
}

}
