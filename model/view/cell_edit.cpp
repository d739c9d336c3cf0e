#include "engine/base/encoding.h"
#include "engine/value/item_json.h"
#include "model/edit/item_edits.h"
#include "model/view/cell.h"

namespace model {
namespace {

/// The content of a set or list written as plain JSON, as DynamoDB JSON of a set: numbers may stand bare.
Result<engine::ValueBlob> setFromPlainJson(engine::Type type, std::string_view text) {
    TRY(const auto plain, engine::valueFromPlainJson(text));
    const engine::ValueView list(plain);
    const auto wrong = [&] {
        return refusal({"Cell", TRANSLATABLE("Cell", "A set is written as a list: [\"a\", \"b\"]")});
    };
    if (list.type() != engine::Type::L) return wrong();
    std::string json = std::string("{\"") + engine::typeName(type) + "\": [";
    bool first = true;
    for (const auto element : list.elements()) {
        if (!first) json += ", ";
        first = false;
        if (element.type() == engine::Type::N && type == engine::Type::NS)
            json += '"' + std::string(element.text()) + '"';
        else if (element.type() == engine::Type::S)
            json += engine::toPlainJson(element);
        else
            return wrong();
    }
    TRY(auto set, engine::valueFromJson(json + "]}"));
    return set;
}

Result<engine::ValueBlob> fromPlainJson(engine::Type type, std::string_view text) {
    if (type >= engine::Type::SS) return setFromPlainJson(type, text);
    TRY(auto value, engine::valueFromPlainJson(text));
    if (engine::ValueView(value).type() == type) return value;
    if (type == engine::Type::L)
        return refusal({"Cell", TRANSLATABLE("Cell", "A list is written in brackets: [1, \"two\"]")});
    return refusal({"Cell", TRANSLATABLE("Cell", "A map is written in braces: {\"city\": \"Oslo\"}")});
}

}

std::string editText(engine::ValueView value) {
    using engine::Type;
    switch (value.type()) {
    case Type::S:
    case Type::N: return std::string(value.text());
    case Type::B: return engine::base64(value.text());
    case Type::Bool: return value.boolean() ? "true" : "false";
    case Type::Null: return "null";
    default: break;
    }
    const auto json = engine::toJson(value); // {"M":…}: the content alone, the type is the cell's
    const auto colon = json.find(':');
    return json.substr(colon + 1, json.size() - colon - 2);
}

Result<engine::ValueBlob> valueFromEditText(engine::Type type, std::string_view text) {
    auto value = valueFromText(type, text);
    if (value || !isNested(type)) return value;
    if (auto plain = fromPlainJson(type, text)) return plain;
    return value; // DynamoDB's words for the exact form
}

engine::Type typeForNewText(std::string_view text, std::optional<engine::Type> columnType) {
    if (columnType == engine::Type::S || text.empty()) return engine::Type::S;
    if (columnType && columnType != engine::Type::N) return *columnType;
    const bool number = columnType == engine::Type::N && engine::Number::parse(text).has_value();
    return number ? engine::Type::N : engine::Type::S;
}

}
