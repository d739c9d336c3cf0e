#include "app/cli/arguments.h"
#include "app/cli/on_sandbox.h"
#include "model/cost/cost.h"
#include "model/infer/entity_inference.h"

#include <algorithm>
#include <map>
#include <ostream>

namespace app {

int runCost(const std::vector<std::string> &arguments, Streams &streams) {
    CLI::App options("Forecasts what a model costs in a month: its access patterns at their rates, storage, streams, "
                     "backups. Requests run on the sample data; each figure says how it came about.",
        "hashrange-cli cost");
    std::string path, pricePath;
    enum class Format { Text, Json, Csv };
    Format format = Format::Text;
    model::CostSettings settings;
    options.add_option("MODEL", path, "The model's file; - reads standard input")->required();
    static const std::map<std::string, Format> formats = {
        {"text", Format::Text},
        {"json", Format::Json},
        {"csv",  Format::Csv }
    };
    options.add_option("--format", format, "What is printed: text, json or csv")
        ->transform(CLI::CheckedTransformer(formats))
        ->option_text("FORMAT");
    options.add_option("--prices", pricePath, "A price table; without one, the table that came with the program");
    options.add_option("--scenario", settings.scenario, "Rates, volumes and DAX nodes of this scenario of the model");
    options.add_option("--hours", settings.hoursPerMonth, "Hours in a month")
        ->check(CLI::Range(1, 744))
        ->capture_default_str();
    options.add_option("--backups", settings.backupsKept, "On-demand backups kept of each table")
        ->check(CLI::Range(0, 1000));
    options.add_option("--stream-readers", settings.streamReaders, "Programs that poll the stream themselves")
        ->check(CLI::Range(0, 1000));
    options.add_option("--dax-node", settings.daxNodeType, "The type of a DAX node")->capture_default_str();
    if (const auto code = parse(options, arguments, streams)) return *code;

    const auto own =
        pricePath.empty() ? model::Result<model::PriceTable>(model::builtInPrices()) : model::openPrices(pricePath);
    if (!own) {
        streams.err << own.error().english() << '\n';
        return Failed;
    }
    auto design = readDesign(path, streams);
    if (!design) return Failed;
    if (!settings.scenario.empty() &&
        std::ranges::none_of(design->scenarios, [&](const auto &one) { return one->name == settings.scenario; })) {
        streams.err << "The model has no scenario \"" << settings.scenario << "\".\n";
        return WrongUse;
    }
    if (!own->find(settings.daxNodeType + "-hour")) {
        streams.err << "The price table knows no node \"" << settings.daxNodeType << "\".\n";
        return WrongUse;
    }
    for (auto &table : design->tables) table = model::withEntityTypes(*table);
    const auto sandbox = sandboxOf(*design, streams);
    if (!sandbox) return Failed;
    const model::CostSheet sheet = model::costOf(*design, model::unitsOf(*design, *sandbox), *own, settings);
    switch (format) {
    case Format::Text: streams.out << toText(*design, sheet); break;
    case Format::Json: streams.out << toJson(sheet); break;
    case Format::Csv: streams.out << toCsv(sheet); break;
    }
    return Fine;
}

}
