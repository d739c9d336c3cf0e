#pragma once

#include "model/format/format.h"

namespace model {

/// NoSQL Workbench's model JSON, from the preview's to version 3.0 and the web modeler's. What we do not know stays in
/// its place, values that DynamoDB would refuse are kept and flagged, and an untouched design is written back as the
/// file was.
/// Errors: the first key that is wrong, by its JSON path and line; what else the file seems to be.
/// Source: reconstructed from public files; AWS publishes no schema.
Result<Design> readWorkbench(std::string_view bytes, const ReadOptions &options);
Written writeWorkbench(const Design &design);
bool looksLikeWorkbench(std::string_view bytes);

}
