#include "model/edit/scenario_edits.h"

#include "model/edit/edit_table.h"
#include "model/edit/table_edits.h"

#include <cmath>

namespace model {

namespace {

bool taken(const Design &design, std::string_view name) {
    return std::ranges::any_of(
        design.scenarios, [&](const Shared<Scenario> &scenario) { return scenario->name == name; });
}

Result<void> checkName(const Design &design, const std::string &name) {
    if (name.empty()) return refusal({"Edits", TRANSLATABLE("Edits", "A scenario needs a name."), {}});
    if (taken(design, name))
        return refusal({"Edits", TRANSLATABLE("Edits", "There is a scenario %1 already."), {name}});
    return {};
}

/// Whether `where` is the place itself or below it.
bool isAt(const std::string &where, const std::string &place) {
    return where == place || where.starts_with(place + '/');
}

void renameUnknownAt(Design &design, const std::string &from, const std::string *to) {
    std::erase_if(
        design.unknown, [&](const UnknownMember &member) { return to == nullptr && isAt(member.where, from); });
    for (UnknownMember &member : design.unknown)
        if (isAt(member.where, from)) member.where = *to + member.where.substr(from.size());
}

Result<void> within(double value, double least, double most, const char *what) {
    if (std::isfinite(value) && value >= least && value <= most) return {};
    return refusal({
        "Edits", TRANSLATABLE("Edits", "%1: from %2 to %3."),
        {what, std::to_string(static_cast<std::int64_t>(least)), std::to_string(static_cast<std::int64_t>(most))}
    });
}

constexpr double mostPerSecond = 1e9, mostItems = 1e12, mostItemBytes = 409'600, mostMonths = 120,
                 mostTrafficPercent = 1e6, mostDaxNodes = 11, mostSeconds = 1e9;

Result<void> checkPopularity(const KeyPopularity &popularity) {
    CHECK(within(popularity.exponent, 0, 5, "exponent"));
    CHECK(within(popularity.hotKeyPercent, 0, 100, "hotKeyPercent"));
    CHECK(within(popularity.hotTrafficPercent, 0, 100, "hotTrafficPercent"));
    CHECK(within(static_cast<double>(popularity.newKeySeconds), 1, mostSeconds, "newKeySeconds"));
    return {};
}

}

Result<std::size_t> findScenario(const Design &design, std::string_view name) {
    const auto found = std::ranges::find_if(
        design.scenarios, [&](const Shared<Scenario> &scenario) { return scenario->name == name; });
    if (found == design.scenarios.end())
        return refusal({"Edits", TRANSLATABLE("Edits", "There is no scenario %1."), {std::string(name)}});
    return static_cast<std::size_t>(found - design.scenarios.begin());
}

Result<void> checkScenario(const Scenario &scenario) {
    CHECK(within(static_cast<double>(scenario.trafficPercent), 0, mostTrafficPercent, "trafficPercent"));
    CHECK(within(static_cast<double>(scenario.month), 0, mostMonths, "month"));
    CHECK(checkPopularity(scenario.popularity));
    constexpr std::size_t hours = 24;
    if (!scenario.dailyCurve.empty() && scenario.dailyCurve.size() != hours)
        return refusal({"Edits", TRANSLATABLE("Edits", "A daily curve has 24 hours, this one %1."),
            {std::to_string(scenario.dailyCurve.size())}});
    for (const std::int64_t percent : scenario.dailyCurve)
        CHECK(within(static_cast<double>(percent), 0, 100, "dailyCurve"));
    if (scenario.warmThroughput) CHECK(checkWarmThroughput(scenario.warmThroughput));
    if (scenario.dax) {
        CHECK(within(static_cast<double>(scenario.dax->nodes), 1, mostDaxNodes, "nodes"));
        CHECK(within(static_cast<double>(scenario.dax->itemTtlSeconds), 0, mostSeconds, "itemTtlSeconds"));
        CHECK(within(static_cast<double>(scenario.dax->queryTtlSeconds), 0, mostSeconds, "queryTtlSeconds"));
    }
    for (const EntityVolume &volume : scenario.volumes) {
        CHECK(within(static_cast<double>(volume.items.value_or(0)), 0, mostItems, "items"));
        CHECK(within(static_cast<double>(volume.newItemsPerMonth.value_or(0)), 0, mostItems, "newItemsPerMonth"));
        CHECK(within(static_cast<double>(volume.itemBytes.value_or(1)), 1, mostItemBytes, "itemBytes"));
        for (const auto &[index, count] : volume.partitionKeys)
            CHECK(within(static_cast<double>(count), 1, mostItems, "partitionKeys"));
    }
    for (const PatternLoad &load : scenario.loads) {
        CHECK(within(load.averagePerSecond.value_or(0), 0, mostPerSecond, "averagePerSecond"));
        CHECK(within(load.peakPerSecond.value_or(0), 0, mostPerSecond, "peakPerSecond"));
        if (load.averagePerSecond && load.peakPerSecond && *load.peakPerSecond < *load.averagePerSecond)
            return refusal({"Edits", TRANSLATABLE("Edits", "%1: the peak is below the average."), {load.patternId}});
        if (load.popularity) CHECK(checkPopularity(*load.popularity));
    }
    return {};
}

std::string freeScenarioName(const Design &design, const std::string &like) {
    std::string name = like;
    for (int number = 2; taken(design, name); ++number) name = like + ' ' + std::to_string(number);
    return name;
}

Result<Design> addScenario(Design design, Scenario scenario) {
    for (int number = 1; scenario.name.empty(); ++number) {
        std::string name = "Scenario " + std::to_string(number);
        if (!taken(design, name)) scenario.name = std::move(name);
    }
    CHECK(checkName(design, scenario.name));
    CHECK(checkScenario(scenario));
    design.scenarios.push_back(std::move(scenario));
    return design;
}

Result<Design> removeScenario(Design design, std::string_view name) {
    TRY(const auto index, findScenario(design, name));
    const std::string where = "scenario/" + std::string(name);
    design.scenarios.erase(design.scenarios.begin() + static_cast<std::ptrdiff_t>(index));
    renameUnknownAt(design, where, nullptr);
    return design;
}

Result<Design> duplicateScenario(Design design, std::string_view name, std::string newName) {
    TRY(const auto index, findScenario(design, name));
    Scenario copy = *design.scenarios[index];
    copy.name = std::move(newName);
    CHECK(checkName(design, copy.name));
    design.scenarios.insert(design.scenarios.begin() + static_cast<std::ptrdiff_t>(index) + 1, Shared(std::move(copy)));
    return design;
}

Result<Design> renameScenario(Design design, std::string_view name, std::string newName) {
    if (newName == name) return design;
    TRY(const auto index, findScenario(design, name));
    CHECK(checkName(design, newName));
    const std::string from = "scenario/" + std::string(name), to = "scenario/" + newName;
    renameUnknownAt(design, from, &to);
    Scenario renamed = *design.scenarios[index];
    renamed.name = std::move(newName);
    design.scenarios[index] = Shared(std::move(renamed));
    return design;
}

Result<Design> moveScenario(Design design, std::string_view name, std::size_t toIndex) {
    TRY(const auto index, findScenario(design, name));
    moveElement(design.scenarios, index, toIndex);
    return design;
}

Result<Design> setScenario(Design design, std::string_view name, Scenario scenario) {
    TRY(const auto index, findScenario(design, name));
    CHECK(checkScenario(scenario));
    scenario.name = design.scenarios[index]->name;
    design.scenarios[index] = Shared(std::move(scenario));
    return design;
}

void renameInScenarios(Design &design, const std::string &from, const std::string *to) {
    for (const Shared<Scenario> &scenario : design.scenarios) {
        const std::string place = "scenario/" + scenario->name + '/';
        const std::string target = to ? place + *to : std::string();
        renameUnknownAt(design, place + from, to ? &target : nullptr);
    }
}

}
