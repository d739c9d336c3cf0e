#pragma once

#include "model/design/table_design.h"
#include "model/infer/key_shape.h"

#include <cstddef>
#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace model {

/// A part of a key's shape: a separator, then a literal or a variable.
struct ShapePart {
    std::string separator = {};
    bool variable = false;
    std::string text = {}; ///< Of a variable: its name, empty until it has one.
};
using Shape = std::vector<ShapePart>;
std::vector<std::string> literalsOf(const Shape &shape);
std::string templateText(const Shape &shape);

/// Numbers of items with whole keys.
using Rows = std::vector<std::uint32_t>;
/// At most so many of them, evenly from all.
Rows sampleOf(const Rows &rows, std::size_t most = 100);

/// The items of a table that have all keys, their key values cut at their delimiters.
class KeyedItems {
public:
    explicit KeyedItems(const TableDesign &table);

    const TableDesign &table() const { return m_table; }
    const std::vector<engine::KeyAttribute> &keys() const { return m_keys; } ///< Of the table.
    const Rows &rows() const { return m_rows; }
    engine::ItemView item(std::uint32_t row) const { return m_views[row]; }
    const SampleItem &sample(std::uint32_t row) const { return *(*m_table.items)[m_items[row]]; }
    std::span<const KeySegment> segments(std::size_t key, std::uint32_t row) const;
    /// Whether an attribute says something of its own: no key of the table, no GSI1PK.
    bool isData(std::string_view attributeName) const { return !m_notData.contains(attributeName); }

private:
    struct Segments {
        std::vector<KeySegment> segments = {};
        std::vector<std::size_t> starts = {}; ///< By row.
    };
    const TableDesign &m_table;
    std::vector<engine::KeyAttribute> m_keys;
    std::set<std::string, std::less<>> m_notData;
    Rows m_rows;
    std::vector<engine::ItemView> m_views;
    std::vector<std::uint32_t> m_items; ///< Their places in the table.
    std::vector<Segments> m_segments;   ///< By key attribute.
};

/// Items whose keys have one shape.
struct KeyGroup {
    Rows rows = {};
    std::vector<Shape> shapes = {}; ///< One for each key attribute of the table.
    std::string givenName = {};     ///< A facet's or a type attribute's.
    std::string typeValue = {};     ///< Of the type attribute, where there is one.
};
struct KeyGroups {
    std::vector<KeyGroup> groups = {}; ///< In order of first appearance, those without any literal last.
    std::string typeAttribute = {};    ///< What tells kinds of items; empty: nothing does, or facets do.
};

/// Which items are of one kind: by facet, else by type attribute, and within these by the literal parts of their keys.
/// A word of a key is a literal where it repeats, is written as the others and is no attribute's value; else it is
/// data. More than 60 shapes are noise: the rest is left out.
KeyGroups groupByKeys(const KeyedItems &items);

}
