#include "model/items/item_export.h"

#include "engine/wire/gzip.h"
#include "model/items/item_import.h"
#include "tests/engine/value/random_item.h"
#include "tests/model/tables.h"

#include <gtest/gtest.h>

namespace model {

namespace {

std::string exported(const TableDesign &table, ItemsFormat format) {
    return exportedText(table, {.format = format});
}

/// The items of the file that the table's items were written to.
std::vector<std::string> again(const TableDesign &table, ItemsFormat format, std::size_t *refused = nullptr) {
    TableDesign empty = table;
    empty.items = Shared(std::vector<Shared<SampleItem>>());
    Design design;
    design.tables.emplace_back(empty);
    const ItemsInput input = ItemsInput::fromText("t", exported(table, format));
    const auto preview = planImport(empty, input);
    EXPECT_TRUE(preview) << preview.error().english();
    if (!preview) return {};
    EXPECT_EQ(preview->plan.format, format);
    const auto imported = importItems(design, table.name(), input, preview->plan);
    EXPECT_TRUE(imported);
    if (refused) *refused = imported->refused.size();
    for (const RefusedRow &row : imported->refused) ADD_FAILURE() << row.line << ": " << row.reason.english();
    std::vector<std::string> items;
    for (const auto &item : *imported->design.tables[0]->items)
        items.push_back(engine::toJson(engine::ItemView(item->blob)));
    return items;
}

}

TEST(ItemExport, CsvSaysTypesAndTellsNothingFromEmpty) {
    const TableDesign table = makeTable("T", keys("PK", "n:N"),
        {R"({"PK": "a,b", "n": 1, "t": "", "mixed": 1})", R"({"PK": " x", "n": 2.5, "mixed": "1", "l": [1, "x"]})",
            R"(!{"PK": {"S": "c"}, "n": {"N": "3"}, "set": {"SS": ["b", "a"]}, "bin": {"B": ""}, "no": {"NULL": true}, "m": {"M": {"k": {"BOOL": true}}}})"});
    EXPECT_EQ(exported(table, ItemsFormat::Csv),
        "PK:S,n:N,mixed:JSON,t:S,l:L,bin:B,m:M,no:NULL,set:SS\r\n"
        "\"a,b\",1,\"{\"\"N\"\":\"\"1\"\"}\",\"\",,,,,\r\n"
        "\" x\",2.5,\"{\"\"S\"\":\"\"1\"\"}\",,\"[{\"\"N\"\":\"\"1\"\"},{\"\"S\"\":\"\"x\"\"}]\",,,,\r\n"
        "c,3,,,,\"\",\"{\"\"k\"\":{\"\"BOOL\"\":true}}\",null,\"[\"\"a\"\",\"\"b\"\"]\"\r\n");
}

TEST(ItemExport, SpellingAndOrderStay) {
    TableDesign table = makeTable("T", keys("PK"), {R"({"PK": "a", "price": 1.5})"});
    SampleItem item = *(*table.items)[0];
    item.written = {
        {"price", R"({"N":"1.50"})"}
    };
    item.attributeOrder = Shared(std::vector<std::string>{"price", "PK"});
    table.items = Shared(std::vector<Shared<SampleItem>>{Shared(item)});
    EXPECT_EQ(exported(table, ItemsFormat::JsonLines), "{\"price\":{\"N\":\"1.50\"},\"PK\":{\"S\":\"a\"}}\n");
    EXPECT_EQ(exported(table, ItemsFormat::Csv), "PK:S,price:N\r\na,1.50\r\n");
    EXPECT_EQ(exported(table, ItemsFormat::PlainJson), "[\n  {\"price\":1.5,\"PK\":\"a\"}\n]\n");
    EXPECT_EQ(*engine::gunzip(exported(table, ItemsFormat::S3Export), 1000),
        "{\"Item\":{\"price\":{\"N\":\"1.50\"},\"PK\":{\"S\":\"a\"}}}\n");
    EXPECT_EQ(exported(table, ItemsFormat::BatchWrite),
        "{\"T\":[{\"PutRequest\":{\"Item\":{\"price\":{\"N\":\"1.50\"},\"PK\":{\"S\":\"a\"}}}}]}\n");
}

TEST(ItemExport, ABatchHasAtMost25Items) {
    std::vector<std::string> items;
    for (int i = 0; i < 60; ++i) items.push_back(R"({"PK": ")" + std::to_string(i) + "\"}");
    const std::string text = exported(makeTable("T", keys("PK"), items), ItemsFormat::BatchWrite);
    EXPECT_EQ(std::ranges::count(text, '\n'), 3);
    EXPECT_EQ(again(makeTable("T", keys("PK"), items), ItemsFormat::BatchWrite).size(), 60U);
}

TEST(ItemExport, TellsWhatAFormatCannotHold) {
    TableDesign table = makeTable("T", keys("PK"),
        {R"(!{"PK": {"S": "a"}, "s": {"SS": ["x"]}, "l": {"L": [{"NS": ["1"]}, {"B": "aGk="}]}})", R"({"PK": "b"})"});
    SampleItem damaged = *(*table.items)[1];
    damaged.damaged = {
        {"x", "{\"N\":5}", "why"}
    };
    table.items = Shared(std::vector<Shared<SampleItem>>{(*table.items)[0], Shared(damaged)});
    const auto lossesOf = [&](ItemsFormat format) {
        std::vector<std::string> losses;
        const auto out = exportItems(table, {.format = format}, [](std::string_view) { return true; });
        for (const Message &loss : out->losses) losses.push_back(loss.english());
        return losses;
    };
    using Texts = std::vector<std::string>;
    EXPECT_EQ(lossesOf(ItemsFormat::PlainJson),
        (Texts{"Values that are none of DynamoDB's, and that an import will refuse: 1.",
            "Sets are written as lists: 2.", "Binary values are written as base64 text: 1."}));
    EXPECT_EQ(lossesOf(ItemsFormat::Csv), Texts{"Values that are none of DynamoDB's are left out: 1."});
    const auto stopped = exportItems(table, {}, [](std::string_view) { return false; });
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().english(), "The items could not be written.");
    EXPECT_EQ(exportedText(table, {.format = ItemsFormat::PlainJsonLines, .itemIndexes = {1}}), "{\"PK\":\"b\"}\n");
}

TEST(ItemExport, WhatIsExportedIsImportedAsItWas) { // a property of every lossless format, over random items
    for (unsigned seed = 1; seed <= 20; ++seed) {
        TableDesign table = makeTable("T", keys("PK", "n:N"), {});
        std::vector<Shared<SampleItem>> items;
        std::vector<std::string> expected;
        engine::tests::RandomItem random(seed);
        for (int i = 0; i < 30; ++i) {
            engine::Item item = random.item();
            item["PK"] = {"k\"" + std::to_string(i) + "\r\n,;\u00fc "};
            item["n"] = {*engine::Number::parse("-123456789012345678901234567.0000000001")};
            item.erase(""); // no attribute has such a name
            SampleItem sample;
            sample.blob = engine::encode(item);
            expected.push_back(engine::toJson(engine::ItemView(sample.blob)));
            items.emplace_back(std::move(sample));
        }
        table.items = Shared(items);
        for (const ItemsFormatRow &row : itemsFormats()) {
            if (!row.lossless) continue;
            EXPECT_EQ(again(table, row.format), expected) << row.id << ", seed " << seed;
        }
    }
}

}
