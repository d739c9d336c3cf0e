#pragma once

#include "engine/expression/parser.h"
#include "engine/operation/write.h"
#include "engine/request/item_requests.h"

namespace engine {

/// The expressions of a write request, judged on the request alone, before any table is looked up.
/// Errors: Validation, as parser.h and placeholders.h.
template <class Input> Result<Precondition> readPrecondition(const Input &input) {
    TRY(auto placeholders, Placeholders::make(input.expressionAttributeNames, input.expressionAttributeValues,
                               {
                                   {"ConditionExpression", input.conditionExpression.has_value()}
    }));
    Precondition precondition{.onFailure = input.returnValuesOnConditionCheckFailure};
    if (input.conditionExpression) {
        TRY(precondition.condition, parseCondition(*input.conditionExpression, placeholders));
    }
    CHECK(placeholders.checkUnused());
    return precondition;
}

struct UpdateExpressions {
    Update update;
    Precondition precondition;
};
template <class Input> Result<UpdateExpressions> readUpdate(const Input &input) {
    TRY(auto placeholders, Placeholders::make(input.expressionAttributeNames, input.expressionAttributeValues,
                               {
                                   {"UpdateExpression",    input.updateExpression.has_value()   },
                                   {"ConditionExpression", input.conditionExpression.has_value()}
    }));
    UpdateExpressions expressions;
    expressions.precondition.onFailure = input.returnValuesOnConditionCheckFailure;
    if (input.updateExpression) {
        TRY(expressions.update, parseUpdate(*input.updateExpression, placeholders));
    }
    if (input.conditionExpression) {
        TRY(expressions.precondition.condition, parseCondition(*input.conditionExpression, placeholders));
    }
    CHECK(placeholders.checkUnused());
    return expressions;
}

/// PutItem and DeleteItem know no new values to return.
inline Result<void> checkReturnsOld(ReturnValues returnValues) {
    if (returnValues == ReturnValues::None || returnValues == ReturnValues::AllOld) return {};
    return validation("ReturnValues can only be ALL_OLD or NONE");
}

}
