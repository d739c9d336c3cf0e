#pragma once

#include "model/design/foreign.h"
#include "model/format/format.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace model {

struct JsonMember;

/// JSON as a file has it. Our own instead of a library's tree, because files are given back as they were: members keep
/// their order, numbers and strings their spelling (38 digits, "1.50", escapes), and each value knows where it stands.
struct Json {
    enum class Kind : unsigned char { Null, False, True, Number, String, Array, Object, Raw };

    Kind kind = Kind::Null;
    std::string text;     ///< Number and String: as written, with quotes and escapes. Raw: JSON that we made.
    std::string_view raw; ///< Raw from a file: its text there, checked but not taken apart.
    std::vector<Json> elements;
    std::vector<JsonMember> members;
    std::size_t offset = 0; ///< In the text it was read from.

    static Json string(std::string_view value);
    static Json number(std::int64_t value);
    static Json boolean(bool value);
    static Json array();
    static Json array(std::vector<Json> elements);
    static Json object();
    static Json object(std::vector<JsonMember> members);
    static Json fromText(std::string json);

    const Json *find(std::string_view name) const; ///< Null if there is none, or this is no object.
    Json *find(std::string_view name);
    /// A new member is put before the first present one that `order` lists after it, else at the end.
    Json &set(std::string_view name, Json value, std::span<const std::string_view> order = {});
    void remove(std::string_view name);
    std::string decoded() const; ///< Of a String.
};

/// Of a name that occurs twice in an object the place is the first's and the value the last's, as JSON readers do.
struct JsonMember {
    std::string name; ///< Decoded.
    Json value;
    std::size_t nameOffset = 0;
};

struct JsonOptions {
    std::span<const std::string_view> rawArrays = {}; ///< Members whose arrays stay Raw: the items, by the million.
    const ReadOptions *read = nullptr;
};

/// A whole file. Errors: empty, UTF-16, not UTF-8, not JSON, cut off, nested deeper than `deepestNesting`, cancelled.
Result<Json> parseJson(std::string_view text, const JsonOptions &options = {});
TextPlace placeAt(std::string_view text, std::size_t offset, std::string path = {});

inline constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF"; ///< Of UTF-8; files may begin with it.

/// Where the object or array that begins the text ends, as far as brackets tell; nothing where its end is not in it.
std::optional<std::size_t> endOfJson(std::string_view text);

/// Goes over JSON text that parseJson has checked, without taking it apart.
class RawElements {
public:
    explicit RawElements(std::string_view array) : m_rest(array.substr(1)) {}
    bool next(std::string_view &element);

private:
    std::string_view m_rest;
};
class RawMembers {
public:
    explicit RawMembers(std::string_view object) : m_rest(object.substr(1)) {}
    bool next(std::string_view &nameToken, std::string_view &value);

private:
    std::string_view m_rest;
};
std::string decodeJsonString(std::string_view token); ///< With its quotes.
void appendJsonString(std::string &out, std::string_view value);

/// Whether two JSON texts differ in white space only.
bool sameJsonText(std::string_view a, std::string_view b);

void appendCompact(std::string &out, const Json &json); ///< Raw parts as they are.
/// Lays JSON text out anew; tokens stay as they are spelled.
void appendFormatted(std::string &out, std::string_view json, const TextForm &form, std::size_t level = 0);
std::string compactJson(const Json &json);
std::string compactText(std::string_view json);
inline const TextForm oneLine{.indent = ""};
inline const TextForm compact{.indent = "", .spaced = false};

TextForm formOf(std::string_view text);
/// The first member name of the text's object that is one of `names`, without reading more than needed; none, also
/// where this is no JSON.
std::optional<std::string> topLevelName(std::string_view text, std::span<const std::string_view> names);

/// A value in a file together with the way to it, so that a refusal names its place.
class JsonAt {
public:
    JsonAt(const Json &json, std::string_view source, std::string path = {})
        : m_json(&json), m_source(source), m_path(std::move(path)) {}

    const Json &operator*() const { return *m_json; }
    const Json *operator->() const { return m_json; }
    std::string_view source() const { return m_source; }
    const std::string &path() const { return m_path; }

    std::optional<JsonAt> member(std::string_view name) const; ///< None: not there.
    JsonAt member(const JsonMember &member) const;
    JsonAt element(std::size_t index) const;
    /// Errors: not there, or the value is of another kind.
    Result<JsonAt> required(std::string_view name, Json::Kind kind) const;

    Result<std::string> string() const;
    Result<std::int64_t> integer() const;
    Result<bool> boolean() const;
    Result<std::vector<JsonAt>> elements() const; ///< Of an array that was taken apart.
    Result<std::string_view> rawArray() const;    ///< The text of one that was not.
    Result<void> isObject() const;

    Problem problem(Message message) const; ///< At this value.
    tl::unexpected<Problem> wrong(Message message) const { return tl::unexpected(problem(std::move(message))); }

private:
    const Json *m_json;
    std::string_view m_source;
    std::string m_path;
};

}
