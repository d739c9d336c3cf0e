// Whatever body comes for an operation: an error, or a request that keeps all rules and survives the way back.
#include "engine/request/codec.h"
#include "engine/request/constraints.h"
#include "tests/fuzz/require.h"

using namespace engine;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view operation = operationNames()[data[0] % operationNames().size()];
    const std::string_view body(reinterpret_cast<const char *>(data) + 1, size - 1);
    const auto request = decodeRequest(operation, body);
    if (!request) {
        REQUIRE(!encodeError(request.error()).empty());
        return 0;
    }
    REQUIRE(checkConstraints(*request));
    const std::string written = encodeRequest(*request);
    const auto again = decodeRequest(operation, written);
    REQUIRE(again);
    REQUIRE(encodeRequest(*again) == written);
    return 0;
}
