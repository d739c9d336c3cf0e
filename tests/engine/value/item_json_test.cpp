#include "engine/base/json_writer.h"
#include "engine/value/item_json.h"
#include "tests/engine/value/random_item.h"

#include <gtest/gtest.h>

namespace engine {

namespace {

const std::string invalid = "One or more parameter values were invalid: ";
const std::string tooDeep =
    "Nesting Levels have exceeded supported limits: Attributes in the item have nested levels beyond supported limit";

/// "Validation: text" or the value written again.
std::string answer(std::string_view json) {
    const auto value = valueFromJson(json);
    if (value) return toJson(ValueView(*value));
    return std::string(value.error().code == Error::Code::Validation ? "Validation: " : "Serialization: ") +
           value.error().message;
}

std::string nested(int wraps, const std::string &leaf) {
    std::string value = leaf;
    for (int i = 0; i < wraps; ++i) value = R"({"M":{"n":)" + value + "}}";
    return value;
}

}

TEST(ItemJson, ReadsAndWritesEachType) {
    const std::tuple<const char *, const char *, const char *> cases[] = {
        {R"({"S":"a\u00e9\n\"\\\/"})",             R"({"S":"aé\n\"\\/"})",                 "escapes are resolved, and written where they must be"},
        {R"({"S":"\u0000\u001f"})",                R"({"S":"\u0000\u001f"})",               "NUL is data"                                         },
        {R"({"S":""})",                            R"({"S":""})",                           "empty text is a value"                               },
        {R"({"N":"001.50"})",                      R"({"N":"1.5"})",                        "numbers come back in canonical form"                 },
        {R"({"N":"1E3"})",                         R"({"N":"1000"})",                       "without exponent"                                    },
        {R"({"B":"AP8="})",                        R"({"B":"AP8="})",                       "bytes"                                               },
        {R"({"B":""})",                            R"({"B":""})",                           "none"                                                },
        {R"({"BOOL":false})",                      R"({"BOOL":false})",                     "booleans"                                            },
        {R"({"BOOL":"true"})",                     R"({"BOOL":true})",                      "also as text"                                        },
        {R"({"NULL":true})",                       R"({"NULL":true})",                      "null"                                                },
        {R"({"L":[{"N":"1"},{"L":[]}]})",          R"({"L":[{"N":"1"},{"L":[]}]})",         "lists keep their order"                              },
        {R"({"M":{"b":{"S":"x"},"a":{"M":{}}}})",  R"({"M":{"a":{"M":{}},"b":{"S":"x"}}})", "maps have none"                                      },
        {R"({"M":{"a":{"S":"x"},"a":{"S":"y"}}})", R"({"M":{"a":{"S":"y"}}})",              "a name twice: the last one counts"                   },
        {R"({"SS":["b","","a"]})",                 R"({"SS":["","a","b"]})",                "sets are sorted; a member may be empty"              },
        {R"({"NS":["10","9","-1"]})",              R"({"NS":["-1","9","10"]})",             "by value"                                            },
        {R"({"BS":["Yg==","YQ=="]})",              R"({"BS":["YQ==","Yg=="]})",             "by bytes"                                            },
        {R"({"S":"x","Z":5})",                     R"({"S":"x"})",                          "unknown members are ignored"                         },
        {R"({"S":null,"N":"5"})",                  R"({"N":"5"})",                          "and null is as if not there"                         },
    };
    for (const auto &[json, expected, why] : cases) EXPECT_EQ(answer(json), expected) << why;
}

TEST(ItemJson, RefusesWhatIsNoValue) { // texts of the service's older validation layer
    const std::string leaf = R"({"S":"leaf"})", level33 = nested(32, leaf), level401 = nested(400, leaf);
    const std::tuple<std::string, std::string, const char *> cases[] = {
        {"{}",                               "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes",    "no type"               },
        {R"({"S":null})",                    "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes",
         "or none that is there"                                                                                                                                 },
        {R"({"S":"a","N":"1"})",
         "Supplied AttributeValue has more than one datatypes set, must contain exactly one of the supported "
            "datatypes",                                                                                                                 "two types"             },
        {R"({"L":[{}]})",                    "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes",
         "inside too"                                                                                                                                            },
        {R"({"M":{"":{"S":"a"}}})",          "Empty attribute name",                                                                     "names have a character"},
        {R"({"NULL":false})",                invalid + "Null attribute value types must have the value of true",                         "null is true"          },
        {R"({"N":"dog"})",                   "The parameter cannot be converted to a numeric value: dog",                                "no number"             },
        {R"({"N":""})",                      "The parameter cannot be converted to a numeric value",                                     "no colon here"         },
        {R"({"NS":["1","x"]})",              "The parameter cannot be converted to a numeric value: x",                                  "in sets too"           },
        {R"({"N":"1E126"})",                 "Number overflow. Attempting to store a number with magnitude larger than supported range",
         "too large"                                                                                                                                             },
        {R"({"SS":[]})",                     invalid + "An string set  may not be empty",                                                "two spaces"            },
        {R"({"NS":[]})",                     invalid + "An number set  may not be empty",                                                "two spaces"            },
        {R"({"BS":[]})",                     invalid + "Binary sets should not be empty",                                                "other words"           },
        {R"({"L":[{"M":{"s":{"SS":[]}}}]})", invalid + "An string set  may not be empty",                                                "nested as well"        },
        {R"({"SS":["a","b","a"]})",          invalid + "Input collection [a, b, a] contains duplicates.",
         "as they were written"                                                                                                                                  },
        {R"({"BS":["Yg==","Yg=="]})",        invalid + "Input collection [Yg==, Yg==]of type BS contains duplicates.",
         "no space"                                                                                                                                              },
        {R"({"NS":["1","1.0"]})",            "Input collection contains duplicates",                                                     "by value, and bare"    },
        {level33,                            tooDeep,                                                                                    "a leaf at level 33"    },
        {level401,                           tooDeep,                                                                                    "or far beyond"         },
    };
    for (const auto &[json, message, why] : cases) EXPECT_EQ(answer(json), "Validation: " + message) << why;
    EXPECT_EQ(answer(nested(31, R"({"S":"leaf"})")), nested(31, R"({"S":"leaf"})")) << "level 32 is fine";
    EXPECT_EQ(answer(nested(31, R"({"M":{}})")), nested(31, R"({"M":{}})")) << "an empty map has no level below it";
}

TEST(ItemJson, WrongJsonTypesAreToldFirst) { // dynalite's captures from AWS
    const std::string value = "com.amazonaws.dynamodb.v20120810.AttributeValue";
    const std::tuple<std::string, std::string> cases[] = {
        {R"({"S":1})",                     "NUMBER_VALUE cannot be converted to String"                                 },
        {R"({"S":1.5})",                   "DECIMAL_VALUE cannot be converted to String"                                },
        {R"({"S":true})",                  "TRUE_VALUE cannot be converted to String"                                   },
        {R"({"N":false})",                 "FALSE_VALUE cannot be converted to String"                                  },
        {R"({"N":123})",                   "NUMBER_VALUE cannot be converted to String"                                 },
        {R"({"S":[]})",                    "Unrecognized collection type class java.lang.String"                        },
        {R"({"S":{}})",                    "Start of structure or map found where not expected"                         },
        {R"({"BOOL":1})",                  "NUMBER_VALUE cannot be converted to Boolean"                                },
        {R"({"BOOL":"maybe"})",            "Unexpected token received from parser"                                      },
        {R"({"B":1})",                     "only base-64-encoded strings are convertible to bytes"                      },
        {R"({"B":[]})",                    "Unrecognized collection type class java.nio.ByteBuffer"                     },
        {R"({"B":"23456"})",               "Base64 encoded length is expected a multiple of 4 bytes but found: 5"       },
        {R"({"B":"=+/="})",                "Invalid last non-pad Base64 character dectected"                            },
        {R"({"BS":["+/+="]})",             "Invalid last non-pad Base64 character dectected"                            },
        {R"({"SS":"a"})",                  "Unexpected field type"                                                      },
        {R"({"SS":{}})",                   "Start of structure or map found where not expected"                         },
        {R"({"NS":[1]})",                  "NUMBER_VALUE cannot be converted to String"                                 },
        {R"({"L":5})",                     "Unexpected field type"                                                      },
        {R"({"L":["a"]})",                 "Unexpected value type in payload"                                           },
        {R"({"L":[[]]})",                  "Unrecognized collection type class " + value                                },
        {R"({"M":"a"})",                   "Unexpected field type"                                                      },
        {R"({"M":[]})",                    "Unrecognized collection type java.util.Map<java.lang.String, " + value + ">"},
        {R"({"M":{"a":1}})",               "Unexpected value type in payload"                                           },
        {R"({"L":[{"N":"dog"},{"S":1}]})",
         "NUMBER_VALUE cannot be converted to String"                                                                   }, // though the other comes first
    };
    for (const auto &[json, message] : cases) EXPECT_EQ(answer(json), "Serialization: " + message) << json;
    for (const char *json : {"", "{", R"({"S":"a"}x)", "{\"S\":\"\xff\"}", R"({"S":"\ud800"})", "nul"})
        EXPECT_EQ(valueFromJson(json).error().code, Error::Code::Serialization) << json;
    EXPECT_EQ(itemFromJson("[]").error().code, Error::Code::Serialization);
    EXPECT_EQ(itemFromJson(R"({"a":5})").error().code, Error::Code::Serialization);
    const std::string deep(200'000, '[');
    EXPECT_EQ(itemFromJson(deep).error().code, Error::Code::Serialization) << "and does not crash";
}

TEST(ItemJson, RoundTrip) {
    tests::RandomItem random(2);
    for (int i = 0; i < 2'000; ++i) {
        const ItemBlob blob = encode(random.item());
        const std::string json = toJson(ItemView(blob));
        const auto again = itemFromJson(json);
        ASSERT_TRUE(again) << json;
        ASSERT_EQ(*again, blob) << json;
        ASSERT_TRUE(isWellFormedItem(again->bytes));
    }
}

TEST(PlainJson, ReadsAsPeopleWrite) {
    const std::tuple<const char *, const char *, const char *> cases[] = {
        {R"("a")",                                 R"({"S":"a"})",                                          "text"             },
        {" 5 ",                                    R"({"N":"5"})",                                          "numbers"          },
        {"12345678901234567890123456789012345678", R"({"N":"12345678901234567890123456789012345678"})",     "every digit"      },
        {"-1.50e2",                                R"({"N":"-150"})",                                       "in canonical form"},
        {"1e2",                                    R"({"N":"100"})",                                        "without exponent" },
        {"true",                                   R"({"BOOL":true})",                                      "booleans"         },
        {"null",                                   R"({"NULL":true})",                                      "null"             },
        {"[]",                                     R"({"L":[]})",                                           "arrays are lists" },
        {R"(["a", 1, [false]])",                   R"({"L":[{"S":"a"},{"N":"1"},{"L":[{"BOOL":false}]}]})", "nested"           },
        {R"({"b": {}, "a": "x"})",                 R"({"M":{"a":{"S":"x"},"b":{"M":{}}}})",                 "objects are maps" },
        {R"("\u00e9\ud83d\ude00\t\/")",            R"({"S":"é😀\t/"})",                                  "escapes"          },
    };
    for (const auto &[json, expected, why] : cases) {
        const auto value = valueFromPlainJson(json);
        ASSERT_TRUE(value) << why << value.error().message;
        EXPECT_EQ(toJson(ValueView(*value)), expected) << why;
    }
    EXPECT_EQ(toJson(ItemView(*itemFromPlainJson(R"({"tags": ["a"], "n": 1})"))),
        R"({"n":{"N":"1"},"tags":{"L":[{"S":"a"}]}})");
}

TEST(PlainJson, RefusesTheRestAndSaysWhere) {
    const std::pair<const char *, const char *> cases[] = {
        {"",            "Not JSON at byte 1: expected a value"                                                    },
        {"[1,]",        "Not JSON at byte 4: expected a value"                                                    },
        {"[1 2]",       "Not JSON at byte 4: expected , or ]"                                                     },
        {"{\"a\" 1}",   "Not JSON at byte 6: expected :"                                                          },
        {"{a:1}",       "Not JSON at byte 2: expected a name in quotes"                                           },
        {"{\"a\":1,}",  "Not JSON at byte 8: expected a name in quotes"                                           },
        {"1 x",         "Not JSON at byte 3: text behind the end"                                                 },
        {"01",          "Not JSON at byte 3: a number with a leading zero"                                        },
        {"+1",          "Not JSON at byte 1: expected a value"                                                    },
        {"1.",          "Not JSON at byte 3: expected a digit"                                                    },
        {".5",          "Not JSON at byte 1: expected a value"                                                    },
        {"1e",          "Not JSON at byte 3: expected a digit"                                                    },
        {"\"a",         "Not JSON at byte 3: a text without its closing quote"                                    },
        {"\"a\nb\"",    "Not JSON at byte 3: a control character in a text"                                       },
        {"\"\\x\"",     "Not JSON at byte 3: an unknown escape"                                                   },
        {"\"\\ud800\"", "Not JSON at byte 8: half a surrogate pair"                                               },
        {"\"\\udc00\"", "Not JSON at byte 8: half a surrogate pair"                                               },
        {"\"\\u12g4\"", "Not JSON at byte 6: expected a hexadecimal digit"                                        },
        {"\"\xff\"",    "Not JSON: not UTF-8"                                                                     },
        {"{\"\":1}",    "Empty attribute name"                                                                    },
        {"1E126",       "Number overflow. Attempting to store a number with magnitude larger than supported range"},
    };
    for (const auto &[json, message] : cases) {
        const auto value = valueFromPlainJson(json);
        ASSERT_FALSE(value) << json;
        EXPECT_EQ(value.error().message, message) << json;
    }
    EXPECT_EQ(itemFromPlainJson("[]").error().message, "Not JSON at byte 1: an item begins with {");
    EXPECT_EQ(valueFromPlainJson(std::string(100'000, '[')).error().message, tooDeep) << "and does not crash";
}

TEST(PlainJson, RoundTripOfWhatItCanSay) {
    tests::RandomItem random(5);
    int same = 0;
    for (int i = 0; i < 1'000; ++i) {
        const ItemBlob blob = encode(random.item());
        const std::string plain = toPlainJson(ItemView(blob));
        const auto again = itemFromPlainJson(plain);
        ASSERT_TRUE(again) << plain << " " << again.error().message;
        ASSERT_EQ(toPlainJson(ItemView(*again)), plain) << "sets have become lists, bytes text, and stay so";
        same += *again == blob;
    }
    EXPECT_GT(same, 50) << "items without sets and bytes come back as they were";
}

}
