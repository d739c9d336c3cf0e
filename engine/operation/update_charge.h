#pragma once

#include "engine/expression/update.h"

#include <cstddef>

namespace engine {

/// Bytes that UpdateItem holds against the item size limit for an UpdateExpression, beside the finished item: what it
/// writes and a cost for each clause, whatever it finds in the item. Attributes that it leaves alone, the key among
/// them, are not in it, so that with a short key the limit is a little below 400 KB. Only UpdateItem itself asks for
/// this: AttributeUpdates, transactions and PartiQL measure the finished item alone.
/// Source: measured by third parties against the service (Parity Suite, tests on item size by surface, 2026), where 22
///         of 33 regions count like this, us-east-1 among them.
std::size_t chargedBytes(const Update &update);

}
