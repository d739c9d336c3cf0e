#include "model/edit/pattern_references.h"

#include "engine/expression/lexer.h"
#include "engine/expression/reserved_words.h"
#include "engine/partiql/partiql_lexer.h"
#include "model/design/key_template.h"
#include "model/format/json_text.h"

#include <algorithm>
#include <map>
#include <optional>

namespace model {

namespace {

using Names = std::map<std::string, std::string>;
using Kind = engine::PartiqlToken::Kind;

bool canStandBare(const std::string &name) {
    const std::vector<engine::Token> tokens = engine::tokenize(name);
    return tokens.size() == 2 && tokens[0].kind == engine::Token::Kind::Word && tokens[0].text.size() == name.size() &&
           !engine::isReservedWord(name) && !engine::isKeyword(name);
}

/// A placeholder that stands for the name, which is there or is made.
std::string placeholderFor(const std::string &attribute, Names &names) {
    for (const auto &[name, known] : names)
        if (known == attribute) return name;
    for (int i = 1;; ++i) {
        std::string name = "#a" + std::to_string(i);
        if (names.try_emplace(name, attribute).second) return name;
    }
}

std::string quotedName(std::string_view name) {
    std::string out = "\"";
    for (const char c : name) {
        if (c == '"') out += c;
        out += c;
    }
    return out + '"';
}

/// The names of a statement: FROM "Orders"."ByStatus", INTO Orders, UPDATE Orders.
enum class Named { Table, Index, Attribute };

/// The statement with other names, where `renamed`, a std::optional<std::string>(Named, table, name), knows one.
template <class Renamed> std::string inStatement(const std::string &statement, Renamed renamed) {
    const auto tokens = engine::tokenizeStatement(statement);
    const auto nameOf = [](const engine::PartiqlToken &token) {
        return token.kind == Kind::QuotedName ? engine::unquoted(token.text) : std::string(token.text);
    };
    const auto isName = [](const engine::PartiqlToken &token) {
        return token.kind == Kind::QuotedName || (token.kind == Kind::Word && !engine::isPartiqlKeyword(token.text));
    };
    const auto opensTable = [&](std::size_t i) {
        if (i == 0 || tokens[i - 1].kind != Kind::Word) return false;
        return std::ranges::any_of(std::initializer_list<std::string_view>{"FROM", "INTO", "UPDATE"},
            [&](std::string_view word) { return engine::equalsIgnoringCase(tokens[i - 1].text, word); });
    };
    std::string table; // the statement's own: names before FROM belong to it as well
    for (std::size_t i = 0; i < tokens.size() && table.empty(); ++i)
        if (opensTable(i)) table = nameOf(tokens[i]);
    std::string out;
    std::size_t copied = 0;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const bool inObject = tokens[i].kind == Kind::Text && i + 1 < tokens.size() && tokens[i + 1].text == ":" &&
                              i > 0 && (tokens[i - 1].text == "{" || tokens[i - 1].text == ","); // VALUE {'name': …}
        if (!isName(tokens[i]) && !inObject) continue;
        const bool afterDot = i > 0 && tokens[i - 1].text == ".";
        const bool index = afterDot && i > 1 && opensTable(i - 2);
        if (afterDot && !index) continue; // a member of an attribute
        const Named named = opensTable(i) ? Named::Table : index ? Named::Index : Named::Attribute;
        if (named == Named::Attribute && i + 1 < tokens.size() && tokens[i + 1].text == "(") continue;
        const std::string name = inObject ? engine::unquoted(tokens[i].text) : nameOf(tokens[i]);
        const std::optional<std::string> other = renamed(named, table, name);
        if (!other) continue;
        out += statement.substr(copied, tokens[i].span.offset - copied);
        std::string quoted = quotedName(*other);
        if (inObject) {
            quoted = "'";
            for (const char c : *other) quoted += c == '\'' ? "''" : std::string(1, c);
            quoted += '\'';
        }
        out += quoted;
        copied = tokens[i].span.end();
    }
    return out + statement.substr(copied);
}

/// Renames one table, index or attribute wherever a pattern names it.
class Rename {
public:
    Rename(Named named, std::string_view tableName, std::string_view from, std::string to)
        : m_named(named), m_table(tableName), m_from(from), m_to(std::move(to)) {}

    Shared<AccessPattern> in(const Shared<AccessPattern> &pattern) const {
        AccessPattern out = *pattern;
        switch (m_named) {
        case Named::Table:
            if (out.tableName == m_from) out.tableName = m_to;
            break;
        case Named::Index:
            if (out.tableName == m_table && out.indexName == m_from) out.indexName = m_to;
            break;
        case Named::Attribute:
            if (out.tableName == m_table) attribute(out);
            break;
        }
        out.statement = statement(out.statement);
        if (auto json = parseJson(out.request); json && json->kind == Json::Kind::Object) {
            const std::string before = compactJson(*json);
            walk(*json, pattern->tableName);
            if (std::string after = compactJson(*json); after != before) out.request = std::move(after);
        }
        return out == *pattern ? pattern : Shared(std::move(out));
    }

private:
    void attribute(AccessPattern &pattern) const {
        for (auto &[placeholder, name] : pattern.names)
            if (name == m_from) name = m_to;
        for (std::string *expression : {&pattern.keyConditionExpression, &pattern.filterExpression,
                 &pattern.projectionExpression, &pattern.updateExpression, &pattern.conditionExpression})
            *expression = inExpression(*expression, pattern.names);
        for (auto &[value, text] : pattern.parameters) {
            std::string renamed;
            const KeyTemplate parsed(text);
            for (const KeyTemplate::Part &part : parsed.parts())
                renamed += !part.variable ? part.text : '{' + (part.text == m_from ? m_to : part.text) + '}';
            text = std::move(renamed);
        }
        if (!pattern.arguments.contains(m_to))
            if (auto argument = pattern.arguments.extract(m_from)) {
                argument.key() = m_to;
                pattern.arguments.insert(std::move(argument));
            }
        for (std::string &item : pattern.expectedItems)
            if (auto json = parseJson(item); json && json->kind == Json::Kind::Object && json->find(m_from)) {
                members(*json);
                item = compactJson(*json);
            }
    }

    std::string statement(const std::string &text) const {
        return inStatement(
            text, [&](Named named, const std::string &table, const std::string &name) -> std::optional<std::string> {
                if (named != m_named || name != m_from) return std::nullopt;
                if (named != Named::Table && table != m_table) return std::nullopt;
                return m_to;
            });
    }

    std::string inExpression(const std::string &expression, Names &names) const {
        const std::vector<engine::Token> tokens = engine::tokenize(expression);
        std::string out;
        std::size_t copied = 0;
        for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
            const bool isAttribute = tokens[i].kind == engine::Token::Kind::Word && tokens[i].text == m_from &&
                                     (i == 0 || tokens[i - 1].text != ".") && tokens[i + 1].text != "(" &&
                                     !engine::isKeyword(tokens[i].text);
            if (!isAttribute) continue;
            out += expression.substr(copied, tokens[i].span.offset - copied);
            out += canStandBare(m_to) ? m_to : placeholderFor(m_to, names);
            copied = tokens[i].span.end();
        }
        return out + expression.substr(copied);
    }

    /// Of an item or key.
    void members(Json &item) const {
        for (JsonMember &member : item.members)
            if (member.name == m_from) member.name = m_to;
    }

    /// A part of the request whose table is `table`, if nothing in it says otherwise.
    void walk(Json &json, std::string table) const {
        if (json.kind == Json::Kind::Array)
            for (Json &element : json.elements) walk(element, table);
        if (json.kind != Json::Kind::Object) return;
        if (Json *name = json.find("TableName"); name && name->kind == Json::Kind::String) {
            table = name->decoded();
            if (m_named == Named::Table && table == m_from) *name = Json::string(m_to);
        }
        if (Json *index = json.find("IndexName");
            index && index->kind == Json::Kind::String && m_named == Named::Index && table == m_table)
            if (index->decoded() == m_from) *index = Json::string(m_to);
        if (m_named == Named::Attribute && table == m_table) expressions(json);
        for (JsonMember &member : json.members) {
            const bool isData = member.name == "Item" || member.name == "Key" || member.name == "ExclusiveStartKey";
            if (member.name == "RequestItems") {
                for (JsonMember &of : member.value.members) {
                    walk(of.value, of.name);
                    if (m_named == Named::Table && of.name == m_from) of.name = m_to;
                }
            } else if (member.name == "Statement" && member.value.kind == Json::Kind::String) {
                if (std::string text = statement(member.value.decoded()); text != member.value.decoded())
                    member.value = Json::string(text);
            } else if (isData || member.name == "Keys") {
                if (m_named != Named::Attribute || table != m_table) continue;
                if (isData) members(member.value);
                for (Json &key : member.value.elements) members(key);
            } else if (member.name != "ExpressionAttributeValues" && member.name != "ExpressionAttributeNames") {
                walk(member.value, table);
            }
        }
    }

    void expressions(Json &json) const {
        Names names;
        if (Json *given = json.find("ExpressionAttributeNames"))
            for (JsonMember &member : given->members) {
                if (member.value.kind != Json::Kind::String) continue;
                if (member.value.decoded() == m_from) member.value = Json::string(m_to);
                names[member.name] = member.value.decoded();
            }
        const Names before = names;
        for (const char *name : {"KeyConditionExpression", "FilterExpression", "ProjectionExpression",
                 "UpdateExpression", "ConditionExpression"})
            if (Json *expression = json.find(name); expression && expression->kind == Json::Kind::String)
                if (std::string text = inExpression(expression->decoded(), names); text != expression->decoded())
                    *expression = Json::string(text);
        if (names == before) return;
        Json &given = json.find("ExpressionAttributeNames") ? *json.find("ExpressionAttributeNames")
                                                            : json.set("ExpressionAttributeNames", Json::object());
        for (const auto &[placeholder, name] : names) given.set(placeholder, Json::string(name));
    }

    Named m_named;
    std::string m_table, m_from, m_to;
};

}

Shared<AccessPattern> withTableRenamed(
    const Shared<AccessPattern> &pattern, std::string_view from, const std::string &to) {
    return Rename(Named::Table, {}, from, to).in(pattern);
}

Shared<AccessPattern> withIndexRenamed(
    const Shared<AccessPattern> &pattern, std::string_view tableName, std::string_view from, const std::string &to) {
    return Rename(Named::Index, tableName, from, to).in(pattern);
}

Shared<AccessPattern> withAttributeRenamed(
    const Shared<AccessPattern> &pattern, std::string_view tableName, std::string_view from, const std::string &to) {
    return Rename(Named::Attribute, tableName, from, to).in(pattern);
}

Shared<AccessPattern> withEntityTypeRenamed(
    const Shared<AccessPattern> &pattern, std::string_view tableName, std::string_view from, const std::string &to) {
    if (pattern->tableName != tableName) return pattern;
    const auto named = std::ranges::find(pattern->expectedEntities, from);
    if (named == pattern->expectedEntities.end()) return pattern;
    AccessPattern out = *pattern;
    std::ranges::replace(out.expectedEntities, std::string(from), to);
    return out;
}

}
