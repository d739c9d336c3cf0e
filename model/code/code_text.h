#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace model {

/// Program text that is laid out when it is written: on one line where it fits, else an item a line.
/// "open", the items with a separator between them, "close"; without items only `open` and `close`.
struct CodeText {
    /// How the items of a broken group end.
    enum class Ends : unsigned char { Between, After, None }; ///< None: a chain of calls, which needs no separator.

    std::string open = {};
    std::vector<CodeText> items = {};
    std::string close = {};
    std::string_view separator = ",";
    Ends ends = Ends::Between;
    bool padded = false; ///< "{ a }" on one line, as JavaScript has it.
    bool broken = false; ///< An item a line even where they fit.

    CodeText() = default;
    CodeText(std::string text) : open(std::move(text)) {}
    CodeText(const char *text) : open(text) {}
    /// The same with something before it.
    CodeText after(std::string_view prefix) &&;
    CodeText then(std::string_view suffix) &&; ///< … and behind it.

    std::string oneLine() const;
};

struct CodeLayout {
    std::size_t width = 100;
    std::string_view indent = "    ";
    std::string_view lineEnd = ""; ///< Of a line that goes on: " \\" in a shell.
};
/// `level`: of the line that the text starts on, whose first `column` columns are taken.
std::string laidOut(const CodeText &text, const CodeLayout &layout, std::size_t level = 0, std::size_t column = 0);

/// Text as a literal in double quotes: the escapes of one letter that all languages share, and `controlFormat`, as for
/// printf, for a control character that has none: "\\u%04x". Text beyond ASCII stays as it is.
std::string quoted(std::string_view value, const char *controlFormat);

}
