#include "engine/expression/document_path.h"

#include "tests/engine/expression/expressions.h"

namespace engine {

namespace {

DocumentPath path(const char *text) {
    Placeholders open = Placeholders::open({}, {});
    auto parsed = parseProjection(text, open);
    EXPECT_TRUE(parsed) << text;
    return parsed ? parsed->front() : DocumentPath("?");
}

}

TEST(DocumentPath, FindsInAnItem) {
    const ItemBlob stored =
        item(R"({"a": {"M": {"b": {"L": [{"S": "x"}, {"M": {"c": {"N": "5"}}}]}}}, "s": {"S": "y"}})");
    const std::tuple<const char *, const char *, const char *> cases[] = {
        {"an attribute",                   "s",        R"({"S":"y"})"            },
        {"a member, an element, a member", "a.b[1].c", R"({"N":"5"})"            },
        {"a whole map",                    "a.b[1]",   R"({"M":{"c":{"N":"5"}}})"},
        {"no such attribute",              "t",        ""                        },
        {"no such member",                 "a.x",      ""                        },
        {"behind the end of a list",       "a.b[2]",   ""                        },
        {"a list read as a map",           "a.b.c",    ""                        },
        {"a map read as a list",           "a[0]",     ""                        },
        {"a scalar has no parts",          "s.x",      ""                        },
        {"nor elements",                   "s[0]",     ""                        },
    };
    for (const auto &[why, where, json] : cases) {
        const auto found = find(stored, path(where));
        EXPECT_EQ(found ? toJson(*found) : "", json) << why;
    }
}

TEST(DocumentPath, IsPrintedAsDynamoDbDoes) {
    EXPECT_EQ(toText(path("ab.bc[1].a")), "[ab, bc, [1], a]");
    EXPECT_EQ(toText(path("a")), "[a]");
}

TEST(DocumentPath, OverlapAndConflict) {
    const std::tuple<const char *, const char *, const char *, PathRelation> cases[] = {
        {"one inside the other", "a",      "a.b",    PathRelation::Overlap },
        {"equal",                "a.b[1]", "a.b[1]", PathRelation::Overlap },
        {"map here, list there", "a.b",    "a[1]",   PathRelation::Conflict},
        {"brothers",             "a.b",    "a.c",    PathRelation::Apart   },
        {"elements",             "a[0].b", "a[1].b", PathRelation::Apart   },
        {"different attributes", "a.b",    "c[1]",   PathRelation::Apart   },
    };
    for (const auto &[why, a, b, expected] : cases) {
        EXPECT_EQ(relation(path(a), path(b)), expected) << why;
        EXPECT_EQ(relation(path(b), path(a)), expected) << why;
    }
}

}
