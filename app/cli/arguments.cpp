#include "app/cli/arguments.h"

#include "engine/base/limits.h"
#include "model/format/file.h"
#include "model/format/format.h"

#include <algorithm>
#include <istream>
#include <iterator>
#include <ostream>

namespace app {

std::optional<int> parse(CLI::App &options, const std::vector<std::string> &arguments, Streams &streams) {
    try {
        options.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend())); // CLI11 takes them from the back
        return std::nullopt;
    } catch (const CLI::ParseError &error) {
        return options.exit(error, streams.out, streams.err) == 0 ? Fine : WrongUse;
    }
}

std::optional<model::Design> readDesign(const std::string &path, Streams &streams) {
    const auto read = [&]() -> model::Result<model::Design> {
        if (path != "-") return model::openModel(path);
        const std::string bytes{std::istreambuf_iterator<char>(streams.in), {}};
        return model::readModel(bytes, {.fileName = "standard input"});
    };
    auto design = read();
    if (design) return *std::move(design);
    streams.err << design.error().english() << '\n';
    return std::nullopt;
}

std::optional<std::string> readRequest(const std::string &path, Streams &streams) {
    if (path == "-") return std::string{std::istreambuf_iterator<char>(streams.in), {}};
    auto read = model::readFile(path, engine::limits::requestBytes);
    if (read) return *std::move(read);
    streams.err << read.error().english() << '\n';
    return std::nullopt;
}

}
