#include "tests/engine/conformance.h"

#include <algorithm>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <nlohmann/json.hpp>

namespace engine {

namespace {

using Json = nlohmann::json;
using Kept = std::map<std::string, Json>;

/// The value with each text "${name}" replaced by what was kept under that name.
Json filledIn(Json value, const Kept &kept) {
    if (value.is_string()) {
        const auto text = value.get<std::string>();
        if (text.starts_with("${") && text.ends_with("}")) {
            const auto found = kept.find(text.substr(2, text.size() - 3));
            EXPECT_NE(found, kept.end()) << text << " was not kept";
            return found == kept.end() ? value : found->second;
        }
    }
    if (value.is_structured())
        for (auto &element : value) element = filledIn(element, kept);
    return value;
}

bool matches(const Json &expected, const Json &actual) {
    if (expected.is_object() && expected.size() == 1 && expected.contains("any")) return true;
    if (expected.is_object() && actual.is_object() && expected.size() == actual.size())
        return std::ranges::all_of(expected.items(), [&](const auto &member) {
            return actual.contains(member.key()) && matches(member.value(), actual[member.key()]);
        });
    if (expected.is_array() && actual.is_array()) return std::ranges::equal(expected, actual, matches);
    return expected == actual;
}

/// Puts the elements of the lists at these paths into one order.
void sort(Json &value, const Json &paths) {
    for (const auto &path : paths) {
        const Json::json_pointer place("/" + path.get<std::string>());
        if (value.contains(place) && value[place].is_array()) std::sort(value[place].begin(), value[place].end());
    }
}

void checkIncludes(const Json &expected, const Json &actual) {
    for (const auto &[name, value] : expected.items()) {
        const auto found = actual.value(name, Json());
        EXPECT_TRUE(matches(value, found)) << name << ": " << found.dump() << "\nnot " << value.dump();
    }
}

void checkFailure(const Json &step, const CallAnswer &answer, const Json &body) {
    ASSERT_TRUE(answer.failed) << "it should fail but gives " << body.dump();
    const auto type = body.value("__type", "");
    EXPECT_EQ(type.substr(type.find('#') + 1), step["fails"]) << body.dump();
    if (!step.contains("message")) return;
    EXPECT_EQ(body.contains("message") ? body["message"] : body["Message"], step["message"]);
}

void playStep(const Json &step, const CallFunction &call, Kept &kept) {
    const auto answer = call(step["call"], filledIn(step.value("with", Json::object()), kept).dump());
    Json body = Json::parse(answer.body);
    if (step.contains("fails")) {
        checkFailure(step, answer, body);
    } else {
        ASSERT_FALSE(answer.failed) << body.dump();
    }
    const auto sorted = step.value("sorted", Json::array());
    sort(body, sorted);
    if (step.contains("gives")) {
        auto expected = filledIn(step["gives"], kept);
        sort(expected, sorted);
        EXPECT_TRUE(matches(expected, body)) << body.dump() << "\nnot " << expected.dump();
    }
    auto includes = filledIn(step.value("includes", Json::object()), kept);
    sort(includes, sorted);
    checkIncludes(includes, body);
    const auto keep = step.value("keep", Json::object());
    for (const auto &[name, path] : keep.items()) {
        const Json::json_pointer place("/" + path.get<std::string>());
        ASSERT_TRUE(body.contains(place)) << "nothing to keep at " << path << " in " << body.dump();
        kept[name] = body[place];
    }
}

}

std::vector<std::filesystem::path> conformanceFiles() {
    std::vector<std::filesystem::path> files;
    for (const auto &entry : std::filesystem::directory_iterator(HASHRANGE_CONFORMANCE_FILES))
        if (entry.path().extension() == ".json") files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

void playConformanceFile(const std::filesystem::path &file, const CallFunction &call) {
    std::ifstream stream(file);
    const auto story = Json::parse(stream, nullptr, false);
    ASSERT_TRUE(story.is_object()) << file << " is not JSON";
    ASSERT_FALSE(story["steps"].empty()) << file;
    Kept kept;
    int number = 0;
    for (const auto &step : story["steps"]) {
        SCOPED_TRACE("step " + std::to_string(++number) + ": " + step.value("why", step["call"].get<std::string>()));
        playStep(step, call, kept);
        if (testing::Test::HasFatalFailure()) return;
    }
}

}
