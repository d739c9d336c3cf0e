#include "model/infer/entity_inference.h"

#include "model/infer/key_groups.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace model {
namespace {

constexpr std::size_t indexSample = 400; // Index keys may be rare within a group.

/// Descriptions of the thing that the partition key names, not things of their own.
bool isDescription(std::string_view literal) {
    constexpr std::array descriptions = {"profile", "detail", "details", "meta", "metadata", "info", "data", "item",
        "root", "main", "summary", "attributes", "header", "a", "latest", "current", "self"};
    return std::ranges::find(descriptions, lowered(literal)) != descriptions.end();
}

/// Names of variables stand in braces.
bool isUsable(std::string_view name) {
    return !name.empty() && name.find_first_of("{}") == name.npos;
}

/// Finds names for groups of items and for the variables in their keys.
class Naming {
public:
    Naming(const KeyedItems &all, KeyGroups found) : m_all(all), m_found(std::move(found)) {
        const auto &description = all.table().description;
        for (const auto &key : description.attributeDefinitions())
            if (!description.keySchema.contains(key.name)) m_indexKeys.push_back(key.name);
    }

    std::vector<EntityType> run() {
        auto &groups = m_found.groups;
        std::set<std::string> partitionLiterals;
        for (const auto &group : groups)
            for (const auto &literal : literalsOf(group.shapes.front())) partitionLiterals.insert(lowered(literal));

        m_alone = groups.size() == 1;
        std::vector<Shared<EntityType>> types;
        std::set<std::string> names;
        for (auto &group : groups) {
            EntityType type;
            type.name = unused(nameOf(group, groups, partitionLiterals), names);
            const auto badge = badgeFor(type.name, types);
            type.letter = badge.letter;
            type.colour = badge.colour;
            type.squareBadge = badge.square;
            type.keyTemplates = templatesOf(group);
            types.emplace_back(std::move(type));
        }
        std::vector<EntityType> out;
        const bool byType = !m_found.typeAttribute.empty() && !toldApart(groups, types);
        for (std::size_t i = 0; i < types.size(); ++i) {
            out.push_back(*types[i]);
            if (byType && !groups[i].typeValue.empty())
                out.back().keyTemplates[m_found.typeAttribute] = groups[i].typeValue;
        }
        return out;
    }

private:
    static std::string unused(const std::string &name, std::set<std::string> &names) {
        std::string out = name;
        for (int i = 2; !names.insert(out).second; ++i) out = name + std::to_string(i);
        return out;
    }

    /// A facet's or type's name is taken as it is by its main shape, and with the shape's own word by the others.
    std::string nameOf(const KeyGroup &group, const std::vector<KeyGroup> &groups,
        const std::set<std::string> &partitionLiterals) const {
        if (group.givenName.empty()) return nameByKeys(group, partitionLiterals);
        const auto given = isWord(group.givenName) ? pascalCase(group.givenName) : group.givenName;
        const auto sameName = [&](const KeyGroup &other) { return other.givenName == group.givenName; };
        const auto main = std::ranges::find_if(groups, [&](const KeyGroup &other) {
            return sameName(other) && std::ranges::none_of(other.shapes.back(), &ShapePart::variable);
        });
        const auto &first = main != groups.end() ? *main : *std::ranges::find_if(groups, sameName);
        const auto own = literalsOf(group.shapes.back());
        if (&first == &group || own.empty()) return given;
        const auto word = pascalCase(own.back());
        return word.size() < 2 || word == given ? given : given + word;
    }

    std::string nameByKeys(const KeyGroup &group, const std::set<std::string> &partitionLiterals) const {
        const auto partition = literalsOf(group.shapes.front());
        const auto sort = group.shapes.size() > 1 ? literalsOf(group.shapes[1]) : std::vector<std::string>();
        const auto ofTable = singular(m_all.table().name());
        auto owner = partition.empty() ? std::string() : pascalCase(partition.back());
        if (owner.size() < 2 && partition.size() > 1) owner = pascalCase(partition[partition.size() - 2]);
        auto own = sort.empty() ? std::string() : pascalCase(sort.back());
        if (own.size() < 2) own.clear(); // "d#7" says little
        if (own.empty()) return owner.empty() || (owner.size() < 2 && m_alone) ? ofTable : owner;
        const bool fixed = std::ranges::none_of(group.shapes[1], &ShapePart::variable);
        if (isDescription(sort.back())) { // PROFILE is the user; ITEM is what the order has
            if (sort.size() > 1) return pascalCase(sort[sort.size() - 2]) + own;
            if (lowered(sort.back()) == "latest") return owner + own;
            return owner.empty() ? own : owner;
        }
        if (own == owner || owner.empty()) return own;
        // A fixed text adds to its owner ("count"); so does what is an owner elsewhere: a course's student.
        return fixed || partitionLiterals.contains(lowered(sort.back())) ? owner + own : own;
    }

    std::map<std::string, std::string> templatesOf(KeyGroup &group) const {
        const auto sample = sampleOf(group.rows);
        std::map<std::string, std::vector<std::string_view>> values; // of the variables named so far
        std::map<std::string, std::string> out;
        for (std::size_t k = 0; k < m_all.keys().size(); ++k) {
            const auto text = [&](std::size_t i, std::size_t position) {
                return m_all.segments(k, sample[i])[position].text;
            };
            nameVariables(group.shapes[k], m_all.keys()[k].name, sample, text, values);
            out[m_all.keys()[k].name] = templateText(group.shapes[k]);
        }
        for (const auto &name : m_indexKeys) {
            if (auto shape = indexKeyTemplate(name, group.rows, values)) out[name] = std::move(*shape);
        }
        return out;
    }

    template <class Text> void nameVariables(Shape &shape, const std::string &attributeName, const Rows &sample,
        const Text &text, std::map<std::string, std::vector<std::string_view>> &values) const {
        std::string literal;
        for (std::size_t position = 0; position < shape.size(); ++position) {
            auto &part = shape[position];
            if (!part.variable) {
                literal = part.text;
                continue;
            }
            std::vector<std::string_view> own;
            for (std::size_t i = 0; i < sample.size(); ++i) own.push_back(text(i, position));
            auto name = part.text;
            if (name.empty()) name = attributeWith(own, sample, literal);
            if (name.empty() && (literal.empty() || own.size() > 1)) { // one item alone may agree by chance
                const auto known = std::ranges::find_if(values, [&](const auto &other) { return other.second == own; });
                if (known != values.end()) name = known->first;
            }
            bool made = name.empty();
            if (made) name = nameWithoutAttribute(attributeName, literal, own.front(), shape.size(), position);
            made = made && name != attributeName;
            const auto base = name;
            const auto isTaken = [&] { // by another variable, or by an attribute that says something else
                return (values.contains(name) && values.at(name) != own) || (made && isAttribute(name, sample));
            };
            for (int i = 2; isTaken(); ++i) name = base + std::to_string(i);
            values[name] = own;
            part.text = name;
        }
    }

    bool isAttribute(const std::string &name, const Rows &sample) const {
        return std::ranges::any_of(sample, [&](auto row) { return m_all.item(row).find(name).has_value(); });
    }

    static std::string nameWithoutAttribute(const std::string &attributeName, const std::string &literal,
        std::string_view value, std::size_t parts, std::size_t position) {
        const bool generic = isGenericKeyName(attributeName);
        if (literal.empty()) {
            if (!isUsable(attributeName)) return "value";
            if (parts == 1) return generic ? camelCase(lowered(attributeName)) : attributeName;
            if (generic) return isDate(value) ? "date" : "id";
            return attributeName + std::to_string(position + 1);
        }
        if (literal.size() < 3 && parts < 3 && !generic) return camelCase(attributeName); // d#… in DeviceID
        auto name = camelCase(singular(literal));
        if (isDate(value)) return name + "Date";
        return lowered(name).ends_with("id") ? name : name + "Id";
    }

    /// The attribute whose value stands at the place in every item of the sample; of several the one that sounds like
    /// the literal in front, else the first by name.
    std::string attributeWith(
        const std::vector<std::string_view> &texts, const Rows &sample, const std::string &literal) const {
        std::vector<std::string_view> candidates;
        for (const auto &[name, value] : m_all.item(sample.front()).members())
            if (value.type() <= engine::Type::N && value.text() == texts.front() && m_all.isData(name) &&
                isUsable(name))
                candidates.push_back(name);
        for (std::size_t i = 1; i < sample.size() && !candidates.empty(); ++i)
            std::erase_if(candidates, [&](std::string_view name) {
                const auto value = m_all.item(sample[i]).find(name);
                return !value || value->type() > engine::Type::N || value->text() != texts[i];
            });
        if (candidates.empty()) return {};
        const auto sounding = std::ranges::find_if(candidates, [&](std::string_view name) {
            return !literal.empty() && lowered(name).find(lowered(literal)) != std::string::npos;
        });
        return std::string(sounding != candidates.end() ? *sounding : candidates.front());
    }

    std::optional<std::string> indexKeyTemplate(
        const std::string &name, const Rows &rows, std::map<std::string, std::vector<std::string_view>> &values) const {
        Rows with;
        std::vector<std::vector<KeySegment>> segments;
        for (const auto row : sampleOf(rows, indexSample)) {
            const auto value = m_all.item(row).find(name);
            if (!value || value->type() > engine::Type::B) continue;
            with.push_back(row);
            if (value->type() == engine::Type::S)
                segments.push_back(keySegments(value->text()));
            else
                segments.push_back({
                    {{}, value->text()}
                });
        }
        if (with.empty()) return std::nullopt;
        if (with.size() * 10 < sampleOf(rows, indexSample).size() * 9) return "{" + name + "}"; // not all: sparse
        const bool generic = isGenericKeyName(name);
        const auto &first = segments.front();
        const bool even = std::ranges::all_of(segments, [&](const auto &other) {
            return std::ranges::equal(other, first, {}, &KeySegment::separator, &KeySegment::separator);
        });
        if (!even || (first.size() == 1 && !generic)) return "{" + name + "}";
        Shape shape;
        for (std::size_t i = 0; i < first.size(); ++i) {
            const auto word = first[i].text;
            const bool constant =
                std::ranges::all_of(segments, [&](const auto &other) { return other[i].text == word; });
            std::vector<std::string_view> texts;
            for (const auto &segment : segments) texts.push_back(segment[i].text);
            bool literal = word.empty() && constant;
            if (constant && isWord(word)) {
                const bool data = !attributeWith(texts, with, {}).empty();
                if (first.size() == 1)
                    literal = !data && (with.size() > 1 || isShouted(word));
                else
                    literal = i == 0 || (!data && i + 1 < first.size() && shape.back().variable);
            }
            shape.push_back({std::string(first[i].separator), !literal, literal ? std::string(word) : std::string()});
        }
        const auto text = [&](std::size_t i, std::size_t position) { return segments[i][position].text; };
        auto own =
            with.size() == sampleOf(rows).size() ? values : std::map<std::string, std::vector<std::string_view>>();
        nameVariables(shape, name, with, text, own);
        return templateText(shape);
    }

    /// Whether the templates alone put each item into its own group.
    bool toldApart(const std::vector<KeyGroup> &groups, const std::vector<Shared<EntityType>> &types) const {
        TableDesign table = m_all.table();
        table.entityTypes = types;
        const EntityMatcher matcher(table);
        for (std::size_t i = 0; i < groups.size(); ++i)
            for (const auto row : sampleOf(groups[i].rows))
                if (matcher.entityOf(m_all.item(row)) != i) return false;
        return true;
    }

    const KeyedItems &m_all;
    KeyGroups m_found;
    std::vector<std::string> m_indexKeys;
    bool m_alone = false; ///< There is one group.
};

}

std::vector<EntityType> inferEntityTypes(const TableDesign &table) {
    const KeyedItems items(table);
    return Naming(items, groupByKeys(items)).run();
}

TableDesign withEntityTypes(TableDesign table) {
    if (!table.entityTypes.empty()) return table;
    for (auto &type : inferEntityTypes(table)) table.entityTypes.emplace_back(std::move(type));
    return table;
}

EntityMatcher::EntityMatcher(const TableDesign &table) {
    const auto definitions = table.description.attributeDefinitions();
    for (const auto &type : table.entityTypes) {
        auto &conditions = m_types.emplace_back();
        for (const auto &[name, text] : type->keyTemplates) {
            const bool ofTable = table.description.keySchema.contains(name);
            const bool ofIndex =
                !ofTable && std::ranges::find(definitions, name, &engine::KeyAttribute::name) != definitions.end();
            if (!ofIndex) conditions.push_back({name, KeyTemplate(text)});
        }
    }
    for (const auto &conditions : m_types)
        for (const auto &condition : conditions)
            if (std::ranges::find(m_names, condition.attributeName) == m_names.end())
                m_names.push_back(condition.attributeName);
    for (auto &conditions : m_types)
        for (auto &condition : conditions)
            condition.attribute =
                static_cast<std::size_t>(std::ranges::find(m_names, condition.attributeName) - m_names.begin());
}

std::optional<std::size_t> EntityMatcher::entityOf(engine::ItemView item) const {
    std::array<std::optional<std::string_view>, 4> few; // a table's keys and a type attribute; no allocation for them
    std::vector<std::optional<std::string_view>> many(m_names.size() > few.size() ? m_names.size() : 0);
    auto *texts = many.empty() ? few.data() : many.data();
    for (std::size_t i = 0; i < m_names.size(); ++i) {
        const auto value = item.find(m_names[i]);
        if (value && value->type() <= engine::Type::B) texts[i] = value->text();
    }
    for (std::size_t i = 0; i < m_types.size(); ++i) {
        const auto holds = [&](const Condition &condition) {
            const auto &text = texts[condition.attribute];
            return text && condition.keyTemplate.matches(*text);
        };
        if (!m_types[i].empty() && std::ranges::all_of(m_types[i], holds)) return i;
    }
    return std::nullopt;
}

std::optional<std::size_t> entityOf(const TableDesign &table, engine::ItemView item) {
    return EntityMatcher(table).entityOf(item);
}

Badge badgeFor(std::string_view name, const std::vector<Shared<EntityType>> &existing) {
    const auto taken = [&](std::string_view letter) {
        return std::ranges::any_of(existing, [&](const auto &type) { return type->letter == letter; });
    };
    Badge badge;
    std::array<std::size_t, 8> uses = {};
    for (const auto &type : existing)
        if (type->colour >= 1 && type->colour <= 8) ++uses[static_cast<std::size_t>(type->colour - 1)];
    const auto least = std::ranges::min_element(uses);
    badge.colour = static_cast<int>(least - uses.begin()) + 1;
    badge.square = *least % 2 == 1; // the second round is square, should there be a third it is round again
    std::vector<std::string> candidates;
    const auto add = [&](char c) {
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
        if (c >= 'A' && c <= 'Z') candidates.emplace_back(1, c);
    };
    if (!name.empty()) add(name.front());
    for (std::size_t i = 1; i < name.size(); ++i)
        if (name[i] >= 'A' && name[i] <= 'Z') add(name[i]);
    for (const char c : name) add(c);
    for (char c = '1'; c <= '9'; ++c) candidates.emplace_back(1, c);
    for (char c = 'A'; c <= 'Z'; ++c) candidates.emplace_back(1, c);
    candidates.emplace_back("0");
    const auto free = std::ranges::find_if_not(candidates, taken);
    badge.letter = free != candidates.end() ? *free : "?";
    return badge;
}

}
