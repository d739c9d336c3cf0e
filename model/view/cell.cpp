#include "model/view/cell.h"

#include "engine/value/item_json.h"
#include "model/edit/item_edits.h"

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
