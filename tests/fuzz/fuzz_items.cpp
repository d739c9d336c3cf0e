// Whatever a file of items holds: a problem, or a plan by which the rows are items or refused, each with a reason; and
// what came in goes out and in again as it is.
#include "model/items/item_export.h"
#include "model/items/item_import.h"
#include "tests/fuzz/require.h"

using namespace model;

namespace {

Design emptyDesign() {
    TableDesign table{
        .description = {.tableName = "T",
                        .keySchema = *engine::KeySchema::make({{"PK", engine::ScalarType::S}}, {{"n", engine::ScalarType::N}})}
    };
    table.attributes = {
        {"tags",  engine::Type::SS},
        {"photo", engine::Type::B }
    };
    table.entityTypes = {
        EntityType{.name = "E", .keyTemplates = {{"PK", "E#{id}"}}}
    };
    Design design;
    design.tables.emplace_back(std::move(table));
    return design;
}

}

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size) {
    static const Design empty = emptyDesign();
    const ItemsInput input = ItemsInput::fromText({}, std::string(reinterpret_cast<const char *>(data), size));
    if (const auto any = readItems(input); !any) REQUIRE(!any.error().english().empty());
    const auto preview = planImport(*empty.tables[0], input);
    if (!preview) {
        REQUIRE(!preview.error().english().empty());
        return 0;
    }
    const auto imported = importItems(empty, "T", input, preview->plan);
    if (!imported) {
        REQUIRE(!imported.error().english().empty());
        return 0;
    }
    REQUIRE(imported->rows == imported->added + imported->replaced + imported->skipped + imported->refused.size());
    REQUIRE(imported->rows == preview->rows);
    for (const RefusedRow &row : imported->refused) REQUIRE(!row.reason.english().empty() && row.line > 0);
    refusedText(preview->plan, imported->refused);

    const auto &items = *imported->design.tables[0]->items;
    REQUIRE(items.size() == imported->added);
    if (items.empty()) return 0;
    for (const ItemsFormat format : {ItemsFormat::JsonLines, ItemsFormat::Json, ItemsFormat::S3Export}) {
        const ItemsInput written =
            ItemsInput::fromText({}, exportedText(*imported->design.tables[0], {.format = format}));
        const auto plan = planImport(*empty.tables[0], written);
        REQUIRE(plan);
        const auto again = importItems(empty, "T", written, plan->plan);
        REQUIRE(again);
        const auto &same = *again->design.tables[0]->items;
        REQUIRE(same.size() == items.size());
        for (std::size_t i = 0; i < items.size(); ++i) REQUIRE(same[i]->blob == items[i]->blob);
    }
    return 0;
}
