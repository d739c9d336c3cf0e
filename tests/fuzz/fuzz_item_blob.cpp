// Whatever bytes come: refused, or an item that every view can walk and that decoding and JSON give back byte by byte.
#include "engine/value/item_json.h"
#include "tests/fuzz/require.h"

using namespace engine;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size) {
    const Bytes bytes(reinterpret_cast<const char *>(data), size);
    if (!isWellFormedItem(bytes)) return 0;
    const ItemView item(bytes);
    REQUIRE(encode(item.decode()).bytes == bytes);
    for (const auto &[name, value] : item.members()) REQUIRE(item.find(name) == value);
    REQUIRE(sizeInBytes(item) <= bytes.size() * 2);
    const auto again = itemFromJson(toJson(item));
    REQUIRE(again && again->bytes == bytes);
    REQUIRE(itemFromPlainJson(toPlainJson(item)));
    return 0;
}
