#include "model/verify/suggestion.h"

#include "engine/schema/secondary_index.h"
#include "model/deploy/sandbox.h"
#include "model/design/value_text.h"
#include "model/edit/index_edits.h"
#include "model/edit/pattern_edits.h"
#include "model/verify/access_route.h"
#include "model/verify/verify.h"

#include <algorithm>
#include <optional>
#include <set>

namespace model {
namespace {

using Kind = Suggestion::Kind;
using Terms = std::vector<AskedTerm>;

/// The key attribute as the table knows it: by its keys, its declarations or its items; text where nothing tells.
std::optional<engine::KeyAttribute> keyAttribute(const TableDesign &table, const std::string &name) {
    const auto of = [&](engine::Type type) -> std::optional<engine::KeyAttribute> {
        if (type > engine::Type::B) return std::nullopt; // no key may be of such a type
        return engine::KeyAttribute{name, static_cast<engine::ScalarType>(type)};
    };
    for (const engine::KeyAttribute &key : table.description.keySchema.attributes())
        if (key.name == name) return key;
    for (const DeclaredAttribute &declared : table.attributes)
        if (declared.name == name) return of(declared.type);
    for (const Shared<SampleItem> &item : *table.items)
        if (const auto value = engine::ItemView(item->blob).find(name)) return of(value->type());
    return of(engine::Type::S);
}

/// How many different values an attribute has among the sample items: what spreads an index.
std::size_t valuesOf(const TableDesign &table, const std::string &name) {
    std::set<engine::ByteView> values;
    for (const Shared<SampleItem> &item : *table.items)
        if (const auto value = engine::ItemView(item->blob).find(name)) values.insert(value->bytes());
    return values.size();
}

std::string nameFor(const TableDesign &table, const std::vector<std::string> &attributes) {
    std::string name = "By";
    for (const std::string &attribute : attributes) {
        std::string word;
        for (const char c : attribute)
            if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '-') word += c;
        if (!word.empty()) word[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(word[0])));
        name += word;
    }
    if (name.size() < 3) name += "Key"; // an index name has three characters or more
    if (table.description.index(name) == nullptr) return name;
    for (int i = 2;; ++i)
        if (std::string numbered = name + std::to_string(i); table.description.index(numbered) == nullptr)
            return numbered;
}

const AskedTerm *termOf(const Terms &terms, const std::string &attribute, bool equalOnly) {
    const auto found = std::ranges::find_if(
        terms, [&](const AskedTerm &term) { return term.attributeName == attribute && (term.equal || !equalOnly); });
    return found == terms.end() ? nullptr : &*found;
}

/// The pattern as a Query by a key: what the key answers becomes the key condition, the rest the filter. None: an
/// equality on a partition key is missing.
std::optional<AccessPattern> queryBy(
    const AccessPattern &pattern, const Terms &terms, const engine::KeySchema &key, const std::string &indexName) {
    std::vector<const AskedTerm *> used;
    for (const engine::KeyAttribute &attribute : key.partitionKeys()) {
        used.push_back(termOf(terms, attribute.name, true));
        if (used.back() == nullptr) return std::nullopt;
    }
    for (const engine::KeyAttribute &attribute : key.sortKeys()) {
        const AskedTerm *term = termOf(terms, attribute.name, false);
        if (term == nullptr) break;
        used.push_back(term);
        if (!term->equal) break;
    }
    AccessPattern out = pattern;
    out.operation = "Query";
    out.indexName = indexName;
    out.keyConditionExpression.clear();
    out.filterExpression.clear();
    const auto append = [](std::string &expression, const std::string &text) {
        expression += (expression.empty() ? "" : " AND ") + text;
    };
    for (const AskedTerm *term : used) append(out.keyConditionExpression, term->text);
    for (const AskedTerm &term : terms)
        if (std::ranges::find(used, &term) == used.end()) append(out.filterExpression, term.text);
    return out;
}

std::string keyNames(const engine::KeySchema &key) {
    std::string out;
    for (const engine::KeyAttribute &attribute : key.attributes()) out += (out.empty() ? "" : ", ") + attribute.name;
    return out;
}

std::string number(std::size_t count) {
    return countText(count);
}

class Search {
public:
    Search(const Design &design, const AccessPattern &pattern, const TableDesign &table)
        : m_design(design), m_pattern(pattern), m_table(table), m_terms(askedTerms(pattern)) {}

    std::vector<Suggestion> run() {
        const engine::TableDescription &description = m_table.description;
        existing(Kind::TableKey, description.keySchema, "");
        for (const auto *indexes : {&description.localSecondaryIndexes, &description.globalSecondaryIndexes})
            for (const engine::SecondaryIndex &index : *indexes)
                existing(Kind::OtherIndex, index.keySchema, index.indexName);
        std::vector<std::string> equal, ranges;
        for (const AskedTerm &term : m_terms) {
            auto &names = term.equal ? equal : ranges;
            if (!term.attributeName.empty() && std::ranges::find(names, term.attributeName) == names.end())
                names.push_back(term.attributeName);
        }
        localIndexes(equal, ranges);
        if (!m_pattern.consistentRead) globalIndexes(equal, ranges);
        return std::move(m_out);
    }

private:
    void existing(Kind kind, const engine::KeySchema &key, const std::string &indexName) {
        auto query = queryBy(m_pattern, m_terms, key, indexName);
        if (!query || *query == m_pattern) return;
        const bool global = !indexName.empty() && std::ranges::any_of(m_table.description.globalSecondaryIndexes,
                                                      [&](const auto &index) { return index.indexName == indexName; });
        if (global && m_pattern.consistentRead) return;
        Message title = kind == Kind::TableKey
                            ? Message{"Suggestions", TRANSLATABLE("Suggestions", "Query the table by its key"), {}}
                            : Message{"Suggestions", TRANSLATABLE("Suggestions", "Query the index %1"), {indexName}};
        add({.kind = kind, .title = std::move(title), .indexName = indexName}, *std::move(query), std::nullopt);
    }

    void localIndexes(const std::vector<std::string> &equal, const std::vector<std::string> &ranges) {
        const engine::KeySchema &key = m_table.description.keySchema;
        if (m_table.deployed || key.sortKeys().empty() || key.partitionKeys().size() != 1) return;
        if (std::ranges::find(equal, key.partitionKeys()[0].name) == equal.end()) return;
        std::vector<std::string> sorts = ranges;
        sorts.insert(sorts.end(), equal.begin(), equal.end());
        for (const std::string &sort : sorts) {
            if (key.contains(sort)) continue;
            create(Kind::LocalIndex, {key.partitionKeys()[0].name}, {sort});
            return;
        }
    }

    void globalIndexes(std::vector<std::string> equal, const std::vector<std::string> &ranges) {
        constexpr std::size_t mostKeys = 4;
        if (equal.empty()) return;
        std::ranges::stable_sort(
            equal, std::ranges::greater(), [&](const std::string &name) { return valuesOf(m_table, name); });
        std::vector<std::string> sort;
        if (!ranges.empty())
            sort = {ranges.front()};
        else if (equal.size() > 1)
            sort = {equal[1]};
        create(Kind::GlobalIndex, {equal.front()}, sort);
        if (equal.size() > 1 && equal.size() <= mostKeys && (!ranges.empty() || equal.size() > 2))
            create(Kind::MultiIndex, equal, ranges.empty() ? std::vector<std::string>() : sort);
    }

    void create(Kind kind, const std::vector<std::string> &partition, const std::vector<std::string> &sort) {
        std::vector<engine::KeyAttribute> partitionKeys, sortKeys;
        for (const auto &[names, keys] : {std::pair(&partition, &partitionKeys), std::pair(&sort, &sortKeys)})
            for (const std::string &name : *names) {
                const auto attribute = keyAttribute(m_table, name);
                if (!attribute) return;
                keys->push_back(*attribute);
            }
        auto key = engine::KeySchema::make(std::move(partitionKeys), std::move(sortKeys));
        if (!key) return;
        const std::string name = nameFor(m_table, kind == Kind::LocalIndex ? sort : partition);
        engine::SecondaryIndex index{.indexName = name, .keySchema = *key};
        auto query = queryBy(m_pattern, m_terms, *key, name);
        if (!query) return;
        const std::string &keys = keyNames(*key);
        Suggestion made{.kind = kind, .indexName = name};
        made.title = {
            "Suggestions", TRANSLATABLE("Suggestions", "New global index %1: %2"), {name, keys}
        };
        if (kind == Kind::LocalIndex)
            made.title = {
                "Suggestions", TRANSLATABLE("Suggestions", "New local index %1: %2"), {name, keys}
            };
        if (kind == Kind::MultiIndex)
            made.title = {
                "Suggestions", TRANSLATABLE("Suggestions", "New index of several attributes, %1: %2"), {name, keys}
            };
        for (const Shared<SampleItem> &item : *m_table.items) {
            const auto entry = engine::indexEntry(item->blob, index, m_table.description.keySchema);
            if (!entry) continue;
            const std::size_t bytes = engine::sizeInBytes(engine::ItemView(*entry));
            ++made.entries;
            made.bytes += bytes;
            constexpr std::size_t bytesPerUnit = 1024;
            made.writeUnits.halves += 2 * static_cast<std::int64_t>((bytes + bytesPerUnit - 1) / bytesPerUnit);
        }
        const std::size_t all = m_table.items->size();
        if (kind == Kind::GlobalIndex && static_cast<std::size_t>(made.entries) * 2 < all) {
            made.kind = Kind::SparseIndex;
            made.title = {
                "Suggestions", TRANSLATABLE("Suggestions", "New sparse index %1: %2, with %3 of %4 items"),
                {name, keys, number(static_cast<std::size_t>(made.entries)), number(all)}
            };
        }
        add(std::move(made), *std::move(query), std::move(index));
    }

    /// Tries it on a copy: what does not come out well is no suggestion.
    void add(Suggestion made, AccessPattern query, std::optional<engine::SecondaryIndex> index) {
        const IndexKind kind = made.kind == Kind::LocalIndex ? IndexKind::Local : IndexKind::Global;
        made.apply = [tableName = m_table.name(), patternId = m_pattern.id, query, index, kind](
                         Design design) -> Result<Design> {
            if (index) {
                TRY(design, addIndex(std::move(design), tableName, kind, *index));
            }
            return setPattern(std::move(design), patternId, query);
        };
        const auto after = made.apply(m_design);
        if (!after) return;
        const auto sandbox = Sandbox::make();
        if (!sandbox || !(*sandbox)->show(*after)) return;
        const Verdict verdict = verify(*after, query, **sandbox);
        if (verdict.kind == Verdict::Kind::Invalid || verdict.kind == Verdict::Kind::NotServed) return;
        made.readUnits = verdict.units;
        if (verdict.trace) made.examined = verdict.trace->examined;
        m_out.push_back(std::move(made));
    }

    const Design &m_design;
    const AccessPattern &m_pattern;
    const TableDesign &m_table;
    Terms m_terms;
    std::vector<Suggestion> m_out;
};

}

std::vector<Suggestion> suggestionsFor(const Design &design, const AccessPattern &pattern) {
    if (pattern.operation != "Query" && pattern.operation != "Scan") return {};
    const TableDesign *table = design.table(pattern.tableName);
    if (table == nullptr) return {};
    const bool cheap = routeOf(design, pattern).kind == AccessRoute::Kind::Query && pattern.filterExpression.empty();
    if (cheap) return {};
    return Search(design, pattern, *table).run();
}

}
