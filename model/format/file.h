#pragma once

#include "model/design/problem.h"

#include <string>
#include <string_view>

namespace model {

/// The bytes of a file; "-" is no special name here.
/// Errors: missing, a folder or another thing that is no file, not readable, larger than `largestBytes`; each with the
///         system's reason where it has one. Problem::file is the path.
Result<std::string> readFile(const std::string &path, std::size_t largestBytes);

/// Writes the whole file or nothing: beside it, flushed to the disk, then renamed over it. An existing file keeps its
/// permissions, and a symbolic link stays one and its target is written.
/// Errors: the system's reason (full disk, a folder that cannot be written, …); the old file is then as it was and
///         nothing is left beside it.
Result<void> writeFile(const std::string &path, std::string_view bytes);

}
