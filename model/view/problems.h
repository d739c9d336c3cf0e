#pragma once

#include "model/check/finding.h"
#include "model/design/design.h"

#include <cstddef>
#include <string>
#include <vector>

namespace model {

/// Findings as the Problems dock lists them: worst first, then by place.
struct Problems {
    std::vector<Finding> findings = {};              ///< Those that are open.
    std::size_t errors = 0, warnings = 0, hints = 0; ///< Of the open ones.
    std::vector<Finding> accepted = {};              ///< Those that somebody decided to leave, each with its reason.
    std::vector<Acceptance> withoutFinding = {};     ///< What was accepted once and is found no more.
};
Problems problemsOf(const Design &design);

/// "Orders › GSI1 › status", "AppData › USER#U001 › PROFILE": for a column of the dock and for terminals.
std::string placeText(const Design &design, const Place &place);

/// One line for each, for a terminal: "error AppData › …: …".
std::string toText(const Design &design, const Problems &problems);

}
