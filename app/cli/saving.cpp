#include "app/cli/saving.h"

#include "model/format/file.h"
#include "model/format/format.h"

#include <istream>
#include <iterator>
#include <ostream>

namespace app {

bool writeDesign(const model::Design &design, const model::Format &format, const std::string &path, Streams &streams) {
    const model::Written written = format.write(design);
    if (path == "-") {
        streams.out << written.text;
    } else if (const auto saved = model::writeFile(path, written.text); !saved) {
        streams.err << saved.error().english() << '\n';
        return false;
    }
    for (const model::Loss &loss : written.losses) streams.err << loss.message.english() << '\n';
    return true;
}

bool saveDesign(const model::Design &design, const std::string &path, Streams &streams, const std::string &sameAs) {
    const model::Format *format = nullptr;
    if (path == sameAs && path != "-")
        if (const auto bytes = model::readFile(path, model::largestFileBytes)) format = model::recogniseFormat(*bytes);
    if (format == nullptr) format = model::formatByFileName(path);
    if (format == nullptr) format = &model::formats().front();
    return writeDesign(design, *format, path, streams);
}

std::optional<model::ItemsInput> readItemsInput(const std::string &path, Streams &streams) {
    if (path == "-")
        return model::ItemsInput::fromText(
            "standard input", std::string{std::istreambuf_iterator<char>(streams.in), {}});
    auto input = model::ItemsInput::fromPath(path);
    if (input) return *std::move(input);
    streams.err << input.error().english() << '\n';
    return std::nullopt;
}

void tellNotes(const std::vector<model::Message> &notes, Streams &streams) {
    for (const model::Message &note : notes) streams.err << "note: " << note.english() << '\n';
}

bool tellRefused(const model::ImportPlan &plan, const std::vector<model::RefusedRow> &refused, const std::string &path,
    Streams &streams) {
    constexpr std::size_t most = 10;
    for (std::size_t i = 0; i < refused.size() && i < most; ++i)
        streams.err << "refused: " << (refused[i].file.empty() ? "" : refused[i].file + ':') << refused[i].line << ": "
                    << refused[i].reason.english() << '\n';
    if (refused.size() > most)
        streams.err << "and " << refused.size() - most << " more"
                    << (path.empty() ? "; --refused FILE saves them all" : "") << '\n';
    if (path.empty()) return true;
    const auto saved = model::writeFile(path, model::refusedText(plan, refused));
    if (!saved) streams.err << saved.error().english() << '\n';
    return saved.has_value();
}

}
