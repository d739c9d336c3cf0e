#pragma once

#include "model/items/byte_source.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace model {

struct CsvCell {
    std::string text = {};
    bool quoted = false; ///< "" is an empty text where nothing at all is no value.
};

struct CsvRow {
    std::size_t line = 1; ///< Where it begins; cells may hold line breaks.
    std::vector<CsvCell> cells = {};
    std::string text = {}; ///< As the file has it, without the line break.
    std::optional<Message> fault = {};
};

/// Rows of a CSV text: RFC 4180 (quotes doubled within quotes, line breaks within quotes), any delimiter, lines that
/// end with LF, CR LF or CR. Blank lines are passed over. A row that is wrong has a fault, and reading goes on behind
/// its first line.
class CsvReader {
public:
    CsvReader(TextSource &source, char delimiter) : m_source(source), m_delimiter(delimiter) {}

    /// False at the end. Errors: those of the source; quotes that again and again do not close.
    Result<bool> next(CsvRow &row);

private:
    /// How many bytes the row takes, its line break included; nothing: there is too little text to tell.
    std::optional<std::size_t> parse(std::string_view text, bool end, CsvRow &row);
    Result<bool> more();

    TextSource &m_source;
    char m_delimiter;
    std::string m_buffer;
    std::size_t m_at = 0, m_line = 1, m_unclosed = 0;
    bool m_end = false;
    bool m_passOver = false; ///< The rest of a line belongs to a row that was given up.
};

/// The delimiter that makes the first rows agree best: one of , ; tab |. A first line "sep=;" says it, as Excel writes.
char recogniseDelimiter(std::string_view firstText);

/// A cell as CSV has it; quoted where it has to be, and where it is empty.
void appendCsvText(std::string &out, std::string_view text, char delimiter);

}
