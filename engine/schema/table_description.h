#pragma once

#include "engine/schema/key_schema.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace engine {

struct Projection {
    enum class Type : unsigned char { All, KeysOnly, Include };
    Type type = Type::All;
    std::vector<std::string> nonKeyAttributes = {}; ///< INCLUDE only.
    bool operator==(const Projection &) const = default;
};

struct ProvisionedThroughput {
    std::int64_t readCapacityUnits = 0; ///< Units per second.
    std::int64_t writeCapacityUnits = 0;
    bool operator==(const ProvisionedThroughput &) const = default;
};

struct OnDemandThroughput {
    std::optional<std::int64_t> maxReadRequestUnits = {}, maxWriteRequestUnits = {}; ///< Units per second.
    bool operator==(const OnDemandThroughput &) const = default;
};

/// Global or local by the list of the table that it stands in.
struct SecondaryIndex {
    std::string indexName = {};
    KeySchema keySchema;
    Projection projection = {};
    ProvisionedThroughput provisionedThroughput = {}; ///< Zeros on demand and for local indexes.
    bool operator==(const SecondaryIndex &) const = default;
};

enum class BillingMode : unsigned char { Provisioned, PayPerRequest };
enum class TableClass : unsigned char { Standard, StandardInfrequentAccess };
enum class StreamViewType : unsigned char { KeysOnly, NewImage, OldImage, NewAndOldImages };

/// A table's definition: what CreateTable sets and UpdateTable changes. The types of key attributes stand in the key
/// schemas and agree wherever a name occurs twice. What the engine adds (status, ids, counts) is `TableState`.
struct TableDescription {
    std::string tableName = {};
    KeySchema keySchema;
    std::vector<SecondaryIndex> localSecondaryIndexes = {};
    std::vector<SecondaryIndex> globalSecondaryIndexes = {};
    BillingMode billingMode = BillingMode::PayPerRequest;
    ProvisionedThroughput provisionedThroughput = {}; ///< Zeros on demand.
    std::optional<OnDemandThroughput> onDemandThroughput = {};
    TableClass tableClass = TableClass::Standard;
    std::optional<StreamViewType> streamViewType = {}; ///< None: no stream.
    std::string timeToLiveAttribute = {};              ///< Empty: no TTL.
    bool deletionProtection = false;
    std::vector<std::pair<std::string, std::string>> tags = {};
    bool operator==(const TableDescription &) const = default;

    /// The index of that name, of either kind; null if there is none.
    const SecondaryIndex *index(std::string_view indexName) const;
    /// Each key attribute of the table and its indexes once, in the order of first use.
    std::vector<KeyAttribute> attributeDefinitions() const;
};

}
