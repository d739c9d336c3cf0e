#pragma once

#include "engine/preview_endpoint.h"
#include "model/design/design.h"
#include "model/design/message.h"
#include "model/verify/pattern_request.h"
#include "model/verify/run_trace.h"

#include <optional>
#include <string>
#include <vector>

namespace model {

/// How an access pattern is served.
struct Verdict {
    enum class Kind {
        GetItem,     ///< One request for items by their keys.
        Query,       ///< One Query.
        Write,       ///< One write, which was tried and not kept.
        FanOut,      ///< Several such requests, one for each combination of arguments.
        Wasteful,    ///< Queries whose filter throws away more than half of what they read.
        Scan,        ///< A Scan.
        WrongAnswer, ///< It ran, but the answer is not what the pattern expects.
        Invalid,     ///< DynamoDB refuses the request: `message` has its words.
        NotServed,   ///< Nothing answers it: no operation, or no such table.
        NotRun,      ///< A value is missing; `message` says what the schema alone tells.
    };
    std::string patternId = {};
    Kind kind = Kind::NotRun;
    Message message = {};
    std::vector<Message> faults = {};   ///< WrongAnswer: each expectation that did not hold, and why.
    std::optional<Kind> route = {};     ///< How it ran, also where the answer is wrong.
    std::optional<RunTrace> trace = {}; ///< Of reads that ran, all requests together.
    std::size_t requests = 0;
    engine::CapacityUnits units = {};              ///< Read or write units of all requests.
    std::vector<engine::EntryChange> changes = {}; ///< Of writes: what they would have changed.
};
/// GetItem, Query, Write, FanOut and Wasteful.
bool served(Verdict::Kind kind);
bool failing(Verdict::Kind kind); ///< Neither served nor waiting for a value.
/// "GetItem", "fan-out", "wrong answer": for a terminal and for reports.
const char *kindName(Verdict::Kind kind);

/// Runs one pattern, or all, on an endpoint that holds the design's tables and items (a sandbox). Nothing that they
/// write is kept.
Verdict verify(const Design &design, const AccessPattern &pattern, engine::PreviewEndpoint &endpoint);
std::vector<Verdict> verify(const Design &design, engine::PreviewEndpoint &endpoint);

/// "12 of 16 patterns served"
Message verdictSummary(const std::vector<Verdict> &verdicts);
std::string toText(const Design &design, const std::vector<Verdict> &verdicts);

}
