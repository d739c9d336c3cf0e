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

template <class T> Result<T> read(std::string_view json) {
    TRY(const auto document, JsonDocument::parse(json));
    if (document.root().kind() != JsonValue::Kind::Object)
        return failure(Error::Code::Serialization, "Not a JSON object");
    T value;
    Faults faults;
    FieldReader reader(faults, document.root());
    describe(reader, value);
    if (auto error = faults.first()) return tl::unexpected(*std::move(error));
    return value;
}

template <class Input> Result<Request> readRequest(std::string_view json) {
    TRY(auto input, read<Input>(json));
    return Request(std::move(input));
}

template <std::size_t... index>
Result<Request> readRequest(std::size_t which, std::string_view json, std::index_sequence<index...>) {
    using Read = Result<Request> (*)(std::string_view);
    constexpr Read readers[] = {&readRequest<std::variant_alternative_t<index, Request>>...};
    return readers[which](json);
}

template <class T> std::string write(const T &value) {
    std::string out;
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

std::string_view operationName(const Request &request) {
    return operationNames()[request.index()];
}

Result<Request> decodeRequest(std::string_view operation, std::string_view json) {
    const auto &names = operationNames();
    const auto found = std::ranges::find(names, operation);
    if (found == names.end()) return failure(Error::Code::UnknownOperation, "");
    return readRequest(static_cast<std::size_t>(found - names.begin()), json, everyOperation);
}

std::string encodeRequest(const Request &request) {
    return std::visit([](const auto &input) { return write(input); }, request);
}

std::string encodeResponse(const Response &response) {
    return std::visit([](const auto &output) { return write(output); }, response);
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

}
