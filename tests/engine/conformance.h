#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace engine {

/// What an endpoint answers to one call: the body, of an answer or of an error as on the wire.
struct CallAnswer {
    bool failed = false;
    std::string body;
};
using CallFunction = std::function<CallAnswer(const std::string &operation, const std::string &request)>;

/// The stories of tests/conformance, by name.
std::vector<std::filesystem::path> conformanceFiles();

/// Plays one of them; each step that goes otherwise is a test failure. The format stands in
/// tests/conformance/README.md.
void playConformanceFile(const std::filesystem::path &file, const CallFunction &call);

}
