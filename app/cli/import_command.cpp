#include "app/cli/arguments.h"
#include "app/cli/saving.h"
#include "model/infer/entity_inference.h"
#include "model/items/item_import.h"

#include <ostream>

namespace app {

namespace {

/// "Header=attribute:N", "Header=" leaves the column out.
std::optional<model::ColumnMapping> mappingOf(const std::string &text) {
    const auto equals = text.rfind('=');
    if (equals == text.npos) return std::nullopt;
    const auto target = model::columnHeader(text.substr(equals + 1));
    if (target.typed && !target.type) return std::nullopt;
    return model::ColumnMapping{text.substr(0, equals), target.name, target.type};
}

}

int runImport(const std::vector<std::string> &arguments, Streams &streams) {
    CLI::App options("Imports items into a table of a model: CSV, DynamoDB JSON, plain JSON, batches, exports to S3.\n"
                     "Rows that are refused are told and leave the others in. Fails if there are any.",
        "hashrange-cli import");
    std::string modelPath, itemsPath, table, out, duplicates = "replace", format, delimiter, refusedPath;
    std::vector<std::string> mappings;
    model::ImportChoices choices;
    bool replaceAll = false, noHeader = false;
    options.add_option("MODEL", modelPath, "The model's file; - reads standard input")->required();
    options
        .add_option("ITEMS", itemsPath,
            "The file of items, also gzipped; the folder of an export to S3; - reads standard input")
        ->required();
    options.add_option("--table", table, "The table")->required();
    options
        .add_option(
            "--map", mappings, "HEADER=ATTRIBUTE or HEADER=ATTRIBUTE:TYPE of a CSV column; HEADER= leaves it out")
        ->allow_extra_args(false);
    options.add_option("--entity", choices.entityName, "Make keys that items lack by this entity type's templates");
    options.add_option("--duplicates", duplicates, "Of items with a key that is there: replace, skip or fail")
        ->capture_default_str()
        ->check(CLI::IsMember({"replace", "skip", "fail"}));
    options.add_flag("--replace-all", replaceAll, "The table's items go first");
    options.add_option(
        "--format", format, "The items' format; else the content tells: csv, jsonl, json, plain-json, …");
    options.add_option("--delimiter", delimiter, "Of CSV: one character, or tab");
    options.add_flag("--no-header", noHeader, "The CSV has no row of names: its columns are 1, 2, …");
    options.add_option("--refused", refusedPath, "Save the refused rows to this file, to be put right and imported");
    options.add_option("-o,--output", out, "The model to write; else MODEL itself; - writes to standard output");
    if (const auto code = parse(options, arguments, streams)) return *code;

    const auto wrongUse = [&](const std::string &why) {
        streams.err << why << '\n';
        return WrongUse;
    };
    if (modelPath == "-" && itemsPath == "-") return wrongUse("Only one of MODEL and ITEMS can be standard input.");
    for (const std::string &text : mappings) {
        auto mapping = mappingOf(text);
        if (!mapping) return wrongUse("--map takes HEADER=ATTRIBUTE:TYPE, not " + text);
        choices.columns.push_back(*std::move(mapping));
    }
    if (!format.empty()) {
        const model::ItemsFormatRow *row = model::itemsFormatById(format);
        if (row == nullptr) return wrongUse("There is no format \"" + format + "\" of items.");
        choices.format = row->format;
    }
    if (!delimiter.empty()) {
        if (delimiter != "tab" && delimiter.size() != 1) return wrongUse("--delimiter takes one character, or tab.");
        choices.delimiter = delimiter == "tab" ? '\t' : delimiter.front();
    }
    choices.headerRow = !noHeader;
    if (out.empty()) out = modelPath;

    auto design = readDesign(modelPath, streams);
    if (!design) return Failed;
    const auto input = readItemsInput(itemsPath, streams);
    if (!input) return Failed;
    const auto run = [&]() -> model::Result<model::Imported> {
        const model::TableDesign *found = design->table(table);
        if (found == nullptr)
            return engine::failure(
                engine::Error::Code::ResourceNotFound, "Requested resource not found: Table: " + table + " not found");
        TRY(auto preview, model::planImport(*found, *input, choices));
        preview.plan.duplicates = duplicates == "skip"   ? model::Duplicates::Skip
                                  : duplicates == "fail" ? model::Duplicates::Fail
                                                         : model::Duplicates::Replace;
        preview.plan.emptyTable = replaceAll;
        TRY(auto imported, model::importItems(*design, table, *input, preview.plan));
        tellNotes(preview.notes, streams);
        if (!tellRefused(preview.plan, imported.refused, refusedPath, streams))
            return model::refusal(model::Message::verbatim("Nothing was imported."));
        return imported;
    };
    const auto imported = run();
    if (!imported) {
        streams.err << imported.error().english() << '\n';
        return Failed;
    }
    streams.err << imported->rows << (imported->rows == 1 ? " row: " : " rows: ") << imported->added << " added, "
                << imported->replaced << " replaced, " << imported->skipped << " skipped, " << imported->refused.size()
                << " refused\n";
    if (!saveDesign(imported->design, out, streams, modelPath)) return Failed;
    return imported->refused.empty() ? Fine : Failed;
}

}
