#include "engine/expression/update_apply.h"

#include "engine/expression/projection.h"
#include "tests/engine/expression/expressions.h"

namespace engine {

namespace {

const char *const values = R"({":n": {"N": "5"}, ":one": {"N": "1"}, ":s": {"S": "new"}, ":l": {"L": [{"S": "z"}]},
    ":ss": {"SS": ["a", "c"]}, ":a": {"SS": ["a"]}, ":b": {"SS": ["b"]}, ":ns": {"NS": ["1"]}, ":m": {"M": {"q": {"N": "1"}}},
    ":big": {"N": "9.9E125"}, ":fifty": {"N": "1E50"}})";

const char *const stored = R"({"pk": {"S": "k"}, "n": {"N": "1"}, "s": {"S": "x"}, "ss": {"SS": ["a", "b"]},
    "l": {"L": [{"S": "0"}, {"S": "1"}, {"S": "2"}]}, "m": {"M": {"a": {"N": "1"}, "r": {"L": [{"N": "7"}]}}}})";

Parsed<Update> parsed(const char *text) {
    const Given request = given("", values);
    Placeholders placeholders = placeholdersOf(request);
    return parseUpdate(text, placeholders);
}

/// The expression applied; an error's text where there is one.
Result<ItemBlob> updated(const char *text, const char *old) {
    auto update = parsed(text);
    EXPECT_TRUE(update) << text << ": " << (update ? "" : update.error().message);
    if (!update) return tl::unexpected(std::move(update).error());
    const ItemBlob key = item(R"({"pk": {"S": "k"}})");
    return *old ? applyUpdate(*update, item(old), key) : applyUpdate(*update, ItemView(), key);
}

std::string attribute(const Result<ItemBlob> &result, const char *name) {
    if (!result) return result.error().message;
    const auto value = ItemView(*result).find(name);
    return value ? toJson(*value) : "";
}

}

TEST(UpdateApply, ChangesAttributes) {
    const std::tuple<const char *, const char *, const char *, const char *> cases[] = {
        {"a value of the request",              "SET x = :s",                          "x",  R"({"S":"new"})"                                                },
        {"another attribute",                   "SET x = s",                           "x",  R"({"S":"x"})"                                                  },
        {"a part of one",                       "SET x = m.r[0]",                      "x",  R"({"N":"7"})"                                                  },
        {"a sum",                               "SET n = n + :n",                      "n",  R"({"N":"6"})"                                                  },
        {"a difference",                        "SET n = (n - :n)",                    "n",  R"({"N":"-4"})"                                                 },
        {"if it is not there",                  "SET n = if_not_exists(n, :n)",        "n",  R"({"N":"1"})"                                                  },
        {"and when it is not",                  "SET x = if_not_exists(x, :n) + :one", "x",  R"({"N":"6"})"                                                  },
        {"appended",                            "SET l = list_append(l, :l)",          "l",  R"({"L":[{"S":"0"},{"S":"1"},{"S":"2"},{"S":"z"}]})"            },
        {"in front",                            "SET l = list_append(:l, l)",          "l",  R"({"L":[{"S":"z"},{"S":"0"},{"S":"1"},{"S":"2"}]})"            },
        {"a member",                            "SET m.b = :s",                        "m",  R"({"M":{"a":{"N":"1"},"b":{"S":"new"},"r":{"L":[{"N":"7"}]}}})"},
        {"an element",                          "SET l[1] = :s",                       "l",  R"({"L":[{"S":"0"},{"S":"new"},{"S":"2"}]})"                    },
        {"deep inside",                         "SET m.r[0] = :s",                     "m",  R"({"M":{"a":{"N":"1"},"r":{"L":[{"S":"new"}]}}})"              },
        {"gone",                                "REMOVE s",                            "s",  ""                                                              },
        {"a member gone",                       "REMOVE m.r",                          "m",  R"({"M":{"a":{"N":"1"}}})"                                      },
        {"the last members gone: an empty map", "REMOVE m.a, m.r",                     "m",  R"({"M":{}})"                                                   },
        {"all elements gone: an empty list",    "REMOVE l[0], l[1], l[2]",             "l",  R"({"L":[]})"                                                   },
        {"ADD to a number",                     "ADD n :n",                            "n",  R"({"N":"6"})"                                                  },
        {"ADD to nothing",                      "ADD x :n",                            "x",  R"({"N":"5"})"                                                  },
        {"ADD inside a map",                    "ADD m.a :n",                          "m",  R"({"M":{"a":{"N":"6"},"r":{"L":[{"N":"7"}]}}})"                },
        {"a union",                             "ADD ss :ss",                          "ss", R"({"SS":["a","b","c"]})"                                       },
        {"a set made",                          "ADD x :ss",                           "x",  R"({"SS":["a","c"]})"                                           },
        {"members taken away, absent ones too", "DELETE ss :ss",                       "ss", R"({"SS":["b"]})"                                               },
        {"from no set",                         "DELETE x :ss",                        "x",  ""                                                              },
    };
    for (const auto &[why, text, name, json] : cases) EXPECT_EQ(attribute(updated(text, stored), name), json) << why;
}

TEST(UpdateApply, AnEmptiedSetDisappears) {
    EXPECT_EQ(attribute(updated("DELETE t :a", R"({"pk": {"S": "k"}, "t": {"SS": ["a"]}})"), "t"), "");
}

TEST(UpdateApply, ReadsTheOldImageThroughout) {
    auto result = updated("SET n = :n, x = n, y = l[0] REMOVE l[0]", stored);
    EXPECT_EQ(attribute(result, "n"), R"({"N":"5"})");
    EXPECT_EQ(attribute(result, "x"), R"({"N":"1"})");
    EXPECT_EQ(attribute(result, "y"), R"({"S":"0"})");
    EXPECT_EQ(attribute(result, "l"), R"({"L":[{"S":"1"},{"S":"2"}]})");
}

TEST(UpdateApply, ListPositionsAreThoseBefore) {
    const std::tuple<const char *, const char *, const char *> cases[] = {
        {"both mean the old positions",      "REMOVE l[0] SET l[2] = :s",  R"({"L":[{"S":"1"},{"S":"new"}]})"                    },
        {"several removed",                  "REMOVE l[0], l[2]",          R"({"L":[{"S":"1"}]})"                                },
        {"behind the end is the end",        "SET l[9] = :s",              R"({"L":[{"S":"0"},{"S":"1"},{"S":"2"},{"S":"new"}]})"},
        {"in order of their numbers",        "SET l[20] = :n, l[10] = :s",
         R"({"L":[{"S":"0"},{"S":"1"},{"S":"2"},{"S":"new"},{"N":"5"}]})"                                                        },
        {"nothing to remove behind the end", "REMOVE l[3]",                R"({"L":[{"S":"0"},{"S":"1"},{"S":"2"}]})"            },
        {"also where one is appended",       "REMOVE l[3] SET l[4] = :s",
         R"({"L":[{"S":"0"},{"S":"1"},{"S":"2"},{"S":"new"}]})"                                                                  },
    };
    for (const auto &[why, text, json] : cases) EXPECT_EQ(attribute(updated(text, stored), "l"), json) << why;
}

TEST(UpdateApply, RefusesInDynamoDbsWords) {
    const char *const invalidPath = "The document path provided in the update expression is invalid for update";
    const char *const missing = "The provided expression refers to an attribute that does not exist in the item";
    const char *const wrongType = "An operand in the update expression has an incorrect data type";
    const char *const overflow =
        "Number overflow. Attempting to store a number with magnitude larger than supported range";
    const std::tuple<const char *, const char *, const char *> cases[] = {
        {"into a missing map",         "SET x.y = :s",               invalidPath},
        {"into text",                  "SET s.y = :s",               invalidPath},
        {"a list as a map",            "SET l.y = :s",               invalidPath},
        {"a map as a list",            "SET m[0] = :s",              invalidPath},
        {"out of a missing map",       "REMOVE x.y",                 invalidPath},
        {"out of text",                "REMOVE s.y",                 invalidPath},
        {"a missing attribute",        "SET x = y",                  missing    },
        {"also in a sum",              "SET x = y + :n",             missing    },
        {"also in a list",             "SET x = list_append(y, :l)", missing    },
        {"text plus a number",         "SET x = s + :n",             wrongType  },
        {"a number is no list",        "SET x = list_append(n, :l)", wrongType  },
        {"ADD to text",                "ADD s :n",                   wrongType  },
        {"ADD of another set type",    "ADD ss :ns",                 wrongType  },
        {"DELETE of another set type", "DELETE ss :ns",              wrongType  },
        {"DELETE from a list",         "DELETE l :ss",               wrongType  },
        {"too large",                  "SET x = :big + :big",        overflow   },
        {"more than 38 digits",        "SET x = :fifty + :one",      overflow   },
    };
    for (const auto &[why, text, message] : cases) {
        const auto result = updated(text, stored);
        EXPECT_EQ(result ? "" : result.error().message, message) << why;
    }
}

TEST(UpdateApply, OnAMissingItem) {
    EXPECT_EQ(toJson(*updated("SET a = :s", "")), R"({"a":{"S":"new"},"pk":{"S":"k"}})");
    EXPECT_EQ(toJson(*updated("ADD a :n", "")), R"({"a":{"N":"5"},"pk":{"S":"k"}})");
    EXPECT_EQ(toJson(*updated("SET a = if_not_exists(a, pk)", "")), R"({"a":{"S":"k"},"pk":{"S":"k"}})")
        << "its key can be read";
    EXPECT_TRUE(updated("REMOVE x.y", "")); // silent, and creates nothing:
    const auto creates = [](const char *text) {
        const Given request = given("", values);
        Placeholders placeholders = placeholdersOf(request);
        return createsItem(*parseUpdate(text, placeholders));
    };
    EXPECT_FALSE(creates("REMOVE x.y"));
    EXPECT_FALSE(creates("REMOVE a DELETE ss :ss"));
    EXPECT_TRUE(creates("REMOVE a SET b = :s"));
    EXPECT_TRUE(createsItem(Update{})); // the key alone
}

TEST(UpdateApply, TellsWhatItTouched) {
    const std::tuple<const char *, const char *, const char *, const char *> cases[] = {
        {"replaced",                      "SET n = :n",                 R"({"n":{"N":"1"}})",             R"({"n":{"N":"5"}})"            },
        {"made",                          "SET x = :n",                 "{}",                             R"({"x":{"N":"5"}})"            },
        {"removed",                       "REMOVE n",                   R"({"n":{"N":"1"}})",             "{}"                            },
        {"only the part",                 "SET m.a = :n",               R"({"m":{"M":{"a":{"N":"1"}}}})", R"({"m":{"M":{"a":{"N":"5"}}}})"},
        {"the element that is there now", "REMOVE l[0]",                R"({"l":{"L":[{"S":"0"}]}})",     R"({"l":{"L":[{"S":"1"}]}})"    },
        {"nothing that was appended",     "SET l[20] = :n, l[10] = :s", "{}",                             "{}"                            },
    };
    for (const auto &[why, text, before, after] : cases) {
        const auto result = updated(text, stored);
        ASSERT_TRUE(result) << why;
        const auto touched = touchedBy(*parsed(text));
        EXPECT_EQ(toJson(project(touched, item(stored))), before) << why;
        EXPECT_EQ(toJson(project(touched, *result)), after) << why;
    }
}

TEST(UpdateApply, NestingStaysWithin32Levels) {
    std::string deepest = R"({"S": "leaf"})";
    for (int level = 0; level < 30; ++level) deepest = R"({"M": {"a": )" + deepest + "}}";
    const Given request = given("", (R"({":v": )" + deepest + "}").c_str()); // 31 levels
    Placeholders placeholders = placeholdersOf(request);
    const ItemBlob old = item(R"({"pk": {"S": "k"}, "m": {"M": {"m": {"M": {}}}}})");
    EXPECT_TRUE(applyUpdate(*parseUpdate("SET m.a = :v", placeholders), old, ItemView()));
    EXPECT_EQ(applyUpdate(*parseUpdate("SET m.m.a = :v", placeholders), old, ItemView()).error().message,
        "Nesting Levels have exceeded supported limits: Attributes in the item have nested levels beyond supported "
        "limit");
}

}
