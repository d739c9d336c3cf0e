#include "model/view/item_grid.h"

#include "tests/model/tables.h"

#include <gtest/gtest.h>

namespace model {
namespace {

TableDesign table() {
    auto out = makeTable("T", keys("PK", "SK"),
        {
            R"({"PK": "a", "SK": "1", "total": 10, "note": "x", "rare": true})",
            R"({"PK": "a", "SK": "2", "total": 9, "note": "y", "GSI1PK": "g"})",
            R"({"PK": "b", "SK": "1", "total": "n/a"})",
            R"(!{"PK": {"S": "c"}, "SK": {"S": "1"}, "total": {"N": "12345678901234567890123456789012345678"}})",
        });
    out.description.globalSecondaryIndexes = {makeIndex("GSI1", keys("GSI1PK"))};
    out.attributes = {
        {"declared", engine::Type::SS}
    };
    return out;
}

std::string columnsOf(const ItemGrid &grid) {
    std::string out;
    for (std::size_t c = 0; c < grid.columnCount(); ++c) out += grid.column(c).name + " ";
    return out;
}

std::string rowsOf(const ItemGrid &grid, std::string_view attribute) {
    std::string out;
    for (std::size_t r = 0; r < grid.rowCount(); ++r) out += grid.cell(r, *grid.columnOf(attribute)).text + "; ";
    return out;
}

}

TEST(ItemGrid, OrdersColumnsByWhatTheyAre) {
    const auto grid = ItemGrid::of(table());
    EXPECT_EQ(columnsOf(grid), "PK SK GSI1PK declared total note rare ") << "keys, index keys, declared, then by use";
    EXPECT_EQ(grid.column(0).role, Field::Role::PartitionKey);
    EXPECT_EQ(grid.column(1).role, Field::Role::SortKey);
    EXPECT_EQ(grid.column(2).role, Field::Role::IndexKey);
    EXPECT_EQ(grid.column(2).indexes, std::vector<std::string>{"GSI1"});
    EXPECT_EQ(grid.column(3).type, engine::Type::SS) << "declared, though no item has it";
    EXPECT_EQ(grid.column(4).type, engine::Type::N) << "what most items have";
    EXPECT_EQ(grid.column(4).items, 4U);
    EXPECT_EQ(grid.column(4).otherTypes, 1U);
    EXPECT_EQ(grid.columnOf("nowhere"), std::nullopt);
}

TEST(ItemGrid, ShowsCellsWithTheirTypes) {
    const auto grid = ItemGrid::of(table());
    const auto total = *grid.columnOf("total");
    EXPECT_EQ(grid.cell(3, total).text, "12345678901234567890123456789012345678") << "all digits";
    EXPECT_FALSE(grid.cell(0, total).otherType);
    EXPECT_TRUE(grid.cell(2, total).otherType) << "a text among numbers";
    EXPECT_EQ(grid.cell(2, *grid.columnOf("note")).type, std::nullopt) << "absent";
    EXPECT_EQ(grid.editText(2, *grid.columnOf("note")), "");
    EXPECT_EQ(grid.editText(0, *grid.columnOf("rare")), "true");
    EXPECT_EQ(grid.cell(0, total).notEditable, std::nullopt);
    EXPECT_EQ(grid.address(1, total), (Place{.tableName = "T", .attributeName = "total", .itemIndex = 1}));

    auto large = makeTable("T", keys("PK"), {R"({"PK": "a", "text": ")" + std::string(40'000, 'x') + R"("})"});
    const auto cell = ItemGrid::of(large).cell(0, 1);
    EXPECT_TRUE(cell.notEditable) << "a text of 40 KB has an editor of its own";
    EXPECT_LT(cell.text.size(), 300U);
}

TEST(ItemGrid, SortsByValue) {
    const auto grid = ItemGrid::of(table());
    const auto total = *grid.columnOf("total"), note = *grid.columnOf("note");
    EXPECT_EQ(rowsOf(grid.sortedBy(total, true), "total"), "n/a; 9; 10; 12345678901234567890123456789012345678; ")
        << "numbers as numbers, other types apart";
    EXPECT_EQ(rowsOf(grid.sortedBy(note, false), "note"), "y; x; ; ; ") << "absent ones last either way";
    EXPECT_EQ(rowsOf(grid.sortedBy(note, true), "note"), "x; y; ; ; ");
    const auto sorted = grid.sortedBy(total, true);
    EXPECT_EQ(sorted.itemIndex(0), 2U);
    EXPECT_EQ(sorted.rowOf(2), 0U);
    EXPECT_EQ(sorted.rowKey(0), grid.rowKey(2)) << "a row is the same wherever it stands";
}

TEST(ItemGrid, FiltersAndFollowsEdits) {
    const auto grid = ItemGrid::of(table()).filtered(
        [](const SampleItem &item) { return engine::ItemView(item.blob).find("note").has_value(); });
    EXPECT_EQ(rowsOf(grid, "note"), "x; y; ");
    EXPECT_EQ(grid.rowOf(2), std::nullopt);

    auto now = table();
    auto items = *grid.table().items;
    auto item = *items[2];
    item.blob = *engine::itemFromPlainJson(R"({"PK": "b", "SK": "1", "note": "z", "fresh": 1})");
    items[2] = item;
    now.items = items;
    const auto after = grid.sortedBy(*grid.columnOf("note"), false).after(now);
    EXPECT_EQ(rowsOf(after, "note"), "z; y; x; ") << "sorting and filter stay";
    EXPECT_EQ(columnsOf(after), "PK SK GSI1PK declared total note rare fresh ") << "columns stay, a new one comes last";
    EXPECT_EQ(after.column(4).items, 3U) << "total is counted again";
    EXPECT_EQ(after.column(4).otherTypes, 0U);
    EXPECT_EQ(rowsOf(after.filtered({}), "PK"), "b; a; a; c; ") << "no filter shows all again";

    items.erase(items.begin());
    now.items = items;
    const auto shorter = ItemGrid::of(table()).after(now);
    for (std::size_t r = 0; r < shorter.rowCount(); ++r) EXPECT_EQ(shorter.itemIndex(r), r);
}

}
