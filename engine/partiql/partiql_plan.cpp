#include "engine/partiql/partiql_plan.h"

#include "engine/base/overloaded.h"
#include "engine/base/result.h"
#include "engine/expression/condition_eval.h"

#include <algorithm>
#include <span>

namespace engine {

namespace {

using Operator = KeyClause::Operator;

constexpr std::size_t mostReads = 50;

/// The terms that all must hold.
void collectTerms(const Condition &condition, std::vector<Condition> &terms) {
    if (const auto *all = std::get_if<And>(&condition.node))
        for (const Condition &term : all->terms) collectTerms(term, terms);
    else
        terms.push_back(condition);
}

std::vector<Condition> termsOf(const std::optional<Condition> &condition) {
    std::vector<Condition> terms;
    if (condition) collectTerms(*condition, terms);
    return terms;
}

std::optional<Condition> joined(std::vector<Condition> terms) {
    if (terms.empty()) return std::nullopt;
    if (terms.size() == 1) return std::move(terms.front());
    return Condition{And{std::move(terms)}};
}

bool isAttribute(const Operand &operand, const std::string &name) {
    const auto *path = std::get_if<DocumentPath>(&operand);
    return path && path->isTopLevel() && path->attributeName() == name;
}

/// The one value that the term demands of the attribute.
std::optional<ValueBlob> equalValue(const Condition &term, const std::string &name) {
    const auto *comparison = std::get_if<Comparison>(&term.node);
    if (!comparison || comparison->comparator != Comparator::Equal) return std::nullopt;
    const Operand &left = comparison->left, &right = comparison->right;
    const Operand *other = isAttribute(left, name) ? &right : isAttribute(right, name) ? &left : nullptr;
    const auto *value = other ? std::get_if<ValueBlob>(other) : nullptr;
    return value ? std::optional(*value) : std::nullopt;
}

/// The values that the term leaves to the attribute: of =, IN and an OR of these.
std::vector<ValueBlob> possibleValues(const Condition &term, const std::string &name) {
    std::vector<ValueBlob> values;
    if (auto value = equalValue(term, name)) return {*std::move(value)};
    if (const auto *in = std::get_if<In>(&term.node)) {
        if (!isAttribute(in->operand, name)) return {};
        for (const Operand &candidate : in->candidates) {
            const auto *value = std::get_if<ValueBlob>(&candidate);
            if (!value) return {};
            values.push_back(*value);
        }
    } else if (const auto *any = std::get_if<Or>(&term.node)) {
        for (const Condition &each : any->terms) {
            const std::vector<ValueBlob> further = possibleValues(each, name);
            if (further.empty()) return {};
            values.insert(values.end(), further.begin(), further.end());
        }
    }
    // Each is read once, in the order written.
    std::vector<ValueBlob> distinct;
    for (ValueBlob &value : values)
        if (value.bytes.empty() || std::ranges::find(distinct, value) == distinct.end())
            distinct.push_back(std::move(value));
    return distinct;
}

/// A term that is a range of the sort key.
std::optional<KeyClause> rangeClause(const Condition &term, const std::string &name) {
    const auto clause = [&](const Operand &key, Operator comparison, const Operand &value,
                            const Operand *high) -> std::optional<KeyClause> {
        const auto *low = std::get_if<ValueBlob>(&value);
        const auto *upper = high ? std::get_if<ValueBlob>(high) : nullptr;
        if (!isAttribute(key, name) || !low || (high && !upper)) return std::nullopt;
        return KeyClause{name, comparison, *low, upper ? *upper : ValueBlob{}};
    };
    if (const auto *c = std::get_if<Comparison>(&term.node)) {
        const bool turned = std::holds_alternative<ValueBlob>(c->left);
        const Operand &key = turned ? c->right : c->left, &value = turned ? c->left : c->right;
        switch (c->comparator) {
        case Comparator::Less: return clause(key, turned ? Operator::Greater : Operator::Less, value, nullptr);
        case Comparator::LessOrEqual:
            return clause(key, turned ? Operator::GreaterOrEqual : Operator::LessOrEqual, value, nullptr);
        case Comparator::Greater: return clause(key, turned ? Operator::Less : Operator::Greater, value, nullptr);
        case Comparator::GreaterOrEqual:
            return clause(key, turned ? Operator::LessOrEqual : Operator::GreaterOrEqual, value, nullptr);
        case Comparator::Equal:
        case Comparator::NotEqual: return std::nullopt;
        }
    }
    if (const auto *b = std::get_if<Between>(&term.node)) {
        // A reversed range, which a query refuses, is a condition that nothing satisfies: it stays in the filter.
        const auto *low = std::get_if<ValueBlob>(&b->low), *high = std::get_if<ValueBlob>(&b->high);
        const bool known = low && high && !low->bytes.empty() && !high->bytes.empty();
        if (known && !compare(*low, Comparator::LessOrEqual, *high)) return std::nullopt;
        return clause(b->operand, Operator::Between, b->low, &b->high);
    }
    if (const auto *b = std::get_if<BeginsWith>(&term.node)) {
        const auto *prefix = std::get_if<ValueBlob>(&b->prefix);
        const bool isNumber = prefix && !prefix->bytes.empty() && ValueView(*prefix).type() == Type::N;
        const bool isEmpty = prefix && !prefix->bytes.empty() && !isNumber && ValueView(*prefix).text().empty();
        if (isNumber || isEmpty) return std::nullopt;
        return clause(b->operand, Operator::BeginsWith, b->prefix, nullptr);
    }
    return std::nullopt;
}

/// What a WHERE clause says of a key. The terms that it took are no longer in `rest`.
struct KeyFound {
    std::vector<ValueBlob> partitionValues; ///< Empty: the key is not limited.
    std::vector<ValueBlob> sortValues;
    std::optional<KeyClause> sortRange;
    std::vector<Condition> rest;
};

/// The first term that `read` makes something of, taken out of the terms.
template <class Read> auto takeFirst(std::vector<Condition> &terms, Read read) -> decltype(read(terms.front())) {
    for (auto term = terms.begin(); term != terms.end(); ++term) {
        auto found = read(*term);
        if (found == decltype(found)()) continue;
        terms.erase(term);
        return found;
    }
    return {};
}

KeyFound findKey(const std::optional<Condition> &where, const KeySchema &key) {
    KeyFound found;
    found.rest = termsOf(where);
    const std::string &partition = key.partitionKeys().front().name;
    found.partitionValues =
        takeFirst(found.rest, [&](const Condition &term) { return possibleValues(term, partition); });
    if (found.partitionValues.empty() || !key.hasSortKey()) return found;
    const std::string &sort = key.sortKeys().front().name;
    found.sortValues = takeFirst(found.rest, [&](const Condition &term) { return possibleValues(term, sort); });
    if (found.sortValues.empty())
        found.sortRange = takeFirst(found.rest, [&](const Condition &term) { return rangeClause(term, sort); });
    return found;
}

ItemBlob keyOf(const KeySchema &schema, const ValueBlob &partition, const ValueBlob *sort) {
    ItemBuilder key;
    if (!partition.bytes.empty()) key.add(schema.partitionKeys().front().name, partition);
    if (sort && !sort->bytes.empty()) key.add(schema.sortKeys().front().name, *sort);
    return key.finish();
}

Result<void> applyOrder(
    const SelectStatement &statement, const KeySchema &schema, KeyFound &found, bool &scanIndexForward) {
    if (statement.orderBy.empty()) return {};
    if (!statement.where) return validation("Must have WHERE clause in the statement when using ORDER BY clause.");
    if (found.partitionValues.empty())
        return validation(
            "Must have at least one non-optional hash key condition in WHERE clause when using ORDER BY clause.");
    const OrderBy *byPartition = nullptr, *bySort = nullptr;
    for (const OrderBy &by : statement.orderBy) {
        if (by.attributeName == schema.partitionKeys().front().name)
            byPartition = &by;
        else if (schema.hasSortKey() && by.attributeName == schema.sortKeys().front().name)
            bySort = &by;
        else
            return validation(
                "Variable reference " + by.attributeName + " in ORDER BY clause must be part of the primary key");
    }
    if (found.partitionValues.size() > 1 && !byPartition)
        return validation("Must have hash key in ORDER BY clause when more than one hash key condition specified in "
                          "WHERE clause.");
    const auto sortValues = [](std::vector<ValueBlob> &values, bool descending) {
        const bool known = std::ranges::none_of(values, [](const ValueBlob &value) { return value.bytes.empty(); });
        if (!known) return;
        std::ranges::stable_sort(values, [&](const ValueBlob &a, const ValueBlob &b) {
            return descending ? compare(a, Comparator::Greater, b) : compare(a, Comparator::Less, b);
        });
    };
    if (byPartition) sortValues(found.partitionValues, byPartition->descending);
    if (bySort) sortValues(found.sortValues, bySort->descending);
    scanIndexForward = !(bySort && bySort->descending);
    return {};
}

Result<const SecondaryIndex *> indexOf(
    const SelectStatement &statement, const TableDescription &table, bool consistentRead) {
    if (!statement.indexName) return nullptr;
    const SecondaryIndex *index = table.index(*statement.indexName);
    if (!index) return validation("The table does not have the specified index");
    if (index->keySchema.partitionKeys().size() > 1 || index->keySchema.sortKeys().size() > 1)
        return validation("PartiQL statements cannot be executed on tables with multi-attribute HASH keys or "
                          "multi-attribute RANGE keys.");
    const auto isGlobal = [&](const SecondaryIndex &each) { return &each == index; };
    if (consistentRead && std::ranges::any_of(table.globalSecondaryIndexes, isGlobal))
        return validation("Strongly consistent read is not supported on Global Secondary Indexes");
    return index;
}

Condition exists(const KeySchema &schema) {
    return {AttributeExists{DocumentPath(schema.partitionKeys().front().name)}};
}
Condition notExists(const KeySchema &schema) {
    return {AttributeNotExists{DocumentPath(schema.partitionKeys().front().name)}};
}

struct OneItem {
    ItemBlob key;
    std::vector<Condition> rest;
};

/// The item that WHERE names by an equality on each key attribute.
Result<OneItem> oneItem(const std::optional<Condition> &where, const KeySchema &schema) {
    OneItem item;
    item.rest = termsOf(where);
    ItemBuilder key;
    for (const KeyAttribute &attribute : schema.attributes()) {
        const auto value =
            takeFirst(item.rest, [&](const Condition &term) { return equalValue(term, attribute.name); });
        if (!value) return validation("Where clause does not contain a mandatory equality on all key attributes");
        if (!value->bytes.empty()) key.add(attribute.name, *value);
    }
    item.key = key.finish();
    return item;
}

}

Result<SelectPlan> planSelect(const SelectStatement &statement, const TableDescription &table, bool consistentRead) {
    TRY(const SecondaryIndex *index, indexOf(statement, table, consistentRead));
    const KeySchema &schema = index ? index->keySchema : table.keySchema;
    SelectPlan plan;
    plan.indexName = statement.indexName;
    plan.paths = statement.paths;

    KeyFound found = findKey(statement.where, schema);
    CHECK(applyOrder(statement, schema, found, plan.scanIndexForward));
    if (found.partitionValues.empty()) {
        plan.filter = statement.where;
        return plan;
    }
    plan.filter = joined(std::move(found.rest));
    if (found.partitionValues.size() * std::max<std::size_t>(found.sortValues.size(), 1) > mostReads)
        return validation("Too many decomposed read operations for a given query.");

    const bool wholeKey = !schema.hasSortKey() || !found.sortValues.empty();
    plan.route = wholeKey && !index ? SelectPlan::Route::GetItem : SelectPlan::Route::Query;
    for (const ValueBlob &partition : found.partitionValues) {
        const KeyClause equal{schema.partitionKeys().front().name, Operator::Equal, partition, {}};
        if (plan.route == SelectPlan::Route::GetItem) {
            if (!schema.hasSortKey()) plan.keys.push_back(keyOf(schema, partition, nullptr));
            for (const ValueBlob &sort : found.sortValues) plan.keys.push_back(keyOf(schema, partition, &sort));
            continue;
        }
        for (const ValueBlob &sort : found.sortValues)
            plan.ranges.push_back({
                equal, {schema.sortKeys().front().name, Operator::Equal, sort, {}}
            });
        if (!found.sortValues.empty()) continue;
        plan.ranges.push_back({equal});
        if (found.sortRange) plan.ranges.back().push_back(*found.sortRange);
    }
    return plan;
}

Result<WritePlan> planWrite(const Statement &statement, const TableDescription &table) {
    const KeySchema &schema = table.keySchema;
    const auto cases = Overloaded{
        [](const SelectStatement &) -> Result<WritePlan> {
            return failure(Error::Code::Internal, "A SELECT writes nothing");
        },
        [&](const InsertStatement &insert) -> Result<WritePlan> {
            WritePlan plan;
            plan.key = insert.item;
            plan.condition = notExists(schema);
            plan.inserts = true;
            return plan;
        },
        [&](const UpdateStatement &update) -> Result<WritePlan> {
            TRY(OneItem item, oneItem(update.where, schema));
            item.rest.insert(item.rest.begin(), exists(schema));
            WritePlan plan;
            plan.action = WritePlan::Action::Update;
            plan.key = std::move(item.key);
            plan.update = update.update;
            plan.condition = joined(std::move(item.rest));
            plan.returning = update.returning;
            return plan;
        },
        [&](const DeleteStatement &remove) -> Result<WritePlan> {
            TRY(OneItem item, oneItem(remove.where, schema));
            WritePlan plan;
            plan.action = WritePlan::Action::Delete;
            plan.key = std::move(item.key);
            if (auto rest = joined(std::move(item.rest)))
                plan.condition = Condition{Or{{notExists(schema), *std::move(rest)}}};
            plan.returning = remove.returning;
            return plan;
        },
        [&](const ExistsStatement &check) -> Result<WritePlan> {
            if (check.select.indexName) return validation("Operations on indices are not supported in transactions");
            TRY(OneItem item, oneItem(check.select.where, schema));
            if (item.rest.empty())
                return validation("EXISTS() must contain a single item read with additional condition");
            item.rest.insert(item.rest.begin(), exists(schema));
            WritePlan plan;
            plan.action = WritePlan::Action::Check;
            plan.key = std::move(item.key);
            plan.condition = joined(std::move(item.rest));
            return plan;
        },
    };
    return std::visit(cases, statement);
}

ItemBlob select(const std::vector<SelectedPath> &paths, ItemView item) {
    if (paths.empty()) return ItemBlob{Bytes(item.bytes())};
    ItemBuilder selected;
    for (const SelectedPath &path : paths)
        if (const auto value = find(item, path.path)) selected.add(path.name, *value);
    return selected.finish();
}

}
