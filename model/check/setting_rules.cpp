#include "engine/base/limits.h"
#include "engine/request/constraints.h"
#include "engine/schema/table_checks.h"
#include "engine/value/number.h"
#include "model/check/rule.h"
#include "model/deploy/to_requests.h"
#include "model/design/value_text.h"

#include <algorithm>
#include <set>

namespace model {
namespace {

Place placeOf(const TableFacts &facts, const std::string &indexName = {}) {
    return {.tableName = facts.table.name(), .indexName = indexName};
}

bool isNameLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-' ||
           c == '.';
}
bool isTableName(const std::string &name) {
    return name.size() >= engine::limits::tableNameMinimum && name.size() <= engine::limits::tableNameMaximum &&
           std::ranges::all_of(name, isNameLetter);
}

void names(const TableFacts &facts, const Report &report) {
    const auto check = [&](const std::string &name, const Place &place) {
        if (!isTableName(name))
            report({"Findings", TRANSLATABLE("Findings", "\"%1\" is no name: 3 to 255 of a-z, A-Z, 0-9, _, - and ."),
                       {name}},
                place);
    };
    check(facts.table.name(), placeOf(facts));
    for (std::size_t i = 1; i < facts.keys.size(); ++i)
        check(facts.keys[i].index->indexName, placeOf(facts, facts.keys[i].index->indexName));
}

void keyNames(const TableFacts &facts, const Report &report) {
    for (const auto &key : facts.table.description.attributeDefinitions()) {
        if (!key.name.empty() && key.name.size() <= engine::limits::keyNameBytes) continue;
        Place place = placeOf(facts);
        place.attributeName = key.name;
        report(
            {
                "Findings", TRANSLATABLE("Findings", "The name of a key attribute has %1 bytes, 1 to %2 are allowed"),
                {countText(key.name.size()), countText(engine::limits::keyNameBytes)}
        },
            place);
    }
}

/// What CreateTable says, where no rule has words of its own for it.
void refusedTables(const TableFacts &facts, const Report &report) {
    const auto &description = facts.table.description;
    if (!isTableName(facts.table.name()) ||
        description.localSecondaryIndexes.size() > engine::limits::localSecondaryIndexes ||
        description.globalSecondaryIndexes.size() > engine::limits::globalSecondaryIndexes)
        return;
    for (std::size_t i = 1; i < facts.keys.size(); ++i)
        if (!isTableName(facts.keys[i].index->indexName)) return;
    for (const auto &key : description.attributeDefinitions())
        if (key.name.empty() || key.name.size() > engine::limits::keyNameBytes) return;
    std::size_t projected = 0;
    for (std::size_t i = 1; i < facts.keys.size(); ++i)
        projected += facts.keys[i].index->projection.nonKeyAttributes.size();
    if (projected > engine::limits::projectedAttributes) return;
    const engine::Request request = createTableRequest(description);
    auto fault = engine::checkConstraints(request);
    if (fault) {
        const auto table = engine::tableFrom(std::get<engine::CreateTableInput>(request));
        fault = table ? engine::checkIndexes(*table) : tl::unexpected(table.error());
    }
    if (!fault) report(Message::verbatim(fault.error().message), placeOf(facts));
}

/// Names that no expression takes without a placeholder.
void awkwardNames(const TableFacts &facts, const Report &report) {
    for (const AttributeFact &fact : facts.attributes) {
        const bool odd = std::ranges::any_of(
            fact.name, [](char c) { return c == '.' || c == ' ' || c == '#' || c == ':' || c == '/'; });
        if (!odd) continue;
        Place place = placeOf(facts);
        place.attributeName = fact.name;
        report(
            {"Findings", TRANSLATABLE("Findings", "%1 needs a placeholder in every expression"), {fact.name}}, place);
    }
}

// ---- Time to live -----------------------------------------------------------------------------------------------

/// Values of the TTL attribute in the items; `visit` returns false to stop.
template <class Visit> void forEachTtl(const TableFacts &facts, const std::string &name, const Visit &visit) {
    for (std::size_t i = 0; i < facts.items.size(); ++i) {
        const auto value = facts.item(i).find(name);
        if (!value) continue;
        Place place = placeOf(facts);
        place.attributeName = name;
        place.itemIndex = i;
        if (!visit(*value, place)) return;
    }
}

/// Seconds are ten digits until the year 2286; milliseconds are thirteen.
bool isMilliseconds(std::string_view digits) {
    const auto whole = digits.substr(0, digits.find('.'));
    return whole.size() >= 12 && std::ranges::all_of(whole, [](char c) { return c >= '0' && c <= '9'; });
}

void ttlMilliseconds(const TableFacts &facts, const Report &report) {
    const std::string &name = facts.table.description.timeToLiveAttribute;
    if (name.empty()) return;
    forEachTtl(facts, name, [&](engine::ValueView value, const Place &place) {
        if (value.type() != engine::Type::N || !isMilliseconds(value.text())) return true;
        report(
            {
                "Findings", TRANSLATABLE("Findings", "%1 is %2: seconds have ten digits"),
                {name, std::string(value.text())}
        },
            place);
        return false;
    });
}

void ttlType(const TableFacts &facts, const Report &report) {
    const std::string &name = facts.table.description.timeToLiveAttribute;
    if (name.empty()) return;
    forEachTtl(facts, name, [&](engine::ValueView value, const Place &place) {
        if (value.type() == engine::Type::N) return true;
        report(
            {
                "Findings", TRANSLATABLE("Findings", "%1 is of type %2, time to live reads numbers only"),
                {name, engine::typeName(value.type())}
        },
            place);
        return false;
    });
}

void ttlMissing(const TableFacts &facts, const Report &report) {
    const std::string &name = facts.table.description.timeToLiveAttribute;
    if (name.empty() || facts.table.items->empty() || facts.attribute(name)) return;
    Place place = placeOf(facts);
    place.attributeName = name;
    report({"Findings", TRANSLATABLE("Findings", "No item has %1, so none expires"), {name}}, place);
}

/// An attribute whose name and values say when items end, and nothing ends them.
void ttlOff(const TableFacts &facts, const Report &report) {
    static const std::set<std::string> says = {"ttl", "expiresat", "expireat", "expires", "expirationtime",
        "expiration", "timetolive", "expirytime", "expiry", "expirydate"};
    if (!facts.table.description.timeToLiveAttribute.empty()) return;
    for (const AttributeFact &fact : facts.attributes) {
        std::string plain;
        for (const char c : fact.name)
            if (c != '_' && c != '-') plain += static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
        constexpr auto number = static_cast<std::size_t>(engine::Type::N);
        if (!says.contains(plain) || fact.ofType[number] != fact.items) continue;
        const auto text = facts.item(fact.firstItem).find(fact.name)->text();
        if (text.size() != 10 || text.find('.') != text.npos) continue; // no time in seconds
        Place place = placeOf(facts);
        place.attributeName = fact.name;
        report({"Findings", TRANSLATABLE("Findings", "%1 says when items end, but time to live is off"), {fact.name}},
            place);
    }
}

// ---- Capacity and protection ------------------------------------------------------------------------------------

void noAutoScaling(const TableFacts &facts, const Report &report) {
    if (facts.table.description.billingMode != engine::BillingMode::Provisioned) return;
    if (facts.table.autoScalingRead && facts.table.autoScalingWrite) return;
    report({"Findings", TRANSLATABLE("Findings", "%1 has fixed read or write capacity"), {facts.table.name()}},
        placeOf(facts));
}

void deletionProtection(const TableFacts &facts, const Report &report) {
    if (facts.table.deployed && !facts.table.description.deletionProtection)
        report({"Findings", TRANSLATABLE("Findings", "%1 is deployed and can be deleted with one call"),
                   {facts.table.name()}},
            placeOf(facts));
}

void recovery(const TableFacts &facts, const Report &report) {
    if (facts.table.deployed && !facts.table.recoveryPeriodDays)
        report({"Findings", TRANSLATABLE("Findings", "%1 is deployed without point-in-time recovery"),
                   {facts.table.name()}},
            placeOf(facts));
}

constexpr Rule table[] = {
    row("name", Severity::Error, CheckProfile::Auto, TRANSLATABLE("Rules", "A name that DynamoDB refuses"),
        TRANSLATABLE("Rules",
            "Names of tables and indexes have 3 to 255 characters: letters, digits, underscore, hyphen and dot."),
        "Developer Guide, Supported data types and naming rules", names),
    row("key-name-length", Severity::Error, CheckProfile::Auto,
        TRANSLATABLE("Rules", "The name of a key attribute is too long"),
        TRANSLATABLE("Rules", "Key attributes of tables and indexes have names of 1 to 255 bytes."),
        "Developer Guide, Quotas: attribute names", keyNames),
    row("table-refused", Severity::Error, CheckProfile::Auto,
        TRANSLATABLE("Rules", "CreateTable would refuse the table"),
        TRANSLATABLE("Rules", "The words are DynamoDB's own."), "API Reference, CreateTable", refusedTables),
    row("awkward-name", Severity::Hint, CheckProfile::Auto,
        TRANSLATABLE("Rules", "A name that expressions cannot take"),
        TRANSLATABLE("Rules", "A dot, blank, hash, colon or slash in an attribute's name has to be hidden behind a "
                              "placeholder such as #n in every expression; a dot is otherwise read as a path."),
        "Developer Guide, Expression attribute names (aliases) in DynamoDB", awkwardNames),
    row("ttl-milliseconds", Severity::Warning, CheckProfile::Auto,
        TRANSLATABLE("Rules", "Time to live in milliseconds"),
        TRANSLATABLE("Rules", "Time to live counts seconds since 1970; a value in milliseconds lies tens of thousands "
                              "of years ahead, so the item never expires."),
        "Developer Guide, Using time to live (TTL)", ttlMilliseconds),
    row("ttl-type", Severity::Warning, CheckProfile::Auto, TRANSLATABLE("Rules", "Time to live is no number"),
        TRANSLATABLE("Rules", "Items whose time to live attribute is not of type N never expire."),
        "Developer Guide, Using time to live (TTL)", ttlType),
    row("ttl-missing", Severity::Warning, CheckProfile::Auto,
        TRANSLATABLE("Rules", "No item has the time to live attribute"),
        TRANSLATABLE("Rules", "Its name is likely spelled otherwise in the items; nothing is ever deleted."),
        "Developer Guide, Using time to live (TTL)", ttlMissing),
    row("ttl-off", Severity::Hint, CheckProfile::Auto, TRANSLATABLE("Rules", "Items say when they end, and stay"),
        TRANSLATABLE("Rules",
            "Time to live deletes expired items without write units; it has to be switched on for the attribute."),
        "Developer Guide, Using time to live (TTL)", ttlOff),
    row("no-auto-scaling", Severity::Hint, CheckProfile::Auto,
        TRANSLATABLE("Rules", "Provisioned without auto scaling"),
        TRANSLATABLE("Rules", "Requests above the fixed capacity are throttled, and what is not used is paid for. Auto "
                              "scaling follows the traffic; on-demand needs no numbers at all."),
        "Developer Guide, Managing throughput capacity automatically with DynamoDB auto scaling", noAutoScaling),
    row("deletion-protection", Severity::Hint, CheckProfile::Auto,
        TRANSLATABLE("Rules", "A deployed table that can be deleted"),
        TRANSLATABLE("Rules", "With deletion protection DeleteTable is refused until it is switched off on purpose."),
        "Developer Guide, Using deletion protection", deletionProtection),
    row("no-recovery", Severity::Hint, CheckProfile::Auto, TRANSLATABLE("Rules", "A deployed table without recovery"),
        TRANSLATABLE(
            "Rules", "Point-in-time recovery brings back any second of the last 1 to 35 days after a faulty write."),
        "Developer Guide, Point-in-time backups for DynamoDB", recovery),
};

}

std::span<const Rule> settingRules() {
    return table;
}

}
