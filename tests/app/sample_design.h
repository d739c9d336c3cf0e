#pragma once

#include "model/design/design.h"

#include <string>
#include <vector>

namespace app {

/// A shop in one table, as a modeller draws it: users with orders and their items, products with reviews; GSI1 is
/// overloaded and projects status, total and qty; GSI2 is sparse; LSI1 is keys only. One order lacks its GSI1 keys.
model::Design shopDesign();
/// A table of any size: `items` in collections of ten, entity Reading, sensor and time as keys.
model::Design largeDesign(std::size_t items);
/// A table with the given key ("PK", "SK" of type S) and items in DynamoDB JSON.
model::Design designOf(const std::string &tableName, const std::vector<std::string> &items);

/// The item as DynamoDB JSON.
std::string itemJson(const model::Design &design, std::size_t item, std::size_t table = 0);

}
