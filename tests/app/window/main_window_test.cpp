#include "app/window/main_window.h"

#include "app/window/actions.h"
#include "app/window/go_to_anything.h"
#include "app/window/inline_message.h"
#include "app/window/inspector.h"
#include "app/window/navigator.h"
#include "model/edit/table_edits.h"
#include "model/format/format.h"
#include "tests/app/small_shop.h"
#include "tests/app/wait.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMessageBox>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>

#include <map>

#include <gtest/gtest.h>

using namespace app;

namespace {

class MainWindowTest : public testing::Test {
protected:
    MainWindowTest() {
        window.show();
        QCoreApplication::processEvents();
    }
    void trigger(const char *id) {
        window.actionTable().refresh();
        ASSERT_TRUE(window.actionTable().at(id)->isEnabled()) << id;
        window.actionTable().at(id)->trigger();
    }
    const model::Design &design() { return window.document()->session().design(); }
    GoToAnything &goTo() { return *window.findChild<GoToAnything *>(); }

    MainWindow window{Preferences()};
};

/// Answers the next message box with the button of that role.
void answerNextBox(QMessageBox::ButtonRole role, QString *text = nullptr) {
    QTimer::singleShot(0, qApp, [role, text] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        if (!box) return answerNextBox(role, text);
        if (text) *text = box->text();
        for (auto *button : box->buttons())
            if (box->buttonRole(button) == role) return button->click();
    });
}

}

TEST_F(MainWindowTest, BeginsAtTheStartPageAndShowsADocument) {
    EXPECT_EQ(window.document(), nullptr);
    EXPECT_EQ(window.windowTitle(), "Hashrange");
    window.add(smallShop());
    ASSERT_NE(window.document(), nullptr);
    EXPECT_EQ(window.windowTitle(), "Untitled[*] — Hashrange");
    EXPECT_FALSE(window.isWindowModified()) << "opening is no edit";
    trigger("add-table");
    EXPECT_TRUE(window.isWindowModified());
    trigger("undo");
    EXPECT_FALSE(window.isWindowModified());
}

TEST_F(MainWindowTest, TheWorkspacesAreOneKeyAway) {
    window.add(smallShop());
    for (int number = 0; number < 6; ++number) {
        QTest::keyClick(&window, static_cast<Qt::Key>(Qt::Key_1 + number), Qt::ControlModifier);
        EXPECT_EQ(window.document()->workspaceNumber(), number);
        EXPECT_TRUE(window.document()->currentWorkspace().isVisible());
    }
}

TEST_F(MainWindowTest, ModelActionsAddSelectAndAreUndone) {
    window.add(smallShop());
    const auto before = design();
    const std::tuple<const char *, std::function<bool()>> cases[] = {
        {"add-table",
         [&] {
                return design().tables.size() == 2 &&
                       window.document()->session().selection().place().tableName == "Table";
            }                                                                                                  },
        {"add-gsi",     [&] { return !window.document()->session().selection().place().indexName.empty(); }    },
        {"add-lsi",     [&] { return !window.document()->session().selection().place().indexName.empty(); }    },
        {"add-entity",  [&] { return window.document()->session().selection().place().entityName == "Entity"; }},
        {"add-item",    [&] { return window.document()->session().selection().place().itemIndex.has_value(); } },
        {"add-pattern",
         [&] {
                return design().patterns.size() == 3 &&
                       !window.document()->session().selection().place().patternId.empty();
            }                                                                                                  },
    };
    for (const auto &[id, holds] : cases) {
        trigger(id);
        EXPECT_TRUE(holds()) << id;
    }
    EXPECT_EQ(window.document()->session().document().history().count(), 6);
    for (int i = 0; i < 6; ++i) trigger("undo");
    EXPECT_EQ(design(), before);
}

TEST_F(MainWindowTest, RemovingNeedsNoQuestionAsItCanBeUndone) {
    window.add(smallShop());
    for (const auto &place :
        {placeOf("", "", "", "AP1"), placeOf("Shop", "ByStatus"), placeOf("Shop", "", "Order"), placeOf("Shop")}) {
        window.document()->session().selection().select(place);
        trigger("remove");
    }
    EXPECT_TRUE(design().tables.empty());
    for (int i = 0; i < 4; ++i) trigger("undo");
    EXPECT_EQ(design(), smallShop());
}

TEST_F(MainWindowTest, GoToAnythingFindsPlacesItemsAndActions) {
    window.add(smallShop());
    const std::tuple<const char *, const char *, std::function<bool()>> cases[] = {
        {"an index",           "bystat",
         [&] { return window.document()->session().selection().place().indexName == "ByStatus"; }                            },
        {"a pattern",          "everyth", [&] { return window.document()->session().selection().place().patternId == "AP2"; }},
        {"an item by its key", "USER#2",
         [&] { return window.document()->session().selection().place().itemIndex == 2u; }                                    },
        {"an action",          "undo",    [&] { return !window.document()->session().document().history().canUndo(); }       },
    };
    window.document()->session().document().apply(
        "Edit", [](model::Design d) { return model::setModelName(std::move(d), "x"); });
    for (const auto &[why, query, holds] : cases) {
        trigger("go-to");
        ASSERT_TRUE(goTo().isVisible()) << why;
        QTest::keyClicks(&goTo().field(), query);
        QTest::keyClick(&goTo().field(), Qt::Key_Return);
        EXPECT_FALSE(goTo().isVisible()) << why;
        EXPECT_TRUE(holds()) << why;
    }
}

TEST_F(MainWindowTest, GoToAnythingIsDrivenByTheKeyboard) {
    window.add(smallShop());
    trigger("go-to");
    auto &list = goTo().list();
    EXPECT_EQ(list.currentIndex().row(), 0);
    QTest::keyClick(&goTo().field(), Qt::Key_Down);
    EXPECT_EQ(list.currentIndex().row(), 1);
    QTest::keyClick(&goTo().field(), Qt::Key_Up);
    QTest::keyClick(&goTo().field(), Qt::Key_Up);
    EXPECT_EQ(list.currentIndex().row(), 0);
    QTest::keyClicks(&goTo().field(), "zzzzqqq");
    EXPECT_FALSE(list.currentIndex().isValid());
    QTest::keyClick(&goTo().field(), Qt::Key_Return); // nothing to go to, nothing happens
    trigger("go-to");
    QTest::keyClick(&goTo().field(), Qt::Key_Escape);
    EXPECT_FALSE(goTo().isVisible());
}

TEST_F(MainWindowTest, TheNavigatorSelectsAndTheWindowFollows) {
    window.add(smallShop());
    auto &tree = window.navigator().tree();
    const auto table = tree.model()->index(0, 0);
    const auto entity = tree.model()->index(1, 0, table);
    tree.scrollTo(entity);
    QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, tree.visualRect(entity).center());
    EXPECT_EQ(window.document()->session().selection().place().entityName, "Order");
    window.document()->session().selection().select(placeOf("Shop", "ByTotal"));
    EXPECT_EQ(tree.currentIndex().data().toString(), "ByTotal");
    window.document()->session().reveal(placeOf("", "", "", "AP2"));
    EXPECT_EQ(window.document()->workspaceNumber(), 2) << "a pattern is shown among the patterns";
}

TEST_F(MainWindowTest, AFileIsOpenedSavedAndComesBackToTheFront) {
    const QTemporaryDir folder;
    const QString path = folder.filePath("shop.hashrange.json");
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(model::formats().front().write(smallShop()).text));
    file.close();
    window.open(path);
    ASSERT_TRUE(waitUntil([&] { return !window.isReading() && window.document(); }));
    EXPECT_EQ(window.document()->file().name(), "shop.hashrange.json");
    EXPECT_FALSE(window.isWindowModified());
    trigger("add-table");
    EXPECT_TRUE(window.save());
    EXPECT_FALSE(window.isWindowModified());
    window.add(smallShop());
    EXPECT_EQ(window.documentCount(), 2);
    window.open(path);
    EXPECT_EQ(window.documentCount(), 2) << "it is open already";
    EXPECT_EQ(window.document()->file().path(), path);
    EXPECT_EQ(window.preferences().recentFiles.front(), path);
}

TEST_F(MainWindowTest, AFileThatCannotBeReadLeavesEverythingAsItWas) {
    window.add(smallShop());
    const QTemporaryDir folder;
    window.open(folder.filePath("missing.json"));
    ASSERT_TRUE(waitUntil([&] { return !window.isReading(); }));
    EXPECT_EQ(window.documentCount(), 1);
    EXPECT_EQ(design(), smallShop());
}

TEST_F(MainWindowTest, ClosingAsksAboutUnsavedChangesOnly) {
    window.add(smallShop());
    window.closeCurrent();
    EXPECT_EQ(window.documentCount(), 0) << "nothing to ask";
    window.add(smallShop());
    trigger("add-table");
    QString asked;
    answerNextBox(QMessageBox::RejectRole, &asked);
    window.closeCurrent();
    EXPECT_FALSE(asked.isEmpty());
    EXPECT_EQ(window.documentCount(), 1) << "cancelled";
    answerNextBox(QMessageBox::RejectRole);
    EXPECT_FALSE(window.close());
    answerNextBox(QMessageBox::DestructiveRole);
    window.closeCurrent();
    EXPECT_EQ(window.documentCount(), 0);
    EXPECT_EQ(window.document(), nullptr) << "back at the start page";
}

TEST_F(MainWindowTest, AChangeOnDiskOffersToReloadAndThatCanBeUndone) {
    const QTemporaryDir folder;
    const QString path = folder.filePath("shop.hashrange.json");
    const auto put = [&](const model::Design &each) {
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(model::formats().front().write(each).text));
    };
    put(smallShop());
    window.open(path);
    ASSERT_TRUE(waitUntil([&] { return !window.isReading() && window.document(); }));
    EXPECT_TRUE(window.document()->banner().isHidden());
    auto other = smallShop();
    other.name = "Theirs";
    put(other);
    ASSERT_TRUE(waitUntil([&] { return !window.document()->banner().isHidden(); }));
    EXPECT_EQ(design().name, "Shop");
    QTest::mouseClick(window.document()->banner().findChildren<QToolButton *>().front(), Qt::LeftButton);
    ASSERT_TRUE(waitUntil([&] { return design().name == "Theirs"; }));
    EXPECT_TRUE(window.document()->banner().isHidden());
    EXPECT_FALSE(window.isWindowModified());
    trigger("undo");
    EXPECT_EQ(design().name, "Shop");
}

TEST_F(MainWindowTest, LostEditsAreOfferedAndComeBackAsOneStep) {
    const QTemporaryDir folder;
    const QString path = folder.filePath("shop.hashrange.json");
    QDir(RecoveryJournal::folder()).removeRecursively();
    {
        Document edited(smallShop());
        DocumentFile file(edited);
        ASSERT_TRUE(file.saveAs(path, model::formats().front()));
        RecoveryJournal journal(edited, file);
        edited.apply("Edit", [](model::Design d) { return model::setModelName(std::move(d), "Lost"); });
        journal.writeNow();
        for (const auto &name : QDir(RecoveryJournal::folder()).entryList(QDir::Files))
            if (!name.endsWith(".lock")) {
                QFile::copy(RecoveryJournal::folder() + '/' + name, RecoveryJournal::folder() + "/x" + name);
            }
    }
    window.showStartPage();
    QToolButton *recover = nullptr;
    for (auto *button : window.findChildren<QToolButton *>())
        if (button->text() == "Recover") recover = button;
    ASSERT_NE(recover, nullptr);
    QTest::mouseClick(recover, Qt::LeftButton);
    ASSERT_NE(window.document(), nullptr);
    EXPECT_EQ(design().name, "Lost");
    EXPECT_TRUE(window.isWindowModified());
    EXPECT_EQ(window.document()->file().path(), path);
    trigger("undo");
    EXPECT_EQ(design().name, "Shop") << "as it was saved";
    EXPECT_TRUE(lostWork().empty());
}

TEST_F(MainWindowTest, AnInheritedModelGetsEntityTypesThatAreNotWrittenUnlessEdited) {
    const QTemporaryDir folder;
    const QString path = folder.filePath("model.json");
    auto bare = smallShop();
    auto table = *bare.tables.front();
    table.entityTypes.clear();
    bare.tables.front() = table;
    const auto &workbench = *model::formatById("nosql-workbench");
    const auto put = QByteArray::fromStdString(workbench.write(bare).text);
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(put);
    file.close();
    window.open(path);
    ASSERT_TRUE(waitUntil([&] { return !window.isReading() && window.document(); }));
    EXPECT_EQ(design().tables.front()->entityTypes.size(), 2u) << "told from the keys of the items";
    EXPECT_TRUE(window.document()->file().losses(workbench).empty());
    EXPECT_TRUE(window.save());
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(file.readAll(), put);
}

TEST_F(MainWindowTest, EveryControlThatTakesTheFocusHasAName) {
    window.add(smallShop());
    const auto check = [](QWidget &root, const std::string &where) {
        for (auto *widget : root.findChildren<QWidget *>()) {
            if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisibleTo(&root)) continue;
            if (widget->focusProxy() || widget->objectName().startsWith("qt_")) continue; // parts of another control
            if (qobject_cast<QLineEdit *>(widget) && qobject_cast<QComboBox *>(widget->parentWidget())) continue;
            if (const auto *label = qobject_cast<QLabel *>(widget); label && label->text().isEmpty())
                continue; // no text yet
            // As a screen reader asks: the name that was set, else a button's or label's own text.
            const auto *reader = QAccessible::queryAccessibleInterface(widget);
            QString name = reader ? reader->text(QAccessible::Name) : widget->accessibleName();
            if (name.isEmpty()) name = widget->toolTip();
            EXPECT_FALSE(name.isEmpty()) << widget->metaObject()->className() << " '"
                                         << widget->objectName().toStdString() << "' in "
                                         << widget->parentWidget()->metaObject()->className() << " in " << where;
        }
    };
    for (const char *dock : {"problems", "changes", "log"}) trigger(dock);
    for (int number = 0; number < 6; ++number) {
        window.showWorkspace(number);
        QCoreApplication::processEvents();
        check(window, window.document()->currentWorkspace().objectName().toStdString());
    }
    auto item = placeOf("Shop");
    item.itemIndex = 1;
    for (const auto &place : {placeOf("Shop"), placeOf("Shop", "ByStatus"), placeOf("Shop", "ByTotal"),
             placeOf("Shop", "", "Order"), item, placeOf("", "", "", "AP1")}) {
        window.document()->session().selection().select(place);
        QCoreApplication::processEvents();
        check(window.inspector(), "inspector");
    }
    window.showStartPage();
    QCoreApplication::processEvents();
    check(window, "start page");
}

TEST_F(MainWindowTest, AShortcutMeansTwoThingsOnlyWhereTheWorkspaceClaimsIt) { // Qt would run neither of the two
    window.add(smallShop());
    std::map<QKeySequence, QString> taken;
    for (const auto &[id, action] : window.actionTable().all())
        for (const auto &keys : action->shortcuts()) taken.emplace(keys, action->text());
    for (int number = 0; number < 6; ++number) {
        auto &workspace = window.document()->workspace(number);
        for (auto *action : workspace.findChildren<QAction *>())
            for (const auto &keys : action->shortcuts())
                EXPECT_TRUE(!taken.contains(keys) || workspace.actions().contains(action))
                    << keys.toString().toStdString() << ": " << action->text().toStdString() << " and "
                    << taken[keys].toStdString();
    }
}

TEST_F(MainWindowTest, ANarrowWindowGivesItsRoomToTheMiddle) {
    window.resize(1440, 900);
    window.add(smallShop());
    using Dock = MainWindow::Dock;
    const std::tuple<const char *, int, bool, bool> cases[] = {
        {"wide: both",                     1440, true,  true },
        {"1280: both, 640 for the middle", 1280, true,  true },
        {"narrower: the inspector goes",   1100, true,  false},
        {"narrow: the navigator too",      800,  false, false},
        {"and both come back",             1440, true,  true },
    };
    for (const auto &[why, width, navigator, inspector] : cases) {
        window.resize(width, 800);
        QCoreApplication::processEvents();
        EXPECT_EQ(window.showsDock(Dock::Navigator), navigator) << why;
        EXPECT_EQ(window.showsDock(Dock::Inspector), inspector) << why;
    }
    window.resize(1100, 800);
    trigger("inspector");
    window.resize(1090, 800);
    EXPECT_TRUE(window.showsDock(Dock::Inspector)) << "a person wanted it";
}

TEST_F(MainWindowTest, DocksComeBackAfterAReset) {
    window.add(smallShop());
    trigger("navigator");
    trigger("problems");
    EXPECT_FALSE(window.showsDock(MainWindow::Dock::Navigator));
    EXPECT_TRUE(window.showsDock(MainWindow::Dock::Problems));
    trigger("reset-layout");
    EXPECT_TRUE(window.showsDock(MainWindow::Dock::Navigator));
    EXPECT_FALSE(window.showsDock(MainWindow::Dock::Problems));
}
