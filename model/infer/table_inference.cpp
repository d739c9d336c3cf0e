#include "model/infer/table_inference.h"

#include "model/design/value_text.h"
#include "model/infer/key_shape.h"

#include <algorithm>
#include <map>
#include <unordered_set>

namespace model {

namespace {

/// An attribute of the items.
struct Carried {
    std::string name = {};
    std::size_t items = 0;
    engine::Type type = engine::Type::S;
    bool one = true; ///< It is of one type everywhere.
};

class Finding {
public:
    Finding(const std::vector<Shared<SampleItem>> &items, const TableHints &hints) : m_items(items), m_hints(hints) {
        std::map<std::string, std::size_t, std::less<>> places;
        const auto see = [&](std::string_view name, engine::ValueView value) {
            const auto known = places.find(name);
            if (known == places.end()) {
                places.emplace(name, m_all.size());
                m_all.push_back({std::string(name), 1, value.type(), true});
                return;
            }
            Carried &carried = m_all[known->second];
            ++carried.items;
            carried.one = carried.one && carried.type == value.type();
        };
        for (const auto &item : items) { // in the author's order, which puts keys first
            const engine::ItemView view(item->blob);
            for (const std::string &name : *item->attributeOrder)
                if (const auto value = view.find(name); value && !places.contains(name)) {
                    places.emplace(name, m_all.size());
                    m_all.push_back({name, 0, value->type(), true});
                }
            for (const auto &[name, value] : view.members()) see(name, value);
        }
    }

    Result<engine::KeySchema> key(std::vector<Message> &notes) {
        std::vector<std::string> candidates;
        for (const Carried &carried : m_all)
            if (carried.items == m_items.size() && carried.one && carried.type <= engine::Type::B)
                candidates.push_back(carried.name);
        for (const std::string *hint : {&m_hints.partitionKey, &m_hints.sortKey})
            if (!hint->empty() && std::ranges::find(candidates, *hint) == candidates.end())
                return refusal(
                    {"Infer", TRANSLATABLE("Infer", "%1 is no key: not every item has it as one S, N or B."), {*hint}});
        if (!m_hints.partitionKey.empty()) {
            if (!distinct(m_hints.partitionKey, m_hints.sortKey))
                notes.push_back({"Infer", TRANSLATABLE("Infer", "Several items have the same key."), {}});
            return schema(m_hints.partitionKey, m_hints.sortKey);
        }
        const auto role = [&](const std::vector<std::string_view> &words) -> std::string {
            for (const std::string &name : candidates) {
                std::string lower;
                for (const char c : lowered(name))
                    if (c != '_' && c != '-') lower += c;
                if (std::ranges::find(words, lower) != words.end()) return name;
            }
            return {};
        };
        const std::string partition = role({"pk", "partitionkey", "hashkey", "hash", "pkey", "p"});
        std::string sort = role({"sk", "sortkey", "rangekey", "range", "skey", "s"});
        const auto found = [&](const std::string &one, const std::string &two) {
            notes.push_back(two.empty()
                                ? Message{"Infer", TRANSLATABLE("Infer", "The key was found in the items: %1."), {one}}
                                : Message{"Infer", TRANSLATABLE("Infer", "The key was found in the items: %1 and %2."), {one, two}});
            return schema(one, two);
        };
        if (!partition.empty() && distinct(partition, sort)) return found(partition, sort);
        const auto isId = [](const std::string &name) {
            return lowered(name).ends_with("id") || lowered(name) == "key";
        };
        std::stable_partition(candidates.begin(), candidates.end(), isId);
        constexpr std::size_t most = 16;
        if (candidates.size() > most) candidates.resize(most);
        for (const std::string &one : candidates)
            if (distinct(one, {})) return found(one, {});
        for (const std::string &one : candidates)
            for (const std::string &two : candidates)
                if (one != two && distinct(one, two)) return found(one, two);
        return refusal({"Infer",
            TRANSLATABLE(
                "Infer", "No attribute that every item has tells the items apart, nor do two: say which are the key."),
            {}});
    }

    std::vector<engine::SecondaryIndex> indexes(const engine::KeySchema &tableKey, std::vector<Message> &notes) {
        struct Pair {
            const Carried *partition = nullptr, *sort = nullptr;
        };
        std::map<std::string, Pair> pairs;
        for (const Carried &carried : m_all) {
            if (!carried.one || carried.type > engine::Type::B || tableKey.contains(carried.name)) continue;
            const std::string lower = lowered(carried.name);
            if (!lower.starts_with("gsi")) continue;
            std::string name = carried.name;
            bool partition = false, sort = false;
            for (const auto &[word, isPartition] :
                {std::pair("pk", true), std::pair("sk", false), std::pair("hash", true), std::pair("range", false)})
                if (lower.ends_with(word)) {
                    (isPartition ? partition : sort) = true;
                    name.resize(name.size() - std::string_view(word).size());
                }
            while (!name.empty() && (name.back() == '_' || name.back() == '-')) name.pop_back();
            for (char &c : name)
                if (c >= 'a' && c <= 'z') c = static_cast<char>(c - ('a' - 'A'));
            if (partition) pairs[name].partition = &carried;
            if (sort) pairs[name].sort = &carried;
        }
        std::vector<engine::SecondaryIndex> out;
        for (const auto &[name, pair] : pairs) {
            if (pair.partition == nullptr) continue;
            auto key = schema(pair.partition->name, pair.sort != nullptr ? pair.sort->name : std::string());
            constexpr std::size_t shortest = 3; // of an index's name
            if (!key || name.size() < shortest) continue;
            out.push_back({.indexName = name, .keySchema = *std::move(key)});
            notes.push_back({
                "Infer", TRANSLATABLE("Infer", "Index %1 was found in the items: %2 of %3 are in it."),
                {name, countText(pair.partition->items), countText(m_items.size())}
            });
        }
        return out;
    }

    std::vector<DeclaredAttribute> attributes(const engine::KeySchema &tableKey) const {
        std::vector<DeclaredAttribute> out;
        for (const Carried &carried : m_all)
            if (!tableKey.contains(carried.name) && !carried.name.empty()) out.push_back({carried.name, carried.type});
        return out;
    }

private:
    Result<engine::KeySchema> schema(const std::string &partition, const std::string &sort) const {
        const auto keyAttribute = [&](const std::string &name) {
            const auto found = std::ranges::find(m_all, name, &Carried::name);
            return engine::KeyAttribute{name, static_cast<engine::ScalarType>(found->type)};
        };
        std::vector<engine::KeyAttribute> sortKeys;
        if (!sort.empty()) sortKeys.push_back(keyAttribute(sort));
        TRY(auto key, engine::KeySchema::make({keyAttribute(partition)}, std::move(sortKeys)));
        return key;
    }

    bool distinct(const std::string &one, const std::string &two) const {
        std::unordered_set<std::string> seen;
        for (const auto &item : m_items) {
            const engine::ItemView view(item->blob);
            std::string key;
            for (const std::string *name : {&one, &two}) {
                if (name->empty()) continue;
                const auto value = view.find(*name);
                if (!value || value->text().empty()) return false;
                key += std::string(value->bytes()) + '\n';
            }
            if (!seen.insert(std::move(key)).second) return false;
        }
        return true;
    }

    const std::vector<Shared<SampleItem>> &m_items;
    const TableHints &m_hints;
    std::vector<Carried> m_all;
};

}

Result<InferredTable> inferTable(std::string name, std::vector<Shared<SampleItem>> items, const TableHints &hints) {
    if (items.empty()) return refusal({"Infer", TRANSLATABLE("Infer", "There are no items to learn from."), {}});
    std::vector<Message> notes;
    Finding finding(items, hints);
    TRY(auto key, finding.key(notes));
    TableDesign table{
        .description = {.tableName = std::move(name), .keySchema = key}
    };
    table.description.globalSecondaryIndexes = finding.indexes(key, notes);
    table.attributes = finding.attributes(key);
    table.items = Shared(std::move(items));
    return InferredTable{std::move(table), std::move(notes)};
}

}
