#include "engine/base/limits.h"
#include "engine/schema/key_checks.h"
#include "engine/value/key_bytes.h"
#include "engine/value/number.h"
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

Place attributePlace(const TableFacts &facts, const std::string &attributeName, std::size_t itemIndex) {
    Place place{.tableName = facts.table.name(), .attributeName = attributeName};
    place.itemIndex = itemIndex;
    return place;
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
    const auto definitions = facts.table.description.attributeDefinitions();
    const auto isKey = [&](const std::string &name) {
        return std::ranges::find(definitions, name, &engine::KeyAttribute::name) != definitions.end();
    };
    std::map<std::string, std::string> usual; // folded → the name that most items use, keys before all
    for (const auto &key : definitions) usual.try_emplace(folded(key.name), key.name);
    for (const AttributeFact &fact : facts.attributes) {
        auto &best = usual[folded(fact.name)];
        if (best.empty() || (!isKey(best) && facts.attribute(best)->items < fact.items)) best = fact.name;
    }
    for (const AttributeFact &fact : facts.attributes) {
        const auto &best = usual[folded(fact.name)];
        if (fact.name == best) continue;
        report(
            {
                "Findings",
                TRANSLATABLE("Findings", "%1 (in %2 of the items) is written nearly as %3: meant to be the same?"),
                {fact.name, countText(fact.items), best}
        },
            attributePlace(facts, fact.name, fact.firstItem));
    }
}

void nearItemLimit(const TableFacts &facts, const Report &report) {
    constexpr std::size_t near = engine::limits::itemBytes / 4 * 3;
    forEachItem(facts, [&](const SampleItem &, const Place &place) {
        const auto bytes = facts.items[*place.itemIndex].bytes;
        if (bytes > near && bytes <= engine::limits::itemBytes)
            report(
                {
                    "Findings", TRANSLATABLE("Findings", "%1 of the %2 that an item may have"),
                    {bytesText(bytes), bytesText(engine::limits::itemBytes)}
            },
                place);
    });
}

/// What DynamoDB would hold cheaper as a reference to object storage.
void largeValues(const TableFacts &facts, const Report &report) {
    constexpr std::size_t large = 32'768;
    for (const AttributeFact &fact : facts.attributes)
        if (fact.text.amount > large)
            report(
                {
                    "Findings", TRANSLATABLE("Findings", "%1 holds %2: reading the item takes %3 units each time"),
                    {fact.name, bytesText(fact.text.amount),
                                                                                                          countText((facts.items[fact.text.item].bytes + engine::limits::readUnitBytes - 1) /
                                  engine::limits::readUnitBytes)}
            },
                attributePlace(facts, fact.name, fact.text.item));
}

void longLists(const TableFacts &facts, const Report &report) {
    constexpr std::size_t most = 100;
    for (const AttributeFact &fact : facts.attributes)
        if (fact.elements.amount > most)
            report(
                {
                    "Findings", TRANSLATABLE("Findings", "%1 has %2 elements"),
                    {fact.name, countText(fact.elements.amount)}
            },
                attributePlace(facts, fact.name, fact.elements.item));
}

void deepNesting(const TableFacts &facts, const Report &report) {
    constexpr std::size_t most = 8;
    for (const AttributeFact &fact : facts.attributes)
        if (fact.depth.amount > most)
            report(
                {
                    "Findings", TRANSLATABLE("Findings", "%1 is nested %2 levels deep; %3 are the most"),
                    {fact.name, std::to_string(fact.depth.amount), std::to_string(engine::limits::nestingLevels)}
            },
                attributePlace(facts, fact.name, fact.depth.item));
}

void nullValues(const TableFacts &facts, const Report &report) {
    constexpr auto null = static_cast<std::size_t>(engine::Type::Null);
    for (const AttributeFact &fact : facts.attributes)
        if (fact.ofType[null] > 0)
            report(
                {
                    "Findings", TRANSLATABLE("Findings", "%1 is NULL in %2 of the items"),
                    {fact.name, countText(fact.ofType[null])}
            },
                attributePlace(facts, fact.name, fact.firstOfType[null]));
}

bool isNumberText(std::string_view text) {
    const auto number = engine::Number::parse(text);
    return number && !text.empty();
}

/// Names of what people calculate with; an id, a postcode or a phone number stays a text.
bool soundsLikeAmount(std::string_view name) {
    static constexpr const char *words[] = {"price", "amount", "total", "count", "quantity", "qty", "cost", "balance",
        "score", "rating", "stock", "weight", "discount", "salary", "age"};
    const std::string plain = folded(name);
    return std::ranges::any_of(words, [&](std::string_view word) {
        return plain.ends_with(word) && (word.size() > 3 || plain.size() == word.size());
    });
}

void numbersAsText(const TableFacts &facts, const Report &report) {
    const auto keys = facts.table.description.attributeDefinitions();
    for (const AttributeFact &fact : facts.attributes) {
        if (fact.ofType[0] != fact.items || !soundsLikeAmount(fact.name)) continue;
        if (std::ranges::find(keys, fact.name, &engine::KeyAttribute::name) != keys.end()) continue;
        const bool all = [&] {
            for (std::size_t i = fact.firstItem; i < facts.items.size(); ++i)
                if (const auto value = facts.item(i).find(fact.name); value && !isNumberText(value->text()))
                    return false;
            return true;
        }();
        if (all)
            report({"Findings", TRANSLATABLE("Findings", "%1 holds numbers as strings"), {fact.name}},
                attributePlace(facts, fact.name, fact.firstItem));
    }
}

/// Within one kind of items; NULL is not another type.
void mixedTypes(const TableFacts &facts, const Report &report) {
    constexpr auto null = static_cast<std::size_t>(engine::Type::Null);
    for (const AttributeFact &fact : facts.attributes) {
        std::size_t kinds = 0;
        for (std::size_t type = 0; type < fact.ofType.size(); ++type) kinds += type != null && fact.ofType[type] > 0;
        if (kinds < 2) continue;
        std::map<std::size_t, engine::Type> ofEntity;
        for (std::size_t i = fact.firstItem; i < facts.items.size(); ++i) {
            const auto value = facts.item(i).find(fact.name);
            if (!value || value->type() == engine::Type::Null) continue;
            const auto entity = facts.items[i].entity.value_or(facts.table.entityTypes.size());
            const auto known = ofEntity.try_emplace(entity, value->type()).first->second;
            if (known == value->type()) continue;
            report(
                {
                    "Findings", TRANSLATABLE("Findings", "%1 is %2 here and %3 in other items of the kind"),
                    {fact.name, engine::typeName(value->type()), engine::typeName(known)}
            },
                attributePlace(facts, fact.name, i));
            break;
        }
    }
}

/// Keys of another type are refused (item-key, index-key-value); here is what DynamoDB takes all the same.
void declaredTypes(const TableFacts &facts, const Report &report) {
    const auto keys = facts.table.description.attributeDefinitions();
    for (const DeclaredAttribute &declared : facts.table.attributes) {
        if (std::ranges::find(keys, declared.name, &engine::KeyAttribute::name) != keys.end()) continue;
        const AttributeFact *fact = facts.attribute(declared.name);
        if (!fact) continue;
        for (std::size_t type = 0; type < fact->ofType.size(); ++type) {
            const auto actual = static_cast<engine::Type>(type);
            if (fact->ofType[type] == 0 || actual == declared.type || actual == engine::Type::Null) continue;
            report(
                {
                    "Findings", TRANSLATABLE("Findings", "%1 is declared as %2 and is %3 in %4 of the items"),
                    {declared.name, engine::typeName(declared.type), engine::typeName(actual),
                                                                                                     countText(fact->ofType[type])}
            },
                attributePlace(facts, declared.name, fact->firstOfType[type]));
        }
    }
}

void requiredAttributes(const TableFacts &facts, const Report &report) {
    for (std::size_t type = 0; type < facts.table.entityTypes.size(); ++type) {
        const EntityType &entity = *facts.table.entityTypes[type];
        for (const EntityAttribute &attribute : entity.attributes) {
            if (!attribute.required) continue;
            std::size_t lacking = 0, first = 0;
            for (std::size_t i = 0; i < facts.items.size(); ++i)
                if (facts.items[i].entity == type && !facts.item(i).find(attribute.name) && lacking++ == 0) first = i;
            if (lacking == 0) continue;
            report(
                {
                    "Findings", TRANSLATABLE("Findings", "%1 is required of %2 and is missing in %3 of its items"),
                    {attribute.name, entity.name, countText(lacking)}
            },
                attributePlace(facts, attribute.name, first));
        }
    }
}

constexpr Rule table[] = {
    row("damaged-value", Severity::Error, CheckProfile::Auto,
        TRANSLATABLE("Rules", "A value that is no DynamoDB value"),
        TRANSLATABLE("Rules", "NoSQL Workbench keeps such values in its files, but no table can hold them; the item is "
                              "left out of the sandbox."),
        "API Reference, AttributeValue", damagedValues),
    row("item-key", Severity::Error, CheckProfile::Auto, TRANSLATABLE("Rules", "An item without its whole key"),
        TRANSLATABLE("Rules", "Every item needs each key attribute in the declared type, not empty, at most 2,048 "
                              "bytes for the partition key and 1,024 for the sort key. PutItem refuses others."),
        "Developer Guide, Quotas: partition keys and sort keys", itemKeys),
    row("duplicate-key", Severity::Error, CheckProfile::Auto, TRANSLATABLE("Rules", "Two items with the same key"),
        TRANSLATABLE("Rules", "A table holds one item for each key: writing the second replaces the first."),
        "Developer Guide, Core components: primary key", duplicateKeys),
    row("item-size", Severity::Error, CheckProfile::Auto, TRANSLATABLE("Rules", "An item over 400 KB"),
        TRANSLATABLE("Rules", "DynamoDB refuses it. Keep large content in object storage and its reference in the "
                              "item, or split the item into a collection."),
        "Developer Guide, Quotas: item size", itemSizes),
    row("index-key-value", Severity::Error, CheckProfile::Auto,
        TRANSLATABLE("Rules", "A value that an index key cannot take"),
        TRANSLATABLE("Rules", "An item whose index key attribute has another type or is empty is refused as a whole, "
                              "not only left out of the index."),
        "Developer Guide, Using global secondary indexes", indexKeyValues),
    row("stale-key", Severity::Warning, CheckProfile::Auto,
        TRANSLATABLE("Rules", "A key that differs from its attributes"),
        TRANSLATABLE("Rules", "The key is made from other attributes and no longer says what they say, so queries find "
                              "the item where it is no more."),
        "Developer Guide, Best practices for using sort keys to organize data", staleKeys),
    row("no-entity", Severity::Warning, CheckProfile::Auto, TRANSLATABLE("Rules", "An item of no entity type"),
        TRANSLATABLE("Rules",
            "Its keys fit none of the templates, so no pattern is written for it; often a typing error in a prefix."),
        "Developer Guide, Best practices for using sort keys to organize data", withoutEntity),
    row("similar-names", Severity::Warning, CheckProfile::Auto,
        TRANSLATABLE("Rules", "Two spellings of an attribute name"),
        TRANSLATABLE(
            "Rules", "Attribute names are case sensitive: an index or filter on one spelling does not see the other."),
        "Developer Guide, Supported data types and naming rules", nearlySameNames),
    row("near-item-limit", Severity::Warning, CheckProfile::Auto, TRANSLATABLE("Rules", "An item near 400 KB"),
        TRANSLATABLE("Rules",
            "It has little room to grow, and every write of it costs hundreds of units, however small the change."),
        "Developer Guide, Best practices for storing large items and attributes", nearItemLimit),
    row("large-value", Severity::Warning, CheckProfile::Auto, TRANSLATABLE("Rules", "A large value in an item"),
        TRANSLATABLE("Rules", "Each read and write pays for the whole item. Keep documents and pictures in object "
                              "storage and a reference in the item; compress long texts."),
        "Developer Guide, Best practices for storing large items and attributes", largeValues),
    row("long-list", Severity::Hint, CheckProfile::Auto, TRANSLATABLE("Rules", "A list or set that grows"),
        TRANSLATABLE("Rules", "It is rewritten as a whole with each change and ends at 400 KB. Items of their own in "
                              "one collection have no such end."),
        "Developer Guide, Best practices for storing large items and attributes", longLists),
    row("deep-nesting", Severity::Hint, CheckProfile::Auto, TRANSLATABLE("Rules", "Deeply nested content"),
        TRANSLATABLE("Rules", "Keys and indexes do not reach into maps, and 32 levels are the most. What is asked for "
                              "belongs at the top level; content that is all nesting suits a document database."),
        "Developer Guide, Quotas: nested attribute depth", deepNesting),
    row("null-value", Severity::Hint, CheckProfile::Auto, TRANSLATABLE("Rules", "NULL instead of no attribute"),
        TRANSLATABLE("Rules", "NULL takes room, counts as present for attribute_exists, and is refused in an index "
                              "key. Leaving the attribute out keeps an index sparse."),
        "Developer Guide, Take advantage of sparse indexes", nullValues),
    row("number-as-text", Severity::Hint, CheckProfile::Auto, TRANSLATABLE("Rules", "Numbers kept as strings"),
        TRANSLATABLE(
            "Rules", "Strings compare letter by letter (\"9\" is more than \"10\") and ADD works on numbers only."),
        "Developer Guide, Supported data types: number", numbersAsText),
    row("mixed-types", Severity::Warning, CheckProfile::Auto, TRANSLATABLE("Rules", "One attribute in two types"),
        TRANSLATABLE("Rules",
            "Comparing values of different types is always false, so filters silently miss some of the items."),
        "Developer Guide, Comparison operator and function reference", mixedTypes),
    row("declared-type", Severity::Hint, CheckProfile::Auto, TRANSLATABLE("Rules", "A value not of its declared type"),
        TRANSLATABLE("Rules",
            "Only key attributes have a type in DynamoDB; the declaration is what the model's readers rely on."),
        "Developer Guide, Core components: tables, items and attributes", declaredTypes),
    row("required-missing", Severity::Warning, CheckProfile::Auto,
        TRANSLATABLE("Rules", "A required attribute is missing"),
        TRANSLATABLE("Rules", "DynamoDB does not enforce it; code that counts on the attribute fails on these items."),
        "Developer Guide, Core components: tables, items and attributes", requiredAttributes),
};

}

std::span<const Rule> itemRules() {
    return table;
}

}
