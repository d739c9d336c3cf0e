#include "model/edit/index_edits.h"

#include "model/edit/edit_table.h"
#include "model/edit/pattern_references.h"
#include "model/edit/scenario_edits.h"
#include "model/edit/table_edits.h"

namespace model {

namespace {

struct Found {
    std::vector<engine::SecondaryIndex> *list = nullptr;
    std::size_t index = 0;
    engine::SecondaryIndex &operator*() const { return (*list)[index]; }
    engine::SecondaryIndex *operator->() const { return &(*list)[index]; }
};

Result<Found> findIndex(TableDesign &table, std::string_view indexName) {
    for (auto *list : {&table.description.localSecondaryIndexes, &table.description.globalSecondaryIndexes}) {
        const auto found = std::ranges::find(*list, indexName, &engine::SecondaryIndex::indexName);
        if (found != list->end()) return Found{list, static_cast<std::size_t>(found - list->begin())};
    }
    return engine::validation("The table does not have the specified index: " + std::string(indexName));
}

Result<void> checkNotTaken(const TableDesign &table, const std::string &indexName) {
    if (table.description.index(indexName) != nullptr)
        return engine::validation("One or more parameter values were invalid: Duplicate index name: " + indexName);
    return {};
}

/// Keeps `design` consistent around an index that gets another name, or none.
void renameEverywhere(
    Design &design, const std::string &tableName, const std::string &indexName, const std::string *newName) {
    const std::string prefix = "index/" + tableName + '/';
    const std::string to = newName != nullptr ? prefix + *newName : std::string();
    renameCards(design, prefix + indexName, newName != nullptr ? &to : nullptr);
    if (newName == nullptr) return;
    renameAccepted(design, tableName, &Place::indexName, indexName, *newName);
    for (Shared<AccessPattern> &pattern : design.patterns)
        pattern = withIndexRenamed(pattern, tableName, indexName, *newName);
    followInScenarios(design, [&](Scenario &scenario) {
        for (EntityVolume &volume : scenario.volumes)
            if (volume.tableName == tableName)
                if (auto keys = volume.partitionKeys.extract(indexName)) {
                    keys.key() = *newName;
                    volume.partitionKeys.insert(std::move(keys));
                }
    });
}

}

Result<Design> addIndex(Design design, std::string_view tableName, IndexKind kind, engine::SecondaryIndex index) {
    return editTable(std::move(design), tableName, [&](TableDesign &table) -> Result<void> {
        CHECK(checkNotTaken(table, index.indexName));
        engine::TableDescription &description = table.description;
        (kind == IndexKind::Global ? description.globalSecondaryIndexes : description.localSecondaryIndexes)
            .push_back(std::move(index));
        agreeOnTypes(table);
        return {};
    });
}

Result<Design> removeIndex(Design design, std::string_view tableName, std::string_view indexName) {
    const std::string table(tableName), name(indexName);
    TRY(design, editTable(std::move(design), table, [&](TableDesign &edited) -> Result<void> {
        TRY(const auto found, findIndex(edited, name));
        found.list->erase(found.list->begin() + static_cast<std::ptrdiff_t>(found.index));
        Foreign foreign = *edited.foreign;
        foreign.remove("index", name);
        edited.foreign = Shared(std::move(foreign));
        edited.indexSettings.erase(name);
        renameUnknown(edited, "index/" + name, nullptr);
        return {};
    }));
    renameEverywhere(design, table, name, nullptr);
    return design;
}

Result<Design> moveIndex(Design design, std::string_view tableName, std::string_view indexName, std::size_t toIndex) {
    return editTable(std::move(design), tableName, [&](TableDesign &table) -> Result<void> {
        TRY(const auto found, findIndex(table, indexName));
        moveElement(*found.list, found.index, toIndex);
        return {};
    });
}

Result<Design> renameIndex(Design design, std::string_view tableName, std::string_view indexName, std::string newName) {
    if (newName == indexName) return design;
    const std::string table(tableName), name(indexName);
    TRY(design, editTable(std::move(design), table, [&](TableDesign &edited) -> Result<void> {
        TRY(const auto found, findIndex(edited, name));
        CHECK(checkNotTaken(edited, newName));
        found->indexName = newName;
        Foreign foreign = *edited.foreign;
        foreign.rename("index", name, newName);
        edited.foreign = Shared(std::move(foreign));
        if (auto settings = edited.indexSettings.extract(name)) {
            settings.key() = newName;
            edited.indexSettings.insert(std::move(settings));
        }
        const std::string where = "index/" + newName;
        renameUnknown(edited, "index/" + name, &where);
        return {};
    }));
    renameEverywhere(design, table, name, &newName);
    return design;
}

Result<Design> setIndexKey(
    Design design, std::string_view tableName, std::string_view indexName, engine::KeySchema keySchema) {
    return editTable(std::move(design), tableName, [&](TableDesign &table) -> Result<void> {
        TRY(const auto found, findIndex(table, indexName));
        found->keySchema = std::move(keySchema);
        agreeOnTypes(table);
        return {};
    });
}

Result<Design> setIndexProjection(
    Design design, std::string_view tableName, std::string_view indexName, engine::Projection projection) {
    return editTable(std::move(design), tableName, [&](TableDesign &table) -> Result<void> {
        TRY(const auto found, findIndex(table, indexName));
        found->projection = std::move(projection);
        return {};
    });
}

Result<Design> setIndexSettings(
    Design design, std::string_view tableName, std::string_view indexName, IndexSettings settings) {
    CHECK(checkAutoScaling(settings.autoScalingRead));
    CHECK(checkAutoScaling(settings.autoScalingWrite));
    CHECK(checkWarmThroughput(settings.warmThroughput));
    return editTable(std::move(design), tableName, [&](TableDesign &table) -> Result<void> {
        TRY(const auto found, findIndex(table, indexName));
        if (found.list == &table.description.localSecondaryIndexes)
            return refusal({"Edits", TRANSLATABLE("Edits", "A local index uses the units of its table."), {}});
        if (settings == IndexSettings())
            table.indexSettings.erase(std::string(indexName));
        else
            table.indexSettings[std::string(indexName)] = settings;
        return {};
    });
}

Result<Design> duplicateIndex(
    Design design, std::string_view tableName, std::string_view indexName, std::string newName) {
    return editTable(std::move(design), tableName, [&](TableDesign &table) -> Result<void> {
        TRY(const auto found, findIndex(table, indexName));
        CHECK(checkNotTaken(table, newName));
        engine::SecondaryIndex copy = *found;
        copy.indexName = newName;
        if (const auto settings = table.indexSettings.find(std::string(indexName));
            settings != table.indexSettings.end())
            table.indexSettings[newName] = settings->second;
        found.list->insert(found.list->begin() + static_cast<std::ptrdiff_t>(found.index) + 1, std::move(copy));
        return {};
    });
}

Result<Design> setIndexThroughput(
    Design design, std::string_view tableName, std::string_view indexName, engine::ProvisionedThroughput throughput) {
    return editTable(std::move(design), tableName, [&](TableDesign &table) -> Result<void> {
        TRY(const auto found, findIndex(table, indexName));
        found->provisionedThroughput = throughput;
        return {};
    });
}

}
