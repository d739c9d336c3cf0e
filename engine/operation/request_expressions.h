#pragma once

#include "engine/expression/legacy.h"
#include "engine/expression/parser.h"
#include "engine/operation/write.h"
#include "engine/request/item_requests.h"

namespace engine {

// The expressions of a request, or the legacy parameters in their place, judged on the request alone, before any table
// is looked up. Errors everywhere: Validation, as parser.h, placeholders.h and legacy.h.

/// The text of an expression that a request may leave out, null then, or must have.
inline const std::string *given(const std::optional<std::string> &expression) {
    return expression ? &*expression : nullptr;
}
inline const std::string *given(const std::string &expression) {
    return &expression;
}

/// ProjectionExpression or AttributesToGet.
inline Result<std::optional<ProjectedPaths>> readProjection(const std::optional<std::string> &projectionExpression,
    const std::optional<std::vector<std::string>> &attributesToGet, Placeholders &placeholders) {
    if (projectionExpression) return parseProjection(*projectionExpression, placeholders);
    if (attributesToGet) return projectionFrom(*attributesToGet);
    return std::nullopt;
}

/// ConditionExpression or Expected, of inputs that have both or only the former.
template <class Input> Result<std::optional<Condition>> readCondition(const Input &input, Placeholders &placeholders) {
    if (const auto *text = given(input.conditionExpression)) return parseCondition(*text, placeholders);
    if constexpr (requires { input.expected; })
        return conditionFrom(input.expected, input.conditionalOperator);
    else
        return std::nullopt;
}

template <class Input> Result<Precondition> readPrecondition(const Input &input) {
    if constexpr (requires { input.expected; })
        CHECK(checkNotMixed(
            {
                {"Expected",            input.expected.has_value()           },
                {"ConditionalOperator", input.conditionalOperator.has_value()}
        },
            {{"ConditionExpression", given(input.conditionExpression) != nullptr}}));
    TRY(auto placeholders, Placeholders::make(input.expressionAttributeNames, input.expressionAttributeValues,
                               {
                                   {"ConditionExpression", given(input.conditionExpression) != nullptr}
    }));
    TRY(auto condition, readCondition(input, placeholders));
    CHECK(placeholders.checkUnused());
    return Precondition{std::move(condition), input.returnValuesOnConditionCheckFailure};
}

struct UpdateExpressions {
    Update update;
    Precondition precondition;
};
template <class Input> Result<UpdateExpressions> readUpdate(const Input &input) {
    if constexpr (requires { input.attributeUpdates; })
        CHECK(checkNotMixed(
            {
                {"AttributeUpdates",    input.attributeUpdates.has_value()   },
                {"Expected",            input.expected.has_value()           },
                {"ConditionalOperator", input.conditionalOperator.has_value()}
        },
            {{"UpdateExpression", given(input.updateExpression) != nullptr},
                {"ConditionExpression", given(input.conditionExpression) != nullptr}}));
    TRY(auto placeholders, Placeholders::make(input.expressionAttributeNames, input.expressionAttributeValues,
                               {
                                   {"UpdateExpression",    given(input.updateExpression) != nullptr   },
                                   {"ConditionExpression", given(input.conditionExpression) != nullptr}
    }));
    UpdateExpressions expressions;
    if (const auto *text = given(input.updateExpression)) {
        TRY(expressions.update, parseUpdate(*text, placeholders));
    }
    if constexpr (requires { input.attributeUpdates; }) {
        if (input.attributeUpdates) {
            TRY(expressions.update, updateFrom(*input.attributeUpdates));
        }
    }
    TRY(expressions.precondition.condition, readCondition(input, placeholders));
    expressions.precondition.onFailure = input.returnValuesOnConditionCheckFailure;
    CHECK(placeholders.checkUnused());
    return expressions;
}

/// PutItem and DeleteItem know no new values to return.
inline Result<void> checkReturnsOld(ReturnValues returnValues) {
    if (returnValues == ReturnValues::None || returnValues == ReturnValues::AllOld) return {};
    return validation("ReturnValues can only be ALL_OLD or NONE");
}

}
