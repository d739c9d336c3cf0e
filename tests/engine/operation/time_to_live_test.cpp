#include "tests/engine/operation/calls.h"

#include <gmock/gmock.h>

namespace engine {

namespace {

class TimeToLive : public Calls {
protected:
    TimeToLive() {
        table("Things", "pk:S",
            {
                {"GSI1", "g:S"}
        });
    }
    std::string set(bool enabled, const char *attribute) {
        return call("UpdateTimeToLive", R"({"TableName": "Things", "TimeToLiveSpecification": {"Enabled": )" +
                                            std::string(enabled ? "true" : "false") + R"(, "AttributeName": ")" +
                                            attribute + "\"}}");
    }
    std::string describe() {
        return member("DescribeTimeToLive", R"({"TableName": "Things"})", "TimeToLiveDescription");
    }
};

}

TEST_F(TimeToLive, IsSwitchedOnAndOff) {
    EXPECT_EQ(describe(), json(R"({"TimeToLiveStatus": "DISABLED"})"));
    EXPECT_EQ(set(true, "ttl"), json(R"({"TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}})"));
    EXPECT_EQ(describe(), json(R"({"TimeToLiveStatus": "ENABLED", "AttributeName": "ttl"})"));
    EXPECT_EQ(set(true, "ttl"), "ValidationException: TimeToLive is already enabled");
    EXPECT_EQ(set(false, "other"),
        "ValidationException: TimeToLive is active on a different AttributeName: current AttributeName is ttl");
    EXPECT_EQ(set(false, "ttl"), json(R"({"TimeToLiveSpecification": {"Enabled": false, "AttributeName": "ttl"}})"));
    EXPECT_EQ(set(false, "ttl"), "ValidationException: TimeToLive is already disabled");
}

TEST_F(TimeToLive, RemovesItemsWhoseTimeIsOver) {
    const std::tuple<const char *, const char *, bool> items[] = {
  // the clock stands at 1,800,000,000 seconds
        {"over",                            R"({"N": "1799999999"})",     true },
        {"with a fraction and an exponent", R"({"N": "17999.999999e5"})", true },
        {"now is not yet over",             R"({"N": "1800000000"})",     false},
        {"in milliseconds, by mistake",     R"({"N": "1799999999000"})",  false},
        {"more than five years ago",        R"({"N": "1600000000"})",     false},
        {"a text",                          R"({"S": "1799999999"})",     false},
        {"without",                         R"({"BOOL": true})",          false},
    };
    for (const auto &[pk, value, expires] : items)
        put("Things", R"({"pk": {"S": ")" + std::string(pk) + R"("}, "g": {"S": "g"}, "ttl": )" + value + "}");
    EXPECT_EQ(*engine->removeExpired(), 0) << "nothing expires before it is switched on";
    set(true, "ttl"); // items from before expire, too
    for (const auto &[pk, value, expires] : items)
        EXPECT_NE(
            member("GetItem", R"({"TableName": "Things", "Key": {"pk": {"S": ")" + std::string(pk) + R"("}}})", "Item"),
            "null")
            << pk << ": until the sweep it is still read";
    EXPECT_EQ(*engine->removeExpired(), 2);
    for (const auto &[pk, value, expires] : items)
        EXPECT_EQ(member("GetItem", R"({"TableName": "Things", "Key": {"pk": {"S": ")" + std::string(pk) + R"("}}})",
                      "Item") == "null",
            expires)
            << pk;
    EXPECT_EQ(member("Scan", R"({"TableName": "Things", "IndexName": "GSI1"})", "Count"), "5")
        << "and is gone from the index";
    clock->advance(1'000);
    EXPECT_EQ(*engine->removeExpired(), 1) << "a second later one more";
}

}
