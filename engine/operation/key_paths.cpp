#include "engine/operation/key_paths.h"

#include "engine/base/result.h"

#include <algorithm>

namespace engine {

Result<void> checkNotInsideKeys(std::span<const DocumentPath> paths, const TableDescription &table) {
    if (std::ranges::all_of(paths, &DocumentPath::isTopLevel)) return {};
    const auto check = [&](const KeySchema &key, const char *what) -> Result<void> {
        for (const auto &attribute : key.attributes()) {
            const auto leadsInside = [&](const DocumentPath &path) {
                return !path.isTopLevel() && path.attributeName() == attribute.name;
            };
            if (std::ranges::any_of(paths, leadsInside))
                return validation(std::string("Key attributes must be scalars; list random access '[]' and map lookup "
                                              "'.' are not allowed: ") +
                                  what + ": " + attribute.name);
        }
        return {};
    };
    CHECK(check(table.keySchema, "Key"));
    for (const auto *indexes : {&table.globalSecondaryIndexes, &table.localSecondaryIndexes})
        for (const SecondaryIndex &index : *indexes) CHECK(check(index.keySchema, "IndexKey"));
    return {};
}

}
