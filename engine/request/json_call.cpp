#include "engine/request/json_call.h"

#include "engine/request/codec.h"

namespace engine {

Result<std::string> executeJson(Endpoint &endpoint, std::string_view operation, std::string_view json) {
    TRY(const auto request, decodeRequest(operation, json));
    TRY(const auto response, endpoint.execute(request));
    return encodeResponse(response);
}

}
