#include "model/infer/entity_inference.h"

#include "model/infer/key_shape.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <span>
#include <unordered_map>
#include <unordered_set>

namespace model {
namespace {

constexpr std::size_t sampleSize = 100;  // Items looked at closely, per group.
constexpr std::size_t mostTypes = 60;    // More shapes than that are no entity types but ids.
constexpr std::size_t mostLiterals = 64; // Different words in one place.

/// Attributes that say of what kind an item is. The second half may as well be a property of the thing itself.
constexpr std::array typeAttributes = {"entityType", "EntityType", "entity_type", "_et", "et", "__typename",
    "__edb_e__", "_type", "_entity", "recordType", "record_type", "itemType", "item_type", "objectType", "entity",
    "type", "Type", "TYPE", "kind", "Kind"};
constexpr std::size_t surelyTypes = 15;

bool isTypeAttribute(std::string_view name) {
    return std::ranges::find(typeAttributes, name) != typeAttributes.end();
}

std::string lowered(std::string_view text) {
    std::string out(text);
    for (auto &c : out)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return out;
}

bool sameIgnoringCase(std::string_view a, std::string_view b) {
    return a.size() == b.size() && lowered(a) == lowered(b);
}

/// Descriptions of the thing that the partition key names, not things of their own.
bool isDescription(std::string_view literal) {
    constexpr std::array descriptions = {"profile", "detail", "details", "meta", "metadata", "info", "data", "item",
        "root", "main", "summary", "attributes", "header", "a", "latest", "current", "self"};
    return std::ranges::find(descriptions, lowered(literal)) != descriptions.end();
}

enum class Style { Upper, Lower, Mixed };
Style styleOf(std::string_view word) {
    const bool upper = std::ranges::any_of(word, [](char c) { return c >= 'A' && c <= 'Z'; });
    const bool lower = std::ranges::any_of(word, [](char c) { return c >= 'a' && c <= 'z'; });
    return upper && lower ? Style::Mixed : upper ? Style::Upper : Style::Lower;
}

/// A part of a key's shape: a separator, then a literal or a variable.
struct ShapePart {
    std::string separator = {};
    bool variable = false;
    std::string text = {};
};
using Shape = std::vector<ShapePart>;
using Rows = std::vector<std::uint32_t>;

std::vector<std::string> literalsOf(const Shape &shape) {
    std::vector<std::string> out;
    for (const auto &part : shape)
        if (!part.variable && !part.text.empty()) out.push_back(part.text);
    return out;
}

std::string templateText(const Shape &shape) {
    std::string out;
    for (const auto &part : shape) out += part.separator + (part.variable ? "{" + part.text + "}" : part.text);
    return out;
}

/// Items whose keys have one shape.
struct Group {
    Rows rows = {};
    std::vector<Shape> shapes = {}; ///< One for each key attribute of the table.
    std::string givenName = {};     ///< A facet's or a type attribute's.
    std::string typeValue = {};     ///< Of the type attribute, where there is one.
};

Rows sampleOf(const Rows &rows, std::size_t most = sampleSize) {
    if (rows.size() <= most) return rows;
    Rows out;
    for (std::size_t i = 0; i < most; ++i) out.push_back(rows[i * rows.size() / most]);
    return out;
}

class Inference {
public:
    explicit Inference(const TableDesign &table) : m_table(table), m_keys(table.description.keySchema.attributes()) {
        for (const auto &key : table.description.attributeDefinitions()) {
            const bool ofTable = table.description.keySchema.contains(key.name);
            if (!ofTable) m_indexKeys.push_back(key.name);
            if (ofTable || isGenericKeyName(key.name)) m_notNames.insert(key.name);
        }
    }

    std::vector<EntityType> run() {
        readKeys();
        if (m_rows.empty()) return {};
        auto groups = this->groups();
        std::ranges::sort(groups, {}, [](const Group &group) { return group.rows.front(); });
        // A type without any literal matches everything: it goes last.
        std::stable_partition(groups.begin(), groups.end(), [](const Group &group) {
            return std::ranges::any_of(group.shapes, [](const Shape &shape) { return !literalsOf(shape).empty(); });
        });
        if (groups.size() > mostTypes) groups.resize(mostTypes);
        return typesOf(groups);
    }

private:
    void readKeys() {
        const auto &items = *m_table.items;
        m_segments.resize(m_keys.size());
        std::vector<KeySegment> segments;
        for (std::uint32_t i = 0; i < items.size(); ++i) {
            const engine::ItemView item(items[i]->blob);
            std::vector<engine::ValueView> values;
            for (const auto &key : m_keys) {
                const auto value = item.find(key.name);
                if (value && value->type() <= engine::Type::B) values.push_back(*value);
            }
            if (values.size() != m_keys.size()) continue;
            m_rows.push_back(static_cast<std::uint32_t>(m_views.size()));
            m_views.push_back(item);
            m_items.push_back(i);
            for (std::size_t k = 0; k < m_keys.size(); ++k) {
                auto &all = m_segments[k];
                if (values[k].type() == engine::Type::S)
                    keySegments(values[k].text(), segments);
                else
                    segments.assign(1, {{}, values[k].text()});
                all.starts.push_back(all.segments.size());
                all.segments.insert(all.segments.end(), segments.begin(), segments.end());
            }
        }
    }

    std::span<const KeySegment> segmentsOf(std::size_t key, std::uint32_t row) const {
        const auto &all = m_segments[key];
        const auto end = row + 1 < all.starts.size() ? all.starts[row + 1] : all.segments.size();
        return std::span(all.segments).subspan(all.starts[row], end - all.starts[row]);
    }

    // --- which items belong together

    std::vector<Group> groups() {
        std::vector<Group> out;
        if (const auto facets = populationsByFacet(); !facets.empty()) {
            for (const auto &[name, rows] : facets) addGroups(out, rows, name, {});
            return out;
        }
        addGroups(out, m_rows, {}, {});
        const auto typeAttribute = findTypeAttribute(out);
        if (typeAttribute.empty()) return out;
        m_typeAttribute = typeAttribute;
        out.clear();
        for (const auto &[value, rows] : populationsByType(typeAttribute)) addGroups(out, rows, value, value);
        return out;
    }

    using Populations = std::vector<std::pair<std::string, Rows>>;

    Populations populationsByFacet() const {
        if (m_table.facets.empty()) return {};
        Populations out;
        for (const auto &facet : m_table.facets) out.emplace_back(facet.name, Rows());
        for (const auto row : m_rows) {
            const auto &facet = (*m_table.items)[m_items[row]]->facet;
            const auto found = std::ranges::find(out, facet, &Populations::value_type::first);
            if (found == out.end()) return {};
            found->second.push_back(row);
        }
        std::erase_if(out, [](const auto &population) { return population.second.empty(); });
        return out;
    }

    Populations populationsByType(std::string_view attribute) const {
        Populations out;
        std::unordered_map<std::string_view, std::size_t> places;
        for (const auto row : m_rows) {
            const auto value = m_views[row].find(attribute);
            const auto text = value && value->type() == engine::Type::S ? value->text() : std::string_view();
            const auto [place, isNew] = places.try_emplace(text, out.size());
            if (isNew) out.emplace_back(std::string(text), Rows());
            out[place->second].second.push_back(row);
        }
        return out;
    }

    std::string findTypeAttribute(const std::vector<Group> &shapes) const {
        for (std::size_t i = 0; i < typeAttributes.size(); ++i) {
            const std::string_view name = typeAttributes[i];
            if (std::ranges::find(m_keys, name, &engine::KeyAttribute::name) != m_keys.end()) continue;
            const auto sample = sampleOf(m_rows);
            const auto hits = std::ranges::count_if(sample, [&](auto row) {
                const auto value = m_views[row].find(name);
                return value && value->type() == engine::Type::S;
            });
            if (static_cast<std::size_t>(hits) * 2 < sample.size() || hits == 0) continue;
            const auto populations = populationsByType(name);
            if (populations.size() > 40 || (populations.size() == m_rows.size() && m_rows.size() > 1)) continue;
            if (i < surelyTypes || tellsKinds(name, shapes)) return std::string(name);
        }
        return {};
    }

    /// "type" may be a product's type. It tells kinds of items where keys are generic and have no literals of their
    /// own, or where it says the same as they do.
    bool tellsKinds(std::string_view attribute, const std::vector<Group> &shapes) const {
        if (!std::ranges::all_of(m_keys, isGenericKeyName, &engine::KeyAttribute::name)) return false;
        std::size_t telling = 0, agreeing = 0;
        for (const auto &group : shapes) {
            std::set<std::string> literals;
            for (const auto &shape : group.shapes)
                for (const auto &literal : literalsOf(shape)) literals.insert(lowered(singular(literal)));
            if (literals.empty()) continue;
            ++telling;
            std::set<std::string_view> values;
            for (const auto row : group.rows) {
                const auto value = m_views[row].find(attribute);
                values.insert(value && value->type() == engine::Type::S ? value->text() : std::string_view());
            }
            if (values.size() > 1) return false;
            if (literals.contains(lowered(singular(*values.begin())))) ++agreeing;
        }
        return agreeing * 2 >= telling;
    }

    void addGroups(std::vector<Group> &out, const Rows &rows, const std::string &name, const std::string &typeValue) {
        Group start{rows, std::vector<Shape>(m_keys.size()), name, typeValue};
        split(out, std::move(start), 0, 0);
    }

    /// Parts the rows by what stands at one place of one key, then goes on to the next place.
    void split(std::vector<Group> &out, Group group, std::size_t key, std::size_t position) {
        if (out.size() == 10 * mostTypes) return;
        if (key == m_keys.size()) {
            out.push_back(std::move(group));
            return;
        }
        if (position == 0 && shapeFromName(group, key)) {
            split(out, std::move(group), key + 1, 0);
            return;
        }
        struct Branch {
            std::string_view separator = {}, literal = {};
            bool variable = false, last = false;
            Rows rows = {};
        };
        std::vector<Branch> branches;
        const auto literals = literalsAt(group, key, position);
        for (const auto row : group.rows) {
            const auto segments = segmentsOf(key, row);
            const auto &segment = segments[position];
            const bool last = position + 1 == segments.size();
            const bool literal = segment.text.empty() || literals[last ? 1 : 0].contains(segment.text);
            const auto found = std::ranges::find_if(branches, [&](const Branch &branch) {
                return branch.last == last && branch.variable == !literal && branch.separator == segment.separator &&
                       (!literal || branch.literal == segment.text);
            });
            if (found != branches.end()) {
                found->rows.push_back(row);
                continue;
            }
            if (branches.size() == 4 * mostLiterals) continue; // no shapes but noise: such items stay without a type
            branches.push_back({segment.separator, literal ? segment.text : std::string_view(), !literal, last, {row}});
        }
        for (auto &branch : branches) {
            Group next{std::move(branch.rows), group.shapes, group.givenName, group.typeValue};
            next.shapes[key].push_back({std::string(branch.separator), branch.variable, std::string(branch.literal)});
            split(out, std::move(next), branch.last ? key + 1 : key, branch.last ? 0 : position + 1);
        }
    }

    /// An attribute "Status#Date" names the parts of its values itself.
    bool shapeFromName(Group &group, std::size_t key) const {
        const auto names = keySegments(m_keys[key].name);
        if (names.size() < 2 || isGenericKeyName(m_keys[key].name)) return false;
        for (const auto row : group.rows)
            if (segmentsOf(key, row).size() != names.size()) return false;
        const auto first = segmentsOf(key, group.rows.front());
        for (std::size_t i = 0; i < names.size(); ++i)
            group.shapes[key].push_back({std::string(first[i].separator), true, std::string(names[i].text)});
        return true;
    }

    using Words = std::unordered_set<std::string_view>;

    /// The words that are literals at a place: [0] where more follows, [1] where the value ends.
    std::array<Words, 2> literalsAt(const Group &group, std::size_t key, std::size_t position) const {
        std::array<std::unordered_map<std::string_view, std::size_t>, 2> counts;
        std::array<std::size_t, 2> totals = {0, 0};
        for (const auto row : group.rows) {
            const auto segments = segmentsOf(key, row);
            const bool last = position + 1 == segments.size();
            ++totals[last];
            if (counts[last].size() <= 4 * mostLiterals && isWord(segments[position].text))
                ++counts[last][segments[position].text];
        }
        std::array<Words, 2> out;
        for (const bool last : {false, true}) {
            Words words;
            std::size_t covered = 0;
            for (const auto &[word, count] : counts[last]) {
                if (!mayBeLiteral(group.shapes[key], key, position, last, word, count)) continue;
                words.insert(word);
                covered += count;
            }
            if (words.empty()) continue;
            const bool shouted = styleOf(*words.begin()) == Style::Upper; // others may be names of things
            if (position > 0 && !last && !shouted && covered * 5 < totals[last] * 4) continue;
            const std::size_t few = position == 0 && !last ? 12 : last ? 6 : shouted ? 8 : 2;
            const std::size_t share = totals[last] / (last ? 20 : 8);
            if (words.size() > std::clamp(share, few, mostLiterals)) continue;
            // A single word that something follows stands for what follows, even where an attribute repeats it.
            if ((words.size() == 1 && !last) || !equalsAnAttribute(group, key, position, words))
                out[last] = std::move(words);
        }
        return out;
    }

    bool mayBeLiteral(const Shape &shape, std::size_t key, std::size_t position, bool last, std::string_view word,
        std::size_t count) const {
        const bool upper = styleOf(word) == Style::Upper;
        if (position == 0 && !last) return true;
        if (position == 0) {
            const bool delimited = !segmentsOf(key, m_rows.front()).front().separator.empty();
            return isGenericKeyName(m_keys[key].name) && (delimited || count > 1 || (upper && word.size() > 2));
        }
        const auto literals = literalsOf(shape);
        if (literals.empty() || styleOf(word) != styleOf(literals.front())) return false;
        return shape.back().variable && (upper || last || count > 1);
    }

    /// Whether the words at a place are also the value of an attribute: then they are data, such as a status.
    bool equalsAnAttribute(const Group &group, std::size_t key, std::size_t position, const Words &words) const {
        Rows rows;
        for (const auto row : group.rows) {
            const auto segments = segmentsOf(key, row);
            if (position < segments.size() && words.contains(segments[position].text)) rows.push_back(row);
        }
        const auto sample = sampleOf(rows);
        const auto hits = std::ranges::count_if(sample, [&](auto row) {
            const auto word = segmentsOf(key, row)[position].text;
            for (const auto &[name, value] : m_views[row].members())
                if (value.type() == engine::Type::S && !m_notNames.contains(name) && !isTypeAttribute(name) &&
                    sameIgnoringCase(value.text(), word))
                    return true;
            return false;
        });
        return static_cast<std::size_t>(hits) * 5 >= sample.size() * 4;
    }

    // --- what to call them

    std::vector<EntityType> typesOf(std::vector<Group> &groups) {
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
        const bool byType = !m_typeAttribute.empty() && !toldApart(groups, types);
        for (std::size_t i = 0; i < types.size(); ++i) {
            out.push_back(*types[i]);
            if (byType && !groups[i].typeValue.empty()) out.back().keyTemplates[m_typeAttribute] = groups[i].typeValue;
        }
        return out;
    }

    static std::string unused(const std::string &name, std::set<std::string> &names) {
        std::string out = name;
        for (int i = 2; !names.insert(out).second; ++i) out = name + std::to_string(i);
        return out;
    }

    /// A facet's or type's name is taken as it is by its main shape, and with the shape's own word by the others.
    std::string nameOf(
        const Group &group, const std::vector<Group> &groups, const std::set<std::string> &partitionLiterals) const {
        if (group.givenName.empty()) return nameByKeys(group, partitionLiterals);
        const auto given = isWord(group.givenName) ? pascalCase(group.givenName) : group.givenName;
        const auto sameName = [&](const Group &other) { return other.givenName == group.givenName; };
        const auto main = std::ranges::find_if(groups, [&](const Group &other) {
            return sameName(other) && std::ranges::none_of(other.shapes.back(), &ShapePart::variable);
        });
        const auto &first = main != groups.end() ? *main : *std::ranges::find_if(groups, sameName);
        const auto own = literalsOf(group.shapes.back());
        if (&first == &group || own.empty()) return given;
        const auto word = pascalCase(own.back());
        return word.size() < 2 || word == given ? given : given + word;
    }

    std::string nameByKeys(const Group &group, const std::set<std::string> &partitionLiterals) const {
        const auto partition = literalsOf(group.shapes.front());
        const auto sort = group.shapes.size() > 1 ? literalsOf(group.shapes[1]) : std::vector<std::string>();
        const auto ofTable = singular(m_table.name());
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

    std::map<std::string, std::string> templatesOf(Group &group) const {
        const auto sample = sampleOf(group.rows);
        std::map<std::string, std::vector<std::string_view>> values; // of the variables named so far
        std::map<std::string, std::string> out;
        for (std::size_t k = 0; k < m_keys.size(); ++k) {
            const auto text = [&](std::size_t i, std::size_t position) {
                return segmentsOf(k, sample[i])[position].text;
            };
            nameVariables(group.shapes[k], m_keys[k].name, sample, text, values);
            out[m_keys[k].name] = templateText(group.shapes[k]);
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
            if (name.empty()) name = nameWithoutAttribute(attributeName, literal, own.front(), shape.size(), position);
            const auto base = name;
            for (int i = 2; values.contains(name) && values.at(name) != own; ++i) name = base + std::to_string(i);
            values[name] = own;
            part.text = name;
        }
    }

    static std::string nameWithoutAttribute(const std::string &attributeName, const std::string &literal,
        std::string_view value, std::size_t parts, std::size_t position) {
        const bool generic = isGenericKeyName(attributeName);
        if (literal.empty()) {
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
        for (const auto &[name, value] : m_views[sample.front()].members())
            if (value.type() <= engine::Type::N && value.text() == texts.front() && !m_notNames.contains(name))
                candidates.push_back(name);
        for (std::size_t i = 1; i < sample.size() && !candidates.empty(); ++i)
            std::erase_if(candidates, [&](std::string_view name) {
                const auto value = m_views[sample[i]].find(name);
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
        for (const auto row : sampleOf(rows, 4 * sampleSize)) {
            const auto value = m_views[row].find(name);
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
                    literal = !data && (with.size() > 1 || styleOf(word) == Style::Upper);
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
    bool toldApart(const std::vector<Group> &groups, const std::vector<Shared<EntityType>> &types) const {
        TableDesign table = m_table;
        table.entityTypes = types;
        const EntityMatcher matcher(table);
        for (std::size_t i = 0; i < groups.size(); ++i)
            for (const auto row : sampleOf(groups[i].rows))
                if (matcher.entityOf(m_views[row]) != i) return false;
        return true;
    }

    struct Segments {
        std::vector<KeySegment> segments = {};
        std::vector<std::size_t> starts = {};
    };

    const TableDesign &m_table;
    std::vector<engine::KeyAttribute> m_keys;
    std::vector<std::string> m_indexKeys;
    std::set<std::string, std::less<>> m_notNames; ///< Attributes that do not name variables.
    std::string m_typeAttribute;
    bool m_alone = false; ///< There is one group.
    Rows m_rows;          ///< All, as numbers of m_views: the items with whole keys.
    std::vector<engine::ItemView> m_views;
    std::vector<std::uint32_t> m_items; ///< Their places in the table.
    std::vector<Segments> m_segments;   ///< By key attribute.
};

}

std::vector<EntityType> inferEntityTypes(const TableDesign &table) {
    return Inference(table).run();
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
