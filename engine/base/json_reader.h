#pragma once

#include "engine/base/error.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace engine {

/// A place in a parsed JSON document. Lives as long as its document; cheap to copy.
class JsonValue {
public:
    enum class Kind : unsigned char { Null, Boolean, Integer, Decimal, String, Array, Object };

    Kind kind() const;
    bool isNull() const { return kind() == Kind::Null; }
    bool boolean() const;                                                ///< Boolean only.
    std::optional<std::int64_t> integer() const;                         ///< Integer that fits.
    double decimal() const;                                              ///< Integer or Decimal.
    std::string_view text() const;                                       ///< String only; valid UTF-8, may hold NUL.
    std::vector<JsonValue> elements() const;                             ///< Array only.
    std::vector<std::pair<std::string_view, JsonValue>> members() const; ///< Object only, as written, also doubles.
    /// The same behind what a list holds already.
    void appendMembers(std::vector<std::pair<std::string_view, JsonValue>> &values) const;
    std::optional<JsonValue> find(std::string_view name) const; ///< Object only: the last member of that name.

private:
    friend class JsonDocument;
    friend struct JsonAccess;
    JsonValue() = default;
    const void *m_document = nullptr;
    std::size_t m_place = 0;
};

/// A JSON text, parsed and checked as a whole (UTF-8, numbers, at most 1024 levels). Parsers and their memory are
/// reused by each thread.
class JsonDocument {
public:
    /// Errors: Serialization, "not JSON" with the reason.
    static Result<JsonDocument> parse(std::string_view text);
    JsonDocument(JsonDocument &&) noexcept;
    JsonDocument &operator=(JsonDocument &&) noexcept;
    ~JsonDocument();

    JsonValue root() const { return m_root; }

private:
    struct Parser;
    explicit JsonDocument(std::unique_ptr<Parser> parser);
    std::unique_ptr<Parser> m_parser;
    JsonValue m_root;
};

}
