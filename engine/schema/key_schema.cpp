#include "engine/schema/key_schema.h"

#include "engine/base/limits.h"
#include "engine/base/result.h"

#include <algorithm>

namespace engine {

const char *scalarTypeName(ScalarType type) {
    return typeName(valueType(type));
}

Type valueType(ScalarType type) {
    switch (type) {
    case ScalarType::S: return Type::S;
    case ScalarType::N: return Type::N;
    case ScalarType::B: break;
    }
    return Type::B;
}

Result<KeySchema> KeySchema::make(std::vector<KeyAttribute> partitionKeys, std::vector<KeyAttribute> sortKeys) {
    if (partitionKeys.empty())
        return validation("Invalid KeySchema: The first KeySchemaElement is not a HASH key type");
    if (partitionKeys.size() > limits::indexKeyAttributes)
        return validation("Invalid KeySchema: The KeySchema exceeds the maximum allowed number of HASH key attributes");
    if (sortKeys.size() > limits::indexKeyAttributes)
        return validation(
            "Invalid KeySchema: The KeySchema exceeds the maximum allowed number of RANGE key attributes");
    KeySchema schema;
    schema.m_partitionKeys = std::move(partitionKeys);
    schema.m_sortKeys = std::move(sortKeys);
    auto names = schema.attributes();
    std::ranges::sort(names, {}, &KeyAttribute::name);
    if (std::ranges::adjacent_find(names, {}, &KeyAttribute::name) != names.end())
        return validation("Both the Hash Key and the Range Key element in the KeySchema have the same name");
    return schema;
}

bool KeySchema::contains(std::string_view attributeName) const {
    const auto named = [&](const KeyAttribute &attribute) { return attribute.name == attributeName; };
    return std::ranges::any_of(m_partitionKeys, named) || std::ranges::any_of(m_sortKeys, named);
}

std::vector<KeyAttribute> KeySchema::attributes() const {
    auto all = m_partitionKeys;
    all.insert(all.end(), m_sortKeys.begin(), m_sortKeys.end());
    return all;
}

}
