#include "model/infer/entity_attributes.h"

#include "model/infer/entity_inference.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>

namespace model {

std::vector<EntityAttribute> attributesInItems(const TableDesign &table, std::size_t entity) {
    constexpr std::size_t mostItems = 10'000;
    struct Seen {
        std::set<engine::Type> types;
        std::size_t items = 0;
    };
    std::map<std::string, Seen, std::less<>> seen;
    std::size_t items = 0;
    const EntityMatcher matcher(table);
    for (const auto &item : *table.items) {
        if (items == mostItems) break;
        const engine::ItemView view(item->blob);
        if (matcher.entityOf(view) != entity) continue;
        ++items;
        for (const auto &[name, value] : view.members()) {
            auto found = seen.find(name);
            if (found == seen.end()) found = seen.emplace(std::string(name), Seen()).first;
            found->second.types.insert(value.type());
            ++found->second.items;
        }
    }
    std::vector<EntityAttribute> attributes;
    for (const auto &[name, what] : seen) {
        if (table.description.keySchema.contains(name)) continue;
        EntityAttribute attribute{.name = name, .required = what.items == items};
        if (what.types.size() == 1) attribute.type = *what.types.begin();
        attributes.push_back(std::move(attribute));
    }
    std::ranges::stable_sort(attributes, {}, [&](const EntityAttribute &attribute) {
        return std::ranges::find(table.attributes, attribute.name, &DeclaredAttribute::name) - table.attributes.begin();
    });
    return attributes;
}

}
