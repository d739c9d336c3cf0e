#include "model/code/typed_code.h"

namespace model {

using Kind = MemberShape::Kind;

std::vector<CodeText> TypedCode::texts(const Json &list) const {
    std::vector<CodeText> all;
    for (const Json &each : list.elements) all.push_back(text(each.decoded()));
    return all;
}

CodeText TypedCode::element(const Element &element, const Json &json) const {
    switch (element.kind) {
    case Kind::Value: return value(json);
    case Kind::Item: return map({Kind::Value}, entries(json, {Kind::Value}));
    case Kind::Structure: return structure(element.type, json);
    case Kind::Structures: {
        std::vector<CodeText> all;
        for (const Json &each : json.elements) all.push_back(structure(element.type, each));
        return list({Kind::Structure, element.type}, std::move(all));
    }
    default: return text(json.decoded());
    }
}

TypedCode::Entries TypedCode::entries(const Json &json, const Element &of) const {
    Entries all;
    for (const JsonMember &member : json.members) all.emplace_back(member.name, element(of, member.value));
    return all;
}

CodeText TypedCode::of(const MemberShape &shape, const Json &json) const {
    const auto listOf = [&](const Element &each) {
        std::vector<CodeText> all;
        for (const Json &one : json.elements) all.push_back(element(each, one));
        return list(each, std::move(all));
    };
    const auto mapOf = [&](const Element &each) { return map(each, entries(json, each)); };
    switch (shape.kind) {
    case Kind::Names: return mapOf({Kind::Text});
    case Kind::Texts: return listOf({Kind::Text});
    case Kind::Item: return mapOf({Kind::Value});
    case Kind::Items: return listOf({Kind::Item});
    case Kind::Value: return value(json);
    case Kind::Values: return listOf({Kind::Value});
    case Kind::Structure: return structure(shape.type, json);
    case Kind::Structures: return listOf({Kind::Structure, shape.type});
    case Kind::ByName: return mapOf({Kind::Structure, shape.type});
    case Kind::ListsByName: return mapOf({Kind::Structures, shape.type});
    default: return member(shape, json);
    }
}

CodeText TypedCode::value(const Json &json) const {
    if (json.members.empty()) return {}; // no request that was read has such a value
    const auto &[type, content, offset] = json.members.front();
    if (type == "B") return value(type, bytes(content.decoded()));
    if (type == "BOOL" || type == "NULL") return value(type, content.kind == Json::Kind::True ? "true" : "false");
    if (type == "SS" || type == "NS") return value(type, list({Kind::Text}, texts(content)));
    if (type == "BS") {
        std::vector<CodeText> all;
        for (const Json &each : content.elements) all.push_back(bytes(each.decoded()));
        return value(type, list({Kind::Text, "bytes"}, std::move(all)));
    }
    if (type == "L") {
        std::vector<CodeText> all;
        for (const Json &each : content.elements) all.push_back(value(each));
        return value(type, list({Kind::Value}, std::move(all)));
    }
    if (type == "M") return value(type, map({Kind::Value}, entries(content, {Kind::Value})));
    return value(type, text(content.decoded()));
}

}
