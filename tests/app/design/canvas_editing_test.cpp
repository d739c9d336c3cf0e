#include "app/design/canvas_editing.h"

#include "app/design/design_workspace.h"
#include "app/window/effects_view.h"
#include "app/window/field.h"
#include "engine/value/item_json.h"
#include "model/edit/layout_edits.h"
#include "model/edit/table_edits.h"
#include "tests/app/small_shop.h"
#include "tests/app/wait.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QTest>

#include <algorithm>

#include <gtest/gtest.h>

namespace app {
namespace {

/// The small shop on its canvas, edited by mouse and keyboard.
class CanvasEditingTest : public testing::Test {
protected:
    CanvasEditingTest() : session(smallShop()), workspace(session) {
        workspace.resize(1400, 1000);
        workspace.show();
        QApplication::setActiveWindow(&workspace);
        QObject::connect(&session, &Session::noticed, &workspace, [this](const Notice &notice) {
            notices += notice.text;
            if (notice.action) undo = notice.action;
        });
        settle();
        session.document().apply(QStringLiteral("Stand apart"), [&](model::Design design) {
            model::Layout layout;
            double x = 0, y = 0;
            for (const auto &card : scene().canvas().cards) {
                layout.cards[card.id] = {x, y};
                x += 300;
                if (x > 900) x = 0, y += 300;
            }
            return model::setLayout(std::move(design), layout);
        });
        settle();
        view().setZoom(1);
        view().fit(false);
        session.document().history().clear();
        view().setFocus();
    }
    void settle() {
        ASSERT_TRUE(waitUntil([this] { return workspace.isSettled(); }));
        QCoreApplication::processEvents();
    }
    CanvasView &view() { return workspace.view(); }
    CanvasScene &scene() { return view().canvas(); }
    QUndoStack &history() { return session.document().history(); }
    const model::TableDesign &table() { return *session.design().tables[0]; }

    QPoint at(const char *card, const char *row = "", qreal across = 0.3) {
        const auto *item = scene().itemById(card);
        if (!item) {
            ADD_FAILURE() << "no card " << card;
            return {};
        }
        qreal y = 12;
        if (*row) {
            const auto &rows = item->card().rows;
            const auto found = std::ranges::find(rows, row, &model::CanvasRow::name);
            if (found == rows.end())
                ADD_FAILURE() << "no row " << row;
            else
                y = found->y + found->height / 2;
        }
        return view().mapFromScene(item->pos() + QPointF(item->card().rect.width * across, y));
    }
    void moveTo(const QPointF &point) {
        QWidget *canvas = view().viewport();
        QMouseEvent move(QEvent::MouseMove, point, canvas->mapToGlobal(point), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(canvas, &move);
    }
    void drag(const QPoint &from, const QPoint &to, bool release = true) {
        QTest::mousePress(view().viewport(), Qt::LeftButton, {}, from);
        for (int step = 1; step <= 6; ++step) moveTo(QPointF(from) + QPointF(to - from) * step / 6);
        if (!release) return;
        QTest::mouseRelease(view().viewport(), Qt::LeftButton, {}, to);
        settle();
    }
    void click(const QPoint &point) {
        QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, point);
        settle();
    }
    /// The context menu by its key, and the action in it or in one of its menus: "Make it a key/Sort key of ByStatus".
    void choose(const QString &path) {
        QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(), QPoint());
        QApplication::sendEvent(&view(), &event);
        auto *menu = workspace.findChild<QMenu *>("canvasMenu");
        ASSERT_NE(menu, nullptr);
        for (const QString &part : path.split('/')) {
            const auto actions = menu->actions();
            const auto found = std::ranges::find(actions, part, &QAction::text);
            ASSERT_NE(found, actions.end()) << part.toStdString();
            ASSERT_TRUE((*found)->isEnabled()) << part.toStdString();
            if ((*found)->menu()) {
                menu = (*found)->menu();
                continue;
            }
            (*found)->trigger();
        }
        for (auto *each : workspace.findChildren<QMenu *>("canvasMenu")) each->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        settle();
    }
    void enter(const QString &text) {
        auto *line = workspace.editing().editor();
        ASSERT_NE(line, nullptr);
        line->selectAll();
        QTest::keyClicks(line, text);
        QTest::keyClick(line, Qt::Key_Return);
        QCoreApplication::processEvents();
        settle();
    }
    std::string keyOf(const char *index) {
        std::string out;
        for (const auto &key : table().description.index(index)->keySchema.attributes()) out += key.name + " ";
        return out;
    }

    Session session;
    DesignWorkspace workspace;
    QStringList notices;
    std::function<void()> undo;
};

TEST_F(CanvasEditingTest, AnAttributeDroppedOnASlotIsTheKey) {
    drag(at("entity/Shop/User", "name"), at("index/Shop/ByStatus", "status"));
    EXPECT_EQ(keyOf("ByStatus"), "name date ");
    EXPECT_EQ(history().undoText(), "Key ByStatus by name");
    history().undo();
    settle();
    EXPECT_EQ(keyOf("ByStatus"), "status date ");
}

TEST_F(CanvasEditingTest, AtItsRightEndItIsOneMore) {
    drag(at("entity/Shop/User", "name"), at("index/Shop/ByStatus", "status", 0.85));
    EXPECT_EQ(keyOf("ByStatus"), "status name date ");
    EXPECT_EQ(table().description.index("ByStatus")->keySchema.partitionKeys().size(), 2U);
}

TEST_F(CanvasEditingTest, WhatDynamoDbRefusesIsSaidAndNothingMoves) {
    drag(at("entity/Shop/User", "name"), at("index/Shop/ByTotal", "PK"));
    EXPECT_EQ(history().count(), 0);
    ASSERT_EQ(notices.size(), 1);
    EXPECT_TRUE(notices[0].contains("leading hash key")) << notices[0].toStdString();
}

TEST_F(CanvasEditingTest, AnEntityCarriedToAnIndexGoesIntoIt) {
    const QPointF before = scene().itemById("entity/Shop/User")->pos();
    drag(at("entity/Shop/User"), at("index/Shop/ByStatus"), false);
    ASSERT_TRUE(waitUntil([&] { return workspace.effects().isKnown(); }));
    EXPECT_EQ(workspace.effects().texts(), (QStringList{"New keys: 2", "Come into ByStatus: 2"}));
    QTest::mouseRelease(view().viewport(), Qt::LeftButton, {}, at("index/Shop/ByStatus"));
    settle();
    EXPECT_EQ(table().entityTypes[0]->keyTemplates.at("status"), "PROFILE");
    EXPECT_EQ(table().entityTypes[0]->keyTemplates.at("date"), "USER#{userId}");
    EXPECT_EQ(scene().itemById("entity/Shop/User")->pos(), before) << "it was carried, not moved";
    EXPECT_EQ(history().count(), 1);
    EXPECT_FALSE(workspace.effects().isVisible());
    click(at("entity/Shop/User"));
    choose("Put into an index/ByStatus");
    EXPECT_FALSE(table().entityTypes[0]->keyTemplates.contains("status")) << "and out again";
    while (history().canUndo()) history().undo();
    EXPECT_EQ(*session.design().tables[0]->items, *smallShop().tables[0]->items);
}

TEST_F(CanvasEditingTest, ADraggedAttributeCanBeLetGo) {
    drag(at("entity/Shop/User", "name"), at("index/Shop/ByStatus", "status"), false);
    QTest::keyClick(&view(), Qt::Key_Escape);
    QTest::mouseRelease(view().viewport(), Qt::LeftButton, {}, at("index/Shop/ByStatus", "status"));
    settle();
    EXPECT_EQ(history().count(), 0);
}

TEST_F(CanvasEditingTest, ANameIsEditedOnItsCard) {
    QTest::mouseDClick(view().viewport(), Qt::LeftButton, {}, at("entity/Shop/Order"));
    enter("Purchase");
    EXPECT_EQ(table().entityTypes[1]->name, "Purchase");
    EXPECT_EQ(workspace.editing().editor(), nullptr);
    EXPECT_TRUE(view().hasFocus()) << "the keyboard is on the canvas again";
    click(at("index/Shop/ByStatus"));
    QTest::keyClick(&view(), Qt::Key_F2);
    enter("a b");
    auto *line = workspace.editing().editor();
    ASSERT_NE(line, nullptr) << "refused: it stays open";
    EXPECT_EQ(line->property("state").toString(), "error");
    QTest::keyClick(line, Qt::Key_Escape);
    EXPECT_EQ(history().count(), 1);
}

TEST_F(CanvasEditingTest, RowsAreEditedInPlace) {
    click(at("entity/Shop/Order"));
    click(at("entity/Shop/Order", "SK"));
    QTest::keyClick(&view(), Qt::Key_Return);
    enter("O#{date}");
    EXPECT_EQ(table().entityTypes[1]->keyTemplates.at("SK"), "O#{date}");
    EXPECT_NE(engine::toJson(engine::ItemView((*table().items)[1]->blob)).find("O#2024-01-05"), std::string::npos);
    click(at("index/Shop/ByStatus"));
    click(at("index/Shop/ByStatus", "date"));
    QTest::keyClick(&view(), Qt::Key_F2);
    enter("name");
    EXPECT_EQ(keyOf("ByStatus"), "status name ");
    click(at("entity/Shop/User"));
    click(at("entity/Shop/User", "name"));
    QTest::keyClick(&view(), Qt::Key_F2);
    enter("fullName");
    EXPECT_EQ(keyOf("ByStatus"), "status fullName ") << "a rename follows everywhere";
}

TEST_F(CanvasEditingTest, CardsAreMadeNamedCopiedAndRemoved) {
    workspace.editing().addIndex(true);
    settle();
    ASSERT_NE(workspace.editing().editor(), nullptr) << "a new one is named at once";
    enter("ByName");
    ASSERT_NE(table().description.index("ByName"), nullptr);
    QTest::keyClick(&view(), Qt::Key_D, Qt::ControlModifier);
    settle();
    EXPECT_EQ(table().description.globalSecondaryIndexes.size(), 3U);
    EXPECT_EQ(session.selection().place().indexName, "ByName1");
    QTest::keyClick(&view(), Qt::Key_Delete);
    settle();
    EXPECT_EQ(table().description.index("ByName1"), nullptr);
    ASSERT_TRUE(undo);
    undo();
    settle();
    EXPECT_NE(table().description.index("ByName1"), nullptr);
    click(at("entity/Shop/User"));
    QTest::keyClick(&view(), Qt::Key_D, Qt::ControlModifier);
    settle();
    ASSERT_EQ(table().entityTypes.size(), 3U);
    EXPECT_EQ(table().entityTypes[1]->name, "User1");
}

TEST_F(CanvasEditingTest, TheMenuDoesByKeyboardWhatTheMouseDoes) {
    click(at("entity/Shop/User"));
    click(at("entity/Shop/User", "name"));
    choose("Make it a key/One more sort key attribute of ByStatus");
    EXPECT_EQ(keyOf("ByStatus"), "status date name ");
    choose("Type of name/Binary");
    EXPECT_EQ(table().description.index("ByStatus")->keySchema.sortKeys()[1].type, engine::ScalarType::B);
    click(at("index/Shop/ByStatus"));
    choose("Projection/Keys only");
    EXPECT_EQ(table().description.index("ByStatus")->projection.type, engine::Projection::Type::KeysOnly);
    choose("Projection/total");
    EXPECT_EQ(table().description.index("ByStatus")->projection.nonKeyAttributes, std::vector<std::string>{"total"});
    click(at("index/Shop/ByStatus", "name"));
    choose("Remove");
    EXPECT_EQ(keyOf("ByStatus"), "status date ");
}

TEST_F(CanvasEditingTest, RelationsAreDrawnAndNamed) {
    workspace.editing(); // the tool strip's mode
    scene().setRelating(true);
    drag(at("entity/Shop/User"), at("entity/Shop/Order"));
    auto *menu = workspace.editing().relationMenu();
    ASSERT_NE(menu, nullptr);
    ASSERT_EQ(menu->actions().size(), 3);
    menu->actions()[2]->trigger();
    menu->close();
    settle();
    EXPECT_FALSE(scene().isRelating()) << "one relation, then cards move again";
    ASSERT_EQ(table().relations.size(), 1U);
    EXPECT_EQ(table().relations[0], (model::Relation{"User", "Order", model::Relation::Kind::ManyToMany}));
    const auto &links = scene().canvas().links;
    const auto link = std::ranges::find(links, "entity/Shop/User>entity/Shop/Order", &model::CanvasLink::id);
    ASSERT_NE(link, links.end());
    EXPECT_EQ(link->fromLabel + link->toLabel, "nm");
    click(at("entity/Shop/User"));
    choose("Relate to/Order/Remove the relation");
    EXPECT_TRUE(table().relations.empty());
}

TEST_F(CanvasEditingTest, ALocalIndexIsRefusedToADeployedTableWithItsReason) {
    click(at("table/Shop"));
    choose("Deployed: key and local indexes stay");
    EXPECT_TRUE(table().deployed);
    workspace.editing().addIndex(false);
    settle();
    EXPECT_EQ(table().description.localSecondaryIndexes.size(), 1U);
    ASSERT_FALSE(notices.isEmpty());
    EXPECT_TRUE(notices.back().contains("only with their table")) << notices.back().toStdString();
    workspace.editing().addIndex(true);
    settle();
    EXPECT_EQ(table().description.globalSecondaryIndexes.size(), 2U) << "global ones can come later";
}

TEST_F(CanvasEditingTest, NothingIsChangedByLooking) {
    for (const char *card : {"entity/Shop/User", "index/Shop/ByStatus", "table/Shop"}) {
        click(at(card));
        QContextMenuEvent event(QContextMenuEvent::Mouse, at(card), view().viewport()->mapToGlobal(at(card)));
        QApplication::sendEvent(view().viewport(), &event);
        for (auto *menu : workspace.findChildren<QMenu *>("canvasMenu")) menu->close();
        QTest::keyClick(&view(), Qt::Key_F2);
        if (workspace.editing().editor()) QTest::keyClick(workspace.editing().editor(), Qt::Key_Return);
    }
    EXPECT_EQ(history().count(), 0);
}

}
}
