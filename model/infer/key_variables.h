#pragma once

#include "model/design/table_design.h"

#include <cstddef>
#include <optional>
#include <set>
#include <string>

namespace model {

/// The variables of an entity type's templates for the table's key; of a key attribute without one the attribute.
std::set<std::string> keyVariablesOf(const TableDesign &table, const EntityType &entity);

/// The entity type whose key variables this one's contain, the one with the most of them: {userId, orderDate} is of
/// {userId}. None: it stands by itself.
std::optional<std::size_t> parentOf(const TableDesign &table, std::size_t entity);

}
