#include "tests/engine/operation/calls.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace engine {

using Json = nlohmann::json;

namespace {

class Streams : public Calls {
protected:
    void tableWithStream(const char *viewType) {
        ok("CreateTable", R"({"TableName": "Things", "BillingMode": "PAY_PER_REQUEST",
            "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}],
            "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}],
            "StreamSpecification": {"StreamEnabled": true, "StreamViewType": ")" +
                              std::string(viewType) + "\"}}");
        arn = Json::parse(call("DescribeTable", R"({"TableName": "Things"})"))["Table"]["LatestStreamArn"];
    }
    Json describe() {
        return Json::parse(call("DescribeStream", R"({"StreamArn": ")" + arn + "\"}"))["StreamDescription"];
    }
    std::string iterator(const std::string &type, const std::string &sequence = "") {
        Json request{
            {"StreamArn",         arn                               },
            {"ShardId",           describe()["Shards"][0]["ShardId"]},
            {"ShardIteratorType", type                              }
        };
        if (!sequence.empty()) request["SequenceNumber"] = sequence;
        const auto answer = call("GetShardIterator", request.dump());
        return answer.starts_with('{') ? Json::parse(answer)["ShardIterator"].get<std::string>() : answer;
    }
    Json records(const std::string &from, int limit = 1'000) {
        return Json::parse(call("GetRecords",
            Json{
                {"ShardIterator", from },
                {"Limit",         limit}
        }
                .dump()));
    }
    /// "INSERT a: - -> {…}" for each record from the beginning.
    std::string story() {
        std::string text;
        const auto trimmed = records(iterator("TRIM_HORIZON"));
        for (const auto &record : trimmed["Records"]) {
            const auto &change = record["dynamodb"];
            const auto image = [&](const char *name) { return change.contains(name) ? change[name].dump() : "-"; };
            text += record["eventName"].get<std::string>() + " " + change["Keys"]["pk"]["S"].get<std::string>() + ": " +
                    image("OldImage") + " -> " + image("NewImage") + "\n";
        }
        return text;
    }
    void change() {
        put("Things", R"({"pk": {"S": "a"}, "n": {"N": "1"}})");
        put("Things", R"({"pk": {"S": "a"}, "n": {"N": "1.0"}})"); // the same
        put("Things", R"({"pk": {"S": "a"}, "n": {"N": "2"}})");
        ok("DeleteItem", R"({"TableName": "Things", "Key": {"pk": {"S": "a"}}})");
        ok("DeleteItem", R"({"TableName": "Things", "Key": {"pk": {"S": "a"}}})"); // nothing there
    }
    std::string arn;
};

}

TEST_F(Streams, TellEachChangeByTheirViewType) {
    const std::string one = R"({"n":{"N":"1"},"pk":{"S":"a"}})", two = R"({"n":{"N":"2"},"pk":{"S":"a"}})";
    const std::tuple<const char *, std::string> cases[] = {
        {"NEW_AND_OLD_IMAGES",
         "INSERT a: - -> " + one + "\nMODIFY a: " + one + " -> " + two + "\nREMOVE a: " + two + " -> -\n"  },
        {"NEW_IMAGE",          "INSERT a: - -> " + one + "\nMODIFY a: - -> " + two + "\nREMOVE a: - -> -\n"},
        {"OLD_IMAGE",          "INSERT a: - -> -\nMODIFY a: " + one + " -> -\nREMOVE a: " + two + " -> -\n"},
        {"KEYS_ONLY",          "INSERT a: - -> -\nMODIFY a: - -> -\nREMOVE a: - -> -\n"                    },
    };
    for (const auto &[viewType, expected] : cases) {
        clock->advance(1'000); // each table's stream has a time of its own
        tableWithStream(viewType);
        change();
        EXPECT_EQ(story(), expected) << viewType << ": what changes nothing leaves no record";
        ok("DeleteTable", R"({"TableName": "Things"})");
    }
}

TEST_F(Streams, RecordsAreAsTheServiceWritesThem) {
    tableWithStream("NEW_IMAGE");
    put("Things", R"({"pk": {"S": "a"}, "n": {"N": "1"}})");
    const auto record = records(iterator("TRIM_HORIZON"))["Records"][0];
    EXPECT_EQ(record["eventSource"], "aws:dynamodb");
    EXPECT_EQ(record["awsRegion"], "us-east-1");
    EXPECT_EQ(record["eventID"].get<std::string>().size(), 32u);
    EXPECT_EQ(record["dynamodb"]["StreamViewType"], "NEW_IMAGE");
    EXPECT_EQ(record["dynamodb"]["SizeBytes"], 3 + 6) << "keys and image";
    EXPECT_GE(record["dynamodb"]["SequenceNumber"].get<std::string>().size(), 21u);
    EXPECT_EQ(record["dynamodb"]["ApproximateCreationDateTime"].get<double>(), 1'800'000'000);
    EXPECT_FALSE(record.contains("userIdentity"));

    const auto stream = describe();
    EXPECT_EQ(stream["StreamStatus"], "ENABLED");
    EXPECT_EQ(stream["KeySchema"], Json::parse(R"([{"AttributeName": "pk", "KeyType": "HASH"}])"));
    EXPECT_EQ(stream["StreamLabel"], "2027-01-15T08:00:00.000");
    EXPECT_TRUE(arn.ends_with("/stream/2027-01-15T08:00:00.000")) << arn;
    EXPECT_FALSE(stream["Shards"][0]["SequenceNumberRange"].contains("EndingSequenceNumber"));
}

TEST_F(Streams, AreReadFromAnywhere) {
    tableWithStream("KEYS_ONLY");
    for (const char *pk : {"1", "2", "3"}) put("Things", R"({"pk": {"S": ")" + std::string(pk) + "\"}}");
    const auto keys = [](const Json &answer) {
        std::string list;
        for (const auto &record : answer["Records"]) list += record["dynamodb"]["Keys"]["pk"]["S"].get<std::string>();
        return list;
    };
    const auto all = records(iterator("TRIM_HORIZON"));
    const std::string second = all["Records"][1]["dynamodb"]["SequenceNumber"];
    EXPECT_EQ(keys(all), "123");
    EXPECT_EQ(keys(records(iterator("AT_SEQUENCE_NUMBER", second))), "23");
    EXPECT_EQ(keys(records(iterator("AFTER_SEQUENCE_NUMBER", second))), "3");
    const auto latest = iterator("LATEST");
    EXPECT_EQ(keys(records(latest)), "");
    put("Things", R"({"pk": {"S": "4"}})");
    EXPECT_EQ(keys(records(latest)), "4");
    const auto page = records(iterator("TRIM_HORIZON"), 2);
    EXPECT_EQ(keys(page), "12");
    EXPECT_EQ(keys(records(page["NextShardIterator"])), "34");
    EXPECT_THAT(iterator("AT_SEQUENCE_NUMBER", "nonsense"), testing::StartsWith("ValidationException"));
    EXPECT_THAT(call("GetRecords", R"({"ShardIterator": "nonsense"})"), testing::StartsWith("ValidationException"));
    clock->advance(15 * 60 * 1'000 + 1);
    EXPECT_THAT(call("GetRecords",
                    Json{
                        {"ShardIterator", latest}
    }
                        .dump()),
        testing::StartsWith("ExpiredIteratorException"));
}

TEST_F(Streams, EndAndStayReadableForADay) {
    tableWithStream("KEYS_ONLY");
    put("Things", R"({"pk": {"S": "a"}})");
    const auto first = arn;
    ok("UpdateTable", R"({"TableName": "Things", "StreamSpecification": {"StreamEnabled": false}})");
    put("Things", R"({"pk": {"S": "unseen"}})");
    EXPECT_EQ(describe()["StreamStatus"], "DISABLED");
    EXPECT_TRUE(describe()["Shards"][0]["SequenceNumberRange"].contains("EndingSequenceNumber"));
    const auto last = records(iterator("TRIM_HORIZON"));
    EXPECT_EQ(last["Records"].size(), 1u);
    EXPECT_FALSE(last.contains("NextShardIterator")) << "nothing can follow";

    clock->advance(1'000);
    ok("UpdateTable",
        R"({"TableName": "Things", "StreamSpecification": {"StreamEnabled": true, "StreamViewType": "NEW_IMAGE"}})");
    const std::string second =
        Json::parse(call("DescribeTable", R"({"TableName": "Things"})"))["Table"]["LatestStreamArn"];
    EXPECT_NE(second, first);
    EXPECT_THAT(
        call("UpdateTable",
            R"({"TableName": "Things", "StreamSpecification": {"StreamEnabled": true, "StreamViewType": "KEYS_ONLY"}})"),
        testing::HasSubstr("already"));
    const auto list = [&](const std::string &more) { return Json::parse(call("ListStreams", "{" + more + "}")); };
    EXPECT_EQ(list("")["Streams"].size(), 2u);
    EXPECT_EQ(list(R"("Limit": 1)")["LastEvaluatedStreamArn"], first);
    EXPECT_EQ(list(R"("ExclusiveStartStreamArn": ")" + first + "\"")["Streams"][0]["StreamArn"], second);
    EXPECT_EQ(list(R"("TableName": "none")")["Streams"].size(), 0u);

    clock->advance(24 * 60 * 60 * 1'000 + 1);
    EXPECT_EQ(list("")["Streams"].size(), 1u) << "a day later it is gone";
    EXPECT_THAT(
        call("DescribeStream", R"({"StreamArn": ")" + first + "\"}"), testing::StartsWith("ResourceNotFoundException"));
}

TEST_F(Streams, MarkWhatTimeToLiveRemoved) {
    tableWithStream("OLD_IMAGE");
    put("Things", R"({"pk": {"S": "a"}, "ttl": {"N": "1799999999"}})");
    ok("UpdateTimeToLive",
        R"({"TableName": "Things", "TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}})");
    ASSERT_EQ(*engine->removeExpired(), 1);
    const auto record = records(iterator("TRIM_HORIZON"))["Records"][1];
    EXPECT_EQ(record["eventName"], "REMOVE");
    EXPECT_EQ(record["userIdentity"]["PrincipalId"], "dynamodb.amazonaws.com");
    EXPECT_EQ(record["userIdentity"]["Type"], "Service");
}

}
