// What stands between an edit and the verdicts: 50 access patterns on 10,000 items, as many as a large model has.
#include "engine/value/item_json.h"
#include "model/deploy/sandbox.h"
#include "model/verify/verify.h"

#include "tests/bench/measure.h"

#include <cstdlib>

namespace model {
namespace {

std::string itemText(int n) {
    const std::string user = std::to_string(n / 20), day = "2026-03-" + std::to_string(10 + n % 20);
    if (n % 20 == 0) return R"({"PK": "USER#)" + user + R"(", "SK": "PROFILE", "name": "Someone"})";
    return R"({"PK": "USER#)" + user + R"(", "SK": "ORDER#)" + day + "#" + std::to_string(n) + R"(", "total": )" +
           std::to_string(n % 900) + R"(, "GSI1PK": "STATUS#)" + (n % 50 == 1 ? "Open" : "Paid") +
           R"(", "GSI1SK": ")" + day + "\"}";
}

/// Reads and writes in the mix of an application, each with what it expects.
Design designOf(int items, int patterns) {
    using engine::KeySchema;
    TableDesign table{
        .description = {.tableName = "Shop", .keySchema = *KeySchema::make({{"PK"}}, {{"SK"}})}
    };
    table.description.globalSecondaryIndexes = {
        {.indexName = "GSI1", .keySchema = *KeySchema::make({{"GSI1PK"}}, {{"GSI1SK"}})}
    };
    EntityType user{.name = "User"}, order{.name = "Order"};
    user.keyTemplates = {
        {"PK", "USER#{userId}"},
        {"SK", "PROFILE"      }
    };
    order.keyTemplates = {
        {"PK", "USER#{userId}"       },
        {"SK", "ORDER#{date}#{order}"}
    };
    table.entityTypes = {user, order};
    std::vector<Shared<SampleItem>> all;
    for (int i = 0; i < items; ++i) {
        SampleItem item;
        item.blob = *engine::itemFromPlainJson(itemText(i));
        all.emplace_back(std::move(item));
    }
    table.items = std::move(all);
    Design design;
    design.tables = {Shared(std::move(table))};
    for (int i = 0; i < patterns; ++i) {
        AccessPattern pattern{.id = "AP" + std::to_string(i), .tableName = "Shop"};
        pattern.arguments["user"] = {std::to_string(i * 9)};
        pattern.parameters[":user"] = "USER#{user}";
        pattern.keyConditionExpression = "PK = :user";
        switch (i % 5) {
        case 0: // a collection of 20, with its kinds
            pattern.expectedCount = 20;
            pattern.expectedEntities = {"User", "Order"};
            break;
        case 1: // one item
            pattern.operation = "GetItem";
            pattern.keyConditionExpression += " AND SK = :profile";
            pattern.values[":profile"] = R"({"S": "PROFILE"})";
            break;
        case 2: // 190 items through an index
            pattern.indexName = "GSI1";
            pattern.keyConditionExpression = "GSI1PK = :open";
            pattern.parameters.clear();
            pattern.values[":open"] = R"({"S": "STATUS#Open"})";
            break;
        case 3: // a filter
            pattern.filterExpression = "total > :total";
            pattern.values[":total"] = R"({"N": "100"})";
            break;
        default: // a write
            pattern.operation = "PutItem";
            pattern.keyConditionExpression.clear();
            pattern.parameters.clear();
            pattern.request = R"({"Item": {"PK": {"S": "USER#{user}"}, "SK": {"S": "ORDER#x"}}})";
        }
        design.patterns.emplace_back(std::move(pattern));
    }
    return design;
}

void run() {
    const Design design = designOf(10'000, 50);
    const auto sandbox = *Sandbox::make();
    if (!sandbox->show(design)) std::exit(1);
    std::size_t good = 0;
    bench::measure("50 access patterns on 10,000 items", 100, [&] {
        const auto verdicts = verify(design, *sandbox);
        good = static_cast<std::size_t>(
            std::ranges::count_if(verdicts, [](const Verdict &verdict) { return served(verdict.kind); }));
    });
    if (good != design.patterns.size()) {
        std::printf("only %zu of them are served\n", good);
        bench::allHeld = false;
    }
}

}
}

int main() {
    model::run();
    return bench::allHeld ? 0 : 1;
}
