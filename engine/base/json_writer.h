#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace engine {

/// The text as a JSON string with its quotes. Valid UTF-8 passes as it is; control characters, quotes and backslashes
/// are escaped.
void appendJsonString(std::string &out, std::string_view text);

/// Writes JSON piece by piece to the end of a string; puts the commas. No tree, nothing checked: the caller pairs
/// begin and end, and gives each member of an object its name.
class JsonWriter {
public:
    explicit JsonWriter(std::string &out) : m_out(out) {}

    void beginObject() { open('{'); }
    void endObject() { close('}'); }
    void beginArray() { open('['); }
    void endArray() { close(']'); }
    /// Names are written as they are: ours need no escape. Those from data go through `dataName`.
    void name(std::string_view name);
    void dataName(std::string_view name);
    void string(std::string_view text);
    void integer(std::int64_t value);
    void boolean(bool value) { raw(value ? "true" : "false"); }
    void raw(std::string_view json);

    /// Where the next value goes, for writers that append to the same string themselves.
    std::string &beginValue() {
        separate();
        m_first = false;
        return m_out;
    }

private:
    void separate() {
        if (!m_first && !m_named) m_out += ',';
        m_named = false;
    }
    void open(char bracket) {
        separate();
        m_out += bracket;
        m_first = true;
    }
    void close(char bracket) {
        m_out += bracket;
        m_first = false;
    }

    std::string &m_out;
    bool m_first = true, m_named = false;
};

}
