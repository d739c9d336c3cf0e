#include "model/edit/following_keys.h"

#include "tests/model/tables.h"

#include <gtest/gtest.h>

#include <tuple>

namespace model {

namespace {

TEST(FollowingKeys, AnIndexKeyGoesWithTheValuesItIsMadeOf) {
    auto table = makeTable("Shop", keys("PK", "SK"),
        {R"({"PK": "USER#1", "SK": "ORDER#2024-01-05", "status": "Open", "day": "2024-01-05", "GSI1PK": "STATUS#Open", "GSI1SK": "2024-01-05#Open"})",
            R"({"PK": "USER#1", "SK": "ORDER#2024-01-06", "status": "Open", "day": "2024-01-06", "GSI1PK": "ARCHIVED"})",
            R"({"PK": "OTHER", "SK": "X", "status": "Open", "GSI1PK": "STATUS#Open"})"});
    table.description.globalSecondaryIndexes = {makeIndex("GSI1", keys("GSI1PK", "GSI1SK"))};
    EntityType order;
    order.name = "Order";
    order.keyTemplates = {
        {"PK",     "USER#{user}"    },
        {"SK",     "ORDER#{day}"    },
        {"GSI1PK", "STATUS#{status}"},
        {"GSI1SK", "{day}#{status}" }
    };
    table.entityTypes = {Shared(order)};

    using Set = std::pair<const char *, const char *>;
    const std::tuple<const char *, std::size_t, std::vector<Set>, std::vector<Set>> cases[] = {
        {"both keys are made of the status",                       0, {{"status", "Sent"}},
         {{"GSI1PK", "STATUS#Sent"}, {"GSI1SK", "2024-01-05#Sent"}}                                                  },
        {"two values at once",                                     0, {{"status", "Sent"}, {"day", "2024-02-01"}},
         {{"GSI1PK", "STATUS#Sent"}, {"GSI1SK", "2024-02-01#Sent"}}                                                  },
        {"the table's own key stays: another key is another item", 0, {{"day", "2024-02-01"}},
         {{"GSI1SK", "2024-02-01#Open"}}                                                                             },
        {"a key that the edit sets is the edit's",                 0, {{"status", "Sent"}, {"GSI1PK", "MINE"}},
         {{"GSI1SK", "2024-01-05#Sent"}}                                                                             },
        {"one that said something else is nobody's to change",     1, {{"status", "Sent"}},                        {}},
        {"no entity, no template",                                 2, {{"status", "Sent"}},                        {}},
        {"what no key is made of moves none",                      0, {{"note", "x"}},                             {}},
        {"nor the same value",                                     0, {{"status", "Open"}},                        {}},
    };
    for (const auto &[why, item, set, follows] : cases) {
        std::vector<CellValue> cells;
        for (const auto &[name, text] : set)
            cells.push_back({item, name, engine::encode(engine::AttributeValue{std::string(text)})});
        const auto all = withFollowingKeys(table, cells);
        std::vector<std::pair<std::string, std::string>> added, wanted(follows.begin(), follows.end());
        for (std::size_t i = cells.size(); i < all.size(); ++i)
            added.emplace_back(all[i].attributeName, engine::ValueView(all[i].value).text());
        EXPECT_EQ(added, wanted) << why;
    }
}

}

}
