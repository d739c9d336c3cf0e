#include "model/items/byte_source.h"

#include "engine/base/encoding.h"
#include "engine/base/json_reader.h"
#include "engine/wire/gzip.h"
#include "model/format/file.h"
#include "model/format/format.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace model {

namespace {

constexpr std::size_t pieceBytes = 1 << 16;
constexpr std::size_t manifestBytes = 50'000'000; // some 300 bytes for each data file

Problem inFile(const std::string &path, Message message) {
    Problem problem(std::move(message));
    problem.file = path;
    return problem;
}

Problem cannotRead(const std::string &path, int error) {
    if (error == ENOENT || error == ENOTDIR)
        return inFile(path, {"Files", TRANSLATABLE("Files", "There is no such file."), {}});
    return inFile(path,
        {"Files", TRANSLATABLE("Files", "The file cannot be read: %1."), {std::generic_category().message(error)}});
}

class FileSource : public ByteSource {
public:
    FileSource(int descriptor, std::string path)
        : m_descriptor(descriptor), m_path(std::move(path)), m_piece(pieceBytes) {}
    FileSource(const FileSource &) = delete;
    FileSource &operator=(const FileSource &) = delete;
    ~FileSource() override { ::close(m_descriptor); }

    Result<std::string_view> next() override {
        while (true) {
            const ssize_t got = ::read(m_descriptor, m_piece.data(), m_piece.size());
            if (got < 0 && errno == EINTR) continue;
            if (got < 0) return tl::unexpected(cannotRead(m_path, errno));
            m_done += static_cast<std::uint64_t>(got);
            return std::string_view(m_piece.data(), static_cast<std::size_t>(got));
        }
    }
    std::uint64_t bytesDone() const override { return m_done; }

private:
    int m_descriptor;
    std::string m_path;
    std::vector<char> m_piece;
    std::uint64_t m_done = 0;
};

class MemorySource : public ByteSource {
public:
    explicit MemorySource(std::shared_ptr<const std::string> text) : m_text(std::move(text)) {}
    Result<std::string_view> next() override {
        const auto piece = std::string_view(*m_text).substr(m_done, pieceBytes);
        m_done += piece.size();
        return piece;
    }
    std::uint64_t bytesDone() const override { return m_done; }

private:
    std::shared_ptr<const std::string> m_text;
    std::size_t m_done = 0;
};

/// Passes bytes on, or what they are gzip of: the first two bytes tell.
class MaybeGzip : public ByteSource {
public:
    MaybeGzip(std::unique_ptr<ByteSource> source, std::string path)
        : m_source(std::move(source)), m_path(std::move(path)) {}

    Result<std::string_view> next() override {
        while (true) {
            TRY(const auto piece, m_source->next());
            if (!m_begun) {
                m_begun = true;
                m_gzip = piece.starts_with("\x1f\x8b");
            }
            if (!m_gzip) return piece;
            if (piece.empty()) {
                if (m_gunzip.atEnd()) return piece;
                return tl::unexpected(
                    inFile(m_path, {"Items", TRANSLATABLE("Items", "The compressed data is cut off."), {}}));
            }
            m_out.clear();
            if (const auto fed = m_gunzip.feed(piece, m_out); !fed)
                return tl::unexpected(
                    inFile(m_path, {"Items", TRANSLATABLE("Items", "The compressed data is damaged."), {}}));
            if (!m_out.empty()) return std::string_view(m_out);
        }
    }
    std::uint64_t bytesDone() const override { return m_source->bytesDone(); }

private:
    std::unique_ptr<ByteSource> m_source;
    std::string m_path;
    engine::GunzipStream m_gunzip;
    std::string m_out;
    bool m_begun = false, m_gzip = false;
};

Result<std::uint64_t> sizeOf(const std::string &path) {
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0) return tl::unexpected(cannotRead(path, errno));
    if (!S_ISREG(status.st_mode))
        return tl::unexpected(inFile(path, {"Files", TRANSLATABLE("Files", "This is no regular file."), {}}));
    return static_cast<std::uint64_t>(status.st_size);
}

/// manifest-files.json has a line for each data file: {"itemCount":8,…,"dataFileS3Key":"AWSDynamoDB/…/data/x.json.gz"}.
Result<std::vector<ItemsInput::Part>> exportParts(const std::filesystem::path &manifest) {
    TRY(const auto text, readFile(manifest.string(), manifestBytes));
    std::vector<ItemsInput::Part> parts;
    std::string_view rest = text;
    for (std::size_t line = 1; !rest.empty(); ++line) {
        const auto end = std::min(rest.find('\n'), rest.size());
        const std::string_view row = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (row.find_first_not_of(" \t\r") == std::string_view::npos) continue;
        const auto wrong = [&] {
            Problem problem({"Items", TRANSLATABLE("Items", "This is no line of an export's manifest."), {}}, {line});
            problem.file = manifest.string();
            return tl::unexpected(std::move(problem));
        };
        const auto document = engine::JsonDocument::parse(row);
        if (!document || document->root().kind() != engine::JsonValue::Kind::Object) return wrong();
        const auto key = document->root().find("dataFileS3Key");
        if (!key || key->kind() != engine::JsonValue::Kind::String) return wrong();
        const auto slash = key->text().rfind('/');
        const std::string name(key->text().substr(slash == std::string_view::npos ? 0 : slash + 1));
        ItemsInput::Part part;
        // As AWS lays them out, else beside the manifest, where a download may have put them.
        const auto folder = manifest.parent_path();
        std::error_code ignored;
        part.path = (folder / "data" / name).string();
        if (!std::filesystem::exists(part.path, ignored) && std::filesystem::exists(folder / name, ignored))
            part.path = (folder / name).string();
        TRY(part.bytes, sizeOf(part.path));
        if (const auto count = document->root().find("itemCount");
            count && count->kind() == engine::JsonValue::Kind::Integer && count->integer() && *count->integer() >= 0)
            part.itemsPromised = static_cast<std::uint64_t>(*count->integer());
        parts.push_back(std::move(part));
    }
    if (parts.empty())
        return tl::unexpected(
            inFile(manifest.string(), {"Items", TRANSLATABLE("Items", "The manifest names no data file."), {}}));
    return parts;
}

}

Result<ItemsInput> ItemsInput::fromPath(const std::string &path) {
    ItemsInput input;
    input.m_name = path;
    std::filesystem::path file = path;
    std::error_code ignored;
    if (std::filesystem::is_directory(file, ignored)) {
        file /= "manifest-files.json";
        if (!std::filesystem::exists(file, ignored))
            return tl::unexpected(inFile(path,
                {"Items", TRANSLATABLE("Items", "This is a folder, and no export: it has no manifest-files.json."),
                    {}}));
    } else if (file.filename() == "manifest-summary.json") {
        file.replace_filename("manifest-files.json");
    }
    if (file.filename() == "manifest-files.json") {
        TRY(input.m_parts, exportParts(file));
        return input;
    }
    Part part;
    part.path = path;
    TRY(part.bytes, sizeOf(path));
    input.m_parts.push_back(std::move(part));
    return input;
}

ItemsInput ItemsInput::fromText(std::string name, std::string text) {
    ItemsInput input;
    input.m_name = std::move(name);
    Part part;
    part.bytes = text.size();
    part.text = std::make_shared<const std::string>(std::move(text));
    input.m_parts.push_back(std::move(part));
    return input;
}

std::uint64_t ItemsInput::bytes() const {
    std::uint64_t all = 0;
    for (const Part &part : m_parts) all += part.bytes;
    return all;
}

Result<std::unique_ptr<ByteSource>> ItemsInput::open(const Part &part) {
    std::unique_ptr<ByteSource> bytes;
    if (part.text) {
        bytes = std::make_unique<MemorySource>(part.text);
    } else {
        const int descriptor = ::open(part.path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
        if (descriptor < 0) return tl::unexpected(cannotRead(part.path, errno));
        bytes = std::make_unique<FileSource>(descriptor, part.path);
    }
    return std::make_unique<MaybeGzip>(std::move(bytes), part.path);
}

// ---- Text -------------------------------------------------------------------------------------------------------

namespace {

void appendUtf8(std::string &out, std::uint32_t c) {
    if (c < 0x80) {
        out += static_cast<char>(c);
    } else if (c < 0x800) {
        out += static_cast<char>(0xC0 | c >> 6);
        out += static_cast<char>(0x80 | (c & 0x3F));
    } else if (c < 0x10000) {
        out += static_cast<char>(0xE0 | c >> 12);
        out += static_cast<char>(0x80 | (c >> 6 & 0x3F));
        out += static_cast<char>(0x80 | (c & 0x3F));
    } else {
        out += static_cast<char>(0xF0 | c >> 18);
        out += static_cast<char>(0x80 | (c >> 12 & 0x3F));
        out += static_cast<char>(0x80 | (c >> 6 & 0x3F));
        out += static_cast<char>(0x80 | (c & 0x3F));
    }
}

/// 0x80 to 0x9F; the rest of Windows-1252 is Latin-1. 0: not used. Source: unicode.org, CP1252.TXT.
constexpr std::uint16_t windows1252[32] = {0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030,
    0x0160, 0x2039, 0x0152, 0, 0x017D, 0, 0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122,
    0x0161, 0x203A, 0x0153, 0, 0x017E, 0x0178};

constexpr std::string_view utf8Mark = "\xEF\xBB\xBF", littleMark = "\xFF\xFE", bigMark = "\xFE\xFF";

/// Whether the bytes are UTF-8 but for a character that is cut at the end.
bool isUtf8Start(std::string_view bytes) {
    for (std::size_t behind = 1; behind <= 3 && behind <= bytes.size(); ++behind) {
        const auto lead = static_cast<unsigned char>(bytes[bytes.size() - behind]);
        if ((lead & 0xC0) == 0x80) continue; // within a character
        const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1;
        if (length > behind) bytes.remove_suffix(behind);
        break;
    }
    return engine::isUtf8(bytes);
}

}

TextEncoding recogniseEncoding(std::string_view firstBytes) {
    if (firstBytes.starts_with(utf8Mark)) return TextEncoding::Utf8;
    if (firstBytes.starts_with(littleMark)) return TextEncoding::Utf16Le;
    if (firstBytes.starts_with(bigMark)) return TextEncoding::Utf16Be;
    // A file of items begins with ASCII (a bracket, a header), which UTF-16 writes with a zero beside it.
    if (firstBytes.size() >= 4 && firstBytes[0] == 0 && firstBytes[1] != 0 && firstBytes[2] == 0)
        return TextEncoding::Utf16Be;
    if (firstBytes.size() >= 4 && firstBytes[0] != 0 && firstBytes[1] == 0 && firstBytes[3] == 0)
        return TextEncoding::Utf16Le;
    return isUtf8Start(firstBytes) ? TextEncoding::Utf8 : TextEncoding::Windows1252;
}

const char *encodingName(TextEncoding encoding) {
    switch (encoding) {
    case TextEncoding::Utf8: return "UTF-8";
    case TextEncoding::Utf16Le: return "UTF-16 LE";
    case TextEncoding::Utf16Be: return "UTF-16 BE";
    case TextEncoding::Windows1252: return "Windows-1252";
    }
    return "";
}

TextSource::TextSource(std::unique_ptr<ByteSource> bytes, std::optional<TextEncoding> encoding)
    : m_bytes(std::move(bytes)), m_encoding(encoding) {}

Result<bool> TextSource::read(std::string &out) {
    if (!m_begun) { // enough of it to see what it is
        while (m_rest.size() < pieceBytes) {
            TRY(const auto piece, m_bytes->next());
            if (piece.empty()) break;
            m_rest += piece;
        }
        m_begun = true;
        if (!m_encoding) m_encoding = recogniseEncoding(m_rest);
        for (const std::string_view mark : {utf8Mark, littleMark, bigMark})
            if (m_rest.starts_with(mark) && recogniseEncoding(m_rest) == *m_encoding) {
                m_rest.erase(0, mark.size());
                break;
            }
        const std::string first = std::move(m_rest);
        m_rest.clear();
        if (!first.empty()) {
            decode(first, false, out);
            return true;
        }
    }
    TRY(const auto piece, m_bytes->next());
    const bool end = piece.empty();
    if (end && m_rest.empty() && m_high == 0) return false;
    decode(piece, end, out);
    return true;
}

void TextSource::decode(std::string_view bytes, bool end, std::string &out) {
    switch (*m_encoding) {
    case TextEncoding::Utf8: out += bytes; return;
    case TextEncoding::Windows1252:
        for (const char c : bytes) {
            const auto byte = static_cast<unsigned char>(c);
            if (byte < 0x80 || byte > 0x9F)
                appendUtf8(out, byte);
            else if (windows1252[byte - 0x80] != 0)
                appendUtf8(out, windows1252[byte - 0x80]);
            else
                out += c; // no UTF-8: refused with its row
        }
        return;
    case TextEncoding::Utf16Le:
    case TextEncoding::Utf16Be: break;
    }
    m_rest += bytes;
    const bool little = *m_encoding == TextEncoding::Utf16Le;
    std::size_t at = 0;
    for (; at + 1 < m_rest.size(); at += 2) {
        const auto first = static_cast<unsigned char>(m_rest[at]), second = static_cast<unsigned char>(m_rest[at + 1]);
        const auto unit = static_cast<std::uint32_t>(little ? first | second << 8 : first << 8 | second);
        const bool isHigh = unit >= 0xD800 && unit < 0xDC00, isLow = unit >= 0xDC00 && unit < 0xE000;
        if (m_high != 0 && isLow) {
            appendUtf8(out, 0x10000 + ((m_high - 0xD800) << 10) + (unit - 0xDC00));
            m_high = 0;
            continue;
        }
        if (m_high != 0) appendUtf8(out, m_high); // half a pair: no UTF-8
        m_high = isHigh ? unit : 0;
        if (!isHigh) appendUtf8(out, unit);
    }
    m_rest.erase(0, at);
    if (!end) return;
    if (m_high != 0) appendUtf8(out, m_high);
    if (!m_rest.empty()) out += '\xFF'; // half a unit
    m_high = 0;
    m_rest.clear();
}

}
