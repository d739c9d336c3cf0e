#include "engine/expression/parser.h"

#include "engine/base/limits.h"
#include "engine/base/result.h"
#include "engine/expression/expression_reader.h"
#include "engine/expression/recent_updates.h"

namespace engine {

namespace {

/// What DynamoDB checks before it reads a word.
std::optional<std::string> faultOfText(std::string_view text, ExpressionKind kind) {
    if (text.size() > limits::expressionBytes) {
        const std::string message = "Expression size has exceeded the maximum allowed size;";
        if (kind == ExpressionKind::Update) return message;
        return message + " expression size: " + std::to_string(text.size());
    }
    if (text.find_first_not_of(" \t\n\v\f\r") == std::string_view::npos) return "The expression can not be empty;";
    return std::nullopt;
}

template <class Tree> Parsed<Tree> parse(std::string_view text, ExpressionKind kind, Placeholders &placeholders,
    Parsed<Tree> (*read)(ExpressionReader &reader)) {
    if (const auto fault = faultOfText(text, kind)) {
        const std::string message = std::string("Invalid ") + parameterName(kind) + ": " + *fault;
        return tl::unexpected(ExpressionError{
            {Error::Code::Validation, message, {}, {}},
            {0,                     text.size()                           }
        });
    }
    ExpressionReader reader(text, kind, placeholders);
    TRY(Tree tree, read(reader));
    if (reader.peek().kind != Token::Kind::End) return reader.syntaxError();
    if (auto fault = reader.fault()) return tl::unexpected(*std::move(fault));
    return tree;
}

}

const char *parameterName(ExpressionKind kind) {
    switch (kind) {
    case ExpressionKind::Condition: return "ConditionExpression";
    case ExpressionKind::Filter: return "FilterExpression";
    case ExpressionKind::KeyCondition: return "KeyConditionExpression";
    case ExpressionKind::Update: return "UpdateExpression";
    case ExpressionKind::Projection: break;
    }
    return "ProjectionExpression";
}

Parsed<Condition> parseCondition(std::string_view text, Placeholders &placeholders) {
    return parse(text, ExpressionKind::Condition, placeholders, readCondition);
}

Parsed<Condition> parseFilter(std::string_view text, Placeholders &placeholders) {
    return parse(text, ExpressionKind::Filter, placeholders, readCondition);
}

Parsed<Condition> parseKeyConditionTerms(std::string_view text, Placeholders &placeholders) {
    return parse(text, ExpressionKind::KeyCondition, placeholders, readCondition);
}

Parsed<KeyClauses> parseKeyCondition(std::string_view text, Placeholders &placeholders) {
    TRY(const Condition condition, parseKeyConditionTerms(text, placeholders));
    auto clauses = keyClausesOf(condition);
    if (!clauses)
        return tl::unexpected(ExpressionError{
            std::move(clauses).error(), {0, text.size()}
        });
    return *std::move(clauses);
}

Parsed<Update> parseUpdate(std::string_view text, Placeholders &placeholders) {
    thread_local RecentUpdates recent;
    if (auto update = recent.find(text, placeholders)) return *std::move(update);
    auto update = parse(text, ExpressionKind::Update, placeholders, readUpdate);
    if (update) recent.keep(text, placeholders, *update);
    return update;
}

Parsed<ProjectedPaths> parseProjection(std::string_view text, Placeholders &placeholders) {
    return parse(text, ExpressionKind::Projection, placeholders, readProjection);
}

Result<void> checkApart(std::span<const DocumentPath> paths, std::string_view prefix) {
    if (const auto clash = findClash(paths)) return validation(std::string(prefix) + describe(*clash, paths));
    return {};
}

std::optional<ExpressionError> findError(std::string_view text, ExpressionKind kind) {
    Placeholders open = Placeholders::open({}, {});
    const auto errorOf = [](auto parsed) {
        return parsed ? std::nullopt : std::optional<ExpressionError>(std::move(parsed).error());
    };
    switch (kind) {
    case ExpressionKind::Condition: return errorOf(parseCondition(text, open));
    case ExpressionKind::Filter: return errorOf(parseFilter(text, open));
    case ExpressionKind::KeyCondition: return errorOf(parseKeyCondition(text, open));
    case ExpressionKind::Update: return errorOf(parseUpdate(text, open));
    case ExpressionKind::Projection: break;
    }
    return errorOf(parseProjection(text, open));
}

}
