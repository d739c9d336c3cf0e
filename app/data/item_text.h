#pragma once

#include "model/design/design.h"
#include "model/design/problem.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace app {

enum class ItemJson { DynamoDb, Plain };

/// JSON text laid out with two spaces, small parts on a line of their own; numbers keep their digits. What is no JSON
/// stays as it is.
std::string indentedJson(std::string_view json);

/// One item as an object, several as an array, an attribute a line. Damaged values are left out: they have no form in
/// DynamoDB's JSON.
std::string itemsToJson(const std::vector<engine::ItemView> &items, ItemJson form);
std::string itemsToJson(const model::TableDesign &table, const std::vector<std::size_t> &items, ItemJson form);

/// The items of a clipboard: one object or an array of them, in DynamoDB JSON or else plain.
/// Errors: not JSON, no object; of DynamoDB JSON what is wrong in it.
model::Result<std::vector<model::SampleItem>> itemsFromJson(std::string_view json);

/// A block of cells as spreadsheets exchange it: tabs between cells, line breaks between rows, quotes around either.
using CellBlock = std::vector<std::vector<std::string>>;
std::string toTabbedText(const CellBlock &block);
CellBlock fromTabbedText(std::string_view text);

}
