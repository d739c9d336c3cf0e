#pragma once

#include "engine/request/item_requests.h"
#include "engine/request/table_requests.h"
#include "model/design/table_design.h"

#include <vector>

namespace model {

/// The request that creates the table with its indexes. TTL is not part of it: CreateTable knows none.
engine::CreateTableInput createTableRequest(const engine::TableDescription &description);

/// A request for each sample item that is wholly made of DynamoDB values; what DynamoDB thinks of its keys is for the
/// endpoint to say.
std::vector<engine::PutItemInput> putItemRequests(const TableDesign &table);

}
