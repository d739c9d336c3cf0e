#include "app/compare/compare_view.h"

#include "app/window/actions.h"
#include "app/window/inline_message.h"
#include "app/window/main_window.h"
#include "app/window/segmented_control.h"
#include "model/edit/index_edits.h"
#include "model/edit/item_edits.h"
#include "model/edit/table_edits.h"
#include "model/format/format.h"
#include "tests/app/small_shop.h"
#include "tests/app/wait.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <gtest/gtest.h>

namespace app {

namespace {

using Kind = model::DesignChange::Kind;

/// The shop with a new time to live, without its local index, with a value changed and an item gone.
model::Design edited() {
    model::Design design = *model::setTimeToLive(smallShop(), "Shop", "gone");
    design = *model::removeIndex(std::move(design), "Shop", "ByTotal");
    design = *model::setAttribute(std::move(design), {.tableName = "Shop", .attributeName = "status", .itemIndex = 1},
        engine::Type::S, "Shipped");
    return *model::removeItems(std::move(design), "Shop", {2});
}

class CompareTest : public testing::Test {
protected:
    CompareTest() {
        window.resize(1440, 900);
        window.show();
        window.open(save("before.json", smallShop()));
        EXPECT_TRUE(waitUntil([&] { return window.document() != nullptr; }));
    }
    QString save(const char *name, const model::Design &design) {
        const QString path = folder.filePath(QString::fromLatin1(name));
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(model::formatById("hashrange")->write(design).text));
        return path;
    }
    void trigger(const char *id) {
        window.actionTable().refresh();
        ASSERT_TRUE(window.actionTable().at(id)->isEnabled()) << id;
        window.actionTable().at(id)->trigger();
    }
    CompareView &view() { return window.compareView(); }
    ChangeModel &changes() { return view().changes(); }
    void settle() {
        ASSERT_TRUE(waitUntil([&] { return view().isSettled(); }));
    }
    void edit(const model::Design &design) { window.document()->session().document().push("Edit", design); }
    /// "head / what | before | after", a line each.
    QString text() {
        QStringList lines;
        for (int head = 0; head < changes().rowCount(); ++head) {
            const auto group = changes().index(head, 0);
            lines << group.data().toString();
            for (int row = 0; row < changes().rowCount(group); ++row) {
                QStringList cells;
                for (int column = 0; column < 3; ++column)
                    cells << changes().index(row, column, group).data().toString();
                lines << QStringLiteral("  ") + cells.join(QStringLiteral(" | "));
            }
        }
        return lines.join(QLatin1Char('\n'));
    }
    QModelIndex find(const QString &what) {
        for (int head = 0; head < changes().rowCount(); ++head) {
            const auto group = changes().index(head, 0);
            for (int row = 0; row < changes().rowCount(group); ++row)
                if (const auto index = changes().index(row, 0, group); index.data().toString() == what) return index;
        }
        return {};
    }
    void click(const QModelIndex &index) {
        ASSERT_TRUE(index.isValid());
        view().list().scrollTo(index);
        QTest::mouseClick(view().list().viewport(), Qt::LeftButton, {}, view().list().visualRect(index).center());
    }

    QTemporaryDir folder;
    MainWindow window{Preferences()};
};

}

TEST_F(CompareTest, TheFileOnDiskAgainstWhatIsOnTheScreenGroupedByPart) {
    QAbstractItemModelTester tester(&changes(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    trigger("compare-disk");
    settle();
    EXPECT_TRUE(window.showsDock(MainWindow::Dock::Compare));
    EXPECT_EQ(text(), "") << "opened and not touched";
    edit(edited());
    settle();
    EXPECT_EQ(text(), "Shop · key and settings\n"
                      "  time to live |  | gone\n"
                      "Shop · indexes\n"
                      "  index ByTotal | PK (S), total (N) | \n"
                      "Shop · items\n"
                      "  status of item USER#1 › ORDER#2024-01-05 | {\"S\":\"Paid\"} | {\"S\":\"Shipped\"}\n"
                      "  item USER#2 › PROFILE |  | ");
    trigger("undo");
    settle();
    EXPECT_EQ(text(), "") << "the list follows the edits";
    EXPECT_FALSE(window.document()->session().document().isModified());
}

TEST_F(CompareTest, AnotherFileTurnedRoundFilteredAndCopied) {
    edit(edited());
    trigger("compare-list");
    view().compareWithFile(save("other.json", smallShop()));
    settle();
    EXPECT_EQ(changes().shownCount(), 4U);
    auto *turn = view().findChild<QToolButton *>();
    ASSERT_NE(turn, nullptr);
    view().turnRound(true);
    settle();
    EXPECT_NE(text().indexOf("status of item USER#1 › ORDER#2024-01-05 | {\"S\":\"Shipped\"} | {\"S\":\"Paid\"}"), -1);
    EXPECT_EQ(changes().count(Kind::Added), 2U) << "the index and the item that went are there in the other";
    view().turnRound(false);
    settle();

    const auto kinds = view().kinds().findChildren<QToolButton *>();
    QTest::mouseClick(kinds[2], Qt::LeftButton);
    EXPECT_EQ(
        text(), "Shop · indexes\n  index ByTotal | PK (S), total (N) | \nShop · items\n  item USER#2 › PROFILE |  | ");
    QTest::mouseClick(kinds[0], Qt::LeftButton);
    view().search().setFocus();
    QTest::keyClicks(&view().search(), "shipped");
    EXPECT_EQ(changes().shownCount(), 1U) << "in what comes after, whatever its case";
    view().copy();
    EXPECT_EQ(QApplication::clipboard()->text(),
        "Shop · items (1 changed)\n"
        "  ~ status of item USER#1 › ORDER#2024-01-05: {\"S\":\"Paid\"} → {\"S\":\"Shipped\"}\n");
    QTest::keyClicks(&view().search(), "zzz");
    EXPECT_EQ(changes().shownCount(), 0U);
}

TEST_F(CompareTest, AClickShowsThePartWhereItIs) {
    edit(edited());
    trigger("compare-disk");
    settle();
    const auto &selection = window.document()->session().selection();
    click(find("status of item USER#1 › ORDER#2024-01-05"));
    EXPECT_EQ(selection.place(), (model::Place{.tableName = "Shop", .attributeName = "status", .itemIndex = 1}));
    EXPECT_EQ(window.document()->workspaceNumber(), 1) << "items are seen in Data";
    click(find("index ByTotal"));
    EXPECT_EQ(selection.place(), (model::Place{.tableName = "Shop"})) << "it is gone: its table";
    EXPECT_EQ(window.document()->workspaceNumber(), 0);
    // By keyboard: arrows select, Return shows.
    view().list().setFocus();
    QTest::keyClick(&view().list(), Qt::Key_Up);
    QTest::keyClick(&view().list(), Qt::Key_Up);
    EXPECT_TRUE(view().list().hasFocus());
    EXPECT_EQ(view().list().currentIndex().data().toString(), "time to live");
}

TEST_F(CompareTest, AnOpenDocumentIsFollowedAndForgottenWhenItCloses) {
    OpenDocument &first = *window.document();
    OpenDocument &second = window.add(edited());
    trigger("compare-list");
    view().askWhat();
    const auto offered = view().menu().actions();
    ASSERT_EQ(offered.size(), 4) << "a file, the file on disk, a line, the other document";
    EXPECT_FALSE(offered[1]->isEnabled()) << "this one was never saved";
    offered[3]->trigger();
    view().menu().hide();
    settle();
    EXPECT_EQ(changes().shownCount(), 4U);
    first.session().document().push("Edit", edited());
    settle();
    EXPECT_EQ(changes().shownCount(), 0U);

    window.nextTab(1);
    EXPECT_EQ(window.document(), &first);
    EXPECT_TRUE(changes().changes().empty()) << "each document has its own";
    window.nextTab(1);
    EXPECT_EQ(window.document(), &second);
    first.session().document().history().undo();
    settle();
    EXPECT_EQ(changes().shownCount(), 4U) << "still followed";
    window.nextTab(1);
    window.closeCurrent();
    ASSERT_TRUE(waitUntil([&] { return window.documentCount() == 1; }));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    settle();
    EXPECT_EQ(changes().shownCount(), 0U);
}

TEST_F(CompareTest, ANoticeOfTheChangedFileComparesAndWhatCannotBeReadIsSaid) {
    OpenDocument &document = *window.document();
    save("before.json", edited());
    ASSERT_TRUE(waitUntil([&] { return document.file().hasChangedOnDisk(); }));
    ASSERT_TRUE(waitUntil([&] { return !document.banner().isHidden(); }));
    for (auto *button : document.banner().findChildren<QToolButton *>())
        if (button->text() == "Compare with the file on disk") QTest::mouseClick(button, Qt::LeftButton);
    settle();
    EXPECT_EQ(changes().count(Kind::Added), 2U) << "here, but not on the disk any more";

    QFile broken(folder.filePath("broken.json"));
    ASSERT_TRUE(broken.open(QIODevice::WriteOnly));
    broken.write("{ nothing");
    broken.close();
    view().compareWithFile(broken.fileName());
    settle();
    EXPECT_FALSE(view().message().isEmpty());
    EXPECT_TRUE(changes().changes().empty());
    view().compareWithDisk();
    settle();
    EXPECT_TRUE(view().message().isEmpty());
    EXPECT_EQ(changes().shownCount(), 4U);
}

}
