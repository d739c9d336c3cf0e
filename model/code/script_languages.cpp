// Languages that take the request as it goes over the wire: AWS CLI, Python, JavaScript.
#include "model/code/request_json.h"
#include "model/code/request_shape.h"

namespace model {

namespace {

using Kind = MemberShape::Kind;

/// What literals look like where objects are written as such.
struct Literals {
    std::string (*text)(std::string_view);
    std::string (*binary)(std::string_view base64); ///< An attribute's bytes.
    std::string (*name)(std::string_view);          ///< Of a member, with its colon.
    const char *yes, *no, *null;
    bool padded;
    CodeText::Ends ends = CodeText::Ends::After;
};

/// What the JSON value stands for, as far as it matters: the bytes of attribute values are written as bytes.
enum class Part : unsigned char { Members, Named, Value, ValuesByName, ValueList, ItemList };

CodeText literal(const Json &json, Part part, const Literals &as, const std::string &operation);

CodeText list(const Json &json, Part part, const Literals &as, const std::string &operation) {
    CodeText text("[");
    text.close = "]";
    text.ends = as.ends;
    for (const Json &element : json.elements) text.items.push_back(literal(element, part, as, operation));
    return text;
}

Part partOf(const std::string &operation, std::string_view member) {
    switch (shapeOf(operation, member).kind) {
    case Kind::Item: return Part::ValuesByName;
    case Kind::Items: return Part::ItemList;
    case Kind::Value: return Part::Value;
    case Kind::Values: return Part::ValueList;
    case Kind::Names:
    case Kind::ByName:
    case Kind::ListsByName: return Part::Named;
    default: return Part::Members;
    }
}

CodeText literal(const Json &json, Part part, const Literals &as, const std::string &operation) {
    switch (json.kind) {
    case Json::Kind::Null: return as.null;
    case Json::Kind::True: return as.yes;
    case Json::Kind::False: return as.no;
    case Json::Kind::Number: return json.text;
    case Json::Kind::String: return as.text(json.decoded());
    case Json::Kind::Raw: return std::string(json.raw.empty() ? std::string_view(json.text) : json.raw);
    case Json::Kind::Array:
        if (part == Part::ItemList) return list(json, Part::ValuesByName, as, operation);
        if (part == Part::ValueList) return list(json, Part::Value, as, operation);
        return list(json, Part::Members, as, operation);
    case Json::Kind::Object: break;
    }
    CodeText text("{");
    text.close = "}";
    text.ends = as.ends;
    text.padded = as.padded;
    for (const JsonMember &member : json.members) {
        CodeText value;
        const auto bytes = [&](const Json &base64) { return CodeText(as.binary(base64.decoded())); };
        switch (part) {
        case Part::Value:
            if (member.name == "B") {
                value = bytes(member.value);
            } else if (member.name == "BS") {
                value = CodeText("[");
                value.close = "]";
                value.ends = as.ends;
                for (const Json &element : member.value.elements) value.items.push_back(bytes(element));
            } else if (member.name == "M") {
                value = literal(member.value, Part::ValuesByName, as, operation);
            } else if (member.name == "L") {
                value = literal(member.value, Part::ValueList, as, operation);
            } else {
                value = literal(member.value, Part::Members, as, operation);
            }
            break;
        case Part::ValuesByName: value = literal(member.value, Part::Value, as, operation); break;
        case Part::Named: value = literal(member.value, Part::Members, as, operation); break;
        default: value = literal(member.value, partOf(operation, member.name), as, operation); break;
        }
        text.items.push_back(std::move(value).after(as.name(member.name)));
    }
    return text;
}

std::string jsonText(std::string_view value) {
    return quoted(value, "\\u%04x");
}

const Literals wire{jsonText, jsonText, [](std::string_view name) { return jsonText(name) + ": "; }, "true", "false",
    "null", false, CodeText::Ends::Between};

/// Control characters are escaped in all else that is written.
bool holdsBytes(const RequestJson &request) {
    Literals marked = wire;
    marked.binary = [](std::string_view) { return std::string("\1"); };
    return literal(request.members, Part::Members, marked, request.operation).oneLine().find('\1') != std::string::npos;
}

std::string shellWord(std::string_view value) {
    std::string word = "'";
    for (const char c : value) {
        if (c == '\'')
            word += "'\\''";
        else
            word += c;
    }
    return word + '\'';
}

}

/// No program: what goes over the wire, as `hashrange-cli run` takes it.
std::string wireText(const RequestJson &request, const CodeOptions &) {
    CodeText text = literal(request.members, Part::Members, wire, request.operation);
    text.broken = true;
    return laidOut(text, {100, "  ", ""}) + '\n';
}

std::string awsCliProgram(const RequestJson &request, const CodeOptions &options) {
    CodeText call("aws dynamodb " + joinedName(request.operation, '-'));
    call.separator = "";
    call.broken = true;
    if (!options.endpointUrl.empty()) call.items.emplace_back("--endpoint-url " + shellWord(options.endpointUrl));
    for (const JsonMember &member : request.members.members) {
        std::string option = joinedName(member.name, '-');
        switch (member.value.kind) {
        case Json::Kind::True: option = "--" + option; break;
        case Json::Kind::False: option = "--no-" + option; break;
        case Json::Kind::String: option = "--" + option + " " + shellWord(member.value.decoded()); break;
        case Json::Kind::Number: option = "--" + option + " " + member.value.text; break;
        default: {
            const auto text = literal(member.value, partOf(request.operation, member.name), wire, request.operation);
            option = "--" + option + " " + shellWord(text.oneLine());
        }
        }
        call.items.emplace_back(std::move(option));
    }
    // What version 2 takes for granted: version 1 would encode once more without a word.
    if (holdsBytes(request)) call.items.emplace_back("--cli-binary-format base64");
    // The request once, as it is: without this the program asks for page after page.
    if (request.operation == "Query" || request.operation == "Scan") call.items.emplace_back("--no-paginate");
    return laidOut(call, {100, "  ", " \\"}) + '\n';
}

std::string pythonProgram(const RequestJson &request, const CodeOptions &options) {
    const Literals python{jsonText, [](std::string_view base64) { return "b64decode(" + jsonText(base64) + ")"; },
        [](std::string_view name) { return jsonText(name) + ": "; }, "True", "False", "None", false};
    CodeText call("response = client." + joinedName(request.operation, '_') + "(");
    call.close = ")";
    call.ends = CodeText::Ends::After;
    call.broken = true;
    for (const JsonMember &member : request.members.members)
        call.items.push_back(literal(member.value, partOf(request.operation, member.name), python, request.operation)
                                 .after(member.name + "="));
    const std::string body = laidOut(call, {});
    std::string text;
    if (body.find("b64decode(") != std::string::npos) text += "from base64 import b64decode\n\n";
    text += "import boto3\n\nclient = boto3.client(\"dynamodb\"";
    if (!options.endpointUrl.empty()) text += ", endpoint_url=" + jsonText(options.endpointUrl);
    return text + ")\n" + body + "\nprint(response)\n";
}

std::string javaScriptProgram(const RequestJson &request, const CodeOptions &options) {
    const Literals script{jsonText,
        [](std::string_view base64) { return "Buffer.from(" + jsonText(base64) + ", \"base64\")"; },
        [](std::string_view name) {
            bool plain = !name.empty() && !(name[0] >= '0' && name[0] <= '9');
            for (const char c : name)
                plain =
                    plain && ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_');
            if (name == "__proto__") return std::string("[\"__proto__\"]: "); // bare, it would set the prototype
            return (plain ? std::string(name) : jsonText(name)) + ": ";
        },
        "true", "false", "null", true};
    const std::string command = request.operation + "Command";
    CodeText members = literal(request.members, Part::Members, script, request.operation);
    members.broken = true;
    members = std::move(members).after("const response = await client.send(new " + command + "(");
    members.close += "));";
    std::string text = "import { DynamoDBClient, " + command + " } from \"@aws-sdk/client-dynamodb\";\n\n";
    text += "const client = new DynamoDBClient({";
    if (!options.endpointUrl.empty()) text += " endpoint: " + jsonText(options.endpointUrl) + " ";
    text += "});\n" + laidOut(members, {100, "  ", ""}) + "\nconsole.dir(response, { depth: null });\n";
    return text;
}

}
