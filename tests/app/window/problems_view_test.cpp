#include "app/window/problems_view.h"

#include "tests/app/wait.h"
#include "tests/model/tables.h"

#include <QAbstractItemModelTester>

#include <gtest/gtest.h>

namespace app {
namespace {

/// An error (a missing key), two warnings and hints.
model::Design design() {
    auto table =
        model::makeTable("Orders", model::keys("PK", "SK"), {R"({"PK": "A"})", R"({"PK": "A", "SK": "1", "x": null})"});
    table.description.globalSecondaryIndexes = {model::makeIndex("ByStatus", model::keys("status"))};
    model::Design out;
    out.tables = {std::move(table)};
    out.patterns = {
        model::AccessPattern{.id = "AP1", .operation = "Scan", .tableName = "Orders", .indexName = "ByStatus"}
    };
    return out;
}

struct Shown {
    Session session{design()};
    ProblemsView view;
    Shown() {
        view.setSession(&session);
        settle();
    }
    void settle() {
        EXPECT_TRUE(waitUntil([&] { return session.consequences().isSettled(); }));
    }
    int rowOf(const std::string &rule) {
        for (int row = 0; row < view.model().rowCount(); ++row)
            if (view.model().ruleId(row) == rule) return row;
        return -1;
    }
};

}

TEST(ProblemsView, FiltersBySeverityAndTellsWhy) {
    Shown shown;
    QAbstractItemModelTester tester(&shown.view.model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    using Which = ProblemModel::Shown;
    const int all = shown.view.model().count(Which::All);
    EXPECT_EQ(all, shown.view.model().count(Which::Errors) + shown.view.model().count(Which::Warnings) +
                       shown.view.model().count(Which::Hints));
    for (const auto which : {Which::Errors, Which::Warnings, Which::Hints, Which::All}) {
        shown.view.show(which);
        EXPECT_EQ(shown.view.model().rowCount(), shown.view.model().count(which));
        EXPECT_GT(shown.view.model().rowCount(), 0);
    }
    shown.view.list().setCurrentIndex(shown.view.model().index(shown.rowOf("empty-index"), 0));
    EXPECT_TRUE(shown.view.explanation().contains(QStringLiteral("An index without items")));
    EXPECT_TRUE(shown.view.explanation().contains(QStringLiteral("Developer Guide"))) << "who says so";
}

TEST(ProblemsView, AcceptsWithAReasonAndTakesItBack) {
    Shown shown;
    const int before = shown.view.model().rowCount();
    EXPECT_FALSE(shown.view.accept(shown.rowOf("empty-index"), QStringLiteral("  "))) << "a reason is needed";
    EXPECT_TRUE(shown.view.accept(shown.rowOf("empty-index"), QStringLiteral("Filled later")));
    EXPECT_EQ(shown.session.document().history().count(), 1) << "one undo step";
    shown.settle();
    EXPECT_EQ(shown.view.model().rowCount(), before - 1);
    EXPECT_EQ(shown.rowOf("empty-index"), -1);
    shown.view.show(ProblemModel::Shown::Accepted);
    ASSERT_EQ(shown.view.model().rowCount(), 1);
    EXPECT_EQ(shown.view.model().index(0, ProblemModel::Reason).data().toString(), QStringLiteral("Filled later"));
    EXPECT_TRUE(shown.view.explanation().contains(QStringLiteral("Filled later")));
    EXPECT_TRUE(shown.view.withdraw(0));
    shown.settle();
    EXPECT_EQ(shown.view.model().rowCount(), 0);
    shown.view.show(ProblemModel::Shown::All);
    EXPECT_EQ(shown.view.model().rowCount(), before);
}

TEST(ProblemsView, ListsWhatWasAcceptedAndIsFoundNoMore) {
    Shown shown;
    ASSERT_TRUE(shown.view.accept(shown.rowOf("null-value"), QStringLiteral("old data"), true));
    auto next = shown.session.design();
    auto table = *next.tables.front();
    table.items = std::vector<model::Shared<model::SampleItem>>();
    next.tables = {std::move(table)};
    shown.session.document().push(QStringLiteral("Remove all items"), next);
    shown.settle();
    shown.view.show(ProblemModel::Shown::Accepted);
    ASSERT_EQ(shown.view.model().rowCount(), 1);
    EXPECT_EQ(shown.view.model().finding(0), nullptr);
    EXPECT_TRUE(shown.view.withdraw(0));
}

}
