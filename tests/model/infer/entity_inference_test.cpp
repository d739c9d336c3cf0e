#include "model/infer/entity_inference.h"

#include "tests/model/tables.h"

#include <gtest/gtest.h>

namespace model {
namespace {

/// "User PK=USER#{userId} SK=PROFILE", one line for each type.
std::vector<std::string> typesOf(const TableDesign &table) {
    std::vector<std::string> lines;
    for (const auto &type : inferEntityTypes(table)) {
        std::string line = type.name;
        for (const auto &[attribute, text] : type.keyTemplates) line += " " + attribute + "=" + text;
        lines.push_back(line);
    }
    return lines;
}

/// Every item belongs to the type that it was made from, and to one at all.
void expectAllRecognised(const TableDesign &table) {
    const auto typed = withEntityTypes(table);
    for (const auto &item : *typed.items)
        EXPECT_NE(entityOf(typed, item->blob), std::nullopt) << engine::toPlainJson(engine::ItemView(item->blob));
}

TableDesign shop() {
    auto table = makeTable("AppData", keys("PK", "SK"),
        {
            R"({"PK": "USER#U001", "SK": "PROFILE", "userId": "U001", "name": "Asha"})",
            R"({"PK": "USER#U001", "SK": "ORDER#2024-01-05", "orderDate": "2024-01-05", "status": "Delivered",
                "GSI1PK": "STATUS#Delivered", "GSI1SK": "2024-01-05", "total": 148.5})",
            R"({"PK": "USER#U001", "SK": "ORDER#2024-01-05#ITEM#P100", "productId": "P100", "qty": 1,
                "GSI1PK": "PRODUCT#P100", "GSI1SK": "2024-01-05"})",
            R"({"PK": "USER#U002", "SK": "PROFILE", "userId": "U002", "name": "Kenji"})",
            R"({"PK": "USER#U002", "SK": "ORDER#2024-02-19", "orderDate": "2024-02-19", "status": "Pending",
                "GSI1PK": "STATUS#Pending", "GSI1SK": "2024-02-19", "total": 64, "UnshippedFlag": "1"})",
            R"({"PK": "PRODUCT#P100", "SK": "DETAILS", "productId": "P100", "category": "Shoes",
                "GSI1PK": "CATEGORY#Shoes", "GSI1SK": "PRODUCT#P100"})",
            R"({"PK": "PRODUCT#P100", "SK": "REVIEW#R001", "rating": 5})",
        });
    table.description.globalSecondaryIndexes = {
        makeIndex("GSI1", keys("GSI1PK", "GSI1SK")), makeIndex("GSI2", keys("UnshippedFlag", "orderDate"))};
    return table;
}

}

TEST(EntityInference, ReadsASingleTableDesign) {
    EXPECT_EQ(typesOf(shop()),
        (std::vector<std::string>{
            "User PK=USER#{userId} SK=PROFILE",
            "Order GSI1PK=STATUS#{status} GSI1SK={orderDate} PK=USER#{userId} SK=ORDER#{orderDate} "
            "UnshippedFlag={UnshippedFlag} orderDate={orderDate}",
            "OrderItem GSI1PK=PRODUCT#{productId} GSI1SK={orderDate} PK=USER#{userId} "
            "SK=ORDER#{orderDate}#ITEM#{productId}",
            "Product GSI1PK=CATEGORY#{category} GSI1SK=PRODUCT#{productId} PK=PRODUCT#{productId} SK=DETAILS",
            "Review PK=PRODUCT#{productId} SK=REVIEW#{reviewId}",
        }));
    expectAllRecognised(shop());
}

TEST(EntityInference, GivesBadgesByTheRulesOfTheTheme) {
    const auto types = inferEntityTypes(shop());
    std::string letters;
    for (const auto &type : types) letters += type.letter;
    EXPECT_EQ(letters, "UOIPR") << "Order takes O, so OrderItem its next capital";
    for (std::size_t i = 0; i < types.size(); ++i) EXPECT_EQ(types[i].colour, static_cast<int>(i) + 1);

    std::vector<Shared<EntityType>> existing;
    std::string given;
    for (int i = 0; i < 12; ++i) {
        const auto badge = badgeFor("Order", existing);
        given += badge.letter + std::to_string(badge.colour) + (badge.square ? "s " : " ");
        existing.emplace_back(
            EntityType{.name = "Order", .letter = badge.letter, .colour = badge.colour, .squareBadge = badge.square});
    }
    EXPECT_EQ(given, "O1 R2 D3 E4 15 26 37 48 51s 62s 73s 84s ")
        << "letters of the name, digits; square from the ninth";
    existing.erase(existing.begin() + 2);
    EXPECT_EQ(badgeFor("Depot", existing).colour, 3) << "the colour that is used least";
    EXPECT_EQ(badgeFor("", {}).letter, "1") << "no name, still a letter";
}

TEST(EntityInference, KnowsManyWaysToWriteKeys) {
    struct Case {
        const char *why;
        TableDesign table;
        std::vector<std::string> types;
    } const cases[] = {
        {"natural names are one entity, named from the table",
         makeTable("Orders",                                                                                          keys("CustomerId",                    "OrderedAt"),
         {R"({"CustomerId": "liz", "OrderedAt": "2024-01-05"})",
                    R"({"CustomerId": "sue", "OrderedAt": "2024-01-06"})",
                    R"({"CustomerId": "sue", "OrderedAt": "2024-01-07"})"}),
         {"Order CustomerId={CustomerId} OrderedAt={OrderedAt}"}},
        {"uuids are ids, not words",
         makeTable("Files",                                                                                keys("id"),
         {R"({"id": "7a0e6c0b-54a1-4f6c-8f4e-3f6c1b9d0a11", "n": 1})",
                    R"({"id": "c2a7be30-0d12-4b7e-9a55-8f6d2f4f7b90", "n": 2})"}),
         {"File id={id}"}                                                                                                                                                                                         },
        {"numbers are keys too",
         makeTable("Readings",                                                                                    keys("sensor:N",                                                                                                                              "at:N"),{R"({"sensor": 7, "at": 1700000000})"}),
         {"Reading at={at} sensor={sensor}"}},
        {"the same prefix in both keys is the thing itself",
         makeTable("app",                                                                       keys("PK",                                                          "SK"),
         {R"({"PK": "user#1", "SK": "user#1"})", R"({"PK": "user#2", "SK": "user#2"})",
                    R"({"PK": "user#1", "SK": "order#7"})"}),
         {"User PK=user#{userId} SK=user#{userId}", "Order PK=user#{userId} SK=order#{orderId}"}},
        {"an adjacency list: who has whom",
         makeTable("School",                     keys("PK",                                                         "SK"),
         {R"({"PK": "COURSE#C001", "SK": "DETAILS"})", R"({"PK": "COURSE#C001", "SK": "STUDENT#S001"})",
                    R"({"PK": "STUDENT#S001", "SK": "PROFILE"})", R"({"PK": "STUDENT#S001", "SK": "COURSE#C001"})"}),
         {"Course PK=COURSE#{courseId} SK=DETAILS", "CourseStudent PK=COURSE#{courseId} SK=STUDENT#{studentId}",
                "Student PK=STUDENT#{studentId} SK=PROFILE",
                "StudentCourse PK=STUDENT#{studentId} SK=COURSE#{courseId}"}},
        {"a hierarchy in the sort key",
         makeTable("Places", keys("PK",                                                                               "SK"),
         {R"({"PK": "REGION#Asia", "SK": "COUNTRY#India"})", R"({"PK": "REGION#Asia", "SK": "COUNTRY#Japan"})",
                    R"({"PK": "REGION#Asia", "SK": "COUNTRY#India#STATE#Maharashtra"})",
                    R"({"PK": "REGION#Asia", "SK": "COUNTRY#India#STATE#Maharashtra#CITY#Mumbai"})"}),
         {"Country PK=REGION#{regionId} SK=COUNTRY#{countryId}",
                "State PK=REGION#{regionId} SK=COUNTRY#{countryId}#STATE#{stateId}",
                "City PK=REGION#{regionId} SK=COUNTRY#{countryId}#STATE#{stateId}#CITY#{cityId}"}},
        {"versions and the latest one",
         makeTable("Documents",                                                                                           keys("PK",                                                      "SK"),
         {R"({"PK": "DOC#D001", "SK": "v1", "version": "v1"})",
                    R"({"PK": "DOC#D001", "SK": "v2", "version": "v2"})",
                    R"({"PK": "DOC#D001", "SK": "LATEST", "version": "v2"})"}),
         {"Doc PK=DOC#{docId} SK={version}", "DocLatest PK=DOC#{docId} SK=LATEST"}},
        {"a status in a key is data where an attribute says it",
         makeTable("Jobs",keys("PK","SK"),
         {R"({"PK": "JOB#1", "SK": "RUN#7#PAID", "status": "PAID"})",
                    R"({"PK": "JOB#1", "SK": "RUN#8#OPEN", "status": "OPEN"})"}),
         {"Run PK=JOB#{jobId} SK=RUN#{runId}#{status}"}},
        {"a type attribute tells what keys do not",
         makeTable("acl",                                                                                            keys("PK",                                                                                                                                      "SK"),
         {R"({"PK": "U1", "SK": "U1", "type": "user"})", R"({"PK": "G1", "SK": "G1", "type": "group"})",
                    R"({"PK": "G1", "SK": "U1", "type": "member"})", R"({"PK": "G1", "SK": "U2", "type": "member"})"}),
         {"User PK={pk} SK={pk} type=user", "Group PK={pk} SK={pk} type=group",
                "Member PK={pk} SK={sk} type=member"}},
        {"and is left alone where keys do",
         makeTable("app",                                                                 keys("PK",                                                                                                                                   "SK"),
         {R"({"PK": "c#1", "SK": "c#1", "entityType": "customer"})",
                    R"({"PK": "c#2", "SK": "c#2", "entityType": "customer"})",
                    R"({"PK": "c#1", "SK": "o#1", "entityType": "order"})"}),
         {"Customer PK=c#{cId} SK=c#{cId}", "Order PK=c#{cId} SK=o#{oId}"}},
        {"a product's type is no entity type",
         makeTable("Products",                                                              keys("PK",                                                                  "SK"),
         {R"({"PK": "PRODUCT#1", "SK": "DETAILS", "type": "shirt"})",
                    R"({"PK": "PRODUCT#2", "SK": "DETAILS", "type": "shoe"})",
                    R"({"PK": "PRODUCT#3", "SK": "DETAILS", "type": "shoe"})"}),
         {"Product PK=PRODUCT#{productId} SK=DETAILS"}},
        {"an attribute that names its parts",
         makeTable("CartTable",                                           keys("CustomerID",                                                                               "Status#Date"),
         {R"({"CustomerID": "Liz", "Status#Date": "Shipped#2019-11-26"})",
                    R"({"CustomerID": "Sue", "Status#Date": "Active#2019-10-03"})"}),
         {"Cart CustomerID={CustomerID} Status#Date={Status}#{Date}"}},
        {"a delimiter in front makes a word a literal",
         makeTable("Game",                                      keys("PK",                                                                                                     "SK"),{R"({"PK": "p1", "SK": "#meta"})"}),                                                                                                                                                                               {"Meta PK={pk} SK=#meta"}},
        {"an attribute with braces in its name names no variable",
         makeTable("T",                                keys("PK"),                                                                       {R"({"PK": "USER#7", "a}b": "7"})"}),{"User PK=USER#{userId}"}                                                                                                                                                                                                   },
        {"nor does such a key",                                                    makeTable("Odd",                                            keys("{k}"),{R"({"{k}": "7"})"}),{"Odd {k}={value}"}},
        {"a made-up name is no attribute's that says something else",
         makeTable("T",                                                                                               keys("PK",                                                                                          "SK"),{R"({"PK": "USER#1", "SK": "SESSION#ACTIVE", "sessionId": "S7"})"}),
         {"Session PK=USER#{userId} SK=SESSION#{sessionId2}"}},
        {"no items, no types",                                               makeTable("Empty",                   keys("PK"), {}),{}                                                                                                                                                                                                                                                                },
        {"items without keys say nothing",         makeTable("Odd",                                                                                               keys("PK"),                            {R"({"a": 1})"}),{}                                                                                                                                                            },
    };
    for (const auto &[why, table, types] : cases) {
        EXPECT_EQ(typesOf(table), types) << why;
        EXPECT_EQ(typesOf(table), typesOf(table)) << "the same again: " << why;
        if (!types.empty()) expectAllRecognised(table);
    }
}

TEST(EntityInference, CallsAnIndexKeySparseThatManyItemsLack) {
    std::vector<std::string> items;
    for (int i = 0; i < 20; ++i)
        items.push_back(R"({"PK": "ORDER#)" + std::to_string(i) + R"(", "status": "open")" +
                        (i < 19 ? R"(, "GSI1PK": "STATUS#open")" : "") +
                        (i < 10 ? R"(, "GSI2PK": "LATE#open"})" : "}"));
    auto table = makeTable("T", keys("PK"), items);
    table.description.globalSecondaryIndexes = {makeIndex("GSI1", keys("GSI1PK")), makeIndex("GSI2", keys("GSI2PK"))};
    EXPECT_EQ(
        typesOf(table), std::vector<std::string>{"Order GSI1PK=STATUS#{status} GSI2PK={GSI2PK} PK=ORDER#{orderId}"})
        << "one of twenty may be a slip, half of them are not";
}

TEST(EntityInference, TakesNamesFromFacets) {
    auto table = makeTable("Game", keys("PK", "SK"),
        {R"({"PK": "p1", "SK": "FRIENDS#p1", "n": 1})", R"({"PK": "p1", "SK": "TASK#7", "n": 2})"});
    table.facets = {{.name = "Friends"}, {.name = "Quests to do"}, {.name = "Unused"}};
    auto items = *table.items;
    for (std::size_t i = 0; i < items.size(); ++i) {
        auto item = *items[i];
        item.facet = table.facets[i].name;
        items[i] = item;
    }
    table.items = items;
    EXPECT_EQ(typesOf(table),
        (std::vector<std::string>{"Friends PK={pk} SK=FRIENDS#{friendId}", "Quests to do PK={pk} SK=TASK#{taskId}"}));
}

TEST(EntityInference, MatchesTheFirstTypeWhoseKeysFit) {
    auto table = makeTable("T", keys("PK", "SK"), {});
    table.description.globalSecondaryIndexes = {makeIndex("GSI1", keys("GSI1PK"))};
    table.entityTypes = {
        EntityType{.name = "User",                   .keyTemplates = {{"PK", "USER#{id}"}, {"SK", "PROFILE"}}},
        EntityType{.name = "Anything of a user",     .keyTemplates = {{"PK", "USER#{id}"}}                   },
        EntityType{.name = "Only known by an index", .keyTemplates = {{"GSI1PK", "X"}}                       },
        EntityType{.name = "By type",                .keyTemplates = {{"kind", "note"}}                      }
    };
    const std::tuple<const char *, const char *, std::optional<std::size_t>> cases[] = {
        {"all templates of the table's keys", R"({"PK": "USER#1", "SK": "PROFILE"})",      0           },
        {"the first that fits",               R"({"PK": "USER#1", "SK": "ORDER#1"})",      1           },
        {"index keys do not decide",          R"({"PK": "X", "SK": "X", "GSI1PK": "X"})",  std::nullopt},
        {"a type attribute does",             R"({"PK": "X", "SK": "X", "kind": "note"})", 3           },
        {"a missing key fits nothing",        R"({"SK": "PROFILE"})",                      std::nullopt},
        {"nor does one that is no scalar",    R"({"PK": ["USER#1"], "SK": "PROFILE"})",    std::nullopt},
    };
    for (const auto &[why, item, entity] : cases)
        EXPECT_EQ(entityOf(table, *engine::itemFromPlainJson(item)), entity) << why;
}

TEST(EntityInference, StandsHostileKeys) {
    std::vector<std::string> items;
    std::string deep = "a";
    for (int i = 0; i < 5'000; ++i) deep += "#a";
    for (int i = 0; i < 300; ++i)
        items.push_back(R"({"PK": ")" + std::string(static_cast<std::size_t>(i), '#') + "x" + std::to_string(i) +
                        R"(", "SK": ")" + deep + std::to_string(i) + R"("})");
    EXPECT_LE(typesOf(makeTable("T", keys("PK", "SK"), items)).size(), 60U) << "noise makes no flood of types";
}

}
