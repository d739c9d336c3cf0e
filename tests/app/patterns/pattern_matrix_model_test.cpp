#include "app/patterns/pattern_matrix_model.h"

#include "model/edit/pattern_edits.h"
#include "tests/app/small_shop.h"
#include "tests/app/wait.h"

#include <QAbstractItemModelTester>

#include <gtest/gtest.h>

using namespace app;

namespace {

QStringList findings(const PatternMatrixModel &model) {
    QStringList lines;
    for (int row = 0; row < model.rowCount(); ++row)
        lines +=
            model.index(row, 0).data().toString() + ": " + model.index(row, model.columnCount() - 1).data().toString();
    return lines;
}

}

TEST(PatternMatrixModel, TellsWhichIndexEarnsItsKeep) {
    Session session(smallShop());
    PatternMatrixModel model(session);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    ASSERT_TRUE(waitUntil([&] { return session.consequences().isSettled(); }));
    EXPECT_EQ(findings(model),
        (QStringList{"Shop: Serves 1; AP2 not", "ByStatus: No pattern uses it", "ByTotal: No pattern uses it"}));
    session.document().apply("Edit", [](model::Design d) {
        auto pattern = *d.patterns[1];
        pattern.indexName = "Gone";
        return model::setPattern(std::move(d), "AP2", std::move(pattern));
    });
    ASSERT_TRUE(waitUntil([&] { return session.consequences().isSettled(); }));
    EXPECT_EQ(findings(model).last(), "Gone: Named by a pattern, but the model has none");
    EXPECT_EQ(model.place(model.index(3, 2)).patternId, "AP2");
    EXPECT_EQ(model.place(model.index(3, 1)), model::Place()) << "there is nothing to select";
    EXPECT_EQ(model.place(model.index(1, 0)).indexName, "ByStatus");
}
