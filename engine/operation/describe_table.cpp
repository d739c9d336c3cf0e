#include "engine/operation/operations.h"
#include "engine/operation/table_lookup.h"

namespace engine {

Result<DescribeTableOutput> run(Context &context, const DescribeTableInput &input) {
    TRY(const auto *table, tableForControl(context, input.tableName));
    return DescribeTableOutput{table->info()};
}

}
