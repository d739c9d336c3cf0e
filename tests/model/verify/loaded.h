#pragma once

#include "engine/engine.h"
#include "model/deploy/to_requests.h"
#include "model/design/design.h"

#include <gtest/gtest.h>

#include <memory>

namespace model {

/// An engine that holds the design's tables and items; every item has to be accepted.
inline std::unique_ptr<engine::Engine> loaded(const Design &design) {
    auto engine = *engine::Engine::inMemory();
    for (const auto &table : design.tables) {
        const auto created = engine::call(*engine, createTableRequest(table->description));
        EXPECT_TRUE(created) << created.error().message;
        std::vector<engine::ItemBlob> items;
        for (const auto &item : *table->items) items.push_back(item->blob);
        std::size_t failed = 0;
        const auto all = engine->load(table->name(), items, &failed);
        EXPECT_TRUE(all) << table->name() << " item " << failed << ": " << all.error().message;
    }
    return engine;
}

}
