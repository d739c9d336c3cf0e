#include "model/infer/key_variables.h"

#include "model/design/key_template.h"

#include <algorithm>

namespace model {

std::set<std::string> keyVariablesOf(const TableDesign &table, const EntityType &entity) {
    std::set<std::string> out;
    for (const engine::KeyAttribute &key : table.description.keySchema.attributes()) {
        const auto found = entity.keyTemplates.find(key.name);
        for (std::string &name :
            KeyTemplate(found == entity.keyTemplates.end() ? '{' + key.name + '}' : found->second).variables())
            out.insert(std::move(name));
    }
    return out;
}

std::optional<std::size_t> parentOf(const TableDesign &table, std::size_t entity) {
    const auto own = keyVariablesOf(table, *table.entityTypes[entity]);
    std::optional<std::size_t> best;
    std::size_t most = 0;
    for (std::size_t i = 0; i < table.entityTypes.size(); ++i) {
        if (i == entity) continue;
        const auto others = keyVariablesOf(table, *table.entityTypes[i]);
        if (others.empty() || others.size() >= own.size() || others.size() <= most) continue;
        if (!std::ranges::includes(own, others)) continue;
        best = i;
        most = others.size();
    }
    return best;
}

}
