#include "model/edit/pattern_edits.h"

#include "engine/value/item_json.h"
#include "model/edit/edit_table.h"
#include "model/edit/scenario_edits.h"
#include "model/format/json_text.h"

#include <cmath>

namespace model {

namespace {

Result<std::size_t> findPattern(const Design &design, std::string_view patternId) {
    const auto found = std::ranges::find_if(
        design.patterns, [&](const Shared<AccessPattern> &pattern) { return pattern->id == patternId; });
    if (found == design.patterns.end())
        return refusal({"Edits", TRANSLATABLE("Edits", "There is no access pattern %1."), {std::string(patternId)}});
    return static_cast<std::size_t>(found - design.patterns.begin());
}

Result<void> checkMembers(const AccessPattern &pattern) {
    for (const auto &[placeholder, json] : pattern.values)
        if (const auto value = engine::valueFromJson(json); !value)
            return refusal({
                "Edits", TRANSLATABLE("Edits", "The value of %1: %2"), {placeholder, value.error().message}
            });
    for (const std::string &json : pattern.expectedItems)
        if (const auto item = engine::itemFromJson(json); !item)
            return refusal({
                "Edits", TRANSLATABLE("Edits", "The expected item %1: %2"), {json, item.error().message}
            });
    if (!pattern.request.empty())
        if (const auto json = parseJson(pattern.request); !json || json->kind != Json::Kind::Object)
            return refusal({"Edits", TRANSLATABLE("Edits", "The request has to be a JSON object."), {}});
    for (const double number : {pattern.averagePerSecond, pattern.peakPerSecond, pattern.mostUnits.value_or(0)})
        if (!std::isfinite(number) || number < 0)
            return refusal({"Edits", TRANSLATABLE("Edits", "Rates and units count from 0 up."), {}});
    for (const auto &number : {pattern.expectedCount, pattern.itemsAtScale})
        if (number && *number < 0)
            return refusal({"Edits", TRANSLATABLE("Edits", "A number of items counts from 0 up."), {}});
    return {};
}

Result<void> checkId(const Design &design, const std::string &id) {
    if (findPattern(design, id))
        return refusal({"Edits", TRANSLATABLE("Edits", "There is an access pattern %1 already."), {id}});
    return {};
}

}

Result<Design> addPattern(Design design, AccessPattern pattern) {
    for (int number = 1; pattern.id.empty(); ++number) {
        std::string id = "AP" + std::to_string(number);
        if (!findPattern(design, id)) pattern.id = std::move(id);
    }
    CHECK(checkId(design, pattern.id));
    CHECK(checkMembers(pattern));
    design.patterns.push_back(std::move(pattern));
    return design;
}

Result<Design> removePattern(Design design, std::string_view patternId) {
    TRY(const auto index, findPattern(design, patternId));
    const std::string where = "pattern/" + std::string(patternId);
    design.patterns.erase(design.patterns.begin() + static_cast<std::ptrdiff_t>(index));
    std::erase_if(design.unknown, [&](const UnknownMember &member) { return member.where == where; });
    const std::string id(patternId);
    followInScenarios(design, [&](Scenario &scenario) {
        std::erase_if(scenario.loads, [&](const PatternLoad &load) { return load.patternId == id; });
    });
    renameInScenarios(design, "load/" + id, nullptr);
    return design;
}

Result<Design> movePattern(Design design, std::string_view patternId, std::size_t toIndex) {
    TRY(const auto index, findPattern(design, patternId));
    moveElement(design.patterns, index, toIndex);
    return design;
}

Result<Design> setPattern(Design design, std::string_view patternId, AccessPattern pattern) {
    TRY(const auto index, findPattern(design, patternId));
    if (pattern.id.empty()) return refusal({"Edits", TRANSLATABLE("Edits", "An access pattern needs an id."), {}});
    if (pattern.id != patternId) CHECK(checkId(design, pattern.id));
    CHECK(checkMembers(pattern));
    for (UnknownMember &member : design.unknown)
        if (member.where == "pattern/" + design.patterns[index]->id) member.where = "pattern/" + pattern.id;
    if (pattern.id != patternId) {
        const std::string oldId(patternId), newPlace = "load/" + pattern.id;
        followInScenarios(design, [&](Scenario &scenario) {
            for (PatternLoad &load : scenario.loads)
                if (load.patternId == oldId) load.patternId = pattern.id;
        });
        renameInScenarios(design, "load/" + oldId, &newPlace);
    }
    for (Acceptance &acceptance : design.accepted)
        if (acceptance.where.patternId == patternId) acceptance.where.patternId = pattern.id;
    design.patterns[index] = Shared(std::move(pattern));
    return design;
}

}
