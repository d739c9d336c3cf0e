#include "engine/expression/projection.h"

#include "tests/engine/expression/expressions.h"

namespace engine {

TEST(Projection, TakesPartsOfAnItem) {
    const ItemBlob stored = item(R"({"pk": {"S": "k"}, "a": {"M": {"b": {"S": "x"}, "c": {"S": "y"}}},
        "l": {"L": [{"M": {"a": {"N": "1"}, "b": {"N": "2"}, "c": {"N": "3"}}}, {"S": "one"}, {"S": "two"}]}})");
    const std::tuple<const char *, const char *, const char *> cases[] = {
        {"attributes, and no key that was not asked for", "a",                    R"({"a":{"M":{"b":{"S":"x"},"c":{"S":"y"}}}})"},
        {"what is not there is left out",                 "pk, zz, a.zz, l[9]",   R"({"pk":{"S":"k"}})"                         },
        {"nothing at all",                                "zz",                   "{}"                                          },
        {"a part of a map",                               "a.b",                  R"({"a":{"M":{"b":{"S":"x"}}}})"              },
        {"elements come without gaps, in index order",    "l[2], l[1]",           R"({"l":{"L":[{"S":"one"},{"S":"two"}]}})"    },
        {"parts of one element are one element",          "l[0].a, l[0].b",
         R"({"l":{"L":[{"M":{"a":{"N":"1"},"b":{"N":"2"}}}]}})"                                                                 },
        {"also between others",                           "l[2], l[0].c, l[0].a",
         R"({"l":{"L":[{"M":{"a":{"N":"1"},"c":{"N":"3"}}},{"S":"two"}]}})"                                                     },
        {"a wrong type is not there",                     "pk.x, a[0], l.x",      "{}"                                          },
    };
    for (const auto &[why, text, json] : cases) {
        Placeholders open = Placeholders::open({}, {});
        const auto paths = parseProjection(text, open);
        ASSERT_TRUE(paths) << text;
        EXPECT_EQ(toJson(project(*paths, stored)), json) << why;
    }
}

}
