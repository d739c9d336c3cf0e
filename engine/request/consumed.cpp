#include "engine/request/consumed.h"

namespace engine {

void askForCapacity(Request &request, ReturnConsumedCapacity how) {
    std::visit(
        [&](auto &input) {
            if constexpr (requires { input.returnConsumedCapacity = how; }) input.returnConsumedCapacity = how;
        },
        request);
}

std::vector<ConsumedCapacity> consumedOf(const Response &response) {
    std::vector<ConsumedCapacity> all;
    std::visit(
        [&](const auto &output) {
            if constexpr (requires { output.consumedCapacity; }) {
                const auto &consumed = output.consumedCapacity;
                if constexpr (requires { consumed.begin(); })
                    all.assign(consumed.begin(), consumed.end());
                else if (consumed)
                    all.push_back(*consumed);
            }
        },
        response);
    return all;
}

}
