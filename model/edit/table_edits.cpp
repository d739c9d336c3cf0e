#include "model/edit/table_edits.h"

#include "model/design/generator.h"
#include "model/design/key_template.h"
#include "model/edit/edit_table.h"
#include "model/edit/pattern_references.h"
#include "model/edit/scenario_edits.h"

#include <map>
#include <set>

namespace model {

namespace {

Result<std::vector<DeclaredAttribute>::iterator> findDeclared(TableDesign &table, std::string_view attributeName) {
    const auto found = std::ranges::find(table.attributes, attributeName, &DeclaredAttribute::name);
    if (found == table.attributes.end())
        return refusal({
            "Edits", TRANSLATABLE("Edits", "Table %1 declares no attribute %2."),
            {table.name(), std::string(attributeName)}
        });
    return found;
}

std::optional<std::string> indexKeyedBy(const engine::TableDescription &description, std::string_view attributeName) {
    for (const auto *indexes : {&description.localSecondaryIndexes, &description.globalSecondaryIndexes})
        for (const engine::SecondaryIndex &index : *indexes)
            if (index.keySchema.contains(attributeName)) return index.indexName;
    return std::nullopt;
}

bool occursInItems(const TableDesign &table, std::string_view attributeName) {
    return std::ranges::any_of(*table.items, [&](const Shared<SampleItem> &item) {
        return engine::ItemView(item->blob).find(attributeName) ||
               std::ranges::find(item->damaged, attributeName, &DamagedValue::attributeName) != item->damaged.end();
    });
}

Result<void> checkNotTaken(const Design &design, std::string_view tableName) {
    if (!design.table(tableName)) return {};
    return engine::failure(engine::Error::Code::ResourceInUse, "Table already exists: " + std::string(tableName));
}

// ---- Renaming an attribute in everything that names it -----------------------------------------------------------

class AttributeRename {
public:
    AttributeRename(std::string_view from, std::string to) : m_from(from), m_to(std::move(to)) {}

    void operator()(std::string &name) const {
        if (name == m_from) name = m_to;
    }

    Shared<SampleItem> in(const Shared<SampleItem> &item) {
        const engine::ItemView view(item->blob);
        const bool damaged =
            std::ranges::find(item->damaged, m_from, &DamagedValue::attributeName) != item->damaged.end();
        if (!view.find(m_from) && !damaged) return item;
        SampleItem out = *item;
        engine::ItemBuilder builder;
        for (const auto &[name, value] : view.members()) builder.add(name == m_from ? m_to : name, value);
        out.blob = builder.finish();
        for (DamagedValue &damage : out.damaged) (*this)(damage.attributeName);
        for (WrittenValue &written : out.written) (*this)(written.attributeName);
        out.attributeOrder = orderOf(item->attributeOrder);
        return out;
    }

    void in(EntityType &entity) const {
        std::map<std::string, std::string> templates;
        for (auto &[attribute, keyTemplate] : entity.keyTemplates) {
            std::string text;
            const KeyTemplate parsed(keyTemplate);
            for (const KeyTemplate::Part &part : parsed.parts())
                text += !part.variable ? part.text : '{' + (part.text == m_from ? m_to : part.text) + '}';
            templates[attribute == m_from ? m_to : attribute] = std::move(text);
        }
        entity.keyTemplates = std::move(templates);
        for (EntityAttribute &attribute : entity.attributes) (*this)(attribute.name);
        if (auto variable = entity.variables.extract(m_from)) {
            variable.key() = m_to;
            entity.variables.insert(std::move(variable));
        }
        for (EntityAttribute &attribute : entity.attributes) attribute.generator = inGenerator(attribute.generator);
        for (auto &[variable, generator] : entity.variables) generator = inGenerator(generator);
    }

private:
    /// The attribute that a reference takes, where it names one.
    std::string inGenerator(const std::string &text) const {
        auto generator = parseGenerator(text);
        if (!generator || generator->kind != "reference" || generator->arguments.size() != 2) return text;
        if (generator->arguments[1] != m_from) return text;
        generator->arguments[1] = m_to;
        return generator->text();
    }

    Shared<std::vector<std::string>> orderOf(const Shared<std::vector<std::string>> &order) {
        const auto [found, isNew] = m_orders.try_emplace(&*order);
        if (isNew) {
            std::vector<std::string> names = *order;
            for (std::string &name : names) (*this)(name);
            found->second = Shared(std::move(names));
        }
        return found->second;
    }

    std::string m_from, m_to;
    std::map<const std::vector<std::string> *, Shared<std::vector<std::string>>> m_orders;
};

}

Result<Design> setModelName(Design design, std::string name) {
    design.name = std::move(name);
    return design;
}

Result<Design> setMetadata(Design design, Metadata metadata) {
    design.metadata = std::move(metadata);
    return design;
}

Result<Design> addTable(Design design, engine::TableDescription description) {
    CHECK(checkNotTaken(design, description.tableName));
    TableDesign table{.description = std::move(description)};
    agreeOnTypes(table);
    CHECK(checkTable(nullptr, table.description));
    design.tables.push_back(std::move(table));
    return design;
}

Result<Design> removeTable(Design design, std::string_view tableName) {
    TRY(const auto index, findTable(design, tableName));
    const std::string name(tableName); // the view may look into the table that goes
    design.tables.erase(design.tables.begin() + static_cast<std::ptrdiff_t>(index));
    for (const char *kind : {"table/", "index/", "entity/"}) renameCards(design, kind + name, nullptr);
    return design;
}

Result<Design> duplicateTable(Design design, std::string_view tableName, std::string newName) {
    TRY(const auto index, findTable(design, tableName));
    CHECK(checkNotTaken(design, newName));
    TableDesign copy = *design.tables[index];
    copy.description.tableName = std::move(newName);
    CHECK(checkTable(&design.tables[index]->description, copy.description));
    copy.deployed = false;
    copy.foreign = {}; // ids and the like belong to the original
    copy.unknown.clear();
    design.tables.insert(design.tables.begin() + static_cast<std::ptrdiff_t>(index) + 1, std::move(copy));
    return design;
}

Result<Design> moveTable(Design design, std::string_view tableName, std::size_t toIndex) {
    TRY(const auto index, findTable(design, tableName));
    moveElement(design.tables, index, toIndex);
    return design;
}

Result<Design> renameTable(Design design, std::string_view tableName, std::string newName) {
    if (newName == tableName) return design;
    CHECK(checkNotTaken(design, newName));
    const std::string oldName(tableName);
    TRY(design, editTable(std::move(design), oldName, [&](TableDesign &table) -> Result<void> {
        table.description.tableName = newName;
        return {};
    }));
    for (auto &pattern : design.patterns) pattern = withTableRenamed(pattern, oldName, newName);
    followInScenarios(design, [&](Scenario &scenario) {
        for (EntityVolume &volume : scenario.volumes)
            if (volume.tableName == oldName) volume.tableName = newName;
    });
    const std::string newPlace = "volume/" + newName;
    renameInScenarios(design, "volume/" + oldName, &newPlace);
    renameAccepted(design, oldName, &Place::tableName, oldName, newName);
    for (const std::string kind : {"table/", "index/", "entity/"}) {
        const std::string to = kind + newName;
        renameCards(design, kind + oldName, &to);
    }
    return design;
}

Result<Design> setTableKey(Design design, std::string_view tableName, engine::KeySchema keySchema) {
    return editTable(std::move(design), tableName, [&](TableDesign &table) -> Result<void> {
        const engine::KeySchema before = table.description.keySchema;
        std::vector<DeclaredAttribute> released; // keys that are now attributes like others
        for (const engine::KeyAttribute &key : before.attributes())
            if (!keySchema.contains(key.name) &&
                (occursInItems(table, key.name) || indexKeyedBy(table.description, key.name)))
                released.push_back({.name = key.name, .type = static_cast<engine::Type>(key.type)});
        std::erase_if(
            table.attributes, [&](const DeclaredAttribute &attribute) { return keySchema.contains(attribute.name); });
        table.attributes.insert(table.attributes.begin(), released.begin(), released.end());
        table.description.keySchema = std::move(keySchema);
        agreeOnTypes(table);
        return {};
    });
}

Result<void> checkAutoScaling(const std::optional<AutoScaling> &scaling) {
    if (!scaling) return {};
    if (scaling->minCapacity < 1 || scaling->maxCapacity < scaling->minCapacity)
        return refusal({
            "Edits",
            TRANSLATABLE("Edits", "Auto scaling goes from 1 unit or more up to at least as many, not from %1 to %2."),
            {std::to_string(scaling->minCapacity), std::to_string(scaling->maxCapacity)}
        });
    constexpr std::int64_t leastTarget = 20, mostTarget = 90; // Application Auto Scaling, DynamoDB utilization
    if (scaling->targetPercent < leastTarget || scaling->targetPercent > mostTarget)
        return refusal({
            "Edits", TRANSLATABLE("Edits", "Auto scaling aims at %1 to %2 % of the units, not at %3 %."),
            {std::to_string(leastTarget), std::to_string(mostTarget), std::to_string(scaling->targetPercent)}
        });
    return {};
}

Result<Design> setOnDemandLimits(
    Design design, std::string_view tableName, std::optional<engine::OnDemandThroughput> limits) {
    if (limits && !limits->maxReadRequestUnits && !limits->maxWriteRequestUnits) limits.reset();
    return editTable(std::move(design), tableName, [&](TableDesign &table) -> Result<void> {
        if (limits && table.description.billingMode == engine::BillingMode::Provisioned)
            return refusal({"Edits", TRANSLATABLE("Edits", "Only a table on demand has limits of its units."), {}});
        for (const auto &most :
            {limits ? limits->maxReadRequestUnits : std::nullopt, limits ? limits->maxWriteRequestUnits : std::nullopt})
            if (most && *most < 1)
                return refusal({"Edits", TRANSLATABLE("Edits", "A limit is 1 unit per second or more."), {}});
        table.description.onDemandThroughput = limits;
        return {};
    });
}

Result<void> checkWarmThroughput(const std::optional<WarmThroughput> &warm) {
    if (warm && (warm->readUnitsPerSecond < 1 || warm->writeUnitsPerSecond < 1))
        return refusal({"Edits", TRANSLATABLE("Edits", "Warm throughput is 1 unit per second or more."), {}});
    return {};
}

Result<Design> setWarmThroughput(Design design, std::string_view tableName, std::optional<WarmThroughput> warm) {
    CHECK(checkWarmThroughput(warm));
    return editTable(std::move(design), tableName, [&](TableDesign &table) -> Result<void> {
        table.warmThroughput = warm;
        return {};
    });
}

Result<Design> setDeployed(Design design, std::string_view tableName, bool deployed) {
    return editTable(std::move(design), tableName, [&](TableDesign &table) -> Result<void> {
        table.deployed = deployed;
        return {};
    });
}

Result<Design> setRecoveryPeriod(Design design, std::string_view tableName, std::optional<std::int64_t> days) {
    constexpr std::int64_t most = 35; // UpdateContinuousBackups, RecoveryPeriodInDays
    if (days && (*days < 1 || *days > most))
        return refusal({"Edits", TRANSLATABLE("Edits", "Point-in-time recovery reaches back 1 to %1 days."),
            {std::to_string(most)}});
    return editTable(std::move(design), tableName, [&](TableDesign &table) -> Result<void> {
        table.recoveryPeriodDays = days;
        return {};
    });
}

Result<Design> setEncryption(Design design, std::string_view tableName, Encryption encryption) {
    if (encryption.key != EncryptionKey::CustomerManaged) encryption.keyId.clear();
    if (encryption.key == EncryptionKey::CustomerManaged && encryption.keyId.empty())
        return refusal({"Edits", TRANSLATABLE("Edits", "A key of your own needs its id, ARN or alias."), {}});
    return editTable(std::move(design), tableName, [&](TableDesign &table) -> Result<void> {
        table.encryption = std::move(encryption);
        return {};
    });
}

Result<Design> setCapacity(Design design, std::string_view tableName, Capacity capacity) {
    CHECK(checkAutoScaling(capacity.autoScalingRead));
    CHECK(checkAutoScaling(capacity.autoScalingWrite));
    return editTable(std::move(design), tableName, [&](TableDesign &table) -> Result<void> {
        const bool provisioned = capacity.billingMode == engine::BillingMode::Provisioned;
        table.description.billingMode = capacity.billingMode;
        table.description.provisionedThroughput =
            provisioned ? capacity.provisionedThroughput : engine::ProvisionedThroughput();
        table.autoScalingRead = provisioned ? capacity.autoScalingRead : std::nullopt;
        table.autoScalingWrite = provisioned ? capacity.autoScalingWrite : std::nullopt;
        if (provisioned) table.description.onDemandThroughput.reset();
        if (!provisioned)
            for (engine::SecondaryIndex &index : table.description.globalSecondaryIndexes)
                index.provisionedThroughput = {};
        if (!provisioned)
            for (auto &[name, settings] : table.indexSettings)
                settings.autoScalingRead = settings.autoScalingWrite = std::nullopt;
        std::erase_if(table.indexSettings, [](const auto &index) { return index.second == IndexSettings(); });
        return {};
    });
}

Result<Design> setTableClass(Design design, std::string_view tableName, engine::TableClass tableClass) {
    return editTable(std::move(design), tableName, [&](TableDesign &table) -> Result<void> {
        table.description.tableClass = tableClass;
        return {};
    });
}

Result<Design> setStream(Design design, std::string_view tableName, std::optional<engine::StreamViewType> viewType) {
    return editTable(std::move(design), tableName, [&](TableDesign &table) -> Result<void> {
        table.description.streamViewType = viewType;
        return {};
    });
}

Result<Design> setTimeToLive(Design design, std::string_view tableName, std::string attributeName) {
    return editTable(std::move(design), tableName, [&](TableDesign &table) -> Result<void> {
        table.description.timeToLiveAttribute = std::move(attributeName);
        return {};
    });
}

Result<Design> setDeletionProtection(Design design, std::string_view tableName, bool on) {
    return editTable(std::move(design), tableName, [&](TableDesign &table) -> Result<void> {
        table.description.deletionProtection = on;
        return {};
    });
}

namespace {

/// Amazon DynamoDB Developer Guide, "Tagging restrictions".
Result<void> checkTags(const std::vector<std::pair<std::string, std::string>> &tags) {
    constexpr std::size_t mostTags = 50, mostKey = 128, mostValue = 256; // the lengths in characters
    const auto characters = [](std::string_view text) {
        return static_cast<std::size_t>(std::ranges::count_if(text, [](char c) { return (c & 0xc0) != 0x80; }));
    };
    if (tags.size() > mostTags)
        return refusal({"Edits", TRANSLATABLE("Edits", "A table has at most %1 tags."), {std::to_string(mostTags)}});
    std::set<std::string_view> keys;
    for (const auto &[key, value] : tags) {
        if (key.empty() || characters(key) > mostKey)
            return refusal({"Edits", TRANSLATABLE("Edits", "The key of a tag has 1 to %1 characters."),
                {std::to_string(mostKey)}});
        if (characters(value) > mostValue)
            return refusal({"Edits", TRANSLATABLE("Edits", "The value of a tag has up to %1 characters."),
                {std::to_string(mostValue)}});
        if (key.starts_with("aws:"))
            return refusal({"Edits", TRANSLATABLE("Edits", "Keys of tags that begin with aws: are AWS's own."), {}});
        if (!keys.insert(key).second)
            return refusal({"Edits", TRANSLATABLE("Edits", "Two tags have the key %1."), {key}});
    }
    return {};
}

}

Result<Design> setTags(
    Design design, std::string_view tableName, std::vector<std::pair<std::string, std::string>> tags) {
    CHECK(checkTags(tags));
    return editTable(std::move(design), tableName, [&](TableDesign &table) -> Result<void> {
        table.description.tags = std::move(tags);
        return {};
    });
}

Result<Design> declareAttribute(Design design, std::string_view tableName, DeclaredAttribute attribute) {
    return editTable(std::move(design), tableName, [&](TableDesign &table) -> Result<void> {
        if (attribute.name.empty()) return refusal({"Edits", TRANSLATABLE("Edits", "An attribute needs a name."), {}});
        const bool taken =
            table.description.keySchema.contains(attribute.name) ||
            std::ranges::find(table.attributes, attribute.name, &DeclaredAttribute::name) != table.attributes.end();
        if (taken)
            return refusal({
                "Edits", TRANSLATABLE("Edits", "Table %1 has an attribute %2 already."),
                {table.name(), attribute.name}
            });
        table.attributes.push_back(std::move(attribute));
        return {};
    });
}

Result<Design> undeclareAttribute(Design design, std::string_view tableName, std::string_view attributeName) {
    return editTable(std::move(design), tableName, [&](TableDesign &table) -> Result<void> {
        TRY(const auto found, findDeclared(table, attributeName));
        if (const auto index = indexKeyedBy(table.description, attributeName))
            return refusal({
                "Edits", TRANSLATABLE("Edits", "Attribute %1 is a key of index %2."),
                {std::string(attributeName), *index}
            });
        table.attributes.erase(found);
        return {};
    });
}

Result<Design> moveAttribute(
    Design design, std::string_view tableName, std::string_view attributeName, std::size_t toIndex) {
    return editTable(std::move(design), tableName, [&](TableDesign &table) -> Result<void> {
        TRY(const auto found, findDeclared(table, attributeName));
        moveElement(table.attributes, static_cast<std::size_t>(found - table.attributes.begin()), toIndex);
        return {};
    });
}

Result<Design> renameAttribute(
    Design design, std::string_view tableName, std::string_view attributeName, std::string newName) {
    if (newName == attributeName) return design;
    if (newName.empty()) return refusal({"Edits", TRANSLATABLE("Edits", "An attribute needs a name."), {}});
    AttributeRename rename(attributeName, newName);
    TRY(design, editTable(std::move(design), tableName, [&](TableDesign &table) -> Result<void> {
        engine::TableDescription &description = table.description;
        const auto known = [&](std::string_view name) {
            return description.keySchema.contains(name) || occursInItems(table, name) ||
                   std::ranges::find(table.attributes, name, &DeclaredAttribute::name) != table.attributes.end();
        };
        if (!known(attributeName))
            return refusal({
                "Edits", TRANSLATABLE("Edits", "Table %1 has no attribute %2."),
                {table.name(), std::string(attributeName)}
            });
        if (known(newName))
            return refusal({
                "Edits", TRANSLATABLE("Edits", "Table %1 has an attribute %2 already."), {table.name(), newName}
            });

        const auto renameKey = [&](engine::KeyAttribute &key) { rename(key.name); };
        TRY(description.keySchema, changedKey(description.keySchema, renameKey));
        std::optional<engine::Error> fault;
        forEachIndex(description, [&](engine::SecondaryIndex &index) {
            auto key = changedKey(index.keySchema, renameKey);
            if (!key) {
                fault = key.error();
                return;
            }
            index.keySchema = *std::move(key);
            for (std::string &name : index.projection.nonKeyAttributes) rename(name);
        });
        if (fault) return tl::unexpected(*fault);
        rename(description.timeToLiveAttribute);
        for (DeclaredAttribute &attribute : table.attributes) rename(attribute.name);
        for (Facet &facet : table.facets)
            for (std::string &name : facet.nonKeyAttributes) rename(name);
        for (Shared<EntityType> &entity : table.entityTypes) {
            EntityType renamed = *entity;
            rename.in(renamed);
            if (renamed != *entity) entity = Shared(std::move(renamed));
        }
        std::vector<Shared<SampleItem>> items = *table.items;
        for (Shared<SampleItem> &item : items) item = rename.in(item);
        table.items = Shared(std::move(items));
        Foreign foreign = *table.foreign;
        foreign.rename("attribute", attributeName, newName);
        table.foreign = Shared(std::move(foreign));
        for (UnknownMember &unknown : table.unknown)
            if (unknown.where == "attribute/" + std::string(attributeName)) unknown.where = "attribute/" + newName;
        return {};
    }));
    for (Shared<AccessPattern> &pattern : design.patterns)
        pattern = withAttributeRenamed(pattern, tableName, attributeName, newName);
    renameAccepted(design, tableName, &Place::attributeName, attributeName, newName);
    return design;
}

Result<Design> setAttributeType(
    Design design, std::string_view tableName, std::string_view attributeName, engine::Type type) {
    return editTable(std::move(design), tableName, [&](TableDesign &table) -> Result<void> {
        engine::TableDescription &description = table.description;
        const bool isKey = description.keySchema.contains(attributeName);
        const auto index = indexKeyedBy(description, attributeName);
        if ((isKey || index) && type > engine::Type::B)
            return refusal({"Edits", TRANSLATABLE("Edits", "A key attribute is of type S, N or B."), {}});
        const auto declared = std::ranges::find(table.attributes, attributeName, &DeclaredAttribute::name);
        if (declared != table.attributes.end())
            declared->type = type;
        else if (!isKey)
            return refusal({
                "Edits", TRANSLATABLE("Edits", "Table %1 declares no attribute %2."),
                {table.name(), std::string(attributeName)}
            });
        if (isKey) {
            TRY(description.keySchema, changedKey(description.keySchema, [&](engine::KeyAttribute &key) {
                if (key.name == attributeName) key.type = static_cast<engine::ScalarType>(type);
            }));
        }
        agreeOnTypes(table);
        return {};
    });
}

}
