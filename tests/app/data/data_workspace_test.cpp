#include "app/data/data_workspace.h"

#include "app/data/cell_editor.h"
#include "app/data/collection_model.h"
#include "app/data/collection_view.h"
#include "app/data/find_bar.h"
#include "app/data/item_grid_view.h"
#include "app/data/left_out_band.h"
#include "app/data/lens_bar.h"
#include "app/data/selection_bar.h"
#include "engine/value/item_json.h"
#include "model/edit/item_edits.h"
#include "tests/app/sample_design.h"
#include "tests/app/wait.h"

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTest>

#include <gtest/gtest.h>

namespace app {

namespace {

class DataWorkspaceTest : public testing::Test {
protected:
    void open(model::Design design) {
        session.document().reset(std::move(design));
        workspace = std::make_unique<DataWorkspace>(session);
        workspace->resize(1200, 760);
        workspace->show();
        QApplication::setActiveWindow(workspace.get());
        view = workspace->collectionView();
    }
    QPoint at(ItemView *in, const QModelIndex &index) { return in->visualRect(index).center(); }
    void click(ItemView *in, const QModelIndex &index, Qt::KeyboardModifiers modifiers = {}) {
        QTest::mouseClick(in->viewport(), Qt::LeftButton, modifiers, at(in, index));
    }
    /// As a person does: a click, a double click, the editor.
    CellEditor *edit(ItemView *in, const QModelIndex &index) {
        in->scrollTo(index);
        click(in, index);
        QTest::mouseDClick(in->viewport(), Qt::LeftButton, {}, at(in, index));
        return in->openEditor();
    }
    void trigger(const char *text) {
        for (auto *action : workspace->actions())
            if (action->text() == QString::fromUtf8(text)) {
                action->trigger();
                return;
            }
        FAIL() << "no action " << text;
    }
    const model::TableDesign &table() { return *session.design().tables[0]; }

    Session session;
    std::unique_ptr<DataWorkspace> workspace;
    CollectionView *view = nullptr;
};

TEST_F(DataWorkspaceTest, ADoubleClickTypingAndEnterIsOneUndoStep) {
    open(shopDesign());
    const auto before = itemJson(session.design(), 4);
    auto *editor = edit(view, view->items()->indexOf(4, "status"));
    ASSERT_NE(editor, nullptr);
    EXPECT_EQ(editor->text(), QStringLiteral("Pending"));
    QTest::keyClicks(editor->input(), QStringLiteral("Shipped"));
    QTest::keyClick(editor->input(), Qt::Key_Return);
    EXPECT_NE(itemJson(session.design(), 4).find(R"("status":{"S":"Shipped"})"), std::string::npos);
    EXPECT_EQ(session.document().history().count(), 1);
    EXPECT_EQ(session.document().history().undoText(), QStringLiteral("Edit status"));
    session.document().history().undo();
    EXPECT_EQ(itemJson(session.design(), 4), before) << "byte for byte";
}

TEST_F(DataWorkspaceTest, ARefusedTextStaysWithTheReasonUntilItIsRight) {
    open(shopDesign());
    auto *editor = edit(view, view->items()->indexOf(4, "total"));
    ASSERT_NE(editor, nullptr);
    QTest::keyClicks(editor->input(), QStringLiteral("many"));
    QTest::keyClick(editor->input(), Qt::Key_Return);
    ASSERT_EQ(view->openEditor(), editor) << "the editor is still there";
    EXPECT_EQ(editor->text(), QStringLiteral("many"));
    EXPECT_EQ(editor->refusal(), QStringLiteral("The parameter cannot be converted to a numeric value: many"));
    EXPECT_EQ(session.document().history().count(), 0);

    click(view, view->items()->indexOf(7, "status")); // another row: nothing typed is lost
    ASSERT_EQ(view->openEditor(), editor);
    EXPECT_EQ(editor->text(), QStringLiteral("many"));

    editor->input()->setFocus();
    QTest::keyClick(editor->input(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(editor->input(), QStringLiteral("98765432109876543210987654321098765432"));
    EXPECT_TRUE(editor->refusal().isEmpty()) << "typing on takes the reason away";
    QTest::keyClick(editor->input(), Qt::Key_Return);
    EXPECT_NE(itemJson(session.design(), 4).find(R"("total":{"N":"98765432109876543210987654321098765432"})"),
        std::string::npos)
        << itemJson(session.design(), 4);
}

TEST_F(DataWorkspaceTest, AnIndexKeyFollowsItsValueAndTheEditorSaysSo) {
    open(shopDesign());
    auto *editor = edit(view, view->items()->indexOf(4, "status"));
    EXPECT_EQ(editor->consequence(), QString()) << "nothing changed yet";
    QTest::keyClicks(editor->input(), QStringLiteral("Shipped"));
    EXPECT_EQ(editor->consequence(), QStringLiteral("GSI1PK becomes STATUS#Shipped"));
    QTest::keyClick(editor->input(), Qt::Key_Return);
    EXPECT_NE(itemJson(session.design(), 4).find(R"("GSI1PK":{"S":"STATUS#Shipped"})"), std::string::npos);
    EXPECT_EQ(session.document().history().count(), 1);
    session.document().history().undo();
    EXPECT_EQ(session.design().tables[0], shopDesign().tables[0]);
}

TEST_F(DataWorkspaceTest, EscapeTakesBackWhatWasTyped) {
    open(shopDesign());
    auto *editor = edit(view, view->items()->indexOf(4, "status"));
    QTest::keyClicks(editor->input(), QStringLiteral("zzz"));
    QTest::keyClick(editor->input(), Qt::Key_Escape);
    QApplication::processEvents();
    EXPECT_EQ(view->items()->indexOf(4, "status").data().toString(), QStringLiteral("Pending"));
    EXPECT_EQ(session.document().history().count(), 0);
}

TEST_F(DataWorkspaceTest, ASetStaysASetAndAMapIsEditedAsText) {
    open(shopDesign());
    auto *editor = edit(view, view->items()->indexOf(15, "tags"));
    ASSERT_NE(editor, nullptr);
    EXPECT_EQ(editor->text(), QStringLiteral("[\"gift\",\"rush\"]"));
    QTest::keyClick(editor->input(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(editor->input(), QStringLiteral("[\"late\"]"));
    QTest::keyClick(editor->input(), Qt::Key_Return);
    EXPECT_NE(itemJson(session.design(), 15).find(R"("tags":{"SS":["late"]})"), std::string::npos);

    view->editCell(view->items()->indexOf(15, "address"));
    editor = view->openEditor();
    ASSERT_NE(editor, nullptr);
    ASSERT_TRUE(editor->severalLines());
    auto *lines = qobject_cast<QPlainTextEdit *>(editor->input());
    lines->setPlainText(QStringLiteral("{\"city\": {\"S\": \"Bergen\"}, \"zip\": {\"N\": \"5003\"}}"));
    QTest::keyClick(lines, Qt::Key_Return, Qt::ControlModifier);
    EXPECT_NE(itemJson(session.design(), 15).find(R"("address":{"M":{"city":{"S":"Bergen"},"zip":{"N":"5003"}}})"),
        std::string::npos)
        << itemJson(session.design(), 15);
}

TEST_F(DataWorkspaceTest, CtrlEnterSetsAllSelectedItems) {
    open(shopDesign());
    click(view, view->items()->indexOf(4, "status"));
    click(view, view->items()->indexOf(8, "status"), Qt::ControlModifier);
    EXPECT_EQ(session.selection().items(), (std::vector<std::size_t>{4, 8}));
    view->editCell(view->items()->indexOf(8, "status"));
    auto *editor = view->openEditor();
    ASSERT_NE(editor, nullptr);
    QTest::keyClicks(editor->input(), QStringLiteral("Shipped"));
    QTest::keyClick(editor->input(), Qt::Key_Return, Qt::ControlModifier);
    for (const std::size_t item : {4u, 8u})
        EXPECT_NE(itemJson(session.design(), item).find(R"("status":{"S":"Shipped"})"), std::string::npos) << item;
    EXPECT_EQ(session.document().history().count(), 1);
}

TEST_F(DataWorkspaceTest, SelectionGoesBothWays) {
    open(shopDesign());
    click(view, view->items()->indexOf(7, "status"));
    EXPECT_EQ(session.selection().place().itemIndex, 7u);
    session.selection().select({.tableName = "AppData", .itemIndex = 11});
    EXPECT_EQ(view->selectedItems(), std::vector<std::size_t>{11});
    session.selection().select({.tableName = "AppData", .indexName = "GSI1"});
    EXPECT_EQ(workspace->indexName(), "GSI1") << "an index selected elsewhere is looked through";
}

TEST_F(DataWorkspaceTest, AnEditKeepsSelectionAndScrolling) {
    open(largeDesign(2'000));
    view->verticalScrollBar()->setValue(view->verticalScrollBar()->maximum() / 2);
    QApplication::processEvents();
    const int row = view->rowAt(200);
    const auto item = view->items()->itemAt(view->collectionModel()->isGroup(row) ? row + 1 : row);
    ASSERT_TRUE(item);
    session.selection().selectItems("Readings", {*item}, *item);
    const int y = view->rowViewportPosition(view->items()->indexOf(*item).row());
    // An item far above goes, another changes: what is looked at does not move.
    session.document().apply(QStringLiteral("remove"), [](model::Design d) {
        auto table = *d.tables[0];
        auto items = *table.items;
        items.erase(items.begin() + 3, items.begin() + 6);
        table.items = std::move(items);
        d.tables[0] = std::move(table);
        return model::Result<model::Design>(std::move(d));
    });
    EXPECT_EQ(view->rowViewportPosition(view->items()->indexOf(*item - 3).row()), y);
    session.document().history().undo();
    EXPECT_EQ(view->rowViewportPosition(view->items()->indexOf(*item).row()), y);
}

TEST_F(DataWorkspaceTest, AddDuplicateAndDeleteByKey) {
    open(shopDesign());
    click(view, view->items()->indexOf(4));
    QTest::keyClick(view, Qt::Key_Insert);
    ASSERT_EQ(table().items->size(), 17u);
    EXPECT_NE(itemJson(session.design(), 5).find(R"("SK":{"S":"ORDER#2024-03-13"})"), std::string::npos)
        << "beside an order: the next free order of this user. " << itemJson(session.design(), 5);
    auto *editor = view->openEditor();
    ASSERT_NE(editor, nullptr) << "its key is asked for at once";
    QTest::keyClicks(editor->input(), QStringLiteral("ORDER#2025-01-01"));
    QTest::keyClick(editor->input(), Qt::Key_Return);
    EXPECT_NE(itemJson(session.design(), 5).find(R"("SK":{"S":"ORDER#2025-01-01"})"), std::string::npos);
    EXPECT_EQ(session.selection().place().itemIndex, 5u);

    trigger("Duplicate");
    EXPECT_EQ(table().items->size(), 18u);
    EXPECT_EQ(session.selection().place().itemIndex, 6u);
    view->setFocus();
    QTest::keyClick(view, Qt::Key_Delete);
    EXPECT_EQ(table().items->size(), 17u);
    while (session.document().history().canUndo()) session.document().history().undo();
    EXPECT_EQ(table(), *shopDesign().tables[0]);
}

TEST_F(DataWorkspaceTest, ManySelectedItemsAreFewRanges) {
    open(largeDesign(1'000));
    auto *grid = workspace->gridView();
    for (const bool asGrid : {false, true}) {
        workspace->showGrid(asGrid);
        std::vector<std::size_t> items;
        for (std::size_t item = 100; item < 900; ++item) items.push_back(item);
        session.selection().selectItems(table().name(), items, 500);
        auto *shown = asGrid ? static_cast<ItemView *>(grid) : view;
        EXPECT_EQ(shown->selectedItems(), items);
        EXPECT_EQ(shown->currentItem(), 500u);
        EXPECT_LE(shown->selectionModel()->selection().size(), asGrid ? 3 : 100)
            << "collections are parted by their heads";
    }
    grid->sortBy(2, Qt::DescendingOrder);
    session.selection().selectItems(table().name(), {0, 999}, 999);
    EXPECT_EQ(grid->selectedItems(), (std::vector<std::size_t>{0, 999}));
}

TEST_F(DataWorkspaceTest, TotalsOfManySelectedItemsFollowTheirCount) {
    open(largeDesign(3'000));
    const auto told = [&] {
        QStringList texts;
        for (const auto *label : workspace->findChild<SelectionBar *>()->findChildren<QLabel *>())
            texts << label->text();
        return texts.join(QLatin1Char('|'));
    };
    view->selectAll();
    EXPECT_TRUE(told().contains(QStringLiteral("3000 item"))) << told().toStdString();
    EXPECT_FALSE(told().contains(QStringLiteral("collection"))) << "counted off the GUI thread";
    EXPECT_TRUE(waitUntil([&] { return told().contains(QStringLiteral("in 300 collection")); })) << told().toStdString();
    view->clearSelection();
    view->selectionModel()->select(view->items()->indexOf(0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
    EXPECT_TRUE(told().contains(QStringLiteral("in 1 collection"))) << told().toStdString();
}

TEST_F(DataWorkspaceTest, ReplaceAllIsOneUndoStepAndKeepsTypes) {
    open(shopDesign());
    trigger("Replace…");
    auto *bar = workspace->findChild<FindBar *>();
    const auto lines = bar->findChildren<QLineEdit *>();
    ASSERT_EQ(lines.size(), 2);
    auto *text = lines[0]->accessibleName() == QStringLiteral("Text to find") ? lines[0] : lines[1];
    auto *with = text == lines[0] ? lines[1] : lines[0];
    const auto button = [&](const char *name) {
        for (auto *each : bar->findChildren<QAbstractButton *>())
            if (each->text() == QString::fromUtf8(name)) return each;
        return static_cast<QAbstractButton *>(nullptr);
    };
    QTest::keyClicks(text, QStringLiteral("Pending"));
    QTest::keyClicks(with, QStringLiteral("Open"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return workspace->isSettled(); }, 3'000));
    QTest::mouseClick(button("Replace all"), Qt::LeftButton);
    EXPECT_EQ(session.document().history().count(), 1);
    EXPECT_NE(itemJson(session.design(), 4).find(R"("status":{"S":"Open"})"), std::string::npos);
    EXPECT_NE(itemJson(session.design(), 4).find(R"("GSI1PK":{"S":"STATUS#Open"})"), std::string::npos);
    session.document().history().undo();
    EXPECT_EQ(session.design().tables[0], shopDesign().tables[0]);

    // One that would be no number any more refuses all, and is shown.
    text->selectAll();
    QTest::keyClicks(text, QStringLiteral("64"));
    with->selectAll();
    QTest::keyClicks(with, QStringLiteral("many"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return workspace->isSettled(); }, 3'000));
    QTest::mouseClick(button("Replace all"), Qt::LeftButton);
    EXPECT_EQ(session.design().tables[0], shopDesign().tables[0]);
    EXPECT_EQ(view->items()->placeAt(view->currentIndex()).attributeName, "total");
}

TEST_F(DataWorkspaceTest, ReplaceGoesFromMatchToMatch) {
    open(shopDesign());
    trigger("Replace…");
    auto *bar = workspace->findChild<FindBar *>();
    QLineEdit *text = nullptr, *with = nullptr;
    for (auto *line : bar->findChildren<QLineEdit *>())
        (line->accessibleName() == QStringLiteral("Text to find") ? text : with) = line;
    QTest::keyClicks(text, QStringLiteral("STATUS#Pending"));
    QTest::keyClicks(with, QStringLiteral("STATUS#Pending!")); // matches again: it has to go on all the same
    ASSERT_TRUE(QTest::qWaitFor([&] { return workspace->isSettled(); }, 3'000));
    const auto replaced = [&] {
        std::size_t count = 0;
        for (std::size_t item = 0; item < table().items->size(); ++item)
            if (itemJson(session.design(), item).find("STATUS#Pending!\"") != std::string::npos) ++count;
        return count;
    };
    QTest::keyClick(with, Qt::Key_Return); // shows the first one
    EXPECT_EQ(replaced(), 0u);
    for (std::size_t done = 1; done <= 2; ++done) {
        QTest::keyClick(with, Qt::Key_Return);
        ASSERT_TRUE(QTest::qWaitFor([&] { return workspace->isSettled(); }, 3'000));
        EXPECT_EQ(replaced(), done);
    }
    EXPECT_EQ(session.document().history().count(), 2);
}

TEST_F(DataWorkspaceTest, ColumnsAreHiddenAndNeitherCopiedNorPastedInto) {
    open(shopDesign());
    workspace->showGrid(true);
    auto *grid = workspace->gridView();
    grid->setAttributeHidden("orderDate", true);
    const int hidden = grid->items()->indexOf(4, "orderDate").column();
    EXPECT_TRUE(grid->isColumnHidden(hidden));
    const auto before = itemJson(session.design(), 4);
    // The columns left and right of it, and what lies between.
    grid->setCurrentIndex(grid->items()->indexOf(4, "PK"));
    grid->selectionModel()->select(
        QItemSelection(grid->items()->index(grid->currentIndex().row(), 1),
            grid->items()->index(grid->currentIndex().row(), grid->items()->columnCount() - 1)),
        QItemSelectionModel::ClearAndSelect);
    trigger("Copy");
    EXPECT_FALSE(QApplication::clipboard()->text().contains(QStringLiteral("2024-03-12\t2024-03-12")));
    trigger("Paste");
    EXPECT_EQ(itemJson(session.design(), 4), before) << "each value went back to where it came from";
    trigger("Clear cells");
    EXPECT_NE(itemJson(session.design(), 4).find("orderDate"), std::string::npos) << "out of sight, out of reach";
    EXPECT_EQ(itemJson(session.design(), 4).find("total"), std::string::npos);
    grid->showAllAttributes();
    EXPECT_FALSE(grid->isColumnHidden(hidden));
}

TEST_F(DataWorkspaceTest, FindCountsMatchesAndWalksThem) {
    open(shopDesign());
    trigger("Find…");
    auto *bar = workspace->findChild<FindBar *>();
    ASSERT_TRUE(bar->isVisible());
    auto *text = bar->findChild<QLineEdit *>();
    QTest::keyClicks(text, QStringLiteral("2024-03-12"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return workspace->isSettled(); }, 3'000));
    const auto says = [&](const QString &wanted) {
        for (const auto *label : bar->findChildren<QLabel *>())
            if (label->text() == wanted) return true;
        return false;
    };
    EXPECT_TRUE(says(QStringLiteral("10 match(es)")));
    QTest::keyClick(text, Qt::Key_Return);
    EXPECT_TRUE(says(QStringLiteral("1 of 10 matches")));
    EXPECT_EQ(view->items()->placeAt(view->currentIndex()).attributeName, "SK");
    QTest::keyClick(text, Qt::Key_Return, Qt::ShiftModifier);
    EXPECT_TRUE(says(QStringLiteral("10 of 10 matches"))) << "before the first comes the last";
    QTest::keyClick(text, Qt::Key_Escape);
    EXPECT_FALSE(bar->isVisible());
}

TEST_F(DataWorkspaceTest, ThroughAnIndexTheBandCountsWhatIsLeftOut) {
    open(shopDesign());
    workspace->showThrough("GSI1");
    auto *rows = workspace->leftOutBand()->rows();
    ASSERT_EQ(rows->rowCount(), 3);
    const auto cell = [&](int row, LeftOutModel::Column column) { return rows->index(row, column).data().toString(); };
    EXPECT_EQ(cell(0, LeftOutModel::Entity), QStringLiteral("Review"));
    EXPECT_EQ(cell(0, LeftOutModel::Count), QStringLiteral("3"));
    EXPECT_EQ(cell(0, LeftOutModel::Tag), QStringLiteral("by design"));
    EXPECT_EQ(cell(2, LeftOutModel::Entity), QStringLiteral("Order"));
    EXPECT_EQ(cell(2, LeftOutModel::Count), QStringLiteral("1"));
    EXPECT_EQ(cell(2, LeftOutModel::Tag), QStringLiteral("unexpected"));
    EXPECT_EQ(view->collectionModel()->collections().items().size(), 10u);
    QAbstractItemModelTester tester(rows, QAbstractItemModelTester::FailureReportingMode::Fatal);

    emit workspace->leftOutBand()->showItems(rows->leftOut(2));
    EXPECT_EQ(workspace->currentView(), workspace->gridView());
    EXPECT_EQ(workspace->gridView()->items()->rowCount(), 1);
    EXPECT_EQ(workspace->gridView()->items()->itemAt(0), 15u);
    // With this key given it is left out for another reason, so it leaves these rows.
    auto *grid = workspace->gridView()->items();
    EXPECT_FALSE(grid->edit(grid->indexOf(15, "GSI1PK"), QStringLiteral("STATUS#Delivered")));
    EXPECT_EQ(grid->rowCount(), 0);
    ASSERT_EQ(rows->rowCount(), 3);
    EXPECT_NE(cell(2, LeftOutModel::Reason).indexOf(QStringLiteral("GSI1SK")), -1)
        << cell(2, LeftOutModel::Reason).toStdString();
}

TEST_F(DataWorkspaceTest, TheGridEditsCopiesPastesAndClearsCells) {
    open(shopDesign());
    workspace->showGrid(true);
    auto *grid = workspace->gridView();
    QAbstractItemModelTester tester(grid->model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    auto *editor = edit(grid, grid->items()->indexOf(4, "total"));
    ASSERT_NE(editor, nullptr);
    QTest::keyClicks(editor->input(), QStringLiteral("65"));
    QTest::keyClick(editor->input(), Qt::Key_Return);
    EXPECT_NE(itemJson(session.design(), 4).find(R"("total":{"N":"65"})"), std::string::npos);

    grid->setCurrentIndex(grid->items()->indexOf(8, "status"));
    QApplication::clipboard()->setText(QStringLiteral("Lost\n"));
    trigger("Paste");
    EXPECT_NE(itemJson(session.design(), 8).find(R"("status":{"S":"Lost"})"), std::string::npos);
    grid->setFocus();
    QTest::keyClick(grid, Qt::Key_Delete);
    EXPECT_EQ(itemJson(session.design(), 8).find("status"), std::string::npos) << "the cell is cleared, the item stays";
    trigger("Copy");
    EXPECT_EQ(QApplication::clipboard()->text(), QStringLiteral("\n"));

    grid->setCurrentIndex(grid->items()->indexOf(7, "total"));
    QApplication::clipboard()->setText(QStringLiteral("1\nno number\n"));
    const auto steps = session.document().history().count();
    trigger("Paste");
    EXPECT_EQ(session.document().history().count(), steps) << "all or none";
}

TEST_F(DataWorkspaceTest, FrozenKeysAreEditedWhereTheyStand) {
    open(shopDesign());
    workspace->showGrid(true);
    auto *grid = workspace->gridView();
    grid->horizontalScrollBar()->setValue(grid->horizontalScrollBar()->maximum());
    const auto sortKey = grid->items()->indexOf(4, "SK");
    EXPECT_TRUE(grid->frozenColumns()->isVisible());
    grid->setCurrentIndex(sortKey);
    QTest::keyClick(grid, Qt::Key_F2);
    auto *editor = grid->openEditor();
    ASSERT_NE(editor, nullptr);
    EXPECT_EQ(editor->parentWidget(), grid->frozenColumns()->viewport());
    QTest::keyClicks(editor->input(), QStringLiteral("ORDER#2030-01-01"));
    QTest::keyClick(editor->input(), Qt::Key_Return);
    EXPECT_NE(itemJson(session.design(), 4).find("ORDER#2030-01-01"), std::string::npos);
}

TEST_F(DataWorkspaceTest, PastedJsonBecomesItems) {
    open(designOf("Orders", {}));
    QApplication::clipboard()->setText(QStringLiteral(
        R"([{"PK": "USER#1", "SK": "A", "n": 12345678901234567890123456789012345678}, {"PK": "USER#1", "SK": "B"}])"));
    trigger("Paste");
    ASSERT_EQ(table().items->size(), 2u);
    EXPECT_NE(
        itemJson(session.design(), 0).find(R"("n":{"N":"12345678901234567890123456789012345678"})"), std::string::npos);
    trigger("As DynamoDB JSON");
    EXPECT_NE(QApplication::clipboard()->text().indexOf(QStringLiteral("\"SK\": {\"S\": \"B\"}")), -1);
}

TEST_F(DataWorkspaceTest, ItsShortcutsCountWhereTheWindowHasTheSame) {
    QMainWindow window;
    auto *windows = new QAction(&window);
    windows->setShortcut(QStringLiteral("Ctrl+D"));
    window.addAction(windows);
    int reached = 0;
    QObject::connect(windows, &QAction::triggered, [&] { ++reached; });
    session.document().reset(shopDesign());
    auto *inside = new DataWorkspace(session);
    window.setCentralWidget(inside);
    window.resize(1000, 600);
    window.show();
    QApplication::setActiveWindow(&window);
    auto *collections = inside->collectionView();
    click(collections, collections->items()->indexOf(4));
    QTest::keyClick(collections, Qt::Key_D, Qt::ControlModifier);
    EXPECT_EQ(table().items->size(), 17u);
    EXPECT_EQ(reached, 0);
}

TEST_F(DataWorkspaceTest, WhatHappensBehindAnotherWorkspaceIsFollowedWhenItComesBack) {
    open(shopDesign());
    workspace->hide();
    session.document().apply(QStringLiteral("edit"), [](model::Design d) {
        return model::removeItems(std::move(d), "AppData", {0, 15});
    });
    session.selection().select({.tableName = "AppData", .itemIndex = 7});
    workspace->show();
    EXPECT_EQ(view->collectionModel()->collections().items().size(), 14u);
    EXPECT_EQ(view->selectedItems(), std::vector<std::size_t>{7});
    workspace->hide();
    session.document().reset(largeDesign(30));
    workspace->show();
    EXPECT_EQ(view->items()->table().name(), "Readings");
}

TEST_F(DataWorkspaceTest, ControlsHaveNames) {
    open(shopDesign());
    trigger("Find…");
    workspace->showThrough("GSI1");
    for (auto *child : workspace->findChildren<QWidget *>()) {
        if (!child->isVisible() || child->focusPolicy() == Qt::NoFocus) continue;
        const auto *button = qobject_cast<QAbstractButton *>(child);
        const bool named = !child->accessibleName().isEmpty() || (button && !button->text().isEmpty()) ||
                           child->inherits("QHeaderView") ||
                           child->objectName() == QStringLiteral("qt_spinbox_lineedit");
        EXPECT_TRUE(named) << child->metaObject()->className() << " in "
                           << child->parentWidget()->metaObject()->className();
    }
}

}

}
