// Whatever a file holds: a problem, or a design that is written back as the same JSON, also after our own file.
#include "model/format/json_text.h"
#include "model/format/project_file.h"
#include "model/format/workbench_json.h"
#include "tests/fuzz/require.h"

using namespace model;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char *>(data), size);
    const auto design = readModel(bytes);
    if (!design) {
        REQUIRE(!design.error().english().empty());
        return 0;
    }
    if (recogniseFormat(bytes) != formatById("nosql-workbench")) return 0;
    const std::string written = writeWorkbench(*design).text;
    const auto before = parseJson(bytes), after = parseJson(written);
    REQUIRE(before && after);
    REQUIRE(compactJson(*before) == compactJson(*after));

    const auto project = readProject(writeProject(*design).text, {});
    REQUIRE(project);
    REQUIRE(*project == *design);
    REQUIRE(writeWorkbench(*project).text == written);
    return 0;
}
