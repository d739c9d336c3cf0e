#include "model/items/csv_reader.h"

#include "engine/base/encoding.h"

#include <algorithm>

namespace model {

namespace {

constexpr std::size_t mostRowBytes = 4'000'000; // an item is at most 400 KB; base64, escapes and names come on top
constexpr std::size_t mostUnclosed = 20;

}

Result<bool> CsvReader::more() {
    if (m_end) return false;
    m_buffer.erase(0, m_at);
    m_at = 0;
    // At least as much again as is there, so that a long row is not walked over for each piece.
    for (const std::size_t enough = 2 * m_buffer.size(); !m_end && (m_buffer.empty() || m_buffer.size() < enough);) {
        TRY(const bool read, m_source.read(m_buffer));
        m_end = !read;
    }
    return true;
}

std::optional<std::size_t> CsvReader::parse(std::string_view text, bool end, CsvRow &row) {
    row.cells.clear();
    row.fault.reset();
    std::size_t at = 0;
    while (true) {
        CsvCell cell;
        if (at < text.size() && text[at] == '"') {
            cell.quoted = true;
            ++at;
            while (true) {
                const auto quote = text.find('"', at);
                if (quote == text.npos || (quote + 1 == text.size() && !end)) {
                    if (!end && text.size() <= mostRowBytes) return std::nullopt;
                    row.fault = Message{"Items", TRANSLATABLE("Items", "A quote is not closed."), {}};
                    row.cells.clear();
                    const auto line = std::min(text.find_first_of("\r\n"), text.size());
                    m_passOver = line == text.size();
                    return line + (text.substr(line).starts_with("\r\n") ? 2 : line < text.size() ? 1 : 0);
                }
                cell.text += text.substr(at, quote - at);
                at = quote + 1;
                if (at == text.size() || text[at] != '"') break;
                cell.text += '"';
                ++at;
            }
        }
        const std::size_t begin = at;
        while (at < text.size() && text[at] != m_delimiter && text[at] != '\n' && text[at] != '\r') ++at;
        if (at == text.size() && !end) {
            if (text.size() <= mostRowBytes) return std::nullopt;
            row.fault = Message{"Items", TRANSLATABLE("Items", "The row is longer than %1 MB."),
                {std::to_string(mostRowBytes / 1'000'000)}};
            row.cells.clear();
            m_passOver = true;
            return at;
        }
        if (cell.quoted && at > begin && !row.fault)
            row.fault = Message{"Items", TRANSLATABLE("Items", "There is text behind a closing quote."), {}};
        cell.text += text.substr(begin, at - begin);
        row.cells.push_back(std::move(cell));
        if (at == text.size()) return at;
        if (text[at] == m_delimiter) {
            ++at;
            if (at == text.size() && !end) return std::nullopt;
            continue;
        }
        if (text[at] == '\r') {
            if (at + 1 == text.size() && !end) return std::nullopt;
            if (at + 1 < text.size() && text[at + 1] == '\n') ++at;
        }
        return at + 1;
    }
}

Result<bool> CsvReader::next(CsvRow &row) {
    while (true) {
        while (m_passOver) {
            const auto line = m_buffer.find_first_of("\r\n", m_at);
            m_at = std::min(line, m_buffer.size());
            m_passOver = line == m_buffer.npos;
            if (!m_passOver) break;
            TRY(const bool read, more());
            if (!read) return false;
        }
        std::optional<std::size_t> taken;
        while (m_at == m_buffer.size() || !(taken = parse(std::string_view(m_buffer).substr(m_at), m_end, row))) {
            TRY(const bool read, more());
            if (!read) return false;
        }
        std::string_view text = std::string_view(m_buffer).substr(m_at, *taken);
        row.line = m_line;
        m_at += *taken;
        for (std::size_t i = 0; i < text.size(); ++i)
            if (text[i] == '\n' || (text[i] == '\r' && !text.substr(i + 1).starts_with('\n'))) ++m_line;
        while (!text.empty() && (text.back() == '\n' || text.back() == '\r')) text.remove_suffix(1);
        row.text = text;
        if (row.fault && row.cells.empty() && ++m_unclosed > mostUnclosed)
            return refusal(
                {"Items",
                    TRANSLATABLE("Items", "This is no CSV of that delimiter: more than %1 quotes are not closed."),
                    {std::to_string(mostUnclosed)}},
                {.line = row.line});
        if (!row.fault && !engine::isUtf8(row.text))
            row.fault = Message{"Items", TRANSLATABLE("Items", "The row is not valid text of its encoding."), {}};
        const bool blank = row.cells.size() == 1 && !row.cells.front().quoted && row.cells.front().text.empty();
        if (!blank || row.fault) return true;
    }
}

char recogniseDelimiter(std::string_view firstText) {
    constexpr std::string_view candidates = ",;\t|";
    if (firstText.starts_with("sep=") && firstText.size() > 4 && candidates.find(firstText[4]) != candidates.npos)
        return firstText[4];
    char best = ',';
    std::size_t bestScore = 0;
    for (const char candidate : candidates) {
        TextSource source(
            *ItemsInput::open(ItemsInput::fromText({}, std::string(firstText)).parts().front()), TextEncoding::Utf8);
        CsvReader reader(source, candidate);
        CsvRow row;
        std::size_t columns = 0, agree = 0;
        constexpr std::size_t rows = 10;
        for (std::size_t i = 0; i < rows; ++i) {
            const auto read = reader.next(row);
            if (!read || !*read) break;
            if (i == 0)
                columns = row.cells.size();
            else if (row.cells.size() == columns && !row.fault)
                ++agree;
        }
        if (const std::size_t score = columns > 1 ? columns * (1 + agree) : 0; score > bestScore) {
            best = candidate;
            bestScore = score;
        }
    }
    return best;
}

void appendCsvText(std::string &out, std::string_view text, char delimiter) {
    const bool plain = !text.empty() && text.find_first_of("\"\r\n") == text.npos &&
                       text.find(delimiter) == text.npos && text.front() != ' ' && text.back() != ' ' &&
                       text.front() != '\t' && text.back() != '\t';
    if (plain) {
        out += text;
        return;
    }
    out += '"';
    for (const char c : text) {
        if (c == '"') out += '"';
        out += c;
    }
    out += '"';
}

}
