#include "model/format/project_file.h"

#include "model/design/value_text.h"
#include "model/format/json_text.h"
#include "model/format/project_members.h"
#include "model/format/sample_items.h"
#include "model/format/scenario_json.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <set>

namespace model {

namespace {

using Names = std::span<const std::string_view>;

constexpr std::string_view designMembers[] = {
    "hashrange", "name", "metadata", "tables", "patterns", "scenarios", "checks", "foreign", "layout"};
constexpr std::string_view tableMembers[] = {"name", "partitionKeys", "sortKeys", "attributes", "localSecondaryIndexes",
    "globalSecondaryIndexes", "capacity", "tableClass", "stream", "timeToLive", "deletionProtection", "deployed",
    "recoveryPeriodDays", "encryption", "tags", "entityTypes", "relations", "facets", "items"};
constexpr std::string_view indexMembers[] = {"name", "partitionKeys", "sortKeys", "projection", "capacity"};
constexpr std::string_view capacityMembers[] = {
    "mode", "read", "write", "autoScalingRead", "autoScalingWrite", "mostRead", "mostWrite", "warmRead", "warmWrite"};
constexpr std::string_view indexCapacityMembers[] = {
    "read", "write", "autoScalingRead", "autoScalingWrite", "warmRead", "warmWrite"};
constexpr std::string_view encryptionMembers[] = {"key", "keyId"};
constexpr std::string_view entityMembers[] = {"name", "letter", "colour", "squareBadge", "keyTemplates", "attributes",
    "variables", "samples", "expectedItems", "expectedItemBytes", "description"};
constexpr std::string_view entityAttributeMembers[] = {"name", "type", "required", "generator", "description"};
constexpr std::string_view relationMembers[] = {"from", "to", "kind"};
constexpr std::string_view facetMembers[] = {"name", "partitionKeyAlias", "sortKeyAlias", "nonKeyAttributes"};
constexpr std::string_view attributeMembers[] = {"name", "type"};
constexpr std::string_view itemArrays[] = {"items"};

constexpr engine::Type types[] = {engine::Type::S, engine::Type::N, engine::Type::B, engine::Type::Bool,
    engine::Type::Null, engine::Type::M, engine::Type::L, engine::Type::SS, engine::Type::NS, engine::Type::BS};
constexpr engine::ScalarType scalarTypes[] = {engine::ScalarType::S, engine::ScalarType::N, engine::ScalarType::B};

/// An enumerator and its name in the file: DynamoDB's.
template <class Value> struct Named {
    Value value;
    const char *name;
};
constexpr Named<engine::BillingMode> billingModes[] = {
    {engine::BillingMode::PayPerRequest, "PAY_PER_REQUEST"},
    {engine::BillingMode::Provisioned,   "PROVISIONED"    },
};
constexpr Named<engine::Projection::Type> projections[] = {
    {engine::Projection::Type::All,      "ALL"      },
    {engine::Projection::Type::KeysOnly, "KEYS_ONLY"},
    {engine::Projection::Type::Include,  "INCLUDE"  },
};
constexpr Named<engine::TableClass> tableClasses[] = {
    {engine::TableClass::Standard,                 "STANDARD"                  },
    {engine::TableClass::StandardInfrequentAccess, "STANDARD_INFREQUENT_ACCESS"},
};
constexpr Named<engine::StreamViewType> streams[] = {
    {engine::StreamViewType::KeysOnly,        "KEYS_ONLY"         },
    {engine::StreamViewType::NewImage,        "NEW_IMAGE"         },
    {engine::StreamViewType::OldImage,        "OLD_IMAGE"         },
    {engine::StreamViewType::NewAndOldImages, "NEW_AND_OLD_IMAGES"},
};
constexpr Named<EncryptionKey> encryptionKeys[] = {
    {EncryptionKey::AwsOwned,        "AWS_OWNED"       },
    {EncryptionKey::AwsManaged,      "AWS_MANAGED"     },
    {EncryptionKey::CustomerManaged, "CUSTOMER_MANAGED"},
};
constexpr Named<CheckProfile> checkProfiles[] = {
    {CheckProfile::Auto,        "auto"        },
    {CheckProfile::SingleTable, "single-table"},
    {CheckProfile::ManyTables,  "many-tables" },
};
constexpr Named<Relation::Kind> relationKinds[] = {
    {Relation::Kind::OneToOne,   "1:1"},
    {Relation::Kind::OneToMany,  "1:n"},
    {Relation::Kind::ManyToMany, "n:m"},
};

template <class Value, std::size_t count> const char *nameOf(const Named<Value> (&table)[count], Value value) {
    return std::ranges::find(table, value, &Named<Value>::value)->name;
}

template <class Value, std::size_t count>
Result<Value> valueOf(const Named<Value> (&table)[count], const JsonAt &text) {
    TRY(const auto name, text.string());
    std::string all;
    for (const Named<Value> &row : table) {
        if (name == row.name) return row.value;
        all += (all.empty() ? "" : ", ") + std::string(row.name);
    }
    return text.wrong({
        "Project", TRANSLATABLE("Project", "\"%1\" is none of %2."), {name, all}
    });
}

template <class Type, std::size_t count>
Result<Type> typeOf(const Type (&all)[count], const char *(*nameOfType)(Type), const JsonAt &text) {
    TRY(const auto name, text.string());
    std::string names;
    for (const Type type : all) {
        if (name == nameOfType(type)) return type;
        names += (names.empty() ? "" : ", ") + std::string(nameOfType(type));
    }
    return text.wrong({
        "Project", TRANSLATABLE("Project", "\"%1\" is none of %2."), {name, names}
    });
}

// ---- Reading ----------------------------------------------------------------------------------------------------

/// What changes a file of version i + 1 into one of version i + 2. The first version has nothing before it.
const std::vector<void (*)(Json &)> upgrades = {};
static_assert(projectFileVersion == 1, "a new version needs its upgrade");

Result<std::vector<std::string>> texts(const JsonAt &object, std::string_view name) {
    TRY(const auto elements, listMember(object, name));
    std::vector<std::string> out;
    for (const JsonAt &element : elements) {
        TRY(auto text, element.string());
        out.push_back(std::move(text));
    }
    return out;
}
Result<std::map<std::string, std::string>> textMap(const JsonAt &object, std::string_view name) {
    std::map<std::string, std::string> out;
    const auto map = object.member(name);
    if (!map) return out;
    CHECK(map->isObject());
    for (const JsonMember &member : (*map)->members) {
        TRY(out[member.name], map->member(member).string());
    }
    return out;
}

/// What has a name that no other of its list may have.
Result<std::string> readName(const JsonAt &object, std::set<std::string> &taken) {
    CHECK(object.isObject());
    TRY(const auto name, object.required("name", Json::Kind::String));
    std::string out = name->decoded();
    if (out.empty() || !taken.insert(out).second)
        return name.wrong({"Project",
            out.empty() ? TRANSLATABLE("Project", "A name is missing.")
                        : TRANSLATABLE("Project", "Two have the name \"%1\"."),
            {out}});
    return out;
}

Result<std::vector<engine::KeyAttribute>> readKeyPart(const JsonAt &object, std::string_view name) {
    TRY(const auto elements, listMember(object, name));
    std::vector<engine::KeyAttribute> out;
    for (const JsonAt &element : elements) {
        CHECK(element.isObject());
        TRY(const auto attribute, element.required("name", Json::Kind::String));
        TRY(const auto typeText, element.required("type", Json::Kind::String));
        TRY(const auto type, typeOf(scalarTypes, engine::scalarTypeName, typeText));
        out.push_back({.name = attribute->decoded(), .type = type});
    }
    return out;
}

Result<engine::KeySchema> readKey(const JsonAt &object) {
    TRY(const auto partition, object.required("partitionKeys", Json::Kind::Array));
    TRY(auto partitionKeys, readKeyPart(object, "partitionKeys"));
    TRY(auto sortKeys, readKeyPart(object, "sortKeys"));
    auto key = engine::KeySchema::make(std::move(partitionKeys), std::move(sortKeys));
    if (!key) return partition.wrong(Message::verbatim(key.error().message));
    return *std::move(key);
}

Result<engine::ProvisionedThroughput> readUnits(const JsonAt &capacity) {
    engine::ProvisionedThroughput units;
    CHECK(readMember(capacity, "read", units.readCapacityUnits));
    CHECK(readMember(capacity, "write", units.writeCapacityUnits));
    return units;
}

Result<std::optional<AutoScaling>> readAutoScaling(const JsonAt &capacity, std::string_view name) {
    const auto written = capacity.member(name);
    if (!written) return std::nullopt;
    CHECK(written->isObject());
    AutoScaling scaling;
    CHECK(readMember(*written, "least", scaling.minCapacity));
    CHECK(readMember(*written, "most", scaling.maxCapacity));
    CHECK(readMember(*written, "targetPercent", scaling.targetPercent));
    return scaling;
}

Result<std::optional<WarmThroughput>> readWarmThroughput(const JsonAt &capacity) {
    if (!capacity.member("warmRead") && !capacity.member("warmWrite")) return std::nullopt;
    WarmThroughput warm;
    CHECK(readMember(capacity, "warmRead", warm.readUnitsPerSecond));
    CHECK(readMember(capacity, "warmWrite", warm.writeUnitsPerSecond));
    return warm;
}

Result<engine::SecondaryIndex> readIndex(const JsonAt &index, std::set<std::string> &taken, TableDesign &table) {
    TRY(auto name, readName(index, taken));
    TRY(auto key, readKey(index));
    engine::Projection projection;
    if (const auto written = index.member("projection")) {
        CHECK(written->isObject());
        TRY(const auto type, written->required("type", Json::Kind::String));
        TRY(projection.type, valueOf(projections, type));
        TRY(projection.nonKeyAttributes, texts(*written, "nonKeyAttributes"));
    }
    engine::ProvisionedThroughput units;
    if (const auto capacity = index.member("capacity")) {
        CHECK(capacity->isObject());
        TRY(units, readUnits(*capacity));
        IndexSettings settings;
        TRY(settings.autoScalingRead, readAutoScaling(*capacity, "autoScalingRead"));
        TRY(settings.autoScalingWrite, readAutoScaling(*capacity, "autoScalingWrite"));
        TRY(settings.warmThroughput, readWarmThroughput(*capacity));
        if (settings != IndexSettings()) table.indexSettings[name] = settings;
        keepUnknown(*capacity, indexCapacityMembers, "index/" + name + "/capacity", table.unknown);
    }
    keepUnknown(index, indexMembers, "index/" + name, table.unknown);
    return engine::SecondaryIndex{.indexName = std::move(name),
        .keySchema = std::move(key),
        .projection = std::move(projection),
        .provisionedThroughput = units};
}

Result<void> readCapacity(const JsonAt &table, TableDesign &out) {
    const auto capacity = table.member("capacity");
    if (!capacity) return {};
    CHECK(capacity->isObject());
    TRY(const auto mode, capacity->required("mode", Json::Kind::String));
    TRY(out.description.billingMode, valueOf(billingModes, mode));
    TRY(out.description.provisionedThroughput, readUnits(*capacity));
    TRY(out.autoScalingRead, readAutoScaling(*capacity, "autoScalingRead"));
    TRY(out.autoScalingWrite, readAutoScaling(*capacity, "autoScalingWrite"));
    TRY(out.warmThroughput, readWarmThroughput(*capacity));
    const auto mostRead = capacity->member("mostRead"), mostWrite = capacity->member("mostWrite");
    if (mostRead || mostWrite) {
        engine::OnDemandThroughput most;
        if (mostRead) {
            TRY(most.maxReadRequestUnits, mostRead->integer());
        }
        if (mostWrite) {
            TRY(most.maxWriteRequestUnits, mostWrite->integer());
        }
        out.description.onDemandThroughput = most;
    }
    keepUnknown(*capacity, capacityMembers, "capacity", out.unknown);
    return {};
}

Result<EntityAttribute> readEntityAttribute(const JsonAt &attribute, std::set<std::string> &taken) {
    EntityAttribute out;
    TRY(out.name, readName(attribute, taken));
    if (const auto type = attribute.member("type")) {
        TRY(out.type, typeOf(types, engine::typeName, *type));
    }
    CHECK(readMember(attribute, "required", out.required));
    CHECK(readMember(attribute, "generator", out.generator));
    CHECK(readMember(attribute, "description", out.description));
    return out;
}

Result<EntityType> readEntityType(
    const JsonAt &entity, std::set<std::string> &taken, std::vector<UnknownMember> &unknown) {
    EntityType out;
    TRY(out.name, readName(entity, taken));
    CHECK(readMember(entity, "letter", out.letter));
    std::int64_t colour = out.colour;
    CHECK(readMember(entity, "colour", colour));
    constexpr int colours = 8;
    if (colour < 1 || colour > colours)
        return entity.member("colour")->wrong(
            {"Project", TRANSLATABLE("Project", "A colour is 1 to %1."), {std::to_string(colours)}});
    out.colour = static_cast<int>(colour);
    CHECK(readMember(entity, "squareBadge", out.squareBadge));
    TRY(out.keyTemplates, textMap(entity, "keyTemplates"));
    std::set<std::string> attributes;
    TRY(const auto attributeList, listMember(entity, "attributes"));
    for (const JsonAt &element : attributeList) {
        TRY(auto attribute, readEntityAttribute(element, attributes));
        keepUnknown(element, entityAttributeMembers, "entity/" + out.name + "/attribute/" + attribute.name, unknown);
        out.attributes.push_back(std::move(attribute));
    }
    TRY(out.variables, textMap(entity, "variables"));
    CHECK(readMember(entity, "samples", out.samples));
    CHECK(readMember(entity, "expectedItems", out.expectedItems));
    CHECK(readMember(entity, "expectedItemBytes", out.expectedItemBytes));
    CHECK(readMember(entity, "description", out.description));
    keepUnknown(entity, entityMembers, "entity/" + out.name, unknown);
    return out;
}

Result<Relation> readRelation(const JsonAt &relation) {
    CHECK(relation.isObject());
    TRY(const auto from, relation.required("from", Json::Kind::String));
    TRY(const auto to, relation.required("to", Json::Kind::String));
    TRY(const auto kind, relation.required("kind", Json::Kind::String));
    Relation out{.from = from->decoded(), .to = to->decoded()};
    TRY(out.kind, valueOf(relationKinds, kind));
    return out;
}

Result<void> readEncryption(const JsonAt &table, TableDesign &out) {
    const auto encryption = table.member("encryption");
    if (!encryption) return {};
    CHECK(encryption->isObject());
    TRY(const auto key, encryption->required("key", Json::Kind::String));
    TRY(out.encryption.key, valueOf(encryptionKeys, key));
    CHECK(readMember(*encryption, "keyId", out.encryption.keyId));
    keepUnknown(*encryption, encryptionMembers, "encryption", out.unknown);
    return {};
}

Result<Facet> readFacet(const JsonAt &facet, std::set<std::string> &taken, std::vector<UnknownMember> &unknown) {
    Facet out;
    TRY(out.name, readName(facet, taken));
    CHECK(readMember(facet, "partitionKeyAlias", out.partitionKeyAlias));
    CHECK(readMember(facet, "sortKeyAlias", out.sortKeyAlias));
    TRY(out.nonKeyAttributes, texts(facet, "nonKeyAttributes"));
    keepUnknown(facet, facetMembers, "facet/" + out.name, unknown);
    return out;
}

Result<TableDesign> readTable(const JsonAt &table, std::set<std::string> &taken, SampleItemReader &reader) {
    TRY(auto name, readName(table, taken));
    TRY(auto key, readKey(table));
    TableDesign out{
        .description = {.tableName = std::move(name),
                        .keySchema = std::move(key),
                        .localSecondaryIndexes = {},
                        .globalSecondaryIndexes = {},
                        .provisionedThroughput = {},
                        .onDemandThroughput = {},
                        .streamViewType = {},
                        .timeToLiveAttribute = {},
                        .tags = {}}
    };
    engine::TableDescription &description = out.description;

    std::set<std::string> attributes, indexes, entities, facets;
    TRY(const auto declared, listMember(table, "attributes"));
    for (const JsonAt &element : declared) {
        TRY(auto attribute, readName(element, attributes));
        TRY(const auto typeText, element.required("type", Json::Kind::String));
        TRY(const auto type, typeOf(types, engine::typeName, typeText));
        keepUnknown(element, attributeMembers, "attribute/" + attribute, out.unknown);
        out.attributes.push_back({.name = std::move(attribute), .type = type});
    }
    TRY(const auto localIndexes, listMember(table, "localSecondaryIndexes"));
    for (const JsonAt &element : localIndexes) {
        TRY(auto index, readIndex(element, indexes, out));
        description.localSecondaryIndexes.push_back(std::move(index));
    }
    TRY(const auto globalIndexes, listMember(table, "globalSecondaryIndexes"));
    for (const JsonAt &element : globalIndexes) {
        TRY(auto index, readIndex(element, indexes, out));
        description.globalSecondaryIndexes.push_back(std::move(index));
    }
    CHECK(readCapacity(table, out));
    if (const auto tableClass = table.member("tableClass")) {
        TRY(description.tableClass, valueOf(tableClasses, *tableClass));
    }
    if (const auto stream = table.member("stream")) {
        TRY(description.streamViewType, valueOf(streams, *stream));
    }
    CHECK(readMember(table, "timeToLive", description.timeToLiveAttribute));
    CHECK(readMember(table, "deletionProtection", description.deletionProtection));
    CHECK(readMember(table, "deployed", out.deployed));
    CHECK(readMember(table, "recoveryPeriodDays", out.recoveryPeriodDays));
    CHECK(readEncryption(table, out));
    TRY(const auto tags, listMember(table, "tags"));
    for (const JsonAt &element : tags) {
        CHECK(element.isObject());
        TRY(const auto tag, element.required("key", Json::Kind::String));
        TRY(const auto value, element.required("value", Json::Kind::String));
        description.tags.emplace_back(tag->decoded(), value->decoded());
    }
    TRY(const auto entityTypes, listMember(table, "entityTypes"));
    for (const JsonAt &element : entityTypes) {
        TRY(auto entity, readEntityType(element, entities, out.unknown));
        out.entityTypes.push_back(std::move(entity));
    }
    TRY(const auto relations, listMember(table, "relations"));
    for (const JsonAt &element : relations) {
        TRY(auto relation, readRelation(element));
        keepUnknown(element, relationMembers, "relation/" + relation.from + '/' + relation.to, out.unknown);
        out.relations.push_back(std::move(relation));
    }
    TRY(const auto facetList, listMember(table, "facets"));
    for (const JsonAt &element : facetList) {
        TRY(auto facet, readFacet(element, facets, out.unknown));
        out.facets.push_back(std::move(facet));
    }
    if (const auto items = table.member("items")) {
        std::vector<Shared<SampleItem>> rows;
        CHECK(reader.read(*items, {}, true, rows));
        out.items = Shared(std::move(rows));
    }
    keepUnknown(table, tableMembers, "", out.unknown);
    return out;
}

struct PatternText {
    std::string_view name;
    std::string AccessPattern::*member;
};
constexpr PatternText patternTexts[] = {
    {"id",                     &AccessPattern::id                    },
    {"name",                   &AccessPattern::name                  },
    {"description",            &AccessPattern::description           },
    {"operation",              &AccessPattern::operation             },
    {"tableName",              &AccessPattern::tableName             },
    {"indexName",              &AccessPattern::indexName             },
    {"keyConditionExpression", &AccessPattern::keyConditionExpression},
    {"filterExpression",       &AccessPattern::filterExpression      },
    {"projectionExpression",   &AccessPattern::projectionExpression  },
    {"updateExpression",       &AccessPattern::updateExpression      },
    {"conditionExpression",    &AccessPattern::conditionExpression   },
    {"statement",              &AccessPattern::statement             },
};
constexpr Named<bool AccessPattern::*> patternFlags[] = {
    {&AccessPattern::consistentRead, "consistentRead"},
    {&AccessPattern::descending,     "descending"    },
    {&AccessPattern::ordered,        "ordered"       },
};
constexpr Named<std::optional<std::int64_t> AccessPattern::*> patternIntegers[] = {
    {&AccessPattern::limit,         "limit"        },
    {&AccessPattern::expectedCount, "expectedCount"},
    {&AccessPattern::itemsAtScale,  "itemsAtScale" },
};
constexpr Named<double AccessPattern::*> patternRates[] = {
    {&AccessPattern::averagePerSecond, "averagePerSecond"},
    {&AccessPattern::peakPerSecond,    "peakPerSecond"   },
};
constexpr std::string_view patternOthers[] = {
    "request", "names", "values", "parameters", "arguments", "expectedItems", "expectedEntities", "mostUnits"};

/// JSON as people write it by hand: the object, or the text of what is none (yet).
std::string handwritten(const Json &value) {
    if (value.kind != Json::Kind::String) return compactText(compactJson(value)); // raw parts as well
    std::string text = value.decoded();
    if (const auto json = parseJson(text); json && json->kind == Json::Kind::Object) return compactText(text);
    return text;
}

Result<std::optional<double>> readDecimal(const JsonAt &object, std::string_view name) {
    const auto member = object.member(name);
    if (!member) return std::nullopt;
    TRY(const auto number, object.required(name, Json::Kind::Number));
    double value = 0;
    const std::string &text = number->text;
    const auto parsed = std::from_chars(text.data(), text.data() + text.size(), value);
    if (parsed.ec != std::errc() || value < 0)
        return member->wrong({"Project", TRANSLATABLE("Project", "%1 is no number from 0 up."), {text}});
    return value;
}

Result<void> readArguments(const JsonAt &pattern, AccessPattern &out) {
    const auto arguments = pattern.member("arguments");
    if (!arguments) return {};
    CHECK(arguments->isObject());
    for (const JsonMember &member : (*arguments)->members) {
        std::vector<std::string> &values = out.arguments[member.name];
        if (member.value.kind != Json::Kind::Array)
            values = {handwritten(member.value)};
        else
            for (const Json &value : member.value.elements) values.push_back(handwritten(value));
    }
    return {};
}

/// What an answer has to be, and how often it is asked for.
Result<void> readExpectations(const JsonAt &pattern, AccessPattern &out) {
    TRY(const auto items, listMember(pattern, "expectedItems"));
    for (const JsonAt &item : items) out.expectedItems.push_back(handwritten(*item));
    TRY(out.expectedEntities, texts(pattern, "expectedEntities"));
    TRY(out.mostUnits, readDecimal(pattern, "mostUnits"));
    for (const auto &[member, name] : patternIntegers) {
        CHECK(readMember(pattern, name, out.*member));
    }
    for (const auto &[member, name] : patternRates) {
        TRY(const auto rate, readDecimal(pattern, name));
        out.*member = rate.value_or(0);
    }
    return {};
}

Result<AccessPattern> readPattern(
    const JsonAt &pattern, std::set<std::string> &taken, std::vector<UnknownMember> &unknown) {
    CHECK(pattern.isObject());
    AccessPattern out;
    std::vector<std::string_view> known(std::begin(patternOthers), std::end(patternOthers));
    for (const PatternText &text : patternTexts) {
        CHECK(readMember(pattern, text.name, out.*text.member));
        known.push_back(text.name);
    }
    for (const auto &[member, name] : patternFlags) {
        CHECK(readMember(pattern, name, out.*member));
        known.push_back(name);
    }
    for (const auto &integer : patternIntegers) known.push_back(integer.name);
    for (const auto &rate : patternRates) known.push_back(rate.name);
    if (out.id.empty() || !taken.insert(out.id).second)
        return pattern.wrong({"Project",
            out.id.empty() ? TRANSLATABLE("Project", "An access pattern needs an id.")
                           : TRANSLATABLE("Project", "Two access patterns have the id \"%1\"."),
            {out.id}});
    TRY(out.names, textMap(pattern, "names"));
    if (const auto values = pattern.member("values")) {
        CHECK(values->isObject());
        for (const JsonMember &member : (*values)->members) out.values[member.name] = handwritten(member.value);
    }
    if (const auto request = pattern.member("request")) out.request = handwritten(**request);
    TRY(out.parameters, textMap(pattern, "parameters"));
    CHECK(readArguments(pattern, out));
    CHECK(readExpectations(pattern, out));
    keepUnknown(pattern, known, "pattern/" + out.id, unknown);
    return out;
}

struct AcceptanceText {
    std::string_view name;
    std::string Place::*member;
};
constexpr AcceptanceText acceptancePlaces[] = {
    {"table",     &Place::tableName    },
    {"index",     &Place::indexName    },
    {"entity",    &Place::entityName   },
    {"attribute", &Place::attributeName},
    {"pattern",   &Place::patternId    },
};

Result<void> readChecks(const JsonAt &checks, Design &design) {
    CHECK(checks.isObject());
    if (const auto profile = checks.member("profile")) {
        TRY(design.checkProfile, valueOf(checkProfiles, *profile));
    }
    TRY(const auto accepted, listMember(checks, "accepted"));
    for (const JsonAt &element : accepted) {
        CHECK(element.isObject());
        Acceptance acceptance;
        TRY(const auto rule, element.required("rule", Json::Kind::String));
        TRY(const auto reason, element.required("reason", Json::Kind::String));
        acceptance.rule = rule->decoded();
        acceptance.reason = reason->decoded();
        for (const AcceptanceText &place : acceptancePlaces)
            CHECK(readMember(element, place.name, acceptance.where.*place.member));
        CHECK(readMember(element, "item", acceptance.itemKey));
        design.accepted.push_back(std::move(acceptance));
    }
    constexpr std::string_view known[] = {"profile", "accepted"};
    keepUnknown(checks, known, "checks", design.unknown);
    return {};
}

Result<Layout> readLayout(const JsonAt &layout) {
    Layout out;
    const auto cards = layout.member("cards");
    if (!cards) return out;
    CHECK(cards->isObject());
    for (const JsonMember &member : (*cards)->members) {
        const JsonAt card = cards->member(member);
        CHECK(card.isObject());
        CardPosition &position = out.cards[member.name];
        for (const auto &[name, coordinate] : {std::pair("x", &position.x), std::pair("y", &position.y)}) {
            TRY(const auto number, card.required(name, Json::Kind::Number));
            const std::string &text = number->text;
            const auto parsed = std::from_chars(text.data(), text.data() + text.size(), *coordinate);
            if (parsed.ec != std::errc())
                return number.wrong({"Project", TRANSLATABLE("Project", "%1 is no place on the canvas."), {text}});
        }
    }
    return out;
}

/// `form` belongs to the whole file only.
Result<Foreign> readForeign(const JsonAt &foreign, bool whole) {
    CHECK(foreign.isObject());
    Foreign out;
    CHECK(readMember(foreign, "format", out.format));
    if (out.format.empty()) return Foreign();
    if (const auto form = foreign.member("form"); whole && form) {
        CHECK(form->isObject());
        CHECK(readMember(*form, "indent", out.form.indent));
        constexpr std::size_t deepestIndent = 16;
        if (out.form.indent.size() > deepestIndent || out.form.indent.find_first_not_of(" \t") != std::string::npos)
            return form->member("indent")->wrong(
                {"Project", TRANSLATABLE("Project", "Only blanks and tabs indent, up to %1 of them."),
                    {std::to_string(deepestIndent)}});
        CHECK(readMember(*form, "spaced", out.form.spaced));
        CHECK(readMember(*form, "crlf", out.form.crlf));
        CHECK(readMember(*form, "finalNewline", out.form.finalNewline));
        CHECK(readMember(*form, "byteOrderMark", out.form.byteOrderMark));
    }
    TRY(out.nameThere, textMap(foreign, "nameThere"));
    if (const auto document = foreign.member("document")) out.document = compactJson(**document);
    return out;
}

Result<void> checkVersion(const JsonAt &root, Json &json) {
    TRY(const auto at, root.required("hashrange", Json::Kind::Number));
    TRY(const auto version, at.integer());
    if (version > projectFileVersion)
        return at.wrong({
            "Project",
            TRANSLATABLE("Project", "A newer Hashrange wrote this file (format %1); this one reads up to format %2."),
            {std::to_string(version), std::to_string(projectFileVersion)}
        });
    if (version < 1)
        return at.wrong({"Project", TRANSLATABLE("Project", "There is no format %1."), {std::to_string(version)}});
    for (auto step = static_cast<std::size_t>(version) - 1; step < upgrades.size(); ++step) upgrades[step](json);
    return {};
}

// ---- Writing ----------------------------------------------------------------------------------------------------

/// Objects and arrays with a line for each member or element.
class Lines {
public:
    std::string out;

    void open(char bracket) {
        out += bracket;
        m_empty.push_back(true);
    }
    void close(char bracket) {
        const bool wasEmpty = m_empty.back();
        m_empty.pop_back();
        if (!wasEmpty) newLine();
        out += bracket;
    }
    void element() {
        if (!m_empty.back()) out += ',';
        m_empty.back() = false;
        newLine();
    }
    void name(std::string_view member) {
        element();
        appendJsonString(out, member);
        out += ": ";
    }
    void text(std::string_view member, std::string_view value) {
        name(member);
        appendJsonString(out, value);
    }
    void json(std::string_view member, std::string_view value) {
        name(member);
        appendFormatted(out, value, oneLine);
    }
    void json(std::string_view member, const Json &value) { json(member, compactJson(value)); }
    void integer(std::string_view member, std::int64_t value) {
        name(member);
        out += std::to_string(value);
    }
    void boolean(std::string_view member, bool value) {
        name(member);
        out += value ? "true" : "false";
    }

private:
    void newLine() {
        out += '\n';
        out.append(2 * m_empty.size(), ' ');
    }
    std::vector<bool> m_empty; ///< For each open bracket whether nothing stands in it yet.
};

Json textList(const std::vector<std::string> &values) {
    Json json = Json::array();
    for (const std::string &value : values) json.elements.push_back(Json::string(value));
    return json;
}
Json textObject(const std::map<std::string, std::string> &values) {
    Json json = Json::object();
    for (const auto &[name, value] : values) json.members.push_back({name, Json::string(value)});
    return json;
}

/// Unknown members by the object that they stand in; a file may hold any number of both.
class Unknown {
public:
    explicit Unknown(const std::vector<UnknownMember> &members) {
        for (const UnknownMember &member : members) m_byPlace[member.where].push_back(&member);
    }
    const std::vector<const UnknownMember *> &in(std::string_view where) const {
        static const std::vector<const UnknownMember *> none;
        const auto found = m_byPlace.find(where);
        return found == m_byPlace.end() ? none : found->second;
    }

private:
    std::map<std::string_view, std::vector<const UnknownMember *>> m_byPlace;
};

class ProjectWriter {
public:
    explicit ProjectWriter(const Design &design) : m_design(design), m_unknown(design.unknown) {}

    std::string run() {
        m_lines.open('{');
        m_lines.integer("hashrange", projectFileVersion);
        m_lines.text("name", m_design.name);
        m_lines.name("metadata");
        m_lines.open('{');
        m_lines.text("author", m_design.metadata.author);
        m_lines.text("description", m_design.metadata.description);
        m_lines.text("dateCreated", m_design.metadata.dateCreated);
        m_lines.text("dateLastModified", m_design.metadata.dateLastModified);
        unknown(m_unknown, "metadata");
        m_lines.close('}');
        array("tables", m_design.tables, [&](const Shared<TableDesign> &table) { writeTable(*table); });
        array("patterns", m_design.patterns, [&](const Shared<AccessPattern> &pattern) { writePattern(*pattern); });
        array(
            "scenarios", m_design.scenarios, [&](const Shared<Scenario> &scenario) { writeScenario(*scenario); },
            false);
        writeChecks();
        unknown(m_unknown, "");
        writeForeign();
        writeLayout();
        m_lines.close('}');
        return std::move(m_lines.out += '\n');
    }

private:
    template <class Elements, class Write>
    void array(std::string_view name, const Elements &elements, Write write, bool always = true) {
        if (!always && elements.empty()) return;
        m_lines.name(name);
        m_lines.open('[');
        for (const auto &element : elements) {
            m_lines.element();
            write(element);
        }
        m_lines.close(']');
    }

    void unknown(const Unknown &members, std::string_view where) {
        for (const UnknownMember *member : members.in(where)) m_lines.json(member->name, member->json);
    }
    static void addUnknown(Json &object, const Unknown &members, std::string_view where) {
        for (const UnknownMember *member : members.in(where)) object.set(member->name, Json::fromText(member->json));
    }

    void keyPart(std::string_view name, const std::vector<engine::KeyAttribute> &keys) {
        if (keys.empty()) return;
        Json list = Json::array();
        for (const engine::KeyAttribute &key : keys)
            list.elements.push_back(Json::object({
                {"name", Json::string(key.name)                        },
                {"type", Json::string(engine::scalarTypeName(key.type))}
            }));
        m_lines.json(name, list);
    }

    static void addUnits(Json &capacity, const engine::ProvisionedThroughput &throughput) {
        if (throughput == engine::ProvisionedThroughput()) return;
        capacity.set("read", Json::number(throughput.readCapacityUnits));
        capacity.set("write", Json::number(throughput.writeCapacityUnits));
    }
    static void addScaling(Json &capacity, std::string_view name, const std::optional<AutoScaling> &value) {
        if (!value) return;
        capacity.set(name, Json::object({
                               {"least",         Json::number(value->minCapacity)  },
                               {"most",          Json::number(value->maxCapacity)  },
                               {"targetPercent", Json::number(value->targetPercent)}
        }));
    }
    static void addWarm(Json &capacity, const std::optional<WarmThroughput> &warm) {
        if (!warm) return;
        capacity.set("warmRead", Json::number(warm->readUnitsPerSecond));
        capacity.set("warmWrite", Json::number(warm->writeUnitsPerSecond));
    }

    void writeIndex(const TableDesign &table, const engine::SecondaryIndex &index, const Unknown &members) {
        m_lines.open('{');
        m_lines.text("name", index.indexName);
        keyPart("partitionKeys", index.keySchema.partitionKeys());
        keyPart("sortKeys", index.keySchema.sortKeys());
        Json projection = Json::object({
            {"type", Json::string(nameOf(projections, index.projection.type))}
        });
        if (!index.projection.nonKeyAttributes.empty())
            projection.set("nonKeyAttributes", textList(index.projection.nonKeyAttributes));
        m_lines.json("projection", projection);
        Json capacity = Json::object();
        addUnits(capacity, index.provisionedThroughput);
        if (const auto settings = table.indexSettings.find(index.indexName); settings != table.indexSettings.end()) {
            addScaling(capacity, "autoScalingRead", settings->second.autoScalingRead);
            addScaling(capacity, "autoScalingWrite", settings->second.autoScalingWrite);
            addWarm(capacity, settings->second.warmThroughput);
        }
        addUnknown(capacity, members, "index/" + index.indexName + "/capacity");
        if (!capacity.members.empty()) m_lines.json("capacity", capacity);
        unknown(members, "index/" + index.indexName);
        m_lines.close('}');
    }

    void writeCapacity(const TableDesign &table, const Unknown &members) {
        const engine::TableDescription &description = table.description;
        Json capacity = Json::object({
            {"mode", Json::string(nameOf(billingModes, description.billingMode))}
        });
        addUnits(capacity, description.provisionedThroughput);
        addScaling(capacity, "autoScalingRead", table.autoScalingRead);
        addScaling(capacity, "autoScalingWrite", table.autoScalingWrite);
        addWarm(capacity, table.warmThroughput);
        if (const auto &most = description.onDemandThroughput) {
            if (most->maxReadRequestUnits) capacity.set("mostRead", Json::number(*most->maxReadRequestUnits));
            if (most->maxWriteRequestUnits) capacity.set("mostWrite", Json::number(*most->maxWriteRequestUnits));
        }
        addUnknown(capacity, members, "capacity");
        m_lines.json("capacity", capacity);
    }

    void writeTable(const TableDesign &table) {
        const engine::TableDescription &description = table.description;
        const Unknown members(table.unknown);
        m_lines.open('{');
        m_lines.text("name", description.tableName);
        keyPart("partitionKeys", description.keySchema.partitionKeys());
        keyPart("sortKeys", description.keySchema.sortKeys());
        array(
            "attributes", table.attributes,
            [&](const DeclaredAttribute &attribute) {
                Json json = Json::object({
                    {"name", Json::string(attribute.name)                  },
                    {"type", Json::string(engine::typeName(attribute.type))}
                });
                addUnknown(json, members, "attribute/" + attribute.name);
                appendFormatted(m_lines.out, compactJson(json), oneLine);
            },
            false);
        const auto index = [&](const engine::SecondaryIndex &one) { writeIndex(table, one, members); };
        array("localSecondaryIndexes", description.localSecondaryIndexes, index, false);
        array("globalSecondaryIndexes", description.globalSecondaryIndexes, index, false);
        writeCapacity(table, members);
        if (description.tableClass != engine::TableClass::Standard)
            m_lines.text("tableClass", nameOf(tableClasses, description.tableClass));
        if (description.streamViewType) m_lines.text("stream", nameOf(streams, *description.streamViewType));
        if (!description.timeToLiveAttribute.empty()) m_lines.text("timeToLive", description.timeToLiveAttribute);
        if (description.deletionProtection) m_lines.boolean("deletionProtection", true);
        if (table.deployed) m_lines.boolean("deployed", true);
        if (table.recoveryPeriodDays) m_lines.integer("recoveryPeriodDays", *table.recoveryPeriodDays);
        if (const Encryption &encryption = table.encryption;
            encryption != Encryption() || !members.in("encryption").empty()) {
            Json json = Json::object({
                {"key", Json::string(nameOf(encryptionKeys, encryption.key))}
            });
            if (!encryption.keyId.empty()) json.set("keyId", Json::string(encryption.keyId));
            addUnknown(json, members, "encryption");
            m_lines.json("encryption", json);
        }
        array(
            "tags", description.tags,
            [&](const std::pair<std::string, std::string> &tag) {
                const Json json = Json::object({
                    {"key",   Json::string(tag.first) },
                    {"value", Json::string(tag.second)}
                });
                appendFormatted(m_lines.out, compactJson(json), oneLine);
            },
            false);
        array(
            "entityTypes", table.entityTypes,
            [&](const Shared<EntityType> &entity) { writeEntityType(*entity, members); }, false);
        array(
            "relations", table.relations,
            [&](const Relation &relation) {
                Json json = Json::object({
                    {"from",                     Json::string(relation.from)},
                    {      "to", Json::string(relation.to)                           },
                    { "kind",           Json::string(nameOf(relationKinds,                                      relation.kind))}
                });
                addUnknown(json, members, "relation/" + relation.from + '/' + relation.to);
                appendFormatted(m_lines.out, compactJson(json), oneLine);
            },
            false);
        array(
            "facets", table.facets, [&](const Facet &facet) { writeFacet(facet, members); }, false);
        writeItems(table);
        unknown(members, "");
        m_lines.close('}');
    }

    void writeEntityType(const EntityType &entity, const Unknown &members) {
        m_lines.open('{');
        m_lines.text("name", entity.name);
        m_lines.text("letter", entity.letter);
        m_lines.integer("colour", entity.colour);
        if (entity.squareBadge) m_lines.boolean("squareBadge", true);
        m_lines.json("keyTemplates", textObject(entity.keyTemplates));
        array(
            "attributes", entity.attributes,
            [&](const EntityAttribute &attribute) {
                Json json = Json::object({
                    {"name", Json::string(attribute.name)}
                });
                if (attribute.type) json.set("type", Json::string(engine::typeName(*attribute.type)));
                if (attribute.required) json.set("required", Json::boolean(true));
                if (!attribute.generator.empty()) json.set("generator", Json::string(attribute.generator));
                if (!attribute.description.empty()) json.set("description", Json::string(attribute.description));
                addUnknown(json, members, "entity/" + entity.name + "/attribute/" + attribute.name);
                appendFormatted(m_lines.out, compactJson(json), oneLine);
            },
            false);
        if (!entity.variables.empty()) m_lines.json("variables", textObject(entity.variables));
        if (!entity.samples.empty()) m_lines.text("samples", entity.samples);
        if (entity.expectedItems) m_lines.integer("expectedItems", *entity.expectedItems);
        if (entity.expectedItemBytes) m_lines.integer("expectedItemBytes", *entity.expectedItemBytes);
        if (!entity.description.empty()) m_lines.text("description", entity.description);
        unknown(members, "entity/" + entity.name);
        m_lines.close('}');
    }

    void writeFacet(const Facet &facet, const Unknown &members) {
        m_lines.open('{');
        m_lines.text("name", facet.name);
        m_lines.text("partitionKeyAlias", facet.partitionKeyAlias);
        if (!facet.sortKeyAlias.empty()) m_lines.text("sortKeyAlias", facet.sortKeyAlias);
        m_lines.json("nonKeyAttributes", textList(facet.nonKeyAttributes));
        unknown(members, "facet/" + facet.name);
        m_lines.close('}');
    }

    /// An attribute a line. The name of a facet stands before the items that live in it.
    void writeItems(const TableDesign &table) {
        m_lines.name("items");
        m_lines.open('[');
        std::string_view facet;
        for (const auto &item : *table.items) {
            if (item->facet != facet) {
                facet = item->facet;
                m_lines.element();
                appendJsonString(m_lines.out, facet);
            }
            m_lines.element();
            m_lines.open('{');
            for (const AttributeText &attribute : attributeTexts(*item)) m_lines.json(attribute.name, attribute.json);
            m_lines.close('}');
        }
        m_lines.close(']');
    }

    void writePattern(const AccessPattern &pattern) {
        m_lines.open('{');
        for (const PatternText &text : patternTexts)
            if (!(pattern.*text.member).empty() || text.member == &AccessPattern::operation)
                m_lines.text(text.name, pattern.*text.member);
        if (!pattern.names.empty()) m_lines.json("names", textObject(pattern.names));
        if (!pattern.values.empty()) {
            Json values = Json::object();
            for (const auto &[name, value] : pattern.values) values.members.push_back({name, handwritten(value)});
            m_lines.json("values", values);
        }
        if (!pattern.parameters.empty()) m_lines.json("parameters", textObject(pattern.parameters));
        if (!pattern.arguments.empty()) {
            Json arguments = Json::object();
            for (const auto &[name, values] : pattern.arguments)
                arguments.members.push_back(
                    {name, values.size() == 1 ? handwritten(values.front()) : handwritten(values)});
            m_lines.json("arguments", arguments);
        }
        if (!pattern.request.empty()) m_lines.json("request", handwritten(pattern.request));
        for (const auto &[member, name] : patternFlags)
            if (pattern.*member) m_lines.boolean(name, true);
        for (const auto &[member, name] : patternIntegers)
            if (pattern.*member) m_lines.integer(name, *(pattern.*member));
        array(
            "expectedItems", pattern.expectedItems,
            [&](const std::string &item) { appendFormatted(m_lines.out, compactJson(handwritten(item)), oneLine); },
            false);
        if (!pattern.expectedEntities.empty()) m_lines.json("expectedEntities", textList(pattern.expectedEntities));
        if (pattern.mostUnits) m_lines.json("mostUnits", decimalText(*pattern.mostUnits));
        for (const auto &[member, name] : patternRates)
            if (pattern.*member != 0) m_lines.json(name, decimalText(pattern.*member));
        unknown(m_unknown, "pattern/" + pattern.id);
        m_lines.close('}');
    }

    /// A line for each member, entity volume and load.
    void writeScenario(const Scenario &scenario) {
        const Json json = scenarioJson(
            scenario, [&](Json &object, const std::string &where) { addUnknown(object, m_unknown, where); });
        m_lines.open('{');
        for (const JsonMember &member : json.members) {
            const bool lines = member.name == "volumes" || member.name == "loads";
            if (!lines) {
                m_lines.json(member.name, member.value);
                continue;
            }
            array(member.name, member.value.elements,
                [&](const Json &element) { appendFormatted(m_lines.out, compactJson(element), oneLine); });
        }
        m_lines.close('}');
    }

    /// An object as such, anything else as the text that someone typed.
    static Json handwritten(const std::string &text) {
        const auto json = parseJson(text);
        return json && json->kind == Json::Kind::Object ? Json::fromText(text) : Json::string(text);
    }
    static Json handwritten(const std::vector<std::string> &texts) {
        Json list = Json::array();
        for (const std::string &text : texts) list.elements.push_back(handwritten(text));
        return list;
    }

    void writeChecks() {
        if (m_design.checkProfile == CheckProfile::Auto && m_design.accepted.empty() && m_unknown.in("checks").empty())
            return;
        m_lines.name("checks");
        m_lines.open('{');
        if (m_design.checkProfile != CheckProfile::Auto)
            m_lines.text("profile", nameOf(checkProfiles, m_design.checkProfile));
        array(
            "accepted", m_design.accepted,
            [&](const Acceptance &acceptance) {
                m_lines.open('{');
                m_lines.text("rule", acceptance.rule);
                for (const AcceptanceText &place : acceptancePlaces)
                    if (!(acceptance.where.*place.member).empty())
                        m_lines.text(place.name, acceptance.where.*place.member);
                if (!acceptance.itemKey.empty()) m_lines.text("item", acceptance.itemKey);
                m_lines.text("reason", acceptance.reason);
                m_lines.close('}');
            },
            false);
        unknown(m_unknown, "checks");
        m_lines.close('}');
    }

    static void writeForeignPart(Lines &lines, const Foreign &foreign) {
        lines.text("format", foreign.format);
        if (!foreign.nameThere.empty()) lines.json("nameThere", textObject(foreign.nameThere));
        if (!foreign.document.empty()) lines.json("document", foreign.document);
    }

    void writeForeign() {
        const auto none = [](const Foreign &foreign) { return foreign.format.empty(); };
        if (none(*m_design.foreign) &&
            std::ranges::all_of(m_design.tables, [&](const auto &table) { return none(*table->foreign); }))
            return;
        m_lines.name("foreign");
        m_lines.open('{');
        writeForeignPart(m_lines, *m_design.foreign);
        const TextForm &form = m_design.foreign->form;
        m_lines.json("form", Json::object({
                                 {"indent",        Json::string(form.indent)        },
                                 {"spaced",        Json::boolean(form.spaced)       },
                                 {"crlf",          Json::boolean(form.crlf)         },
                                 {"finalNewline",  Json::boolean(form.finalNewline) },
                                 {"byteOrderMark", Json::boolean(form.byteOrderMark)}
        }));
        m_lines.name("tables");
        m_lines.open('{');
        for (const auto &table : m_design.tables) {
            if (none(*table->foreign)) continue;
            m_lines.name(table->name());
            m_lines.open('{');
            writeForeignPart(m_lines, *table->foreign);
            m_lines.close('}');
        }
        m_lines.close('}');
        m_lines.close('}');
    }

    void writeLayout() {
        m_lines.name("layout");
        m_lines.open('{');
        m_lines.name("cards");
        m_lines.open('{');
        for (const auto &[card, position] : m_design.layout->cards) {
            m_lines.name(card);
            m_lines.out += "{\"x\": " + decimalText(position.x) + ", \"y\": " + decimalText(position.y) + '}';
        }
        m_lines.close('}');
        unknown(m_unknown, "layout");
        m_lines.close('}');
    }

    const Design &m_design;
    const Unknown m_unknown;
    Lines m_lines;
};

}

bool looksLikeProject(std::string_view bytes) {
    constexpr std::string_view mark[] = {"hashrange"};
    return topLevelName(bytes, mark).has_value();
}

Result<Design> readProject(std::string_view bytes, const ReadOptions &options) {
    TRY(auto json, parseJson(bytes, {.rawArrays = itemArrays, .read = &options}));
    const JsonAt root(json, bytes);
    CHECK(root.isObject());
    CHECK(checkVersion(root, json));

    Design design;
    CHECK(readMember(root, "name", design.name));
    if (const auto metadata = root.member("metadata")) {
        CHECK(metadata->isObject());
        CHECK(readMember(*metadata, "author", design.metadata.author));
        CHECK(readMember(*metadata, "description", design.metadata.description));
        CHECK(readMember(*metadata, "dateCreated", design.metadata.dateCreated));
        CHECK(readMember(*metadata, "dateLastModified", design.metadata.dateLastModified));
        constexpr std::string_view known[] = {"author", "description", "dateCreated", "dateLastModified"};
        keepUnknown(*metadata, known, "metadata", design.unknown);
    }

    const auto foreign = root.member("foreign");
    std::optional<JsonAt> foreignTables;
    if (foreign) {
        TRY(auto read, readForeign(*foreign, true));
        design.foreign = Shared(std::move(read));
        foreignTables = foreign->member("tables");
    }
    SampleItemReader reader(bytes, options);
    std::set<std::string> names;
    TRY(const auto tables, listMember(root, "tables"));
    for (const JsonAt &element : tables) {
        TRY(auto table, readTable(element, names, reader));
        if (const auto part = foreignTables ? foreignTables->member(table.name()) : std::nullopt) {
            TRY(auto read, readForeign(*part, false));
            table.foreign = Shared(std::move(read));
        }
        design.tables.push_back(std::move(table));
    }

    std::set<std::string> ids;
    TRY(const auto patterns, listMember(root, "patterns"));
    for (const JsonAt &element : patterns) {
        TRY(auto pattern, readPattern(element, ids, design.unknown));
        design.patterns.push_back(std::move(pattern));
    }
    std::set<std::string> scenarioNames;
    TRY(const auto scenarios, listMember(root, "scenarios"));
    for (const JsonAt &element : scenarios) {
        TRY(auto scenario, readScenario(element, design.unknown));
        if (!scenarioNames.insert(scenario.name).second)
            return element.wrong({"Project", TRANSLATABLE("Project", "Two have the name \"%1\"."), {scenario.name}});
        design.scenarios.push_back(std::move(scenario));
    }
    if (const auto checks = root.member("checks")) CHECK(readChecks(*checks, design));
    if (const auto layout = root.member("layout")) {
        CHECK(layout->isObject());
        TRY(auto read, readLayout(*layout));
        design.layout = Shared(std::move(read));
        constexpr std::string_view known[] = {"cards"};
        keepUnknown(*layout, known, "layout", design.unknown);
    }
    keepUnknown(root, designMembers, "", design.unknown);
    return design;
}

Written writeProject(const Design &design) {
    return {.text = ProjectWriter(design).run()};
}

}
