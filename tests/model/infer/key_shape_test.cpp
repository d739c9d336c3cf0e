#include "model/infer/key_shape.h"

#include <gtest/gtest.h>

namespace model {

TEST(KeyShape, CutsValuesAtTheirDelimiter) {
    const std::tuple<const char *, const char *, const char *> cases[] = {
        {"one segment",                           "PROFILE",                  "PROFILE"                          },
        {"the usual",                             "ORDER#2024-01-05#ITEM#P1", "ORDER [#]2024-01-05 [#]ITEM [#]P1"},
        {"a run of delimiters is one",            "pass::0007",               "pass [::]0007"                    },
        {"a leading one belongs to what follows", "#META#7",                  "[#]META [#]7"                     },
        {"a trailing one ends in nothing",        "USER#",                    "USER [#]"                         },
        {"# is stronger than _",                  "ORDER_LINE#7",             "ORDER_LINE [#]7"                  },
        {"_ divides behind a word",               "user_17",                  "user [_]17"                       },
        {"not within an id",                      "a7_x9_q",                  "a7_x9_q"                          },
        {"':' divides",                           "User:UserA",               "User [:]UserA"                    },
        {"not within a time",                     "2023-04-01T12:00:00.001Z", "2023-04-01T12:00:00.001Z"         },
        {"'|' too",                               "a|b",                      "a [|]b"                           },
        {"an empty text is one empty segment",    "",                         ""                                 },
    };
    for (const auto &[why, value, expected] : cases) {
        std::string out;
        for (const auto &[separator, text] : keySegments(value)) {
            if (!out.empty()) out += ' ';
            if (!separator.empty()) out += "[" + std::string(separator) + "]";
            out += text;
        }
        EXPECT_EQ(out, expected) << why;
    }
    std::string deep;
    for (int i = 0; i < 1'000; ++i) deep += "a#";
    EXPECT_EQ(keySegments(deep).size(), mostKeySegments) << "the rest stays in one piece";
}

TEST(KeyShape, NamesThings) {
    const std::tuple<const char *, const char *, const char *> pascal[] = {
        {"shouted",           "ORDER_ITEM", "OrderItem"},
        {"dashed",            "order-item", "OrderItem"},
        {"as it is",          "orderItem",  "OrderItem"},
        {"digits may follow", "v2thing",    "V2thing"  },
        {"but not lead",      "2fast",      "Fast"     },
        {"nothing to use",    "###",        ""         },
    };
    for (const auto &[why, text, name] : pascal) EXPECT_EQ(pascalCase(text), name) << why;
    const std::pair<const char *, const char *> singulars[] = {
        {"Orders",        "Order"       },
        {"categories",    "Category"    },
        {"CartTable",     "Cart"        },
        {"session_store", "SessionStore"},
        {"Addresses",     "Address"     },
        {"Status",        "Status"      },
        {"Bus",           "Bus"         },
        {"Boxes",         "Box"         }
    };
    for (const auto &[table, name] : singulars) EXPECT_EQ(singular(table), name);
}

TEST(KeyShape, KnowsGenericKeyNames) {
    for (const char *name : {"PK", "sk", "GSI1PK", "gsi1-sk", "GSI2-PK", "GS3SK", "hash_key", "partitionKey", "id"})
        EXPECT_TRUE(isGenericKeyName(name)) << name;
    for (const char *name : {"orderDate", "UnshippedFlag", "CustomerID", "Status#Date", "total", "email", ""})
        EXPECT_FALSE(isGenericKeyName(name)) << name;
}

}
