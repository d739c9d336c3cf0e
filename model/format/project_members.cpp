#include "model/format/project_members.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace model {

Result<void> readMember(const JsonAt &object, std::string_view name, std::string &out) {
    const auto member = object.member(name);
    if (!member) return {};
    TRY(out, member->string());
    return {};
}

Result<void> readMember(const JsonAt &object, std::string_view name, std::int64_t &out) {
    const auto member = object.member(name);
    if (!member) return {};
    TRY(out, member->integer());
    return {};
}

Result<void> readMember(const JsonAt &object, std::string_view name, bool &out) {
    const auto member = object.member(name);
    if (!member) return {};
    TRY(out, member->boolean());
    return {};
}

Result<void> readMember(const JsonAt &object, std::string_view name, double &out) {
    if (!object.member(name)) return {};
    TRY(const auto number, object.required(name, Json::Kind::Number));
    const std::string &text = number->text;
    double value = 0;
    const auto parsed = std::from_chars(text.data(), text.data() + text.size(), value);
    if (parsed.ec != std::errc() || !std::isfinite(value))
        return number.wrong({"Project", TRANSLATABLE("Project", "%1 is too large a number."), {text}});
    out = value;
    return {};
}

Result<std::vector<JsonAt>> listMember(const JsonAt &object, std::string_view name) {
    const auto member = object.member(name);
    if (!member) return std::vector<JsonAt>();
    return member->elements();
}

void keepUnknown(const JsonAt &object, std::span<const std::string_view> known, const std::string &where,
    std::vector<UnknownMember> &out) {
    for (const JsonMember &member : object->members)
        if (std::ranges::find(known, member.name) == known.end())
            out.push_back({.where = where, .name = member.name, .json = compactJson(member.value)});
}

}
