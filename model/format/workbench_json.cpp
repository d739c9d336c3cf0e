#include "model/format/workbench_json.h"

#include "model/format/json_text.h"
#include "model/format/sample_items.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace model {

namespace {

constexpr const char *formatId = "nosql-workbench";
using Names = std::span<const std::string_view>;

// The order in which Workbench writes its keys; a key that we add goes to its place in it.
constexpr std::string_view modelKeys[] = {"ModelName", "ModelMetadata", "DataModel"};
constexpr std::string_view metadataKeys[] = {
    "Author", "DateCreated", "DateLastModified", "Description", "AWSService", "Version"};
constexpr std::string_view tableKeys[] = {"TableName", "KeyAttributes", "NonKeyAttributes", "TableFacets",
    "GlobalSecondaryIndexes", "TableData", "DataAccess", "SampleDataFormats", "BillingMode",
    "ProvisionedCapacitySettings"};
constexpr std::string_view keyKeys[] = {"PartitionKey", "SortKey"};
constexpr std::string_view indexKeys[] = {"IndexName", "KeyAttributes", "Projection"};
constexpr std::string_view facetKeys[] = {
    "FacetName", "KeyAttributeAlias", "TableData", "NonKeyAttributes", "DataAccess"};
constexpr std::string_view capacityKeys[] = {"ProvisionedThroughput", "AutoScalingRead", "AutoScalingWrite"};
// Not ours to read, but no sign of another format either: the preview's and the web modeler's.
constexpr std::string_view otherTableKeys[] = {
    "LocalSecondaryIndexes", "TableViews", "ModelSchema", "SavedQuery", "TimeToLiveAttribute"};
constexpr std::string_view itemArrays[] = {"TableData"};

constexpr engine::Type types[] = {engine::Type::S, engine::Type::N, engine::Type::B, engine::Type::Bool,
    engine::Type::Null, engine::Type::M, engine::Type::L, engine::Type::SS, engine::Type::NS, engine::Type::BS};
constexpr engine::ScalarType scalarTypes[] = {engine::ScalarType::S, engine::ScalarType::N, engine::ScalarType::B};

struct ProjectionName {
    engine::Projection::Type type;
    const char *name;
};
constexpr ProjectionName projectionNames[] = {
    {engine::Projection::Type::All,      "ALL"      },
    {engine::Projection::Type::KeysOnly, "KEYS_ONLY"},
    {engine::Projection::Type::Include,  "INCLUDE"  },
};

std::optional<engine::ScalarType> scalar(engine::Type type) {
    if (type == engine::Type::S) return engine::ScalarType::S;
    if (type == engine::Type::N) return engine::ScalarType::N;
    if (type == engine::Type::B) return engine::ScalarType::B;
    return std::nullopt;
}

bool isIn(Names names, std::string_view name) {
    return std::ranges::find(names, name) != names.end();
}

/// The member, unless it is missing or null, which files use for the same.
std::optional<JsonAt> present(const JsonAt &object, std::string_view name) {
    auto member = object.member(name);
    if (member && (*member)->kind == Json::Kind::Null) return std::nullopt;
    return member;
}

/// Free text such as dates: what is no text counts as none, and is written back all the same.
std::string freeText(const JsonAt &object, std::string_view name) {
    const auto member = object.member(name);
    return member && (*member)->kind == Json::Kind::String ? (*member)->decoded() : std::string();
}

// ---- Refusing what is no model ----------------------------------------------------------------------------------

struct LookAlike {
    const char *key;
    const char *is;
};
constexpr LookAlike lookAlikes[] = {
    {"AWSTemplateFormatVersion", TRANSLATABLE("Workbench", "a CloudFormation template")               },
    {"Resources",                TRANSLATABLE("Workbench", "a CloudFormation template")               },
    {"AttributeDefinitions",     TRANSLATABLE("Workbench", "a CreateTable request")                   },
    {"KeySchema",                TRANSLATABLE("Workbench", "a CreateTable request")                   },
    {"TableName",                TRANSLATABLE("Workbench", "a CreateTable request")                   },
    {"Table",                    TRANSLATABLE("Workbench", "an answer of DescribeTable")              },
    {"access_patterns",          TRANSLATABLE("Workbench", "a data model of the DynamoDB MCP server") },
    {"tables",                   TRANSLATABLE("Workbench", "a data model of the DynamoDB MCP server") },
    {"models",                   TRANSLATABLE("Workbench", "a OneTable schema")                       },
    {"Keyspaces",                TRANSLATABLE("Workbench", "a model for Amazon Keyspaces")            },
    {"keyspaceName",             TRANSLATABLE("Workbench", "a model for Amazon Keyspaces")            },
    {"Items",                    TRANSLATABLE("Workbench", "an answer of Scan or Query")              },
    {"Item",                     TRANSLATABLE("Workbench", "an answer of GetItem or an exported item")},
    {"hashrange",                TRANSLATABLE("Workbench", "a Hashrange project")                     },
};

/// The first key of the object that a model does not have, as a refusal; `missing` is what it has instead of it.
tl::unexpected<Problem> wrongKey(const JsonAt &object, Names known, Names alsoKnown, const char *missing) {
    for (const JsonMember &member : object->members) {
        if (isIn(known, member.name) || isIn(alsoKnown, member.name)) continue;
        JsonAt at = object.member(member);
        const TextPlace place = placeAt(object.source(), member.nameOffset, at.path());
        const auto alike = std::ranges::find(lookAlikes, member.name, &LookAlike::key);
        if (alike != std::end(lookAlikes))
            return refusal(
                {
                    "Workbench",
                    TRANSLATABLE("Workbench", "\"%1\" is no key of a NoSQL Workbench model, which has "
                                              "\"%2\" here. This looks like %3."),
                    {member.name, missing, alike->is}
            },
                place);
        return refusal(
            {
                "Workbench",
                TRANSLATABLE("Workbench", "\"%1\" is no key of a NoSQL Workbench model, which has \"%2\" here."),
                {member.name, missing}
        },
            place);
    }
    return object.wrong(
        {"Workbench", TRANSLATABLE("Workbench", "\"%1\" is missing; a NoSQL Workbench model has it here."), {missing}});
}

/// Whether this is a model at all, before anything of it is read.
Result<void> checkIsModel(const JsonAt &root) {
    if (root->kind != Json::Kind::Object)
        return root.wrong({"Workbench",
            TRANSLATABLE("Workbench", "A model is one object with \"ModelName\" and \"DataModel\"; this is %1."),
            {root->kind == Json::Kind::Array ? "a list" : "a single value"}});
    if (const auto metadata = present(root, "ModelMetadata")) {
        const std::string service = freeText(*metadata, "AWSService");
        if (service.find("Keyspaces") != std::string::npos || service.find("Cassandra") != std::string::npos)
            return metadata->member("AWSService")
                ->wrong({"Workbench",
                    TRANSLATABLE("Workbench", "This model is for %1. Hashrange designs tables for Amazon DynamoDB."),
                    {service}});
    }
    const auto tables = root.member("DataModel");
    if (!tables) return wrongKey(root, modelKeys, {}, "DataModel");
    if ((*tables)->kind == Json::Kind::Object) return wrongKey(*tables, {}, {}, "a list of tables");
    CHECK(tables->elements());
    return {};
}

// ---- Reading ----------------------------------------------------------------------------------------------------

template <class Choice, class NameOf>
Result<Choice> choice(const JsonAt &text, std::span<const Choice> choices, NameOf nameOf) {
    TRY(const auto value, text.string());
    std::string all;
    for (const Choice &one : choices) {
        if (value == nameOf(one)) return one;
        all += (all.empty() ? "" : ", ") + std::string(nameOf(one));
    }
    return text.wrong({
        "Workbench", TRANSLATABLE("Workbench", "\"%1\" is none of %2."), {value, all}
    });
}

Result<std::vector<std::string>> names(const JsonAt &object, std::string_view member) {
    std::vector<std::string> out;
    const auto list = present(object, member);
    if (!list) return out;
    TRY(const auto elements, list->elements());
    for (const JsonAt &element : elements) {
        TRY(auto name, element.string());
        out.push_back(std::move(name));
    }
    return out;
}

Result<engine::KeyAttribute> readKeyAttribute(const JsonAt &attribute) {
    CHECK(attribute.isObject());
    TRY(const auto name, attribute.required("AttributeName", Json::Kind::String));
    engine::KeyAttribute key{.name = name->decoded()};
    if (const auto type = present(attribute, "AttributeType")) {
        TRY(key.type, choice<engine::ScalarType>(*type, scalarTypes, engine::scalarTypeName));
    }
    return key;
}

/// `typeOf` knows better than an index which type an attribute has.
Result<engine::KeySchema> readKey(
    const JsonAt &object, Names known, Names alsoKnown, const std::map<std::string, engine::ScalarType> &typeOf) {
    const auto keys = object.member("KeyAttributes");
    if (!keys) return wrongKey(object, known, alsoKnown, "KeyAttributes");
    CHECK(keys->isObject());
    const auto partition = keys->member("PartitionKey");
    if (!partition) return wrongKey(*keys, keyKeys, {}, "PartitionKey");
    const auto sort = present(*keys, "SortKey");
    std::vector<engine::KeyAttribute> partitionKeys, sortKeys;
    TRY(auto partitionKey, readKeyAttribute(*partition));
    partitionKeys.push_back(std::move(partitionKey));
    if (sort) {
        TRY(auto sortKey, readKeyAttribute(*sort));
        sortKeys.push_back(std::move(sortKey));
    }
    for (auto *part : {&partitionKeys, &sortKeys})
        for (engine::KeyAttribute &key : *part)
            if (const auto type = typeOf.find(key.name); type != typeOf.end()) key.type = type->second;
    auto schema = engine::KeySchema::make(std::move(partitionKeys), std::move(sortKeys));
    if (!schema) return keys->wrong(Message::verbatim(schema.error().message));
    return *std::move(schema);
}

Result<engine::SecondaryIndex> readIndex(const JsonAt &index, const std::map<std::string, engine::ScalarType> &typeOf) {
    CHECK(index.isObject());
    const auto name = index.member("IndexName");
    if (!name) return wrongKey(index, indexKeys, {}, "IndexName");
    TRY(auto indexName, name->string());
    TRY(auto key, readKey(index, indexKeys, {}, typeOf));
    engine::Projection projection;
    if (const auto written = present(index, "Projection")) {
        CHECK(written->isObject());
        if (const auto type = present(*written, "ProjectionType")) {
            TRY(const auto row, choice<ProjectionName>(*type, projectionNames, [](auto &r) { return r.name; }));
            projection.type = row.type;
        }
        TRY(projection.nonKeyAttributes, names(*written, "NonKeyAttributes"));
    }
    return engine::SecondaryIndex{.indexName = std::move(indexName),
        .keySchema = std::move(key),
        .projection = std::move(projection),
        .provisionedThroughput = {}};
}

Result<Facet> readFacet(const JsonAt &facet) {
    CHECK(facet.isObject());
    const auto name = facet.member("FacetName");
    if (!name) return wrongKey(facet, facetKeys, {}, "FacetName");
    Facet out;
    TRY(out.name, name->string());
    if (const auto alias = present(facet, "KeyAttributeAlias")) {
        CHECK(alias->isObject());
        out.partitionKeyAlias = freeText(*alias, "PartitionKeyAlias");
        out.sortKeyAlias = freeText(*alias, "SortKeyAlias");
    }
    TRY(out.nonKeyAttributes, names(facet, "NonKeyAttributes"));
    return out;
}

Result<std::optional<AutoScaling>> readAutoScaling(const JsonAt &settings, std::string_view name) {
    const auto block = present(settings, name);
    if (!block) return std::nullopt;
    AutoScaling scaling;
    if (const auto target = present(*block, "ScalableTargetRequest")) {
        if (const auto least = present(*target, "MinCapacity")) {
            TRY(scaling.minCapacity, least->integer());
        }
        if (const auto most = present(*target, "MaxCapacity")) {
            TRY(scaling.maxCapacity, most->integer());
        }
    }
    if (const auto policy = present(*block, "ScalingPolicyConfiguration"))
        if (const auto percent = present(*policy, "TargetValue")) {
            TRY(scaling.targetPercent, percent->integer());
        }
    return scaling;
}

Result<void> readCapacity(const JsonAt &table, TableDesign &out) {
    const auto mode = present(table, "BillingMode");
    if (!mode) return {};
    constexpr std::string_view modes[] = {"PROVISIONED", "PAY_PER_REQUEST"};
    TRY(const auto text, choice<std::string_view>(*mode, modes, [](auto name) { return name; }));
    if (text == "PAY_PER_REQUEST") return {};
    out.description.billingMode = engine::BillingMode::Provisioned;
    out.description.provisionedThroughput = {.readCapacityUnits = 5, .writeCapacityUnits = 5}; // Workbench's own
    const auto settings = present(table, "ProvisionedCapacitySettings");
    if (!settings) return {};
    CHECK(settings->isObject());
    if (const auto units = present(*settings, "ProvisionedThroughput")) {
        if (const auto read = present(*units, "ReadCapacityUnits")) {
            TRY(out.description.provisionedThroughput.readCapacityUnits, read->integer());
        }
        if (const auto write = present(*units, "WriteCapacityUnits")) {
            TRY(out.description.provisionedThroughput.writeCapacityUnits, write->integer());
        }
    }
    TRY(out.autoScalingRead, readAutoScaling(*settings, "AutoScalingRead"));
    TRY(out.autoScalingWrite, readAutoScaling(*settings, "AutoScalingWrite"));
    return {};
}

Result<void> readDeclarations(const JsonAt &table, const engine::KeySchema &key, TableDesign &out) {
    const auto declared = present(table, "NonKeyAttributes");
    if (!declared) return {};
    TRY(const auto elements, declared->elements());
    std::set<std::string> known;
    for (const JsonAt &element : elements) {
        CHECK(element.isObject());
        TRY(const auto name, element.required("AttributeName", Json::Kind::String));
        TRY(const auto typeText, element.required("AttributeType", Json::Kind::String));
        TRY(const auto type, choice<engine::Type>(typeText, types, engine::typeName));
        std::string attribute = name->decoded();
        if (!key.contains(attribute) && known.insert(attribute).second) // the web modeler repeats them
            out.attributes.push_back({.name = std::move(attribute), .type = type});
    }
    return {};
}

/// A table without its items. That of the skeleton of a file tells what the file says, quirks and all: what differs
/// from it is an edit.
Result<TableDesign> readTable(const JsonAt &table) {
    CHECK(table.isObject());
    const auto name = table.member("TableName");
    if (!name) return wrongKey(table, tableKeys, otherTableKeys, "TableName");
    TRY(auto tableName, name->string());
    TRY(auto key, readKey(table, tableKeys, otherTableKeys, {}));
    TableDesign out{
        .description = {.tableName = std::move(tableName),
                        .keySchema = std::move(key),
                        .localSecondaryIndexes = {},
                        .globalSecondaryIndexes = {},
                        .provisionedThroughput = {},
                        .onDemandThroughput = {},
                        .streamViewType = {},
                        .timeToLiveAttribute = {},
                        .tags = {}}
    };
    CHECK(readDeclarations(table, out.description.keySchema, out));

    std::map<std::string, engine::ScalarType> typeOf;
    for (const engine::KeyAttribute &attribute : out.description.keySchema.attributes())
        typeOf[attribute.name] = attribute.type;
    for (const DeclaredAttribute &attribute : out.attributes)
        if (const auto type = scalar(attribute.type)) typeOf.try_emplace(attribute.name, *type);
    std::set<std::string> names; // sets, for a file may hold any number
    for (const DeclaredAttribute &attribute : out.attributes) names.insert("attribute/" + attribute.name);
    if (const auto indexes = present(table, "GlobalSecondaryIndexes")) {
        TRY(const auto elements, indexes->elements());
        for (const JsonAt &element : elements) {
            TRY(auto index, readIndex(element, typeOf));
            if (!names.insert("index/" + index.indexName).second)
                return element.wrong(Message::verbatim(
                    "One or more parameter values were invalid: Duplicate index name: " + index.indexName));
            for (const engine::KeyAttribute &attribute : index.keySchema.attributes()) {
                typeOf.try_emplace(attribute.name, attribute.type);
                if (!out.description.keySchema.contains(attribute.name) &&
                    names.insert("attribute/" + attribute.name).second)
                    out.attributes.push_back(
                        {.name = attribute.name, .type = static_cast<engine::Type>(attribute.type)});
            }
            out.description.globalSecondaryIndexes.push_back(std::move(index));
        }
    }
    if (const auto facets = present(table, "TableFacets")) {
        TRY(const auto elements, facets->elements());
        for (const JsonAt &element : elements) {
            TRY(auto facet, readFacet(element));
            if (!names.insert("facet/" + facet.name).second)
                return element.wrong({"Workbench",
                    TRANSLATABLE("Workbench", "Two facets of the table are named \"%1\"."), {facet.name}});
            out.facets.push_back(std::move(facet));
        }
    }
    CHECK(readCapacity(table, out));
    return out;
}

Result<void> readItems(
    const JsonAt &holder, const std::string &facet, SampleItemReader &reader, std::vector<Shared<SampleItem>> &out) {
    if (const auto items = present(holder, "TableData")) CHECK(reader.read(*items, facet, false, out));
    return {};
}

/// The skeleton: the list stays where it is, its items live in the design.
void takeItemsOut(Json &holder) {
    if (Json *items = holder.find("TableData"); items != nullptr && items->kind == Json::Kind::Raw)
        *items = Json::fromText("[]");
}

// ---- Writing ----------------------------------------------------------------------------------------------------

/// One element of a list as the design has it now: its name in the file, and how it is brought up to date there.
struct Entry {
    std::string there;
    std::function<void(Json &)> update;
};

std::string nameOf(const Json &object, std::string_view nameKey) {
    const Json *name = object.find(nameKey);
    return name != nullptr && name->kind == Json::Kind::String ? name->decoded() : std::string();
}

/// Brings a list of named objects in step with `now`: those that stay keep their place and unknown members, repeats
/// included; `was` names the ones that the design had read, so that what it never knew is left alone.
void mergeList(Json &list, std::string_view nameKey, const std::set<std::string> &was, std::vector<Entry> now) {
    std::map<std::string, std::size_t> firstOf;
    for (std::size_t i = 0; i < list.elements.size(); ++i) firstOf.try_emplace(nameOf(list.elements[i], nameKey), i);
    std::vector<std::size_t> places; // in the file, of those that are there
    std::map<std::string, const Entry *> stays;
    for (const Entry &entry : now)
        if (const auto first = firstOf.find(entry.there); first != firstOf.end()) {
            places.push_back(first->second);
            stays[entry.there] = &entry;
        }
    const bool reordered = !std::ranges::is_sorted(places);

    std::vector<Json> merged;
    std::size_t position = 0;
    const auto copyOthersUpTo = [&](std::size_t end) { // repeats, and what the design never knew
        for (; position < end; ++position) {
            Json &element = list.elements[position];
            const std::string name = nameOf(element, nameKey);
            const auto entry = stays.find(name);
            if (entry != stays.end() && firstOf[name] == position) continue; // moved to its new place
            if (entry != stays.end())
                entry->second->update(element);
            else if (was.contains(name))
                continue; // removed
            merged.push_back(std::move(element));
        }
    };
    for (const Entry &entry : now) {
        const auto first = firstOf.find(entry.there);
        Json element = Json::object();
        if (first != firstOf.end() && stays[entry.there] == &entry) {
            if (!reordered) copyOthersUpTo(first->second);
            element = std::move(list.elements[first->second]);
            if (!reordered) position = first->second + 1;
        }
        entry.update(element);
        merged.push_back(std::move(element));
    }
    if (!reordered) copyOthersUpTo(list.elements.size());
    list.elements = std::move(merged);
}

void setText(Json &object, std::string_view name, std::string_view value, Names order = {}) {
    object.set(name, Json::string(value), order);
}

Json &setDefault(Json &object, std::string_view name, Json value, Names order) {
    Json *present = object.find(name);
    return present != nullptr && present->kind == value.kind ? *present : object.set(name, std::move(value), order);
}

Json textList(const std::vector<std::string> &texts) {
    Json list = Json::array();
    for (const std::string &text : texts) list.elements.push_back(Json::string(text));
    return list;
}

class TableWriter {
public:
    TableWriter(const TableDesign &table, std::vector<Loss> &losses) : m_now(table), m_losses(losses) {
        for (const auto &[part, name] : table.foreign->nameThere)
            m_taken.insert(part.substr(0, part.find('/') + 1) + name);
    }

    Json run() {
        Json out = Json::object();
        if (m_now.foreign->format == formatId) {
            if (auto skeleton = parseJson(m_now.foreign->document, {.rawArrays = itemArrays})) {
                if (auto was = readTable(JsonAt(*skeleton, m_now.foreign->document))) {
                    out = *std::move(skeleton);
                    m_was = *std::move(was);
                }
            }
        }
        if (!m_was || m_was->name() != m_now.name()) setText(out, "TableName", m_now.name(), tableKeys);
        writeKey(out, tableKeys, m_was ? &m_was->description.keySchema : nullptr, m_now.description.keySchema);
        writeDeclarations(out);
        writeFacets(out);
        writeIndexes(out);
        writeItems(out);
        if (!m_was) out.set("DataAccess", dataAccess(), tableKeys);
        writeCapacity(out);
        listLosses();
        return out;
    }

private:
    void lose(Place place, Message message) { m_losses.push_back({std::move(place), std::move(message)}); }
    Place here() const { return {.tableName = m_now.name()}; }

    static Json dataAccess() {
        Json access = Json::object();
        access.set("MySql", Json::object());
        return access;
    }

    /// The name in the file; one that no file can have for what is newer.
    std::string there(std::string_view kind, const std::string &name) const {
        const std::string key = std::string(kind) + '/' + name;
        if (const auto renamed = m_now.foreign->nameThere.find(key); renamed != m_now.foreign->nameThere.end())
            return renamed->second;
        return m_taken.contains(key) ? std::string(1, '\0') : name;
    }

    void writeKeyAttribute(
        Json &keys, std::string_view part, const engine::KeyAttribute *was, const engine::KeyAttribute *now) {
        if (now == nullptr) {
            if (was != nullptr) keys.remove(part);
            return;
        }
        if (was != nullptr && *was == *now) return;
        Json *attribute = keys.find(part);
        if (attribute == nullptr || was == nullptr || there("attribute", now->name) != was->name)
            attribute = &keys.set(part, Json::object(), keyKeys);
        if (was == nullptr || was->name != now->name) setText(*attribute, "AttributeName", now->name);
        setText(*attribute, "AttributeType", engine::scalarTypeName(now->type));
    }

    /// Of a table, or of an index with one attribute of a kind.
    void writeKey(Json &holder, Names order, const engine::KeySchema *was, const engine::KeySchema &now) {
        const auto first = [](const std::vector<engine::KeyAttribute> &part) {
            return part.empty() ? nullptr : &part.front();
        };
        Json &keys = setDefault(holder, "KeyAttributes", Json::object(), order);
        writeKeyAttribute(
            keys, "PartitionKey", was ? first(was->partitionKeys()) : nullptr, first(now.partitionKeys()));
        writeKeyAttribute(keys, "SortKey", was ? first(was->sortKeys()) : nullptr, first(now.sortKeys()));
    }

    void writeDeclarations(Json &out) {
        std::vector<DeclaredAttribute> attributes = m_now.attributes;
        if (!m_was) declareWhatItemsHold(attributes);
        if (attributes.empty() && (!m_was || m_was->attributes.empty())) return;
        if (m_was && m_was->attributes == attributes) return;
        std::map<std::string, engine::Type> typeWas;
        std::set<std::string> was;
        for (const DeclaredAttribute &attribute : m_was ? m_was->attributes : std::vector<DeclaredAttribute>()) {
            was.insert(attribute.name);
            typeWas[attribute.name] = attribute.type;
        }
        std::vector<Entry> now;
        for (const DeclaredAttribute &attribute : attributes) {
            const std::string name = there("attribute", attribute.name);
            const auto typeThere = typeWas.find(name);
            const bool typeDiffers = typeThere == typeWas.end() || typeThere->second != attribute.type;
            now.push_back({name, [attribute, typeDiffers](Json &element) {
                               if (nameOf(element, "AttributeName") != attribute.name)
                                   setText(element, "AttributeName", attribute.name);
                               if (typeDiffers || element.find("AttributeType") == nullptr)
                                   setText(element, "AttributeType", engine::typeName(attribute.type));
                           }});
        }
        mergeList(setDefault(out, "NonKeyAttributes", Json::array(), tableKeys), "AttributeName", was, std::move(now));
    }

    /// Workbench wants every attribute declared; only for tables that are new to it: files stay as they were.
    void declareWhatItemsHold(std::vector<DeclaredAttribute> &attributes) const {
        std::set<std::string, std::less<>> known;
        for (const DeclaredAttribute &attribute : attributes) known.insert(attribute.name);
        for (const engine::KeyAttribute &key : m_now.description.keySchema.attributes()) known.insert(key.name);
        for (const auto &item : *m_now.items)
            for (const auto &[name, value] : engine::ItemView(item->blob).members())
                if (!known.contains(name)) {
                    known.emplace(name);
                    attributes.push_back({.name = std::string(name), .type = value.type()});
                }
    }

    void writeFacets(Json &out) {
        const std::vector<Facet> none;
        const std::vector<Facet> &facetsWere = m_was ? m_was->facets : none;
        if (m_now.facets.empty() && facetsWere.empty()) return;
        std::set<std::string> was;
        std::map<std::string, const Facet *> byName;
        for (const Facet &facet : facetsWere) {
            was.insert(facet.name);
            byName[facet.name] = &facet;
        }
        std::vector<Entry> now;
        for (const Facet &facet : m_now.facets) {
            const auto before = byName.find(facet.name);
            const Facet *facetWas = before == byName.end() ? nullptr : before->second;
            now.push_back({facet.name, [this, facetWas, &facet](Json &element) { // facet lives in m_now
                               writeFacet(element, facetWas, facet);
                           }});
        }
        mergeList(setDefault(out, "TableFacets", Json::array(), tableKeys), "FacetName", was, std::move(now));
    }

    void writeFacet(Json &element, const Facet *was, const Facet &facet) const {
        if (was != nullptr && *was == facet) return;
        setText(element, "FacetName", facet.name, facetKeys);
        Json &alias = setDefault(element, "KeyAttributeAlias", Json::object(), facetKeys);
        setText(alias, "PartitionKeyAlias", facet.partitionKeyAlias);
        if (!facet.sortKeyAlias.empty() || alias.find("SortKeyAlias") != nullptr)
            setText(alias, "SortKeyAlias", facet.sortKeyAlias);
        if (was == nullptr || was->nonKeyAttributes != facet.nonKeyAttributes)
            element.set("NonKeyAttributes", textList(facet.nonKeyAttributes), facetKeys);
        if (was == nullptr) element.set("DataAccess", dataAccess(), facetKeys);
    }

    void writeIndexes(Json &out) {
        const std::vector<engine::SecondaryIndex> none;
        const auto &indexesWere = m_was ? m_was->description.globalSecondaryIndexes : none;
        std::set<std::string> wereThere;
        std::map<std::string, const engine::SecondaryIndex *> byName;
        for (const engine::SecondaryIndex &index : indexesWere) {
            wereThere.insert(index.indexName);
            byName[index.indexName] = &index;
        }
        std::vector<Entry> now;
        for (const engine::SecondaryIndex &index : m_now.description.globalSecondaryIndexes) {
            if (index.keySchema.partitionKeys().size() > 1 || index.keySchema.sortKeys().size() > 1) {
                lose({.tableName = m_now.name(), .indexName = index.indexName},
                    {"Workbench",
                        TRANSLATABLE("Workbench",
                            "Index %1 is left out: NoSQL Workbench has one attribute in a partition or sort key."),
                        {index.indexName}});
                continue;
            }
            std::string name = there("index", index.indexName);
            const auto before = byName.find(name);
            const engine::SecondaryIndex *was = before == byName.end() ? nullptr : before->second;
            now.push_back({std::move(name), [this, was, &index](Json &element) { writeIndex(element, was, index); }});
        }
        if (now.empty() && indexesWere.empty()) return;
        mergeList(setDefault(out, "GlobalSecondaryIndexes", Json::array(), tableKeys), "IndexName", wereThere,
            std::move(now));
    }

    void writeIndex(Json &element, const engine::SecondaryIndex *was, const engine::SecondaryIndex &index) {
        if (was == nullptr || was->indexName != index.indexName)
            setText(element, "IndexName", index.indexName, indexKeys);
        writeKey(element, indexKeys, was ? &was->keySchema : nullptr, index.keySchema);
        if (was != nullptr && was->projection == index.projection) return;
        Json &projection = setDefault(element, "Projection", Json::object(), indexKeys);
        for (const ProjectionName &row : projectionNames)
            if (row.type == index.projection.type) setText(projection, "ProjectionType", row.name);
        if (index.projection.nonKeyAttributes.empty())
            projection.remove("NonKeyAttributes");
        else
            projection.set("NonKeyAttributes", textList(index.projection.nonKeyAttributes));
    }

    /// The facet that an item without one goes to: a table with facets keeps its items in them.
    const Facet *facetFor(const SampleItem &item) const {
        const auto covers = [&](const Facet &facet) {
            for (const auto &[name, value] : engine::ItemView(item.blob).members())
                if (!m_now.description.keySchema.contains(name) && !isInFacet(facet, name)) return false;
            return true;
        };
        const auto found = std::ranges::find_if(m_now.facets, covers);
        return found == m_now.facets.end() ? nullptr : &*found;
    }
    static bool isInFacet(const Facet &facet, std::string_view name) {
        return std::ranges::find(facet.nonKeyAttributes, name) != facet.nonKeyAttributes.end();
    }

    void writeItems(Json &out) {
        std::map<std::string, std::string, std::less<>> texts; // by facet; "": the table
        for (const Facet &facet : m_now.facets) texts[facet.name];
        const bool tableHasList = out.find("TableData") != nullptr;
        std::size_t withoutFacet = 0;
        for (const auto &item : *m_now.items) {
            std::string_view facet = item->facet;
            if (!facet.empty() && !texts.contains(facet)) facet = {};
            if (facet.empty() && !m_now.facets.empty() && !tableHasList) {
                if (const Facet *covering = facetFor(*item))
                    facet = covering->name;
                else
                    ++withoutFacet;
            }
            std::string &text = texts[std::string(facet)];
            text += text.empty() ? '[' : ',';
            appendItem(text, *item);
        }
        if (withoutFacet > 0)
            lose(here(), {
                             "Workbench",
                             TRANSLATABLE("Workbench", "%1 items of table %2 fit no facet and stand beside them, "
                                                       "where NoSQL Workbench may not show them."),
                             {std::to_string(withoutFacet), m_now.name()}
            });
        putItems(out, std::move(texts[""]), tableKeys);
        if (Json *facets = out.find("TableFacets"))
            for (Json &facet : facets->elements)
                if (const auto text = texts.find(nameOf(facet, "FacetName")); text != texts.end())
                    putItems(facet, std::move(text->second), facetKeys);
    }

    static void putItems(Json &holder, std::string text, Names order) {
        if (text.empty()) {
            // Nothing: a list that the file had stays, empty.
            if (Json *list = holder.find("TableData"); list != nullptr && list->kind != Json::Kind::Null)
                *list = Json::fromText("[]");
            return;
        }
        holder.set("TableData", Json::fromText(std::move(text += ']')), order);
    }

    void writeCapacity(Json &out) {
        const engine::TableDescription &now = m_now.description;
        if (m_was && m_was->description.billingMode == now.billingMode &&
            m_was->description.provisionedThroughput == now.provisionedThroughput &&
            m_was->autoScalingRead == m_now.autoScalingRead && m_was->autoScalingWrite == m_now.autoScalingWrite)
            return;
        const bool provisioned = now.billingMode == engine::BillingMode::Provisioned;
        setText(out, "BillingMode", provisioned ? "PROVISIONED" : "PAY_PER_REQUEST", tableKeys);
        if (!provisioned) {
            out.remove("ProvisionedCapacitySettings");
            return;
        }
        Json &settings = setDefault(out, "ProvisionedCapacitySettings", Json::object(), tableKeys);
        Json &units = setDefault(settings, "ProvisionedThroughput", Json::object(), capacityKeys);
        units.set("ReadCapacityUnits", Json::number(now.provisionedThroughput.readCapacityUnits));
        units.set("WriteCapacityUnits", Json::number(now.provisionedThroughput.writeCapacityUnits));
        writeAutoScaling(settings, "AutoScalingRead", m_now.autoScalingRead);
        writeAutoScaling(settings, "AutoScalingWrite", m_now.autoScalingWrite);
    }

    static void writeAutoScaling(Json &settings, std::string_view name, const std::optional<AutoScaling> &scaling) {
        if (!scaling) {
            settings.remove(name);
            return;
        }
        Json &block = setDefault(settings, name, Json::object(), capacityKeys);
        Json &target = setDefault(block, "ScalableTargetRequest", Json::object(), {});
        target.set("MinCapacity", Json::number(scaling->minCapacity));
        target.set("MaxCapacity", Json::number(scaling->maxCapacity));
        setDefault(target, "ServiceRole", Json::string("AWSServiceRoleForApplicationAutoScaling_DynamoDBTable"), {});
        setDefault(block, "ScalingPolicyConfiguration", Json::object(), {})
            .set("TargetValue", Json::number(scaling->targetPercent));
    }

    void listLosses() {
        const engine::TableDescription &now = m_now.description;
        for (const engine::SecondaryIndex &index : now.localSecondaryIndexes)
            lose({.tableName = m_now.name(), .indexName = index.indexName},
                {"Workbench",
                    TRANSLATABLE(
                        "Workbench", "Index %1 is left out: NoSQL Workbench models have no local secondary indexes."),
                    {index.indexName}});
        for (const engine::SecondaryIndex &index : now.globalSecondaryIndexes)
            if (index.provisionedThroughput != engine::ProvisionedThroughput() ||
                m_now.indexSettings.contains(index.indexName))
                lose({.tableName = m_now.name(), .indexName = index.indexName},
                    {"Workbench",
                        TRANSLATABLE("Workbench", "Capacity, scaling and warm throughput of index %1 are left out."),
                        {index.indexName}});
        struct Part {
            bool isSet;
            const char *text;
        };
        const Part parts[] = {
            {now.streamViewType.has_value(),                 TRANSLATABLE("Workbench", "The stream of table %1 is left out.")                },
            {!now.timeToLiveAttribute.empty(),
             TRANSLATABLE("Workbench",                                                 "The time-to-live attribute of table %1 is left out.")},
            {!now.tags.empty(),                              TRANSLATABLE("Workbench", "The tags of table %1 are left out.")                 },
            {now.tableClass != engine::TableClass::Standard,
             TRANSLATABLE("Workbench",                                                 "The table class of table %1 is left out.")           },
            {now.deletionProtection,                         TRANSLATABLE("Workbench", "The deletion protection of table %1 is left out.")   },
            {now.onDemandThroughput.has_value(),
             TRANSLATABLE("Workbench",                                                 "The on-demand limits of table %1 are left out.")     },
            {!m_now.entityTypes.empty(),
             TRANSLATABLE("Workbench",
             "The entity types of table %1 are left out, with key templates, attributes and generators.")                                    },
            {!m_now.relations.empty(),                       TRANSLATABLE("Workbench", "The relations of table %1 are left out.")            },
            {m_now.deployed,                                 TRANSLATABLE("Workbench", "That table %1 is deployed is left out.")             },
            {m_now.recoveryPeriodDays.has_value(),
             TRANSLATABLE("Workbench",                                                 "The point-in-time recovery of table %1 is left out.")},
            {m_now.encryption != Encryption(),
             TRANSLATABLE("Workbench",                                                 "The encryption key of table %1 is left out.")        },
            {m_now.warmThroughput.has_value(),
             TRANSLATABLE("Workbench",                                                 "The warm throughput of table %1 is left out.")       },
        };
        for (const Part &part : parts)
            if (part.isSet) lose(here(), {"Workbench", part.text, {m_now.name()}});
    }

    const TableDesign &m_now;
    std::vector<Loss> &m_losses;
    std::set<std::string> m_taken; ///< Names in the file that parts renamed since have there: "index/GSI1".
    std::optional<TableDesign> m_was;
};

struct MetadataField {
    std::string_view key;
    std::string Metadata::*member;
};
constexpr MetadataField metadataFields[] = {
    {"Author",           &Metadata::author          },
    {"DateCreated",      &Metadata::dateCreated     },
    {"DateLastModified", &Metadata::dateLastModified},
    {"Description",      &Metadata::description     },
};

Metadata readMetadata(const JsonAt &root) {
    Metadata metadata;
    if (const auto at = root.member("ModelMetadata"))
        for (const MetadataField &field : metadataFields) metadata.*field.member = freeText(*at, field.key);
    return metadata;
}

void writeMetadata(Json &root, const Design &design, bool isNew) {
    const Metadata was = readMetadata(JsonAt(root, {}));
    if (!isNew && was == design.metadata) return;
    Json &metadata = setDefault(root, "ModelMetadata", Json::object(), modelKeys);
    for (const MetadataField &field : metadataFields)
        if (isNew || was.*field.member != design.metadata.*field.member)
            setText(metadata, field.key, design.metadata.*field.member, metadataKeys);
    if (!isNew) return;
    setText(metadata, "AWSService", "Amazon DynamoDB");
    setText(metadata, "Version", "3.0");
}

}

bool looksLikeWorkbench(std::string_view bytes) {
    return topLevelName(bytes, modelKeys).has_value();
}

Result<Design> readWorkbench(std::string_view bytes, const ReadOptions &options) {
    TRY(auto root, parseJson(bytes, {.rawArrays = itemArrays, .read = &options}));
    const JsonAt at(root, bytes);
    CHECK(checkIsModel(at));
    Design design;
    if (const auto name = at.member("ModelName")) {
        TRY(design.name, name->string());
    }
    design.metadata = readMetadata(at);

    SampleItemReader reader(bytes, options);
    std::set<std::string> tableNames;
    TRY(const auto tables, at.member("DataModel")->elements());
    for (std::size_t i = 0; i < tables.size(); ++i) {
        TRY(auto table, readTable(tables[i]));
        if (table.name().empty() || !tableNames.insert(table.name()).second)
            return tables[i]
                .member("TableName")
                ->wrong({"Workbench",
                    table.name().empty() ? TRANSLATABLE("Workbench", "A table needs a name.")
                                         : TRANSLATABLE("Workbench", "Two tables of the model are named \"%1\"."),
                    {table.name()}});
        std::vector<Shared<SampleItem>> items;
        CHECK(readItems(tables[i], {}, reader, items));
        if (const auto facets = present(tables[i], "TableFacets")) {
            TRY(const auto elements, facets->elements());
            for (std::size_t k = 0; k < elements.size(); ++k)
                CHECK(readItems(elements[k], table.facets[k].name, reader, items));
        }
        table.items = Shared(std::move(items));

        Json &skeleton = root.find("DataModel")->elements[i];
        takeItemsOut(skeleton);
        if (Json *facets = skeleton.find("TableFacets"))
            for (Json &facet : facets->elements) takeItemsOut(facet);
        table.foreign = Shared(Foreign{.format = formatId, .document = compactJson(skeleton)});
        design.tables.push_back(std::move(table));
    }
    *root.find("DataModel") = Json::fromText("[]");
    design.foreign = Shared(Foreign{.format = formatId, .document = compactJson(root), .form = formOf(bytes)});
    return design;
}

Written writeWorkbench(const Design &design) {
    Written written;
    Json root = Json::object();
    bool isNew = true;
    if (design.foreign->format == formatId) {
        auto skeleton = parseJson(design.foreign->document);
        if (skeleton && skeleton->kind == Json::Kind::Object) {
            root = *std::move(skeleton);
            isNew = false;
        }
    }
    if (isNew || nameOf(root, "ModelName") != design.name) setText(root, "ModelName", design.name, modelKeys);
    writeMetadata(root, design, isNew);
    Json tables = Json::array();
    for (const auto &table : design.tables) tables.elements.push_back(TableWriter(*table, written.losses).run());
    root.set("DataModel", std::move(tables), modelKeys);

    if (!design.accepted.empty())
        written.losses.push_back({
            {  },
            { "Workbench", TRANSLATABLE("Workbench", "What was accepted of the checks is left out."), {}}
        });
    if (!design.patterns.empty())
        written.losses.push_back({
            {                                       },
            { "Workbench", TRANSLATABLE("Workbench", "%1 access patterns are left out."),
             {std::to_string(design.patterns.size())}}
        });
    if (!design.scenarios.empty())
        written.losses.push_back({
            {                                        },
            { "Workbench", TRANSLATABLE("Workbench", "%1 scenarios are left out."),
             {std::to_string(design.scenarios.size())}}
        });
    if (!design.layout->cards.empty())
        written.losses.push_back({
            {  },
            { "Workbench", TRANSLATABLE("Workbench", "The layout of the canvas is left out."), {}}
        });

    const TextForm form = isNew ? TextForm() : design.foreign->form;
    std::string compactModel;
    appendCompact(compactModel, root);
    if (form.byteOrderMark) written.text += byteOrderMark;
    appendFormatted(written.text, compactModel, form);
    if (form.finalNewline) written.text += form.crlf ? "\r\n" : "\n";
    return written;
}

}
