#pragma once

#include "engine/expression/condition.h"
#include "engine/expression/parser.h"
#include "engine/expression/update.h"
#include "engine/request/request_checks.h"

namespace engine {

// The expressions of a request, or the legacy parameters in their place, judged on the request alone, before any table
// is looked up. Errors everywhere: Validation, as request_checks.h, parser.h, placeholders.h and legacy.h.

/// What a write demands of the stored item before it may happen.
struct Precondition {
    std::optional<Condition> condition{};
    ReturnValuesOnConditionCheckFailure onFailure = ReturnValuesOnConditionCheckFailure::None;
};

/// Expected, of inputs that have it.
template <class Input> Result<std::optional<Condition>> readExpected(const Input &input) {
    if constexpr (requires { input.expected; })
        return conditionFrom(input.expected, input.conditionalOperator);
    else
        return std::nullopt;
}

/// ConditionExpression or Expected. checkParameters() has passed.
template <class Input> Result<Precondition> readPrecondition(const Input &input) {
    Precondition precondition{.onFailure = input.returnValuesOnConditionCheckFailure};
    TRY(precondition.condition, readExpected(input));
    TRY(auto placeholders, placeholdersOf(input));
    if (const auto *text = given(input.conditionExpression)) {
        TRY(precondition.condition, parseCondition(*text, placeholders));
    }
    CHECK(placeholders.checkUnused());
    return precondition;
}

struct UpdateExpressions {
    Update update;
    Precondition precondition;
};
/// UpdateExpression or AttributeUpdates, and the precondition. checkParameters() has passed.
template <class Input> Result<UpdateExpressions> readUpdate(const Input &input) {
    UpdateExpressions expressions;
    if constexpr (requires { input.attributeUpdates; }) {
        if (input.attributeUpdates) {
            TRY(expressions.update, updateFrom(*input.attributeUpdates));
        }
    }
    TRY(expressions.precondition.condition, readExpected(input));
    expressions.precondition.onFailure = input.returnValuesOnConditionCheckFailure;
    TRY(auto placeholders, placeholdersOf(input));
    if (const auto *text = given(input.updateExpression)) {
        TRY(expressions.update, parseUpdate(*text, placeholders));
    }
    if (const auto *text = given(input.conditionExpression)) {
        TRY(expressions.precondition.condition, parseCondition(*text, placeholders));
    }
    CHECK(placeholders.checkUnused());
    return expressions;
}

/// ProjectionExpression or AttributesToGet, where the request has no other expression. checkParameters() has passed.
template <class Input> Result<std::optional<ProjectedPaths>> readProjection(const Input &input) {
    std::optional<ProjectedPaths> projection;
    if constexpr (requires { input.attributesToGet; }) {
        if (input.attributesToGet) {
            TRY(projection, projectionFrom(*input.attributesToGet));
        }
    }
    TRY(auto placeholders, placeholdersOf(input));
    if (input.projectionExpression) {
        TRY(projection, parseProjection(*input.projectionExpression, placeholders));
    }
    CHECK(placeholders.checkUnused());
    return projection;
}

}
