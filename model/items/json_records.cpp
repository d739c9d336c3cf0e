#include "model/items/json_records.h"

#include "engine/base/json_reader.h"

#include <algorithm>

namespace model {

namespace {

constexpr std::size_t mostRecordBytes = 4'000'000; // an item is at most 400 KB; types, escapes and spaces come on top
constexpr std::size_t mostLevels = 16;             // around the items

bool isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

Message tooLong() {
    return {"Items", TRANSLATABLE("Items", "The item is longer than %1 MB."),
        {std::to_string(mostRecordBytes / 1'000'000)}};
}

Message cutOff() {
    return {"Items", TRANSLATABLE("Items", "The file ends within this item."), {}};
}

}

Result<std::optional<char>> JsonRecords::take() {
    while (m_at == m_buffer.size()) {
        if (m_end) return std::nullopt;
        m_buffer.clear();
        m_at = 0;
        TRY(const bool read, m_source.read(m_buffer));
        m_end = !read;
    }
    const char c = m_buffer[m_at++];
    if (c == '\n') ++m_line;
    return c;
}

Result<bool> JsonRecords::nextLine(JsonRecord &record) {
    while (true) {
        auto end = m_buffer.find('\n', m_at);
        bool tooMuch = false;
        while (end == m_buffer.npos && !m_end) {
            m_buffer.erase(0, m_at);
            m_at = 0;
            if (m_buffer.size() > mostRecordBytes) { // only its beginning is kept
                tooMuch = true;
                m_buffer.resize(200);
            }
            const auto from = m_buffer.size();
            TRY(const bool read, m_source.read(m_buffer));
            m_end = !read;
            end = m_buffer.find('\n', from);
        }
        if (m_at == m_buffer.size()) return false;
        const auto stop = std::min(end, m_buffer.size());
        std::string_view line = std::string_view(m_buffer).substr(m_at, stop - m_at);
        m_at = std::min(stop + 1, m_buffer.size());
        record.line = m_line++;
        while (!line.empty() && isSpace(line.back())) line.remove_suffix(1);
        while (!line.empty() && isSpace(line.front())) line.remove_prefix(1);
        if (line.empty()) continue;
        record.text = line;
        if (tooMuch) record.fault = tooLong();
        return true;
    }
}

/// A whole value, `first` its first character, as far as its brackets tell.
Result<void> JsonRecords::readValue(char first, JsonRecord &record) {
    record.text.assign(1, first);
    std::size_t depth = first == '{' || first == '[' ? 1 : 0;
    bool inString = first == '"', escaped = false;
    while (depth > 0 || inString || (first != '{' && first != '[' && first != '"')) {
        TRY(const auto next, take());
        if (!next) {
            if (depth > 0 || inString) {
                record.fault = cutOff();
                m_failed = true;
            }
            return {};
        }
        const char c = *next;
        if (!inString && depth == 0 && (c == ',' || c == ']' || c == '}' || isSpace(c))) { // behind a word or number
            --m_at;
            if (c == '\n') --m_line;
            return {};
        }
        if (record.text.size() < mostRecordBytes)
            record.text += c;
        else
            record.fault = tooLong();
        if (inString) {
            if (escaped)
                escaped = false;
            else if (c == '\\')
                escaped = true;
            else if (c == '"')
                inString = false;
        } else if (c == '"') {
            inString = true;
        } else if (c == '{' || c == '[') {
            ++depth;
        } else if (c == '}' || c == ']') {
            --depth;
        }
    }
    return {};
}

/// Behind the quote.
Result<std::string> JsonRecords::readName() {
    JsonRecord name;
    CHECK(readValue('"', name));
    const auto document = engine::JsonDocument::parse('[' + name.text + ']'); // nothing has checked it yet
    if (name.fault || !document) return std::string();
    const auto elements = document->root().elements();
    if (elements.size() != 1 || elements.front().kind() != engine::JsonValue::Kind::String) return std::string();
    return std::string(elements.front().text());
}

Result<bool> JsonRecords::next(JsonRecord &record) {
    record.text.clear();
    record.container.clear();
    record.fault.reset();
    if (m_layout == JsonLayout::Lines) return nextLine(record);
    const auto wrong = [&](char c) {
        record.line = m_line;
        record.text.assign(1, c);
        record.fault = Message{"Items", TRANSLATABLE("Items", "The text is no JSON from here on."), {}};
        m_failed = true;
        return true;
    };
    while (!m_failed) {
        TRY(const auto taken, take());
        if (!taken) {
            if (m_levels.empty()) return false;
            record.line = m_line;
            record.fault = Message{"Items", TRANSLATABLE("Items", "The file is cut off: a bracket is not closed."), {}};
            m_failed = true;
            return true;
        }
        const char c = *taken;
        if (isSpace(c) || c == ',' || c == ':') continue;
        const bool inArray = !m_levels.empty() && m_levels.back().array;
        const bool isRecord = m_layout == JsonLayout::Values ? m_levels.empty() : inArray;
        if (isRecord && c != ']') {
            if (c == '}') return wrong(c);
            record.line = m_line;
            CHECK(readValue(c, record));
            for (auto level = m_levels.rbegin(); level != m_levels.rend() && record.container.empty(); ++level)
                if (!level->array) record.container = level->name;
            return true;
        }
        if (c == '{' || c == '[') {
            if (m_levels.size() == mostLevels) return wrong(c);
            m_levels.push_back({c == '[', {}});
        } else if (c == '}' || c == ']') {
            if (m_levels.empty() || m_levels.back().array != (c == ']')) return wrong(c);
            m_levels.pop_back();
            if (!m_levels.empty()) m_levels.back().name.clear();
        } else if (m_levels.empty()) {
            return wrong(c);
        } else if (c == '"' && m_levels.back().name.empty()) {
            TRY(m_levels.back().name, readName());
        } else { // the value of a member that holds no items
            JsonRecord skipped;
            CHECK(readValue(c, skipped));
            m_levels.back().name.clear();
        }
    }
    return false;
}

}
