#include "engine/engine.h"
#include "engine/request/codec.h"
#include "engine/request/json_call.h"
#include "tests/engine/conformance.h"

#include <gtest/gtest.h>

namespace engine {

class Conformance : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(Conformance, InProcess) {
    auto engine = *Engine::inMemory();
    playConformanceFile(GetParam(), [&](const std::string &operation, const std::string &request) -> CallAnswer {
        auto answer = executeJson(*engine, operation, request);
        if (!answer) return {true, encodeError(answer.error())};
        return {false, *std::move(answer)};
    });
}

INSTANTIATE_TEST_SUITE_P(Files, Conformance, testing::ValuesIn(conformanceFiles()),
    [](const auto &file) { return file.param.stem().string(); });

}
