#include "app/cli/arguments.h"
#include "model/format/file.h"
#include "model/items/item_export.h"

#include <ostream>

namespace app {

int runExportItems(const std::vector<std::string> &arguments, Streams &streams) {
    CLI::App options(
        "Writes a table's items. What the format cannot hold is told on standard error.", "hashrange-cli export-items");
    std::string path, table, out = "-", formatId = "csv", delimiter = ",";
    model::ExportOptions choices;
    std::string formats = "One of";
    for (const model::ItemsFormatRow &row : model::itemsFormats()) formats += ' ' + std::string(row.id);
    options.add_option("MODEL", path, "The model's file; - reads standard input")->required();
    options.add_option("--table", table, "The table")->required();
    options.add_option("--format", formatId, formats)->capture_default_str();
    options.add_option("--delimiter", delimiter, "Of CSV: one character, or tab")->capture_default_str();
    options.add_flag("--bom", choices.byteOrderMark, "Begin CSV with a byte order mark, which Excel wants");
    options.add_option("-o,--output", out, "The file to write; - writes to standard output")->capture_default_str();
    if (const auto code = parse(options, arguments, streams)) return *code;

    const model::ItemsFormatRow *row = model::itemsFormatById(formatId);
    if (row == nullptr || (delimiter != "tab" && delimiter.size() != 1)) {
        streams.err << (row == nullptr ? "There is no format \"" + formatId + "\" of items. " + formats + '.'
                                       : "--delimiter takes one character, or tab.")
                    << '\n';
        return WrongUse;
    }
    choices.format = row->format;
    choices.delimiter = delimiter == "tab" ? '\t' : delimiter.front();
    const auto design = readDesign(path, streams);
    if (!design) return Failed;
    const model::TableDesign *found = design->table(table);
    if (found == nullptr) {
        streams.err << "Requested resource not found: Table: " << table << " not found\n";
        return Failed;
    }
    std::string text; // a file is written whole or not at all
    const auto exported = model::exportItems(*found, choices, [&](std::string_view piece) {
        if (out == "-")
            streams.out << piece;
        else
            text += piece;
        return streams.out.good();
    });
    if (!exported) {
        streams.err << exported.error().english() << '\n';
        return Failed;
    }
    if (out != "-")
        if (const auto saved = model::writeFile(out, text); !saved) {
            streams.err << saved.error().english() << '\n';
            return Failed;
        }
    for (const model::Message &loss : exported->losses) streams.err << loss.english() << '\n';
    return Fine;
}

}
