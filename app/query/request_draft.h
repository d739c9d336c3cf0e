#pragma once

#include "engine/expression/key_condition.h"
#include "engine/expression/token.h"
#include "engine/request/request.h"
#include "model/design/access_pattern.h"
#include "model/design/message.h"
#include "model/design/table_design.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace app {

/// What a person wants of one key attribute. Typed text; its type is the key's.
struct KeyCriterion {
    /// As engine::KeyClause's, and Any: no condition (sort keys only).
    enum class Operator : unsigned char { Equal, Less, LessOrEqual, Greater, GreaterOrEqual, Between, BeginsWith, Any };
    std::string attributeName;
    engine::ScalarType type = engine::ScalarType::S;
    bool sortKey = false;
    Operator comparison = Operator::Equal;
    std::string value, high; ///< `high`: Between.
    bool operator==(const KeyCriterion &) const = default;
};

/// The value of a ":placeholder" as it is typed.
struct DraftValue {
    engine::Type type = engine::Type::S;
    std::string text;
    bool given = false; ///< Nothing was typed yet: the request cannot be made.
    bool operator==(const DraftValue &) const = default;
};

/// A read as the form holds it, finished or not. What an operation does not take is kept for the next one that does.
struct RequestDraft {
    enum class Operation : unsigned char { Query, Scan, GetItem };
    Operation operation = Operation::Query;
    std::string tableName, indexName;
    bool guided = true;             ///< The key condition comes from `keys`, else from `keyCondition`.
    std::vector<KeyCriterion> keys; ///< Partition keys, then sort keys, of the table or index.
    std::string keyCondition, filter, projection;
    std::map<std::string, std::string> names; ///< "#n" → attribute; also ones that no expression uses now.
    std::map<std::string, DraftValue> values; ///< ":v"; the same.
    std::optional<std::int64_t> limit;
    bool forward = true;
    bool consistentRead = false;
    bool operator==(const RequestDraft &) const = default;
};

/// Parts of the form that can be at fault.
enum class DraftField : unsigned char { Form, KeyCondition, Filter, Projection, Values, Key };

/// Why a draft makes no request, or why the service refused it, and where.
struct DraftFault {
    DraftField field = DraftField::Form;
    model::Message message = {};
    std::optional<engine::Span> span = {}; ///< In the expression of that field.
    std::string placeholder = {};          ///< Values: which one.
    std::string attributeName = {};        ///< Key: which one.
};

/// The criteria for a table or index, empty; what `before` says of the same attributes is taken over.
std::vector<KeyCriterion> criteriaFor(const engine::KeySchema &schema, const std::vector<KeyCriterion> &before = {});

/// A guided key condition as expression, with the names and values that it brings: :pk, :sk, :from, :to; names that
/// cannot stand bare become #pk, #sk.
struct GuidedCondition {
    std::string expression;
    std::map<std::string, std::string> names;
    std::map<std::string, DraftValue> values;
};
GuidedCondition guidedCondition(const std::vector<KeyCriterion> &keys);

/// The criteria that a key condition's text says; nothing where it is wrong or says more than the form can.
std::optional<std::vector<KeyCriterion>> criteriaFromText(std::string_view keyCondition,
    const std::map<std::string, std::string> &names, const std::map<std::string, DraftValue> &values,
    const engine::KeySchema &schema);

/// The placeholders that the draft's own expressions use, in order of appearance; those of a guided condition are not
/// among them.
std::vector<std::string> usedPlaceholders(const RequestDraft &draft);

/// The request that the draft makes; with consumed capacity by index.
tl::expected<engine::Request, DraftFault> requestOf(const RequestDraft &draft);
/// Where the service's error belongs.
DraftFault faultOf(const RequestDraft &draft, const engine::Error &error);

/// The draft that makes the request; `table` tells key types (null: unknown). Nothing for writes and table operations.
std::optional<RequestDraft> draftOf(const engine::Request &request, const model::TableDesign *table);
/// The draft as an access pattern, without id and name.
model::AccessPattern patternOf(const RequestDraft &draft);

}
