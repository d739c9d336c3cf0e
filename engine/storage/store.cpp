#include "engine/storage/store.h"

#include "engine/request/codec.h"
#include "engine/request/definition.h"
#include "engine/value/item_blob.h"

#include <algorithm>
#include <mutex>

namespace engine {

namespace {

tl::unexpected<Error> damaged(const char *what) {
    return failure(Error::Code::Internal, std::string("The database file is damaged: ") + what);
}

constexpr std::size_t rowCacheBytes = 6 << 20;

/// The indexes of a description, each with whether it is global, in the order in which a table holds them.
std::vector<std::pair<const SecondaryIndex *, bool>> indexesOf(const TableDescription &description) {
    std::vector<std::pair<const SecondaryIndex *, bool>> list;
    for (const auto &index : description.localSecondaryIndexes) list.emplace_back(&index, false);
    for (const auto &index : description.globalSecondaryIndexes) list.emplace_back(&index, true);
    return list;
}

Result<void> recount(Entries &entries) {
    Counts counts;
    CHECK(entries.tree.walk({}, Direction::Forward, [&](StoredItemView entry) -> Result<bool> {
        ++counts.items;
        counts.bytes += static_cast<std::int64_t>(entry.bytes);
        return true;
    }));
    entries.counts = counts;
    return {};
}

}

const StoredIndex *StoredTable::index(std::string_view indexName) const {
    const auto index = std::ranges::find_if(
        indexes, [&](const StoredIndex &candidate) { return candidate.definition.indexName == indexName; });
    return index == indexes.end() ? nullptr : &*index;
}

TableInfo StoredTable::info() const {
    TableInfo info{description, state};
    info.state.itemCount = items.counts.items;
    info.state.tableSizeBytes = items.counts.bytes;
    info.state.indexes.clear();
    for (const auto &[definition, global, entries] : indexes)
        info.state.indexes.push_back(
            {definition.indexName, IndexStatus::Active, entries->counts.items, entries->counts.bytes});
    return info;
}

Store::Store(sqlite::Database database, bool onFile)
    : m_database(std::move(database)),
      m_catalog(m_database),
      m_streams(m_database),
      m_tokens(m_database),
      m_published(std::make_shared<Published>()),
      m_onFile(onFile) {}

Result<std::unique_ptr<Store>> Store::inMemory() {
    TRY(auto database, sqlite::Database::inMemory());
    return prepared(std::move(database), false);
}

Result<std::unique_ptr<Store>> Store::open(const std::string &path) {
    TRY(auto database, sqlite::Database::open(path));
    return prepared(std::move(database), true);
}

Result<std::unique_ptr<Store>> Store::prepared(sqlite::Database database, bool onFile) {
    std::unique_ptr<Store> store(new Store(std::move(database), onFile));
    store->m_rowCache = std::make_unique<RowCache>(rowCacheBytes);
    CHECK(store->m_catalog.prepare());
    // Only now: another program's file stays as it was.
    if (onFile) CHECK(store->m_database.execute("PRAGMA journal_mode=WAL"));
    CHECK(store->load());
    store->m_database.accept();
    return store;
}

Store::~Store() {
    // Without room for them the mark stays, and the next one to open the file counts anew.
    if (m_onFile && !m_countsAreStored) (void)saveCounts();
}

Result<std::unique_ptr<Store>> Store::reader() const {
    constexpr std::int64_t cacheBytes = 16 << 20;
    TRY(auto database, m_database.beside(cacheBytes));
    std::unique_ptr<Store> store(new Store(std::move(database), true));
    store->m_published = m_published;
    return store;
}

Result<void> Store::follow() {
    // Counted before the look, so a commit between the two is at worst seen without being counted.
    const auto commits = m_published->commits.load(std::memory_order_acquire);
    const bool isCommitting = commits % 2 != 0; // what one reader sees then, the next must not miss
    if (commits == m_seenCommits && !isCommitting && m_seenDefinitions != ~0ULL) return m_database.beginReading();
    m_database.endReading();
    // No definition changes between the look and the reading of its number: they belong together.
    const std::shared_lock lock(m_published->definitionsMutex);
    CHECK(m_database.beginReading());
    if (m_seenDefinitions != m_published->definitions) {
        m_tables.clear();
        m_seenDefinitions = ~0ULL;
        CHECK(loadTables());
        m_seenDefinitions = m_published->definitions;
    }
    m_seenCommits = commits;
    return {};
}

void Store::letGo() {
    if (m_seenCommits != m_published->commits.load(std::memory_order_acquire)) m_database.endReading();
}

Result<sqlite::Database> Store::logMover() const {
    return m_database.beside(1 << 20); // it copies pages beside its cache
}

Result<void> Store::loadTables() {
    TRY(auto rows, m_catalog.read());
    for (auto &row : rows) {
        const auto entriesOf = [&](std::string_view indexName) -> Result<std::shared_ptr<Entries>> {
            const auto tree = std::ranges::find(row.trees, indexName, &Catalog::TreeRow::indexName);
            if (tree == row.trees.end()) return damaged("a table or an index has no entries");
            return std::make_shared<Entries>(
                Entries{Tree(m_database, tree->id, m_onFile, cacheFor(indexName)), tree->counts});
        };
        TRY(auto items, entriesOf(""));
        auto table = std::make_shared<StoredTable>(
            StoredTable{row.id, std::move(row.description), std::move(row.state), std::move(*items), {}, {}, {}});
        table->recoverySince = row.recoverySince;
        for (const auto &[index, global] : indexesOf(table->description)) {
            TRY(auto entries, entriesOf(index->indexName));
            table->indexes.push_back({*index, global, std::move(entries)});
        }
        if (!m_tables.emplace(table->description.tableName, table).second) return damaged("a table is there twice");
    }
    TRY(const auto streams, m_streams.streams());
    for (const auto &stream : streams) {
        auto *table = find(stream.tableName);
        if (table != nullptr && !stream.endedEpochMillis) table->streamId = stream.id;
    }
    return {};
}

Result<void> Store::load() {
    CHECK(loadTables());
    TRY(m_countsAreStored, m_catalog.countsAreStored());
    if (m_countsAreStored) return {};
    for (const auto &[name, table] : m_tables) {
        CHECK(recount(table->items));
        for (const auto &index : table->indexes) CHECK(recount(*index.entries));
    }
    return {};
}

Result<void> Store::saveCounts() {
    TRY(auto transaction, sqlite::Transaction::begin(m_database));
    for (const auto &[name, table] : m_tables) {
        CHECK(m_catalog.storeCounts(table->items.tree.id(), table->items.counts));
        for (const auto &index : table->indexes)
            CHECK(m_catalog.storeCounts(index.entries->tree.id(), index.entries->counts));
    }
    CHECK(m_catalog.setCountsAreStored(true));
    return transaction.commit();
}

StoredTable *Store::find(std::string_view tableName) {
    const auto table = m_tables.find(tableName);
    return table == m_tables.end() ? nullptr : table->second.get();
}

Result<StoredTable *> Store::table(std::string_view tableName) {
    if (auto *table = find(tableName)) return table;
    return failure(Error::Code::ResourceNotFound, "Requested resource not found");
}

std::vector<std::string> Store::tableNames() const {
    std::vector<std::string> names;
    for (const auto &[name, table] : m_tables) names.push_back(name);
    return names;
}

Result<Store::Transaction> Store::begin() {
    TRY(auto began, sqlite::Transaction::begin(m_database));
    Transaction transaction(*this, std::move(began));
    if (m_onFile && m_countsAreStored) {
        CHECK(m_catalog.setCountsAreStored(false));
        m_countsAreStored = false;
        m_takeBack.emplace_back([this] { m_countsAreStored = true; });
    }
    return transaction;
}

Result<void> Store::Transaction::commit() {
    auto &published = *m_store->m_published;
    std::unique_lock lock(published.definitionsMutex, std::defer_lock);
    if (m_store->m_definitionsChanged) lock.lock();
    published.commits.fetch_add(1);
    auto committed = m_transaction.commit();
    if (committed && m_store->m_definitionsChanged) ++published.definitions;
    published.commits.fetch_add(1);
    CHECK(std::move(committed));
    if (m_store->m_rowCache) m_store->m_rowCache->keep();
    m_store.release()->forgetSteps();
    return {};
}

void Store::forgetSteps() {
    m_countsBefore.clear();
    m_takeBack.clear();
    m_definitionsChanged = false;
}

void Store::Transaction::TakeBack::operator()(Store *store) const {
    // Counts first: they may belong to a table that the other steps take away again.
    for (auto step = store->m_countsBefore.rbegin(); step != store->m_countsBefore.rend(); ++step)
        *step->first = step->second;
    for (auto step = store->m_takeBack.rbegin(); step != store->m_takeBack.rend(); ++step) (*step)();
    if (store->m_rowCache) store->m_rowCache->takeBack();
    store->forgetSteps();
}

void Store::count(Entries &entries, std::int64_t items, std::int64_t bytes) {
    m_countsBefore.emplace_back(&entries.counts, entries.counts);
    entries.counts.items += items;
    entries.counts.bytes += bytes;
}

Result<std::shared_ptr<Entries>> Store::createEntries(std::int64_t tableId, const std::string &indexName) {
    TRY(const auto id, m_catalog.insertTree(tableId, indexName));
    CHECK(Tree::create(m_database, id));
    return std::make_shared<Entries>(Entries{Tree(m_database, id, m_onFile, cacheFor(indexName)), {}});
}

Result<std::optional<std::int64_t>> Store::beginStream(
    const TableDescription &description, const TableState &state, std::int64_t epochMillis) {
    if (!description.streamViewType) return std::nullopt;
    return m_streams.begin({.tableName = description.tableName,
        .label = state.latestStreamLabel,
        .definition = encodeRequest(createTableInput(description)),
        .viewType = *description.streamViewType,
        .createdEpochMillis = epochMillis});
}

Result<StoredTable *> Store::createTable(TableDescription description, TableState state) {
    m_definitionsChanged = true;
    TRY(const auto id, m_catalog.insertTable(description, state));
    TRY(auto items, createEntries(id, ""));
    auto table = std::make_shared<StoredTable>(
        StoredTable{id, std::move(description), std::move(state), std::move(*items), {}, {}, {}});
    for (const auto &[index, global] : indexesOf(table->description)) {
        TRY(auto entries, createEntries(id, index->indexName));
        table->indexes.push_back({*index, global, std::move(entries)});
    }
    TRY(table->streamId, beginStream(table->description, table->state, table->state.creationEpochMillis));
    const auto &name = table->description.tableName;
    m_tables[name] = table;
    m_takeBack.emplace_back([this, name] { m_tables.erase(name); });
    return table.get();
}

Result<void> Store::deleteTable(StoredTable &table, std::int64_t epochMillis) {
    m_definitionsChanged = true;
    if (table.streamId) CHECK(m_streams.end(*table.streamId, epochMillis));
    CHECK(Tree::drop(m_database, table.items.tree.id()));
    for (const auto &index : table.indexes) CHECK(Tree::drop(m_database, index.entries->tree.id()));
    CHECK(m_catalog.eraseTable(table.id));
    const auto place = m_tables.find(table.description.tableName);
    m_takeBack.emplace_back([this, gone = place->second] { m_tables[gone->description.tableName] = gone; });
    m_tables.erase(place);
    return {};
}

Result<void> Store::changeTable(
    StoredTable &table, TableDescription description, TableState state, std::int64_t epochMillis) {
    m_definitionsChanged = true;
    CHECK(m_catalog.updateTable(table.id, description, state));
    std::vector<StoredIndex> indexes;
    for (const auto &[definition, global] : indexesOf(description)) {
        const auto *present = table.index(definition->indexName);
        auto entries = present != nullptr ? present->entries : nullptr;
        if (entries == nullptr) {
            TRY(entries, createEntries(table.id, definition->indexName));
        }
        indexes.push_back({*definition, global, std::move(entries)});
    }
    for (const auto &index : table.indexes) {
        if (description.index(index.definition.indexName) != nullptr) continue;
        CHECK(Tree::drop(m_database, index.entries->tree.id()));
        CHECK(m_catalog.eraseTree(index.entries->tree.id()));
    }
    auto streamId = table.streamId;
    if (description.streamViewType != table.description.streamViewType) {
        if (streamId) CHECK(m_streams.end(*streamId, epochMillis));
        TRY(streamId, beginStream(description, state, epochMillis));
    }
    m_takeBack.emplace_back([&table, before = table.description, stateBefore = table.state, old = table.indexes,
                                streamBefore = table.streamId] {
        table.description = before;
        table.state = stateBefore;
        table.indexes = old;
        table.streamId = streamBefore;
    });
    table.streamId = streamId;
    table.description = std::move(description);
    table.state = std::move(state);
    table.indexes = std::move(indexes);
    return {};
}

Result<void> Store::setRecovery(StoredTable &table, std::optional<std::int64_t> sinceEpochMillis) {
    CHECK(m_catalog.setRecovery(table.id, sinceEpochMillis));
    m_takeBack.emplace_back([&table, before = table.recoverySince] { table.recoverySince = before; });
    table.recoverySince = sinceEpochMillis;
    return {};
}

}
