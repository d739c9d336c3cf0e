#include "engine/request/json_call.h"

#include "engine/request/codec.h"

namespace engine {

Result<std::string> executeJson(Endpoint &endpoint, std::string_view operation, std::string_view json) {
    const auto request = decodeRequest(operation, json); // where they are: requests and answers are large to move
    if (!request) return tl::unexpected(request.error());
    const auto response = endpoint.execute(*request);
    if (!response) return tl::unexpected(response.error());
    return encodeResponse(*response);
}

}
