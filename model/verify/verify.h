#pragma once

#include "engine/endpoint.h"
#include "model/design/design.h"
#include "model/design/message.h"
#include "model/verify/run_trace.h"

#include <optional>
#include <string>
#include <vector>

namespace model {

/// How an access pattern is served.
struct Verdict {
    enum class Kind {
        GetItem,  ///< One GetItem.
        Query,    ///< One Query.
        Wasteful, ///< One Query whose filter throws away more than half of what it reads.
        Scan,     ///< A Scan.
        Invalid,  ///< DynamoDB refuses the request: `message` has its words.
        NotRun,   ///< Not runnable: a value is missing, or an operation that patterns do not run yet (writes).
    };
    std::string patternId = {};
    Kind kind = Kind::NotRun;
    Message message = {};
    std::optional<RunTrace> trace = {}; ///< Of reads that ran.
};
bool served(Verdict::Kind kind); ///< GetItem, Query and Wasteful.

/// The request that a pattern makes: GetItem takes its key from the equalities of the key condition.
/// Errors: UnknownOperation (one that patterns do not run); Validation, Serialization (a value that is no DynamoDB
/// JSON,
///         a key condition that is no key).
engine::Result<engine::Request> requestOf(const AccessPattern &pattern);

/// Runs one pattern, or all, on an endpoint that holds the design's tables and items (a sandbox).
Verdict verify(const AccessPattern &pattern, engine::Endpoint &endpoint);
std::vector<Verdict> verify(const Design &design, engine::Endpoint &endpoint);

/// "12 of 16 patterns served"
Message verdictSummary(const std::vector<Verdict> &verdicts);
std::string toText(const Design &design, const std::vector<Verdict> &verdicts);

}
