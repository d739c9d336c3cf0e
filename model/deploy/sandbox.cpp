#include "model/deploy/sandbox.h"

#include "engine/base/limits.h"
#include "engine/engine.h"
#include "engine/request/constraints.h"
#include "engine/schema/key_checks.h"
#include "engine/schema/secondary_index.h"
#include "engine/storage/fair_lock.h"
#include "model/deploy/to_requests.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <set>
#include <type_traits>
#include <unordered_map>

namespace model {

namespace {

template <class Input, class... Candidates> constexpr bool isOneOf = (std::is_same_v<Input, Candidates> || ...);
template <class Input> constexpr bool reads = isOneOf<Input, engine::DescribeTableInput, engine::ListTablesInput,
    engine::GetItemInput, engine::QueryInput, engine::ScanInput, engine::BatchGetItemInput,
    engine::TransactGetItemsInput, engine::DescribeTimeToLiveInput, engine::ListTagsOfResourceInput,
    engine::DescribeLimitsInput, engine::DescribeEndpointsInput, engine::DescribeContinuousBackupsInput,
    engine::ListStreamsInput, engine::DescribeStreamInput, engine::GetShardIteratorInput, engine::GetRecordsInput>;

/// What DynamoDB says to an item, and the key that it would have.
struct Verdict {
    engine::Bytes key; ///< The key attributes as a blob; empty: refused.
    std::string attributeName, why;
};

bool fits(engine::ItemView item, const engine::KeyAttribute &key) {
    const auto value = item.find(key.name);
    if (!value || value->type() != static_cast<engine::Type>(key.type)) return false;
    return value->type() == engine::Type::N || !value->text().empty();
}

/// The attribute that a refusal of the key is about.
std::string misfit(engine::ItemView item, const engine::KeySchema &key) {
    for (const engine::KeyAttribute &attribute : key.attributes())
        if (!fits(item, attribute)) return attribute.name;
    return {};
}

std::string misfitOfIndexes(engine::ItemView item, const engine::TableDescription &table) {
    for (const auto *indexes : {&table.localSecondaryIndexes, &table.globalSecondaryIndexes})
        for (const engine::SecondaryIndex &index : *indexes)
            for (const engine::KeyAttribute &attribute : index.keySchema.attributes())
                if (item.find(attribute.name) && !fits(item, attribute)) return attribute.name;
    return {};
}

Verdict judge(const SampleItem &item, const engine::TableDescription &table) {
    if (!item.damaged.empty()) return {{}, item.damaged.front().attributeName, item.damaged.front().why};
    const engine::ItemView view(item.blob);
    if (engine::sizeInBytes(view) > engine::limits::itemBytes)
        return {{}, {}, "Item size has exceeded the maximum allowed size"};
    auto key = engine::keyOf(view, table.keySchema);
    if (!key) return {{}, misfit(view, table.keySchema), key.error().message};
    if (const auto indexes = engine::checkIndexKeys(view, table); !indexes)
        return {{}, misfitOfIndexes(view, table), indexes.error().message};
    return {std::move(key->bytes), {}, {}};
}

engine::TableDescription sandboxed(engine::TableDescription description) {
    description.deletionProtection = false; // the sandbox itself has to drop what a design no longer has
    return description;
}

/// A table as the engine holds it.
struct Held {
    Shared<TableDesign> shown;
    bool exists = false;
    std::map<engine::Bytes, Shared<SampleItem>, std::less<>> items; ///< By key: what the engine has.
    std::unordered_map<const SampleItem *, Verdict> verdicts;       ///< Of the items shown.
    std::vector<Refused> refused;
};

}

struct Sandbox::Parts {
    std::unique_ptr<engine::Engine> engine;
    engine::FairLock lock; ///< A busy reader must not keep `show` out; the engine takes one request at a time anyway.
    std::map<std::string, Held, std::less<>> tables;
    std::vector<std::string> order;             ///< Of the design's tables.
    std::set<std::string, std::less<>> written; ///< Tables that requests may have changed since the last `show`.
    bool allWritten = false;

    Result<void> drop(const std::string &tableName) {
        const auto dropped = engine->execute(engine::DeleteTableInput{.tableName = tableName});
        if (!dropped && dropped.error().code != engine::Error::Code::ResourceNotFound)
            return tl::unexpected(dropped.error());
        return {};
    }

    /// Tables that requests created.
    Result<void> dropStrangers() {
        std::optional<std::string> after;
        do {
            TRY(const auto page, engine::call(*engine, engine::ListTablesInput{.exclusiveStartTableName = after}));
            for (const std::string &name : page.tableNames)
                if (!tables.contains(name)) CHECK(drop(name));
            after = page.lastEvaluatedTableName;
        } while (after);
        return {};
    }

    Result<void> create(const Shared<TableDesign> &table) {
        Held held{.shown = table, .items = {}, .verdicts = {}, .refused = {}};
        const engine::Request request = createTableRequest(sandboxed(table->description));
        engine::Result<void> created = engine::checkConstraints(request);
        if (created) {
            if (auto answer = engine->execute(request); !answer) created = tl::unexpected(answer.error());
        }
        if (!created) {
            if (created.error().code == engine::Error::Code::Internal) return tl::unexpected(created.error());
            held.refused.push_back({{.tableName = table->name()}, created.error().message});
        } else {
            held.exists = true;
            held.items = accepted(held, *table);
            CHECK(load(table->name(), held.items));
        }
        tables.insert_or_assign(table->name(), std::move(held));
        return {};
    }

    using Items = std::map<engine::Bytes, Shared<SampleItem>, std::less<>>;

    /// The items that the table takes, by key; notes the others as refused.
    static Items accepted(Held &held, const TableDesign &table) {
        Items items;
        std::unordered_map<const SampleItem *, Verdict> verdicts;
        verdicts.reserve(table.items->size());
        held.refused.clear();
        for (std::size_t i = 0; i < table.items->size(); ++i) {
            const Shared<SampleItem> &item = (*table.items)[i];
            auto [place, isNew] = verdicts.try_emplace(&*item);
            if (isNew) {
                const auto known = held.verdicts.find(&*item);
                place->second = known != held.verdicts.end() ? known->second : judge(*item, table.description);
            }
            const Verdict &verdict = place->second;
            if (verdict.key.empty())
                held.refused.push_back({
                    {.tableName = table.name(), .attributeName = verdict.attributeName, .itemIndex = i},
                    verdict.why
                });
            else if (!items.try_emplace(verdict.key, item).second) // BatchWriteItem's words for two of a key
                held.refused.push_back({
                    {.tableName = table.name(), .itemIndex = i},
                    "Provided list of item keys contains duplicates"
                });
        }
        held.verdicts = std::move(verdicts);
        return items;
    }

    Result<void> load(const std::string &tableName, const Items &items) {
        std::vector<engine::ItemBlob> blobs;
        blobs.reserve(items.size());
        for (const auto &[key, item] : items) blobs.push_back(item->blob);
        CHECK(engine->load(tableName, blobs));
        return {};
    }

    /// The same table with other items: writes what differs.
    Result<void> update(Held &held, const Shared<TableDesign> &table) {
        Items target = accepted(held, *table);
        Items changed;
        for (const auto &[key, item] : target) {
            const auto before = held.items.find(key);
            if (before == held.items.end() || (!before->second.same(item) && before->second->blob != item->blob))
                changed.emplace(key, item);
        }
        for (const auto &[key, item] : held.items)
            if (!target.contains(key))
                CHECK(
                    engine->execute(engine::DeleteItemInput{.tableName = table->name(), .key = engine::ItemBlob{key}}));
        if (!changed.empty()) CHECK(load(table->name(), changed));
        held.items = std::move(target);
        held.shown = table;
        return {};
    }

    Result<void> showTable(const Shared<TableDesign> &table, bool wasWritten) {
        const auto found = tables.find(table->name());
        if (found == tables.end()) return create(table);
        Held &held = found->second;
        if (!wasWritten && held.shown.same(table)) return {};
        const bool sameTable = held.shown->description == table->description;
        if (!wasWritten && sameTable && held.shown->items.same(table->items)) {
            held.shown = table;
            return {};
        }
        // Deleting item by item is worth it for some only.
        constexpr std::size_t few = 1'000;
        std::size_t gone = 0;
        if (sameTable && held.exists) gone = held.items.size() - std::min(held.items.size(), table->items->size());
        if (!wasWritten && sameTable && held.exists && gone <= few) return update(held, table);
        CHECK(drop(table->name()));
        return create(table);
    }
};

std::string refusedText(const Refused &refused) {
    std::string text = refused.place.tableName;
    if (refused.place.itemIndex) text += ", item " + std::to_string(*refused.place.itemIndex + 1);
    if (!refused.place.attributeName.empty()) text += ", " + refused.place.attributeName;
    return text + ": " + refused.why;
}

Sandbox::Sandbox(std::unique_ptr<Parts> parts) : m_parts(std::move(parts)) {}
Sandbox::~Sandbox() = default;

Result<std::unique_ptr<Sandbox>> Sandbox::make() {
    auto parts = std::make_unique<Parts>();
    TRY(parts->engine, engine::Engine::inMemory());
    return std::unique_ptr<Sandbox>(new Sandbox(std::move(parts)));
}

Result<void> Sandbox::show(const Design &design) {
    Parts &parts = *m_parts;
    const std::scoped_lock lock(parts.lock);
    std::set<std::string, std::less<>> written;
    bool allWritten = false;
    written.swap(parts.written);
    std::swap(allWritten, parts.allWritten);
    const auto forget = [&](const std::string &name) -> Result<void> {
        CHECK(parts.drop(name));
        parts.tables.erase(name);
        return {};
    };
    for (const std::string &name : parts.order)
        if (design.table(name) == nullptr) CHECK(forget(name));
    parts.order.clear();
    for (const auto &table : design.tables) {
        parts.order.push_back(table->name());
        auto shown = parts.showTable(table, allWritten || written.contains(table->name()));
        if (!shown) {
            parts.allWritten = true; // nobody knows how far it came: the next `show` makes all anew
            return shown;
        }
    }
    if (allWritten || !written.empty()) CHECK(parts.dropStrangers());
    return {};
}

std::vector<Refused> Sandbox::refused() const {
    const std::scoped_lock lock(m_parts->lock);
    std::vector<Refused> all;
    for (const std::string &name : m_parts->order)
        if (const auto table = m_parts->tables.find(name); table != m_parts->tables.end())
            all.insert(all.end(), table->second.refused.begin(), table->second.refused.end());
    return all;
}

engine::Result<engine::Response> Sandbox::execute(const engine::Request &request) {
    const std::scoped_lock lock(m_parts->lock);
    std::visit(
        [&](const auto &input) {
            using Input = std::decay_t<decltype(input)>;
            if constexpr (!reads<Input>) {
                if constexpr (requires { m_parts->written.insert(input.tableName); })
                    m_parts->written.insert(input.tableName);
                else
                    m_parts->allWritten = true; // it may name many tables
            }
        },
        request);
    return m_parts->engine->execute(request);
}

engine::Result<engine::Preview> Sandbox::preview(const engine::Request &request) {
    const std::scoped_lock lock(m_parts->lock);
    return m_parts->engine->preview(request);
}

}
