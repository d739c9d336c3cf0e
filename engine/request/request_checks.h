#pragma once

#include "engine/expression/legacy.h"
#include "engine/expression/placeholders.h"
#include "engine/request/batch_requests.h"
#include "engine/request/item_requests.h"
#include "engine/request/query_requests.h"

#include <array>
#include <concepts>
#include <optional>
#include <string>

namespace engine {

// What DynamoDB asks of a request's members together, before it looks at a value or an expression. Errors everywhere:
// Validation.

/// The text of an expression that a request may leave out, null then, or must have.
inline const std::string *given(const std::optional<std::string> &expression) {
    return expression ? &*expression : nullptr;
}
inline const std::string *given(const std::string &expression) {
    return &expression;
}

/// The expression parameters that an operation has, in the order in which its texts list them.
template <class Input> auto expressionsOf(const Input &input) {
    const auto parameter = [](const char *name, const auto &expression, bool takesValues = true) {
        return ExpressionParameter{name, given(expression) != nullptr, takesValues};
    };
    if constexpr (requires { input.keyConditionExpression; }) {
        return std::array{parameter("ProjectionExpression", input.projectionExpression, false),
            parameter("FilterExpression", input.filterExpression),
            parameter("KeyConditionExpression", input.keyConditionExpression)};
    } else if constexpr (requires { input.filterExpression; }) {
        return std::array{parameter("ProjectionExpression", input.projectionExpression, false),
            parameter("FilterExpression", input.filterExpression)};
    } else if constexpr (requires { input.updateExpression; }) {
        return std::array{parameter("UpdateExpression", input.updateExpression),
            parameter("ConditionExpression", input.conditionExpression)};
    } else if constexpr (requires { input.conditionExpression; }) {
        return std::array{parameter("ConditionExpression", input.conditionExpression)};
    } else {
        return std::array{parameter("ProjectionExpression", input.projectionExpression, false)};
    }
}

/// The parameters that expressions have replaced, likewise.
template <class Input> auto legacyParametersOf(const Input &input) {
    if constexpr (requires { input.keyConditions; }) {
        // KeyConditions go together with the expressions that do not take their place.
        return std::array<RequestParameter, 4>{
            {{"AttributesToGet", input.attributesToGet.has_value()}, {"QueryFilter", input.queryFilter.has_value()},
             {"ConditionalOperator", input.conditionalOperator.has_value()},
             {"KeyConditions", input.keyConditions && input.keyConditionExpression}}
        };
    } else if constexpr (requires { input.scanFilter; }) {
        return std::array<RequestParameter, 3>{
            {{"AttributesToGet", input.attributesToGet.has_value()}, {"ScanFilter", input.scanFilter.has_value()},
             {"ConditionalOperator", input.conditionalOperator.has_value()}}
        };
    } else if constexpr (requires { input.attributeUpdates; }) {
        return std::array<RequestParameter, 3>{
            {{"AttributeUpdates", input.attributeUpdates.has_value()}, {"Expected", input.expected.has_value()},
             {"ConditionalOperator", input.conditionalOperator.has_value()}}
        };
    } else if constexpr (requires { input.expected; }) {
        return std::array<RequestParameter, 2>{
            {{"Expected", input.expected.has_value()}, {"ConditionalOperator", input.conditionalOperator.has_value()}}
        };
    } else if constexpr (requires { input.attributesToGet; }) {
        return std::array<RequestParameter, 1>{{{"AttributesToGet", input.attributesToGet.has_value()}}};
    } else {
        return std::array<RequestParameter, 0>{};
    }
}

template <class Input> const std::optional<AttributeValues> &expressionValuesOf(const Input &input) {
    static const std::optional<AttributeValues> none;
    if constexpr (requires { input.expressionAttributeValues; })
        return input.expressionAttributeValues;
    else
        return none;
}

/// Errors: "Can not use both expression and non-expression parameters in the same request: …", "… can only be specified
///         when using expressions…".
template <class Input> Result<void> checkParameters(const Input &input) {
    const auto expressions = expressionsOf(input);
    CHECK(checkNotMixed(legacyParametersOf(input), expressions));
    return Placeholders::checkGiven(input.expressionAttributeNames, expressionValuesOf(input), expressions);
}

/// The request's names and values. Errors: those of Placeholders::make.
template <class Input> Result<Placeholders> placeholdersOf(const Input &input) {
    return Placeholders::make(input.expressionAttributeNames, expressionValuesOf(input), expressionsOf(input));
}

/// PutItem and DeleteItem know no new values to return.
Result<void> checkReturnsOld(ReturnValues returnValues);

/// Whether Segment and TotalSegments go together.
Result<void> checkSegments(const ScanInput &input);

/// Errors: "Either the KeyConditions or KeyConditionExpression parameter must be specified in the request."
Result<void> checkHasKeyCondition(const QueryInput &input);

/// A batch may not use expressions for one table and legacy parameters for another.
Result<void> checkParameters(const BatchGetItemInput &input);

}
