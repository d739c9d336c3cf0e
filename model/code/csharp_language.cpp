#include "model/code/typed_code.h"

namespace model {

namespace {

using Kind = MemberShape::Kind;

std::string cSharpText(std::string_view value) {
    return quoted(value, "\\u%04x");
}

class CSharp final : public TypedCode {
public:
    using TypedCode::TypedCode;

    CodeText structure(std::string_view type, const Json &members) const override {
        CodeText text = made(std::string(type));
        for (const JsonMember &member : members.members)
            text.items.push_back(of(shape(member.name), member.value).after(member.name + " = "));
        return text;
    }

private:
    static CodeText made(const std::string &type) {
        CodeText text("new " + type + " {");
        text.close = "}";
        text.padded = true;
        return text;
    }
    CodeText text(std::string_view value) const override { return cSharpText(value); }
    CodeText member(const MemberShape &shape, const Json &json) const override {
        switch (shape.kind) {
        case Kind::Number: return json.text;
        case Kind::Bool: return json.kind == Json::Kind::True ? "true" : "false";
        default: return text(json.decoded()); // an enum's text becomes one by itself
        }
    }
    static std::string typeOf(const Element &element) {
        switch (element.kind) {
        case Kind::Value: return "AttributeValue";
        case Kind::Item: return "Dictionary<string, AttributeValue>";
        case Kind::Structure: return std::string(element.type);
        case Kind::Structures: return "List<" + std::string(element.type) + ">";
        default: return element.type == "bytes" ? "MemoryStream" : "string";
        }
    }
    CodeText list(const Element &element, std::vector<CodeText> elements) const override {
        CodeText text = made("List<" + typeOf(element) + ">");
        text.items = std::move(elements);
        return text;
    }
    CodeText map(const Element &element, Entries entries) const override {
        CodeText text = made("Dictionary<string, " + typeOf(element) + ">");
        for (auto &[name, value] : entries)
            text.items.push_back(std::move(value).after("[" + cSharpText(name) + "] = "));
        return text;
    }
    CodeText value(std::string_view type, CodeText content) const override {
        CodeText text = made("AttributeValue");
        // Of an empty list or map the client cannot tell that it was set.
        const bool empty = content.items.empty();
        text.items.push_back(std::move(content).after(std::string(type) + " = "));
        if (empty && (type == "L" || type == "M")) text.items.emplace_back("Is" + std::string(type) + "Set = true");
        return text;
    }
    CodeText bytes(std::string_view base64) const override {
        return "new MemoryStream(Convert.FromBase64String(" + cSharpText(base64) + "))";
    }
};

}

std::string cSharpProgram(const RequestJson &request, const CodeOptions &options) {
    CodeText call = CSharp(request.operation).structure(request.operation + "Request", request.members);
    call.broken = true;
    std::string text = "using Amazon.DynamoDBv2;\nusing Amazon.DynamoDBv2.Model;\n\n"
                       "var client = new AmazonDynamoDBClient(";
    if (!options.endpointUrl.empty())
        text += "new AmazonDynamoDBConfig { ServiceURL = " + cSharpText(options.endpointUrl) + " }";
    text += ");\nvar response = await client." + request.operation + "Async(" + laidOut(call, {}) +
            ");\nConsole.WriteLine(response.HttpStatusCode);\n";
    return text;
}

}
