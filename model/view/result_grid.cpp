#include "model/view/result_grid.h"

#include "engine/base/overloaded.h"
#include "model/infer/entity_inference.h"
#include "model/view/cell.h"

#include <algorithm>
#include <array>
#include <unordered_map>

namespace model {
namespace {

/// Characters, not bytes: what a terminal shows of UTF-8 without combining ones.
std::size_t width(std::string_view text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

std::string cut(std::string text, std::size_t most) {
    if (width(text) <= most) return text;
    std::size_t shown = 0, end = 0;
    while (end < text.size() && shown + 1 < most) {
        ++end;
        while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) ++end;
        ++shown;
    }
    text.resize(end);
    return text + "…";
}

}

ResultGrid ResultGrid::of(std::vector<engine::ItemBlob> items, const TableDesign *table, std::string_view indexName) {
    ResultGrid grid;
    grid.m_items = std::move(items);
    std::unordered_map<std::string, std::size_t> places;
    std::vector<std::array<std::size_t, 10>> counts;
    const auto place = [&](std::string_view name) {
        const auto [found, isNew] = places.try_emplace(std::string(name), grid.m_columns.size());
        if (isNew) {
            grid.m_columns.push_back({.name = std::string(name)});
            counts.push_back({});
        }
        return found->second;
    };
    const auto *index = table ? table->description.index(indexName) : nullptr;
    const auto addKeys = [&](const engine::KeySchema &schema, Field::Role partition, Field::Role sort) {
        for (const auto &key : schema.partitionKeys()) grid.m_columns[place(key.name)].role = partition;
        for (const auto &key : schema.sortKeys()) grid.m_columns[place(key.name)].role = sort;
    };
    if (index) addKeys(index->keySchema, Field::Role::IndexKey, Field::Role::IndexKey);
    if (table) addKeys(table->description.keySchema, Field::Role::PartitionKey, Field::Role::SortKey);

    const auto matcher = table ? std::optional<EntityMatcher>(*table) : std::nullopt;
    for (const auto &item : grid.m_items) {
        for (const auto &[name, value] : engine::ItemView(item).members())
            ++counts[place(name)][static_cast<std::size_t>(value.type())];
        grid.m_entities.push_back(matcher ? matcher->entityOf(item) : std::nullopt);
    }
    for (std::size_t c = 0; c < counts.size(); ++c) {
        auto &column = grid.m_columns[c];
        const auto most = std::ranges::max_element(counts[c]);
        for (const auto count : counts[c]) column.items += count;
        if (*most > 0) column.type = static_cast<engine::Type>(most - counts[c].begin());
        column.otherTypes = column.items - *most;
    }
    // A projection may have left a key out.
    std::erase_if(grid.m_columns, [](const GridColumn &column) { return column.items == 0; });
    return grid;
}

std::optional<engine::ValueView> ResultGrid::value(std::size_t row, std::size_t column) const {
    return engine::ItemView(m_items[row]).find(m_columns[column].name);
}

GridCell ResultGrid::cell(std::size_t row, std::size_t column) const {
    GridCell cell;
    cell.notEditable = Message{"Grid", TRANSLATABLE("Grid", "A result: edit the item in Data, or run an update"), {}};
    const auto found = value(row, column);
    if (!found) return cell;
    cell.text = displayText(*found);
    cell.type = found->type();
    cell.otherType = m_columns[column].type != found->type();
    return cell;
}

std::vector<engine::ItemBlob> itemsOf(const engine::Response &answer) {
    const auto one = [](const std::optional<engine::ItemBlob> &item) {
        return item ? std::vector{*item} : std::vector<engine::ItemBlob>();
    };
    const auto found = [](const auto &responses) { // what was not there has no row
        std::vector<engine::ItemBlob> items;
        for (const auto &response : responses)
            if (response.item) items.push_back(*response.item);
        return items;
    };
    return std::visit(engine::Overloaded{
                          [](const engine::QueryOutput &output) { return output.items.blobs(); },
                          [](const engine::ScanOutput &output) { return output.items.blobs(); },
                          [](const engine::ExecuteStatementOutput &output) { return output.items; },
                          [&](const engine::TransactGetItemsOutput &output) { return found(output.responses); },
                          [&](const engine::BatchExecuteStatementOutput &output) { return found(output.responses); },
                          [&](const engine::ExecuteTransactionOutput &output) { return found(output.responses); },
                          [](const engine::BatchGetItemOutput &output) {
                              std::vector<engine::ItemBlob> items;
                              for (const auto &[table, ofTable] : output.responses)
                                  items.insert(items.end(), ofTable.begin(), ofTable.end());
                              return items;
                          },
                          [&](const engine::GetItemOutput &output) { return one(output.item); },
                          [&](const engine::PutItemOutput &output) { return one(output.attributes); },
                          [&](const engine::UpdateItemOutput &output) { return one(output.attributes); },
                          [&](const engine::DeleteItemOutput &output) { return one(output.attributes); },
                          [](const auto &) { return std::vector<engine::ItemBlob>(); },
                      },
        answer);
}

std::string toText(const ResultGrid &grid, std::size_t maximumColumnWidth) {
    std::vector<std::vector<std::string>> lines(grid.rowCount() + 1);
    std::vector<std::size_t> widths(grid.columnCount());
    for (std::size_t c = 0; c < grid.columnCount(); ++c) {
        lines[0].push_back(cut(grid.column(c).name, maximumColumnWidth));
        for (std::size_t r = 0; r < grid.rowCount(); ++r)
            lines[r + 1].push_back(cut(grid.cell(r, c).text, maximumColumnWidth));
        for (const auto &line : lines) widths[c] = std::max(widths[c], width(line[c]));
    }
    std::string out;
    for (const auto &line : lines) {
        std::string row;
        for (std::size_t c = 0; c < line.size(); ++c) {
            const bool right = grid.column(c).type && alignsRight(*grid.column(c).type);
            const std::string space(widths[c] - width(line[c]), ' ');
            if (c > 0) row += "  ";
            row += right ? space + line[c] : line[c] + space;
        }
        row.erase(row.find_last_not_of(' ') + 1);
        out += row + "\n";
    }
    return out;
}

}
