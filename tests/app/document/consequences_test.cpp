#include "app/document/session.h"

#include "model/edit/index_edits.h"
#include "model/edit/pattern_edits.h"
#include "model/edit/table_edits.h"
#include "tests/app/small_shop.h"
#include "tests/app/wait.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

using namespace app;
using Kind = model::Verdict::Kind;

namespace {

bool settle(Session &session) {
    return waitUntil([&] { return session.consequences().isSettled(); });
}

}

TEST(Consequences, CountsAndVerdictsComeFromARealRun) {
    Session session(smallShop());
    EXPECT_FALSE(session.consequences().isSettled()) << "nothing is computed before the window stands";
    ASSERT_TRUE(settle(session));
    const auto &consequences = session.consequences();
    ASSERT_NE(consequences.tableSummary("Shop"), nullptr);
    EXPECT_EQ(consequences.tableSummary("Shop")->items, 3u);
    ASSERT_NE(consequences.verdict("AP1"), nullptr);
    EXPECT_EQ(consequences.verdict("AP1")->kind, Kind::Query);
    EXPECT_EQ(consequences.verdict("AP1")->trace->returned, 2);
    EXPECT_EQ(consequences.verdict("AP2")->kind, Kind::Scan);
}

TEST(Consequences, AnEditMovesVerdictsAndSaysWhich) {
    Session session(smallShop());
    ASSERT_TRUE(settle(session));
    ASSERT_TRUE(session.document().apply("Edit", [](model::Design d) {
        auto pattern = *d.patterns[1];
        pattern.indexName = "Gone";
        return model::setPattern(std::move(d), "AP2", std::move(pattern));
    }));
    EXPECT_FALSE(session.consequences().isSettled());
    ASSERT_TRUE(settle(session));
    ASSERT_EQ(session.consequences().moved().size(), 1u);
    EXPECT_EQ(session.consequences().moved()[0].patternId, "AP2");
    EXPECT_EQ(session.consequences().moved()[0].now, Kind::Invalid);
    session.document().history().undo();
    ASSERT_TRUE(settle(session));
    EXPECT_EQ(session.consequences().verdict("AP2")->kind, Kind::Scan) << "undo is the same walk";
}

TEST(Consequences, ManyEditsInARowGiveTheAnswerOfTheLast) {
    Session session(smallShop());
    QSignalSpy judged(&session.consequences(), &Consequences::judged);
    for (int i = 0; i < 50; ++i)
        ASSERT_TRUE(session.document().apply(
            "Edit", [&](model::Design d) { return model::setModelName(std::move(d), "n" + std::to_string(i)); }));
    ASSERT_TRUE(
        session.document().apply("Edit", [](model::Design d) { return model::removeTable(std::move(d), "Shop"); }));
    ASSERT_TRUE(settle(session));
    EXPECT_EQ(session.consequences().verdict("AP1")->kind, Kind::NotServed);
    EXPECT_LT(judged.count(), 51) << "overtaken answers are dropped";
    EXPECT_TRUE(session.consequences().summary().tables.empty());
}
