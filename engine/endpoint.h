#pragma once

#include "engine/base/result.h"
#include "engine/request/request.h"

namespace engine {

/// Whatever answers DynamoDB requests: the embedded engine, a remote service, or a decorator in front of either.
/// Any thread may call; a call returns when the answer is there.
class Endpoint {
public:
    virtual ~Endpoint() = default;
    virtual Result<Response> execute(const Request &request) = 0;
};

/// call(endpoint, QueryInput{.tableName = "Orders"}) gives Result<QueryOutput>.
template <class Input> Result<typename Input::Output> call(Endpoint &endpoint, Input input) {
    TRY(auto response, endpoint.execute(std::move(input)));
    return std::get<typename Input::Output>(std::move(response));
}

}
