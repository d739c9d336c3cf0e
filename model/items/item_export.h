#pragma once

#include "model/design/table_design.h"
#include "model/format/format.h"
#include "model/items/items_format.h"

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace model {

struct ExportOptions {
    ItemsFormat format = ItemsFormat::Csv;
    char delimiter = ',';                      ///< CSV only.
    bool byteOrderMark = false;                ///< CSV only: Excel takes a file for UTF-8 by it.
    std::vector<std::size_t> itemIndexes = {}; ///< Into the table's items, in this order; empty: all of them.
};

/// What the file does not say.
struct Exported {
    std::size_t items = 0;
    std::vector<Message> losses = {};
};

/// Writes items piece by piece to `write`, which answers whether to go on. CSV has a typed header ("age:N"; "x:JSON"
/// where an attribute's types differ), keys first, and says by "" that a text is empty and by nothing that there is no
/// value. Numbers keep their spelling. BatchWrite: a request for each 25 items, one on a line.
/// Reading it again gives equal items for every format that is lossless; what a file cannot hold is told.
/// Errors: cancelled, or `write` gave up.
Result<Exported> exportItems(const TableDesign &table, const ExportOptions &options,
    const std::function<bool(std::string_view)> &write, const ReadOptions &progress = {});

/// The same as one text.
std::string exportedText(const TableDesign &table, const ExportOptions &options);

}
