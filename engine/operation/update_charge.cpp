#include "engine/operation/update_charge.h"

#include "engine/base/overloaded.h"

#include <string>

namespace engine {

namespace {

constexpr std::size_t perUpdate = 3;
constexpr std::size_t perWrite = 19;
constexpr std::size_t perRemoval = 1;
constexpr std::size_t perIfNotExists = 39, perListAppend = 37, perSum = 34, perDifference = 37;

std::size_t bytesOf(const PathStep &step) {
    if (const auto *name = std::get_if<std::string>(&step)) return name->size();
    return std::to_string(std::get<std::size_t>(step)).size();
}

/// A path that is read.
std::size_t bytesRead(const DocumentPath &path) {
    std::size_t bytes = 1;
    for (const PathStep &step : path.steps) bytes += 14 + bytesOf(step);
    return bytes;
}

/// A path that is written.
std::size_t bytesOfTarget(const DocumentPath &path) {
    std::size_t bytes = 0;
    for (const PathStep &step : path.steps) bytes += (bytes == 0 ? 0 : 4) + bytesOf(step);
    return bytes;
}

std::size_t bytesOf(const SetValue &value) {
    const auto cases = Overloaded{
        [](const DocumentPath &path) { return bytesRead(path); },
        [](const ValueBlob &given) { return sizeInBytes(given); },
        [](const IfNotExists &either) { return perIfNotExists + bytesRead(either.path) + bytesOf(*either.otherwise); },
        [](const ListAppend &lists) { return perListAppend + bytesOf(*lists.first) + bytesOf(*lists.second); },
        [](const Arithmetic &arithmetic) {
            return (arithmetic.subtract ? perDifference : perSum) + bytesOf(*arithmetic.left) +
                   bytesOf(*arithmetic.right);
        },
    };
    return std::visit(cases, value.node);
}

}

std::size_t chargedBytes(const Update &update) {
    const auto cases = Overloaded{
        [](const SetAction &set) { return perWrite + bytesOfTarget(set.path) + bytesOf(set.value); },
        [](const AddAction &add) { return perWrite + bytesOfTarget(add.path) + sizeInBytes(add.value); },
        [](const RemoveAction &remove) { return perRemoval + bytesOfTarget(remove.path); },
        [](const DeleteAction &remove) { return perRemoval + bytesOfTarget(remove.path); },
    };
    std::size_t bytes = perUpdate;
    for (const UpdateAction &action : update.actions) bytes += std::visit(cases, action);
    return bytes;
}

}
