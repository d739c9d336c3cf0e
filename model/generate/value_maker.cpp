#include "model/generate/value_maker.h"

#include "engine/base/encoding.h"
#include "engine/value/item_json.h"
#include "model/edit/item_edits.h"
#include "model/generate/words.h"

#include <algorithm>
#include <charconv>
#include <cstdio>

namespace model {

namespace {

constexpr std::int64_t daySeconds = 86'400;

/// Days since 1970 of a proleptic Gregorian date, and back (Howard Hinnant, "chrono-Compatible Low-Level Date
/// Algorithms").
std::int64_t daysOf(std::int64_t year, int month, int day) {
    year -= month <= 2 ? 1 : 0;
    const std::int64_t era = (year >= 0 ? year : year - 399) / 400;
    const std::int64_t ofEra = year - era * 400;
    const std::int64_t ofYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
    return era * 146'097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719'468;
}

struct Date {
    std::int64_t year = 1970;
    int month = 1, day = 1;
};
Date dateOf(std::int64_t days) {
    days += 719'468;
    const std::int64_t era = (days >= 0 ? days : days - 146'096) / 146'097;
    const std::int64_t ofEra = days - era * 146'097;
    const std::int64_t yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36'524 - ofEra / 146'096) / 365;
    const std::int64_t ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
    const std::int64_t shifted = (5 * ofYear + 2) / 153;
    const auto month = static_cast<int>(shifted < 10 ? shifted + 3 : shifted - 9);
    return {
        yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, static_cast<int>(ofYear - (153 * shifted + 2) / 5 + 1)};
}

std::int64_t floorDays(std::int64_t seconds) {
    return (seconds >= 0 ? seconds : seconds - (daySeconds - 1)) / daySeconds;
}

std::string paddedNumber(std::int64_t value, std::size_t width) {
    std::string digits = std::to_string(value);
    if (digits.size() < width) digits.insert(0, width - digits.size(), '0');
    return digits;
}

std::optional<std::int64_t> integerOf(std::string_view text) {
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

tl::unexpected<Problem> wrongArguments(const Generator &generator) {
    const GeneratorKind *kind = generatorKind(generator.kind);
    return refusal({
        "Generators", TRANSLATABLE("Generators", "%1 cannot be made; an example that can: %2."),
        {generator.text(), kind != nullptr ? kind->example : ""}
    });
}

/// Digits of a decimal as an integer of its last place: "12.50" with two places is 1250.
std::optional<std::int64_t> scaled(std::string_view text, std::size_t places) {
    const auto point = std::min(text.find('.'), text.size());
    std::string digits(text.substr(0, point));
    std::string fraction(text.substr(std::min(point + 1, text.size())));
    if (fraction.size() > places) return std::nullopt;
    fraction.resize(places, '0');
    return integerOf(digits + fraction);
}
std::string unscaled(std::int64_t value, std::size_t places) {
    std::string digits = std::to_string(value < 0 ? -value : value);
    if (digits.size() <= places) digits.insert(0, places + 1 - digits.size(), '0');
    if (places > 0) digits.insert(digits.size() - places, 1, '.');
    return (value < 0 ? "-" : "") + digits;
}

std::string lowered(std::string_view text) {
    std::string out;
    for (const char c : text)
        if (c == ' ')
            out += '.';
        else
            out += c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
    return out;
}

std::string_view oneOf(const std::vector<std::string_view> &list, Random &random) {
    return list[static_cast<std::size_t>(random.below(list.size()))];
}

void appendPerson(Random &random, std::string &out) {
    out += oneOf(firstNames(), random);
    out += ' ';
    out += oneOf(lastNames(), random);
}

void appendHex(std::uint64_t value, int digits, std::string &out) {
    constexpr char hex[] = "0123456789abcdef";
    for (int i = digits - 1; i >= 0; --i) out += hex[value >> (4 * i) & 15];
}

void appendUuid(Random &random, std::string &out) { // RFC 9562, version 4
    const std::uint64_t high = (random.next() & ~0xF000ULL) | 0x4000ULL;
    const std::uint64_t low = (random.next() & ~(3ULL << 62)) | 2ULL << 62;
    appendHex(high >> 32, 8, out);
    out += '-';
    appendHex(high >> 16 & 0xFFFF, 4, out);
    out += '-';
    appendHex(high & 0xFFFF, 4, out);
    out += '-';
    appendHex(low >> 48, 4, out);
    out += '-';
    appendHex(low & 0xFFFF'FFFF'FFFF, 12, out);
}

void appendUlid(std::int64_t milliseconds, Random &random, std::string &out) { // 48 bits of time, 80 of chance
    constexpr char alphabet[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    const auto time = static_cast<std::uint64_t>(milliseconds);
    for (int i = 9; i >= 0; --i) out += alphabet[time >> (5 * i) & 31];
    for (int half = 0; half < 2; ++half) {
        const std::uint64_t bits = random.next();
        for (int i = 7; i >= 0; --i) out += alphabet[bits >> (5 * i) & 31];
    }
}

using Range = std::pair<std::int64_t, std::int64_t>;

/// From and to in seconds; a year that is given nothing.
std::optional<Range> timeRange(const Generator &generator) {
    const auto &arguments = generator.arguments;
    if (arguments.empty()) return Range(*secondsOf("2024-01-01"), *secondsOf("2024-12-31") + daySeconds - 1);
    if (arguments.size() != 2) return std::nullopt;
    const auto from = secondsOf(arguments[0]), to = secondsOf(arguments[1]);
    if (!from || !to || *to < *from) return std::nullopt;
    // A last day is meant as a whole.
    return Range(*from, arguments[1].size() == 10 ? *to + daySeconds - 1 : *to);
}

std::optional<Range> integerRange(const Generator &generator, Range otherwise, std::int64_t least, std::int64_t most) {
    const auto &arguments = generator.arguments;
    if (arguments.empty()) return otherwise;
    if (arguments.size() != 2) return std::nullopt;
    const auto from = integerOf(arguments[0]), to = integerOf(arguments[1]);
    if (!from || !to || *to < *from || *from < least || *to > most) return std::nullopt;
    return Range(*from, *to);
}

engine::Type elementType(engine::Type type) {
    if (type == engine::Type::NS) return engine::Type::N;
    if (type == engine::Type::BS) return engine::Type::B;
    return engine::Type::S;
}

}

std::optional<std::int64_t> secondsOf(std::string_view date) {
    const std::string text(date);
    int year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, end = 0;
    const bool shaped = (text.size() == 10 &&
                            std::sscanf(text.c_str(), "%4d-%2d-%2d%n", &year, &month, &day, &end) == 3 && end == 10) ||
                        (text.size() >= 19 && text.size() <= 20 &&
                            std::sscanf(text.c_str(), "%4d-%2d-%2dT%2d:%2d:%2d%n", &year, &month, &day, &hour, &minute,
                                &second, &end) == 6 &&
                            end == 19 && (text.size() == 19 || text[19] == 'Z'));
    if (!shaped || year < 1 || month < 1 || month > 12 || day < 1 || day > 31 || hour < 0 || hour > 23 || minute < 0 ||
        minute > 59 || second < 0 || second > 59)
        return std::nullopt;
    const std::int64_t days = daysOf(year, month, day);
    if (dateOf(days).day != day) return std::nullopt; // the 31st of June
    return days * daySeconds + hour * 3600 + minute * 60 + second;
}

std::string dateText(std::int64_t seconds) {
    const Date date = dateOf(floorDays(seconds));
    return paddedNumber(date.year, 4) + '-' + paddedNumber(date.month, 2) + '-' + paddedNumber(date.day, 2);
}

std::string dateTimeText(std::int64_t seconds) {
    const std::int64_t ofDay = seconds - floorDays(seconds) * daySeconds;
    return dateText(seconds) + 'T' + paddedNumber(ofDay / 3600, 2) + ':' + paddedNumber(ofDay / 60 % 60, 2) + ':' +
           paddedNumber(ofDay % 60, 2) + 'Z';
}

Result<ValueMaker> ValueMaker::make(const Generator &generator, std::optional<engine::Type> type) {
    using engine::Type;
    const GeneratorKind *kind = generatorKind(generator.kind);
    if (kind == nullptr) return wrongArguments(generator);
    ValueMaker out;
    out.m_several = generator.several;
    out.m_type = type.value_or(generator.several ? Type::L : kind->type);
    const bool isSet = out.m_type == Type::SS || out.m_type == Type::NS || out.m_type == Type::BS;
    if (isSet && !out.m_several) out.m_several = std::pair(1U, 3U);
    if (out.m_several && !isSet && out.m_type != Type::L) return wrongArguments(generator);
    if (isSet && out.m_several->first == 0) out.m_several->first = 1; // no set is empty
    const Type single = !out.m_several ? out.m_type : isSet ? elementType(out.m_type) : kind->type;

    const std::string_view id = kind->id;
    const auto &arguments = generator.arguments;
    if (id == "enum" || id == "fixed") {
        if (arguments.empty()) return wrongArguments(generator);
        std::vector<WeightedValue> values;
        if (id == "fixed") {
            std::string all; // a value may have commas
            for (const std::string &argument : arguments) all += (all.empty() ? "" : ", ") + argument;
            values.push_back({weightedValue(all).weight == 1 ? weightedValue(all).text : all, 1});
        } else {
            for (const std::string &argument : arguments) values.push_back(weightedValue(argument));
        }
        std::uint64_t sum = 0;
        for (const WeightedValue &value : values) {
            auto made = valueFromText(single, value.text);
            if (!made) return tl::unexpected(std::move(made).error());
            sum += value.weight;
            out.m_values.push_back(*std::move(made));
            out.m_weights.push_back(sum);
        }
        if (sum == 0) return wrongArguments(generator);
        return out;
    }
    if (id == "uuid") {
        out.m_text = [](Random &random, const MakingContext &, std::string &text) { appendUuid(random, text); };
    } else if (id == "ulid" || id == "date" || id == "dateTime" || id == "epoch" || id == "epochMillis") {
        const auto range = timeRange(generator);
        if (!range || (id == "ulid" && range->first < 0)) return wrongArguments(generator);
        out.m_text = [from = range->first, to = range->second, id](
                         Random &random, const MakingContext &, std::string &text) {
            const std::int64_t seconds = random.between(from, to);
            if (id == "ulid")
                appendUlid(seconds * 1000 + random.between(0, 999), random, text);
            else if (id == "date")
                text += dateText(seconds);
            else if (id == "dateTime")
                text += dateTimeText(seconds);
            else if (id == "epoch")
                text += std::to_string(seconds);
            else
                text += std::to_string(seconds * 1000 + random.between(0, 999));
        };
    } else if (id == "sequence") {
        std::int64_t first = 1, step = 1, width = 0;
        std::string prefix;
        for (const std::string &argument : arguments) {
            const auto equals = argument.find('=');
            const std::string_view name = std::string_view(argument).substr(0, std::min(equals, argument.size()));
            const std::string value = equals == argument.npos ? argument : argument.substr(equals + 1);
            constexpr std::int64_t most = 100'000'000'000; // times 10 million items it is still an integer
            const auto number = integerOf(value);
            if (equals != argument.npos && name == "prefix")
                prefix = value;
            else if (equals != argument.npos && name == "per" && (value == "parent" || value == "all"))
                out.m_byParent = value == "parent";
            else if (!number || *number < -most || *number > most)
                return wrongArguments(generator);
            else if (equals == argument.npos)
                first = *number;
            else if (name == "width" && *number >= 0 && *number <= 38)
                width = *number;
            else if (name == "step" && *number != 0)
                step = *number;
            else
                return wrongArguments(generator);
        }
        out.m_sequence = true;
        out.m_text = [=, byParent = out.m_byParent](Random &, const MakingContext &context, std::string &text) {
            const auto number = static_cast<std::int64_t>(byParent ? context.inParent : context.inAll);
            text += prefix;
            text += paddedNumber(first + step * number, static_cast<std::size_t>(width));
        };
    } else if (id == "integer") {
        constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
        const auto range = integerRange(generator, {1, 100}, -most, most);
        if (!range) return wrongArguments(generator);
        out.m_text = [range = *range](Random &random, const MakingContext &, std::string &text) {
            text += std::to_string(random.between(range.first, range.second));
        };
    } else if (id == "decimal") {
        Range range{100, 10'000};
        std::size_t places = 2;
        if (!arguments.empty()) {
            if (arguments.size() != 2) return wrongArguments(generator);
            places = 0;
            for (const std::string &argument : arguments)
                if (const auto point = argument.find('.'); point != argument.npos)
                    places = std::max(places, argument.size() - point - 1);
            const auto least = scaled(arguments[0], places), most = scaled(arguments[1], places);
            if (!least || !most || *most < *least || *least == std::numeric_limits<std::int64_t>::min())
                return wrongArguments(generator);
            range = {*least, *most};
        }
        out.m_text = [range, places](Random &random, const MakingContext &, std::string &text) {
            text += unscaled(random.between(range.first, range.second), places);
        };
    } else if (id == "boolean") {
        const auto percent = arguments.empty() ? std::optional<std::int64_t>(50) : integerOf(arguments.front());
        if (!percent || *percent < 0 || *percent > 100 || arguments.size() > 1) return wrongArguments(generator);
        out.m_percentTrue = static_cast<unsigned>(*percent);
        out.m_text = [percentTrue = out.m_percentTrue](Random &random, const MakingContext &, std::string &text) {
            text += random.chance(percentTrue) ? "true" : "false";
        };
    } else if (id == "null") {
        out.m_text = [](Random &, const MakingContext &, std::string &text) { text += "null"; };
    } else if (id == "fullName") {
        out.m_text = [](Random &random, const MakingContext &, std::string &text) { appendPerson(random, text); };
    } else if (id == "firstName" || id == "lastName" || id == "city" || id == "country") {
        const auto *list = id == "firstName"  ? &firstNames()
                           : id == "lastName" ? &lastNames()
                           : id == "city"     ? &cities()
                                              : &countries();
        out.m_text = [list](Random &random, const MakingContext &, std::string &text) { text += oneOf(*list, random); };
    } else if (id == "email" || id == "username") {
        out.m_text = [isAddress = id == "email"](Random &random, const MakingContext &context, std::string &text) {
            std::string person;
            if (context.person != nullptr && !context.person->empty())
                person = *context.person;
            else
                appendPerson(random, person);
            text += lowered(person) + std::to_string(random.below(1000));
            if (isAddress) text += "@example.com"; // RFC 2606: nobody's
        };
    } else if (id == "phone") {
        out.m_text = [](Random &random, const MakingContext &, std::string &text) { // 555-01xx is nobody's
            text +=
                "+1 " + std::to_string(random.between(200, 989)) + " 555 01" + paddedNumber(random.between(0, 99), 2);
        };
    } else if (id == "lorem") {
        constexpr std::int64_t mostWords = 10'000;
        const auto range = integerRange(generator, {3, 12}, 1, mostWords);
        if (!range) return wrongArguments(generator);
        out.m_text = [range = *range](Random &random, const MakingContext &, std::string &text) {
            const std::int64_t count = random.between(range.first, range.second);
            const auto begin = text.size();
            for (std::int64_t i = 0; i < count; ++i) {
                if (i > 0) text += ' ';
                text += oneOf(words(), random);
            }
            text[begin] = static_cast<char>(text[begin] - ('a' - 'A'));
        };
    } else if (id == "pattern") {
        if (arguments.size() != 1) return wrongArguments(generator);
        TRY(auto pattern, PatternMaker::make(arguments.front()));
        out.m_text = [pattern = std::move(pattern)](
                         Random &random, const MakingContext &, std::string &text) { pattern.append(random, text); };
    } else if (id == "bytes") {
        constexpr std::int64_t mostBytes = 300'000;
        const auto range = integerRange(generator, {8, 16}, 0, mostBytes);
        if (!range) return wrongArguments(generator);
        out.m_text = [range = *range](Random &random, const MakingContext &, std::string &text) {
            std::string bytes;
            for (std::int64_t i = random.between(range.first, range.second); i > 0; --i)
                bytes += static_cast<char>(random.below(256));
            engine::appendBase64(text, bytes);
        };
    } else {
        return wrongArguments(generator);
    }
    // Tried once, so that a type that it cannot have is told now: a UUID is no number.
    Random random(0);
    std::string text;
    out.m_text(random, {}, text);
    if (const auto value = valueFromText(single, text); !value)
        return refusal({
            "Generators", TRANSLATABLE("Generators", "%1 makes no values of type %2."),
            {generator.text(), engine::typeName(single)}
        });
    return out;
}

engine::ValueBlob ValueMaker::one(Random &random, const MakingContext &context, engine::Type type) const {
    if (!m_values.empty()) {
        const std::uint64_t at = random.below(m_weights.back());
        const auto found = std::ranges::upper_bound(m_weights, at);
        return m_values[static_cast<std::size_t>(found - m_weights.begin())];
    }
    std::string text;
    m_text(random, context, text);
    if (type == engine::Type::S) return engine::encode(engine::AttributeValue{std::move(text)});
    auto value = valueFromText(type, text);
    // `make` has tried one; a sequence that grows beyond 38 digits cannot happen within its limits.
    return value ? *std::move(value) : engine::encode(engine::AttributeValue{std::move(text)});
}

engine::ValueBlob ValueMaker::value(Random &random, const MakingContext &context) const {
    using engine::Type;
    if (!m_several) return one(random, context, m_type);
    const bool isList = m_type == Type::L;
    const Type element = isList ? (m_values.empty() ? engine::Type::S : engine::ValueView(m_values.front()).type())
                                : elementType(m_type);
    const auto count = static_cast<std::size_t>(random.between(m_several->first, m_several->second));
    engine::AttributeValue made;
    engine::List elements;
    for (std::size_t i = 0; i < count; ++i)
        elements.push_back(engine::ValueView(one(random, context, element)).decode());
    if (isList) {
        made.value = std::move(elements);
        return engine::encode(made);
    }
    const auto sorted = [](auto members) {
        std::ranges::sort(members);
        const auto repeated = std::unique(members.begin(), members.end());
        members.erase(repeated, members.end());
        return members;
    };
    std::vector<std::string> texts;
    std::vector<engine::Number> numbers;
    std::vector<engine::Bytes> binaries;
    for (engine::AttributeValue &value : elements) {
        if (auto *text = std::get_if<std::string>(&value.value)) texts.push_back(std::move(*text));
        if (const auto *number = std::get_if<engine::Number>(&value.value)) numbers.push_back(*number);
        if (auto *binary = std::get_if<engine::Binary>(&value.value)) binaries.push_back(std::move(binary->bytes));
    }
    if (m_type == Type::SS) made.value = engine::StringSet{sorted(std::move(texts))};
    if (m_type == Type::NS) made.value = engine::NumberSet{sorted(std::move(numbers))};
    if (m_type == Type::BS) made.value = engine::BinarySet{sorted(std::move(binaries))};
    return engine::encode(made);
}

// ---- Patterns ---------------------------------------------------------------------------------------------------

class PatternMaker::Reader {
public:
    explicit Reader(std::string_view text) : m_text(text) {}

    Result<Sequence> whole() {
        TRY(auto alternatives, readAlternatives(0));
        if (m_at != m_text.size()) return wrong();
        if (alternatives.size() == 1) return std::move(alternatives.front());
        Node group;
        group.alternatives = std::move(alternatives);
        Sequence out;
        out.push_back(std::move(group));
        return out;
    }

private:
    tl::unexpected<Problem> wrong() const {
        return refusal({"Generators", TRANSLATABLE("Generators", "The pattern cannot be read at character %1."),
                           {std::to_string(m_at + 1)}},
            {.line = 1, .column = m_at + 1});
    }

    Result<std::vector<Sequence>> readAlternatives(int depth) {
        constexpr int mostDepth = 16;
        if (depth > mostDepth) return wrong();
        std::vector<Sequence> out(1);
        while (m_at < m_text.size() && m_text[m_at] != ')') {
            if (m_text[m_at] == '|') {
                ++m_at;
                out.emplace_back();
                continue;
            }
            TRY(auto node, readNode(depth));
            out.back().push_back(std::move(node));
        }
        return out;
    }

    Result<Node> readNode(int depth) {
        Node node;
        const char c = m_text[m_at];
        if (c == '(') {
            ++m_at;
            if (m_text.substr(m_at).starts_with("?:")) m_at += 2;
            TRY(node.alternatives, readAlternatives(depth + 1));
            if (m_at == m_text.size()) return wrong();
            ++m_at;
        } else if (c == '[') {
            TRY(node.characters, readClass());
        } else if (c == '\\') {
            TRY(node.characters, readEscape());
        } else if (c == '.') {
            ++m_at;
            node.characters = "abcdefghijklmnopqrstuvwxyz0123456789";
        } else if (std::string_view("?*+{}]").find(c) != std::string_view::npos) {
            return wrong();
        } else if (c == '^' || c == '$') { // where a text begins and ends is clear
            ++m_at;
            node.alternatives.emplace_back();
            return node;
        } else if ((static_cast<unsigned char>(c) & 0x80) != 0) { // a character of several bytes, as it is
            Node inner;
            std::size_t length = 1;
            while (m_at + length < m_text.size() && (static_cast<unsigned char>(m_text[m_at + length]) & 0xC0) == 0x80)
                ++length;
            Sequence bytes;
            for (std::size_t i = 0; i < length; ++i) {
                Node one;
                one.characters = m_text[m_at + i];
                bytes.push_back(std::move(one));
            }
            m_at += length;
            node.alternatives.push_back(std::move(bytes));
        } else {
            ++m_at;
            node.characters = c;
        }
        CHECK(readRepetition(node));
        return node;
    }

    Result<void> readRepetition(Node &node) {
        constexpr unsigned open = 8, most = 1000;
        if (m_at == m_text.size()) return {};
        const char c = m_text[m_at];
        if (c == '?') node.least = 0;
        if (c == '*') node.least = 0, node.most = open;
        if (c == '+') node.most = open;
        if (c == '?' || c == '*' || c == '+') {
            ++m_at;
            return {};
        }
        if (c != '{') return {};
        const auto close = m_text.find('}', m_at);
        if (close == m_text.npos) return wrong();
        const std::string_view inside = m_text.substr(m_at + 1, close - m_at - 1);
        const auto comma = inside.find(',');
        const auto least = integerOf(inside.substr(0, comma));
        const auto last = comma == inside.npos ? least : integerOf(inside.substr(comma + 1));
        if (!least || !last || *least < 0 || *last < *least || *last > most) return wrong();
        node.least = static_cast<unsigned>(*least);
        node.most = static_cast<unsigned>(*last);
        m_at = close + 1;
        return {};
    }

    Result<std::string> readEscape() {
        if (m_at + 1 == m_text.size()) return wrong();
        const char c = m_text[m_at + 1];
        m_at += 2;
        if (c == 'd') return std::string("0123456789");
        if (c == 'w') return std::string("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_");
        if (c == 's') return std::string(" ");
        if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')) {
            m_at -= 2; // another meaning than a literal: \b, \1
            return wrong();
        }
        return std::string(1, c);
    }

    Result<std::string> readClass() {
        ++m_at;
        const bool without = m_at < m_text.size() && m_text[m_at] == '^';
        if (without) ++m_at;
        std::string characters;
        while (true) {
            if (m_at == m_text.size()) return wrong();
            char c = m_text[m_at];
            if (c == ']' && !characters.empty()) break;
            if (c == ']' || (static_cast<unsigned char>(c) & 0x80) != 0) return wrong();
            if (c == '\\') {
                TRY(const auto escaped, readEscape());
                characters += escaped;
                continue;
            }
            ++m_at;
            if (m_at + 1 < m_text.size() && m_text[m_at] == '-' && m_text[m_at + 1] != ']') {
                const char last = m_text[m_at + 1];
                if (last < c || last == '\\') return wrong();
                for (; c <= last && c > 0; ++c) {
                    characters += c;
                    if (c == 0x7F) break;
                }
                m_at += 2;
            } else {
                characters += c;
            }
        }
        ++m_at;
        if (!without) return characters;
        std::string others;
        for (char c = '!'; c <= '~'; ++c)
            if (characters.find(c) == characters.npos) others += c;
        if (others.empty()) return wrong();
        return others;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

Result<PatternMaker> PatternMaker::make(std::string_view pattern) {
    PatternMaker out;
    TRY(out.m_nodes, Reader(pattern).whole());
    return out;
}

void PatternMaker::append(const Sequence &nodes, Random &random, std::string &out) {
    constexpr std::size_t mostBytes = 100'000; // repetitions within repetitions
    for (const Node &node : nodes) {
        const auto count = static_cast<unsigned>(random.between(node.least, node.most));
        for (unsigned i = 0; i < count && out.size() < mostBytes; ++i) {
            if (!node.characters.empty())
                out += node.characters[static_cast<std::size_t>(random.below(node.characters.size()))];
            else if (!node.alternatives.empty())
                append(
                    node.alternatives[static_cast<std::size_t>(random.below(node.alternatives.size()))], random, out);
        }
    }
}

void PatternMaker::append(Random &random, std::string &out) const {
    append(m_nodes, random, out);
}

}
