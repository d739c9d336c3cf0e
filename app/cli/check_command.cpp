#include "app/cli/arguments.h"
#include "model/infer/entity_inference.h"
#include "model/view/problems.h"

#include <ostream>

namespace app {

int runCheck(const std::vector<std::string> &arguments, Streams &streams) {
    CLI::App options("Checks a model: what DynamoDB would refuse, what is probably not meant. Fails on errors.",
        "hashrange-cli check");
    std::string path;
    bool strict = false;
    options.add_option("MODEL", path, "The model's file; - reads standard input")->required();
    options.add_flag("--strict", strict, "Warnings fail as well");
    if (const auto code = parse(options, arguments, streams)) return *code;
    auto design = readDesign(path, streams);
    if (!design) return Failed;
    for (auto &table : design->tables) table = model::withEntityTypes(*table);
    const model::Problems problems = model::problemsOf(*design);
    streams.out << toText(*design, problems) << problems.errors << (problems.errors == 1 ? " error, " : " errors, ")
                << problems.warnings << (problems.warnings == 1 ? " warning, " : " warnings, ") << problems.hints
                << (problems.hints == 1 ? " hint\n" : " hints\n");
    return problems.errors > 0 || (strict && problems.warnings > 0) ? Failed : Fine;
}

}
