#include "model/code/code_text.h"

#include <cstdio>

namespace model {

CodeText CodeText::after(std::string_view prefix) && {
    open.insert(0, prefix);
    return std::move(*this);
}

CodeText CodeText::then(std::string_view suffix) && {
    close += suffix;
    return std::move(*this);
}

std::string CodeText::oneLine() const {
    std::string text = open;
    if (padded && !items.empty()) text += ' ';
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0 && ends != Ends::None) {
            text += separator;
            text += ' ';
        }
        text += items[i].oneLine();
    }
    if (padded && !items.empty()) text += ' ';
    return text + close;
}

namespace {

bool mustBreak(const CodeText &text) {
    if (text.broken && !text.items.empty()) return true;
    for (const CodeText &item : text.items)
        if (mustBreak(item)) return true;
    return false;
}

void write(std::string &out, const CodeText &text, const CodeLayout &layout, std::size_t level, std::size_t column) {
    std::string line = text.oneLine();
    if (text.items.empty() || (!mustBreak(text) && column + line.size() <= layout.width)) {
        out += line;
        return;
    }
    const auto newLine = [&](std::size_t depth) {
        out += layout.lineEnd;
        out += '\n';
        for (std::size_t i = 0; i < depth; ++i) out += layout.indent;
    };
    out += text.open;
    for (std::size_t i = 0; i < text.items.size(); ++i) {
        newLine(level + 1);
        write(out, text.items[i], layout, level + 1, (level + 1) * layout.indent.size() + text.separator.size());
        const bool last = i + 1 == text.items.size();
        if (text.ends == CodeText::Ends::After || (text.ends == CodeText::Ends::Between && !last))
            out += text.separator;
    }
    if (text.close.empty()) return;
    newLine(text.ends == CodeText::Ends::None ? level + 1 : level);
    out += text.close;
}

}

std::string laidOut(const CodeText &text, const CodeLayout &layout, std::size_t level, std::size_t column) {
    std::string out;
    write(out, text, layout, level, column);
    return out;
}

std::string quoted(std::string_view value, const char *controlFormat) {
    std::string text = "\"";
    for (const char c : value) {
        const auto byte = static_cast<unsigned char>(c);
        switch (c) {
        case '"': text += "\\\""; break;
        case '\\': text += "\\\\"; break;
        case '\n': text += "\\n"; break;
        case '\r': text += "\\r"; break;
        case '\t': text += "\\t"; break;
        default:
            if (byte < 0x20 || byte == 0x7f) {
                char escape[8];
                std::snprintf(escape, sizeof escape, controlFormat, static_cast<unsigned>(byte));
                text += escape;
            } else {
                text += c;
            }
        }
    }
    return text + '"';
}

}
