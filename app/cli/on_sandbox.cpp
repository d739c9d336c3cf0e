#include "app/cli/on_sandbox.h"

#include <algorithm>
#include <ostream>

namespace app {

std::unique_ptr<model::Sandbox> sandboxOf(const model::Design &design, Streams &streams) {
    auto sandbox = model::Sandbox::make();
    model::Result<void> shown;
    if (sandbox) shown = (*sandbox)->show(design);
    if (!sandbox || !shown) {
        streams.err << (sandbox ? shown.error() : sandbox.error()).english() << '\n';
        return nullptr;
    }
    const auto refused = (*sandbox)->refused();
    constexpr std::size_t most = 5;
    for (std::size_t i = 0; i < std::min(refused.size(), most); ++i)
        streams.err << "left out: " << model::refusedText(refused[i]) << '\n';
    if (refused.size() > most) streams.err << "and " << refused.size() - most << " more left out\n";
    return *std::move(sandbox);
}

int failed(const engine::Error &error, Streams &streams) {
    streams.err << engine::exceptionName(error.code) << ": " << error.message << '\n';
    return Failed;
}

}
