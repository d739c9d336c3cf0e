#pragma once

#include "model/design/message.h"
#include "model/design/place.h"

#include <optional>
#include <string>

namespace model {

enum class Severity { Error, Warning, Hint };

/// Something to look at in a design: DynamoDB would refuse it (Error), it is probably not meant (Warning), or worth
/// knowing (Hint).
struct Finding {
    std::string rule = {}; ///< "duplicate-key": stable, names the rule (ruleOf in rule.h).
    Severity severity = Severity::Warning;
    Message message = {};
    Place place = {};
    std::optional<std::string> accepted = {}; ///< Why somebody left it so (design/acceptance.h).
};

}
