#pragma once

#include "model/design/design.h"
#include "model/design/problem.h"

namespace model {

/// Leaves findings as they are, with a reason. One that is there for the same rule and place gets the new reason.
/// Errors: no rule, no reason.
Result<Design> acceptFinding(Design design, Acceptance acceptance);
/// Takes it back: its findings are open again. Errors: it is not there.
Result<Design> withdrawAcceptance(Design design, const Acceptance &acceptance);
Result<Design> setCheckProfile(Design design, CheckProfile profile);

}
