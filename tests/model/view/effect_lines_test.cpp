#include "model/view/effect_lines.h"

#include "tests/model/tables.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace model {
namespace {

using testing::ElementsAre;

TEST(EffectLines, CountItemsWithAnExampleWhatStaysLast) {
    const TableDesign table = makeTable("Shop", keys("PK", "SK"),
        {R"({"PK": "A", "SK": "1"})", R"({"PK": "A", "SK": "2"})", R"({"PK": "B", "SK": "3"})"});
    TemplateEffects effects;
    effects.changed = {
        {0, "GSI1PK", "OLD", "NEW"},
        {0, "GSI1SK", "1",   ""   },
        {1, "GSI1PK", "OLD", "NEW"}
    };
    effects.entering = {
        {"GSI1", 0},
        {"GSI1", 1},
        {"GSI2", 1}
    };
    effects.leaving = {
        {"GSI3", 1}
    };
    effects.collisions = {
        {1, 0}
    };
    effects.strays = {2};
    effects.byHand = {
        {2, "GSI1PK", "MINE", "NEW"}
    };
    effects.unmade = {
        {1, "GSI1SK", "orderId"},
        {2, "SK",     "orderId"},
        {2, "rank",   ""       }
    };
    std::vector<std::string> told;
    for (const auto &line : effectLines(table, effects))
        told.push_back((line.warning ? "! " : "") + line.label.english() + ": " +
                       std::to_string(line.itemIndexes.size()) + ", " + line.example);
    EXPECT_THAT(
        told, ElementsAre("New keys: 2, OLD → NEW", "Come into GSI1: 2, A › 1", "Come into GSI2: 1, A › 2",
                  "! Fall out of GSI3: 1, A › 2", "! Get the key of another item: 1, A › 2",
                  "! Belong to another entity type, or none: 1, B › 3", "! Stay: typed by hand: 1, GSI1PK = MINE",
                  "! Stay: no value for rank: 1, B › 3", "! Stay: they have no orderId: 2, A › 2"));
    EXPECT_TRUE(effectLines(table, {}).empty());
}

}
}
