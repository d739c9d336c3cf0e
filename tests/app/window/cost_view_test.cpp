#include "app/window/cost_view.h"

#include "model/cost/built_in_prices.h"
#include "tests/app/wait.h"
#include "tests/model/tables.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QLabel>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace app {
namespace {

model::Design design(double perSecond) {
    auto table = model::makeTable("Orders", model::keys("PK", "SK"), {R"({"PK": "USER#1", "SK": "1"})"});
    model::AccessPattern pattern{.id = "AP1",
        .name = "Orders of a user",
        .tableName = "Orders",
        .keyConditionExpression = "PK = :u",
        .values = {{":u", R"({"S":"USER#1"})"}}};
    pattern.averagePerSecond = perSecond;
    model::Design out;
    out.tables = {std::move(table)};
    out.patterns = {pattern};
    return out;
}

/// All texts of a tree's first column, depth first.
QStringList textsOf(const QAbstractItemModel &model, const QModelIndex &parent = {}) {
    QStringList texts;
    for (int i = 0; i < model.rowCount(parent); ++i) {
        texts += model.index(i, 0, parent).data().toString();
        texts += textsOf(model, model.index(i, 0, parent));
    }
    return texts;
}

}

TEST(CostView, SaysNothingBeforeAPatternStatesARate) {
    Session session(design(0));
    CostView view;
    view.setSession(&session);
    ASSERT_TRUE(waitUntil([&] { return session.costs().isSettled(); }));
    EXPECT_FALSE(session.costs().sheet().rated);
    EXPECT_EQ(view.tree().model()->rowCount(), 0);
}

TEST(CostView, FiguresOpenToFormulaAndInputs) {
    Session session(design(100));
    CostView view;
    view.setSession(&session);
    ASSERT_TRUE(waitUntil([&] { return session.costs().isSettled(); }));
    QAbstractItemModelTester tester(view.tree().model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    const QStringList texts = textsOf(*view.tree().model());
    for (const char *text : {"Orders", "Requests on demand", "Reads of Orders", "Requests a second",
             "Read units of one request", "Price of a million units", "Storage", "By access pattern"})
        EXPECT_TRUE(texts.contains(QString::fromLatin1(text)))
            << text << " is not in " << texts.join(QStringLiteral(" | ")).toStdString();
}

TEST(CostView, FollowsAnEdit) {
    Session session(design(100));
    CostView view;
    view.setSession(&session);
    ASSERT_TRUE(waitUntil([&] { return session.costs().isSettled(); }));
    const auto before = session.costs().sheet().perMonth;
    session.document().push(QStringLiteral("Twice as often"), design(200));
    ASSERT_TRUE(waitUntil([&] { return session.costs().isSettled(); }));
    EXPECT_GT(session.costs().sheet().perMonth, before);
    session.document().push(QStringLiteral("Not known"), design(0));
    ASSERT_TRUE(waitUntil([&] { return session.costs().isSettled(); }));
    EXPECT_FALSE(session.costs().sheet().rated);
}

TEST(CostView, TakesOtherPricesAndRefusesWhatAreNone) {
    Session session(design(100));
    CostView view;
    view.setSession(&session);
    ASSERT_TRUE(waitUntil([&] { return session.costs().isSettled(); }));
    const auto before = session.costs().sheet().perMonth;
    QTemporaryDir folder;
    const auto write = [&](const char *name, const QByteArray &text) {
        QFile file(folder.filePath(QString::fromLatin1(name)));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        return file.fileName();
    };
    EXPECT_FALSE(view.usePrices(write("bad.json", "{}")));
    EXPECT_EQ(session.costs().sheet().perMonth, before);
    EXPECT_TRUE(
        view.usePrices(write("dear.json", QByteArray(model::builtInPriceText).replace("\"0.125\"", "\"12.5\""))));
    ASSERT_TRUE(waitUntil([&] { return session.costs().isSettled(); }));
    EXPECT_GT(session.costs().sheet().perMonth, before);
    EXPECT_TRUE(view.usePrices({}));
}

}
