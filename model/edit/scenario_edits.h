#pragma once

#include "model/design/design.h"
#include "model/design/problem.h"

#include <string>
#include <string_view>

namespace model {

/// Errors: no scenario of that name.
Result<std::size_t> findScenario(const Design &design, std::string_view name);

/// An empty name becomes the next free "Scenario 1", "Scenario 2", … Errors: a name that is taken, and those of
/// checkScenario.
Result<Design> addScenario(Design design, Scenario scenario);
Result<Design> removeScenario(Design design, std::string_view name);
/// The copy stands behind the old one. Errors: as addScenario.
Result<Design> duplicateScenario(Design design, std::string_view name, std::string newName);
Result<Design> renameScenario(Design design, std::string_view name, std::string newName);
Result<Design> moveScenario(Design design, std::string_view name, std::size_t toIndex);
/// All of it, the name excepted.
Result<Design> setScenario(Design design, std::string_view name, Scenario scenario);

/// What no production is: a number below nothing, a share above 100 %, a daily curve of other than 24 hours, a peak
/// below the average, a DAX cluster of more than 11 nodes.
Result<void> checkScenario(const Scenario &scenario);

/// A name that no scenario has: "Launch 2" for "Launch".
std::string freeScenarioName(const Design &design, const std::string &like);

/// For the edits that rename or remove what scenarios speak of: `change`, a void(Scenario &), is run on each.
template <class Change> void followInScenarios(Design &design, Change change) {
    for (Shared<Scenario> &scenario : design.scenarios) {
        Scenario followed = *scenario;
        change(followed);
        if (followed != *scenario) scenario = Shared(std::move(followed));
    }
}
/// Unknown members of scenarios that stand at "/`from`" below one: at "/`to`" from now on; null: forgotten.
void renameInScenarios(Design &design, const std::string &from, const std::string *to);

}
