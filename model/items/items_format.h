#pragma once

#include "model/items/byte_source.h"
#include "model/items/json_records.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace model {

/// The forms in which items go in and out; the index of its row below.
enum class ItemsFormat : unsigned char { Csv, JsonLines, Json, PlainJsonLines, PlainJson, BatchWrite, S3Export };

struct ItemsFormatRow {
    ItemsFormat format;
    const char *id;        ///< "csv": on the command line.
    const char *title;     ///< Marked for translation in context "Items".
    const char *extension; ///< With the dot.
    bool lossless;         ///< What it writes, it reads again as it was. Plain JSON knows no sets and no binary.
};
const std::vector<ItemsFormatRow> &itemsFormats();
const ItemsFormatRow &rowOf(ItemsFormat format);
const ItemsFormatRow *itemsFormatById(std::string_view id);

/// What the beginning of a file shows.
struct RecognisedItems {
    ItemsFormat format = ItemsFormat::Csv;
    JsonLayout layout = JsonLayout::Lines; ///< Of the JSON formats.
    TextEncoding encoding = TextEncoding::Utf8;
    char delimiter = ','; ///< Of CSV.
};
/// By content, never by name. `firstText` is some beginning of it as UTF-8.
/// Errors: empty; a model or a template, which are opened and not imported.
Result<RecognisedItems> recogniseItems(std::string_view firstText);

/// The attributes within a JSON record: of {"Item": …}, {"PutRequest": {"Item": …}}, a change's "NewImage", or the
/// object itself. `json` is checked JSON, an object.
/// Errors: a deletion, which is no item.
Result<std::string_view> attributesIn(std::string_view json);

}
