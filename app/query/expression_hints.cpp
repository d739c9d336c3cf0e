#include "app/query/expression_hints.h"

#include "engine/expression/lexer.h"
#include "engine/expression/reserved_words.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace app {

namespace {

using Kind = engine::Token::Kind;

bool standsBare(std::string_view name) {
    const auto tokens = engine::tokenize(name);
    return tokens.size() == 2 && tokens.front().kind == Kind::Word && !engine::isReservedWord(name);
}

/// Levenshtein's.
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t(0));
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0]++;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t change = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, change});
        }
    }
    return row.back();
}

constexpr std::array<std::string_view, 8> functions = {"attribute_exists", "attribute_not_exists", "attribute_type",
    "begins_with", "contains", "size", "if_not_exists", "list_append"};

}

std::vector<AttributeHint> attributeHints(const model::TableDesign &table) {
    constexpr std::size_t mostItems = 2'000;
    std::vector<AttributeHint> hints;
    std::map<std::string, std::size_t, std::less<>> known;
    const auto add = [&](std::string_view name, engine::Type type) {
        if (known.contains(name)) return;
        known.emplace(name, hints.size());
        hints.push_back({std::string(name), type, standsBare(name)});
    };
    for (const auto &key : table.description.attributeDefinitions()) add(key.name, engine::valueType(key.type));
    for (const auto &attribute : table.attributes) add(attribute.name, attribute.type);
    for (std::size_t i = 0; i < std::min(table.items->size(), mostItems); ++i)
        for (const auto &[name, value] : engine::ItemView((*table.items)[i]->blob).members()) add(name, value.type());
    return hints;
}

std::string namePlaceholder(std::string_view attributeName, const std::map<std::string, std::string> &names) {
    for (const auto &[placeholder, name] : names)
        if (name == attributeName) return placeholder;
    std::string word = "#";
    for (const char c : attributeName) {
        const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
        if (letter) word += c;
    }
    if (word.size() == 1) word += 'n';
    std::string placeholder = word;
    for (int number = 2; names.contains(placeholder); ++number) placeholder = word + std::to_string(number);
    return placeholder;
}

std::string comparedWith(std::string_view expression, std::string_view valuePlaceholder) {
    const auto tokens = engine::tokenize(expression);
    const auto isAttribute = [](const engine::Token &token) {
        if (token.kind == Kind::NamePlaceholder) return true;
        return token.kind == Kind::Word && !engine::isKeyword(token.text) && !engine::isFunctionName(token.text);
    };
    const auto value = std::ranges::find(tokens, valuePlaceholder, &engine::Token::text);
    if (value == tokens.end()) return {};
    // To the left, over the comparison, a function's bracket, other values of an IN or BETWEEN; never over a whole
    // other condition.
    for (auto token = value; token != tokens.begin();) {
        --token;
        if (isAttribute(*token)) {
            // size(total) > :n compares a number with no attribute.
            const bool sized = token - tokens.begin() >= 2 && (token - 2)->text == "size";
            return sized ? std::string() : std::string(token->text);
        }
        const bool passes = token->kind == Kind::ValuePlaceholder || token->kind == Kind::Symbol ||
                            engine::equalsIgnoringCase(token->text, "BETWEEN") ||
                            engine::equalsIgnoringCase(token->text, "IN") ||
                            (engine::equalsIgnoringCase(token->text, "AND") && token - tokens.begin() >= 2 &&
                                engine::equalsIgnoringCase((token - 2)->text, "BETWEEN")) ||
                            engine::isFunctionName(token->text);
        if (!passes) break;
    }
    // :v = total
    const auto behind = value + 1;
    if (behind != tokens.end() && behind->kind == Kind::Symbol && behind + 1 != tokens.end() && isAttribute(behind[1]))
        return std::string(behind[1].text);
    return {};
}

engine::Span markOf(std::string_view expression, const engine::ExpressionError &error) {
    if (error.message.find("Invalid function name") == std::string::npos) return error.span;
    for (const auto &token : engine::tokenize(expression))
        if (token.span.offset >= error.span.offset && token.kind == Kind::Word) return token.span;
    return error.span;
}

std::optional<ExpressionFix> fixFor(std::string_view expression, const engine::ExpressionError &error,
    const std::map<std::string, std::string> &names) {
    if (error.span.end() > expression.size() || error.span.length == 0) return std::nullopt;
    // The mark may span the whole call: its first token is what is meant.
    const auto tokens = engine::tokenize(expression);
    const auto token = std::ranges::find_if(
        tokens, [&](const engine::Token &t) { return t.span.offset >= error.span.offset && t.kind == Kind::Word; });
    if (token == tokens.end()) return std::nullopt;
    if (error.message.find("Invalid function name") != std::string::npos) {
        const auto nearest =
            std::ranges::min_element(functions, {}, [&](std::string_view name) { return distance(name, token->text); });
        if (distance(*nearest, token->text) > 3) return std::nullopt;
        return ExpressionFix{token->span, std::string(*nearest), {}};
    }
    if (error.message.find("reserved keyword") != std::string::npos)
        return ExpressionFix{token->span, namePlaceholder(token->text, names), std::string(token->text)};
    return std::nullopt;
}

}
