#pragma once

#include "engine/engine.h"

#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

/// An index in short: "g:S h:N" is partition key and sort key with their types, "a:S b:S | c:N" several of a kind.
struct IndexInShort {
    const char *name;
    const char *key;
    const char *projection = R"({"ProjectionType": "ALL"})";
    bool local = false;
};

/// An engine in memory, spoken to as its users do: in DynamoDB JSON.
class Calls : public testing::Test {
protected:
    /// The answer as `json` writes it, or "ValidationException: what is wrong".
    std::string call(std::string_view operation, std::string_view request);
    /// A test failure unless the call succeeds.
    void ok(std::string_view operation, std::string_view request);
    /// Makes an on-demand table.
    void table(const char *name, const char *key, const std::vector<IndexInShort> &indexes = {});
    void put(const char *table, std::string_view item);
    /// One member of the answer, "Item/a/S"; "null" if it is not there.
    std::string member(std::string_view operation, std::string_view request, std::string_view path);
    /// The named attribute of each item of a Query or Scan, in their order: "a b c".
    std::string names(std::string_view operation, std::string_view request, const char *attribute);

    /// What a request consumed: "table 3, GSI1 1"; arms that are not reported are left out.
    std::string units(std::string_view operation, std::string_view request);

    /// The engine's time: it stands still unless a test moves it.
    std::shared_ptr<ManualClock> clock = std::make_shared<ManualClock>(1'800'000'000'000);
    std::unique_ptr<Engine> engine = *Engine::inMemory(clock);
};

/// JSON without spaces, members by name: equal texts are equal values.
std::string json(std::string_view text);

}
