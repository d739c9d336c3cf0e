#pragma once

#include "engine/base/error.h"
#include "engine/request/table_requests.h"
#include "engine/schema/table_description.h"

#include <string>
#include <vector>

/// The rules of table definitions, in DynamoDB's texts and order of complaint. What a member alone breaks (a name's
/// length, an enum) is told before, by request/constraints.h.
namespace engine {

/// Errors: Validation.
Result<TableDescription> tableFrom(const CreateTableInput &input);

/// A global index that UpdateTable adds. `definitions`: those of the request.
/// Errors: Validation.
Result<SecondaryIndex> globalIndexFrom(
    const IndexInput &input, const std::vector<AttributeDefinition> &definitions, BillingMode billingMode);

/// Units that no one may ask for. `where`: what the text ends with.
/// Errors: Validation, "Given value 1000000000001 for ReadCapacityUnits is out of bounds".
Result<void> checkBounds(const ProvisionedThroughput &throughput, const std::string &where = "");

/// Limits over the whole table, to be asked again when an index is added: number of indexes, projected attributes,
/// index names that occur twice, an attribute with two types.
Result<void> checkIndexes(const TableDescription &table);

}
