#include "app/document/selection.h"

#include "model/edit/entity_edits.h"
#include "model/edit/index_edits.h"
#include "model/edit/item_edits.h"
#include "model/edit/table_edits.h"
#include "tests/app/small_shop.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

using namespace app;

TEST(Selection, StaysAtTheNearestPlaceThatAnEditLeaves) {
    model::Place item = placeOf("Shop");
    item.itemIndex = 2;
    using Edit = std::function<model::Result<model::Design>(model::Design)>;
    const std::tuple<const char *, model::Place, Edit, model::Place> cases[] = {
        {"a renamed table is followed",       placeOf("Shop",                                  "ByStatus"),
         [](model::Design d) { return model::renameTable(std::move(d), "Shop", "Store"); },
         placeOf("Store",                                                                                                                                                                 "ByStatus")},
        {"a renamed index is followed",       placeOf("Shop",                                  "ByStatus"),
         [](model::Design d) { return model::renameIndex(std::move(d), "Shop", "ByStatus", "Open"); },
         placeOf("Shop",                                                                                                                                                                  "Open")    },
        {"a renamed entity type is followed", placeOf("Shop",                                  "",          "Order"),
         [](model::Design d) { return model::renameEntityType(std::move(d), "Shop", "Order", "Sale"); },
         placeOf("Shop",                                                                                                                                                                               "", "Sale")},
        {"a removed index leaves its table",                            placeOf("Shop",                                                                           "ByStatus"),
         [](model::Design d) { return model::removeIndex(std::move(d), "Shop", "ByStatus"); },                                                            placeOf("Shop")},
        {"a removed table leaves nothing",                                   placeOf("Shop",                                                   "ByStatus"),
         [](model::Design d) { return model::removeTable(std::move(d), "Shop"); }, model::Place()                                                                                                       },
        {"a removed item leaves its table",   item,
         [](model::Design d) { return model::removeItems(std::move(d), "Shop", {2}); },                     placeOf("Shop")                                 },
        {"an edit elsewhere leaves it alone",                         placeOf("Shop", "ByTotal"),
         [](model::Design d) { return model::removeIndex(std::move(d), "Shop", "ByStatus"); },
         placeOf("Shop",                           "ByTotal")                                                                                                        },
    };
    for (const auto &[why, before, edit, after] : cases) {
        Document document(smallShop());
        Selection selection(document);
        selection.select(before);
        QSignalSpy changed(&selection, &Selection::changed);
        ASSERT_TRUE(document.apply("Edit", edit)) << why;
        EXPECT_EQ(selection.place(), after) << why;
        EXPECT_EQ(changed.count(), before == after ? 0 : 1) << why;
    }
}

TEST(Selection, SeveralItemsHoldTheCurrentOne) {
    Document document(smallShop());
    Selection selection(document);
    selection.selectItems("Shop", {2, 0}, 1);
    EXPECT_EQ(selection.items(), (std::vector<std::size_t>{0, 1, 2})) << "in ascending order, the current one added";
    EXPECT_EQ(selection.place().itemIndex, 1);
    ASSERT_TRUE(document.apply("Edit", [](model::Design d) { return model::removeItems(std::move(d), "Shop", {2}); }));
    EXPECT_EQ(selection.items(), (std::vector<std::size_t>{0, 1}));
    selection.select(placeOf("Shop"));
    EXPECT_TRUE(selection.items().empty());
}
