#include "engine/value/item_json.h"

#include "engine/base/encoding.h"
#include "engine/base/limits.h"
#include "engine/base/result.h"
#include "engine/value/blob_writer.h"

// Plain JSON is read by a parser of our own: simdjson's DOM turns numbers into doubles and refuses those beyond 64
// bits, and here every digit counts. It also tells where a text that someone typed goes wrong.

namespace engine {

namespace {

class PlainReader {
public:
    explicit PlainReader(std::string_view text) : m_text(text) {}

    Result<ValueBlob> wholeValue() {
        CHECK(checkEncoding());
        TRY(auto value, readValue(1));
        CHECK(expectEnd());
        return value;
    }
    /// An item's attributes are at level 1, those of a map that is a value at level 2.
    Result<ItemBlob> wholeItem() {
        CHECK(checkEncoding());
        skipSpace();
        if (!take('{')) return wrong("an item begins with {");
        TRY(auto item, readMembers(1));
        CHECK(expectEnd());
        return item;
    }

private:
    tl::unexpected<Error> wrong(std::string_view what) const {
        return failure(
            Error::Code::Serialization, "Not JSON at byte " + std::to_string(m_at + 1) + ": " + std::string(what));
    }
    Result<void> checkEncoding() const {
        if (!isUtf8(m_text)) return failure(Error::Code::Serialization, "Not JSON: not UTF-8");
        return {};
    }
    Result<void> expectEnd() {
        skipSpace();
        if (m_at != m_text.size()) return wrong("text behind the end");
        return {};
    }

    bool atEnd() const { return m_at == m_text.size(); }
    void skipSpace() {
        while (
            !atEnd() && (m_text[m_at] == ' ' || m_text[m_at] == '\t' || m_text[m_at] == '\n' || m_text[m_at] == '\r'))
            ++m_at;
    }
    bool take(char c) {
        if (atEnd() || m_text[m_at] != c) return false;
        ++m_at;
        return true;
    }
    bool takeWord(std::string_view word) {
        if (!m_text.substr(m_at).starts_with(word)) return false;
        m_at += word.size();
        return true;
    }

    Result<ValueBlob> readValue(std::size_t level) {
        if (level > limits::nestingLevels)
            return validation(
                "Nesting Levels have exceeded supported limits: Attributes in the item have nested levels "
                "beyond supported limit");
        skipSpace();
        ValueBlob blob;
        if (take('{')) {
            TRY(const auto members, readMembers(level + 1));
            blob::Container container(blob.bytes, Type::M);
            blob.bytes += members.bytes;
            container.close();
        } else if (take('[')) {
            blob::Container container(blob.bytes, Type::L);
            CHECK(readElements(blob.bytes, level + 1));
            container.close();
        } else if (take('"')) {
            TRY(const auto text, readString());
            blob::appendScalar(blob.bytes, Type::S, text);
        } else if (takeWord("true")) {
            blob::appendBoolean(blob.bytes, true);
        } else if (takeWord("false")) {
            blob::appendBoolean(blob.bytes, false);
        } else if (takeWord("null")) {
            blob::appendNull(blob.bytes);
        } else {
            TRY(const auto token, readNumber());
            std::string scratch;
            TRY(const auto digits, Number::canonical(token, scratch));
            blob::appendScalar(blob.bytes, Type::N, digits);
        }
        return blob;
    }

    /// Behind the bracket.
    Result<void> readElements(Bytes &out, std::size_t level) {
        skipSpace();
        if (take(']')) return {};
        do {
            TRY(const auto element, readValue(level));
            out += element.bytes;
            skipSpace();
        } while (take(','));
        if (!take(']')) return wrong("expected , or ]");
        return {};
    }

    /// Behind the brace.
    Result<ItemBlob> readMembers(std::size_t level) {
        ItemBuilder builder;
        skipSpace();
        if (take('}')) return builder.finish();
        do {
            skipSpace();
            if (!take('"')) return wrong("expected a name in quotes");
            TRY(const auto name, readString());
            if (name.empty()) return validation("Empty attribute name");
            skipSpace();
            if (!take(':')) return wrong("expected :");
            TRY(const auto value, readValue(level));
            builder.add(name, value);
            skipSpace();
        } while (take(','));
        if (!take('}')) return wrong("expected , or }");
        return builder.finish();
    }

    /// JSON's grammar, which is narrower than Number's.
    Result<std::string_view> readNumber() {
        const std::size_t start = m_at;
        const auto digits = [&] {
            const std::size_t from = m_at;
            while (!atEnd() && m_text[m_at] >= '0' && m_text[m_at] <= '9') ++m_at;
            return m_at - from;
        };
        take('-');
        const bool zero = !atEnd() && m_text[m_at] == '0';
        const std::size_t integerDigits = digits();
        if (integerDigits == 0) return wrong("expected a value");
        if (zero && integerDigits > 1) return wrong("a number with a leading zero");
        if (take('.') && digits() == 0) return wrong("expected a digit");
        if (take('e') || take('E')) {
            if (!take('+')) take('-');
            if (digits() == 0) return wrong("expected a digit");
        }
        return m_text.substr(start, m_at - start);
    }

    /// Behind the quote.
    Result<std::string> readString() {
        std::string text;
        for (;;) {
            const std::size_t plain = m_at;
            while (!atEnd() && m_text[m_at] != '"' && m_text[m_at] != '\\' &&
                   static_cast<unsigned char>(m_text[m_at]) >= 0x20)
                ++m_at;
            text.append(m_text.substr(plain, m_at - plain));
            if (take('"')) return text;
            if (!take('\\'))
                return wrong(atEnd() ? "a text without its closing quote" : "a control character in a text");
            CHECK(readEscape(text));
        }
    }

    Result<void> readEscape(std::string &text) {
        constexpr std::string_view letters = "\"\\/bfnrt", meanings = "\"\\/\b\f\n\r\t";
        const auto place = atEnd() ? std::string_view::npos : letters.find(m_text[m_at]);
        if (place != std::string_view::npos) {
            ++m_at;
            text += meanings[place];
            return {};
        }
        if (!take('u')) return wrong("an unknown escape");
        TRY(std::uint32_t point, readHex());
        if (point >= 0xDC00 && point < 0xE000) return wrong("half a surrogate pair");
        if (point >= 0xD800 && point < 0xDC00) {
            if (!take('\\') || !take('u')) return wrong("half a surrogate pair");
            TRY(const std::uint32_t low, readHex());
            if (low < 0xDC00 || low >= 0xE000) return wrong("half a surrogate pair");
            point = 0x10000 + ((point - 0xD800) << 10) + (low - 0xDC00);
        }
        appendUtf8(text, point);
        return {};
    }

    Result<std::uint32_t> readHex() {
        std::uint32_t value = 0;
        for (int i = 0; i < 4; ++i, ++m_at) {
            const char c = atEnd() ? '\0' : m_text[m_at];
            const int digit = c >= '0' && c <= '9'   ? c - '0'
                              : c >= 'a' && c <= 'f' ? c - 'a' + 10
                              : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                                     : -1;
            if (digit < 0) return wrong("expected a hexadecimal digit");
            value = value << 4 | static_cast<std::uint32_t>(digit);
        }
        return value;
    }

    static void appendUtf8(std::string &out, std::uint32_t point) {
        const auto continuation = [&](unsigned shift) { out += static_cast<char>(0x80 | (point >> shift & 0x3F)); };
        if (point < 0x80) {
            out += static_cast<char>(point);
        } else if (point < 0x800) {
            out += static_cast<char>(0xC0 | point >> 6);
            continuation(0);
        } else if (point < 0x10000) {
            out += static_cast<char>(0xE0 | point >> 12);
            continuation(6);
            continuation(0);
        } else {
            out += static_cast<char>(0xF0 | point >> 18);
            continuation(12);
            continuation(6);
            continuation(0);
        }
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

}

Result<ValueBlob> valueFromPlainJson(std::string_view json) {
    return PlainReader(json).wholeValue();
}

Result<ItemBlob> itemFromPlainJson(std::string_view json) {
    return PlainReader(json).wholeItem();
}

}
