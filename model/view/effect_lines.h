#pragma once

#include "model/design/message.h"
#include "model/edit/template_edits.h"

#include <cstddef>
#include <string>
#include <vector>

namespace model {

/// One thing that an edit of key templates does, counted: "New keys 318, ORDER#2024-01-05 → ORDER#2024-01-05#O1".
struct EffectLine {
    bool warning = false; ///< Something that a person may not want.
    Message label;
    std::vector<std::size_t> itemIndexes = {}; ///< Of the design before.
    std::string example = {};                  ///< Of the first one.
};

/// What happens, then what falls out or stays. Nothing: no item changes.
std::vector<EffectLine> effectLines(const TableDesign &before, const TemplateEffects &effects);

}
