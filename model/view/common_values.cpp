#include "model/view/common_values.h"

#include "model/infer/entity_inference.h"
#include "model/view/cell.h"

#include <algorithm>
#include <map>

namespace model {

std::vector<std::pair<std::string, std::size_t>> commonValues(
    const TableDesign &table, std::size_t itemIndex, std::string_view attributeName, std::size_t most) {
    constexpr std::size_t mostItems = 20'000;
    if (itemIndex >= table.items->size()) return {};
    const EntityMatcher matcher(table);
    const engine::ItemView own((*table.items)[itemIndex]->blob);
    const auto entity = matcher.entityOf(own);
    const auto ownValue = own.find(attributeName);

    std::map<std::string, std::size_t, std::less<>> counts;
    std::size_t seen = 0;
    if (ownValue && ownValue->type() == engine::Type::Bool)
        counts = {
            {"true",  0},
            {"false", 0}
        };
    for (std::size_t i = 0; i < std::min(table.items->size(), mostItems); ++i) {
        const engine::ItemView item((*table.items)[i]->blob);
        const auto value = item.find(attributeName);
        if (!value || (ownValue && value->type() != ownValue->type())) continue;
        if (value->type() == engine::Type::L || value->type() == engine::Type::M) return {};
        if (matcher.entityOf(item) != entity) continue;
        ++seen;
        ++counts[editText(*value)];
        if (counts.size() > most) return {};
    }
    // An attribute that differs in every item is an identifier: its values are no choice.
    if (counts.size() > 3 && counts.size() * 4 > seen * 3) return {};
    std::vector<std::pair<std::string, std::size_t>> values(counts.begin(), counts.end());
    std::ranges::stable_sort(values, std::greater{}, &std::pair<std::string, std::size_t>::second);
    return values;
}

}
