#pragma once

#include "engine/request/request.h"

#include <span>
#include <string>
#include <string_view>

namespace model {

struct CodeOptions {
    std::string endpointUrl = {}; ///< Where to send it; empty: wherever the client's own settings say.
};

struct RequestJson;

/// A language that requests can be written in: a row of the table in request_code.cpp.
struct CodeLanguage {
    std::string_view id = {};        ///< "python": what a command line takes.
    std::string_view title = {};     ///< "Python (boto3)": names, not translated.
    std::string_view extension = {}; ///< Of a file, "py".
    std::string (*program)(const RequestJson &request, const CodeOptions &options) = nullptr;
};
std::span<const CodeLanguage> codeLanguages();
const CodeLanguage *codeLanguage(std::string_view id); ///< Null: there is none.

/// A program that sends the request, as it is and once, and prints the answer: credentials and region come from the
/// client's own settings. Data operations only: those on items and statements.
/// Errors: UnknownOperation (on tables, tags, streams).
engine::Result<std::string> codeOf(
    const engine::Request &request, const CodeLanguage &language, const CodeOptions &options = {});

}
