#include "app/data/item_text.h"

#include "engine/value/item_json.h"
#include "model/format/json_text.h"

#include <algorithm>

namespace app {

namespace {

/// DynamoDB JSON where every member is an object with one member named as a type.
bool looksLikeDynamoDbJson(const model::Json &object) {
    static constexpr std::string_view types[] = {"S", "N", "B", "BOOL", "NULL", "M", "L", "SS", "NS", "BS"};
    return !object.members.empty() && std::ranges::all_of(object.members, [](const model::JsonMember &member) {
        const auto &value = member.value;
        return value.kind == model::Json::Kind::Object && value.members.size() == 1 &&
               std::ranges::find(types, value.members.front().name) != std::end(types);
    });
}

}

namespace {

bool isScalar(const model::Json &json) {
    return json.kind != model::Json::Kind::Array && json.kind != model::Json::Kind::Object;
}

/// {"S": "a"} and ["a", "b"] are read in one glance, so they are one line.
bool isLine(const model::Json &json) {
    if (isScalar(json)) return true;
    if (json.kind == model::Json::Kind::Array) return std::ranges::all_of(json.elements, isScalar);
    return json.members.empty() || (json.members.size() == 1 && isLine(json.members.front().value));
}

void lay(std::string &out, const model::Json &json, std::size_t level) {
    const bool object = json.kind == model::Json::Kind::Object;
    const std::size_t count = object ? json.members.size() : json.elements.size();
    if (isLine(json) || count == 0) {
        model::appendFormatted(out, model::compactJson(json), model::oneLine);
        return;
    }
    const auto newLine = [&](std::size_t at) { out.append(1, '\n').append(2 * at, ' '); };
    out += object ? '{' : '[';
    for (std::size_t i = 0; i < count; ++i) {
        if (i > 0) out += ',';
        newLine(level + 1);
        if (object) {
            model::appendJsonString(out, json.members[i].name);
            out += ": ";
        }
        lay(out, object ? json.members[i].value : json.elements[i], level + 1);
    }
    newLine(level);
    out += object ? '}' : ']';
}

}

std::string indentedJson(std::string_view json) {
    const auto read = model::parseJson(json);
    if (!read) return std::string(json);
    std::string out;
    lay(out, *read, 0);
    return out;
}

std::string itemsToJson(const model::TableDesign &table, const std::vector<std::size_t> &items, ItemJson form) {
    std::vector<engine::ItemView> views;
    for (const std::size_t item : items)
        if (item < table.items->size()) views.emplace_back((*table.items)[item]->blob);
    return itemsToJson(views, form);
}

std::string itemsToJson(const std::vector<engine::ItemView> &items, ItemJson form) {
    std::string json;
    const bool several = items.size() != 1;
    const std::string margin = several ? "  " : "";
    if (several) json += "[\n";
    for (std::size_t i = 0; i < items.size(); ++i) {
        json += margin + "{";
        bool first = true;
        for (const auto &[name, value] : items[i].members()) {
            json += first ? "\n  " : ",\n  ";
            first = false;
            json += margin;
            model::appendJsonString(json, name);
            json += ": ";
            model::appendFormatted(
                json, form == ItemJson::DynamoDb ? engine::toJson(value) : engine::toPlainJson(value), model::oneLine);
        }
        json += "\n" + margin + (i + 1 < items.size() ? "},\n" : "}\n");
    }
    if (several) json += "]\n";
    return json;
}

model::Result<std::vector<model::SampleItem>> itemsFromJson(std::string_view json) {
    TRY(const auto whole, model::parseJson(json));
    std::vector<const model::Json *> objects;
    if (whole.kind == model::Json::Kind::Array)
        for (const auto &element : whole.elements) objects.push_back(&element);
    else
        objects.push_back(&whole);
    std::vector<model::SampleItem> items;
    for (const auto *object : objects) {
        if (object->kind != model::Json::Kind::Object)
            return model::refusal(
                {"Paste", TRANSLATABLE("Paste", "An item is a JSON object: {\"PK\": {\"S\": \"USER#1\"}}")});
        const auto text = model::compactJson(*object);
        model::SampleItem item;
        if (looksLikeDynamoDbJson(*object)) {
            TRY(item.blob, engine::itemFromJson(text));
        } else {
            TRY(item.blob, engine::itemFromPlainJson(text));
        }
        std::vector<std::string> order;
        for (const auto &member : object->members) order.push_back(member.name);
        item.attributeOrder = std::move(order);
        items.push_back(std::move(item));
    }
    return items;
}

std::string toTabbedText(const CellBlock &block) {
    std::string text;
    for (const auto &row : block) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (i > 0) text += '\t';
            if (row[i].find_first_of("\t\n\"") == std::string::npos) {
                text += row[i];
                continue;
            }
            text += '"';
            for (const char c : row[i]) text += c == '"' ? std::string("\"\"") : std::string(1, c);
            text += '"';
        }
        text += '\n';
    }
    return text;
}

CellBlock fromTabbedText(std::string_view text) {
    CellBlock block;
    std::vector<std::string> row(1);
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quoted) {
            if (c != '"')
                row.back() += c;
            else if (i + 1 < text.size() && text[i + 1] == '"')
                row.back() += text[++i];
            else
                quoted = false;
        } else if (c == '"' && row.back().empty()) {
            quoted = true;
        } else if (c == '\t') {
            row.emplace_back();
        } else if (c == '\n') {
            block.push_back(std::move(row));
            row.assign(1, {});
        } else if (c != '\r') {
            row.back() += c;
        }
    }
    if (row.size() > 1 || !row.front().empty()) block.push_back(std::move(row));
    return block;
}

}
