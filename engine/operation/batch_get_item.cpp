#include "engine/base/limits.h"
#include "engine/capacity/consumed_by_table.h"
#include "engine/capacity/units.h"
#include "engine/operation/operations.h"
#include "engine/request/request_expressions.h"
#include "engine/schema/key_checks.h"
#include "engine/storage/tree_key.h"

#include <set>

namespace engine {

namespace {

constexpr std::size_t answerBytes = 16'777'216; // API Reference, BatchGetItem: "up to 16 MB of data"

/// One table's part of the request.
struct Part {
    const KeysAndAttributes *asked = nullptr;
    std::optional<ProjectedPaths> projection{};
    StoredTable *table = nullptr;
    std::vector<Bytes> treeKeys{};
};

/// What the request alone tells.
Result<std::vector<Part>> readParts(const BatchGetItemInput &input) {
    if (input.requestItems.empty()) return validation("The requestItems parameter is required for BatchGetItem");
    CHECK(checkParameters(input));
    std::vector<Part> parts;
    std::size_t keyCount = 0;
    for (const auto &[name, asked] : input.requestItems) {
        CHECK(checkParameters(asked));
        TRY(auto projection, readProjection(asked));
        std::set<ByteView> keys;
        for (const auto &key : asked.keys)
            if (!keys.insert(key.bytes).second) return validation("Provided list of item keys contains duplicates");
        keyCount += asked.keys.size();
        if (keyCount > limits::batchGetKeys) return validation("Too many items requested for the BatchGetItem call");
        parts.push_back({.asked = &asked, .projection = std::move(projection)});
    }
    return parts;
}

}

Result<BatchGetItemOutput> run(Context &context, const BatchGetItemInput &input) {
    TRY(auto parts, readParts(input));
    auto part = parts.begin();
    for (const auto &[name, asked] : input.requestItems) {
        TRY(part->table, context.store.table(name));
        for (const auto &key : asked.keys) {
            CHECK(checkKey(key, part->table->description.keySchema));
            part->treeKeys.push_back(*treeKey(key, part->table->description.keySchema));
        }
        ++part;
    }

    BatchGetItemOutput output;
    ConsumedByTable consumed;
    std::size_t bytes = 0;
    for (auto &[asked, projection, table, treeKeys] : parts) {
        const auto &name = table->description.tableName;
        auto &items = output.responses[name];
        for (std::size_t i = 0; i < treeKeys.size(); ++i) {
            if (bytes >= answerBytes) { // the rest is handed back, to be asked for again
                auto left = *asked;
                left.keys.erase(left.keys.begin(), left.keys.begin() + static_cast<std::ptrdiff_t>(i));
                output.unprocessedKeys.emplace(name, std::move(left));
                break;
            }
            TRY(auto stored, table->items.tree.find(treeKeys[i]));
            const auto itemBytes = stored ? stored->bytes : 0;
            bytes += itemBytes;
            consumed.of(table->description)
                .addTable(readUnits(itemBytes, asked->consistentRead ? ReadMode::Consistent : ReadMode::Eventual));
            if (stored) items.push_back(projection ? project(*projection, stored->item) : std::move(stored->item));
        }
    }
    output.consumedCapacity = consumed.reports(input.returnConsumedCapacity);
    return output;
}

}
