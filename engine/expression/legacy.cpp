#include "engine/expression/legacy.h"

#include "engine/base/result.h"
#include "engine/expression/condition_eval.h"

#include <algorithm>
#include <array>
#include <limits>
#include <set>

namespace engine {

namespace {

const std::string invalid = "One or more parameter values were invalid: ";

constexpr std::size_t anyNumber = std::numeric_limits<std::size_t>::max();

bool isScalar(Type type) {
    return type == Type::S || type == Type::N || type == Type::B;
}
bool isText(Type type) {
    return type == Type::S || type == Type::B;
}
bool isAny(Type) {
    return true;
}

/// What an operator takes: its wire name, how many arguments, of which types.
struct OperatorRule {
    const char *name;
    std::size_t least, most;
    bool (*accepts)(Type);
};

/// In the order of ComparisonOperator.
constexpr std::array<OperatorRule, 13> rules = {
    {
     {"EQ", 1, 1, isAny},
     {"NE", 1, 1, isAny},
     {"IN", 1, anyNumber, isScalar},
     {"LE", 1, 1, isScalar},
     {"LT", 1, 1, isScalar},
     {"GE", 1, 1, isScalar},
     {"GT", 1, 1, isScalar},
     {"BETWEEN", 2, 2, isScalar},
     {"NOT_NULL", 0, 0, isAny},
     {"NULL", 0, 0, isAny},
     {"CONTAINS", 1, 1, isScalar},
     {"NOT_CONTAINS", 1, 1, isScalar},
     {"BEGINS_WITH", 1, 1, isText},
     }
};

const OperatorRule &ruleOf(ComparisonOperator comparisonOperator) {
    return rules[static_cast<std::size_t>(comparisonOperator)];
}

using Values = std::vector<ValueBlob>;

Result<void> checkArguments(ComparisonOperator comparisonOperator, const Values &values) {
    const OperatorRule &rule = ruleOf(comparisonOperator);
    if (values.size() < rule.least || values.size() > rule.most)
        return validation(invalid + "Invalid number of argument(s) for the " + rule.name + " ComparisonOperator");
    const auto typeOf = [](const ValueBlob &value) { return ValueView(value).type(); };
    for (const ValueBlob &value : values)
        if (typeOf(value) != typeOf(values.front()))
            return validation(invalid + "AttributeValues inside AttributeValueList must be of same type");
    for (const ValueBlob &value : values)
        if (!rule.accepts(typeOf(value)))
            return validation(invalid + "ComparisonOperator " + rule.name + " is not valid for " +
                              typeName(typeOf(value)) + " AttributeValue type");
    if (comparisonOperator == ComparisonOperator::Between && compare(values[0], Comparator::Greater, values[1]))
        return validation("The BETWEEN condition was provided a range where the lower bound is greater than the upper "
                          "bound");
    return {};
}

Condition comparison(DocumentPath path, Comparator comparator, const ValueBlob &value) {
    return {
        Comparison{std::move(path), comparator, value}
    };
}

/// The arguments were checked.
Condition conditionOn(const std::string &name, ComparisonOperator comparisonOperator, const Values &values) {
    const DocumentPath path(name);
    switch (comparisonOperator) {
    case ComparisonOperator::Eq: return comparison(path, Comparator::Equal, values[0]);
    case ComparisonOperator::Ne: return comparison(path, Comparator::NotEqual, values[0]);
    case ComparisonOperator::Le: return comparison(path, Comparator::LessOrEqual, values[0]);
    case ComparisonOperator::Lt: return comparison(path, Comparator::Less, values[0]);
    case ComparisonOperator::Ge: return comparison(path, Comparator::GreaterOrEqual, values[0]);
    case ComparisonOperator::Gt: return comparison(path, Comparator::Greater, values[0]);
    case ComparisonOperator::In:
        return {
            In{path, std::vector<Operand>(values.begin(), values.end())}
        };
    case ComparisonOperator::Between:
        return {
            Between{path, values[0], values[1]}
        };
    case ComparisonOperator::NotNull: return {AttributeExists{path}};
    case ComparisonOperator::Null: return {AttributeNotExists{path}};
    case ComparisonOperator::Contains:
        return {
            Contains{path, values[0]}
        };
    case ComparisonOperator::NotContains: {
        // Not on a missing attribute, unlike NOT contains(…).
        auto term = std::make_shared<const Condition>(Condition{
            Contains{path, values[0]}
        });
        return {And{{{AttributeExists{path}}, {Not{std::move(term)}}}}};
    }
    case ComparisonOperator::BeginsWith: break;
    }
    return {
        BeginsWith{path, values[0]}
    };
}

Result<Condition> conditionOn(const std::string &name, const ExpectedAttributeValue &expected) {
    const std::string forAttribute = " for Attribute: " + name;
    if (expected.value && expected.attributeValueList)
        return validation(invalid + "Value and AttributeValueList cannot be used together" + forAttribute);
    if (expected.comparisonOperator) {
        if (expected.exists)
            return validation(invalid + "Exists and ComparisonOperator cannot be used together" + forAttribute);
        const OperatorRule &rule = ruleOf(*expected.comparisonOperator);
        if (rule.least > 0 && !expected.value && !expected.attributeValueList)
            return validation(invalid + "Value or AttributeValueList must be used with ComparisonOperator: " +
                              rule.name + forAttribute);
        const Values values = expected.value ? Values{*expected.value} : expected.attributeValueList.value_or(Values());
        CHECK(checkArguments(*expected.comparisonOperator, values));
        return conditionOn(name, *expected.comparisonOperator, values);
    }
    if (expected.attributeValueList)
        return validation(invalid + "AttributeValueList can only be used with a ComparisonOperator" + forAttribute);
    if (!expected.exists.value_or(true)) {
        if (expected.value) return validation(invalid + "Value cannot be used when Exists is false" + forAttribute);
        return conditionOn(name, ComparisonOperator::Null, {});
    }
    if (!expected.value)
        return validation(
            invalid + "Value must be provided when Exists is " + (expected.exists ? "true" : "null") + forAttribute);
    return conditionOn(name, ComparisonOperator::Eq, {*expected.value});
}

Result<Condition> conditionOn(const std::string &name, const LegacyCondition &condition) {
    CHECK(checkArguments(condition.comparisonOperator, condition.attributeValueList));
    return conditionOn(name, condition.comparisonOperator, condition.attributeValueList);
}

template <class Map> Result<std::optional<Condition>> joined(
    const std::optional<Map> &map, std::optional<ConditionalOperator> conditionalOperator) {
    if (conditionalOperator && (!map || map->size() < 2))
        return validation("ConditionalOperator can only be used when Filter or Expected has two or more elements");
    std::vector<Condition> terms;
    if (map)
        for (const auto &[name, element] : *map) {
            TRY(Condition term, conditionOn(name, element));
            terms.push_back(std::move(term));
        }
    if (terms.empty()) return std::nullopt;
    if (terms.size() == 1) return std::move(terms.front());
    if (conditionalOperator == ConditionalOperator::Or) return Condition{Or{std::move(terms)}};
    return Condition{And{std::move(terms)}};
}

KeyClause::Operator keyOperator(ComparisonOperator comparisonOperator) {
    switch (comparisonOperator) {
    case ComparisonOperator::Eq: return KeyClause::Operator::Equal;
    case ComparisonOperator::Lt: return KeyClause::Operator::Less;
    case ComparisonOperator::Le: return KeyClause::Operator::LessOrEqual;
    case ComparisonOperator::Gt: return KeyClause::Operator::Greater;
    case ComparisonOperator::Ge: return KeyClause::Operator::GreaterOrEqual;
    case ComparisonOperator::Between: return KeyClause::Operator::Between;
    case ComparisonOperator::BeginsWith: return KeyClause::Operator::BeginsWith;
    case ComparisonOperator::Ne:
    case ComparisonOperator::In:
    case ComparisonOperator::NotNull:
    case ComparisonOperator::Null:
    case ComparisonOperator::Contains:
    case ComparisonOperator::NotContains: break;
    }
    return KeyClause::Operator::NotForKeys;
}

bool isSet(Type type) {
    return type == Type::SS || type == Type::NS || type == Type::BS;
}

Result<UpdateAction> actionOn(const std::string &name, const AttributeValueUpdate &update) {
    const DocumentPath path(name);
    const AttributeAction action = update.action.value_or(AttributeAction::Put);
    if (!update.value) {
        if (action != AttributeAction::Delete)
            return validation(invalid + "Only DELETE action is allowed when no attribute value is specified");
        return RemoveAction{path};
    }
    const Type type = ValueView(*update.value).type();
    switch (action) {
    case AttributeAction::Put: return SetAction{path, {*update.value}};
    case AttributeAction::Delete:
        if (!isSet(type))
            return validation(invalid + "DELETE action with value is not supported for the type " + typeName(type));
        return DeleteAction{path, *update.value};
    case AttributeAction::Add: break;
    }
    if (!isSet(type) && type != Type::N && type != Type::L)
        return validation(invalid + "ADD action is not supported for the type " + typeName(type));
    return AddAction{path, *update.value};
}

template <class Parameter> std::string listed(std::span<const Parameter> parameters) {
    std::string text;
    for (const Parameter &parameter : parameters)
        if (parameter.given) text += (text.empty() ? "" : ", ") + std::string(parameter.name);
    return text;
}

}

const char *wireName(ComparisonOperator comparisonOperator) {
    return ruleOf(comparisonOperator).name;
}

Result<std::optional<Condition>> conditionFrom(
    const std::optional<Expected> &expected, std::optional<ConditionalOperator> conditionalOperator) {
    return joined(expected, conditionalOperator);
}

Result<std::optional<Condition>> conditionFrom(
    const std::optional<LegacyConditions> &filter, std::optional<ConditionalOperator> conditionalOperator) {
    return joined(filter, conditionalOperator);
}

Result<KeyClauses> keyClausesFrom(const LegacyConditions &keyConditions) {
    KeyClauses clauses;
    for (const auto &[name, condition] : keyConditions)
        CHECK(checkArguments(condition.comparisonOperator, condition.attributeValueList));
    if (keyConditions.empty() || keyConditions.size() > 2) return validation("Conditions can be of length 1 or 2 only");
    for (const auto &[name, condition] : keyConditions) {
        const Values &values = condition.attributeValueList;
        clauses.push_back({name, keyOperator(condition.comparisonOperator), values.empty() ? ValueBlob{} : values[0],
            values.size() > 1 ? values[1] : ValueBlob{}});
    }
    return clauses;
}

Result<Update> updateFrom(const AttributeUpdates &attributeUpdates) {
    Update update;
    update.legacy = true;
    for (const auto &[name, element] : attributeUpdates) {
        if (name.empty()) return validation("Empty attribute name");
        TRY(UpdateAction action, actionOn(name, element));
        update.actions.push_back(std::move(action));
    }
    return update;
}

Result<ProjectedPaths> projectionFrom(const std::vector<std::string> &attributesToGet) {
    if (attributesToGet.empty())
        return validation("1 validation error detected: Value '[]' at 'attributesToGet' failed to satisfy constraint: "
                          "Member must have length greater than or equal to 1");
    ProjectedPaths paths;
    std::set<std::string_view> names;
    for (const std::string &name : attributesToGet) {
        if (!names.insert(name).second) return validation(invalid + "Duplicate value in attribute name: " + name);
        paths.emplace_back(name);
    }
    return paths;
}

Result<void> checkNotMixed(
    std::span<const RequestParameter> nonExpression, std::span<const ExpressionParameter> expression) {
    const std::string old = listed(nonExpression), current = listed(expression);
    if (old.empty() || current.empty()) return {};
    return validation("Can not use both expression and non-expression parameters in the same request: "
                      "Non-expression parameters: {" +
                      old + "} Expression parameters: {" + current + "}");
}

}
