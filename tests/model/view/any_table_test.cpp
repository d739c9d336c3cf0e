#include "engine/schema/secondary_index.h"
#include "model/check/check.h"
#include "model/infer/entity_inference.h"
#include "model/view/canvas.h"
#include "model/view/chart_series.h"
#include "model/view/item_grid.h"
#include "model/view/result_grid.h"
#include "model/view/search.h"
#include "model/view/summary.h"
#include "tests/model/tables.h"

#include <gtest/gtest.h>

#include <random>
#include <set>

namespace model {
namespace {

/// Tables as unfinished as a model may be: missing and repeated keys, wrong types, odd names, damaged values.
class AnyTable {
public:
    explicit AnyTable(unsigned seed) : m_random(seed) {}

    TableDesign table() {
        auto out = makeTable("T", keys("PK", pick({"", "SK", "SK:N", "SK:B"})), {});
        out.description.globalSecondaryIndexes = {makeIndex("GSI1", keys("GSI1PK", "a:N")),
            makeIndex("GSI2", keys("SK2"), {engine::Projection::Type::KeysOnly, {}}),
            makeIndex("GSI3", *engine::KeySchema::make({keyAttribute("a:N"), keyAttribute("b")}),
                {engine::Projection::Type::Include, {"c"}})};
        if (pick({"", "x"}) == "x")
            out.attributes = {
                {"c",     engine::Type::M },
                {"never", engine::Type::NS}
            };
        std::vector<Shared<SampleItem>> items;
        for (int i = number(40); i > 0; --i) items.emplace_back(item());
        out.items = items;
        return pick({"", "typed"}) == "typed" ? withEntityTypes(out) : out;
    }

    SampleItem item() {
        engine::Item attributes;
        for (const char *name : {"PK", "SK", "GSI1PK", "SK2", "a", "b", "c", "", "odd name#1"})
            if (number(4) > 0) attributes[name] = value(3);
        SampleItem out;
        out.blob = engine::encode(attributes);
        if (number(6) == 0) out.damaged.push_back({.attributeName = "broken", .json = "{\"N\":1}", .why = "no number"});
        return out;
    }

    /// The table after one edit.
    TableDesign edited(TableDesign table) {
        auto items = *table.items;
        const auto place = items.empty() ? 0U : static_cast<std::size_t>(number(static_cast<int>(items.size()) - 1));
        const auto at = items.begin() + static_cast<std::ptrdiff_t>(place);
        switch (items.empty() ? 0 : number(3)) {
        case 0: items.insert(at, item()); break;
        case 1: items.erase(at); break;
        case 2: *at = item(); break;
        default: std::swap(items.front(), *at); break;
        }
        table.items = items;
        return table;
    }

private:
    int number(int most) { return std::uniform_int_distribution<int>(0, most)(m_random); }
    std::string pick(std::vector<std::string> from) {
        return from[static_cast<std::size_t>(number(static_cast<int>(from.size()) - 1))];
    }
    engine::AttributeValue value(int depth) {
        switch (number(depth > 0 ? 9 : 4)) {
        case 0: return {engine::Number::fromInteger(number(9) - 4)};
        case 1: return {engine::Binary{std::string(static_cast<std::size_t>(number(3)), '\0') + "\xff"}};
        case 2: return {number(1) == 0};
        case 3: return {engine::Null()};
        case 5:
            return {
                engine::List{value(depth - 1), value(depth - 1)}
            };
        case 6:
            return {
                engine::Item{{"m", value(depth - 1)}, {"", value(depth - 1)}}
            };
        case 7: return {engine::StringSet{{"a", "b"}}};
        default:
            return {pick({"", "USER#1", "USER#2", "ORDER#2024-01-05", "ORDER#2024-01-05#ITEM#7", "PROFILE", "#", "a#",
                "x_1", "::", "12:30:15", "\n", "caf\xc3\xa9", "{id}"})};
        }
    }

    std::mt19937 m_random;
};

}

TEST(AnyTable, EveryViewCountsEveryItemOnce) {
    for (unsigned seed = 0; seed < 150; ++seed) {
        AnyTable any(seed);
        const auto table = any.table();
        const auto count = table.items->size();
        EXPECT_EQ(Collections::of(table).items().size(), count) << seed;
        EXPECT_EQ(ItemGrid::of(table).rowCount(), count) << seed;
        EXPECT_EQ(summaryOf(table).items, count) << seed;
        EXPECT_EQ(itemSizeHistogram(table).count, count) << seed;
        std::size_t ofEntities = 0;
        for (const auto &share : entityShares(table)) ofEntities += share.items;
        EXPECT_EQ(ofEntities, count) << seed;
        for (const auto &lens : lensesOf(table)) {
            std::size_t inIndex = 0, out = 0;
            std::uint64_t bytes = 0;
            const auto &index = *table.description.index(lens.indexName);
            for (const auto &item : *table.items) {
                const auto entry = engine::indexEntry(item->blob, index, table.description.keySchema);
                if (!entry) continue;
                ++inIndex;
                bytes += engine::sizeInBytes(engine::ItemView(*entry));
            }
            for (const auto &left : lens.leftOut) out += left.itemIndexes.size();
            EXPECT_EQ(lens.items, inIndex) << seed << ": as the engine says";
            EXPECT_EQ(lens.bytes, bytes) << seed;
            EXPECT_EQ(lens.items + out, count) << seed;
            EXPECT_EQ(Collections::of(table, lens.indexName).items().size(), inIndex) << seed;
        }
        const auto partitions = partitionSeries(table, {}, 7);
        EXPECT_LE(partitions.items, count) << seed;
        EXPECT_EQ(partitions.collections, collectionSeries(table).collections) << seed;
    }
}

TEST(AnyTable, EveryCellAndRowCanBeShown) {
    for (unsigned seed = 0; seed < 60; ++seed) {
        AnyTable any(seed);
        const Shared<TableDesign> table = any.table();
        const auto grid = ItemGrid::of(table);
        for (std::size_t r = 0; r < grid.rowCount(); ++r) {
            for (std::size_t c = 0; c < grid.columnCount(); ++c) {
                EXPECT_EQ(grid.cell(r, c).type.has_value(), grid.value(r, c).has_value());
                grid.editText(r, c);
            }
        }
        for (const char *index : {"", "GSI1", "GSI3"}) {
            const auto view = Collections::of(table, index);
            for (std::size_t i = 0; i < view.items().size(); ++i) {
                for (const auto &field : view.fields(i)) EXPECT_LE(field.text.size(), 300U);
                EXPECT_EQ(view.positionOf(view.items()[i].itemIndex), i);
                const auto &group = view.groups()[view.groupOf(i)];
                EXPECT_TRUE(i >= group.first && i < group.first + group.count);
                view.sortKeyText(i);
                view.tableKeyText(i);
                view.repeatsNames(i);
            }
        }
        std::vector<engine::ItemBlob> items;
        for (const auto &item : *table->items) items.push_back(item->blob);
        toText(ResultGrid::of(items, &*table, "GSI1"));
        Design design;
        design.tables = {table};
        for (const auto &link : canvasOf(design, "", {}).links) EXPECT_GE(link.route.size(), 2U);
        findings(design);
        searchEntries(design);
        toText(summaryOf(design));
        sparsitySeries(*table);
    }
}

TEST(AnyTable, ViewsFollowEditsAsIfMadeAnew) {
    for (unsigned seed = 0; seed < 60; ++seed) {
        AnyTable any(seed);
        Shared<TableDesign> table = any.table();
        auto view = Collections::of(table, seed % 2 == 0 ? "" : "GSI1");
        auto grid = ItemGrid::of(table);
        for (int step = 0; step < 10; ++step) {
            table = any.edited(*table);
            view = view.after(table);
            grid = grid.after(table);
            const auto newView = Collections::of(table, view.indexName());
            const auto newGrid = ItemGrid::of(table);
            ASSERT_EQ(view.items().size(), newView.items().size()) << seed;
            std::set<std::uint64_t> rowKeys;
            for (std::size_t i = 0; i < view.items().size(); ++i) {
                EXPECT_EQ(view.items()[i].itemIndex, newView.items()[i].itemIndex) << seed;
                EXPECT_EQ(view.items()[i].bytes, newView.items()[i].bytes) << seed;
                EXPECT_TRUE(rowKeys.insert(view.rowKey(i)).second) << seed << ": a key is one row's";
            }
            ASSERT_EQ(grid.rowCount(), newGrid.rowCount()) << seed;
            for (std::size_t c = 0; c < newGrid.columnCount(); ++c) {
                const auto column = grid.columnOf(newGrid.column(c).name);
                ASSERT_TRUE(column) << seed;
                EXPECT_EQ(grid.column(*column).items, newGrid.column(c).items) << seed;
                EXPECT_EQ(grid.column(*column).type, newGrid.column(c).type) << seed;
                for (std::size_t r = 0; r < grid.rowCount(); ++r)
                    EXPECT_EQ(grid.cell(r, *column).text, newGrid.cell(r, c).text) << seed;
            }
        }
    }
}

}
