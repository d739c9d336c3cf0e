#pragma once

#include "model/design/design.h"
#include "model/design/problem.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Edits: a design in, the edited one out. Each keeps it consistent; what DynamoDB would refuse is refused in its
/// words. A table, index, attribute or pattern that is not there is refused too.
namespace model {

Result<Design> setModelName(Design design, std::string name);
Result<Design> setMetadata(Design design, Metadata metadata);

/// Errors: a name that CreateTable refuses or that is taken ("Table already exists: Orders"), faults of key and
///         indexes as CreateTable reports them.
Result<Design> addTable(Design design, engine::TableDescription description);
Result<Design> removeTable(Design design, std::string_view tableName); ///< Its patterns stay, and say so when run.
Result<Design> duplicateTable(Design design, std::string_view tableName, std::string newName);
Result<Design> moveTable(Design design, std::string_view tableName, std::size_t toIndex);
/// Patterns and the layout follow.
Result<Design> renameTable(Design design, std::string_view tableName, std::string newName);

/// The new key's attributes are no longer declared beside it; those of the old one are, if they still occur.
Result<Design> setTableKey(Design design, std::string_view tableName, engine::KeySchema keySchema);

struct Capacity {
    engine::BillingMode billingMode = engine::BillingMode::PayPerRequest;
    engine::ProvisionedThroughput provisionedThroughput = {}; ///< At least 1 and 1 when provisioned.
    std::optional<AutoScaling> autoScalingRead = {}, autoScalingWrite = {};
};
/// Global indexes without units of their own (setIndexThroughput) have the table's.
/// Errors: auto scaling between limits that are none, a target outside of 20 to 90 %.
Result<Design> setCapacity(Design design, std::string_view tableName, Capacity capacity);
Result<void> checkAutoScaling(const std::optional<AutoScaling> &scaling);
/// The most that a table on demand may use; none: no limit. Errors: less than 1, a provisioned table.
Result<Design> setOnDemandLimits(
    Design design, std::string_view tableName, std::optional<engine::OnDemandThroughput> limits);
/// Errors: less than 1 unit per second.
Result<Design> setWarmThroughput(Design design, std::string_view tableName, std::optional<WarmThroughput> warm);
Result<void> checkWarmThroughput(const std::optional<WarmThroughput> &warm);
/// Marks the table as one that exists in an account: see TableDesign::deployed.
Result<Design> setDeployed(Design design, std::string_view tableName, bool deployed);
/// Point-in-time recovery; none: off. Errors: not 1 to 35 days.
Result<Design> setRecoveryPeriod(Design design, std::string_view tableName, std::optional<std::int64_t> days);
/// Errors: a customer's key without its id.
Result<Design> setEncryption(Design design, std::string_view tableName, Encryption encryption);
Result<Design> setTableClass(Design design, std::string_view tableName, engine::TableClass tableClass);
Result<Design> setStream(Design design, std::string_view tableName, std::optional<engine::StreamViewType> viewType);
Result<Design> setTimeToLive(Design design, std::string_view tableName, std::string attributeName); ///< Empty: off.
Result<Design> setDeletionProtection(Design design, std::string_view tableName, bool on);
/// Errors: more than 50, a key twice, or one that is empty, longer than 128 characters or begins with "aws:"; a value
/// of
///         more than 256 characters.
Result<Design> setTags(
    Design design, std::string_view tableName, std::vector<std::pair<std::string, std::string>> tags);

/// Declared attributes, beside the keys.
Result<Design> declareAttribute(Design design, std::string_view tableName, DeclaredAttribute attribute);
/// Errors: an index key; values in items stay.
Result<Design> undeclareAttribute(Design design, std::string_view tableName, std::string_view attributeName);
Result<Design> moveAttribute(
    Design design, std::string_view tableName, std::string_view attributeName, std::size_t toIndex);
/// Items, keys of table and indexes, projections, facets, key templates, TTL and the table's patterns follow.
/// Errors: the new name is taken by an attribute or by a value of an item.
Result<Design> renameAttribute(
    Design design, std::string_view tableName, std::string_view attributeName, std::string newName);
/// Of a key attribute or a declared one. Values in items stay as they are; the sandbox tells which no longer fit.
/// Errors: a key attribute has to be S, N or B.
Result<Design> setAttributeType(
    Design design, std::string_view tableName, std::string_view attributeName, engine::Type type);

}
