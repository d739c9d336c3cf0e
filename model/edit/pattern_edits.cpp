#include "model/edit/pattern_edits.h"

#include "engine/value/item_json.h"
#include "model/design/key_template.h"
#include "model/edit/edit_table.h"
#include "model/edit/scenario_edits.h"
#include "model/format/json_text.h"

#include <charconv>
#include <cmath>

namespace model {

namespace {

Result<std::size_t> findPattern(const Design &design, std::string_view patternId) {
    const auto found = std::ranges::find_if(
        design.patterns, [&](const Shared<AccessPattern> &pattern) { return pattern->id == patternId; });
    if (found == design.patterns.end())
        return refusal({"Edits", TRANSLATABLE("Edits", "There is no access pattern %1."), {std::string(patternId)}});
    return static_cast<std::size_t>(found - design.patterns.begin());
}

Result<void> checkMembers(const AccessPattern &pattern) {
    for (const auto &[placeholder, json] : pattern.values)
        if (const auto value = engine::valueFromJson(json); !value)
            return refusal({
                "Edits", TRANSLATABLE("Edits", "The value of %1: %2"), {placeholder, value.error().message}
            });
    for (const std::string &json : pattern.expectedItems)
        if (const auto item = engine::itemFromJson(json); !item)
            return refusal({
                "Edits", TRANSLATABLE("Edits", "The expected item %1: %2"), {json, item.error().message}
            });
    if (!pattern.request.empty())
        if (const auto json = parseJson(pattern.request); !json || json->kind != Json::Kind::Object)
            return refusal({"Edits", TRANSLATABLE("Edits", "The request has to be a JSON object."), {}});
    for (const double number : {pattern.averagePerSecond, pattern.peakPerSecond, pattern.mostUnits.value_or(0)})
        if (!std::isfinite(number) || number < 0)
            return refusal({"Edits", TRANSLATABLE("Edits", "Rates and units count from 0 up."), {}});
    for (const auto &number : {pattern.expectedCount, pattern.itemsAtScale})
        if (number && *number < 0)
            return refusal({"Edits", TRANSLATABLE("Edits", "A number of items counts from 0 up."), {}});
    return {};
}

Result<void> checkId(const Design &design, const std::string &id) {
    if (findPattern(design, id))
        return refusal({"Edits", TRANSLATABLE("Edits", "There is an access pattern %1 already."), {id}});
    return {};
}

}

Result<Design> addPattern(Design design, AccessPattern pattern) {
    for (int number = 1; pattern.id.empty(); ++number) {
        std::string id = "AP" + std::to_string(number);
        if (!findPattern(design, id)) pattern.id = std::move(id);
    }
    CHECK(checkId(design, pattern.id));
    CHECK(checkMembers(pattern));
    design.patterns.push_back(std::move(pattern));
    return design;
}

Result<Design> removePattern(Design design, std::string_view patternId) {
    TRY(const auto index, findPattern(design, patternId));
    const std::string where = "pattern/" + std::string(patternId);
    design.patterns.erase(design.patterns.begin() + static_cast<std::ptrdiff_t>(index));
    std::erase_if(design.unknown, [&](const UnknownMember &member) { return member.where == where; });
    const std::string id(patternId);
    followInScenarios(design, [&](Scenario &scenario) {
        std::erase_if(scenario.loads, [&](const PatternLoad &load) { return load.patternId == id; });
    });
    renameInScenarios(design, "load/" + id, nullptr);
    return design;
}

Result<Design> movePattern(Design design, std::string_view patternId, std::size_t toIndex) {
    TRY(const auto index, findPattern(design, patternId));
    moveElement(design.patterns, index, toIndex);
    return design;
}

Result<Design> setPattern(Design design, std::string_view patternId, AccessPattern pattern) {
    TRY(const auto index, findPattern(design, patternId));
    if (pattern.id.empty()) return refusal({"Edits", TRANSLATABLE("Edits", "An access pattern needs an id."), {}});
    if (pattern.id != patternId) CHECK(checkId(design, pattern.id));
    CHECK(checkMembers(pattern));
    for (UnknownMember &member : design.unknown)
        if (member.where == "pattern/" + design.patterns[index]->id) member.where = "pattern/" + pattern.id;
    if (pattern.id != patternId) {
        const std::string oldId(patternId), newPlace = "load/" + pattern.id;
        followInScenarios(design, [&](Scenario &scenario) {
            for (PatternLoad &load : scenario.loads)
                if (load.patternId == oldId) load.patternId = pattern.id;
        });
        renameInScenarios(design, "load/" + oldId, &newPlace);
    }
    for (Acceptance &acceptance : design.accepted)
        if (acceptance.where.patternId == patternId) acceptance.where.patternId = pattern.id;
    design.patterns[index] = Shared(std::move(pattern));
    return design;
}

Result<Design> setPlaceholder(
    Design design, std::string_view patternId, const std::string &placeholder, const std::string &text) {
    TRY(const auto index, findPattern(design, patternId));
    AccessPattern pattern = *design.patterns[index];
    pattern.names.erase(placeholder);
    pattern.values.erase(placeholder);
    pattern.parameters.erase(placeholder);
    if (!text.empty()) {
        const bool isJson = text.front() == '{' && engine::valueFromJson(text).has_value();
        const auto isVariable = [](const KeyTemplate::Part &part) {
            return part.variable && part.text.find_first_of("\":, ") == std::string::npos;
        };
        if (placeholder.front() == '#') pattern.names[placeholder] = text;
        else if (!isJson && std::ranges::any_of(KeyTemplate(text).parts(), isVariable))
            pattern.parameters[placeholder] = text;
        else if (isJson || text.front() == '{') pattern.values[placeholder] = text;
        else {
            const auto number = engine::Number::parse(text);
            const auto value = number ? engine::AttributeValue{*number} : engine::AttributeValue{text};
            pattern.values[placeholder] = engine::toJson(engine::ValueView(engine::encode(value)));
        }
    }
    return setPattern(std::move(design), patternId, std::move(pattern));
}

std::string placeholderText(const AccessPattern &pattern, const std::string &placeholder) {
    for (const auto *map : {&pattern.names, &pattern.parameters, &pattern.values})
        if (const auto found = map->find(placeholder); found != map->end()) return found->second;
    return {};
}

Result<Design> setArgument(
    Design design, std::string_view patternId, const std::string &variable, std::string_view text) {
    TRY(const auto index, findPattern(design, patternId));
    constexpr std::size_t most = 1'000;
    std::vector<std::string> values;
    const auto add = [&](std::string_view part) {
        const auto first = part.find_first_not_of(' ');
        if (first == std::string_view::npos) return;
        part = part.substr(first, part.find_last_not_of(' ') + 1 - first);
        const auto dots = part.find("..");
        std::int64_t from = 0, to = 0;
        const auto whole = [](std::string_view digits, std::int64_t &out) {
            const auto parsed = std::from_chars(digits.data(), digits.data() + digits.size(), out);
            return !digits.empty() && parsed.ec == std::errc() && parsed.ptr == digits.data() + digits.size();
        };
        if (dots == std::string_view::npos || !whole(part.substr(0, dots), from) ||
            !whole(part.substr(dots + 2), to) || to < from) {
            values.emplace_back(part);
            return;
        }
        for (std::int64_t i = from; i <= to && values.size() <= most; ++i) values.push_back(std::to_string(i));
    };
    std::size_t start = 0;
    int depth = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '{') ++depth;
        if (text[i] == '}') --depth;
        if (text[i] != ',' || depth > 0) continue;
        add(text.substr(start, i - start));
        start = i + 1;
    }
    add(text.substr(start));
    if (values.size() > most)
        return refusal({"Edits", TRANSLATABLE("Edits", "A variable has up to %1 values."), {std::to_string(most)}});
    AccessPattern pattern = *design.patterns[index];
    if (values.empty()) pattern.arguments.erase(variable);
    else pattern.arguments[variable] = std::move(values);
    return setPattern(std::move(design), patternId, std::move(pattern));
}

std::string argumentText(const std::vector<std::string> &values) {
    std::string out;
    for (const std::string &value : values) out += (out.empty() ? "" : ", ") + value;
    return out;
}

}
