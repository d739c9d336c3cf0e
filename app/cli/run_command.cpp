#include "app/cli/arguments.h"
#include "app/cli/on_sandbox.h"
#include "engine/request/codec.h"
#include "model/format/json_text.h"

#include <algorithm>
#include <ostream>

namespace app {

int runRequest(const std::vector<std::string> &arguments, Streams &streams) {
    CLI::App options("Runs a DynamoDB request on a model, in memory: the model's file stays as it is. The response is "
                     "printed as it goes over the wire, an error too.",
        "hashrange-cli run");
    std::string path, operation, requestPath;
    options.add_option("MODEL", path, "The model's file")->required();
    options.add_option("OPERATION", operation, "GetItem, Query, UpdateItem, ...")->required();
    options.add_option("REQUEST", requestPath, "A file with the request's JSON; - reads standard input")->required();
    if (const auto code = parse(options, arguments, streams)) return *code;
    if (path == "-" && requestPath == "-") {
        streams.err << "Standard input can be the model or the request, not both.\n";
        return WrongUse;
    }
    const auto &known = engine::operationNames();
    if (std::ranges::find(known, operation) == known.end()) {
        streams.err << "There is no operation \"" << operation << "\". Operations:";
        for (const std::string_view name : known) streams.err << ' ' << name;
        streams.err << '\n';
        return WrongUse;
    }
    const auto design = readDesign(path, streams);
    if (!design) return Failed;
    const auto body = readRequest(requestPath, streams);
    if (!body) return Failed;

    const auto answer = [&]() -> engine::Result<engine::Response> {
        TRY(const auto request, engine::decodeRequest(operation, *body));
        const auto sandbox = sandboxOf(*design, streams);
        if (!sandbox) return engine::failure(engine::Error::Code::Internal, "The sandbox could not be made");
        return sandbox->execute(request);
    }();
    std::string text;
    model::appendFormatted(
        text, answer ? engine::encodeResponse(*answer) : engine::encodeError(answer.error()), model::TextForm());
    streams.out << text << '\n';
    return answer ? Fine : failed(answer.error(), streams);
}

}
