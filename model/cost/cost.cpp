#include "model/cost/cost.h"

#include "model/design/value_text.h"
#include "model/infer/index_lens.h"

#include <algorithm>
#include <map>

namespace model {

namespace {

Decimal whole(std::int64_t number) {
    return Decimal::of(number);
}
Decimal unitsOfHalves(engine::CapacityUnits units) {
    return whole(units.halves) / whole(2);
}

Message title(const char *text, std::vector<std::string> arguments = {}) {
    return {"Cost", text, std::move(arguments)};
}

/// The line above its parts.
CostLine sum(CostLine line, std::vector<CostLine> parts) {
    line.perMonth = {};
    for (const CostLine &part : parts) {
        line.perMonth += part.perMonth;
        line.grade = std::max(line.grade, part.grade);
    }
    line.formula = title(TRANSLATABLE("Cost", "the sum of its parts"));
    line.parts = std::move(parts);
    return line;
}

/// A table's or index's size in production.
struct Volume {
    Decimal items, bytes; ///< Bytes with the 100 that DynamoDB adds to each item or entry.
    Grade grade = Grade::Measured;
};
constexpr std::int64_t overheadBytes = 100;

/// Which part of the capacity someone uses: a table or one of its global indexes, reading or writing.
struct CapacityKey {
    std::string indexName;
    bool write = false;
    auto operator<=>(const CapacityKey &) const = default;
};

class Forecast {
public:
    Forecast(const Design &design, const std::vector<PatternUnits> &units, const PriceTable &prices,
        const CostSettings &settings)
        : m_design(design), m_prices(prices), m_settings(settings) {
        for (const auto &scenario : design.scenarios)
            if (!settings.scenario.empty() && scenario->name == settings.scenario) m_scenario = &*scenario;
        for (const PatternUnits &one : units) m_units[one.patternId] = &one;
    }

    CostSheet run() {
        CostSheet sheet{
            .currency = m_prices.currency, .region = m_prices.region, .date = m_prices.date, .source = m_prices.source};
        for (const auto &pattern : m_design.patterns) {
            sheet.patterns.push_back(patternCost(*pattern));
            sheet.rated = sheet.rated || !sheet.patterns.back().perSecond.isZero();
        }
        for (const auto &table : m_design.tables) {
            sheet.lines.push_back(tableLine(*table, table->description.billingMode, table->description.tableClass));
            if (auto other = comparison(*table)) sheet.comparisons.push_back(*std::move(other));
        }
        if (m_scenario && m_scenario->dax) sheet.lines.push_back(daxLine(*m_scenario->dax));
        for (const CostLine &line : sheet.lines) {
            sheet.perMonth += line.perMonth;
            sheet.grade = std::max(sheet.grade, line.grade);
        }
        return sheet;
    }

private:
    Decimal secondsPerMonth() const { return whole(m_settings.hoursPerMonth) * whole(3'600); }

    /// Requests a second on average; the peak where only that is stated.
    Decimal rateOf(const AccessPattern &pattern) const {
        double average = pattern.averagePerSecond, peak = pattern.peakPerSecond;
        std::int64_t percent = 100;
        if (m_scenario) {
            percent = m_scenario->trafficPercent;
            if (const auto *load = m_scenario->load(pattern.id)) {
                if (load->averagePerSecond) average = *load->averagePerSecond;
                if (load->peakPerSecond) peak = *load->peakPerSecond;
            }
        }
        return Decimal::of(average > 0 ? average : peak) * whole(percent) / whole(100);
    }

    const TableDesign *tableOf(const ChargedArm &arm) const { return m_design.table(arm.tableName); }

    // ---- Requests -----------------------------------------------------------------------------------------------

    std::vector<CostInput> armInputs(const ChargedArm &arm, const Decimal &rate) const {
        std::vector<CostInput> inputs = {
            {title(TRANSLATABLE("Cost",                          "Requests a second")),         rate.text(), Grade::Model},
            { arm.write ? title(TRANSLATABLE("Cost", "Write units of one request"))
                       : title(TRANSLATABLE("Cost", "Read units of one request")),
             unitsOfHalves(arm.units).text(),                                                                   arm.grade}
        };
        if (arm.bytes > 0)
            inputs.push_back({title(TRANSLATABLE("Cost", "Bytes that one request reads")),
                countText(static_cast<std::uint64_t>(arm.bytes)), arm.grade});
        if (arm.itemsAtScale > 0)
            inputs.push_back({title(TRANSLATABLE("Cost", "Items that one request returns in production")),
                countText(static_cast<std::uint64_t>(arm.itemsAtScale)), Grade::Model});
        inputs.push_back(
            {title(TRANSLATABLE("Cost", "Hours in a month")), std::to_string(m_settings.hoursPerMonth), Grade::Model});
        return inputs;
    }

    Message armTitle(const ChargedArm &arm) const {
        if (arm.write)
            return arm.indexName.empty() ? title(TRANSLATABLE("Cost", "Writes of %1"), {arm.tableName})
                                         : title(TRANSLATABLE("Cost", "Index writes of %1"), {arm.indexName});
        return title(TRANSLATABLE("Cost", "Reads of %1"), {arm.indexName.empty() ? arm.tableName : arm.indexName});
    }

    CostLine requestLine(
        const AccessPattern &pattern, const ChargedArm &arm, const Decimal &rate, engine::TableClass tableClass) const {
        const Price &price = m_prices.price(arm.write ? "write-request" : "read-request");
        CostLine line{
            .id =
                "pattern/" + pattern.id + "/" + arm.tableName + "/" + arm.indexName + (arm.write ? "/write" : "/read"),
            .title = armTitle(arm),
            .place = {.tableName = arm.tableName, .indexName = arm.indexName, .patternId = pattern.id},
            .perMonth = rate * secondsPerMonth() * unitsOfHalves(arm.units) * price.amount(tableClass),
            .grade = std::max(arm.grade, price.grade()),
            .formula = title(
                TRANSLATABLE("Cost", "requests a second × 3,600 × hours × units of one request × price of a unit")),
            .inputs = armInputs(arm, rate),
            .source = price.source
        };
        line.grade = Grade::Model; // a rate is what somebody expects
        line.inputs.push_back({title(TRANSLATABLE("Cost", "Price of a million units")),
            (price.amount(tableClass) * whole(1'000'000)).text(), price.grade()});
        return line;
    }

    /// What the capacity that one arm uses costs, at the use that is aimed at.
    CostLine capacityShare(
        const AccessPattern &pattern, const ChargedArm &arm, const Decimal &rate, const TableDesign &table) const {
        const Price &price = m_prices.price(arm.write ? "write-capacity-hour" : "read-capacity-hour");
        const auto target = targetOf(table, arm.indexName, arm.write);
        CostLine line = requestLine(pattern, arm, rate, table.description.tableClass);
        line.perMonth = rate * unitsOfHalves(arm.units) * whole(100) / whole(target) * whole(m_settings.hoursPerMonth) *
                        price.amount(table.description.tableClass);
        line.formula = title(TRANSLATABLE("Cost",
            "requests a second × units of one request ÷ use of the capacity × hours × price of a unit for an hour"));
        line.source = price.source;
        line.inputs.pop_back();
        line.inputs.push_back(
            {title(TRANSLATABLE("Cost", "Use of the capacity, in percent")), std::to_string(target), Grade::Model});
        line.inputs.push_back({title(TRANSLATABLE("Cost", "Price of a unit for an hour")),
            price.amount(table.description.tableClass).text(), price.grade()});
        return line;
    }

    PatternCost patternCost(const AccessPattern &pattern) const {
        PatternCost cost{.patternId = pattern.id, .perSecond = rateOf(pattern)};
        const auto found = m_units.find(pattern.id);
        if (found == m_units.end()) return cost;
        cost.problem = found->second->problem;
        if (!cost.problem.empty()) return cost;
        Decimal month, million;
        for (const ChargedArm &arm : found->second->arms) {
            const auto *table = tableOf(arm);
            if (!table) continue;
            const bool provisioned = table->description.billingMode == engine::BillingMode::Provisioned;
            const Price &unit = m_prices.price(arm.write ? "write-request" : "read-request");
            if (provisioned) {
                const Price &hour = m_prices.price(arm.write ? "write-capacity-hour" : "read-capacity-hour");
                million += unitsOfHalves(arm.units) * hour.amount(table->description.tableClass) * whole(1'000'000) /
                           whole(3'600) * whole(100) / whole(targetOf(*table, arm.indexName, arm.write));
            } else {
                million += unitsOfHalves(arm.units) * unit.amount(table->description.tableClass) * whole(1'000'000);
            }
            cost.grade = std::max({cost.grade, arm.grade, unit.grade()});
            cost.parts.push_back(provisioned
                                     ? capacityShare(pattern, arm, cost.perSecond, *table)
                                     : requestLine(pattern, arm, cost.perSecond, table->description.tableClass));
            month += cost.parts.back().perMonth;
        }
        cost.perMillion = million;
        if (cost.perSecond.isZero()) return cost;
        cost.grade = Grade::Model;
        cost.perMonth = month;
        return cost;
    }

    CostLine requestsOnDemand(const TableDesign &table, engine::TableClass tableClass) const {
        std::vector<CostLine> patterns;
        for (const auto &pattern : m_design.patterns) {
            const auto found = m_units.find(pattern->id);
            const Decimal rate = rateOf(*pattern);
            if (found == m_units.end() || rate.isZero()) continue;
            std::vector<CostLine> arms;
            for (const ChargedArm &arm : found->second->arms)
                if (arm.tableName == table.name()) arms.push_back(requestLine(*pattern, arm, rate, tableClass));
            if (arms.empty()) continue;
            patterns.push_back(sum(
                {
                    .id = "table/" + table.name() + "/requests/" + pattern->id,
                    .title = title(TRANSLATABLE("Cost", "%1 %2"), {pattern->id,               pattern->name           }
                        ),
                    .place = {.tableName = table.name(), .patternId = pattern->id}
            },
                std::move(arms)));
        }
        return sum({.id = "table/" + table.name() + "/requests",
                       .title = title(TRANSLATABLE("Cost", "Requests on demand")),
                       .place = {.tableName = table.name()}},
            std::move(patterns));
    }

    // ---- Provisioned capacity -----------------------------------------------------------------------------------

    const std::optional<AutoScaling> *scalingOf(
        const TableDesign &table, const std::string &indexName, bool write) const {
        if (indexName.empty() || isLocal(table, indexName))
            return write ? &table.autoScalingWrite : &table.autoScalingRead;
        const auto own = table.indexSettings.find(indexName);
        if (own == table.indexSettings.end()) return write ? &table.autoScalingWrite : &table.autoScalingRead;
        return write ? &own->second.autoScalingWrite : &own->second.autoScalingRead;
    }
    std::int64_t targetOf(const TableDesign &table, const std::string &indexName, bool write) const {
        const auto *scaling = scalingOf(table, indexName, write);
        return std::clamp<std::int64_t>(*scaling ? (*scaling)->targetPercent : m_settings.utilisationPercent, 1, 100);
    }
    static bool isLocal(const TableDesign &table, const std::string &indexName) {
        return std::ranges::any_of(
            table.description.localSecondaryIndexes, [&](const auto &index) { return index.indexName == indexName; });
    }

    /// Units a second that the patterns use of each part of the table's capacity, on average.
    std::map<CapacityKey, Decimal> usedCapacity(const TableDesign &table) const {
        std::map<CapacityKey, Decimal> used = {
            {{"", false}, {}},
            {{"", true},  {}}
        };
        for (const auto &index : table.description.globalSecondaryIndexes)
            used[{index.indexName, false}] = used[{index.indexName, true}] = {};
        for (const auto &pattern : m_design.patterns) {
            const auto found = m_units.find(pattern->id);
            if (found == m_units.end()) continue;
            const Decimal rate = rateOf(*pattern);
            for (const ChargedArm &arm : found->second->arms)
                if (arm.tableName == table.name())
                    used[{isLocal(table, arm.indexName) ? std::string() : arm.indexName, arm.write}] +=
                        rate * unitsOfHalves(arm.units);
        }
        return used;
    }

    CostLine capacityLine(const TableDesign &table, engine::TableClass tableClass, bool asDesigned) const {
        std::vector<CostLine> parts;
        for (const auto &[key, used] : usedCapacity(table)) {
            const auto *index = key.indexName.empty() ? nullptr : table.description.index(key.indexName);
            engine::ProvisionedThroughput fixed = table.description.provisionedThroughput;
            if (index && index->provisionedThroughput != engine::ProvisionedThroughput())
                fixed = index->provisionedThroughput;
            const std::int64_t units = key.write ? fixed.writeCapacityUnits : fixed.readCapacityUnits;
            const auto *scaling = scalingOf(table, key.indexName, key.write);
            const auto target = targetOf(table, key.indexName, key.write);
            const bool scaled = !asDesigned || *scaling;
            Decimal capacity = whole(units);
            if (scaled) {
                capacity = used * whole(100) / whole(target);
                const Decimal cut = capacity.rounded(0); // whole units, upwards
                capacity = cut < capacity ? cut + whole(1) : cut;
                capacity = std::max(capacity, whole(asDesigned && *scaling ? (*scaling)->minCapacity : 1));
                if (asDesigned && *scaling) capacity = std::min(capacity, whole((*scaling)->maxCapacity));
            }
            const Price &price = m_prices.price(key.write ? "write-capacity-hour" : "read-capacity-hour");
            const std::string &name = index ? key.indexName : table.name();
            CostLine line{
                .id = "table/" + table.name() + "/capacity/" + key.indexName + (key.write ? "/write" : "/read"),
                .title = key.write ? title(TRANSLATABLE("Cost", "Write capacity of %1"), {name}
                      )
                                   : title(TRANSLATABLE("Cost", "Read capacity of %1"), {                                                                      name   }
                      ),
                .place = {                                              .tableName = table.name(),    .indexName = key.indexName},
                .perMonth = capacity * whole(m_settings.hoursPerMonth) * price.amount(tableClass),
                .grade = scaled ? Grade::Model : price.grade(),
                .formula = scaled
                               ? title(TRANSLATABLE("Cost", "units used a second ÷ target of auto scaling, upwards to "
                                                            "whole units × hours × price of a unit for an hour"))
                               : title(TRANSLATABLE("Cost", "provisioned units × hours × price of a unit for an hour")),
                .inputs = { {title(TRANSLATABLE("Cost", "Units provisioned")), capacity.text(),
                               scaled ? Grade::Model : Grade::Documented},
                                                                                          {title(TRANSLATABLE("Cost", "Units used a second")), used.text(), Grade::Model}},
                .source = price.source
            };
            if (scaled)
                line.inputs.push_back({title(TRANSLATABLE("Cost", "Use of the capacity, in percent")),
                    std::to_string(target), Grade::Model});
            line.inputs.push_back({title(TRANSLATABLE("Cost", "Hours in a month")),
                std::to_string(m_settings.hoursPerMonth), Grade::Model});
            line.inputs.push_back({title(TRANSLATABLE("Cost", "Price of a unit for an hour")),
                price.amount(tableClass).text(), price.grade()});
            parts.push_back(std::move(line));
        }
        return sum({.id = "table/" + table.name() + "/capacity",
                       .title = title(TRANSLATABLE("Cost", "Provisioned capacity")),
                       .place = {.tableName = table.name()}},
            std::move(parts));
    }

    // ---- Storage ------------------------------------------------------------------------------------------------

    /// The table's items and those of each index, in production as far as the design says, else as in the sample.
    std::map<std::string, Volume> volumesOf(const TableDesign &table) const {
        const auto found = m_volumes.find(table.name());
        if (found != m_volumes.end()) return found->second;
        std::map<std::string, Volume> volumes;
        const auto facts = itemFacts(table);
        const auto lenses = lensesOf(table, facts);
        for (const EntityShare &share : entityShares(table, facts)) {
            Decimal items = whole(static_cast<std::int64_t>(share.items));
            Decimal each = share.items > 0 ? whole(static_cast<std::int64_t>(share.bytes)) / items : Decimal();
            Grade grade = Grade::Measured;
            if (share.entity) {
                const EntityType &entity = *table.entityTypes[*share.entity];
                const EntityVolume *volume = m_scenario ? m_scenario->volume(table.name(), entity.name) : nullptr;
                auto count = entity.expectedItems, bytes = entity.expectedItemBytes;
                if (volume && volume->items) count = volume->items;
                if (volume && volume->itemBytes) bytes = volume->itemBytes;
                if (count) items = whole(*count);
                if (volume && volume->newItemsPerMonth)
                    items += whole(*volume->newItemsPerMonth) * whole(m_scenario->month);
                if (bytes) each = whole(*bytes);
                if (count || bytes) grade = Grade::Model;
            }
            add(volumes[""], items, each, grade);
            for (const IndexLens &lens : lenses) {
                const auto own = std::ranges::find(lens.entities, share.entity, &EntityShare::entity);
                if (own == lens.entities.end() || own->of == 0 || own->items == 0) continue;
                const Decimal inIndex =
                    items * whole(static_cast<std::int64_t>(own->items)) / whole(static_cast<std::int64_t>(own->of));
                Decimal entry =
                    whole(static_cast<std::int64_t>(own->bytes)) / whole(static_cast<std::int64_t>(own->items));
                if (own->tableBytes > 0 && share.bytes > 0) // grows as the item does
                    entry = entry * each * whole(static_cast<std::int64_t>(share.items)) /
                            whole(static_cast<std::int64_t>(share.bytes));
                add(volumes[lens.indexName], inIndex, entry, grade);
            }
        }
        volumes[""];
        for (const IndexLens &lens : lenses) volumes[lens.indexName];
        return m_volumes[table.name()] = volumes;
    }
    static void add(Volume &volume, const Decimal &items, const Decimal &each, Grade grade) {
        volume.items += items;
        volume.bytes += items * (each + whole(overheadBytes));
        volume.grade = std::max(volume.grade, grade);
    }

    static Decimal gigabytes(const Decimal &bytes) { return bytes / whole(std::int64_t(1) << 30); }

    CostLine perGigabyte(std::string id, Message name, Place place, const Volume &volume, std::string_view priceId,
        engine::TableClass tableClass, std::int64_t copies = 1) const {
        const Price &price = m_prices.price(priceId);
        return {
            .id = std::move(id),
            .title = std::move(name),
            .place = std::move(place),
            .perMonth = gigabytes(volume.bytes) * whole(copies) * price.amount(tableClass),
            .grade = std::max(volume.grade, price.grade()),
            .formula = title(TRANSLATABLE("Cost", "gigabytes (of 2^30 bytes, with 100 bytes for each item) × price of "
                                                  "a gigabyte; free amounts of the account are not taken off")),
            .inputs = {{title(TRANSLATABLE("Cost", "Items")), volume.items.rounded(0).text(), volume.grade},
                       {title(TRANSLATABLE("Cost", "Gigabytes")), gigabytes(volume.bytes).rounded(6).text(), volume.grade},
                       {title(TRANSLATABLE("Cost", "Copies")), std::to_string(copies), Grade::Model},
                       {title(TRANSLATABLE("Cost", "Price of a gigabyte for a month")), price.amount(tableClass).text(),
                    price.grade()}},
            .source = price.source
        };
    }

    CostLine storageLine(const TableDesign &table, engine::TableClass tableClass) const {
        std::vector<CostLine> parts;
        for (const auto &[indexName, volume] : volumesOf(table))
            parts.push_back(perGigabyte("table/" + table.name() + "/storage/" + indexName,
                indexName.empty() ? title(TRANSLATABLE("Cost", "Items of %1"), {table.name()})
                                  : title(TRANSLATABLE("Cost", "Entries of %1"), {indexName}),
                {.tableName = table.name(), .indexName = indexName}, volume, "storage-gb-month", tableClass));
        return sum({.id = "table/" + table.name() + "/storage",
                       .title = title(TRANSLATABLE("Cost", "Storage")),
                       .place = {.tableName = table.name()}},
            std::move(parts));
    }

    /// The table with its local indexes: what backups hold.
    Volume backedUp(const TableDesign &table) const {
        Volume all;
        for (const auto &[indexName, volume] : volumesOf(table)) {
            if (!indexName.empty() && !isLocal(table, indexName)) continue;
            if (indexName.empty()) all.items = volume.items;
            all.bytes += volume.bytes;
            all.grade = std::max(all.grade, volume.grade);
        }
        return all;
    }

    CostLine streamLine(const TableDesign &table) const {
        const Price &price = m_prices.price("stream-read");
        constexpr std::int64_t pollsPerSecond = 4;
        const Decimal reads = whole(m_settings.streamReaders) * whole(pollsPerSecond) * secondsPerMonth();
        return {
            .id = "table/" + table.name() + "/stream",
            .title = title(TRANSLATABLE("Cost", "Stream")),
            .place = {.tableName = table.name()                                      },
            .perMonth = reads * price.amount(engine::TableClass::Standard),
            .grade = Grade::Model,
            .formula = title(TRANSLATABLE("Cost",
                "readers × polls a second × 3,600 × hours × price of a read; Lambda triggers read free of charge")),
            .inputs = { {title(TRANSLATABLE("Cost", "Readers that poll")), std::to_string(m_settings.streamReaders),
                           Grade::Model},
                      {title(TRANSLATABLE("Cost", "Polls a second")), std::to_string(pollsPerSecond), Grade::Model},
                      {title(TRANSLATABLE("Cost", "Hours in a month")), std::to_string(m_settings.hoursPerMonth),
                    Grade::Model},
                      {title(TRANSLATABLE("Cost", "Price of a stream read")),
                    price.amount(engine::TableClass::Standard).text(), price.grade()}},
            .source = price.source
        };
    }

    CostLine daxLine(const DaxCluster &dax) const {
        const Price *price = m_prices.find(m_settings.daxNodeType + "-hour");
        const Decimal hour = price ? price->amount(engine::TableClass::Standard) : Decimal();
        return {
            .id = "dax",
            .title = title(TRANSLATABLE("Cost", "DAX")),
            .perMonth = whole(dax.nodes) * whole(m_settings.hoursPerMonth) * hour,
            .grade = Grade::Model,
            .formula = title(TRANSLATABLE(
                "Cost", "nodes × hours × price of a node for an hour; the reads that it saves are not taken off")),
            .inputs = {{title(TRANSLATABLE("Cost", "Nodes")), std::to_string(dax.nodes), Grade::Model},
                       {title(TRANSLATABLE("Cost", "Node type")), m_settings.daxNodeType, Grade::Model},
                       {title(TRANSLATABLE("Cost", "Hours in a month")), std::to_string(m_settings.hoursPerMonth),
                    Grade::Model},
                       {title(TRANSLATABLE("Cost", "Price of a node for an hour")), hour.text(),
                    price ? price->grade() : Grade::Model}},
            .source = price ? price->source : std::string()
        };
    }

    // ---- Tables -------------------------------------------------------------------------------------------------

    CostLine tableLine(const TableDesign &table, engine::BillingMode mode, engine::TableClass tableClass) const {
        std::vector<CostLine> parts;
        const bool asDesigned = mode == table.description.billingMode;
        parts.push_back(mode == engine::BillingMode::PayPerRequest ? requestsOnDemand(table, tableClass)
                                                                   : capacityLine(table, tableClass, asDesigned));
        parts.push_back(storageLine(table, tableClass));
        if (table.description.streamViewType) parts.push_back(streamLine(table));
        if (table.recoveryPeriodDays)
            parts.push_back(perGigabyte("table/" + table.name() + "/recovery",
                title(TRANSLATABLE("Cost", "Point-in-time recovery")), {.tableName = table.name()}, backedUp(table),
                "recovery-gb-month", engine::TableClass::Standard));
        if (m_settings.backupsKept > 0)
            parts.push_back(perGigabyte("table/" + table.name() + "/backups", title(TRANSLATABLE("Cost", "Backups")),
                {.tableName = table.name()}, backedUp(table), "backup-gb-month", engine::TableClass::Standard,
                m_settings.backupsKept));
        return sum({.id = "table/" + table.name(),
                       .title = title(TRANSLATABLE("Cost", "%1"), {table.name()}),
                       .place = {.tableName = table.name()}},
            std::move(parts));
    }

    std::optional<TableComparison> comparison(const TableDesign &table) const {
        using engine::BillingMode, engine::TableClass;
        const bool used =
            std::ranges::any_of(usedCapacity(table), [](const auto &one) { return !one.second.isZero(); });
        if (!used) return std::nullopt;
        const auto mode = table.description.billingMode;
        const auto tableClass = table.description.tableClass;
        return TableComparison{table.name(), tableLine(table, BillingMode::PayPerRequest, tableClass).perMonth,
            tableLine(table, BillingMode::Provisioned, tableClass).perMonth,
            tableLine(table, mode, TableClass::Standard).perMonth,
            tableLine(table, mode, TableClass::StandardInfrequentAccess).perMonth};
    }

    const Design &m_design;
    const PriceTable &m_prices;
    const CostSettings &m_settings;
    const Scenario *m_scenario = nullptr;
    std::map<std::string, const PatternUnits *> m_units;
    mutable std::map<std::string, std::map<std::string, Volume>> m_volumes; ///< Of each table, counted once.
};

}

const PatternCost *CostSheet::pattern(std::string_view patternId) const {
    const auto found = std::ranges::find(patterns, patternId, &PatternCost::patternId);
    return found == patterns.end() ? nullptr : &*found;
}

CostSheet costOf(const Design &design, const std::vector<PatternUnits> &units, const PriceTable &prices,
    const CostSettings &settings) {
    return Forecast(design, units, prices, settings).run();
}

Decimal breakEvenUtilisation(const PriceTable &prices, bool write, engine::TableClass tableClass) {
    const Decimal hour = prices.price(write ? "write-capacity-hour" : "read-capacity-hour").amount(tableClass);
    const Decimal request = prices.price(write ? "write-request" : "read-request").amount(tableClass);
    return hour / (request * whole(3'600));
}

Decimal infrequentAccessBreakEven(const PriceTable &prices) {
    const Price &request = prices.price("write-request"), &storage = prices.price("storage-gb-month");
    const Decimal dearer = request.infrequentAccess / request.standard - whole(1);
    const Decimal saved = whole(1) - storage.infrequentAccess / storage.standard;
    return dearer / saved;
}

}
