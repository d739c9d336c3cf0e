#pragma once

#include "model/format/format.h"

namespace model {

inline constexpr int projectFileVersion = 1;

/// Our own file, NAME.hashrange.json: everything that a design holds, in a stable order, one attribute of an item per
/// line; the canvas's layout and what other formats said stand last, so that a diff begins with what people changed.
/// Members that we do not know are kept.
/// Errors: the first member that is wrong, by its JSON path and line; a version newer than `projectFileVersion`.
Result<Design> readProject(std::string_view bytes, const ReadOptions &options);
Written writeProject(const Design &design); ///< Without losses.
bool looksLikeProject(std::string_view bytes);

}
