#include "model/code/typed_code.h"

namespace model {

namespace {

using Kind = MemberShape::Kind;

/// Three digits always, so that a digit behind it is its own; \u would be read before the string is.
std::string javaText(std::string_view value) {
    return quoted(value, "\\%03o");
}

class Java final : public TypedCode {
public:
    using TypedCode::TypedCode;

    CodeText structure(std::string_view type, const Json &members) const override {
        CodeText chain(std::string(type) + ".builder()");
        chain.close = ".build()";
        chain.ends = CodeText::Ends::None;
        chain.separator = "";
        for (const JsonMember &member : members.members) {
            chain.items.push_back(
                of(shape(member.name), member.value).after("." + camelName(member.name) + "(").then(")"));
        }
        return chain;
    }

private:
    CodeText text(std::string_view value) const override { return javaText(value); }
    CodeText member(const MemberShape &shape, const Json &json) const override {
        switch (shape.kind) {
        case Kind::Number: return json.text;
        case Kind::Bool: return json.kind == Json::Kind::True ? "true" : "false";
        default: return text(json.decoded()); // builders take an enum's text, too
        }
    }
    CodeText list(const Element &, std::vector<CodeText> elements) const override {
        CodeText text("List.of(");
        text.close = ")";
        text.items = std::move(elements);
        return text;
    }
    CodeText map(const Element &, Entries entries) const override {
        const bool many = entries.size() > 10; // as many as Map.of takes
        CodeText text(many ? "Map.ofEntries(" : "Map.of(");
        text.close = ")";
        for (auto &[name, value] : entries) {
            text.items.push_back(
                std::move(value).after((many ? "Map.entry(" : "") + javaText(name) + ", ").then(many ? ")" : ""));
        }
        return text;
    }
    CodeText value(std::string_view type, CodeText content) const override {
        std::string maker = "AttributeValue.from";
        if (type == "NULL")
            maker += "Nul";
        else
            for (std::size_t i = 0; i < type.size(); ++i)
                maker += i == 0 ? type[i] : static_cast<char>(type[i] + ('a' - 'A'));
        return std::move(content).after(maker + "(").then(")");
    }
    CodeText bytes(std::string_view base64) const override {
        return "SdkBytes.fromByteArray(Base64.getDecoder().decode(" + javaText(base64) + "))";
    }
};

}

std::string javaProgram(const RequestJson &request, const CodeOptions &options) {
    CodeText call = Java(request.operation).structure(request.operation + "Request", request.members);
    call.broken = true;
    const std::string body = laidOut(call, {}, 3);
    std::string text;
    if (!options.endpointUrl.empty()) text += "import java.net.URI;\n";
    if (body.find("Base64.") != std::string::npos) text += "import java.util.Base64;\n";
    if (body.find("List.of(") != std::string::npos) text += "import java.util.List;\n";
    if (body.find("Map.") != std::string::npos) text += "import java.util.Map;\n";
    if (body.find("SdkBytes.") != std::string::npos) text += "import software.amazon.awssdk.core.SdkBytes;\n";
    text += "import software.amazon.awssdk.services.dynamodb.DynamoDbClient;\n"
            "import software.amazon.awssdk.services.dynamodb.model.*;\n\n"
            "public class Request {\n"
            "    public static void main(String[] arguments) {\n"
            "        try (DynamoDbClient client = DynamoDbClient.";
    text += options.endpointUrl.empty()
                ? "create()"
                : "builder().endpointOverride(URI.create(" + javaText(options.endpointUrl) + ")).build()";
    text += ") {\n            " + request.operation + "Response response = client." + camelName(request.operation) +
            "(" + body + ");\n            System.out.println(response);\n        }\n    }\n}\n";
    return text;
}

}
