#pragma once

#include "model/code/code_text.h"
#include "model/code/request_code.h"
#include "model/format/json_text.h"

#include <string>
#include <string_view>

namespace model {

/// A request as its wire text, taken apart.
struct RequestJson {
    std::string operation;
    Json members;
};

// One function for each row of the table of languages.
std::string wireText(const RequestJson &request, const CodeOptions &options);
std::string awsCliProgram(const RequestJson &request, const CodeOptions &options);
std::string pythonProgram(const RequestJson &request, const CodeOptions &options);
std::string javaScriptProgram(const RequestJson &request, const CodeOptions &options);
std::string javaProgram(const RequestJson &request, const CodeOptions &options);
std::string goProgram(const RequestJson &request, const CodeOptions &options);
std::string cSharpProgram(const RequestJson &request, const CodeOptions &options);
std::string rustProgram(const RequestJson &request, const CodeOptions &options);

}
