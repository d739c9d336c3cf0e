#include "engine/partiql/partiql_parser.h"

#include "engine/base/overloaded.h"
#include "engine/expression/print.h"
#include "tests/engine/expression/expressions.h"

#include <gmock/gmock.h>

namespace engine {

namespace {

std::string shown(const SelectStatement &select) {
    std::string text = select.tableName + (select.indexName ? "/" + *select.indexName : "") + " [";
    for (const SelectedPath &path : select.paths) text += readableText(path.path) + "=" + path.name + " ";
    text += "]";
    if (select.where) text += " " + readableText(*select.where);
    for (const OrderBy &by : select.orderBy) text += (by.descending ? " -" : " +") + by.attributeName;
    return text;
}

std::string shown(const Update &update) {
    ExpressionPrinter printer;
    std::string text = printer.print(update);
    for (const auto &[name, value] : printer.values()) text += " " + name + toPlainJson(value);
    return text;
}

std::string where(const std::optional<Condition> &condition) {
    return condition ? " where " + readableText(*condition) : "";
}

/// A statement in short, or what is wrong with it.
std::string parsed(const std::string &text, std::vector<ValueBlob> parameters = {}) {
    const auto statement = parseStatement(text, parameters);
    if (!statement) return statement.error().message;
    const auto cases = Overloaded{
        [](const SelectStatement &select) { return "SELECT " + shown(select); },
        [](const InsertStatement &insert) { return "INSERT " + insert.tableName + " " + toJson(insert.item); },
        [](const UpdateStatement &update) {
            return "UPDATE " + update.tableName + " " + shown(update.update) + where(update.where) +
                   (update.returning == Returning::None
                           ? ""
                           : " returning " + std::to_string(static_cast<int>(update.returning)));
        },
        [](const DeleteStatement &remove) { return "DELETE " + remove.tableName + where(remove.where); },
        [](const ExistsStatement &exists) { return "EXISTS " + shown(exists.select); },
    };
    return std::visit(cases, *statement);
}

}

TEST(PartiqlParser, ReadsSelect) { // Developer Guide, "PartiQL select statements for DynamoDB"
    const std::tuple<const char *, const char *, const char *> cases[] = {
        {"all attributes",                                       R"(SELECT * FROM "Orders")",                                                            "SELECT Orders []"          },
        {"a bare table name, keywords in any case, a semicolon", "select * from Orders;",                                                                "SELECT Orders []"          },
        {"an index",                                             R"(SELECT * FROM "Orders"."by-date")",                                                  "SELECT Orders/by-date []"  },
        {"paths are called by their last name",                  R"(SELECT OrderID, a.b, l[0], "x y"[1].z FROM O)",
         "SELECT O [OrderID=OrderID a.b=b l[0]=l[0] x y[1].z=z ]"                                                                                                                    },
        {"conditions",                                           "SELECT * FROM O WHERE a = 1 AND NOT b <> 'x' OR c >= -1.50",
         R"(SELECT O [] (a = 1 AND NOT b <> "x") OR c >= -1.5)"                                                                                                                      },
        {"!= is <>",                                             "SELECT * FROM O WHERE a != 1",                                                         "SELECT O [] a <> 1"        },
        {"ranges and lists",                                     "SELECT * FROM O WHERE a BETWEEN 1 AND 2 AND b IN [1, 2] AND c NOT IN ('x')",
         R"(SELECT O [] a BETWEEN 1 AND 2 AND b IN (1, 2) AND NOT c IN ("x"))"                                                                                                       },
        {"presence and types",                                   "SELECT * FROM O WHERE a IS MISSING AND b IS NOT MISSING AND c IS NULL",
         R"(SELECT O [] attribute_not_exists(a) AND attribute_exists(b) AND attribute_type(c, "NULL"))"                                                                              },
        {"functions in any case",                                "SELECT * FROM O WHERE NOT begins_with(a, 'x') AND CONTAINS(b, 2) AND size(c) > 3",
         R"(SELECT O [] NOT begins_with(a, "x") AND contains(b, 2) AND size(c) > 3)"                                                                                                 },
        {"literals",                                             R"(SELECT * FROM O WHERE a = [1, 'x', {'k': true}] AND b = <<'q', 'p'>> AND c = NULL)",
         R"(SELECT O [] a = [1,"x",{"k":true}] AND b = ["p","q"] AND c = null)"                                                                                                      },
        {"a quote in a text",                                    "SELECT * FROM O WHERE a = 'it''s'",                                                    R"(SELECT O [] a = "it's")" },
        {"a name in quotes may be a keyword",                    R"(SELECT "from" FROM O WHERE "a""b" = 1)",
         R"(SELECT O [from=from ] a"b = 1)"                                                                                                                                          },
        {"order",                                                "SELECT * FROM O WHERE pk = 1 ORDER BY pk, sk DESC",                                    "SELECT O [] pk = 1 +pk -sk"},
        {"redundant parentheses do no harm",                     "SELECT * FROM O WHERE ((a = ((1))))",                                                  "SELECT O [] a = 1"         },
        {"presence as functions",                                "SELECT * FROM O WHERE ATTRIBUTE_EXISTS(a.b) AND NOT attribute_not_exists(c)",
         "SELECT O [] attribute_exists(a.b) AND NOT attribute_not_exists(c)"                                                                                                         },
        {"which may be compared",                                "SELECT * FROM O WHERE attribute_exists(a) = true AND attribute_exists(b) = false",
         "SELECT O [] attribute_exists(a) AND NOT attribute_exists(b)"                                                                                                               },
        {"types by name",                                        "SELECT * FROM O WHERE a IS BOOL AND b IS STRING",
         R"(SELECT O [] attribute_type(a, "BOOL") AND attribute_type(b, "S"))"                                                                                                       },
        {"comments",                                             "SELECT * -- all\nFROM O",                                                              "SELECT O []"               },
    };
    for (const auto &[why, text, expected] : cases) EXPECT_EQ(parsed(text), expected) << why;
}

TEST(PartiqlParser, ReadsWrites) { // Developer Guide, "PartiQL insert/update/delete statements for DynamoDB"
    const std::tuple<const char *, const char *, const char *> cases[] = {
        {"an item",                   R"(INSERT INTO "O" VALUE {'pk': 'a', 'n': 1, 's': <<1, 2>>, 'l': [], 'm': {'x': null}})",
         R"(INSERT O {"l":{"L":[]},"m":{"M":{"x":{"NULL":true}}},"n":{"N":"1"},"pk":{"S":"a"},"s":{"NS":["1","2"]}})"                                                                                                               },
        {"several SETs and a REMOVE", "UPDATE O SET a = 1 SET b.c = b.d + 2 REMOVE e WHERE pk = 'x'",
         R"(UPDATE O SET a = :v1, b.c = b.d + :v2 REMOVE e :v11 :v22 where pk = "x")"                                                                                                                                               },
        {"lists and sets",
         "UPDATE O SET l = list_append(l, [1]), s = set_add(s, <<1>>), t = set_delete(t, <<2>>) "
            "WHERE pk = 'x'",                                                                                                   R"(UPDATE O SET l = list_append(l, :v1) ADD s :v2 DELETE t :v3 :v1[1] :v2[1] :v3[2] where pk = "x")"},
        {"the table first",           "FROM O WHERE pk = 'x' SET a = 1 REMOVE e RETURNING MODIFIED NEW *",
         R"(UPDATE O SET a = :v1 REMOVE e :v11 where pk = "x" returning 4)"                                                                                                                                                         },
        {"RETURNING",                 "UPDATE O SET a = 1 WHERE pk = 'x' RETURNING MODIFIED NEW *",
         R"(UPDATE O SET a = :v1 :v11 where pk = "x" returning 4)"                                                                                                                                                                  },
        {"DELETE",                    "DELETE FROM O WHERE pk = 'x' AND a > 1 RETURNING ALL OLD *",
         R"(DELETE O where pk = "x" AND a > 1)"                                                                                                                                                                                     },
        {"EXISTS",                    "EXISTS(SELECT * FROM O WHERE pk = 'x' AND a = 1)",                                       R"(EXISTS O [] pk = "x" AND a = 1)"                                                                 },
    };
    for (const auto &[why, text, expected] : cases) EXPECT_EQ(parsed(text), expected) << why;
}

TEST(PartiqlParser, PutsParametersIn) {
    const std::vector<ValueBlob> two = {*valueFromJson(R"({"S": "x"})"), *valueFromJson(R"({"BS": ["AQ=="]})")};
    EXPECT_EQ(parsed("SELECT * FROM O WHERE a = ? AND b = [?]", two), R"(SELECT O [] a = "x" AND b = [["AQ=="]])");
    const std::string mismatch = "Number of parameters in request and statement don't match.";
    EXPECT_EQ(parsed("SELECT * FROM O WHERE a = ?", two), mismatch);
    EXPECT_EQ(parsed("SELECT * FROM O WHERE a = ? AND b = ? AND c = ?", two), mismatch);
    const auto open = parseStatementOpen("SELECT * FROM O WHERE a = ? AND b = [?, 1]");
    ASSERT_TRUE(open);
    EXPECT_EQ(shown(std::get<SelectStatement>(*open)), "O [] a = ? AND b = ?");
}

TEST(PartiqlParser, RefusesWhatIsNotWellFormed) {
    const std::string malformed = "Statement wasn't well formed, can't be processed: ";
    const std::pair<const char *, std::string> cases[] = {
        {"",                                                malformed + "Expected data manipulation"                                                                       },
        {"FROB x",                                          malformed + "Expected data manipulation"                                                                       },
        {"UPDATE O WHERE pk = 1",                           malformed + "Expected data manipulation"                                                                       },
        {"SELECT * FROM O LIMIT",                           "Aliasing is not supported"                                                                                    },
        {"SELECT * FROM O WHERE a = 1 b",                   malformed + "Unexpected token after expression"                                                                },
        {"SELECT * FROM O WHERE a = 1; SELECT * FROM O",    malformed + "Unexpected token after expression"                                                                },
        {"SELECT a AS b FROM O",                            "Aliasing is not supported"                                                                                    },
        {"SELECT * FROM O o",                               "Aliasing is not supported"                                                                                    },
        {"SELECT * FROM O AS o",                            "Aliasing is not supported"                                                                                    },
        {"SELECT COUNT(*) FROM O",                          "Unrecognized function: COUNT"                                                                                 },
        {"SELECT * FROM O WHERE a",                         "WHERE clause must contain an expression that resolves to a boolean"                                           },
        {"SELECT * FROM O WHERE f(a, 1)",                   "Unrecognized function: f at 1:23:1"                                                                           },
        {"SELECT * FROM O WHERE a = MISSING",               malformed + "MISSING must be compared using IS operator"                                                       },
        {"SELECT * FROM O WHERE a = 'x",                    malformed + "Expected expression"                                                                              },
        {"INSERT INTO O VALUE {'': 1}",                     "Empty attribute name"                                                                                         },
        {R"(UPDATE O SET "" = 1 WHERE pk = 1)",             "Empty attribute name"                                                                                         },
        {"SELECT a.x, b.x FROM O",                          "Duplicate identifiers in select clause: x"                                                                    },
        {"INSERT INTO O VALUE 'x'",                         "Unsupported format in item expression. Please use struct format {...} to express "
                                    "item values for insert statement."                                                                 },
        {"DELETE FROM O WHERE pk = 1 RETURNING ALL NEW *",  "Invalid returning clause: RETURNING ALL NEW *. Only "
                                                           "RETURNING ALL OLD * is allowed in DELETE statements."},
        {"UPDATE O SET a = 1, a.b = 2 WHERE pk = 1",        "Two document paths overlap with each other; must remove or "
                                                     "rewrite one of these paths; path one: [a], path two: [a, b]"     },
        {"UPDATE O SET a = set_add(b, <<1>>) WHERE pk = 1",
         "The first argument to SET_ADD must equal the assignment value at 1:18:7"                                                                                         },
        {"UPDATE O SET a = set_add(a, 'x') WHERE pk = 1",
         "The second argument to SET_ADD must be a value with type SET at 1:26:1"                                                                                          },
        {"UPDATE O SET a = SET_DELETE(a) WHERE pk = 1",     "SET_DELETE must have exactly two arguments at 1:18:10"                                                        },
        {"UPDATE O SET a = set_add(a, <<>>) WHERE pk = 1",  "Empty bags are not supported"                                                                                 },
        {"SELECT * FROM O\nWHERE EXISTS(a)",                "Unrecognized function: exists at 2:7:6"                                                                       },
        {"SELECT * FROM O WHERE a >= true",
         "Incorrect operand type for operator or function; operator or function: >=, operand type: BOOL"                                                                   },
        {"SELECT * FROM O WHERE a BETWEEN [1] AND 2",
         "Incorrect operand type for operator or function; operator or function: BETWEEN, operand type: L"                                                                 },
        {"INSERT INTO O o VALUE {'pk': 1}",                 malformed + "Unexpected token after expression"                                                                },
        {"SELECT * FROM O WHERE a = 1 # all",               malformed                                                                                                      },
        {"SELECT * FROM O WHERE a = 1 /* all",              malformed                                                                                                      },
        {"SELECT size(a) FROM O",                           "Unexpected path component at 1:8:4"                                                                           },
        {"SELECT * FROM O WHERE attribute_exists()",
         "Incorrect number of operands for operator or function; operator or function: attribute_exists, number of "
            "operands: 0"                                                                                                                                                  },
        {"SELECT * FROM O WHERE attribute_exists('a')",
         "Operator or function requires a document path; operator or function: attribute_exists"                                                                           },
        {"SELECT * FROM O WHERE a.inner = 1",               malformed + "Invalid path dot component"                                                                       },
        {"INSERT INTO O VALUE {'pk': f(1)}",                "Unsupported data type: f under key root at 1:28:1"                                                            },
        {"FROM O WHERE pk = 1",                             malformed + "Expected data manipulation"                                                                       },
        {"UPDATE O SET a = 1 + 2 + 3 WHERE pk = 1",         malformed + "Unexpected token after expression"                                                                },
    };
    for (const auto &[text, message] : cases) EXPECT_EQ(parsed(text), message) << text;
}

TEST(PartiqlParser, TellsWhereANumberIsWrong) {
    const std::string overflow =
        "Number overflow. Attempting to store a number with magnitude larger than supported range under ";
    EXPECT_EQ(parsed("SELECT * FROM O WHERE a = 1e126"), overflow + "root");
    EXPECT_EQ(parsed("INSERT INTO O VALUE {'x': 1e126}"), overflow + "root") << "each attribute is a root";
    EXPECT_EQ(parsed("INSERT INTO O VALUE {'x': [1, 1e126]}"), overflow + "root[1]");
    EXPECT_EQ(parsed("INSERT INTO O VALUE {'m': {'x': 1e126}}"), overflow + "root.x");
    EXPECT_EQ(parsed("SELECT * FROM O WHERE a = [0, 1e126]"), overflow + "root[1]");
    const std::string unread = "Statement wasn't well formed, can't be processed: ";
    EXPECT_EQ(parsed("SELECT * FROM O WHERE a = 1e2147483648"), unread) << "its exponent does not fit 32 bits";
    EXPECT_EQ(parsed("SELECT * FROM O WHERE a = 1e99999999999"), unread);
    EXPECT_EQ(parsed("SELECT * FROM O WHERE a = 1.5e-2147483647"), unread) << "nor do its digits behind the point";
    // A syntax error behind it comes first.
    EXPECT_THAT(parsed("SELECT * FROM O WHERE a = 1e126 x"), testing::HasSubstr("Unexpected token"));
}

TEST(PartiqlParser, DepthIsBounded) { // 250 nested parentheses crashed an engine
    const auto nested = [](std::size_t depth, const char *open, const char *inner, const char *close) {
        std::string text = "SELECT * FROM O WHERE ";
        for (std::size_t i = 0; i < depth; ++i) text += open;
        text += inner;
        for (std::size_t i = 0; i < depth; ++i) text += close;
        return text;
    };
    EXPECT_EQ(parsed(nested(100, "(", "a = 1", ")")), "SELECT O [] a = 1");
    for (const char *open : {"(", "size(", "a = [", "a = {'k': ", "NOT "})
        EXPECT_FALSE(parsed(nested(4000, open, "", "")).empty());
    EXPECT_EQ(
        parsed(nested(250, "(", "a = 1", ")")), "Statement wasn't well formed, can't be processed: Nested too deep");
}

TEST(PartiqlParser, MarksThePlaceOfAnError) {
    const std::tuple<const char *, Span> cases[] = {
        {"SELECT * FROM O WHERE a = 1 b",   {28, 1}},
        {"SELECT * FROM WHERE",             {14, 5}},
        {"SELECT * FROM O WHERE a = 'x",    {26, 2}},
        {"SELECT * FROM O WHERE a = 1e200", {26, 5}},
    };
    for (const auto &[text, span] : cases) {
        const auto statement = parseStatementOpen(text);
        ASSERT_FALSE(statement) << text;
        EXPECT_EQ(statement.error().span, span) << text << statement.error().span.offset;
    }
}

TEST(PartiqlParser, ColorsForAnEditor) {
    const auto spans = highlightStatement("SELECT a FROM \"O\" WHERE size(a) > ? AND b = 'x");
    const std::vector<TokenColor> expected = {TokenColor::Keyword, TokenColor::Attribute, TokenColor::Keyword,
        TokenColor::Attribute, TokenColor::Keyword, TokenColor::Function, TokenColor::Symbol, TokenColor::Attribute,
        TokenColor::Symbol, TokenColor::Symbol, TokenColor::Placeholder, TokenColor::Keyword, TokenColor::Attribute,
        TokenColor::Symbol, TokenColor::Invalid};
    ASSERT_EQ(spans.size(), expected.size());
    for (std::size_t i = 0; i < spans.size(); ++i) EXPECT_EQ(spans[i].color, expected[i]) << i;
}

}
