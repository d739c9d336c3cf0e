#include "app/design/design_workspace.h"

#include "app/window/theme.h"
#include "model/edit/layout_edits.h"
#include "tests/app/sample_design.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QMouseEvent>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace app {
namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAre;

/// The shop on a canvas of 1200 by 900, as a person has it before them.
class DesignWorkspaceTest : public testing::Test {
protected:
    DesignWorkspaceTest() : session(shopDesign()), workspace(session) {
        workspace.resize(1200, 900);
        workspace.show();
        QApplication::setActiveWindow(&workspace);
        view().setFocus();
        settle();
    }

    void settle() {
        EXPECT_TRUE(QTest::qWaitFor([this] { return workspace.isSettled(); }));
        QCoreApplication::processEvents();
    }
    CanvasView &view() { return workspace.view(); }
    CanvasScene &scene() { return view().canvas(); }
    QUndoStack &history() { return session.document().history(); }

    std::size_t cardOf(std::string_view id) {
        const auto &cards = scene().canvas().cards;
        for (std::size_t i = 0; i < cards.size(); ++i)
            if (cards[i].id == id) return i;
        ADD_FAILURE() << "no card " << id;
        return 0;
    }
    QPointF cornerOf(std::string_view id) { return scene().item(cardOf(id))->pos(); }
    /// On the card's head, in the viewport's pixels.
    QPoint headOf(std::string_view id) { return view().mapFromScene(cornerOf(id) + QPointF(60, 12)); }

    void moveTo(const QPointF &point) {
        QWidget *canvas = view().viewport();
        QMouseEvent move(QEvent::MouseMove, point, canvas->mapToGlobal(point), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(canvas, &move);
    }
    /// Press, move in small steps as a hand does, release.
    void drag(const QPoint &from, const QPoint &by) {
        QTest::mousePress(view().viewport(), Qt::LeftButton, {}, from);
        for (int step = 1; step <= 5; ++step) moveTo(QPointF(from) + QPointF(by) * step / 5);
        QTest::mouseRelease(view().viewport(), Qt::LeftButton, {}, from + by);
        settle();
    }
    void press(int key, Qt::KeyboardModifiers with = {}) {
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), with);
        settle();
    }
    /// Cards on the grid of 8, each far from the lines of the others, so that a drag meets no guide.
    void standApart() {
        session.document().apply(QStringLiteral("Stand apart"), [&](model::Design design) {
            model::Layout layout;
            double x = 0, y = 0;
            for (const auto &card : scene().canvas().cards) {
                layout.cards[card.id] = {x, y};
                x += 408;
                y += 328;
            }
            return model::setLayout(std::move(design), layout);
        });
        settle();
        view().setZoom(1);
        history().clear();
    }
    std::vector<std::string> cardIds() {
        std::vector<std::string> ids;
        for (const auto &card : scene().canvas().cards) ids.push_back(card.id);
        return ids;
    }

    Session session;
    DesignWorkspace workspace;
};

TEST_F(DesignWorkspaceTest, ShowsACardForTheTableEachIndexAndEachEntity) {
    EXPECT_THAT(cardIds(), UnorderedElementsAre("table/AppData", "index/AppData/GSI1", "index/AppData/GSI2",
                               "index/AppData/LSI1", "entity/AppData/User", "entity/AppData/Order",
                               "entity/AppData/OrderItem", "entity/AppData/Product", "entity/AppData/Review"));
}

TEST_F(DesignWorkspaceTest, ADragMovesACardByTheMouseAndIsOneUndoStep) {
    standApart();
    const std::string id = cardIds()[2];
    view().centerOn(cornerOf(id));
    const QPointF before = cornerOf(id);
    const QPoint delta(136, 72);
    drag(headOf(id), delta);
    EXPECT_EQ(cornerOf(id), before + delta);
    ASSERT_EQ(history().count(), 1);
    EXPECT_EQ(session.design().layout->cards.at(id), (model::CardPosition{before.x() + 136, before.y() + 72}));

    history().undo();
    settle();
    EXPECT_EQ(cornerOf(id), before);
    history().redo();
    settle();
    EXPECT_EQ(cornerOf(id), before + delta);
}

TEST_F(DesignWorkspaceTest, AtHalfTheSizeTheCardFollowsThePointerAllTheSame) {
    standApart();
    const std::string id = cardIds()[2];
    view().setZoom(0.5);
    view().centerOn(cornerOf(id));
    const QPointF before = cornerOf(id);
    drag(headOf(id), {68, 36});
    EXPECT_EQ(cornerOf(id), before + QPointF(136, 72));
}

TEST_F(DesignWorkspaceTest, ADraggedCardStandsOnTheGridOfEight) {
    standApart();
    const std::string id = cardIds()[2];
    view().centerOn(cornerOf(id));
    const QPointF before = cornerOf(id);
    drag(headOf(id), {138, 77});
    EXPECT_EQ(cornerOf(id), before + QPointF(136, 80));
}

TEST_F(DesignWorkspaceTest, ADraggedCardSnapsToTheLineOfAnother) {
    standApart();
    const std::string id = cardIds()[2], other = cardIds()[1];
    view().centerOn(cornerOf(id));
    const qreal line = cornerOf(other).x();
    const int short3 = static_cast<int>(line - cornerOf(id).x()) + 3; // Three pixels from it: near enough.
    drag(headOf(id), {short3, 0});
    EXPECT_EQ(cornerOf(id).x(), line);
}

TEST_F(DesignWorkspaceTest, MovingOneCardLeavesTheOthersWhereTheyStand) {
    std::map<std::string, QPointF> before;
    for (const auto &id : cardIds()) before[id] = cornerOf(id);
    const std::string id = "entity/AppData/Order";
    drag(headOf(id), {40, 400});
    EXPECT_NE(cornerOf(id), before[id]);
    for (const auto &[other, corner] : before) {
        if (other == id) continue;
        EXPECT_EQ(cornerOf(other), corner) << other;
    }
}

TEST_F(DesignWorkspaceTest, EscapePutsADraggedCardBack) {
    const std::string id = "entity/AppData/User";
    const QPointF before = cornerOf(id);
    const QPoint from = headOf(id), to = from + QPoint(80, 80);
    QTest::mousePress(view().viewport(), Qt::LeftButton, {}, from);
    moveTo(to);
    ASSERT_TRUE(scene().isDragging());
    EXPECT_NE(cornerOf(id), before);
    press(Qt::Key_Escape);
    EXPECT_EQ(cornerOf(id), before);
    QTest::mouseRelease(view().viewport(), Qt::LeftButton, {}, to);
    settle();
    EXPECT_FALSE(session.document().isModified());
}

TEST_F(DesignWorkspaceTest, ShiftAndArrowsMoveTheCardInOneStep) {
    session.selection().select({.tableName = "AppData", .entityName = "Order"});
    const QPointF before = cornerOf("entity/AppData/Order");
    for (int i = 0; i < 3; ++i) press(Qt::Key_Right, Qt::ShiftModifier);
    press(Qt::Key_Down, Qt::ShiftModifier);
    EXPECT_EQ(cornerOf("entity/AppData/Order"), before + QPointF(24, 8));
    EXPECT_EQ(history().count(), 1);
    history().undo();
    settle();
    EXPECT_EQ(cornerOf("entity/AppData/Order"), before);
}

TEST_F(DesignWorkspaceTest, TidyIsOneStepAndPutsEverythingBack) {
    const QPointF tidy = cornerOf("entity/AppData/User");
    drag(headOf("entity/AppData/User"), {80, 480});
    ASSERT_NE(cornerOf("entity/AppData/User"), tidy);
    const auto actions = workspace.workspaceActions();
    const auto action =
        std::ranges::find_if(actions, [](QAction *each) { return each->text() == QLatin1String("Tidy layout"); });
    ASSERT_NE(action, actions.end());
    (*action)->trigger();
    settle();
    EXPECT_EQ(cornerOf("entity/AppData/User"), tidy);
    EXPECT_EQ(history().count(), 2);
}

TEST_F(DesignWorkspaceTest, LookingChangesNothing) {
    session.selection().select({.tableName = "AppData", .indexName = "GSI1"});
    for (const int key :
        {Qt::Key_Plus, Qt::Key_Minus, Qt::Key_0, Qt::Key_F, Qt::Key_Z, Qt::Key_Right, Qt::Key_Down, Qt::Key_Tab}) {
        view().setFocus();
        press(key);
    }
    for (int i = 0; i < 2; ++i)
        QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, headOf("entity/AppData/Product"));
    applyTheme(*qApp, ThemeChoice::Dark);
    settle();
    EXPECT_FALSE(svgOf(workspace.picture()).isEmpty());
    applyTheme(*qApp, ThemeChoice::Light);
    settle();
    EXPECT_FALSE(session.document().isModified());
    EXPECT_EQ(history().count(), 0);
}

TEST_F(DesignWorkspaceTest, ACardAndThePlaceSelectEachOther) {
    QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, headOf("index/AppData/GSI1"));
    EXPECT_EQ(session.selection().place(), (model::Place{.tableName = "AppData", .indexName = "GSI1"}));

    session.selection().select({.tableName = "AppData", .entityName = "Review"});
    EXPECT_EQ(scene().currentCard(), cardOf("entity/AppData/Review"));
    const QModelIndex row = workspace.chart().currentIndex();
    EXPECT_EQ(row.siblingAtColumn(0).data().toString(), QStringLiteral("Review"));

    session.selection().select({.tableName = "AppData", .entityName = "Order", .attributeName = "SK"});
    EXPECT_EQ(scene().currentRow(), 1U) << "the row of that key";

    session.selection().select({.tableName = "AppData", .itemIndex = 0});
    EXPECT_FALSE(scene().currentCard()) << "an item is no card";
}

TEST_F(DesignWorkspaceTest, ASecondClickOnACardChoosesTheRow) {
    const std::string id = "entity/AppData/Order";
    const model::CanvasRow row = scene().canvas().cards[cardOf(id)].rows[1];
    const QPoint onRow = view().mapFromScene(cornerOf(id) + QPointF(80, row.y + row.height / 2));
    QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, onRow);
    EXPECT_EQ(session.selection().place().attributeName, "");
    QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, onRow);
    EXPECT_EQ(session.selection().place().attributeName, "SK");
    EXPECT_EQ(session.selection().place().entityName, "Order");
}

TEST_F(DesignWorkspaceTest, AClickOnTheGroundSelectsNothing) {
    session.selection().select({.tableName = "AppData", .indexName = "GSI1"});
    const QPoint ground = view().mapFromScene(scene().cardsRect().topRight() + QPointF(40, 20));
    ASSERT_TRUE(view().viewport()->rect().contains(ground));
    QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, ground);
    EXPECT_EQ(session.selection().place(), model::Place{});
}

TEST_F(DesignWorkspaceTest, ArrowsGoThroughRowsAndThenToTheNextCard) {
    session.selection().select({.tableName = "AppData", .entityName = "User"});
    press(Qt::Key_Down);
    EXPECT_EQ(session.selection().place().attributeName, "PK");
    press(Qt::Key_Down);
    EXPECT_EQ(session.selection().place().attributeName, "SK");
    press(Qt::Key_Up);
    press(Qt::Key_Up);
    EXPECT_EQ(session.selection().place(), (model::Place{.tableName = "AppData", .entityName = "User"}));
    // To the card that stands right of it, and back to the left.
    press(Qt::Key_Right);
    ASSERT_TRUE(scene().currentCard());
    const qreal right = scene().item(*scene().currentCard())->pos().x();
    EXPECT_GT(right, cornerOf("entity/AppData/User").x());
    press(Qt::Key_Left);
    ASSERT_TRUE(scene().currentCard());
    EXPECT_LT(scene().item(*scene().currentCard())->pos().x(), right);
}

TEST_F(DesignWorkspaceTest, TabReachesEveryCardAndThenLeaves) {
    session.selection().select({});
    std::set<std::size_t> reached;
    for (std::size_t i = 0; i < cardIds().size(); ++i) {
        press(Qt::Key_Tab);
        ASSERT_TRUE(scene().currentCard());
        reached.insert(*scene().currentCard());
        EXPECT_EQ(view().accessibleDescription(), scene().item(*scene().currentCard())->spokenText());
    }
    EXPECT_EQ(reached.size(), cardIds().size());
    EXPECT_TRUE(view().hasFocus());
    press(Qt::Key_Tab);
    EXPECT_FALSE(view().hasFocus()) << "the canvas is no trap";
}

TEST_F(DesignWorkspaceTest, AltAndArrowsFollowALink) {
    session.selection().select({.tableName = "AppData", .entityName = "Order"});
    const std::size_t order = cardOf("entity/AppData/Order");
    press(Qt::Key_Right, Qt::AltModifier);
    ASSERT_TRUE(scene().currentCard());
    ASSERT_NE(scene().currentCard(), order);
    const auto &links = scene().canvas().links;
    EXPECT_TRUE(std::ranges::any_of(links, [&](const model::CanvasLink &link) {
        return (link.from == order && link.to == scene().currentCard()) ||
               (link.to == order && link.from == scene().currentCard());
    }));
}

TEST_F(DesignWorkspaceTest, OnlyLinksOfTheSelectionAreShown) {
    session.selection().select({});
    const auto &links = scene().canvas().links;
    const auto relations = static_cast<std::size_t>(
        std::ranges::count(links, model::CanvasLink::Kind::Relation, &model::CanvasLink::kind));
    EXPECT_GT(relations, 0U);
    EXPECT_EQ(scene().shownLinks(), relations) << "relations are always there";
    session.selection().select({.tableName = "AppData", .indexName = "GSI1"});
    EXPECT_EQ(scene().shownLinks(), relations + 3) << "Order, OrderItem and Product are in GSI1";
    scene().setLinks(CanvasScene::Links::All);
    EXPECT_EQ(scene().shownLinks(), links.size());
    scene().setLinks(CanvasScene::Links::None);
    EXPECT_EQ(scene().shownLinks(), 0U);
}

TEST_F(DesignWorkspaceTest, FitShowsAllCards) {
    workspace.resize(700, 500);
    view().setZoom(2);
    ASSERT_FALSE(view().visibleRect().contains(scene().cardsRect()));
    view().fit(false);
    EXPECT_TRUE(view().visibleRect().contains(scene().cardsRect()));
}

TEST_F(DesignWorkspaceTest, ZoomKeepsWhatIsUnderThePointer) {
    const QPointF point = headOf("entity/AppData/Order");
    const QPointF before = view().mapToScene(point.toPoint());
    const qreal zoom = view().zoom();
    QWheelEvent wheel(point, view().viewport()->mapToGlobal(point), {}, {0, 120}, Qt::NoButton, Qt::ControlModifier,
        Qt::NoScrollPhase, false);
    QApplication::sendEvent(view().viewport(), &wheel);
    EXPECT_NEAR(view().zoom(), zoom * 1.2, 0.01);
    EXPECT_LT((view().mapToScene(point.toPoint()) - before).manhattanLength(), 3);
}

TEST_F(DesignWorkspaceTest, ThePictureIsWellFormedSvgWithAllNames) {
    QXmlStreamReader xml(svgOf(workspace.picture()));
    QString texts;
    int images = 0;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isCharacters()) texts += xml.text();
        if (xml.isStartElement() && xml.name() == QLatin1String("image")) ++images;
    }
    EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
    EXPECT_EQ(images, 0) << "lines and texts, no pixels";
    for (const char *name : {"AppData", "GSI1", "GSI2", "LSI1", "User", "OrderItem", "UnshippedFlag", "{orderDate}"})
        EXPECT_TRUE(texts.contains(QLatin1String(name))) << name;
}

TEST_F(DesignWorkspaceTest, ThePictureHoldsAllCardsWhereverTheViewIs) {
    view().setZoom(3);
    const Picture picture = workspace.picture();
    EXPECT_GE(picture.size.width(), scene().cardsRect().width());
    EXPECT_GE(picture.size.height(), scene().cardsRect().height());
    const QImage image = imageOf(picture, 2);
    EXPECT_EQ(image.width(), qCeil(picture.size.width() * 2));
}

TEST_F(DesignWorkspaceTest, TheEntityChartSelectsAndIsAProperModel) {
    auto *chart = workspace.chart().model();
    QAbstractItemModelTester tester(chart);
    QTest::mouseClick(
        workspace.chart().viewport(), Qt::LeftButton, {}, workspace.chart().visualRect(chart->index(3, 1)).center());
    const std::string name = chart->index(3, 0).data().toString().toStdString();
    EXPECT_EQ(session.selection().place().entityName, name);
    EXPECT_EQ(scene().currentCard(), cardOf("entity/AppData/" + name));
}

TEST_F(DesignWorkspaceTest, AnAddedIndexGetsACardAndIsSelected) {
    const auto buttons = workspace.findChildren<QToolButton *>();
    const auto add = std::ranges::find_if(
        buttons, [](const QToolButton *button) { return button->text() == QLatin1String("Index"); });
    ASSERT_NE(add, buttons.end());
    (*add)->defaultAction()->menu()->actions().front()->trigger();
    settle();
    EXPECT_EQ(session.selection().place().indexName, "GSI3");
    EXPECT_EQ(scene().currentCard(), cardOf("index/AppData/GSI3"));
    history().undo();
    settle();
    EXPECT_EQ(scene().itemById("index/AppData/GSI3"), nullptr);
}

TEST_F(DesignWorkspaceTest, AnotherTableIsAChoiceAwayAndChangesNothing) {
    session.document().apply(QStringLiteral("Second"), [](model::Design design) -> model::Result<model::Design> {
        design.tables.push_back(designOf("Events", {}).tables.front());
        return design;
    });
    history().clear();
    settle();
    session.selection().select({.tableName = "Events"});
    settle();
    EXPECT_EQ(workspace.tableName(), "Events");
    EXPECT_THAT(cardIds(), ElementsAre("table/Events"));
    session.selection().select({.tableName = "AppData"});
    settle();
    EXPECT_EQ(cardIds().size(), 9U);
    EXPECT_FALSE(session.document().isModified());
}

TEST(DesignWorkspace, WithoutATableSaysWhatToDo) {
    Session session;
    DesignWorkspace workspace(session);
    workspace.show();
    const auto buttons = workspace.findChildren<QToolButton *>();
    const auto add = std::ranges::find_if(
        buttons, [](const QToolButton *button) { return button->text() == QLatin1String("Add a table"); });
    ASSERT_NE(add, buttons.end());
    (*add)->click();
    ASSERT_TRUE(QTest::qWaitFor([&] { return workspace.isSettled(); }));
    ASSERT_EQ(session.design().tables.size(), 1U);
    EXPECT_EQ(workspace.view().canvas().canvas().cards.size(), 1U);
}

TEST(CardDetail, FollowsTheZoom) {
    const std::tuple<qreal, CardDetail, const char *> cases[] = {
        {1.0,  CardDetail::Full, "as drawn"                 },
        {0.6,  CardDetail::Full, "60 % still shows all"     },
        {0.59, CardDetail::Keys, "below, head and keys"     },
        {0.3,  CardDetail::Keys, "30 % still shows the keys"},
        {0.29, CardDetail::Name, "below, badge and name"    },
    };
    for (const auto &[scale, detail, why] : cases) EXPECT_EQ(cardDetailAt(scale), detail) << why;
}

}
}
