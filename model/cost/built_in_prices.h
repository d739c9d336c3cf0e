#pragma once

namespace model {

extern const char *const builtInPriceText; ///< resources/prices/us-east-1.json, by the build.

}
