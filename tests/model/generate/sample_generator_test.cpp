#include "model/generate/sample_generator.h"

#include "model/design/generator.h"
#include "model/format/format.h"
#include "model/generate/shares.h"
#include "model/generate/value_maker.h"
#include "model/infer/entity_inference.h"
#include "tests/model/tables.h"

#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <numeric>
#include <regex>
#include <set>

namespace model {

namespace {

/// A shop whose generators are all said.
Design shop() {
    TableDesign table = makeTable("Shop", keys("PK", "SK"), {});
    table.description.globalSecondaryIndexes = {makeIndex("GSI1", keys("GSI1PK", "GSI1SK"))};
    EntityType user{.name = "User", .keyTemplates = {{"PK", "USER#{userId}"}, {"SK", "PROFILE"}}};
    user.attributes = {
        {"name",  engine::Type::S,  true,  "fullName",                   ""},
        {"email", engine::Type::S,  true,  "email",                      ""},
        {"tags",  engine::Type::SS, false, "enum(new, gold, eu) 50% x1-2", ""},
    };
    user.variables = {
        {"userId", "sequence(1, prefix=U, width=3)"}
    };
    user.samples = "5";
    EntityType product{.name = "Product", .keyTemplates = {{"PK", "PRODUCT#{productId}"}, {"SK", "DETAILS"}}};
    product.attributes = {
        {"productId", engine::Type::S, true, "pattern([A-Z]{2}\\d{3})", ""},
        {"price",     engine::Type::N, true, "decimal(1.50, 99.90)",    ""},
    };
    product.samples = "4";
    EntityType order{.name = "Order",
        .keyTemplates = {{"PK", "USER#{userId}"}, {"SK", "ORDER#{orderDate}"}, {"GSI1PK", "STATUS#{status}"}, {"GSI1SK", "{orderDate}"}}};
    order.attributes = {
        {"orderDate", engine::Type::S, true, "date(2024-01-01, 2024-06-30)", ""},
        {"status",    engine::Type::S, true, "enum(Pending*3, Shipped)",     ""},
        {"flag",      engine::Type::S, false, "fixed(Y) 20%",                ""},
    };
    order.samples = "2-4";
    EntityType line{.name = "Line", .keyTemplates = {{"PK", "USER#{userId}"}, {"SK", "ORDER#{orderDate}#{productId}"}}};
    line.attributes = {
        {"productId", engine::Type::S, true, "reference(Product)",        ""},
        {"price",     engine::Type::N, true, "reference(Product, price)", ""},
        {"qty",       engine::Type::N, true, "integer(1, 3)",             ""},
    };
    line.samples = "zipf(2)";
    table.entityTypes = {user, product, order, line};
    Design design;
    design.tables.emplace_back(std::move(table));
    return design;
}

std::vector<std::string> itemsOf(const Design &design, std::size_t table = 0) {
    std::vector<std::string> out;
    for (const auto &item : *design.tables[table]->items)
        out.push_back(engine::toJson(engine::ItemView(item->blob)));
    return out;
}

std::string text(engine::ItemView item, std::string_view name) {
    const auto value = item.find(name);
    return value ? std::string(value->text()) : "-";
}

Design withGenerator(Design design, std::size_t entity, std::size_t attribute, const char *generator) {
    TableDesign table = *design.tables[0];
    EntityType changed = *table.entityTypes[entity];
    changed.attributes[attribute].generator = generator;
    table.entityTypes[entity] = Shared(changed);
    design.tables[0] = Shared(table);
    return design;
}

}

TEST(SampleGenerator, ItemsAreAsTheDesignSays) {
    const auto made = generateItems(shop(), "Shop", {.seed = 7});
    ASSERT_TRUE(made) << made.error().english();
    const TableDesign &table = *made->design.tables[0];
    const EntityMatcher matcher(table);
    std::map<std::size_t, std::vector<engine::ItemView>> byEntity;
    std::set<std::string> keys;
    for (const auto &item : *table.items) {
        const engine::ItemView view(item->blob);
        const auto entity = matcher.entityOf(view);
        ASSERT_TRUE(entity) << engine::toJson(view);
        byEntity[*entity].push_back(view);
        EXPECT_TRUE(keys.insert(text(view, "PK") + '\n' + text(view, "SK")).second) << "no key is there twice";
    }
    EXPECT_EQ(byEntity[0].size(), 5U);
    EXPECT_EQ(byEntity[1].size(), 4U);
    EXPECT_EQ(text(byEntity[0][0], "PK"), "USER#U001") << "a sequence begins at its first";
    EXPECT_EQ(text(byEntity[0][4], "PK"), "USER#U005");

    std::map<std::string, std::string> prices;
    for (const auto view : byEntity[1]) {
        prices[text(view, "productId")] = text(view, "price");
        EXPECT_TRUE(std::regex_match(text(view, "productId"), std::regex("[A-Z]{2}[0-9]{3}")));
        EXPECT_EQ(text(view, "PK"), "PRODUCT#" + text(view, "productId"));
    }
    std::map<std::string, std::size_t> ordersOf;
    std::set<std::string> orders;
    for (const auto view : byEntity[2]) {
        ++ordersOf[text(view, "PK")];
        orders.insert(text(view, "PK") + text(view, "SK"));
        EXPECT_EQ(text(view, "GSI1PK"), "STATUS#" + text(view, "status"));
        EXPECT_EQ(text(view, "GSI1SK"), text(view, "orderDate"));
        EXPECT_GE(text(view, "orderDate"), "2024-01-01");
        EXPECT_LE(text(view, "orderDate"), "2024-06-30");
    }
    EXPECT_EQ(ordersOf.size(), 5U) << "each user has orders";
    for (const auto &[user, count] : ordersOf) {
        EXPECT_GE(count, 2U) << user;
        EXPECT_LE(count, 4U) << user;
    }
    ASSERT_FALSE(byEntity[3].empty());
    for (const auto view : byEntity[3]) {
        const std::string sort = text(view, "SK");
        EXPECT_TRUE(orders.contains(text(view, "PK") + sort.substr(0, sort.rfind('#')))) << "a line is of an order";
        ASSERT_TRUE(prices.contains(text(view, "productId"))) << "a reference hits something";
        EXPECT_EQ(text(view, "price"), prices[text(view, "productId")]) << "and both are of one product";
    }
    for (const auto view : byEntity[0])
        EXPECT_TRUE(std::regex_match(text(view, "email"), std::regex("[a-z]+\\.[a-z]+[0-9]+@example\\.com")));
}

TEST(SampleGenerator, TheSameSeedGivesTheSameItemsEverywhere) {
    EXPECT_EQ(itemsOf(generateItems(shop(), "Shop", {.seed = 7})->design),
        itemsOf(generateItems(shop(), "Shop", {.seed = 7})->design));
    EXPECT_NE(itemsOf(generateItems(shop(), "Shop", {.seed = 7})->design),
        itemsOf(generateItems(shop(), "Shop", {.seed = 8})->design));
    // Written down once: another machine, library or version that makes others has broken the promise.
    const auto items = itemsOf(generateItems(shop(), "Shop", {.seed = 1})->design);
    ASSERT_GT(items.size(), 10U);
    EXPECT_EQ(items[0],
        R"({"PK":{"S":"USER#U001"},"SK":{"S":"PROFILE"},"email":{"S":"mateo.hill122@example.com"},"name":{"S":"Mateo Hill"},"tags":{"SS":["new"]}})");
    EXPECT_EQ(items[9],
        R"({"GSI1PK":{"S":"STATUS#Shipped"},"GSI1SK":{"S":"2024-03-14"},"PK":{"S":"USER#U001"},"SK":{"S":"ORDER#2024-03-14"},"orderDate":{"S":"2024-03-14"},"status":{"S":"Shipped"}})");
}

TEST(SampleGenerator, AnotherGeneratorLeavesTheOtherAttributesAsTheyWere) {
    const auto before = generateItems(shop(), "Shop", {.seed = 3});
    const auto after = generateItems(withGenerator(shop(), 2, 1, "enum(Open, Closed)"), "Shop", {.seed = 3});
    ASSERT_TRUE(before && after);
    const auto &a = *before->design.tables[0]->items, &b = *after->design.tables[0]->items;
    ASSERT_EQ(a.size(), b.size());
    std::size_t changed = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (const char *name : {"PK", "SK", "name", "orderDate", "flag", "price", "qty"})
            EXPECT_EQ(text(a[i]->blob, name), text(b[i]->blob, name));
        changed += text(a[i]->blob, "status") != text(b[i]->blob, "status") ? 1 : 0;
    }
    EXPECT_GT(changed, 0U);
}

TEST(SampleGenerator, ACountIsMet) {
    for (const std::size_t count : {1UL, 7UL, 100UL, 2500UL}) {
        const auto made = generateItems(shop(), "Shop", {.seed = 1, .count = count});
        ASSERT_TRUE(made) << made.error().english();
        EXPECT_EQ(made->design.tables[0]->items->size(), count);
    }
}

TEST(SampleGenerator, FewerAreMadeWhereKeysRunOut) {
    Design design = withGenerator(shop(), 1, 0, "enum(A, B)");
    const auto made = generateItems(design, "Shop", {.entityNames = {"Product"}});
    ASSERT_TRUE(made);
    EXPECT_EQ(made->entities[0].made, 2U);
    EXPECT_EQ(made->entities[0].wanted, 4U);
    ASSERT_EQ(made->entities[0].reasons.size(), 1U);
    EXPECT_EQ(made->entities[0].reasons[0].english(), "Not made, because their keys would repeat: 2.");
    design = withGenerator(shop(), 1, 0, "fixed(a#b)");
    EXPECT_EQ(generateItems(design, "Shop", {.entityNames = {"Product"}})->entities[0].reasons[0].english(),
        "Not made, because another entity type would claim them: 4.")
        << "a delimiter within a variable makes another key of it";
}

TEST(SampleGenerator, BesideTheItemsThatAreThere) {
    const auto users = generateItems(shop(), "Shop", {.entityNames = {"User", "Product"}});
    ASSERT_TRUE(users);
    const auto more = generateItems(users->design, "Shop", {.seed = 5, .entityNames = {"User", "Order"}, .keepItems = true});
    ASSERT_TRUE(more) << more.error().english();
    const auto items = *more->design.tables[0]->items;
    ASSERT_GT(items.size(), 20U);
    EXPECT_TRUE(items[0].same((*users->design.tables[0]->items)[0]));
    EXPECT_EQ(text(items[9]->blob, "PK"), "USER#U006") << "the sequence goes on behind keys that are taken";
    const auto orders = generateItems(users->design, "Shop", {.entityNames = {"Order"}, .keepItems = true});
    ASSERT_TRUE(orders);
    EXPECT_EQ(text(orders->design.tables[0]->items->back()->blob, "PK"), "USER#U005") << "of the users that are there";
}

TEST(SampleGenerator, SaysWhatIsWrong) {
    const std::pair<Result<Generated>, const char *> cases[] = {
        {generateItems(shop(), "None"),                                                       "Table: None not found"},
        {generateItems(shop(), "Shop", {.entityNames = {"None"}}),                             "has no entity type None"},
        {generateItems(shop(), "Shop", {.entityNames = {"Order"}}),                            "Order needs items of User, and there are none."},
        {generateItems(withGenerator(shop(), 0, 0, "nonsense"), "Shop"),                       "User, \"name: nonsense\": There is no generator"},
        {generateItems(withGenerator(shop(), 1, 1, "uuid"), "Shop"),                           "uuid makes no values of type N."},
        {generateItems(withGenerator(shop(), 1, 1, "integer(5, 1)"), "Shop"),                  "integer(5, 1) cannot be made; an example that can: integer(1, 100)."},
        {generateItems(withGenerator(shop(), 1, 0, "reference(Line, qty)"), "Shop"),           "refer to each other in a circle: "},
        {generateItems(withGenerator(shop(), 3, 0, "reference(Product, none)"), "Shop"),       "Product has no attribute or variable none."},
        {generateItems(withGenerator(shop(), 1, 0, "pattern([a)"), "Shop"),                    "The pattern cannot be read at character 3."},
    };
    for (const auto &[result, message] : cases) {
        ASSERT_FALSE(result) << message;
        EXPECT_THAT(result.error().english(), testing::HasSubstr(message));
    }
}

TEST(SampleGenerator, ReportsProgressAndCanBeCancelled) {
    std::atomic<bool> cancelled = false;
    std::size_t last = 0, reports = 0;
    const ReadOptions options{.fileName = {},
        .progress =
            [&](std::size_t done, std::size_t all) {
                EXPECT_GE(done, last);
                EXPECT_EQ(all, 2000U);
                last = done;
                if (++reports == 4) cancelled = true;
            },
        .cancelled = &cancelled};
    const auto made = generateItems(shop(), "Shop", {.count = 2000}, options);
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().english(), "Cancelled.");
    EXPECT_GT(last, 0U);
    EXPECT_LT(last, 2000U);
}

TEST(SampleGenerator, EveryModelOfTheGalleryGetsItemsOfItsKinds) {
    for (const auto &file : std::filesystem::directory_iterator(HASHRANGE_MODELS)) {
        const auto design = openModel(file.path().string());
        ASSERT_TRUE(design);
        for (const auto &table : design->tables) {
            const auto made = generateItems(*design, table->name(), {.seed = 2, .count = 300});
            ASSERT_TRUE(made) << file.path() << ' ' << made.error().english();
            const TableDesign &after = *made->design.table(table->name());
            const EntityMatcher matcher(after);
            std::size_t claimed = 0;
            for (const auto &item : *after.items) claimed += matcher.entityOf(item->blob) ? 1 : 0;
            EXPECT_EQ(claimed, after.items->size()) << file.path();
            EXPECT_GE(after.items->size(), 100U) << file.path() << ' ' << table->name();
            EXPECT_EQ(after.entityTypes, table->entityTypes) << "only items change";
        }
    }
}

TEST(SampleGenerator, SuggestsWhatTheItemsShow) {
    TableDesign table = makeTable("T", keys("PK", "SK"),
        {R"({"PK": "USER#U01", "SK": "ORDER#2024-01-05", "status": "Open", "total": 12.50, "paid": true, "id": "9f0c1f0e-4b44-4b0e-8f6e-0d6a8d1c2b3a"})",
            R"({"PK": "USER#U01", "SK": "ORDER#2024-02-05", "status": "Open", "total": 3, "paid": true, "id": "1f0c1f0e-4b44-4b0e-8f6e-0d6a8d1c2b3a"})",
            R"({"PK": "USER#U02", "SK": "ORDER#2024-03-05", "status": "Done", "total": 7.25, "paid": false, "id": "2f0c1f0e-4b44-4b0e-8f6e-0d6a8d1c2b3a", "note": "left at the door of the mill"})",
            R"({"PK": "USER#U02", "SK": "ORDER#2024-04-05", "status": "Open", "total": 7.25, "paid": false, "id": "3f0c1f0e-4b44-4b0e-8f6e-0d6a8d1c2b3a"})"});
    table.entityTypes = {
        EntityType{.name = "Order", .keyTemplates = {{"PK", "USER#{userId}"}, {"SK", "ORDER#{date}"}}}
    };
    const EntityType entity = withGenerators(table, 0);
    std::map<std::string, std::string> generators;
    for (const EntityAttribute &attribute : entity.attributes) generators[attribute.name] = attribute.generator;
    EXPECT_EQ(generators,
        (std::map<std::string, std::string>{
            {"id",     "uuid"                },
            {"note",   "lorem(7, 7) 25%"     },
            {"paid",   "boolean(50)"         },
            {"status", "enum(Open*3, Done)"  },
            {"total",  "decimal(3.00, 12.50)"}
    }));
    EXPECT_EQ(entity.variables, (std::map<std::string, std::string>{
                                    {"date",   "date(2024-01-05, 2024-04-05)" },
                                    {"userId", "sequence(1, prefix=U, width=2)"}
    }));
    EXPECT_EQ(entity.samples, "10");
    EXPECT_EQ(withGenerators(*shop().tables[0], 0), *shop().tables[0]->entityTypes[0]) << "what is said stays";
}

TEST(ValueMaker, EveryKindMakesWhatItSays) {
    const std::pair<const char *, const char *> cases[] = {
        {"uuid",                                 "[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}"},
        {"ulid(2024-01-01, 2024-12-31)",         "01H[0-9A-HJKMNP-TV-Z]{23}|01J[0-9A-HJKMNP-TV-Z]{23}"                },
        {"date(2024-02-28, 2024-03-01)",         "2024-02-2[89]|2024-03-01"                                           },
        {"dateTime(2024-01-01T10:00:00Z, 2024-01-01T10:59:59Z)", "2024-01-01T10:[0-5][0-9]:[0-5][0-9]Z"               },
        {"epoch(2024-01-01, 2024-01-01)",        "1704[0-9]{6}"                                                       },
        {"epochMillis(2024-01-01, 2024-01-01)",  "1704[0-9]{9}"                                                       },
        {"integer(-2, 2)",                       "-?[0-2]"                                                            },
        {"decimal(-0.50, 0.50)",                 "-?0(\\.[0-5][0-9]?)?"                                               },
        {"sequence(5, prefix=A-, width=4)",      "A-0005"                                                             },
        {"enum(a, b*0)",                         "a"                                                                  },
        {"boolean(100)",                         "true"                                                               },
        {"lorem(2, 3)",                          "[A-Z][a-z]*( [a-z]+){1,2}"                                          },
        {"pattern(a?(bc|d)[^!-y]x{2}\\.)",       "a?(bc|d)[z-~]xx\\."                                                 },
        {"pattern(\\w+)",                        "[A-Za-z0-9_]{1,8}"                                                  },
        {"phone",                                "\\+1 [0-9]{3} 555 01[0-9]{2}"                                       },
        {"fullName",                             "[A-Z][a-z]+ [A-Z][a-z]+"                                            },
        {"username",                             "[a-z.]+[0-9]+"                                                      },
    };
    for (const auto &[generator, shape] : cases) {
        const auto maker = ValueMaker::make(*parseGenerator(generator), {});
        ASSERT_TRUE(maker) << generator << ' ' << maker.error().english();
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            Random random(seed);
            const auto value = maker->value(random, {});
            const engine::ValueView view(value);
            const std::string made =
                view.type() == engine::Type::Bool ? (view.boolean() ? "true" : "false") : std::string(view.text());
            ASSERT_TRUE(std::regex_match(made, std::regex(shape))) << generator << " made " << made;
        }
    }
}

TEST(ValueMaker, DatesAreOfTheCalendar) {
    const std::pair<const char *, std::int64_t> cases[] = {
        {"1970-01-01", 0}, {"2000-02-29", 951'782'400}, {"1969-12-31", -86'400}, {"2024-12-31", 1'735'603'200}};
    for (const auto &[date, seconds] : cases) {
        EXPECT_EQ(secondsOf(date), seconds) << date;
        EXPECT_EQ(dateText(seconds), date);
    }
    EXPECT_EQ(dateTimeText(*secondsOf("2024-03-05T08:01:59Z")), "2024-03-05T08:01:59Z");
    for (const char *wrong : {"2023-02-29", "2024-13-01", "2024-1-1", "x", "", "2024-01-01T25:00:00Z", "2024-06-31"})
        EXPECT_FALSE(secondsOf(wrong)) << wrong;
}

TEST(ZipfShares, AddUpAndFall) {
    Random random(1);
    auto shares = zipfShares(100, 10'000, 100, random);
    EXPECT_EQ(std::accumulate(shares.begin(), shares.end(), std::size_t(0)), 10'000U);
    std::ranges::sort(shares, std::greater<>());
    EXPECT_NEAR(static_cast<double>(shares[0]), 10'000 / 5.187, 3) << "the 100th harmonic number is 5.187";
    EXPECT_NEAR(static_cast<double>(shares[1]) * 2, static_cast<double>(shares[0]), 4);
    EXPECT_NEAR(static_cast<double>(shares[9]) * 10, static_cast<double>(shares[0]), 20);
    Random again(1);
    auto even = zipfShares(4, 8, 0, again);
    EXPECT_EQ(even, (std::vector<std::size_t>{2, 2, 2, 2})) << "an exponent of 0 shares evenly";
    EXPECT_TRUE(zipfShares(0, 5, 100, again).empty());
}

}
