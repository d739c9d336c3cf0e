#include "model/edit/new_item.h"

#include "tests/model/tables.h"

#include <gtest/gtest.h>

#include <tuple>

namespace model {

namespace {

Shared<EntityType> entity(const char *name, std::map<std::string, std::string> templates) {
    EntityType type;
    type.name = name;
    type.keyTemplates = std::move(templates);
    return type;
}

TableDesign shop() {
    auto table = makeTable("Shop", keys("PK", "SK"),
        {
            R"({"PK": "USER#U001", "SK": "PROFILE", "name": "Asha", "tags": ["a"]})",
            R"({"PK": "USER#U001", "SK": "ORDER#2024-02-28", "orderDate": "2024-02-28", "total": 5, "GSI1PK": "STATUS#Open"})",
            R"({"PK": "USER#U002", "SK": "PROFILE", "name": "Kenji"})",
        });
    table.description.globalSecondaryIndexes = {makeIndex("GSI1", keys("GSI1PK"))};
    table.entityTypes = {
        entity("User", {{"PK", "USER#{userId}"},      {"SK", "PROFILE"}            }
         ),
        entity("Order", { {"PK", "USER#{userId}"}, {"SK", "ORDER#{orderDate}"}, {"GSI1PK", "STATUS#{status}"}}
         ),
    };
    return table;
}

std::string json(const SampleItem &item) {
    return engine::toPlainJson(engine::ItemView(item.blob));
}
std::string plain(const char *text) {
    return engine::toPlainJson(engine::ItemView(*engine::itemFromPlainJson(text)));
}

TEST(NewItem, TakesTheShapeOfItsKindAndAKeyOfItsOwn) {
    const std::tuple<const char *, std::optional<std::size_t>, std::optional<std::size_t>, const char *> cases[] = {
        {"beside an order: the next day, in the indexes that orders are in", 1,  {},
         R"({"PK": "USER#U001", "SK": "ORDER#2024-02-29", "orderDate": "2024-02-29", "total": 0, "GSI1PK": "STATUS#Open"})"               },
        {"beside a profile, which a user has once: the next user",           0,  {},
         R"({"PK": "USER#U003", "SK": "PROFILE", "name": "", "tags": []})"                                                                },
        {"an order beside a profile stays in its collection",                2,  1,
         R"({"PK": "USER#U002", "SK": "ORDER#2024-02-28", "orderDate": "2024-02-28", "total": 0, "GSI1PK": "STATUS#Open"})"               },
        {"of a kind alone: after the last one of it",                        {}, 0,  R"({"PK": "USER#U003", "SK": "PROFILE", "name": ""})"},
    };
    for (const auto &[why, like, kind, expected] : cases)
        EXPECT_EQ(json(newItem(shop(), like, kind)), plain(expected)) << why;
}

TEST(NewItem, BeginsAnEmptyTableToo) {
    auto simple = makeTable("Things", keys("id:N"), {});
    EXPECT_EQ(json(newItem(simple)), R"({"id":1})") << "a number key";
    simple = makeTable("Things", keys("id:N"), {R"({"id": 1})", R"({"id": 2})"});
    EXPECT_EQ(json(newItem(simple, 0)), R"({"id":3})") << "counted on until it is free";
    auto typed = makeTable("Shop", keys("PK", "SK"), {});
    typed.entityTypes = {
        entity("User", {{"PK", "USER#{userId}"}, {"SK", "PROFILE"}, {"type", "user"}}
         )
    };
    typed.attributes = {
        {"name", engine::Type::S},
        {"age",  engine::Type::N}
    };
    EXPECT_EQ(json(newItem(typed, {}, 0)),
        plain(R"({"PK": "USER#1", "SK": "PROFILE", "type": "user", "name": "", "age": 0})"))
        << "templates and declared attributes are all there is";
}

TEST(NewItem, KeysWithoutTemplatesAreCountedOn) {
    const auto table =
        makeTable("Log", keys("device", "at:N"), {R"({"device": "d1", "at": 9})", R"({"device": "d1", "at": 10})"});
    EXPECT_EQ(json(newItem(table, 0)), R"({"at":11,"device":"d1"})");
}

TEST(NewItem, WhatFollowsAKeyPart) {
    const std::tuple<const char *, const char *, const char *> cases[] = {
        {"a number keeps its width",   "U009",       "U010"      },
        {"and grows where it must",    "R99",        "R100"      },
        {"a date is one",              "2024-12-31", "2025-01-01"},
        {"leap years are known",       "2023-02-28", "2023-03-01"},
        {"no date: digits at the end", "2024-13-40", "2024-13-41"},
        {"a word",                     "alpha",      "alpha2"    },
        {"nothing",                    "",           "1"         },
    };
    for (const auto &[why, text, next] : cases) EXPECT_EQ(nextKeyText(text), next) << why;
}

}

}
