#pragma once

#include "model/infer/index_lens.h" // A view like the others; checks need it too, so it stands further down.
