#include "model/code/typed_code.h"

namespace model {

namespace {

using Kind = MemberShape::Kind;

std::string goText(std::string_view value) {
    return quoted(value, "\\x%02x");
}

class Go final : public TypedCode {
public:
    using TypedCode::TypedCode;

    CodeText structure(std::string_view type, const Json &members) const override {
        CodeText text = braces("types." + std::string(type));
        fill(text, members);
        return text;
    }
    CodeText input(const Json &members) const {
        CodeText text = braces("&dynamodb." + operation() + "Input");
        text.broken = true;
        fill(text, members);
        return text;
    }

private:
    static CodeText braces(std::string before) {
        CodeText text(std::move(before) + "{");
        text.close = "}";
        text.ends = CodeText::Ends::After;
        return text;
    }
    void fill(CodeText &text, const Json &members) const {
        for (const JsonMember &each : members.members) {
            const auto shape = this->shape(each.name);
            const char *pointer = shape.kind == Kind::Structure ? "&" : "";
            text.items.push_back(of(shape, each.value).after(each.name + ": " + pointer));
        }
    }
    CodeText text(std::string_view value) const override { return goText(value); }
    CodeText member(const MemberShape &shape, const Json &json) const override {
        switch (shape.kind) {
        case Kind::Number: return "aws.Int32(" + json.text + ")";
        case Kind::Bool: return json.kind == Json::Kind::True ? "aws.Bool(true)" : "aws.Bool(false)";
        case Kind::Enum: return "types." + std::string(shape.type) + "(" + goText(json.decoded()) + ")";
        default: return "aws.String(" + goText(json.decoded()) + ")";
        }
    }
    static std::string typeOf(const Element &element) {
        switch (element.kind) {
        case Kind::Value: return "types.AttributeValue";
        case Kind::Item: return "map[string]types.AttributeValue";
        case Kind::Structure: return "types." + std::string(element.type);
        case Kind::Structures: return "[]types." + std::string(element.type);
        default: return element.type == "bytes" ? "[]byte" : "string";
        }
    }
    CodeText list(const Element &element, std::vector<CodeText> elements) const override {
        CodeText text = braces("[]" + typeOf(element));
        text.items = std::move(elements);
        return text;
    }
    CodeText map(const Element &element, Entries entries) const override {
        CodeText text = braces("map[string]" + typeOf(element));
        for (auto &[name, value] : entries) text.items.push_back(std::move(value).after(goText(name) + ": "));
        return text;
    }
    CodeText value(std::string_view type, CodeText content) const override {
        return std::move(content).after("&types.AttributeValueMember" + std::string(type) + "{Value: ").then("}");
    }
    CodeText bytes(std::string_view base64) const override { return "decoded(" + goText(base64) + ")"; }
};

}

std::string goProgram(const RequestJson &request, const CodeOptions &options) {
    const CodeLayout layout{100, "\t", ""};
    const std::string body = laidOut(Go(request.operation).input(request.members), layout, 1);
    const auto uses = [&](const char *what) { return body.find(what) != std::string::npos; };
    std::string text = "package main\n\nimport (\n\t\"context\"\n";
    const bool bytes = uses("decoded(");
    if (bytes) text += "\t\"encoding/base64\"\n";
    text += "\t\"fmt\"\n\t\"log\"\n\n";
    if (uses("aws.") || !options.endpointUrl.empty()) text += "\t\"github.com/aws/aws-sdk-go-v2/aws\"\n";
    text += "\t\"github.com/aws/aws-sdk-go-v2/config\"\n\t\"github.com/aws/aws-sdk-go-v2/service/dynamodb\"\n";
    if (uses("types.")) text += "\t\"github.com/aws/aws-sdk-go-v2/service/dynamodb/types\"\n";
    text += ")\n\n";
    if (bytes)
        text += "func decoded(text string) []byte {\n\tbytes, err := base64.StdEncoding.DecodeString(text)\n"
                "\tif err != nil {\n\t\tlog.Fatal(err)\n\t}\n\treturn bytes\n}\n\n";
    text += "func main() {\n\tctx := context.Background()\n\tcfg, err := config.LoadDefaultConfig(ctx)\n"
            "\tif err != nil {\n\t\tlog.Fatal(err)\n\t}\n\tclient := dynamodb.NewFromConfig(cfg";
    if (!options.endpointUrl.empty())
        text += ", func(options *dynamodb.Options) {\n\t\toptions.BaseEndpoint = aws.String(" +
                goText(options.endpointUrl) + ")\n\t}";
    text += ")\n\tresponse, err := client." + request.operation + "(ctx, " + body +
            ")\n\tif err != nil {\n\t\tlog.Fatal(err)\n\t}\n\tfmt.Printf(\"%+v\\n\", response)\n}\n";
    return text;
}

}
