#include "model/infer/entity_attributes.h"

#include "tests/model/tables.h"

#include <gtest/gtest.h>

namespace model {
namespace {

TEST(EntityAttributes, AreReadOffTheItemsOfTheType) {
    TableDesign table = makeTable("T", keys("PK", "SK"),
        {R"({"PK": "U#1", "SK": "P", "name": "a", "age": 3})", R"({"PK": "U#2", "SK": "P", "name": "b", "age": "old"})",
            R"({"PK": "U#2", "SK": "P", "name": "c"})", R"({"PK": "O#1", "SK": "P", "total": 5})"});
    table.attributes = {
        {"name", engine::Type::S},
        {"age",  engine::Type::N}
    };
    table.entityTypes = {
        EntityType{.name = "User", .keyTemplates = {{"PK", "U#{id}"}, {"SK", "P"}}}
    };
    const std::vector<EntityAttribute> expected = {
        {.name = "name", .type = engine::Type::S, .required = true },
        {.name = "age",  .type = {},              .required = false}
    };
    EXPECT_EQ(attributesInItems(table, 0), expected);
    EXPECT_TRUE(attributesInItems(table, 1).empty()) << "no such type";
}

}
}
