#include "app/cli/report.h"

#include "model/format/json_text.h"

#include <algorithm>
#include <map>

namespace app {

namespace {

using model::Json;

const char *levelName(ReportLevel level) { // SARIF's words
    switch (level) {
    case ReportLevel::Error: return "error";
    case ReportLevel::Warning: return "warning";
    case ReportLevel::Note: break;
    }
    return "note";
}

std::string laidOut(const Json &json) {
    std::string out;
    model::appendFormatted(out, model::compactJson(json), {.indent = "  "});
    return out + '\n';
}

Json numberOf(std::size_t count) {
    return Json::number(static_cast<std::int64_t>(count));
}

Json jsonReport(const Report &report) {
    Json results = Json::array();
    std::map<ReportLevel, std::size_t> open;
    std::size_t accepted = 0;
    for (const ReportCase &one : report.cases)
        for (const ReportResult &result : one.results) {
            ++(result.accepted ? accepted : open[result.level]);
            Json json = Json::object({
                {"id",      Json::string(one.id)                 },
                {"level",   Json::string(levelName(result.level))},
                {"message", Json::string(result.message)         },
                {"where",   Json::string(result.where)           },
                {"line",    numberOf(result.line)                }
            });
            if (result.accepted) json.set("accepted", Json::string(*result.accepted));
            results.elements.push_back(std::move(json));
        }
    Json cases = Json::array();
    for (const ReportCase &one : report.cases) {
        const bool holds =
            std::ranges::all_of(one.results, [](const ReportResult &r) { return r.accepted.has_value(); });
        cases.elements.push_back(Json::object({
            {"id",    Json::string(one.id)   },
            {"title", Json::string(one.title)},
            {"holds", Json::boolean(holds)   }
        }));
    }
    return Json::object({
        {"tool",     Json::string("hashrange-cli " HASHRANGE_VERSION)},
        {"command",  Json::string(report.command)                    },
        {"file",     Json::string(report.file)                       },
        {"errors",   numberOf(open[ReportLevel::Error])              },
        {"warnings", numberOf(open[ReportLevel::Warning])            },
        {"notes",    numberOf(open[ReportLevel::Note])               },
        {"accepted", numberOf(accepted)                              },
        {"cases",    std::move(cases)                                },
        {"results",  std::move(results)                              }
    });
}

// ---- JUnit ------------------------------------------------------------------------------------------------------

/// Text and attribute values of XML 1.0, which has no place for most control characters.
std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) {
        switch (c) {
        case '&': out += "&amp;"; break;
        case '<': out += "&lt;"; break;
        case '>': out += "&gt;"; break;
        case '"': out += "&quot;"; break;
        case '\n': out += "&#10;"; break;
        case '\t': out += "&#9;"; break;
        default: out += static_cast<unsigned char>(c) < 0x20 ? '?' : c;
        }
    }
    return out;
}

std::string junitReport(const Report &report) {
    const auto fails = [&](const ReportResult &result) { return !result.accepted && result.level <= report.failing; };
    std::size_t failures = 0;
    std::string cases;
    for (const ReportCase &one : report.cases) {
        cases += "    <testcase classname=\"hashrange." + escaped(report.command) + "\" name=\"" +
                 escaped(one.title.empty() ? one.id : one.id + ": " + one.title) + "\" time=\"0\"";
        std::string failure, output;
        const ReportResult *first = nullptr;
        for (const ReportResult &result : one.results) {
            const std::string line = (result.where.empty() ? "" : result.where + ": ") + result.message;
            if (fails(result)) {
                if (!first) first = &result;
                failure += escaped(report.file + ':' + std::to_string(result.line) + ": " + line) + '\n';
            } else {
                output +=
                    escaped(line + (result.accepted ? " (accepted: " + *result.accepted + ')' : std::string())) + '\n';
            }
        }
        if (!first && output.empty()) {
            cases += "/>\n";
            continue;
        }
        cases += ">\n";
        if (first) {
            ++failures;
            cases += "      <failure type=\"" + std::string(levelName(first->level)) + "\" message=\"" +
                     escaped(first->message) + "\">" + failure + "</failure>\n";
        }
        if (!output.empty()) cases += "      <system-out>" + output + "</system-out>\n";
        cases += "    </testcase>\n";
    }
    const std::string counts = "tests=\"" + std::to_string(report.cases.size()) + "\" failures=\"" +
                               std::to_string(failures) + "\" errors=\"0\"";
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"hashrange-cli\" " + counts +
           ">\n  <testsuite name=\"" + escaped(report.command + ' ' + report.file) + "\" " + counts +
           " skipped=\"0\" time=\"0\">\n" + cases + "  </testsuite>\n</testsuites>\n";
}

// ---- SARIF ------------------------------------------------------------------------------------------------------

/// A relative or absolute path as a URI reference: RFC 3986 lets these stand as they are.
std::string uriOf(const std::string &path) {
    static constexpr char hex[] = "0123456789ABCDEF";
    static constexpr std::string_view plain = "-._~/!$&'()*+,;=@";
    std::string out;
    for (const char c : path) {
        const auto byte = static_cast<unsigned char>(c);
        const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (letter || plain.find(c) != plain.npos)
            out += c;
        else
            out += {'%', hex[byte >> 4], hex[byte & 15]};
    }
    return out.starts_with('/') ? "file://" + out : out;
}

Json textOf(std::string_view text) {
    return Json::object({
        {"text", Json::string(text)}
    });
}

Json sarifReport(const Report &report) {
    Json rules = Json::array(), results = Json::array();
    for (std::size_t i = 0; i < report.cases.size(); ++i) {
        const ReportCase &one = report.cases[i];
        Json rule = Json::object({
            {"id",                   Json::string(one.id)                                         },
            {"shortDescription",     textOf(one.title.empty() ? one.id : one.title)               },
            {"defaultConfiguration", Json::object({{"level", Json::string(levelName(one.level))}})}
        });
        if (!one.help.empty()) {
            rule.set("fullDescription", textOf(one.help));
            rule.set("help", textOf(one.source.empty() ? one.help : one.help + " (" + one.source + ')'));
        }
        rules.elements.push_back(std::move(rule));
        for (const ReportResult &result : one.results) {
            Json physical = Json::object({
                {"artifactLocation", Json::object({{"uri", Json::string(uriOf(report.file))}})},
                {"region",           Json::object({{"startLine", numberOf(result.line)}})     }
            });
            Json location = Json::object({
                {"physicalLocation", std::move(physical)}
            });
            if (!result.where.empty())
                location.set(
                    "logicalLocations", Json::array({
                                            Json::object({{"fullyQualifiedName", Json::string(result.where)}}
                                            )
                }));
            const std::string message = result.where.empty() ? result.message : result.where + ": " + result.message;
            Json json = Json::object({
                {"ruleId",    Json::string(one.id)                 },
                {"ruleIndex", numberOf(i)                          },
                {"level",     Json::string(levelName(result.level))},
                {"message",   textOf(message)                      },
                {"locations", Json::array({std::move(location)})   }
            });
            if (result.accepted)
                json.set("suppressions", Json::array({
                                             Json::object({{"kind", Json::string("inSource")},
                                                           {"justification", Json::string(*result.accepted)}}
                                             )
                }));
            results.elements.push_back(std::move(json));
        }
    }
    Json driver = Json::object({
        {"name",    Json::string("hashrange-cli " + report.command)},
        {"version", Json::string(HASHRANGE_VERSION)                },
        {"rules",   std::move(rules)                               }
    });
    Json run = Json::object({
        {"tool",       Json::object({{"driver", std::move(driver)}})},
        {"columnKind", Json::string("unicodeCodePoints")            },
        {"results",    std::move(results)                           }
    });
    return Json::object({
        {"$schema", Json::string("https://json.schemastore.org/sarif-2.1.0.json")},
        {"version", Json::string("2.1.0")                                        },
        {"runs",    Json::array({std::move(run)})                                }
    });
}

}

void addReportFormat(CLI::App &options, ReportFormat &format) {
    static const std::map<std::string, ReportFormat> names = {
        {"text",  ReportFormat::Text },
        {"json",  ReportFormat::Json },
        {"junit", ReportFormat::JUnit},
        {"sarif", ReportFormat::Sarif},
    };
    options.add_option("--format", format, "What is printed: text, json, junit (XML) or sarif (2.1.0)")
        ->transform(CLI::CheckedTransformer(names))
        ->option_text("FORMAT");
}

std::string written(const Report &report, ReportFormat format) {
    switch (format) {
    case ReportFormat::Json: return laidOut(jsonReport(report));
    case ReportFormat::JUnit: return junitReport(report);
    case ReportFormat::Sarif: return laidOut(sarifReport(report));
    case ReportFormat::Text: break;
    }
    return {};
}

std::size_t lineOf(std::string_view bytes, std::string_view text, std::string_view after) {
    const auto from = after.empty() ? 0 : bytes.find(after);
    const auto at = from == bytes.npos ? from : bytes.find(text, from);
    if (at == bytes.npos || text.empty()) return 1;
    return 1 + static_cast<std::size_t>(std::ranges::count(bytes.substr(0, at), '\n'));
}

}
