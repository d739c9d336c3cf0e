#include "tests/engine/operation/calls.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

namespace engine {

namespace {

class Scan : public Calls {
protected:
    Scan() {
        table("Things", "pk:S sk:N",
            {
                {"GSI1", "g:S"}
        });
        for (int partition = 0; partition < 50; ++partition)
            for (const char *n : {"9", "10"})
                put("Things", R"({"pk": {"S": ")" + std::to_string(partition) + R"("}, "sk": {"N": ")" + n + "\"}}");
    }
    /// "pk/sk" of each item, page by page.
    std::vector<std::string> all(const std::string &more) {
        auto request = nlohmann::json::parse(R"({"TableName": "Things")" + more + "}");
        std::vector<std::string> keys;
        for (;;) {
            const auto page = nlohmann::json::parse(call("Scan", request.dump()));
            for (const auto &item : page["Items"])
                keys.push_back(item["pk"]["S"].get<std::string>() + "/" + item["sk"]["N"].get<std::string>());
            if (!page.contains("LastEvaluatedKey")) return keys;
            request["ExclusiveStartKey"] = page["LastEvaluatedKey"];
        }
    }
};

}

TEST_F(Scan, FindsEachItemOnceWhateverThePages) {
    const auto once = all("");
    ASSERT_EQ(once.size(), 100u);
    EXPECT_EQ(std::set(once.begin(), once.end()).size(), 100u);
    for (std::size_t i = 0; i < once.size(); i += 2)
        EXPECT_EQ(once[i].substr(0, once[i].find('/')) + "/10", once[i + 1])
            << "a partition together, in sort-key order";
    for (const char *limit : {"1", "7", "50", "100"})
        EXPECT_EQ(all(R"(, "Limit": )" + std::string(limit)), once) << limit;
    for (const int segments : {1, 3, 16}) {
        std::vector<std::string> together;
        for (int segment = 0; segment < segments; ++segment)
            std::ranges::copy(all(R"(, "Limit": 3, "Segment": )" + std::to_string(segment) + R"(, "TotalSegments": )" +
                                  std::to_string(segments)),
                std::back_inserter(together));
        EXPECT_EQ(together, once) << segments << " segments, in the same order";
    }
}

TEST_F(Scan, FiltersAndCounts) {
    EXPECT_EQ(member("Scan", R"({"TableName": "Things", "Select": "COUNT"})", "Items"), "null")
        << "counting gives no items";
    EXPECT_EQ(member("Scan", R"({"TableName": "Things", "Select": "COUNT"})", "Count"), "100");
    EXPECT_EQ(call("Scan", R"({"TableName": "Things", "FilterExpression": "sk = :n AND pk = :p",
        "ExpressionAttributeValues": {":n": {"N": "9"}, ":p": {"S": "7"}}})"),
        json(R"({"Items": [{"pk": {"S": "7"}, "sk": {"N": "9"}}], "Count": 1, "ScannedCount": 100})"))
        << "a filter may look at keys";
    EXPECT_EQ(member("Scan", R"({"TableName": "Things", "IndexName": "GSI1"})", "Count"), "0")
        << "no item has the index's key";
    put("Things", R"({"pk": {"S": "in"}, "sk": {"N": "1"}, "g": {"S": "g"}})");
    EXPECT_EQ(names("Scan", R"({"TableName": "Things", "IndexName": "GSI1"})", "pk"), "in");
}

TEST_F(Scan, NamesWhatIsWrong) {
    const std::tuple<const char *, std::string, std::string> cases[] = {
        {"a segment of how many",               R"("Segment": 0)",
         "The TotalSegments parameter is required but was not present in the request when Segment parameter is "
            "present"                                                                                                                                },
        {"which segment",                       R"("TotalSegments": 2)",
         "The Segment parameter is required but was not present in the request when parameter TotalSegments is "
            "present"                                                                                                                                },
        {"counted from zero",                   R"("Segment": 5, "TotalSegments": 5)",
         "The Segment parameter is zero-based and must be less than parameter TotalSegments: Segment: 5 is not less "
            "than TotalSegments: 5"                                                                                                                  },
        {"half a start key",                    R"("ExclusiveStartKey": {"pk": {"S": "1"}})",
         "The provided starting key is invalid: The provided key element does not match the schema"                                                  },
        {"an unknown index",                    R"("IndexName": "none")",                         "The table does not have the specified index: none"},
        {"a consistent read of a global index", R"("IndexName": "GSI1", "ConsistentRead": true)",
         "Consistent reads are not supported on global secondary indexes"                                                                            },
    };
    for (const auto &[why, more, text] : cases)
        EXPECT_EQ(call("Scan", R"({"TableName": "Things", )" + more + "}"), "ValidationException: " + text) << why;

    const auto first = all(R"(, "Segment": 0, "TotalSegments": 2)").front();
    const auto slash = first.find('/');
    EXPECT_EQ(call("Scan",
                  R"({"TableName": "Things", "Segment": 1, "TotalSegments": 2, "ExclusiveStartKey": {"pk": {"S": ")" +
                      first.substr(0, slash) + R"("}, "sk": {"N": ")" + first.substr(slash + 1) + "\"}}}"),
        "ValidationException: The provided starting key is invalid: Invalid ExclusiveStartKey. Please use "
        "ExclusiveStartKey with correct Segment. TotalSegments: 2 Segment: 1");
}

}
