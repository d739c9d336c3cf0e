#pragma once

#include "model/deploy/sandbox.h"
#include "model/design/design.h"
#include "model/design/figure.h"

#include <optional>
#include <string>
#include <vector>

namespace model {

/// Units that one request takes from a table or one of its indexes.
struct ChargedArm {
    std::string tableName = {}, indexName = {}; ///< No index: the table itself.
    bool write = false;
    engine::CapacityUnits units = {};
    Grade grade = Grade::Measured;
    std::int64_t bytes = 0; ///< Read: of what was read, in production where the pattern says how much. 0: not known.
    std::int64_t itemsAtScale = 0; ///< 0: as in the sample.
};

/// What one request of an access pattern takes, as the engine charges it on the design's sample.
struct PatternUnits {
    std::string patternId = {};
    std::vector<ChargedArm> arms = {};
    std::string problem = {}; ///< Why it could not be run, in DynamoDB's words; empty: it was.
};

/// Reads run, writes are tried and taken back (Engine::preview): the sandbox stays as it is.
/// Index writes are those that the write makes: none, one or two by the change of each entry.
PatternUnits unitsOf(const Design &design, const AccessPattern &pattern, Sandbox &sandbox);
std::vector<PatternUnits> unitsOf(const Design &design, Sandbox &sandbox);

}
