#include "model/items/item_import.h"

#include "engine/base/trimmed.h"
#include "engine/expression/lexer.h"
#include "engine/value/item_json.h"
#include "model/design/key_template.h"
#include "model/design/value_text.h"
#include "model/edit/edit_table.h"
#include "model/edit/entity_edits.h"
#include "model/items/item_rows.h"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>
#include <unordered_set>

namespace model {

namespace {

constexpr std::string_view lineColumn = "# line", reasonColumn = "# reason"; // of refused rows

constexpr std::string_view blanks = " \t"; // around what a cell or header says

Message note(const char *text, std::vector<std::string> arguments = {}) {
    return {"Items", text, std::move(arguments)};
}

/// What all values of a column could be.
class Guess {
public:
    void add(std::string_view text) {
        if (m_number && !isNumber(text)) m_number = false;
        if (m_boolean && text != "true" && text != "false") m_boolean = false;
        if ((m_map || m_list) && !text.starts_with('{')) m_map = false;
        if ((m_map || m_list) && !text.starts_with('[')) m_list = false;
        if (m_map || m_list) {
            const auto json = engine::valueFromPlainJson(text);
            if (!json) m_map = m_list = false;
        }
        m_any = true;
    }
    engine::Type type() const {
        if (!m_any) return engine::Type::S;
        if (m_number) return engine::Type::N;
        if (m_boolean) return engine::Type::Bool;
        if (m_map) return engine::Type::M;
        if (m_list) return engine::Type::L;
        return engine::Type::S;
    }

private:
    /// Written as a number is: "007", "+49…" and "1E5" are rather codes that have to stay as they are.
    static bool isNumber(std::string_view text) {
        std::string_view digits = text;
        if (digits.starts_with('-')) digits.remove_prefix(1);
        if (digits.empty() || (digits.size() > 1 && digits[0] == '0' && digits[1] != '.')) return false;
        return digits.find_first_not_of("0123456789.") == digits.npos && digits.back() != '.' &&
               digits.front() != '.' && engine::Number::parse(text);
    }
    bool m_any = false, m_number = true, m_boolean = true, m_map = true, m_list = true;
};

/// The first text of an input, for recognising it.
Result<std::pair<std::string, TextEncoding>> beginning(
    const ItemsInput &input, const std::optional<TextEncoding> &encoding) {
    TRY(auto bytes, ItemsInput::open(input.parts().front()));
    TextSource source(std::move(bytes), encoding);
    std::string text;
    constexpr std::size_t enough = 1 << 18;
    while (text.size() < enough) {
        TRY(const bool more, source.read(text));
        if (!more) break;
    }
    return std::pair(std::move(text), source.encoding());
}

class Planner {
public:
    Planner(const TableDesign &table, const ItemsInput &input, const ImportChoices &choices, const ReadOptions &options)
        : m_table(table), m_input(input), m_choices(choices), m_options(options) {}

    /// How the file is to be read, whatever table its items are for.
    Result<ImportPreview> runWithoutTable() {
        CHECK(recognise());
        if (m_out.plan.format == ItemsFormat::Csv) CHECK(readHeader());
        CHECK(readRows());
        if (m_out.plan.format == ItemsFormat::Csv) decideTypes();
        return std::move(m_out);
    }

    Result<ImportPreview> run() {
        CHECK(recognise());
        ImportPlan &plan = m_out.plan;
        plan.entityName = m_choices.entityName;
        if (!plan.entityName.empty()) CHECK(findEntityType(m_table, plan.entityName));
        if (plan.format == ItemsFormat::Csv) CHECK(readHeader());
        CHECK(readRows());
        if (plan.format == ItemsFormat::Csv)
            decideTypes();
        else
            CHECK(chooseContainer());
        findEntity();
        CHECK(tryRows());
        tellOfJson();
        return std::move(m_out);
    }

private:
    Result<void> recognise() {
        ImportPlan &plan = m_out.plan;
        TRY(const auto first, beginning(m_input, m_choices.encoding));
        m_text = first.first;
        plan.encoding = first.second;
        auto seen = recogniseItems(m_text);
        if (!seen) {
            Problem problem = std::move(seen).error();
            problem.file = m_input.parts().front().path;
            return tl::unexpected(std::move(problem));
        }
        plan.format = m_choices.format.value_or(seen->format);
        plan.layout = seen->layout;
        plan.delimiter = m_choices.delimiter.value_or(
            seen->format == ItemsFormat::Csv ? seen->delimiter : recogniseDelimiter(m_text));
        plan.headerRow = m_choices.headerRow;
        if (plan.encoding != TextEncoding::Utf8)
            m_out.notes.push_back(note(TRANSLATABLE("Items", "Read as %1 text."), {encodingName(plan.encoding)}));
        return {};
    }

    Result<void> readHeader() {
        ImportPlan &plan = m_out.plan;
        TextSource source(*ItemsInput::open(ItemsInput::fromText({}, m_text).parts().front()), TextEncoding::Utf8);
        CsvReader reader(source, plan.delimiter);
        CsvRow row;
        TRY(bool read, reader.next(row));
        if (read && row.text.starts_with("sep=") && row.text.size() == 5) {
            TRY(read, reader.next(row));
        }
        if (!read || row.fault)
            return refusal(row.fault.value_or(note(TRANSLATABLE("Items", "The file has no row of column names."))),
                {.line = row.line});
        bool allQuoted = true, typed = false;
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            ImportColumn column;
            column.header = plan.headerRow ? row.cells[i].text : std::to_string(i + 1);
            allQuoted = allQuoted && row.cells[i].quoted;
            if (plan.headerRow && column.header != lineColumn && column.header != reasonColumn) {
                auto header = columnHeader(column.header);
                typed = typed || header.typed;
                column.attributeName = std::move(header.name);
                if (header.typed) {
                    column.type = header.type;
                    column.typeFrom = TypeFrom::Header;
                }
            }
            plan.columns.push_back(std::move(column));
        }
        plan.emptyQuotedIsNothing = allQuoted && !typed;
        for (const ColumnMapping &mapping : m_choices.columns) {
            const auto found = std::ranges::find_if(plan.columns, [&](const ImportColumn &column) {
                return column.header == mapping.header ||
                       (column.typeFrom == TypeFrom::Header && columnHeader(column.header).name == mapping.header);
            });
            if (found == plan.columns.end())
                return refusal({"Items", TRANSLATABLE("Items", "The file has no column %1."), {mapping.header}});
            found->attributeName = mapping.attributeName;
            if (mapping.type) {
                found->type = mapping.type;
                found->typeFrom = TypeFrom::Person;
            }
        }
        std::set<std::string> names;
        std::size_t left = 0;
        for (const ImportColumn &column : plan.columns) {
            if (column.attributeName.empty()) {
                left += column.header != lineColumn && column.header != reasonColumn ? 1 : 0;
            } else if (!names.insert(column.attributeName).second) {
                return refusal(
                    {"Items", TRANSLATABLE("Items", "Two columns give the attribute %1; leave one of them out."),
                        {column.attributeName}});
            }
        }
        if (names.empty())
            return refusal({"Items", TRANSLATABLE("Items", "No column is taken: give columns attribute names."), {}});
        if (left > 0)
            m_out.notes.push_back(note(
                TRANSLATABLE("Items", "Columns without an attribute name are left out: %1."), {std::to_string(left)}));
        return {};
    }

    /// Counts rows and values, gathers what types could be, and which batches there are.
    Result<void> readRows() {
        ImportPlan &plan = m_out.plan;
        m_guesses.resize(plan.columns.size());
        ItemRows rows(m_input, plan, m_options);
        ItemRow row;
        std::vector<std::uint64_t> items(m_input.parts().size());
        while (true) {
            if (m_out.rows == m_choices.mostRows) {
                m_out.whole = false;
                break;
            }
            TRY(const bool read, rows.next(row));
            if (!read) break;
            ++m_out.rows;
            ++items[rows.part()];
            if (!row.container.empty() && m_containers.size() < 1000) m_containers.insert(row.container);
            for (std::size_t i = 0; i < std::min(row.cells.size(), plan.columns.size()); ++i) {
                if (row.cells[i].text.empty()) continue;
                ImportColumn &column = plan.columns[i];
                if (column.values++ == 0) column.example = row.cells[i].text;
                if (column.typeFrom == TypeFrom::Guessed) m_guesses[i].add(engine::trimmed(row.cells[i].text, blanks));
            }
        }
        for (std::size_t i = 0; i < items.size(); ++i) {
            const auto promised = m_input.parts()[i].itemsPromised;
            if (m_out.whole && promised && *promised != items[i])
                m_out.notes.push_back(note(TRANSLATABLE("Items", "%1: the manifest counts %2 items, the file has %3."),
                    {m_input.parts()[i].path, countText(*promised), countText(items[i])}));
        }
        return {};
    }

    void decideTypes() {
        std::map<std::string, engine::Type, std::less<>> keys, declared, used;
        for (const engine::KeyAttribute &key : m_table.description.attributeDefinitions())
            keys.emplace(key.name, engine::valueType(key.type));
        for (const DeclaredAttribute &attribute : m_table.attributes) declared.emplace(attribute.name, attribute.type);
        constexpr std::size_t enough = 1000;
        for (std::size_t i = 0; i < std::min(enough, m_table.items->size()); ++i)
            for (const auto &[name, value] : engine::ItemView((*m_table.items)[i]->blob).members())
                used.emplace(name, value.type());
        std::string guessed;
        for (std::size_t i = 0; i < m_out.plan.columns.size(); ++i) {
            ImportColumn &column = m_out.plan.columns[i];
            if (column.typeFrom != TypeFrom::Guessed) continue;
            const auto known = [&](const auto &types, TypeFrom from) {
                const auto found = types.find(column.attributeName);
                if (found == types.end()) return false;
                column.type = found->second;
                column.typeFrom = from;
                return true;
            };
            if (known(keys, TypeFrom::Key) || known(declared, TypeFrom::Declared) || known(used, TypeFrom::Items))
                continue;
            column.type = m_guesses[i].type();
            if (column.attributeName.empty()) continue;
            guessed += (guessed.empty() ? "" : ", ") + column.attributeName + ':' + engine::typeName(*column.type);
        }
        if (guessed.empty()) return;
        m_out.notes.push_back(
            m_out.whole ? note(TRANSLATABLE("Items", "Types were guessed from the values: %1."), {guessed})
                        : note(TRANSLATABLE("Items", "Types were guessed from the values of the first %2 rows: %1."),
                              {guessed, countText(m_out.rows)}));
        if (m_out.plan.emptyQuotedIsNothing)
            m_out.notes.push_back(
                note(TRANSLATABLE("Items", "Everything is quoted, so empty cells are taken as no value.")));
    }

    Result<void> chooseContainer() {
        if (m_out.plan.format != ItemsFormat::BatchWrite && m_containers.size() <= 1) return {};
        if (m_containers.size() == 1 && !m_containers.contains(m_table.name())) {
            m_out.notes.push_back(note(TRANSLATABLE("Items", "The requests are for table %1; they go into %2."),
                {*m_containers.begin(), m_table.name()}));
            return {};
        }
        if (m_containers.size() <= 1) return {};
        std::string all;
        for (const std::string &name : m_containers) all += (all.empty() ? "" : ", ") + name;
        if (!m_containers.contains(m_table.name()))
            return refusal({
                "Items", TRANSLATABLE("Items", "The file has items of several tables (%1), and none of %2."),
                {all, m_table.name()}
            });
        m_out.plan.container = m_table.name();
        m_out.notes.push_back(
            note(TRANSLATABLE("Items", "The file has items of several tables (%1); those of %2 are taken."),
                {all, m_table.name()}));
        return {};
    }

    /// Keys that no column gives may be made of an entity type's templates.
    void findEntity() {
        ImportPlan &plan = m_out.plan;
        if (plan.format != ItemsFormat::Csv) return;
        std::set<std::string, std::less<>> given;
        for (const ImportColumn &column : plan.columns) given.insert(column.attributeName);
        std::string missing;
        for (const engine::KeyAttribute &key : m_table.description.keySchema.attributes())
            if (!given.contains(key.name)) missing += (missing.empty() ? "" : ", ") + key.name;
        if (missing.empty()) return;
        // Of several that can, the one that makes the most of the columns: an order's keys tell more than its user's.
        std::size_t most = 0, withMost = 0;
        std::string best;
        for (const auto &entity : m_table.entityTypes) {
            std::set<std::string> variables;
            bool can = true;
            for (const engine::KeyAttribute &key : m_table.description.keySchema.attributes()) {
                if (given.contains(key.name)) continue;
                const auto found = entity->keyTemplates.find(key.name);
                can = can && found != entity->keyTemplates.end();
                if (!can) break;
                for (std::string &variable : KeyTemplate(found->second).variables()) {
                    can = can && given.contains(variable);
                    variables.insert(std::move(variable));
                }
            }
            if (!can || variables.size() < most) continue;
            withMost = variables.size() > most ? 1 : withMost + 1;
            most = variables.size();
            best = entity->name;
        }
        if (plan.entityName.empty() && withMost == 1) plan.entityName = best;
        if (plan.entityName.empty())
            m_out.notes.push_back(note(TRANSLATABLE("Items", "No column gives the key attributes %1."), {missing}));
        else
            m_out.notes.push_back(
                note(TRANSLATABLE("Items", "The key attributes %1 are made by the key templates of %2."),
                    {missing, plan.entityName}));
    }

    /// What the rows become.
    Result<void> tryRows() {
        const ReadOptions quiet{.fileName = {}, .progress = {}, .cancelled = m_options.cancelled};
        ItemRows rows(m_input, m_out.plan, quiet);
        ItemMaker maker(m_table, m_out.plan);
        ItemRow row;
        for (std::size_t i = 0; i < m_out.rows; ++i) {
            TRY(const bool read, rows.next(row));
            if (!read) break;
            auto item = maker.make(row);
            if (!item)
                m_out.refused.push_back({row.file, row.line, std::move(item).error().message, row.text});
            else if (m_out.first.size() < previewItems)
                m_out.first.push_back(*std::move(item));
        }
        return {};
    }

    void tellOfJson() {
        if (m_out.plan.format == ItemsFormat::PlainJson || m_out.plan.format == ItemsFormat::PlainJsonLines)
            m_out.notes.push_back(note(TRANSLATABLE("Items", "Plain JSON knows no sets and no binary: such attributes "
                                                             "become those only where the table declares it.")));
    }

    const TableDesign &m_table;
    const ItemsInput &m_input;
    const ImportChoices &m_choices;
    const ReadOptions &m_options;
    ImportPreview m_out;
    std::string m_text;
    std::vector<Guess> m_guesses;
    std::set<std::string> m_containers;
};

}

ColumnHeader columnHeader(std::string_view text) {
    ColumnHeader header;
    const auto colon = text.rfind(':');
    if (colon != text.npos) {
        const std::string_view word = engine::trimmed(text.substr(colon + 1), blanks);
        for (int i = 0; i <= static_cast<int>(engine::Type::BS); ++i) {
            const auto type = static_cast<engine::Type>(i);
            if (!engine::equalsIgnoringCase(word, engine::typeName(type))) continue;
            return {std::string(text.substr(0, colon)), true, type};
        }
        if (engine::equalsIgnoringCase(word, "JSON")) return {std::string(text.substr(0, colon)), true, std::nullopt};
    }
    header.name = engine::trimmed(text, blanks);
    return header;
}

Result<ImportPreview> planImport(
    const TableDesign &table, const ItemsInput &input, const ImportChoices &choices, const ReadOptions &options) {
    return Planner(table, input, choices, options).run();
}

Result<Imported> importItems(Design design, std::string_view tableName, const ItemsInput &input, const ImportPlan &plan,
    const ReadOptions &options) {
    TRY(const auto tableIndex, findTable(design, tableName));
    const Shared<TableDesign> before = design.tables[tableIndex];
    TableDesign table = *before;
    Imported out;
    ItemMaker maker(*before, plan);

    struct Known {
        std::size_t item = 0, line = 0; ///< Line 0: it was in the table.
    };
    std::unordered_map<std::string, Known> keys;
    std::vector<Shared<SampleItem>> items;
    if (!plan.emptyTable) {
        items = *table.items;
        for (std::size_t i = 0; i < items.size(); ++i)
            if (std::string key = maker.keyOf(*items[i]); !key.empty()) keys.try_emplace(std::move(key), Known{i, 0});
    }
    std::unordered_set<std::string> declared;
    for (const engine::KeyAttribute &key : table.description.keySchema.attributes()) declared.insert(key.name);
    for (const DeclaredAttribute &attribute : table.attributes) declared.insert(attribute.name);

    ItemRows rows(input, plan, options);
    ItemRow row;
    while (true) {
        TRY(const bool read, rows.next(row));
        if (!read) break;
        ++out.rows;
        auto item = maker.make(row);
        if (!item) {
            out.refused.push_back({row.file, row.line, std::move(item).error().message, std::move(row.text)});
            continue;
        }
        const auto [known, isNew] = keys.try_emplace(maker.keyOf(*item), Known{items.size(), row.line});
        if (!isNew && plan.duplicates == Duplicates::Fail) {
            const std::string key = keyText(item->blob, table.description.keySchema.attributes());
            Problem problem(known->second.line == 0
                                ? note(TRANSLATABLE("Items", "The table has an item %1 already."), {key})
                                : note(TRANSLATABLE("Items", "The item %1 stands in line %2 already."),
                                      {key, std::to_string(known->second.line)}),
                {.line = row.line});
            problem.file = row.file;
            return tl::unexpected(std::move(problem));
        }
        if (!isNew && plan.duplicates == Duplicates::Skip) {
            ++out.skipped;
            continue;
        }
        for (const auto &[name, value] : engine::ItemView(item->blob).members())
            if (declared.emplace(name).second)
                table.attributes.push_back({.name = std::string(name), .type = value.type()});
        if (isNew) {
            ++out.added;
            items.emplace_back(*std::move(item));
        } else {
            ++out.replaced;
            item->facet = items[known->second.item]->facet;
            known->second.line = row.line;
            items[known->second.item] = Shared(*std::move(item));
        }
    }
    if (options.progress)
        options.progress(static_cast<std::size_t>(input.bytes()), static_cast<std::size_t>(input.bytes()));
    table.items = Shared(std::move(items));
    design.tables[tableIndex] = Shared(std::move(table));
    out.design = std::move(design);
    return out;
}

Result<ReadItems> readItems(const ItemsInput &input, const ImportChoices &choices, const ReadOptions &options) {
    const TableDesign none{
        .description = {.keySchema = *engine::KeySchema::make({{"", engine::ScalarType::S}})}
    };
    TRY(auto preview, Planner(none, input, choices, options).runWithoutTable());
    ReadItems out;
    out.plan = std::move(preview.plan);
    out.notes = std::move(preview.notes);
    ItemMaker maker(none, out.plan);
    ItemRows rows(input, out.plan, options);
    ItemRow row;
    while (true) {
        TRY(const bool read, rows.next(row));
        if (!read) break;
        auto item = maker.read(row);
        if (item)
            out.items.emplace_back(*std::move(item));
        else
            out.refused.push_back({row.file, row.line, std::move(item).error().message, std::move(row.text)});
    }
    return out;
}

std::string refusedText(const ImportPlan &plan, const std::vector<RefusedRow> &refused) {
    std::string out;
    if (plan.format != ItemsFormat::Csv) {
        for (const RefusedRow &row : refused) {
            Json json = Json::object({
                {"line",   Json::number(static_cast<std::int64_t>(row.line))},
                {"reason", Json::string(row.reason.english())               },
                {"text",   Json::string(row.text)                           }
            });
            if (!row.file.empty()) json.set("file", Json::string(row.file));
            out += compactJson(json) + '\n';
        }
        return out;
    }
    const char delimiter = plan.delimiter;
    const auto begin = [&](std::string_view first, std::string_view second) {
        appendCsvText(out, first, delimiter);
        out += delimiter;
        appendCsvText(out, second, delimiter);
        out += delimiter;
    };
    begin(lineColumn, reasonColumn);
    for (std::size_t i = 0; i < plan.columns.size(); ++i) {
        if (i > 0) out += delimiter;
        appendCsvText(out, plan.columns[i].header, delimiter);
    }
    out += '\n';
    for (const RefusedRow &row : refused) {
        begin(std::to_string(row.line), row.reason.english());
        out += row.text + '\n';
    }
    return out;
}

}
