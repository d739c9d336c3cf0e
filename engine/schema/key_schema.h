#pragma once

#include "engine/base/error.h"
#include "engine/value/attribute_value.h"

#include <string>
#include <string_view>
#include <vector>

namespace engine {

enum class ScalarType : unsigned char { S, N, B };
const char *scalarTypeName(ScalarType type);
Type valueType(ScalarType type);

struct KeyAttribute {
    std::string name;
    ScalarType type = ScalarType::S;
    bool operator==(const KeyAttribute &) const = default;
};

/// The key of a table or index, in KeySchema order: 1 to 4 partition keys, up to 4 sort keys, no name twice.
/// More than one of a kind is for global secondary indexes only; schema/table_checks.h checks that.
class KeySchema {
public:
    /// Errors: Validation (none or more than four partition keys, more than four sort keys, a name twice).
    static Result<KeySchema> make(std::vector<KeyAttribute> partitionKeys, std::vector<KeyAttribute> sortKeys = {});

    const std::vector<KeyAttribute> &partitionKeys() const { return m_partitionKeys; }
    const std::vector<KeyAttribute> &sortKeys() const { return m_sortKeys; }
    bool hasSortKey() const { return !m_sortKeys.empty(); }
    bool contains(std::string_view attributeName) const;
    std::vector<KeyAttribute> attributes() const; ///< Partition keys, then sort keys.
    bool operator==(const KeySchema &) const = default;

private:
    KeySchema() = default;
    std::vector<KeyAttribute> m_partitionKeys, m_sortKeys;
};

}
