#pragma once

#include "model/design/design.h"
#include "model/design/message.h"
#include "model/simulate/partitions.h"
#include "model/simulate/scenario_plan.h"

#include <string>
#include <vector>

namespace model {

/// A scenario of a design, planned and simulated: what window and command line show.
struct SimulatedScenario {
    Scenario scenario = {};
    ScenarioPlan plan = {};
    Simulation result = {};
};

/// Runs it. `measuredUnits` as PlanOptions.
SimulatedScenario simulateScenario(const Design &design, const Scenario &scenario, const PlanOptions &planOptions = {},
    const SimulationOptions &options = {});

/// What there is to say, most important first: what is throttled and why, hot partitions that no split helps, item
/// collections that outgrow their limit, patterns that were not simulated.
std::vector<Message> simulationFindings(const SimulatedScenario &simulated);
/// A throttle, a partition that no split helps or a collection that is too large.
bool hasTrouble(const Simulation &result);

std::string spaceName(const TrafficSpace &space); ///< "AppData" or "AppData, GSI1"
/// "USER#{userId}, no. 1" or a value that is known.
std::string hotKeyName(const HotKey &key);

std::string toText(const SimulatedScenario &simulated);
std::string toJson(const SimulatedScenario &simulated);
std::string toCsv(const SimulatedScenario &simulated); ///< A partition a line.

}
