#include "engine/schema/secondary_index.h"

#include "engine/value/blob_writer.h"

#include <algorithm>

namespace engine {

namespace {

std::optional<MissingKey> missing(ItemView item, const std::vector<KeyAttribute> &attributes) {
    for (const KeyAttribute &attribute : attributes) {
        const auto value = item.find(attribute.name);
        if (!value) return MissingKey{attribute.name, MissingKey::Why::Absent};
        if (value->type() != valueType(attribute.type)) return MissingKey{attribute.name, MissingKey::Why::WrongType};
        if (value->text().empty()) return MissingKey{attribute.name, MissingKey::Why::Empty};
    }
    return std::nullopt;
}

}

std::optional<MissingKey> missingKey(ItemView item, const SecondaryIndex &index) {
    if (auto found = missing(item, index.keySchema.partitionKeys())) return found;
    return missing(item, index.keySchema.sortKeys());
}

std::optional<ItemBlob> indexEntry(ItemView item, const SecondaryIndex &index, const KeySchema &tableKey) {
    if (missingKey(item, index)) return std::nullopt;
    ItemBlob entry;
    if (index.projection.type == Projection::Type::All) {
        entry.bytes = item.bytes();
        return entry;
    }
    for (const auto &[name, value] : item.members()) { // by name, so the entry's names ascend too
        if (!projects(index, tableKey, name)) continue;
        blob::appendName(entry.bytes, name);
        entry.bytes += value.bytes();
    }
    return entry;
}

bool projects(const SecondaryIndex &index, const KeySchema &tableKey, std::string_view attributeName) {
    if (index.projection.type == Projection::Type::All) return true;
    if (index.keySchema.contains(attributeName) || tableKey.contains(attributeName)) return true;
    return index.projection.type == Projection::Type::Include &&
           std::ranges::find(index.projection.nonKeyAttributes, attributeName) !=
               index.projection.nonKeyAttributes.end();
}

}
