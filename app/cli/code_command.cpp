#include "app/cli/arguments.h"
#include "app/cli/on_sandbox.h"
#include "engine/request/codec.h"
#include "model/code/request_code.h"
#include "model/verify/verify.h"

#include <algorithm>
#include <ostream>

namespace app {

namespace {

std::optional<engine::Request> told(const engine::Result<engine::Request> &request, Streams &streams) {
    if (request) return *request;
    failed(request.error(), streams);
    return std::nullopt;
}

std::optional<engine::Request> ofPattern(const std::string &path, const std::string &patternId, Streams &streams) {
    const auto design = readDesign(path, streams);
    if (!design) return std::nullopt;
    const auto found = std::ranges::find(design->patterns, patternId, [](const auto &pattern) { return pattern->id; });
    if (found != design->patterns.end()) return told(model::requestOf(**found), streams);
    streams.err << "The model has no access pattern \"" << patternId << "\".";
    if (!design->patterns.empty()) streams.err << " It has:";
    for (const auto &pattern : design->patterns) streams.err << ' ' << pattern->id;
    streams.err << '\n';
    return std::nullopt;
}

std::optional<engine::Request> ofFile(const std::string &operation, const std::string &path, Streams &streams) {
    const auto body = readRequest(path, streams);
    return body ? told(engine::decodeRequest(operation, *body), streams) : std::nullopt;
}

}

int runCode(const std::vector<std::string> &arguments, Streams &streams) {
    std::string languages;
    for (const auto &language : model::codeLanguages())
        languages += (languages.empty() ? "" : ", ") + std::string(language.id);
    CLI::App options("Writes a request as a program: that of an access pattern of MODEL, or any request of data.",
        "hashrange-cli code");
    std::string path, patternId, operation, requestPath, languageId = "awscli", endpointUrl;
    options.add_option("MODEL", path, "The model's file; - reads standard input");
    options.add_option("PATTERN", patternId, "Its id, such as AP1");
    auto *named = options.add_option("--operation", operation, "GetItem, PutItem, ...; with --request, without MODEL");
    options.add_option("--request", requestPath, "A file with the request's JSON; - reads standard input")
        ->needs(named);
    options.add_option("--language", languageId, "One of " + languages)->capture_default_str();
    options.add_option("--endpoint-url", endpointUrl, "Where the program sends it, such as http://127.0.0.1:8000");
    if (const auto code = parse(options, arguments, streams)) return *code;
    if (operation.empty() ? patternId.empty() : requestPath.empty() || !path.empty()) {
        streams.err << "Wanted are MODEL and PATTERN, or --operation and --request.\n";
        return WrongUse;
    }
    const auto *language = model::codeLanguage(languageId);
    if (!language) {
        streams.err << "There is no language \"" << languageId << "\", only " << languages << ".\n";
        return WrongUse;
    }
    const auto request =
        operation.empty() ? ofPattern(path, patternId, streams) : ofFile(operation, requestPath, streams);
    if (!request) return Failed;
    const auto program = model::codeOf(*request, *language, {endpointUrl});
    if (!program) return failed(program.error(), streams);
    streams.out << *program;
    return Fine;
}

}
