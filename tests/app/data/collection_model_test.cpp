#include "app/data/collection_model.h"

#include "app/document/session.h"
#include "model/edit/item_edits.h"
#include "tests/app/sample_design.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include <gtest/gtest.h>

#include <tuple>

namespace app {

namespace {

/// The rows as a reader sees them: heads in brackets, items by entity letter and key; an apostrophe marks rows that do
/// not repeat names.
QStringList rows(const CollectionModel &model) {
    QStringList lines;
    for (int row = 0; row < model.rowCount(); ++row) {
        const auto view = model.index(row, 0).data(CellViewRole).value<CellView>();
        if (view.kind == CellView::Kind::Group)
            lines << QStringLiteral("[%1]").arg(view.text);
        else
            lines << view.entity.letter + QLatin1Char(' ') + view.text +
                         (model.repeatsNames(row) ? QStringLiteral("'") : QString());
    }
    return lines;
}

class CollectionModelTest : public testing::Test {
protected:
    void open(model::Design design, std::string indexName = {}) {
        session.document().reset(std::move(design));
        model.show(session.design().tables[0], std::move(indexName));
        QObject::connect(
            &session.document(), &Document::changed, &model, [this] { model.follow(session.design().tables[0]); });
    }
    bool apply(auto edit) { return session.document().apply(QStringLiteral("edit"), edit); }

    Session session;
    CollectionModel model{session.document()};
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(CollectionModelTest, GroupsItemsUnderTheirPartitionKeyInSortKeyOrder) {
    open(shopDesign());
    EXPECT_EQ(rows(model),
        (QStringList{QStringLiteral("[USER#U001]"), QStringLiteral("O ORDER#2024-01-05"),
            QStringLiteral("I ORDER#2024-01-05#ITEM#P100"), QStringLiteral("I ORDER#2024-01-05#ITEM#P205'"),
            QStringLiteral("O ORDER#2024-03-12"), QStringLiteral("I ORDER#2024-03-12#ITEM#P310"),
            QStringLiteral("U PROFILE"), QStringLiteral("[USER#U002]"), QStringLiteral("O ORDER#2024-02-19"),
            QStringLiteral("O ORDER#2024-03-12"), QStringLiteral("I ORDER#2024-03-12#ITEM#P100"),
            QStringLiteral("U PROFILE"), QStringLiteral("[PRODUCT#P100]"), QStringLiteral("P DETAILS"),
            QStringLiteral("R REVIEW#R001"), QStringLiteral("R REVIEW#R002'"), QStringLiteral("[PRODUCT#P205]"),
            QStringLiteral("P DETAILS"), QStringLiteral("R REVIEW#R003"), QStringLiteral("[USER#U031]"),
            QStringLiteral("O ORDER#2023-12-30")}));
}

TEST_F(CollectionModelTest, ThroughAnIndexOnlyItsItemsUnderItsKeysWithTheTableKeyBeside) {
    open(shopDesign(), "GSI2");
    EXPECT_EQ(rows(model),
        (QStringList{QStringLiteral("[1]"), QStringLiteral("O 2024-03-12"), QStringLiteral("O 2024-03-12'")}));
    EXPECT_EQ(model.index(1, 1).data().toString(), QStringLiteral("USER#U001 › ORDER#2024-03-12"));

    model.show(session.design().tables[0], "GSI1");
    const auto total = model.index(model.indexOf(4, "total").row(), model.indexOf(4, "total").column())
                           .data(CellViewRole)
                           .value<CellView>();
    const auto orderId = model.indexOf(4, "orderId").data(CellViewRole).value<CellView>();
    EXPECT_TRUE(total.projected) << "GSI1 projects total";
    EXPECT_FALSE(orderId.projected) << "and not orderId";
    EXPECT_FALSE(model.indexOf(0).isValid()) << "a profile is not in GSI1";
}

TEST_F(CollectionModelTest, AnEditTouchesItsRowsOnly) {
    open(shopDesign());
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted), removed(&model, &QAbstractItemModel::rowsRemoved),
        reset(&model, &QAbstractItemModel::modelReset), changed(&model, &QAbstractItemModel::dataChanged);
    const QPersistentModelIndex kept = model.indexOf(12);

    EXPECT_FALSE(model.edit(model.indexOf(4, "status"), QStringLiteral("Shipped")));
    EXPECT_EQ(changed.count(), 1);
    EXPECT_EQ(inserted.count() + removed.count() + reset.count(), 0) << "the same rows";
    EXPECT_EQ(model.indexOf(4, "status").data().toString(), QStringLiteral("Shipped"));

    EXPECT_FALSE(model.edit(model.indexOf(4), QStringLiteral("ORDER#2023-01-01")));
    EXPECT_EQ(inserted.count(), 1) << "a changed sort key moves its row within the collection";
    EXPECT_EQ(removed.count(), 1);
    EXPECT_EQ(model.indexOf(4).row(), 1);

    ASSERT_TRUE(apply([](model::Design design) { return model::removeItems(std::move(design), "AppData", {0, 15}); }));
    EXPECT_EQ(rows(model).last(), QStringLiteral("R REVIEW#R003")) << "the emptied collection is gone, head and all";
    ASSERT_TRUE(kept.isValid());
    EXPECT_EQ(kept, model.indexOf(11)) << "what an edit does not touch keeps its index, though items moved up";
    EXPECT_EQ(reset.count(), 0);

    session.document().history().undo();
    session.document().history().undo();
    session.document().history().undo();
    EXPECT_EQ(session.design().tables[0], shopDesign().tables[0]);
    CollectionModel fresh(session.document());
    fresh.show(session.design().tables[0]);
    EXPECT_EQ(rows(model), rows(fresh)) << "after any walk the rows are those of a model made anew";
}

TEST_F(CollectionModelTest, AnyWalkOfEditsEndsWhereAFreshModelBegins) {
    open(shopDesign());
    unsigned seed = 7;
    const auto next = [&seed](std::size_t below) {
        seed = seed * 1664525u + 1013904223u;
        return static_cast<std::size_t>(seed / 65536u) % below;
    };
    for (int step = 0; step < 200; ++step) {
        const auto count = session.design().tables[0]->items->size();
        const auto item = next(count);
        switch (next(5)) {
        case 0: apply([&](model::Design d) { return model::removeItems(std::move(d), "AppData", {item}); }); break;
        case 1: apply([&](model::Design d) { return model::duplicateItems(std::move(d), "AppData", {item}); }); break;
        case 2: model.edit(model.indexOf(item), QStringLiteral("ORDER#%1").arg(next(30))); break;
        case 3: session.document().history().undo(); break;
        case 4: model.setCollapsed(static_cast<int>(next(static_cast<std::size_t>(model.rowCount()))), next(2)); break;
        }
        if (session.design().tables[0]->items->size() < 4) session.document().history().undo();
        if (step % 20 != 0) continue;
        model.setAllCollapsed(false);
        CollectionModel fresh(session.document());
        fresh.show(session.design().tables[0]);
        ASSERT_EQ(rows(model), rows(fresh)) << "step " << step;
    }
}

TEST_F(CollectionModelTest, CollectionsCloseAndOpen) {
    open(shopDesign());
    const int all = model.rowCount();
    model.setCollapsed(3, true); // an item: its collection
    EXPECT_EQ(model.rowCount(), all - 6);
    EXPECT_FALSE(model.indexOf(1).isValid()) << "covered items have no row";
    model.uncover(1);
    EXPECT_EQ(model.rowCount(), all);
    EXPECT_TRUE(model.indexOf(1).isValid());
    model.setAllCollapsed(true);
    EXPECT_EQ(model.rowCount(), 5);
    model.setAllCollapsed(false);
    EXPECT_EQ(model.rowCount(), all);
}

TEST_F(CollectionModelTest, ValuesKeepTypeAndDigits) {
    open(shopDesign());
    struct Case {
        const char *why, *attribute, *typed, *json; ///< Null: refused.
    };
    const Case cases[] = {
        {"38 digits survive",            "total",   "98765432109876543210987654321098765432",
         R"("total":{"N":"98765432109876543210987654321098765432"})"                                                             },
        {"39 are one too many",          "total",   "987654321098765432109876543210987654321", nullptr                           },
        {"a number stays one",           "total",   "many",                                    nullptr                           },
        {"a set stays one",              "tags",    R"(["rush", "late"])",                     R"("tags":{"SS":["late","rush"]})"},
        {"and has no member twice",      "tags",    R"(["a", "a"])",                           nullptr                           },
        {"a map keeps the types inside", "address", R"({"zip": {"N": "151"}})",
         R"("address":{"M":{"zip":{"N":"151"}}})"                                                                                },
        {"an empty text is a text",      "orderId", "",                                        R"("orderId":{"S":""})"           },
    };
    for (const auto &c : cases) {
        const auto before = itemJson(session.design(), 15);
        const auto why = model.edit(model.indexOf(15, c.attribute), QString::fromUtf8(c.typed));
        EXPECT_EQ(why.has_value(), c.json == nullptr) << c.why << why.value_or(QString()).toStdString();
        if (c.json)
            EXPECT_NE(itemJson(session.design(), 15).find(c.json), std::string::npos)
                << c.why << itemJson(session.design(), 15);
        else
            EXPECT_EQ(itemJson(session.design(), 15), before) << c.why;
    }
}

TEST_F(CollectionModelTest, DamagedValuesAreShownAndHealed) {
    auto design = shopDesign();
    model::TableDesign table = *design.tables[0];
    auto items = *table.items;
    model::SampleItem item = *items[1];
    item.damaged = {
        {"total", R"({"N": "abc"})", "The parameter cannot be converted to a numeric value: abc"}
    };
    items[1] = item;
    table.items = std::move(items);
    design.tables[0] = std::move(table);
    open(std::move(design));
    const auto cell = model.indexOf(1, "total");
    const auto view = cell.data(CellViewRole).value<CellView>();
    EXPECT_TRUE(view.damaged);
    EXPECT_EQ(view.text, QStringLiteral("{\"N\": \"abc\"}"));
    EXPECT_NE(cell.data(Qt::ToolTipRole).toString().indexOf(QStringLiteral("numeric value")), -1);
}

TEST_F(CollectionModelTest, ATableWithoutSortKeyHasNoHeads) {
    model::TableDesign table{
        {"Users", *engine::KeySchema::make({{"id"}}), {}, {}}
    };
    model::SampleItem one;
    one.blob = engine::encode(engine::Item{
        {"id",   {std::string("u1")}  },
        {"name", {std::string("Asha")}}
    });
    table.items = std::vector<model::Shared<model::SampleItem>>{one};
    model::Design design;
    design.tables.emplace_back(std::move(table));
    open(std::move(design));
    EXPECT_EQ(rows(model), QStringList{QStringLiteral(" u1")});
    EXPECT_EQ(model.headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("id"));
}

}

}
