#pragma once

#include "model/design/design.h"
#include "model/design/problem.h"

#include <string>
#include <string_view>

namespace model {

enum class IndexKind { Global, Local };

/// Key attributes that the table does not know are declared. Where the table knows one, its type counts.
/// Errors: as CreateTable reports them (a name taken, too many indexes, the rules of local indexes, projections).
Result<Design> addIndex(Design design, std::string_view tableName, IndexKind kind, engine::SecondaryIndex index);
Result<Design> removeIndex(Design design, std::string_view tableName, std::string_view indexName);
Result<Design> moveIndex(Design design, std::string_view tableName, std::string_view indexName, std::size_t toIndex);
/// Patterns and the layout follow.
Result<Design> renameIndex(Design design, std::string_view tableName, std::string_view indexName, std::string newName);
Result<Design> setIndexKey(
    Design design, std::string_view tableName, std::string_view indexName, engine::KeySchema keySchema);
Result<Design> setIndexProjection(
    Design design, std::string_view tableName, std::string_view indexName, engine::Projection projection);
/// Auto scaling and warm throughput. Errors: a local index, as checkAutoScaling and checkWarmThroughput.
Result<Design> setIndexSettings(
    Design design, std::string_view tableName, std::string_view indexName, IndexSettings settings);
/// The same index under a new name behind the old one. Errors: as addIndex.
Result<Design> duplicateIndex(
    Design design, std::string_view tableName, std::string_view indexName, std::string newName);
Result<Design> setIndexThroughput(
    Design design, std::string_view tableName, std::string_view indexName, engine::ProvisionedThroughput throughput);

}
