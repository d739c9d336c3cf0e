#pragma once

#include "engine/endpoint.h"
#include "model/design/problem.h"
#include "model/format/format.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// Items that lie behind an endpoint, however many there are: where each page of them begins, and the few pages that
/// somebody looks at.
namespace model {

/// What is read: a table, it through an index, of either one item collection.
struct PageSource {
    std::string tableName = {}, indexName = {};
    /// Of the table's or index's key, all of its attributes; none: a Scan of everything.
    std::vector<std::pair<std::string, engine::ValueBlob>> partitionKey = {};
    bool operator==(const PageSource &) const = default;
};

/// Rows of a page; the last one has fewer.
inline constexpr std::size_t pageRows = 256;

/// The ExclusiveStartKey of a page; none: it is the first.
using PageStart = std::optional<engine::ItemBlob>;

/// One page from where it begins, in the order of Scan or Query. Ends early only where the source does.
/// Errors: the endpoint's.
Result<std::vector<engine::ItemBlob>> readPage(
    engine::Endpoint &endpoint, const PageSource &source, const PageStart &start);

/// Goes through the source without its items (Select COUNT) and tells where the pages begin, a few at a time, from the
/// calling thread: `rows` are those before the last of them. Gives the number of rows.
/// Errors: the endpoint's; cancelled.
using PagesFound = std::function<void(std::vector<engine::ItemBlob> starts, std::size_t rows)>;
Result<std::size_t> findPages(
    engine::Endpoint &endpoint, const PageSource &source, const PagesFound &found, const ReadOptions &options = {});

/// What of a source is at hand: the starts of the pages that are known, and pages up to a number of bytes. Those that
/// were looked at last stay. For one thread.
class ItemPages {
public:
    static constexpr std::size_t usualBytes = 64u << 20;

    /// `expectedRows`: what is believed until `finish` says it exactly.
    explicit ItemPages(std::size_t expectedRows = 0, std::size_t mostBytes = usualBytes);

    std::size_t rows() const { return m_rows; }
    bool isFinished() const { return m_finished; }
    /// How many rows can be read by now: up to the start of the page behind the last known one.
    std::size_t reachedRows() const { return m_finished ? m_rows : m_starts.size() * pageRows; }
    /// None: where the page begins is not known yet, or there is none.
    std::optional<PageStart> startOf(std::size_t page) const;
    bool holds(std::size_t page) const { return m_pages.contains(page); }
    std::size_t heldBytes() const { return m_bytes; }

    /// Null: it is not at hand.
    const engine::ItemBlob *item(std::size_t row) const;

    /// Of the pages from the second on, in their order. More rows than were expected raise their number.
    void addStarts(std::vector<engine::ItemBlob> starts);
    void finish(std::size_t rows);
    /// Pages that nobody looked at for the longest time go.
    void addPage(std::size_t page, std::vector<engine::ItemBlob> items);

private:
    struct Page {
        std::vector<engine::ItemBlob> items;
        std::size_t bytes = 0;
        mutable std::uint64_t looked = 0; ///< By m_clock.
    };
    std::size_t m_rows, m_mostBytes, m_bytes = 0;
    bool m_finished = false;
    std::vector<PageStart> m_starts;
    std::map<std::size_t, Page> m_pages;
    mutable std::uint64_t m_clock = 0;
};

}
