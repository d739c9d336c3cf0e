#include "app/cli/arguments.h"
#include "app/cli/on_sandbox.h"
#include "engine/request/codec.h"
#include "engine/value/item_json.h"
#include "model/design/value_text.h"
#include "model/format/json_text.h"
#include "model/infer/entity_inference.h"
#include "model/view/result_grid.h"

#include <ostream>

namespace app {

namespace {

struct QueryOptions {
    std::string model, table, index, keyCondition, filter, projection, names, values;
    std::int64_t limit = 0;
    bool allPages = false, descending = false, consistent = false, json = false;
};

/// The request's body: made as text, so that the engine's own reader checks it and finds DynamoDB's words.
std::string body(const QueryOptions &query) {
    std::string text = "{";
    const auto name = [&](const char *member) {
        if (text.size() > 1) text += ',';
        text += '"' + std::string(member) + "\":";
    };
    const auto string = [&](const char *member, const std::string &value) {
        if (value.empty()) return;
        name(member);
        model::appendJsonString(text, value);
    };
    const auto json = [&](const char *member, const std::string &value) {
        if (value.empty()) return;
        name(member);
        text += value;
    };
    string("TableName", query.table);
    string("IndexName", query.index);
    string("KeyConditionExpression", query.keyCondition);
    string("FilterExpression", query.filter);
    string("ProjectionExpression", query.projection);
    json("ExpressionAttributeNames", query.names);
    json("ExpressionAttributeValues", query.values);
    if (query.limit != 0) json("Limit", std::to_string(query.limit));
    if (query.descending) json("ScanIndexForward", "false");
    if (query.consistent) json("ConsistentRead", "true");
    string("ReturnConsumedCapacity", "TOTAL");
    return text + '}';
}

/// What all pages together gave.
struct Pages {
    engine::QueryOutput all;
    engine::CapacityUnits units;
    std::size_t count = 0;
};

/// Queries, or scans where no key condition is given, page after page if all are wanted.
engine::Result<Pages> readPages(engine::Endpoint &endpoint, engine::Request request, bool allPages) {
    Pages pages;
    do {
        TRY(auto response, endpoint.execute(request));
        auto *page = std::get_if<engine::QueryOutput>(&response);
        engine::ReadPageOutput &read =
            page != nullptr ? *page : static_cast<engine::ReadPageOutput &>(std::get<engine::ScanOutput>(response));
        ++pages.count;
        if (read.consumedCapacity) pages.units += read.consumedCapacity->capacityUnits;
        pages.all.count += read.count;
        pages.all.scannedCount += read.scannedCount;
        pages.all.scannedBytes += read.scannedBytes;
        pages.all.items.append(read.items);
        pages.all.lastEvaluatedKey = read.lastEvaluatedKey;
        if (auto *query = std::get_if<engine::QueryInput>(&request)) query->exclusiveStartKey = read.lastEvaluatedKey;
        if (auto *scan = std::get_if<engine::ScanInput>(&request)) scan->exclusiveStartKey = read.lastEvaluatedKey;
    } while (allPages && pages.all.lastEvaluatedKey);
    return pages;
}

void print(const Pages &pages, const QueryOptions &query, const model::Design &design, Streams &streams) {
    if (query.json) {
        const std::string response = engine::encodeResponse(engine::Response(pages.all));
        std::string text;
        model::appendFormatted(text, response, model::TextForm());
        streams.out << text << '\n';
    } else {
        const model::TableDesign *table = design.table(query.table);
        streams.out << toText(model::ResultGrid::of(pages.all.items.blobs(), table, query.index));
    }
    streams.err << pages.all.count << " returned of " << pages.all.scannedCount << " read, "
                << model::unitsText(pages.units) << " read units, " << pages.count
                << (pages.count == 1 ? " page" : " pages") << '\n';
    if (pages.all.lastEvaluatedKey)
        streams.err << "There is more behind " << engine::toJson(engine::ItemView(*pages.all.lastEvaluatedKey))
                    << "; --all-pages reads on.\n";
}

}

int runQuery(const std::vector<std::string> &arguments, Streams &streams) {
    CLI::App options("Queries a table or index of a model on the embedded engine; without a key condition it scans.\n"
                     "Example: hashrange-cli query shop.json --table Shop --key-condition 'PK = :pk' "
                     "--values '{\":pk\": {\"S\": \"USER#U001\"}}'",
        "hashrange-cli query");
    QueryOptions query;
    options.add_option("MODEL", query.model, "The model's file; - reads standard input")->required();
    options.add_option("--table", query.table, "The table's name; needless where the model has one");
    options.add_option("--index", query.index, "An index of the table");
    options.add_option("--key-condition", query.keyCondition, "KeyConditionExpression");
    options.add_option("--filter", query.filter, "FilterExpression");
    options.add_option("--projection", query.projection, "ProjectionExpression");
    options.add_option("--names", query.names, "ExpressionAttributeNames as JSON: {\"#s\": \"status\"}");
    options.add_option("--values", query.values, "ExpressionAttributeValues as JSON: {\":s\": {\"S\": \"open\"}}");
    options.add_option("--limit", query.limit, "Items to read for a page");
    options.add_flag("--all-pages", query.allPages, "Read on to the end");
    options.add_flag("--descending", query.descending, "From the end of the collection");
    options.add_flag("--consistent", query.consistent, "Strongly consistent");
    options.add_flag("--json", query.json, "Print the response as JSON");
    if (const auto code = parse(options, arguments, streams)) return *code;
    if (query.descending && query.keyCondition.empty()) {
        streams.err << "--descending needs a --key-condition: a scan has no direction.\n";
        return WrongUse;
    }
    const auto design = readDesign(query.model, streams);
    if (!design) return Failed;
    if (query.table.empty() && design->tables.size() == 1) query.table = design->tables.front()->name();
    if (query.table.empty()) {
        streams.err << "The model has " << design->tables.size() << " tables; say which with --table.\n";
        return WrongUse;
    }
    const auto request = engine::decodeRequest(query.keyCondition.empty() ? "Scan" : "Query", body(query));
    if (!request) return failed(request.error(), streams);
    const auto sandbox = sandboxOf(*design, streams);
    if (!sandbox) return Failed;
    const auto pages = readPages(*sandbox, *request, query.allPages);
    if (!pages) return failed(pages.error(), streams);
    print(*pages, query, *design, streams);
    return Fine;
}

}
