#pragma once

#include "model/design/design.h"
#include "model/design/place.h"
#include "model/design/problem.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace model {

/// What someone types into a cell of that type: S the text itself, N digits (kept as typed), B base64, BOOL true or
/// false, NULL nothing or null; M, L and sets as DynamoDB JSON of the content ({"city": {"S": "Oslo"}}, ["a", "b"]) or
/// of the whole value ({"SS": ["a", "b"]}).
/// Errors: DynamoDB's text for the value.
Result<engine::ValueBlob> valueFromText(engine::Type type, std::string_view text);

/// One attribute of one item: `tableName`, `itemIndex` and `attributeName` of a Place are used.
/// Setting one that was damaged heals it. Keys may be set to anything, duplicates too: the sandbox tells.
Result<Design> setAttribute(Design design, const Place &cell, engine::Type type, std::string_view text);
Result<Design> setAttributeJson(Design design, const Place &cell, std::string_view dynamoDbJson);
Result<Design> removeAttribute(Design design, const Place &cell); ///< One that is not there is no error.

struct CellValue {
    std::size_t itemIndex = 0;
    std::string attributeName = {};
    engine::ValueBlob value = {}; ///< Without bytes: the attribute is taken away.
};
/// The item with these cells, whatever their `itemIndex`. The order of attributes and the spelling of others stay.
SampleItem withCells(const SampleItem &item, const std::vector<CellValue> &cells);

/// Many at once, as paste and fill down do. All or none.
Result<Design> setAttributes(Design design, std::string_view tableName, std::vector<CellValue> cells);

/// Attributes that the table does not know are declared. Errors: larger than 400 KB.
Result<Design> addItem(Design design, std::string_view tableName, engine::ItemBlob item, std::string facet = {});
Result<Design> insertItems(
    Design design, std::string_view tableName, std::size_t atIndex, std::vector<SampleItem> items);
Result<Design> replaceItem(Design design, std::string_view tableName, std::size_t itemIndex, engine::ItemBlob item);
/// Copies stand right behind their originals.
Result<Design> duplicateItems(Design design, std::string_view tableName, std::vector<std::size_t> itemIndexes);
Result<Design> removeItems(Design design, std::string_view tableName, std::vector<std::size_t> itemIndexes);

}
