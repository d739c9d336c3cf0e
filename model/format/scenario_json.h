#pragma once

#include "model/design/foreign.h"
#include "model/design/scenario.h"
#include "model/format/json_text.h"

#include <functional>
#include <vector>

/// Scenarios in the project file. What is left at its default is not written.
namespace model {

/// Members that this version does not know go to `unknown`, under "scenario/NAME" and below.
/// Errors: no name, a member of another kind, a popularity or capacity mode that there is none of.
Result<Scenario> readScenario(const JsonAt &scenario, std::vector<UnknownMember> &unknown);

/// The object in the file's order. `addUnknown(object, where)` puts back what is kept for the object there.
Json scenarioJson(const Scenario &scenario, const std::function<void(Json &, const std::string &where)> &addUnknown);

}
