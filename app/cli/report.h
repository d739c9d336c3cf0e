#pragma once

#include <CLI/CLI.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace app {

/// What a build reads: text for people, JSON, JUnit XML (test reports), SARIF 2.1.0 (code scanning).
enum class ReportFormat { Text, Json, JUnit, Sarif };
/// --format of a command.
void addReportFormat(CLI::App &options, ReportFormat &format);

enum class ReportLevel { Error, Warning, Note };

/// Something that was found, or did not hold.
struct ReportResult {
    ReportLevel level = ReportLevel::Error;
    std::string message = {};
    std::string where = {};                   ///< "Orders › GSI1": for people.
    std::size_t line = 1;                     ///< In the file, from 1.
    std::optional<std::string> accepted = {}; ///< Why it stays so: it does not fail then.
};

/// One thing that was looked at: a rule, an access pattern. Without results, or with accepted ones only, it holds.
struct ReportCase {
    std::string id = {}, title = {};
    std::string help = {}; ///< Why it matters; empty: nothing to say.
    std::string source = {};
    ReportLevel level = ReportLevel::Error;
    std::vector<ReportResult> results = {};
};

struct Report {
    std::string command = {}; ///< "check"
    std::string file = {};    ///< As given on the command line.
    std::vector<ReportCase> cases = {};
    ReportLevel failing = ReportLevel::Warning; ///< JUnit: results of this level and worse are failures.
};

/// Not for Text, which each command writes in its own words.
std::string written(const Report &report, ReportFormat format);

/// The line on which a file first says `text` behind the place `after` (a piece of text, empty: the beginning); 1 where
/// it does not.
std::size_t lineOf(std::string_view bytes, std::string_view text, std::string_view after = {});

}
