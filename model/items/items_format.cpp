#include "model/items/items_format.h"

#include "engine/base/trimmed.h"

#include "engine/value/item_json.h"
#include "model/format/format.h"
#include "model/format/json_text.h"
#include "model/items/csv_reader.h"

#include <algorithm>

namespace model {

const std::vector<ItemsFormatRow> &itemsFormats() {
    static const std::vector<ItemsFormatRow> table = {
        {ItemsFormat::Csv,            "csv",         TRANSLATABLE("Items", "CSV, types in the header"),        ".csv",     true },
        {ItemsFormat::JsonLines,      "jsonl",       TRANSLATABLE("Items", "DynamoDB JSON, an item a line"),   ".jsonl",   true },
        {ItemsFormat::Json,           "json",        TRANSLATABLE("Items", "DynamoDB JSON, an array"),         ".json",    true },
        {ItemsFormat::PlainJsonLines, "plain-jsonl", TRANSLATABLE("Items", "Plain JSON, an item a line"),      ".jsonl",
         false                                                                                                                  },
        {ItemsFormat::PlainJson,      "plain-json",  TRANSLATABLE("Items", "Plain JSON, an array"),            ".json",    false},
        {ItemsFormat::BatchWrite,     "batch-write", TRANSLATABLE("Items", "BatchWriteItem requests"),         ".json",    true },
        {ItemsFormat::S3Export,       "s3-export",   TRANSLATABLE("Items", "DynamoDB JSON as exported to S3"), ".json.gz",
         true                                                                                                                   },
    };
    return table;
}

const ItemsFormatRow &rowOf(ItemsFormat format) {
    return itemsFormats()[static_cast<std::size_t>(format)];
}

const ItemsFormatRow *itemsFormatById(std::string_view id) {
    const auto found = std::ranges::find(itemsFormats(), id, &ItemsFormatRow::id);
    return found == itemsFormats().end() ? nullptr : &*found;
}

namespace {

/// Whether an object that begins the text holds items in arrays of its members.
bool isWrapper(std::string_view text) {
    text = engine::trimmed(text.substr(1));
    const auto colon = text.find(':');
    if (!text.starts_with('"') || colon == text.npos) return false;
    const std::string_view name = engine::trimmed(text.substr(0, colon));
    const std::string_view value = engine::trimmed(text.substr(colon + 1));
    if (name == R"("RequestItems")" || name == R"("Responses")") return value.starts_with('{');
    if (name == R"("Items")" || name == R"("Count")" || name == R"("ScannedCount")" || name == R"("ConsumedCapacity")")
        return text.find(R"("Items")") != text.npos;
    if (!value.starts_with('[')) return false;
    const std::string_view element = engine::trimmed(value.substr(1));
    const std::string_view request = element.starts_with('{') ? engine::trimmed(element.substr(1)) : std::string_view();
    return request.starts_with(R"("PutRequest")") || request.starts_with(R"("DeleteRequest")");
}

/// A few records tell whether values carry their types.
ItemsFormat formatOf(std::string_view firstText, JsonLayout layout) {
    TextSource source(
        *ItemsInput::open(ItemsInput::fromText({}, std::string(firstText)).parts().front()), TextEncoding::Utf8);
    JsonRecords records(source, layout);
    JsonRecord record;
    constexpr std::size_t enough = 100;
    const bool lines = layout != JsonLayout::Arrays;
    for (std::size_t i = 0; i < enough; ++i) {
        const auto read = records.next(record);
        if (!read || !*read || record.fault) break;
        if (!record.text.starts_with('{') || !engine::JsonDocument::parse(record.text)) continue;
        const auto attributes = attributesIn(record.text);
        if (!attributes) return lines ? ItemsFormat::S3Export : ItemsFormat::BatchWrite; // a deletion
        const auto item = engine::itemFromJson(*attributes);
        if (!item || engine::ItemView(*item).empty()) continue;
        const bool wrapped = attributes->size() != record.text.size();
        if (lines) return wrapped ? ItemsFormat::S3Export : ItemsFormat::JsonLines;
        return wrapped ? ItemsFormat::BatchWrite : ItemsFormat::Json;
    }
    return lines ? ItemsFormat::PlainJsonLines : ItemsFormat::PlainJson;
}

}

Result<RecognisedItems> recogniseItems(std::string_view firstText) {
    RecognisedItems out;
    const std::string_view text = engine::trimmed(firstText);
    if (text.empty()) return refusal({"Items", TRANSLATABLE("Items", "There are no items: the file is empty."), {}});
    if (text.front() != '{' && text.front() != '[') {
        out.delimiter = recogniseDelimiter(firstText);
        return out;
    }
    if (recogniseFormat(text) != nullptr)
        return refusal({"Items", TRANSLATABLE("Items", "This is a model, not a list of items: open it instead."), {}});
    constexpr std::string_view templates[] = {"AWSTemplateFormatVersion", "Resources", "AttributeDefinitions"};
    if (const auto name = topLevelName(text, templates))
        return refusal(
            {"Items", TRANSLATABLE("Items", "This is a description of tables (%1), not a list of items."), {*name}});
    if (text.front() == '[') {
        out.layout = JsonLayout::Arrays;
    } else {
        const auto end = endOfJson(text);
        const bool onOneLine = end && text.substr(0, *end).find('\n') == text.npos;
        const std::string_view rest = end ? engine::trimmed(text.substr(*end)) : std::string_view();
        const bool behindOnLine = end && !rest.empty() && text.substr(*end).find('\n') > text.substr(*end).find('{');
        if (isWrapper(text) && !(onOneLine && rest.starts_with('{') && !isWrapper(rest)))
            out.layout = JsonLayout::Arrays;
        else
            out.layout = onOneLine && !behindOnLine ? JsonLayout::Lines : JsonLayout::Values;
    }
    out.format = formatOf(text, out.layout);
    return out;
}

Result<std::string_view> attributesIn(std::string_view json) {
    const auto member = [](std::string_view object, std::string_view wanted) {
        RawMembers members(object);
        std::string_view nameToken, value;
        std::optional<std::string_view> found;
        std::size_t count = 0;
        for (; members.next(nameToken, value); ++count)
            if (nameToken.size() == wanted.size() + 2 && nameToken.substr(1, wanted.size()) == wanted) found = value;
        return std::pair(found, count);
    };
    // An attribute may have such a name; then its value is one of DynamoDB's.
    const auto isObject = [](const std::optional<std::string_view> &value) {
        return value && value->starts_with('{') && !engine::valueFromJson(*value);
    };
    const auto deletion = [] {
        return refusal({"Items", TRANSLATABLE("Items", "This is a deletion, not an item."), {}});
    };
    if (const auto [put, count] = member(json, "PutRequest"); count == 1 && isObject(put)) return attributesIn(*put);
    if (const auto [removal, count] = member(json, "DeleteRequest"); count == 1 && isObject(removal)) return deletion();
    if (const auto [item, count] = member(json, "Item"); count == 1 && isObject(item)) return *item;
    if (const auto image = member(json, "NewImage"); isObject(image.first)) return *image.first;
    if (const auto keys = member(json, "Keys"); isObject(keys.first) && isObject(member(json, "Metadata").first))
        return deletion();
    return json;
}

}
