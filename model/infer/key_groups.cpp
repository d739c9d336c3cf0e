#include "model/infer/key_groups.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <unordered_set>

namespace model {
namespace {

constexpr std::size_t mostGroups = 60;   // More shapes than that are no entity types but ids.
constexpr std::size_t mostLiterals = 64; // Different words in one place.

/// Attributes that say of what kind an item is. The last five may as well be a property of the thing itself.
constexpr std::array typeAttributes = {"entityType", "EntityType", "entity_type", "_et", "et", "__typename",
    "__edb_e__", "_type", "_entity", "recordType", "record_type", "itemType", "item_type", "objectType", "entity",
    "type", "Type", "TYPE", "kind", "Kind"};
constexpr std::size_t surelyTypes = 15;

bool isTypeAttribute(std::string_view name) {
    return std::ranges::find(typeAttributes, name) != typeAttributes.end();
}

bool sameIgnoringCase(std::string_view a, std::string_view b) {
    return a.size() == b.size() && lowered(a) == lowered(b);
}

enum class Style { Upper, Lower, Mixed };
Style styleOf(std::string_view word) {
    const bool upper = std::ranges::any_of(word, [](char c) { return c >= 'A' && c <= 'Z'; });
    const bool lower = std::ranges::any_of(word, [](char c) { return c >= 'a' && c <= 'z'; });
    return upper && lower ? Style::Mixed : upper ? Style::Upper : Style::Lower;
}

/// Parts the items again and again, one place of a key at a time.
class Grouping {
public:
    explicit Grouping(const KeyedItems &all) : m_all(all) {}

    KeyGroups run() {
        KeyGroups out;
        if (m_all.rows().empty()) return out;
        auto &groups = out.groups;
        if (const auto facets = populationsByFacet(); !facets.empty()) {
            for (const auto &[name, rows] : facets) addGroups(groups, rows, name, {});
        } else {
            addGroups(groups, m_all.rows(), {}, {});
            out.typeAttribute = findTypeAttribute(groups);
            if (!out.typeAttribute.empty()) {
                groups.clear();
                for (const auto &[value, rows] : populationsByType(out.typeAttribute))
                    addGroups(groups, rows, value, value);
            }
        }
        std::ranges::sort(groups, {}, [](const KeyGroup &group) { return group.rows.front(); });
        std::stable_partition(groups.begin(), groups.end(), [](const KeyGroup &group) {
            return std::ranges::any_of(group.shapes, [](const Shape &shape) { return !literalsOf(shape).empty(); });
        });
        if (groups.size() > mostGroups) groups.resize(mostGroups);
        return out;
    }

private:
    using Populations = std::vector<std::pair<std::string, Rows>>;

    Populations populationsByFacet() const {
        if (m_all.table().facets.empty()) return {};
        Populations out;
        for (const auto &facet : m_all.table().facets) out.emplace_back(facet.name, Rows());
        for (const auto row : m_all.rows()) {
            const auto &facet = m_all.sample(row).facet;
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
        for (const auto row : m_all.rows()) {
            const auto value = m_all.item(row).find(attribute);
            const auto text = value && value->type() == engine::Type::S ? value->text() : std::string_view();
            const auto [place, isNew] = places.try_emplace(text, out.size());
            if (isNew) out.emplace_back(std::string(text), Rows());
            out[place->second].second.push_back(row);
        }
        return out;
    }

    std::string findTypeAttribute(const std::vector<KeyGroup> &shapes) const {
        for (std::size_t i = 0; i < typeAttributes.size(); ++i) {
            const std::string_view name = typeAttributes[i];
            if (std::ranges::find(m_all.keys(), name, &engine::KeyAttribute::name) != m_all.keys().end()) continue;
            const auto sample = sampleOf(m_all.rows());
            const auto hits = std::ranges::count_if(sample, [&](auto row) {
                const auto value = m_all.item(row).find(name);
                return value && value->type() == engine::Type::S;
            });
            if (static_cast<std::size_t>(hits) * 2 < sample.size() || hits == 0) continue;
            const auto populations = populationsByType(name);
            if (populations.size() > 40 || (populations.size() == m_all.rows().size() && m_all.rows().size() > 1))
                continue;
            if (i < surelyTypes || tellsKinds(name, shapes)) return std::string(name);
        }
        return {};
    }

    /// "type" may be a product's type. It tells kinds of items where keys are generic and have no literals of their
    /// own, or where it says the same as they do.
    bool tellsKinds(std::string_view attribute, const std::vector<KeyGroup> &shapes) const {
        if (!std::ranges::all_of(m_all.keys(), isGenericKeyName, &engine::KeyAttribute::name)) return false;
        std::size_t telling = 0, agreeing = 0;
        for (const auto &group : shapes) {
            std::set<std::string> literals;
            for (const auto &shape : group.shapes)
                for (const auto &literal : literalsOf(shape)) literals.insert(lowered(singular(literal)));
            if (literals.empty()) continue;
            ++telling;
            std::set<std::string_view> values;
            for (const auto row : group.rows) {
                const auto value = m_all.item(row).find(attribute);
                values.insert(value && value->type() == engine::Type::S ? value->text() : std::string_view());
            }
            if (values.size() > 1) return false;
            if (literals.contains(lowered(singular(*values.begin())))) ++agreeing;
        }
        return agreeing * 2 >= telling;
    }

    void addGroups(
        std::vector<KeyGroup> &out, const Rows &rows, const std::string &name, const std::string &typeValue) {
        KeyGroup start{rows, std::vector<Shape>(m_all.keys().size()), name, typeValue};
        split(out, std::move(start), 0, 0);
    }

    /// Parts the rows by what stands at one place of one key, then goes on to the next place.
    void split(std::vector<KeyGroup> &out, KeyGroup group, std::size_t key, std::size_t position) {
        if (out.size() == 10 * mostGroups) return;
        if (key == m_all.keys().size()) {
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
            const auto segments = m_all.segments(key, row);
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
            KeyGroup next{std::move(branch.rows), group.shapes, group.givenName, group.typeValue};
            next.shapes[key].push_back({std::string(branch.separator), branch.variable, std::string(branch.literal)});
            split(out, std::move(next), branch.last ? key + 1 : key, branch.last ? 0 : position + 1);
        }
    }

    /// An attribute "Status#Date" names the parts of its values itself.
    bool shapeFromName(KeyGroup &group, std::size_t key) const {
        const auto names = keySegments(m_all.keys()[key].name);
        if (names.size() < 2 || isGenericKeyName(m_all.keys()[key].name)) return false;
        for (const auto row : group.rows)
            if (m_all.segments(key, row).size() != names.size()) return false;
        const auto first = m_all.segments(key, group.rows.front());
        for (std::size_t i = 0; i < names.size(); ++i)
            group.shapes[key].push_back({std::string(first[i].separator), true, std::string(names[i].text)});
        return true;
    }

    using Words = std::unordered_set<std::string_view>;

    /// The words that are literals at a place: [0] where more follows, [1] where the value ends.
    std::array<Words, 2> literalsAt(const KeyGroup &group, std::size_t key, std::size_t position) const {
        std::array<std::unordered_map<std::string_view, std::size_t>, 2> counts;
        std::array<std::size_t, 2> totals = {0, 0};
        for (const auto row : group.rows) {
            const auto segments = m_all.segments(key, row);
            const bool last = position + 1 == segments.size();
            ++totals[last];
            if (counts[last].size() <= 4 * mostLiterals && isWord(segments[position].text)) // "#meta" needs no second
                counts[last][segments[position].text] += position == 0 && !segments[position].separator.empty() ? 2 : 1;
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
            const bool shouted = isShouted(*words.begin()); // others may be names of things
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
        const bool upper = isShouted(word);
        if (position == 0 && !last) return true;
        if (position == 0) return isGenericKeyName(m_all.keys()[key].name) && (count > 1 || (upper && word.size() > 2));
        const auto literals = literalsOf(shape);
        if (literals.empty() || styleOf(word) != styleOf(literals.front())) return false;
        return shape.back().variable && (upper || last || count > 1);
    }

    /// Whether the words at a place are also the value of an attribute: then they are data, such as a status.
    bool equalsAnAttribute(const KeyGroup &group, std::size_t key, std::size_t position, const Words &words) const {
        Rows rows;
        for (const auto row : group.rows) {
            const auto segments = m_all.segments(key, row);
            if (position < segments.size() && words.contains(segments[position].text)) rows.push_back(row);
        }
        const auto sample = sampleOf(rows);
        const auto hits = std::ranges::count_if(sample, [&](auto row) {
            const auto word = m_all.segments(key, row)[position].text;
            for (const auto &[name, value] : m_all.item(row).members())
                if (value.type() == engine::Type::S && m_all.isData(name) && !isTypeAttribute(name) &&
                    sameIgnoringCase(value.text(), word))
                    return true;
            return false;
        });
        return static_cast<std::size_t>(hits) * 5 >= sample.size() * 4;
    }

    const KeyedItems &m_all;
};

}

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

Rows sampleOf(const Rows &rows, std::size_t most) {
    if (rows.size() <= most) return rows;
    Rows out;
    for (std::size_t i = 0; i < most; ++i) out.push_back(rows[i * rows.size() / most]);
    return out;
}

KeyedItems::KeyedItems(const TableDesign &table) : m_table(table), m_keys(table.description.keySchema.attributes()) {
    for (const auto &key : table.description.attributeDefinitions())
        if (table.description.keySchema.contains(key.name) || isGenericKeyName(key.name)) m_notData.insert(key.name);
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

std::span<const KeySegment> KeyedItems::segments(std::size_t key, std::uint32_t row) const {
    const auto &all = m_segments[key];
    const auto end = row + 1 < all.starts.size() ? all.starts[row + 1] : all.segments.size();
    return std::span(all.segments).subspan(all.starts[row], end - all.starts[row]);
}

KeyGroups groupByKeys(const KeyedItems &items) {
    return Grouping(items).run();
}

}
