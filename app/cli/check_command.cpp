#include "app/cli/arguments.h"
#include "app/cli/report.h"
#include "model/check/rule.h"
#include "model/format/file.h"
#include "model/format/format.h"
#include "model/infer/entity_inference.h"
#include "model/view/problems.h"

#include <map>
#include <ostream>

namespace app {

namespace {

ReportLevel levelOf(model::Severity severity) {
    switch (severity) {
    case model::Severity::Error: return ReportLevel::Error;
    case model::Severity::Warning: return ReportLevel::Warning;
    case model::Severity::Hint: break;
    }
    return ReportLevel::Note;
}

std::string quoted(const std::string &text) {
    return '"' + text + '"';
}

/// The line of the file that names the innermost part of the place; items are not looked for.
std::size_t lineOfPlace(std::string_view bytes, const model::Place &place) {
    if (!place.patternId.empty()) return lineOf(bytes, quoted(place.patternId), "\"patterns\"");
    const std::string table = place.tableName.empty() ? std::string() : quoted(place.tableName);
    for (const std::string *part : {&place.indexName, &place.entityName, &place.attributeName})
        if (!part->empty()) return lineOf(bytes, quoted(*part), table);
    return lineOf(bytes, table);
}

Report reportOf(const model::Design &design, const model::Problems &problems, const std::string &path, bool strict) {
    const auto bytes = path == "-" ? std::string() : model::readFile(path, model::largestFileBytes).value_or("");
    Report report{.command = "check", .file = path, .failing = strict ? ReportLevel::Warning : ReportLevel::Error};
    std::map<std::string_view, std::size_t> cases;
    for (const model::Rule *rule : model::rules()) {
        cases[rule->id] = report.cases.size();
        report.cases.push_back({.id = rule->id,
            .title = rule->title,
            .help = rule->why,
            .source = rule->source,
            .level = levelOf(rule->severity)});
    }
    for (const auto *list : {&problems.findings, &problems.accepted})
        for (const model::Finding &finding : *list)
            report.cases[cases.at(finding.rule)].results.push_back({.level = levelOf(finding.severity),
                .message = finding.message.english(),
                .where = placeText(design, finding.place),
                .line = lineOfPlace(bytes, finding.place),
                .accepted = finding.accepted});
    return report;
}

}

int runCheck(const std::vector<std::string> &arguments, Streams &streams) {
    CLI::App options(
        "Checks a model: what DynamoDB would refuse, what is probably not meant. Fails on errors; what was "
        "accepted in the model does not count.",
        "hashrange-cli check");
    std::string path;
    bool strict = false, rules = false;
    ReportFormat format = ReportFormat::Text;
    model::CheckProfile profile = model::CheckProfile::Auto;
    auto *file = options.add_option("MODEL", path, "The model's file; - reads standard input");
    options.add_flag("--strict", strict, "Warnings fail as well");
    addReportFormat(options, format);
    static const std::map<std::string, model::CheckProfile> profiles = {
        {"auto",         model::CheckProfile::Auto       },
        {"single-table", model::CheckProfile::SingleTable},
        {"many-tables",  model::CheckProfile::ManyTables }
    };
    auto *chosen =
        options.add_option("--profile", profile, "Whose habits: auto (as the model says), single-table or many-tables")
            ->transform(CLI::CheckedTransformer(profiles))
            ->option_text("PROFILE");
    options.add_flag("--rules", rules, "Print the rules with their reasons and sources, and check nothing");
    if (const auto code = parse(options, arguments, streams)) return *code;
    if (rules) {
        streams.out << model::rulesText();
        return Fine;
    }
    if (file->count() == 0) {
        streams.err << "MODEL is required\nRun with --help for more information.\n";
        return WrongUse;
    }
    auto design = readDesign(path, streams);
    if (!design) return Failed;
    for (auto &table : design->tables) table = model::withEntityTypes(*table);
    if (chosen->count() > 0) design->checkProfile = profile;
    const model::Problems problems = model::problemsOf(*design);
    if (format != ReportFormat::Text) {
        streams.out << written(reportOf(*design, problems, path, strict), format);
    } else {
        streams.out << toText(*design, problems) << problems.errors << (problems.errors == 1 ? " error, " : " errors, ")
                    << problems.warnings << (problems.warnings == 1 ? " warning, " : " warnings, ") << problems.hints
                    << (problems.hints == 1 ? " hint" : " hints");
        if (!problems.accepted.empty()) streams.out << ", " << problems.accepted.size() << " accepted";
        streams.out << '\n';
    }
    return problems.errors > 0 || (strict && problems.warnings > 0) ? Failed : Fine;
}

}
