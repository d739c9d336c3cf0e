#include "model/view/entity_chart.h"

#include "tests/model/tables.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace model {
namespace {

using testing::ElementsAre;

/// Users and orders; GSI1 is keyed by templates, GSI2 by plain attributes that few orders have, LSI1 shares PK.
TableDesign shop() {
    TableDesign table = makeTable("App", keys("PK", "SK"),
        {R"({"PK": "USER#1", "SK": "PROFILE"})",
            R"({"PK": "USER#1", "SK": "ORDER#2024-01-05", "GSI1PK": "STATUS#Open", "GSI1SK": "2024-01-05",)"
            R"( "flag": "1", "orderDate": "2024-01-05", "total": 5})"});
    table.description.globalSecondaryIndexes = {
        makeIndex("GSI1", keys("GSI1PK", "GSI1SK")), makeIndex("GSI2", keys("flag", "orderDate"))};
    table.description.localSecondaryIndexes = {makeIndex("LSI1", keys("PK", "total:N"))};
    table.entityTypes = {
        EntityType{.name = "User",  .letter = "U", .keyTemplates = {{"PK", "USER#{userId}"}, {"SK", "PROFILE"}}},
        EntityType{.name = "Order",
                   .letter = "O",
                   .keyTemplates = {{"PK", "USER#{userId}"}, {"SK", "ORDER#{date}"}, {"GSI1PK", "STATUS#{status}"},
                {"flag", "{flag}"}}                                                                            },
    };
    return table;
}

std::vector<std::string> titles(const EntityChart &chart) {
    std::vector<std::string> all;
    for (const auto &column : chart.columns) all.push_back(column.title);
    return all;
}

std::vector<std::string> cells(const EntityChartRow &row) {
    std::vector<std::string> all;
    for (const auto &cell : row.cells) all.push_back(cell.text());
    return all;
}

TEST(EntityChart, HasAColumnForEachKeyAttributeAndOneForAnIndexOfPlainAttributes) {
    const TableDesign table = shop();
    EXPECT_THAT(
        titles(entityChartOf(table, lensesOf(table))), ElementsAre("PK", "SK", "GSI1PK", "GSI1SK", "GSI2", "LSI1"));
}

TEST(EntityChart, SaysHowEachEntityFillsTheKeys) {
    const TableDesign table = shop();
    const EntityChart chart = entityChartOf(table, lensesOf(table));
    ASSERT_EQ(chart.rows.size(), 2U);
    // The user is in no index. The order has no template for GSI1SK, but its items are in GSI1: the attribute itself.
    EXPECT_THAT(cells(chart.rows[0]), ElementsAre("USER#{userId}", "PROFILE", "", "", "", ""));
    EXPECT_THAT(cells(chart.rows[1]),
        ElementsAre("USER#{userId}", "ORDER#{date}", "STATUS#{status}", "{GSI1SK}", "{flag} › {orderDate}", "{total}"));
    EXPECT_EQ(chart.rows[1].place.entityName, "Order");
}

TEST(EntityChart, ShowsAKeyAttributeOfTwoIndexesOnce) {
    TableDesign table = shop();
    table.description.globalSecondaryIndexes.push_back(makeIndex("GSI3", keys("GSI1PK", "SK")));
    EXPECT_THAT(
        titles(entityChartOf(table, lensesOf(table))), ElementsAre("PK", "SK", "GSI1PK", "GSI1SK", "GSI2", "LSI1"));
}

TEST(EntityChart, IsEmptyWithoutEntityTypes) {
    TableDesign table = shop();
    table.entityTypes.clear();
    const EntityChart chart = entityChartOf(table, lensesOf(table));
    EXPECT_TRUE(chart.rows.empty());
    EXPECT_THAT(titles(chart), ElementsAre("PK", "SK", "GSI1", "GSI2", "LSI1"));
}

TEST(EntityChart, IsCopiedAsATableWithTabs) {
    const TableDesign table = shop();
    EXPECT_EQ(toText(entityChartOf(table, lensesOf(table)), table),
        "Entity\tPK\tSK\tGSI1PK\tGSI1SK\tGSI2\tLSI1\n"
        "User\tUSER#{userId}\tPROFILE\t–\t–\t–\t–\n"
        "Order\tUSER#{userId}\tORDER#{date}\tSTATUS#{status}\t{GSI1SK}\t{flag} › {orderDate}\t{total}\n");
}

struct Chart {
    TableDesign table = shop();
    EntityChart chart = entityChartOf(table, lensesOf(table));

    std::vector<std::string> changes(const std::string &text) const {
        const auto edit = chartEditOf(chart, table, text);
        if (!edit) return {edit.error().english()};
        std::vector<std::string> out;
        for (const auto &[from, to] : edit->renamed) out.push_back(from + " is " + to);
        for (const auto &name : edit->removed) out.push_back("without " + name);
        for (const auto &one : edit->templates)
            out.push_back(one.entityName + " " + one.attributeName + " = " + one.keyTemplate);
        for (const auto &type : edit->added) {
            out.push_back("new " + type.name);
            for (const auto &[name, text_] : type.keyTemplates) out.push_back(name + " = " + text_);
        }
        return out;
    }
};

TEST(EntityChartText, StandsInColumnsAndSaysNothingNewByItself) {
    const Chart shown;
    const std::string text = toEditableText(shown.chart, shown.table);
    EXPECT_EQ(text, "Entity  PK             SK            GSI1PK           GSI1SK    GSI2                  LSI1\n"
                    "User    USER#{userId}  PROFILE       –                –         –                     –\n"
                    "Order   USER#{userId}  ORDER#{date}  STATUS#{status}  {GSI1SK}  {flag} › {orderDate}  {total}\n");
    EXPECT_THAT(shown.changes(text), ElementsAre());
    EXPECT_THAT(shown.changes(toText(shown.chart, shown.table)), ElementsAre()) << "what Copy as a table gives";
}

TEST(EntityChartText, IsReadBackAsWhatItChanges) {
    const std::tuple<const char *, const char *, std::vector<std::string>> cases[] = {
        {"a template",
         "Entity  PK             SK\nUser  USER#{userId}  PROFILE\n"
            "Order  USER#{userId}  O#{date}\n",                                                                    {"Order SK = O#{date}"}                               },
        {"columns may stand elsewhere",          "Entity  SK\nOrder  O#{date}\nUser  PROFILE",                     {"Order SK = O#{date}"}                               },
        {"an index gets its entity",
         "Entity  GSI1PK  GSI1SK\nUser  MAIL#{mail}  PROFILE\n"
            "Order  STATUS#{status}  {GSI1SK}",                                                                    {"User GSI1PK = MAIL#{mail}", "User GSI1SK = PROFILE"}},
        {"and loses it",                         "Entity  GSI1PK\nUser  –\nOrder  –",                          {"Order GSI1PK = "}                                   },
        {"an index of plain attributes",         "Entity  GSI2\nUser  –\nOrder  OPEN#{flag} › {total}",
         {"Order flag = OPEN#{flag}", "Order orderDate = {total}"}                                                                                                       },
        {"a line more is a type more",
         "Entity  PK  SK\nUser  USER#{userId}  PROFILE\nOrder  USER#{userId}  "
            "ORDER#{date}\nNote  USER#{userId}  NOTE#{id}",                                                        {"new Note", "PK = USER#{userId}", "SK = NOTE#{id}"}  },
        {"a line less is a type less",           "Entity  SK\nOrder  ORDER#{date}\n",                              {"without User"}                                      },
        {"another name in its line",             "Entity  SK\nUser  PROFILE\nPurchase  ORDER#{date}",              {"Order is Purchase"}                                 },
        {"a name and its template",              "Entity  SK\nUser  PROFILE\nPurchase  P#{date}",
         {"Order is Purchase", "Order SK = P#{date}"}                                                                                                                    },
        {"empty lines and Windows' ends",        "\n  Entity  SK  \r\n\r\n  User  PROFILE\r\nOrder  ORDER#{date}", {}                                                    },
        {"tabs keep blanks in templates",        "Entity\tSK\nUser\tMY  PROFILE\nOrder\tORDER#{date}",
         {"User SK = MY  PROFILE"}                                                                                                                                       },
        {"no text",                              "",                                                               {"line 1:1: The first line names the keys."}          },
        {"a key that is none",                   "Entity  SK  GSI7\nUser  PROFILE  –",                           {"line 1:13: No key or index has the name GSI7."}     },
        {"a key twice",                          "Entity  SK  SK",                                                 {"line 1:13: SK stands here twice."}                  },
        {"a type twice",                         "Entity  SK\nUser  A\nUser  B",                                   {"line 3:1: User stands here twice."}                 },
        {"a brace alone, behind the first line", "Entity  PK  SK\nUser  USER#{userId}  PROF{x",
         {"line 2:26: A brace without its partner."}                                                                                                                     },
        {"in the second key of an index",        "Entity  GSI2\nUser  {flag} › {}",
         {"line 2:16: A variable needs a name between its braces."}                                                                                                      },
        {"a cell too many",                      "Entity  SK\nUser  PROFILE  MORE",                                {"line 2:16: There is no key above this."}            },
        {"a cell too few",                       "Entity  PK  SK\nUser  USER#{userId}",
         {"line 2:20: SK is missing here; – says that there is none."}                                                                                                 },
        {"an index key too few",                 "Entity  GSI2\nUser  {flag}",
         {"line 2:7: Index GSI2 has 2 keys, with › between them."}                                                                                                     },
        {"a table key is needed",                "Entity  SK\nUser  –\nOrder  ORDER#{date}",
         {"line 2:7: User needs a template for SK: it tells its items."}                                                                                                 },
        {"a name is needed",                     "Entity\tSK\n\tPROFILE",                                          {"line 2:1: The name of the entity type is missing."} },
    };
    const Chart shown;
    for (const auto &[why, text, expected] : cases) EXPECT_EQ(shown.changes(text), expected) << why;
}

TEST(EntityChartText, ACellIsEditedAlone) {
    const Chart shown;
    const auto edited = [&](std::size_t row, std::size_t column, const char *text) {
        return *cellEditOf(shown.chart, shown.table, row, column, text);
    };
    EXPECT_THAT(edited(1, 1, " O#{date} "), ElementsAre(TemplateEdit{"Order", "SK", "O#{date}"}));
    EXPECT_THAT(edited(1, 1, "ORDER#{date}"), ElementsAre());
    EXPECT_THAT(edited(1, 2, ""), ElementsAre(TemplateEdit{"Order", "GSI1PK", ""}));
    EXPECT_THAT(edited(0, 2, "–"), ElementsAre()) << "it has none";
    const auto wrong = cellEditOf(shown.chart, shown.table, 1, 1, "ORDER#{date");
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error().place.column, 7U);
}

}
}
