#include "engine/operation/operations.h"

#include <algorithm>

namespace engine {

Result<ListTablesOutput> run(Context &context, const ListTablesInput &input) {
    const auto names = context.store.tableNames();
    auto first = names.begin();
    if (input.exclusiveStartTableName) first = std::ranges::upper_bound(names, *input.exclusiveStartTableName);
    const auto count = std::min<std::int64_t>(names.end() - first, input.limit.value_or(100));
    ListTablesOutput output{
        .tableNames = {first, first + count}
    };
    if (first + count != names.end() && count > 0) output.lastEvaluatedTableName = output.tableNames.back();
    return output;
}

}
