#include "engine/capacity/index_writes.h"
#include "engine/value/item_json.h"

#include <gtest/gtest.h>

namespace engine {

TEST(IndexWrites, NoneOneOrTwo) { // Developer Guide, "Using Global Secondary Indexes", write capacity
    const auto key = *KeySchema::make({
        {"g", ScalarType::S}
    });
    const std::string kilobyte(1'000, 'x');
    const std::string none, a = R"({"pk":{"S":"1"},"g":{"S":"a"}})", b = R"({"pk":{"S":"1"},"g":{"S":"b"}})",
                            aLarge = R"({"pk":{"S":"1"},"g":{"S":"a"},"t":{"S":")" + kilobyte + kilobyte + "\"}}",
                            bLarge = R"({"pk":{"S":"1"},"g":{"S":"b"},"t":{"S":")" + kilobyte + "\"}}",
                            setXY = R"({"pk":{"S":"1"},"g":{"S":"a"},"s":{"SS":["x","y"]}})",
                            setYX = R"({"pk":{"S":"1"},"g":{"S":"a"},"s":{"SS":["y","x"]}})",
                            one = R"({"pk":{"S":"1"},"g":{"S":"a"},"n":{"N":"1"}})",
                            oneToo = R"({"pk":{"S":"1"},"g":{"S":"a"},"n":{"N":"1.0"}})";
    const std::tuple<const char *, std::string, std::string, int, int> cases[] = {
        {"in the index neither before nor after",   none,   none,   0, 0},
        {"enters",                                  none,   a,      1, 1},
        {"leaves",                                  a,      none,   1, 1},
        {"leaves, by what it had",                  aLarge, none,   1, 2},
        {"the same again",                          a,      a,      0, 0},
        {"members of a set have no order",          setXY,  setYX,  0, 0},
        {"1.0 is 1",                                one,    oneToo, 0, 0},
        {"another attribute changes",               a,      one,    1, 1},
        {"the larger of both counts when it grows", a,      aLarge, 1, 2},
        {"and when it shrinks",                     aLarge, a,      1, 2},
        {"another key: out here, in there",         a,      b,      2, 2},
        {"each by itself",                          aLarge, bLarge, 2, 3},
    };
    for (const auto &[why, before, after, count, units] : cases) {
        std::optional<ItemBlob> blobBefore, blobAfter;
        if (!before.empty()) blobBefore = *itemFromJson(before);
        if (!after.empty()) blobAfter = *itemFromJson(after);
        const auto entry = [](const std::optional<ItemBlob> &blob) {
            return blob ? IndexEntry{ItemView(*blob), sizeInBytes(*blob)} : IndexEntry{};
        };
        const auto write = indexWrite(entry(blobBefore), entry(blobAfter), key);
        EXPECT_EQ(write.count(), count) << why;
        EXPECT_EQ(write.units.halves, 2 * units) << why;
    }
}

}
