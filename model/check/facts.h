#pragma once

#include "engine/expression/parser.h"
#include "model/design/design.h"
#include "model/infer/index_lens.h"

#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace model {

/// A value of an attribute that stands out, and the item that holds it.
struct Extreme {
    std::size_t amount = 0, item = 0;
    void see(std::size_t value, std::size_t inItem) {
        if (value > amount) *this = {value, inItem};
    }
};

/// One attribute over all items of a table.
struct AttributeFact {
    std::string name = {};
    std::size_t items = 0, firstItem = 0;
    std::array<std::size_t, 10> ofType = {}, firstOfType = {}; ///< By engine::Type.
    Extreme text = {};                                         ///< Bytes of a string or binary value.
    Extreme elements = {};                                     ///< Of a list or set.
    Extreme depth = {};                                        ///< Levels of maps and lists.
};

/// The items of a table as one of its keys groups them: by the table's own or an index's.
struct KeyFact {
    const engine::SecondaryIndex *index = nullptr; ///< Null: the table itself.
    const engine::KeySchema *schema = nullptr;
    bool local = false;
    std::size_t items = 0;                                                        ///< Those that have the whole key.
    std::unordered_map<std::string, std::vector<std::uint32_t>> collections = {}; ///< By partitionKeyBytes.

    std::string indexName() const { return index ? index->indexName : std::string(); }
};

/// What rules about one table look at: computed once for all of them.
struct TableFacts {
    const TableDesign &table;
    std::vector<ItemFact> items = {};           ///< As in the table.
    std::vector<IndexLens> lenses = {};         ///< Of each index, global ones first.
    std::vector<AttributeFact> attributes = {}; ///< By name.
    std::vector<KeyFact> keys = {};             ///< The table's, then those of each index, global ones first.
    std::string typeAttribute = {}; ///< The attribute that tells the kinds of items apart; empty: none does.

    engine::ItemView item(std::size_t index) const { return (*table.items)[index]->blob; }
    const AttributeFact *attribute(std::string_view name) const; ///< Null: no item has it.
    const KeyFact *key(std::string_view indexName) const;        ///< Empty: the table's. Null: there is none.
    const IndexLens *lens(std::string_view indexName) const;
    std::size_t entityItems(std::size_t entity) const;
};
TableFacts factsOf(const TableDesign &table);

/// An expression of a pattern that DynamoDB refuses.
struct RefusedExpression {
    engine::ExpressionKind kind;
    engine::Error error;
};

/// Items that a Query or GetItem reads of the sample, before and after its filter.
struct Reading {
    std::size_t examined = 0, returned = 0, bytes = 0;
    std::set<std::size_t> entities = {}; ///< Of what it returns; one more than there are: no entity type.
};
/// One access pattern, its expressions read.
struct PatternFacts {
    const AccessPattern &pattern;
    const TableFacts *table = nullptr; ///< Null: there is no such table.
    const KeyFact *key = nullptr;      ///< Of what it reads; null: no such table or index.
    std::optional<engine::KeyClauses> clauses = {};
    std::optional<engine::Condition> filter = {};
    std::optional<engine::ProjectedPaths> projection = {};
    std::vector<RefusedExpression> refused = {};
    engine::AttributeValues values = {}; ///< Those that are known.
    bool valuesKnown = false;            ///< Every placeholder that its expressions use.
    /// Read when first asked for, by readingOf: several rules ask. Facts stay on one thread.
    mutable std::optional<std::optional<Reading>> reading = {};

    Place place() const { return {.tableName = pattern.tableName, .patternId = pattern.id}; }
    bool isQuery() const { return pattern.operation == "Query"; }
    bool isScan() const { return pattern.operation == "Scan"; }
    double perSecond() const; ///< The higher of its stated rates.
};

/// What the pattern reads of the sample.
std::optional<Reading> readingOf(const PatternFacts &facts); ///< Nothing where a value is not known.

struct DesignFacts {
    const Design &design;
    std::vector<TableFacts> tables = {};
    std::vector<PatternFacts> patterns = {};
};
DesignFacts factsOf(const Design &design);

/// Which habits a table is held to: what the design says, else what its tables look like (several kinds of items in
/// one, or several tables with one kind each); Auto: neither.
CheckProfile profileOf(const Design &design, const TableDesign &table);

/// The item's key as acceptances name it: "USER#U001 › PROFILE", or "#4" where it has none.
std::string itemKeyText(const TableDesign &table, std::size_t itemIndex);

}
