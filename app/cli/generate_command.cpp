#include "app/cli/arguments.h"
#include "app/cli/saving.h"
#include "model/generate/sample_generator.h"

#include <ostream>

namespace app {

int runGenerate(const std::vector<std::string> &arguments, Streams &streams) {
    CLI::App options(
        "Makes sample items for a table by the generators of its entity types. What the model does not say\n"
        "is taken from its items, names and types. The same seed gives the same items.",
        "hashrange-cli generate");
    std::string path, table, out;
    model::GenerateOptions generate;
    std::size_t count = 0;
    options.add_option("MODEL", path, "The model's file; - reads standard input")->required();
    options.add_option("--table", table, "The table")->required();
    auto *const counted = options.add_option("--count", count, "How many items in all; else as the entity types say");
    options.add_option("--seed", generate.seed, "Another number, other items")->capture_default_str();
    options.add_option("--entity", generate.entityNames, "Only items of this entity type; may be said again")
        ->allow_extra_args(false);
    options.add_flag("--keep", generate.keepItems, "Keep the items that the table has");
    options.add_option("-o,--output", out, "The model to write; - writes to standard output")->required();
    if (const auto code = parse(options, arguments, streams)) return *code;
    if (counted->count() > 0) generate.count = count;
    auto design = readDesign(path, streams);
    if (!design) return Failed;

    const auto made = model::generateItems(*std::move(design), table, generate);
    if (!made) {
        streams.err << made.error().english() << '\n';
        return Failed;
    }
    tellNotes(made->notes, streams);
    for (const model::GeneratedEntity &entity : made->entities) {
        streams.err << entity.name << ": " << entity.made << (entity.made == 1 ? " item" : " items") << '\n';
        for (const model::Message &reason : entity.reasons) streams.err << "  " << reason.english() << '\n';
    }
    return saveDesign(made->design, out, streams, path) ? Fine : Failed;
}

}
