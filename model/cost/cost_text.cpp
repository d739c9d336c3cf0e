#include "model/cost/cost.h"
#include "model/format/json_text.h"

#include <algorithm>
#include <functional>

namespace model {

namespace {

const char *gradeName(Grade grade) {
    switch (grade) {
    case Grade::Documented: return "documented";
    case Grade::Measured: return "measured";
    case Grade::Model: break;
    }
    return "model";
}

void appendLine(std::string &out, const CostLine &line, std::size_t level) {
    std::string money = moneyText(line.perMonth);
    money.insert(0, money.size() < 14 ? 14 - money.size() : 0, ' ');
    out += money + "  " + std::string(2 * level, ' ') + line.title.english() + " [" + gradeName(line.grade) + "]\n";
    for (const CostLine &part : line.parts) appendLine(out, part, level + 1);
}

Json jsonOf(const CostLine &line) {
    Json json = Json::object({
        {"id",       Json::string(line.id)                        },
        {"title",    Json::string(line.title.english())           },
        {"perMonth", Json::string(line.perMonth.rounded(6).text())},
        {"grade",    Json::string(gradeName(line.grade))          },
        {"formula",  Json::string(line.formula.english())         }
    });
    if (!line.source.empty()) json.set("source", Json::string(line.source));
    Json inputs = Json::array(), parts = Json::array();
    for (const CostInput &input : line.inputs)
        inputs.elements.push_back(Json::object({
            {"name",  Json::string(input.name.english())  },
            {"value", Json::string(input.value)           },
            {"grade", Json::string(gradeName(input.grade))}
        }));
    for (const CostLine &part : line.parts) parts.elements.push_back(jsonOf(part));
    if (!inputs.elements.empty()) json.set("inputs", std::move(inputs));
    if (!parts.elements.empty()) json.set("parts", std::move(parts));
    return json;
}

/// RFC 4180; a text that a spreadsheet would take for a formula gets an apostrophe.
std::string csvCell(const std::string &text) {
    const std::string safe =
        !text.empty() && std::string_view("=+@\t\r").find(text.front()) != std::string_view::npos ? '\'' + text : text;
    if (safe.find_first_of(",\"\r\n") == std::string::npos) return safe;
    std::string out = "\"";
    for (const char c : safe) out += c == '"' ? std::string("\"\"") : std::string(1, c);
    return out + '"';
}

void appendCsv(std::string &out, const CostLine &line, std::size_t level) {
    out += csvCell(line.id) + ',' + std::to_string(level) + ',' + csvCell(line.title.english()) + ',' +
           csvCell(line.place.tableName) + ',' + csvCell(line.place.indexName) + ',' + csvCell(line.place.patternId) +
           ',' + line.perMonth.rounded(6).text() + ',' + gradeName(line.grade) + ',' + csvCell(line.formula.english()) +
           "\r\n";
    for (const CostLine &part : line.parts) appendCsv(out, part, level + 1);
}

}

std::string toText(const Design &design, const CostSheet &sheet) {
    std::string out =
        "Prices of " + sheet.region + ", " + sheet.date + ", in " + sheet.currency + ". " + sheet.source + "\n\n";
    for (const CostLine &line : sheet.lines) appendLine(out, line, 0);
    if (sheet.rated)
        out += "\n" + moneyText(sheet.perMonth) + " " + sheet.currency + " a month [" + gradeName(sheet.grade) + "]\n";
    else
        out += "\nNo access pattern states a rate, so requests cost nothing here: averagePerSecond of a pattern says "
               "how often it is asked.\n";
    if (!sheet.patterns.empty()) out += "\nAccess patterns, per million requests and per month\n";
    for (const PatternCost &cost : sheet.patterns) {
        const auto pattern =
            std::ranges::find_if(design.patterns, [&](const auto &one) { return one->id == cost.patternId; });
        const std::string name = pattern == design.patterns.end() ? std::string() : (*pattern)->name;
        out += "  " + cost.patternId + " " + name + ": ";
        if (cost.perMillion)
            out += moneyText(*cost.perMillion) +
                   (cost.perMonth ? ", " + moneyText(*cost.perMonth) + " at " + cost.perSecond.text() + " a second"
                                  : ", no rate");
        else
            out += cost.problem.empty() ? "not known" : cost.problem;
        out += '\n';
    }
    if (!sheet.comparisons.empty()) out += "\nThe same tables paid for otherwise, a month\n";
    for (const TableComparison &one : sheet.comparisons)
        out += "  " + one.tableName + ": on demand " + moneyText(one.onDemand) + ", provisioned " +
               moneyText(one.provisioned) + "; Standard " + moneyText(one.standard) + ", Standard-IA " +
               moneyText(one.infrequentAccess) + '\n';
    return out;
}

std::string toJson(const CostSheet &sheet) {
    Json lines = Json::array(), patterns = Json::array(), comparisons = Json::array();
    for (const CostLine &line : sheet.lines) lines.elements.push_back(jsonOf(line));
    for (const PatternCost &cost : sheet.patterns) {
        Json json = Json::object({
            {"id",        Json::string(cost.patternId)       },
            {"perSecond", Json::string(cost.perSecond.text())},
            {"grade",     Json::string(gradeName(cost.grade))}
        });
        if (cost.perMillion) json.set("perMillion", Json::string(cost.perMillion->rounded(6).text()));
        if (cost.perMonth) json.set("perMonth", Json::string(cost.perMonth->rounded(6).text()));
        if (!cost.problem.empty()) json.set("problem", Json::string(cost.problem));
        Json parts = Json::array();
        for (const CostLine &part : cost.parts) parts.elements.push_back(jsonOf(part));
        json.set("parts", std::move(parts));
        patterns.elements.push_back(std::move(json));
    }
    for (const TableComparison &one : sheet.comparisons)
        comparisons.elements.push_back(Json::object({
            {"table",            Json::string(one.tableName)                         },
            {"onDemand",         Json::string(one.onDemand.rounded(6).text())        },
            {"provisioned",      Json::string(one.provisioned.rounded(6).text())     },
            {"standard",         Json::string(one.standard.rounded(6).text())        },
            {"infrequentAccess", Json::string(one.infrequentAccess.rounded(6).text())}
        }));
    const Json json = Json::object({
        {"region",      Json::string(sheet.region)                    },
        {"date",        Json::string(sheet.date)                      },
        {"currency",    Json::string(sheet.currency)                  },
        {"source",      Json::string(sheet.source)                    },
        {"rated",       Json::boolean(sheet.rated)                    },
        {"perMonth",    Json::string(sheet.perMonth.rounded(6).text())},
        {"grade",       Json::string(gradeName(sheet.grade))          },
        {"lines",       std::move(lines)                              },
        {"patterns",    std::move(patterns)                           },
        {"comparisons", std::move(comparisons)                        }
    });
    std::string out;
    appendFormatted(out, compactJson(json), {.indent = "  "});
    return out + '\n';
}

std::string toCsv(const CostSheet &sheet) {
    std::string out = "id,level,title,table,index,pattern,perMonth,grade,formula\r\n";
    for (const CostLine &line : sheet.lines) appendCsv(out, line, 0);
    return out;
}

}
