#include "app/query/query_workspace.h"

#include "app/query/change_frames.h"
#include "app/query/explain_panel.h"
#include "app/query/expression_edit.h"
#include "app/query/field_message.h"
#include "app/query/placeholder_model.h"
#include "app/query/request_form.h"
#include "app/query/result_model.h"
#include "app/query/what_if_panel.h"
#include "model/edit/item_edits.h"
#include "model/edit/pattern_edits.h"
#include "tests/app/sample_design.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

namespace app {

namespace {

class QueryWorkspaceTest : public testing::Test {
protected:
    void open(model::Design design) {
        session.document().reset(std::move(design));
        workspace = std::make_unique<QueryWorkspace>(session);
        workspace->resize(1200, 760);
        workspace->show();
        form = workspace->form();
    }
    void run() {
        QTest::keyClick(form->filterEdit(), Qt::Key_Return, Qt::ControlModifier);
        settle();
    }
    void settle() {
        ASSERT_TRUE(QTest::qWaitFor([&] { return workspace->isSettled(); }, 10'000));
    }
    static void type(QWidget *field, const char *text) { QTest::keyClicks(field, QString::fromUtf8(text)); }
    void chooseOperator(std::size_t key, KeyCriterion::Operator comparison) {
        auto *box = form->keyOperator(key);
        box->setCurrentIndex(box->findData(static_cast<int>(comparison)));
    }
    QStringList column(const char *name) const {
        const auto *model = workspace->resultView()->model();
        QStringList values;
        for (int c = 0; c < model->columnCount(); ++c)
            if (model->headerData(c, Qt::Horizontal).toString() == QString::fromUtf8(name))
                for (int row = 0; row < model->rowCount(); ++row) values << model->index(row, c).data().toString();
        return values;
    }

    Session session;
    std::unique_ptr<QueryWorkspace> workspace;
    RequestForm *form = nullptr;
};

TEST_F(QueryWorkspaceTest, AGuidedQueryGivesTheRightRowsInOrder) {
    open(shopDesign());
    type(form->keyValueEdit(0), "USER#U001");
    chooseOperator(1, KeyCriterion::Operator::BeginsWith);
    type(form->keyValueEdit(1), "ORDER#2024-03");
    run();
    EXPECT_EQ(
        column("SK"), (QStringList{QStringLiteral("ORDER#2024-03-12"), QStringLiteral("ORDER#2024-03-12#ITEM#P310")}));
    EXPECT_EQ(workspace->explain()->number(0), QStringLiteral("2"));
    EXPECT_EQ(workspace->pageText(), QStringLiteral("2 item(s), last page (no LastEvaluatedKey)"));
    EXPECT_EQ(workspace->explain()->strip()->cellCount(), 6) << "the whole collection, four of it not read";
}

TEST_F(QueryWorkspaceTest, AFilterOnAnIndexSaysWhatItThrowsAway) {
    open(shopDesign());
    form->chooseTarget("AppData", "GSI1");
    type(form->keyValueEdit(0), "STATUS#Pending");
    form->placeholders()->setName("#total", "total");
    type(form->filterEdit(), "#total > :min");
    ASSERT_EQ(form->placeholders()->rowCount(), 2);
    EXPECT_EQ(form->placeholders()->index(1, PlaceholderModel::Type).data().toString(), QStringLiteral("N"))
        << "total is a number, so what it is compared with is one";
    form->placeholders()->setData(
        form->placeholders()->index(1, PlaceholderModel::Value), QStringLiteral("100"), Qt::EditRole);
    run();
    EXPECT_EQ(column("SK"), QStringList{QStringLiteral("ORDER#2024-03-12")});
    EXPECT_EQ(column("total"), QStringList{QStringLiteral("129")});
    EXPECT_EQ(workspace->explain()->number(0), QStringLiteral("2"));
    EXPECT_EQ(workspace->explain()->number(1), QStringLiteral("−1"));
    EXPECT_EQ(workspace->explain()->number(2), QStringLiteral("1"));
}

TEST_F(QueryWorkspaceTest, DigitsAndSetsComeBackWhole) {
    open(shopDesign());
    QAbstractItemModelTester tester(
        workspace->resultView()->model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    type(form->keyValueEdit(0), "USER#U031");
    run();
    EXPECT_EQ(column("total"), QStringList{QStringLiteral("12345678901234567890123456789012345678")});
    EXPECT_EQ(column("tags"), QStringList{QStringLiteral("{\"gift\", \"rush\"}")});
    workspace->resultView()->setFocus();
    QTest::keyClick(workspace->resultView(), Qt::Key_C, Qt::ControlModifier);
    const QString copied = QApplication::clipboard()->text();
    EXPECT_NE(copied.indexOf(QStringLiteral("\"tags\": {\"SS\": [\"gift\", \"rush\"]}")), -1) << copied.toStdString();
}

TEST_F(QueryWorkspaceTest, PagesAreReadOneByOneOrAll) {
    open(largeDesign(200));
    form->findChild<QComboBox *>()->setCurrentIndex(1); // Scan
    auto draft = form->draft();
    draft.operation = RequestDraft::Operation::Scan;
    draft.limit = 30;
    form->setDraft(draft);
    run();
    EXPECT_EQ(workspace->resultView()->model()->rowCount(), 30);
    workspace->nextPage();
    settle();
    EXPECT_EQ(workspace->resultView()->model()->rowCount(), 60);
    workspace->allPages();
    settle();
    EXPECT_EQ(workspace->resultView()->model()->rowCount(), 200);
    EXPECT_EQ(workspace->explain()->number(4), QStringLiteral("7"));
    QStringList keys = column("SK");
    QStringList both;
    const QStringList partitions = column("PK");
    for (int i = 0; i < keys.size(); ++i) both << partitions[i] + QLatin1Char('/') + keys[i];
    EXPECT_EQ(QSet<QString>(both.begin(), both.end()).size(), 200) << "no item twice, none lost";
}

TEST_F(QueryWorkspaceTest, AnErrorIsUnderlinedAtItsColumnAndCanBePutRight) {
    open(shopDesign());
    type(form->keyValueEdit(0), "USER#U001");
    type(form->filterEdit(), "#total >= :min AND begins_wth(email, :p)");
    QTest::keyClick(form->filterEdit(), Qt::Key_Escape);
    ASSERT_TRUE(QTest::qWaitFor([&] { return form->filterEdit()->hasError(); }, 3'000));
    EXPECT_EQ(form->filterEdit()->errorColumn(), 20);
    EXPECT_EQ(form->faultText(DraftField::Filter),
        QStringLiteral("Column 20. Invalid FilterExpression: Invalid function name; function: begins_wth"));
    const auto marks = form->filterEdit()->extraSelections();
    ASSERT_EQ(marks.size(), 1);
    EXPECT_EQ(marks[0].cursor.selectionStart(), 19);
    EXPECT_EQ(marks[0].cursor.selectionEnd(), 29);
    EXPECT_EQ(marks[0].format.underlineStyle(), QTextCharFormat::WaveUnderline);

    auto *link = form->messageOf(DraftField::Filter)->link();
    EXPECT_EQ(link->text(), QStringLiteral("Change to begins_with"));
    link->click();
    EXPECT_EQ(form->filterEdit()->expression(), "#total >= :min AND begins_with(email, :p)");
    EXPECT_FALSE(form->filterEdit()->hasError());
}

TEST_F(QueryWorkspaceTest, ARefusedRunKeepsTheResultsAndSaysWhoseTheyAre) {
    open(shopDesign());
    type(form->keyValueEdit(0), "USER#U002");
    run();
    ASSERT_EQ(workspace->resultView()->model()->rowCount(), 4);
    type(form->filterEdit(), "status = :s");
    EXPECT_TRUE(workspace->provenance().contains(QStringLiteral("before the request changed")))
        << workspace->provenance().toStdString();
    form->placeholders()->setData(
        form->placeholders()->index(0, PlaceholderModel::Value), QStringLiteral("Pending"), Qt::EditRole);
    run();
    EXPECT_EQ(workspace->resultView()->model()->rowCount(), 4) << "the earlier results stay";
    EXPECT_TRUE(workspace->provenance().contains(QStringLiteral("Run 1")));
    EXPECT_TRUE(workspace->provenance().contains(QStringLiteral("failed")));
    EXPECT_EQ(form->faultText(DraftField::Filter),
        QStringLiteral(
            "Column 1. Invalid FilterExpression: Attribute name is a reserved keyword; reserved keyword: status"));
    EXPECT_EQ(form->filterEdit()->expression(), "status = :s") << "what was typed stays";
    EXPECT_EQ(workspace->runs().size(), 2u) << "both are in the history";
}

TEST_F(QueryWorkspaceTest, TheKeyConditionMovesBetweenFormAndText) {
    open(shopDesign());
    type(form->keyValueEdit(0), "USER#U001");
    chooseOperator(1, KeyCriterion::Operator::Between);
    type(form->keyValueEdit(1), "ORDER#2024-01");
    type(form->keyValueEdit(1, true), "ORDER#2024-02");
    auto draft = form->draft();
    const auto segments = form->findChildren<QToolButton *>();
    const auto segment = [&](const char *name) {
        for (auto *button : segments)
            if (button->text() == QString::fromUtf8(name)) return button;
        return static_cast<QToolButton *>(nullptr);
    };
    segment("Text")->click();
    EXPECT_EQ(form->keyConditionEdit()->expression(), "PK = :pk AND SK BETWEEN :from AND :to");
    EXPECT_EQ(form->placeholders()->rowCount(), 3) << "its values are to be seen and changed";
    segment("Form")->click();
    EXPECT_EQ(form->draft().keys, draft.keys);
    segment("Text")->click();
    form->keyConditionEdit()->setExpression("PK = :pk OR SK = :sk");
    segment("Form")->click();
    EXPECT_FALSE(form->draft().guided) << "the form cannot say this, so the text stays";
    EXPECT_EQ(form->keyConditionEdit()->expression(), "PK = :pk OR SK = :sk");
}

TEST_F(QueryWorkspaceTest, AnAccessPatternFillsTheFormAndAFormBecomesOne) {
    auto design = shopDesign();
    model::AccessPattern pattern;
    pattern.id = "AP5";
    pattern.name = "Orders by status";
    pattern.tableName = "AppData";
    pattern.indexName = "GSI1";
    pattern.keyConditionExpression = "GSI1PK = :pk";
    pattern.values = {
        {":pk", R"({"S":"STATUS#Shipped"})"}
    };
    design = *model::addPattern(std::move(design), pattern);
    open(std::move(design));
    workspace->reveal({.patternId = "AP5"});
    EXPECT_EQ(form->keyValueEdit(0)->text(), QStringLiteral("STATUS#Shipped"));
    run();
    EXPECT_EQ(column("GSI1SK"), QStringList{QStringLiteral("2024-02-19")});

    form->keyValueEdit(0)->setText(QStringLiteral("STATUS#Pending"));
    for (auto *action : workspace->actions())
        if (action->text() == QStringLiteral("Save as pattern")) action->trigger();
    ASSERT_EQ(session.design().patterns.size(), 2u);
    EXPECT_EQ(session.design().patterns[1]->values.at(":pk"), R"({"S":"STATUS#Pending"})");
    EXPECT_EQ(session.selection().place().patternId, session.design().patterns[1]->id);
}

TEST_F(QueryWorkspaceTest, ItRunsOnTheItemsAsTheyStand) {
    open(shopDesign());
    type(form->keyValueEdit(0), "USER#U031");
    run();
    EXPECT_EQ(column("status"), QStringList{QStringLiteral("Delivered")});
    session.document().apply(QStringLiteral("edit"), [](model::Design d) {
        return model::setAttribute(std::move(d), {.tableName = "AppData", .attributeName = "status", .itemIndex = 15},
            engine::Type::S, "Lost");
    });
    run();
    EXPECT_EQ(column("status"), QStringList{QStringLiteral("Lost")});
    session.document().history().undo();
    run();
    EXPECT_EQ(column("status"), QStringList{QStringLiteral("Delivered")});
}

TEST_F(QueryWorkspaceTest, TabGoesThroughTheFormFromTopToBottom) {
    open(shopDesign());
    QApplication::setActiveWindow(workspace.get());
    form->filterEdit()->setExpression("qty > :min");
    form->keyValueEdit(0)->setFocus();
    const auto tab = [] { QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab); };
    tab();
    EXPECT_EQ(QApplication::focusWidget(), form->keyOperator(1));
    tab();
    EXPECT_EQ(QApplication::focusWidget(), form->filterEdit());
    tab();
    EXPECT_EQ(QApplication::focusWidget(), form->projectionEdit());
    tab();
    auto *editor = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    ASSERT_NE(editor, nullptr) << "the first value is asked for";
    QTest::keyClicks(editor, QStringLiteral("2"));
    tab();
    EXPECT_EQ(form->placeholders()->values().at(":min").text, "2");
    EXPECT_FALSE(QApplication::focusWidget()->inherits("QTableView")) << "behind the last value the table is left";
}

TEST_F(QueryWorkspaceTest, TheJsonOfTheLastAnswerCanBeRead) {
    open(shopDesign());
    type(form->keyValueEdit(0), "USER#U031");
    run();
    auto *tabs = workspace->findChild<QTabBar *>();
    const auto texts = workspace->findChildren<QPlainTextEdit *>();
    const auto text = [&](const char *name) {
        for (const auto *each : texts)
            if (each->accessibleName() == QString::fromUtf8(name)) return each->toPlainText();
        return QString();
    };
    tabs->setCurrentIndex(1);
    EXPECT_TRUE(text("Request as JSON").contains(QStringLiteral("\"KeyConditionExpression\": \"PK = :pk\"")));
    tabs->setCurrentIndex(2);
    EXPECT_TRUE(text("Response as JSON").contains(QStringLiteral("12345678901234567890123456789012345678")));
    form->setDraft([&] {
        auto draft = form->draft();
        draft.limit = 0;
        return draft;
    }());
    run();
    tabs->setCurrentIndex(2);
    EXPECT_TRUE(text("Response as JSON").contains(QStringLiteral("ValidationException")))
        << text("Response as JSON").toStdString();
}

TEST_F(QueryWorkspaceTest, TheRequestCanBeTakenAlongAsAProgram) {
    open(shopDesign());
    type(form->keyValueEdit(0), "USER#U001");
    run();
    workspace->findChild<QTabBar *>()->setCurrentIndex(3);
    QComboBox *languages = nullptr;
    for (auto *box : workspace->findChildren<QComboBox *>())
        if (box->accessibleName() == QStringLiteral("Language of the program")) languages = box;
    QPlainTextEdit *code = nullptr;
    for (auto *text : workspace->findChildren<QPlainTextEdit *>())
        if (text->accessibleName() == QStringLiteral("Program that sends the request")) code = text;
    ASSERT_TRUE(languages && code);
    EXPECT_TRUE(languages->isVisible());
    EXPECT_TRUE(code->toPlainText().startsWith(QStringLiteral("aws dynamodb query \\\n  --table-name 'AppData'")))
        << code->toPlainText().toStdString();
    QTest::keyClick(languages, Qt::Key_Down);
    EXPECT_TRUE(code->toPlainText().contains(QStringLiteral("response = client.query(")));
    for (auto *button : workspace->findChildren<QToolButton *>())
        if (button->isVisible() && button->text() == QStringLiteral("Copy")) button->click();
    EXPECT_EQ(QApplication::clipboard()->text(), code->toPlainText());
    workspace->findChild<QTabBar *>()->setCurrentIndex(1);
    EXPECT_FALSE(languages->isVisible());
}

TEST_F(QueryWorkspaceTest, AWriteIsTriedKeptAndUndone) {
    open(shopDesign());
    const model::Design before = session.design();
    auto *panel = workspace->whatIf();
    EXPECT_FALSE(panel->isVisible());
    workspace->showWhatIf(true);
    EXPECT_TRUE(panel->isVisible());
    type(panel->script(), "UPDATE AppData SET status = 'Sent', GSI1PK = 'STATUS#Sent' WHERE PK = 'USER#U001' AND "
                          "SK = 'ORDER#2024-03-12';");
    QTest::keyClick(panel->script(), Qt::Key_Return, Qt::ControlModifier);
    settle();
    const QString text = panel->changes()->text();
    for (const char *part :
        {"1. ExecuteStatement  USER#U001 › ORDER#2024-03-12", "AppData  item changed", "- status  Pending",
            "+ status  Sent", "GSI1  moves: delete and put", "- STATUS#Pending › ", "LSI1  unchanged"})
        EXPECT_TRUE(text.contains(QString::fromUtf8(part))) << part << " is not in\n" << text.toStdString();
    EXPECT_TRUE(panel->totals().startsWith(QStringLiteral("4")))
        << "the table, GSI1 left and joined, GSI2 in place: " << panel->totals().toStdString();
    EXPECT_EQ(session.design(), before) << "tried only";

    panel->keep();
    EXPECT_EQ(session.document().history().count(), 1);
    EXPECT_NE(session.design(), before);
    EXPECT_FALSE(panel->changes()->isVisible());
    session.document().history().undo();
    EXPECT_EQ(session.design(), before);
}

TEST_F(QueryWorkspaceTest, AWhatIfOfAnEarlierDesignIsNotKept) {
    open(shopDesign());
    workspace->showWhatIf(true);
    auto *panel = workspace->whatIf();
    type(panel->script(), "DELETE FROM AppData WHERE PK = 'USER#U001' AND SK = 'PROFILE';");
    panel->tryOut();
    settle();
    session.document().apply(QStringLiteral("Remove"),
        [](model::Design design) { return model::removeItems(std::move(design), "AppData", {0}); });
    const auto after = session.design();
    panel->keep();
    EXPECT_EQ(session.design(), after);
    panel->rollBack();
    EXPECT_FALSE(panel->changes()->isVisible());
}

TEST_F(QueryWorkspaceTest, AFaultyScriptIsMarkedWhereItIsWrong) {
    open(shopDesign());
    workspace->showWhatIf(true);
    auto *panel = workspace->whatIf();
    panel->script()->setPlainText(QStringLiteral("# größer\nPutItems {}"));
    panel->tryOut();
    EXPECT_EQ(panel->script()->textCursor().selectedText(), QStringLiteral("PutItems"));
    panel->script()->setPlainText(QStringLiteral("PutItem {\"TableName\": \"AppData\", \"Item\": {}}"));
    panel->tryOut();
    settle();
    EXPECT_TRUE(panel->changes()->text().contains(QStringLiteral("Refused: One or more parameter values")))
        << panel->changes()->text().toStdString();
}

TEST_F(QueryWorkspaceTest, AReservedAttributeIsOfferedWithAName) {
    open(shopDesign());
    type(form->filterEdit(), "stat");
    auto *popup = QApplication::activePopupWidget();
    ASSERT_NE(popup, nullptr) << "words are offered while typing";
    QTest::keyClick(popup, Qt::Key_Down);
    QTest::keyClick(popup, Qt::Key_Return);
    EXPECT_EQ(form->filterEdit()->expression(), "#status");
    EXPECT_EQ(form->placeholders()->names().at("#status"), "status");
}

}

}
