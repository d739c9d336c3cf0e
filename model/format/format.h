#pragma once

#include "model/design/design.h"
#include "model/design/place.h"
#include "model/design/problem.h"

#include <atomic>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace model {

/// Something of the design that a format cannot hold.
struct Loss {
    Place place = {};
    Message message = {};
};

/// The text of a file, and what is not in it.
struct Written {
    std::string text = {};
    std::vector<Loss> losses = {};
};

struct ReadOptions {
    std::string fileName = {};                                   ///< For problems; empty: bytes from elsewhere.
    std::function<void(std::size_t, std::size_t)> progress = {}; ///< Bytes done, bytes in all; from the reading thread.
    const std::atomic<bool> *cancelled = nullptr; ///< Set it, and the reader soon gives up with a problem.
};

/// A file format: a row of the table below. Everything that differs between formats stands here.
struct Format {
    const char *id;                      ///< "hashrange": on the command line and in files.
    const char *title;                   ///< Marked for translation in context "Formats".
    std::vector<std::string> extensions; ///< With the dot, the one for new files first.
    bool (*recognises)(std::string_view bytes);
    /// Errors: problems with their place; the design is never half read.
    Result<Design> (*read)(std::string_view bytes, const ReadOptions &options);
    Written (*write)(const Design &design);
};

inline constexpr std::size_t largestFileBytes = 200'000'000;
inline constexpr std::size_t deepestNesting = 200; ///< Of JSON in a file; an item has at most 32 levels.

/// Our own project file first, it is what new models are saved as.
const std::vector<Format> &formats();
const Format *formatById(std::string_view id);
/// By the longest extension that fits; null if none does.
const Format *formatByFileName(std::string_view fileName);
/// By content; null: none of ours, and readModel tells why.
const Format *recogniseFormat(std::string_view bytes);

/// Reads a model in whichever format it is.
/// Errors: too large, empty, not UTF-8, not JSON, cut off, nested too deep (each with its place); a file that is no
///         model, by the first key that is wrong; a newer version of our own format; cancelled.
Result<Design> readModel(std::string_view bytes, const ReadOptions &options = {});

/// readFile (format/file.h) and readModel; problems name the file.
Result<Design> openModel(const std::string &path, ReadOptions options = {});

}
