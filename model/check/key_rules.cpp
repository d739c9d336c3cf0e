#include "model/check/rule.h"
#include "model/design/key_template.h"
#include "model/design/value_text.h"
#include "model/infer/key_shape.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace model {
namespace {

Place placeOf(const TableFacts &facts, const KeyFact &key, const std::string &attributeName = {}) {
    return {.tableName = facts.table.name(), .indexName = key.indexName(), .attributeName = attributeName};
}

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// Names that a partition key goes by in texts: "PK", "country + city".
std::string namesOf(const std::vector<engine::KeyAttribute> &attributes) {
    std::string out;
    for (const auto &attribute : attributes) out += (out.empty() ? "" : " + ") + attribute.name;
    return out;
}

/// Keys whose only attribute of that part is a string.
template <class Visit> void forEachTextSortKey(const TableFacts &facts, const Visit &visit) {
    for (const KeyFact &key : facts.keys)
        for (const auto &attribute : key.schema->sortKeys())
            if (attribute.type == engine::ScalarType::S) visit(key, attribute.name);
}

std::optional<std::string_view> textOf(const TableFacts &facts, std::size_t item, std::string_view attributeName) {
    const auto value = facts.item(item).find(attributeName);
    if (!value || value->type() != engine::Type::S) return std::nullopt;
    return value->text();
}

// ---- Partition keys ---------------------------------------------------------------------------------------------

/// Two words that are the two answers of one question.
bool isEitherOr(const std::set<std::string> &values, const std::string &attributeName) {
    static const std::set<std::string> pairs[] = {
        {"false",    "true"    },
        {"no",       "yes"     },
        {"n",        "y"       },
        {"0",        "1"       },
        {"f",        "t"       },
        {"active",   "inactive"},
        {"disabled", "enabled" },
        {"off",      "on"      },
    };
    if (std::ranges::find(pairs, values) == std::end(pairs)) return false;
    if (values.contains("false") || !values.contains("0")) return true;
    const std::string name = lowered(attributeName); // 0 and 1 may as well be the numbers of shards
    return name.starts_with("is") || name.starts_with("has") || name.find("flag") != name.npos;
}

void booleanKeys(const TableFacts &facts, const Report &report) {
    for (const KeyFact &key : facts.keys) {
        if (key.collections.size() != 2 || key.schema->partitionKeys().size() != 1) continue;
        const std::string &name = key.schema->partitionKeys().front().name;
        std::set<std::string> values;
        for (const auto &[bytes, items] : key.collections) {
            const auto value = facts.item(items.front()).find(name);
            const auto segments = keySegments(value->text());
            values.insert(lowered(segments.empty() ? value->text() : segments.back().text));
        }
        if (isEitherOr(values, name))
            report(
                {
                    "Findings", TRANSLATABLE("Findings", "%1 is only %2 or %3"),
                    {name, *values.begin(), *values.rbegin()}
            },
                placeOf(facts, key, name));
    }
}

void fewPartitionKeys(const TableFacts &facts, const Report &report) {
    constexpr std::size_t few = 5, perKey = 40; // a sample of a few big collections is no proof; this many items are
    for (const KeyFact &key : facts.keys) {
        const std::size_t values = key.collections.size();
        if (key.local || values == 0 || values > few || key.items < perKey * std::max<std::size_t>(values, 3)) continue;
        if (key.index && values == 1) continue; // a flag: what a sparse index is made of
        report(
            {
                "Findings", TRANSLATABLE("Findings", "%1 has only %2 values in %3 items"),
                {namesOf(key.schema->partitionKeys()), countText(values), countText(key.items)}
        },
            placeOf(facts, key, key.schema->partitionKeys().front().name));
    }
}

/// An entity type all of whose items share one key value, and there will be many.
void fixedPartitionKeys(const TableFacts &facts, const Report &report) {
    constexpr std::int64_t manyExpected = 10'000;
    constexpr std::size_t manySampled = 100;
    for (std::size_t type = 0; type < facts.table.entityTypes.size(); ++type) {
        const EntityType &entity = *facts.table.entityTypes[type];
        const bool many =
            entity.expectedItems ? *entity.expectedItems >= manyExpected : facts.entityItems(type) >= manySampled;
        if (!many) continue;
        for (const KeyFact &key : facts.keys) {
            if (key.local) continue;
            const auto &attributes = key.schema->partitionKeys();
            const bool fixed = std::ranges::all_of(attributes, [&](const auto &attribute) {
                const auto own = entity.keyTemplates.find(attribute.name);
                return own != entity.keyTemplates.end() && KeyTemplate(own->second).fixed();
            });
            if (!fixed) continue;
            Place place = placeOf(facts, key, attributes.front().name);
            place.entityName = entity.name;
            report(
                {
                    "Findings", TRANSLATABLE("Findings", "All items of %1 have one value of %2: %3"),
                    {entity.name, namesOf(attributes), entity.keyTemplates.at(attributes.front().name)}
            },
                place);
        }
    }
}

/// The text ends in a date, and nothing spreads the items of one day.
bool endsInDate(std::string_view text) {
    const auto segments = keySegments(text);
    return !segments.empty() && isDate(segments.back().text);
}

void datePartitionKeys(const TableFacts &facts, const Report &report) {
    for (const KeyFact &key : facts.keys) {
        const auto &attributes = key.schema->partitionKeys();
        if (key.local || key.items < 2 || attributes.size() != 1 || attributes.front().type != engine::ScalarType::S)
            continue;
        const std::string &name = attributes.front().name;
        std::size_t dates = 0;
        for (const auto &[bytes, items] : key.collections)
            if (const auto text = textOf(facts, items.front(), name); text && endsInDate(*text)) ++dates;
        if (dates < 2 || dates * 2 < key.collections.size()) continue;
        report({"Findings", TRANSLATABLE("Findings", "%1 is a date: all that is written on one day has one value"),
                   {name}},
            placeOf(facts, key, name));
    }
}

// ---- Sort keys --------------------------------------------------------------------------------------------------

/// Numbers in one collection that sort as text otherwise than as numbers.
void unpaddedNumbers(const TableFacts &facts, const Report &report) {
    forEachTextSortKey(facts, [&](const KeyFact &key, const std::string &name) {
        for (const auto &[bytes, items] : key.collections) {
            // What stands before the last number → the first item with a number of 1, 2, … digits, the greatest first.
            std::map<std::string_view, std::map<std::size_t, std::pair<std::string_view, std::string_view>>> runs;
            for (const std::uint32_t item : items) {
                const auto text = textOf(facts, item, name);
                if (!text) continue;
                std::size_t end = text->size();
                while (end > 0 && !isDigit((*text)[end - 1])) --end;
                std::size_t begin = end;
                while (begin > 0 && isDigit((*text)[begin - 1])) --begin;
                if (begin == end || end - begin > 9) continue;
                const std::string_view digits = text->substr(begin, end - begin);
                const auto [range, isNew] = runs[text->substr(0, begin)].try_emplace(digits.size(), digits, digits);
                if (isNew) continue;
                range->second.first = std::min(range->second.first, digits);
                range->second.second = std::max(range->second.second, digits);
            }
            for (const auto &[before, lengths] : runs) {
                if (lengths.size() < 2 || std::ranges::any_of(lengths, [](const auto &length) {
                        return length.second.first.size() > 1 && length.second.first.front() == '0';
                    }))
                    continue;
                const auto &small = lengths.begin()->second.second, &large = lengths.rbegin()->second.first;
                if (small < large) continue; // 1 before 10: in order
                report(
                    {
                        "Findings", TRANSLATABLE("Findings", "%1 sorts %2 behind %3"),
                        {name, std::string(before) + std::string(small), std::string(before) + std::string(large)}
                },
                    placeOf(facts, key, name));
                return; // one example for each key
            }
        }
    });
}

/// "05/01/2024", "5.1.2024", "2024-1-5", "Jan 5, 2024": what does not sort by time.
bool isOtherDate(std::string_view text) {
    static constexpr std::string_view months[] = {
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    const auto number = [&](std::size_t &at) {
        const std::size_t begin = at;
        while (at < text.size() && isDigit(text[at])) ++at;
        return at - begin;
    };
    for (std::size_t start = 0; start < text.size(); ++start) {
        if (start > 0 && (isDigit(text[start - 1]) || text[start - 1] == '-' || text[start - 1] == '.')) continue;
        for (const std::string_view month : months) {
            if (!text.substr(start).starts_with(month) || (start > 0 && text[start - 1] >= 'A')) continue;
            std::size_t at = start + month.size(); // "Jan 5, 2024"
            if (at >= text.size() || text[at] != ' ') continue;
            ++at;
            const std::size_t day = number(at);
            if (day >= 1 && day <= 2 && (text.substr(at).starts_with(", ") || text.substr(at).starts_with(" ")))
                return true;
        }
        std::size_t at = start;
        const std::size_t first = number(at);
        if (first == 0 || at >= text.size()) continue;
        const char separator = text[at];
        if (separator != '/' && separator != '-' && separator != '.') continue;
        std::size_t second = ++at;
        const std::size_t middle = number(at);
        if (middle < 1 || middle > 2 || at >= text.size() || text[at] != separator) continue;
        const int month = middle == 1 ? text[second] - '0' : (text[second] - '0') * 10 + text[second + 1] - '0';
        ++at;
        const std::size_t lastAt = at;
        const std::size_t last = number(at);
        if (first <= 2 && last == 4 && (at == text.size() || !isDigit(text[at])))
            return month <= 31; // day and month first
        if (first == 4 && last >= 1 && last <= 2 && month <= 12 && (middle == 1 || last == 1) &&
            lastAt <= text.size() && (text[start] == '1' || text[start] == '2'))
            return true; // "2024-1-5"
    }
    return false;
}

void datesNotIso(const TableFacts &facts, const Report &report) {
    forEachTextSortKey(facts, [&](const KeyFact &key, const std::string &name) {
        for (std::size_t i = 0; i < facts.items.size(); ++i) {
            const auto text = textOf(facts, i, name);
            if (!text || !isOtherDate(*text)) continue;
            Place place = placeOf(facts, key, name);
            place.itemIndex = i;
            report(
                {
                    "Findings", TRANSLATABLE("Findings", "%1 is %2, which does not sort by time"),
                    {name, displayText(*facts.item(i).find(name), 60)}
            },
                place);
            return;
        }
    });
}

/// "Z", "+02:00": how a time of ISO 8601 ends; empty: it is none, or has no zone.
std::string_view zoneOf(std::string_view text) {
    const auto at = text.find('T');
    if (at == text.npos || at < 10 || !isDate(text.substr(at - 10, 10))) return {};
    auto end = at + 1;
    while (end < text.size() && (isDigit(text[end]) || text[end] == ':' || text[end] == '.')) ++end;
    if (end < at + 6 || end >= text.size()) return {};
    if (text[end] == 'Z') return text.substr(end, 1);
    if ((text[end] == '+' || text[end] == '-') && text.size() >= end + 3 && isDigit(text[end + 1]))
        return text.substr(end, 6);
    return {};
}

void mixedTimeZones(const TableFacts &facts, const Report &report) {
    forEachTextSortKey(facts, [&](const KeyFact &key, const std::string &name) {
        std::string_view first;
        for (std::size_t i = 0; i < facts.items.size(); ++i) {
            const auto text = textOf(facts, i, name);
            const auto zone = text ? zoneOf(*text) : std::string_view();
            if (zone.empty()) continue;
            if (first.empty()) first = zone;
            if (zone == first) continue;
            Place place = placeOf(facts, key, name);
            place.itemIndex = i;
            report(
                {
                    "Findings", TRANSLATABLE("Findings", "%1 has times that end in %2 and in %3"),
                    {name, std::string(first), std::string(zone)}
            },
                place);
            return;
        }
    });
}

// ---- Templates --------------------------------------------------------------------------------------------------

constexpr std::string_view delimiters = "#|/:_";

char delimiterOf(const KeyTemplate &keyTemplate) {
    for (const char candidate : delimiters)
        for (const auto &part : keyTemplate.parts())
            if (!part.variable && part.text.find(candidate) != std::string::npos) return candidate;
    return 0;
}

/// A value that holds the delimiter of the key it goes into: the key can no longer be taken apart.
void delimitersInValues(const TableFacts &facts, const Report &report) {
    for (const auto &entity : facts.table.entityTypes) {
        for (const auto &[name, text] : entity->keyTemplates) {
            const KeyTemplate keyTemplate(text);
            const char delimiter = delimiterOf(keyTemplate);
            const auto variables = keyTemplate.variables();
            if (delimiter == 0 || delimiter == ':' || variables.empty()) continue;
            for (const std::string &variable : variables) {
                const AttributeFact *fact = variable == name ? nullptr : facts.attribute(variable);
                if (!fact) continue;
                for (std::size_t i = fact->firstItem; i < facts.items.size(); ++i) {
                    const auto value = textOf(facts, i, variable);
                    if (!value || value->find(delimiter) == value->npos) continue;
                    const auto key = textOf(facts, i, name);
                    if (!key || keyTemplate.fill(facts.item(i)) != std::string(*key)) continue;
                    Place place{.tableName = facts.table.name(), .attributeName = variable};
                    place.itemIndex = i;
                    report(
                        {
                            "Findings", TRANSLATABLE("Findings", "%1 holds %2, which divides the parts of %3"),
                            {variable, std::string(1, delimiter), name}
                    },
                        place);
                    break;
                }
            }
        }
    }
}

/// "USER{id}" and "USERGROUP{id}": begins_with the one finds the other.
void overlappingPrefixes(const TableFacts &facts, const Report &report) {
    std::set<std::tuple<std::string, std::string, std::string>> told;
    for (const auto &one : facts.table.entityTypes)
        for (const auto &[name, text] : one->keyTemplates) {
            const KeyTemplate shorter(text);
            const std::string_view prefix = shorter.literalPrefix();
            if (shorter.fixed() || prefix.empty() || delimiters.find(prefix.back()) != delimiters.npos) continue;
            for (const auto &other : facts.table.entityTypes) {
                const auto own = other->keyTemplates.find(name);
                if (other->name == one->name || own == other->keyTemplates.end()) continue;
                const KeyTemplate longer(own->second);
                if (longer.literalPrefix().size() <= prefix.size() || !longer.literalPrefix().starts_with(prefix))
                    continue;
                if (!told.insert({name, one->name, other->name}).second) continue;
                report(
                    {
                        "Findings", TRANSLATABLE("Findings", "%1: begins_with %2 for %3 also finds %4"),
                        {name, std::string(prefix), one->name, other->name}
                },
                    {.tableName = facts.table.name(), .entityName = one->name, .attributeName = name});
            }
        }
}

/// Two entity types that the same keys belong to.
void sameTemplates(const TableFacts &facts, const Report &report) {
    const auto definitions = facts.table.description.attributeDefinitions();
    const auto deciding = [&](const EntityType &entity) { // templates, their variables' names left out
        std::map<std::string, std::string> out;
        for (const auto &[name, text] : entity.keyTemplates) {
            const bool isIndexKey =
                !facts.table.description.keySchema.contains(name) &&
                std::ranges::find(definitions, name, &engine::KeyAttribute::name) != definitions.end();
            if (isIndexKey) continue;
            std::string &shape = out[name];
            const KeyTemplate keyTemplate(text);
            for (const auto &part : keyTemplate.parts()) shape += part.variable ? "{}" : part.text;
        }
        return out;
    };
    std::map<std::map<std::string, std::string>, std::string> first;
    for (const auto &entity : facts.table.entityTypes) {
        const auto shape = deciding(*entity);
        if (shape.empty()) continue;
        const auto [other, isNew] = first.try_emplace(shape, entity->name);
        if (!isNew)
            report(
                {
                    "Findings",
                    TRANSLATABLE("Findings", "%1 and %2 have keys of the same shape: all their items count as %2"),
                    {entity->name, other->second}
            },
                {.tableName = facts.table.name(), .entityName = entity->name});
    }
}

void missingTypeAttribute(const TableFacts &facts, const Report &report) {
    const std::size_t kinds = facts.table.entityTypes.size();
    if (kinds < 2 || facts.table.items->empty() || !facts.typeAttribute.empty()) return;
    report({"Findings", TRANSLATABLE("Findings", "No attribute says which of the %1 kinds an item is"),
               {countText(kinds)}},
        {.tableName = facts.table.name()});
}

/// Nothing in the keys tells the kind.
void unprefixedKeys(const TableFacts &facts, const Report &report) {
    if (facts.table.entityTypes.size() < 2) return;
    for (const auto &entity : facts.table.entityTypes) {
        bool literal = false, told = false;
        for (const auto &[name, text] : entity->keyTemplates) {
            const KeyTemplate keyTemplate(text);
            const bool hasLiteral = std::ranges::any_of(keyTemplate.parts(), [](const auto &part) {
                return !part.variable &&
                       std::ranges::any_of(part.text, [](char c) { return delimiters.find(c) == delimiters.npos; });
            });
            if (facts.table.description.keySchema.contains(name)) {
                literal = literal || hasLiteral;
                told = true;
            }
        }
        if (told && !literal)
            report({"Findings", TRANSLATABLE("Findings", "The keys of %1 hold no word that says what it is"),
                       {entity->name}},
                {.tableName = facts.table.name(), .entityName = entity->name});
    }
}

void noSortKey(const TableFacts &facts, const Report &report) {
    if (facts.table.entityTypes.size() < 2 || facts.table.description.keySchema.hasSortKey()) return;
    report({"Findings", TRANSLATABLE("Findings", "%1 kinds of items and no sort key"),
               {countText(facts.table.entityTypes.size())}},
        {.tableName = facts.table.name()});
}

/// A key attribute called "userId" in which other kinds of items keep something else.
void naturalNames(const TableFacts &facts, const Report &report) {
    if (facts.table.entityTypes.size() < 2) return;
    for (const auto &key : facts.table.description.keySchema.attributes()) {
        if (isGenericKeyName(key.name)) continue;
        const EntityType *holds = nullptr, *other = nullptr;
        for (const auto &entity : facts.table.entityTypes) {
            const auto own = entity->keyTemplates.find(key.name);
            if (own == entity->keyTemplates.end()) continue;
            const auto variables = KeyTemplate(own->second).variables();
            if (std::ranges::find(variables, key.name) != variables.end())
                holds = &*entity;
            else
                other = &*entity;
        }
        if (holds && other)
            report(
                {
                    "Findings", TRANSLATABLE("Findings", "%1 holds something else in items of %2"),
                    {key.name, other->name}
            },
                {.tableName = facts.table.name(), .attributeName = key.name});
    }
}

void genericNames(const TableFacts &facts, const Report &report) {
    static const std::set<std::string> generic = {
        "pk", "sk", "hk", "rk", "partitionkey", "sortkey", "hashkey", "rangekey"};
    if (facts.table.entityTypes.size() != 1) return;
    for (const auto &key : facts.table.description.keySchema.attributes()) {
        std::string plain = lowered(key.name);
        std::erase_if(plain, [](char c) { return c == '_' || c == '-'; });
        if (generic.contains(plain))
            report(
                {
                    "Findings", TRANSLATABLE("Findings", "%1 is a name for any content, and the table holds only %2"),
                    {key.name, facts.table.entityTypes.front()->name}
            },
                {.tableName = facts.table.name(), .attributeName = key.name});
    }
}

constexpr Rule table[] = {
    row("boolean-key", Severity::Warning, CheckProfile::Auto,
        TRANSLATABLE("Rules", "A partition key that is yes or no"),
        TRANSLATABLE("Rules",
            "Two values are two item collections: each takes half of all traffic, and one partition serves at most "
            "1,000 write and 3,000 read units a second. A sparse index holds only the items that are meant."),
        "Developer Guide, Best practices for designing and using partition keys effectively", booleanKeys),
    row("few-partition-keys", Severity::Warning, CheckProfile::Auto,
        TRANSLATABLE("Rules", "A partition key with few values"),
        TRANSLATABLE("Rules", "Traffic spreads over key values; a few of them become hot partitions however large the "
                              "table is. Add to the key what differs from item to item, or shard it."),
        "Developer Guide, Best practices for designing and using partition keys effectively", fewPartitionKeys),
    row("fixed-partition-key", Severity::Warning, CheckProfile::Auto,
        TRANSLATABLE("Rules", "All items of a kind under one key value"),
        TRANSLATABLE("Rules", "However many there are, they share what one key value can take: 1,000 write and 3,000 "
                              "read units a second. Shard the value, or make a part of the item the key."),
        "Developer Guide, Using write sharding to distribute workloads evenly", fixedPartitionKeys),
    row("date-partition-key", Severity::Hint, CheckProfile::Auto, TRANSLATABLE("Rules", "A date as partition key"),
        TRANSLATABLE("Rules", "Today's value takes all of today's traffic and yesterday's rest. That is fine below "
                              "1,000 write units a second; above, add a shard number to the date."),
        "Developer Guide, Using write sharding to distribute workloads evenly", datePartitionKeys),
    row("unpadded-number", Severity::Hint, CheckProfile::Auto,
        TRANSLATABLE("Rules", "Numbers in a sort key without leading zeros"),
        TRANSLATABLE("Rules", "Strings sort letter by letter, so 10 comes before 9 and a range over them brings the "
                              "wrong items. Pad to a fixed width, or use a number as the key."),
        "Developer Guide, Best practices for using sort keys to organize data", unpaddedNumbers),
    row("date-not-iso", Severity::Warning, CheckProfile::Auto,
        TRANSLATABLE("Rules", "A date that does not sort by time"),
        TRANSLATABLE("Rules", "Strings sort letter by letter; only year, month, day with leading zeros (ISO 8601) is "
                              "also the order of time, so that BETWEEN and begins_with find a period."),
        "Developer Guide, Best practices for using sort keys to organize data", datesNotIso),
    row("mixed-time-zones", Severity::Warning, CheckProfile::Auto,
        TRANSLATABLE("Rules", "Times of different zones in a sort key"),
        TRANSLATABLE(
            "Rules", "As text, 10:00+02:00 sorts behind 09:00Z although it was earlier. Write all times in UTC."),
        "Developer Guide, Best practices for using sort keys to organize data", mixedTimeZones),
    row("delimiter-in-value", Severity::Warning, CheckProfile::Auto,
        TRANSLATABLE("Rules", "The delimiter within a value"),
        TRANSLATABLE("Rules", "The key cannot be taken apart again, and begins_with on the part before it finds other "
                              "items too. Escape the character, or choose another delimiter."),
        "Developer Guide, Best practices for using sort keys to organize data", delimitersInValues),
    row("overlapping-prefix", Severity::Warning, CheckProfile::Auto, TRANSLATABLE("Rules", "One prefix begins another"),
        TRANSLATABLE("Rules",
            "begins_with takes the shorter prefix for the longer one as well. End each prefix with a delimiter."),
        "Developer Guide, Best practices for using sort keys to organize data", overlappingPrefixes),
    row("same-templates", Severity::Warning, CheckProfile::Auto,
        TRANSLATABLE("Rules", "Two entity types with the same keys"),
        TRANSLATABLE("Rules", "Nothing tells their items apart, and an item of the one can overwrite the other's."),
        "Developer Guide, Best practices for using sort keys to organize data", sameTemplates),
    row("missing-type-attribute", Severity::Hint, CheckProfile::SingleTable, TRANSLATABLE("Rules", "No type attribute"),
        TRANSLATABLE("Rules", "An attribute such as type = \"order\" tells readers, exports and stream consumers what "
                              "an item is without knowing the key's grammar."),
        "AWS Database Blog, Single-table vs. multi-table design in Amazon DynamoDB", missingTypeAttribute),
    row("unprefixed-key", Severity::Hint, CheckProfile::SingleTable,
        TRANSLATABLE("Rules", "Keys without a prefix in a shared table"),
        TRANSLATABLE("Rules", "Ids of two kinds may meet under one key value. A prefix such as ORDER# keeps them apart "
                              "and lets begins_with choose a kind."),
        "Developer Guide, Best practices for using sort keys to organize data", unprefixedKeys),
    row("no-sort-key", Severity::Hint, CheckProfile::SingleTable,
        TRANSLATABLE("Rules", "Several kinds of items and no sort key"),
        TRANSLATABLE("Rules", "Without a sort key there are no item collections: a parent and its children cannot be "
                              "read with one query, which is what one table for many kinds is for."),
        "Developer Guide, Best practices for using sort keys to organize data", noSortKey),
    row("natural-key-name", Severity::Hint, CheckProfile::SingleTable,
        TRANSLATABLE("Rules", "A key attribute named after one kind of item"),
        TRANSLATABLE(
            "Rules", "In a table of several kinds the name is wrong for the others. PK and SK promise nothing."),
        "AWS Database Blog, Single-table vs. multi-table design in Amazon DynamoDB", naturalNames),
    row("generic-key-name", Severity::Hint, CheckProfile::ManyTables,
        TRANSLATABLE("Rules", "PK and SK in a table of one kind"),
        TRANSLATABLE("Rules", "Where a table holds one kind of items, a key called customerId says what to pass; PK is "
                              "for tables of several kinds."),
        "AWS Database Blog, Single-table vs. multi-table design in Amazon DynamoDB", genericNames),
};

}

std::span<const Rule> keyRules() {
    return table;
}

}
