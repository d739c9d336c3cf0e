#pragma once

#include "model/design/place.h"
#include "model/edit/index_edits.h"

#include <string>

/// Tables, indexes and entity types alike: what new ones begin with, and edits of the one that a place names.
/// Everything that is made, copied or removed by hand, from the menu, the canvas or an empty page, goes through here.
namespace model {

/// With the key of single-table design: PK and SK of type S.
engine::TableDescription newTable(std::string name);
/// An overloaded index: generic key names of its own that any entity may fill; a local one has the table's partition
/// key.
engine::SecondaryIndex newIndex(const TableDesign &table, const std::string &name, IndexKind kind);

/// The name of the index, entity type or table that the place is.
const std::string &partName(const Place &part);
/// Where one of that kind and another name would be, beside it.
Place besidePart(Place part, const std::string &name);
bool hasPart(const Design &design, const Place &part);

/// Errors as duplicateTable, duplicateIndex, duplicateEntityType and their likes.
Result<Design> duplicatePart(Design design, const Place &part, const std::string &newName);
Result<Design> removePart(Design design, const Place &part);

}
