#include "model/view/value_tree.h"

#include "engine/base/encoding.h"
#include "engine/base/json_writer.h"
#include "engine/value/item_json.h"
#include "model/design/value_text.h"
#include "model/edit/item_edits.h"

#include <algorithm>
#include <optional>
#include <set>

namespace model {
namespace {

using engine::Type;

bool isSet(Type type) {
    return type == Type::SS || type == Type::NS || type == Type::BS;
}
bool isContainer(Type type) {
    return type == Type::M || type == Type::L || isSet(type);
}

std::string inside(const std::string &path, const std::string &name) {
    return path.empty() ? name : path + "." + name;
}
std::string inside(const std::string &path, std::size_t index) {
    return path + "[" + std::to_string(index) + "]";
}

Result<void> appendValue(std::string &json, const ValueNode &node, const std::string &path);

/// The content of a set's member as its JSON has it: a string.
Result<void> appendElement(std::string &json, const ValueNode &node, const std::string &path) {
    const auto value = valueFromText(node.type, node.text);
    if (!value) {
        Problem problem = value.error();
        problem.place.path = path;
        return tl::unexpected(std::move(problem));
    }
    const engine::ValueView view(*value);
    engine::appendJsonString(json, node.type == Type::B ? engine::base64(view.text()) : std::string(view.text()));
    return {};
}

Result<void> appendMap(std::string &json, const ValueNode &node, const std::string &path) {
    std::set<std::string_view> names;
    json += '{';
    for (const ValueNode &child : node.children) {
        if (!names.insert(child.name).second)
            return refusal({"ValueTree", TRANSLATABLE("ValueTree", "The map has two members named %1"), {child.name}},
                {.path = inside(path, child.name)});
        if (names.size() > 1) json += ',';
        engine::appendJsonString(json, child.name);
        json += ':';
        CHECK(appendValue(json, child, inside(path, child.name)));
    }
    json += '}';
    return {};
}

Result<void> appendValue(std::string &json, const ValueNode &node, const std::string &path) {
    if (!isContainer(node.type)) {
        const auto value = valueFromText(node.type, node.text);
        if (value) {
            engine::appendJson(json, *value);
            return {};
        }
        Problem problem = value.error();
        problem.place.path = path;
        return tl::unexpected(std::move(problem));
    }
    const std::size_t begin = json.size();
    json += std::string("{\"") + engine::typeName(node.type) + "\":";
    if (node.type == Type::M) {
        CHECK(appendMap(json, node, path));
    } else {
        json += '[';
        for (std::size_t i = 0; i < node.children.size(); ++i) {
            if (i > 0) json += ',';
            CHECK(isSet(node.type) ? appendElement(json, node.children[i], inside(path, i))
                                   : appendValue(json, node.children[i], inside(path, i)));
        }
        json += ']';
    }
    json += '}';
    if (!isSet(node.type)) return {};
    const auto set = engine::valueFromJson(std::string_view(json).substr(begin)); // empty, or a member twice
    if (set) return {};
    Problem problem(set.error());
    problem.place.path = path;
    return tl::unexpected(std::move(problem));
}

/// The type of a set and its members' text, where a list of plain JSON still fits it.
std::optional<engine::ValueBlob> asSet(engine::ValueView list, Type set) {
    ValueNode node{.type = set};
    for (const auto element : list.elements()) {
        const bool fits = element.type() == Type::S || (element.type() == Type::N && set == Type::NS);
        if (!fits) return std::nullopt;
        node.children.push_back({.type = childType(set), .text = std::string(element.text())});
    }
    auto value = valueOf(node);
    return value ? std::optional(*std::move(value)) : std::nullopt;
}

}

Type childType(Type container) {
    switch (container) {
    case Type::NS: return Type::N;
    case Type::BS: return Type::B;
    default: return Type::S;
    }
}

ValueNode valueNode(engine::ValueView value, std::string name) {
    ValueNode node{.name = std::move(name), .type = value.type()};
    if (node.type == Type::M) {
        for (const auto &[member, inner] : value.members().members())
            node.children.push_back(valueNode(inner, std::string(member)));
    } else if (isContainer(node.type)) {
        for (const auto element : value.elements()) node.children.push_back(valueNode(element));
    } else {
        node.text = editText(value);
    }
    return node;
}

Result<engine::ValueBlob> valueOf(const ValueNode &node) {
    std::string json;
    CHECK(appendValue(json, node, node.name));
    TRY(auto value, engine::valueFromJson(json));
    return value;
}

ValueNode retyped(ValueNode node, Type type) {
    if (type == node.type) return node;
    const Type before = node.type;
    node.type = type;
    if (!isContainer(type)) {
        if (isContainer(before)) node.text = node.children.size() == 1 ? node.children.front().text : std::string();
        if (type == Type::Null) node.text = "null";
        if (type == Type::Bool && node.text != "true") node.text = "false";
        node.children.clear();
        return node;
    }
    if (!isContainer(before)) {
        if (!node.text.empty() && before != Type::Null)
            node.children.push_back({.name = type == Type::M ? "value" : "", .type = before, .text = node.text});
        node.text.clear();
    }
    for (std::size_t i = 0; i < node.children.size(); ++i) {
        auto &child = node.children[i];
        if (type != Type::M) child.name.clear();
        if (type == Type::M && child.name.empty()) child.name = std::to_string(i);
        if (isSet(type)) child = retyped(std::move(child), childType(type));
    }
    return node;
}

engine::ValueBlob withTypesOf(engine::ValueView plain, engine::ValueView before) {
    const Type type = plain.type(), old = before.type();
    if (type == Type::L && isSet(old)) {
        if (auto set = asSet(plain, old)) return *std::move(set);
    } else if (type == Type::S && old == Type::B) {
        if (auto binary = valueFromText(Type::B, std::string_view(plain.text()))) return *std::move(binary);
    } else if (type == Type::L && old == Type::L) {
        ValueNode list{.type = Type::L};
        for (std::size_t i = 0; i < plain.count(); ++i) {
            const auto inner = *plain.at(i);
            const auto was = before.at(i);
            const auto typed = was ? withTypesOf(inner, *was) : engine::ValueBlob{engine::Bytes(inner.bytes())};
            list.children.push_back(valueNode(typed));
        }
        if (auto value = valueOf(list)) return *std::move(value);
    } else if (type == Type::M && old == Type::M) {
        ValueNode map{.type = Type::M};
        for (const auto &[name, inner] : plain.members().members()) {
            const auto was = before.members().find(name);
            const auto typed = was ? withTypesOf(inner, *was) : engine::ValueBlob{engine::Bytes(inner.bytes())};
            map.children.push_back(valueNode(typed, std::string(name)));
        }
        if (auto value = valueOf(map)) return *std::move(value);
    }
    return {engine::Bytes(plain.bytes())};
}

Result<engine::Bytes> bytesFromHex(std::string_view text) {
    engine::Bytes bytes;
    int high = -1;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == ' ' || c == '\n' || c == '\t' || c == '\r') continue;
        const int digit = c >= '0' && c <= '9'   ? c - '0'
                          : c >= 'a' && c <= 'f' ? c - 'a' + 10
                          : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                                 : -1;
        if (digit < 0)
            return refusal({"ValueTree", TRANSLATABLE("ValueTree", "Character %1 is no hexadecimal digit"),
                {std::to_string(i + 1)}});
        if (high < 0) {
            high = digit;
        } else {
            bytes.push_back(static_cast<char>(high * 16 + digit));
            high = -1;
        }
    }
    if (high >= 0)
        return refusal({"ValueTree", TRANSLATABLE("ValueTree", "A byte is two hexadecimal digits; the last has one")});
    return bytes;
}

}
