#pragma once

#include "model/view/canvas.h"

#include <vector>

namespace model {

/// Lines that are shown together: where lines to different cards run down the same gutter, each gets a lane of its own,
/// in an order that keeps crossings few. Lines to one card stay together, they mean the same. Ends stay where they are.
void separateLanes(std::vector<CanvasLink> &links);

}
