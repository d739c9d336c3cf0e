#include "model/items/item_import.h"

#include "engine/wire/gzip.h"
#include "model/format/file.h"
#include "tests/model/tables.h"

#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

namespace model {

namespace {

/// One table, PK and SK texts, that declares "tags" as a string set and has the items given.
Design shopWith(const std::vector<std::string> &items = {}) {
    Design design;
    TableDesign table = makeTable("Shop", keys("PK", "SK"), items);
    table.attributes = {
        {"tags",  engine::Type::SS},
        {"photo", engine::Type::B }
    };
    table.entityTypes = {
        EntityType{.name = "User",  .keyTemplates = {{"PK", "USER#{userId}"}, {"SK", "PROFILE"}}     },
        EntityType{.name = "Order", .keyTemplates = {{"PK", "USER#{userId}"}, {"SK", "ORDER#{date}"}}}
    };
    design.tables.emplace_back(std::move(table));
    return design;
}

struct Outcome {
    std::vector<std::string> items;   ///< As DynamoDB JSON.
    std::vector<std::string> refused; ///< "line: reason"
    std::vector<std::string> notes;
    std::string error;
    Imported all;
};

Outcome import(const Design &design, const std::string &text, const ImportChoices &choices = {},
    Duplicates duplicates = Duplicates::Replace) {
    Outcome out;
    const ItemsInput input = ItemsInput::fromText("test", text);
    auto preview = planImport(*design.tables[0], input, choices);
    if (!preview) {
        out.error = preview.error().english();
        return out;
    }
    for (const Message &note : preview->notes) out.notes.push_back(note.english());
    preview->plan.duplicates = duplicates;
    auto imported = importItems(design, design.tables[0]->name(), input, preview->plan);
    if (!imported) {
        out.error = imported.error().english();
        return out;
    }
    out.all = *std::move(imported);
    for (const auto &item : *out.all.design.tables[0]->items)
        out.items.push_back(engine::toJson(engine::ItemView(item->blob)));
    for (const RefusedRow &row : out.all.refused)
        out.refused.push_back(std::to_string(row.line) + ": " + row.reason.english());
    return out;
}

using Texts = std::vector<std::string>;

}

TEST(ItemImport, TakesCsvAsPeopleHaveIt) {
    const std::tuple<const char *, const char *, Texts> cases[] = {
        {"types by header",                                          "PK,SK,age:N,ok:BOOL,none:NULL\nU#1,P,42,true,null\n",
         {R"({"PK":{"S":"U#1"},"SK":{"S":"P"},"age":{"N":"42"},"none":{"NULL":true},"ok":{"BOOL":true}})"}                                                                                                                                                                 },
        {"numbers are guessed, and codes are not taken for numbers",
         "PK,SK,n,zip,phone,sku\nA,B,12.50,01099,+49351,1E5\n",                                                                                        {R"({"PK":{"S":"A"},"SK":{"S":"B"},"n":{"N":"12.5"},"phone":{"S":"+49351"},"sku":{"S":"1E5"},"zip":{"S":"01099"}})"}},
        {"one text makes the column a text",                         "PK,SK,n\nA,1,5\nA,2,x\n",
         {R"({"PK":{"S":"A"},"SK":{"S":"1"},"n":{"S":"5"}})", R"({"PK":{"S":"A"},"SK":{"S":"2"},"n":{"S":"x"}})"}                                                                                                                                                          },
        {"keys are of the table's type whatever they look like",     "PK,SK\n1,2\n",
         {R"({"PK":{"S":"1"},"SK":{"S":"2"}})"}                                                                                                                                                                                                                            },
        {"digits beyond a double (dynamodb-admin 330, 512)",
         "PK,SK,n:N,big:N\na,b,9223372036854775807,92838584930183242888\n",                                                                            {R"({"PK":{"S":"a"},"SK":{"S":"b"},"big":{"N":"92838584930183242888"},"n":{"N":"9223372036854775807"}})"}           },
        {"sets stay sets (DynamoDb-GUI-Client 66)",
         "PK,SK,s:SS,n:NS,l:L\na,b,\"[\"\"x\"\",\"\"y\"\"]\",\"[1,2.5]\",\"[1,\"\"2\"\"]\"\n",                                                         {R"({"PK":{"S":"a"},"SK":{"S":"b"},"l":{"L":[{"N":"1"},{"S":"2"}]},"n":{"NS":["1","2.5"]},"s":{"SS":["x","y"]}})"}  },
        {"what the table declares need not be said",                 "PK,SK,tags,photo\na,b,\"[\"\"x\"\"]\",aGk=\n",
         {R"({"PK":{"S":"a"},"SK":{"S":"b"},"photo":{"B":"aGk="},"tags":{"SS":["x"]}})"}                                                                                                                                                                                   },
        {"maps as DynamoDB JSON or plain",
         "PK,SK,m:M\na,1,\"{\"\"x\"\":{\"\"N\"\":\"\"1\"\"}}\"\na,2,\"{\"\"x\"\":1}\"\n",                                                              {R"({"PK":{"S":"a"},"SK":{"S":"1"},"m":{"M":{"x":{"N":"1"}}}})",
                R"({"PK":{"S":"a"},"SK":{"S":"2"},"m":{"M":{"x":{"N":"1"}}}})"}                                                                                                   },
        {"JSON columns are guessed",                                 "PK,SK,m,l\na,1,\"{\"\"x\"\":[]}\",\"[1]\"\n",
         {R"({"PK":{"S":"a"},"SK":{"S":"1"},"l":{"L":[{"N":"1"}]},"m":{"M":{"x":{"L":[]}}}})"}                                                                                                                                                                             },
        {"an empty cell is no value, an empty text is one",          "PK,SK,a,b\nx,y,,\"\"\n",
         {R"({"PK":{"S":"x"},"SK":{"S":"y"},"b":{"S":""}})"}                                                                                                                                                                                                               },
        {"but where a program quotes everything it is none either",  "\"PK\",\"SK\",\"a\"\n\"x\",\"y\",\"\"\n",
         {R"({"PK":{"S":"x"},"SK":{"S":"y"}})"}                                                                                                                                                                                                                            },
        {"a byte order mark is not part of the first name",          "\xEF\xBB\xBFPK;SK;n\nx;y;5\n",
         {R"({"PK":{"S":"x"},"SK":{"S":"y"},"n":{"N":"5"}})"}                                                                                                                                                                                                              },
        {"line breaks and quotes within texts",                      "PK,SK,a\nx,y,\"one\ntwo \"\"three\"\"\"\n",
         {R"({"PK":{"S":"x"},"SK":{"S":"y"},"a":{"S":"one\ntwo \"three\""}})"}                                                                                                                                                                                             },
        {"Excel's delimiter line",                                   "sep=;\nPK;SK\nx;y\n",                                                            {R"({"PK":{"S":"x"},"SK":{"S":"y"}})"}                                                                              },
        {"a name with a colon",                                      "PK,SK,xml:lang\nx,y,de\n",
         {R"({"PK":{"S":"x"},"SK":{"S":"y"},"xml:lang":{"S":"de"}})"}                                                                                                                                                                                                      },
        {"keys by the templates of the one entity type that can",    "userId,date,total\n7,2024-01-05,9\n",
         {R"({"PK":{"S":"USER#7"},"SK":{"S":"ORDER#2024-01-05"},"date":{"S":"2024-01-05"},"total":{"N":"9"},"userId":{"N":"7"}})"}                                                                                                                                         },
        {"JSON columns hold any type",                               "PK,SK,any:JSON\nx,1,\"{\"\"N\"\":\"\"1\"\"}\"\nx,2,\"{\"\"S\"\":\"\"1\"\"}\"\n",
         {R"({"PK":{"S":"x"},"SK":{"S":"1"},"any":{"N":"1"}})",
                R"({"PK":{"S":"x"},"SK":{"S":"2"},"any":{"S":"1"}})"}                                                                                                                                                                                                      },
    };
    for (const auto &[why, csv, items] : cases) {
        const Outcome out = import(shopWith(), csv);
        EXPECT_EQ(out.error, "") << why;
        EXPECT_EQ(out.refused, Texts()) << why;
        EXPECT_EQ(out.items, items) << why;
    }
}

TEST(ItemImport, RefusedRowsAreListedAndTheOthersTaken) {
    const Outcome out = import(shopWith(), "PK,SK,n:N,tags:SS\n"
                                           "a,1,5,\n"
                                           "a,,5,\n"
                                           "a,2,x,\n"
                                           "a,3,5,\"[\"\"x\"\",\"\"x\"\"]\"\n"
                                           "a,4\n"
                                           "a,5,1,,9\n"
                                           "a,6,\"1\n"
                                           "a,7,1,\n");
    EXPECT_EQ(out.items.size(), 2U);
    EXPECT_EQ(out.refused, (Texts{"3: One or more parameter values were invalid: Missing the key SK in the item",
                               "4: Column n:N: The parameter cannot be converted to a numeric value: x",
                               "5: Column tags:SS: One or more parameter values were invalid: Input collection [x, x] "
                               "contains duplicates.",
                               "6: The row has 2 cells, the file 4 columns.",
                               "7: The row has 5 cells, the file 4 columns.", "8: A quote is not closed."}));
    EXPECT_EQ(out.all.rows, 8U);
    EXPECT_EQ(out.all.added, 2U);
}

TEST(ItemImport, RefusedRowsCanBePutRightAndImportedAgain) {
    const Design design = shopWith();
    const ItemsInput input = ItemsInput::fromText("t", "PK,SK,n:N\na,1,5\na,2,\"x,y\"\n");
    const auto preview = planImport(*design.tables[0], input);
    ASSERT_TRUE(preview);
    EXPECT_EQ(preview->first.size(), 1U);
    ASSERT_EQ(preview->refused.size(), 1U);
    const std::string saved = refusedText(preview->plan, preview->refused);
    EXPECT_EQ(saved, "# line,# reason,PK,SK,n:N\n"
                     "3,\"Column n:N: The parameter cannot be converted to a numeric value: x,y\",a,2,\"x,y\"\n");
    std::string right = saved;
    right.replace(right.rfind("\"x,y\""), 5, "7");
    const Outcome again = import(design, right);
    EXPECT_EQ(again.items, Texts{R"({"PK":{"S":"a"},"SK":{"S":"2"},"n":{"N":"7"}})"});
    EXPECT_EQ(again.notes, Texts()) << "both columns are left out as a matter of course";
}

TEST(ItemImport, TakesEveryJsonThereIs) {
    const std::string a = R"({"PK":{"S":"A"},"SK":{"S":"1"},"tags":{"SS":["x"]},"n":{"N":"12345678901234567890.5"}})";
    const std::string b = R"({"PK":{"S":"B"},"SK":{"S":"1"},"m":{"M":{"N":{"N":"1"}}}})";
    const std::tuple<const char *, std::string, ItemsFormat> cases[] = {
        {"an item a line",                    a + "\n\n  " + b + "\r\n",                                                          ItemsFormat::JsonLines },
        {"an export to S3",                   "{\"Item\":" + a + "}\n{\"Item\":" + b + "}\n",                                     ItemsFormat::S3Export  },
        {"an incremental one",
         R"({"Metadata":{"WriteTimestampMicros":{"N":"1"}},"Keys":{"PK":{"S":"A"},"SK":{"S":"1"}},"NewImage":)" + a +
                "}\n{\"Item\":" + b + "}",
         ItemsFormat::S3Export                                                                                                                           },
        {"an array",                          "[" + a + ",\n" + b + "]",                                                          ItemsFormat::Json      },
        {"what the AWS CLI prints of a scan",
         "{\n  \"Items\": [" + a + "," + b +
                "],\n  \"Count\": 2,\n  \"ScannedCount\": 2,\n  \"ConsumedCapacity\": null\n}",                                   ItemsFormat::Json      },
        {"several pages of it",               "{\"Items\": [" + a + "], \"Count\": 1}\n{\"Items\": [" + b + "], \"Count\": 1}\n",
         ItemsFormat::Json                                                                                                                               },
        {"a batch for the AWS CLI",
         "{\"Shop\": [{\"PutRequest\": {\"Item\":" + a + "}}, {\"PutRequest\": {\"Item\": " + b + "}}]}",
         ItemsFormat::BatchWrite                                                                                                                         },
        {"a batch request",
         "{\"RequestItems\": {\"Shop\": [{\"PutRequest\": {\"Item\":" + a + "}}, {\"PutRequest\": {\"Item\": " + b +
                "}}]}}",                                                                                                          ItemsFormat::BatchWrite},
        {"a batch answer",                    "{\"Responses\": {\"Shop\": [" + a + ", " + b + "]}}",                              ItemsFormat::Json      },
        {"items over several lines",          "{\n  " + a.substr(1) + "\n{\n" + b.substr(1),                                      ItemsFormat::JsonLines },
    };
    for (const auto &[why, json, format] : cases) {
        const auto plan = planImport(*shopWith().tables[0], ItemsInput::fromText("t", json));
        ASSERT_TRUE(plan) << why << ": " << plan.error().english();
        EXPECT_EQ(plan->plan.format, format) << why;
        const Outcome out = import(shopWith(), json);
        EXPECT_EQ(out.error, "") << why;
        EXPECT_EQ(out.refused, Texts()) << why;
        EXPECT_EQ(out.items, (Texts{engine::toJson(engine::ItemView(*engine::itemFromJson(a))),
                                 engine::toJson(engine::ItemView(*engine::itemFromJson(b)))}))
            << why;
    }
}

TEST(ItemImport, PlainJsonKeepsDigitsAndFollowsWhatIsDeclared) {
    const Outcome out = import(shopWith(),
        R"([{"PK": "A", "SK": "1", "n": 1.50, "big": 123456789012345678901234567890, "tags": ["x", "y"], "photo": "aGk="},
            {"PK": "A", "SK": "2", "tags": [], "list": ["x"], "nested": {"a": null}}])");
    EXPECT_EQ(out.items,
        Texts{
            R"({"PK":{"S":"A"},"SK":{"S":"1"},"big":{"N":"123456789012345678901234567890"},"n":{"N":"1.5"},"photo":{"B":"aGk="},"tags":{"SS":["x","y"]}})"});
    EXPECT_EQ(out.refused,
        Texts{"2: Attribute tags: One or more parameter values were invalid: An string set  may not be empty"})
        << "an empty set is none";
    const SampleItem &first = *(*out.all.design.tables[0]->items)[0];
    EXPECT_EQ(first.written, (std::vector<WrittenValue>{
                                 {"n", R"({"N":"1.50"})"}
    }))
        << "as it was written";
    EXPECT_EQ(*first.attributeOrder, (Texts{"PK", "SK", "n", "big", "tags", "photo"}));
    EXPECT_EQ(import(shopWith(), "{\"PK\": \"A\", \"SK\": \"1\"}\n{\"PK\": \"A\", \"SK\": \"2\"}").items.size(), 2U);
}

TEST(ItemImport, DamagedJsonCostsTheRowItStandsIn) {
    const std::string good = R"({"PK":{"S":"A"},"SK":{"S":"1"}})";
    const std::tuple<const char *, std::string, Texts> cases[] = {
        {"a line that is no JSON",     good + "\n{\"PK\":\n" + good,                                           {"2: "}                                             },
        {"a value that is none",       good + "\n" + R"({"PK":{"S":"A"},"SK":{"S":"2"},"n":{"N":5}})",         {"2: Attribute n: "}                                },
        {"an array cut off",           "[" + good + ",\n{\"PK\": {\"S\": \"B\"",                               {"2: The file ends within this item."}              },
        {"an array not closed",        "[" + good + "\n",                                                      {"2: The file is cut off: a bracket is not closed."}},
        {"elements that are no items", "[" + good + ", 5, \"x\", null]",
         {"1: An item is a JSON object", "1: An item", "1: An item"}                                                                                               },
        {"a deletion in a batch",
         R"({"Shop": [{"PutRequest": {"Item": )" + good + R"(}}, {"DeleteRequest": {"Key": )" + good + "}}]}",
         {"1: This is a deletion, not an item."}                                                                                                                   },
        {"text behind the end",        "[" + good + "] x",                                                     {"1: The text is no JSON from here on."}            },
    };
    for (const auto &[why, json, refused] : cases) {
        const Outcome out = import(shopWith(), json);
        EXPECT_EQ(out.error, "") << why;
        EXPECT_EQ(out.items.size(), 1U) << why;
        ASSERT_EQ(out.refused.size(), refused.size()) << why << testing::PrintToString(out.refused);
        for (std::size_t i = 0; i < refused.size(); ++i)
            EXPECT_TRUE(out.refused[i].starts_with(refused[i])) << why << ": " << out.refused[i];
    }
}

TEST(ItemImport, DuplicateKeys) {
    const Design design = shopWith({R"({"PK": "A", "SK": "1", "n": 0})"});
    const std::string csv = "PK,SK,n\nA,1,1\nB,1,2\nB,1,3\n";
    const Outcome replaced = import(design, csv, {}, Duplicates::Replace);
    EXPECT_EQ(replaced.items, (Texts{R"({"PK":{"S":"A"},"SK":{"S":"1"},"n":{"N":"1"}})",
                                  R"({"PK":{"S":"B"},"SK":{"S":"1"},"n":{"N":"3"}})"}));
    EXPECT_EQ(replaced.all.added, 1U);
    EXPECT_EQ(replaced.all.replaced, 2U);
    const Outcome skipped = import(design, csv, {}, Duplicates::Skip);
    EXPECT_EQ(skipped.items, (Texts{R"({"PK":{"S":"A"},"SK":{"S":"1"},"n":{"N":"0"}})",
                                 R"({"PK":{"S":"B"},"SK":{"S":"1"},"n":{"N":"2"}})"}));
    EXPECT_EQ(skipped.all.skipped, 2U);
    EXPECT_EQ(import(design, csv, {}, Duplicates::Fail).error, "line 2: The table has an item A \u203a 1 already.");
    EXPECT_EQ(import(design, "PK,SK,n\nB,1,2\nB,1,3\n", {}, Duplicates::Fail).error,
        "line 3: The item B \u203a 1 stands in line 2 already.");
}

TEST(ItemImport, ColumnsAreMapped) {
    const Outcome out = import(shopWith(), "Customer,Order,Sum,Remark\nA,1,05,x\n",
        {
            .columns = {
                        {"Customer", "PK", {}}, {"Order", "SK", {}}, {"Sum", "total", engine::Type::N}, {"Remark", "", {}}}
    });
    EXPECT_EQ(out.items, Texts{R"({"PK":{"S":"A"},"SK":{"S":"1"},"total":{"N":"5"}})"});
    EXPECT_EQ(out.notes, Texts{"Columns without an attribute name are left out: 1."});
    const Outcome bare = import(shopWith(), "A,1,x\nB,2,y\n",
        {
            .headerRow = false, .columns = {{"1", "PK", {}}, {"2", "SK", {}}}
    });
    EXPECT_EQ(bare.items.size(), 2U) << "without a header columns have numbers";
    EXPECT_EQ(
        import(shopWith(), "PK,SK\nA,1\n", {.columns = {{"None", "x", {}}}}).error, "The file has no column None.");
    EXPECT_EQ(
        import(shopWith(), "PK,SK,PK\nA,1,2\n").error, "Two columns give the attribute PK; leave one of them out.");
}

TEST(ItemImport, SaysWhatItCannotTake) {
    const std::pair<const char *, const char *> cases[] = {
        {"",                                                                                                                                "There are no items: the file is empty."                },
        {R"({"ModelName": "x", "DataModel": []})",                                                                                          "This is a model, not a list of items: open it instead."},
        {R"({"AttributeDefinitions": [], "TableName": "x"})",
         "This is a description of tables (AttributeDefinitions), not a list of items."                                                                                                             },
        {R"({"RequestItems": {"A": [{"PutRequest": {"Item": {"PK": {"S": "1"}}}}], "B": [{"PutRequest": {"Item": {"PK": {"S": "1"}}}}]}})",
         "The file has items of several tables (A, B), and none of Shop."                                                                                                                           },
    };
    for (const auto &[text, error] : cases) EXPECT_EQ(import(shopWith(), text).error, error) << text;
    EXPECT_EQ(import(shopWith(), "PK,SK\n1,2\n", {.entityName = "None"}).error, "Table Shop has no entity type None.");
}

TEST(ItemImport, DeclaresWhatIsNewAndLeavesTheRestAlone) {
    const Design before = shopWith({R"({"PK": "A", "SK": "1"})"});
    const Outcome out = import(before, "PK,SK,n\nB,1,5\n");
    EXPECT_EQ(out.all.design.tables[0]->attributes.back(), (DeclaredAttribute{"n", engine::Type::N}));
    EXPECT_TRUE((*out.all.design.tables[0]->items)[0].same((*before.tables[0]->items)[0]));
    EXPECT_EQ(before.tables[0]->items->size(), 1U) << "an undo step back";
}

TEST(ItemImport, ReportsProgressAndCanBeCancelled) {
    std::string csv = "PK,SK\n";
    for (int i = 0; i < 20'000; ++i) csv += "A," + std::to_string(i) + '\n';
    const ItemsInput input = ItemsInput::fromText("t", csv);
    std::atomic<bool> cancelled = false;
    std::size_t reports = 0, last = 0;
    const ReadOptions options{.fileName = {},
        .progress =
            [&](std::size_t done, std::size_t all) {
                ++reports;
                EXPECT_GE(done, last);
                last = done;
                EXPECT_EQ(all, csv.size());
            },
        .cancelled = &cancelled};
    const Design design = shopWith();
    const auto preview = planImport(*design.tables[0], input);
    ASSERT_TRUE(preview);
    EXPECT_EQ(preview->rows, 20'000U);
    EXPECT_EQ(preview->first.size(), previewItems);
    ASSERT_TRUE(importItems(design, "Shop", input, preview->plan, options));
    EXPECT_GE(reports, 10U);
    EXPECT_EQ(last, csv.size());
    cancelled = true;
    const auto stopped = importItems(design, "Shop", input, preview->plan, options);
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().english(), "Cancelled.");
    EXPECT_EQ(planImport(*design.tables[0], input, {}, options).error().english(), "Cancelled.");
}

TEST(ItemImport, AnExportToS3IsReadFromItsFolder) { // "DynamoDB table export output format", Developer Guide
    std::string pattern = (std::filesystem::temp_directory_path() / "hashrange-export-XXXXXX").string();
    ASSERT_NE(::mkdtemp(pattern.data()), nullptr);
    const std::filesystem::path folder = pattern;
    std::filesystem::create_directory(folder / "data");
    const auto line = [](int n) { return R"({"Item":{"PK":{"S":"A"},"SK":{"S":")" + std::to_string(n) + "\"}}}\n"; };
    ASSERT_TRUE(writeFile((folder / "data" / "a.json.gz").string(), engine::gzip(line(1)) + engine::gzip(line(2))));
    ASSERT_TRUE(writeFile((folder / "data" / "b.json.gz").string(), engine::gzip(line(3))));
    ASSERT_TRUE(writeFile((folder / "manifest-summary.json").string(), R"({"version":"2020-06-30","itemCount":3})"));
    const auto manifest = [](int b) {
        return R"({"itemCount":2,"md5Checksum":"x","etag":"y","dataFileS3Key":"AWSDynamoDB/0169-8d/data/a.json.gz"})"
               "\n{\"itemCount\":" +
               std::to_string(b) +
               R"(,"dataFileS3Key":"AWSDynamoDB/0169-8d/data/b.json.gz"})"
               "\n";
    };
    ASSERT_TRUE(writeFile((folder / "manifest-files.json").string(), manifest(2)));

    const Design design = shopWith();
    for (const auto &path : {folder, folder / "manifest-summary.json", folder / "manifest-files.json"}) {
        const auto input = ItemsInput::fromPath(path.string());
        ASSERT_TRUE(input) << input.error().english();
        const auto preview = planImport(*design.tables[0], *input);
        ASSERT_TRUE(preview) << preview.error().english();
        ASSERT_EQ(preview->notes.size(), 1U);
        EXPECT_THAT(preview->notes[0].english(), testing::HasSubstr("the manifest counts 2 items, the file has 1."));
        const auto imported = importItems(design, "Shop", *input, preview->plan);
        ASSERT_TRUE(imported);
        EXPECT_EQ(imported->added, 3U);
    }
    const auto one = ItemsInput::fromPath((folder / "data" / "a.json.gz").string());
    ASSERT_TRUE(one);
    EXPECT_EQ(importItems(design, "Shop", *one, planImport(*design.tables[0], *one)->plan)->added, 2U);

    const std::string cut = engine::gzip(line(1) + std::string(100'000, ' '));
    ASSERT_TRUE(writeFile((folder / "data" / "b.json.gz").string(), cut.substr(0, cut.size() - 12)));
    const auto input = ItemsInput::fromPath(folder.string());
    ASSERT_TRUE(input);
    const auto refused = planImport(*design.tables[0], *input);
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.error().english(), testing::HasSubstr("b.json.gz: The compressed data is cut off."));

    std::filesystem::remove(folder / "data" / "b.json.gz");
    EXPECT_THAT(ItemsInput::fromPath(folder.string()).error().english(), testing::HasSubstr("There is no such file."));
    std::filesystem::remove(folder / "manifest-files.json");
    EXPECT_THAT(ItemsInput::fromPath(folder.string()).error().english(), testing::HasSubstr("it has no manifest"));
    std::filesystem::remove_all(folder);
}

}
