#include "model/cost/cost.h"

#include "model/cost/built_in_prices.h"
#include "tests/model/tables.h"

#include <algorithm>
#include <functional>
#include <gtest/gtest.h>

namespace model {
namespace {

Decimal d(std::string_view text) {
    return *Decimal::parse(text);
}

/// Round prices that a reader multiplies in his head.
PriceTable roundPrices() {
    return *readPrices(R"({"hashrangePrices": 1, "region": "here", "currency": "USD", "date": "2026-11-30", "prices": [
        {"id": "read-request", "per": "1000000", "standard": "1", "infrequentAccess": "2"},
        {"id": "write-request", "per": "1000000", "standard": "4", "infrequentAccess": "5"},
        {"id": "read-capacity-hour", "standard": "0.001"},
        {"id": "write-capacity-hour", "standard": "0.002"},
        {"id": "storage-gb-month", "standard": "1", "infrequentAccess": "0.5"},
        {"id": "recovery-gb-month", "standard": "2"},
        {"id": "backup-gb-month", "standard": "3"},
        {"id": "stream-read", "per": "100000", "standard": "0.02"},
        {"id": "dax.r5.large-hour", "standard": "0.5"}]})");
}
constexpr std::int64_t hours = 1'000; // 3.6 million seconds

std::string item(std::size_t bytes, const std::string &more = "") {
    const std::string keys = R"({"PK": "USER#1", "SK": "ORDER#1")" + more; // PK, SK: 2 + 6, 2 + 7
    return keys + R"(, "text": ")" + std::string(bytes, 'x') + R"("})";
}
Design of(TableDesign table, AccessPattern pattern, double perSecond) {
    pattern.id = "AP1";
    pattern.tableName = "Orders";
    pattern.averagePerSecond = perSecond;
    Design design;
    design.tables = {std::move(table)};
    design.patterns = {std::move(pattern)};
    return design;
}
AccessPattern queryOfUser() {
    return {.keyConditionExpression = "PK = :u", .values = {{":u", R"({"S":"USER#1"})"}}};
}
AccessPattern put(const std::string &json) {
    return {.operation = "PutItem", .request = R"({"Item": )" + json + "}"};
}
TableDesign orders(const std::string &first) {
    return makeTable("Orders", keys("PK", "SK"), {first});
}
std::vector<PatternUnits> measured(const Design &design) {
    auto sandbox = *Sandbox::make();
    EXPECT_TRUE(sandbox->show(design));
    return unitsOf(design, *sandbox);
}
CostSheet sheetOf(const Design &design, CostSettings settings = {.hoursPerMonth = hours}) {
    return costOf(design, measured(design), roundPrices(), settings);
}
const CostLine *find(const std::vector<CostLine> &lines, std::string_view id) {
    for (const CostLine &line : lines) {
        if (line.id == id) return &line;
        if (const auto *part = find(line.parts, id)) return part;
    }
    return nullptr;
}

}

TEST(Decimal, IsExactWhereMoneyIsAdded) {
    Decimal sum;
    for (int i = 0; i < 10; ++i) sum += d("0.1");
    EXPECT_EQ(sum, d("1"));
    const struct {
        Decimal value;
        const char *text;
    } cases[] = {
        {d("0.625") / d("1000000"),                    "0.000000625"          },
        {d("40000") * d("2628000") * d("0.000000125"), "13140"                },
        {d("1") / d("3"),                              "0.333333333333"       },
        {d("2") / d("3"),                              "0.666666666667"       },
        {d("-2") / d("3"),                             "-0.666666666667"      },
        {d("1") / d("0"),                              "0"                    },
        {d("12345678901.5") * d("1000000"),            "12345678901500000"    },
        {d("99999999999999999999") / d("3"),           "33333333333333333333" },
        {Decimal::of(0.1) + Decimal::of(0.2),          "0.3"                  },
        {Decimal::of(1e30),                            "100000000000000000000"},
        {d("10.005").rounded(2),                       "10.01"                },
        {d("-0.5").rounded(0),                         "-1"                   },
    };
    for (const auto &[value, text] : cases) EXPECT_EQ(value.text(), text);
    for (const char *bad :
        {"", ".5", "5.", "1e3", "+1", "1,000", "0.1234567890123", "--1", "nan", "123456789012345678901"})
        EXPECT_FALSE(Decimal::parse(bad)) << bad;
    EXPECT_TRUE((d("99999999999999999999") * d("10")).isAtBound()) << "no number wraps around";
}

TEST(Decimal, MoneyShowsWhatCounts) {
    const std::pair<const char *, const char *> cases[] = {
        {"41.2",        "41.20"       },
        {"1234567.891", "1,234,567.89"},
        {"0",           "0.00"        },
        {"0.125",       "0.13"        },
        {"0.00425",     "0.0043"      },
        {"-1234.5",     "-1,234.50"   }
    };
    for (const auto &[amount, text] : cases) EXPECT_EQ(moneyText(d(amount)), text);
}

TEST(Prices, TheBuiltInTableIsTheFileInResources) {
    const auto table = readPrices(builtInPriceText);
    ASSERT_TRUE(table) << table.error().english();
    EXPECT_EQ(table->region, "us-east-1");
    EXPECT_EQ(table->price("write-request").amount(engine::TableClass::Standard), d("0.000000625"));
    EXPECT_FALSE(table->daxNodeTypes().empty());
    for (const Price &price : table->prices) EXPECT_FALSE(price.source.empty()) << price.id;
}

TEST(Prices, DamagedTablesAreRefusedWithTheReason) {
    const std::string whole = builtInPriceText;
    const auto changed = [&](const std::string &from, const std::string &to) {
        std::string text = whole;
        const auto at = text.find(from);
        EXPECT_NE(at, std::string::npos) << from;
        return text.replace(at, from.size(), to);
    };
    const auto refused = [](const std::string &text, const char *says) {
        const auto table = readPrices(text);
        ASSERT_FALSE(table) << text.substr(0, 60);
        EXPECT_NE(table.error().english().find(says), std::string::npos) << table.error().english();
    };
    refused("", "empty");
    refused("{", "");
    refused("{}", "hashrangePrices");
    refused(changed("\"hashrangePrices\": 1", "\"hashrangePrices\": 2"), "format 2");
    refused(changed("2026-11-30", "30.11.2026"), "30.11.2026");
    refused(changed("\"0.125\"", "0.125"), "standard");
    refused(changed("\"0.125\"", "\"0,125\""), "0,125");
    refused(changed("\"0.125\"", "\"-1\""), "-1");
    refused(changed("\"per\": \"1000000\"", "\"per\": \"0\""), "0 units");
    refused(changed("write-request", "read-request"), "twice");
    refused(changed("write-request", "write-requests"), "write-request\" is missing");
    EXPECT_FALSE(openPrices("/nowhere/prices.json"));
}

TEST(Cost, ReadsCostTheUnitsThatTheEngineCharges) {
    // 9,000 bytes: 3 units of 4 KB, half of that for an eventual read. 2 a second x 3.6 million seconds x 1.5 x 10^-6
    const auto sheet = sheetOf(of(orders(item(9'000)), queryOfUser(), 2));
    EXPECT_TRUE(sheet.rated);
    ASSERT_TRUE(sheet.patterns.front().perMonth);
    EXPECT_EQ(*sheet.patterns.front().perMonth, d("10.8"));
    EXPECT_EQ(*sheet.patterns.front().perMillion, d("1.5"));
    EXPECT_EQ(find(sheet.lines, "table/Orders/requests")->perMonth, d("10.8"));
}

TEST(Cost, AReadAtScaleIsAModel) {
    auto pattern = queryOfUser();
    pattern.itemsAtScale = 1'000; // of about 1,017 bytes: 249 units, halved
    const auto design = of(orders(item(1'000)), pattern, 1);
    const auto units = measured(design);
    EXPECT_EQ(units.front().arms.front().bytes, 1'021'000);
    EXPECT_EQ(units.front().arms.front().units.halves, 250);
    EXPECT_EQ(units.front().arms.front().grade, Grade::Model);
}

TEST(Cost, IndexWritesAreCountedByTheChangeOfTheEntry) {
    auto table = orders(item(2'500, R"(, "status": "open", "note": "a")"));
    table.description.globalSecondaryIndexes = {
        makeIndex("ByStatus", keys("status"), {.type = engine::Projection::Type::KeysOnly})};
    const struct {
        const char *why, *more;
        std::int64_t indexUnits;
    } cases[] = {
        {"the same item again",               R"(, "status": "open", "note": "a")", 0},
        {"an attribute outside of the index", R"(, "status": "open", "note": "b")", 0},
        {"another key: out and in",           R"(, "status": "paid", "note": "a")", 2},
        {"no key any more: out",              R"(, "note": "a")",                   1},
    };
    for (const auto &[why, more, indexUnits] : cases) {
        std::string json =
            R"({"PK": {"S": "USER#1"}, "SK": {"S": "ORDER#1"}, "text": {"S": ")" + std::string(2'500, 'x') + R"("})";
        const auto plain = engine::toJson(engine::ItemView(*engine::itemFromPlainJson(item(2'500, more))));
        const auto design = of(table, put(plain), 1);
        const auto units = measured(design);
        ASSERT_EQ(units.front().problem, "") << why;
        std::int64_t tableHalves = 0, indexHalves = 0;
        for (const auto &arm : units.front().arms)
            (arm.indexName.empty() ? tableHalves : indexHalves) += arm.units.halves;
        EXPECT_EQ(tableHalves, 6) << why << ": 2.5 KB are 3 units";
        EXPECT_EQ(indexHalves, 2 * indexUnits) << why;
        // 1 a second x 3.6 million x units x 4 x 10^-6
        EXPECT_EQ(*sheetOf(design).patterns.front().perMonth, d("14.4") * Decimal::of(3 + indexUnits)) << why;
    }
}

TEST(Cost, TryingAWriteLeavesTheSandboxAsItWas) {
    const auto design = of(orders(item(100)), put(R"({"PK": {"S": "USER#2"}, "SK": {"S": "x"}})"), 1);
    auto sandbox = *Sandbox::make();
    ASSERT_TRUE(sandbox->show(design));
    const auto count = [&] { return engine::call(*sandbox, engine::ScanInput{.tableName = "Orders"})->count; };
    const auto before = count();
    EXPECT_EQ(unitsOf(design, *sandbox).front().problem, "");
    EXPECT_EQ(count(), before);
}

TEST(Cost, StorageCountsAHundredBytesForEachItemAndEntry) {
    auto table = orders(item(1'000, R"(, "status": "open")"));
    table.description.globalSecondaryIndexes = {makeIndex("ByStatus", keys("status"))};
    table.entityTypes = {
        EntityType{.name = "Order",
                   .keyTemplates = {{"PK", "USER#{u}"}, {"SK", "ORDER#{o}"}},
                   .expectedItems = 1 << 20,
                   .expectedItemBytes = 924}
    };
    const auto sheet = sheetOf(of(table, queryOfUser(), 0));
    EXPECT_FALSE(sheet.rated) << "storage alone is no forecast of a month";
    EXPECT_EQ(find(sheet.lines, "table/Orders/storage/")->perMonth, d("1"))
        << "2^20 items of 1,024 bytes are one gigabyte";
    EXPECT_EQ(find(sheet.lines, "table/Orders/storage/ByStatus")->perMonth, d("1")) << "all of it is projected";
    EXPECT_EQ(find(sheet.lines, "table/Orders/storage")->perMonth, d("2"));
}

TEST(Cost, BackupsAndStreamsAndDaxHaveTheirLines) {
    auto table = orders(item(1'000));
    table.description.streamViewType = engine::StreamViewType::NewImage;
    table.recoveryPeriodDays = 7;
    table.entityTypes = {
        EntityType{.name = "Order",
                   .keyTemplates = {{"PK", "USER#{u}"}, {"SK", "ORDER#{o}"}},
                   .expectedItems = 1 << 20,
                   .expectedItemBytes = 924}
    };
    auto design = of(table, queryOfUser(), 1);
    design.scenarios = {
        Scenario{.name = "Launch", .trafficPercent = 300, .dax = DaxCluster{.nodes = 3}}
    };
    const auto sheet =
        sheetOf(design, {.hoursPerMonth = hours, .streamReaders = 1, .backupsKept = 2, .scenario = "Launch"});
    EXPECT_EQ(find(sheet.lines, "table/Orders/recovery")->perMonth, d("2"));
    EXPECT_EQ(find(sheet.lines, "table/Orders/backups")->perMonth, d("6")) << "two copies";
    EXPECT_EQ(find(sheet.lines, "table/Orders/stream")->perMonth, d("2.88")) << "4 a second, 14.4 million";
    EXPECT_EQ(find(sheet.lines, "dax")->perMonth, d("1500"));
    EXPECT_EQ(sheet.patterns.front().perSecond, d("3")) << "three times the traffic";
}

TEST(Cost, ProvisionedCapacityIsPaidByTheHourUsedOrNot) {
    auto table = orders(item(100));
    table.description.billingMode = engine::BillingMode::Provisioned;
    table.description.provisionedThroughput = {10, 5};
    const auto fixed = sheetOf(of(table, queryOfUser(), 7));
    EXPECT_EQ(find(fixed.lines, "table/Orders/capacity//read")->perMonth, d("10")) << "10 x 1,000 hours x 0.001";
    EXPECT_EQ(find(fixed.lines, "table/Orders/capacity//write")->perMonth, d("10")) << "5 x 1,000 x 0.002";
    table.autoScalingRead = AutoScaling{.minCapacity = 2, .maxCapacity = 100, .targetPercent = 50};
    const auto scaled = sheetOf(of(table, queryOfUser(), 7));
    EXPECT_EQ(find(scaled.lines, "table/Orders/capacity//read")->perMonth, d("7")) << "3.5 units used, 50 % aimed at";
    table.autoScalingRead->minCapacity = 20;
    EXPECT_EQ(find(sheetOf(of(table, queryOfUser(), 7)).lines, "table/Orders/capacity//read")->perMonth, d("20"));
}

TEST(Cost, EveryFigureOpens) {
    auto table = orders(item(9'000));
    table.description.streamViewType = engine::StreamViewType::NewImage;
    const auto sheet = sheetOf(of(table, queryOfUser(), 2));
    const std::function<void(const CostLine &)> opens = [&](const CostLine &line) {
        EXPECT_FALSE(line.formula.english().empty()) << line.id;
        Decimal sum;
        for (const CostLine &part : line.parts) {
            opens(part);
            sum += part.perMonth;
            EXPECT_GE(line.grade, part.grade) << line.id << " is no better than its parts";
        }
        if (!line.parts.empty()) {
            EXPECT_EQ(sum, line.perMonth) << line.id;
        } else if (!line.perMonth.isZero()) {
            EXPECT_FALSE(line.inputs.empty()) << line.id;
        }
    };
    Decimal sum;
    for (const CostLine &line : sheet.lines) {
        opens(line);
        sum += line.perMonth;
    }
    EXPECT_EQ(sum, sheet.perMonth);
}

TEST(Cost, WhatCannotRunHasNoCostAndSaysWhy) {
    auto pattern = queryOfUser();
    pattern.keyConditionExpression = "SK = :u";
    const auto sheet = sheetOf(of(orders(item(10)), pattern, 5));
    EXPECT_FALSE(sheet.patterns.front().perMonth);
    EXPECT_NE(sheet.patterns.front().problem.find("Query condition missed key schema element: PK"), std::string::npos);
}

TEST(Cost, KnowsWhereOneWayBecomesCheaper) {
    EXPECT_EQ(breakEvenUtilisation(builtInPrices(), true).rounded(2), d("0.29"));
    EXPECT_EQ(breakEvenUtilisation(builtInPrices(), false).rounded(2), d("0.29"));
    EXPECT_EQ(infrequentAccessBreakEven(builtInPrices()).rounded(2), d("0.41"));
    const auto sheet = sheetOf(of(orders(item(9'000)), queryOfUser(), 2));
    ASSERT_EQ(sheet.comparisons.size(), 1U);
    EXPECT_LT(sheet.comparisons.front().standard, sheet.comparisons.front().infrequentAccess)
        << "reads cost twice, storage is nothing";
}

TEST(Cost, IsWrittenForPeopleProgramsAndSpreadsheets) {
    const auto design = of(orders(item(9'000)), queryOfUser(), 2);
    const auto sheet = sheetOf(design);
    EXPECT_NE(toText(design, sheet).find("10.80  "), std::string::npos) << toText(design, sheet);
    EXPECT_NE(toJson(sheet).find(R"("perMonth": "10.8")"), std::string::npos);
    const auto csv = toCsv(sheet);
    EXPECT_TRUE(csv.starts_with("id,level,title,"));
    EXPECT_NE(csv.find("table/Orders/requests,1,Requests on demand,Orders,,,10.8,model,"), std::string::npos) << csv;
}

}
