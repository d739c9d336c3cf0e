#include "model/edit/following_keys.h"

#include "model/design/key_template.h"
#include "model/infer/entity_inference.h"

#include <algorithm>
#include <map>

namespace model {

std::vector<CellValue> withFollowingKeys(const TableDesign &table, std::vector<CellValue> cells) {
    std::map<std::size_t, std::vector<std::size_t>> byItem;
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (cells[i].itemIndex < table.items->size()) byItem[cells[i].itemIndex].push_back(i);

    const EntityMatcher matcher(table);
    std::vector<CellValue> following;
    for (const auto &[itemIndex, numbers] : byItem) {
        const engine::ItemView before((*table.items)[itemIndex]->blob);
        const auto entity = matcher.entityOf(before);
        if (!entity) continue;
        const auto isSet = [&, &changed = numbers](const std::string &name) {
            return std::ranges::any_of(changed, [&](std::size_t i) { return cells[i].attributeName == name; });
        };
        engine::ItemBlob now;
        for (const auto &[attribute, text] : table.entityTypes[*entity]->keyTemplates) {
            if (table.description.keySchema.contains(attribute) || isSet(attribute)) continue;
            const KeyTemplate keyTemplate(text);
            if (std::ranges::none_of(keyTemplate.variables(), isSet)) continue;
            const auto said = before.find(attribute);
            const auto was = keyTemplate.fill(before);
            if (!said || said->type() != engine::Type::S || !was || said->text() != *was) continue;
            if (now.bytes.empty()) {
                auto item = before.decode();
                for (const std::size_t i : numbers)
                    item[cells[i].attributeName] = engine::ValueView(cells[i].value).decode();
                now = engine::encode(item);
            }
            const auto becomes = keyTemplate.fill(now);
            if (becomes && *becomes != *was)
                following.push_back({itemIndex, attribute, engine::encode(engine::AttributeValue{*becomes})});
        }
    }
    cells.insert(cells.end(), std::make_move_iterator(following.begin()), std::make_move_iterator(following.end()));
    return cells;
}

}
