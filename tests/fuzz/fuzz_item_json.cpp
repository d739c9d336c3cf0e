// Whatever text comes: an error, or an item that is well formed and survives the way back. Text that is JSON is JSON
// for both of our readers.
#include "engine/value/item_json.h"
#include "tests/fuzz/require.h"

using namespace engine;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    if (const auto item = itemFromJson(text)) {
        REQUIRE(isWellFormedItem(item->bytes));
        REQUIRE(itemFromJson(toJson(ItemView(*item))) == *item);
        REQUIRE(encode(ItemView(*item).decode()) == *item);
        REQUIRE(sizeInBytes(ItemView(*item)) <= item->bytes.size() * 2);
    }
    const auto plain = valueFromPlainJson(text);
    if (plain) {
        const std::string written = toPlainJson(ValueView(*plain));
        REQUIRE(valueFromPlainJson(written) == *plain);
    }
    if (JsonDocument::parse(text)) REQUIRE(plain || plain.error().code == Error::Code::Validation);
    return 0;
}
