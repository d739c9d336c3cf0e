#include "model/view/entity_chart.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string_view>

namespace model {

namespace {

using Parts = std::vector<KeyTemplate::Part>;

const std::string *templateOf(const EntityType &type, const std::string &attributeName) {
    const auto found = type.keyTemplates.find(attributeName);
    return found == type.keyTemplates.end() || found->second.empty() ? nullptr : &found->second;
}

bool isIn(const std::vector<IndexLens> &lenses, std::string_view indexName, std::size_t entity) {
    const auto lens = std::ranges::find(lenses, indexName, &IndexLens::indexName);
    if (lens == lenses.end()) return false;
    return std::ranges::any_of(
        lens->entities, [&](const EntityShare &share) { return share.entity == entity && share.items > 0; });
}

/// The template; without one, the attribute by its name.
Parts partsOf(const EntityType &type, const std::string &attributeName) {
    if (const auto *text = templateOf(type, attributeName)) return KeyTemplate(*text).parts();
    return {
        {true, attributeName}
    };
}

std::vector<std::string> ownKeys(const engine::SecondaryIndex &index, const engine::KeySchema &tableKey) {
    std::vector<std::string> names;
    for (const auto &key : index.keySchema.attributes())
        if (!tableKey.contains(key.name)) names.push_back(key.name);
    return names;
}

/// The columns of one index: its own key attributes that have no column yet, or the index as a whole.
void addIndex(EntityChart &chart, const TableDesign &table, const engine::SecondaryIndex &index) {
    const auto names = ownKeys(index, table.description.keySchema);
    // "{orderDate}" for orderDate only says that the attribute is there.
    const bool templated = std::ranges::any_of(table.entityTypes, [&](const auto &type) {
        return std::ranges::any_of(names, [&](const auto &name) {
            const auto *text = templateOf(*type, name);
            return text && *text != "{" + name + "}";
        });
    });
    if (!templated) {
        chart.columns.push_back({index.indexName, {}, index.indexName, false});
        return;
    }
    for (const auto &name : names) {
        if (std::ranges::find(chart.columns, name, &EntityChartColumn::attributeName) != chart.columns.end()) continue;
        const bool partition = std::ranges::find(index.keySchema.partitionKeys(), name, &engine::KeyAttribute::name) !=
                               index.keySchema.partitionKeys().end();
        chart.columns.push_back({name, name, index.indexName, partition});
    }
}

EntityChartCell cellOf(const EntityChartColumn &column, const TableDesign &table, std::size_t entity,
    const std::vector<IndexLens> &lenses) {
    const EntityType &type = *table.entityTypes[entity];
    if (!column.attributeName.empty()) {
        const bool has = column.indexName.empty() || templateOf(type, column.attributeName) ||
                         isIn(lenses, column.indexName, entity);
        return has ? EntityChartCell{partsOf(type, column.attributeName)} : EntityChartCell{};
    }
    if (!isIn(lenses, column.indexName, entity)) return {};
    EntityChartCell cell;
    for (const auto &name : ownKeys(*table.description.index(column.indexName), table.description.keySchema)) {
        if (!cell.parts.empty()) cell.parts.push_back({false, " › "});
        for (auto &part : partsOf(type, name)) cell.parts.push_back(std::move(part));
    }
    return cell;
}

constexpr std::string_view none = "–", betweenKeys = " › ";

std::size_t characters(std::string_view text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

std::string shown(const EntityChartCell &cell) {
    return cell.parts.empty() ? std::string(none) : cell.text();
}

/// Names of the attributes that a cell of this column sets.
std::vector<std::string> attributesOf(const EntityChartColumn &column, const TableDesign &table) {
    if (!column.attributeName.empty()) return {column.attributeName};
    return ownKeys(*table.description.index(column.indexName), table.description.keySchema);
}

/// Part of a line with the column where it begins, from 1 in characters.
struct Piece {
    std::string text;
    std::size_t column = 0;
};

std::vector<Piece> piecesOf(std::string_view line) {
    const bool tabs = line.find('\t') != line.npos;
    std::vector<Piece> pieces;
    std::size_t begin = 0;
    const auto add = [&](std::size_t end) {
        const auto first = std::min(line.find_first_not_of(' ', begin), end);
        std::string_view text = line.substr(first, end - first);
        text = text.substr(0, text.find_last_not_of(' ') + 1); // npos + 1 is 0: nothing but blanks
        if (tabs || !text.empty()) pieces.push_back({std::string(text), characters(line.substr(0, first)) + 1});
    };
    for (std::size_t i = 0; i < line.size(); ++i) {
        const bool gap = tabs ? line[i] == '\t' : line.substr(i, 2) == "  ";
        if (!gap) continue;
        add(i);
        begin = i + 1;
    }
    add(line.size());
    return pieces;
}

/// Reads the text of a chart line by line.
class ChartReader {
public:
    ChartReader(const EntityChart &chart, const TableDesign &table) : m_chart(chart), m_table(table) {}

    Result<ChartEdit> read(std::string_view text) {
        std::size_t line = 0;
        while (!text.empty()) {
            ++line;
            const auto end = std::min(text.find('\n'), text.size());
            std::string_view content = text.substr(0, end);
            text.remove_prefix(std::min(end + 1, text.size()));
            if (content.ends_with('\r')) content.remove_suffix(1);
            const auto pieces = piecesOf(content);
            if (std::ranges::all_of(pieces, [](const Piece &piece) { return piece.text.empty(); })) continue;
            if (!m_headRead)
                CHECK(readHead(pieces, line));
            else
                CHECK(readRow(pieces, line));
        }
        if (!m_headRead)
            return refusal({"EntityChart", TRANSLATABLE("EntityChart", "The first line names the keys."), {}},
                {.line = 1, .column = 1, .path = {}});
        return finish();
    }

    Result<std::vector<TemplateEdit>> cell(
        std::size_t row, std::size_t column, std::string_view text, TextPlace place) const {
        const EntityChartColumn &of = m_chart.columns[column];
        const std::string now = shown(m_chart.rows[row].cells[column]);
        const auto first = std::min(text.find_first_not_of(' '), text.size());
        place.column += characters(text.substr(0, first));
        text = text.substr(first, text.find_last_not_of(' ') + 1 - first);
        if (text.empty()) text = none;
        if (text == now) return std::vector<TemplateEdit>();
        return templates(m_table.entityTypes[m_chart.rows[row].entity]->name, of, text, place);
    }

private:
    struct Row {
        std::string name;
        std::vector<std::pair<std::size_t, Piece>> cells; ///< By column of the chart.
        std::size_t line = 0;
        std::size_t end = 0; ///< The column behind it.
    };

    static tl::unexpected<Problem> wrong(TextPlace place, const char *text, std::vector<std::string> arguments) {
        return refusal({"EntityChart", text, std::move(arguments)}, std::move(place));
    }

    Result<void> readHead(const std::vector<Piece> &pieces, std::size_t line) {
        m_headRead = true;
        for (std::size_t i = 1; i < pieces.size(); ++i) {
            const TextPlace place{.line = line, .column = pieces[i].column, .path = {}};
            const auto found = std::ranges::find(m_chart.columns, pieces[i].text, &EntityChartColumn::title);
            if (found == m_chart.columns.end())
                return wrong(place, TRANSLATABLE("EntityChart", "No key or index has the name %1."), {pieces[i].text});
            const auto number = static_cast<std::size_t>(found - m_chart.columns.begin());
            if (std::ranges::find(m_columns, number) != m_columns.end())
                return wrong(place, TRANSLATABLE("EntityChart", "%1 stands here twice."), {pieces[i].text});
            m_columns.push_back(number);
        }
        return {};
    }

    Result<void> readRow(const std::vector<Piece> &pieces, std::size_t line) {
        Row row{.name = pieces.front().text, .cells = {}, .line = line};
        const TextPlace place{.line = line, .column = pieces.front().column, .path = {}};
        if (row.name.empty())
            return wrong(place, TRANSLATABLE("EntityChart", "The name of the entity type is missing."), {});
        if (std::ranges::find(m_rows, row.name, &Row::name) != m_rows.end())
            return wrong(place, TRANSLATABLE("EntityChart", "%1 stands here twice."), {row.name});
        if (pieces.size() > m_columns.size() + 1)
            return wrong({.line = line, .column = pieces[m_columns.size() + 1].column, .path = {}},
                TRANSLATABLE("EntityChart", "There is no key above this."), {});
        for (std::size_t i = 1; i < pieces.size(); ++i) row.cells.emplace_back(m_columns[i - 1], pieces[i]);
        row.end = pieces.back().column + characters(pieces.back().text);
        if (row.cells.size() < m_columns.size())
            return wrong({.line = line, .column = row.end, .path = {}},
                TRANSLATABLE("EntityChart", "%1 is missing here; – says that there is none."),
                {m_chart.columns[m_columns[row.cells.size()]].title});
        m_rows.push_back(std::move(row));
        return {};
    }

    /// The number of the chart's row of that name.
    std::optional<std::size_t> rowOf(std::string_view name) const {
        for (std::size_t i = 0; i < m_chart.rows.size(); ++i)
            if (m_table.entityTypes[m_chart.rows[i].entity]->name == name) return i;
        return std::nullopt;
    }

    Result<ChartEdit> finish() const {
        ChartEdit edit;
        const bool sameRows = m_rows.size() == m_chart.rows.size();
        const auto isThere = [&](const std::string &name) {
            return std::ranges::find(m_rows, name, &Row::name) != m_rows.end();
        };
        std::vector<std::string> kept;
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            const Row &row = m_rows[i];
            auto number = rowOf(row.name);
            if (!number && sameRows) {
                const std::string &old = m_table.entityTypes[m_chart.rows[i].entity]->name;
                if (!isThere(old)) {
                    number = i;
                    edit.renamed.emplace_back(old, row.name);
                }
            }
            if (!number) {
                TRY(auto added, newType(row));
                edit.added.push_back(std::move(added));
                continue;
            }
            kept.push_back(m_table.entityTypes[m_chart.rows[*number].entity]->name);
            for (const auto &[column, piece] : row.cells) {
                TRY(auto changes,
                    cell(*number, column, piece.text, {.line = row.line, .column = piece.column, .path = {}}));
                std::ranges::move(changes, std::back_inserter(edit.templates));
            }
        }
        for (const auto &row : m_chart.rows)
            if (const auto &name = m_table.entityTypes[row.entity]->name; std::ranges::find(kept, name) == kept.end())
                edit.removed.push_back(name);
        return edit;
    }

    Result<EntityType> newType(const Row &row) const {
        EntityType type{.name = row.name};
        for (const auto &[column, piece] : row.cells) {
            TRY(const auto made, templates(row.name, m_chart.columns[column], piece.text.empty() ? none : piece.text,
                                     {.line = row.line, .column = piece.column, .path = {}}));
            for (const TemplateEdit &each : made)
                if (!each.keyTemplate.empty()) type.keyTemplates[each.attributeName] = each.keyTemplate;
        }
        return type;
    }

    Result<std::vector<TemplateEdit>> templates(
        const std::string &entity, const EntityChartColumn &column, std::string_view text, TextPlace place) const {
        const auto names = attributesOf(column, m_table);
        std::vector<TemplateEdit> out;
        if (text == none) {
            if (column.indexName.empty())
                return wrong(place, TRANSLATABLE("EntityChart", "%1 needs a template for %2: it tells its items."),
                    {entity, column.title});
            for (const auto &name : names)
                out.push_back({.entityName = entity, .attributeName = name, .keyTemplate = {}});
            return out;
        }
        std::vector<std::string_view> parts;
        for (std::string_view rest = text; names.size() > 1;) {
            const auto end = rest.find(betweenKeys);
            parts.push_back(rest.substr(0, end));
            if (end == rest.npos) break;
            rest.remove_prefix(end + betweenKeys.size());
        }
        if (names.size() <= 1) parts = {text};
        if (parts.size() != names.size())
            return wrong(place, TRANSLATABLE("EntityChart", "Index %1 has %2 keys, with › between them."),
                {column.title, std::to_string(names.size())});
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (const auto checked = checkTemplate(parts[i]); !checked) {
                const auto offset = characters(text.substr(0, static_cast<std::size_t>(parts[i].data() - text.data())));
                return refusal(
                    checked.error().message, {.line = place.line,
                                                 .column = place.column + offset + checked.error().place.column - 1,
                                                 .path = {}});
            }
            out.push_back({.entityName = entity, .attributeName = names[i], .keyTemplate = std::string(parts[i])});
        }
        return out;
    }

    const EntityChart &m_chart;
    const TableDesign &m_table;
    bool m_headRead = false;
    std::vector<std::size_t> m_columns; ///< Of the chart, in the text's order.
    std::vector<Row> m_rows;
};

}

std::string EntityChartCell::text() const {
    std::string text;
    for (const auto &part : parts) text += part.variable ? "{" + part.text + "}" : part.text;
    return text;
}

EntityChart entityChartOf(const TableDesign &table, const std::vector<IndexLens> &lenses) {
    EntityChart chart;
    for (const auto &key : table.description.keySchema.partitionKeys())
        chart.columns.push_back({key.name, key.name, {}, true});
    for (const auto &key : table.description.keySchema.sortKeys())
        chart.columns.push_back({key.name, key.name, {}, false});
    for (const auto &index : table.description.globalSecondaryIndexes) addIndex(chart, table, index);
    for (const auto &index : table.description.localSecondaryIndexes) addIndex(chart, table, index);
    for (std::size_t entity = 0; entity < table.entityTypes.size(); ++entity) {
        EntityChartRow row;
        row.entity = entity;
        row.place = {.tableName = table.name(), .entityName = table.entityTypes[entity]->name};
        for (const auto &column : chart.columns) row.cells.push_back(cellOf(column, table, entity, lenses));
        chart.rows.push_back(std::move(row));
    }
    return chart;
}

std::string toText(const EntityChart &chart, const TableDesign &table) {
    std::string text = "Entity";
    for (const auto &column : chart.columns) text += "\t" + column.title;
    for (const auto &row : chart.rows) {
        text += "\n" + table.entityTypes[row.entity]->name;
        for (const auto &cell : row.cells) text += "\t" + (cell.parts.empty() ? "–" : cell.text());
    }
    return text + "\n";
}

std::string toEditableText(const EntityChart &chart, const TableDesign &table) {
    std::vector<std::vector<std::string>> lines;
    lines.push_back({"Entity"});
    for (const auto &column : chart.columns) lines.back().push_back(column.title);
    for (const auto &row : chart.rows) {
        lines.push_back({table.entityTypes[row.entity]->name});
        for (const auto &cell : row.cells) lines.back().push_back(shown(cell));
    }
    std::vector<std::size_t> widths(chart.columns.size() + 1);
    bool tabs = false;
    for (const auto &line : lines)
        for (std::size_t i = 0; i < line.size(); ++i) {
            widths[i] = std::max(widths[i], characters(line[i]));
            tabs =
                tabs || line[i].find("  ") != std::string::npos || line[i].starts_with(' ') || line[i].ends_with(' ');
        }
    std::string text;
    for (const auto &line : lines) {
        for (std::size_t i = 0; i < line.size(); ++i) {
            text += line[i];
            if (i + 1 == line.size()) break;
            if (tabs)
                text += '\t';
            else
                text.append(widths[i] - characters(line[i]) + 2, ' ');
        }
        text += '\n';
    }
    return text;
}

Result<ChartEdit> chartEditOf(const EntityChart &chart, const TableDesign &table, std::string_view text) {
    return ChartReader(chart, table).read(text);
}

Result<std::vector<TemplateEdit>> cellEditOf(
    const EntityChart &chart, const TableDesign &table, std::size_t row, std::size_t column, std::string_view text) {
    if (text.find('\n') != text.npos) text = text.substr(0, text.find('\n'));
    return ChartReader(chart, table).cell(row, column, text, {.line = 1, .column = 1, .path = {}});
}

}
