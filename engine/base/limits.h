#pragma once

#include <cstddef>

/// DynamoDB's quotas: Developer Guide, "Quotas in Amazon DynamoDB", unless a line says otherwise.
namespace engine::limits {

inline constexpr std::size_t itemBytes = 409'600;
inline constexpr std::size_t pageBytes = 1'048'576; ///< Read by one Query or Scan, before its filter.
inline constexpr std::size_t partitionKeyBytes = 2'048;
inline constexpr std::size_t sortKeyBytes = 1'024;
inline constexpr std::size_t keyNameBytes = 255;
inline constexpr std::size_t attributeNameBytes = 65'535;
inline constexpr std::size_t nestingLevels = 32;
inline constexpr std::size_t expressionBytes = 4'096;
inline constexpr std::size_t expressionOperators = 300;
inline constexpr std::size_t inOperands = 100;
inline constexpr std::size_t tableNameMinimum = 3; ///< CreateTable; item operations accept one character.
inline constexpr std::size_t tableNameMaximum = 255;
inline constexpr std::size_t globalSecondaryIndexes = 20;
inline constexpr std::size_t localSecondaryIndexes = 5;
inline constexpr std::size_t projectedAttributes = 100; ///< Over all INCLUDE indexes of a table.
inline constexpr std::size_t indexKeyAttributes = 4;    ///< Of each kind, in a global secondary index.
inline constexpr std::size_t tagsPerResource = 50;
inline constexpr std::size_t batchWriteItems = 25;
inline constexpr std::size_t batchStatements = 25;
inline constexpr std::size_t batchGetKeys = 100;
inline constexpr std::size_t transactActions = 100;
inline constexpr std::size_t statementCharacters = 8'192; ///< PartiQL.
inline constexpr std::size_t transactBytes = 4'194'304;
inline constexpr std::size_t requestBytes = 16'777'216;
inline constexpr std::size_t itemCollectionBytes = 10'737'418'240; ///< Only of tables with a local secondary index.
inline constexpr std::size_t readUnitBytes = 4'096;
inline constexpr std::size_t writeUnitBytes = 1'024;

}
