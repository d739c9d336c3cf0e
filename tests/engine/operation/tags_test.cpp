#include "tests/engine/operation/calls.h"

#include <gmock/gmock.h>

namespace engine {

namespace {

class Tags : public Calls {
protected:
    Tags() { table("Things", "pk:S"); }
    std::string tag(const std::string &tags) { return tagAt(arn, tags); }
    std::string tagAt(const std::string &resource, const std::string &tags) {
        return call("TagResource", R"({"ResourceArn": ")" + resource + R"(", "Tags": )" + tags + "}");
    }
    std::string list() { return member("ListTagsOfResource", R"({"ResourceArn": ")" + arn + "\"}", "Tags"); }
    const std::string arn = "arn:aws:dynamodb:us-east-1:000000000000:table/Things";
};

}

TEST_F(Tags, AreSetAndTakenByKey) {
    EXPECT_EQ(list(), "[]");
    tag(R"([{"Key": "team", "Value": "orders"}, {"Key": "stage", "Value": ""}])");
    tag(R"([{"Key": "team", "Value": "billing"}, {"Key": "größe", "Value": "1.0 / +"}])");
    EXPECT_EQ(list(),
        json(
            R"([{"Key": "team", "Value": "billing"}, {"Key": "stage", "Value": ""}, {"Key": "größe", "Value": "1.0 / +"}])"));
    call("UntagResource", R"({"ResourceArn": ")" + arn + R"(", "TagKeys": ["team", "unknown"]})");
    EXPECT_EQ(list(), json(R"([{"Key": "stage", "Value": ""}, {"Key": "größe", "Value": "1.0 / +"}])"));
}

TEST_F(Tags, NameWhatIsWrong) {
    std::string many;
    for (int n = 0; n < 51; ++n)
        many += (n > 0 ? "," : "") + std::string(R"({"Key": "k)") + std::to_string(n) + R"(", "Value": "v"})";
    EXPECT_EQ(tagAt(arn + "/index/GSI1", "[]").substr(0, 38), "ValidationException: Invalid TableArn:")
        << "the ARN first";
    EXPECT_EQ(tag("[]"), "ValidationException: Atleast one Tag needs to be provided as Input.");
    EXPECT_EQ(call("UntagResource", R"({"ResourceArn": ")" + arn + R"(", "TagKeys": []})"),
        "ValidationException: Atleast one Tag Key needs to be provided as Input.");
    EXPECT_THAT(tag(R"([{"Key": "a*b", "Value": "v"}])"), testing::StartsWith("ValidationException"));
    EXPECT_THAT(tag("[" + many + "]"), testing::StartsWith("ValidationException"));
    EXPECT_EQ(list(), "[]");
    EXPECT_EQ(tagAt(arn + "/index/GSI1", R"([{"Key": "a", "Value": "b"}])"),
        "ValidationException: Invalid TableArn: Invalid ResourceArn provided as input " + arn + "/index/GSI1");
    EXPECT_THAT(tagAt("nonsense", R"([{"Key": "a", "Value": "b"}])"),
        testing::StartsWith("ValidationException: Invalid TableArn"));
    EXPECT_EQ(tagAt("", R"([{"Key": "a", "Value": "b"}])"), "ValidationException: Invalid TableArn");
    EXPECT_EQ(call("UntagResource", R"({"ResourceArn": ")" + arn + R"(2", "TagKeys": ["a"]})"),
        "ResourceNotFoundException: Requested resource not found");
    EXPECT_THAT(tagAt(arn + "2", R"([{"Key": "a", "Value": "b"}])"), testing::StartsWith("ResourceNotFoundException"));
    EXPECT_THAT(call("ListTagsOfResource", R"({"ResourceArn": ")" + arn + "2\"}"),
        testing::StartsWith("AccessDeniedException"));
}

}
