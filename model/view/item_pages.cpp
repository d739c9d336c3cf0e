#include "model/view/item_pages.h"

#include "model/design/message.h"

#include <algorithm>

namespace model {

namespace {

template <class Input> Input inputOf(const PageSource &source) {
    Input input;
    input.tableName = source.tableName;
    if (!source.indexName.empty()) input.indexName = source.indexName;
    return input;
}

engine::QueryInput queryOf(const PageSource &source) {
    auto input = inputOf<engine::QueryInput>(source);
    engine::AttributeNames names;
    engine::AttributeValues values;
    std::string condition;
    for (const auto &[name, value] : source.partitionKey) {
        const std::string number = std::to_string(names.size());
        condition += (condition.empty() ? "#k" : " AND #k") + number + " = :v" + number;
        names["#k" + number] = name;
        values[":v" + number] = value;
    }
    input.keyConditionExpression = condition;
    input.expressionAttributeNames = std::move(names);
    input.expressionAttributeValues = std::move(values);
    return input;
}

/// The next rows behind `start`, at most `limit`.
Result<engine::ReadPageOutput> read(
    engine::Endpoint &endpoint, const PageSource &source, PageStart start, std::size_t limit, bool count) {
    const auto ask = [&](auto input) -> Result<engine::ReadPageOutput> {
        input.exclusiveStartKey = std::move(start);
        input.limit = static_cast<std::int64_t>(limit);
        if (count) input.select = engine::Select::Count;
        TRY(auto page, engine::call(endpoint, std::move(input)));
        return engine::ReadPageOutput(std::move(page));
    };
    return source.partitionKey.empty() ? ask(inputOf<engine::ScanInput>(source)) : ask(queryOf(source));
}

}

Result<std::vector<engine::ItemBlob>> readPage(
    engine::Endpoint &endpoint, const PageSource &source, const PageStart &start) {
    std::vector<engine::ItemBlob> items;
    PageStart next = start;
    do { // an answer has 1 MB at most
        TRY(auto page, read(endpoint, source, next, pageRows - items.size(), false));
        std::ranges::move(page.items.blobs(), std::back_inserter(items));
        next = std::move(page.lastEvaluatedKey);
    } while (next && items.size() < pageRows);
    return items;
}

Result<std::size_t> findPages(
    engine::Endpoint &endpoint, const PageSource &source, const PagesFound &found, const ReadOptions &options) {
    constexpr std::size_t toldAtOnce = 64;
    std::vector<engine::ItemBlob> starts;
    std::size_t rows = 0;
    PageStart next;
    do {
        if (options.cancelled && options.cancelled->load(std::memory_order_relaxed))
            return refusal({"Data", TRANSLATABLE("Data", "Cancelled."), {}});
        TRY(auto page, read(endpoint, source, next, pageRows - rows % pageRows, true));
        rows += static_cast<std::size_t>(page.scannedCount);
        next = std::move(page.lastEvaluatedKey);
        if (next && rows % pageRows == 0 && page.scannedCount > 0) starts.push_back(*next);
        if (starts.size() == toldAtOnce) found(std::exchange(starts, {}), rows);
    } while (next);
    if (!starts.empty()) found(std::move(starts), rows);
    return rows;
}

ItemPages::ItemPages(std::size_t expectedRows, std::size_t mostBytes)
    : m_rows(expectedRows), m_mostBytes(mostBytes), m_starts{PageStart()} {}

std::optional<PageStart> ItemPages::startOf(std::size_t page) const {
    if (page >= m_starts.size() || page * pageRows >= m_rows) return std::nullopt;
    return m_starts[page];
}

const engine::ItemBlob *ItemPages::item(std::size_t row) const {
    const auto found = m_pages.find(row / pageRows);
    if (found == m_pages.end() || row % pageRows >= found->second.items.size()) return nullptr;
    found->second.looked = ++m_clock;
    return &found->second.items[row % pageRows];
}

void ItemPages::addStarts(std::vector<engine::ItemBlob> starts) {
    for (engine::ItemBlob &start : starts) m_starts.emplace_back(std::move(start));
    m_rows = std::max(m_rows, (m_starts.size() - 1) * pageRows);
}

void ItemPages::finish(std::size_t rows) {
    m_rows = rows;
    m_finished = true;
}

void ItemPages::addPage(std::size_t page, std::vector<engine::ItemBlob> items) {
    Page added{.items = std::move(items), .looked = ++m_clock};
    for (const engine::ItemBlob &item : added.items) added.bytes += sizeof(item) + item.bytes.capacity();
    m_bytes += added.bytes;
    if (const auto there = m_pages.find(page); there != m_pages.end()) m_bytes -= there->second.bytes;
    m_pages.insert_or_assign(page, std::move(added));
    while (m_bytes > m_mostBytes && m_pages.size() > 2) { // what is on the screen may lie on two
        const auto oldest = std::ranges::min_element(m_pages, {}, [](const auto &held) { return held.second.looked; });
        m_bytes -= oldest->second.bytes;
        m_pages.erase(oldest);
    }
}

}
