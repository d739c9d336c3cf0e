#pragma once

#include "model/design/table_design.h"

#include <cstddef>
#include <optional>

namespace model {

/// An item to begin with, as a person adds one beside `like` or of an entity type (its index): the shape of the last
/// item of its kind, with a key of its own. Keys follow the entity's templates, the last variable counted on until the
/// key is free ("ORDER#2024-03-12" → "ORDER#2024-03-13", "U002" → "U003"); attributes named as a variable take its
/// value; key attributes of indexes are filled so that it is in those its kind is in; other values are neutral (an
/// empty text, zero, false), sets are left out. In a table without items: what its keys, templates and declared
/// attributes tell.
SampleItem newItem(
    const TableDesign &table, std::optional<std::size_t> like = {}, std::optional<std::size_t> entity = {});

/// What follows a key part: the next day of a date, the next number in digits at the end, else a "2" behind it.
std::string nextKeyText(std::string_view text);

}
