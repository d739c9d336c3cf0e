// Whatever a project file holds: a problem, or a design that stays the same from one writing to the next, and that
// Workbench's format takes too.
#include "model/format/project_file.h"
#include "model/format/workbench_json.h"
#include "tests/fuzz/require.h"

using namespace model;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char *>(data), size);
    const auto design = readProject(bytes, {});
    if (!design) {
        REQUIRE(!design.error().english().empty());
        return 0;
    }
    const std::string text = writeProject(*design).text;
    REQUIRE(looksLikeProject(text));
    const auto again = readProject(text, {});
    REQUIRE(again);
    REQUIRE(*again == *design);
    REQUIRE(writeProject(*again).text == text);
    const std::string workbench = writeWorkbench(*design).text;
    REQUIRE(design->tables.empty() || readWorkbench(workbench, {}));
    return 0;
}
