#pragma once

#include "app/cli/command.h"

#include <CLI/CLI.hpp>
#include <optional>

namespace app {

/// Parses a command's arguments: none to go on, else the exit code (help was shown, or the use is wrong).
std::optional<int> parse(CLI::App &options, const std::vector<std::string> &arguments, Streams &streams);

/// A model from a file, or from standard input ("-"). Errors are told on `err`.
std::optional<model::Design> readDesign(const std::string &path, Streams &streams);

/// A request's JSON; the same.
std::optional<std::string> readRequest(const std::string &path, Streams &streams);

}
