#include "engine/value/item_list.h"

#include "engine/value/item_json.h"

#include <gtest/gtest.h>

#include <random>

namespace engine {

namespace {

std::vector<ItemBlob> itemsOfSizes(const std::vector<std::size_t> &sizes) {
    std::vector<ItemBlob> items;
    for (const auto size : sizes) items.push_back(*itemFromJson(R"({"a":{"S":")" + std::string(size, 'x') + R"("}})"));
    return items;
}

ItemList listOf(const std::vector<ItemBlob> &items) {
    ItemList list;
    for (const auto &item : items) list.push_back(item);
    return list;
}

}

TEST(ItemList, HoldsItemsOfAnySize) {
    const std::tuple<const char *, std::vector<std::size_t>> cases[] = {
        {"none",              {}                          },
        {"one",               {10}                        },
        {"more than a block", std::vector<std::size_t>(500, 90)},
        {"larger than any block",                   {400'000, 3, 400'000}                        },
        {"one that a block has no room for",                   {3'000, 3'000, 10}},
    };
    for (const auto &[why, sizes] : cases) {
        const auto items = itemsOfSizes(sizes);
        const auto list = listOf(items);
        EXPECT_EQ(list.size(), items.size()) << why;
        EXPECT_EQ(list.blobs(), items) << why;
    }
}

TEST(ItemList, IsAValue) {
    const auto items = itemsOfSizes({10, 5'000, 20});
    auto list = std::make_unique<ItemList>(listOf(items));
    const ItemList copy = *list;
    EXPECT_EQ(copy, *list);
    const ItemList moved = std::move(*list);
    list.reset();
    EXPECT_EQ(copy.blobs(), items) << "a copy has its own memory";
    EXPECT_EQ(moved.blobs(), items);
    ItemList twice = copy;
    twice.append(moved);
    EXPECT_EQ(twice.size(), 6U);
    EXPECT_EQ(ItemBlob{Bytes(twice[4].bytes())}, items[1]);
    EXPECT_NE(twice, copy);
}

TEST(ItemList, IsWrittenAsItsItemsAre) {
    // Texts of all lengths around those that are copied in one piece, with and without what needs an escape, in any
    // place of them.
    std::mt19937 random(5);
    std::vector<ItemBlob> items;
    for (std::size_t size = 0; size < 70; ++size)
        for (const char special : {'x', '"', '\\', '\n', '\x1f', ' ', '\x7f'}) {
            std::string text(size, 'x');
            if (size > 0) text[random() % size] = special;
            items.push_back(encode(Item{
                {"a" + text, AttributeValue{text}                                                    },
                {"n",        AttributeValue{*Number::parse("12.5")}                                  },
                {"nulls",    AttributeValue{List{{AttributeValue{Null{}}}, {AttributeValue{Null{}}}}}},
            }));
        }
    items.push_back(*itemFromJson(R"({"large":{"S":")" + std::string(10'000, 'x') + R"("}})"));
    std::string each = "[", all;
    for (const auto &item : items) each += (each.size() > 1 ? "," : "") + toJson(ItemView(item));
    appendJson(all, listOf(items));
    EXPECT_EQ(all, each + "]");
    for (const auto &item : items) EXPECT_EQ(itemFromJson(toJson(ItemView(item))), item) << toJson(ItemView(item));
    std::string none;
    appendJson(none, ItemList());
    EXPECT_EQ(none, "[]");
}

}
