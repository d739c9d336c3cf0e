#pragma once

#include "model/design/design.h"
#include "model/design/problem.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What the edits share: finding the part, and asking DynamoDB's rules about the result.
namespace model {

/// What CreateTable would refuse in `after` and would not have refused in the same words in `before`: a design may be
/// unfinished, but an edit may not add a fault. `before` is null for a new table.
Result<void> checkTable(const engine::TableDescription *before, const engine::TableDescription &after);

Result<std::size_t> findTable(const Design &design, std::string_view tableName);

/// Gives every key attribute of the indexes the type that the table knows it by: that of the table's key, else the
/// declared one, else that of the first index; and declares those that it does not know.
void agreeOnTypes(TableDesign &table);

void declareIfNew(TableDesign &table, std::string_view attributeName, engine::Type type);

/// What DynamoDB fixes when it creates a table (name, key, local indexes) stays while the table is marked as deployed.
Result<void> checkDeployed(const TableDesign &before, const TableDesign &after);

/// Runs `edit`, a Result<void>(TableDesign &), on a copy of the table and checks what came out.
template <class Edit> Result<Design> editTable(Design design, std::string_view tableName, Edit edit) {
    TRY(const auto index, findTable(design, tableName));
    const TableDesign &before = *design.tables[index];
    TableDesign after = before;
    CHECK(edit(after));
    if (after.description != before.description) {
        CHECK(checkDeployed(before, after));
        CHECK(checkTable(&before.description, after.description));
    }
    design.tables[index] = Shared(std::move(after));
    return design;
}

/// Moves an element of a list; `to` is its index afterwards, the last one if there are not as many.
template <class Element> void moveElement(std::vector<Element> &list, std::size_t from, std::size_t to) {
    to = std::min(to, list.size() - 1);
    Element moved = std::move(list[from]);
    list.erase(list.begin() + static_cast<std::ptrdiff_t>(from));
    list.insert(list.begin() + static_cast<std::ptrdiff_t>(to), std::move(moved));
}

/// Cards and everything that begins with "`from`/" get the new name; none: they are forgotten.
void renameCards(Design &design, const std::string &from, const std::string *to);

/// Unknown members of the part at `from`, and of what stands in it, go with it; to nowhere: they are forgotten.
void renameUnknown(TableDesign &table, const std::string &from, const std::string *to);

/// What was accepted of a part of a table (`part` says which: &Place::indexName, …; the table itself: tableName)
/// follows when that part gets another name.
void renameAccepted(
    Design &design, std::string_view tableName, std::string Place::*part, std::string_view from, const std::string &to);

/// Whether a card's name ("index/Orders/ByDate") is of something that the design has.
bool hasCard(const Design &design, std::string_view card);

/// The schema with every attribute changed by `change`, a void(engine::KeyAttribute &).
template <class Change> engine::Result<engine::KeySchema> changedKey(const engine::KeySchema &key, Change change) {
    auto partitionKeys = key.partitionKeys();
    auto sortKeys = key.sortKeys();
    for (engine::KeyAttribute &attribute : partitionKeys) change(attribute);
    for (engine::KeyAttribute &attribute : sortKeys) change(attribute);
    return engine::KeySchema::make(std::move(partitionKeys), std::move(sortKeys));
}

/// All indexes of a table, local ones first.
template <class Visit> void forEachIndex(engine::TableDescription &description, Visit visit) {
    for (auto *indexes : {&description.localSecondaryIndexes, &description.globalSecondaryIndexes})
        for (engine::SecondaryIndex &index : *indexes) visit(index);
}

}
