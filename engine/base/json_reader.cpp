#include "engine/base/json_reader.h"

#include "engine/base/json_element.h"
#include "engine/base/result.h"

#ifdef __clang__
#pragma clang diagnostic ignored "-Wunused-private-field" // JsonAccess takes both members as one
#endif

namespace engine {

using simdjson::dom::element_type;

JsonValue::Kind JsonValue::kind() const {
    switch (JsonAccess::element(*this).type()) {
    case element_type::NULL_VALUE: return Kind::Null;
    case element_type::BOOL: return Kind::Boolean;
    case element_type::INT64:
    case element_type::UINT64: return Kind::Integer;
    case element_type::DOUBLE: return Kind::Decimal;
    case element_type::STRING: return Kind::String;
    case element_type::ARRAY: return Kind::Array;
    case element_type::OBJECT: return Kind::Object;
    }
    return Kind::Null;
}

bool JsonValue::boolean() const {
    return JsonAccess::element(*this).get_bool().value_unsafe();
}

std::optional<std::int64_t> JsonValue::integer() const {
    std::int64_t value = 0;
    if (JsonAccess::element(*this).get_int64().get(value) != simdjson::SUCCESS) return std::nullopt;
    return value;
}

double JsonValue::decimal() const {
    double value = 0;
    return JsonAccess::element(*this).get_double().get(value) == simdjson::SUCCESS ? value : 0;
}

std::string_view JsonValue::text() const {
    return JsonAccess::element(*this).get_string().value_unsafe();
}

std::vector<JsonValue> JsonValue::elements() const {
    std::vector<JsonValue> values;
    const simdjson::dom::array array = JsonAccess::element(*this).get_array().value_unsafe();
    values.reserve(array.size());
    for (const auto element : array) values.push_back(JsonAccess::value(element));
    return values;
}

std::vector<std::pair<std::string_view, JsonValue>> JsonValue::members() const {
    std::vector<std::pair<std::string_view, JsonValue>> values;
    values.reserve(JsonAccess::element(*this).get_object().value_unsafe().size());
    appendMembers(values);
    return values;
}

void JsonValue::appendMembers(std::vector<std::pair<std::string_view, JsonValue>> &values) const {
    const simdjson::dom::object object = JsonAccess::element(*this).get_object().value_unsafe();
    for (const auto field : object) values.emplace_back(field.key, JsonAccess::value(field.value));
}

std::optional<JsonValue> JsonValue::find(std::string_view name) const {
    std::optional<JsonValue> found;
    const simdjson::dom::object object = JsonAccess::element(*this).get_object().value_unsafe();
    for (const auto field : object)
        if (field.key == name) found = JsonAccess::value(field.value);
    return found;
}

struct JsonDocument::Parser {
    simdjson::dom::parser parser;

    /// Parsers that no document holds, for the thread's next ones: their memory is warm.
    static std::vector<std::unique_ptr<Parser>> &idle() {
        thread_local std::vector<std::unique_ptr<Parser>> parsers;
        return parsers;
    }
};

namespace {
constexpr std::size_t idleParsers = 4;
constexpr std::size_t idleCapacity = 1 << 20; // a parser that grew for a huge text gives its memory back
}

Result<JsonDocument> JsonDocument::parse(std::string_view text) {
    auto &idle = Parser::idle();
    std::unique_ptr<Parser> parser;
    if (idle.empty()) {
        parser = std::make_unique<Parser>();
    } else {
        parser = std::move(idle.back());
        idle.pop_back();
    }
    JsonDocument document(std::move(parser));
    simdjson::dom::element root;
    if (const auto error = document.m_parser->parser.parse(text.data(), text.size()).get(root); error)
        return failure(Error::Code::Serialization, std::string("Not JSON: ") + simdjson::error_message(error));
    document.m_root = JsonAccess::value(root);
    return document;
}

JsonDocument::JsonDocument(std::unique_ptr<Parser> parser) : m_parser(std::move(parser)) {}
JsonDocument::JsonDocument(JsonDocument &&) noexcept = default;
JsonDocument &JsonDocument::operator=(JsonDocument &&) noexcept = default;

JsonDocument::~JsonDocument() {
    if (!m_parser || m_parser->parser.capacity() > idleCapacity) return;
    auto &idle = Parser::idle();
    if (idle.size() < idleParsers) idle.push_back(std::move(m_parser));
}

}
