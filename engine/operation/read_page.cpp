#include "engine/operation/read_page.h"

#include "engine/base/limits.h"
#include "engine/capacity/consumed.h"
#include "engine/capacity/units.h"
#include "engine/expression/condition_eval.h"
#include "engine/schema/key_checks.h"
#include "engine/schema/secondary_index.h"
#include "engine/storage/tree_key.h"

#include <algorithm>
#include <set>

namespace engine {

namespace {

ItemBlob cursorAt(ItemView entry, const std::vector<KeyAttribute> &attributes) {
    ItemBuilder cursor;
    for (const auto &attribute : attributes) {
        if (const auto value = entry.find(attribute.name)) cursor.add(attribute.name, *value);
    }
    return cursor.finish();
}

bool lacks(const PageRequest &request, std::span<const DocumentPath> paths) {
    if (request.index == nullptr) return false;
    return std::ranges::any_of(paths, [&](const DocumentPath &path) {
        return !projects(request.index->definition, request.table->description.keySchema, path.attributeName());
    });
}

/// Turns entries into the items of a page.
class Reader {
public:
    explicit Reader(const PageRequest &request) : m_request(request), m_consumed(request.table->description) {
        if (request.index == nullptr || request.index->global) return;
        m_filterNeedsTable = request.filter && lacks(request, pathsOf(*request.filter));
        m_answerNeedsTable = (request.projection && lacks(request, *request.projection)) ||
                             (request.select == Select::AllAttributes &&
                                 request.index->definition.projection.type != Projection::Type::All);
    }

    /// One entry examined: into the page, unless the filter has it out.
    Result<void> take(ItemView entry) {
        std::optional<ItemBlob> whole;
        if (m_filterNeedsTable) {
            TRY(whole, fetch(entry));
        }
        if (m_request.filter && !holds(*m_request.filter, whole ? ItemView(*whole) : entry)) return {};
        ++m_page.count;
        if (countsOnly()) return {};
        if (m_answerNeedsTable && !whole) {
            TRY(whole, fetch(entry));
        }
        const ItemView item = m_answerNeedsTable ? ItemView(*whole) : entry;
        if (m_request.projection)
            m_page.items.push_back(project(*m_request.projection, item));
        else
            m_page.items.push_back(item);
        return {};
    }

    ReadPageOutput finish(std::int64_t scannedCount, std::size_t scannedBytes, std::optional<ItemBlob> lastKey) {
        m_page.countOnly = countsOnly();
        m_page.scannedCount = scannedCount;
        m_page.scannedBytes = static_cast<std::int64_t>(scannedBytes);
        m_page.lastEvaluatedKey = std::move(lastKey);
        const auto units = readUnits(scannedBytes, mode());
        if (m_request.index != nullptr)
            m_consumed.addIndex(m_request.index->definition, units);
        else
            m_consumed.addTable(units);
        m_page.consumedCapacity = m_consumed.report(m_request.returnConsumedCapacity);
        return std::move(m_page);
    }

private:
    bool countsOnly() const { return m_request.select == Select::Count; }
    ReadMode mode() const { return m_request.consistentRead ? ReadMode::Consistent : ReadMode::Eventual; }

    Result<ItemBlob> fetch(ItemView entry) {
        auto &table = *m_request.table;
        const auto key = treeKey(entry, table.description.keySchema);
        if (!key) return failure(Error::Code::Internal, "The database file is damaged: an entry without its key");
        TRY(auto stored, table.items.tree.find(*key));
        if (!stored) return failure(Error::Code::Internal, "The database file is damaged: an entry without its item");
        m_consumed.addTable(readUnits(stored->bytes, mode()));
        return std::move(stored->item);
    }

    const PageRequest &m_request;
    ReadPageOutput m_page;
    Consumed m_consumed;
    bool m_filterNeedsTable = false, m_answerNeedsTable = false;
};

template <class Input> Result<void> checkSelectOf(const Input &input) {
    const char *projection = input.projectionExpression ? "ProjectionExpression"
                             : input.attributesToGet    ? "AttributesToGet"
                                                        : nullptr;
    if (input.select == Select::SpecificAttributes && projection == nullptr)
        return validation("Must specify the AttributesToGet or ProjectionExpression when choosing to get "
                          "SPECIFIC_ATTRIBUTES");
    if (input.select == Select::AllProjectedAttributes && !input.indexName)
        return validation("One or more parameter values were invalid: ALL_PROJECTED_ATTRIBUTES can be used only when "
                          "Querying using an IndexName");
    if (projection != nullptr && input.select && input.select != Select::SpecificAttributes) {
        const char *names[] = {"ALL_ATTRIBUTES", "ALL_PROJECTED_ATTRIBUTES", "SPECIFIC_ATTRIBUTES", "COUNT"};
        return validation(std::string("Cannot specify the ") + projection + " when choosing to get " +
                          names[static_cast<int>(*input.select)]);
    }
    return {};
}

}

Result<ReadPageOutput> readPage(Context &, const PageRequest &request) {
    Reader reader(request);
    const auto cursor = cursorAttributes(*request.table, request.index);
    std::int64_t scannedCount = 0;
    std::size_t scannedBytes = 0;
    std::optional<ItemBlob> lastKey;
    const auto visit = [&](StoredItemView entry) -> Result<bool> {
        ++scannedCount;
        scannedBytes += entry.bytes;
        CHECK(reader.take(entry.item));
        // The service does not look ahead: a page that ends here names a last key even if nothing follows.
        if (scannedCount != request.limit && scannedBytes < limits::pageBytes) return true;
        lastKey = cursorAt(entry.item, cursor);
        return false;
    };
    auto &entries = request.index != nullptr ? *request.index->entries : request.table->items;
    CHECK(entries.tree.walk(request.range, request.direction, visit));
    return reader.finish(scannedCount, scannedBytes, std::move(lastKey));
}

Result<const StoredIndex *> indexFor(
    const StoredTable &table, const std::optional<std::string> &indexName, bool consistentRead) {
    if (!indexName) return nullptr;
    const auto *index = table.index(*indexName);
    if (index == nullptr) return validation("The table does not have the specified index: " + *indexName);
    if (index->global && consistentRead)
        return validation("Consistent reads are not supported on global secondary indexes");
    return index;
}

Result<void> checkSelect(const QueryInput &input) {
    return checkSelectOf(input);
}
Result<void> checkSelect(const ScanInput &input) {
    return checkSelectOf(input);
}

Result<void> checkSelection(const PageRequest &request) {
    if (request.index == nullptr || !request.index->global) return {};
    const auto &index = request.index->definition;
    if (request.select == Select::AllAttributes && index.projection.type != Projection::Type::All)
        return validation("One or more parameter values were invalid: Select type ALL_ATTRIBUTES is not supported for "
                          "global secondary index " +
                          index.indexName + " because its projection type is not ALL");
    std::vector<std::string> missing;
    for (const auto &path : request.projection.value_or(ProjectedPaths())) {
        const auto &name = path.attributeName();
        if (projects(index, request.table->description.keySchema, name)) continue;
        if (std::ranges::find(missing, name) == missing.end()) missing.push_back(name);
    }
    if (missing.empty()) return {};
    std::string list;
    for (const auto &name : missing) list += (list.empty() ? "" : ", ") + name;
    return validation("One or more parameter values were invalid: Global secondary index " + index.indexName +
                      " does not project [" + list + "]");
}

std::vector<KeyAttribute> cursorAttributes(const StoredTable &table, const StoredIndex *index) {
    auto attributes = table.description.keySchema.attributes();
    if (index == nullptr) return attributes;
    for (const auto &attribute : index->definition.keySchema.attributes()) {
        if (std::ranges::find(attributes, attribute) == attributes.end()) attributes.push_back(attribute);
    }
    return attributes;
}

Result<void> checkStartKeyPart(ItemView key, const KeyAttribute &attribute) {
    const auto value = key.find(attribute.name);
    if (!value) return validation("The provided starting key is invalid");
    return checkKeyPart(attribute, *value);
}

Result<Bytes> startKey(ItemView key, const StoredTable &table, const StoredIndex *index) {
    const auto &tableKey = table.description.keySchema;
    if (auto checked = checkKeyIn(key, tableKey); !checked)
        return validation("The provided starting key is invalid: " + checked.error().message);
    auto place = index == nullptr ? treeKey(key, tableKey) : treeKey(key, index->definition.keySchema, tableKey);
    if (!place) return validation("The provided starting key is invalid");
    return *std::move(place);
}

}
