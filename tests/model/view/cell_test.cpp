#include "model/view/cell.h"

#include "engine/value/item_json.h"

#include <gtest/gtest.h>

namespace model {
using engine::Type;

TEST(Cell, GivesEveryValueBackFromItsEditText) {
    const std::pair<const char *, const char *> cases[] = {
        {"text",                         R"({"S": "with \"quotes\"\nand lines"})"                              },
        {"an empty text",                R"({"S": ""})"                                                        },
        {"38 digits",                    R"({"N": "12345678901234567890123456789012345678"})"                  },
        {"a small fraction",             R"({"N": "0.00000000000000000000000000000000001"})"                   },
        {"bytes",                        R"({"B": "AAEC/w=="})"                                                },
        {"true",                         R"({"BOOL": true})"                                                   },
        {"false",                        R"({"BOOL": false})"                                                  },
        {"null",                         R"({"NULL": true})"                                                   },
        {"a map with every type within",
         R"({"M": {"s": {"S": "x"}, "n": {"N": "9007199254740993"}, "ss": {"SS": ["a"]}, "b": {"B": "AA=="}}})"},
        {"an empty map",                 R"({"M": {}})"                                                        },
        {"a list",                       R"({"L": [{"N": "1"}, {"S": "1"}, {"NS": ["1"]}]})"                   },
        {"an empty list",                R"({"L": []})"                                                        },
        {"a string set",                 R"({"SS": ["x", "y"]})"                                               },
        {"a number set",                 R"({"NS": ["1", "12345678901234567890123456789012345678"]})"          },
        {"a binary set",                 R"({"BS": ["AA==", "AQ=="]})"                                         },
    };
    for (const auto &[why, json] : cases) {
        const auto value = *engine::valueFromJson(json);
        const auto type = engine::ValueView(value).type();
        const auto text = editText(value);
        const auto back = valueFromEditText(type, text);
        ASSERT_TRUE(back) << why << ": " << text << ": " << back.error().english();
        EXPECT_EQ(*back, value) << why << ": " << text;
    }
}

TEST(Cell, TakesNestedValuesAsPeopleWriteThem) {
    const std::tuple<const char *, Type, const char *, const char *> cases[] = {
        {"a map in plain JSON",             Type::M,  R"({"city": "Oslo", "zip": 1.50})",
         R"({"M":{"city":{"S":"Oslo"},"zip":{"N":"1.5"}}})"                                                    },
        {"a list in plain JSON",            Type::L,  R"([1, "two", [true, null]])",
         R"({"L":[{"N":"1"},{"S":"two"},{"L":[{"BOOL":true},{"NULL":true}]}]})"                                },
        {"numbers of a set may stand bare", Type::NS, "[2, 10, 9007199254740993]",
         R"({"NS":["2","10","9007199254740993"]})"                                                             },
        {"texts of a set",                  Type::SS, R"(["b", "a"])",                    R"({"SS":["a","b"]})"},
    };
    for (const auto &[why, type, text, json] : cases) {
        const auto value = valueFromEditText(type, text);
        ASSERT_TRUE(value) << why << ": " << value.error().english();
        EXPECT_EQ(engine::toJson(engine::ValueView(*value)), json) << why;
    }
}

TEST(Cell, RefusesWhatIsNoValueOfTheType) {
    const std::tuple<const char *, Type, const char *> cases[] = {
        {"no digits",                Type::N,    "12a"                                    },
        {"39 digits",                Type::N,    "123456789012345678901234567890123456789"},
        {"no base64",                Type::B,    "***"                                    },
        {"neither true nor false",   Type::Bool, "yes"                                    },
        {"a list for a map",         Type::M,    "[1]"                                    },
        {"a map for a list",         Type::L,    R"({"a": 1})"                            },
        {"no JSON",                  Type::M,    "{"                                      },
        {"an empty set",             Type::SS,   "[]"                                     },
        {"an element twice",         Type::NS,   "[1, 1.0]"                               },
        {"a number in a string set", Type::SS,   "[1]"                                    },
        {"no set at all",            Type::NS,   "7"                                      },
    };
    for (const auto &[why, type, text] : cases) {
        const auto value = valueFromEditText(type, text);
        ASSERT_FALSE(value) << why;
        EXPECT_FALSE(value.error().english().empty()) << why;
    }
}

TEST(Cell, GuessesTheTypeOfWhatIsTyped) {
    const std::tuple<const char *, const char *, std::optional<Type>, Type> cases[] = {
        {"digits among numbers",                      "12.50", Type::N,      Type::N   },
        {"digits among texts: a zip code",            "0150",  Type::S,      Type::S   },
        {"digits in a new column: not to be guessed", "7",     std::nullopt, Type::S   },
        {"a text among numbers",                      "n/a",   Type::N,      Type::S   },
        {"true among booleans",                       "true",  Type::Bool,   Type::Bool},
    };
    for (const auto &[why, text, column, type] : cases) EXPECT_EQ(typeForNewText(text, column), type) << why;
}

}
