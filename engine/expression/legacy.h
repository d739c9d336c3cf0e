#pragma once

#include "engine/base/error.h"
#include "engine/expression/condition.h"
#include "engine/expression/key_condition.h"
#include "engine/expression/placeholders.h"
#include "engine/expression/projection.h"
#include "engine/expression/update.h"
#include "engine/schema/key_schema.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace engine {

/// The parameters of before expressions. Source: Developer Guide, "Legacy conditional parameters"; texts as the service
/// gives them.
enum class ComparisonOperator : unsigned char {
    Eq,
    Ne,
    In,
    Le,
    Lt,
    Ge,
    Gt,
    Between,
    NotNull,
    Null,
    Contains,
    NotContains,
    BeginsWith
};
const char *wireName(ComparisonOperator comparisonOperator); ///< "EQ", "NOT_NULL", …

enum class ConditionalOperator : unsigned char { And, Or };
enum class AttributeAction : unsigned char { Add, Put, Delete };

/// An element of KeyConditions, QueryFilter or ScanFilter.
struct LegacyCondition {
    ComparisonOperator comparisonOperator = ComparisonOperator::Eq;
    std::vector<ValueBlob> attributeValueList;
};
/// An element of Expected.
struct ExpectedAttributeValue {
    std::optional<ValueBlob> value;
    std::optional<bool> exists;
    std::optional<ComparisonOperator> comparisonOperator;
    std::optional<std::vector<ValueBlob>> attributeValueList;
};
/// An element of AttributeUpdates. Without an action it means PUT.
struct AttributeValueUpdate {
    std::optional<ValueBlob> value;
    std::optional<AttributeAction> action;
};

using LegacyConditions = std::map<std::string, LegacyCondition>;
using Expected = std::map<std::string, ExpectedAttributeValue>;
using AttributeUpdates = std::map<std::string, AttributeValueUpdate>;

/// None where the map is absent or empty: nothing is demanded.
/// Errors: Validation, as in "One or more parameter values were invalid: Value must be provided when Exists is true for
///         Attribute: a"; "ConditionalOperator can only be used when Filter or Expected has two or more elements".
Result<std::optional<Condition>> conditionFrom(
    const std::optional<Expected> &expected, std::optional<ConditionalOperator> conditionalOperator);
Result<std::optional<Condition>> conditionFrom(
    const std::optional<LegacyConditions> &filter, std::optional<ConditionalOperator> conditionalOperator);

/// Errors: Validation ("Conditions can be of length 1 or 2 only", a reversed BETWEEN, …). keyRange() then checks the
///         clauses against the key, also that their operators are ones for keys.
Result<KeyClauses> keyClausesFrom(const LegacyConditions &keyConditions);

/// Errors: Validation ("Only DELETE action is allowed when no attribute value is specified", …).
Result<Update> updateFrom(const AttributeUpdates &attributeUpdates);

/// Names are taken as they are, dots and all. Errors: Validation (empty list, "Duplicate value in attribute name: a").
Result<ProjectedPaths> projectionFrom(const std::vector<std::string> &attributesToGet);

/// A parameter of a request and whether it is given.
struct RequestParameter {
    const char *name = "";
    bool given = false;
};
/// Errors: Validation, "Can not use both expression and non-expression parameters in the same request: …".
Result<void> checkNotMixed(
    std::span<const RequestParameter> nonExpression, std::span<const ExpressionParameter> expression);

}
