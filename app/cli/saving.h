#pragma once

#include "app/cli/command.h"
#include "model/format/format.h"
#include "model/items/item_import.h"

#include <optional>
#include <string>

namespace app {

/// Writes a model to `path` ("-": standard output) in that format. What it cannot hold is told on `err`.
/// False: it could not be written, which is told too.
bool writeDesign(const model::Design &design, const model::Format &format, const std::string &path, Streams &streams);

/// Writes a model to `path` ("-": standard output), in the format that its name tells, else as our own; what that
/// cannot hold is told on `err`. `sameAs`: the file that it was read from: written over, it keeps its format.
/// False: it could not be written, which is told too.
bool saveDesign(const model::Design &design, const std::string &path, Streams &streams, const std::string &sameAs = {});

/// Items from a file, a folder (an export to S3) or standard input ("-"). Errors are told on `err`.
std::optional<model::ItemsInput> readItemsInput(const std::string &path, Streams &streams);

/// Notes, the first refused rows and where all of them are; saves them to `path` unless it is empty.
/// False: they could not be saved.
bool tellRefused(const model::ImportPlan &plan, const std::vector<model::RefusedRow> &refused, const std::string &path,
    Streams &streams);
void tellNotes(const std::vector<model::Message> &notes, Streams &streams);

}
