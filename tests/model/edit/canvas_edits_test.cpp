#include "model/edit/canvas_edits.h"

#include "engine/schema/secondary_index.h"
#include "tests/model/tables.h"

#include <gtest/gtest.h>

#include <tuple>

namespace model {
namespace {

/// Orders and users; GSI1 has keys of its own, ByStatus is keyed by an attribute, ByTotal is local.
Design shop() {
    TableDesign table = makeTable("Shop", keys("PK", "SK"),
        {R"({"PK": "USER#1", "SK": "PROFILE", "email": "a@b.c"})",
            R"({"PK": "USER#1", "SK": "ORDER#2024-01-05", "status": "Open", "total": 5, "lines": [1], "day": "5"})"});
    table.description.globalSecondaryIndexes = {makeIndex("GSI1", keys("GSI1PK", "GSI1SK")),
        makeIndex("ByStatus", keys("status", "PK"), {engine::Projection::Type::Include, {"total"}})};
    table.description.localSecondaryIndexes = {makeIndex("ByTotal", keys("PK", "total:N"))};
    EntityType user{.name = "User"}, order{.name = "Order"};
    user.keyTemplates = {
        {"PK", "USER#{userId}"},
        {"SK", "PROFILE"      }
    };
    order.keyTemplates = {
        {"PK", "USER#{userId}"    },
        {"SK", "ORDER#{orderDate}"}
    };
    table.entityTypes = {Shared(user), Shared(order)};
    Design design;
    design.tables = {Shared(table)};
    return design;
}

std::string keyText(const Design &design, const char *index) {
    const auto &description = design.tables[0]->description;
    const auto &key = *index ? description.index(index)->keySchema : description.keySchema;
    std::string out;
    const auto add = [&](const auto &attributes) {
        for (const auto &one : attributes) out += one.name + ":" + engine::scalarTypeName(one.type) + " ";
    };
    add(key.partitionKeys());
    out += "/ ";
    add(key.sortKeys());
    return out;
}

TEST(CanvasEdits, AnAttributeIsDroppedOnAKeySlot) {
    struct Case {
        const char *why;
        KeySlot slot;
        const char *attribute;
        bool insert;
        const char *key;
    };
    const Case cases[] = {
        {"in the place of another, with its type", {"Shop", "GSI1", true, 0},  "total", false, "GSI1PK:S / total:N "         },
        {"behind the last",                        {"Shop", "GSI1", true, 1},  "total", false, "GSI1PK:S / GSI1SK:S total:N "},
        {"before another",                         {"Shop", "GSI1", false, 0}, "day",   true,  "day:S GSI1PK:S / GSI1SK:S "  },
        {"one that nobody knows is a text",        {"Shop", "GSI1", false, 1}, "new",   false, "GSI1PK:S new:S / GSI1SK:S "  },
        {"emptied",                                {"Shop", "GSI1", true, 0},  "",      false, "GSI1PK:S / "                 },
        {"of the table",                           {"Shop", "", true, 0},      "day",   false, "PK:S / day:S "               },
    };
    for (const Case &one : cases) {
        const auto after =
            one.insert ? insertInKey(shop(), one.slot, one.attribute) : setKeySlot(shop(), one.slot, one.attribute);
        ASSERT_TRUE(after) << one.why << ": " << after.error().english();
        EXPECT_EQ(keyText(*after, one.slot.indexName.c_str()), one.key) << one.why;
    }
    EXPECT_EQ(setKeySlot(shop(), {"Shop", "GSI1", true, 0}, "lines").error().english(),
        "lines is of type L; a key is of type S, N or B.");
    EXPECT_FALSE(setKeySlot(shop(), {"Shop", "GSI1", false, 0}, "")) << "a partition key is needed";
    EXPECT_FALSE(setKeySlot(shop(), {"Shop", "GSI1", true, 0}, "GSI1PK")) << "no attribute twice";
    EXPECT_FALSE(insertInKey(shop(), {"Shop", "ByTotal", true, 0}, "day")) << "a local index has one";
    EXPECT_FALSE(setKeySlot(shop(), {"Shop", "Nowhere", true, 0}, "day"));
    Design full = shop();
    for (const char *name : {"a", "b", "c"}) full = *insertInKey(full, {"Shop", "GSI1", false, 0}, name);
    EXPECT_EQ(keyText(full, "GSI1"), "c:S b:S a:S GSI1PK:S / GSI1SK:S ") << "up to four";
    EXPECT_FALSE(insertInKey(full, {"Shop", "GSI1", false, 0}, "d"));
}

TEST(CanvasEdits, AnAttributeIsDroppedOnAProjection) {
    const auto projected = [](const Design &design, const char *index) {
        const auto &projection = design.tables[0]->description.index(index)->projection;
        std::string out = projection.type == engine::Projection::Type::Include ? "INCLUDE" : "other";
        for (const auto &name : projection.nonKeyAttributes) out += ' ' + name;
        return out;
    };
    EXPECT_EQ(projected(*projectAttribute(shop(), "Shop", "ByStatus", "day"), "ByStatus"), "INCLUDE total day");
    EXPECT_FALSE(projectAttribute(shop(), "Shop", "ByStatus", "total")) << "it is there";
    EXPECT_FALSE(projectAttribute(shop(), "Shop", "ByStatus", "SK")) << "keys of the table always are";
    EXPECT_FALSE(projectAttribute(shop(), "Shop", "GSI1", "day")) << "everything is";
    const auto none = unprojectAttribute(shop(), "Shop", "ByStatus", "total");
    ASSERT_TRUE(none);
    EXPECT_EQ(none->tables[0]->description.index("ByStatus")->projection.type, engine::Projection::Type::KeysOnly);
    EXPECT_EQ(projected(*projectAttribute(*none, "Shop", "ByStatus", "day"), "ByStatus"), "INCLUDE day");
    EXPECT_FALSE(unprojectAttribute(shop(), "Shop", "ByStatus", "day"));
}

TEST(CanvasEdits, AnEntityIsDroppedOnAnIndex) {
    const auto templates = [](const char *entity, const char *index) {
        std::string out;
        const auto edits = templatesForIndex(*shop().tables[0], entity, index);
        for (const auto &edit : *edits) out += edit.attributeName + "=" + edit.keyTemplate + " ";
        return out;
    };
    EXPECT_EQ(templates("Order", "GSI1"), "GSI1PK=ORDER#{orderDate} GSI1SK=USER#{userId} ") << "the table turned round";
    EXPECT_EQ(templates("User", "GSI1"), "GSI1PK=PROFILE GSI1SK=USER#{userId} ");
    EXPECT_EQ(templates("Order", "ByStatus"), "status={status} ") << "its items have the attribute";
    EXPECT_EQ(templates("User", "ByTotal"), "total={total} ") << "a number is made of no template's letters";
    EXPECT_FALSE(templatesForIndex(*shop().tables[0], "Nobody", "GSI1"));
    EXPECT_FALSE(templatesForIndex(*shop().tables[0], "User", "Nowhere"));

    Design design = *setKeyTemplates(shop(), "Shop", *templatesForIndex(*shop().tables[0], "Order", "GSI1"));
    const auto inside =
        engine::missingKey((*design.tables[0]->items)[1]->blob, *design.tables[0]->description.index("GSI1"));
    EXPECT_FALSE(inside) << "its items are in the index then";
    EXPECT_TRUE(templatesForIndex(*design.tables[0], "Order", "GSI1")->empty()) << "nothing is left to do";
    const auto out = templatesOutOfIndex(*design.tables[0], "Order", "GSI1");
    ASSERT_TRUE(out);
    EXPECT_EQ(*setKeyTemplates(design, "Shop", *out)->tables[0]->entityTypes[1], *shop().tables[0]->entityTypes[1]);
    EXPECT_FALSE(templatesOutOfIndex(*shop().tables[0], "Order", "ByStatus")) << "its attribute keeps it in";
}

}
}
