#include "model/cost/prices.h"

#include "model/cost/built_in_prices.h"
#include "model/format/file.h"
#include "model/format/format.h"
#include "model/format/json_text.h"

#include <algorithm>
#include <cassert>
#include <set>

namespace model {

namespace {

constexpr const char *required[] = {"read-request", "write-request", "read-capacity-hour", "write-capacity-hour",
    "storage-gb-month", "recovery-gb-month", "backup-gb-month", "stream-read"};
constexpr std::size_t largestPriceFile = 1'000'000; // bytes

Result<Decimal> amountOf(const JsonAt &price, std::string_view name, Decimal otherwise) {
    const auto member = price.member(name);
    if (!member) return otherwise;
    TRY(const auto text, member->string());
    const auto amount = Decimal::parse(text);
    if (!amount || *amount < Decimal())
        return member->wrong({"Prices", TRANSLATABLE("Prices", "\"%1\" is no amount such as \"0.125\"."), {text}});
    return *amount;
}

Result<Price> readPrice(const JsonAt &json, std::set<std::string> &taken) {
    CHECK(json.isObject());
    Price price;
    TRY(const auto id, json.required("id", Json::Kind::String));
    price.id = id->decoded();
    if (price.id.empty() || !taken.insert(price.id).second)
        return id.wrong({"Prices", TRANSLATABLE("Prices", "The price \"%1\" is there twice."), {price.id}});
    TRY(const auto standard, json.required("standard", Json::Kind::String));
    TRY(price.standard, amountOf(json, "standard", {}));
    TRY(price.per, amountOf(json, "per", Decimal::of(std::int64_t(1))));
    if (price.per.isZero())
        return json.wrong({"Prices", TRANSLATABLE("Prices", "A price is for more than 0 units."), {}});
    TRY(price.infrequentAccess, amountOf(json, "infrequentAccess", price.standard));
    TRY(price.free, amountOf(json, "free", {}));
    if (const auto source = json.member("source")) {
        TRY(price.source, source->string());
    }
    if (const auto verified = json.member("verified")) {
        TRY(price.verified, verified->boolean());
    }
    return price;
}

bool isDay(std::string_view text) {
    const auto digit = [&](std::size_t i) { return text[i] >= '0' && text[i] <= '9'; };
    if (text.size() != 10 || text[4] != '-' || text[7] != '-') return false;
    for (const std::size_t i : {0U, 1U, 2U, 3U, 5U, 6U, 8U, 9U})
        if (!digit(i)) return false;
    const int month = (text[5] - '0') * 10 + text[6] - '0', day = (text[8] - '0') * 10 + text[9] - '0';
    return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

}

Decimal Price::amount(engine::TableClass tableClass) const {
    return (tableClass == engine::TableClass::Standard ? standard : infrequentAccess) / per;
}

const Price *PriceTable::find(std::string_view id) const {
    const auto found = std::ranges::find(prices, id, &Price::id);
    return found == prices.end() ? nullptr : &*found;
}

const Price &PriceTable::price(std::string_view id) const {
    const Price *found = find(id);
    assert(found && "readPrices requires it");
    return *found;
}

std::vector<std::string> PriceTable::daxNodeTypes() const {
    std::vector<std::string> types;
    for (const Price &price : prices)
        if (price.id.starts_with("dax.") && price.id.ends_with("-hour"))
            types.push_back(price.id.substr(0, price.id.size() - 5));
    return types;
}

Result<PriceTable> readPrices(std::string_view text) {
    TRY(const auto json, parseJson(text));
    const JsonAt root(json, text);
    CHECK(root.isObject());
    TRY(const auto version, root.required("hashrangePrices", Json::Kind::Number));
    TRY(const auto number, version.integer());
    if (number != 1)
        return version.wrong(
            {"Prices", TRANSLATABLE("Prices", "There is no price table of format %1."), {std::to_string(number)}});
    PriceTable table;
    for (const auto &[name, member] :
        {std::pair("region", &table.region), std::pair("currency", &table.currency), std::pair("date", &table.date)}) {
        TRY(const auto value, root.required(name, Json::Kind::String));
        *member = value->decoded();
        if (member->empty()) return value.wrong({"Prices", TRANSLATABLE("Prices", "%1 says nothing."), {name}});
    }
    if (!isDay(table.date))
        return root.member("date")->wrong(
            {"Prices", TRANSLATABLE("Prices", "\"%1\" is no day such as 2026-11-30."), {table.date}});
    for (const auto &[name, member] : {std::pair("regionName", &table.regionName), std::pair("source", &table.source)})
        if (const auto value = root.member(name)) {
            TRY(*member, value->string());
        }
    TRY(const auto prices, root.required("prices", Json::Kind::Array));
    TRY(const auto elements, prices.elements());
    std::set<std::string> taken;
    for (const JsonAt &element : elements) {
        TRY(auto price, readPrice(element, taken));
        table.prices.push_back(std::move(price));
    }
    for (const char *id : required)
        if (!table.find(id))
            return prices.wrong({"Prices", TRANSLATABLE("Prices", "The price \"%1\" is missing."), {id}});
    return table;
}

Result<PriceTable> openPrices(const std::string &path) {
    TRY(const auto text, readFile(path, largestPriceFile));
    auto table = readPrices(text);
    if (!table) {
        Problem problem = std::move(table).error();
        problem.file = path;
        return tl::unexpected(std::move(problem));
    }
    return table;
}

const PriceTable &builtInPrices() {
    static const PriceTable table = [] {
        auto read = readPrices(builtInPriceText);
        assert(read && "a test reads it");
        return *std::move(read);
    }();
    return table;
}

std::string priceTableName(const PriceTable &prices) {
    return prices.region + ", " + prices.date;
}

}
