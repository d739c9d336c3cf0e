#include "model/check/facts.h"

#include "engine/base/limits.h"
#include "engine/expression/condition_eval.h"
#include "engine/value/item_json.h"
#include "engine/value/key_bytes.h"
#include "model/design/key_template.h"
#include "model/design/value_text.h"

#include <algorithm>
#include <map>
#include <set>

namespace model {

namespace {

/// Levels of maps and lists in a value; 0 for any other.
std::size_t depthOf(engine::ValueView value) {
    std::size_t deepest = 0;
    if (value.type() == engine::Type::M) {
        for (const auto &[name, member] : value.members().members()) deepest = std::max(deepest, depthOf(member));
        return deepest + 1;
    }
    if (value.type() == engine::Type::L) {
        for (const auto &element : value.elements()) deepest = std::max(deepest, depthOf(element));
        return deepest + 1;
    }
    return 0;
}

void add(AttributeFact &fact, engine::ValueView value, std::size_t item) {
    if (fact.items++ == 0) fact.firstItem = item;
    const engine::Type type = value.type();
    const auto number = static_cast<std::size_t>(type);
    if (fact.ofType[number]++ == 0) fact.firstOfType[number] = item;
    switch (type) {
    case engine::Type::S:
    case engine::Type::B: fact.text.see(value.text().size(), item); break;
    case engine::Type::L:
    case engine::Type::M: fact.depth.see(depthOf(value), item); [[fallthrough]];
    case engine::Type::SS:
    case engine::Type::NS:
    case engine::Type::BS:
        if (type != engine::Type::M) fact.elements.see(value.count(), item);
        break;
    default: break;
    }
}

std::vector<AttributeFact> attributesOf(const TableDesign &table) {
    std::unordered_map<std::string_view, AttributeFact> facts; // names lie in the blobs
    for (std::size_t i = 0; i < table.items->size(); ++i)
        for (const auto &[name, value] : engine::ItemView((*table.items)[i]->blob).members())
            add(facts[name], value, i);
    std::vector<AttributeFact> sorted;
    for (auto &[name, fact] : facts) {
        fact.name = name;
        sorted.push_back(std::move(fact));
    }
    std::ranges::sort(sorted, {}, &AttributeFact::name);
    return sorted;
}

std::vector<KeyFact> keysOf(const TableDesign &table) {
    std::vector<KeyFact> keys;
    keys.push_back({.index = nullptr, .schema = &table.description.keySchema});
    for (const auto &index : table.description.globalSecondaryIndexes)
        keys.push_back({.index = &index, .schema = &index.keySchema});
    for (const auto &index : table.description.localSecondaryIndexes)
        keys.push_back({.index = &index, .schema = &index.keySchema, .local = true});
    for (std::size_t i = 0; i < table.items->size(); ++i) {
        const engine::ItemView item((*table.items)[i]->blob);
        for (KeyFact &key : keys) {
            if (key.index && engine::missingKey(item, *key.index)) continue;
            auto bytes = engine::partitionKeyBytes(item, *key.schema);
            if (!bytes) continue;
            key.collections[*std::move(bytes)].push_back(static_cast<std::uint32_t>(i));
            ++key.items;
        }
    }
    return keys;
}

/// An attribute that every item has, the same for all items of a kind and another for each kind.
std::string typeAttributeOf(const TableFacts &facts) {
    const auto &table = facts.table;
    const auto isKey = [&](std::string_view name) { return table.description.keySchema.contains(name); };
    const auto attributes = table.description.attributeDefinitions();
    const auto isIndexKey = [&](std::string_view name) {
        return std::ranges::find(attributes, name, &engine::KeyAttribute::name) != attributes.end();
    };
    std::map<std::string_view, std::set<std::string_view>> fixed; // said by the templates
    for (const auto &type : table.entityTypes)
        for (const auto &[name, text] : type->keyTemplates)
            if (!isIndexKey(name) && KeyTemplate(text).fixed()) fixed[name].insert(text);
    for (const auto &[name, values] : fixed)
        if (values.size() == table.entityTypes.size()) return std::string(name);
    for (const AttributeFact &attribute : facts.attributes) {
        if (attribute.ofType[0] != facts.items.size() || facts.items.empty() || isKey(attribute.name)) continue;
        std::vector<std::optional<std::string_view>> ofEntity(table.entityTypes.size());
        const bool constant = [&] {
            for (std::size_t i = 0; i < facts.items.size(); ++i) {
                if (!facts.items[i].entity) continue;
                const auto value = facts.item(i).find(attribute.name)->text();
                auto &known = ofEntity[*facts.items[i].entity];
                if (known && *known != value) return false;
                known = value;
            }
            return true;
        }();
        if (!constant) continue;
        std::set<std::string_view> values;
        std::size_t kinds = 0;
        for (const auto &value : ofEntity)
            if (value) {
                values.insert(*value);
                ++kinds;
            }
        if (values.size() == kinds && kinds > 1) return attribute.name;
    }
    return {};
}

/// What a template gives with the first of each variable's arguments; nothing where one is not given.
std::optional<engine::ValueBlob> filled(const std::string &text, const AccessPattern &pattern) {
    std::string out;
    const KeyTemplate keyTemplate(text);
    for (const auto &part : keyTemplate.parts()) {
        if (!part.variable) {
            out += part.text;
            continue;
        }
        const auto given = pattern.arguments.find(part.text);
        if (given == pattern.arguments.end() || given->second.empty()) return std::nullopt;
        const std::string &argument = given->second.front();
        if (const auto value = engine::valueFromJson(argument)) {
            const engine::ValueView view(*value);
            if (out.empty() && text.size() == part.text.size() + 2) return *value; // the variable alone
            if (view.type() > engine::Type::N) return std::nullopt;
            out += view.text();
        } else {
            out += argument;
        }
    }
    return engine::encode(engine::AttributeValue{.value = std::move(out)});
}

engine::AttributeValues valuesOf(const AccessPattern &pattern) {
    engine::AttributeValues values;
    for (const auto &[name, json] : pattern.values)
        if (auto value = engine::valueFromJson(json)) values[name] = *std::move(value);
    for (const auto &[name, text] : pattern.parameters)
        if (auto value = filled(text, pattern)) values[name] = *std::move(value);
    return values;
}

std::optional<Reading> readNow(const PatternFacts &facts) {
    if (!facts.key || !facts.clauses || !facts.valuesKnown) return std::nullopt;
    if (!facts.pattern.filterExpression.empty() && !facts.filter) return std::nullopt;
    const auto range = engine::keyRange(*facts.clauses, *facts.key->schema);
    if (!range) return std::nullopt;
    Reading reading;
    const auto collection = facts.key->collections.find(range->partitionKey);
    if (collection == facts.key->collections.end()) return reading;
    const EntrySize size(facts.table->table.description, facts.key->index);
    for (const std::uint32_t number : collection->second) {
        const engine::ItemView item = facts.table->item(number);
        const auto sort = engine::sortKeyBytes(item, *facts.key->schema);
        if (!sort || !range->contains(*sort)) continue;
        ++reading.examined;
        reading.bytes += size.of(item);
        if (facts.filter && !engine::holds(*facts.filter, item)) continue;
        ++reading.returned;
        reading.entities.insert(facts.table->items[number].entity.value_or(facts.table->table.entityTypes.size()));
    }
    return reading;
}

PatternFacts patternFacts(const AccessPattern &pattern, const std::vector<TableFacts> &tables) {
    PatternFacts facts{.pattern = pattern, .values = valuesOf(pattern)};
    const auto table =
        std::ranges::find_if(tables, [&](const TableFacts &one) { return one.table.name() == pattern.tableName; });
    if (table != tables.end()) {
        facts.table = &*table;
        facts.key = table->key(pattern.indexName);
    }
    const std::optional<engine::AttributeNames> names(pattern.names);
    const std::optional<engine::AttributeValues> values(facts.values);
    auto placeholders = engine::Placeholders::open(names, values);
    const auto read = [&](engine::ExpressionKind kind, const std::string &text, auto parse) {
        if (text.empty()) return;
        if (auto refused = parse(text)) facts.refused.push_back({kind, *std::move(refused)});
    };
    using Kind = engine::ExpressionKind;
    using Refusal = std::optional<engine::Error>;
    read(Kind::KeyCondition, pattern.keyConditionExpression, [&](const std::string &text) -> Refusal {
        auto clauses = engine::parseKeyCondition(text, placeholders);
        if (!clauses) return clauses.error();
        facts.clauses = *std::move(clauses);
        return std::nullopt;
    });
    read(Kind::Filter, pattern.filterExpression, [&](const std::string &text) -> Refusal {
        auto filter = engine::parseFilter(text, placeholders);
        if (!filter) return filter.error();
        facts.filter = *std::move(filter);
        return std::nullopt;
    });
    read(Kind::Projection, pattern.projectionExpression, [&](const std::string &text) -> Refusal {
        auto paths = engine::parseProjection(text, placeholders);
        if (!paths) return paths.error();
        facts.projection = *std::move(paths);
        return std::nullopt;
    });
    read(Kind::Update, pattern.updateExpression, [&](const std::string &text) -> Refusal {
        auto update = engine::parseUpdate(text, placeholders);
        if (!update) return update.error();
        return std::nullopt;
    });
    read(Kind::Condition, pattern.conditionExpression, [&](const std::string &text) -> Refusal {
        auto condition = engine::parseCondition(text, placeholders);
        if (!condition) return condition.error();
        return std::nullopt;
    });
    facts.valuesKnown = true;
    for (const auto *expression : {&pattern.keyConditionExpression, &pattern.filterExpression})
        for (auto at = expression->find(':'); at != std::string::npos; at = expression->find(':', at + 1)) {
            auto end = expression->find_first_of(" ,()=<>", at);
            if (end == std::string::npos) end = expression->size();
            if (!facts.values.contains(expression->substr(at, end - at))) facts.valuesKnown = false;
        }
    return facts;
}

}

const AttributeFact *TableFacts::attribute(std::string_view name) const {
    const auto found =
        std::ranges::lower_bound(attributes, name, {}, [](const auto &fact) -> std::string_view { return fact.name; });
    return found != attributes.end() && found->name == name ? &*found : nullptr;
}

const KeyFact *TableFacts::key(std::string_view indexName) const {
    const auto found = std::ranges::find_if(keys, [&](const KeyFact &one) { return one.indexName() == indexName; });
    return found == keys.end() ? nullptr : &*found;
}

const IndexLens *TableFacts::lens(std::string_view indexName) const {
    const auto found = std::ranges::find(lenses, indexName, &IndexLens::indexName);
    return found == lenses.end() ? nullptr : &*found;
}

std::size_t TableFacts::entityItems(std::size_t entity) const {
    return static_cast<std::size_t>(
        std::ranges::count_if(items, [&](const ItemFact &fact) { return fact.entity == entity; }));
}

TableFacts factsOf(const TableDesign &table) {
    TableFacts facts{.table = table, .items = itemFacts(table)};
    facts.lenses = lensesOf(table, facts.items);
    facts.attributes = attributesOf(table);
    facts.keys = keysOf(table);
    facts.typeAttribute = typeAttributeOf(facts);
    return facts;
}

double PatternFacts::perSecond() const {
    return std::max(pattern.averagePerSecond, pattern.peakPerSecond);
}

std::optional<Reading> readingOf(const PatternFacts &facts) {
    if (!facts.reading) facts.reading = readNow(facts);
    return *facts.reading;
}

DesignFacts factsOf(const Design &design) {
    DesignFacts facts{.design = design};
    facts.tables.reserve(design.tables.size());
    for (const auto &table : design.tables) facts.tables.push_back(factsOf(*table));
    facts.patterns.reserve(design.patterns.size());
    for (const auto &pattern : design.patterns) facts.patterns.push_back(patternFacts(*pattern, facts.tables));
    return facts;
}

CheckProfile profileOf(const Design &design, const TableDesign &table) {
    if (design.checkProfile != CheckProfile::Auto) return design.checkProfile;
    if (table.entityTypes.size() > 1) return CheckProfile::SingleTable;
    if (design.tables.size() > 1 && table.entityTypes.size() == 1) return CheckProfile::ManyTables;
    return CheckProfile::Auto;
}

std::string itemKeyText(const TableDesign &table, std::size_t itemIndex) {
    const auto keys = table.description.keySchema.attributes();
    if (itemIndex < table.items->size()) {
        const engine::ItemView item((*table.items)[itemIndex]->blob);
        if (std::ranges::any_of(keys, [&](const auto &key) { return item.find(key.name).has_value(); }))
            return keyText(item, keys);
    }
    return '#' + std::to_string(itemIndex + 1);
}

}
