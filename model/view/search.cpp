#include "model/view/search.h"

#include "model/view/item_grid.h"

#include <algorithm>
#include <limits>

namespace model {
namespace {

bool isUpper(char c) {
    return c >= 'A' && c <= 'Z';
}
bool isLower(char c) {
    return c >= 'a' && c <= 'z';
}
bool isDigit(char c) {
    return c >= '0' && c <= '9';
}
char lower(char c) {
    return isUpper(c) ? static_cast<char>(c - 'A' + 'a') : c;
}
bool isPartOfWord(char c) {
    return isUpper(c) || isLower(c) || isDigit(c) || static_cast<unsigned char>(c) >= 0x80;
}

/// A letter that a reader would abbreviate by: the text's first, a word's first, a capital within.
bool startsWord(std::string_view text, std::size_t i) {
    if (i == 0 || !isPartOfWord(text[i - 1])) return true;
    if (isUpper(text[i])) return !isUpper(text[i - 1]);
    return isDigit(text[i]) && !isDigit(text[i - 1]);
}

constexpr int perLetter = 1, textStart = 12, wordStart = 8, inRun = 6, sameCase = 1;
constexpr int impossible = std::numeric_limits<int>::min() / 2;

int worth(std::string_view query, std::string_view text, std::size_t q, std::size_t i) {
    int score = perLetter;
    if (i == 0)
        score += textStart;
    else if (startsWord(text, i))
        score += wordStart;
    return query[q] == text[i] ? score + sameCase : score;
}

}

std::optional<FuzzyMatch> fuzzyMatch(std::string_view typed, std::string_view text) {
    std::string query;
    for (const char c : typed)
        if (c != ' ') query += c;
    if (query.empty()) return FuzzyMatch();
    constexpr std::size_t most = 256; // of a name as people read it; keeps the table small
    text = text.substr(0, most);
    if (query.size() > text.size()) return std::nullopt;

    // best[q][i]: the best score of the first q + 1 letters when letter q stands at i.
    const auto width = text.size();
    std::vector<int> best(query.size() * width, impossible);
    std::vector<std::size_t> from(query.size() * width, 0);
    for (std::size_t q = 0; q < query.size(); ++q) {
        int bestBefore = impossible;
        std::size_t bestBeforeAt = 0;
        for (std::size_t i = q; i < width; ++i) {
            if (q > 0 && i > 0 && best[(q - 1) * width + i - 1] > bestBefore) {
                bestBefore = best[(q - 1) * width + i - 1];
                bestBeforeAt = i - 1;
            }
            if (lower(query[q]) != lower(text[i])) continue;
            auto &score = best[q * width + i];
            if (q == 0) {
                score = worth(query, text, q, i);
                continue;
            }
            const int run = best[(q - 1) * width + i - 1] + inRun;
            if (bestBefore <= impossible) continue;
            score = std::max(run, bestBefore) + worth(query, text, q, i);
            from[q * width + i] = run >= bestBefore ? i - 1 : bestBeforeAt;
        }
    }
    const auto last = best.end() - static_cast<std::ptrdiff_t>(width);
    const auto end = std::max_element(last, best.end());
    if (*end <= 0) return std::nullopt;
    FuzzyMatch match;
    // Of equal matches the one in the shorter text is the nearer one.
    match.score = *end * 8 - static_cast<int>(std::min<std::size_t>(text.size(), 128)) / 8;
    auto at = static_cast<std::size_t>(end - last);
    for (std::size_t q = query.size(); q-- > 0;) {
        match.positions.push_back(at);
        at = from[q * width + at];
    }
    std::ranges::reverse(match.positions);
    return match;
}

std::vector<SearchHit> search(const std::vector<SearchEntry> &entries, std::string_view query, std::size_t limit) {
    std::vector<SearchHit> hits;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (auto match = fuzzyMatch(query, entries[i].text)) {
            hits.push_back({i, std::move(*match)});
        } else if (auto inDetail = fuzzyMatch(query, entries[i].detail)) {
            hits.push_back({
                i, {inDetail->score / 2, {}}
            });
        }
    }
    std::ranges::stable_sort(hits, std::ranges::greater(), [](const SearchHit &hit) { return hit.match.score; });
    if (hits.size() > limit) hits.resize(limit);
    return hits;
}

std::vector<SearchEntry> searchEntries(const Design &design) {
    std::vector<SearchEntry> tables, indexes, entities, attributes, patterns;
    for (const auto &shared : design.tables) {
        const auto &table = *shared;
        const auto &name = table.name();
        tables.push_back({SearchEntry::Kind::Table, name, {}, {.tableName = name}});
        for (const auto *list : {&table.description.globalSecondaryIndexes, &table.description.localSecondaryIndexes})
            for (const auto &index : *list)
                indexes.push_back({
                    SearchEntry::Kind::Index, index.indexName, name,
                    {.tableName = name, .indexName = index.indexName}
                });
        for (const auto &type : table.entityTypes)
            entities.push_back({
                SearchEntry::Kind::Entity, type->name, name, {.tableName = name, .entityName = type->name}
            });
        const auto grid = ItemGrid::of(shared);
        for (std::size_t c = 0; c < grid.columnCount(); ++c)
            attributes.push_back({
                SearchEntry::Kind::Attribute, grid.column(c).name, name,
                {.tableName = name, .attributeName = grid.column(c).name}
            });
    }
    for (const auto &pattern : design.patterns)
        patterns.push_back({
            SearchEntry::Kind::Pattern, pattern->id + " " + pattern->name, pattern->tableName,
            {.tableName = pattern->tableName, .patternId = pattern->id}
        });
    auto all = std::move(tables);
    for (auto *more : {&indexes, &entities, &attributes, &patterns}) std::ranges::move(*more, std::back_inserter(all));
    return all;
}

}
