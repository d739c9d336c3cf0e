#include "engine/base/encoding.h"
#include "model/code/typed_code.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace model {

namespace {

using Kind = MemberShape::Kind;

std::string rustText(std::string_view value) {
    return quoted(value, "\\u{%x}");
}

/// Structures with a member that must be given: to build one may fail.
constexpr std::array<std::string_view, 11> checked = {"Get", "Put", "Update", "Delete", "ConditionCheck", "PutRequest",
    "DeleteRequest", "KeysAndAttributes", "BatchStatementRequest", "ParameterizedStatement", "Condition"};

class Rust final : public TypedCode {
public:
    using TypedCode::TypedCode;

    CodeText structure(std::string_view type, const Json &members) const override {
        CodeText chain = calls(std::string(type) + "::builder()", members);
        chain.close = std::ranges::find(checked, type) == checked.end() ? ".build()" : ".build()?";
        return chain;
    }
    /// A setter for each member; for a map or list one for each entry.
    CodeText calls(std::string before, const Json &members) const {
        CodeText chain(std::move(before));
        chain.ends = CodeText::Ends::None;
        chain.separator = "";
        for (const JsonMember &member : members.members) {
            const auto shape = this->shape(member.name);
            const std::string setter = "." + joinedName(member.name, '_') + "(";
            const auto call = [&](CodeText argument) {
                chain.items.push_back(std::move(argument).after(setter).then(")"));
            };
            const auto each = [&](const Element &element) {
                for (const Json &json : member.value.elements) call(this->element(element, json));
            };
            const auto byName = [&](const Element &element) {
                for (auto &[name, value] : entries(member.value, element))
                    call(std::move(value).after(rustText(name) + ", "));
            };
            switch (shape.kind) {
            case Kind::Names:
                for (const JsonMember &name : member.value.members)
                    call(rustText(name.name) + ", " + rustText(name.value.decoded()));
                break;
            case Kind::Texts:
                for (const Json &json : member.value.elements) call(rustText(json.decoded()));
                break;
            case Kind::Item: byName({Kind::Value}); break;
            case Kind::Items: each({Kind::Item}); break;
            case Kind::Values: each({Kind::Value}); break;
            case Kind::Structures: each({Kind::Structure, shape.type}); break;
            case Kind::ByName: byName({Kind::Structure, shape.type}); break;
            case Kind::ListsByName: byName({Kind::Structures, shape.type}); break;
            default: call(of(shape, member.value));
            }
        }
        return chain;
    }

private:
    CodeText text(std::string_view value) const override { return rustText(value) + ".to_string()"; }
    CodeText member(const MemberShape &shape, const Json &json) const override {
        switch (shape.kind) {
        case Kind::Number: return json.text;
        case Kind::Bool: return json.kind == Json::Kind::True ? "true" : "false";
        case Kind::Enum: return std::string(shape.type) + "::from(" + rustText(json.decoded()) + ")";
        default: return rustText(json.decoded());
        }
    }
    CodeText list(const Element &, std::vector<CodeText> elements) const override {
        CodeText text("vec![");
        text.close = "]";
        text.ends = CodeText::Ends::After;
        text.items = std::move(elements);
        return text;
    }
    CodeText map(const Element &, Entries entries) const override {
        CodeText text("HashMap::from([");
        text.close = "])";
        text.ends = CodeText::Ends::After;
        for (auto &[name, value] : entries) {
            text.items.push_back(std::move(value).after("(" + rustText(name) + ".to_string(), ").then(")"));
        }
        return text;
    }
    CodeText value(std::string_view type, CodeText content) const override {
        std::string variant = "AttributeValue::";
        for (std::size_t i = 0; i < type.size(); ++i)
            variant += i == 0 ? type[i] : static_cast<char>(type[i] + ('a' - 'A'));
        return std::move(content).after(variant + "(").then(")");
    }
    CodeText bytes(std::string_view base64) const override {
        std::string literal = "Blob::new(b\"";
        const auto decoded = engine::fromBase64(base64);
        for (const char c : decoded.value_or(engine::Bytes())) {
            char text[8];
            std::snprintf(text, sizeof text, "\\x%02x", static_cast<unsigned char>(c));
            literal += text;
        }
        return literal + "\")";
    }
};

}

std::string rustProgram(const RequestJson &request, const CodeOptions &options) {
    CodeText call = Rust(request.operation)
                        .calls("let response = client." + joinedName(request.operation, '_') + "()", request.members);
    call.items.emplace_back(".send()");
    call.items.emplace_back(".await?");
    call.broken = true;
    const std::string body = laidOut(call, {}, 1);
    std::string text = "use aws_sdk_dynamodb::Client;\n";
    if (body.find("Blob::") != std::string::npos) text += "use aws_sdk_dynamodb::primitives::Blob;\n";
    text += "#[allow(unused_imports)]\nuse aws_sdk_dynamodb::types::*;\n";
    if (body.find("HashMap::") != std::string::npos) text += "use std::collections::HashMap;\n";
    text += "\n#[tokio::main]\nasync fn main() -> Result<(), Box<dyn std::error::Error>> {\n"
            "    let config = aws_config::load_from_env().await;\n";
    if (options.endpointUrl.empty())
        text += "    let client = Client::new(&config);\n";
    else
        text += "    let config = aws_sdk_dynamodb::config::Builder::from(&config)\n        .endpoint_url(" +
                rustText(options.endpointUrl) + ")\n        .build();\n    let client = Client::from_conf(config);\n";
    text += "    " + body + ";\n    println!(\"{response:#?}\");\n    Ok(())\n}\n";
    return text;
}

}
