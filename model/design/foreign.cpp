#include "model/design/foreign.h"

#include <algorithm>

namespace model {

namespace {

std::string keyOf(std::string_view kind, std::string_view name) {
    return std::string(kind) + '/' + std::string(name);
}

}

std::optional<std::string> Foreign::nameInFile(std::string_view kind, std::string_view name) const {
    if (const auto renamed = nameThere.find(keyOf(kind, name)); renamed != nameThere.end()) return renamed->second;
    const std::string prefix = keyOf(kind, "");
    const bool taken = std::ranges::any_of(
        nameThere, [&](const auto &entry) { return entry.second == name && entry.first.starts_with(prefix); });
    if (taken) return std::nullopt;
    return std::string(name);
}

void Foreign::rename(std::string_view kind, std::string_view name, std::string_view newName) {
    if (document.empty()) return;
    const auto before = nameInFile(kind, name);
    nameThere.erase(keyOf(kind, name));
    if (before && *before != newName) nameThere[keyOf(kind, newName)] = *before;
}

void Foreign::remove(std::string_view kind, std::string_view name) {
    nameThere.erase(keyOf(kind, name));
}

}
