#include "model/format/json_text.h"

#include <algorithm>
#include <atomic>
#include <gtest/gtest.h>

namespace model {

TEST(JsonText, KeepsOrderAndSpelling) {
    const char *text =
        R"({"b":1.10,"a":[12345678901234567890123456789012345678,-0,1E+2],"c":"\u00e9\/\"","":{}, "d" : null})";
    const auto json = parseJson(text);
    ASSERT_TRUE(json) << json.error().english();
    EXPECT_EQ(compactJson(*json),
        R"({"b":1.10,"a":[12345678901234567890123456789012345678,-0,1E+2],"c":"\u00e9\/\"","":{},"d":null})");
    EXPECT_EQ(json->find("c")->decoded(), "é/\"");
    EXPECT_EQ(json->find("none"), nullptr);
    EXPECT_EQ(decodeJsonString(R"("\ud83d\udeb2\n\u0000")"), std::string("🚲\n\0", 6));
    const auto twice = parseJson(R"({"x":1,"y":2,"x":[3]})");
    EXPECT_EQ(compactJson(*twice), R"({"x":[3],"y":2})") << "the last value counts, in the first one's place";
}

TEST(JsonText, SaysWhereAndWhy) {
    struct Case {
        const char *why;
        std::string text;
        std::size_t line, column;
        const char *path, *says;
    };
    const std::string deep(300, '[');
    const Case cases[] = {
        {"empty",                         "",                       1, 1,   "",         "The file is empty."                       },
        {"blank",                         " \n\t\n",                3, 1,   "",         "The file is empty."                       },
        {"cut off in an object",          "{\n\"a\": {\n\"b\": 1,", 3, 8,   "a.b",      "ends in the middle: what begins in line 2"},
        {"cut off in a text",             "{\"a\": \"bc",           1, 10,  "a",        "ends in the middle: what begins in line 1"},
        {"cut off in a word",             "[tru",                   1, 5,   "[0]",      "ends in the middle"                       },
        {"cut off in a number",           "[-",                     1, 3,   "[0]",      "ends in the middle"                       },
        {"cut off behind a backslash",    "[\"\\",                  1, 4,   "[0]",      "ends in the middle"                       },
        {"a comma too many",              "{\"a\": [1,\n 2,]}",     2, 4,   "a[1]",     "The comma before \"]\" is one too many."  },
        {"a comma missing",               "{\"a\": 1\n\"b\": 2}",   2, 1,   "a",        "\",\" or \"}\" should follow, not \"\"\"" },
        {"a colon missing",               "{\"a\" 1}",              1, 6,   "a",        "\":\" should follow"                      },
        {"single quotes",                 "{'a': 1}",               1, 2,   "",         "a name in quotes"                         },
        {"no value",                      "{\"a\": }",              1, 7,   "a",        "a value should follow, not \"}\""         },
        {"a comment",                     "{ // none\n}",           1, 3,   "",         "Comments are no part of JSON."            },
        {"YAML",                          "Resources:\n",           1, 1,   "",         "a value should follow, not \"R\""         },
        {"NaN",                           "[NaN]",                  1, 2,   "[0]",      "a value should follow"                    },
        {"a leading zero",                "[012]",                  1, 2,   "[0]",      "may not begin with 0"                     },
        {"a point without digits",        "[1.]",                   1, 4,   "[0]",      "a digit should follow"                    },
        {"a line break in a text",        "[\"a\nb\"]",             1, 4,   "[0]",      "line break"                               },
        {"an escape that JSON lacks",     "[\"\\x\"]",              1, 3,   "[0]",      "no escape \\x"                            },
        {"half of a pair",                "[\"\\ud800\"]",          1, 3,   "[0]",      "half of a character"                      },
        {"more behind the end",           "{}\n{}",                 2, 1,   "",         "there is more"                            },
        {"columns count characters",      "{\"ü\": \"é\" x}",     1, 11,  "[\"ü\"]", "should follow, not \"x\""                 },
        {"not UTF-8",                     "{\"a\": \"\xE9\"}",      1, 8,   "",         "byte 8 of the file is 0xE9"               },
        {"an overlong form is not UTF-8", "[\"\xC0\xAF\"]",         1, 3,   "",         "0xC0"                                     },
        {"a surrogate in UTF-8",          "[\"\xED\xA0\x80\"]",     1, 3,   "",         "0xED"                                     },
        {"UTF-16",                        "\xFF\xFE{\0",            1, 1,   "",         "UTF-16"                                   },
        {"nested too deep",               deep,                     1, 201, nullptr,    "Nested deeper than 200 levels."           },
    };
    for (const auto &[why, text, line, column, path, says] : cases) {
        const auto json = parseJson(text);
        ASSERT_FALSE(json) << why;
        const Problem &problem = json.error();
        EXPECT_EQ(problem.place.line, line) << why << ": " << problem.english();
        EXPECT_EQ(problem.place.column, column) << why << ": " << problem.english();
        if (path != nullptr) {
            EXPECT_EQ(problem.place.path, path) << why << ": " << problem.english();
        }
        EXPECT_NE(problem.english().find(says), std::string::npos) << why << ": " << problem.english();
    }
}

TEST(JsonText, DeepNestingIsRefusedNotFollowed) {
    const std::string objects = [] {
        std::string text;
        for (int i = 0; i < 1'000'000; ++i) text += "{\"a\":";
        return text;
    }();
    EXPECT_FALSE(parseJson(objects));
    EXPECT_FALSE(parseJson(std::string(5'000'000, '[')));
    EXPECT_TRUE(parseJson(std::string(200, '[') + std::string(200, ']')));
}

TEST(JsonText, LaysOutAsTheFileWas) {
    const char *json = R"({"a":[1,{"b":[]}],"c":"x: {y}"})";
    const std::tuple<const char *, std::string> cases[] = {
        {"two blanks",       "{\n  \"a\": [\n    1,\n    {\n      \"b\": []\n    }\n  ],\n  \"c\": \"x: {y}\"\n}"  },
        {"tabs, final line", "{\n\t\"a\": [\n\t\t1,\n\t\t{\n\t\t\t\"b\": []\n\t\t}\n\t],\n\t\"c\": \"x: {y}\"\n}\n"},
        {"one line",         json                                                                                  },
        {"one line, blanks", R"({"a": [1, {"b": []}], "c": "x: {y}"})"                                             },
        {"Windows",          "{\r\n  \"a\": [\r\n    1,\r\n    {\r\n      \"b\": []\r\n    }\r\n  ],\r\n  \"c\": "
                    "\"x: {y}\"\r\n}\r\n"                                                       },
    };
    for (const auto &[why, text] : cases) {
        const TextForm form = formOf(text);
        std::string again;
        appendFormatted(again, json, form);
        if (form.finalNewline) again += form.crlf ? "\r\n" : "\n";
        EXPECT_EQ(again, text) << why;
        EXPECT_TRUE(sameJsonText(text, json)) << why;
    }
    EXPECT_FALSE(sameJsonText(R"(["a b"])", R"(["ab"])")) << "white space in a text counts";
    EXPECT_FALSE(sameJsonText(R"(["\" "])", R"(["\""])"));
}

TEST(JsonText, RawPartsAreCheckedAndWalked) {
    const std::string_view rows[] = {"rows"};
    const auto json = parseJson(R"({"rows":[ {"a": "x,]}\"" , "b":[1,2]} ,"t", 5],"z":1})", {.rawArrays = rows});
    ASSERT_TRUE(json);
    EXPECT_EQ(json->find("rows")->kind, Json::Kind::Raw);
    RawElements elements(json->find("rows")->raw);
    std::string_view element;
    std::vector<std::string_view> all;
    while (elements.next(element)) all.push_back(element);
    ASSERT_EQ(all.size(), 3U);
    EXPECT_EQ(all[1], "\"t\"");
    EXPECT_EQ(all[2], "5");
    RawMembers members(all[0]);
    std::string_view name, value;
    ASSERT_TRUE(members.next(name, value));
    EXPECT_EQ(name, "\"a\"");
    EXPECT_EQ(value, R"("x,]}\"")");
    ASSERT_TRUE(members.next(name, value));
    EXPECT_EQ(value, "[1,2]");
    EXPECT_FALSE(members.next(name, value));
    const auto broken = parseJson("{\"rows\":[{\"a\":1},\n{\"a\":}]}", {.rawArrays = rows});
    ASSERT_FALSE(broken) << "raw parts are checked too";
    EXPECT_EQ(broken.error().place.path, "rows[1].a");
}

TEST(JsonText, AReaderThatIsCancelledGivesUp) {
    std::atomic<bool> cancelled = true;
    std::vector<std::size_t> progress;
    ReadOptions options;
    options.progress = [&](std::size_t done, std::size_t) { progress.push_back(done); };
    std::string text = "[";
    while (text.size() < 5'000'000) text += '"' + std::string(1'000, 'x') + "\",";
    text.back() = ']';
    EXPECT_TRUE(parseJson(text, {.read = &options}));
    EXPECT_GE(progress.size(), 5U);
    EXPECT_TRUE(std::ranges::is_sorted(progress));
    options.cancelled = &cancelled;
    const auto stopped = parseJson(text, {.read = &options});
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().message.english(), "Cancelled.");
}

TEST(JsonText, ManyNamesInOneObjectStayFast) { // no pair of names is compared
    std::string text = "{";
    for (int i = 0; i < 50'000; ++i) text += "\"name" + std::to_string(i) + "\":0,";
    text.back() = '}';
    const auto json = parseJson(text);
    ASSERT_TRUE(json);
    EXPECT_EQ(json->members.size(), 50'000U);
}

}
