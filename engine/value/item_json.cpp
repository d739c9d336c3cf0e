#include "engine/value/item_json.h"

#include "engine/base/encoding.h"
#include "engine/base/json_element.h"
#include "engine/base/json_text.h"
#include "engine/base/limits.h"
#include "engine/base/result.h"
#include "engine/base/wire_type.h"
#include "engine/value/blob_reader.h"
#include "engine/value/blob_writer.h"

#include <algorithm>
#include <array>

namespace engine {

namespace {

namespace dom = simdjson::dom;
using dom::element_type;

constexpr std::string_view invalidPrefix = "One or more parameter values were invalid: ";
constexpr const char *tooDeep =
    "Nesting Levels have exceeded supported limits: Attributes in the item have nested levels beyond supported limit";

std::optional<Type> typeOf(std::string_view name) {
    switch (name.size()) {
    case 1:
        switch (name[0]) {
        case 'S': return Type::S;
        case 'N': return Type::N;
        case 'B': return Type::B;
        case 'M': return Type::M;
        case 'L': return Type::L;
        default: return std::nullopt;
        }
    case 2:
        if (name == "SS") return Type::SS;
        if (name == "NS") return Type::NS;
        if (name == "BS") return Type::BS;
        return std::nullopt;
    case 4:
        if (name == "BOOL") return Type::Bool;
        if (name == "NULL") return Type::Null;
        return std::nullopt;
    default: return std::nullopt;
    }
}

/// DynamoDB JSON to blob bytes in one walk over simdjson's DOM. A wrong JSON type ends it (`false`), for the service
/// tells that before all else; of the other faults the first is kept and the walk goes on, its output being worthless.
class Reader {
    struct Field {
        std::string_view name;
        dom::element value;
    };

public:
    /// What readers of one thread use in turn, so that its memory stays warm.
    struct Scratch {
        blob::Buffer out;
        std::vector<Field> fields;
        std::string number;
    };
    explicit Reader(Scratch &scratch) : m_out(scratch.out), m_fields(scratch.fields), m_scratch(scratch.number) {
        m_out.clear();
        m_fields.clear();
    }

    bool item(dom::element element) {
        dom::object object;
        if (element.get_object().get(object) != simdjson::SUCCESS)
            return wrongType(wire::notAMap(JsonAccess::value(element), attributeValueClass));
        return members(object, 1);
    }

    bool value(dom::element element, std::size_t level) {
        dom::object object;
        if (element.get_object().get(object) != simdjson::SUCCESS) {
            if (element.is_null()) {
                fault("Supplied AttributeValue is empty, must contain exactly one of the supported datatypes");
                return true;
            }
            return wrongType(wire::notAStructureElement(JsonAccess::value(element), "AttributeValue"));
        }
        if (level > limits::nestingLevels) {
            fault(tooDeep);
            return true;
        }
        int types = 0;
        for (const auto field : object) {
            const auto type = typeOf(field.key);
            if (!type || field.value.is_null()) continue; // unknown members are ignored, null is as if not there
            ++types;
            if (!content(*type, field.value, level)) return false;
        }
        if (types == 0) fault("Supplied AttributeValue is empty, must contain exactly one of the supported datatypes");
        if (types > 1)
            fault("Supplied AttributeValue has more than one datatypes set, must contain exactly one of the supported "
                  "datatypes");
        return true;
    }

    /// What went wrong; nothing if the bytes are good.
    std::optional<Error> error;

private:
    static constexpr const char *attributeValueClass = "com.amazonaws.dynamodb.v20120810.AttributeValue";

    bool wrongType(tl::unexpected<Error> unexpected) {
        error = std::move(unexpected).value();
        return false;
    }
    void fault(std::string message) {
        if (!error) error = validation(std::move(message)).value();
    }
    void invalid(std::string_view message) { fault(std::string(invalidPrefix).append(message)); }

    bool members(dom::object object, std::size_t level) {
        // Sorted before they are written, so that nothing moves afterwards. The vector serves all levels in turn.
        const std::size_t base = m_fields.size();
        for (const auto field : object) m_fields.push_back({field.key, field.value});
        sortByName(m_fields.data() + base, m_fields.data() + m_fields.size());
        const std::size_t end = m_fields.size();
        for (std::size_t at = base; at < end; ++at) {
            const Field field = m_fields[at];
            if (at + 1 < end && m_fields[at + 1].name == field.name) continue; // a name twice: the last one counts
            if (field.name.empty()) fault("Empty attribute name");
            m_out.name(field.name);
            if (!value(field.value, level)) return false;
        }
        m_fields.resize(base);
        return true;
    }

    /// Stable. By insertion where that is quick: few names, or names that are sorted already.
    static void sortByName(Field *begin, Field *end) {
        const auto before = [](const Field &a, const Field &b) { return a.name < b.name; };
        if (end - begin > 24 && !std::is_sorted(begin, end, before)) return std::stable_sort(begin, end, before);
        for (Field *at = begin; at != end; ++at) {
            Field *to = at;
            const Field moved = *at;
            for (; to != begin && before(moved, to[-1]); --to) *to = to[-1];
            *to = moved;
        }
    }

    bool content(Type type, dom::element element, std::size_t level) {
        switch (type) {
        case Type::S: {
            std::string_view text;
            if (!string(element, text)) return false;
            m_out.scalar(Type::S, text);
            return true;
        }
        case Type::N: {
            std::string_view text;
            if (!string(element, text)) return false;
            if (const auto digits = Number::canonical(text, m_scratch)) {
                m_out.scalar(Type::N, *digits);
            } else {
                fault(digits.error().message);
            }
            return true;
        }
        case Type::B: return binary(element);
        case Type::Bool:
        case Type::Null: {
            const auto value = wire::boolean(JsonAccess::value(element));
            if (!value) return wrongType(tl::unexpected(value.error()));
            if (type == Type::Bool) {
                m_out.boolean(*value);
                return true;
            }
            if (!*value) invalid("Null attribute value types must have the value of true");
            m_out.null();
            return true;
        }
        case Type::M: {
            dom::object object;
            if (element.get_object().get(object) != simdjson::SUCCESS)
                return wrongType(wire::notAMap(JsonAccess::value(element), attributeValueClass));
            const std::size_t start = m_out.open(Type::M);
            if (!members(object, level + 1)) return false;
            m_out.close(start);
            return true;
        }
        case Type::L: {
            dom::array array;
            if (!list(element, array)) return false;
            const std::size_t start = m_out.open(Type::L);
            for (const auto child : array)
                if (!value(child, level + 1)) return false;
            m_out.close(start);
            return true;
        }
        case Type::SS: return stringSet(element);
        case Type::NS: return numberSet(element);
        case Type::BS: return binarySet(element);
        }
        return true;
    }

    bool string(dom::element element, std::string_view &text) {
        if (element.get_string().get(text) == simdjson::SUCCESS) return true;
        return wrongType(wire::notAScalar(JsonAccess::value(element), "String"));
    }

    bool list(dom::element element, dom::array &array) {
        if (element.get_array().get(array) == simdjson::SUCCESS) return true;
        return wrongType(wire::notAList(JsonAccess::value(element)));
    }

    bool binary(dom::element element) {
        std::string_view text;
        if (element.get_string().get(text) != simdjson::SUCCESS)
            return wrongType(wire::notABlob(JsonAccess::value(element)));
        m_scratch.clear();
        if (auto decoded = appendFromBase64(m_scratch, text); !decoded)
            return wrongType(tl::unexpected(std::move(decoded).error()));
        m_out.scalar(Type::B, m_scratch);
        return true;
    }

    /// Elements that are null are refused as no member of a set can be.
    template <class Read> bool eachElement(const dom::array &array, const char *kind, const Read &read) {
        for (const auto element : array) {
            if (element.is_null()) {
                invalid(std::string("An ")
                            .append(kind)
                            .append(" set  may not have a null ")
                            .append(kind)
                            .append(" as a member"));
            } else if (!read(element)) {
                return false;
            }
        }
        return true;
    }

    bool stringSet(dom::element element) {
        dom::array array;
        if (!list(element, array)) return false;
        std::vector<std::string_view> texts;
        const auto read = [&](dom::element member) {
            std::string_view text;
            if (!string(member, text)) return false;
            texts.push_back(text);
            return true;
        };
        if (!eachElement(array, "string", read)) return false;
        if (texts.empty()) invalid("An string set  may not be empty");
        auto sorted = texts;
        std::ranges::sort(sorted);
        if (std::ranges::adjacent_find(sorted) != sorted.end())
            invalid("Input collection " + joined(texts) + " contains duplicates.");
        const std::size_t start = m_out.open(Type::SS);
        for (const auto text : sorted) m_out.scalar(Type::S, text);
        m_out.close(start);
        return true;
    }

    bool numberSet(dom::element element) {
        dom::array array;
        if (!list(element, array)) return false;
        std::vector<Number> numbers;
        std::size_t count = 0;
        const auto read = [&](dom::element member) {
            std::string_view text;
            if (!string(member, text)) return false;
            ++count;
            if (auto number = Number::parse(text)) {
                numbers.push_back(*number);
            } else {
                fault(number.error().message);
            }
            return true;
        };
        if (!eachElement(array, "number", read)) return false;
        if (count == 0) invalid("An number set  may not be empty");
        std::ranges::sort(numbers);
        if (std::ranges::adjacent_find(numbers) != numbers.end()) fault("Input collection contains duplicates");
        const std::size_t start = m_out.open(Type::NS);
        for (const Number &number : numbers) m_out.scalar(Type::N, number.text());
        m_out.close(start);
        return true;
    }

    bool binarySet(dom::element element) {
        dom::array array;
        if (!list(element, array)) return false;
        std::vector<std::string_view> texts;
        std::vector<Bytes> members;
        const auto read = [&](dom::element member) {
            std::string_view text;
            if (member.get_string().get(text) != simdjson::SUCCESS)
                return wrongType(wire::notABlob(JsonAccess::value(member)));
            auto bytes = fromBase64(text);
            if (!bytes) return wrongType(tl::unexpected(std::move(bytes).error()));
            texts.push_back(text);
            members.push_back(*std::move(bytes));
            return true;
        };
        if (!eachElement(array, "binary", read)) return false;
        if (texts.empty()) invalid("Binary sets should not be empty");
        std::ranges::sort(members);
        if (std::ranges::adjacent_find(members) != members.end())
            invalid("Input collection " + joined(texts) + "of type BS contains duplicates.");
        const std::size_t start = m_out.open(Type::BS);
        for (const Bytes &bytes : members) m_out.scalar(Type::B, bytes);
        m_out.close(start);
        return true;
    }

    static std::string joined(const std::vector<std::string_view> &texts) {
        std::string all = "[";
        for (const auto text : texts) all.append(all.size() > 1 ? ", " : "").append(text);
        return all + "]";
    }

    blob::Buffer &m_out;
    std::vector<Field> &m_fields;
    std::string &m_scratch;
};

constexpr std::size_t scratchMaximum = 1 << 20; // after a huge item the thread gives its memory back

template <class Blob, class Read> Result<Blob> readBlob(const Read &read) {
    thread_local Reader::Scratch scratch;
    Reader reader(scratch);
    read(reader);
    if (reader.error) return tl::unexpected(*std::move(reader.error));
    Blob blob{scratch.out.bytes()};
    if (scratch.out.size() > scratchMaximum) scratch = {};
    return blob;
}

/// Blob bytes to text, piece by piece in one walk: no view is made of a value on the way. What `JsonForm` calls plain
/// is for people, without the types.
enum class JsonForm : unsigned char { Typed, Plain };

template <JsonForm form, class Text> class Writer {
public:
    explicit Writer(Text &out) : m_out(out) {}

    void members(ByteView bytes) {
        const char *at = bytes.data();
        const char *const end = at + bytes.size();
        char before = '{';
        if (at == end) m_out.put(before);
        for (; at != end; before = ',') {
            const std::size_t length = blob::readLength(at);
            at = member(before, {at, length}, at + length);
        }
        m_out.put('}');
    }

    /// Writes the value that begins at `at`, and answers where it ends.
    const char *value(const char *at) {
        const auto type = static_cast<Type>(*at++);
        if (type == Type::Null) {
            m_out.put(form == JsonForm::Typed ? R"({"NULL":true})" : "null");
            return at;
        }
        if (type == Type::Bool) {
            if (form == JsonForm::Typed) m_out.put(R"({"BOOL":)");
            m_out.put(*at != 0 ? "true" : "false");
            if (form == JsonForm::Typed) m_out.put('}');
            return at + 1;
        }
        const std::size_t length = blob::readLength(at);
        const ByteView content(at, length);
        switch (type) {
        case Type::S: m_out.putString(open(R"({"S":)"), content); break;
        case Type::N:
            m_out.put(form == JsonForm::Typed ? R"({"N":")" : "");
            m_out.put(content);
            m_out.put(form == JsonForm::Typed ? "\"" : "");
            break;
        case Type::B:
            m_out.put(open(R"({"B":)"));
            binary(content);
            break;
        case Type::M:
            m_out.put(open(R"({"M":)"));
            members(content);
            break;
        case Type::L: elements(open(R"({"L":)"), content, [&](const char *from) { return value(from); }); break;
        case Type::SS: set(open(R"({"SS":)"), content); break;
        case Type::NS: set(open(R"({"NS":)"), content); break;
        case Type::BS: set(open(R"({"BS":)"), content); break;
        case Type::Bool:
        case Type::Null: break; // written above
        }
        if (form == JsonForm::Typed) m_out.put('}');
        return at + length;
    }

private:
    /// Texts and numbers, of which most items consist, go in one step.
    const char *member(char before, std::string_view name, const char *at) {
        const auto type = static_cast<Type>(*at);
        if (type == Type::S || (type == Type::N && form == JsonForm::Typed)) {
            const char *from = at + 1;
            const std::size_t length = blob::readLength(from);
            const std::string_view content(from, length);
            if constexpr (form == JsonForm::Plain)
                m_out.putMember(before, name, ":", content, "");
            else if (type == Type::S)
                m_out.putMember(before, name, R"(:{"S":)", content, "}");
            else
                m_out.putMember(before, name, R"(:{"N":)", content, "}");
            return from + length;
        }
        m_out.putString({&before, 1}, name);
        m_out.put(':');
        return value(at);
    }

    static std::string_view open(std::string_view typed) { return form == JsonForm::Typed ? typed : ""; }

    void binary(ByteView bytes) {
        m_out.put('"');
        m_out.putAppended([&](std::string &out) { appendBase64(out, bytes); });
        m_out.put('"');
    }

    /// `write` writes what begins at a place, and answers where it ends.
    template <class Write> void elements(std::string_view before, ByteView bytes, const Write &write) {
        m_out.put(before);
        m_out.put('[');
        const char *at = bytes.data();
        const char *const end = at + bytes.size();
        for (bool first = true; at != end; first = false) {
            if (!first) m_out.put(',');
            at = write(at);
        }
        m_out.put(']');
    }

    void set(std::string_view before, ByteView bytes) {
        elements(before, bytes, [&](const char *at) {
            const auto type = static_cast<Type>(*at++);
            const std::size_t length = blob::readLength(at);
            const ByteView content(at, length);
            if (type == Type::B) {
                binary(content);
            } else if (type == Type::N && form == JsonForm::Plain) {
                m_out.put(content);
            } else {
                m_out.putString("", content);
            }
            return at + length;
        });
    }

    Text &m_out;
};

constexpr std::size_t mostInHaste = 4'096;

/// Memory for a text that is written in haste.
char *placeForHaste() {
    constexpr std::size_t mostPerByte = 16; // a null in a list is a byte, {"NULL":true} and a comma are 14
    thread_local std::vector<char> memory;
    if (memory.empty()) memory.resize(mostInHaste * mostPerByte + 2 * HastyJsonText::beyond);
    return memory.data();
}

/// False, and nothing is written: it needs an escape. So many bytes behind those that are written may be read.
template <JsonForm form, class Write>
bool appendInHaste(std::string &out, char *place, ByteView bytes, const Write &write) {
    HastyJsonText text(place);
    Writer<form, HastyJsonText> writer(text);
    write(writer, bytes);
    if (text.missedEscape()) return false;
    out.append(place, static_cast<std::size_t>(text.end() - place));
    return true;
}

/// `write` is given a writer and the bytes to write.
template <JsonForm form, class Write> void appendWritten(std::string &out, ByteView bytes, const Write &write) {
    if (bytes.size() <= mostInHaste) {
        thread_local std::array<char, mostInHaste + HastyJsonText::beyond> copy;
        bytes.copy(copy.data(), bytes.size()); // what lies behind the bytes is read, too
        if (appendInHaste<form>(out, placeForHaste(), {copy.data(), bytes.size()}, write)) return;
    }
    thread_local JsonText scratch;
    scratch.clear();
    Writer<form, JsonText> writer(scratch);
    write(writer, bytes);
    out += scratch.text();
    if (scratch.size() > scratchMaximum) scratch = {};
}

template <JsonForm form> void append(std::string &out, ItemView item) {
    appendWritten<form>(out, item.bytes(), [](auto &writer, ByteView bytes) { writer.members(bytes); });
}
template <JsonForm form> void append(std::string &out, ValueView value) {
    appendWritten<form>(out, value.bytes(), [](auto &writer, ByteView bytes) { writer.value(bytes.data()); });
}

}

Result<ItemBlob> itemFromJson(JsonValue json) {
    const auto element = JsonAccess::element(json);
    return readBlob<ItemBlob>([&](Reader &reader) { reader.item(element); });
}

Result<ValueBlob> valueFromJson(JsonValue json) {
    const auto element = JsonAccess::element(json);
    return readBlob<ValueBlob>([&](Reader &reader) { reader.value(element, 1); });
}

Result<ItemBlob> itemFromJson(std::string_view json) {
    TRY(const auto document, JsonDocument::parse(json));
    const auto element = JsonAccess::element(document.root());
    return readBlob<ItemBlob>([&](Reader &reader) { reader.item(element); });
}

Result<ValueBlob> valueFromJson(std::string_view json) {
    TRY(const auto document, JsonDocument::parse(json));
    const auto element = JsonAccess::element(document.root());
    return readBlob<ValueBlob>([&](Reader &reader) { reader.value(element, 1); });
}

void appendJson(std::string &out, ItemView item) {
    append<JsonForm::Typed>(out, item);
}

void appendJson(std::string &out, ValueView value) {
    append<JsonForm::Typed>(out, value);
}

void appendJson(std::string &out, const ItemList &items) {
    static_assert(ItemList::bytesBehind >= HastyJsonText::beyond);
    char *const place = placeForHaste();
    const auto write = [](auto &writer, ByteView bytes) { writer.members(bytes); };
    char before = '[';
    if (items.empty()) out += before;
    for (const ItemView item : items) {
        out += before;
        before = ',';
        const bool written =
            item.bytes().size() <= mostInHaste && appendInHaste<JsonForm::Typed>(out, place, item.bytes(), write);
        if (!written) append<JsonForm::Typed>(out, item);
    }
    out += ']';
}

std::string toJson(ItemView item) {
    std::string out;
    appendJson(out, item);
    return out;
}

std::string toJson(ValueView value) {
    std::string out;
    appendJson(out, value);
    return out;
}

std::string toPlainJson(ItemView item) {
    std::string out;
    append<JsonForm::Plain>(out, item);
    return out;
}

std::string toPlainJson(ValueView value) {
    std::string out;
    append<JsonForm::Plain>(out, value);
    return out;
}

}
