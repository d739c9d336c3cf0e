#include "model/deploy/request_script.h"

#include "engine/base/json_writer.h"
#include "engine/base/trimmed.h"
#include "engine/request/codec.h"
#include "engine/schema/key_checks.h"
#include "engine/value/item_json.h"
#include "model/design/value_text.h"
#include "model/format/json_text.h"

#include <algorithm>
#include <optional>

namespace model {

namespace {

bool isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

class ScriptReader {
public:
    explicit ScriptReader(std::string_view text) : m_text(text) {}

    tl::expected<std::vector<ScriptStep>, ScriptFault> read() {
        std::vector<ScriptStep> steps;
        for (skip(); m_at < m_text.size(); skip()) {
            auto step = readStep();
            if (!step) return tl::unexpected(std::move(step).error());
            steps.push_back(*std::move(step));
        }
        return steps;
    }

private:
    tl::expected<ScriptStep, ScriptFault> fault(std::size_t offset, std::size_t length, Message message) const {
        return tl::unexpected(ScriptFault{std::move(message), offset, std::min(length, m_text.size() - offset)});
    }

    void skip() {
        while (m_at < m_text.size()) {
            const auto rest = m_text.substr(m_at);
            if (isSpace(rest.front()) || rest.front() == ';')
                ++m_at;
            else if (rest.starts_with('#') || rest.starts_with("--"))
                m_at = std::min(m_text.find('\n', m_at), m_text.size());
            else
                return;
        }
    }

    tl::expected<ScriptStep, ScriptFault> readStep() {
        const std::size_t begin = m_at;
        std::size_t end = begin;
        while (end < m_text.size() && !isSpace(m_text[end]) && m_text[end] != '{' && m_text[end] != ';') ++end;
        const auto word = m_text.substr(begin, end - begin);
        std::size_t brace = end;
        while (brace < m_text.size() && isSpace(m_text[brace])) ++brace;
        const bool isRequest = brace < m_text.size() && m_text[brace] == '{';
        return isRequest ? readRequest(word, begin, brace) : readStatement(begin);
    }

    tl::expected<ScriptStep, ScriptFault> readRequest(
        std::string_view operation, std::size_t begin, std::size_t brace) {
        const auto &known = engine::operationNames();
        if (std::ranges::find(known, operation) == known.end())
            return fault(begin, std::max<std::size_t>(operation.size(), 1),
                {"WhatIf", TRANSLATABLE("WhatIf", "There is no operation \"%1\"."), {std::string(operation)}});
        if (!engine::isOnItems(operation))
            return fault(begin, operation.size(),
                {"WhatIf", TRANSLATABLE("WhatIf", "%1 is not about items: only those are tried here."),
                    {std::string(operation)}});
        const auto length = endOfJson(m_text.substr(brace));
        if (!length)
            return fault(begin, operation.size(),
                {"WhatIf", TRANSLATABLE("WhatIf", "The JSON of %1 has no end: a } is missing."),
                    {std::string(operation)}});
        m_at = brace + *length;
        return decoded(operation, m_text.substr(brace, *length), begin);
    }

    tl::expected<ScriptStep, ScriptFault> readStatement(std::size_t begin) {
        std::size_t end = begin;
        char quote = 0;
        for (; end < m_text.size(); ++end) {
            const char c = m_text[end];
            if (quote != 0)
                quote = c == quote ? char(0) : quote; // a doubled quote opens again at once
            else if (c == '\'' || c == '"')
                quote = c;
            else if (c == ';')
                break;
        }
        const auto statement = engine::trimmed(m_text.substr(begin, end - begin));
        if (end == m_text.size())
            return fault(begin, statement.size(),
                {"WhatIf", TRANSLATABLE("WhatIf", "A statement ends with a semicolon; a request is an operation with "
                                                  "its JSON.")});
        m_at = end + 1;
        engine::ExecuteStatementInput input;
        input.statement = std::string(statement);
        return ScriptStep{std::move(input), begin, statement.size()};
    }

    tl::expected<ScriptStep, ScriptFault> decoded(
        std::string_view operation, std::string_view json, std::size_t begin) const {
        auto request = engine::decodeRequest(operation, json);
        if (!request) return fault(begin, m_at - begin, Message::verbatim(std::move(request).error().message));
        return ScriptStep{*std::move(request), begin, m_at - begin};
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

}

tl::expected<std::vector<ScriptStep>, ScriptFault> readScript(std::string_view text) {
    return ScriptReader(text).read();
}

namespace {

std::string inJson(std::string_view text) {
    std::string json;
    engine::appendJsonString(json, text);
    return json;
}

/// The table's first item, or one that has nothing but a key.
engine::ItemBlob exampleOf(const TableDesign &table) {
    const auto &key = table.description.keySchema;
    for (const auto &item : *table.items)
        if (engine::keyOf(engine::ItemView(item->blob), key)) return item->blob;
    std::string json;
    for (const engine::KeyAttribute &attribute : key.attributes())
        json += (json.empty() ? "" : ",") + inJson(attribute.name) + ":{\"" +
                engine::typeName(static_cast<engine::Type>(attribute.type)) + "\":\"" +
                (attribute.type == engine::ScalarType::S      ? "?"
                    : attribute.type == engine::ScalarType::N ? "0"
                                                              : "AA==") +
                "\"}";
    return engine::itemFromJson("{" + json + "}").value_or(engine::ItemBlob());
}

/// An attribute that is worth changing.
std::string changeable(engine::ItemView item, const engine::KeySchema &key) {
    for (const auto &[name, value] : item.members())
        if (!key.contains(name) && value.type() == engine::Type::S) return std::string(name);
    return "note";
}

std::string literal(engine::ValueView value) { // of a key, in PartiQL
    const std::string shown = editText(value);
    if (value.type() == engine::Type::N) return shown;
    std::string text = "'";
    for (const char c : shown) text += c == '\'' ? std::string("''") : std::string(1, c);
    return text + '\'';
}

}

std::string scriptTemplate(const TableDesign &table, ScriptTemplate kind) {
    const engine::ItemBlob blob = exampleOf(table);
    const engine::ItemView item(blob);
    const auto &schema = table.description.keySchema;
    const std::string name = inJson(table.name());
    const auto key = engine::keyOf(item, schema);
    const std::string keyJson = key ? engine::toJson(engine::ItemView(*key)) : "{}";
    switch (kind) {
    case ScriptTemplate::Put:
        return "PutItem {\"TableName\": " + name + ",\n    \"Item\": " + engine::toJson(item) + "}\n";
    case ScriptTemplate::Update:
        return "UpdateItem {\"TableName\": " + name + ",\n    \"Key\": " + keyJson +
               ",\n    \"UpdateExpression\": \"SET #a = :v\",\n    \"ExpressionAttributeNames\": {\"#a\": " +
               inJson(changeable(item, schema)) + "},\n    \"ExpressionAttributeValues\": {\":v\": {\"S\": \"?\"}}}\n";
    case ScriptTemplate::Delete: return "DeleteItem {\"TableName\": " + name + ", \"Key\": " + keyJson + "}\n";
    case ScriptTemplate::Statement: break;
    }
    std::string where;
    for (const engine::KeyAttribute &attribute : schema.attributes())
        if (const auto value = item.find(attribute.name))
            where += (where.empty() ? " WHERE \"" : " AND \"") + attribute.name + "\" = " + literal(*value);
    return "UPDATE \"" + table.name() + "\" SET \"" + changeable(item, schema) + "\" = '?'" + where + ";\n";
}

}
