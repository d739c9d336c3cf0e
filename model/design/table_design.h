#pragma once

#include "engine/schema/table_description.h"
#include "engine/value/item_blob.h"
#include "model/design/entity_type.h"
#include "model/design/foreign.h"
#include "model/shared.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace model {

/// An attribute that the model declares beside the keys. Undeclared ones may occur in items all the same.
struct DeclaredAttribute {
    std::string name = {};
    engine::Type type = engine::Type::S;
    bool operator==(const DeclaredAttribute &) const = default;
};

/// A part of an item that is no DynamoDB value, as NoSQL Workbench files hold: kept, shown, flagged, not in the
/// sandbox.
struct DamagedValue {
    std::string attributeName = {};
    std::string json = {}; ///< As the file has it.
    std::string why = {};  ///< DynamoDB's text for it.
    bool operator==(const DamagedValue &) const = default;
};

/// A value that the file writes in other words than we do ("1.50", a set in another order, an escape): its text is
/// given back as long as the value is still the same.
struct WrittenValue {
    std::string attributeName = {};
    std::string json = {}; ///< DynamoDB JSON.
    bool operator==(const WrittenValue &) const = default;
};

/// One row of sample data. Items may lack keys or repeat them: a model is allowed to be unfinished.
struct SampleItem {
    engine::ItemBlob blob = {}; ///< Without the damaged attributes.
    std::string facet = {};     ///< NoSQL Workbench: the facet that the item lives in; empty: the table itself.
    std::vector<DamagedValue> damaged = {};
    /// The author's order, shared by items of one shape. Only a preference: attributes that it does not name follow
    /// by name, and names that the item lacks are passed over.
    Shared<std::vector<std::string>> attributeOrder = {};
    std::vector<WrittenValue> written = {};
    bool operator==(const SampleItem &) const = default;
};

/// NoSQL Workbench's named view of a table.
struct Facet {
    std::string name = {}, partitionKeyAlias = {}, sortKeyAlias = {};
    std::vector<std::string> nonKeyAttributes = {};
    bool operator==(const Facet &) const = default;
};

struct AutoScaling {
    std::int64_t minCapacity = 1, maxCapacity = 10; ///< Units per second.
    std::int64_t targetPercent = 70;
    bool operator==(const AutoScaling &) const = default;
};

/// Units per second that a table or global index is ready for at once.
struct WarmThroughput {
    std::int64_t readUnitsPerSecond = 12'000, writeUnitsPerSecond = 4'000; ///< What a new on-demand table has.
    bool operator==(const WarmThroughput &) const = default;
};

enum class EncryptionKey : unsigned char { AwsOwned, AwsManaged, CustomerManaged };
struct Encryption {
    EncryptionKey key = EncryptionKey::AwsOwned;
    std::string keyId = {}; ///< Of a customer's key: id, ARN or alias.
    bool operator==(const Encryption &) const = default;
};

/// What a global index has beside its definition.
struct IndexSettings {
    std::optional<AutoScaling> autoScalingRead = {}, autoScalingWrite = {};
    std::optional<WarmThroughput> warmThroughput = {};
    bool operator==(const IndexSettings &) const = default;
};

/// How two entity types of a table belong together, as its author says. What the key templates alone tell (one user,
/// many orders) need not stand here.
struct Relation {
    enum class Kind : unsigned char { OneToOne, OneToMany, ManyToMany };
    std::string from = {}, to = {}; ///< Names; `from` is the one of one-to-many.
    Kind kind = Kind::OneToMany;
    bool operator==(const Relation &) const = default;
};

/// One table with everything the model knows of it. Items are shared one by one, so that an edit copies pointers only.
struct TableDesign {
    engine::TableDescription description;
    std::optional<AutoScaling> autoScalingRead = {}, autoScalingWrite = {};
    /// It exists in an account: what CreateTable fixes (its key, its local indexes) can no longer be changed.
    bool deployed = false;
    std::optional<std::int64_t> recoveryPeriodDays = {}; ///< Point-in-time recovery: 1 to 35; none: off.
    Encryption encryption = {};
    std::optional<WarmThroughput> warmThroughput = {};
    std::map<std::string, IndexSettings> indexSettings = {}; ///< By the name of a global index; those that differ.
    std::vector<DeclaredAttribute> attributes = {}; ///< In display order, keys of indexes included, table keys not.
    std::vector<Shared<EntityType>> entityTypes = {};
    std::vector<Relation> relations = {}; ///< At most one for each pair.
    std::vector<Facet> facets = {};
    Shared<std::vector<Shared<SampleItem>>> items = {};
    Shared<Foreign> foreign = {};
    std::vector<UnknownMember> unknown = {}; ///< `where`: "", "index/GSI1", "entity/Order", "facet/Orders".
    bool operator==(const TableDesign &) const = default;

    const std::string &name() const { return description.tableName; }
    std::optional<std::size_t> entityIndex(std::string_view entityName) const;
    const EntityType *entityType(std::string_view entityName) const; ///< Null: there is none of that name.
};

}
