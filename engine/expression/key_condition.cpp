#include "engine/expression/key_condition.h"

#include "engine/base/limits.h"
#include "engine/base/overloaded.h"
#include "engine/base/result.h"
#include "engine/expression/expression_reader.h"
#include "engine/value/key_bytes.h"

#include <algorithm>
#include <array>

namespace engine {

namespace {

using Operator = KeyClause::Operator;

const std::string prefix = "Invalid KeyConditionExpression: ";

tl::unexpected<Error> wrongOperator(const std::string &name) {
    return validation("Invalid operator used in KeyConditionExpression: " + name);
}

bool sizes(const Operand &operand) {
    return std::holds_alternative<SizeOf>(operand);
}

/// The one operand that is an attribute: its name and where it stands.
struct KeyOperand {
    std::string attributeName;
    std::size_t position;
};

Result<KeyOperand> keyOperand(std::span<const Operand *const> operands) {
    if (std::ranges::any_of(operands, sizes, [](const Operand *operand) -> const Operand & { return *operand; }))
        return validation(prefix + "KeyConditionExpressions cannot contain nested operations");
    std::optional<KeyOperand> found;
    for (std::size_t i = 0; i < operands.size(); ++i) {
        const auto *path = std::get_if<DocumentPath>(operands[i]);
        if (!path) continue;
        if (found)
            return validation(
                "Invalid condition in KeyConditionExpression: Multiple attribute names used in one condition");
        if (!path->isTopLevel())
            return validation(prefix + "KeyConditionExpressions cannot have conditions on nested attributes");
        found = KeyOperand{path->attributeName(), i};
    }
    if (!found) return validation("Invalid condition in KeyConditionExpression: No key attribute specified");
    return *std::move(found);
}

ValueBlob valueOf(const Operand &operand) {
    const auto *value = std::get_if<ValueBlob>(&operand);
    return value ? *value : ValueBlob{};
}

std::optional<Operator> operatorOf(Comparator comparator, bool valueStandsLeft) {
    switch (comparator) {
    case Comparator::Equal: return Operator::Equal;
    case Comparator::NotEqual: return std::nullopt;
    case Comparator::Less: return valueStandsLeft ? Operator::Greater : Operator::Less;
    case Comparator::LessOrEqual: return valueStandsLeft ? Operator::GreaterOrEqual : Operator::LessOrEqual;
    case Comparator::Greater: return valueStandsLeft ? Operator::Less : Operator::Greater;
    case Comparator::GreaterOrEqual: break;
    }
    return valueStandsLeft ? Operator::LessOrEqual : Operator::GreaterOrEqual;
}

Result<KeyClause> clauseOf(const Comparison &comparison) {
    if (comparison.comparator == Comparator::NotEqual) return wrongOperator("<>");
    const std::array<const Operand *, 2> operands = {&comparison.left, &comparison.right};
    TRY(KeyOperand key, keyOperand(operands));
    const bool valueStandsLeft = key.position == 1;
    return KeyClause{std::move(key.attributeName), *operatorOf(comparison.comparator, valueStandsLeft),
        valueOf(valueStandsLeft ? comparison.left : comparison.right), {}};
}

Result<KeyClause> clauseOf(std::span<const Operand *const> operands, Operator comparison, const std::string &name) {
    if (std::holds_alternative<ValueBlob>(*operands[0]))
        return validation("Invalid condition in KeyConditionExpression: " + name +
                          " operator must have the key attribute as its first operand");
    TRY(KeyOperand key, keyOperand(operands));
    return KeyClause{std::move(key.attributeName), comparison, valueOf(*operands[1]),
        operands.size() > 2 ? valueOf(*operands[2]) : ValueBlob{}};
}

Result<void> add(KeyClauses &clauses, Result<KeyClause> clause) {
    if (!clause) return tl::unexpected(std::move(clause).error());
    if (std::ranges::find(clauses, clause->attributeName, &KeyClause::attributeName) != clauses.end())
        return validation(prefix + "KeyConditionExpressions must only contain one condition per key");
    clauses.push_back(*std::move(clause));
    return {};
}

Result<void> collect(KeyClauses &clauses, const Condition &condition) {
    const auto cases = Overloaded{
        [&](const And &all) -> Result<void> {
            for (const Condition &term : all.terms) CHECK(collect(clauses, term));
            return {};
        },
        [&](const Comparison &comparison) { return add(clauses, clauseOf(comparison)); },
        [&](const Between &b) {
            return add(clauses, clauseOf(std::array{&b.operand, &b.low, &b.high}, Operator::Between, "BETWEEN"));
        },
        [&](const BeginsWith &b) {
            return add(clauses, clauseOf(std::array{&b.operand, &b.prefix}, Operator::BeginsWith, "begins_with"));
        },
        [&](const Or &) -> Result<void> { return wrongOperator("OR"); },
        [&](const Not &) -> Result<void> { return wrongOperator("NOT"); },
        [&](const In &) -> Result<void> { return wrongOperator("IN"); },
        [&](const AttributeExists &) -> Result<void> { return wrongOperator("attribute_exists"); },
        [&](const AttributeNotExists &) -> Result<void> { return wrongOperator("attribute_not_exists"); },
        [&](const AttributeType &) -> Result<void> { return wrongOperator("attribute_type"); },
        [&](const Contains &) -> Result<void> { return wrongOperator("contains"); },
    };
    return std::visit(cases, condition.node);
}

const KeyClause *clauseOn(const KeyClauses &clauses, const std::string &attributeName) {
    const auto found = std::ranges::find(clauses, attributeName, &KeyClause::attributeName);
    return found == clauses.end() ? nullptr : &*found;
}

Type typeOf(ScalarType type) {
    switch (type) {
    case ScalarType::S: return Type::S;
    case ScalarType::N: return Type::N;
    case ScalarType::B: break;
    }
    return Type::B;
}

Result<void> checkKeyValue(const KeyAttribute &attribute, const ValueBlob &blob) {
    if (blob.bytes.empty()) return {};
    const ValueView value(blob);
    if (value.type() != typeOf(attribute.type))
        return validation(
            "One or more parameter values were invalid: Condition parameter type does not match schema type");
    if (value.text().empty())
        return validation(std::string("One or more parameter values are not valid. The AttributeValue for a key "
                                      "attribute cannot contain an empty ") +
                          (value.type() == Type::B ? "binary" : "string") + " value. Key: " + attribute.name);
    return {};
}

/// The clauses on the sort key attributes in schema order, as far as there are some.
Result<std::vector<const KeyClause *>> sortClauses(const KeyClauses &clauses, const KeySchema &schema) {
    std::vector<const KeyClause *> found;
    const KeyAttribute *unsatisfied = nullptr;
    for (const KeyAttribute &attribute : schema.sortKeys()) {
        const KeyClause *clause = clauseOn(clauses, attribute.name);
        if (clause && unsatisfied)
            return validation("RANGE key attributes " + unsatisfied->name +
                              " must have equality conditions specified in the query because a condition is present "
                              "on key attribute " +
                              attribute.name);
        if (clause) found.push_back(clause);
        if ((!clause || clause->comparison != Operator::Equal) && !unsatisfied) unsatisfied = &attribute;
    }
    return found;
}

/// The least bytes that are greater than all that start with `bytes`; none if there are no such.
std::optional<Bytes> behind(Bytes bytes) {
    while (!bytes.empty() && static_cast<unsigned char>(bytes.back()) == 0xFF) bytes.pop_back();
    if (bytes.empty()) return std::nullopt;
    bytes.back() = static_cast<char>(static_cast<unsigned char>(bytes.back()) + 1);
    return bytes;
}

Bytes with(Bytes bytes, const ValueBlob &value) {
    appendKeyPart(bytes, value);
    return bytes;
}

/// Narrows a range of all entries that start with `equal` by the last clause.
void narrow(KeyRange &range, const Bytes &equal, const KeyClause &clause) {
    const Bytes bound = clause.comparison == Operator::BeginsWith ? Bytes() : with(equal, clause.value);
    switch (clause.comparison) {
    case Operator::Equal: range.from = bound, range.to = behind(bound); break;
    case Operator::Less: range.to = bound; break;
    case Operator::LessOrEqual: range.to = behind(bound); break;
    // Nothing lies behind a bound of 0xFF bytes only, and no part of a key is that.
    case Operator::Greater: range.from = behind(bound).value_or(bound); break;
    case Operator::GreaterOrEqual: range.from = bound; break;
    case Operator::Between: range.from = bound, range.to = behind(with(equal, clause.high)); break;
    case Operator::NotForKeys: break; // checkKeyClauses let none pass
    case Operator::BeginsWith:
        range.from = equal;
        appendKeyPrefix(range.from, clause.value);
        range.to = behind(range.from);
        break;
    }
}

Result<void> checkSizes(
    const std::vector<const KeyClause *> &sort, const KeyClauses &clauses, const KeySchema &schema) {
    std::size_t partitionBytes = 0;
    for (const KeyAttribute &attribute : schema.partitionKeys())
        if (const KeyClause *clause = clauseOn(clauses, attribute.name)) partitionBytes += sizeInBytes(clause->value);
    if (partitionBytes > limits::partitionKeyBytes)
        return validation("One or more parameter values were invalid: Size of hashkey has exceeded the maximum size "
                          "limit of2048 bytes");
    std::size_t sortBytes = 0;
    for (const KeyClause *clause : sort)
        sortBytes += std::max(sizeInBytes(clause->value), clause->high.bytes.empty() ? 0 : sizeInBytes(clause->high));
    if (sortBytes > limits::sortKeyBytes)
        return validation("One or more parameter values were invalid: Aggregated size of all range keys has exceeded "
                          "the size limit of 1024 bytes");
    return {};
}

}

Result<KeyClauses> keyClausesOf(const Condition &condition) {
    KeyClauses clauses;
    CHECK(collect(clauses, condition));
    return clauses;
}

Result<void> checkClauseCount(const KeyClauses &clauses, const KeySchema &schema) {
    const std::size_t attributes = schema.partitionKeys().size() + schema.sortKeys().size();
    if (clauses.size() <= attributes) return {};
    return validation("The number of query conditions (" + std::to_string(clauses.size()) +
                      ") exceeds the number of key attributes defined in the schema (" + std::to_string(attributes) +
                      ")");
}

Result<void> checkClauseOn(const KeyAttribute &attribute, const KeyClauses &clauses, const KeySchema &schema) {
    const bool isPartitionKey = std::ranges::find(schema.partitionKeys(), attribute) != schema.partitionKeys().end();
    const auto isOnKey = [&](const KeyClause &clause) { return schema.contains(clause.attributeName); };
    const KeyClause *clause = clauseOn(clauses, attribute.name);
    if (!clause) {
        // A clause on another attribute stands where one on this key was meant.
        if (isPartitionKey || !std::ranges::all_of(clauses, isOnKey))
            return validation("Query condition missed key schema element: " + attribute.name);
        return {};
    }
    if (clause->comparison == Operator::NotForKeys)
        return validation("Attempted conditional constraint is not an indexable operation");
    CHECK(checkKeyValue(attribute, clause->value));
    CHECK(checkKeyValue(attribute, clause->high));
    if (isPartitionKey && clause->comparison != Operator::Equal) return validation("Query key condition not supported");
    return {};
}

Result<void> checkKeyClauses(const KeyClauses &clauses, const KeySchema &schema) {
    CHECK(checkClauseCount(clauses, schema));
    for (const KeyAttribute &attribute : schema.attributes()) CHECK(checkClauseOn(attribute, clauses, schema));
    TRY(const auto sort, sortClauses(clauses, schema));
    return {};
}

Result<KeyRange> keyRange(const KeyClauses &clauses, const KeySchema &schema) {
    CHECK(checkKeyClauses(clauses, schema));
    const auto isOpen = [](const KeyClause &clause) {
        return clause.value.bytes.empty() || (clause.comparison == Operator::Between && clause.high.bytes.empty());
    };
    if (std::ranges::any_of(clauses, isOpen))
        return failure(Error::Code::Internal, "A key condition without its values chooses no entries");
    TRY(const auto sort, sortClauses(clauses, schema));
    CHECK(checkSizes(sort, clauses, schema));
    KeyRange range;
    for (const KeyAttribute &attribute : schema.partitionKeys())
        appendKeyPart(range.partitionKey, clauseOn(clauses, attribute.name)->value);
    if (sort.empty()) return range;

    Bytes equal;
    for (const KeyClause *clause : std::span(sort).first(sort.size() - 1)) appendKeyPart(equal, clause->value);
    range.from = equal;
    range.to = behind(equal);
    narrow(range, equal, *sort.back());
    return range;
}

}
