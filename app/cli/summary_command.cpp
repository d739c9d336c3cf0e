#include "app/cli/arguments.h"
#include "model/deploy/sandbox.h"
#include "model/infer/entity_inference.h"
#include "model/view/summary.h"

#include <ostream>

namespace app {

namespace {

std::string keyText(const engine::KeySchema &key) {
    std::string text;
    for (const engine::KeyAttribute &attribute : key.attributes())
        text += (text.empty() ? "" : ", ") + attribute.name + " (" + engine::scalarTypeName(attribute.type) + ')';
    return text;
}

std::string counted(std::size_t count, const char *one, const char *many) {
    return model::countText(count) + ' ' + (count == 1 ? one : many);
}

void printTable(const model::TableDesign &table, std::ostream &out) {
    const model::TableSummary summary = model::summaryOf(table);
    out << "\nTable " << table.name() << '\n'
        << "  key: " << keyText(table.description.keySchema) << '\n'
        << "  " << counted(summary.items, "item", "items") << " in "
        << counted(summary.collections, "item collection", "item collections") << ", "
        << model::bytesText(summary.bytes) << '\n';
    for (const model::IndexSummary &index : summary.indexes)
        out << "  " << (index.global ? "GSI " : "LSI ") << index.name << ": "
            << keyText(table.description.index(index.name)->keySchema) << "; " << counted(index.items, "item", "items")
            << ", " << model::bytesText(index.bytes) << '\n';
    for (const model::EntitySummary &entity : summary.entities)
        out << "  [" << entity.letter << "] " << entity.name << ": " << counted(entity.items, "item", "items") << ", "
            << model::bytesText(entity.bytes) << '\n';
    if (summary.withoutEntity > 0)
        out << "  [?] " << counted(summary.withoutEntity, "item", "items") << " of no entity type\n";
}

}

int runSummary(const std::vector<std::string> &arguments, Streams &streams) {
    CLI::App options(
        "Prints a model's tables, keys, indexes and entity types with their numbers.", "hashrange-cli summary");
    std::string path;
    options.add_option("MODEL", path, "The model's file; - reads standard input")->required();
    if (const auto code = parse(options, arguments, streams)) return *code;
    const auto design = readDesign(path, streams);
    if (!design) return Failed;

    std::size_t items = 0;
    for (const auto &table : design->tables) items += table->items->size();
    streams.out << (design->name.empty() ? "(no name)" : design->name) << ": "
                << counted(design->tables.size(), "table", "tables") << ", " << counted(items, "item", "items");
    if (!design->patterns.empty())
        streams.out << ", " << counted(design->patterns.size(), "access pattern", "access patterns");
    streams.out << '\n';
    for (const auto &table : design->tables) printTable(model::withEntityTypes(*table), streams.out);

    const auto sandbox = model::Sandbox::make();
    if (!sandbox || !(*sandbox)->show(*design)) return Fine;
    const auto refused = (*sandbox)->refused();
    if (!refused.empty())
        streams.out << "\nDynamoDB would refuse " << counted(refused.size(), "of them", "of them") << ":\n";
    for (const model::Refused &one : refused) streams.out << "  " << model::refusedText(one) << '\n';
    return Fine;
}

}
