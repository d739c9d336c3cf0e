#include "app/cli/arguments.h"
#include "app/cli/saving.h"
#include "model/format/format.h"

#include <ostream>

namespace app {

int runConvert(const std::vector<std::string> &arguments, Streams &streams) {
    CLI::App options("Converts a model to another format. What that format cannot hold is told on standard error.",
        "hashrange-cli convert");
    std::string from, to, formatId;
    options.add_option("IN", from, "The model's file, of any format; - reads standard input")->required();
    options.add_option("OUT", to, "The file to write; - writes to standard output")->required();
    options.add_option("--to", formatId, "The format to write: hashrange or nosql-workbench; else OUT's name tells");
    if (const auto code = parse(options, arguments, streams)) return *code;

    const model::Format *format = formatId.empty() ? model::formatByFileName(to) : model::formatById(formatId);
    if (format == nullptr) {
        if (formatId.empty())
            streams.err << "The name " << to << " does not tell the format to write; say --to FORMAT.\n";
        else
            streams.err << "There is no format \"" << formatId << "\".\n";
        streams.err << "Formats:";
        for (const model::Format &known : model::formats())
            streams.err << ' ' << known.id << " (" << known.extensions.front() << ')';
        streams.err << '\n';
        return WrongUse;
    }
    const auto design = readDesign(from, streams);
    if (!design) return Failed;
    return writeDesign(*design, *format, to, streams) ? Fine : Failed;
}

}
