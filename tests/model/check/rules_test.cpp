#include "model/check/rule.h"

#include "model/check/check.h"
#include "tests/model/tables.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace model {
namespace {

// ---- Designs in few words ---------------------------------------------------------------------------------------

using Items = std::vector<std::string>;
using Templates = std::map<std::string, std::string>;

EntityType kind(std::string name, Templates templates, std::optional<std::int64_t> expectedItems = {}) {
    return {.name = std::move(name), .keyTemplates = std::move(templates), .expectedItems = expectedItems};
}

/// Changes a table and gives it back.
template <class Change> TableDesign with(TableDesign table, Change change) {
    change(table);
    return table;
}

TableDesign orders(const Items &items = {R"({"PK": "USER#1", "SK": "ORDER#1"})"}) {
    return makeTable("Orders", keys("PK", "SK"), items);
}
/// Users and orders under one key.
TableDesign shop(const Items &items = {R"({"PK": "USER#1", "SK": "PROFILE", "type": "user"})",
                     R"({"PK": "USER#1", "SK": "ORDER#1", "type": "order"})"}) {
    auto table = orders(items);
    table.entityTypes = {
        kind("User", {{"PK", "USER#{userId}"}, {"SK", "PROFILE"}        }
         ),
        kind("Order", {{"PK", "USER#{userId}"}, {"SK", "ORDER#{orderId}"}}
         )
    };
    return table;
}
TableDesign indexed(TableDesign table, const std::string &partitionKey, const std::string &sortKey = {},
    engine::Projection projection = {}) {
    table.description.globalSecondaryIndexes.push_back(
        makeIndex("GSI" + std::to_string(table.description.globalSecondaryIndexes.size() + 1),
            keys(partitionKey, sortKey), std::move(projection)));
    return table;
}
TableDesign localIndexed(TableDesign table, const std::string &sortKey, engine::Projection projection = {}) {
    table.description.localSecondaryIndexes.push_back(makeIndex(
        "LSI" + std::to_string(table.description.localSecondaryIndexes.size() + 1), keys("PK", sortKey), projection));
    return table;
}

Items many(std::size_t count, const std::string &before, const std::string &after) {
    Items items;
    for (std::size_t i = 0; i < count; ++i) items.push_back(before + std::to_string(i) + after);
    return items;
}

AccessPattern query(std::string condition, std::map<std::string, std::string> texts, std::string filter = {},
    std::string indexName = {}) {
    AccessPattern pattern{.id = "AP1",
        .tableName = "Orders",
        .indexName = std::move(indexName),
        .keyConditionExpression = std::move(condition),
        .filterExpression = std::move(filter)};
    for (const auto &[name, text] : texts) // "7" in front of N: a number
        pattern.values[name] =
            text.starts_with("N:") ? R"({"N":")" + text.substr(2) + R"("})" : R"({"S":")" + text + R"("})";
    return pattern;
}
AccessPattern operation(std::string name, AccessPattern pattern) {
    pattern.operation = std::move(name);
    return pattern;
}
AccessPattern rated(AccessPattern pattern, double perSecond) {
    pattern.peakPerSecond = perSecond;
    return pattern;
}
AccessPattern put(const std::string &item, double perSecond) {
    AccessPattern pattern{
        .id = "AP1", .operation = "PutItem", .tableName = "Orders", .request = R"({"Item": )" + item + "}"};
    return rated(pattern, perSecond);
}

Design of(TableDesign table, std::vector<AccessPattern> patterns = {}) {
    Design design;
    design.tables = {std::move(table)};
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        patterns[i].id = "AP" + std::to_string(i + 1);
        design.patterns.push_back(patterns[i]);
    }
    return design;
}

bool finds(const Design &design, std::string_view rule) {
    const auto all = findings(design);
    return std::ranges::any_of(all, [&](const Finding &finding) { return finding.rule == rule; });
}

std::string sized(std::size_t bytes) {
    return R"({"PK": "USER#1", "SK": "ORDER#1", "text": ")" + std::string(bytes, 'x') + R"("})";
}
std::string nested(std::size_t levels) {
    std::string text = "1";
    for (std::size_t i = 0; i < levels; ++i) text = R"({"m": )" + text + "}";
    return R"({"PK": "USER#1", "SK": "ORDER#1", "tree": )" + text + "}";
}
std::string listed(std::size_t elements) {
    std::string list = "0";
    for (std::size_t i = 1; i < elements; ++i) list += ",0";
    return R"({"PK": "USER#1", "SK": "ORDER#1", "list": [)" + list + "]}";
}
Items attribute(const std::string &first, const std::string &second) {
    return {
        R"({"PK": "USER#1", "SK": "ORDER#1", )" + first + "}", R"({"PK": "USER#1", "SK": "ORDER#2", )" + second + "}"};
}
Items sorted(const std::string &first, const std::string &second) {
    return {R"({"PK": "USER#1", "SK": ")" + first + R"("})", R"({"PK": "USER#1", "SK": ")" + second + R"("})"};
}
TableDesign multiAttribute() {
    auto table = orders({R"({"PK": "USER#1", "SK": "ORDER#1", "regionName": "EU", "placedDay": "2024-01-05", "placedHour": "10"})"});
    table.description.globalSecondaryIndexes = {makeIndex(
        "GSI1", *engine::KeySchema::make({keyAttribute("regionName")}, {keyAttribute("placedDay"), keyAttribute("placedHour")}))};
    return table;
}
TableDesign provisioned(TableDesign table, std::int64_t read, std::int64_t write, bool scaled) {
    table.description.billingMode = engine::BillingMode::Provisioned;
    table.description.provisionedThroughput = {read, write};
    if (scaled) table.autoScalingRead = table.autoScalingWrite = AutoScaling{.minCapacity = 1, .maxCapacity = 100};
    return table;
}
TableDesign ttl(const std::string &attributeName, const Items &items) {
    return with(orders(items), [&](TableDesign &table) { table.description.timeToLiveAttribute = attributeName; });
}
/// One kind of items under the fixed key SETTINGS.
TableDesign settings(std::optional<std::int64_t> expected, const std::string &partitionKey = "SETTINGS") {
    auto table = orders({R"({"PK": "SETTINGS", "SK": "2024-01-05T10:00:00Z"})"});
    table.entityTypes = {
        kind("Setting", {{"PK", partitionKey}, {"SK", "{at}"}},
         expected)
    };
    return table;
}
constexpr const char *settingItem = R"({"PK": {"S": "SETTINGS"}, "SK": {"S": "2024-01-05T10:00:00Z"}})";
TableDesign collections(std::int64_t users, std::int64_t ordersInAll) {
    auto table = shop();
    auto user = *table.entityTypes[0], order = *table.entityTypes[1];
    user.expectedItems = users;
    order.expectedItems = ordersInAll;
    order.expectedItemBytes = 1'024;
    table.entityTypes = {user, order};
    return table;
}
Design two(TableDesign first, TableDesign second) {
    auto design = of(std::move(first));
    second.description.tableName = "Second";
    design.tables.push_back(std::move(second));
    return design;
}
const engine::Projection keysOnly{.type = engine::Projection::Type::KeysOnly};
engine::Projection include(std::vector<std::string> names) {
    return {.type = engine::Projection::Type::Include, .nonKeyAttributes = std::move(names)};
}

}

/// Each rule has a row: a design in which it finds something, and the nearest one in which it finds nothing.
TEST(Rules, FindWhatTheyShouldAndNothingBeside) {
    const auto statusItems = Items{R"({"PK": "USER#1", "SK": "ORDER#1", "status": "open", "total": 5})"};
    const struct {
        const char *rule, *why;
        Design fires, silent;
    } cases[] = {
        // Items
        {"damaged-value", "a value that is none", of(with(orders(), [](TableDesign &table) {
             auto item = *table.items->front();
             item.damaged = {{.attributeName = "n", .json = "{}", .why = "none"}};
             table.items = std::vector<Shared<SampleItem>>{item};
         })), of(orders())},
        {"item-key", "a key attribute is missing", of(orders({R"({"PK": "USER#1"})"})), of(orders())},
        {"duplicate-key", "one key twice", of(orders(sorted("ORDER#1", "ORDER#1"))), of(orders(sorted("ORDER#1", "ORDER#2")))},
        {"item-size", "400 KB", of(orders({sized(409'600)})), of(orders({sized(400'000)}))},
        {"index-key-value", "a number where the index has strings", of(indexed(orders(attribute(R"("status": 1)", R"("x": 1)")), "status")),
         of(indexed(orders(attribute(R"("status": "1")", R"("x": 1)")), "status"))},
        {"stale-key", "the key says 1, the attribute 2", of(shop({R"({"PK": "USER#1", "SK": "PROFILE", "userId": "2"})"})),
         of(shop({R"({"PK": "USER#1", "SK": "PROFILE", "userId": "1"})"}))},
        {"no-entity", "no template fits", of(shop({R"({"PK": "CART#1", "SK": "x"})"})), of(shop())},
        {"similar-names", "Total and total", of(orders(attribute(R"("total": 1)", R"("Total": 1)"))),
         of(orders(attribute(R"("total": 1)", R"("subtotal": 1)")))},
        {"near-item-limit", "390 KB, and half of that", of(orders({sized(400'000)})), of(orders({sized(200'000)}))},
        {"large-value", "a text of 40 KB, of 30 KB", of(orders({sized(40'000)})), of(orders({sized(30'000)}))},
        {"long-list", "101 elements, 100", of(orders({listed(101)})), of(orders({listed(100)}))},
        {"deep-nesting", "9 levels, 8", of(orders({nested(9)})), of(orders({nested(8)}))},
        {"null-value", "null, or nothing", of(orders(attribute(R"("x": null)", R"("y": 1)"))), of(orders(attribute(R"("x": 1)", R"("y": 1)")))},
        {"number-as-text", "a price, but not an id", of(orders(attribute(R"("price": "9.90")", R"("price": "10")"))),
         of(orders(attribute(R"("zip": "0970")", R"("price": 10)")))},
        {"mixed-types", "a number here, a text there; null is no type of its own", of(orders(attribute(R"("x": "1")", R"("x": 1)"))),
         of(orders(attribute(R"("x": null)", R"("x": 1)")))},
        {"declared-type", "declared as a number", of(with(orders(attribute(R"("x": "1")", R"("y": 1)")), [](TableDesign &table) {
             table.attributes = {{.name = "x", .type = engine::Type::N}};
         })), of(with(orders(attribute(R"("x": 1)", R"("y": 1)")), [](TableDesign &table) {
             table.attributes = {{.name = "x", .type = engine::Type::N}};
         }))},
        {"required-missing", "an order has to have a total", of(with(shop(), [](TableDesign &table) {
             auto order = *table.entityTypes[1];
             order.attributes = {{.name = "total", .required = true}};
             table.entityTypes[1] = Shared(order);
         })), of(with(shop(), [](TableDesign &table) {
             auto order = *table.entityTypes[1];
             order.attributes = {{.name = "type", .required = true}, {.name = "total"}};
             table.entityTypes[1] = Shared(order);
         }))},
        // Keys
        {"boolean-key", "yes and no; three states are another matter", of(indexed(orders(attribute(R"("done": "yes")", R"("done": "no")")), "done")),
         of(indexed(orders(attribute(R"("done": "yes")", R"("done": "later")")), "done"))},
        {"boolean-key", "0 and 1 of a flag; of a shard", of(indexed(orders(attribute(R"("isOpen": "0")", R"("isOpen": "1")")), "isOpen")),
         of(indexed(orders(attribute(R"("shard": "0")", R"("shard": "1")")), "shard"))},
        {"few-partition-keys", "one value in 200 items; 200 values", of(orders(many(200, R"({"PK": "EU", "SK": ")", R"("})"))),
         of(orders(many(200, R"({"SK": "x", "PK": ")", R"("})")))},
        {"fixed-partition-key", "a million settings, or a hundred", of(settings(1'000'000)), of(settings(100))},
        {"date-partition-key", "days; days with a shard", of(indexed(orders(attribute(R"("day": "2024-01-05")", R"("day": "2024-01-06")")), "day")),
         of(indexed(orders(attribute(R"("day": "2024-01-05#1")", R"("day": "2024-01-06#2")")), "day"))},
        {"unpadded-number", "10 sorts before 9, but behind 1", of(orders(sorted("v9", "v10"))), of(orders(sorted("v1", "v10")))},
        {"date-not-iso", "the day first", of(orders(sorted("ORDER#05/01/2024", "ORDER#06/01/2024"))), of(orders(sorted("ORDER#2024-01-05", "ORDER#2024-01-06")))},
        {"date-not-iso", "without leading zeros; numbers with dots are no dates", of(orders(sorted("2024-1-5", "2024-1-6"))), of(orders(sorted("10.0.0.1", "v1.2.3")))},
        {"date-not-iso", "the month as a word", of(orders(sorted("Jan 5, 2024", "x"))), of(orders(sorted("MAYOR#Jan", "May")))},
        {"mixed-time-zones", "UTC and an offset", of(orders(sorted("2024-01-05T10:00:00Z", "2024-01-05T10:00:00+02:00"))),
         of(orders(sorted("2024-01-05T10:00:00Z", "2024-01-05T11:00:00Z")))},
        {"delimiter-in-value", "a # in the id", of(shop({R"({"PK": "USER#a#b", "SK": "PROFILE", "userId": "a#b"})"})),
         of(shop({R"({"PK": "USER#a-b", "SK": "PROFILE", "userId": "a-b"})"}))},
        {"overlapping-prefix", "USER and USERGROUP; with a delimiter", of(with(orders(), [](TableDesign &table) {
             table.entityTypes = {kind("User", {{"PK", "USER{id}"}}), kind("Group", {{"PK", "USERGROUP{id}"}})};
         })), of(with(orders(), [](TableDesign &table) {
             table.entityTypes = {kind("User", {{"PK", "USER#{id}"}}), kind("Group", {{"PK", "USERGROUP#{id}"}})};
         }))},
        {"same-templates", "the variables' names tell nothing", of(with(shop(), [](TableDesign &table) {
             table.entityTypes.push_back(kind("Invoice", {{"PK", "USER#{id}"}, {"SK", "ORDER#{invoiceId}"}}));
         })), of(shop())},
        {"missing-type-attribute", "nothing but the key says what it is", of(shop({R"({"PK": "USER#1", "SK": "PROFILE"})", R"({"PK": "USER#1", "SK": "ORDER#1"})"})), of(shop())},
        {"unprefixed-key", "two kinds, one without a word", of(with(shop(), [](TableDesign &table) {
             table.entityTypes.push_back(kind("Visit", {{"PK", "{userId}"}, {"SK", "{at}"}}));
         })), of(shop())},
        {"no-sort-key", "two kinds in a table of simple keys", of(with(makeTable("Orders", keys("PK"), {R"({"PK": "USER#1"})"}), [](TableDesign &table) {
             table.entityTypes = {kind("User", {{"PK", "USER#{id}"}}), kind("Order", {{"PK", "ORDER#{id}"}})};
         })), of(shop())},
        {"natural-key-name", "products under userId", of(with(makeTable("Orders", keys("userId"), {R"({"userId": "1"})"}), [](TableDesign &table) {
             table.entityTypes = {kind("User", {{"userId", "{userId}"}}), kind("Product", {{"userId", "PRODUCT#{id}"}})};
         })), of(shop())},
        {"generic-key-name", "PK for customers alone", two(with(orders(), [](TableDesign &table) {
             table.entityTypes = {kind("Order", {{"PK", "{userId}"}, {"SK", "{at}"}})};
         }), orders()), two(shop(), orders())},
        // Indexes
        {"missing-from-index", "an order that should be in it", of(with(indexed(shop(), "GSI1PK"), [](TableDesign &table) {
             table.entityTypes[1] = kind("Order", {{"PK", "USER#{userId}"}, {"SK", "ORDER#{orderId}"}, {"GSI1PK", "STATUS#{status}"}});
         })), of(indexed(shop(), "GSI1PK"))},
        {"empty-index", "a name that no item has", of(indexed(orders(), "stats")), of(indexed(orders(statusItems), "status"))},
        {"duplicate-index", "the same key twice", of(indexed(indexed(orders(statusItems), "status"), "status")),
         of(indexed(indexed(orders(statusItems), "status"), "status", "SK"))},
        {"index-like-table", "PK and SK", of(indexed(orders(), "PK", "SK")), of(indexed(orders(), "SK", "PK"))},
        {"wide-projection", "3 KB copied, or its keys", of(indexed(orders({sized(3'000)}), "SK")), of(indexed(orders({sized(3'000)}), "SK", "", keysOnly))},
        {"unknown-projection", "totla", of(indexed(orders(statusItems), "status", "", include({"totla"}))),
         of(indexed(orders(statusItems), "status", "", include({"total"})))},
        {"local-index", "an LSI, a GSI", of(localIndexed(orders(statusItems), "status")), of(indexed(orders(statusItems), "status"))},
        {"large-collection", "100 GB of orders of each of ten users; of a million", of(collections(10, 1'000'000'000)), of(collections(1'000'000, 100'000'000))},
        {"weak-index-capacity", "5 units for 10", of(with(provisioned(indexed(orders(statusItems), "status"), 10, 10, true), [](TableDesign &table) {
             table.description.globalSecondaryIndexes[0].provisionedThroughput = {10, 5};
         })), of(with(provisioned(indexed(orders(statusItems), "status"), 10, 10, true), [](TableDesign &table) {
             table.description.globalSecondaryIndexes[0].provisionedThroughput = {5, 10};
         }))},
        {"too-many-global-indexes", "21, 20", of(with(orders(), [](TableDesign &table) {
             for (int i = 0; i < 21; ++i) table = indexed(table, "a" + std::to_string(i));
         })), of(with(orders(), [](TableDesign &table) {
             for (int i = 0; i < 20; ++i) table = indexed(table, "a" + std::to_string(i));
         }))},
        {"too-many-local-indexes", "6, 5", of(with(orders(), [](TableDesign &table) {
             for (int i = 0; i < 6; ++i) table = localIndexed(table, "a" + std::to_string(i));
         })), of(with(orders(), [](TableDesign &table) {
             for (int i = 0; i < 5; ++i) table = localIndexed(table, "a" + std::to_string(i));
         }))},
        {"too-many-projected", "101, 100", of(indexed(orders(), "SK", "", include(many(101, "a", "")))), of(indexed(orders(), "SK", "", include(many(100, "a", ""))))},
        // Settings
        {"name", "a blank", of(with(orders(), [](TableDesign &table) { table.description.tableName = "my orders"; })), of(orders())},
        {"name", "two letters for an index", of(with(indexed(orders(), "SK"), [](TableDesign &table) {
             table.description.globalSecondaryIndexes[0].indexName = "ab";
         })), of(indexed(orders(), "SK"))},
        {"key-name-length", "256 bytes, 255", of(makeTable("Orders", keys(std::string(256, 'k')), {})), of(makeTable("Orders", keys(std::string(255, 'k')), {}))},
        {"table-refused", "a local index on another partition key", of(with(orders(), [](TableDesign &table) {
             table.description.localSecondaryIndexes = {makeIndex("LSI1", keys("other", "total"))};
         })), of(localIndexed(orders(), "total"))},
        {"awkward-name", "a dot; a hyphen is only unusual", of(orders(attribute(R"("a.b": 1)", R"("x": 1)"))), of(orders(attribute(R"("a-b": 1)", R"("x": 1)")))},
        {"ttl-milliseconds", "13 digits, 10 digits", of(ttl("ttl", attribute(R"("ttl": 1717200000000)", R"("x": 1)"))), of(ttl("ttl", attribute(R"("ttl": 1717200000)", R"("x": 1)")))},
        {"ttl-type", "a date as text", of(ttl("ttl", attribute(R"("ttl": "2024-06-01")", R"("x": 1)"))), of(ttl("ttl", attribute(R"("ttl": 1717200000)", R"("x": 1)")))},
        {"ttl-missing", "called otherwise", of(ttl("ttl", attribute(R"("expires": 1717200000)", R"("x": 1)"))), of(ttl("ttl", attribute(R"("ttl": 1717200000)", R"("x": 1)")))},
        {"ttl-off", "items end, nobody ends them; a duration is no end", of(orders(attribute(R"("expiresAt": 1717200000)", R"("x": 1)"))), of(orders(attribute(R"("ttl": 3600)", R"("x": 1)")))},
        {"no-auto-scaling", "fixed, scaled", of(provisioned(orders(), 5, 5, false)), of(provisioned(orders(), 5, 5, true))},
        {"deletion-protection", "deployed; only designed", of(with(orders(), [](TableDesign &table) { table.deployed = true; })), of(orders())},
        {"no-recovery", "deployed without, with", of(with(orders(), [](TableDesign &table) { table.deployed = true; })), of(with(orders(), [](TableDesign &table) {
             table.deployed = true;
             table.recoveryPeriodDays = 35;
         }))},
        // Patterns
        {"no-patterns", "none, one", of(orders()), of(orders(), {query("PK = :u", {{":u", "USER#1"}})})},
        {"pattern-target", "another index", of(orders(), {query("PK = :u", {{":u", "USER#1"}}, "", "GSI9")}), of(orders(), {query("PK = :u", {{":u", "USER#1"}})})},
        {"expression-refused", "half a comparison", of(orders(), {query("PK =", {})}), of(orders(), {query("PK = :u", {{":u", "USER#1"}})})},
        {"reserved-word", "status; behind a placeholder", of(orders(), {query("PK = :u", {{":u", "USER#1"}}, "status = :u")}),
         of(orders(), {[] {
             auto pattern = query("PK = :u", {{":u", "USER#1"}}, "#s = :u");
             pattern.names = {{"#s", "status"}};
             return pattern;
         }()})},
        {"key-condition", "the sort key alone", of(orders(), {query("SK = :s", {{":s", "ORDER#1"}})}), of(orders(), {query("PK = :u", {{":u", "USER#1"}})})},
        {"key-condition", "GetItem with half a key", of(orders(), {operation("GetItem", query("PK = :u", {{":u", "USER#1"}}))}),
         of(orders(), {operation("GetItem", query("PK = :u AND SK = :s", {{":u", "USER#1"}, {":s", "ORDER#1"}}))})},
        {"multi-attribute-order", "the hour without the day", of(multiAttribute(), {query("regionName = :r AND placedHour = :h", {{":r", "EU"}, {":h", "10"}}, "", "GSI1")}),
         of(multiAttribute(), {query("regionName = :r AND placedDay = :d", {{":r", "EU"}, {":d", "2024-01-05"}}, "", "GSI1")})},
        {"filter-on-key", "a filter on SK", of(orders(), {query("PK = :u", {{":u", "USER#1"}}, "SK = :u")}), of(orders(), {query("PK = :u", {{":u", "USER#1"}}, "x = :u")})},
        {"strong-read-on-index", "of a GSI, of the table", of(indexed(orders(), "SK"), {[] {
             auto pattern = query("SK = :s", {{":s", "ORDER#1"}}, "", "GSI1");
             pattern.consistentRead = true;
             return pattern;
         }()}), of(orders(), {[] {
             auto pattern = query("PK = :u", {{":u", "USER#1"}});
             pattern.consistentRead = true;
             return pattern;
         }()})},
        {"stream-missing", "records of no stream", of(orders(), {operation("GetRecords", AccessPattern{.tableName = "Orders"})}),
         of(with(orders(), [](TableDesign &table) { table.description.streamViewType = engine::StreamViewType::NewImage; }),
             {operation("GetRecords", AccessPattern{.tableName = "Orders"})})},
        {"scan", "a scan, a query", of(orders(), {operation("Scan", AccessPattern{.tableName = "Orders"})}), of(orders(), {query("PK = :u", {{":u", "USER#1"}})})},
        {"wasteful-filter", "three of four, one of four", of(orders(many(4, R"({"PK": "USER#1", "SK": ")", R"(", "n": "1"})")), {query("PK = :u", {{":u", "USER#1"}}, "n = :u")}),
         of(orders(many(4, R"({"PK": "USER#1", "SK": ")", R"(", "n": "1"})")), {query("PK = :u", {{":u", "USER#1"}}, "n <> :u")})},
        {"ambiguous-prefix", "ORDER#1 and ORDER#10; with the delimiter", of(orders(sorted("ORDER#1#A", "ORDER#10#A")), {query("PK = :u AND begins_with(SK, :s)", {{":u", "USER#1"}, {":s", "ORDER#1"}})}),
         of(orders(sorted("ORDER#1#A", "ORDER#10#A")), {query("PK = :u AND begins_with(SK, :s)", {{":u", "USER#1"}, {":s", "ORDER#1#"}})})},
        {"ambiguous-prefix", "both are longer; a month of dates", of(orders(sorted("S1", "S12")), {query("PK = :u AND begins_with(SK, :s)", {{":u", "USER#1"}, {":s", "S1"}})}),
         of(orders(sorted("2024-05-01", "2024-05-12")), {query("PK = :u AND begins_with(SK, :s)", {{":u", "USER#1"}, {":s", "2024-05"}})})},
        {"narrow-projection", "a filter on what the keys-only index lacks", of(indexed(orders(statusItems), "status", "", keysOnly), {[] {
             auto pattern = query("#s = :s", {{":s", "open"}, {":t", "N:1"}}, "#t > :t", "GSI1");
             pattern.names = {{"#s", "status"}, {"#t", "total"}};
             return pattern;
         }()}), of(indexed(orders(statusItems), "status"), {[] {
             auto pattern = query("#s = :s", {{":s", "open"}, {":t", "N:1"}}, "#t > :t", "GSI1");
             pattern.names = {{"#s", "status"}, {"#t", "total"}};
             return pattern;
         }()})},
        {"local-fetch", "a projection of what the local index lacks", of(localIndexed(orders(statusItems), "status", keysOnly), {[] {
             auto pattern = query("PK = :u", {{":u", "USER#1"}}, "", "LSI1");
             pattern.projectionExpression = "amount";
             return pattern;
         }()}), of(localIndexed(orders(statusItems), "status", keysOnly), {[] {
             auto pattern = query("PK = :u", {{":u", "USER#1"}}, "", "LSI1");
             pattern.projectionExpression = "SK";
             return pattern;
         }()})},
        {"expected-not-in-index", "users are not in it", of(indexed(shop({R"({"PK": "USER#1", "SK": "PROFILE"})", R"({"PK": "USER#1", "SK": "ORDER#1", "status": "open"})"}), "status"), {[] {
             auto pattern = query("#s = :s", {{":s", "open"}}, "", "GSI1");
             pattern.names = {{"#s", "status"}};
             pattern.expectedEntities = {"User"};
             return pattern;
         }()}), of(indexed(shop({R"({"PK": "USER#1", "SK": "PROFILE"})", R"({"PK": "USER#1", "SK": "ORDER#1", "status": "open"})"}), "status"), {[] {
             auto pattern = query("#s = :s", {{":s", "open"}}, "", "GSI1");
             pattern.names = {{"#s", "status"}};
             pattern.expectedEntities = {"Order"};
             return pattern;
         }()})},
        {"unused-index", "nothing reads it; no pattern of the table is listed", of(indexed(orders(), "SK"), {query("PK = :u", {{":u", "USER#1"}})}), of(indexed(orders(), "SK"))},
        {"unused-index", "PartiQL reads it", of(indexed(orders(), "SK"), {query("PK = :u", {{":u", "USER#1"}})}),
         of(indexed(orders(), "SK"), {operation("ExecuteStatement", AccessPattern{.statement = R"(SELECT * FROM "Orders"."GSI1" WHERE SK = 'a')"})})},
        {"index-for-totals", "only scanned; also queried", of(indexed(orders(), "SK"), {operation("Scan", AccessPattern{.tableName = "Orders", .indexName = "GSI1"})}),
         of(indexed(orders(), "SK"), {query("SK = :s", {{":s", "ORDER#1"}}, "", "GSI1")})},
        {"unread-entity", "profiles; the whole collection", of(shop(), {query("PK = :u AND begins_with(SK, :o)", {{":u", "USER#1"}, {":o", "ORDER#"}})}), of(shop(), {query("PK = :u", {{":u", "USER#1"}})})},
        {"duplicate-pattern", "the same but for the name; another value", of(orders(), {query("PK = :u", {{":u", "USER#1"}}), query("PK = :u", {{":u", "USER#1"}})}),
         of(orders(), {query("PK = :u", {{":u", "USER#1"}}), query("PK = :u", {{":u", "USER#2"}})})},
        {"hot-partition", "7,000 reads a second of half a unit; of many users", of(settings(10), {rated(query("PK = :p", {{":p", "SETTINGS"}}), 7'000)}),
         of(orders(), {rated(query("PK = :u", {{":u", "USER#1"}}), 7'000)})},
        {"hot-partition", "1,001 writes a second; 999", of(settings(10), {put(settingItem, 1'001)}), of(settings(10), {put(settingItem, 999)})},
        {"rising-sort-key", "all to the end; slowly", of(settings(10), {put(settingItem, 900)}), of(settings(10), {put(settingItem, 9)})},
        {"over-table-quota", "50,000 units", of(orders(), {rated(query("PK = :u", {{":u", "USER#1"}}), 100'000)}), of(orders(), {rated(query("PK = :u", {{":u", "USER#1"}}), 1'000)})},
        {"capacity-too-low", "150 of 100", of(provisioned(orders(), 5, 5, true), {rated(query("PK = :u", {{":u", "USER#1"}}), 300)}), of(provisioned(orders(), 5, 5, true), {rated(query("PK = :u", {{":u", "USER#1"}}), 100)})},
        {"many-pages", "a million small items; ten", of(orders(), {[] {
             auto pattern = query("PK = :u", {{":u", "USER#1"}});
             pattern.itemsAtScale = 1'000'000;
             return pattern;
         }()}), of(orders(), {[] {
             auto pattern = query("PK = :u", {{":u", "USER#1"}});
             pattern.itemsAtScale = 10;
             return pattern;
         }()})},
        {"costly-update", "an item of 10 KB, of 1 KB", of(orders({sized(10'000)}), {operation("UpdateItem", query("PK = :u AND SK = :s", {{":u", "USER#1"}, {":s", "ORDER#1"}}))}),
         of(orders({sized(1'000)}), {operation("UpdateItem", query("PK = :u AND SK = :s", {{":u", "USER#1"}, {":s", "ORDER#1"}}))})},
    };
    std::set<std::string> tested;
    for (const auto &[rule, why, fires, silent] : cases) {
        tested.insert(rule);
        EXPECT_TRUE(finds(fires, rule)) << rule << " should fire: " << why;
        EXPECT_FALSE(finds(silent, rule)) << rule << " should be silent: " << why;
    }
    std::set<std::string> there;
    for (const Rule *rule : rules()) EXPECT_TRUE(there.insert(rule->id).second) << rule->id << " is there once";
    EXPECT_EQ(tested, there) << "each rule has a row";
    EXPECT_GE(there.size(), 40U);
}

TEST(Rules, SayWhyAndWhereItStands) {
    for (const Rule *rule : rules()) {
        EXPECT_FALSE(std::string(rule->title).empty()) << rule->id;
        EXPECT_TRUE(std::string(rule->why).ends_with('.')) << rule->id;
        const std::string source = rule->source;
        EXPECT_TRUE(source.starts_with("Developer Guide, ") || source.starts_with("API Reference, ") ||
                    source.starts_with("AWS Database Blog, "))
            << rule->id;
        EXPECT_NE(rulesText().find(std::string(rule->id) + " (" + severityName(rule->severity)), std::string::npos);
        EXPECT_EQ(ruleOf(rule->id), rule);
    }
    EXPECT_EQ(ruleOf("nonsense"), nullptr);
}

TEST(Rules, AProfileSwitchesSetsOfThem) {
    auto design = of(shop({R"({"PK": "USER#1", "SK": "PROFILE"})"}));
    EXPECT_TRUE(finds(design, "missing-type-attribute")) << "several kinds of items: a single table";
    design.checkProfile = CheckProfile::ManyTables;
    EXPECT_FALSE(finds(design, "missing-type-attribute"));
    design.checkProfile = CheckProfile::SingleTable;
    EXPECT_TRUE(finds(design, "missing-type-attribute"));
}

}
