#pragma once

#include "model/design/problem.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace model {

/// The bytes of a file or of a text, piece by piece, so that a file may be of any size. Gzip is taken apart on the way.
class ByteSource {
public:
    virtual ~ByteSource() = default;
    /// The next piece, valid until the next call; empty at the end. Errors: the system's reason, broken gzip.
    virtual Result<std::string_view> next() = 0;
    /// How much of the file has been read, before decompression: for progress.
    virtual std::uint64_t bytesDone() const = 0;
};

/// Where items come from; can be opened again and again, because planning reads before importing does.
class ItemsInput {
public:
    struct Part {
        std::string path = {};                        ///< Empty: `text`.
        std::shared_ptr<const std::string> text = {}; ///< What is there already: a paste, standard input.
        std::uint64_t bytes = 0;
        std::optional<std::uint64_t> itemsPromised = {}; ///< By an export's manifest.
    };

    /// A file of items; or an export to S3: its folder, its manifest-summary.json or its manifest-files.json, read as
    /// all of its data files.
    /// Errors: missing, not readable, a folder without a manifest, data files that the manifest names and that are not
    ///         there.
    static Result<ItemsInput> fromPath(const std::string &path);
    /// `name` is for messages only.
    static ItemsInput fromText(std::string name, std::string text);

    const std::string &name() const { return m_name; }
    const std::vector<Part> &parts() const { return m_parts; }
    std::uint64_t bytes() const; ///< Of all parts.
    static Result<std::unique_ptr<ByteSource>> open(const Part &part);

private:
    std::string m_name;
    std::vector<Part> m_parts;
};

/// How the text of a file is encoded. A byte order mark decides, else what the bytes look like.
enum class TextEncoding : unsigned char { Utf8, Utf16Le, Utf16Be, Windows1252 };
TextEncoding recogniseEncoding(std::string_view firstBytes);
const char *encodingName(TextEncoding encoding); ///< "UTF-8", "UTF-16", …

/// Text as UTF-8, without a byte order mark. What is no text stays no UTF-8, so that whoever reads a row can refuse it.
class TextSource {
public:
    /// Without an encoding the first bytes tell it.
    explicit TextSource(std::unique_ptr<ByteSource> bytes, std::optional<TextEncoding> encoding = {});

    /// Appends more text to `out`; false: there is no more. Errors: those of the bytes.
    Result<bool> read(std::string &out);
    /// Known once something has been read.
    TextEncoding encoding() const { return m_encoding.value_or(TextEncoding::Utf8); }
    std::uint64_t bytesDone() const { return m_bytes->bytesDone(); }

private:
    void decode(std::string_view bytes, bool end, std::string &out);

    std::unique_ptr<ByteSource> m_bytes;
    std::optional<TextEncoding> m_encoding;
    std::string m_rest; ///< Bytes that are not yet decoded.
    bool m_begun = false;
    std::uint32_t m_high = 0; ///< The first half of a surrogate pair.
};

}
