#include "engine/base/limits.h"
#include "engine/schema/key_checks.h"
#include "engine/value/key_bytes.h"
#include "model/check/rule.h"
#include "model/design/key_template.h"
#include "model/design/value_text.h"

#include <algorithm>
#include <map>
#include <unordered_map>

namespace model {
namespace {

template <class Check> void forEachItem(const TableFacts &facts, const Check &check) {
    Place place{.tableName = facts.table.name()};
    for (std::size_t i = 0; i < facts.table.items->size(); ++i) {
        place.itemIndex = i;
        check(*(*facts.table.items)[i], place);
    }
}

bool isDamaged(const SampleItem &item, std::string_view attributeName) {
    return std::ranges::find(item.damaged, attributeName, &DamagedValue::attributeName) != item.damaged.end();
}

void damagedValues(const TableFacts &facts, const Report &report) {
    forEachItem(facts, [&](const SampleItem &item, Place place) {
        for (const auto &damaged : item.damaged) {
            place.attributeName = damaged.attributeName;
            report(
                {
                    "Findings", TRANSLATABLE("Findings", "%1 holds no DynamoDB value: %2"),
                    {damaged.attributeName, damaged.why}
            },
                place);
        }
    });
}

void itemKeys(const TableFacts &facts, const Report &report) {
    const auto &schema = facts.table.description.keySchema;
    forEachItem(facts, [&](const SampleItem &item, Place place) {
        for (const auto &key : schema.attributes())
            if (isDamaged(item, key.name)) return; // said already
        const auto key = engine::keyOf(item.blob, schema);
        if (!key) report(Message::verbatim(key.error().message), place);
    });
}

void duplicateKeys(const TableFacts &facts, const Report &report) {
    const auto &schema = facts.table.description.keySchema;
    std::unordered_map<std::string, std::size_t> first;
    forEachItem(facts, [&](const SampleItem &item, const Place &place) {
        auto key = engine::partitionKeyBytes(item.blob, schema);
        const auto sort = engine::sortKeyBytes(item.blob, schema);
        if (!key || !sort) return;
        const auto [found, isNew] = first.try_emplace(*key + *sort, *place.itemIndex);
        if (!isNew)
            report({"Findings", TRANSLATABLE("Findings", "Same key as item %1: a table keeps only the last one"),
                       {countText(found->second + 1)}},
                place);
    });
}

void itemSizes(const TableFacts &facts, const Report &report) {
    forEachItem(facts, [&](const SampleItem &, const Place &place) {
        const auto bytes = facts.items[*place.itemIndex].bytes;
        if (bytes > engine::limits::itemBytes)
            report(
                {
                    "Findings",
                    TRANSLATABLE("Findings", "%1, and an item is at most %2: keep large content in object storage"),
                    {bytesText(bytes), bytesText(engine::limits::itemBytes)}
            },
                place);
    });
}

void indexKeyValues(const TableFacts &facts, const Report &report) {
    forEachItem(facts, [&](const SampleItem &item, const Place &place) {
        const auto checked = engine::checkIndexKeys(item.blob, facts.table.description);
        if (!checked) report(Message::verbatim(checked.error().message), place);
    });
}

void withoutEntity(const TableFacts &facts, const Report &report) {
    if (facts.table.entityTypes.empty()) return;
    forEachItem(facts, [&](const SampleItem &item, const Place &place) {
        if (facts.items[*place.itemIndex].entity) return;
        if (!engine::keyOf(item.blob, facts.table.description.keySchema)) return; // said already
        report({"Findings", TRANSLATABLE("Findings", "Matches no entity type: no templates fit its keys"), {}}, place);
    });
}

/// A key that is made from other attributes and no longer says what they do.
void staleKeys(const TableFacts &facts, const Report &report) {
    std::vector<std::map<std::string, KeyTemplate>> templates;
    for (const auto &type : facts.table.entityTypes) {
        auto &own = templates.emplace_back();
        for (const auto &[name, text] : type->keyTemplates) own.emplace(name, KeyTemplate(text));
    }
    forEachItem(facts, [&](const SampleItem &item, Place place) {
        const auto entity = facts.items[*place.itemIndex].entity;
        if (!entity) return;
        for (const auto &[name, keyTemplate] : templates[*entity]) {
            const auto value = engine::ItemView(item.blob).find(name);
            if (!value || value->type() > engine::Type::N || keyTemplate.fixed()) continue;
            const auto wanted = keyTemplate.fill(item.blob);
            if (!wanted || *wanted == value->text()) continue;
            place.attributeName = name;
            report(
                {
                    "Findings", TRANSLATABLE("Findings", "%1 is %2, its template gives %3"),
                    {name, displayText(*value, 80), *wanted}
            },
                place);
        }
    });
}

std::string folded(std::string_view name) {
    std::string out;
    for (char c : name) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        if (c != '_' && c != '-') out += c;
    }
    return out;
}

/// "unshippedFlag" among many "UnshippedFlag": an index on one does not see the other.
void nearlySameNames(const TableFacts &facts, const Report &report) {
    struct Use {
        std::size_t items = 0, first = 0;
    };
    std::unordered_map<std::string_view, Use> uses; // names lie in the blobs
    forEachItem(facts, [&](const SampleItem &item, const Place &place) {
        for (const auto &[name, value] : engine::ItemView(item.blob).members()) {
            const auto found = uses.try_emplace(name, Use{0, *place.itemIndex}).first;
            ++found->second.items;
        }
    });
    const auto definitions = facts.table.description.attributeDefinitions();
    const auto isKey = [&](const std::string &name) {
        return std::ranges::find(definitions, name, &engine::KeyAttribute::name) != definitions.end();
    };
    std::map<std::string, std::string> usual; // folded → the name that most items use, keys before all
    for (const auto &key : definitions) usual.try_emplace(folded(key.name), key.name);
    const std::map<std::string, Use> sorted(uses.begin(), uses.end()); // findings come in one order
    for (const auto &[name, use] : sorted) {
        auto &best = usual[folded(name)];
        if (best.empty() || (!isKey(best) && sorted.at(best).items < use.items)) best = name;
    }
    for (const auto &[name, use] : sorted) {
        const auto &best = usual[folded(name)];
        if (name == best) continue;
        Place place{.tableName = facts.table.name(), .attributeName = name};
        place.itemIndex = use.first;
        report(
            {
                "Findings",
                TRANSLATABLE("Findings", "%1 (in %2 of the items) is written nearly as %3: meant to be the same?"),
                {name, countText(use.items), best}
        },
            place);
    }
}

constexpr TableRule rules[] = {
    {"damaged-value",   Severity::Error,   damagedValues  },
    {"item-key",        Severity::Error,   itemKeys       },
    {"duplicate-key",   Severity::Error,   duplicateKeys  },
    {"item-size",       Severity::Error,   itemSizes      },
    {"index-key-value", Severity::Error,   indexKeyValues },
    {"stale-key",       Severity::Warning, staleKeys      },
    {"no-entity",       Severity::Warning, withoutEntity  },
    {"similar-names",   Severity::Warning, nearlySameNames},
};

}

std::span<const TableRule> itemRules() {
    return rules;
}

}
