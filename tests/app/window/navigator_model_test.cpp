#include "app/window/navigator.h"

#include "model/edit/entity_edits.h"
#include "model/edit/item_edits.h"
#include "model/edit/table_edits.h"
#include "tests/app/small_shop.h"
#include "tests/app/wait.h"

#include <QAbstractItemModelTester>
#include <QPaintEvent>
#include <QSignalSpy>
#include <QTreeView>

#include <gtest/gtest.h>

using namespace app;

namespace {

/// The tree as text: two spaces a level, the count behind.
QStringList outline(const NavigatorModel &model, const QModelIndex &parent = {}, const QString &indent = {}) {
    QStringList lines;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const auto index = model.index(row, 0, parent);
        const QString count = index.data(NavigatorModel::CountRole).toString();
        lines += indent + index.data().toString() + (count.isEmpty() ? QString() : QStringLiteral(" ") + count);
        lines += outline(model, index, indent + QStringLiteral("  "));
    }
    return lines;
}

/// What of a widget was painted.
class Painted : public QObject {
public:
    explicit Painted(QWidget *widget) : QObject(widget) { widget->installEventFilter(this); }
    QRegion region;

private:
    bool eventFilter(QObject *, QEvent *event) override {
        if (event->type() == QEvent::Paint) region += static_cast<QPaintEvent *>(event)->region();
        return false;
    }
};

}

TEST(NavigatorModel, ShowsTablesWithTheirPartsThenThePatterns) {
    Session session(smallShop());
    NavigatorModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setSession(&session);
    ASSERT_TRUE(waitUntil([&] { return session.consequences().isSettled(); }));
    EXPECT_EQ(outline(model), (QStringList{"Shop 3", "  User 2", "  Order 1", "  ByStatus 1", "  ByTotal 1",
                                  "Access patterns 2", "  AP1 Profile", "  AP2 Everything"}));
    model.setSession(nullptr);
    EXPECT_EQ(model.rowCount(), 0);
}

TEST(NavigatorModel, FollowsEditsAndKeepsRowsThatStay) {
    Session session(smallShop());
    NavigatorModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setSession(&session);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    session.document().apply("Edit", [](model::Design d) { return model::renameTable(std::move(d), "Shop", "Store"); });
    EXPECT_EQ(model.index(0, 0).data().toString(), "Store");
    EXPECT_EQ(reset.count(), 0) << "a new name is no new tree: selection and open branches stay";
    session.document().apply(
        "Edit", [](model::Design d) { return model::removeEntityType(std::move(d), "Store", "User"); });
    EXPECT_EQ(model.rowCount(model.index(0, 0)), 3);
    session.document().history().undo();
    session.document().history().undo();
    EXPECT_EQ(model.index(0, 0).data().toString(), "Shop");
    EXPECT_EQ(model.rowCount(model.index(0, 0)), 4);
}

TEST(NavigatorModel, RenamesWherePeopleTypeAndRefusesInDynamoDbsWords) {
    Session session(smallShop());
    NavigatorModel model;
    model.setSession(&session);
    const std::tuple<const char *, model::Place, const char *, bool> cases[] = {
        {"a table",        placeOf("Shop"),   "Store",                        true      },
        {                          "an entity type", placeOf("Store",                "",                       "Order"),     "Sale", true},
        {                      "an index",       placeOf("Store",   "ByStatus"),                    "ByOpen",   true},
        {"a pattern",      placeOf("",        "",                             "",         "AP1"), "Person", true},
        {                    "a name with a space is refused",            placeOf("Store"),                             "My ß",                            false          },
        {"a name that is taken is refused",                placeOf("Store", "ByTotal"), "ByOpen",false},
    };
    for (const auto &[why, place, name, works] : cases) {
        const auto index = model.indexOf(place);
        ASSERT_TRUE(index.isValid()) << why;
        const int steps = session.document().history().count();
        QSignalSpy refused(&session.document(), &Document::refused);
        EXPECT_EQ(model.setData(index, QString::fromUtf8(name), Qt::EditRole), works) << why;
        EXPECT_EQ(session.document().history().count(), steps + (works ? 1 : 0)) << why;
        EXPECT_EQ(refused.count(), works ? 0 : 1) << why;
    }
}

TEST(NavigatorModel, FindsTheNearestNodeOfAPlace) {
    Session session(smallShop());
    NavigatorModel model;
    model.setSession(&session);
    model::Place item = placeOf("Shop");
    item.itemIndex = 1;
    model::Place attribute = placeOf("Shop", "ByTotal");
    attribute.attributeName = "total";
    const std::tuple<const char *, model::Place, const char *> cases[] = {
        {"an item: its table",           item,       "Shop"           },
        {"an attribute of an index: it", attribute,  "ByTotal"        },
        {"a pattern",                    placeOf("", "",                "", "AP2"), "AP2 Everything"},
        {"nothing",                        model::Place(),                  ""                                  },
        {"something that is not there",placeOf("Gone"),""},
    };
    for (const auto &[why, place, text] : cases) EXPECT_EQ(model.indexOf(place).data().toString(), text) << why;
}

TEST(Navigator, AVerdictThatComesLaterIsPaintedWithItsIcon) {
    Session session(smallShop());
    Navigator navigator(nullptr, nullptr);
    navigator.resize(240, 400);
    navigator.setSession(&session);
    navigator.show();
    ASSERT_TRUE(waitUntil([&] { return session.consequences().isSettled(); }));
    auto &tree = navigator.tree();
    QCoreApplication::processEvents();
    Painted painted(tree.viewport());
    const auto pattern = tree.model()->index(0, 0, tree.model()->index(1, 0));
    ASSERT_TRUE(pattern.data().toString().startsWith("AP1"));
    emit tree.model()->dataChanged(pattern, pattern);
    ASSERT_TRUE(waitUntil([&] { return !painted.region.isEmpty(); }));
    const QRect row = tree.visualRect(pattern);
    EXPECT_TRUE(painted.region.contains(QRect(0, row.top(), 36, row.height())))
        << "the icon of a child stands under its parent's, left of QTreeView's own rectangle";
}
