#include "app/cli/arguments.h"
#include "app/cli/on_sandbox.h"
#include "app/cli/saving.h"
#include "model/deploy/request_script.h"
#include "model/deploy/what_if.h"
#include "model/edit/change_edits.h"

#include <algorithm>
#include <ostream>

namespace app {

int runWhatIf(const std::vector<std::string> &arguments, Streams &streams) {
    CLI::App options("Runs requests on a model, in memory, and tells what each changes: items, index entries, units.\n"
                     "A script holds operations with their JSON and PartiQL statements that end with a semicolon.",
        "hashrange-cli what-if");
    std::string path, scriptPath, out;
    options.add_option("MODEL", path, "The model's file")->required();
    options.add_option("SCRIPT", scriptPath, "The script's file; - reads standard input")->required();
    options.add_option("-o,--output", out, "Keep the changes: the model to write; - writes to standard output");
    if (const auto code = parse(options, arguments, streams)) return *code;
    const auto design = readDesign(path, streams);
    if (!design) return Failed;
    const auto text = readRequest(scriptPath, streams);
    if (!text) return Failed;
    const auto script = model::readScript(*text);
    if (!script) {
        const auto &fault = script.error();
        const auto line =
            1 + std::count(text->begin(), text->begin() + static_cast<std::ptrdiff_t>(fault.offset), '\n');
        streams.err << scriptPath << ':' << line << ": " << fault.message.english() << '\n';
        return Failed;
    }
    const auto sandbox = sandboxOf(*design, streams);
    if (!sandbox) return Failed;
    std::vector<engine::Request> requests;
    for (const auto &step : *script) requests.push_back(step.request);
    const auto whatIf = model::tryOut(*sandbox, std::move(requests));
    (out == "-" ? streams.err : streams.out) << toText(whatIf, *design);
    if (whatIf.failed) return Failed;
    if (out.empty()) return Fine;
    const auto kept = model::keepChanges(*design, whatIf.changes());
    if (!kept) {
        streams.err << kept.error().english() << '\n';
        return Failed;
    }
    return saveDesign(*kept, out, streams, path) ? Fine : Failed;
}

}
