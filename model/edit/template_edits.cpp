#include "model/edit/template_edits.h"

#include "engine/schema/secondary_index.h"
#include "engine/value/key_bytes.h"
#include "model/design/key_template.h"
#include "model/design/value_text.h"
#include "model/edit/edit_table.h"
#include "model/edit/entity_edits.h"
#include "model/edit/item_edits.h"
#include "model/infer/entity_inference.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <unordered_map>

namespace model {

namespace {

using Templates = std::map<std::string, KeyTemplate, std::less<>>;

Templates parsed(const EntityType &entity) {
    Templates out;
    for (const auto &[attribute, text] : entity.keyTemplates) out.emplace(attribute, KeyTemplate(text));
    return out;
}

/// The text of a value that a key can be; nothing for the other types.
std::optional<std::string_view> keyTextOf(std::optional<engine::ValueView> value) {
    if (!value || value->type() > engine::Type::B) return std::nullopt;
    return value->text();
}

/// An attribute that is its own template: the value is the author's, not made of others.
bool isItself(const KeyTemplate &keyTemplate, std::string_view attributeName) {
    const auto &parts = keyTemplate.parts();
    return parts.size() == 1 && parts.front().variable && parts.front().text == attributeName;
}

/// The values that an item gives to variables: looked up when asked for.
class Variables {
public:
    Variables(engine::ItemView item, const Templates &templates) : m_item(item), m_templates(templates) {}

    /// A key's own parts count before attributes that say something else.
    void readFrom(const KeyTemplate &keyTemplate, std::string_view said) {
        if (keyTemplate.fill(m_item) == said) return;
        if (const auto values = keyTemplate.read(said))
            for (const auto &[name, text] : *values) m_known.emplace(name, text);
    }

    std::optional<std::string> value(const std::string &name) {
        if (const auto found = m_known.find(name); found != m_known.end()) return found->second;
        const auto own = m_item.find(name);
        if (own && own->type() <= engine::Type::N) return std::string(own->text());
        if (!m_keysRead) readKeys();
        if (const auto found = m_fromKeys.find(name); found != m_fromKeys.end()) return found->second;
        return std::nullopt;
    }

private:
    void readKeys() {
        m_keysRead = true;
        for (const auto &[attribute, keyTemplate] : m_templates)
            if (const auto said = keyTextOf(m_item.find(attribute)))
                if (const auto values = keyTemplate.read(*said))
                    for (const auto &[name, text] : *values) m_fromKeys.emplace(name, text);
    }

    engine::ItemView m_item;
    const Templates &m_templates;
    std::map<std::string, std::string, std::less<>> m_known, m_fromKeys;
    bool m_keysRead = false;
};

class Rederivation {
public:
    static Result<Rederivation> of(const TableDesign &table, const std::vector<TemplateEdit> &edits) {
        Rederivation out(table);
        CHECK(out.readEdits(edits));
        out.derive();
        return out;
    }

    TemplateEffects &&effects() && { return std::move(m_effects); }
    TableDesign &&after() && { return std::move(m_after); }

private:
    struct Change {
        std::string attributeName;
        std::optional<KeyTemplate> before, now;
        engine::ScalarType type = engine::ScalarType::S;
        bool tableKey = false, indexKey = false;
    };
    struct Entity {
        std::vector<Change> changes = {};
        Templates before = {};
        std::set<std::string, std::less<>> variables = {}; ///< Of its templates afterwards.
    };

    explicit Rederivation(const TableDesign &table) : m_before(table), m_after(table) {}

    Result<void> readEdits(const std::vector<TemplateEdit> &edits) {
        for (const TemplateEdit &edit : edits) {
            TRY(const auto number, findEntityType(m_before, edit.entityName));
            if (edit.attributeName.empty())
                return refusal({"Edits", TRANSLATABLE("Edits", "An attribute needs a name."), {}});
            EntityType entity = *m_after.entityTypes[number];
            const auto found = entity.keyTemplates.find(edit.attributeName);
            const std::string before = found == entity.keyTemplates.end() ? std::string() : found->second;
            if (before == edit.keyTemplate) continue;
            CHECK(checkTemplate(edit.keyTemplate));
            if (edit.keyTemplate.empty())
                entity.keyTemplates.erase(found);
            else
                entity.keyTemplates[edit.attributeName] = edit.keyTemplate;
            m_after.entityTypes[number] = Shared(std::move(entity));
            m_entities[number];
        }
        const auto definitions = m_before.description.attributeDefinitions();
        for (auto &[number, entity] : m_entities) {
            const EntityType &was = *m_before.entityTypes[number], &now = *m_after.entityTypes[number];
            entity.before = parsed(was);
            const Templates after = parsed(now);
            for (const auto &[attribute, keyTemplate] : after)
                for (auto &name : keyTemplate.variables())
                    if (!isItself(keyTemplate, attribute)) entity.variables.insert(std::move(name));
            std::set<std::string> attributes;
            for (const auto &[attribute, text] : was.keyTemplates) attributes.insert(attribute);
            for (const auto &[attribute, text] : now.keyTemplates) attributes.insert(attribute);
            for (const std::string &attribute : attributes) {
                Change change{.attributeName = attribute, .before = {}, .now = {}};
                if (const auto old = entity.before.find(attribute); old != entity.before.end())
                    change.before = old->second;
                if (const auto made = after.find(attribute); made != after.end()) change.now = made->second;
                if (change.before == change.now) continue;
                const auto key = std::ranges::find(definitions, attribute, &engine::KeyAttribute::name);
                change.tableKey = m_before.description.keySchema.contains(attribute);
                change.indexKey = key != definitions.end() && !change.tableKey;
                if (key != definitions.end()) change.type = key->type;
                m_decisive = m_decisive || !change.indexKey;
                m_tableKey = m_tableKey || change.tableKey;
                entity.changes.push_back(std::move(change));
            }
        }
        std::erase_if(m_entities, [](const auto &entity) { return entity.second.changes.empty(); });
        return {};
    }

    void derive() {
        if (m_entities.empty()) return;
        const auto &items = *m_before.items;
        std::vector<std::size_t> changed;
        std::vector<Shared<SampleItem>> after = items;
        std::vector<std::optional<std::size_t>> kinds(m_decisive ? items.size() : 0);
        const EntityMatcher matcher(m_before);
        for (std::size_t i = 0; i < items.size(); ++i) {
            const auto kind = matcher.entityOf(items[i]->blob);
            if (m_decisive) kinds[i] = kind;
            const auto entity = kind ? m_entities.find(*kind) : m_entities.end();
            if (entity == m_entities.end()) continue;
            const std::vector<CellValue> cells = newKeys(i, entity->second);
            if (cells.empty()) continue;
            after[i] = Shared(withCells(*items[i], cells));
            changed.push_back(i);
        }
        m_after.items = Shared(std::move(after));
        findMoves(changed);
        if (m_tableKey) findCollisions(changed);
        if (!m_decisive) return;
        const EntityMatcher matcherAfter(m_after);
        for (std::size_t i = 0; i < items.size(); ++i)
            if (matcherAfter.entityOf((*m_after.items)[i]->blob) != kinds[i]) m_effects.strays.push_back(i);
    }

    std::vector<CellValue> newKeys(std::size_t itemIndex, const Entity &entity) {
        const engine::ItemView item((*m_before.items)[itemIndex]->blob);
        std::vector<CellValue> cells;
        for (const Change &change : entity.changes) {
            const auto value = item.find(change.attributeName);
            if (change.now)
                make(itemIndex, item, value, entity, change, cells);
            else
                takeAway(itemIndex, value, entity, change, cells);
        }
        return cells;
    }

    void make(std::size_t itemIndex, engine::ItemView item, std::optional<engine::ValueView> value,
        const Entity &entity, const Change &change, std::vector<CellValue> &cells) {
        const std::string &attribute = change.attributeName;
        const auto said = keyTextOf(value);
        const std::string before = said ? std::string(*said) : value ? displayText(*value) : std::string();
        if (!value && (isItself(*change.now, attribute) || (change.before && isItself(*change.before, attribute))))
            return; // whether it is there is the item's own affair: a sparse index
        Variables variables(item, entity.before);
        const bool follows = change.before && said && change.before->matches(*said);
        if (follows) variables.readFrom(*change.before, *said);
        std::string text, missing;
        for (const auto &part : change.now->parts()) {
            const auto filled = part.variable ? variables.value(part.text) : std::optional(part.text);
            if (!filled || filled->empty()) {
                missing = part.text;
                break;
            }
            text += *filled;
        }
        if (value && !follows) {
            if (!said || !change.now->matches(*said))
                m_effects.byHand.push_back({itemIndex, attribute, before, missing.empty() ? text : std::string()});
            return;
        }
        if (!value && change.before) {
            if (change.before->fill(item)) { // it could be there and is not: somebody took it out
                m_effects.byHand.push_back({itemIndex, attribute, {}, missing.empty() ? text : std::string()});
                return;
            }
            if (!missing.empty()) return; // as little as before
        }
        if (!missing.empty()) {
            m_effects.unmade.push_back({itemIndex, attribute, missing});
            return;
        }
        if (said && text == before) return;
        auto blob = keyValue(change, value, text);
        if (!blob) {
            m_effects.unmade.push_back({itemIndex, attribute, {}});
            return;
        }
        cells.push_back({itemIndex, attribute, *std::move(blob)});
        m_effects.changed.push_back({itemIndex, attribute, before, text});
    }

    void takeAway(std::size_t itemIndex, std::optional<engine::ValueView> value, const Entity &entity,
        const Change &change, std::vector<CellValue> &cells) {
        const std::string &attribute = change.attributeName;
        if (!value || !change.indexKey || entity.variables.contains(attribute) || isItself(*change.before, attribute))
            return;
        const auto said = keyTextOf(value);
        if (!said || !change.before->matches(*said)) {
            m_effects.byHand.push_back({itemIndex, attribute, said ? std::string(*said) : displayText(*value), {}});
            return;
        }
        cells.push_back({itemIndex, attribute, {}});
        m_effects.changed.push_back({itemIndex, attribute, std::string(*said), {}});
    }

    static std::optional<engine::ValueBlob> keyValue(
        const Change &change, std::optional<engine::ValueView> value, const std::string &text) {
        const bool isKey = change.tableKey || change.indexKey;
        const auto type = isKey || !value ? static_cast<engine::Type>(change.type) : value->type();
        if (type == engine::Type::N) {
            auto number = engine::Number::parse(text);
            if (!number) return std::nullopt;
            return engine::encode(engine::AttributeValue{*std::move(number)});
        }
        if (type == engine::Type::B) return engine::encode(engine::AttributeValue{engine::Binary{text}});
        return engine::encode(engine::AttributeValue{text});
    }

    void findMoves(const std::vector<std::size_t> &changed) {
        const auto concerns = [&](const engine::SecondaryIndex &index) {
            return std::ranges::any_of(m_effects.changed,
                [&](const TemplateEffects::Key &key) { return index.keySchema.contains(key.attributeName); });
        };
        forEachIndex(m_after.description, [&](const engine::SecondaryIndex &index) {
            if (changed.empty() || !concerns(index)) return;
            for (const std::size_t i : changed) {
                const bool was = !engine::missingKey((*m_before.items)[i]->blob, index);
                const bool is = !engine::missingKey((*m_after.items)[i]->blob, index);
                if (was && !is) m_effects.leaving.push_back({index.indexName, i});
                if (is && !was) m_effects.entering.push_back({index.indexName, i});
            }
        });
    }

    void findCollisions(const std::vector<std::size_t> &changed) {
        if (changed.empty()) return;
        const auto &items = *m_after.items;
        const auto keyOf = [&](std::size_t i) -> std::optional<engine::Bytes> {
            auto partition = engine::partitionKeyBytes(items[i]->blob, m_after.description.keySchema);
            const auto sort = engine::sortKeyBytes(items[i]->blob, m_after.description.keySchema);
            if (!partition || !sort) return std::nullopt;
            return *std::move(partition) + *sort;
        };
        std::unordered_map<engine::Bytes, std::size_t> firstWith; // those that stay as they are first
        firstWith.reserve(items.size());
        auto next = changed.begin();
        for (std::size_t i = 0; i < items.size(); ++i) {
            if (next != changed.end() && *next == i) {
                ++next;
                continue;
            }
            if (auto key = keyOf(i)) firstWith.try_emplace(*std::move(key), i);
        }
        for (const std::size_t i : changed) {
            auto key = keyOf(i);
            if (!key) continue;
            const auto [found, isNew] = firstWith.try_emplace(*std::move(key), i);
            if (!isNew) m_effects.collisions.push_back({i, found->second});
        }
    }

    const TableDesign &m_before;
    TableDesign m_after;
    std::map<std::size_t, Entity> m_entities; ///< Those that change, by number.
    bool m_decisive = false;                  ///< A template changes that tells which entity an item is of.
    bool m_tableKey = false;
    TemplateEffects m_effects;
};

}

std::size_t TemplateEffects::changedItems() const {
    std::size_t items = 0;
    for (std::size_t i = 0; i < changed.size(); ++i)
        if (i == 0 || changed[i].itemIndex != changed[i - 1].itemIndex) ++items;
    return items;
}

bool TemplateEffects::harmless() const {
    return byHand.empty() && unmade.empty() && collisions.empty() && leaving.empty() && strays.empty();
}

Result<TemplateEffects> effectsOf(const TableDesign &table, const std::vector<TemplateEdit> &edits) {
    TRY(auto derived, Rederivation::of(table, edits));
    return std::move(derived).effects();
}

Result<Design> setKeyTemplates(Design design, std::string_view tableName, const std::vector<TemplateEdit> &edits) {
    return editTable(std::move(design), tableName, [&](TableDesign &table) -> Result<void> {
        const TableDesign before = table;
        TRY(auto derived, Rederivation::of(before, edits));
        table = std::move(derived).after();
        return {};
    });
}

Result<void> checkTemplate(std::string_view text) {
    std::optional<std::size_t> open;
    std::size_t column = 0; // in characters
    const auto wrong = [&](std::size_t at, const char *why) {
        return refusal({"Templates", why, {}}, {.line = 1, .column = at, .path = {}});
    };
    constexpr const char *noPartner = TRANSLATABLE("Templates", "A brace without its partner.");
    std::size_t nameLength = 0;
    for (const char c : text) {
        if ((static_cast<unsigned char>(c) & 0xc0) != 0x80) ++column;
        if (c == '{') {
            if (open) return wrong(column, noPartner);
            open = column;
            nameLength = 0;
        } else if (c == '}') {
            if (!open) return wrong(column, noPartner);
            if (nameLength == 0)
                return wrong(*open, TRANSLATABLE("Templates", "A variable needs a name between its braces."));
            open.reset();
        } else {
            ++nameLength;
        }
    }
    if (open) return wrong(*open, noPartner);
    return {};
}

}
