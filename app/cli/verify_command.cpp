#include "app/cli/arguments.h"
#include "app/cli/on_sandbox.h"
#include "model/verify/verify.h"

#include <algorithm>
#include <ostream>

namespace app {

int runVerify(const std::vector<std::string> &arguments, Streams &streams) {
    CLI::App options(
        "Runs a model's access patterns on its sample data. Fails if one is not served by GetItem or Query.",
        "hashrange-cli verify");
    std::string path;
    options.add_option("MODEL", path, "The model's file; - reads standard input")->required();
    if (const auto code = parse(options, arguments, streams)) return *code;
    const auto design = readDesign(path, streams);
    if (!design) return Failed;
    const auto sandbox = sandboxOf(*design, streams);
    if (!sandbox) return Failed;
    const auto verdicts = model::verify(*design, *sandbox);
    streams.out << toText(*design, verdicts);
    const bool all =
        std::ranges::all_of(verdicts, [](const model::Verdict &verdict) { return model::served(verdict.kind); });
    return all ? Fine : Failed;
}

}
