#include "app/cli/arguments.h"
#include "app/cli/on_sandbox.h"
#include "model/verify/verify.h"
#include "model/view/simulation_view.h"

#include <algorithm>
#include <map>
#include <ostream>
#include <thread>

namespace app {

int runSimulate(const std::vector<std::string> &arguments, Streams &streams) {
    CLI::App options("Simulates a day of a scenario: how partitions fill, heat up and split, and what would be "
                     "throttled. Fails if something would be.",
        "hashrange-cli simulate");
    std::string path, name;
    double hours = 24, step = 10;
    bool combined = false;
    constexpr const char *formats[] = {"text", "json", "csv"};
    std::string format = formats[0];
    options.add_option("MODEL", path, "The model's file; - reads standard input")->required();
    options.add_option("--scenario", name, "A scenario of the model; else its first one");
    options.add_option("--format", format, "text, json, or csv with a partition a line")
        ->check(CLI::IsMember({formats[0], formats[1], formats[2]}));
    options.add_option("--hours", hours, "How long, from midnight")->check(CLI::Range(0.01, 24. * 31));
    options.add_option("--step", step, "Seconds of a step")->check(CLI::Range(0.1, 3600.));
    options.add_flag("--combined", combined, "Reads and writes share a partition's ceiling");
    if (const auto code = parse(options, arguments, streams)) return *code;
    const auto design = readDesign(path, streams);
    if (!design) return Failed;
    model::Scenario scenario = model::scenarioOf(*design);
    if (options.count("--scenario") > 0) {
        const auto found = std::ranges::find_if(design->scenarios, [&](const auto &one) { return one->name == name; });
        if (found == design->scenarios.end()) {
            streams.err << "There is no scenario \"" << name << "\".\n";
            for (const auto &one : design->scenarios) streams.err << "  " << one->name << '\n';
            return WrongUse;
        }
        scenario = **found;
    }

    model::PlanOptions planOptions;
    if (const auto sandbox = sandboxOf(*design, streams))
        for (const model::Verdict &verdict : model::verify(*design, *sandbox))
            if (verdict.trace) planOptions.measuredUnits[verdict.patternId] = double(verdict.trace->units.halves) / 2;
    model::SimulationOptions simulation;
    constexpr double hour = 3'600;
    simulation.seconds = hours * hour;
    simulation.stepSeconds = step;
    simulation.combinedCeiling = combined;
    simulation.threads = std::clamp(std::thread::hardware_concurrency(), 1U, 8U);
    const auto simulated = model::simulateScenario(*design, scenario, planOptions, simulation);
    streams.out << (format == "json"  ? model::toJson(simulated)
                    : format == "csv" ? model::toCsv(simulated)
                                      : model::toText(simulated));
    return hasTrouble(simulated.result) ? Failed : Fine;
}

}
