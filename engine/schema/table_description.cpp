#include "engine/schema/table_description.h"

#include <algorithm>

namespace engine {

const SecondaryIndex *TableDescription::index(std::string_view indexName) const {
    for (const auto *indexes : {&globalSecondaryIndexes, &localSecondaryIndexes}) {
        const auto found = std::ranges::find(*indexes, indexName, &SecondaryIndex::indexName);
        if (found != indexes->end()) return &*found;
    }
    return nullptr;
}

std::vector<KeyAttribute> TableDescription::attributeDefinitions() const {
    std::vector<KeyAttribute> definitions;
    const auto add = [&](const KeySchema &schema) {
        for (const KeyAttribute &attribute : schema.attributes())
            if (std::ranges::find(definitions, attribute.name, &KeyAttribute::name) == definitions.end())
                definitions.push_back(attribute);
    };
    add(keySchema);
    for (const SecondaryIndex &index : localSecondaryIndexes) add(index.keySchema);
    for (const SecondaryIndex &index : globalSecondaryIndexes) add(index.keySchema);
    return definitions;
}

}
