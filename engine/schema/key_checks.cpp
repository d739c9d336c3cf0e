#include "engine/schema/key_checks.h"

#include "engine/base/limits.h"
#include "engine/base/result.h"
#include "engine/value/blob_writer.h"

namespace engine {

namespace {

constexpr const char *doesNotMatch = "The provided key element does not match the schema";

std::string invalid(std::string text) {
    return "One or more parameter values were invalid: " + std::move(text);
}

Result<void> checkNotEmpty(const KeyAttribute &attribute, ValueView value) {
    if (!value.text().empty()) return {};
    return validation(
        "One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain "
        "an empty " +
        std::string(attribute.type == ScalarType::B ? "binary" : "string") + " value. Key: " + attribute.name);
}

/// `item` has all key attributes.
Result<void> checkSizes(ItemView item, const KeySchema &schema) {
    for (const KeyAttribute &attribute : schema.partitionKeys())
        if (sizeInBytes(*item.find(attribute.name)) > limits::partitionKeyBytes)
            return validation(invalid("Size of hashkey has exceeded the maximum size limit of2048 bytes")); // sic
    std::size_t sortBytes = 0;
    for (const KeyAttribute &attribute : schema.sortKeys()) sortBytes += sizeInBytes(*item.find(attribute.name));
    if (sortBytes > limits::sortKeyBytes)
        return validation(invalid("Aggregated size of all range keys has exceeded the size limit of 1024 bytes"));
    return {};
}

/// Whether the item has a value of the right type, and not an empty one, for each attribute of the key.
bool hasAll(ItemView item, const KeySchema &schema) {
    for (const auto *attributes : {&schema.partitionKeys(), &schema.sortKeys()}) {
        for (const KeyAttribute &attribute : *attributes) {
            const auto value = item.find(attribute.name);
            if (!value || value->type() != valueType(attribute.type) || value->text().empty()) return false;
        }
    }
    return true;
}

Result<void> checkType(const KeyAttribute &attribute, Type type, const std::string &indexName) {
    if (type == valueType(attribute.type)) return {};
    return validation(
        invalid("Type mismatch for Index Key " + attribute.name + " Expected: " + scalarTypeName(attribute.type) +
                " Actual: " + typeName(type) + " IndexName: " + indexName));
}

Result<void> checkIndexKey(const KeyAttribute &attribute, ValueView value, const std::string &indexName) {
    CHECK(checkType(attribute, value.type(), indexName));
    if (value.text().empty())
        return validation("One or more parameter values are not valid. A value specified for a secondary index key is "
                          "not supported. The AttributeValue for a key attribute cannot contain an empty " +
                          std::string(attribute.type == ScalarType::B ? "binary" : "string") +
                          " value. IndexName: " + indexName + ", IndexKey: " + attribute.name);
    return {};
}

}

Result<void> checkItemKey(ItemView item, const KeySchema &schema) {
    for (const auto *attributes : {&schema.partitionKeys(), &schema.sortKeys()}) {
        for (const KeyAttribute &attribute : *attributes) {
            const auto value = item.find(attribute.name);
            if (!value) return validation(invalid("Missing the key " + attribute.name + " in the item"));
            if (value->type() != valueType(attribute.type))
                return validation(invalid("Type mismatch for key " + attribute.name + " expected: " +
                                          scalarTypeName(attribute.type) + " actual: " + typeName(value->type())));
            CHECK(checkNotEmpty(attribute, *value));
        }
    }
    return checkSizes(item, schema);
}

Result<ItemBlob> keyOf(ItemView item, const KeySchema &schema) {
    CHECK(checkItemKey(item, schema));
    ItemBuilder key;
    for (const auto *attributes : {&schema.partitionKeys(), &schema.sortKeys()})
        for (const KeyAttribute &attribute : *attributes) key.add(attribute.name, *item.find(attribute.name));
    return key.finish();
}

Result<void> checkKey(ItemView key, const KeySchema &schema) {
    if (key.count() != schema.partitionKeys().size() + schema.sortKeys().size()) return validation(doesNotMatch);
    return checkKeyIn(key, schema);
}

Result<void> checkKeyPart(const KeyAttribute &attribute, ValueView value) {
    if (value.type() != valueType(attribute.type)) return validation(doesNotMatch);
    return checkNotEmpty(attribute, value);
}

Result<void> checkKeyIn(ItemView key, const KeySchema &schema) {
    for (const auto *attributes : {&schema.partitionKeys(), &schema.sortKeys()}) {
        for (const KeyAttribute &attribute : *attributes) {
            const auto value = key.find(attribute.name);
            if (!value || value->type() != valueType(attribute.type)) return validation(doesNotMatch);
        }
    }
    for (const auto *attributes : {&schema.partitionKeys(), &schema.sortKeys()})
        for (const KeyAttribute &attribute : *attributes) CHECK(checkNotEmpty(attribute, *key.find(attribute.name)));
    return checkSizes(key, schema);
}

Result<void> checkIndexKeys(ItemView item, const TableDescription &table, ItemView before) {
    for (const auto *indexes : {&table.globalSecondaryIndexes, &table.localSecondaryIndexes}) {
        for (const SecondaryIndex &index : *indexes) {
            bool complete = true;
            for (const auto *attributes : {&index.keySchema.partitionKeys(), &index.keySchema.sortKeys()}) {
                for (const KeyAttribute &attribute : *attributes) {
                    const auto value = item.find(attribute.name);
                    const auto old = before.find(attribute.name);
                    if (!value || value->type() != valueType(attribute.type) || value->text().empty()) complete = false;
                    if (value && value != old) CHECK(checkIndexKey(attribute, *value, index.indexName));
                }
            }
            if (complete) CHECK(checkSizes(item, index.keySchema));
        }
    }
    return {};
}

bool indexKeysFit(ItemView item, const TableDescription &table) {
    for (const auto *indexes : {&table.globalSecondaryIndexes, &table.localSecondaryIndexes})
        for (const SecondaryIndex &index : *indexes)
            if (hasAll(item, index.keySchema) && !checkSizes(item, index.keySchema)) return false;
    return true;
}

Result<void> checkIndexKeyType(const std::string &attributeName, Type type, const TableDescription &table) {
    for (const auto *indexes : {&table.globalSecondaryIndexes, &table.localSecondaryIndexes})
        for (const SecondaryIndex &index : *indexes)
            for (const auto *attributes : {&index.keySchema.partitionKeys(), &index.keySchema.sortKeys()})
                for (const KeyAttribute &attribute : *attributes)
                    if (attribute.name == attributeName) CHECK(checkType(attribute, type, index.indexName));
    return {};
}

}
