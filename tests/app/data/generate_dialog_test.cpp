#include "app/data/generate_dialog.h"

#include "tests/app/sample_design.h"

#include <QCheckBox>
#include <QSpinBox>
#include <QTest>
#include <QTreeWidget>

#include <gtest/gtest.h>

namespace app {

namespace {

class GenerateDialogTest : public testing::Test {
protected:
    GenerateDialogTest() {
        session.document().reset(shopDesign());
        dialog = std::make_unique<GenerateDialog>(session, "AppData");
        dialog->show();
    }
    void generate() {
        dialog->accept();
        ASSERT_TRUE(QTest::qWaitFor([&] { return dialog->isSettled(); }, 10'000));
    }
    const std::vector<model::Shared<model::SampleItem>> &items() const { return *session.design().tables[0]->items; }

    Session session;
    std::unique_ptr<GenerateDialog> dialog;
};

}

TEST_F(GenerateDialogTest, MakesAsManyAsWantedInOneUndoStep) {
    dialog->count().setValue(200);
    generate();
    EXPECT_GT(items().size(), 100u) << dialog->message().toStdString();
    EXPECT_LE(items().size(), 200u);
    EXPECT_EQ(session.document().history().count(), 1);
    session.document().history().undo();
    EXPECT_EQ(session.design().tables[0], shopDesign().tables[0]);
}

TEST_F(GenerateDialogTest, TheSeedDecides) {
    const auto made = [this](int seed) {
        session.document().reset(shopDesign());
        dialog = std::make_unique<GenerateDialog>(session, "AppData");
        dialog->count().setValue(50);
        dialog->seed().setValue(seed);
        generate();
        return session.design().tables[0];
    };
    const auto first = made(1);
    EXPECT_EQ(made(1), first);
    EXPECT_NE(made(2), first);
}

TEST_F(GenerateDialogTest, OnlyTheChosenTypesBesideWhatIsThere) {
    const auto before = items().size();
    auto &entities = dialog->entities();
    ASSERT_GT(entities.topLevelItemCount(), 1);
    for (int row = 0; row < entities.topLevelItemCount(); ++row)
        entities.topLevelItem(row)->setCheckState(
            0, entities.topLevelItem(row)->text(0) == QStringLiteral("Product") ? Qt::Checked : Qt::Unchecked);
    dialog->keepItems().setChecked(true);
    dialog->count().setValue(30);
    generate();
    EXPECT_GT(items().size(), before) << dialog->message().toStdString();
    for (std::size_t item = before; item < items().size(); ++item)
        EXPECT_NE(itemJson(session.design(), item).find("PRODUCT#"), std::string::npos);
}

TEST_F(GenerateDialogTest, NothingChosenIsSaidAndNothingHappens) {
    for (int row = 0; row < dialog->entities().topLevelItemCount(); ++row)
        dialog->entities().topLevelItem(row)->setCheckState(0, Qt::Unchecked);
    dialog->accept();
    EXPECT_FALSE(dialog->message().isEmpty());
    EXPECT_TRUE(dialog->isVisible());
    EXPECT_FALSE(session.document().isModified());
}

}
