#include "model/format/format.h"

#include "model/format/file.h"
#include "tests/model/edit/designs.h"

#include <algorithm>
#include <filesystem>
#include <gtest/gtest.h>

namespace model {

TEST(Format, IsToldByNameAndByContent) {
    EXPECT_STREQ(formatByFileName("a/shop.hashrange.json")->id, "hashrange") << "the longer extension counts";
    EXPECT_STREQ(formatByFileName("shop.json")->id, "nosql-workbench");
    EXPECT_EQ(formatByFileName("shop.yaml"), nullptr);
    EXPECT_EQ(formatById("none"), nullptr);
    for (const Format &format : formats()) {
        const std::string text = format.write(shop()).text;
        EXPECT_EQ(recogniseFormat(text), &format) << format.id;
        EXPECT_EQ(formatById(format.id), &format);
        const auto again = readModel("\n " + text);
        ASSERT_TRUE(again) << again.error().english();
        EXPECT_EQ(again->tables.size(), 2U);
    }
    EXPECT_EQ(recogniseFormat("{\"tables\": []}"), nullptr);
    EXPECT_EQ(recogniseFormat(""), nullptr);
    EXPECT_EQ(recogniseFormat("{\"a"), nullptr);
    EXPECT_EQ(recogniseFormat("{\"\x01\x7F: }]}{\"a\\"), nullptr) << "it ends on any bytes";
}

TEST(Format, RefusesWhatIsTooLargeByItsName) {
    const std::string large(largestFileBytes + 1, ' ');
    const auto design = readModel(large, {.fileName = "large.json"});
    ASSERT_FALSE(design);
    EXPECT_EQ(design.error().english(), "large.json: The file is larger than 200 MB.");
}

TEST(Format, OpensAFileAndNamesItInProblems) {
    const std::string path = (std::filesystem::temp_directory_path() / "hashrange-format-test.json").string();
    ASSERT_TRUE(writeFile(path, "{\"ModelName\": 5,\n\"DataModel\": []}"));
    const auto design = openModel(path);
    ASSERT_FALSE(design);
    EXPECT_EQ(design.error().english(), path + ":1:15: ModelName: This should be a text, but is a number.");
    ASSERT_TRUE(writeFile(path, "{\"ModelName\": \"\",\n\"DataModel\": []}"));
    EXPECT_TRUE(openModel(path)) << "a model may be empty";
    std::filesystem::remove(path);
    EXPECT_EQ(openModel(path).error().english(), path + ": There is no such file.");
}

TEST(Format, GivesProgressAndStops) {
    std::string text = R"({"ModelName":"m","DataModel":[{"TableName":"Orders","KeyAttributes":{"PartitionKey":)"
                       R"({"AttributeName":"PK","AttributeType":"S"}},"TableData":[)";
    while (text.size() < 6'000'000) text += R"({"PK":{"S":")" + std::string(10'000, 'x') + R"("}},)";
    text.back() = ']';
    text += "}]}";
    std::vector<std::size_t> done;
    std::atomic<bool> cancelled = false;
    ReadOptions options;
    options.progress = [&](std::size_t bytes, std::size_t all) {
        EXPECT_EQ(all, text.size());
        done.push_back(bytes);
    };
    options.cancelled = &cancelled;
    EXPECT_TRUE(readModel(text, options));
    EXPECT_GE(done.size(), 10U);
    EXPECT_TRUE(std::ranges::is_sorted(done)) << "it only goes forward";
    EXPECT_LE(done.back(), text.size());
    options.progress = [&](std::size_t bytes, std::size_t all) { cancelled = cancelled || bytes > 3 * all / 4; };
    const auto stopped = readModel(text, options);
    ASSERT_FALSE(stopped) << "in the middle of the items";
    EXPECT_EQ(stopped.error().english(), "Cancelled.");
}

}
