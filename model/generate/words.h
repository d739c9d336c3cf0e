#pragma once

#include <string>
#include <string_view>
#include <vector>

/// Made-up content: names that are common somewhere, places, and words without meaning.
namespace model {

const std::vector<std::string_view> &firstNames();
const std::vector<std::string_view> &lastNames();
const std::vector<std::string_view> &cities();
const std::vector<std::string_view> &countries();
const std::vector<std::string_view> &words();

}
