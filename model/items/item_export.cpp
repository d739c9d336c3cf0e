#include "model/items/item_export.h"

#include "engine/value/item_json.h"
#include "engine/wire/gzip.h"
#include "model/design/value_text.h"
#include "model/format/json_text.h"
#include "model/format/sample_items.h"
#include "model/items/csv_reader.h"

#include <algorithm>
#include <map>
#include <unordered_map>

namespace model {

namespace {

constexpr std::size_t batchItems = 25; // of one BatchWriteItem

struct ExportColumn {
    std::string name = {};
    std::optional<engine::Type> type = {}; ///< None: types differ.
};

class Exporter {
public:
    Exporter(const TableDesign &table, const ExportOptions &options, const std::function<bool(std::string_view)> &write,
        const ReadOptions &progress)
        : m_table(table), m_options(options), m_write(write), m_progress(progress) {
        m_count = options.itemIndexes.empty() ? table.items->size() : options.itemIndexes.size();
    }

    Result<Exported> run() {
        switch (m_options.format) {
        case ItemsFormat::Csv: CHECK(csv()); break;
        case ItemsFormat::JsonLines:
            CHECK(items("", "", "\n", "", [&](const SampleItem &item) { appendItem(m_text, item); }));
            break;
        case ItemsFormat::S3Export:
            CHECK(items("", "{\"Item\":", "}\n", "", [&](const SampleItem &item) { appendItem(m_text, item); }));
            break;
        case ItemsFormat::Json:
            CHECK(items("[", "\n  ", ",", "\n]\n", [&](const SampleItem &item) { appendItem(m_text, item); }));
            break;
        case ItemsFormat::PlainJsonLines:
            CHECK(items("", "", "\n", "", [&](const SampleItem &item) { plain(item); }));
            break;
        case ItemsFormat::PlainJson:
            CHECK(items("[", "\n  ", ",", "\n]\n", [&](const SampleItem &item) { plain(item); }));
            break;
        case ItemsFormat::BatchWrite: CHECK(batches()); break;
        }
        CHECK(flush(true));
        if (m_damaged > 0 && m_options.format == ItemsFormat::Csv)
            lose(TRANSLATABLE("Items", "Values that are none of DynamoDB's are left out: %1."), m_damaged);
        if (m_damaged > 0 && m_options.format != ItemsFormat::Csv)
            lose(TRANSLATABLE("Items", "Values that are none of DynamoDB's, and that an import will refuse: %1."),
                m_damaged);
        if (m_sets > 0) lose(TRANSLATABLE("Items", "Sets are written as lists: %1."), m_sets);
        if (m_binaries > 0) lose(TRANSLATABLE("Items", "Binary values are written as base64 text: %1."), m_binaries);
        m_out.items = m_count;
        return std::move(m_out);
    }

private:
    const SampleItem &item(std::size_t number) const {
        return *(*m_table.items)[m_options.itemIndexes.empty() ? number : m_options.itemIndexes[number]];
    }
    void lose(const char *text, std::size_t count) { m_out.losses.push_back({"Items", text, {countText(count)}}); }

    Result<void> flush(bool all = false) {
        constexpr std::size_t pieceBytes = 1 << 16;
        if (m_text.size() < pieceBytes && !all) return {};
        // S3 has its files gzipped; several members in a row are one file.
        const bool zipped = m_options.format == ItemsFormat::S3Export;
        if (!m_text.empty() && !m_write(zipped ? engine::gzip(m_text) : m_text))
            return refusal({"Items", TRANSLATABLE("Items", "The items could not be written."), {}});
        m_text.clear();
        return {};
    }
    Result<void> goesOn(std::size_t number) {
        constexpr std::size_t every = 1024;
        if (number % every == 0) {
            if (m_progress.cancelled != nullptr && m_progress.cancelled->load())
                return refusal({"Json", TRANSLATABLE("Json", "Cancelled."), {}});
            if (m_progress.progress) m_progress.progress(number, m_count);
        }
        m_damaged += item(number).damaged.size();
        return flush();
    }

    template <class Append>
    Result<void> items(const char *begin, const char *before, const char *behind, const char *end, Append append) {
        m_text += begin;
        const bool separates = std::string_view(behind) == ",";
        for (std::size_t i = 0; i < m_count; ++i) {
            CHECK(goesOn(i));
            m_text += before;
            append(item(i));
            if (!separates || i + 1 < m_count) m_text += behind;
        }
        m_text += end;
        return {};
    }

    void plain(const SampleItem &item) {
        const engine::ItemView view(item.blob);
        for (const auto &[name, value] : view.members()) countLosses(value);
        m_text += '{';
        bool first = true;
        for (const AttributeText &attribute : attributeTexts(item)) {
            const auto value = view.find(attribute.name);
            if (!value) continue;
            if (!first) m_text += ',';
            first = false;
            appendJsonString(m_text, attribute.name);
            m_text += ':';
            m_text += engine::toPlainJson(*value);
        }
        m_text += '}';
    }
    void countLosses(engine::ValueView value) {
        switch (value.type()) {
        case engine::Type::B: ++m_binaries; break;
        case engine::Type::SS:
        case engine::Type::NS:
        case engine::Type::BS: ++m_sets; break;
        case engine::Type::L:
            for (const engine::ValueView element : value.elements()) countLosses(element);
            break;
        case engine::Type::M:
            for (const auto &[name, member] : value.members().members()) countLosses(member);
            break;
        default: break;
        }
    }

    Result<void> batches() {
        for (std::size_t i = 0; i < m_count; ++i) {
            CHECK(goesOn(i));
            if (i % batchItems == 0) {
                m_text += '{';
                appendJsonString(m_text, m_table.name());
                m_text += ":[";
            } else {
                m_text += ',';
            }
            m_text += "{\"PutRequest\":{\"Item\":";
            appendItem(m_text, item(i));
            m_text += "}}";
            if (i % batchItems == batchItems - 1 || i + 1 == m_count) m_text += "]}\n";
        }
        return {};
    }

    std::vector<ExportColumn> columns() const {
        std::vector<ExportColumn> out;
        std::unordered_map<std::string, std::size_t> places;
        for (const engine::KeyAttribute &key : m_table.description.keySchema.attributes()) {
            places.emplace(key.name, out.size());
            out.push_back({key.name, engine::valueType(key.type)});
        }
        const std::size_t keys = out.size();
        std::vector<bool> used(keys);
        for (const DeclaredAttribute &attribute : m_table.attributes)
            if (places.emplace(attribute.name, out.size()).second) out.push_back({attribute.name, attribute.type});
        used.resize(out.size());
        for (std::size_t i = 0; i < m_count; ++i) {
            for (const auto &[name, value] : engine::ItemView(item(i).blob).members()) {
                const auto [place, isNew] = places.emplace(name, out.size());
                if (isNew) {
                    out.push_back({std::string(name), value.type()});
                    used.push_back(true);
                } else if (!used[place->second]) { // the items decide, not what was declared
                    used[place->second] = true;
                    out[place->second].type = value.type();
                } else if (out[place->second].type != value.type()) {
                    out[place->second].type.reset();
                }
            }
        }
        std::vector<ExportColumn> taken;
        for (std::size_t i = 0; i < out.size(); ++i)
            if (i < keys || used[i]) taken.push_back(std::move(out[i]));
        return taken;
    }

    void cell(const SampleItem &item, const ExportColumn &column, engine::ValueView value) {
        if (!column.type) {
            appendCsvText(m_text, engine::toJson(value), m_options.delimiter);
            return;
        }
        switch (value.type()) {
        case engine::Type::N:
            for (const WrittenValue &written : item.written) {
                if (written.attributeName != column.name) continue;
                const auto document = engine::JsonDocument::parse(written.json);
                const auto digits = document ? document->root().find("N") : std::nullopt;
                const auto number = digits && digits->kind() == engine::JsonValue::Kind::String
                                        ? engine::Number::parse(digits->text())
                                        : engine::Number::parse("x");
                if (number && *number == value.number()) {
                    appendCsvText(m_text, digits->text(), m_options.delimiter);
                    return;
                }
            }
            appendCsvText(m_text, value.text(), m_options.delimiter);
            return;
        case engine::Type::S:
        case engine::Type::B:
        case engine::Type::Bool:
        case engine::Type::Null: appendCsvText(m_text, editText(value), m_options.delimiter); return;
        default: break;
        }
        // Of {"SS":["a"]} the content.
        const std::string json = engine::toJson(value);
        const auto colon = json.find(':');
        appendCsvText(m_text, std::string_view(json).substr(colon + 1, json.size() - colon - 2), m_options.delimiter);
    }

    Result<void> csv() {
        const auto all = columns();
        if (m_options.byteOrderMark) m_text += byteOrderMark;
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (i > 0) m_text += m_options.delimiter;
            appendCsvText(m_text, all[i].name + ':' + (all[i].type ? engine::typeName(*all[i].type) : "JSON"),
                m_options.delimiter);
        }
        m_text += "\r\n";
        std::unordered_map<std::string_view, engine::ValueView> values;
        for (std::size_t i = 0; i < m_count; ++i) {
            CHECK(goesOn(i));
            values.clear();
            for (const auto &[name, value] : engine::ItemView(item(i).blob).members()) values.emplace(name, value);
            for (std::size_t k = 0; k < all.size(); ++k) {
                if (k > 0) m_text += m_options.delimiter;
                const auto found = values.find(all[k].name);
                if (found != values.end()) cell(item(i), all[k], found->second);
            }
            m_text += "\r\n";
        }
        return {};
    }

    const TableDesign &m_table;
    const ExportOptions &m_options;
    const std::function<bool(std::string_view)> &m_write;
    const ReadOptions &m_progress;
    std::size_t m_count = 0;
    std::string m_text;
    std::size_t m_damaged = 0, m_sets = 0, m_binaries = 0;
    Exported m_out;
};

}

Result<Exported> exportItems(const TableDesign &table, const ExportOptions &options,
    const std::function<bool(std::string_view)> &write, const ReadOptions &progress) {
    return Exporter(table, options, write, progress).run();
}

std::string exportedText(const TableDesign &table, const ExportOptions &options) {
    std::string out;
    const std::function<bool(std::string_view)> write = [&](std::string_view piece) {
        out += piece;
        return true;
    };
    const auto written = exportItems(table, options, write);
    static_cast<void>(written); // appending to a text does not fail
    return out;
}

}
