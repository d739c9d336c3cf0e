#include "app/cli/arguments.h"
#include "model/compare/design_diff.h"

#include <ostream>

namespace app {

int runDiff(const std::vector<std::string> &arguments, Streams &streams) {
    CLI::App options(
        "Compares two models, whatever their formats: tables, keys, indexes, entity types, items by their key,\n"
        "access patterns. Exit code 1: they differ.",
        "hashrange-cli diff");
    std::string before, after;
    options.add_option("A", before, "The first model's file; - reads standard input")->required();
    options.add_option("B", after, "The second model's file; - reads standard input")->required();
    if (const auto code = parse(options, arguments, streams)) return *code;
    if (before == "-" && after == "-") {
        streams.err << "Only one of the models can be standard input.\n";
        return WrongUse;
    }
    const auto first = readDesign(before, streams);
    const auto second = first ? readDesign(after, streams) : std::nullopt;
    if (!first || !second) return WrongUse; // 1 says that they differ
    const auto changes = model::compareDesigns(*first, *second);
    streams.out << toText(changes);
    return changes.empty() ? Fine : Failed;
}

}
