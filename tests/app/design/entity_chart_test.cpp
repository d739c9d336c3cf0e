#include "app/design/chart_text_pane.h"
#include "app/design/design_workspace.h"
#include "app/window/effects_view.h"
#include "app/window/inline_message.h"
#include "engine/value/item_json.h"
#include "tests/app/small_shop.h"
#include "tests/app/wait.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCompleter>
#include <QLineEdit>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

namespace app {
namespace {

/// The entity chart of the small shop, edited as a person does.
class EntityChartEditing : public testing::Test {
protected:
    EntityChartEditing() : session(smallShop()), workspace(session) {
        workspace.resize(1200, 900);
        workspace.show();
        QApplication::setActiveWindow(&workspace);
        settle();
        QObject::connect(&session, &Session::noticed, &workspace, [this](const Notice &notice) {
            notices += notice.text;
            if (notice.action) undo = notice.action;
        });
    }
    void settle() {
        QCoreApplication::processEvents(); // an editor commits when its key has gone through
        ASSERT_TRUE(waitUntil([this] { return workspace.isSettled(); }));
    }
    EntityChartView &chart() { return workspace.chart(); }
    QLineEdit *open(int row, int column) {
        chart().setFocus();
        chart().setCurrentIndex(chart().model()->index(row, column));
        QTest::keyClick(&chart(), Qt::Key_F2);
        return chart().editor();
    }
    std::string item(std::size_t number) {
        return engine::toJson(engine::ItemView((*session.design().tables[0]->items)[number]->blob));
    }
    const model::EntityType &entity(std::size_t number) { return *session.design().tables[0]->entityTypes[number]; }

    Session session;
    DesignWorkspace workspace;
    QStringList notices;
    std::function<void()> undo;
};

TEST_F(EntityChartEditing, ACellIsTypedAndItsItemsFollowInOneStep) {
    const QAbstractItemModelTester tester(chart().model(), QAbstractItemModelTester::FailureReportingMode::Warning);
    auto *line = open(1, 2);
    ASSERT_NE(line, nullptr);
    EXPECT_EQ(line->text(), "ORDER#{date}");
    line->selectAll();
    QTest::keyClicks(line, "O#{date}");
    ASSERT_TRUE(waitUntil([&] { return workspace.effects().isKnown(); }));
    EXPECT_TRUE(workspace.effects().isVisible()) << "what it does is shown before it is done";
    EXPECT_EQ(workspace.effects().texts(), QStringList{"New keys: 1"});
    EXPECT_NE(item(1).find("ORDER#2024-01-05"), std::string::npos) << "nothing happened yet";
    QTest::keyClick(line, Qt::Key_Return);
    settle();
    EXPECT_EQ(entity(1).keyTemplates.at("SK"), "O#{date}");
    EXPECT_NE(item(1).find(R"("SK":{"S":"O#2024-01-05"})"), std::string::npos) << item(1);
    EXPECT_EQ(session.document().history().count(), 1);
    EXPECT_EQ(session.document().history().undoText(), "Change SK of Order");
    EXPECT_FALSE(workspace.effects().isVisible());
    EXPECT_TRUE(notices.isEmpty()) << "nothing to warn of: " << notices.join(';').toStdString();
    session.document().history().undo();
    EXPECT_EQ(session.design(), smallShop());
}

TEST_F(EntityChartEditing, WhatIsNoTemplateStaysOpenAndSaysWhy) {
    auto *line = open(1, 2);
    ASSERT_NE(line, nullptr);
    line->selectAll();
    QTest::keyClicks(line, "ORDER#date}");
    EXPECT_EQ(line->property("state").toString(), "error");
    EXPECT_EQ(line->toolTip(), "A brace without its partner.");
    QTest::keyClick(line, Qt::Key_Return);
    ASSERT_EQ(chart().editor(), line) << "what was typed is not eaten";
    EXPECT_EQ(line->text(), "ORDER#date}");
    QTest::keyClick(line, Qt::Key_Escape);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    EXPECT_EQ(session.document().history().count(), 0);
    EXPECT_EQ(session.design(), smallShop());
}

TEST_F(EntityChartEditing, WhatStaysBehindIsSaidWithAWayBack) {
    auto *line = open(1, 2);
    ASSERT_NE(line, nullptr);
    line->selectAll();
    QTest::keyClicks(line, "ORDER#{orderId}");
    QTest::keyClick(line, Qt::Key_Return); // at once, before the preview came
    settle();
    ASSERT_EQ(notices.size(), 1);
    EXPECT_TRUE(notices[0].contains("Stay: they have no orderId: 1")) << notices[0].toStdString();
    EXPECT_NE(item(1).find("ORDER#2024-01-05"), std::string::npos) << "the key stays as it was";
    ASSERT_TRUE(undo);
    undo();
    EXPECT_EQ(session.design(), smallShop());
}

TEST_F(EntityChartEditing, NamesAreOfferedWithinBraces) {
    auto *line = open(1, 2);
    ASSERT_NE(line, nullptr);
    line->selectAll();
    QTest::keyClicks(line, "ORDER#{sta");
    auto *popup = QApplication::activePopupWidget();
    ASSERT_NE(popup, nullptr);
    QTest::keyClick(popup, Qt::Key_Down);
    QTest::keyClick(popup, Qt::Key_Return);
    ASSERT_EQ(chart().editor(), line);
    EXPECT_EQ(line->text(), "ORDER#{status}");
    QTest::keyClick(line, Qt::Key_Escape);
}

TEST_F(EntityChartEditing, ANameIsEditedInTheFirstColumn) {
    auto *line = open(0, 0);
    ASSERT_NE(line, nullptr);
    line->selectAll();
    QTest::keyClicks(line, "Customer");
    QTest::keyClick(line, Qt::Key_Return);
    settle();
    EXPECT_EQ(entity(0).name, "Customer");
    EXPECT_EQ(session.document().history().undoText(), "Rename User to Customer");
}

class EntityChartAsText : public EntityChartEditing {
protected:
    EntityChartAsText() {
        workspace.showChartText(true);
        settle();
    }
    ChartTextPane &pane() { return workspace.chartText(); }
    QString message() {
        QStringList texts;
        for (auto *each : pane().findChildren<InlineMessage *>())
            if (!each->isHidden()) texts += each->text();
        return texts.join('\n');
    }
    void replace(const char *from, const char *to) {
        auto cursor = pane().edit().document()->find(QString::fromUtf8(from));
        ASSERT_FALSE(cursor.isNull()) << from;
        pane().edit().setTextCursor(cursor);
        pane().edit().setFocus();
        QTest::keyClicks(&pane().edit(), QString::fromUtf8(to));
    }
};

TEST_F(EntityChartAsText, IsAppliedAsAWholeAndFollowsTheDesign) {
    EXPECT_TRUE(pane().edit().toPlainText().startsWith("Entity  PK")) << pane().edit().toPlainText().toStdString();
    replace("ORDER#{date}", "O#{date}");
    ASSERT_TRUE(waitUntil([&] { return pane().effects().isKnown(); }));
    EXPECT_EQ(pane().effects().texts(), QStringList{"New keys: 1"});
    EXPECT_EQ(session.document().history().count(), 0);
    QTest::keyClick(&pane().edit(), Qt::Key_Return, Qt::ControlModifier);
    settle();
    EXPECT_EQ(entity(1).keyTemplates.at("SK"), "O#{date}");
    EXPECT_NE(item(1).find("O#2024-01-05"), std::string::npos);
    EXPECT_EQ(session.document().history().count(), 1);
    EXPECT_FALSE(pane().isTouched());
    session.document().history().undo();
    settle();
    EXPECT_TRUE(pane().edit().toPlainText().contains("ORDER#{date}")) << "the text follows undo";
}

TEST_F(EntityChartAsText, SaysWhereItIsWrongAndKeepsWhatWasTyped) {
    replace("ORDER#{date}", "ORDER#{date");
    EXPECT_TRUE(message().startsWith("Line 3, column ")) << message().toStdString();
    ASSERT_EQ(pane().edit().extraSelections().size(), 1);
    EXPECT_EQ(pane().edit().extraSelections()[0].cursor.selectedText(), "{date");
    QTest::keyClick(&pane().edit(), Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(session.document().history().count(), 0);
    session.document().push("Elsewhere", [&] {
        auto design = session.design();
        design.tables[0] = [&] {
            auto table = *design.tables[0];
            table.attributes.push_back({"more", engine::Type::S});
            return table;
        }();
        return design;
    }());
    settle();
    EXPECT_TRUE(pane().edit().toPlainText().contains("ORDER#{date ")) << pane().edit().toPlainText().toStdString();
    QTest::keyClick(&pane().edit(), Qt::Key_Escape);
    EXPECT_FALSE(pane().isTouched());
    EXPECT_TRUE(message().isEmpty());
}

TEST_F(EntityChartAsText, ALineMoreIsATypeMore) {
    pane().edit().moveCursor(QTextCursor::End);
    QTest::keyClicks(&pane().edit(), "Note  USER#{userId}  NOTE#{id}");
    const auto columns = chart().model()->columnCount() - 1;
    for (int i = 2; i < columns; ++i) pane().edit().insertPlainText(QString::fromUtf8("  –"));
    ASSERT_TRUE(waitUntil([&] { return pane().effects().isKnown(); }));
    EXPECT_TRUE(pane().effects().texts().contains("New entity types: 1")) << message().toStdString();
    pane().apply();
    settle();
    ASSERT_EQ(session.design().tables[0]->entityTypes.size(), 3U);
    EXPECT_EQ(entity(2).name, "Note");
    EXPECT_EQ(entity(2).letter, "N");
}

}
}
