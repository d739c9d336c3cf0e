#include "model/deploy/from_endpoint.h"

#include "model/edit/edit_table.h"

#include <algorithm>

namespace model {

Result<TableDesign> tableFrom(
    engine::Endpoint &endpoint, const std::string &tableName, std::size_t mostItems, const ReadOptions &options) {
    TRY(auto described, engine::call(endpoint, engine::DescribeTableInput{.tableName = tableName}));
    TableDesign table{.description = std::move(described.table.description)};
    TRY(const auto expiry, engine::call(endpoint, engine::DescribeTimeToLiveInput{.tableName = tableName}));
    table.description.timeToLiveAttribute = expiry.timeToLiveDescription.attributeName.value_or("");
    agreeOnTypes(table);
    const auto there = static_cast<std::size_t>(std::max<std::int64_t>(described.table.state.itemCount, 0));
    const std::size_t wanted = std::min(mostItems, there);
    std::vector<Shared<SampleItem>> items;
    engine::ScanInput scan{.tableName = tableName};
    while (items.size() < mostItems) {
        if (options.cancelled && options.cancelled->load(std::memory_order_relaxed))
            return refusal({"Data", TRANSLATABLE("Data", "Cancelled."), {}});
        constexpr std::size_t atOnce = 1'000;
        scan.limit = static_cast<std::int64_t>(std::min(mostItems - items.size(), atOnce));
        TRY(auto page, engine::call(endpoint, scan));
        for (auto &item : page.items.blobs()) items.emplace_back(SampleItem{.blob = std::move(item)});
        if (options.progress) options.progress(items.size(), std::max(wanted, items.size()));
        if (!page.lastEvaluatedKey) break;
        scan.exclusiveStartKey = std::move(page.lastEvaluatedKey);
    }
    table.items = Shared(std::move(items));
    return table;
}

}
