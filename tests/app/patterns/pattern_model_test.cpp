#include "app/patterns/pattern_model.h"

#include "model/edit/pattern_edits.h"
#include "tests/app/small_shop.h"
#include "tests/app/wait.h"

#include <QAbstractItemModelTester>

#include <gtest/gtest.h>

using namespace app;

TEST(PatternModel, ShowsTheVerdictOfARealRun) {
    Session session(smallShop());
    PatternModel model(session);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    ASSERT_EQ(model.rowCount(), 2);
    EXPECT_EQ(model.index(0, PatternModel::Verdict).data().toString(), "Not run yet");
    ASSERT_TRUE(waitUntil([&] { return session.consequences().isSettled(); }));
    const std::tuple<const char *, int, int, const char *> cases[] = {
        {"one Query",                          0, PatternModel::Verdict, "One Query"  },
        {"the condition with its value",       0, PatternModel::Keys,    "PK = USER#1"},
        {"all that it read came back",         0, PatternModel::Read,    "2 / 2"      },
        {"half a unit: eventually consistent", 0, PatternModel::Units,   "0.5"        },
        {"a Scan is told as such",             1, PatternModel::Verdict, "Scan"       },
        {"on the table",                       1, PatternModel::On,      "Shop"       },
    };
    for (const auto &[why, row, column, text] : cases)
        EXPECT_EQ(model.index(row, column).data().toString(), text) << why;
    EXPECT_TRUE(model.index(1, 0).data(PatternModel::GroupRole).toInt() & PatternModel::Failing);
}

TEST(PatternModel, FollowsEdits) {
    Session session(smallShop());
    PatternModel model(session);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    session.document().apply("Edit", [](model::Design d) { return model::removePattern(std::move(d), "AP1"); });
    ASSERT_EQ(model.rowCount(), 1);
    EXPECT_EQ(model.rowOf("AP2"), 0);
    EXPECT_EQ(model.rowOf("AP1"), -1);
    session.document().history().undo();
    EXPECT_EQ(model.rowCount(), 2);
}
