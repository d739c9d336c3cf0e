#include "model/edit/item_edits.h"

#include "engine/base/encoding.h"
#include "engine/base/limits.h"
#include "engine/base/trimmed.h"
#include "engine/value/item_json.h"
#include "model/edit/edit_table.h"

#include <map>
#include <set>

namespace model {

namespace {

using engine::trimmed;

engine::ValueBlob encoded(decltype(engine::AttributeValue::value) value) {
    return engine::encode(engine::AttributeValue{std::move(value)});
}

Result<engine::ValueBlob> boolean(std::string_view text) {
    for (const auto &[word, value] : {std::pair("true", true), std::pair("false", false)})
        if (text.size() == std::string_view(word).size() &&
            std::ranges::equal(text, std::string_view(word), [](char a, char b) { return (a | 0x20) == b; }))
            return encoded(value);
    return refusal({"Edits", TRANSLATABLE("Edits", "A BOOL is true or false, not \"%1\"."), {std::string(text)}});
}

Result<engine::ValueBlob> null(std::string_view text) {
    if (text.empty() || text == "null" || text == "NULL" || text == "true") return encoded(engine::Null());
    return engine::validation("One or more parameter values were invalid: Null attribute value types must have the "
                              "value of true");
}

/// The content of a value of that type, or the whole value with its type: the one that reads.
Result<engine::ValueBlob> nested(engine::Type type, std::string_view text) {
    auto content = engine::valueFromJson(std::string("{\"") + engine::typeName(type) + "\":" + std::string(text) + '}');
    if (content) return *std::move(content);
    if (auto whole = engine::valueFromJson(text); whole && engine::ValueView(*whole).type() == type)
        return *std::move(whole);
    return tl::unexpected(std::move(content).error());
}

Result<std::size_t> itemIndexOf(const TableDesign &table, std::size_t index) {
    if (index < table.items->size()) return index;
    return refusal({
        "Edits", TRANSLATABLE("Edits", "Table %1 has no item %2."), {table.name(), std::to_string(index + 1)}
    });
}

Result<void> checkSize(const engine::ItemBlob *before, const engine::ItemBlob &after) {
    const std::size_t bytes = engine::sizeInBytes(engine::ItemView(after));
    if (bytes <= engine::limits::itemBytes) return {};
    // One that came from a file too large may still be made smaller.
    if (before != nullptr && bytes <= engine::sizeInBytes(engine::ItemView(*before))) return {};
    return engine::validation("Item size has exceeded the maximum allowed size");
}

void declareAttributesOf(TableDesign &table, const engine::ItemBlob &item) {
    std::set<std::string, std::less<>> known;
    for (const DeclaredAttribute &attribute : table.attributes) known.insert(attribute.name);
    for (const auto &[name, value] : engine::ItemView(item).members())
        if (!known.contains(name)) declareIfNew(table, name, value.type());
}

/// A new value of one attribute; none: it is taken away. `written` is its spelling where that says more.
struct Change {
    std::string attributeName;
    std::optional<engine::ValueBlob> value;
    std::string written;
};

SampleItem changed(const SampleItem &item, const std::vector<Change> &changes) {
    SampleItem out = item;
    std::map<std::string_view, const Change *> byName;
    for (const Change &change : changes) byName[change.attributeName] = &change;
    engine::ItemBuilder builder;
    for (const auto &[name, value] : engine::ItemView(item.blob).members())
        if (!byName.contains(name)) builder.add(name, value);
    const auto isChanged = [&](const auto &kept) { return byName.contains(kept.attributeName); };
    std::erase_if(out.damaged, isChanged);
    std::erase_if(out.written, isChanged);
    std::vector<std::string> order = *item.attributeOrder;
    for (const auto &[name, change] : byName) {
        if (!change->value) continue;
        builder.add(name, *change->value);
        if (!change->written.empty()) out.written.push_back({std::string(name), change->written});
        if (std::ranges::find(order, name) == order.end()) order.emplace_back(name);
    }
    if (order.size() != item.attributeOrder->size()) out.attributeOrder = Shared(std::move(order));
    out.blob = builder.finish();
    return out;
}

Result<Design> apply(
    Design design, std::string_view tableName, const std::map<std::size_t, std::vector<Change>> &changesByItem) {
    return editTable(std::move(design), tableName, [&](TableDesign &table) -> Result<void> {
        std::vector<Shared<SampleItem>> items = *table.items;
        std::set<std::string_view> declared;
        for (const auto &[index, changes] : changesByItem) {
            CHECK(itemIndexOf(table, index));
            for (const Change &change : changes) {
                if (change.attributeName.empty())
                    return refusal({"Edits", TRANSLATABLE("Edits", "An attribute needs a name."), {}});
                if (change.value && declared.insert(change.attributeName).second)
                    declareIfNew(table, change.attributeName, engine::ValueView(*change.value).type());
            }
            SampleItem item = changed(*items[index], changes);
            CHECK(checkSize(&items[index]->blob, item.blob));
            items[index] = Shared(std::move(item));
        }
        table.items = Shared(std::move(items));
        return {};
    });
}

Result<Design> applyOne(Design design, const Place &cell, Change change) {
    change.attributeName = cell.attributeName;
    std::map<std::size_t, std::vector<Change>> changes;
    changes[cell.itemIndex.value_or(static_cast<std::size_t>(-1))].push_back(std::move(change));
    return apply(std::move(design), cell.tableName, changes);
}

std::string spellingOf(const engine::ValueBlob &value, std::string json) {
    return json == engine::toJson(engine::ValueView(value)) ? std::string() : std::move(json);
}

Result<std::set<std::size_t>> checkedIndexes(const TableDesign &table, const std::vector<std::size_t> &indexes) {
    for (const std::size_t index : indexes) CHECK(itemIndexOf(table, index));
    return std::set<std::size_t>(indexes.begin(), indexes.end());
}

}

Result<engine::ValueBlob> valueFromText(engine::Type type, std::string_view text) {
    switch (type) {
    case engine::Type::S: return encoded(std::string(text));
    case engine::Type::N: {
        TRY(const auto number, engine::Number::parse(trimmed(text)));
        return encoded(number);
    }
    case engine::Type::B: {
        TRY(auto bytes, engine::fromBase64(trimmed(text)));
        return encoded(engine::Binary{std::move(bytes)});
    }
    case engine::Type::Bool: return boolean(trimmed(text));
    case engine::Type::Null: return null(trimmed(text));
    default: return nested(type, trimmed(text));
    }
}

Result<Design> setAttribute(Design design, const Place &cell, engine::Type type, std::string_view text) {
    TRY(auto value, valueFromText(type, text));
    std::string written;
    if (type == engine::Type::N) written = spellingOf(value, "{\"N\":\"" + std::string(trimmed(text)) + "\"}");
    return applyOne(std::move(design), cell, {.attributeName = {}, .value = std::move(value), .written = written});
}

Result<Design> setAttributeJson(Design design, const Place &cell, std::string_view dynamoDbJson) {
    TRY(auto value, engine::valueFromJson(dynamoDbJson));
    std::string written = spellingOf(value, std::string(trimmed(dynamoDbJson)));
    return applyOne(std::move(design), cell, {.attributeName = {}, .value = std::move(value), .written = written});
}

Result<Design> removeAttribute(Design design, const Place &cell) {
    return applyOne(std::move(design), cell, {.attributeName = {}, .value = {}, .written = {}});
}

namespace {

Change changeOf(CellValue cell) {
    std::optional<engine::ValueBlob> value;
    if (!cell.value.bytes.empty()) value = std::move(cell.value);
    return {.attributeName = std::move(cell.attributeName), .value = std::move(value), .written = {}};
}

}

SampleItem withCells(const SampleItem &item, const std::vector<CellValue> &cells) {
    std::vector<Change> changes;
    for (const CellValue &cell : cells) changes.push_back(changeOf(cell));
    return changed(item, changes);
}

Result<Design> setAttributes(Design design, std::string_view tableName, std::vector<CellValue> cells) {
    std::map<std::size_t, std::vector<Change>> changes;
    for (CellValue &cell : cells) changes[cell.itemIndex].push_back(changeOf(std::move(cell)));
    return apply(std::move(design), tableName, changes);
}

Result<Design> addItem(Design design, std::string_view tableName, engine::ItemBlob item, std::string facet) {
    TRY(const auto table, findTable(design, tableName));
    const std::size_t end = design.tables[table]->items->size();
    std::vector<SampleItem> items;
    items.push_back({.blob = std::move(item), .facet = std::move(facet)});
    return insertItems(std::move(design), tableName, end, std::move(items));
}

Result<Design> insertItems(
    Design design, std::string_view tableName, std::size_t atIndex, std::vector<SampleItem> items) {
    return editTable(std::move(design), tableName, [&](TableDesign &table) -> Result<void> {
        for (const SampleItem &item : items) {
            CHECK(checkSize(nullptr, item.blob));
            declareAttributesOf(table, item.blob);
        }
        std::vector<Shared<SampleItem>> all = *table.items;
        const auto position = all.begin() + static_cast<std::ptrdiff_t>(std::min(atIndex, all.size()));
        all.insert(position, std::make_move_iterator(items.begin()), std::make_move_iterator(items.end()));
        table.items = Shared(std::move(all));
        return {};
    });
}

Result<Design> replaceItem(Design design, std::string_view tableName, std::size_t itemIndex, engine::ItemBlob item) {
    return editTable(std::move(design), tableName, [&](TableDesign &table) -> Result<void> {
        CHECK(itemIndexOf(table, itemIndex));
        const Shared<SampleItem> before = (*table.items)[itemIndex];
        CHECK(checkSize(&before->blob, item));
        declareAttributesOf(table, item);
        std::vector<Shared<SampleItem>> items = *table.items;
        SampleItem after = *before; // order, facet and spelling of what stays
        after.damaged.clear();
        after.blob = std::move(item);
        items[itemIndex] = Shared(std::move(after));
        table.items = Shared(std::move(items));
        return {};
    });
}

Result<Design> duplicateItems(Design design, std::string_view tableName, std::vector<std::size_t> itemIndexes) {
    return editTable(std::move(design), tableName, [&](TableDesign &table) -> Result<void> {
        TRY(const auto chosen, checkedIndexes(table, itemIndexes));
        std::vector<Shared<SampleItem>> items;
        items.reserve(table.items->size() + chosen.size());
        for (std::size_t i = 0; i < table.items->size(); ++i)
            items.insert(items.end(), chosen.contains(i) ? 2 : 1, (*table.items)[i]);
        table.items = Shared(std::move(items));
        return {};
    });
}

Result<Design> removeItems(Design design, std::string_view tableName, std::vector<std::size_t> itemIndexes) {
    return editTable(std::move(design), tableName, [&](TableDesign &table) -> Result<void> {
        TRY(const auto chosen, checkedIndexes(table, itemIndexes));
        std::vector<Shared<SampleItem>> items;
        for (std::size_t i = 0; i < table.items->size(); ++i)
            if (!chosen.contains(i)) items.push_back((*table.items)[i]);
        table.items = Shared(std::move(items));
        return {};
    });
}

}
