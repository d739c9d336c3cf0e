#include "app/database/database_view.h"

#include "app/data/cell_view.h"
#include "app/window/main_window.h"
#include "app/window/text.h"
#include "engine/engine.h"
#include "tests/app/wait.h"
#include "tests/model/readings.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDropEvent>
#include <QFile>
#include <QLineEdit>
#include <QMimeData>
#include <QScrollBar>
#include <QSpinBox>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QUrl>

#include <gtest/gtest.h>

namespace app {

namespace {

constexpr int readings = 3'000;

/// Readings, ten to a sensor; every fourth is in the index ByAlarm; the last attribute comes late.
void makeDatabase(const QString &path) {
    const auto engine = *engine::Engine::open(path.toStdString());
    ASSERT_TRUE(model::makeReadings(*engine, readings, R"("value":{"N":"1.50"})"));
    engine::CreateTableInput empty{.tableName = "Nothing",
        .attributeDefinitions = {{"id", engine::ScalarType::S}},
        .keySchema = {{"id", engine::KeyType::Hash}},
        .billingMode = engine::BillingMode::PayPerRequest};
    ASSERT_TRUE(engine::call(*engine, std::move(empty)));
}

class DatabaseTest : public testing::Test {
protected:
    DatabaseTest() {
        makeDatabase(path);
        window.resize(1280, 800);
        window.show();
        QApplication::setActiveWindow(&window);
    }
    DatabaseView &open() {
        window.open(path);
        auto *view = window.findChild<DatabaseView *>();
        EXPECT_NE(view, nullptr);
        settle(*view);
        choose(*view, view->tables(), "Readings");
        return *view;
    }
    void settle(DatabaseView &view) {
        QCoreApplication::processEvents();
        EXPECT_TRUE(waitUntil([&] { return view.isSettled() && view.items().rowCount() >= 0; }));
    }
    void choose(DatabaseView &view, QComboBox &box, const char *text) {
        box.setCurrentText(QString::fromLatin1(text));
        emit box.activated(box.currentIndex());
        settle(view);
    }
    QByteArray bytes() {
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return file.readAll();
    }
    QString cell(DatabaseView &view, int row, int column) {
        view.items().index(row, column).data(); // asks for it
        settle(view);
        return view.items().index(row, column).data().toString();
    }

    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("shop.db"));
    MainWindow window{Preferences()};
};

}

TEST_F(DatabaseTest, ShowsWhatTheFileHoldsAndChangesNothing) {
    const QByteArray before = bytes();
    DatabaseView &view = open();
    EXPECT_EQ(window.document(), nullptr) << "it is no document";
    EXPECT_EQ(window.windowTitle(), "shop.db — Hashrange");
    EXPECT_EQ(view.message(), "");
    EXPECT_EQ(view.items().rowCount(), readings);
    EXPECT_TRUE(view.items().isCounted());
    EXPECT_TRUE(view.information().startsWith(countText(readings) + " item(s) · ")) << view.information().toStdString();
    // Every item of the table, once, wherever a person scrolls to.
    view.grid().verticalScrollBar()->setValue(view.grid().verticalScrollBar()->maximum());
    std::set<std::string> keys;
    for (int row = 0; row < readings; ++row) {
        const QString pk = cell(view, row, 1);
        keys.insert((pk + '/' + view.items().index(row, 2).data().toString()).toStdString());
    }
    EXPECT_EQ(keys.size(), static_cast<std::size_t>(readings));
    EXPECT_FALSE(view.items().flags(view.items().index(0, 1)).testFlag(Qt::ItemIsEditable));
    // The entity is told by the shapes of the keys, digits stay.
    EXPECT_TRUE(view.items().index(0, 0).data(CellViewRole).value<CellView>().entity.known());
    int value = 1;
    while (value < view.items().columnCount() &&
           view.items().headerData(value, Qt::Horizontal, Qt::DisplayRole).toString() != "value")
        ++value;
    EXPECT_EQ(cell(view, 17, value), "1.5");
    window.closeCurrent();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    waitForBackground();
    EXPECT_EQ(bytes(), before);
    EXPECT_TRUE(engine::Engine::open(path.toStdString())) << "the file is free again";
}

TEST_F(DatabaseTest, TheModelHoldsWhatItSays) {
    DatabaseView &view = open();
    QAbstractItemModelTester tester(&view.items(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    choose(view, view.lens(), "ByAlarm");
    choose(view, view.tables(), "Nothing");
    EXPECT_EQ(view.items().rowCount(), 0);
    choose(view, view.tables(), "Readings");
    cell(view, readings - 1, 2);
    view.items().clear();
    EXPECT_EQ(view.items().rowCount(), 0);
}

TEST_F(DatabaseTest, ThroughAnIndexTheItemsThatItHoldsAreCountedAndShown) {
    DatabaseView &view = open();
    choose(view, view.lens(), "ByAlarm");
    EXPECT_EQ(view.items().rowCount(), readings / 4);
    EXPECT_TRUE(view.information().startsWith(QStringLiteral("750 of %1 items are in ByAlarm · %2 item(s) left out")
                                                  .arg(countText(readings), countText(readings - 750))))
        << view.information().toStdString();
    EXPECT_EQ(cell(view, 749, 1), "yes") << "the index's key stands first";
    choose(view, view.lens(), "Readings");
    EXPECT_EQ(view.items().rowCount(), readings);
}

TEST_F(DatabaseTest, OneCollectionIsAskedForByItsKey) {
    DatabaseView &view = open();
    view.collection().setFocus();
    QTest::keyClicks(&view.collection(), "SENSOR#42");
    QTest::keyClick(&view.collection(), Qt::Key_Return);
    settle(view);
    EXPECT_EQ(view.items().rowCount(), 10);
    EXPECT_EQ(cell(view, 0, 1), "SENSOR#42");
    view.grid().selectAll();
    view.grid().setFocus();
    QTest::keySequence(&view.grid(), QKeySequence::Copy);
    EXPECT_EQ(QApplication::clipboard()->text().count("SENSOR#42"), 10);
    view.collection().setFocus();
    QTest::keyClick(&view.collection(), Qt::Key_Escape);
    settle(view);
    EXPECT_EQ(view.items().rowCount(), readings);
    QTest::keyClicks(&view.collection(), "SENSOR#none");
    QTest::keyClick(&view.collection(), Qt::Key_Return);
    settle(view);
    EXPECT_EQ(view.items().rowCount(), 0);
    EXPECT_FALSE(view.grid().isVisible()) << "and says so";
}

TEST_F(DatabaseTest, SamplesGoIntoANewModel) {
    DatabaseView &view = open();
    view.sampleCount().setValue(500);
    for (auto *button : view.findChildren<QToolButton *>())
        if (button->text() == "Take as samples") QTest::mouseClick(button, Qt::LeftButton);
    ASSERT_TRUE(waitUntil([&] { return window.document() != nullptr; }));
    const auto &table = *window.document()->session().design().tables.front();
    EXPECT_EQ(table.name(), "Readings");
    EXPECT_EQ(table.items->size(), 500U);
    EXPECT_EQ(table.description.globalSecondaryIndexes.size(), 1U);
    EXPECT_EQ(window.document()->workspaceNumber(), 1) << "its items are shown";
    window.nextTab(1);
    EXPECT_EQ(window.document(), nullptr);
    view.sampleCount().setValue(3'000);
    view.takeSamples();
    view.takeSamples(); // asked again while it reads: it stops
    waitForBackground();
    settle(view);
    EXPECT_EQ(window.documentCount(), 1);
}

TEST_F(DatabaseTest, AFileThatCannotBeOpenedSaysWhyAndCanBeTriedAgain) {
    auto holder = *engine::Engine::open(path.toStdString());
    window.open(path);
    auto *view = window.findChild<DatabaseView *>();
    ASSERT_NE(view, nullptr);
    settle(*view);
    EXPECT_TRUE(view->message().contains("in use")) << view->message().toStdString();
    holder.reset();
    for (auto *button : view->findChildren<QToolButton *>())
        if (button->text() == "Try again") QTest::mouseClick(button, Qt::LeftButton);
    QCoreApplication::processEvents();
    settle(*view);
    EXPECT_EQ(view->message(), "");
    EXPECT_EQ(view->tables().count(), 2);

    const QString other = folder.filePath("other.db");
    QFile file(other);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(bytes().left(5'000)); // cut off
    file.close();
    DatabaseView damaged(other);
    settle(damaged);
    EXPECT_FALSE(damaged.message().isEmpty());
    EXPECT_FALSE(DatabaseView::isDatabase(folder.filePath("none.db")));
}

TEST_F(DatabaseTest, DroppedOnTheWindowItOpensOnceAndComesToTheFront) {
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    for (int time = 0; time < 2; ++time) {
        window.showStartPage();
        EXPECT_EQ(window.windowTitle(), "Hashrange");
        QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&window, &enter);
        EXPECT_TRUE(enter.isAccepted());
        QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&window, &drop);
        EXPECT_EQ(window.windowTitle(), "shop.db — Hashrange");
        ASSERT_EQ(window.findChildren<DatabaseView *>().size(), 1);
    }
    settle(*window.findChild<DatabaseView *>());
}

}
