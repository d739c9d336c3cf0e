#include "model/verify/verify.h"

#include "engine/base/overloaded.h"
#include "engine/expression/print.h"
#include "engine/partiql/partiql_parser.h"
#include "engine/partiql/partiql_plan.h"
#include "engine/request/consumed.h"
#include "model/design/value_text.h"
#include "model/verify/access_route.h"
#include "model/verify/expectations.h"

#include <algorithm>

namespace model {
namespace {

using Kind = Verdict::Kind;

constexpr std::size_t wastefulShare = 5'000; // Of what is read, in hundredths of a percent: more than half.

std::string number(std::int64_t count) {
    return countText(static_cast<std::uint64_t>(count));
}

std::string unitsText(engine::CapacityUnits units) {
    return decimalText(static_cast<double>(units.halves) / 2);
}

/// What one request did.
struct Run {
    Kind route = Kind::GetItem;
    std::size_t reads = 1; ///< Items or collections that it goes to: a statement may name many keys.
    RunTrace trace = {};
    std::vector<engine::EntryChange> changes = {};
};

engine::CapacityUnits unitsOf(const engine::Response &response) {
    engine::CapacityUnits sum;
    for (const engine::ConsumedCapacity &consumed : engine::consumedOf(response)) sum += consumed.capacityUnits;
    return sum;
}

/// The items of a read by keys.
std::vector<engine::ItemBlob> itemsOf(const engine::Response &response) {
    std::vector<engine::ItemBlob> items;
    const auto each = [&](const auto &responses) {
        for (const auto &one : responses)
            if (one.item) items.push_back(*one.item);
    };
    std::visit(engine::Overloaded{
                   [&](const engine::BatchGetItemOutput &output) {
                       for (const auto &[table, found] : output.responses)
                           items.insert(items.end(), found.begin(), found.end());
                   },
                   [&](const engine::TransactGetItemsOutput &output) { each(output.responses); },
                   [&](const engine::ExecuteTransactionOutput &output) { each(output.responses); },
                   [&](const engine::BatchExecuteStatementOutput &output) { each(output.responses); },
                   [](const auto &) {},
               },
        response);
    return items;
}

void setItems(RunTrace &trace, std::vector<engine::ItemBlob> items) {
    for (const engine::ItemBlob &item : items)
        trace.bytesRead += static_cast<std::int64_t>(engine::sizeInBytes(engine::ItemView(item)));
    trace.examined = trace.returned = static_cast<std::int64_t>(items.size());
    trace.items = std::move(items);
}

/// Runs a write, or what may be one, without keeping it.
engine::Result<Run> tried(engine::PreviewEndpoint &endpoint, engine::Request request) {
    engine::askForCapacity(request, engine::ReturnConsumedCapacity::Total);
    TRY(auto preview, endpoint.preview(request));
    if (const auto *batch = std::get_if<engine::BatchExecuteStatementOutput>(&preview.response))
        for (const engine::BatchStatementResponse &response : batch->responses)
            if (response.error) return engine::validation(response.error->message);
    Run run{.route = Kind::Write};
    run.trace.units = unitsOf(preview.response);
    run.changes = std::move(preview.changes);
    const bool reads = std::holds_alternative<engine::BatchGetItemOutput>(preview.response) ||
                       std::holds_alternative<engine::TransactGetItemsOutput>(preview.response);
    if (auto items = itemsOf(preview.response); reads || (!items.empty() && run.changes.empty())) {
        run.route = Kind::GetItem;
        run.trace.route = RunTrace::Route::GetItem;
        run.trace.pages = 1;
        setItems(run.trace, std::move(items));
    }
    return run;
}

/// Items that a SELECT examines: its plan's reads without their filter.
engine::Result<std::int64_t> examinedBy(
    engine::Endpoint &endpoint, const engine::SelectPlan &plan, const std::string &tableName) {
    std::int64_t examined = 0;
    if (plan.route == engine::SelectPlan::Route::Scan) {
        engine::ScanInput scan;
        scan.tableName = tableName;
        scan.indexName = plan.indexName;
        scan.select = engine::Select::Count;
        TRY(const auto trace, traced(endpoint, std::move(scan)));
        return trace.examined;
    }
    for (const engine::KeyClauses &range : plan.ranges) {
        engine::ExpressionPrinter printer;
        engine::QueryInput query;
        query.tableName = tableName;
        query.indexName = plan.indexName;
        query.select = engine::Select::Count;
        query.keyConditionExpression = printer.print(range);
        if (!printer.names().empty()) query.expressionAttributeNames = printer.names();
        if (!printer.values().empty()) query.expressionAttributeValues = printer.values();
        TRY(const auto trace, traced(endpoint, std::move(query)));
        examined += trace.examined;
    }
    return examined;
}

engine::Result<Run> runStatement(engine::PreviewEndpoint &endpoint, engine::ExecuteStatementInput input) {
    const auto parameters = input.parameters.value_or(std::vector<engine::ValueBlob>());
    TRY(const auto statement, engine::parseStatement(input.statement, parameters));
    const auto *select = std::get_if<engine::SelectStatement>(&statement);
    if (select == nullptr) return tried(endpoint, std::move(input));
    TRY(const auto described, engine::call(endpoint, engine::DescribeTableInput{.tableName = select->tableName}));
    TRY(const auto plan, engine::planSelect(*select, described.table.description, input.consistentRead));
    Run run;
    run.trace.tableName = select->tableName;
    run.trace.indexName = plan.indexName.value_or("");
    const struct {
        Kind kind;
        RunTrace::Route route;
        std::size_t reads;
    } routes[] = {
        {Kind::GetItem, RunTrace::Route::GetItem, plan.keys.size()  },
        {Kind::Query,   RunTrace::Route::Query,   plan.ranges.size()},
        {Kind::Scan,    RunTrace::Route::Scan,    1                 },
    };
    const auto &route = routes[static_cast<std::size_t>(plan.route)];
    run.route = route.kind;
    run.reads = std::max<std::size_t>(1, route.reads);
    run.trace.route = route.route;
    input.returnConsumedCapacity = engine::ReturnConsumedCapacity::Total;
    std::vector<engine::ItemBlob> items;
    do {
        TRY(auto page, engine::call(endpoint, input));
        if (page.consumedCapacity) run.trace.units += page.consumedCapacity->capacityUnits;
        std::ranges::move(page.items, std::back_inserter(items));
        ++run.trace.pages;
        input.nextToken = page.nextToken;
    } while (input.nextToken && !input.limit);
    run.trace.complete = !input.nextToken;
    setItems(run.trace, std::move(items));
    if (plan.filter && plan.route != engine::SelectPlan::Route::GetItem) {
        TRY(run.trace.examined, examinedBy(endpoint, plan, select->tableName));
        run.trace.examined = std::max(run.trace.examined, run.trace.returned);
    }
    return run;
}

engine::Result<Run> runOf(engine::PreviewEndpoint &endpoint, engine::Request request) {
    const auto read = [&](RunTrace::Route route) -> engine::Result<Run> {
        TRY(auto trace, traced(endpoint, std::move(request)));
        const Kind kinds[] = {Kind::GetItem, Kind::Query, Kind::Scan};
        return Run{.route = kinds[static_cast<std::size_t>(route)], .trace = std::move(trace)};
    };
    if (std::holds_alternative<engine::GetItemInput>(request)) return read(RunTrace::Route::GetItem);
    if (std::holds_alternative<engine::QueryInput>(request)) return read(RunTrace::Route::Query);
    if (std::holds_alternative<engine::ScanInput>(request)) return read(RunTrace::Route::Scan);
    if (auto *statement = std::get_if<engine::ExecuteStatementInput>(&request))
        return runStatement(endpoint, std::move(*statement));
    return tried(endpoint, std::move(request));
}

/// All requests of a pattern as one.
Run joined(std::vector<Run> runs) {
    Run all = std::move(runs.front());
    for (std::size_t i = 1; i < runs.size(); ++i) {
        Run &run = runs[i];
        if (run.route == Kind::Scan) all.route = Kind::Scan;
        all.reads += run.reads;
        all.trace.examined += run.trace.examined;
        all.trace.returned += run.trace.returned;
        all.trace.bytesRead += run.trace.bytesRead;
        all.trace.units += run.trace.units;
        all.trace.pages += run.trace.pages;
        all.trace.complete = all.trace.complete && run.trace.complete;
        std::ranges::move(run.trace.items, std::back_inserter(all.trace.items));
        std::ranges::move(run.changes, std::back_inserter(all.changes));
    }
    return all;
}

Kind kindOf(const Run &run) {
    if (run.route == Kind::Scan) return Kind::Scan;
    if (run.route == Kind::Query && run.trace.wasteShare() > wastefulShare) return Kind::Wasteful;
    return run.reads > 1 ? Kind::FanOut : run.route;
}

std::int64_t itemsChanged(const std::vector<engine::EntryChange> &changes) {
    return std::ranges::count_if(changes, [](const engine::EntryChange &change) { return change.indexName.empty(); });
}

Message messageOf(const Verdict &verdict, const AccessPattern &pattern, Kind kind) {
    const std::string &operation = pattern.operation;
    if (kind == Kind::Write) {
        const std::int64_t items = itemsChanged(verdict.changes);
        return {
            "Verdict", TRANSLATABLE("Verdict", "One %1: items changed: %2, index entries: %3, write units: %4"),
            {operation, number(items), number(static_cast<std::int64_t>(verdict.changes.size()) - items),
                                                                                                        unitsText(verdict.units)}
        };
    }
    if (kind == Kind::FanOut && !verdict.trace)
        return {
            "Verdict", TRANSLATABLE("Verdict", "%1 writes, %2 write units"),
            {number(static_cast<std::int64_t>(verdict.requests)), unitsText(verdict.units)}
        };
    const RunTrace &trace = *verdict.trace;
    switch (kind) {
    case Kind::GetItem:
        if (operation != "GetItem")
            return {
                "Verdict", TRANSLATABLE("Verdict", "One %1 by keys: %2 items"), {operation, number(trace.returned)}
            };
        if (trace.returned == 0) return {"Verdict", TRANSLATABLE("Verdict", "One GetItem; there is no such item"), {}};
        return {"Verdict", TRANSLATABLE("Verdict", "One GetItem"), {}};
    case Kind::Query:
        if (trace.filteredOut() > 0)
            return {
                "Verdict", TRANSLATABLE("Verdict", "One Query: %1 read, %2 returned"),
                {number(trace.examined), number(trace.returned)}
            };
        if (trace.returned == 1) return {"Verdict", TRANSLATABLE("Verdict", "One Query: 1 item"), {}};
        return {"Verdict", TRANSLATABLE("Verdict", "One Query: %1 items"), {number(trace.returned)}};
    case Kind::FanOut:
        return {
            "Verdict", TRANSLATABLE("Verdict", "%1 requests, their answers together: %2 items"),
            {number(static_cast<std::int64_t>(verdict.requests)), number(trace.returned)}
        };
    case Kind::Wasteful:
        return {
            "Verdict", TRANSLATABLE("Verdict", "One Query, but its filter throws away %1: %2 read, %3 returned"),
            {shareText(trace.wasteShare()), number(trace.examined), number(trace.returned)}
        };
    default:
        return {
            "Verdict", TRANSLATABLE("Verdict", "A scan: %1 read, %2 returned"),
            {number(trace.examined), number(trace.returned)}
        };
    }
}

/// What the schema alone tells of a pattern that cannot run yet.
Message waitingMessage(const AccessRoute &route, const std::string &missing) {
    switch (route.kind) {
    case AccessRoute::Kind::GetItem:
        return {"Verdict", TRANSLATABLE("Verdict", "Reads items by their keys; needs a value for %1"), {missing}};
    case AccessRoute::Kind::Query:
        return {"Verdict", TRANSLATABLE("Verdict", "One Query; needs a value for %1"), {missing}};
    case AccessRoute::Kind::Scan:
        return {"Verdict", TRANSLATABLE("Verdict", "A scan; needs a value for %1"), {missing}};
    case AccessRoute::Kind::Write:
        return {"Verdict", TRANSLATABLE("Verdict", "Writes items by their keys; needs a value for %1"), {missing}};
    default: return {"Verdict", TRANSLATABLE("Verdict", "Needs a value for %1"), {missing}};
    }
}

engine::Result<std::vector<Run>> runAll(
    engine::PreviewEndpoint &endpoint, const std::vector<engine::Request> &requests) {
    std::vector<Run> runs;
    for (const engine::Request &request : requests) {
        TRY(auto run, runOf(endpoint, request));
        runs.push_back(std::move(run));
    }
    return runs;
}

}

bool served(Verdict::Kind kind) {
    return kind == Kind::GetItem || kind == Kind::Query || kind == Kind::Write || kind == Kind::FanOut ||
           kind == Kind::Wasteful;
}

bool failing(Verdict::Kind kind) {
    return !served(kind) && kind != Kind::NotRun;
}

const char *kindName(Verdict::Kind kind) {
    switch (kind) {
    case Kind::GetItem: return "GetItem";
    case Kind::Query: return "Query";
    case Kind::Write: return "write";
    case Kind::FanOut: return "fan-out";
    case Kind::Wasteful: return "wasteful";
    case Kind::Scan: return "scan";
    case Kind::WrongAnswer: return "wrong";
    case Kind::Invalid: return "invalid";
    case Kind::NotServed: return "unserved";
    case Kind::NotRun: break;
    }
    return "not run";
}

Verdict verify(const Design &design, const AccessPattern &pattern, engine::PreviewEndpoint &endpoint) {
    Verdict verdict{.patternId = pattern.id};
    const AccessRoute route = routeOf(design, pattern);
    if (route.kind == AccessRoute::Kind::None && !route.operation) {
        verdict.kind = Kind::NotServed;
        verdict.message = route.why;
        return verdict;
    }
    if (const auto missing = missingValues(pattern); !missing.empty()) {
        verdict.kind = route.kind == AccessRoute::Kind::None ? Kind::Invalid : Kind::NotRun;
        verdict.message = route.kind == AccessRoute::Kind::None ? route.why : waitingMessage(route, missing.front());
        return verdict;
    }
    const auto requests = requestsOf(pattern);
    auto runs = requests ? runAll(endpoint, *requests) : tl::unexpected(requests.error());
    if (!runs) {
        verdict.kind = Kind::Invalid;
        verdict.message = Message::verbatim(std::move(runs).error().message);
        return verdict;
    }
    Run run = joined(*std::move(runs));
    verdict.requests = run.reads;
    verdict.units = run.trace.units;
    const Kind kind = kindOf(run);
    const bool wrote = run.route == Kind::Write;
    Answer answer{.units = verdict.units, .requests = *requests};
    if (wrote) {
        answer.count = itemsChanged(run.changes);
        for (const engine::EntryChange &change : run.changes)
            if (change.indexName.empty() && change.after) answer.items.push_back(*change.after);
        verdict.changes = std::move(run.changes);
    } else {
        answer.count = run.trace.returned;
        answer.items = run.trace.items;
        verdict.trace = std::move(run.trace);
    }
    verdict.route = verdict.kind = kind;
    verdict.message = messageOf(verdict, pattern, kind);
    verdict.faults = faultsOf(design, pattern, answer);
    if (!verdict.faults.empty()) {
        verdict.kind = Kind::WrongAnswer;
        verdict.message = verdict.faults.front();
    }
    return verdict;
}

std::vector<Verdict> verify(const Design &design, engine::PreviewEndpoint &endpoint) {
    std::vector<Verdict> verdicts;
    for (const auto &pattern : design.patterns) verdicts.push_back(verify(design, *pattern, endpoint));
    return verdicts;
}

Message verdictSummary(const std::vector<Verdict> &verdicts) {
    const auto count = std::ranges::count_if(verdicts, [](const Verdict &verdict) { return served(verdict.kind); });
    return {
        "Verdict", TRANSLATABLE("Verdict", "%1 of %2 patterns served"),
        {std::to_string(count), std::to_string(verdicts.size())}
    };
}

std::string toText(const Design &design, const std::vector<Verdict> &verdicts) {
    std::string out;
    for (const auto &verdict : verdicts) {
        const auto pattern = std::ranges::find_if(
            design.patterns, [&](const auto &candidate) { return candidate->id == verdict.patternId; });
        std::string line = std::string(kindName(verdict.kind));
        line.resize(std::max<std::size_t>(line.size() + 1, 10), ' ');
        line += verdict.patternId + (pattern == design.patterns.end() ? "" : " " + (*pattern)->name);
        out += line + ": " + verdict.message.english() + "\n";
        for (std::size_t i = 1; i < verdict.faults.size(); ++i)
            out += "          " + verdict.faults[i].english() + "\n";
    }
    return out + verdictSummary(verdicts).english() + "\n";
}

}
