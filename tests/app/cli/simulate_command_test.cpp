#include "model/edit/scenario_edits.h"
#include "model/format/file.h"
#include "model/format/format.h"
#include "tests/app/cli/call.h"
#include "tests/model/edit/designs.h"

#include <filesystem>
#include <gtest/gtest.h>
#include <unistd.h>

namespace app {

namespace {

std::string shopWith(double peak) {
    model::Scenario scenario;
    scenario.name = "Launch";
    model::PatternLoad load;
    load.patternId = "AP1";
    load.peakPerSecond = peak;
    scenario.loads = {load};
    return model::formats().front().write(*addScenario(model::shop(), scenario)).text;
}

bool contains(const std::string &text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

}

TEST(SimulateCommand, GivesTheFiguresAndFailsWhenThereIsThrottling) {
    const Answer calm = call({"simulate", "-", "--hours", "1"}, shopWith(10));
    EXPECT_EQ(calm.code, Fine) << calm.out << calm.err;
    EXPECT_TRUE(contains(calm.out, "Launch: ")) << calm.out;
    EXPECT_TRUE(contains(calm.out, "none throttled")) << calm.out;
    EXPECT_TRUE(contains(calm.out, "Shop, ByStatus: ")) << calm.out;

    const Answer hot = call({"simulate", "-", "--hours", "0.2", "--scenario", "Launch"}, shopWith(20'000));
    EXPECT_EQ(hot.code, Failed);
    EXPECT_TRUE(contains(hot.out, "IndexReadKeyRangeThroughputExceeded")) << hot.out;
}

TEST(SimulateCommand, WritesJsonAndCsv) {
    const std::string model = shopWith(10);
    const Answer json = call({"simulate", "-", "--hours", "0.1", "--format", "json"}, model);
    EXPECT_EQ(json.code, Fine);
    EXPECT_TRUE(contains(json.out, R"("scenario": "Launch")")) << json.out;
    EXPECT_TRUE(contains(json.out, R"("partitions": [)"));
    EXPECT_EQ(json.out, call({"simulate", "-", "--hours", "0.1", "--format", "json"}, model).out) << "always the same";
    const Answer csv = call({"simulate", "-", "--hours", "0.1", "--format", "csv"}, model);
    EXPECT_EQ(std::count(csv.out.begin(), csv.out.end(), '\n'), 1 + 3 * 4) << "two tables and an index of four";
}

TEST(SimulateCommand, KnowsWrongUse) {
    EXPECT_EQ(call({"simulate", "-", "--scenario", "None"}, shopWith(1)).code, WrongUse);
    EXPECT_EQ(call({"simulate", "-", "--format", "xml"}, shopWith(1)).code, WrongUse);
    EXPECT_EQ(call({"simulate", "-", "--hours", "0"}, shopWith(1)).code, WrongUse);
    EXPECT_EQ(call({"simulate", "/nowhere.json"}).code, Failed);
}

}
