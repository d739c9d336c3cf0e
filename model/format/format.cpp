#include "model/format/format.h"

#include "model/format/file.h"
#include "model/format/project_file.h"
#include "model/format/workbench_json.h"

#include <algorithm>

namespace model {

namespace {

Problem inFile(Problem problem, const std::string &fileName) {
    problem.file = fileName;
    return problem;
}

}

const std::vector<Format> &formats() {
    static const std::vector<Format> table = {
        {"hashrange",       TRANSLATABLE("Formats", "Hashrange project"),     {".hashrange.json"}, looksLikeProject,   readProject,
         writeProject                                                                                                                             },
        {"nosql-workbench", TRANSLATABLE("Formats", "NoSQL Workbench model"), {".json"},           looksLikeWorkbench,
         readWorkbench,                                                                                                             writeWorkbench},
    };
    return table;
}

const Format *formatById(std::string_view id) {
    const auto found = std::ranges::find_if(formats(), [&](const Format &format) { return format.id == id; });
    return found == formats().end() ? nullptr : &*found;
}

const Format *formatByFileName(std::string_view fileName) {
    const Format *best = nullptr;
    std::size_t longest = 0;
    for (const Format &format : formats())
        for (const std::string &extension : format.extensions)
            if (fileName.ends_with(extension) && extension.size() > longest) {
                best = &format;
                longest = extension.size();
            }
    return best;
}

const Format *recogniseFormat(std::string_view bytes) {
    const auto found = std::ranges::find_if(formats(), [&](const Format &format) { return format.recognises(bytes); });
    return found == formats().end() ? nullptr : &*found;
}

Result<Design> readModel(std::string_view bytes, const ReadOptions &options) {
    if (bytes.size() > largestFileBytes)
        return tl::unexpected(inFile(Problem({"Files", TRANSLATABLE("Files", "The file is larger than %1 MB."),
                                         {std::to_string(largestFileBytes / 1'000'000)}}),
            options.fileName));
    // What none of the formats claims is read as the one that others write: it tells what is wrong.
    const Format *format = recogniseFormat(bytes);
    auto design = format != nullptr ? format->read(bytes, options) : readWorkbench(bytes, options);
    if (!design) return tl::unexpected(inFile(std::move(design).error(), options.fileName));
    return design;
}

Result<Design> openModel(const std::string &path, ReadOptions options) {
    options.fileName = path;
    TRY(const auto bytes, readFile(path, largestFileBytes));
    return readModel(bytes, options);
}

}
