#pragma once

#include "model/cost/pattern_units.h"
#include "model/cost/prices.h"
#include "model/design/message.h"
#include "model/design/place.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace model {

/// What a forecast assumes beside the design.
struct CostSettings {
    std::int64_t hoursPerMonth = 730;
    std::int64_t utilisationPercent = 70; ///< Of provisioned capacity, where no auto scaling says otherwise.
    std::int64_t streamReaders = 0;       ///< That call GetRecords; Lambda triggers read free of charge.
    std::int64_t backupsKept = 0;         ///< On-demand backups of each table.
    std::string daxNodeType = "dax.r5.large";
    std::string scenario =
        {}; ///< Rates, volumes and DAX nodes of the design's scenario of that name; empty: as designed.
    bool operator==(const CostSettings &) const = default;
};

struct CostInput {
    Message name = {};
    std::string value = {}; ///< Plain: "4.5", "12 KB".
    Grade grade = Grade::Documented;
};

/// A figure: money a month, how it came about, and what it is made of: `parts`, where there are any, add up to it.
struct CostLine {
    std::string id = {}; ///< "table/Orders/storage": stable.
    Message title = {};
    Place place = {};
    Decimal perMonth = {};
    Grade grade = Grade::Documented;
    Message formula = {};
    std::vector<CostInput> inputs = {};
    std::string source = {}; ///< Of the price; empty: a sum.
    std::vector<CostLine> parts = {};
};

/// What one access pattern costs. On a provisioned table: what the capacity that it uses costs.
struct PatternCost {
    std::string patternId = {};
    Decimal perSecond = {};                 ///< Requests; 0: no rate is stated.
    std::optional<Decimal> perMonth = {};   ///< None: no rate, or it cannot be run.
    std::optional<Decimal> perMillion = {}; ///< Requests. None: it cannot be run.
    Grade grade = Grade::Documented;
    std::vector<CostLine> parts = {}; ///< An arm each: the table, an index.
    std::string problem = {};         ///< Why it cannot be run.
};

/// The same table paid for in other ways, at the same rates.
struct TableComparison {
    std::string tableName = {};
    Decimal onDemand = {}, provisioned = {}, standard = {}, infrequentAccess = {}; ///< The whole table a month.
};

struct CostSheet {
    bool rated = false; ///< A pattern states a rate: without one there is no forecast.
    Decimal perMonth = {};
    Grade grade = Grade::Documented;
    std::string currency = {}, region = {}, date = {}, source = {}; ///< Of the prices.
    std::vector<CostLine> lines = {};                               ///< A table each, then DAX.
    std::vector<PatternCost> patterns = {};                         ///< In the design's order.
    std::vector<TableComparison> comparisons = {};                  ///< Of tables with rates.

    const PatternCost *pattern(std::string_view patternId) const; ///< Null: there is none.
};

/// A month of the design. `units` are those of its patterns (unitsOf); a pattern without any has no cost.
CostSheet costOf(const Design &design, const std::vector<PatternUnits> &units, const PriceTable &prices,
    const CostSettings &settings = {});

/// The use of provisioned capacity, 0 to 1, from which on it costs less than requests on demand.
Decimal breakEvenUtilisation(const PriceTable &prices, bool write, engine::TableClass tableClass = {});
/// Storage by throughput, in money at Standard prices, from which on Standard-IA costs less.
Decimal infrequentAccessBreakEven(const PriceTable &prices);

/// For a terminal: tables with their parts, patterns with their rates; and as JSON and CSV.
std::string toText(const Design &design, const CostSheet &sheet);
std::string toJson(const CostSheet &sheet);
std::string toCsv(const CostSheet &sheet);

}
