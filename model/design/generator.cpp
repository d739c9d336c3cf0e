#include "model/design/generator.h"

#include "engine/base/trimmed.h"

#include <algorithm>
#include <charconv>

namespace model {

namespace {

constexpr std::string_view space = " \t";

std::string_view trimmed(std::string_view text) {
    return engine::trimmed(text, space);
}

bool isNameCharacter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/// Reads from the left; places count characters from 1.
class Cursor {
public:
    explicit Cursor(std::string_view text) : m_text(text) {}

    void skipSpace() {
        while (m_at < m_text.size() && space.find(m_text[m_at]) != space.npos) ++m_at;
    }
    bool atEnd() {
        skipSpace();
        return m_at == m_text.size();
    }
    bool take(std::string_view word) {
        skipSpace();
        if (!m_text.substr(m_at).starts_with(word)) return false;
        m_at += word.size();
        return true;
    }
    std::string_view name() {
        skipSpace();
        const auto begin = m_at;
        while (m_at < m_text.size() && isNameCharacter(m_text[m_at])) ++m_at;
        return m_text.substr(begin, m_at - begin);
    }
    std::optional<std::int64_t> integer() {
        skipSpace();
        std::int64_t value = 0;
        const auto *const begin = m_text.data() + m_at;
        const auto [end, error] = std::from_chars(begin, m_text.data() + m_text.size(), value);
        if (error != std::errc() || value < 0) return std::nullopt;
        m_at += static_cast<std::size_t>(end - begin);
        return value;
    }
    std::string_view rest() {
        skipSpace();
        return m_text.substr(m_at);
    }
    /// Behind "(" up to its ")", which is taken too; nothing where there is none. Brackets and escapes count in pairs.
    std::optional<std::string_view> parenthesised() {
        const auto begin = m_at;
        std::size_t depth = 1;
        for (; m_at < m_text.size(); ++m_at) {
            if (m_text[m_at] == '\\') {
                ++m_at;
                continue;
            }
            depth += m_text[m_at] == '(' ? 1 : 0;
            depth -= m_text[m_at] == ')' ? 1 : 0;
            if (depth == 0) return m_text.substr(begin, m_at++ - begin);
        }
        m_at = std::min(m_at, m_text.size());
        return std::nullopt;
    }
    tl::unexpected<Problem> wrong(Message message) {
        return tl::unexpected(Problem(std::move(message), {.line = 1, .column = m_at + 1}));
    }

private:
    std::string_view m_text;
    std::size_t m_at = 0;
};

/// At commas outside of brackets and quotes; escapes stay for pairs of them and are undone for commas.
std::vector<std::string> splitArguments(std::string_view text) {
    std::vector<std::string> out;
    if (trimmed(text).empty()) return out;
    out.emplace_back();
    int depth = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '\\' && i + 1 < text.size()) {
            const char next = text[++i];
            if (next != ',') out.back() += c; // "\*" is for weightedValue, others are the text's own
            out.back() += next;
            continue;
        }
        if (c == '"') quoted = !quoted;
        if (!quoted && (c == '(' || c == '[' || c == '{')) ++depth;
        if (!quoted && (c == ')' || c == ']' || c == '}')) --depth;
        if (c == ',' && depth <= 0 && !quoted)
            out.emplace_back();
        else
            out.back() += c;
    }
    for (std::string &argument : out) argument = trimmed(argument);
    return out;
}

/// A comma that would split is escaped.
std::string escapedArgument(std::string_view argument) {
    std::string out;
    int depth = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < argument.size(); ++i) {
        const char c = argument[i];
        if (c == '\\' && i + 1 < argument.size()) {
            out += c;
            out += argument[++i];
            continue;
        }
        if (c == '"') quoted = !quoted;
        if (!quoted && (c == '(' || c == '[' || c == '{')) ++depth;
        if (!quoted && (c == ')' || c == ']' || c == '}')) --depth;
        if (c == ',' && depth <= 0 && !quoted) out += '\\';
        out += c;
    }
    return out;
}

Message wrongEnding() {
    const char *text = TRANSLATABLE("Generators",
        "Behind the generator only a share of the items (1% to 100%) and a number of values (x1-3) may stand.");
    return Message{"Generators", text, {}};
}

Message wrongCount() {
    const char *text = TRANSLATABLE("Generators", "How many items there are is said as 20, 1-5, zipf(5) or zipf(5, "
                                                  "1.2), and \"per ENTITY\" behind it means for each "
                                                  "item of another entity type.");
    return Message{"Generators", text, {}};
}

constexpr std::string_view patternKind = "pattern"; // its text has commas and brackets of its own

}

const std::vector<GeneratorKind> &generatorKinds() {
    using engine::Type;
    const auto row = [](const char *id, const char *title, const char *example, const char *arguments, Type type) {
        return GeneratorKind{id, title, example, arguments, type};
    };
    static const std::vector<GeneratorKind> table = {
        row("uuid", TRANSLATABLE("Generators", "UUID"), "uuid", "", Type::S),
        row("ulid", TRANSLATABLE("Generators", "ULID, sorted by time"), "ulid(2024-01-01, 2024-12-31)",
            TRANSLATABLE("Generators", "from, to"), Type::S),
        row("sequence", TRANSLATABLE("Generators", "Sequence"), "sequence(1, prefix=U, width=3)",
            TRANSLATABLE("Generators", "first, prefix=, width=, step=, per=parent"), Type::S),
        row("reference", TRANSLATABLE("Generators", "Reference to another item"), "reference(Product)",
            TRANSLATABLE("Generators", "entity type, attribute or variable of it"), Type::S),
        row("enum", TRANSLATABLE("Generators", "One of some values"), "enum(Pending*3, Shipped*5)",
            TRANSLATABLE("Generators", "values, each with *weight"), Type::S),
        row("fixed", TRANSLATABLE("Generators", "The same value"), "fixed(EUR)",
            TRANSLATABLE("Generators", "the value"), Type::S),
        row("date", TRANSLATABLE("Generators", "Date"), "date(2024-01-01, 2024-12-31)",
            TRANSLATABLE("Generators", "from, to"), Type::S),
        row("dateTime", TRANSLATABLE("Generators", "Date and time"), "dateTime(2024-01-01, 2024-12-31)",
            TRANSLATABLE("Generators", "from, to"), Type::S),
        row("epoch", TRANSLATABLE("Generators", "Seconds since 1970"), "epoch(2024-01-01, 2024-12-31)",
            TRANSLATABLE("Generators", "from, to"), Type::N),
        row("epochMillis", TRANSLATABLE("Generators", "Milliseconds since 1970"), "epochMillis(2024-01-01, 2024-12-31)",
            TRANSLATABLE("Generators", "from, to"), Type::N),
        row("integer", TRANSLATABLE("Generators", "Whole number"), "integer(1, 100)",
            TRANSLATABLE("Generators", "least, most"), Type::N),
        row("decimal", TRANSLATABLE("Generators", "Decimal number"), "decimal(0.50, 900.00)",
            TRANSLATABLE("Generators", "least, most, with the digits to have"), Type::N),
        row("boolean", TRANSLATABLE("Generators", "True or false"), "boolean(50)",
            TRANSLATABLE("Generators", "percent of true"), Type::Bool),
        row("null", TRANSLATABLE("Generators", "Null"), "null", "", Type::Null),
        row("fullName", TRANSLATABLE("Generators", "Full name"), "fullName", "", Type::S),
        row("firstName", TRANSLATABLE("Generators", "First name"), "firstName", "", Type::S),
        row("lastName", TRANSLATABLE("Generators", "Last name"), "lastName", "", Type::S),
        row("email", TRANSLATABLE("Generators", "E-mail address"), "email", "", Type::S),
        row("username", TRANSLATABLE("Generators", "User name"), "username", "", Type::S),
        row("phone", TRANSLATABLE("Generators", "Telephone number"), "phone", "", Type::S),
        row("city", TRANSLATABLE("Generators", "City"), "city", "", Type::S),
        row("country", TRANSLATABLE("Generators", "Country"), "country", "", Type::S),
        row("lorem", TRANSLATABLE("Generators", "Words"), "lorem(3, 12)",
            TRANSLATABLE("Generators", "least, most words"), Type::S),
        row("pattern", TRANSLATABLE("Generators", "Pattern"), "pattern([A-Z]{2}-\\d{4})",
            TRANSLATABLE("Generators", "a regular expression"), Type::S),
        row("bytes", TRANSLATABLE("Generators", "Random bytes"), "bytes(8, 16)",
            TRANSLATABLE("Generators", "least, most bytes"), Type::B),
    };
    return table;
}

const GeneratorKind *generatorKind(std::string_view id) {
    const auto found = std::ranges::find(generatorKinds(), id, &GeneratorKind::id);
    return found == generatorKinds().end() ? nullptr : &*found;
}

std::string Generator::text() const {
    std::string out = kind;
    if (!arguments.empty()) {
        out += '(';
        for (std::size_t i = 0; i < arguments.size(); ++i) {
            if (i > 0) out += ", ";
            out += kind == patternKind ? arguments[i] : escapedArgument(arguments[i]);
        }
        out += ')';
    }
    if (percent != 100) out += ' ' + std::to_string(percent) + '%';
    if (several) {
        out += " x" + std::to_string(several->first);
        if (several->second != several->first) out += '-' + std::to_string(several->second);
    }
    return out;
}

Result<Generator> parseGenerator(std::string_view text) {
    Cursor cursor(text);
    Generator out;
    out.kind = cursor.name();
    const GeneratorKind *kind = generatorKind(out.kind);
    if (kind == nullptr) {
        std::string all;
        for (const GeneratorKind &one : generatorKinds()) all += (all.empty() ? "" : ", ") + std::string(one.id);
        Message none{"Generators", TRANSLATABLE("Generators", "There is no generator \"%1\". There are: %2."), {}};
        none.arguments = {out.kind, all};
        return refusal(std::move(none), {.line = 1, .column = 1});
    }
    if (cursor.take("(")) {
        const auto inside = cursor.parenthesised();
        if (!inside)
            return cursor.wrong({"Generators", TRANSLATABLE("Generators", "A closing parenthesis is missing."), {}});
        if (out.kind == patternKind)
            out.arguments = {std::string(*inside)};
        else
            out.arguments = splitArguments(*inside);
        if (*kind->arguments == '\0' && !out.arguments.empty())
            return cursor.wrong({"Generators",
                TRANSLATABLE("Generators", "The generator %1 takes nothing in parentheses."), {out.kind}});
    }
    while (!cursor.atEnd()) {
        if (cursor.take("x")) {
            const auto least = cursor.integer();
            const auto most = least && cursor.take("-") ? cursor.integer() : least;
            constexpr std::int64_t mostElements = 1000;
            if (!least || !most || *most < *least || *most < 1 || *most > mostElements)
                return cursor.wrong({"Generators",
                    TRANSLATABLE("Generators", "After x stands how many values there are: x3 or x1-3, at most %1."),
                    {std::to_string(mostElements)}});
            out.several = std::pair(static_cast<unsigned>(*least), static_cast<unsigned>(*most));
            continue;
        }
        const auto percent = cursor.integer();
        if (!percent || !cursor.take("%") || *percent < 1 || *percent > 100) return cursor.wrong(wrongEnding());
        out.percent = static_cast<unsigned>(*percent);
    }
    return out;
}

WeightedValue weightedValue(std::string_view argument) {
    WeightedValue out;
    const auto star = argument.rfind('*');
    if (star != argument.npos && star > 0 && argument[star - 1] != '\\') {
        const std::string_view digits = trimmed(argument.substr(star + 1));
        std::uint64_t weight = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), weight);
        constexpr std::uint64_t most = 1'000'000'000;
        if (error == std::errc() && end == digits.data() + digits.size() && weight <= most) {
            out.weight = weight;
            argument = trimmed(argument.substr(0, star));
        }
    }
    for (std::size_t i = 0; i < argument.size(); ++i) {
        if (argument[i] == '\\' && i + 1 < argument.size() &&
            (argument[i + 1] == '*' || argument[i + 1] == '\\' || argument[i + 1] == '(' || argument[i + 1] == ')'))
            ++i;
        out.text += argument[i];
    }
    return out;
}

std::string weightedText(const WeightedValue &value) {
    std::string out;
    // Parentheses in pairs may stand as they are; a single one would end the argument.
    int depth = 0;
    bool pairs = true;
    for (const char c : value.text) {
        depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        pairs = pairs && depth >= 0;
    }
    pairs = pairs && depth == 0;
    for (const char c : value.text) {
        if (c == '*' || c == '\\' || (!pairs && (c == '(' || c == ')'))) out += '\\';
        out += c;
    }
    if (value.weight != 1) out += '*' + std::to_string(value.weight);
    return out;
}

std::string SampleCount::text() const {
    std::string out;
    switch (kind) {
    case Kind::Fixed: out = std::to_string(least); break;
    case Kind::Range: out = std::to_string(least) + '-' + std::to_string(most); break;
    case Kind::Zipf:
        out = "zipf(" + std::to_string(least);
        if (exponentHundredths != 100) {
            const unsigned part = exponentHundredths % 100;
            out +=
                ", " + std::to_string(exponentHundredths / 100) + '.' + (part < 10 ? "0" : "") + std::to_string(part);
        }
        out += ')';
        break;
    }
    return parent.empty() ? out : out + " per " + parent;
}

Result<SampleCount> parseSampleCount(std::string_view text) {
    Cursor cursor(text);
    SampleCount out;
    const auto wrong = [&] { return cursor.wrong(wrongCount()); };
    const bool zipf = cursor.take("zipf");
    if (zipf && !cursor.take("(")) return wrong();
    const auto least = cursor.integer();
    if (!least || *least > mostSamples) return wrong();
    out.least = out.most = *least;
    if (zipf) {
        out.kind = SampleCount::Kind::Zipf;
        if (cursor.take(",")) {
            const auto whole = cursor.integer();
            constexpr std::int64_t mostExponent = 5;
            if (!whole || *whole > mostExponent) return wrong();
            out.exponentHundredths = static_cast<unsigned>(*whole) * 100;
            if (cursor.take(".")) {
                const auto digits = cursor.rest().substr(0, cursor.rest().find_first_not_of("0123456789"));
                const auto part = cursor.integer();
                if (!part || digits.empty() || digits.size() > 2) return wrong();
                out.exponentHundredths += static_cast<unsigned>(*part) * (digits.size() == 1 ? 10 : 1);
            }
        }
        if (!cursor.take(")")) return wrong();
    } else if (cursor.take("-")) {
        const auto most = cursor.integer();
        if (!most || *most < *least || *most > mostSamples) return wrong();
        out.kind = SampleCount::Kind::Range;
        out.most = *most;
    }
    if (cursor.atEnd()) return out;
    if (!cursor.take("per ")) return wrong();
    out.parent = cursor.rest();
    while (!out.parent.empty() && space.find(out.parent.back()) != space.npos) out.parent.pop_back();
    if (out.parent.empty()) return wrong();
    return out;
}

std::string withEntityRenamed(std::string_view generator, std::string_view from, std::string_view to) {
    auto parsed = parseGenerator(generator);
    if (!parsed || parsed->kind != "reference" || parsed->arguments.empty() || parsed->arguments.front() != from)
        return std::string(generator);
    parsed->arguments.front() = to;
    return parsed->text();
}

std::string withSampleParentRenamed(std::string_view samples, std::string_view from, std::string_view to) {
    auto parsed = parseSampleCount(samples);
    if (!parsed || parsed->parent != from) return std::string(samples);
    parsed->parent = to;
    return parsed->text();
}

}
