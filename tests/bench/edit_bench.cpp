// How long an edit of one item among 100,000 takes, and a change of a key template that moves 10,000 items.
// To hold: one edit under 20 ms, what an edit of templates does to 10,000 items under 100 ms, before and when it
// happens. Run it from a release build.
#include "engine/value/item_json.h"
#include "model/edit/item_edits.h"
#include "model/edit/template_edits.h"
#include "model/infer/entity_inference.h"
#include "model/view/effect_lines.h"
#include "model/view/entity_chart.h"
#include "tests/bench/measure.h"

#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

namespace model {
namespace {

/// A profile for each ten items, the others orders with keys of an index.
std::string itemText(int n) {
    const std::string user = std::to_string(n / 10), day = "2024-01-" + std::to_string(10 + n % 18);
    if (n % 10 == 0) return R"({"PK": "USER#)" + user + R"(", "SK": "PROFILE", "name": "User )" + user + "\"}";
    const std::string status = n % 3 == 0 ? "Open" : "Sent";
    return R"({"PK": "USER#)" + user + R"(", "SK": "ORDER#)" + day + "#" + std::to_string(n) + R"(", "orderDate": ")" +
           day + R"(", "orderId": ")" + std::to_string(n) + R"(", "status": ")" + status +
           R"(", "total": 12.5, "GSI1PK": "STATUS#)" + status + R"(", "GSI1SK": ")" + day + "\"}";
}

Design designOf(int count) {
    using engine::KeySchema;
    TableDesign table{
        .description = {.tableName = "Shop", .keySchema = *KeySchema::make({{"PK"}}, {{"SK"}})}
    };
    table.description.globalSecondaryIndexes = {
        {.indexName = "GSI1", .keySchema = *KeySchema::make({{"GSI1PK"}}, {{"GSI1SK"}})}
    };
    EntityType user{.name = "User", .letter = "U"}, order{.name = "Order", .letter = "O"};
    user.keyTemplates = {
        {"PK", "USER#{userId}"},
        {"SK", "PROFILE"      }
    };
    order.keyTemplates = {
        {"PK",     "USER#{userId}"              },
        {"SK",     "ORDER#{orderDate}#{orderId}"},
        {"GSI1PK", "STATUS#{status}"            },
        {"GSI1SK", "{orderDate}"                }
    };
    table.entityTypes = {user, order};
    std::vector<Shared<SampleItem>> items;
    for (int i = 0; i < count; ++i) {
        SampleItem item;
        item.blob = *engine::itemFromPlainJson(itemText(i));
        items.emplace_back(std::move(item));
    }
    table.items = std::move(items);
    Design design;
    design.tables = {Shared(std::move(table))};
    return design;
}

using bench::measure;

void run() {
    const Design large = designOf(100'000), medium = designOf(10'000);
    const Place cell{.tableName = "Shop", .attributeName = "total", .itemIndex = 50'001};
    measure("one value among 100,000 items", 20, [&] { (void)setAttribute(large, cell, engine::Type::N, "1.50"); });
    const Design edited = *setAttribute(large, cell, engine::Type::N, "1.50");
    measure("and whether it changed anything", 20, [&] { (void)(edited == large); });
    const TableDesign &table = *medium.tables[0];
    const std::vector<TemplateEdit> index = {
        {"Order", "GSI1PK", "S#{status}"}
    };
    const std::vector<TemplateEdit> key = {
        {"Order", "SK", "O#{orderId}"}
    };
    measure("preview of an index key, 10,000 items", 100, [&] { (void)effectsOf(table, index); });
    measure("an index key of 10,000 items", 100, [&] { (void)setKeyTemplates(medium, "Shop", index); });
    measure("preview of the table's key, 10,000 items", 100, [&] { (void)effectsOf(table, key); });
    measure("the table's key of 10,000 items", 100, [&] { (void)setKeyTemplates(medium, "Shop", key); });
    const auto effects = *effectsOf(table, key);
    measure("the preview as lines", 20, [&] { (void)effectLines(table, effects); });
    const auto chart = entityChartOf(table, lensesOf(table));
    const std::string text = toEditableText(chart, table);
    measure("the entity chart read from its text", 5, [&] { (void)chartEditOf(chart, table, text); });
}

}
}

int main() {
    model::run();
    return bench::allHeld ? 0 : 1;
}
