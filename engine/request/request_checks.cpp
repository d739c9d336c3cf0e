#include "engine/request/request_checks.h"

#include "engine/base/result.h"

namespace engine {

Result<void> checkReturnsOld(ReturnValues returnValues) {
    if (returnValues == ReturnValues::None || returnValues == ReturnValues::AllOld) return {};
    return validation("ReturnValues can only be ALL_OLD or NONE");
}

Result<void> checkSegments(const ScanInput &input) {
    if (input.segment && !input.totalSegments)
        return validation("The TotalSegments parameter is required but was not present in the request when Segment "
                          "parameter is present");
    if (input.totalSegments && !input.segment)
        return validation("The Segment parameter is required but was not present in the request when parameter "
                          "TotalSegments is present");
    if (input.segment && *input.segment >= *input.totalSegments)
        return validation(
            "The Segment parameter is zero-based and must be less than parameter TotalSegments: Segment: " +
            std::to_string(*input.segment) +
            " is not less than TotalSegments: " + std::to_string(*input.totalSegments));
    return {};
}

Result<void> checkHasKeyCondition(const QueryInput &input) {
    if (input.keyConditions || input.keyConditionExpression) return {};
    return validation("Either the KeyConditions or KeyConditionExpression parameter must be specified in the request.");
}

Result<void> checkParameters(const BatchGetItemInput &input) {
    RequestParameter attributesToGet{"AttributesToGet"};
    ExpressionParameter projection{"ProjectionExpression", false, false};
    for (const auto &[table, asked] : input.requestItems) {
        attributesToGet.given = attributesToGet.given || asked.attributesToGet;
        projection.given = projection.given || asked.projectionExpression;
    }
    return checkNotMixed({&attributesToGet, 1}, {&projection, 1});
}

}
