#include "engine/base/limits.h"
#include "engine/capacity/units.h"
#include "engine/value/item_json.h"
#include "engine/value/key_bytes.h"
#include "model/check/rule.h"
#include "model/design/key_template.h"
#include "model/design/value_text.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace model {
namespace {

bool mentions(const std::string &text, const std::string &name) {
    return !text.empty() && text.find('"' + name + '"') != std::string::npos;
}
bool usesTable(const AccessPattern &pattern, const std::string &tableName) {
    return pattern.tableName == tableName || mentions(pattern.statement, tableName) ||
           mentions(pattern.request, tableName) || pattern.statement.find(' ' + tableName) != std::string::npos;
}
bool usesIndex(const AccessPattern &pattern, const std::string &tableName, const std::string &indexName) {
    return usesTable(pattern, tableName) && (pattern.indexName == indexName || mentions(pattern.statement, indexName) ||
                                                mentions(pattern.request, indexName));
}

template <class Visit> void forEachIndex(const DesignFacts &facts, const Visit &visit) {
    for (const TableFacts &table : facts.tables)
        for (std::size_t i = 1; i < table.keys.size(); ++i) visit(table, *table.keys[i].index);
}

// ---- The list of patterns ---------------------------------------------------------------------------------------

void noPatterns(const DesignFacts &facts, const Report &report) {
    if (facts.patterns.empty() && !facts.tables.empty())
        report({"Findings", TRANSLATABLE("Findings", "The model lists no access patterns"), {}}, {});
}

/// Only where patterns are listed at all: before that, nothing is known of an index's use.
void unusedIndexes(const DesignFacts &facts, const Report &report) {
    forEachIndex(facts, [&](const TableFacts &table, const engine::SecondaryIndex &index) {
        const auto &patterns = facts.design.patterns;
        const auto &name = table.table.name();
        if (std::ranges::none_of(patterns, [&](const auto &pattern) { return usesTable(*pattern, name); })) return;
        if (std::ranges::any_of(
                patterns, [&](const auto &pattern) { return usesIndex(*pattern, name, index.indexName); }))
            return;
        report({"Findings", TRANSLATABLE("Findings", "No access pattern uses %1"), {index.indexName}},
            {.tableName = name, .indexName = index.indexName});
    });
}

void patternTargets(const DesignFacts &facts, const Report &report) {
    for (const PatternFacts &one : facts.patterns) {
        const AccessPattern &pattern = one.pattern;
        if (pattern.tableName.empty()) continue; // not decided yet, or the request names its own
        if (!one.table)
            report({"Findings", TRANSLATABLE("Findings", "There is no table %1"), {pattern.tableName}}, one.place());
        else if (!one.key)
            report(
                {
                    "Findings", TRANSLATABLE("Findings", "%1 has no index %2"), {pattern.tableName, pattern.indexName}
            },
                one.place());
    }
}

void duplicatePatterns(const DesignFacts &facts, const Report &report) {
    for (std::size_t i = 0; i < facts.patterns.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            AccessPattern one = facts.patterns[i].pattern;
            const AccessPattern &other = facts.patterns[j].pattern;
            if (one.tableName.empty()) continue;
            one.id = other.id;
            one.name = other.name;
            one.description = other.description;
            one.averagePerSecond = other.averagePerSecond;
            one.peakPerSecond = other.peakPerSecond;
            if (one == other)
                report({"Findings", TRANSLATABLE("Findings", "The same request as %1"), {other.id}},
                    facts.patterns[i].place());
        }
}

/// Kinds of items that no pattern returns, where all patterns of their table can be followed on the sample.
void unreadEntities(const DesignFacts &facts, const Report &report) {
    for (const TableFacts &table : facts.tables) {
        std::set<std::size_t> read;
        bool any = false, followed = true;
        for (const PatternFacts &pattern : facts.patterns) {
            if (!usesTable(pattern.pattern, table.table.name())) continue;
            const bool reads = pattern.isQuery() || pattern.pattern.operation == "GetItem";
            const bool writes = pattern.pattern.operation == "PutItem" || pattern.pattern.operation == "UpdateItem" ||
                                pattern.pattern.operation == "DeleteItem";
            if (writes) continue;
            const auto reading = reads ? readingOf(pattern) : std::nullopt;
            if (!reading)
                followed = false;
            else
                read.insert(reading->entities.begin(), reading->entities.end());
            any = true;
        }
        if (!any || !followed) continue;
        for (std::size_t entity = 0; entity < table.table.entityTypes.size(); ++entity)
            if (!read.contains(entity) && table.entityItems(entity) > 0)
                report({"Findings", TRANSLATABLE("Findings", "No access pattern reads %1"),
                           {table.table.entityTypes[entity]->name}},
                    {.tableName = table.table.name(), .entityName = table.table.entityTypes[entity]->name});
    }
}

// ---- How they read ----------------------------------------------------------------------------------------------

void scans(const DesignFacts &facts, const Report &report) {
    for (const PatternFacts &one : facts.patterns) {
        if (!one.isScan()) continue;
        Place place = one.place();
        place.indexName = one.pattern.indexName;
        report({"Findings", TRANSLATABLE("Findings", "Reads all of %1"),
                   {one.pattern.indexName.empty() ? one.pattern.tableName : one.pattern.indexName}},
            place);
    }
}

void wastefulFilters(const DesignFacts &facts, const Report &report) {
    constexpr std::size_t atLeast = 4; // what a sample of less shows is chance
    for (const PatternFacts &one : facts.patterns) {
        if (!one.isQuery() || !one.filter) continue;
        const auto reading = readingOf(one);
        if (!reading || reading->examined < atLeast || reading->returned * 2 >= reading->examined) continue;
        report(
            {
                "Findings", TRANSLATABLE("Findings", "The filter throws away %1 of what is read: %2 of %3 items"),
                {shareText(10'000 * (reading->examined - reading->returned) / reading->examined),
                                                                                                         countText(reading->examined - reading->returned), countText(reading->examined)}
        },
            one.place());
    }
}

/// Indexes that are only read as a whole, or only counted.
void indexesForTotals(const DesignFacts &facts, const Report &report) {
    forEachIndex(facts, [&](const TableFacts &table, const engine::SecondaryIndex &index) {
        std::size_t uses = 0, totals = 0;
        for (const PatternFacts &one : facts.patterns) {
            if (!usesIndex(one.pattern, table.table.name(), index.indexName)) continue;
            ++uses;
            if (one.isScan() || mentions(one.pattern.request, "COUNT")) ++totals;
        }
        if (uses == 0 || totals < uses) return;
        report({"Findings", TRANSLATABLE("Findings", "%1 is only scanned or counted"), {index.indexName}},
            {.tableName = table.table.name(), .indexName = index.indexName});
    });
}

/// Attributes that a pattern asks of an index that does not hold them.
template <class Visit> void forEachUnprojected(const DesignFacts &facts, bool local, const Visit &visit) {
    for (const PatternFacts &one : facts.patterns) {
        if (!one.key || !one.key->index || one.key->local != local) continue;
        std::set<std::string> asked;
        if (one.filter)
            for (const auto &path : engine::pathsOf(*one.filter)) asked.insert(path.attributeName());
        if (one.projection)
            for (const auto &path : *one.projection) asked.insert(path.attributeName());
        for (const std::string &name : asked)
            if (!engine::projects(*one.key->index, one.table->table.description.keySchema, name)) visit(one, name);
    }
}
void narrowProjections(const DesignFacts &facts, const Report &report) {
    forEachUnprojected(facts, false, [&](const PatternFacts &one, const std::string &name) {
        Place place = one.place();
        place.indexName = one.pattern.indexName;
        place.attributeName = name;
        report(
            {
                "Findings", TRANSLATABLE("Findings", "%1 does not project %2"), {one.pattern.indexName, name}
        },
            place);
    });
}
void localFetches(const DesignFacts &facts, const Report &report) {
    forEachUnprojected(facts, true, [&](const PatternFacts &one, const std::string &name) {
        Place place = one.place();
        place.indexName = one.pattern.indexName;
        place.attributeName = name;
        report(
            {
                "Findings", TRANSLATABLE("Findings", "%1 fetches %2 from the table, item by item"),
                {one.pattern.indexName, name}
        },
            place);
    });
}

void expectedNotInIndex(const DesignFacts &facts, const Report &report) {
    for (const PatternFacts &one : facts.patterns) {
        if (!one.key || !one.key->index) continue;
        const IndexLens *lens = one.table->lens(one.pattern.indexName);
        for (const std::string &name : one.pattern.expectedEntities) {
            const auto entity = one.table->table.entityIndex(name);
            if (!lens || !entity || lens->entities[*entity].of == 0 || lens->entities[*entity].items > 0) continue;
            Place place = one.place();
            place.indexName = lens->indexName;
            place.entityName = name;
            report(
                {
                    "Findings", TRANSLATABLE("Findings", "Expects %1, and no item of it is in %2"),
                    {name, lens->indexName}
            },
                place);
        }
    }
}

bool isAlphanumeric(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

/// begins_with(SK, "USER#1"), where there are USER#1 and USER#10.
void ambiguousPrefixes(const DesignFacts &facts, const Report &report) {
    for (const PatternFacts &one : facts.patterns) {
        if (!one.key || !one.clauses) continue;
        for (const engine::KeyClause &clause : *one.clauses) {
            if (clause.comparison != engine::KeyClause::Operator::BeginsWith || clause.value.bytes.empty()) continue;
            const engine::ValueView value(clause.value);
            if (value.type() != engine::Type::S || value.text().empty() || !isAlphanumeric(value.text().back()))
                continue;
            const std::string prefix(value.text());
            std::optional<std::string> whole, longer;
            for (std::size_t i = 0; i < one.table->items.size(); ++i) {
                const auto own = one.table->item(i).find(clause.attributeName);
                if (!own || own->type() != engine::Type::S || !own->text().starts_with(prefix)) continue;
                const auto rest = own->text().substr(prefix.size());
                auto &seen = rest.empty() || !isAlphanumeric(rest.front()) ? whole : longer;
                if (!seen) seen = std::string(own->text());
            }
            if (!whole || !longer) continue;
            Place place = one.place();
            place.attributeName = clause.attributeName;
            report(
                {
                    "Findings", TRANSLATABLE("Findings", "begins_with %1 finds %2 and also %3"),
                    {prefix, *whole, *longer}
            },
                place);
        }
    }
}

// ---- What DynamoDB refuses --------------------------------------------------------------------------------------

bool isReservedWord(const engine::Error &error) {
    return error.message.find("reserved keyword: ") != std::string::npos;
}
void reservedWords(const DesignFacts &facts, const Report &report) {
    for (const PatternFacts &one : facts.patterns)
        for (const RefusedExpression &refused : one.refused)
            if (isReservedWord(refused.error))
                report(
                    {
                        "Findings", TRANSLATABLE("Findings", "%1 uses the reserved word %2 without a placeholder"),
                        {engine::parameterName(refused.kind),
                                                                                                          refused.error.message.substr(refused.error.message.find("keyword: ") + 9)}
                },
                    one.place());
}
void refusedExpressions(const DesignFacts &facts, const Report &report) {
    for (const PatternFacts &one : facts.patterns)
        for (const RefusedExpression &refused : one.refused)
            if (!isReservedWord(refused.error)) report(Message::verbatim(refused.error.message), one.place());
}

bool isMultiAttribute(const engine::KeySchema &schema) {
    return schema.partitionKeys().size() > 1 || schema.sortKeys().size() > 1;
}
/// DynamoDB's complaint about a query's key condition; none: it fits, or there is nothing to judge.
std::optional<std::string> keyFault(const PatternFacts &one) {
    if (!one.isQuery() || !one.key || !one.clauses) return std::nullopt;
    const auto fault = engine::checkKeyClauses(*one.clauses, *one.key->schema);
    if (fault) return std::nullopt;
    return fault.error().message;
}
void keyConditions(const DesignFacts &facts, const Report &report) {
    for (const PatternFacts &one : facts.patterns) {
        if (!one.key) continue;
        if (const auto fault = keyFault(one); fault && !isMultiAttribute(*one.key->schema))
            report(Message::verbatim(*fault), one.place());
        const bool byKey = one.pattern.operation == "GetItem" || one.pattern.operation == "UpdateItem" ||
                           one.pattern.operation == "DeleteItem";
        if (!byKey || !one.clauses) continue;
        for (const auto &key : one.table->table.description.keySchema.attributes()) {
            const auto clause = std::ranges::find(*one.clauses, key.name, &engine::KeyClause::attributeName);
            if (clause != one.clauses->end() && clause->comparison == engine::KeyClause::Operator::Equal) continue;
            Place place = one.place();
            place.attributeName = key.name;
            report(
                {
                    "Findings", TRANSLATABLE("Findings", "%1 needs the whole key, and %2 is not given"),
                    {one.pattern.operation, key.name}
            },
                place);
        }
    }
}
void multiAttributeOrder(const DesignFacts &facts, const Report &report) {
    for (const PatternFacts &one : facts.patterns)
        if (const auto fault = keyFault(one); fault && isMultiAttribute(*one.key->schema))
            report(Message::verbatim(*fault), one.place());
}

void filtersOnKeys(const DesignFacts &facts, const Report &report) {
    for (const PatternFacts &one : facts.patterns) {
        if (!one.isQuery() || !one.key || !one.filter) continue;
        for (const auto &path : engine::pathsOf(*one.filter)) {
            if (!one.key->schema->contains(path.attributeName())) continue;
            Place place = one.place();
            place.attributeName = path.attributeName();
            report({"Findings",
                       TRANSLATABLE("Findings", "%1 is a key of what is queried and belongs in the key condition"),
                       {path.attributeName()}},
                place);
            break;
        }
    }
}

void strongReads(const DesignFacts &facts, const Report &report) {
    for (const PatternFacts &one : facts.patterns) {
        if (!one.pattern.consistentRead || !one.key || !one.key->index || one.key->local) continue;
        Place place = one.place();
        place.indexName = one.pattern.indexName;
        report({"Findings", TRANSLATABLE("Findings", "Asks %1 for a consistent read"), {one.pattern.indexName}}, place);
    }
}

void streamsOff(const DesignFacts &facts, const Report &report) {
    static const std::set<std::string> streamOperations = {"DescribeStream", "GetRecords", "GetShardIterator"};
    for (const PatternFacts &one : facts.patterns)
        if (streamOperations.contains(one.pattern.operation) && one.table &&
            !one.table->table.description.streamViewType)
            report({"Findings", TRANSLATABLE("Findings", "%1 has no stream"), {one.pattern.tableName}}, one.place());
}

// ---- Rates ------------------------------------------------------------------------------------------------------

/// What one request of a pattern costs its table, by the sample: read or write units in halves.
struct Load {
    std::int64_t halves = 0;
    bool write = false;
};

/// The item that a write of the pattern is about, as far as the sample tells.
std::optional<engine::ItemBlob> putItem(const AccessPattern &pattern) {
    if (pattern.operation != "PutItem" || pattern.request.empty()) return std::nullopt;
    const auto at = pattern.request.find("\"Item\"");
    const auto open = at == std::string::npos ? at : pattern.request.find('{', at);
    const auto close = pattern.request.rfind('}');
    if (open == std::string::npos || close == std::string::npos || close <= open) return std::nullopt;
    auto item = engine::itemFromJson(pattern.request.substr(open, close - open));
    if (!item) return std::nullopt;
    return *std::move(item);
}

std::size_t averageBytes(const TableFacts &facts) {
    std::size_t bytes = 0;
    for (const ItemFact &fact : facts.items) bytes += fact.bytes;
    return facts.items.empty() ? 0 : bytes / facts.items.size();
}

/// Bytes that one request reads in production: those of the sample, or of as many items as the pattern expects.
std::size_t bytesAtScale(const PatternFacts &one, const Reading &reading) {
    if (!one.pattern.itemsAtScale || *one.pattern.itemsAtScale <= 0 || reading.examined == 0) return reading.bytes;
    const auto perReturned = reading.bytes / std::max<std::size_t>(reading.returned, 1);
    std::size_t bytes = 0;
    return __builtin_mul_overflow(perReturned, static_cast<std::size_t>(*one.pattern.itemsAtScale), &bytes)
               ? SIZE_MAX / 2
               : bytes;
}

std::optional<Load> loadOf(const PatternFacts &one) {
    if (!one.table || one.table->items.empty()) return std::nullopt;
    const auto mode = one.pattern.consistentRead ? engine::ReadMode::Consistent : engine::ReadMode::Eventual;
    if (one.isQuery() || one.pattern.operation == "GetItem") {
        const auto reading = readingOf(one);
        if (!reading) return std::nullopt;
        return Load{engine::readUnits(bytesAtScale(one, *reading), mode).halves, false};
    }
    if (one.isScan()) {
        std::size_t bytes = 0;
        const EntrySize size(one.table->table.description, one.key ? one.key->index : nullptr);
        for (std::size_t i = 0; i < one.table->items.size(); ++i) bytes += size.of(one.table->item(i));
        return Load{engine::readUnits(bytes, mode).halves, false};
    }
    if (one.pattern.operation == "PutItem") {
        const auto item = putItem(one.pattern);
        return Load{
            engine::writeUnits(item ? engine::sizeInBytes(engine::ItemView(*item)) : averageBytes(*one.table)).halves,
            true};
    }
    if (one.pattern.operation == "UpdateItem" || one.pattern.operation == "DeleteItem") {
        const auto reading = readingOf(one);
        return Load{
            engine::writeUnits(reading && reading->bytes > 0 ? reading->bytes : averageBytes(*one.table)).halves, true};
    }
    return std::nullopt;
}

constexpr double readsOfPartition = 3'000, writesOfPartition = 1'000; // units a second
constexpr double tableQuota = 40'000;

std::string rateText(double unitsPerSecond) {
    return countText(static_cast<std::uint64_t>(std::min(std::ceil(unitsPerSecond), 9e15)));
}

/// Whether every request of the pattern goes to one partition key value: the value is a fixed one of its kind of items,
/// or the only one that there is among many items.
bool alwaysOneKey(const PatternFacts &one, const std::optional<engine::ItemBlob> &item, const KeyFact &key) {
    constexpr std::size_t many = 10;
    if (key.collections.size() == 1 && key.items >= many) return true;
    const auto &attributes = key.schema->partitionKeys();
    if (attributes.size() != 1) return false;
    std::optional<std::string> text;
    if (item) {
        const auto value = engine::ItemView(*item).find(attributes.front().name);
        if (value && value->type() == engine::Type::S) text = std::string(value->text());
    } else if (one.clauses) {
        const auto clause = std::ranges::find(*one.clauses, attributes.front().name, &engine::KeyClause::attributeName);
        if (clause != one.clauses->end() && !clause->value.bytes.empty()) {
            const engine::ValueView value(clause->value);
            if (value.type() == engine::Type::S) text = std::string(value.text());
        }
    }
    if (!text) return false;
    return std::ranges::any_of(one.table->table.entityTypes, [&](const auto &entity) {
        const auto own = entity->keyTemplates.find(attributes.front().name);
        return own != entity->keyTemplates.end() && KeyTemplate(own->second).fixed() && own->second == *text;
    });
}

void hotPartitions(const DesignFacts &facts, const Report &report) {
    for (const PatternFacts &one : facts.patterns) {
        const double rate = one.perSecond();
        const auto load = rate > 0 ? loadOf(one) : std::nullopt;
        if (!load || one.isScan()) continue;
        const auto item = putItem(one.pattern);
        const double most = load->write ? writesOfPartition : readsOfPartition;
        for (const KeyFact &key : one.table->keys) {
            if (load->write ? key.local : &key != one.key) continue;
            if (load->write && key.index && !item) continue; // which entries it writes is not known
            if (item && key.index && engine::missingKey(engine::ItemView(*item), *key.index)) continue;
            const double units = rate * static_cast<double>(load->halves) / 2;
            if (units <= most || !alwaysOneKey(one, item, key)) continue;
            Place place = one.place();
            place.indexName = key.indexName();
            report(
                {
                    "Findings",
                    load->write
                        ? TRANSLATABLE("Findings", "%1 write units a second for one value of %2; a partition takes %3")
                        : TRANSLATABLE("Findings", "%1 read units a second from one value of %2; a partition gives %3"),
                    {rateText(units), key.schema->partitionKeys().front().name, rateText(most)}
            },
                place);
        }
    }
}

/// The same with a sort key that only grows: splitting the collection does not help either.
void risingSortKeys(const DesignFacts &facts, const Report &report) {
    for (const PatternFacts &one : facts.patterns) {
        const double rate = one.perSecond();
        const auto item = putItem(one.pattern);
        const auto load = rate > 0 && item && one.table ? loadOf(one) : std::nullopt;
        if (!load || rate * static_cast<double>(load->halves) / 2 <= writesOfPartition / 2) continue;
        const auto &schema = one.table->table.description.keySchema;
        if (!schema.hasSortKey() || !alwaysOneKey(one, item, one.table->keys.front())) continue;
        const auto value = engine::ItemView(*item).find(schema.sortKeys().front().name);
        if (!value || value->type() != engine::Type::S) continue;
        const auto text = value->text();
        const auto digit = text.find_first_of("0123456789");
        const bool date =
            digit != text.npos && text.size() >= digit + 10 && text[digit + 4] == '-' && text[digit + 7] == '-';
        if (!date) continue;
        Place place = one.place();
        place.attributeName = schema.sortKeys().front().name;
        report(
            {"Findings", TRANSLATABLE("Findings", "Every write goes to the end of one collection: %1 rises with time"),
                {place.attributeName}},
            place);
    }
}

/// Units a second of all patterns of a table.
void tableLoads(const DesignFacts &facts, const TableFacts &table, double &reads, double &writes) {
    for (const PatternFacts &one : facts.patterns) {
        if (one.table != &table || one.perSecond() <= 0 || (one.key && one.key->index && !one.key->local)) continue;
        if (const auto load = loadOf(one))
            (load->write ? writes : reads) += one.perSecond() * static_cast<double>(load->halves) / 2;
    }
}

void overQuota(const DesignFacts &facts, const Report &report) {
    for (const TableFacts &table : facts.tables) {
        double reads = 0, writes = 0;
        tableLoads(facts, table, reads, writes);
        for (const auto &[units, text] :
            {std::pair(reads, TRANSLATABLE("Findings",
                                  "%1 read units a second at the peaks of its patterns; the quota of a table is %2")),
                std::pair(
                    writes, TRANSLATABLE("Findings",
                                "%1 write units a second at the peaks of its patterns; the quota of a table is %2"))})
            if (units > tableQuota)
                report(
                    {
                        "Findings", text, {rateText(units), rateText(tableQuota)}
                },
                    {.tableName = table.table.name()});
    }
}

void capacityTooLow(const DesignFacts &facts, const Report &report) {
    for (const TableFacts &table : facts.tables) {
        const auto &description = table.table.description;
        if (description.billingMode != engine::BillingMode::Provisioned) continue;
        double reads = 0, writes = 0;
        tableLoads(facts, table, reads, writes);
        const auto most = [](const std::optional<AutoScaling> &scaling, std::int64_t fixed) {
            return static_cast<double>(scaling ? std::max(scaling->maxCapacity, fixed) : fixed);
        };
        const double readMost = most(table.table.autoScalingRead, description.provisionedThroughput.readCapacityUnits);
        const double writeMost =
            most(table.table.autoScalingWrite, description.provisionedThroughput.writeCapacityUnits);
        if (reads > readMost)
            report(
                {
                    "Findings",
                    TRANSLATABLE("Findings", "%1 read units a second at the peaks of its patterns; %2 are provisioned"),
                    {rateText(reads), rateText(readMost)}
            },
                {.tableName = table.table.name()});
        if (writes > writeMost)
            report(
                {
                    "Findings",
                    TRANSLATABLE(
                        "Findings", "%1 write units a second at the peaks of its patterns; %2 are provisioned"),
                    {rateText(writes), rateText(writeMost)}
            },
                {.tableName = table.table.name()});
    }
}

void manyPages(const DesignFacts &facts, const Report &report) {
    for (const PatternFacts &one : facts.patterns) {
        if (!one.isQuery() || !one.pattern.itemsAtScale || one.pattern.limit) continue;
        const auto reading = readingOf(one);
        if (!reading || reading->returned == 0) continue;
        const std::size_t bytes = bytesAtScale(one, *reading);
        if (bytes <= engine::limits::pageBytes) continue;
        report(
            {
                "Findings", TRANSLATABLE("Findings", "Reads %1 in production, %2 pages one after the other"),
                {bytesText(bytes), countText((bytes + engine::limits::pageBytes - 1) / engine::limits::pageBytes)}
        },
            one.place());
    }
}

void costlyUpdates(const DesignFacts &facts, const Report &report) {
    constexpr std::size_t costly = 8 * engine::limits::writeUnitBytes;
    for (const PatternFacts &one : facts.patterns) {
        if (one.pattern.operation != "UpdateItem") continue;
        const auto reading = readingOf(one);
        if (!reading || reading->bytes <= costly) continue;
        report(
            {
                "Findings", TRANSLATABLE("Findings", "Updates an item of %1: %2 write units each time"),
                {bytesText(reading->bytes),
                                                                                               countText((reading->bytes + engine::limits::writeUnitBytes - 1) / engine::limits::writeUnitBytes)}
        },
            one.place());
    }
}

constexpr Rule table[] = {
    row("no-patterns", Severity::Hint, CheckProfile::Auto, TRANSLATABLE("Rules", "No access patterns"),
        TRANSLATABLE("Rules", "Keys follow from the questions that the application asks: list them first, then each "
                              "can be shown to be one cheap request."),
        "Developer Guide, Best practices for DynamoDB: NoSQL design", noPatterns),
    row("pattern-target", Severity::Error, CheckProfile::Auto, TRANSLATABLE("Rules", "A pattern for what is not there"),
        TRANSLATABLE("Rules", "The table or index that it names is not in the model."), "API Reference, Query",
        patternTargets),
    row("expression-refused", Severity::Error, CheckProfile::Auto,
        TRANSLATABLE("Rules", "An expression that DynamoDB refuses"),
        TRANSLATABLE("Rules", "The words are DynamoDB's own."), "Developer Guide, Using expressions in DynamoDB",
        refusedExpressions),
    row("reserved-word", Severity::Error, CheckProfile::Auto, TRANSLATABLE("Rules", "A reserved word in an expression"),
        TRANSLATABLE("Rules", "573 words (name, status, date and others) cannot stand in expressions as they are; give "
                              "them a placeholder such as #s."),
        "Developer Guide, Reserved words in DynamoDB", reservedWords),
    row("key-condition", Severity::Error, CheckProfile::Auto,
        TRANSLATABLE("Rules", "A key condition that the key does not answer"),
        TRANSLATABLE("Rules", "A query gives the whole partition key by equality and at most one condition on the sort "
                              "key; a single item needs its whole key."),
        "Developer Guide, Querying tables in DynamoDB", keyConditions),
    row("multi-attribute-order", Severity::Error, CheckProfile::Auto,
        TRANSLATABLE("Rules", "A multi-attribute key used out of order"),
        TRANSLATABLE("Rules", "All partition attributes by equality, sort attributes from left to right without a gap, "
                              "a range only on the last that is used."),
        "Developer Guide, Multi-attribute keys pattern", multiAttributeOrder),
    row("filter-on-key", Severity::Error, CheckProfile::Auto, TRANSLATABLE("Rules", "A filter on a key attribute"),
        TRANSLATABLE("Rules", "DynamoDB refuses filters on the key of what is queried: what the key condition cannot "
                              "say, the key does not serve."),
        "Developer Guide, Querying tables in DynamoDB", filtersOnKeys),
    row("strong-read-on-index", Severity::Error, CheckProfile::Auto,
        TRANSLATABLE("Rules", "A consistent read of a global index"),
        TRANSLATABLE(
            "Rules", "Global indexes follow their table a moment later and serve eventually consistent reads only."),
        "Developer Guide, DynamoDB read consistency", strongReads),
    row("stream-missing", Severity::Warning, CheckProfile::Auto,
        TRANSLATABLE("Rules", "A pattern reads a stream that is off"),
        TRANSLATABLE("Rules", "Changes are recorded only while the table has a stream, for 24 hours."),
        "Developer Guide, Change data capture for DynamoDB Streams", streamsOff),
    row("scan", Severity::Warning, CheckProfile::Auto, TRANSLATABLE("Rules", "A pattern that scans"),
        TRANSLATABLE("Rules", "It reads and pays for everything, whatever it returns, and grows slower with the table. "
                              "A key or an index that holds what is asked for turns it into a query."),
        "Developer Guide, Best practices for querying and scanning data", scans),
    row("wasteful-filter", Severity::Warning, CheckProfile::Auto,
        TRANSLATABLE("Rules", "A filter that throws most away"),
        TRANSLATABLE("Rules", "A filter runs after reading: what it drops has been paid for. Move the condition into a "
                              "key, or into a sparse index."),
        "Developer Guide, Best practices for querying and scanning data", wastefulFilters),
    row("ambiguous-prefix", Severity::Warning, CheckProfile::Auto,
        TRANSLATABLE("Rules", "A prefix that finds more than is meant"),
        TRANSLATABLE("Rules", "begins_with USER#1 also finds USER#10. End the prefix with the delimiter, or ask for "
                              "the value by equality."),
        "Developer Guide, Best practices for using sort keys to organize data", ambiguousPrefixes),
    row("narrow-projection", Severity::Warning, CheckProfile::Auto,
        TRANSLATABLE("Rules", "An index that lacks what a pattern asks"),
        TRANSLATABLE("Rules", "A filter on an attribute that the global index does not project is never true, and a "
                              "projection of it is refused."),
        "Developer Guide, Using global secondary indexes: attribute projections", narrowProjections),
    row("local-fetch", Severity::Hint, CheckProfile::Auto,
        TRANSLATABLE("Rules", "A local index that fetches from its table"),
        TRANSLATABLE("Rules",
            "For each item found, an attribute that the local index does not project costs a read of the whole item."),
        "Developer Guide, Local secondary indexes: attribute projections", localFetches),
    row("expected-not-in-index", Severity::Warning, CheckProfile::Auto,
        TRANSLATABLE("Rules", "An index without what a pattern expects"),
        TRANSLATABLE("Rules", "The index is sparse: items without its key attributes are not in it."),
        "Developer Guide, Take advantage of sparse indexes", expectedNotInIndex),
    row("unused-index", Severity::Hint, CheckProfile::Auto, TRANSLATABLE("Rules", "An index that no pattern uses"),
        TRANSLATABLE("Rules", "It is paid for with storage and with every write of its items."),
        "Developer Guide, General guidelines for secondary indexes", unusedIndexes),
    row("index-for-totals", Severity::Warning, CheckProfile::Auto, TRANSLATABLE("Rules", "An index only for totals"),
        TRANSLATABLE("Rules", "Counting by reading an index pays for every entry each time. Keep the total in an item "
                              "that a stream consumer updates."),
        "Developer Guide, Using global secondary indexes for materialized aggregation queries", indexesForTotals),
    row("unread-entity", Severity::Hint, CheckProfile::Auto, TRANSLATABLE("Rules", "Items that no pattern reads"),
        TRANSLATABLE("Rules", "A pattern may be missing from the list, or the items need not be kept."),
        "Developer Guide, Best practices for DynamoDB: NoSQL design", unreadEntities),
    row("duplicate-pattern", Severity::Hint, CheckProfile::Auto,
        TRANSLATABLE("Rules", "Two patterns with the same request"),
        TRANSLATABLE("Rules", "They are one question: its rate and cost would be counted twice."),
        "Developer Guide, Best practices for DynamoDB: NoSQL design", duplicatePatterns),
    row("hot-partition", Severity::Warning, CheckProfile::Auto,
        TRANSLATABLE("Rules", "A hot partition at the stated rates"),
        TRANSLATABLE("Rules", "One partition key value serves at most 3,000 read and 1,000 write units a second, "
                              "whatever the table can do. Shard the key, or cache the reads."),
        "Developer Guide, Best practices for designing and using partition keys effectively", hotPartitions),
    row("rising-sort-key", Severity::Warning, CheckProfile::Auto,
        TRANSLATABLE("Rules", "Writes to the end of one collection"),
        TRANSLATABLE("Rules", "DynamoDB does not split a collection for heat where all new items go to its end."),
        "AWS Database Blog, Scaling DynamoDB: how partitions, hot keys, and split for heat impact performance",
        risingSortKeys),
    row("over-table-quota", Severity::Warning, CheckProfile::Auto, TRANSLATABLE("Rules", "More than a table's quota"),
        TRANSLATABLE(
            "Rules", "40,000 read and 40,000 write units a second are what a table may use until the quota is raised."),
        "Developer Guide, Quotas: read/write capacity mode and throughput", overQuota),
    row("capacity-too-low", Severity::Warning, CheckProfile::Auto,
        TRANSLATABLE("Rules", "Less capacity than the patterns need"),
        TRANSLATABLE("Rules", "Requests above the provisioned capacity are throttled once the burst is used up."),
        "Developer Guide, DynamoDB provisioned capacity mode", capacityTooLow),
    row("many-pages", Severity::Hint, CheckProfile::Auto, TRANSLATABLE("Rules", "A query of many pages"),
        TRANSLATABLE(
            "Rules", "A page ends after 1 MB read, and the next can only be asked for when the one before is there."),
        "Developer Guide, Querying tables in DynamoDB", manyPages),
    row("costly-update", Severity::Hint, CheckProfile::Auto, TRANSLATABLE("Rules", "Small changes of a large item"),
        TRANSLATABLE(
            "Rules", "An update costs the size of the whole item. Keep what changes often in an item of its own."),
        "Developer Guide, DynamoDB read and write operations", costlyUpdates),
};

}

std::span<const Rule> patternRules() {
    return table;
}

}
