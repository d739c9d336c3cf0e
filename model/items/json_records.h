#pragma once

#include "model/items/byte_source.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace model {

/// How a JSON text holds its items.
enum class JsonLayout : unsigned char {
    Lines,  ///< An item on each line.
    Values, ///< Items behind one another, over any number of lines.
    Arrays, ///< In an array: of its own, or of a member: "Items" of a Scan, "RequestItems" of a batch by table.
};

/// The text of one item, whatever stands around its attributes still with it. Not yet checked.
struct JsonRecord {
    std::size_t line = 1;
    std::string text = {};
    std::string container = {}; ///< The member whose array it stands in: "Items", a table's name.
    std::optional<Message> fault = {};
};

/// Cuts a JSON text of any size into the texts of its items.
class JsonRecords {
public:
    JsonRecords(TextSource &source, JsonLayout layout) : m_source(source), m_layout(layout) {}

    /// False at the end. Errors: those of the source.
    Result<bool> next(JsonRecord &record);

private:
    Result<bool> nextLine(JsonRecord &record);
    /// The next character; nothing at the end.
    Result<std::optional<char>> take();
    Result<void> readValue(char first, JsonRecord &record);
    Result<std::string> readName();

    TextSource &m_source;
    JsonLayout m_layout;
    std::string m_buffer;
    std::size_t m_at = 0, m_line = 1;
    bool m_end = false, m_failed = false;
    /// Open brackets outside of items: the member's name that each object is at.
    struct Level {
        bool array = false;
        std::string name = {};
    };
    std::vector<Level> m_levels;
};

}
