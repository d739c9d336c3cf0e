#include "app/cli/arguments.h"
#include "app/cli/saving.h"
#include "model/infer/proposal.h"
#include "model/infer/table_inference.h"

#include <filesystem>
#include <ostream>

namespace app {

int runInfer(const std::vector<std::string> &arguments, Streams &streams) {
    CLI::App options(
        "Makes a model of a table's items: its key and indexes, entity types with their key templates, and how\n"
        "these belong together, each with how many items show it.",
        "hashrange-cli infer");
    std::string itemsPath, out, table, refusedPath;
    model::TableHints hints;
    options.add_option("ITEMS", itemsPath, "The file of items, as for import; - reads standard input")->required();
    options.add_option("--table", table, "The table's name; else the file's");
    options.add_option("--partition-key", hints.partitionKey, "The partition key's attribute, if known");
    options.add_option("--sort-key", hints.sortKey, "The sort key's attribute, if there is one");
    options.add_option("--refused", refusedPath, "Save the rows that are no items to this file");
    options.add_option("-o,--output", out, "The model to write; - writes to standard output")->required();
    if (const auto code = parse(options, arguments, streams)) return *code;
    if (hints.partitionKey.empty() && !hints.sortKey.empty()) {
        streams.err << "--sort-key needs --partition-key.\n";
        return WrongUse;
    }
    const auto input = readItemsInput(itemsPath, streams);
    if (!input) return Failed;
    if (table.empty()) {
        table = itemsPath == "-" ? "Items" : std::filesystem::path(itemsPath).filename().string();
        table = table.substr(0, table.find('.', 1));
    }
    auto read = model::readItems(*input);
    if (!read) {
        streams.err << read.error().english() << '\n';
        return Failed;
    }
    tellNotes(read->notes, streams);
    if (!tellRefused(read->plan, read->refused, refusedPath, streams)) return Failed;
    auto inferred = model::inferTable(table, std::move(read->items), hints);
    if (!inferred) {
        streams.err << inferred.error().english() << '\n';
        return Failed;
    }
    tellNotes(inferred->notes, streams);
    const model::Proposal proposal = model::proposalOf(inferred->table);
    model::Design design;
    design.name = table;
    design.tables.emplace_back(std::move(inferred->table));
    const auto accepted = model::acceptProposal(std::move(design), table, proposal);
    if (!accepted) {
        streams.err << accepted.error().english() << '\n';
        return Failed;
    }
    for (const model::Proposal::Entity &entity : proposal.entities) {
        streams.err << entity.entity.name << ": " << entity.items << (entity.items == 1 ? " item" : " items")
                    << ", such as " << (entity.examples.empty() ? std::string() : entity.examples.front()) << '\n';
        for (const model::Proposal::Template &one : entity.templates)
            streams.err << "  " << one.attributeName << " = " << one.keyTemplate << " (" << one.items << ")\n";
    }
    for (const model::Proposal::FoundRelation &found : proposal.relations)
        streams.err << found.relation.from << " 1:n " << found.relation.to << ": " << found.reason.english() << ' '
                    << found.matched << " of " << found.items << " items\n";
    if (proposal.claimed < proposal.items)
        streams.err << proposal.items - proposal.claimed << " of " << proposal.items
                    << " items belong to no entity type\n";
    if (!saveDesign(*accepted, out, streams)) return Failed;
    return read->refused.empty() ? Fine : Failed;
}

}
