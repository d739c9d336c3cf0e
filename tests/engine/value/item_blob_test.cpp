#include "engine/value/item_blob.h"
#include "engine/value/item_json.h"
#include "tests/engine/value/random_item.h"

#include <gtest/gtest.h>

namespace engine {

namespace {

ItemBlob itemOf(std::string_view json) {
    auto item = itemFromJson(json);
    EXPECT_TRUE(item) << json << (item ? "" : item.error().message);
    return item.value_or(ItemBlob());
}

}

TEST(ItemBlob, GivesBackWhatWasPutIn) {
    tests::RandomItem random(1);
    for (int i = 0; i < 2'000; ++i) {
        const Item item = random.item();
        const ItemBlob blob = encode(item);
        ASSERT_EQ(ItemView(blob).decode(), item);
        ASSERT_TRUE(isWellFormedItem(blob.bytes));
        ASSERT_EQ(encode(ItemView(blob).decode()), blob);
        ASSERT_EQ(ItemView(blob).count(), item.size());
        for (const auto &[name, value] : item) {
            const auto found = ItemView(blob).find(name);
            ASSERT_TRUE(found);
            ASSERT_EQ(found->decode(), value);
            ASSERT_EQ(found->type(), value.type());
            ASSERT_EQ(found->bytes(), encode(value).bytes);
        }
        ASSERT_FALSE(ItemView(blob).find("not there"));
    }
}

TEST(ItemBlob, EqualValuesAreEqualBytes) {
    const std::tuple<const char *, const char *, bool, const char *> cases[] = {
        {R"({"a":{"S":"x"},"b":{"N":"1"}})",            R"({"b":{"N":"1"},"a":{"S":"x"}})",             true,
         "the order of names does not count"                                                                                                  },
        {R"({"n":{"N":"1"}})",                          R"({"n":{"N":"1.00"}})",                        true,  "numbers are compared by value"},
        {R"({"s":{"NS":["1","2"]}})",                   R"({"s":{"NS":["2.0","1e0"]}})",                true,  "in sets too, and in any order"},
        {R"({"s":{"SS":["a","b"]}})",                   R"({"s":{"SS":["b","a"]}})",                    true,  "sets have no order"           },
        {R"({"m":{"M":{"a":{"N":"1"},"b":{"L":[]}}}})", R"({"m":{"M":{"b":{"L":[]},"a":{"N":"01"}}}})", true,
         "deep inside"                                                                                                                        },
        {R"({"l":{"L":[{"S":"a"},{"S":"b"}]}})",        R"({"l":{"L":[{"S":"b"},{"S":"a"}]}})",         false, "lists have one"               },
        {R"({"a":{"S":"1"}})",                          R"({"a":{"N":"1"}})",                           false, "types differ"                 },
        {R"({"a":{"S":""}})",                           R"({"a":{"B":""}})",                            false, "even when both are empty"     },
    };
    for (const auto &[a, b, equal, why] : cases) EXPECT_EQ(itemOf(a) == itemOf(b), equal) << why;
}

TEST(ItemBlob, WalksContainers) {
    const ItemBlob item = itemOf(R"({"b":{"S":"two"},"a":{"L":[{"N":"1"},{"BOOL":false},{"NULL":true}]},
        "ab":{"M":{"x":{"S":"deep"},"y":{"SS":["q","p"]}}}})");
    const ItemView view = item;
    std::string names;
    for (const auto &[name, value] : view.members()) names.append(name).append(" ");
    EXPECT_EQ(names, "a ab b ") << "by the bytes of the names";
    EXPECT_EQ(view.find("a")->count(), 3U);
    EXPECT_EQ(view.find("a")->at(0)->number(), Number::fromInteger(1));
    EXPECT_FALSE(view.find("a")->at(1)->boolean());
    EXPECT_EQ(view.find("a")->at(2)->type(), Type::Null);
    EXPECT_FALSE(view.find("a")->at(3)) << "behind the end";
    EXPECT_EQ(view.find("ab")->count(), 2U);
    EXPECT_EQ(view.find("ab")->members().find("x")->text(), "deep");
    const auto set = *view.find("ab")->members().find("y");
    EXPECT_EQ(set.count(), 2U);
    EXPECT_EQ((*set.elements().begin()).text(), "p") << "sets are sorted";
    EXPECT_EQ((*set.elements().begin()).type(), Type::S) << "an element reads as a value";
    EXPECT_FALSE(view.find("abc")) << "longer than a name that is there";
    EXPECT_FALSE(view.find("")) << "shorter than all";
    EXPECT_FALSE(view.find(std::string_view())) << "even without an address";
    EXPECT_EQ(ItemView().count(), 0U);
    EXPECT_FALSE(ItemView().find("a"));
}

TEST(ItemBuilder, SortsAndKeepsTheLastOfAName) {
    const ValueBlob one = encode(AttributeValue{std::string("1")}), two = encode(AttributeValue{std::string("2")});
    ItemBuilder builder;
    builder.add("b", one);
    builder.add("a", one);
    builder.add("b", two);
    EXPECT_EQ(toJson(ItemView(builder.finish())), R"({"a":{"S":"1"},"b":{"S":"2"}})");
    EXPECT_TRUE(builder.finish().bytes.empty()) << "and starts anew";
}

TEST(ItemBlob, BytesFromAFileAreChecked) {
    using namespace std::string_literals;
    const std::pair<Bytes, const char *> malformed[] = {
        {"\x00\x04"s,                               "a name without a character"         },
        {"\x01"s,                                   "a name that ends too soon"          },
        {"\x01"s
         "a"s,                             "no value"                           },
        {"\x01"s
         "a\x0b"s,                         "no such type"                       },
        {"\x01"s
         "a\x00\x05x"s,                    "text that ends too soon"            },
        {"\x01"s
         "a\x00\x81\x00x"s,                "a length longer than needed"        },
        {"\x01"s
         "a\x00\xff\xff\xff\xff\xff\x01"s, "a length beyond everything"         },
        {"\x01"s
         "a\x00\x01\xff"s,                 "text that is no UTF-8"              },
        {"\x01\xff\x04"s,                           "a name that is no UTF-8"            },
        {"\x01"s
         "a\x01\x03"
         "1.0"s,                           "a number not in canonical form"     },
        {"\x01"s
         "a\x01\x00"s,                     "no number at all"                   },
        {"\x01"s
         "a\x03\x02"s,                     "a boolean is 0 or 1"                },
        {"\x01"s
         "b\x04\x01"s
         "a\x04"s,                         "names must ascend"                  },
        {"\x01"s
         "a\x04\x01"s
         "a\x04"s,                         "and none twice"                     },
        {"\x01"s
         "a\x07\x00"s,                     "a set is never empty"               },
        {"\x01"s
         "a\x07\x03\x01\x01"
         "1"s,                             "its elements are of its type"       },
        {"\x01"s
         "a\x07\x06\x00\x01"
         "b\x00\x01"
         "a"s,                             "and ascend"                         },
        {"\x01"s
         "a\x08\x07\x01\x01"
         "9\x01\x02"
         "10"s
         "\x00"s,                          "rest behind the last member"        },
        {"\x01"s
         "a\x08\x07\x01\x02"
         "10\x01\x01"
         "9"s,                             "numbers by value"                   },
        {"\x01"s
         "a\x05\x04\x01"s
         "b\x04"s,                         "a map that is longer than its item" },
        {"\x01"s
         "a\x06\x03\x04"s,                 "a list that is longer than its item"},
    };
    for (const auto &[bytes, why] : malformed) EXPECT_FALSE(isWellFormedItem(bytes)) << why;
    EXPECT_TRUE(isWellFormedItem(""));
    EXPECT_TRUE(isWellFormedItem("\x01"s
                                 "a\x08\x07\x01\x01"
                                 "9\x01\x02"
                                 "10"s))
        << "9 before 10";

    Bytes nested = "\x04"s;
    for (int level = 0; level < 31; ++level) {
        const Bytes inner = nested;
        nested = "\x06"s + static_cast<char>(inner.size()) + inner;
    }
    EXPECT_TRUE(isWellFormedItem("\x01"s
                                 "a"s +
                                 nested))
        << "a leaf at level 32";
    EXPECT_FALSE(isWellFormedItem("\x01"s
                                  "a\x06"s +
                                  static_cast<char>(nested.size()) + nested))
        << "at level 33";
}

TEST(ItemBlob, ChangedBytesAreRefusedOrStillAnItem) {
    tests::RandomItem random(3);
    for (int i = 0; i < 3'000; ++i) {
        Bytes bytes = encode(random.item()).bytes;
        if (bytes.empty()) continue;
        bytes[random.below(bytes.size())] = static_cast<char>(random.below(256));
        if (isWellFormedItem(bytes)) {
            ASSERT_EQ(encode(ItemView(bytes).decode()).bytes, bytes) << "accepted, so canonical";
        }
    }
}

}
