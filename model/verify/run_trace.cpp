#include "model/verify/run_trace.h"

#include "engine/base/overloaded.h"
#include "engine/expression/parser.h"
#include "engine/expression/print.h"
#include "engine/value/key_bytes.h"
#include "model/design/value_text.h"

#include <algorithm>
#include <set>

namespace model {
namespace {

/// A page of a Query or Scan into the trace.
template <class Output> void add(RunTrace &trace, Output &page, bool whole) {
    trace.examined += page.scannedCount;
    trace.returned += page.count;
    if (page.consumedCapacity) trace.units += page.consumedCapacity->capacityUnits;
    if (page.scannedBytes > 0) {
        trace.bytesRead += page.scannedBytes;
    } else if (whole) { // An endpoint elsewhere does not tell; without filter and projection the items do.
        for (const auto &item : page.items) trace.bytesRead += static_cast<std::int64_t>(engine::sizeInBytes(item));
    }
    std::ranges::move(page.items.blobs(), std::back_inserter(trace.items));
    ++trace.pages;
    trace.complete = !page.lastEvaluatedKey;
}

template <class Input> engine::Result<RunTrace> readPages(
    engine::Endpoint &endpoint, Input input, RunTrace::Route route, std::size_t mostPages) {
    RunTrace trace{.route = route, .tableName = input.tableName, .indexName = input.indexName.value_or("")};
    if (input.returnConsumedCapacity == engine::ReturnConsumedCapacity::None)
        input.returnConsumedCapacity = engine::ReturnConsumedCapacity::Total;
    const bool whole = !input.filterExpression && !input.projectionExpression && !input.select;
    if (input.limit) mostPages = 1;
    do {
        TRY(auto page, engine::call(endpoint, input));
        add(trace, page, whole);
        input.exclusiveStartKey = page.lastEvaluatedKey;
    } while (!trace.complete && trace.pages < mostPages);
    return trace;
}

engine::Result<RunTrace> readItem(engine::Endpoint &endpoint, engine::GetItemInput input) {
    RunTrace trace{.route = RunTrace::Route::GetItem, .tableName = input.tableName};
    if (input.returnConsumedCapacity == engine::ReturnConsumedCapacity::None)
        input.returnConsumedCapacity = engine::ReturnConsumedCapacity::Total;
    const bool whole = !input.projectionExpression;
    TRY(auto output, engine::call(endpoint, std::move(input)));
    if (output.consumedCapacity) trace.units = output.consumedCapacity->capacityUnits;
    trace.pages = 1;
    if (output.item) {
        trace.examined = trace.returned = 1;
        if (whole) trace.bytesRead = static_cast<std::int64_t>(engine::sizeInBytes(engine::ItemView(*output.item)));
        trace.items.push_back(*std::move(output.item));
    }
    return trace;
}

engine::ItemBlob keysOf(engine::ItemView item, const std::vector<engine::KeyAttribute> &attributes) {
    engine::ItemBuilder keys;
    for (const auto &attribute : attributes)
        if (const auto value = item.find(attribute.name)) keys.add(attribute.name, *value);
    return keys.finish();
}

/// The keys of a table and of one of its indexes.
struct Keys {
    engine::KeySchema table;
    std::optional<engine::KeySchema> index;

    const engine::KeySchema &read() const { return index ? *index : table; }
    std::vector<engine::KeyAttribute> all() const {
        auto attributes = table.attributes();
        if (index)
            for (auto &key : index->attributes())
                if (!table.contains(key.name)) attributes.push_back(key);
        return attributes;
    }
};

engine::Result<Keys> keysFor(
    engine::Endpoint &endpoint, const std::string &tableName, const std::optional<std::string> &indexName) {
    TRY(const auto described, engine::call(endpoint, engine::DescribeTableInput{.tableName = tableName}));
    const auto &description = described.table.description;
    Keys keys{description.keySchema, std::nullopt};
    if (indexName) {
        const auto *index = description.index(*indexName);
        if (!index) return engine::validation("The table does not have the specified index: " + *indexName);
        keys.index = index->keySchema;
    }
    return keys;
}

/// Which of the read items the run returned, by their table keys.
class Returned {
public:
    Returned(const RunTrace &trace, std::vector<engine::KeyAttribute> tableKey) : m_tableKey(std::move(tableKey)) {
        for (const auto &item : trace.items) m_keys.insert(keysOf(item, m_tableKey).bytes);
    }
    bool holds(engine::ItemView item) const { return m_keys.contains(keysOf(item, m_tableKey).bytes); }

private:
    std::vector<engine::KeyAttribute> m_tableKey;
    std::set<engine::Bytes> m_keys;
};

engine::Result<std::vector<ExaminedItem>> examinedByScan(
    engine::Endpoint &endpoint, engine::ScanInput input, std::size_t most) {
    TRY(const auto keys, keysFor(endpoint, input.tableName, input.indexName));
    auto filtered = input;
    filtered.projectionExpression.reset(); // keys are needed, whatever it asks for
    filtered.select.reset();
    auto all = filtered;
    all.filterExpression.reset();
    all.expressionAttributeNames.reset();
    all.expressionAttributeValues.reset();
    std::vector<ExaminedItem> out;
    // A projection's own names would now be unused: print the filter anew with just its own.
    if (filtered.filterExpression) {
        auto placeholders =
            engine::Placeholders::open(filtered.expressionAttributeNames, filtered.expressionAttributeValues);
        TRY(const auto condition, engine::parseFilter(*filtered.filterExpression, placeholders));
        engine::ExpressionPrinter printer;
        filtered.filterExpression = printer.print(condition);
        filtered.expressionAttributeNames.reset();
        filtered.expressionAttributeValues.reset();
        if (!printer.names().empty()) filtered.expressionAttributeNames = printer.names();
        if (!printer.values().empty()) filtered.expressionAttributeValues = printer.values();
    } else {
        filtered = all;
    }
    TRY(const auto returned, readPages(endpoint, std::move(filtered), RunTrace::Route::Scan, 1000));
    TRY(const auto read, readPages(endpoint, std::move(all), RunTrace::Route::Scan, 1000));
    const Returned known(returned, keys.table.attributes());
    for (const auto &item : read.items) {
        if (out.size() == most) break;
        out.push_back({.key = keysOf(item, keys.all()), .inRange = true, .returned = known.holds(item)});
    }
    return out;
}

engine::Result<std::vector<ExaminedItem>> examinedByQuery(
    engine::Endpoint &endpoint, engine::QueryInput input, std::size_t most) {
    TRY(const auto keys, keysFor(endpoint, input.tableName, input.indexName));
    if (!input.keyConditionExpression)
        return engine::validation("Only queries with a KeyConditionExpression can be explained");
    auto placeholders = engine::Placeholders::open(input.expressionAttributeNames, input.expressionAttributeValues);
    TRY(const auto clauses, engine::parseKeyCondition(*input.keyConditionExpression, placeholders));
    TRY(const auto range, engine::keyRange(clauses, keys.read()));

    // The run itself, and the whole collection: its partition key alone, no filter.
    auto run = input;
    engine::ExpressionPrinter runPrinter;
    run.keyConditionExpression = runPrinter.print(clauses);
    if (run.filterExpression) {
        TRY(const auto condition, engine::parseFilter(*run.filterExpression, placeholders));
        run.filterExpression = runPrinter.print(condition);
    }
    engine::KeyClauses partition;
    for (const auto &clause : clauses)
        if (std::ranges::find(keys.read().partitionKeys(), clause.attributeName, &engine::KeyAttribute::name) !=
            keys.read().partitionKeys().end())
            partition.push_back(clause);
    auto collection = input;
    engine::ExpressionPrinter collectionPrinter;
    collection.keyConditionExpression = collectionPrinter.print(partition);
    collection.filterExpression.reset();
    collection.limit.reset();
    collection.exclusiveStartKey.reset();
    for (auto [query, printer] : {std::pair(&run, &runPrinter), std::pair(&collection, &collectionPrinter)}) {
        query->projectionExpression.reset();
        query->select.reset();
        query->expressionAttributeNames.reset();
        query->expressionAttributeValues.reset();
        if (!printer->names().empty()) query->expressionAttributeNames = printer->names();
        if (!printer->values().empty()) query->expressionAttributeValues = printer->values();
    }
    TRY(const auto trace, readPages(endpoint, std::move(run), RunTrace::Route::Query, 1000));
    TRY(const auto all, readPages(endpoint, std::move(collection), RunTrace::Route::Query, 1000));

    const Returned known(trace, keys.table.attributes());
    const auto startKey =
        input.exclusiveStartKey ? keysOf(*input.exclusiveStartKey, keys.table.attributes()) : engine::ItemBlob();
    bool started = startKey.bytes.empty();
    std::int64_t read = 0;
    std::vector<ExaminedItem> out;
    for (const auto &item : all.items) {
        if (out.size() == most) break;
        const auto sortKey = engine::sortKeyBytes(item, keys.read()).value_or(engine::Bytes());
        const bool inRange = started && range.contains(sortKey) && read < trace.examined;
        if (inRange) ++read;
        if (!started && keysOf(item, keys.table.attributes()) == startKey) started = true;
        out.push_back({.key = keysOf(item, keys.all()), .inRange = inRange, .returned = inRange && known.holds(item)});
    }
    return out;
}

}

std::size_t RunTrace::wasteShare() const {
    if (examined <= 0) return 0;
    return static_cast<std::size_t>(filteredOut() * 10'000 / examined);
}

engine::Result<RunTrace> traced(engine::Endpoint &endpoint, engine::Request request, std::size_t mostPages) {
    return std::visit(engine::Overloaded{
                          [&](engine::QueryInput &input) {
                              return readPages(endpoint, std::move(input), RunTrace::Route::Query, mostPages);
                          },
                          [&](engine::ScanInput &input) {
                              return readPages(endpoint, std::move(input), RunTrace::Route::Scan, mostPages);
                          },
                          [&](engine::GetItemInput &input) { return readItem(endpoint, std::move(input)); },
                          [](auto &) -> engine::Result<RunTrace> {
                              return engine::validation("Only GetItem, Query and Scan can be traced");
                          },
                      },
        request);
}

engine::Result<std::vector<ExaminedItem>> examinedItems(
    engine::Endpoint &endpoint, const engine::Request &request, std::size_t most) {
    using Items = engine::Result<std::vector<ExaminedItem>>;
    return std::visit(engine::Overloaded{
                          [&](const engine::QueryInput &input) { return examinedByQuery(endpoint, input, most); },
                          [&](const engine::ScanInput &input) { return examinedByScan(endpoint, input, most); },
                          [](const auto &) { return Items(std::vector<ExaminedItem>()); },
                      },
        request);
}

std::string toText(const RunTrace &trace) {
    const auto count = [](std::int64_t number) { return countText(static_cast<std::uint64_t>(number)); };
    std::string out;
    switch (trace.route) {
    case RunTrace::Route::GetItem: out = "GetItem"; break;
    case RunTrace::Route::Query: out = "Query"; break;
    case RunTrace::Route::Scan: out = "Scan"; break;
    }
    out += " " + trace.tableName;
    if (!trace.indexName.empty()) out += " › " + trace.indexName;
    out += ": " + count(trace.examined) + " examined";
    if (trace.filteredOut() > 0)
        out += ", " + count(trace.filteredOut()) + " filtered out (" + shareText(trace.wasteShare()) + ")";
    out += ", " + count(trace.returned) + " returned";
    if (trace.bytesRead > 0) out += ", " + bytesText(static_cast<std::uint64_t>(trace.bytesRead)) + " read";
    out += ", " + unitsText(trace.units) + " RRU";
    out += trace.pages == 1 ? ", 1 page" : ", " + std::to_string(trace.pages) + " pages";
    if (!trace.complete) out += ", more to come";
    return out;
}

std::vector<Message> advice(const RunTrace &trace) {
    std::vector<Message> out;
    const auto count = [](std::int64_t number) { return countText(static_cast<std::uint64_t>(number)); };
    if (trace.route == RunTrace::Route::Scan)
        out.push_back({"Explain",
            trace.indexName.empty()
                ? TRANSLATABLE("Explain", "A scan reads the whole table: its cost grows with every item in it")
                : TRANSLATABLE("Explain", "A scan reads the whole index: its cost grows with every item in it"),
            {}});
    if (trace.route == RunTrace::Route::Query && trace.examined == 0)
        out.push_back({"Explain", TRANSLATABLE("Explain", "No item has such a key"), {}});
    if (trace.wasteShare() >= 5'000)
        out.push_back({
            "Explain",
            TRANSLATABLE("Explain",
                "The filter throws away %1 of %2 items that are read and paid for: let a sort key or a sparse index "
                "choose them"),
            {count(trace.filteredOut()), count(trace.examined)}
        });
    if (trace.pages > 1)
        out.push_back({"Explain", TRANSLATABLE("Explain", "%1 pages, one after another: a page ends at 1 MB read"),
            {std::to_string(trace.pages)}});
    return out;
}

}
