#include "model/deploy/to_requests.h"

#include "engine/request/definition.h"

namespace model {

engine::CreateTableInput createTableRequest(const engine::TableDescription &description) {
    engine::CreateTableInput input = engine::createTableInput(description);
    // Global indexes of a provisioned table have units of their own; those that a model names none for get the table's.
    if (input.provisionedThroughput && input.globalSecondaryIndexes)
        for (engine::IndexInput &index : *input.globalSecondaryIndexes)
            if (index.provisionedThroughput == engine::ProvisionedThroughput())
                index.provisionedThroughput = input.provisionedThroughput;
    for (auto *indexes : {&input.localSecondaryIndexes, &input.globalSecondaryIndexes}) {
        if (!*indexes) continue;
        for (engine::IndexInput &index : **indexes) // an empty list is one that is not given
            if (index.projection && index.projection->nonKeyAttributes && index.projection->nonKeyAttributes->empty())
                index.projection->nonKeyAttributes.reset();
    }
    return input;
}

std::vector<engine::PutItemInput> putItemRequests(const TableDesign &table) {
    std::vector<engine::PutItemInput> requests;
    for (const auto &item : *table.items)
        if (item->damaged.empty()) requests.push_back({.tableName = table.name(), .item = item->blob});
    return requests;
}

}
