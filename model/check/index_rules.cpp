#include "engine/base/limits.h"
#include "model/check/rule.h"
#include "model/design/key_template.h"
#include "model/design/value_text.h"

#include <algorithm>
#include <set>

namespace model {
namespace {

Place placeOf(const TableFacts &facts, const std::string &indexName) {
    return {.tableName = facts.table.name(), .indexName = indexName};
}

/// Items that should be in an index, by their entity's templates, and are not.
void missingFromIndex(const TableFacts &facts, const Report &report) {
    for (const auto &lens : facts.lenses) {
        for (const auto &out : lens.leftOut) {
            if (out.byDesign || out.missing.why != engine::MissingKey::Why::Absent) continue;
            Place place{.tableName = facts.table.name(),
                .indexName = lens.indexName,
                .attributeName = out.missing.attributeName};
            place.itemIndex = out.itemIndexes.front();
            report(
                {
                    "Findings", TRANSLATABLE("Findings", "%1 of the items of %2 are not in %3: they lack %4"),
                    {countText(out.itemIndexes.size()),
                                                                                                     out.entity ? facts.table.entityTypes[*out.entity]->name : facts.table.name(), lens.indexName,
                                                                                                     out.missing.attributeName}
            },
                place);
        }
    }
}

void emptyIndexes(const TableFacts &facts, const Report &report) {
    if (facts.table.items->empty()) return;
    for (const auto &lens : facts.lenses)
        if (lens.items == 0)
            report({"Findings", TRANSLATABLE("Findings", "%1 holds no item: none has all its key attributes"),
                       {lens.indexName}},
                placeOf(facts, lens.indexName));
}

void duplicateIndexes(const TableFacts &facts, const Report &report) {
    for (std::size_t i = 1; i < facts.keys.size(); ++i)
        for (std::size_t j = 1; j < i; ++j)
            if (*facts.keys[i].schema == *facts.keys[j].schema)
                report(
                    {
                        "Findings", TRANSLATABLE("Findings", "%1 has the same key as %2"),
                        {facts.keys[i].index->indexName, facts.keys[j].index->indexName}
                },
                    placeOf(facts, facts.keys[i].index->indexName));
}

void indexLikeTable(const TableFacts &facts, const Report &report) {
    for (std::size_t i = 1; i < facts.keys.size(); ++i)
        if (*facts.keys[i].schema == facts.table.description.keySchema)
            report({"Findings", TRANSLATABLE("Findings", "%1 has the key of the table itself"),
                       {facts.keys[i].index->indexName}},
                placeOf(facts, facts.keys[i].index->indexName));
}

/// Where copying everything costs more writes than the keys would.
void wideProjections(const TableFacts &facts, const Report &report) {
    constexpr std::size_t wide = 2 * engine::limits::writeUnitBytes;
    for (const IndexLens &lens : facts.lenses) {
        const auto *index = facts.table.description.index(lens.indexName);
        if (index->projection.type != engine::Projection::Type::All || lens.items == 0) continue;
        const std::size_t average = lens.bytes / lens.items;
        if (average <= wide) continue;
        report(
            {
                "Findings", TRANSLATABLE("Findings", "%1 copies whole items, %2 each: %3 units for each of its writes"),
                {lens.indexName, bytesText(average),
                                                                                                               countText((average + engine::limits::writeUnitBytes - 1) / engine::limits::writeUnitBytes)}
        },
            placeOf(facts, lens.indexName));
    }
}

bool isKnownAttribute(const TableFacts &facts, const std::string &name) {
    if (facts.attribute(name) || facts.table.description.keySchema.contains(name)) return true;
    if (std::ranges::find(facts.table.attributes, name, &DeclaredAttribute::name) != facts.table.attributes.end())
        return true;
    return std::ranges::any_of(facts.table.entityTypes, [&](const auto &entity) {
        return std::ranges::find(entity->attributes, name, &EntityAttribute::name) != entity->attributes.end();
    });
}

void unknownProjections(const TableFacts &facts, const Report &report) {
    if (facts.table.items->empty()) return;
    for (std::size_t i = 1; i < facts.keys.size(); ++i) {
        const auto &index = *facts.keys[i].index;
        if (index.projection.type != engine::Projection::Type::Include) continue;
        for (const std::string &name : index.projection.nonKeyAttributes) {
            if (isKnownAttribute(facts, name)) continue;
            Place place = placeOf(facts, index.indexName);
            place.attributeName = name;
            report(
                {
                    "Findings", TRANSLATABLE("Findings", "%1 projects %2, which no item has"), {index.indexName, name}
            },
                place);
        }
    }
}

void localIndexes(const TableFacts &facts, const Report &report) {
    const auto &indexes = facts.table.description.localSecondaryIndexes;
    if (indexes.empty()) return;
    report({"Findings", TRANSLATABLE("Findings", "With %1, no item collection may outgrow 10 GB"),
               {indexes.front().indexName}},
        placeOf(facts, indexes.front().indexName));
}

/// Bytes of the items of an entity type that one partition key value will hold, by what the model expects; nothing
/// where it does not say enough.
std::optional<std::uint64_t> expectedCollectionBytes(const TableFacts &facts, std::size_t number) {
    const EntityType &entity = *facts.table.entityTypes[number];
    if (!entity.expectedItems) return std::nullopt;
    const std::string &key = facts.table.description.keySchema.partitionKeys().front().name;
    const auto own = entity.keyTemplates.find(key);
    if (own == entity.keyTemplates.end()) return std::nullopt;
    std::uint64_t bytes = static_cast<std::uint64_t>(entity.expectedItemBytes.value_or(0));
    if (bytes == 0) {
        std::uint64_t sum = 0, count = 0;
        for (const ItemFact &fact : facts.items)
            if (fact.entity == number) {
                sum += fact.bytes;
                ++count;
            }
        if (count == 0) return std::nullopt;
        bytes = sum / count;
    }
    std::uint64_t collections = 0;
    if (KeyTemplate(own->second).fixed()) collections = 1;
    for (const auto &parent : facts.table.entityTypes) { // one item of it in each collection
        const auto same = parent->keyTemplates.find(key);
        if (same == parent->keyTemplates.end() || same->second != own->second || !parent->expectedItems) continue;
        bool one = facts.table.description.keySchema.hasSortKey();
        for (const auto &sort : facts.table.description.keySchema.sortKeys()) {
            const auto text = parent->keyTemplates.find(sort.name);
            one = one && text != parent->keyTemplates.end() && KeyTemplate(text->second).fixed();
        }
        if (one)
            collections =
                std::max(collections, static_cast<std::uint64_t>(std::max<std::int64_t>(*parent->expectedItems, 0)));
    }
    if (collections == 0 || *entity.expectedItems <= 0) return std::nullopt;
    const auto each = static_cast<std::uint64_t>(*entity.expectedItems) / collections;
    std::uint64_t total = 0;
    if (__builtin_mul_overflow(each, bytes, &total)) return UINT64_MAX;
    return total;
}

void largeCollections(const TableFacts &facts, const Report &report) {
    for (std::size_t number = 0; number < facts.table.entityTypes.size(); ++number) {
        const auto bytes = expectedCollectionBytes(facts, number);
        if (!bytes || *bytes <= engine::limits::itemCollectionBytes) continue;
        const EntityType &entity = *facts.table.entityTypes[number];
        const bool local = !facts.table.description.localSecondaryIndexes.empty();
        report(
            {
                "Findings",
                local ? TRANSLATABLE("Findings",
                            "The items of %1 under one key come to %2: with a local index, writes fail from 10 GB on")
                      : TRANSLATABLE(
                            "Findings", "The items of %1 under one key come to %2, more than one partition holds"),
                {entity.name, bytesText(*bytes)}
        },
            {.tableName = facts.table.name(), .entityName = entity.name});
    }
}

/// Provisioned: an index that cannot take the table's writes throttles the table.
void weakIndexes(const TableFacts &facts, const Report &report) {
    const auto &description = facts.table.description;
    if (description.billingMode != engine::BillingMode::Provisioned) return;
    const auto writes = description.provisionedThroughput.writeCapacityUnits;
    for (const auto &index : description.globalSecondaryIndexes) {
        const auto own = index.provisionedThroughput.writeCapacityUnits;
        const auto *lens = facts.lens(index.indexName);
        if (own <= 0 || own >= writes || !lens || lens->of == 0 || lens->items < lens->of) continue;
        report(
            {
                "Findings", TRANSLATABLE("Findings", "%1 has %2 write units, the table %3, and every item is in it"),
                {index.indexName, countText(static_cast<std::uint64_t>(own)),
                                                                                                            countText(static_cast<std::uint64_t>(writes))}
        },
            placeOf(facts, index.indexName));
    }
}

void tooMany(const TableFacts &facts, const Report &report, std::size_t count, std::size_t most, const char *text) {
    if (count > most)
        report(
            {
                "Findings", text, {countText(count), countText(most)}
        },
            {.tableName = facts.table.name()});
}
void globalIndexCount(const TableFacts &facts, const Report &report) {
    tooMany(facts, report, facts.table.description.globalSecondaryIndexes.size(),
        engine::limits::globalSecondaryIndexes,
        TRANSLATABLE("Findings", "%1 global secondary indexes; the quota is %2"));
}
void localIndexCount(const TableFacts &facts, const Report &report) {
    tooMany(facts, report, facts.table.description.localSecondaryIndexes.size(), engine::limits::localSecondaryIndexes,
        TRANSLATABLE("Findings", "%1 local secondary indexes; the most are %2"));
}
void projectedCount(const TableFacts &facts, const Report &report) {
    std::size_t projected = 0;
    for (std::size_t i = 1; i < facts.keys.size(); ++i)
        projected += facts.keys[i].index->projection.nonKeyAttributes.size();
    tooMany(facts, report, projected, engine::limits::projectedAttributes,
        TRANSLATABLE("Findings", "The indexes name %1 projected attributes; the most are %2"));
}

constexpr Rule table[] = {
    row("missing-from-index", Severity::Warning, CheckProfile::Auto,
        TRANSLATABLE("Rules", "Items that an index misses"),
        TRANSLATABLE("Rules", "Their templates say that they are in the index, but they lack its key attribute, so "
                              "queries on the index do not find them and nothing warns of it."),
        "Developer Guide, Take advantage of sparse indexes", missingFromIndex),
    row("empty-index", Severity::Warning, CheckProfile::Auto, TRANSLATABLE("Rules", "An index without items"),
        TRANSLATABLE("Rules",
            "No item has all its key attributes: often a name spelled otherwise in the items than in the index."),
        "Developer Guide, Take advantage of sparse indexes", emptyIndexes),
    row("duplicate-index", Severity::Warning, CheckProfile::Auto,
        TRANSLATABLE("Rules", "Two indexes with the same key"),
        TRANSLATABLE(
            "Rules", "Each is paid for with storage and with every write; one with the wider projection answers both."),
        "Developer Guide, General guidelines for secondary indexes", duplicateIndexes),
    row("index-like-table", Severity::Warning, CheckProfile::Auto,
        TRANSLATABLE("Rules", "An index with the table's key"),
        TRANSLATABLE("Rules", "It answers no question that the table does not, and doubles the writes."),
        "Developer Guide, General guidelines for secondary indexes", indexLikeTable),
    row("wide-projection", Severity::Hint, CheckProfile::Auto,
        TRANSLATABLE("Rules", "A projection wider than it needs to be"),
        TRANSLATABLE("Rules", "Each write of an entry pays for all that is copied. Project the keys and what the "
                              "index's patterns return."),
        "Developer Guide, General guidelines for secondary indexes", wideProjections),
    row("unknown-projection", Severity::Warning, CheckProfile::Auto,
        TRANSLATABLE("Rules", "A projected attribute that no item has"),
        TRANSLATABLE("Rules", "It is likely spelled otherwise in the items, and the index then lacks it."),
        "Developer Guide, General guidelines for secondary indexes", unknownProjections),
    row("local-index", Severity::Hint, CheckProfile::Auto,
        TRANSLATABLE("Rules", "A local index binds the item collections"),
        TRANSLATABLE("Rules",
            "With a local index an item collection stays in one partition: at most 10 GB with its index entries, never "
            "split for heat. Prefer a global index unless strong reads in another order are needed."),
        "Developer Guide, Local secondary indexes: item collections", localIndexes),
    row("large-collection", Severity::Warning, CheckProfile::Auto,
        TRANSLATABLE("Rules", "A collection that outgrows a partition"),
        TRANSLATABLE("Rules", "A partition holds about 10 GB. Without local indexes DynamoDB splits the collection by "
                              "sort key; with one, writes fail with ItemCollectionSizeLimitExceeded."),
        "Developer Guide, Local secondary indexes: item collections", largeCollections),
    row("weak-index-capacity", Severity::Warning, CheckProfile::Auto,
        TRANSLATABLE("Rules", "An index with less write capacity than its table"),
        TRANSLATABLE("Rules", "When a global index cannot take the writes, the writes of the table are throttled, "
                              "although the table has capacity left."),
        "Developer Guide, Understanding GSI write throttling and back pressure in DynamoDB", weakIndexes),
    row("too-many-global-indexes", Severity::Warning, CheckProfile::Auto,
        TRANSLATABLE("Rules", "More than 20 global indexes"),
        TRANSLATABLE("Rules", "The quota can be raised on request, but each index is paid for with every write. "
                              "Overload an index with several kinds of items instead."),
        "Developer Guide, Quotas: secondary indexes", globalIndexCount),
    row("too-many-local-indexes", Severity::Error, CheckProfile::Auto,
        TRANSLATABLE("Rules", "More than 5 local indexes"), TRANSLATABLE("Rules", "CreateTable refuses them."),
        "Developer Guide, Quotas: secondary indexes", localIndexCount),
    row("too-many-projected", Severity::Error, CheckProfile::Auto,
        TRANSLATABLE("Rules", "More than 100 projected attributes"),
        TRANSLATABLE("Rules", "The attributes that all indexes of a table name in their projections together may be "
                              "100; CreateTable refuses more."),
        "Developer Guide, Quotas: projected secondary index attributes per table", projectedCount),
};

}

std::span<const Rule> indexRules() {
    return table;
}

}
