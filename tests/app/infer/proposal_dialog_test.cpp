#include "app/infer/proposal_dialog.h"

#include "app/infer/proposal_model.h"
#include "tests/app/sample_design.h"
#include "tests/app/wait.h"

#include <QAbstractItemModelTester>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QTreeView>

#include <gtest/gtest.h>

namespace app {

namespace {

/// Users with orders, and tickets that name their user.
model::Design inherited() {
    return designOf("App", {
                               R"({"PK":{"S":"USER#1"},"SK":{"S":"PROFILE"},"name":{"S":"Ada"}})",
                               R"({"PK":{"S":"USER#2"},"SK":{"S":"PROFILE"},"name":{"S":"Ben"}})",
                               R"({"PK":{"S":"USER#1"},"SK":{"S":"ORDER#2024-01-05"},"total":{"N":"5"}})",
                               R"({"PK":{"S":"USER#1"},"SK":{"S":"ORDER#2024-02-05"},"total":{"N":"7"}})",
                               R"({"PK":{"S":"USER#2"},"SK":{"S":"ORDER#2024-01-07"},"total":{"S":"free"}})",
                               R"({"PK":{"S":"TICKET#71"},"SK":{"S":"INFO"},"opener":{"S":"1"}})",
                               R"({"PK":{"S":"TICKET#72"},"SK":{"S":"INFO"},"opener":{"S":"2"}})",
                               R"({"PK":{"S":"TICKET#73"},"SK":{"S":"INFO"},"opener":{"S":"2"}})",
                               R"({"PK":{"S":"TICKET#74"},"SK":{"S":"INFO"},"opener":{"S":"1"}})",
                           });
}

class ProposalDialogTest : public testing::Test {
protected:
    ProposalDialogTest() { begin(inherited()); }
    void begin(const model::Design &design) {
        dialog.reset();
        session.document().reset(design);
        dialog = std::make_unique<ProposalDialog>(session, "App");
        dialog->show();
        EXPECT_TRUE(waitUntil([&] { return dialog->isSettled(); }));
    }
    ProposalModel &tree() { return dialog->proposal(); }
    QModelIndex find(const QString &text, const QModelIndex &under = {}) {
        for (int row = 0; row < tree().rowCount(under); ++row) {
            const auto index = tree().index(row, 0, under);
            if (index.data().toString() == text) return index;
            if (const auto below = find(text, index); below.isValid()) return below;
        }
        return {};
    }
    /// On the check box, as a person does.
    void toggle(const QString &text) {
        const auto index = find(text);
        ASSERT_TRUE(index.isValid()) << text.toStdString();
        dialog->tree().scrollTo(index);
        dialog->tree().setCurrentIndex(index);
        dialog->tree().setFocus();
        QTest::keyClick(&dialog->tree(), Qt::Key_Space);
    }
    QString line(const QModelIndex &index) {
        QStringList cells;
        for (int column = 0; column < 3; ++column) cells << index.siblingAtColumn(column).data().toString();
        return cells.join(QStringLiteral(" | "));
    }
    QPushButton &ok() { return *dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok); }
    const model::TableDesign &table() { return *session.design().tables[0]; }

    Session session;
    std::unique_ptr<ProposalDialog> dialog;
};

}

TEST_F(ProposalDialogTest, ShowsWhatTheItemsTellWithSharesAndSampleKeys) {
    QAbstractItemModelTester tester(&tree(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    EXPECT_EQ(line(find("Order")),
        "Order | 3 of 9 · 33 % | USER#1 › ORDER#2024-01-05   USER#1 › ORDER#2024-02-05   USER#2 › ORDER#2024-01-07");
    EXPECT_EQ(line(find("PK = USER#{userId}")), "PK = USER#{userId} | 2 of 2 · 100 % | ");
    EXPECT_EQ(line(find("total  mixed")), "total  mixed | 3 of 3 · 100 % | 2 of them N");
    EXPECT_EQ(line(find("User  1:n  Ticket")), "User  1:n  Ticket | 4 of 4 · 100 % | opener says which User it is of.");
    EXPECT_EQ(dialog->summary(), "3 entity type(s) chosen. 9 of 9 items (100 %) then have one.");
    EXPECT_FALSE(session.document().isModified()) << "looking is no edit";
}

TEST_F(ProposalDialogTest, AcceptedInPartItIsOneUndoStep) {
    toggle("Ticket");
    EXPECT_EQ(dialog->summary(), "2 entity type(s) chosen. 5 of 9 items (56 %) then have one.");
    EXPECT_FALSE(find("User  1:n  Ticket").flags().testFlag(Qt::ItemIsEnabled)) << "it goes with its entity type";
    EXPECT_FALSE(find("opener  S").flags().testFlag(Qt::ItemIsEnabled));
    toggle("name  S");
    QTest::mouseClick(&ok(), Qt::LeftButton);
    EXPECT_FALSE(dialog->isVisible());
    ASSERT_EQ(table().entityTypes.size(), 2U);
    EXPECT_TRUE(table().entityType("User")->attributes.empty());
    EXPECT_EQ(table().relations.size(), 1U);
    EXPECT_EQ(session.document().history().count(), 1);
    session.document().history().undo();
    EXPECT_EQ(session.design(), inherited());
}

TEST_F(ProposalDialogTest, ATypeThatNothingWouldTellIsRefusedInPlace) {
    for (const auto *text : {"PK = TICKET#{ticketId}", "SK = INFO"}) toggle(QString::fromLatin1(text));
    EXPECT_FALSE(dialog->message().isEmpty());
    EXPECT_FALSE(ok().isEnabled());
    toggle("SK = INFO");
    EXPECT_TRUE(dialog->message().isEmpty());
    EXPECT_TRUE(ok().isEnabled());
}

TEST_F(ProposalDialogTest, AnotherNameIsTypedInPlace) {
    const auto index = find("User");
    dialog->tree().setCurrentIndex(index);
    dialog->tree().setFocus();
    QTest::keyClick(&dialog->tree(), Qt::Key_F2);
    auto *editor = dialog->tree().findChild<QLineEdit *>();
    ASSERT_NE(editor, nullptr);
    editor->selectAll();
    QTest::keyClicks(editor, "Customer");
    QTest::keyClick(editor, Qt::Key_Return);
    QCoreApplication::processEvents(); // the editor is left once the key is over
    EXPECT_TRUE(find("Customer  1:n  Order").isValid());
    dialog->accept();
    EXPECT_NE(table().entityType("Customer"), nullptr);
}

TEST_F(ProposalDialogTest, NoneAcceptedChangesNothingAndNothingNewIsSaid) {
    for (auto *button : dialog->findChildren<QPushButton *>())
        if (button->text() == "None") QTest::mouseClick(button, Qt::LeftButton);
    EXPECT_FALSE(ok().isEnabled());
    for (auto *button : dialog->findChildren<QPushButton *>())
        if (button->text() == "All") QTest::mouseClick(button, Qt::LeftButton);
    QTest::mouseClick(&ok(), Qt::LeftButton);
    ASSERT_EQ(table().entityTypes.size(), 3U);
    begin(session.design());
    EXPECT_TRUE(tree().proposal().empty());
    EXPECT_FALSE(ok().isEnabled());
    begin(designOf("App", {}));
    EXPECT_TRUE(tree().proposal().empty());
}

TEST_F(ProposalDialogTest, ClosedWhileLookingItLeavesNothing) {
    session.document().reset(largeDesign(20'000));
    dialog = std::make_unique<ProposalDialog>(session, session.design().tables[0]->name());
    dialog->show();
    dialog->reject();
    EXPECT_TRUE(dialog->isSettled());
    waitForBackground();
    EXPECT_FALSE(session.document().isModified());
}

}
