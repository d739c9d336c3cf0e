#include "model/items/item_rows.h"

#include "engine/base/encoding.h"
#include "engine/base/limits.h"
#include "engine/schema/key_checks.h"
#include "engine/value/item_json.h"
#include "engine/value/key_bytes.h"
#include "model/edit/item_edits.h"
#include "model/format/json_text.h"

#include <algorithm>
#include <set>

namespace model {

Result<void> ItemRows::goesOn() {
    constexpr std::size_t every = 1024;
    if (++m_count % every != 1) return {};
    if (m_options.cancelled != nullptr && m_options.cancelled->load())
        return refusal({"Json", TRANSLATABLE("Json", "Cancelled."), {}});
    if (m_options.progress && m_text)
        m_options.progress(
            static_cast<std::size_t>(m_before + m_text->bytesDone()), static_cast<std::size_t>(m_input.bytes()));
    return {};
}

Result<bool> ItemRows::openNext() {
    m_csv.reset();
    m_json.reset();
    if (m_part > 0) m_before += m_input.parts()[m_part - 1].bytes;
    if (m_part == m_input.parts().size()) return false;
    TRY(auto bytes, ItemsInput::open(m_input.parts()[m_part]));
    ++m_part;
    m_text = std::make_unique<TextSource>(std::move(bytes), m_plan.encoding);
    if (m_plan.format != ItemsFormat::Csv) {
        m_json = std::make_unique<JsonRecords>(*m_text, m_plan.layout);
        return true;
    }
    m_csv = std::make_unique<CsvReader>(*m_text, m_plan.delimiter);
    if (!m_plan.headerRow) return true;
    CsvRow row;
    TRY(bool read, m_csv->next(row));
    if (read && row.text.starts_with("sep=") && row.text.size() == 5) {
        TRY(read, m_csv->next(row));
    }
    return true;
}

Result<bool> ItemRows::next(ItemRow &row) {
    CHECK(goesOn());
    while (true) {
        const auto readRow = [&]() -> Result<bool> {
            row.refused.reset();
            row.cells.clear();
            row.container.clear();
            if (m_csv) {
                CsvRow csv;
                TRY(const bool read, m_csv->next(csv));
                row.line = csv.line;
                row.text = std::move(csv.text);
                row.cells = std::move(csv.cells);
                row.refused = std::move(csv.fault);
                return read;
            }
            if (!m_json) return false;
            JsonRecord record;
            TRY(const bool read, m_json->next(record));
            row.line = record.line;
            row.text = std::move(record.text);
            row.container = std::move(record.container);
            row.refused = std::move(record.fault);
            return read;
        };
        auto read = readRow();
        if (!read) {
            if (m_part > 0 && read.error().file.empty()) read.error().file = m_input.parts()[m_part - 1].path;
            return tl::unexpected(std::move(read).error());
        }
        if (*read) {
            row.file = m_input.parts()[m_part - 1].path;
            if (row.refused || m_plan.container.empty() || row.container == m_plan.container) return true;
            continue;
        }
        TRY(const bool opened, openNext());
        if (!opened) return false;
    }
}

namespace {

/// What plain JSON says only with the help of a declared type: a list of texts that is a set, a text that is base64.
Result<engine::ValueBlob> asDeclared(engine::ValueView value, engine::Type type) {
    const engine::AttributeValue decoded = value.decode();
    if (type == engine::Type::B && value.type() == engine::Type::S) {
        TRY(auto bytes, engine::fromBase64(value.text()));
        return engine::encode(engine::AttributeValue{engine::Binary{std::move(bytes)}});
    }
    if (value.type() != engine::Type::L) return engine::encode(decoded);
    std::string json = "{\"" + std::string(engine::typeName(type)) + "\":[";
    bool first = true;
    for (const engine::ValueView element : value.elements()) {
        if (element.type() > engine::Type::N) return engine::encode(decoded); // no set's element: it is a list then
        if (!first) json += ',';
        first = false;
        appendJsonString(json, element.text());
    }
    TRY(auto set, engine::valueFromJson(json + "]}"));
    return set;
}

bool isSet(engine::Type type) {
    return type == engine::Type::SS || type == engine::Type::NS || type == engine::Type::BS;
}

}

Result<std::optional<engine::ValueBlob>> valueOfCell(
    std::string_view text, bool quoted, const std::optional<engine::Type> &type, bool emptyQuotedIsNothing) {
    using Cell = std::optional<engine::ValueBlob>;
    if (text.empty() && (!quoted || emptyQuotedIsNothing)) return Cell();
    if (!type) {
        TRY(auto value, engine::valueFromJson(text));
        return Cell(std::move(value));
    }
    if (text.empty() && *type != engine::Type::S && *type != engine::Type::B) return Cell();
    auto value = valueFromText(*type, text);
    if (value || *type < engine::Type::M) {
        if (!value) return tl::unexpected(std::move(value).error());
        return Cell(*std::move(value));
    }
    // Not DynamoDB JSON: as people and other programs write it.
    const auto plain = engine::valueFromPlainJson(text);
    if (plain && engine::ValueView(*plain).type() == *type) return Cell(*plain);
    if (plain && isSet(*type) && engine::ValueView(*plain).type() == engine::Type::L) {
        TRY(auto set, asDeclared(*plain, *type));
        if (engine::ValueView(set).type() == *type) return Cell(std::move(set));
    }
    return tl::unexpected(std::move(value).error());
}

ItemMaker::ItemMaker(const TableDesign &table, const ImportPlan &plan)
    : m_table(table), m_plan(plan), m_reader({}, m_noOptions) {
    for (const DeclaredAttribute &attribute : table.attributes)
        if (isSet(attribute.type) || attribute.type == engine::Type::B) m_wanted[attribute.name] = attribute.type;
    for (const engine::KeyAttribute &key : table.description.attributeDefinitions())
        if (key.type == engine::ScalarType::B) m_wanted[key.name] = engine::Type::B;
    if (const auto *entity = table.entityType(plan.entityName))
        for (const auto &[attribute, text] : entity->keyTemplates)
            m_templates.emplace_back(attribute, KeyTemplate(text));
}

Result<SampleItem> ItemMaker::fromCells(const ItemRow &row) {
    const auto &columns = m_plan.columns;
    std::size_t count = row.cells.size();
    while (count > columns.size() && row.cells[count - 1].text.empty()) --count; // delimiters at the end
    if (count > columns.size() || count < columns.size())
        return refusal({
            "Items", TRANSLATABLE("Items", "The row has %1 cells, the file %2 columns."),
            {std::to_string(row.cells.size()), std::to_string(columns.size())}
        });
    SampleItem item;
    engine::ItemBuilder builder;
    std::string present;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const ImportColumn &column = columns[i];
        present += '0';
        if (column.attributeName.empty()) continue;
        const CsvCell &cell = row.cells[i];
        auto value = valueOfCell(cell.text, cell.quoted, column.type, m_plan.emptyQuotedIsNothing);
        if (!value)
            return refusal({
                "Items", TRANSLATABLE("Items", "Column %1: %2"), {column.header, value.error().english()}
            });
        if (!*value) continue;
        present.back() = '1';
        const engine::ValueView view(**value);
        builder.add(column.attributeName, view);
        if (column.type && view.type() == engine::Type::N) {
            const auto begin = cell.text.find_first_not_of(" \t"), end = cell.text.find_last_not_of(" \t");
            const auto digits = std::string_view(cell.text).substr(begin, end - begin + 1);
            if (digits != view.text())
                item.written.push_back({column.attributeName, "{\"N\":\"" + std::string(digits) + "\"}"});
        }
    }
    item.blob = builder.finish();
    const auto [order, isNew] = m_orders.try_emplace(present);
    if (isNew) {
        std::vector<std::string> names;
        for (std::size_t i = 0; i < columns.size(); ++i)
            if (present[i] == '1') names.push_back(columns[i].attributeName);
        order->second = Shared(std::move(names));
    }
    item.attributeOrder = order->second;
    return item;
}

Result<SampleItem> ItemMaker::fromPlainJson(std::string_view text) {
    TRY(const auto blob, engine::itemFromPlainJson(text));
    SampleItem item;
    std::unordered_map<std::string_view, engine::ValueView> values;
    for (const auto &[name, view] : engine::ItemView(blob).members()) values.emplace(name, view);
    std::map<std::string, std::string> written; // of a name that stands there twice the last counts
    std::vector<std::string_view> tokens;
    std::string shape;
    RawMembers members(text);
    std::string_view nameToken, value;
    while (members.next(nameToken, value)) {
        tokens.push_back(nameToken);
        shape += nameToken;
        std::string name = decodeJsonString(nameToken);
        const auto ours = values.find(name);
        if (ours != values.end() && ours->second.type() == engine::Type::N && ours->second.text() != value)
            written[std::move(name)] = "{\"N\":\"" + std::string(value) + "\"}";
        else if (!written.empty())
            written.erase(name);
    }
    for (const auto &[name, json] : written) item.written.push_back({name, json});
    const auto [known, isNew] = m_orders.try_emplace(shape);
    if (isNew) {
        std::vector<std::string> order;
        std::set<std::string> seen;
        for (const std::string_view token : tokens)
            if (std::string name = decodeJsonString(token); seen.insert(name).second) order.push_back(std::move(name));
        known->second = Shared(std::move(order));
    }
    item.attributeOrder = known->second;

    bool same = true;
    for (const auto &[name, view] : engine::ItemView(blob).members()) same = same && !m_wanted.contains(name);
    if (same) {
        item.blob = blob;
        return item;
    }
    engine::ItemBuilder builder;
    for (const auto &[name, view] : engine::ItemView(blob).members()) {
        const auto wanted = m_wanted.find(name);
        if (wanted == m_wanted.end()) {
            builder.add(name, view);
            continue;
        }
        auto made = asDeclared(view, wanted->second);
        if (!made)
            return refusal({
                "Items", TRANSLATABLE("Items", "Attribute %1: %2"), {std::string(name), made.error().english()}
            });
        builder.add(name, *made);
    }
    item.blob = builder.finish();
    return item;
}

Result<SampleItem> ItemMaker::fromJson(const ItemRow &row) {
    if (!row.text.starts_with('{'))
        return refusal({"Items", TRANSLATABLE("Items", "An item is a JSON object of attributes."), {}});
    if (m_plan.format == ItemsFormat::PlainJson || m_plan.format == ItemsFormat::PlainJsonLines)
        return fromPlainJson(row.text);
    if (const auto document = engine::JsonDocument::parse(row.text); !document)
        return tl::unexpected(Problem(document.error()));
    TRY(const auto attributes, attributesIn(row.text));
    SampleItem item = m_reader.readItem(attributes);
    if (!item.damaged.empty())
        return refusal({
            "Items", TRANSLATABLE("Items", "Attribute %1: %2"),
            {item.damaged.front().attributeName, item.damaged.front().why}
        });
    return item;
}

void ItemMaker::makeKeys(SampleItem &item) const {
    std::optional<engine::Item> tree;
    for (const auto &[attribute, keyTemplate] : m_templates) {
        const engine::ItemView view(item.blob);
        if (view.find(attribute)) continue;
        const auto text = keyTemplate.fill(view);
        if (!text) continue;
        engine::AttributeValue value{*text};
        for (const engine::KeyAttribute &key : m_table.description.attributeDefinitions()) {
            if (key.name != attribute || key.type == engine::ScalarType::S) continue;
            if (const auto number = engine::Number::parse(*text); key.type == engine::ScalarType::N && number)
                value = {*number};
            else if (key.type == engine::ScalarType::B)
                value = {engine::Binary{*text}};
        }
        if (!tree) tree = view.decode();
        tree->insert_or_assign(attribute, std::move(value));
    }
    if (!tree) return;
    item.blob = engine::encode(*tree);
    std::vector<std::string> order; // keys first, as people write them
    for (const engine::KeyAttribute &key : m_table.description.keySchema.attributes())
        if (std::ranges::find(*item.attributeOrder, key.name) == item.attributeOrder->end()) order.push_back(key.name);
    order.insert(order.end(), item.attributeOrder->begin(), item.attributeOrder->end());
    item.attributeOrder = Shared(std::move(order));
}

Result<SampleItem> ItemMaker::read(const ItemRow &row) {
    if (row.refused) return refusal(*row.refused);
    return m_plan.format == ItemsFormat::Csv ? fromCells(row) : fromJson(row);
}

Result<SampleItem> ItemMaker::make(const ItemRow &row) {
    TRY(auto item, read(row));
    if (!m_templates.empty()) makeKeys(item);
    const engine::ItemView view(item.blob);
    CHECK(engine::keyOf(view, m_table.description.keySchema));
    CHECK(engine::checkIndexKeys(view, m_table.description));
    if (engine::sizeInBytes(view) > engine::limits::itemBytes)
        return engine::validation("Item size has exceeded the maximum allowed size");
    return item;
}

std::string ItemMaker::keyOf(const SampleItem &item) const {
    const engine::ItemView view(item.blob);
    const auto &schema = m_table.description.keySchema;
    std::string bytes = engine::partitionKeyBytes(view, schema).value_or(std::string());
    if (const auto sort = engine::sortKeyBytes(view, schema)) bytes += *sort;
    return bytes;
}

}
