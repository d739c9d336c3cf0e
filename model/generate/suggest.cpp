#include "engine/value/item_json.h"
#include "model/design/generator.h"
#include "model/design/key_template.h"
#include "model/design/value_text.h"
#include "model/generate/sample_generator.h"
#include "model/generate/value_maker.h"
#include "model/infer/entity_inference.h"
#include "model/infer/key_shape.h"
#include "model/infer/key_variables.h"

#include <algorithm>
#include <map>
#include <set>

namespace model {

namespace {

using engine::Type;

constexpr std::size_t mostSeen = 1000; ///< Items of an entity type that are looked at.
constexpr std::size_t mostEnum = 40;

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

bool isUuid(std::string_view text) {
    if (text.size() != 36) return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool dash = i == 8 || i == 13 || i == 18 || i == 23;
        const char c = text[i];
        if (dash ? c != '-' : !(isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'))) return false;
    }
    return true;
}

bool isUlid(std::string_view text) {
    return text.size() == 26 && text[0] <= '7' &&
           text.find_first_not_of("0123456789ABCDEFGHJKMNPQRSTVWXYZ") == text.npos;
}

/// What the values of one attribute or variable are like.
struct Seen {
    std::size_t count = 0;
    std::map<std::string, std::size_t> texts = {}; ///< And how often.
    std::map<Type, std::size_t> types = {};
    std::vector<std::string> order = {}; ///< Texts as they came.

    void add(Type type, std::string text) {
        ++count;
        ++types[type];
        if (const auto [known, isNew] = texts.try_emplace(text); true) {
            ++known->second;
            if (isNew) order.push_back(std::move(text));
        }
    }
    template <class Test> bool all(Test test) const {
        return !order.empty() && std::ranges::all_of(order, [&](const std::string &text) { return test(text); });
    }
    Type type() const {
        return types.empty() ? Type::S
                             : std::ranges::max_element(types, {}, [](const auto &t) { return t.second; })->first;
    }
};

std::string call(std::string kind, std::vector<std::string> arguments = {}) {
    return Generator{.kind = std::move(kind), .arguments = std::move(arguments)}.text();
}

std::string enumOf(const Seen &seen) {
    std::vector<std::string> arguments;
    const bool weighted = seen.count >= 2 * seen.order.size();
    for (const std::string &text : seen.order) {
        if (arguments.size() == mostEnum) break;
        arguments.push_back(weightedText({text, weighted ? seen.texts.at(text) : 1}));
    }
    return call("enum", std::move(arguments));
}

std::optional<std::string> ofTimes(const Seen &seen) {
    if (!seen.all([](const std::string &text) { return secondsOf(text).has_value(); })) return std::nullopt;
    const bool days = seen.all([](const std::string &text) { return text.size() == 10; });
    const auto range = std::ranges::minmax(seen.order, {}, [](const std::string &text) { return *secondsOf(text); });
    const std::int64_t from = *secondsOf(range.min), to = *secondsOf(range.max);
    constexpr std::int64_t month = 30 * 86'400;
    return call(days ? "date" : "dateTime", {dateText(from), dateText(std::max(to, from + month))});
}

/// "U001", "U002": a prefix and digits of one width, or of any.
std::optional<std::string> ofSequence(const Seen &seen) {
    if (seen.order.empty()) return std::nullopt;
    const auto split = [](const std::string &text) {
        std::size_t digits = text.size();
        while (digits > 0 && isDigit(text[digits - 1])) --digits;
        return digits;
    };
    const std::string &first = seen.order.front();
    const std::string prefix = first.substr(0, split(first));
    std::size_t width = first.size() - prefix.size();
    constexpr std::size_t mostDigits = 9;
    bool padded = false;
    for (const std::string &text : seen.order) {
        const std::size_t digits = text.size() - split(text);
        if (text.substr(0, split(text)) != prefix || digits == 0 || digits > mostDigits) return std::nullopt;
        padded = padded || text[prefix.size()] == '0';
        if (digits != width) width = 0;
    }
    std::vector<std::string> arguments = {"1"};
    if (!prefix.empty()) arguments.push_back("prefix=" + prefix);
    if (width > 1 && padded) arguments.push_back("width=" + std::to_string(width));
    return call("sequence", std::move(arguments));
}

std::optional<std::string> ofNumbers(const Seen &seen, std::string_view name) {
    std::vector<engine::Number> numbers;
    std::size_t places = 0;
    for (const std::string &text : seen.order) {
        const auto number = engine::Number::parse(text);
        if (!number || text.size() > 15) return std::nullopt;
        numbers.push_back(*number);
        if (const auto point = text.find('.'); point != text.npos) places = std::max(places, text.size() - point - 1);
    }
    if (numbers.empty()) return std::nullopt;
    const auto range = std::ranges::minmax(numbers);
    const std::string least = range.min.text(), most = range.max.text();
    const std::string lower = lowered(name);
    const bool time = lower.ends_with("at") || lower.ends_with("time") || lower.ends_with("date") ||
                      lower.find("expire") != lower.npos || lower == "ttl";
    if (places == 0 && time && (least.size() == 10 || least.size() == 13) && least.size() == most.size()) {
        const std::int64_t unit = least.size() == 13 ? 1000 : 1;
        const std::int64_t from = std::stoll(least) / unit, to = std::stoll(most) / unit;
        return call(unit == 1 ? "epoch" : "epochMillis", {dateText(from), dateText(std::max(to, from + 86'400))});
    }
    if (places == 0) return call("integer", {least, least == most && least != "0" ? most : most});
    const auto withPlaces = [&](std::string text) {
        auto point = text.find('.');
        if (point == text.npos) {
            point = text.size();
            text += '.';
        }
        text.append(places - (text.size() - point - 1), '0');
        return text;
    };
    return call("decimal", {withPlaces(least), withPlaces(most)});
}

std::string byName(std::string_view name, Type type) {
    const std::string lower = lowered(name);
    const auto has = [&](std::string_view word) { return lower.find(word) != lower.npos; };
    const auto ends = [&](std::string_view word) { return lower.ends_with(word); };
    switch (type) {
    case Type::Bool: return "boolean";
    case Type::Null: return "null";
    case Type::B: return "bytes(8, 16)";
    case Type::SS: return "enum(red, green, blue, new, sale) x1-3";
    case Type::NS: return "integer(1, 100) x1-3";
    case Type::BS: return "bytes(4, 8) x1-2";
    case Type::L: return "lorem(1, 1) x1-3";
    case Type::M: return "fixed({})";
    case Type::N:
        if (ends("at") || has("time") || has("expire") || lower == "ttl") return "epoch(2024-01-01, 2025-12-31)";
        if (has("price") || has("total") || has("amount") || has("cost")) return "decimal(1.00, 500.00)";
        if (has("rating") || has("stars")) return "integer(1, 5)";
        return "integer(1, 100)";
    case Type::S: break;
    }
    if (has("email") || has("mail")) return "email";
    if (has("firstname")) return "firstName";
    if (has("lastname") || has("surname")) return "lastName";
    if (has("username") || lower == "login" || lower == "handle") return "username";
    if (ends("name") || has("author")) return "fullName";
    if (has("phone")) return "phone";
    if (has("city")) return "city";
    if (has("country")) return "country";
    if (ends("date") || ends("day")) return "date(2024-01-01, 2024-12-31)";
    if (ends("at") || has("time")) return "dateTime(2024-01-01, 2024-12-31)";
    if (has("status") || has("state")) return "enum(Open, Pending, Done)";
    return "lorem(2, 6)";
}

/// Of attributes: from their values, else from name and type.
std::string ofValues(const Seen &seen, std::string_view name, Type type) {
    if (seen.order.empty()) return byName(name, type);
    switch (type) {
    case Type::N: return ofNumbers(seen, name).value_or(byName(name, type));
    case Type::Bool: {
        const auto found = seen.texts.find("true");
        const std::size_t yes = found == seen.texts.end() ? 0 : found->second;
        return call("boolean", {std::to_string((yes * 100 + seen.count / 2) / seen.count)});
    }
    case Type::Null: return "null";
    case Type::B: {
        std::size_t least = seen.order.front().size(), most = 0;
        for (const std::string &text : seen.order) {
            least = std::min(least, text.size());
            most = std::max(most, text.size());
        }
        return call("bytes", {std::to_string(least * 3 / 4), std::to_string(std::max(most * 3 / 4, least * 3 / 4))});
    }
    case Type::S: break;
    default: return enumOf(seen); // sets, lists and maps as they are
    }
    if (seen.all(isUuid)) return "uuid";
    if (seen.all(isUlid)) return "ulid";
    if (seen.all([](const std::string &text) { return text.find('@') != text.npos; })) return "email";
    const bool repeats = seen.count >= 2 * seen.order.size();
    if (!repeats || seen.order.size() > mostEnum)
        if (const auto times = ofTimes(seen)) return *times;
    if (repeats && seen.order.size() <= mostEnum) return enumOf(seen);
    if (seen.order.size() > 3)
        if (const auto sequence = ofSequence(seen)) return *sequence;
    const bool sentences = seen.all([](const std::string &text) { return std::ranges::count(text, ' ') >= 3; });
    if (sentences) {
        const auto range =
            std::ranges::minmax(seen.order, {}, [](const std::string &text) { return std::ranges::count(text, ' '); });
        return call(
            "lorem", {std::to_string(std::min<std::ptrdiff_t>(std::ranges::count(range.min, ' ') + 1, 10'000)),
                         std::to_string(std::min<std::ptrdiff_t>(std::ranges::count(range.max, ' ') + 1, 10'000))});
    }
    const std::string named = byName(name, type);
    if (seen.order.size() >= 3 && (named == "fullName" || named == "firstName" || named == "lastName") &&
        std::ranges::count(seen.order.front(), ' ') == (named == "fullName" ? 1 : 0))
        return named;
    return enumOf(seen);
}

/// Of variables that make keys: many different values matter.
std::string ofKeyValues(const Seen &seen, std::string_view name) {
    if (!seen.order.empty()) {
        if (seen.all(isUuid)) return "uuid";
        if (seen.all(isUlid)) return "ulid";
        if (seen.all([](const std::string &text) { return text.find('@') != text.npos; })) return "email";
        if (const auto times = ofTimes(seen)) return *times;
        if (const auto sequence = ofSequence(seen)) return *sequence;
        const bool words = seen.all(
            [](const std::string &text) { return std::ranges::none_of(text, [](char c) { return isDigit(c); }); });
        if (words && seen.order.size() > 1) return enumOf(seen);
    }
    const std::string lower = lowered(name);
    if (lower.ends_with("date") || lower.ends_with("day")) return "date(2024-01-01, 2024-12-31)";
    if (lower.ends_with("at") || lower.find("time") != lower.npos) return "dateTime(2024-01-01, 2024-12-31)";
    if (lower.find("email") != lower.npos) return "email";
    std::string prefix;
    for (const char c : name)
        if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) {
            prefix = static_cast<char>(c >= 'a' ? c - ('a' - 'A') : c);
            break;
        }
    return prefix.empty() ? "sequence(1)" : call("sequence", {"1", "prefix=" + prefix, "width=4"});
}

}

EntityType withGenerators(const TableDesign &table, std::size_t number) {
    EntityType entity = *table.entityTypes[number];
    const auto definitions = table.description.attributeDefinitions();
    const EntityMatcher matcher(table);
    const auto isTableKey = [&](std::string_view name) { return table.description.keySchema.contains(name); };

    // What the items say.
    std::map<std::string, Seen> attributes, variables;
    std::vector<std::string> order;
    std::vector<std::pair<std::string, KeyTemplate>> templates;
    for (const auto &[attribute, text] : entity.keyTemplates) templates.emplace_back(attribute, KeyTemplate(text));
    std::size_t items = 0;
    for (const auto &item : *table.items) {
        const engine::ItemView view(item->blob);
        if (matcher.entityOf(view) != number) continue;
        for (const auto &[name, value] : view.members())
            attributes[std::string(name)].add(value.type(), editText(value));
        for (const std::string &name : *item->attributeOrder)
            if (items < 20 && std::ranges::find(order, name) == order.end()) order.push_back(name);
        for (const auto &[attribute, keyTemplate] : templates) {
            const auto value = view.find(attribute);
            if (!value || value->type() > Type::N) continue;
            if (const auto read = keyTemplate.read(value->text()))
                for (const auto &[name, text] : *read) variables[name].add(Type::S, text);
        }
        if (++items == mostSeen) break;
    }
    for (const auto &[name, seen] : attributes)
        if (std::ranges::find(order, name) == order.end()) order.push_back(name);
    if (items == 0 && table.entityTypes.size() == 1)
        for (const DeclaredAttribute &attribute : table.attributes) order.push_back(attribute.name);

    const auto declaredType = [&](const std::string &name) -> std::optional<Type> {
        for (const engine::KeyAttribute &key : definitions)
            if (key.name == name) return engine::valueType(key.type);
        const auto found = std::ranges::find(table.attributes, name, &DeclaredAttribute::name);
        if (found != table.attributes.end()) return found->type;
        return std::nullopt;
    };
    const auto keyVariables = keyVariablesOf(table, entity);
    const auto parent = parentOf(table, number);
    const auto inherited = parent ? keyVariablesOf(table, *table.entityTypes[*parent]) : std::set<std::string>();

    // An entity type whose own key says this variable and little else: what a reference leads to.
    const auto owner = [&](const std::string &variable) -> std::optional<std::string> {
        // Only to one of fewer variables, or one before this: so suggestions never make a circle.
        std::optional<std::size_t> best;
        std::pair<std::size_t, std::size_t> least(keyVariables.size(), number);
        for (std::size_t i = 0; i < table.entityTypes.size(); ++i) {
            if (i == number) continue;
            const auto others = keyVariablesOf(table, *table.entityTypes[i]);
            const std::pair rank(others.size(), i);
            if (!others.contains(variable) || rank >= least) continue;
            best = i;
            least = rank;
        }
        if (!best) return std::nullopt;
        return table.entityTypes[*best]->name;
    };
    const auto keyGenerator = [&](const std::string &name) {
        if (const auto other = owner(name)) return call("reference", {*other, name});
        const auto found = variables.find(name);
        return ofKeyValues(found == variables.end() ? Seen() : found->second, name);
    };
    /// What is made by a template of its own and not by a generator.
    const auto isMade = [&](const std::string &name) {
        const auto found = entity.keyTemplates.find(name);
        return found != entity.keyTemplates.end() && found->second != '{' + name + '}';
    };

    std::set<std::string> known;
    for (EntityAttribute &attribute : entity.attributes) {
        known.insert(attribute.name);
        if (!attribute.type) {
            const auto found = attributes.find(attribute.name);
            attribute.type =
                found != attributes.end() ? found->second.type() : declaredType(attribute.name).value_or(Type::S);
        }
        if (!attribute.generator.empty() || isMade(attribute.name) || inherited.contains(attribute.name)) continue;
        const auto found = attributes.find(attribute.name);
        attribute.generator =
            keyVariables.contains(attribute.name)
                ? keyGenerator(attribute.name)
                : ofValues(found == attributes.end() ? Seen() : found->second, attribute.name, *attribute.type);
    }
    const bool own = !entity.attributes.empty(); // the author listed them: no others are put in
    for (const std::string &name : order) {
        if (own || name.empty() || known.contains(name) || isMade(name)) continue;
        if (isTableKey(name) && !keyVariables.contains(name)) continue;
        known.insert(name);
        const auto found = attributes.find(name);
        const bool seen = found != attributes.end();
        EntityAttribute attribute;
        attribute.name = name;
        attribute.type = seen ? found->second.type() : declaredType(name).value_or(Type::S);
        attribute.required = !seen || found->second.count == items;
        if (!inherited.contains(name)) {
            const auto reference = owner(name);
            attribute.generator = keyVariables.contains(name) ? keyGenerator(name)
                                  : reference                 ? call("reference", {*reference, name})
                                              : ofValues(seen ? found->second : Seen(), name, *attribute.type);
            if (!attribute.required && !keyVariables.contains(name)) {
                const std::size_t percent = (found->second.count * 100 + items / 2) / items;
                attribute.generator += ' ' + std::to_string(std::clamp<std::size_t>(percent, 1, 99)) + '%';
            }
        }
        entity.attributes.push_back(std::move(attribute));
    }
    // Variables that no attribute has.
    for (const auto &[attribute, keyTemplate] : templates)
        for (const std::string &name : keyTemplate.variables()) {
            if (known.contains(name) || entity.variables.contains(name) || inherited.contains(name)) continue;
            const auto found = variables.find(name);
            entity.variables[name] = keyVariables.contains(name)
                                         ? keyGenerator(name)
                                         : ofValues(found == variables.end() ? Seen() : found->second, name, Type::S);
        }
    for (const std::string &name : keyVariables)
        if (!known.contains(name) && !entity.variables.contains(name) && !inherited.contains(name))
            entity.variables[name] = keyGenerator(name);
    if (entity.samples.empty()) {
        const bool hasOwn = keyVariables.size() > inherited.size();
        entity.samples = !parent ? (keyVariables.empty() ? "1" : "10") : hasOwn ? "1-5" : "1";
    }
    return entity;
}

}
