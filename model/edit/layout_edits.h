#pragma once

#include "model/design/design.h"
#include "model/design/problem.h"

#include <string>

namespace model {

/// `card` as in Layout: "table/Orders". Errors: a card of something that the design does not have.
Result<Design> moveCard(Design design, const std::string &card, CardPosition position);
Result<Design> setLayout(Design design, Layout layout); ///< Cards of what is gone are left out.

}
