#include "model/code/request_code.h"

#include "engine/request/codec.h"
#include "model/code/request_json.h"

#include <algorithm>

namespace model {

namespace {

constexpr CodeLanguage languages[] = {
    {"json",       "Request",           "json", wireText         },
    {"awscli",     "AWS CLI",           "sh",   awsCliProgram    },
    {"python",     "Python (boto3)",    "py",   pythonProgram    },
    {"javascript", "JavaScript SDK v3", "mjs",  javaScriptProgram},
    {"java",       "Java SDK v2",       "java", javaProgram      },
    {"go",         "Go SDK v2",         "go",   goProgram        },
    {"csharp",     "C# (.NET)",         "cs",   cSharpProgram    },
    {"rust",       "Rust",              "rs",   rustProgram      },
};

}

std::span<const CodeLanguage> codeLanguages() {
    return languages;
}

const CodeLanguage *codeLanguage(std::string_view id) {
    const auto *found = std::ranges::find(languages, id, &CodeLanguage::id);
    return found == std::end(languages) ? nullptr : found;
}

engine::Result<std::string> codeOf(
    const engine::Request &request, const CodeLanguage &language, const CodeOptions &options) {
    RequestJson json{std::string(engine::operationName(request)), {}};
    if (!engine::isOnItems(json.operation))
        return engine::failure(engine::Error::Code::UnknownOperation,
            "There is no code for " + json.operation + ", only for requests of data");
    const std::string text = engine::encodeRequest(request);
    auto members = parseJson(text);
    if (!members) return engine::failure(engine::Error::Code::Internal, members.error().english());
    json.members = *std::move(members);
    // As people write it: the table first.
    std::stable_partition(json.members.members.begin(), json.members.members.end(),
        [](const JsonMember &member) { return member.name == "TableName"; });
    return language.program(json, options);
}

}
