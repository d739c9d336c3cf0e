#pragma once

#include "engine/schema/table_description.h"
#include "model/cost/decimal.h"
#include "model/design/figure.h"
#include "model/design/problem.h"

#include <string>
#include <string_view>
#include <vector>

namespace model {

/// What AWS takes for something: `standard` for `per` units of it, beyond the `free` ones of each month.
struct Price {
    std::string id = {}; ///< "write-request"; DAX nodes: "dax.r5.large-hour".
    Decimal per = {}, standard = {}, infrequentAccess = {};
    Decimal free = {};
    std::string source = {};
    bool verified = true; ///< False: third-party, or from memory.

    Decimal amount(engine::TableClass tableClass) const; ///< Of one unit: the price divided by `per`.
    Grade grade() const { return verified ? Grade::Documented : Grade::Model; }
};

/// Prices of one region on one day, out of a file that anyone can edit (resources/prices).
struct PriceTable {
    std::string region = {}, regionName = {}, currency = {};
    std::string date = {}; ///< "2026-11-30"
    std::string source = {};
    std::vector<Price> prices = {};

    const Price &price(std::string_view id) const; ///< One of the ids that readPrices requires.
    const Price *find(std::string_view id) const;  ///< Null: there is none.
    std::vector<std::string> daxNodeTypes() const; ///< "dax.r5.large", …
};

/// Errors: no JSON, not such a file, a price missing, an amount that is no decimal text, an id twice, no date.
Result<PriceTable> readPrices(std::string_view json);
/// Errors: the file's, with its name.
Result<PriceTable> openPrices(const std::string &path);
/// The table that came with the program.
const PriceTable &builtInPrices();

/// "us-east-1, 2026-11-30"
std::string priceTableName(const PriceTable &prices);

}
