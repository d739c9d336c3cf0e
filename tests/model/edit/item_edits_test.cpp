#include "model/edit/item_edits.h"

#include "tests/model/edit/designs.h"

#include <gtest/gtest.h>

namespace model {

namespace {

using engine::Type;

Place cell(std::size_t item, std::string attribute) {
    return {.tableName = "Shop", .attributeName = std::move(attribute), .itemIndex = item};
}

std::string valueText(const Design &design, std::size_t item, std::string_view attribute) {
    const auto value = engine::ItemView((*design.tables[0]->items)[item]->blob).find(attribute);
    return value ? engine::toJson(*value) : "";
}

/// The item's lines in our own file: what a diff of it would show.
std::string written(const Design &design, std::string_view attribute) {
    const std::string file = writeProject(design).text;
    const std::size_t begin = file.find("\"" + std::string(attribute) + "\": {", file.find("\"items\""));
    return begin == std::string::npos ? "" : file.substr(begin, file.find('\n', begin) - begin);
}

}

TEST(ItemEdits, ATypedTextBecomesAValueOfItsType) {
    const std::tuple<const char *, Type, const char *, const char *> cases[] = {
        {"text is itself",             Type::S,    " 1 ",                                    R"({"S":" 1 "})"                },
        {"38 digits stay",             Type::N,    "12345678901234567890123456789012345678",
         R"({"N":"12345678901234567890123456789012345678"})"                                                                 },
        {"beyond a double's integers", Type::N,    " 9223372036854775807 ",                  R"({"N":"9223372036854775807"})"},
        {"base64",                     Type::B,    "aGVsbG8=",                               R"({"B":"aGVsbG8="})"           },
        {"BOOL in any case",           Type::Bool, "TRUE",                                   R"({"BOOL":true})"              },
        {"NULL from nothing",          Type::Null, "",                                       R"({"NULL":true})"              },
        {"a set stays a set",          Type::SS,   R"(["b","a"])",                           R"({"SS":["a","b"]})"           },
        {"numbers of a set too",       Type::NS,   R"(["10","9"])",                          R"({"NS":["9","10"]})"          },
        {"the content of a list",      Type::L,    R"([{"N":"1"},{"S":"x"}])",               R"({"L":[{"N":"1"},{"S":"x"}]})"},
        {"a whole value",              Type::M,    R"({"M":{"a":{"S":"x"}}})",               R"({"M":{"a":{"S":"x"}}})"      },
        {"a map with a member M",      Type::M,    R"({"M":{"S":"x"}})",                     R"({"M":{"M":{"S":"x"}}})"      },
    };
    for (const auto &[why, type, text, json] : cases) {
        const auto value = valueFromText(type, text);
        ASSERT_TRUE(value) << why << ": " << value.error().english();
        EXPECT_EQ(engine::toJson(engine::ValueView(*value)), json) << why;
    }
    const std::tuple<const char *, Type, const char *, const char *> refused[] = {
        {"no number",              Type::N,    "12a",                                     "The parameter cannot be converted to a numeric value: 12a"                 },
        {"39 digits",              Type::N,    "123456789012345678901234567890123456789",
         "Attempting to store more than 38 significant digits in a Number"                                                                                            },
        {"an empty set",           Type::SS,   "[]",                                      "One or more parameter values were invalid: An string set  may not be empty"},
        {"a set with a repeat",    Type::SS,   R"(["a","a"])",
         "One or more parameter values were invalid: Input collection [a, a] contains duplicates."                                                                    },
        {"neither true nor false", Type::Bool, "yes",                                     "A BOOL is true or false, not \"yes\"."                                     },
    };
    for (const auto &[why, type, text, message] : refused) {
        const auto value = valueFromText(type, text);
        ASSERT_FALSE(value) << why;
        EXPECT_EQ(value.error().english(), message) << why;
    }
}

TEST(ItemEdits, SettingOneAttributeLeavesTheOthersDigitForDigit) { // aaronshaf/dynamodb-admin#512, #330
    const Design before = shop();
    const auto after = setAttribute(before, cell(1, "status"), Type::S, "paid");
    ASSERT_TRUE(after);
    EXPECT_EQ(valueText(*after, 1, "status"), R"({"S":"paid"})");
    EXPECT_EQ(written(*after, "total"), R"("total": {"N": "92838584930183242888.50"},)") << "as the file had it";
    EXPECT_EQ((*after->tables[0]->items)[1]->damaged.size(), 1U) << "the damaged one stays as it was";
    EXPECT_TRUE((*after->tables[0]->items)[0].same((*before.tables[0]->items)[0]));

    const auto typed = setAttribute(before, cell(1, "total"), Type::N, "1.50");
    EXPECT_EQ(valueText(*typed, 1, "total"), R"({"N":"1.5"})");
    EXPECT_EQ(written(*typed, "total"), R"("total": {"N": "1.50"},)") << "digits as typed";
    const auto again = setAttribute(*typed, cell(1, "total"), Type::N, "2");
    EXPECT_EQ(written(*again, "total"), R"("total": {"N": "2"},)");
}

TEST(ItemEdits, SetsAndListsStayApart) { // Arattian/DynamoDb-GUI-Client#66
    Design design = shop();
    design = *setAttributeJson(design, cell(0, "nums"), R"({"NS": ["2", "1"]})");
    design = *setAttributeJson(design, cell(0, "l"), R"({"L": [{"N": "1"}, {"N": "2"}]})");
    design = *setAttribute(design, cell(0, "id2"), Type::S, "x");
    EXPECT_EQ(valueText(design, 0, "tags"), R"({"SS":["a","b"]})");
    EXPECT_EQ(valueText(design, 0, "nums"), R"({"NS":["1","2"]})");
    EXPECT_EQ(valueText(design, 0, "l"), R"({"L":[{"N":"1"},{"N":"2"}]})");
    EXPECT_EQ(design.tables[0]->attributes.back().name, "id2") << "new attributes are declared";
    EXPECT_EQ(written(design, "nums"), R"("nums": {"NS": ["2", "1"]},)") << "in the order someone gave";
}

TEST(ItemEdits, SettingADamagedValueHealsIt) {
    const auto after = setAttribute(shop(), cell(1, "broken"), Type::N, "5");
    ASSERT_TRUE(after);
    EXPECT_TRUE((*after->tables[0]->items)[1]->damaged.empty());
    EXPECT_EQ(valueText(*after, 1, "broken"), R"({"N":"5"})");
    const auto removed = removeAttribute(shop(), cell(1, "broken"));
    EXPECT_TRUE((*removed->tables[0]->items)[1]->damaged.empty());
    EXPECT_EQ(valueText(*removed, 1, "broken"), "");
}

TEST(ItemEdits, ManyCellsAtOnceAllOrNone) {
    const auto value = [](const char *json) { return *engine::valueFromJson(json); };
    const auto after = setAttributes(shop(), "Shop",
        {
            {0, "status", value(R"({"S":"x"})")},
            {1, "status", value(R"({"S":"y"})")},
            {1, "total",  value(R"({"N":"1"})")}
    });
    ASSERT_TRUE(after);
    EXPECT_EQ(valueText(*after, 0, "status"), R"({"S":"x"})");
    EXPECT_EQ(valueText(*after, 1, "total"), R"({"N":"1"})");
    const auto refused = setAttributes(shop(), "Shop",
        {
            {0, "status", value(R"({"S":"x"})")},
            {7, "status", value(R"({"S":"y"})")}
    });
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().english(), "Table Shop has no item 8.");
}

TEST(ItemEdits, ItemsComeGoAndDouble) {
    const engine::ItemBlob item =
        *engine::itemFromJson(R"({"PK":{"S":"USER#2"},"SK":{"S":"PROFILE"},"age":{"N":"3"}})");
    const auto added = addItem(shop(), "Shop", item, "");
    ASSERT_TRUE(added);
    EXPECT_EQ(added->tables[0]->items->size(), 3U);
    EXPECT_EQ(added->tables[0]->attributes.back(), (DeclaredAttribute{"age", Type::N}));
    const auto doubled = duplicateItems(*added, "Shop", {2, 0});
    ASSERT_TRUE(doubled);
    EXPECT_EQ(doubled->tables[0]->items->size(), 5U);
    EXPECT_EQ(itemText(*doubled, 0), itemText(*doubled, 1)) << "right behind its original";
    EXPECT_EQ(itemText(*doubled, 3), itemText(*doubled, 4));
    const auto removed = removeItems(*doubled, "Shop", {0, 4, 4});
    EXPECT_EQ(removed->tables[0]->items->size(), 3U);
    EXPECT_EQ(itemText(*removed, 2), itemText(*added, 2));
    const auto replaced = replaceItem(shop(), "Shop", 0, item);
    EXPECT_EQ(itemText(*replaced, 0), itemText(*added, 2));
}

TEST(ItemEdits, RefusesWhatDynamoDbRefuses) {
    const Design design = shop();
    const std::string large(400'000, 'x');
    Design nearlyFull = *setAttribute(design, cell(0, "text"), Type::S, large);
    const std::tuple<const char *, Result<Design>, const char *> cases[] = {
        {"no such item",               setAttribute(design, cell(2,          "x"),                               Type::S,              "y"), "Table Shop has no item 3."},
        {"no name", setAttribute(design,                    cell(0,                           ""),                                          Type::S,                                     "y"), "An attribute needs a name."},
        {"over 400 KB",                     setAttribute(nearlyFull,                                    cell(0,                       "more"),                Type::S,std::string(10'000, 'y')),
         "Item size has exceeded the maximum allowed size"},
        {"no DynamoDB JSON",                      setAttributeJson(design,cell(0,"x"),R"({"S":"a","N":"1"})"),
         "Supplied AttributeValue has more than one datatypes set, must contain exactly one of the supported "
            "datatypes"},
        {"no such item to remove",                            removeItems(design,                              "Shop", {0, 2}),                               "Table Shop has no item 3."                                                              },
    };
    for (const auto &[why, result, text] : cases) {
        ASSERT_FALSE(result) << why;
        EXPECT_EQ(result.error().english(), text) << why;
    }
}

}
