#include "model/edit/check_edits.h"

#include <algorithm>

namespace model {

namespace {

auto find(Design &design, const Acceptance &acceptance) {
    return std::ranges::find_if(design.accepted, [&](const Acceptance &one) {
        return one.rule == acceptance.rule && one.where == acceptance.where && one.itemKey == acceptance.itemKey;
    });
}

}

Result<Design> acceptFinding(Design design, Acceptance acceptance) {
    if (acceptance.rule.empty() || acceptance.reason.find_first_not_of(" \t\r\n") == std::string::npos)
        return refusal(
            {"Edits", TRANSLATABLE("Edits", "Say why it stays as it is: the reason is kept with the model."), {}});
    acceptance.where.itemIndex.reset();
    const auto there = find(design, acceptance);
    if (there == design.accepted.end())
        design.accepted.push_back(std::move(acceptance));
    else
        *there = std::move(acceptance);
    return design;
}

Result<Design> withdrawAcceptance(Design design, const Acceptance &acceptance) {
    const auto there = find(design, acceptance);
    if (there == design.accepted.end())
        return refusal({"Edits", TRANSLATABLE("Edits", "Nothing of %1 is accepted there."), {acceptance.rule}});
    design.accepted.erase(there);
    return design;
}

Result<Design> setCheckProfile(Design design, CheckProfile profile) {
    design.checkProfile = profile;
    return design;
}

}
