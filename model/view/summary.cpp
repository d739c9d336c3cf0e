#include "model/view/summary.h"

#include "engine/value/key_bytes.h"
#include "model/infer/entity_inference.h"
#include "model/view/index_lens.h"

#include <algorithm>
#include <unordered_set>

namespace model {

TableSummary summaryOf(const TableDesign &table) {
    TableSummary summary;
    summary.name = table.name();
    for (const auto &type : table.entityTypes)
        summary.entities.push_back({type->name, type->letter, type->colour, type->squareBadge});

    const EntityMatcher matcher(table);
    std::unordered_set<std::string> collections;
    for (const auto &sample : *table.items) {
        const engine::ItemView item(sample->blob);
        const auto bytes = engine::sizeInBytes(item);
        ++summary.items;
        summary.bytes += bytes;
        if (auto key = engine::partitionKeyBytes(item, table.description.keySchema))
            collections.insert(std::move(*key));
        if (const auto entity = matcher.entityOf(item)) {
            ++summary.entities[*entity].items;
            summary.entities[*entity].bytes += bytes;
        } else {
            ++summary.withoutEntity;
        }
    }
    summary.collections = collections.size();
    for (const auto &lens : lensesOf(table))
        summary.indexes.push_back({lens.indexName, lens.global, lens.items, lens.bytes});
    return summary;
}

DesignSummary summaryOf(const Design &design) {
    DesignSummary summary;
    summary.name = design.name;
    summary.patterns = design.patterns.size();
    for (const auto &table : design.tables) {
        summary.tables.push_back(summaryOf(*table));
        summary.items += summary.tables.back().items;
        summary.bytes += summary.tables.back().bytes;
    }
    return summary;
}

std::string toText(const DesignSummary &summary) {
    std::string out;
    const auto line = [&](std::string_view indent, std::string_view name, std::size_t items, std::uint64_t bytes) {
        std::string row(indent);
        row += name;
        row.resize(std::max<std::size_t>(row.size() + 1, 32), ' ');
        auto count = countText(items);
        row += std::string(count.size() < 9 ? 9 - count.size() : 0, ' ') + count + " items  ";
        const auto size = bytesText(bytes);
        row += std::string(size.size() < 8 ? 8 - size.size() : 0, ' ') + size;
        out += row + "\n";
    };
    if (!summary.name.empty()) out += summary.name + "\n";
    for (const auto &table : summary.tables) {
        line("", table.name, table.items, table.bytes);
        for (const auto &entity : table.entities)
            line("  ", "[" + entity.letter + "] " + entity.name, entity.items, entity.bytes);
        if (table.withoutEntity > 0 && !table.entities.empty())
            out += "  [?] " + countText(table.withoutEntity) + " items of no entity type\n";
        for (const auto &index : table.indexes)
            line("  ", (index.global ? "GSI " : "LSI ") + index.name, index.items, index.bytes);
    }
    if (summary.tables.size() > 1) line("", "Together", summary.items, summary.bytes);
    if (summary.patterns > 0) out += countText(summary.patterns) + " access patterns\n";
    return out;
}

std::string bytesText(std::uint64_t bytes) {
    static constexpr const char *units[] = {"B", "KB", "MB", "GB", "TB", "PB", "EB"};
    if (bytes < 1024) return std::to_string(bytes) + " B";
    std::size_t unit = 1;
    std::uint64_t scale = 1024; // bytes in one of the unit
    while (unit + 1 < std::size(units) && bytes / scale >= 1024) {
        scale *= 1024;
        ++unit;
    }
    auto whole = bytes / scale;
    const auto rest = bytes % scale;
    if (whole < 10) {
        auto tenths = (rest / (scale / 1024) * 10 + 512) / 1024; // scaled down first: no overflow
        if (tenths == 10) {
            ++whole;
            tenths = 0;
        }
        if (whole < 10) return std::to_string(whole) + "." + std::to_string(tenths) + " " + units[unit];
        return std::to_string(whole) + " " + units[unit];
    }
    if (rest >= scale / 2) ++whole;
    if (whole == 1024 && unit + 1 < std::size(units)) return std::string("1.0 ") + units[unit + 1];
    return std::to_string(whole) + " " + units[unit];
}

std::string countText(std::uint64_t count) {
    auto out = std::to_string(count);
    for (std::size_t i = out.size(); i > 3; i -= 3) out.insert(i - 3, ",");
    return out;
}

std::string shareText(std::size_t hundredthsOfPercent) {
    if (hundredthsOfPercent == 0) return "0 %";
    if (hundredthsOfPercent < 10) return "< 0.1 %";
    if (hundredthsOfPercent < 1'000) {
        const auto tenths = (hundredthsOfPercent + 5) / 10;
        const auto whole = tenths / 10, part = tenths % 10;
        return std::to_string(whole) + (part == 0 ? "" : "." + std::to_string(part)) + " %";
    }
    // Nearly all is not all.
    const auto whole = hundredthsOfPercent < 10'000 ? std::min<std::size_t>((hundredthsOfPercent + 50) / 100, 99)
                                                    : (hundredthsOfPercent + 50) / 100;
    return std::to_string(whole) + " %";
}

}
