#include "engine/partiql/run_statement.h"

#include "engine/base/encoding.h"
#include "engine/base/limits.h"
#include "engine/capacity/consumed.h"
#include "engine/expression/condition_eval.h"
#include "engine/operation/operations.h"
#include "engine/operation/read_page.h"
#include "engine/storage/tree_key.h"
#include "engine/value/key_bytes.h"

#include <algorithm>

namespace engine {

namespace {

/// Where a page ended: in which of the reads and, within it, behind which key.
struct Position {
    std::size_t read = 0;
    std::optional<ItemBlob> key{};
};

constexpr std::size_t hashBytes = 8;

Bytes scopeBytes(const std::string &scope) {
    const std::uint64_t hash = partitionHash(scope);
    Bytes bytes;
    for (std::size_t i = 0; i < hashBytes; ++i) bytes += static_cast<char>(hash >> (8 * i) & 0xFF);
    return bytes;
}

std::string tokenOf(const Position &position, const std::string &scope) {
    Bytes bytes = scopeBytes(scope);
    bytes += static_cast<char>(position.read);
    if (position.key) bytes += position.key->bytes;
    return base64(bytes);
}

Result<Position> positionOf(const std::string &token, const std::string &scope, std::size_t reads) {
    const auto bytes = fromBase64(token);
    if (!bytes || bytes->size() <= hashBytes) return validation("Invalid NextToken");
    if (!bytes->starts_with(scopeBytes(scope))) return validation("NextToken does not match request");
    Position position;
    position.read = static_cast<unsigned char>((*bytes)[hashBytes]);
    ItemBlob key{bytes->substr(hashBytes + 1)};
    if (position.read >= reads || !isWellFormedItem(key.bytes)) return validation("Invalid NextToken");
    if (!ItemView(key).empty()) position.key = std::move(key);
    return position;
}

/// Reads a SELECT part by part.
class Selection {
public:
    Selection(Context &context, StoredTable &table, const SelectPlan &plan, const StatementOptions &options)
        : m_context(context), m_table(table), m_plan(plan), m_options(options) {}

    Result<StatementResult> run() {
        Position position;
        if (m_options.nextToken) {
            TRY(position, positionOf(*m_options.nextToken, m_options.tokenScope, reads()));
        }
        for (; position.read < reads(); ++position.read, position.key.reset()) {
            if (m_scannedCount == m_options.limit || m_scannedBytes >= limits::pageBytes) {
                m_result.nextToken = tokenOf(position, m_options.tokenScope);
                break;
            }
            CHECK(m_plan.route == SelectPlan::Route::GetItem ? get(m_plan.keys[position.read]) : page(position));
            if (!m_result.lastEvaluatedKey) continue;
            m_result.nextToken = tokenOf({position.read, m_result.lastEvaluatedKey}, m_options.tokenScope);
            break;
        }
        return std::move(m_result);
    }

private:
    std::size_t reads() const {
        switch (m_plan.route) {
        case SelectPlan::Route::GetItem: return m_plan.keys.size();
        case SelectPlan::Route::Query: return m_plan.ranges.size();
        case SelectPlan::Route::Scan: break;
        }
        return 1;
    }

    Result<void> get(const ItemBlob &key) {
        const GetItemInput input{.tableName = m_table.description.tableName,
            .key = key,
            .consistentRead = m_options.consistentRead,
            .returnConsumedCapacity = m_options.returnConsumedCapacity};
        TRY(const auto output, engine::run(m_context, input));
        add(m_result.consumedCapacity, output.consumedCapacity);
        ++m_scannedCount;
        if (!output.item) return {};
        m_scannedBytes += sizeInBytes(ItemView(*output.item));
        if (!m_plan.filter || holds(*m_plan.filter, *output.item))
            m_result.items.push_back(select(m_plan.paths, *output.item));
        return {};
    }

    Result<void> page(const Position &position) {
        PageRequest request{.table = &m_table,
            .direction = m_plan.scanIndexForward ? Direction::Forward : Direction::Backward,
            .filter = m_plan.filter,
            .consistentRead = m_options.consistentRead,
            .returnConsumedCapacity = m_options.returnConsumedCapacity};
        if (m_options.limit) request.limit = *m_options.limit - m_scannedCount;
        if (m_plan.indexName) request.index = m_table.index(*m_plan.indexName);
        if (!m_plan.paths.empty()) request.projection = attributesOf(m_plan.paths);
        if (m_plan.route == SelectPlan::Route::Query) {
            TRY(request.range, rangeOf(m_plan.ranges[position.read], request.index));
        }
        if (position.key) {
            TRY(Bytes start, startKey(*position.key, m_table, request.index));
            const ByteRange &range = request.range;
            if (start < range.from || (!range.to.empty() && start >= range.to)) return validation("Invalid NextToken");
            if (m_plan.scanIndexForward)
                request.range.from = successor(start);
            else
                request.range.to = std::move(start);
        }
        TRY(auto output, readPage(m_context, request));
        add(m_result.consumedCapacity, output.consumedCapacity);
        m_scannedCount += output.scannedCount;
        m_scannedBytes += static_cast<std::size_t>(output.scannedBytes);
        for (const ItemView item : output.items) m_result.items.push_back(select(m_plan.paths, item));
        m_result.lastEvaluatedKey = std::move(output.lastEvaluatedKey);
        return {};
    }

    Result<ByteRange> rangeOf(const KeyClauses &clauses, const StoredIndex *index) const {
        TRY(const KeyRange keys,
            keyRange(clauses, index ? index->definition.keySchema : m_table.description.keySchema));
        const Bytes prefix = treePrefix(keys.partitionKey);
        return ByteRange{prefix + keys.from, keys.to ? prefix + *keys.to : prefixEnd(prefix)};
    }

    /// The attributes that the paths begin in; what is inside is picked afterwards, under its own name.
    static ProjectedPaths attributesOf(const std::vector<SelectedPath> &paths) {
        ProjectedPaths attributes;
        for (const SelectedPath &path : paths) {
            const DocumentPath attribute(path.path.attributeName());
            if (std::ranges::find(attributes, attribute) == attributes.end()) attributes.push_back(attribute);
        }
        return attributes;
    }

    Context &m_context;
    StoredTable &m_table;
    const SelectPlan &m_plan;
    const StatementOptions &m_options;
    StatementResult m_result;
    std::int64_t m_scannedCount = 0;
    std::size_t m_scannedBytes = 0;
};

/// What RETURNING asks for; none where that is nothing.
std::optional<ItemBlob> returned(const PlannedWrite &write, const WritePlan &plan) {
    switch (plan.returning) {
    case Returning::None: break;
    case Returning::AllOld: return write.before;
    case Returning::AllNew: return write.after;
    case Returning::ModifiedOld:
        if (write.before) return project(touchedBy(plan.update), *write.before);
        break;
    case Returning::ModifiedNew:
        if (write.after) return project(touchedBy(plan.update), *write.after);
        break;
    }
    return std::nullopt;
}

void add(std::optional<CapacityUnits> &sum, const std::optional<CapacityUnits> &more) {
    if (!more) return;
    if (!sum) sum.emplace();
    *sum += *more;
}

}

void add(std::optional<ConsumedCapacity> &sum, const std::optional<ConsumedCapacity> &more) {
    if (!more) return;
    if (!sum) {
        sum = more;
        return;
    }
    sum->capacityUnits += more->capacityUnits;
    add(sum->readCapacityUnits, more->readCapacityUnits);
    add(sum->writeCapacityUnits, more->writeCapacityUnits);
    add(sum->table, more->table);
    for (const auto &[name, units] : more->localSecondaryIndexes) sum->localSecondaryIndexes[name] += units;
    for (const auto &[name, units] : more->globalSecondaryIndexes) sum->globalSecondaryIndexes[name] += units;
}

Result<StatementResult> runSelect(Context &context, const SelectStatement &statement, const StatementOptions &options) {
    TRY(auto *table, context.store.table(statement.tableName));
    TRY(const SelectPlan plan, planSelect(statement, table->description, options.consistentRead));
    return Selection(context, *table, plan, options).run();
}

Result<PlannedWrite> planAgainst(
    StoredTable &table, const WritePlan &plan, ReturnValuesOnConditionCheckFailure onFailure) {
    const Precondition precondition{plan.condition, onFailure};
    const auto planned = [&]() -> Result<PlannedWrite> {
        switch (plan.action) {
        case WritePlan::Action::Put: {
            TRY(const std::size_t itemBytes, checkItemSize(plan.key));
            return planPut(table, plan.key, itemBytes, precondition);
        }
        case WritePlan::Action::Update: return planUpdate(table, plan.key, plan.update, precondition);
        case WritePlan::Action::Delete: return planDelete(table, plan.key, precondition);
        case WritePlan::Action::Check: break;
        }
        return planCheck(table, plan.key, precondition);
    }();
    if (planned || !plan.inserts || planned.error().code != Error::Code::ConditionalCheckFailed) return planned;
    Error duplicate = planned.error();
    duplicate.code = Error::Code::DuplicateItem;
    duplicate.message = "Duplicate primary key exists in table";
    return tl::unexpected(std::move(duplicate));
}

Result<StatementResult> runWrite(Context &context, const Statement &statement, const StatementOptions &options) {
    if (std::holds_alternative<ExistsStatement>(statement))
        return validation("EXISTS can only be used in ExecuteTransaction write requests.");
    TRY(auto *table, context.store.table(tableNameOf(statement)));
    TRY(const WritePlan plan, planWrite(statement, table->description));
    TRY(const PlannedWrite write, planAgainst(*table, plan, options.onFailure));
    Consumed consumed(table->description);
    CHECK(checkCollection(context, write));
    CHECK(carryOut(context, write, WriteMode::Standard, consumed));
    StatementResult result{.consumedCapacity = consumed.report(options.returnConsumedCapacity)};
    if (auto item = returned(write, plan)) result.items.push_back(*std::move(item));
    return result;
}

}
