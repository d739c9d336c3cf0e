#pragma once

#include "engine/base/error.h"
#include "engine/expression/condition.h"
#include "engine/schema/key_schema.h"
#include "engine/value/item_blob.h"

#include <optional>
#include <string>
#include <vector>

namespace engine {

/// One condition on one key attribute.
struct KeyClause {
    enum class Operator : unsigned char {
        Equal,
        Less,
        LessOrEqual,
        Greater,
        GreaterOrEqual,
        Between,
        BeginsWith,
        NotForKeys, ///< One of KeyConditions that no key answers; checkKeyClauses refuses it.
    };
    std::string attributeName;
    Operator comparison = Operator::Equal;
    ValueBlob value; ///< The lower bound of BETWEEN. Empty: not given yet (Placeholders::open).
    ValueBlob high;  ///< BETWEEN only.
    bool operator==(const KeyClause &) const = default;
};

/// The clauses of a KeyConditionExpression (parser.h) or of KeyConditions (legacy.h), in written order, an attribute at
/// most once; which of them are the schema's is not checked yet.
using KeyClauses = std::vector<KeyClause>;

/// Which entries of a table or index a query reads: those whose partition key is `partitionKey` and whose sort key
/// bytes s (key_bytes.h, all sort attributes in schema order) satisfy from <= s and, where there is one, s < to.
struct KeyRange {
    Bytes partitionKey;
    Bytes from;              ///< Empty: from the first.
    std::optional<Bytes> to; ///< None: to the last.
    bool empty() const { return to && *to <= from; }
    bool contains(ByteView sortKeyBytes) const { return from <= sortKeyBytes && (!to || sortKeyBytes < *to); }
    bool operator==(const KeyRange &) const = default;
};

/// Whether the clauses fit the key of the table or index: equality on every partition key, on the sort keys a
/// left-to-right prefix of equalities of which the last may be a range. Values not given yet fit.
/// Errors: Validation ("Query condition missed key schema element: pk", "Query key condition not supported", too many
///         conditions, a type that is not the key's, an empty value, a gap in a multi-attribute sort key).
/// Source: behaviours of Query as the service shows them; Developer Guide, "Multi-attribute keys pattern".
Result<void> checkKeyClauses(const KeyClauses &clauses, const KeySchema &schema);
/// Its first two parts, for who has more to check of each key attribute in turn: the number of clauses, then what is
/// said of one attribute of the key.
Result<void> checkClauseCount(const KeyClauses &clauses, const KeySchema &schema);
Result<void> checkClauseOn(const KeyAttribute &attribute, const KeyClauses &clauses, const KeySchema &schema);

/// What a KeyConditionExpression that was read without a fault (parseKeyConditionTerms) may say, judged without a
/// table. Errors: Validation ("Invalid operator used in KeyConditionExpression: OR", …).
Result<KeyClauses> keyClausesOf(const Condition &condition);

/// The entries that fitting clauses choose. Errors: those of checkKeyClauses; Validation (a value longer than a key may
/// be); Internal where a value is not given.
Result<KeyRange> keyRange(const KeyClauses &clauses, const KeySchema &schema);

}
