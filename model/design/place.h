#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace model {

/// Where in a design something is. Empty members: not that deep. Findings, selection and views share it.
struct Place {
    std::string tableName = {};
    std::string indexName = {};
    std::string entityName = {};
    std::string attributeName = {};
    std::string patternId = {};
    std::optional<std::size_t> itemIndex = {}; ///< In TableDesign::items.
    bool operator==(const Place &) const = default;
};

}
