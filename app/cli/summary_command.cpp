#include "app/cli/arguments.h"
#include "engine/value/item_json.h"
#include "engine/value/key_bytes.h"
#include "model/deploy/sandbox.h"
#include "model/format/json_text.h"
#include "model/infer/entity_inference.h"
#include "model/view/chart_series.h"
#include "model/view/summary.h"

#include <map>
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

constexpr std::size_t listedCollections = 10;

void printCollections(const model::TableDesign &table, std::ostream &out) {
    const auto series = model::collectionSeries(table, {}, model::CollectionSeries::By::Items, listedCollections);
    if (series.collections == 0) return;
    out << "\nItem collections of " << table.name() << ", largest first\n";
    for (const model::CollectionBar &bar : series.top)
        out << "  " << bar.partitionKey << ": " << counted(bar.items, "item", "items") << ", "
            << model::bytesText(bar.bytes) << '\n';
    if (series.otherCollections > 0)
        out << "  and " << counted(series.otherCollections, "more", "more") << " with "
            << counted(series.otherItems, "item", "items") << '\n';
}

/// The partition key of the table's largest item collection as an item; nothing where no item has one.
std::optional<engine::ItemView> largestCollection(const model::TableDesign &table) {
    std::map<engine::Bytes, std::size_t> counts;
    std::optional<engine::ItemView> largest;
    std::size_t most = 0;
    for (const auto &item : *table.items) {
        const engine::ItemView view(item->blob);
        const auto key = engine::partitionKeyBytes(view, table.description.keySchema);
        if (!key) continue;
        if (const std::size_t count = ++counts[*key]; count > most) {
            most = count;
            largest = view;
        }
    }
    return largest;
}

/// Runs a Query for the first table's largest item collection and says how to run it again.
int runExample(const std::string &path, const model::Design &design, Streams &streams) {
    for (const auto &table : design.tables) {
        const auto item = largestCollection(*table);
        if (!item) continue;
        const std::string &name = table->description.keySchema.partitionKeys().front().name;
        std::string names;
        model::appendJsonString(names, name);
        const std::string values = "{\":pk\": " + engine::toJson(*item->find(name)) + "}";
        streams.out << "\nA query: hashrange-cli query " << path << " --table " << table->name()
                    << " --key-condition '#pk = :pk' --names '{\"#pk\": " << names << "}' --values '" << values << "'\n"
                    << std::flush;
        return runQuery({path, "--table", table->name(), "--key-condition", "#pk = :pk", "--names",
                            "{\"#pk\": " + names + "}", "--values", values},
            streams);
    }
    streams.out << "\nThere is no item to query.\n";
    return Fine;
}

}

int runSummary(const std::vector<std::string> &arguments, Streams &streams) {
    CLI::App options(
        "Prints a model's tables, keys, indexes and entity types with their numbers.", "hashrange-cli summary");
    std::string path;
    options.add_option("MODEL", path, "The model's file; - reads standard input")->required();
    bool collections = false, example = false;
    options.add_flag("--collections", collections, "Also list the item collections");
    options.add_flag("--query", example, "Also run an example query");
    if (const auto code = parse(options, arguments, streams)) return *code;
    if (example && path == "-") {
        streams.err << "--query reads the model again, so it has to be a file.\n";
        return WrongUse;
    }
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
    if (collections)
        for (const auto &table : design->tables) printCollections(*table, streams.out);

    if (example)
        if (const int code = runExample(path, *design, streams); code != Fine) return code;

    const auto sandbox = model::Sandbox::make();
    if (!sandbox || !(*sandbox)->show(*design)) return Fine;
    const auto refused = (*sandbox)->refused();
    if (!refused.empty())
        streams.out << "\nDynamoDB would refuse " << counted(refused.size(), "of them", "of them") << ":\n";
    for (const model::Refused &one : refused) streams.out << "  " << model::refusedText(one) << '\n';
    return Fine;
}

}
