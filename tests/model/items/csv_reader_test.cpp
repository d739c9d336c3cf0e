#include "model/items/csv_reader.h"

#include <gtest/gtest.h>

namespace model {

namespace {

TextSource textSource(std::string text, std::optional<TextEncoding> encoding = {}) {
    const ItemsInput input = ItemsInput::fromText("test", std::move(text));
    return TextSource(*ItemsInput::open(input.parts().front()), encoding);
}

/// Rows as "line: a|b", quoted cells in brackets, a fault behind "!".
std::vector<std::string> rowsOf(std::string text, char delimiter = ',') {
    TextSource source = textSource(std::move(text));
    CsvReader reader(source, delimiter);
    std::vector<std::string> out;
    CsvRow row;
    while (true) {
        const auto read = reader.next(row);
        if (!read) {
            out.push_back("error: " + read.error().english());
            return out;
        }
        if (!*read) return out;
        std::string line = std::to_string(row.line) + ": ";
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            const CsvCell &cell = row.cells[i];
            line += (i > 0 ? "|" : "") + (cell.quoted ? '[' + cell.text + ']' : cell.text);
        }
        if (row.fault) line += "!" + row.fault->english();
        out.push_back(line);
    }
}

}

TEST(CsvReader, ReadsRowsAsOtherProgramsWriteThem) { // RFC 4180 and what Excel makes of it
    using Rows = std::vector<std::string>;
    const std::tuple<const char *, std::string, Rows> cases[] = {
        {"cells, the last line without a break",                  "a,b\n1,2",          {"1: a|b", "2: 1|2"}                                         },
        {"Windows line ends",                                     "a,b\r\n1,2\r\n",    {"1: a|b", "2: 1|2"}                                         },
        {"old Mac line ends",                                     "a,b\r1,2\r",        {"1: a|b", "2: 1|2"}                                         },
        {"nothing and an empty text differ",                      ",\"\"",             {"1: |[]"}                                                   },
        {"a delimiter within quotes",                             "\"a,b\",c",         {"1: [a,b]|c"}                                               },
        {"doubled quotes",                                        "\"a\"\"b\"",        {"1: [a\"b]"}                                                },
        {"a quote within a plain cell",                           "5\" disk,x",        {"1: 5\" disk|x"}                                            },
        {"a line break within quotes",                            "\"a\nb\",c\nd,e",   {"1: [a\nb]|c", "3: d|e"}                                    },
        {"blank lines are no rows",                               "a\n\n\r\nb\n",      {"1: a", "4: b"}                                             },
        {"a cell at the end that is empty",                       "a,\nb,",            {"1: a|", "2: b|"}                                           },
        {"text behind a quote",                                   "\"a\"b,c\nd,e",     {"1: [ab]|c!There is text behind a closing quote.", "2: d|e"}},
        {"a quote that is not closed costs a line, not the file", "a,b\n1,\"x\n2,y\n",
         {"1: a|b", "2: !A quote is not closed.", "3: 2|y"}                                                                                         },
        {"Latin letters that are no UTF-8",                       "a\nb\xE9\xC3\n",    {"1: a", "2: b\u00e9\u00c3"}                                 },
    };
    for (const auto &[why, text, rows] : cases) EXPECT_EQ(rowsOf(text), rows) << why;
}

TEST(CsvReader, GivesUpOnWhatIsNoCsv) {
    std::string text;
    for (int i = 0; i < 40; ++i) text += "x,\"\n";
    text += "\"";
    const auto rows = rowsOf(text);
    ASSERT_FALSE(rows.empty());
    EXPECT_LT(rows.size(), 45U);
}

TEST(CsvReader, RowsOverTheBordersOfPieces) { // a file comes in pieces of 64 KB
    for (const std::size_t width : {65'530UL, 65'535UL, 65'536UL, 65'537UL, 200'000UL}) {
        const std::string cell(width, 'x');
        const auto rows = rowsOf("a,\"" + cell + "\"\"\"\r\nb,c\r\n");
        ASSERT_EQ(rows.size(), 2U) << width;
        EXPECT_EQ(rows[0].size(), width + 8) << width;
        EXPECT_EQ(rows[1], "2: b|c") << width;
    }
    const auto large = rowsOf("a\n\"" + std::string(5'000'000, 'x') + "\nb\n");
    ASSERT_EQ(large.size(), 3U);
    EXPECT_EQ(large[1], "2: !A quote is not closed.");
    EXPECT_EQ(large[2], "3: b");
}

TEST(CsvReader, RecognisesTheDelimiter) {
    const std::tuple<const char *, const char *, char> cases[] = {
        {"plain",                         "a,b\n1,2",          ',' },
        {"German Excel",                  "a;b\n1,5;2",        ';' },
        {"copied cells",                  "a\tb\n1\t2",        '\t'},
        {"a pipe",                        "a|b\n1|2",          '|' },
        {"one column is any delimiter's", "id\n1\n2",          ',' },
        {"commas in quotes do not count", "\"a,b,c\";d\n1;2",  ';' },
        {"said by Excel",                 "sep=;\na,b;c\n1;2", ';' },
    };
    for (const auto &[why, text, delimiter] : cases) EXPECT_EQ(recogniseDelimiter(text), delimiter) << why;
}

TEST(TextSource, EncodingsBecomeUtf8) {
    const auto utf16 = [](std::u16string_view text, bool little) {
        std::string bytes;
        for (const char16_t c : text) {
            const char low = static_cast<char>(c & 0xFF), high = static_cast<char>(c >> 8);
            bytes += little ? low : high;
            bytes += little ? high : low;
        }
        return bytes;
    };
    using namespace std::string_literals;
    const std::tuple<const char *, std::string, TextEncoding, std::string> cases[] = {
        {"UTF-8",                              "a\u00fc\U0001F600",                     TextEncoding::Utf8,   "a\u00fc\U0001F600"                                         },
        {"with a mark",
         "\xEF\xBB\xBF"
            "a",                                                                        TextEncoding::Utf8,   "a"                                                         },
        {"UTF-16, little, marked",             "\xFF\xFE" + utf16(u"a\u00fc\U0001F600", true),                TextEncoding::Utf16Le,
         "a\u00fc\U0001F600"},
        {"UTF-16, big, marked",                                    "\xFE\xFF" + utf16(u"a\u00fc\U0001F600",                                                       false), TextEncoding::Utf16Be,
         "a\u00fc\U0001F600"},
        {"UTF-16 without a mark",                  utf16(u"id,n",                                                         true),                                                       TextEncoding::Utf16Le,                                                                                     "id,n"},
        {"and big",               utf16(u"id,n",                                                false),              TextEncoding::Utf16Be,"id,n"},
        {"Windows",                              "\x80 M\xFCller", TextEncoding::Windows1252,  "\u20ac M\u00fcller"                                                                                },
        {"half a pair is no text","\xFF\xFE" + utf16(std::u16string(1,     0xD800) + u"a",    true),TextEncoding::Utf16Le,
         "\xED\xA0\x80"
            "a"},
        {"nor half a unit",
         "\xFF\xFE"
            "a\0b"s,                                TextEncoding::Utf16Le,                                            "a\xFF"                                                                                                   },
    };
    for (const auto &[why, bytes, encoding, text] : cases) {
        TextSource source = textSource(bytes);
        std::string out;
        while (*source.read(out)) {
        }
        EXPECT_EQ(out, text) << why;
        EXPECT_EQ(source.encoding(), encoding) << why;
    }
}

TEST(CsvText, IsQuotedWhereItHasToBe) {
    const std::pair<const char *, const char *> cases[] = {
        {"plain", "plain"     },
        {"",      "\"\""      },
        {"a,b",   "\"a,b\""   },
        {"a;b",   "a;b"       },
        {"a\"b",  "\"a\"\"b\""},
        {"a\nb",  "\"a\nb\""  },
        {" a",    "\" a\""    }
    };
    for (const auto &[text, csv] : cases) {
        std::string out;
        appendCsvText(out, text, ',');
        EXPECT_EQ(out, csv);
    }
}

}
