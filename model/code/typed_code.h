#pragma once

#include "model/code/request_json.h"
#include "model/code/request_shape.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace model {

/// A request in a language whose client has a class for each structure. What a language writes is in what it overrides.
class TypedCode {
public:
    explicit TypedCode(std::string operation) : m_operation(std::move(operation)) {}
    virtual ~TypedCode() = default;
    /// The structure with its members; `type` is a class of the API reference.
    virtual CodeText structure(std::string_view type, const Json &members) const = 0;

protected:
    using Entries = std::vector<std::pair<std::string, CodeText>>;
    /// What a list or map holds.
    struct Element {
        MemberShape::Kind kind = MemberShape::Kind::Text; ///< Text, Value, Item, Structure or Structures.
        std::string_view type = {};
    };

    CodeText of(const MemberShape &shape, const Json &json) const;
    CodeText value(const Json &attributeValue) const; ///< {"S": "text"}
    MemberShape shape(std::string_view memberName) const { return shapeOf(m_operation, memberName); }
    std::vector<CodeText> texts(const Json &list) const;
    Entries entries(const Json &map, const Element &element) const;
    CodeText element(const Element &element, const Json &json) const;
    const std::string &operation() const { return m_operation; }

    virtual CodeText text(std::string_view value) const = 0;                       ///< In a list or map.
    virtual CodeText member(const MemberShape &shape, const Json &json) const = 0; ///< Text, Number, Bool, Enum.
    virtual CodeText list(const Element &element, std::vector<CodeText> elements) const = 0;
    virtual CodeText map(const Element &element, Entries entries) const = 0;
    /// `type` "S", "N", "BOOL", "NULL": with the literal; "SS", "NS", "BS", "L": a list; "M": a map.
    virtual CodeText value(std::string_view type, CodeText content) const = 0;
    virtual CodeText bytes(std::string_view base64) const = 0;

private:
    std::string m_operation;
};

}
