#include "engine/request/codec.h"

#include "engine/base/json_writer.h"
#include "engine/base/result.h"
#include "engine/request/field_reader.h"
#include "engine/request/field_writer.h"

#include <algorithm>

namespace engine {

namespace {

using fields::Faults;
using fields::FieldReader;
using fields::FieldWriter;

template <std::size_t... index> std::vector<std::string_view> namesOfAll(std::index_sequence<index...>) {
    return {std::variant_alternative_t<index, Request>::operation...};
}

constexpr auto everyOperation = std::make_index_sequence<std::variant_size_v<Request>>();

Result<JsonDocument> parseObject(std::string_view json) {
    TRY(auto document, JsonDocument::parse(json));
    if (document.root().kind() != JsonValue::Kind::Object)
        return failure(Error::Code::Serialization, "Not a JSON object");
    return document;
}

template <class Input> Result<Request> readRequest(std::string_view json) {
    TRY(const auto document, parseObject(json));
    Result<Request> request(tl::in_place, std::in_place_type<Input>); // read in its place: requests are large to move
    Faults faults;
    {
        FieldReader reader(faults, document.root());
        describe(reader, std::get<Input>(*request));
    }
    if (auto error = faults.first())
        request = tl::unexpected(*std::move(error));
    else if (!faults.values.empty())
        request = tl::unexpected(firstComplaint(*request, faults.values));
    return request;
}

template <std::size_t... index>
Result<Request> readRequest(std::size_t which, std::string_view json, std::index_sequence<index...>) {
    using Read = Result<Request> (*)(std::string_view);
    constexpr Read readers[] = {&readRequest<std::variant_alternative_t<index, Request>>...};
    return readers[which](json);
}

template <class Output> Result<Response> readResponse(std::string_view json) {
    if constexpr (requires { Output::emptyBody; }) {
        return Output{};
    } else {
        TRY(const auto document, parseObject(json));
        if constexpr (requires(Output output) { output.table; }) {
            const bool described = std::is_same_v<Output, DescribeTableOutput>;
            const auto table = document.root().find(described ? "Table" : "TableDescription");
            if (!table) return failure(Error::Code::Serialization, "No table in the answer");
            TRY(auto info, tableInfoFrom(*table));
            return Output{std::move(info)};
        } else {
            Output output;
            Faults faults; // rules are for requests; another endpoint answers what it answers
            FieldReader reader(faults, document.root());
            describe(reader, output);
            if (faults.wrongType) return tl::unexpected(*std::move(faults.wrongType));
            if (!faults.values.empty()) return tl::unexpected(std::move(faults.values.front().error));
            if constexpr (requires { output.countOnly; }) output.countOnly = !document.root().find("Items");
            return output;
        }
    }
}

template <std::size_t... index>
Result<Response> readResponse(std::size_t which, std::string_view json, std::index_sequence<index...>) {
    static_assert((std::is_same_v<typename std::variant_alternative_t<index, Request>::Output,
                       std::variant_alternative_t<index, Response>> &&
                      ...),
        "an operation has one place in both variants");
    using Read = Result<Response> (*)(std::string_view);
    constexpr Read readers[] = {&readResponse<std::variant_alternative_t<index, Response>>...};
    return readers[which](json);
}

std::optional<std::size_t> operationIndex(std::string_view operation) {
    const auto &names = operationNames();
    const auto found = std::ranges::find(names, operation);
    if (found == names.end()) return std::nullopt;
    return static_cast<std::size_t>(found - names.begin());
}

/// About how long a text will be, so that it seldom grows while it is written: an item takes half as much again as
/// JSON.
template <class T> std::size_t expectedBytes(const T &value) {
    std::size_t bytes = 500;
    if constexpr (requires { value.scannedCount; }) bytes += value.items.bytes() * 3 / 2;
    return bytes;
}

template <class T> std::string write(const T &value) {
    if constexpr (requires { T::emptyBody; }) return {};
    std::string out;
    out.reserve(expectedBytes(value));
    JsonWriter json(out);
    FieldWriter::writeObject(json, value);
    return out;
}

/// Where the service says an error comes from.
std::string_view errorNamespace(Error::Code code) {
    using enum Error::Code;
    switch (code) {
    case Validation: return "com.amazon.coral.validate#";
    case Serialization:
    case UnknownOperation:
    case AccessDenied:
    case MissingAuthenticationToken:
    case IncompleteSignature:
    case InvalidSignature:
    case UnrecognizedClient: return "com.amazon.coral.service#";
    default: return "com.amazonaws.dynamodb.v20120810#";
    }
}

}

const std::vector<std::string_view> &operationNames() {
    static const auto names = namesOfAll(everyOperation);
    return names;
}

bool isOnItems(std::string_view operation) {
    static constexpr std::string_view operations[] = {"GetItem", "PutItem", "UpdateItem", "DeleteItem", "Query", "Scan",
        "BatchGetItem", "BatchWriteItem", "TransactGetItems", "TransactWriteItems", "ExecuteStatement",
        "BatchExecuteStatement", "ExecuteTransaction"};
    return std::ranges::find(operations, operation) != std::end(operations);
}

std::string_view operationName(const Request &request) {
    return operationNames()[request.index()];
}

Result<Request> decodeRequest(std::string_view operation, std::string_view json) {
    const auto index = operationIndex(operation);
    if (!index) return failure(Error::Code::UnknownOperation, "");
    return readRequest(*index, json, everyOperation);
}

std::string encodeRequest(const Request &request) {
    return std::visit([](const auto &input) { return write(input); }, request);
}

std::string encodeResponse(const Response &response) {
    return std::visit([](const auto &output) { return write(output); }, response);
}

Result<Response> decodeResponse(std::string_view operation, std::string_view json) {
    const auto index = operationIndex(operation);
    if (!index) return failure(Error::Code::UnknownOperation, "");
    return readResponse(*index, json, everyOperation);
}

std::string encodeError(const Error &error) {
    std::string out;
    JsonWriter json(out);
    json.beginObject();
    json.name("__type");
    json.string(std::string(errorNamespace(error.code)) + exceptionName(error.code));
    const bool capital = error.code == Error::Code::Serialization || error.code == Error::Code::AccessDenied;
    if (!error.message.empty()) {
        json.name(capital ? "Message" : "message");
        json.string(error.message);
    }
    if (!error.item.empty()) {
        json.name("Item");
        appendJson(json.beginValue(), ItemView(error.item));
    }
    if (error.code == Error::Code::TransactionCanceled) {
        json.name("CancellationReasons");
        json.beginArray();
        for (const CancellationReason &reason : error.reasons) {
            json.beginObject();
            if (!reason.item.empty()) {
                json.name("Item");
                appendJson(json.beginValue(), ItemView(reason.item));
            }
            json.name("Code");
            json.string(reason.code);
            if (!reason.message.empty()) {
                json.name("Message");
                json.string(reason.message);
            }
            json.endObject();
        }
        json.endArray();
    }
    json.endObject();
    return out;
}

namespace {

std::string textMember(JsonValue object, std::string_view name) {
    const auto member = object.find(name);
    return member && member->kind() == JsonValue::Kind::String ? std::string(member->text()) : std::string();
}

Bytes itemMember(JsonValue object) {
    const auto member = object.find("Item");
    if (!member) return {};
    auto item = itemFromJson(*member);
    return item ? std::move(item->bytes) : Bytes();
}

std::optional<Error::Code> errorCode(std::string_view exception) {
    for (int code = 0; code < static_cast<int>(Error::Code::Internal); ++code)
        if (exception == exceptionName(static_cast<Error::Code>(code))) return static_cast<Error::Code>(code);
    return std::nullopt;
}

}

Error decodeError(std::string_view json) {
    const auto document = parseObject(json);
    if (!document) return {Error::Code::Internal, std::string(json.substr(0, 500)), {}, {}};
    const JsonValue root = document->root();
    const std::string type = textMember(root, "__type");
    const std::string exception = type.substr(type.find('#') + 1); // all of it where there is no name space
    Error error{Error::Code::Internal, textMember(root, "message"), itemMember(root), {}};
    if (error.message.empty()) error.message = textMember(root, "Message");
    if (const auto code = errorCode(exception)) {
        error.code = *code;
    } else if (exception != exceptionName(Error::Code::Internal)) {
        error.message = exception + ": " + error.message;
    }
    const auto reasons = root.find("CancellationReasons");
    if (!reasons || reasons->kind() != JsonValue::Kind::Array) return error;
    for (const JsonValue reason : reasons->elements()) {
        if (reason.kind() != JsonValue::Kind::Object) continue;
        CancellationReason read{textMember(reason, "Code"), textMember(reason, "Message"), itemMember(reason)};
        if (read.code.empty()) read.code = "None";
        error.reasons.push_back(std::move(read));
    }
    return error;
}

}
