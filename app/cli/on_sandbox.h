#pragma once

#include "app/cli/command.h"
#include "model/deploy/sandbox.h"

#include <memory>

namespace app {

/// A sandbox with the design in it; what it lacks is told on `err`. Null: it could not be made, which is told too.
std::unique_ptr<model::Sandbox> sandboxOf(const model::Design &design, Streams &streams);

/// "ValidationException: …" on `err`; the exit code.
int failed(const engine::Error &error, Streams &streams);

}
