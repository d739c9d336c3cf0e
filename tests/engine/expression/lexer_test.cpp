#include "engine/expression/lexer.h"

#include <gtest/gtest.h>

namespace engine {

namespace {

std::string shown(const std::vector<Token> &tokens) {
    const char *const letters = "w#:0s!$"; // in the order of Token::Kind
    std::string text;
    for (const Token &token : tokens)
        text +=
            (text.empty() ? "" : " ") + std::string(1, letters[static_cast<int>(token.kind)]) + std::string(token.text);
    return text;
}

}

TEST(Lexer, CutsAnExpressionIntoTokens) {
    const std::tuple<const char *, const char *, const char *> cases[] = {
        {"names begin with a letter",            "a1_b",           "wa1_b $"                  },
        {"a leading underscore begins no name",  "_a",             "!_ wa $"                  },
        {"a leading digit begins an index",      "1ab",            "01 wab $"                 },
        {"placeholders may begin with anything", "#0 = :_v",       "##0 s= ::_v $"            },
        {"a lone # or : is no placeholder",      "# :",            "!# !: $"                  },
        {"the longest symbol wins",              "a<>b<=c>=d",     "wa s<> wb s<= wc s>= wd $"},
        {"all white space only separates",       "\ta \r\n\v\f b", "wa wb $"                  },
        {"a path",                               "a.b[3]",         "wa s. wb s[ 03 s] $"      },
        {"a strange character is one token",     "\xC3\xA9!!",     "!\xC3\xA9 !! !! $"        },
        {"nothing",                              "",               "$"                        },
    };
    for (const auto &[why, text, tokens] : cases) EXPECT_EQ(shown(tokenize(text)), tokens) << why;
}

TEST(Lexer, TellsWhereATokenStands) {
    const std::vector<Token> tokens = tokenize(" a = :bc");
    EXPECT_EQ(tokens[0].span, (Span{1, 1}));
    EXPECT_EQ(tokens[1].span, (Span{3, 1}));
    EXPECT_EQ(tokens[2].span, (Span{5, 3}));
    EXPECT_EQ(tokens[3].span, (Span{8, 0})); // the end
}

TEST(Lexer, ColorsForAnEditor) {
    const std::tuple<const char *, const char *, TokenColor> cases[] = {
        {"keywords in any case",                    "and",          TokenColor::Keyword    },
        {"a function where it is called",           "size(",        TokenColor::Function   },
        {"else its name is reserved",               "size",         TokenColor::Reserved   },
        {"function names are case sensitive",       "Begins_With(", TokenColor::Attribute  },
        {"a name",                                  "artist",       TokenColor::Attribute  },
        {"a reserved word, which DynamoDB refuses", "status",       TokenColor::Reserved   },
        {"#name",                                   "#n",           TokenColor::Placeholder},
        {":value",                                  ":n",           TokenColor::Placeholder},
        {"an index",                                "12",           TokenColor::Number     },
        {"an operator",                             "<>",           TokenColor::Symbol     },
        {"what is no token",                        "!",            TokenColor::Invalid    },
    };
    for (const auto &[why, text, color] : cases) EXPECT_EQ(highlight(text).front().color, color) << why;
}

}
