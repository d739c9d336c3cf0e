#pragma once

#include "model/design/design.h"
#include "model/design/place.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace model {

/// Something that Ctrl+K can go to. The window adds its actions.
struct SearchEntry {
    enum class Kind { Table, Index, Entity, Attribute, Pattern, Action, File };
    Kind kind = Kind::Action;
    std::string text = {};   ///< What is matched and shown.
    std::string detail = {}; ///< Behind it: the table's name, a shortcut. Matched too, at half the worth.
    Place place = {};
    std::size_t tag = 0; ///< The caller's own: the number of an action.
};

/// Where the query's letters stand in the text: byte offsets of the matched characters, for bold letters.
struct FuzzyMatch {
    int score = 0; ///< Higher is better; comparable within one query.
    std::vector<std::size_t> positions = {};
};

/// All letters of the query in their order, case ignored (ASCII), spaces between words skipped. Starts of words and
/// capitals count more, runs more, the text's start most. Nothing where a letter is missing. An empty query matches.
std::optional<FuzzyMatch> fuzzyMatch(std::string_view query, std::string_view text);

struct SearchHit {
    std::size_t entry = 0; ///< Into the entries.
    FuzzyMatch match = {};
};
/// Best first; ties in the entries' order. At most `limit`.
std::vector<SearchHit> search(const std::vector<SearchEntry> &entries, std::string_view query, std::size_t limit = 50);

/// Tables, indexes, entities, attributes and patterns of a design, in that order.
std::vector<SearchEntry> searchEntries(const Design &design);

}
