#include "engine/expression/update.h"

#include <algorithm>

namespace engine {

const DocumentPath &pathOf(const UpdateAction &action) {
    return std::visit([](const auto &each) -> const DocumentPath & { return each.path; }, action);
}

bool createsItem(const Update &update) {
    const auto adds = [](const UpdateAction &action) {
        return std::holds_alternative<SetAction>(action) || std::holds_alternative<AddAction>(action);
    };
    return update.actions.empty() || std::ranges::any_of(update.actions, adds);
}

}
