#include "app/data/find_items.h"

#include "app/window/text.h"
#include "model/view/cell.h"

#include <algorithm>

namespace app {

std::vector<FindMatch> findInItems(const model::TableDesign &table, const std::vector<std::size_t> &items,
    const FindPattern &pattern, FindScope scope, const Stop &stop) {
    constexpr std::size_t wholeText = 409'600; // an item is no longer
    std::vector<FindMatch> matches;
    if (pattern.empty()) return matches;
    const auto definitions = table.description.attributeDefinitions();
    const auto keyRank = [&](std::string_view name) {
        return std::ranges::find(definitions, name, &engine::KeyAttribute::name) - definitions.begin();
    };
    const auto last = static_cast<std::ptrdiff_t>(definitions.size());
    const auto wanted = [&](std::string_view name) {
        if (scope == FindScope::KeysAndValues) return true;
        return (keyRank(name) < last) == (scope == FindScope::Keys);
    };
    for (const std::size_t item : items) {
        if (stop.requested()) break;
        const auto &sample = *(*table.items)[item];
        const auto begin = matches.size();
        for (const auto &[name, value] : engine::ItemView(sample.blob).members())
            if (wanted(name) && pattern.matches(toQString(model::displayText(value, wholeText))))
                matches.push_back({item, std::string(name)});
        for (const auto &damaged : sample.damaged)
            if (wanted(damaged.attributeName) && pattern.matches(toQString(damaged.json)))
                matches.push_back({item, damaged.attributeName});
        std::stable_sort(matches.begin() + static_cast<std::ptrdiff_t>(begin), matches.end(),
            [&](const FindMatch &a, const FindMatch &b) {
                return keyRank(a.attributeName) < keyRank(b.attributeName);
            });
    }
    return matches;
}

tl::expected<std::vector<model::CellValue>, NotReplaced> replaceInItems(const model::TableDesign &table,
    const std::vector<FindMatch> &matches, const FindPattern &pattern, const QString &with) {
    std::vector<model::CellValue> cells;
    for (const FindMatch &match : matches) {
        const auto value = engine::ItemView((*table.items)[match.item]->blob).find(match.attributeName);
        if (!value || value->type() == engine::Type::B || value->type() == engine::Type::BS) continue;
        const QString before = toQString(model::editText(*value));
        const QString after = pattern.replaced(before, with);
        if (after == before) continue;
        auto parsed = model::valueFromEditText(value->type(), toUtf8(after));
        if (!parsed) return tl::unexpected(NotReplaced{match, parsed.error()});
        cells.push_back({match.item, match.attributeName, *std::move(parsed)});
    }
    return cells;
}

}
