#include "model/view/common_values.h"

#include "tests/model/tables.h"

#include <gtest/gtest.h>

namespace model {

namespace {

using Values = std::vector<std::pair<std::string, std::size_t>>;

TEST(CommonValues, AreThoseOfTheSameEntityMostFrequentFirst) {
    auto table = makeTable("Shop", keys("PK"),
        {R"({"PK": "ORDER#1", "status": "Open", "rush": true, "id": "a"})",
            R"({"PK": "ORDER#2", "status": "Sent", "id": "b"})", R"({"PK": "ORDER#3", "status": "Sent", "id": "c"})",
            R"({"PK": "USER#1", "status": "gold", "id": "d"})", R"({"PK": "ORDER#4", "status": 5, "id": "e"})"});
    EntityType order, user;
    order.name = "Order";
    order.keyTemplates = {
        {"PK", "ORDER#{id}"}
    };
    user.name = "User";
    user.keyTemplates = {
        {"PK", "USER#{id}"}
    };
    table.entityTypes = {Shared(order), Shared(user)};

    EXPECT_EQ(commonValues(table, 0, "status"), (Values{
                                                    {"Sent", 2},
                                                    {"Open", 1}
    }))
        << "texts only, as the item's own";
    EXPECT_EQ(commonValues(table, 0, "rush"), (Values{
                                                  {"true",  1},
                                                  {"false", 0}
    }))
        << "there are two to choose from";
    EXPECT_EQ(commonValues(table, 0, "id"), Values{}) << "each item has its own: no choice";
    EXPECT_EQ(commonValues(table, 0, "absent"), Values{});
    EXPECT_EQ(commonValues(table, 99, "status"), Values{}) << "no such item";
}

}

}
