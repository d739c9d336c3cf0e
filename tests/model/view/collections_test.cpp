#include "model/view/collections.h"

#include "model/infer/entity_inference.h"
#include "tests/model/tables.h"

#include <gtest/gtest.h>

namespace model {
namespace {

/// "key: row row", one line for each group; a row is its sort key or, through an index, "sort key=table key".
std::vector<std::string> linesOf(const Collections &view) {
    std::vector<std::string> lines;
    for (const auto &group : view.groups()) {
        std::string line = group.keyMissing ? "?:" : group.partitionKey + ":";
        for (auto i = group.first; i < group.first + group.count; ++i) {
            line += " " + view.sortKeyText(i);
            if (view.index()) line += "=" + view.tableKeyText(i);
        }
        lines.push_back(line);
    }
    return lines;
}
using Lines = std::vector<std::string>;

TableDesign orders() {
    auto table = makeTable("AppData", keys("PK", "SK"),
        {
            R"({"PK": "USER#2", "SK": "PROFILE", "name": "Kenji"})",
            R"({"PK": "USER#1", "SK": "ORDER#2024-03-12", "status": "Pending", "GSI1PK": "STATUS#Pending", "n": 7})",
            R"({"PK": "USER#1", "SK": "ORDER#2024-01-05", "status": "Done", "GSI1PK": "STATUS#Done"})",
            R"({"PK": "USER#1", "SK": "PROFILE", "name": "Asha"})",
            R"({"PK": "USER#2", "SK": "ORDER#2024-03-12", "status": "Pending", "GSI1PK": "STATUS#Pending"})",
        });
    table.attributes = {
        {"status", engine::Type::S},
        {"n",      engine::Type::N}
    };
    table.description.globalSecondaryIndexes = {
        makeIndex("GSI1", keys("GSI1PK", "SK"), {engine::Projection::Type::Include, {"status"}})};
    return withEntityTypes(std::move(table));
}

Shared<TableDesign> withItem(const TableDesign &before, std::size_t index, const char *plainJson) {
    auto table = before;
    auto items = *table.items;
    auto item = *items[index];
    item.blob = *engine::itemFromPlainJson(plainJson);
    items[index] = item;
    table.items = items;
    return table;
}

}

TEST(Collections, GroupsByPartitionKeyAndSortsAsDynamoDb) {
    EXPECT_EQ(linesOf(Collections::of(orders())),
        (Lines{"USER#2: ORDER#2024-03-12 PROFILE", "USER#1: ORDER#2024-01-05 ORDER#2024-03-12 PROFILE"}))
        << "groups as the author began them";
    EXPECT_EQ(linesOf(Collections::of(orders(), {}, Collections::Order::Key)),
        (Lines{"USER#1: ORDER#2024-01-05 ORDER#2024-03-12 PROFILE", "USER#2: ORDER#2024-03-12 PROFILE"}));
    EXPECT_EQ(linesOf(Collections::of(orders(), {}, Collections::Order::Size)).front(),
        "USER#1: ORDER#2024-01-05 ORDER#2024-03-12 PROFILE")
        << "largest first";
    const auto numbers = makeTable("T", keys("pk", "sk:N"),
        {R"({"pk": "a", "sk": 10})", R"({"pk": "a", "sk": 9})", R"({"pk": "a", "sk": -2})",
            R"({"pk": "a", "sk": -1})"});
    EXPECT_EQ(linesOf(Collections::of(numbers)), (Lines{"a: -2 -1 9 10"})) << "numbers are no texts";
}

TEST(Collections, ShowsAnIndexRegrouped) {
    EXPECT_EQ(linesOf(Collections::of(orders(), "GSI1")),
        (Lines{"STATUS#Pending: ORDER#2024-03-12=USER#1 › ORDER#2024-03-12 ORDER#2024-03-12=USER#2 › ORDER#2024-03-12",
            "STATUS#Done: ORDER#2024-01-05=USER#1 › ORDER#2024-01-05"}))
        << "ties go by the table's key; what the index lacks is not there";
    EXPECT_TRUE(Collections::of(orders(), "GSI9").groups().empty()) << "no such index";
}

TEST(Collections, KeepsItemsWithoutKeysInSight) {
    const auto table = makeTable("T", keys("pk", "sk:N"),
        {R"({"sk": 1})", R"({"pk": "a", "sk": 1})", R"({"pk": "a", "sk": "one"})", R"({"pk": "a", "sk": 1})"});
    const auto view = Collections::of(table);
    EXPECT_EQ(linesOf(view), (Lines{"a: 1 1", "?: 1 one"})) << "duplicates stay, too; a wrong type is no key";
    EXPECT_TRUE(view.groups().back().keyMissing);
    EXPECT_NE(view.rowKey(0), view.rowKey(1));
    EXPECT_EQ(view.positionOf(0), 2U);
    EXPECT_EQ(view.groupOf(2), 1U);
}

TEST(Collections, TellsEachItemsOwnAttributes) {
    const auto view = Collections::of(orders());
    const auto pending = *view.positionOf(1);
    std::string text;
    for (const auto &field : view.fields(pending))
        text += field.name + "(" + engine::typeName(field.type) + ")=" + field.text + "@" + std::to_string(field.slot) +
                " ";
    EXPECT_EQ(text, "status(S)=Pending@0 n(N)=7@1 GSI1PK(S)=STATUS#Pending@2 ") << "declared first, index keys last";
    EXPECT_EQ(view.fields(*view.positionOf(2))[1].slot, 2U) << "a gap where this order has no n";
    EXPECT_EQ(view.fields(pending)[2].role, Field::Role::IndexKey);

    const auto lens = Collections::of(orders(), "GSI1");
    std::string projected;
    for (const auto &field : lens.fields(*lens.positionOf(1)))
        projected += field.name + (field.projected ? "+ " : "- ");
    EXPECT_EQ(projected, "status+ n- ") << "keys have columns of their own; n needs a second read";
    EXPECT_EQ(lens.place(*lens.positionOf(1)), (Place{.tableName = "AppData", .itemIndex = 1}));
}

TEST(Collections, RepeatsNoNames) {
    const auto view = Collections::of(makeTable("T", keys("pk", "sk"),
        {R"({"pk": "a", "sk": "1", "n": 1})", R"({"pk": "a", "sk": "2", "n": 2})", R"({"pk": "a", "sk": "3"})",
            R"({"pk": "b", "sk": "1"})"}));
    EXPECT_FALSE(view.repeatsNames(0)) << "the first of a group";
    EXPECT_TRUE(view.repeatsNames(1));
    EXPECT_FALSE(view.repeatsNames(2)) << "other names";
    EXPECT_FALSE(view.repeatsNames(3)) << "another group";
}

TEST(Collections, ShowsDamagedValues) {
    auto table = makeTable("T", keys("pk"), {R"({"pk": "a"})"});
    auto item = *table.items->front();
    item.damaged = {
        {.attributeName = "balance", .json = R"({"N":1})", .why = "N must be a string"}
    };
    table.items = std::vector<Shared<SampleItem>>{item};
    const auto fields = Collections::of(table).fields(0);
    ASSERT_EQ(fields.size(), 1U);
    EXPECT_TRUE(fields[0].damaged);
    EXPECT_EQ(fields[0].text, R"({"N":1})");
    EXPECT_EQ(fields[0].why, "N must be a string");
}

TEST(Collections, FollowsAnEditAsIfMadeAnew) {
    const auto before = orders();
    const struct {
        const char *why;
        Shared<TableDesign> now;
    } cases[] = {
        {"an attribute",                                                      withItem(before,                  1, R"({"PK": "USER#1", "SK": "ORDER#2024-03-12", "status": "Done"})")},
        {"a value, longer", withItem(before,                                 3, R"({"PK": "USER#1", "SK": "PROFILE", "name": "Asha the second"})")},
        {"a key",                                                    withItem(before,                                                   3, R"({"PK": "USER#9", "SK": "PROFILE", "GSI1PK": "STATUS#Done"})")},
        {"a key to nothing",                                                                   withItem(before,                                                                                             0, R"({"name": "Kenji"})")},
        {"an item gone",
         [&] {
                auto table = before;
                auto items = *table.items;
                items.erase(items.begin() + 1);
                table.items = items;
                return table;
            }()},
        {"an item more",
         [&] {
                auto table = before;
                auto items = *table.items;
                items.insert(items.begin(), items.back());
                table.items = items;
                return table;
            }()},
        {"other entity types",
         [&] {
                auto table = before;
                table.entityTypes.clear();
                return table;
            }()                                                                           },
    };
    for (const auto &[why, now] : cases) {
        for (const auto &[index, order] : {std::pair("", Collections::Order::Author),
                 std::pair("", Collections::Order::Size), std::pair("GSI1", Collections::Order::Author)}) {
            const auto followed = Collections::of(before, index, order).after(now);
            const auto anew = Collections::of(now, index, order);
            EXPECT_EQ(linesOf(followed), linesOf(anew)) << why;
            for (std::size_t group = 0; group < anew.groups().size(); ++group)
                EXPECT_EQ(followed.groups()[group].bytes, anew.groups()[group].bytes) << why;
            for (std::size_t i = 0; i < anew.items().size(); ++i) {
                EXPECT_EQ(followed.items()[i].entity, anew.items()[i].entity) << why;
                EXPECT_EQ(followed.items()[i].bytes, anew.items()[i].bytes) << why;
                EXPECT_EQ(followed.fields(i).size(), anew.fields(i).size()) << why;
            }
        }
    }
}

TEST(Collections, RowsKeepTheirKeyThroughEdits) {
    const auto before = Collections::of(orders());
    const auto key = before.rowKey(*before.positionOf(1));
    const auto moved =
        before.after(withItem(before.table(), 1, R"({"PK": "USER#7", "SK": "ORDER#2024-03-13", "status": "New"})"));
    EXPECT_EQ(moved.rowKey(*moved.positionOf(1)), key) << "even when its key changes";
    auto table = before.table();
    auto items = *table.items;
    items.erase(items.begin());
    table.items = items;
    const auto without = before.after(table);
    EXPECT_EQ(without.rowKey(*without.positionOf(0)), key) << "or the item before it goes";
    items.insert(items.begin(), makeTable("T", keys("PK"), {R"({"PK": "new"})"}).items->front());
    table.items = items;
    const auto added = without.after(table);
    for (std::size_t i = 1; i < added.items().size(); ++i)
        EXPECT_NE(added.rowKey(*added.positionOf(0)), added.rowKey(*added.positionOf(i))) << "a new one is new";
}

TEST(Collections, OutlivesTheDesignItShows) {
    auto view = [] {
        const auto table =
            makeTable("T", keys("pk"), {R"({"pk": "a", "text": "a text long enough to be on the heap"})"});
        return Collections::of(table);
    }();
    EXPECT_EQ(view.fields(0)[0].text, "a text long enough to be on the heap");
}

}
