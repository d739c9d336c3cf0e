#include "app/query/expression_hints.h"

#include "tests/app/sample_design.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>

namespace app {

namespace {

TEST(ExpressionHints, OffersAttributesAndSaysWhichCannotStandBare) {
    const auto hints = attributeHints(*shopDesign().tables[0]);
    const auto hint = [&](const char *name) { return *std::ranges::find(hints, name, &AttributeHint::name); };
    EXPECT_EQ(hints.front().name, "PK");
    EXPECT_EQ(hint("total").type, engine::Type::N);
    EXPECT_FALSE(hint("status").bare) << "a reserved word";
    EXPECT_TRUE(hint("orderId").bare);
    EXPECT_EQ(hint("tags").type, engine::Type::SS) << "undeclared, found in an item";
}

TEST(ExpressionHints, KnowWhatAValueIsComparedWith) {
    const std::tuple<const char *, const char *, const char *, const char *> cases[] = {
        {"a comparison",                   "total >= :min",                        ":min", "total"},
        {"the other way round",            ":min <= total",                        ":min", "total"},
        {"both bounds",                    "a = :x AND total BETWEEN :lo AND :hi", ":hi",  "total"},
        {"not over a whole condition",     "a = :x AND :y = b",                    ":y",   "b"    },
        {"a function's second operand",    "begins_with(email, :p)",               ":p",   "email"},
        {"a member of IN",                 "#s IN (:a, :b, :c)",                   ":c",   "#s"   },
        {"a size is no attribute's value", "size(tags) > :n",                      ":n",   ""     },
        {"not there",                      "a = :b",                               ":c",   ""     },
    };
    for (const auto &[why, expression, placeholder, attribute] : cases)
        EXPECT_EQ(comparedWith(expression, placeholder), attribute) << why;
}

TEST(ExpressionHints, KnowAWayOut) {
    const auto fix = [](const char *text) -> std::string {
        const auto error = engine::findError(text, engine::ExpressionKind::Filter);
        if (!error) return "no error";
        const auto found = fixFor(text, *error,
            {
                {"#status", "other"}
        });
        if (!found) return {};
        return std::string(text).replace(found->span.offset, found->span.length, found->replacement);
    };
    EXPECT_EQ(fix("begins_wth(email, :p)"), "begins_with(email, :p)");
    EXPECT_EQ(fix("a = :b AND status = :s"), "a = :b AND #status2 = :s") << "#status is taken";
    EXPECT_EQ(fix("frobnicate(email)"), "") << "nothing is near";
    EXPECT_EQ(fix("a = "), "") << "what is missing is not ours to say";
}

}

}
