#include "engine/expression/update_apply.h"
#include "tests/engine/expression/expressions.h"

#include <thread>

namespace engine {

namespace {

/// What comes of a request with this update: an error's text, or the item after it.
std::string outcome(const char *text, const char *names, const char *values) {
    const Given request = given(names, values);
    Placeholders placeholders = placeholdersOf(request);
    const auto update = parseUpdate(text, placeholders);
    if (!update) return update.error().message;
    if (const auto used = placeholders.checkUnused(); !used) return used.error().message;
    const ItemBlob stored =
        item(R"({"pk": {"S": "k"}, "n": {"N": "1"}, "l": {"L": [{"S": "0"}]}, "ss": {"SS": ["a"]}})");
    const auto updated = applyUpdate(*update, stored, ItemView());
    return updated ? toJson(ItemView(*updated)) : updated.error().message;
}

/// By a thread that has read no expression yet.
std::string freshOutcome(const char *text, const char *names, const char *values) {
    std::string result;
    std::thread([&] { result = outcome(text, names, values); }).join();
    return result;
}

}

TEST(RecentUpdates, AnswerAsParsingDoes) {
    constexpr const char *all =
        R"({":a": {"N": "2"}, ":b": {"N": "30"}, ":l": {"L": [{"S": "1"}]}, ":s": {"SS": ["a", "b"]}})";
    constexpr const char *others =
        R"({":a": {"N": "4"}, ":b": {"N": "5000000"}, ":l": {"L": []}, ":s": {"SS": ["c"]}})";
    const std::tuple<const char *, const char *> texts[] = {
        {"every place of a value",
         "SET x = :a, y = :b - n, z = if_not_exists(x, :b), w = list_append(:l, l) ADD ss :s REMOVE n"},
        {"values in written order", "SET x = :b, y = :a + :b, z = if_not_exists(x, if_not_exists(y, :a)), w = "
         "list_append(list_append(:l, l), :l) DELETE ss :s"                                                                   },
        {"names",                         "SET #n = #n + :a, #m = :b, w = :l ADD ss :s"                 },
        {"names inside",                         "SET l[3] = :l, l[1] = :b ADD #n :a DELETE ss :s"                                                            },
    };
    const std::tuple<const char *, const char *, const char *> requests[] = {
        {"the same",                       R"({"#n": "n", "#m": "m"})",            all                    },
        {"other values",                   R"({"#n": "n", "#m": "m"})",            others                 },
        {"other names",                    R"({"#n": "x", "#m": "m"})",            all                    },
        {"names that overlap",             R"({"#n": "m", "#m": "m"})",            all                    },
        {"no names",                       "",                                     all                    },
        {"a type that does not fit",       R"({"#n": "n", "#m": "m"})",
         R"({":a": {"S": "2"}, ":b": {"N": "3"}, ":l": {"L": []}, ":s": {"SS": ["c"]}})"                  },
        {"another type that does not fit", R"({"#n": "n", "#m": "m"})",
         R"({":a": {"N": "2"}, ":b": {"N": "3"}, ":l": {"L": []}, ":s": {"S": "c"}})"                     },
        {"a value that is missing",        R"({"#n": "n", "#m": "m"})",
         R"({":a": {"N": "2"}, ":l": {"L": []}, ":s": {"SS": ["c"]}})"                                    },
        {"one too many",                   R"({"#n": "n", "#m": "m"})",
         R"({":a": {"N": "2"}, ":b": {"N": "3"}, ":l": {"L": []}, ":s": {"SS": ["c"]}, ":x": {"N": "1"}})"},
        {"a name too many",                R"({"#n": "n", "#m": "m", "#o": "o"})", all                    },
    };
    for (const auto &[what, text] : texts) {
        for (const auto &[why, names, values] : requests) {
            outcome(text, R"({"#n": "n", "#m": "m"})", all);
            for (int again = 0; again < 2; ++again)
                EXPECT_EQ(outcome(text, names, values), freshOutcome(text, names, values)) << what << ", " << why;
        }
    }
}

}
