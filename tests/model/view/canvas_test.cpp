#include "model/view/canvas.h"

#include "model/infer/entity_inference.h"
#include "tests/model/tables.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

namespace model {
namespace {

Design shop() {
    auto table = makeTable("AppData", keys("PK", "SK"),
        {
            R"({"PK": "USER#U1", "SK": "PROFILE", "name": "Asha"})",
            R"({"PK": "USER#U1", "SK": "ORDER#2024-01-05", "orderDate": "2024-01-05", "status": "Done", "flag": "1",
                "GSI1PK": "STATUS#Done", "GSI1SK": "2024-01-05"})",
            R"({"PK": "USER#U1", "SK": "ORDER#2024-01-06", "orderDate": "2024-01-06", "status": "Open",
                "GSI1PK": "STATUS#Open", "GSI1SK": "2024-01-06"})",
            R"({"PK": "USER#U1", "SK": "ORDER#2024-01-05#ITEM#P1", "productId": "P1", "qty": 2})",
            R"({"PK": "PRODUCT#P1", "SK": "DETAILS", "productId": "P1", "GSI1PK": "CATEGORY#x", "GSI1SK": "P1"})",
            R"({"PK": "PRODUCT#P1", "SK": "REVIEW#R1", "rating": 5})",
        });
    table.description.globalSecondaryIndexes = {
        makeIndex("GSI1", keys("GSI1PK", "GSI1SK"), {engine::Projection::Type::Include, {"status"}}),
        makeIndex("GSI2", keys("flag"), {engine::Projection::Type::KeysOnly, {}})};
    table.description.localSecondaryIndexes = {makeIndex("LSI1", keys("PK", "orderDate"))};
    Design design;
    design.tables = {withEntityTypes(table), makeTable("Events", keys("id"), {})};
    return design;
}

std::string rowsOf(const CanvasCard &card) {
    std::string out;
    for (const auto &row : card.rows) {
        std::string text = row.text.english();
        for (const auto &part : row.parts) text += part.variable ? "{" + part.text + "}" : part.text;
        out += row.name + (row.tag.empty() ? "" : "[" + row.tag + "]") + (text.empty() ? "" : "=" + text) + ":" +
               row.type + " ";
    }
    return out;
}

bool strictlyInside(const CanvasRect &rect, CanvasPoint a, CanvasPoint b) {
    return std::max(a.x, b.x) > rect.x && std::min(a.x, b.x) < rect.right() && std::max(a.y, b.y) > rect.y &&
           std::min(a.y, b.y) < rect.bottom();
}

/// Every route is made of horizontal and vertical pieces and starts and ends at its cards' edges.
void expectRoutes(const Canvas &canvas, bool aroundCards) {
    for (const auto &link : canvas.links) {
        ASSERT_GE(link.route.size(), 2U) << link.id;
        const auto onEdge = [](const CanvasRect &rect, CanvasPoint p) {
            const bool side = (p.x == rect.x || p.x == rect.right()) && p.y >= rect.y && p.y <= rect.bottom();
            const bool end = (p.y == rect.y || p.y == rect.bottom()) && p.x >= rect.x && p.x <= rect.right();
            return side || end;
        };
        EXPECT_TRUE(onEdge(canvas.cards[link.from].rect, link.route.front())) << link.id;
        EXPECT_TRUE(onEdge(canvas.cards[link.to].rect, link.route.back())) << link.id;
        for (std::size_t i = 0; i + 1 < link.route.size(); ++i) {
            const auto a = link.route[i], b = link.route[i + 1];
            EXPECT_TRUE((a.x == b.x) != (a.y == b.y)) << link.id << ": straight, and not of no length";
            if (!aroundCards) continue;
            for (const auto &card : canvas.cards)
                EXPECT_FALSE(strictlyInside(card.rect, a, b)) << link.id << " runs through " << card.id;
        }
    }
}

}

TEST(Canvas, ShowsTablesIndexesAndEntities) {
    const auto canvas = canvasOf(shop(), "AppData", {});
    std::string ids;
    for (const auto &card : canvas.cards) ids += card.id + " ";
    EXPECT_EQ(ids, "entity/AppData/User entity/AppData/Order entity/AppData/OrderItem entity/AppData/Product "
                   "entity/AppData/Review table/AppData index/AppData/GSI1 index/AppData/GSI2 index/AppData/LSI1 ");
    EXPECT_EQ(rowsOf(*canvas.card("table/AppData")), "PK[PK]:S SK[SK]:S ");
    EXPECT_EQ(rowsOf(*canvas.card("index/AppData/GSI1")), "GSI1PK[PK]:S GSI1SK[SK]:S =Projects keys, status: ");
    EXPECT_EQ(rowsOf(*canvas.card("entity/AppData/Order")),
        "PK=USER#{userId}:S SK=ORDER#{orderDate}:S GSI1PK=STATUS#{status}:S GSI1SK={orderDate}:S "
        "flag[GSI2 PK]:S orderDate[LSI1 SK]:S status:S ")
        << "keys with templates, then index keys, then the rest";
    EXPECT_EQ(canvas.card("entity/AppData/Order")->subtitle.english(), "2 items");
    EXPECT_EQ(canvas.card("index/AppData/GSI1")->subtitle.english(), "GSI, overloaded");
    EXPECT_EQ(canvas.card("index/AppData/GSI2")->subtitle.english(), "GSI, sparse");
    EXPECT_EQ(canvas.card("index/AppData/LSI1")->subtitle.english(), "LSI");
    EXPECT_EQ(canvas.card("index/AppData/GSI2")->foot.english(), "1 of 6 items");
    EXPECT_EQ(canvas.card("index/AppData/GSI1")->entities, (std::vector<std::size_t>{1, 3}));
    EXPECT_EQ(canvasOf(shop(), "", {}).cards.size(), 10U) << "all tables";
    EXPECT_TRUE(canvasOf(shop(), "none", {}).cards.empty());
}

TEST(Canvas, TidiesCardsWithoutOverlap) {
    const auto canvas = canvasOf(shop(), "", {});
    for (std::size_t i = 0; i < canvas.cards.size(); ++i) {
        const auto &a = canvas.cards[i].rect;
        for (std::size_t j = i + 1; j < canvas.cards.size(); ++j) {
            const auto &b = canvas.cards[j].rect;
            EXPECT_FALSE(a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom())
                << canvas.cards[i].id << " on " << canvas.cards[j].id;
        }
        EXPECT_GE(a.x, canvas.bounds.x);
        EXPECT_LE(a.right(), canvas.bounds.right());
        double y = 0;
        for (const auto &row : canvas.cards[i].rows) {
            EXPECT_GE(row.y, y) << "rows below each other";
            y = row.y + row.height;
        }
        EXPECT_LE(y, a.height) << "and within their card";
    }
    for (const auto &card : canvas.cards)
        if (card.kind == CanvasCard::Kind::Entity) {
            EXPECT_LT(card.rect.right(), canvas.card("table/AppData")->rect.x) << "entities left, indexes right";
        }
}

TEST(Canvas, RoutesLinksAroundCards) {
    const auto canvas = canvasOf(shop(), "AppData", {});
    std::string ids;
    for (const auto &link : canvas.links) ids += link.id + " ";
    EXPECT_EQ(ids, "index/AppData/GSI1<entity/AppData/Order index/AppData/GSI1<entity/AppData/Product "
                   "index/AppData/GSI2<entity/AppData/Order index/AppData/LSI1<entity/AppData/Order "
                   "entity/AppData/User>entity/AppData/Order entity/AppData/Order>entity/AppData/OrderItem "
                   "entity/AppData/Product>entity/AppData/OrderItem entity/AppData/Product>entity/AppData/Review ");
    EXPECT_EQ(canvas.cards[canvas.links[0].from].rows[*canvas.links[0].fromRow].name, "GSI1PK");
    EXPECT_EQ(canvas.cards[canvas.links[3].from].rows[*canvas.links[3].fromRow].name, "orderDate")
        << "an LSI by its sort key, the partition key being the table's";
    expectRoutes(canvas, true);
    EXPECT_EQ(canvas.links[4].route.size(), 2U) << "side by side: one straight line";
}

TEST(Canvas, RoutesSomehowWhereverCardsStand) {
    std::mt19937 random(7);
    std::uniform_int_distribution<int> place(0, 900);
    auto canvas = canvasOf(shop(), "AppData", {});
    for (int i = 0; i < 50; ++i) {
        for (auto &card : canvas.cards) {
            card.rect.x = place(random);
            card.rect.y = place(random);
        }
        routeLinks(canvas, {});
        expectRoutes(canvas, false);
    }
}

TEST(Canvas, KeepsWhatSomeonePlaced) {
    auto design = shop();
    design.layout = Layout{
        {{"entity/AppData/User", {500, 16}}, {"entity/AppData/Gone", {1, 1}}}
    };
    const auto canvas = canvasOf(design, "AppData", {});
    const auto &user = *canvas.card("entity/AppData/User");
    EXPECT_TRUE(user.placed);
    EXPECT_EQ(user.rect.x, 500);
    for (const auto &card : canvas.cards) {
        if (card.id == user.id) continue;
        const auto &b = card.rect;
        EXPECT_FALSE(
            user.rect.x < b.right() && b.x < user.rect.right() && user.rect.y < b.bottom() && b.y < user.rect.bottom())
            << card.id << " makes room";
    }
    expectRoutes(canvas, true);

    design.layout = tidyLayout(design, "AppData", {});
    EXPECT_EQ(design.layout->cards.at("entity/AppData/User").x, 16) << "tidy again";
    EXPECT_TRUE(design.layout->cards.contains("entity/AppData/Gone")) << "other cards' places stay";
    design.layout = Layout{{{"entity/AppData/User", {std::nan(""), 0}}}};
    EXPECT_FALSE(canvasOf(design, "AppData", {}).card("entity/AppData/User")->placed) << "no place at all";
}

TEST(Canvas, ReadsRelationsOffKeyVariables) {
    const auto relation = [](std::vector<std::map<std::string, std::string>> templates) {
        auto table = makeTable("T", keys("PK", "SK"), {});
        for (auto &keyTemplates : templates) table.entityTypes.emplace_back(EntityType{.keyTemplates = keyTemplates});
        std::string out;
        for (const EntityRelation &relation_ : relationsOf(table))
            out += std::to_string(relation_.one) + ">" + std::to_string(relation_.many) + " ";
        return out;
    };
    EXPECT_EQ(relation({
                  {{"PK", "USER#{u}"}, {"SK", "PROFILE"}  },
                  {{"PK", "USER#{u}"}, {"SK", "ORDER#{o}"}}
    }),
        "0>1 ");
    EXPECT_EQ(relation({
                  {{"PK", "A#{a}"}       },
                  { {"PK", "A#{a}"},       {"SK", "B#{b}"}},
                  { {"PK", "A#{a}"}, {"SK", "B#{b}#C#{c}"}}
    }),
        "0>1 1>2 ")
        << "direct ones only";
    EXPECT_EQ(relation({{{"PK", "CONFIG"}}, {{"PK", "A#{a}"}}}), "") << "a fixed key has no many";
    EXPECT_EQ(relation({
                  {{"PK", "A#{a}"}, {"SK", "X"}},
                  {{"PK", "A#{a}"}, {"SK", "Y"}}
    }),
        "")
        << "one to one";
    EXPECT_EQ(relation({
                  {{"PK", "A#{a}"}     },
                  { {"PK", "X#{x}"}, {"GSI1PK", "A#{a}"}}
    }),
        "")
        << "index keys do not count";
}

TEST(Canvas, ShowsTheRelationsThatTheAuthorNames) {
    auto table = makeTable("T", keys("PK", "SK"), {});
    const std::map<std::string, std::string> user = {
        {"PK", "USER#{u}"},
        {"SK", "PROFILE" }
    };
    const std::map<std::string, std::string> order = {
        {"PK", "USER#{u}" },
        {"SK", "ORDER#{o}"}
    };
    table.entityTypes = {
        EntityType{.name = "User",         .keyTemplates = user},
        EntityType{.name = "Order",                      .keyTemplates = order},
        EntityType{.name = "Tag"}
    };
    table.relations = {
        {"Tag",   "Order", Relation::Kind::ManyToMany},
        {"Order", "User",  Relation::Kind::OneToOne  },
        {"Gone",  "User",  Relation::Kind::OneToOne  }
    };
    Design design;
    design.tables = {Shared(table)};
    std::vector<std::string> told;
    for (const auto &link : canvasOf(design, "T", {}).links)
        told.push_back(link.id + " " + link.fromLabel + ":" + link.toLabel + (link.named ? " named" : ""));
    EXPECT_EQ(told,
        (std::vector<std::string>{"entity/T/Tag>entity/T/Order n:m named", "entity/T/Order>entity/T/User 1:1 named"}))
        << "what the keys tell of the same two gives way";
}

TEST(Canvas, ShowsAttributesThatNoItemHasYet) {
    auto table = makeTable("T", keys("PK"), {});
    table.entityTypes = {
        EntityType{.name = "User",
                   .keyTemplates = {{"PK", "USER#{u}"}},
                   .attributes = {{"email", engine::Type::S}, {"note"}}}
    };
    Design design;
    design.tables = {Shared(table)};
    const auto canvas = canvasOf(design, "T", {});
    std::vector<std::string> rows;
    for (const auto &row : canvas.card("entity/T/User")->rows) rows.push_back(row.name + " " + row.type);
    EXPECT_EQ(rows, (std::vector<std::string>{"PK S", "email S", "note "}));
}

TEST(Canvas, CountsAttributesThatItDoesNotShow) {
    std::string item = R"({"PK": "a")";
    for (int i = 0; i < 20; ++i) item += R"(, "attribute)" + std::to_string(10 + i) + R"(": 1)";
    Design design;
    design.tables = {withEntityTypes(makeTable("T", keys("PK"), {item + "}"}))};
    const auto canvas = canvasOf(design, "T", {});
    const auto &rows = canvas.cards[0].rows;
    EXPECT_EQ(rows.back().kind, CanvasRow::Kind::More);
    EXPECT_EQ(rows.back().text.english(), "11 more");
    EXPECT_EQ(rows.size(), 1U + 9U + 1U);
}

}
