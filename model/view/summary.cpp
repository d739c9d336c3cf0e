#include "model/view/summary.h"

#include "engine/value/key_bytes.h"
#include "model/infer/index_lens.h"

#include <algorithm>
#include <unordered_set>

namespace model {

TableSummary summaryOf(const TableDesign &table) {
    TableSummary summary;
    summary.name = table.name();
    for (const auto &type : table.entityTypes)
        summary.entities.push_back({type->name, type->letter, type->colour, type->squareBadge});

    const auto facts = itemFacts(table);
    for (const auto &fact : facts) {
        ++summary.items;
        summary.bytes += fact.bytes;
        if (fact.entity) {
            ++summary.entities[*fact.entity].items;
            summary.entities[*fact.entity].bytes += fact.bytes;
        } else {
            ++summary.withoutEntity;
        }
    }
    std::unordered_set<std::string> collections;
    for (const auto &sample : *table.items)
        if (auto key = engine::partitionKeyBytes(sample->blob, table.description.keySchema))
            collections.insert(std::move(*key));
    summary.collections = collections.size();
    for (const auto &lens : lensesOf(table, facts))
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
    if (summary.patterns > 0)
        out += countText(summary.patterns) + (summary.patterns == 1 ? " access pattern\n" : " access patterns\n");
    return out;
}

}
