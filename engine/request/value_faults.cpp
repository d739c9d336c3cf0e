#include "engine/request/value_faults.h"

#include "engine/base/result.h"
#include "engine/request/request_expressions.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string_view>

namespace engine {

namespace {

/// The faults of one request, to be asked member by member.
class Faults {
public:
    explicit Faults(const std::vector<ValueFault> &faults) : m_faults(faults) {}

    /// Errors: the first fault below that path.
    Result<void> in(std::initializer_list<std::string_view> path) const {
        const auto below = [&](const ValueFault &fault) {
            return fault.path.size() >= path.size() && std::equal(path.begin(), path.end(), fault.path.begin());
        };
        const auto found = std::ranges::find_if(m_faults, below);
        if (found == m_faults.end()) return {};
        return tl::unexpected(found->error);
    }
    const Error &first() const { return m_faults.front().error; }

private:
    const std::vector<ValueFault> &m_faults;
};

/// Expected, QueryFilter, ScanFilter or AttributeUpdates, entry by entry: its values, then what is asked of it.
template <class Map, class Read>
Result<void> judgeEntries(std::string_view member, const std::optional<Map> &entries, const Faults &faults, Read read) {
    if (!entries) return {};
    for (const auto &entry : *entries) {
        CHECK(faults.in({member, entry.first}));
        CHECK(read(Map{entry}));
    }
    return {};
}

template <class Map>
Result<void> judgeConditions(std::string_view member, const std::optional<Map> &conditions, const Faults &faults) {
    return judgeEntries(member, conditions, faults,
        [](Map one) { return conditionFrom(std::optional<Map>(std::move(one)), std::nullopt); });
}

Result<void> judgeAttributesToGet(const std::optional<std::vector<std::string>> &attributesToGet) {
    if (attributesToGet) CHECK(projectionFrom(*attributesToGet));
    return {};
}

/// Some of these faults are told without their place.
Result<void> judgeStartKey(const Faults &faults) {
    auto fault = faults.in({"ExclusiveStartKey"});
    if (fault) return {};
    constexpr std::array<std::string_view, 5> bare = {
        "contains duplicates", "number set", "numeric value", "significant digits", "number with magnitude"};
    std::string &message = fault.error().message;
    if (std::ranges::none_of(bare, [&](std::string_view part) { return message.find(part) != std::string::npos; }))
        message = "The provided starting key is invalid: " + message;
    return fault;
}

/// Names first, then the names of values, then the values.
template <class Input> Result<void> judgePlaceholders(const Input &input, const Faults &faults) {
    CHECK(placeholdersOf(input));
    return faults.in({"ExpressionAttributeValues"});
}

Result<void> judge(const GetItemInput &input, const Faults &) {
    return checkParameters(input);
}

Result<void> judge(const PutItemInput &input, const Faults &faults) {
    CHECK(checkParameters(input));
    CHECK(faults.in({"Item"}));
    CHECK(checkReturnsOld(input.returnValues));
    CHECK(judgeConditions("Expected", input.expected, faults));
    return judgePlaceholders(input, faults);
}

Result<void> judge(const DeleteItemInput &input, const Faults &faults) {
    CHECK(checkParameters(input));
    CHECK(faults.in({"Key"}));
    CHECK(checkReturnsOld(input.returnValues));
    CHECK(judgeConditions("Expected", input.expected, faults));
    return judgePlaceholders(input, faults);
}

Result<void> judge(const UpdateItemInput &input, const Faults &faults) {
    CHECK(checkParameters(input));
    CHECK(faults.in({"Key"}));
    CHECK(judgeEntries("AttributeUpdates", input.attributeUpdates, faults, updateFrom));
    CHECK(judgeConditions("Expected", input.expected, faults));
    return judgePlaceholders(input, faults);
}

Result<void> judge(const QueryInput &input, const Faults &faults) {
    CHECK(checkParameters(input));
    CHECK(judgeConditions("QueryFilter", input.queryFilter, faults));
    CHECK(judgeAttributesToGet(input.attributesToGet));
    CHECK(judgeStartKey(faults));
    CHECK(checkHasKeyCondition(input));
    return judgePlaceholders(input, faults);
}

Result<void> judge(const ScanInput &input, const Faults &faults) {
    CHECK(checkParameters(input));
    CHECK(judgeAttributesToGet(input.attributesToGet));
    CHECK(judgeConditions("ScanFilter", input.scanFilter, faults));
    CHECK(judgeStartKey(faults));
    CHECK(checkSegments(input));
    return judgePlaceholders(input, faults);
}

Result<void> judge(const BatchGetItemInput &input, const Faults &faults) {
    CHECK(checkParameters(input));
    for (const auto &[table, asked] : input.requestItems) {
        CHECK(checkParameters(asked));
        CHECK(readProjection(asked));
        CHECK(faults.in({"RequestItems", table}));
    }
    return {};
}

/// One action of a transaction: its expressions, then its key or item.
template <class Action> Result<void> judgeAction(
    const std::optional<Action> &action, std::string_view number, std::string_view name, const Faults &faults) {
    if (!action) return {};
    CHECK(checkParameters(*action));
    CHECK(placeholdersOf(*action));
    CHECK(faults.in({"TransactItems", number, name, "ExpressionAttributeValues"}));
    if constexpr (requires { action->updateExpression; })
        CHECK(readUpdate(*action));
    else
        CHECK(readPrecondition(*action));
    return faults.in({"TransactItems", number, name});
}

/// The actions in their order, whatever is wrong with them.
Result<void> judge(const TransactWriteItemsInput &input, const Faults &faults) {
    for (std::size_t i = 0; i < input.transactItems.size(); ++i) {
        const std::string number = std::to_string(i + 1);
        const auto &item = input.transactItems[i];
        CHECK(judgeAction(item.conditionCheck, number, "ConditionCheck", faults));
        CHECK(judgeAction(item.put, number, "Put", faults));
        CHECK(judgeAction(item.deleteItem, number, "Delete", faults));
        CHECK(judgeAction(item.update, number, "Update", faults));
    }
    return {};
}

template <class Input> Result<void> judge(const Input &, const Faults &) {
    return {};
}

}

Error firstComplaint(const Request &request, const std::vector<ValueFault> &faults) {
    const Faults all(faults);
    auto judged = std::visit([&](const auto &input) { return judge(input, all); }, request);
    return judged ? all.first() : std::move(judged).error();
}

}
