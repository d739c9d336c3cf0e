#include "engine/schema/table_checks.h"

#include "engine/base/limits.h"
#include "engine/base/result.h"

#include <algorithm>
#include <set>

namespace engine {

namespace {

constexpr std::int64_t throughputMaximum = 1'000'000'000'000;

using Definitions = std::vector<AttributeDefinition>;
using Elements = std::vector<KeySchemaElement>;

tl::unexpected<Error> invalid(std::string text) {
    return validation("One or more parameter values were invalid: " + std::move(text));
}

template <class Range, class Name> std::string names(const Range &range, Name name) {
    std::string all = "[";
    for (const auto &element : range) all.append(all.size() > 1 ? ", " : "").append(std::invoke(name, element));
    return all + "]";
}

const AttributeDefinition *definition(const Definitions &definitions, const std::string &name) {
    const auto found = std::ranges::find(definitions, name, &AttributeDefinition::attributeName);
    return found == definitions.end() ? nullptr : &*found;
}

Result<void> checkDefined(const Elements &keys, const Definitions &definitions) {
    const auto defined = [&](const KeySchemaElement &key) { return definition(definitions, key.attributeName); };
    if (std::ranges::all_of(keys, defined)) return {};
    return invalid("Some index key attributes are not defined in AttributeDefinitions. Keys: " +
                   names(keys, &KeySchemaElement::attributeName) +
                   ", AttributeDefinitions: " + names(definitions, &AttributeDefinition::attributeName));
}

Result<void> checkDistinct(const Elements &keys) {
    std::set<std::string_view> seen;
    for (const KeySchemaElement &key : keys)
        if (!seen.insert(key.attributeName).second)
            return validation("Both the Hash Key and the Range Key element in the KeySchema have the same name");
    return {};
}

/// The members' rule for tables and local indexes, which a request that was not read from JSON may break.
Result<void> checkTwoElements(const Elements &keys) {
    if (keys.size() <= 2) return {};
    const auto element = [](const KeySchemaElement &key) {
        const char *const type = key.keyType == KeyType::Hash ? "HASH" : "RANGE";
        return "KeySchemaElement(attributeName=" + key.attributeName + ", keyType=" + type + ")";
    };
    return validation("1 validation error detected: Value '" + names(keys, element) +
                      "' at 'keySchema' failed to satisfy constraint: Member must have length less than or equal to 2");
}

/// Order and number of the key types. Tables and local indexes: one HASH and at most one RANGE.
Result<void> checkKeyTypes(const Elements &keys, bool multiAttribute) {
    if (!multiAttribute) CHECK(checkTwoElements(keys));
    if (keys.empty() || keys[0].keyType != KeyType::Hash)
        return validation("Invalid KeySchema: The first KeySchemaElement is not a HASH key type");
    if (!multiAttribute) {
        if (keys.size() > 1 && keys[1].keyType != KeyType::Range)
            return validation("Invalid KeySchema: The second KeySchemaElement is not a RANGE key type");
        return {};
    }
    if (!std::ranges::is_sorted(keys, {}, &KeySchemaElement::keyType))
        return validation(
            "Invalid KeySchema: All HASH key attributes must precede RANGE key attributes in the KeySchema");
    for (const auto &[type, name] : {std::pair(KeyType::Hash, "HASH"), std::pair(KeyType::Range, "RANGE")})
        if (static_cast<std::size_t>(std::ranges::count(keys, type, &KeySchemaElement::keyType)) >
            limits::indexKeyAttributes)
            return validation("Invalid KeySchema: The KeySchema exceeds the maximum allowed number of " +
                              std::string(name) + " key attributes");
    return {};
}

Result<KeySchema> keySchemaFrom(const Elements &keys, const Definitions &definitions) {
    std::vector<KeyAttribute> partitionKeys, sortKeys;
    for (const KeySchemaElement &key : keys)
        (key.keyType == KeyType::Hash ? partitionKeys : sortKeys)
            .push_back({key.attributeName, definition(definitions, key.attributeName)->attributeType});
    return KeySchema::make(std::move(partitionKeys), std::move(sortKeys));
}

const char *projectionName(Projection::Type type) {
    switch (type) {
    case Projection::Type::All: return "ALL";
    case Projection::Type::KeysOnly: return "KEYS_ONLY";
    case Projection::Type::Include: break;
    }
    return "INCLUDE";
}

Result<Projection> projectionFrom(const std::optional<ProjectionInput> &input) {
    if (!input || !input->projectionType) return invalid("Unknown ProjectionType: null");
    Projection projection{*input->projectionType, {}};
    if (projection.type != Projection::Type::Include) {
        if (input->nonKeyAttributes)
            return invalid("ProjectionType is " + std::string(projectionName(projection.type)) +
                           ", but NonKeyAttributes is specified");
        return projection;
    }
    if (!input->nonKeyAttributes || input->nonKeyAttributes->empty())
        return invalid("ProjectionType is INCLUDE, but NonKeyAttributes is not specified");
    std::set<std::string_view> seen;
    for (const std::string &name : *input->nonKeyAttributes)
        if (!seen.insert(name).second) return invalid("Duplicate attribute name in NonKeyAttributes: " + name);
    projection.nonKeyAttributes = *input->nonKeyAttributes;
    return projection;
}

Result<SecondaryIndex> indexFrom(const IndexInput &input, const Definitions &definitions, bool global) {
    CHECK(checkDefined(input.keySchema, definitions));
    CHECK(checkDistinct(input.keySchema));
    CHECK(checkKeyTypes(input.keySchema, global));
    TRY(auto projection, projectionFrom(input.projection));
    TRY(auto keySchema, keySchemaFrom(input.keySchema, definitions));
    return SecondaryIndex{input.indexName, std::move(keySchema), std::move(projection), {}};
}

Result<SecondaryIndex> localIndexFrom(const IndexInput &input, const CreateTableInput &table) {
    CHECK(checkDefined(input.keySchema, table.attributeDefinitions));
    CHECK(checkDistinct(input.keySchema));
    CHECK(checkKeyTypes(input.keySchema, false));
    if (input.keySchema.size() < 2)
        return invalid("Index KeySchema does not have a range key for index: " + input.indexName);
    const std::string &indexHash = input.keySchema[0].attributeName, &tableHash = table.keySchema[0].attributeName;
    if (indexHash != tableHash)
        return invalid("Index KeySchema does not have the same leading hash key as table KeySchema for index: " +
                       input.indexName + ". index hash key: " + indexHash + ", table hash key: " + tableHash);
    return indexFrom(input, table.attributeDefinitions, false);
}

Result<void> checkThroughput(const CreateTableInput &input, BillingMode billingMode) {
    if (billingMode == BillingMode::PayPerRequest) {
        if (input.provisionedThroughput)
            return invalid("Neither ReadCapacityUnits nor WriteCapacityUnits can be specified when BillingMode is "
                           "PAY_PER_REQUEST");
    } else {
        if (!input.provisionedThroughput)
            return invalid(
                "ReadCapacityUnits and WriteCapacityUnits must both be specified when BillingMode is PROVISIONED");
        CHECK(checkBounds(*input.provisionedThroughput));
    }
    if (!input.onDemandThroughput) return {};
    const std::pair<std::optional<std::int64_t>, const char *> members[] = {
        {input.onDemandThroughput->maxReadRequestUnits,  "MaxReadRequestUnits" },
        {input.onDemandThroughput->maxWriteRequestUnits, "MaxWriteRequestUnits"},
    };
    for (const auto &[value, name] : members)
        if (value && billingMode == BillingMode::Provisioned)
            return invalid(std::string(name) +
                           " for OnDemandThroughput cannot be specified when table BillingMode is PROVISIONED.");
    for (const auto &[value, name] : members)
        if (value && *value < 1)
            return invalid(
                "Requested " + std::string(name) + " for OnDemandThroughput for table is outside of valid range");
    return {};
}

Result<void> checkTableKey(const CreateTableInput &input) {
    if (input.keySchema.size() > input.attributeDefinitions.size())
        return validation("Invalid KeySchema: Some index key attribute have no definition");
    CHECK(checkDefined(input.keySchema, input.attributeDefinitions));
    CHECK(checkDistinct(input.keySchema));
    return checkKeyTypes(input.keySchema, false);
}

Result<void> checkDefinitions(const CreateTableInput &input, const TableDescription &table) {
    std::set<std::string_view> seen;
    for (const AttributeDefinition &attribute : input.attributeDefinitions)
        if (!seen.insert(attribute.attributeName).second)
            return invalid("Duplicate AttributeName in AttributeDefinitions: " + attribute.attributeName);
    const auto used = table.attributeDefinitions();
    if (used.size() == input.attributeDefinitions.size()) return {};
    if (!input.localSecondaryIndexes && !input.globalSecondaryIndexes)
        return invalid("Number of attributes in KeySchema does not exactly match number of attributes defined in "
                       "AttributeDefinitions");
    return invalid("Some AttributeDefinitions are not used. AttributeDefinitions: " +
                   names(input.attributeDefinitions, &AttributeDefinition::attributeName) +
                   ", keys used: " + names(used, &KeyAttribute::name));
}

Result<std::optional<StreamViewType>> streamFrom(const std::optional<StreamSpecification> &input) {
    if (!input) return std::nullopt;
    if (!input->streamEnabled) {
        if (input->streamViewType)
            return invalid("Table is being created with a stream disabled, UpdateViewType should not be specified");
        return std::nullopt;
    }
    if (!input->streamViewType)
        return invalid("Table is being created with a stream enabled, StreamViewType must be specified");
    return input->streamViewType;
}

}

Result<SecondaryIndex> globalIndexFrom(
    const IndexInput &input, const std::vector<AttributeDefinition> &definitions, BillingMode billingMode) {
    TRY(auto index, indexFrom(input, definitions, true));
    if (billingMode == BillingMode::PayPerRequest) {
        if (input.provisionedThroughput)
            return invalid("ProvisionedThroughput should not be specified for index: " + input.indexName +
                           " when BillingMode is PAY_PER_REQUEST");
        return index;
    }
    if (!input.provisionedThroughput)
        return invalid("ProvisionedThroughput must be specified for index: " + input.indexName);
    CHECK(checkBounds(*input.provisionedThroughput, " for index " + input.indexName));
    index.provisionedThroughput = *input.provisionedThroughput;
    return index;
}

Result<void> checkIndexes(const TableDescription &table) {
    std::set<std::string_view> indexNames;
    for (const auto *indexes : {&table.localSecondaryIndexes, &table.globalSecondaryIndexes})
        for (const SecondaryIndex &index : *indexes)
            if (!indexNames.insert(index.indexName).second) return invalid("Duplicate index name: " + index.indexName);
    if (table.localSecondaryIndexes.size() > limits::localSecondaryIndexes)
        return invalid("Number of LocalSecondaryIndexes exceeds per-table limit of 5");
    if (table.globalSecondaryIndexes.size() > limits::globalSecondaryIndexes)
        return invalid("GlobalSecondaryIndex count exceeds the per-table limit of 20");

    std::size_t projected = 0;
    for (const auto *indexes : {&table.localSecondaryIndexes, &table.globalSecondaryIndexes})
        for (const SecondaryIndex &index : *indexes) projected += index.projection.nonKeyAttributes.size();
    if (projected > limits::projectedAttributes)
        return invalid("Number of projected attributes exceeds the per-table limit of 100");

    const auto definitions = table.attributeDefinitions();
    for (const auto *indexes : {&table.localSecondaryIndexes, &table.globalSecondaryIndexes}) {
        for (const SecondaryIndex &index : *indexes) {
            for (const KeyAttribute &attribute : index.keySchema.attributes()) {
                const auto known = std::ranges::find(definitions, attribute.name, &KeyAttribute::name);
                if (known->type != attribute.type)
                    return invalid("Attributes cannot be redefined. Please check that your attribute has the same type "
                                   "as previously defined. Existing schema: Schema:[SchemaElement: key{" +
                                   known->name + ":" + scalarTypeName(known->type) +
                                   "}] New schema: Schema:[SchemaElement: key{" + attribute.name + ":" +
                                   scalarTypeName(attribute.type) + "}]");
            }
        }
    }
    return {};
}

Result<TableDescription> tableFrom(const CreateTableInput &input) {
    const BillingMode billingMode = input.billingMode.value_or(BillingMode::Provisioned);
    CHECK(checkThroughput(input, billingMode));
    CHECK(checkTableKey(input));
    TRY(auto keySchema, keySchemaFrom(input.keySchema, input.attributeDefinitions));

    TableDescription table{.tableName = input.tableName, .keySchema = std::move(keySchema), .billingMode = billingMode};
    table.provisionedThroughput = input.provisionedThroughput.value_or(ProvisionedThroughput());
    table.onDemandThroughput = input.onDemandThroughput;
    table.tableClass = input.tableClass.value_or(TableClass::Standard);
    table.deletionProtection = input.deletionProtectionEnabled.value_or(false);
    if (input.localSecondaryIndexes) {
        if (input.localSecondaryIndexes->empty()) return invalid("List of LocalSecondaryIndexes is empty");
        if (!table.keySchema.hasSortKey())
            return invalid("Table KeySchema does not have a range key, which is required when specifying a "
                           "LocalSecondaryIndex");
        for (const IndexInput &index : *input.localSecondaryIndexes) {
            TRY(auto local, localIndexFrom(index, input));
            table.localSecondaryIndexes.push_back(std::move(local));
        }
    }
    if (input.globalSecondaryIndexes) {
        if (input.globalSecondaryIndexes->empty()) return invalid("List of GlobalSecondaryIndexes is empty");
        for (const IndexInput &index : *input.globalSecondaryIndexes) {
            TRY(auto global, globalIndexFrom(index, input.attributeDefinitions, billingMode));
            table.globalSecondaryIndexes.push_back(std::move(global));
        }
    }
    CHECK(checkIndexes(table));
    CHECK(checkDefinitions(input, table));
    TRY(table.streamViewType, streamFrom(input.streamSpecification));
    if (input.tags) {
        if (input.tags->size() > limits::tagsPerResource)
            return invalid("Too many tags: at most " + std::to_string(limits::tagsPerResource) + " on a resource");
        std::set<std::string_view> seen;
        for (const Tag &tag : *input.tags) {
            if (!seen.insert(tag.key).second) return invalid("Duplicate tag key: " + tag.key);
            table.tags.emplace_back(tag.key, tag.value);
        }
    }
    return table;
}

Result<void> checkBounds(const ProvisionedThroughput &throughput, const std::string &where) {
    const std::pair<std::int64_t, const char *> members[] = {
        {throughput.readCapacityUnits,  "ReadCapacityUnits" },
        {throughput.writeCapacityUnits, "WriteCapacityUnits"},
    };
    for (const auto &[value, name] : members)
        if (value > throughputMaximum)
            return validation("Given value " + std::to_string(value) + " for " + name + " is out of bounds" + where);
    return {};
}

}
