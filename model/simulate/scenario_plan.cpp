#include "model/simulate/scenario_plan.h"

#include "engine/capacity/units.h"
#include "model/design/generator.h"
#include "model/design/key_template.h"
#include "model/format/json_text.h"
#include "model/infer/entity_inference.h"
#include "model/infer/index_lens.h"
#include "model/simulate/partition_limits.h"
#include "model/view/collections.h"

#include <algorithm>
#include <cmath>

namespace model {

namespace {

constexpr double storageOverheadBytes = 100; // of an item and of an index entry, as AWS bills storage
constexpr double assumedItemBytes = 500;
constexpr double sparePercent = 70; // of provisioned units in use, where a scenario switches to them

struct OfEntity {
    double samples = 0, entryBytes = 0; ///< Items that the space holds, and their bytes there.
};
/// A family of partition key values in one space, with the entities that live in it.
struct Family {
    std::map<std::size_t, OfEntity> entities = {};
    std::map<std::string, std::map<std::size_t, double>> values = {}; ///< Of the samples: items by entity.
};

struct SpaceFacts {
    const TableDesign *table = nullptr;
    const engine::SecondaryIndex *index = nullptr;
    std::vector<std::string> names = {}; ///< Of the families, as the plan's groups.
    std::vector<Family> families = {};
};

struct TableFacts {
    Shared<TableDesign> table;
    std::vector<double> samples = {}, bytes = {}; ///< Of each entity type; the last: of none.
    std::vector<EntityFigures> figures = {};      ///< Likewise.
    std::size_t firstSpace = 0;
    std::vector<SpaceFacts> spaces = {};
};

double asUnits(engine::CapacityUnits units) {
    return static_cast<double>(units.halves) / 2;
}

bool timeLike(std::string_view name) {
    constexpr std::string_view words[] = {"date", "time", "timestamp", "at", "day", "when", "ulid", "ksuid", "created"};
    std::string lower;
    for (const char c : name) lower += static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    for (const std::string_view word : words)
        if (lower == word || (word.size() > 2 && lower.ends_with(word)) || lower.starts_with("timestamp")) return true;
    return name.size() > 2 && name.ends_with("At"); // createdAt
}

class Planner {
public:
    Planner(const Design &design, const Scenario &scenario, const PlanOptions &options)
        : m_design(design), m_scenario(scenario), m_options(options) {}

    ScenarioPlan run() {
        m_out.plan.dailyCurve = m_scenario.dailyCurve;
        for (const auto &table : m_design.tables) addTable(*table);
        for (const auto &pattern : m_design.patterns) addPattern(*pattern);
        provision();
        return std::move(m_out);
    }

private:
    void addTable(const TableDesign &design) {
        TableFacts facts{.table = Shared(withEntityTypes(design))};
        const TableDesign &table = *facts.table;
        const std::size_t types = table.entityTypes.size();
        facts.samples.assign(types + 1, 0);
        facts.bytes = facts.samples;
        const auto items = itemFacts(table);
        for (const ItemFact &item : items) {
            const std::size_t entity = item.entity.value_or(types);
            facts.samples[entity] += 1;
            facts.bytes[entity] += static_cast<double>(item.bytes);
        }
        for (std::size_t e = 0; e <= types; ++e) facts.figures.push_back(figuresOf(facts, e));
        for (const EntityFigures &figures : facts.figures)
            if (!figures.entityName.empty()) m_out.entities.push_back(figures);
        facts.firstSpace = m_out.plan.spaces.size();
        addSpace(facts, nullptr);
        for (const auto &index : table.description.globalSecondaryIndexes) addSpace(facts, &index);
        m_tables.push_back(std::move(facts));
    }

    EntityFigures figuresOf(const TableFacts &facts, std::size_t e) const {
        const TableDesign &table = *facts.table;
        EntityFigures out;
        out.tableName = table.name();
        const EntityType *type = e < table.entityTypes.size() ? &*table.entityTypes[e] : nullptr;
        out.entityName = type ? type->name : "";
        const EntityVolume *volume = type ? m_scenario.volume(table.name(), type->name) : nullptr;
        const auto stated = volume && volume->items ? volume->items : type ? type->expectedItems : std::nullopt;
        out.statedItems = stated.has_value();
        out.items = stated ? static_cast<double>(*stated) : facts.samples[e];
        if (volume && volume->newItemsPerMonth) {
            out.newItemsPerMonth = static_cast<double>(*volume->newItemsPerMonth);
            out.items += out.newItemsPerMonth * static_cast<double>(m_scenario.month);
        }
        const auto bytes = volume && volume->itemBytes ? volume->itemBytes
                           : type                      ? type->expectedItemBytes
                                                       : std::nullopt;
        out.measuredBytes = !bytes && facts.samples[e] > 0;
        out.itemBytes = bytes                  ? static_cast<double>(*bytes)
                        : facts.samples[e] > 0 ? facts.bytes[e] / facts.samples[e]
                                               : assumedItemBytes;
        return out;
    }

    /// "USER#{userId}": the templates of the key's attributes; of an attribute without one "{status}".
    static std::string familyName(const TableDesign &table, std::size_t entity, const engine::KeySchema &key) {
        std::string name;
        for (const engine::KeyAttribute &attribute : key.partitionKeys()) {
            std::string part = '{' + attribute.name + '}';
            if (entity < table.entityTypes.size()) {
                const auto &templates = table.entityTypes[entity]->keyTemplates;
                if (const auto found = templates.find(attribute.name); found != templates.end()) part = found->second;
            }
            name += (name.empty() ? "" : " › ") + part;
        }
        return name;
    }

    void addSpace(TableFacts &facts, const engine::SecondaryIndex *index) {
        const TableDesign &table = *facts.table;
        const engine::TableDescription &description = table.description;
        const engine::KeySchema &key = index ? index->keySchema : description.keySchema;
        TrafficSpace space;
        space.tableName = table.name();
        space.indexName = index ? index->indexName : "";
        space.mode = m_scenario.capacityMode.value_or(description.billingMode);
        auto units = index && index->provisionedThroughput != engine::ProvisionedThroughput()
                         ? index->provisionedThroughput
                         : description.provisionedThroughput;
        if (description.billingMode != engine::BillingMode::Provisioned) units = {};
        space.readUnits = static_cast<double>(units.readCapacityUnits);
        space.writeUnits = static_cast<double>(units.writeCapacityUnits);
        space.autoScalingRead = table.autoScalingRead;
        space.autoScalingWrite = table.autoScalingWrite;
        space.warm = m_scenario.warmThroughput ? m_scenario.warmThroughput : table.warmThroughput;
        if (index)
            if (const auto own = table.indexSettings.find(index->indexName); own != table.indexSettings.end()) {
                if (own->second.autoScalingRead) space.autoScalingRead = own->second.autoScalingRead;
                if (own->second.autoScalingWrite) space.autoScalingWrite = own->second.autoScalingWrite;
                if (own->second.warmThroughput && !m_scenario.warmThroughput) space.warm = own->second.warmThroughput;
            }
        if (const auto &most = description.onDemandThroughput; most && !index) {
            if (most->maxReadRequestUnits) space.mostRead = static_cast<double>(*most->maxReadRequestUnits);
            if (most->maxWriteRequestUnits) space.mostWrite = static_cast<double>(*most->maxWriteRequestUnits);
        }
        space.localIndexes = !index && !description.localSecondaryIndexes.empty();

        SpaceFacts own{.table = &table, .index = index};
        const auto familyOf = [&](std::size_t entity) -> Family & {
            const std::string name = familyName(table, entity, key);
            const auto found = std::ranges::find(own.names, name);
            if (found != own.names.end()) return own.families[static_cast<std::size_t>(found - own.names.begin())];
            own.names.push_back(name);
            return own.families.emplace_back();
        };
        if (!index) // entity types of which there is no sample yet
            for (std::size_t e = 0; e < table.entityTypes.size(); ++e) familyOf(e).entities[e];
        const auto collections = Collections::of(facts.table, space.indexName);
        for (const auto &group : collections.groups()) {
            if (group.keyMissing) continue;
            for (auto i = group.first; i < group.first + group.count; ++i) {
                const auto &item = collections.items()[i];
                const std::size_t entity = item.entity.value_or(table.entityTypes.size());
                Family &family = familyOf(entity);
                OfEntity &of = family.entities[entity];
                of.samples += 1;
                of.entryBytes += static_cast<double>(item.bytes);
                family.values[group.partitionKey][entity] += 1;
            }
        }
        const std::size_t at = m_out.plan.spaces.size();
        for (std::size_t f = 0; f < own.families.size(); ++f) {
            FamilyFigures figures{.space = at, .group = f};
            space.groups.push_back(groupOf(facts, own, f, figures.basis));
            m_out.families.push_back(figures);
        }
        m_out.plan.spaces.push_back(std::move(space));
        facts.spaces.push_back(std::move(own));
    }

    /// Of an entity's items the share that a space holds, as the samples show.
    static double shareIn(const TableFacts &facts, const Family &family, std::size_t entity) {
        const auto found = family.entities.find(entity);
        if (found == family.entities.end()) return 0;
        return facts.samples[entity] > 0 ? found->second.samples / facts.samples[entity] : 1;
    }
    static double entryBytes(
        const TableFacts &facts, const SpaceFacts &space, const Family &family, std::size_t entity) {
        const double whole = facts.figures[entity].itemBytes;
        const auto found = family.entities.find(entity);
        if (!space.index || found == family.entities.end() || !(found->second.samples > 0)) return whole;
        // Of a stated size nobody says where it lies: all of it in a full copy, none in one of keys or some attributes.
        if (space.index->projection.type == engine::Projection::Type::All) return whole;
        return found->second.entryBytes / found->second.samples;
    }

    KeyFamily groupOf(const TableFacts &facts, const SpaceFacts &space, std::size_t f, KeysBasis &basis) const {
        const TableDesign &table = *facts.table;
        const Family &family = space.families[f];
        KeyFamily out;
        out.name = space.names[f];
        double samples = 0;
        std::optional<std::int64_t> stated;
        std::optional<double> owners;
        const std::string indexName = space.index ? space.index->indexName : "";
        for (const auto &[entity, of] : family.entities) {
            const double share = shareIn(facts, family, entity), items = facts.figures[entity].items * share;
            out.items += items;
            out.bytes += items * (entryBytes(facts, space, family, entity) + storageOverheadBytes);
            samples += of.samples;
            if (entity < table.entityTypes.size())
                if (const EntityVolume *volume = m_scenario.volume(table.name(), table.entityTypes[entity]->name))
                    if (const auto keys = volume->partitionKeys.find(indexName); keys != volume->partitionKeys.end())
                        stated = std::max(stated.value_or(1), keys->second);
            double keysOfIt = 0;
            for (const auto &[value, counts] : family.values) keysOfIt += counts.contains(entity) ? 1 : 0;
            if (of.samples >= 2 && keysOfIt == of.samples) owners = std::max(owners.value_or(0), items);
        }
        const KeyTemplate shape(out.name);
        const double distinct = static_cast<double>(family.values.size());
        const bool simpleKey = !space.index && table.description.keySchema.sortKeys().empty();
        bool rare = false; // a value seen once: there may be more that were not
        for (const auto &[value, counts] : family.values) {
            double count = 0;
            for (const auto &[entity, number] : counts) count += number;
            rare |= count < 2;
        }
        const auto take = [&](double keys, KeysBasis how) {
            out.keys = static_cast<std::uint64_t>(std::clamp(std::round(keys), 1., 1e12));
            basis = how;
        };
        const auto takeSampleValues = [&](KeysBasis how) {
            for (const auto &[value, counts] : family.values) {
                double count = 0;
                for (const auto &[entity, number] : counts) count += number;
                out.known.emplace_back(value, count / samples);
            }
            std::ranges::stable_sort(out.known, [](const auto &a, const auto &b) { return a.second > b.second; });
            take(distinct, how);
        };
        const auto listed = listedValues(table, family, shape);
        constexpr double repeated = 3, repeatedInTable = 8, fewInTable = 8, enough = 10;
        const bool few = space.index ? distinct * repeated <= samples
                                     : distinct * repeatedInTable <= samples && distinct <= fewInTable;
        if (stated)
            take(static_cast<double>(*stated), KeysBasis::Stated);
        else if (shape.fixed() && !out.name.empty()) {
            out.known = {
                {out.name, 1}
            };
            take(1, KeysBasis::Fixed);
        } else if (simpleKey)
            take(out.items, KeysBasis::OnePerItem);
        else if (!listed.empty()) {
            out.known = listed;
            take(static_cast<double>(listed.size()), KeysBasis::Listed);
        } else if (owners)
            take(*owners, KeysBasis::OnePerItem);
        else if (few && !rare && samples >= enough)
            takeSampleValues(KeysBasis::FewInSamples);
        else
            take(samples > 0 ? distinct * std::max(1., out.items / samples) : out.items, KeysBasis::Proportional);
        out.oneItem = simpleKey || (out.known.empty() && out.items <= static_cast<double>(out.keys) && out.items > 1);
        return out;
    }

    /// The values of a template's only variable, where a generator lists them.
    static std::vector<std::pair<std::string, double>> listedValues(
        const TableDesign &table, const Family &family, const KeyTemplate &shape) {
        std::vector<std::pair<std::string, double>> out;
        const auto variables = shape.variables();
        if (variables.size() != 1) return out;
        for (const auto &[entity, of] : family.entities) {
            if (entity >= table.entityTypes.size()) continue;
            const EntityType &type = *table.entityTypes[entity];
            std::string text;
            if (const auto found = type.variables.find(variables.front()); found != type.variables.end())
                text = found->second;
            for (const EntityAttribute &attribute : type.attributes)
                if (attribute.name == variables.front() && !attribute.generator.empty()) text = attribute.generator;
            const auto generator = parseGenerator(text);
            if (!generator || generator->kind != "enum") continue;
            double all = 0;
            for (const std::string &argument : generator->arguments) {
                const WeightedValue value = weightedValue(argument);
                std::string key;
                for (const auto &part : shape.parts()) key += part.variable ? value.text : part.text;
                out.emplace_back(std::move(key), static_cast<double>(value.weight));
                all += static_cast<double>(value.weight);
            }
            for (auto &[key, share] : out) share /= all;
            std::ranges::stable_sort(out, [](const auto &a, const auto &b) { return a.second > b.second; });
            return out;
        }
        return out;
    }

    // ---- Patterns --------------------------------------------------------------------------------------------------

    static void addStrings(const Json &json, std::vector<std::string> &out) {
        if (json.kind == Json::Kind::String) out.push_back(json.decoded());
        for (const Json &element : json.elements) addStrings(element, out);
        for (const JsonMember &member : json.members) addStrings(member.value, out);
    }
    /// What the pattern's values say, as texts that key templates may match.
    static std::vector<std::string> textsOf(const AccessPattern &pattern) {
        std::vector<std::string> texts;
        for (const auto &[placeholder, json] : pattern.values)
            if (const auto parsed = parseJson(json)) addStrings(*parsed, texts);
        if (const auto parsed = parseJson(pattern.request); !pattern.request.empty() && parsed)
            addStrings(*parsed, texts);
        for (const auto &[placeholder, keyTemplate] : pattern.parameters) texts.push_back(keyTemplate);
        return texts;
    }

    struct Met {
        std::optional<std::size_t> family = {};
        std::size_t literal = 0;
    };
    static Met familyFor(const SpaceFacts &space, const std::vector<std::string> &texts) {
        Met best;
        for (std::size_t f = 0; f < space.names.size(); ++f) {
            const KeyTemplate shape(space.names[f]);
            std::size_t literal = 1;
            for (const auto &part : shape.parts()) literal += part.variable ? 0 : part.text.size();
            for (const std::string &text : texts)
                if ((text == space.names[f] || shape.matches(text)) && literal > best.literal) best = {f, literal};
        }
        if (!best.family && !space.families.empty()) { // none fits: the one with the most items
            double most = -1;
            for (std::size_t f = 0; f < space.families.size(); ++f) {
                double samples = 0;
                for (const auto &[entity, of] : space.families[f].entities) samples += of.samples;
                if (samples > most) {
                    most = samples;
                    best.family = f;
                }
            }
        }
        return best;
    }

    /// The entity type that a write is about: the one whose table key the values make.
    static std::size_t entityFor(const TableFacts &facts, const Family &family, const std::vector<std::string> &texts) {
        const auto &keys = facts.table->description.keySchema.attributes();
        std::size_t best = family.entities.empty() ? facts.table->entityTypes.size() : family.entities.begin()->first;
        double bestScore = -1;
        for (const auto &[entity, of] : family.entities) {
            double score = of.samples / 1e9;
            if (entity < facts.table->entityTypes.size())
                for (const engine::KeyAttribute &key : keys) {
                    const auto &templates = facts.table->entityTypes[entity]->keyTemplates;
                    const auto found = templates.find(key.name);
                    if (found == templates.end()) continue;
                    const KeyTemplate shape(found->second);
                    for (const std::string &text : texts)
                        if (text == found->second || shape.matches(text)) {
                            score += 1 + static_cast<double>(shape.literalPrefix().size());
                            break;
                        }
                }
            if (score > bestScore) {
                bestScore = score;
                best = entity;
            }
        }
        return best;
    }

    static bool grows(const TableFacts &facts, const SpaceFacts &space, std::size_t entity) {
        const auto &key = space.index ? space.index->keySchema : facts.table->description.keySchema;
        if (key.sortKeys().empty()) return false;
        const std::string &name = key.sortKeys().front().name;
        std::string text = '{' + name + '}';
        const EntityType *type =
            entity < facts.table->entityTypes.size() ? &*facts.table->entityTypes[entity] : nullptr;
        if (type)
            if (const auto found = type->keyTemplates.find(name); found != type->keyTemplates.end())
                text = found->second;
        const auto variables = KeyTemplate(text).variables();
        if (variables.empty()) return false;
        if (type)
            for (const EntityAttribute &attribute : type->attributes)
                if (attribute.name == variables.front())
                    if (const auto generator = parseGenerator(attribute.generator))
                        for (const char *kind : {"date", "dateTime", "ulid", "epoch"})
                            if (generator->kind == kind) return true;
        return timeLike(variables.front());
    }

    std::optional<KeyPopularity> popularityFor(const PatternLoad *load, const KeyFamily &family) const {
        if (load && load->popularity) return load->popularity;
        if (!family.known.empty()) return std::nullopt;
        return m_scenario.popularity;
    }

    void addPattern(const AccessPattern &pattern) {
        const auto table = std::ranges::find_if(
            m_tables, [&](const TableFacts &facts) { return facts.table->name() == pattern.tableName; });
        constexpr std::string_view reads[] = {"GetItem", "Query", "Scan", "BatchGetItem", "TransactGetItems"};
        constexpr std::string_view writes[] = {
            "PutItem", "UpdateItem", "DeleteItem", "BatchWriteItem", "TransactWriteItems"};
        const bool isRead = std::ranges::find(reads, pattern.operation) != std::end(reads);
        const bool isWrite = std::ranges::find(writes, pattern.operation) != std::end(writes);
        if (table == m_tables.end() || (!isRead && !isWrite)) {
            m_out.notPlanned.push_back(pattern.id);
            return;
        }
        const PatternLoad *load = m_scenario.load(pattern.id);
        const double rate = rateOf(pattern, load);
        if (!(rate > 0)) {
            m_out.withoutRate.push_back(pattern.id);
            return;
        }
        const TableFacts &facts = *table;
        std::size_t s = 0; // local indexes live in the table
        for (std::size_t i = 1; i < facts.spaces.size(); ++i)
            if (facts.spaces[i].index->indexName == pattern.indexName) s = i;
        const SpaceFacts &space = facts.spaces[s];
        if (space.families.empty()) {
            m_out.notPlanned.push_back(pattern.id);
            return;
        }
        const auto texts = textsOf(pattern);
        const std::size_t f = familyFor(space, texts).family.value_or(0);
        const Family &family = space.families[f];
        RequestStream stream;
        stream.id = pattern.id;
        stream.write = isWrite;
        stream.peakPerSecond = rate;
        StreamPart first;
        first.space = facts.firstSpace + s;
        first.group = f;
        first.popularity = popularityFor(load, m_out.plan.spaces[first.space].groups[f]);
        const bool transacted = pattern.operation.starts_with("Transact");
        if (isRead) {
            if (pattern.operation == "Scan") first.popularity.reset();
            first.units = readUnitsOf(pattern, facts, space, f, texts);
            stream.parts = {first};
            m_out.plan.streams.push_back(std::move(stream));
            return;
        }
        const std::size_t entity = entityFor(facts, family, texts);
        const auto bytes = [](double value) { return static_cast<std::size_t>(std::max(1., std::ceil(value))); };
        first.units = asUnits(engine::writeUnits(bytes(facts.figures[entity].itemBytes),
            transacted ? engine::WriteMode::Transactional : engine::WriteMode::Standard));
        first.units += localIndexUnits(facts, entity);
        const bool creates = pattern.operation == "PutItem" || pattern.operation == "BatchWriteItem";
        first.growsAtEnd = creates && grows(facts, space, entity);
        stream.parts = {first};
        for (std::size_t i = 1; i < facts.spaces.size(); ++i)
            for (std::size_t g = 0; g < facts.spaces[i].families.size(); ++g) {
                const Family &indexed = facts.spaces[i].families[g];
                StreamPart part;
                part.space = facts.firstSpace + i;
                part.group = g;
                part.probability = shareIn(facts, indexed, entity);
                const int writesOfIt = indexWrites(pattern, *facts.spaces[i].index);
                if (!(part.probability > 0) || writesOfIt == 0) continue;
                part.units = asUnits(engine::writeUnits(bytes(entryBytes(facts, facts.spaces[i], indexed, entity)))) *
                             writesOfIt;
                part.popularity = popularityFor(nullptr, m_out.plan.spaces[part.space].groups[g]);
                part.growsAtEnd = creates && grows(facts, facts.spaces[i], entity);
                stream.parts.push_back(part);
            }
        m_out.plan.streams.push_back(std::move(stream));
    }

    /// How often a write changes the index entry: twice when it moves to another key (a delete and a put), not at all
    /// where an update sets nothing that the index holds.
    static int indexWrites(const AccessPattern &pattern, const engine::SecondaryIndex &index) {
        if (pattern.operation != "UpdateItem" || pattern.updateExpression.empty()) return 1;
        std::vector<std::string> words(1);
        for (const char c : pattern.updateExpression) {
            const bool inWord = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                                c == '_' || c == '#' || c == ':' || c == '-';
            if (inWord)
                words.back() += c;
            else if (!words.back().empty())
                words.emplace_back();
        }
        int writes = 0;
        for (const std::string &word : words) {
            const auto named = pattern.names.find(word);
            const std::string &name = named == pattern.names.end() ? word : named->second;
            if (name.empty() || name.front() == ':') continue;
            if (index.keySchema.contains(name)) return 2;
            const auto &projected = index.projection.nonKeyAttributes;
            if (index.projection.type == engine::Projection::Type::All ||
                std::ranges::find(projected, name) != projected.end())
                writes = 1;
        }
        return writes;
    }

    double rateOf(const AccessPattern &pattern, const PatternLoad *load) const {
        double rate = std::max(pattern.averagePerSecond, pattern.peakPerSecond);
        if (load && load->averagePerSecond) rate = *load->averagePerSecond;
        if (load && load->peakPerSecond) rate = *load->peakPerSecond;
        return rate * static_cast<double>(m_scenario.trafficPercent) / 100;
    }

    double readUnitsOf(const AccessPattern &pattern, const TableFacts &facts, const SpaceFacts &space, std::size_t f,
        const std::vector<std::string> &texts) const {
        const auto measured = m_options.measuredUnits.find(pattern.id);
        if (measured != m_options.measuredUnits.end() && !pattern.itemsAtScale) return measured->second;
        const Family &family = space.families[f];
        double bytes = 0;
        if (pattern.operation == "Scan") {
            for (std::size_t g = 0; g < space.families.size(); ++g)
                for (const auto &[entity, of] : space.families[g].entities)
                    bytes += facts.figures[entity].items * shareIn(facts, space.families[g], entity) *
                             entryBytes(facts, space, space.families[g], entity);
        } else if (pattern.operation == "Query") { // a collection as large as those of the samples
            double samples = 0;
            for (const auto &[entity, of] : family.entities) {
                bytes += of.samples * entryBytes(facts, space, family, entity);
                samples += of.samples;
            }
            if (pattern.itemsAtScale)
                bytes = samples > 0 ? bytes / samples * static_cast<double>(*pattern.itemsAtScale) : 0;
            else
                bytes /= std::max<double>(1, static_cast<double>(family.values.size()));
        } else {
            bytes = facts.figures[entityFor(facts, family, texts)].itemBytes;
        }
        constexpr double mostBytes = 1e15;
        const auto mode = pattern.operation == "TransactGetItems"  ? engine::ReadMode::Transactional
                          : pattern.consistentRead && !space.index ? engine::ReadMode::Consistent
                                                                   : engine::ReadMode::Eventual;
        return asUnits(engine::readUnits(static_cast<std::size_t>(std::min(bytes, mostBytes)), mode));
    }

    /// Writes to local indexes are paid from the table.
    static double localIndexUnits(const TableFacts &facts, std::size_t entity) {
        double units = 0;
        for (const auto &index : facts.table->description.localSecondaryIndexes) {
            const auto collections = Collections::of(facts.table, index.indexName);
            double entries = 0, bytes = 0;
            for (const auto &item : collections.items())
                if (item.entity.value_or(facts.table->entityTypes.size()) == entity) {
                    entries += 1;
                    bytes += static_cast<double>(item.bytes);
                }
            if (entries > 0 && facts.samples[entity] > 0)
                units += entries / facts.samples[entity] *
                         asUnits(engine::writeUnits(static_cast<std::size_t>(bytes / entries)));
        }
        return units;
    }

    /// Where the scenario asks for provisioned capacity and the table says none: what the peak needs, at 70 % of it.
    void provision() {
        for (std::size_t s = 0; s < m_out.plan.spaces.size(); ++s) {
            TrafficSpace &space = m_out.plan.spaces[s];
            if (space.mode != engine::BillingMode::Provisioned || space.readUnits > 0 || space.writeUnits > 0) continue;
            double read = 0, write = 0;
            for (const RequestStream &stream : m_out.plan.streams)
                for (const StreamPart &part : stream.parts)
                    if (part.space == s)
                        (stream.write ? write : read) += stream.peakPerSecond * part.units * part.probability;
            space.readUnits = std::max(1., std::ceil(read * 100 / sparePercent));
            space.writeUnits = std::max(1., std::ceil(write * 100 / sparePercent));
            m_out.assumptions.push_back({
                "Simulation",
                TRANSLATABLE("Simulation", "%1: %2 read and %3 write units provisioned, %4 % used at the peak"),
                {space.indexName.empty() ? space.tableName : space.tableName + ", " + space.indexName,
                                                                                                     std::to_string(static_cast<std::int64_t>(space.readUnits)),
                                                                                                     std::to_string(static_cast<std::int64_t>(space.writeUnits)),
                                                                                                     std::to_string(static_cast<int>(sparePercent))}
            });
        }
    }

    const Design &m_design;
    const Scenario &m_scenario;
    const PlanOptions &m_options;
    std::vector<TableFacts> m_tables;
    ScenarioPlan m_out;
};

}

ScenarioPlan planOf(const Design &design, const Scenario &scenario, const PlanOptions &options) {
    return Planner(design, scenario, options).run();
}

std::vector<GrowthSeries> growthOf(const Design &design, const Scenario &scenario, std::int64_t months) {
    std::vector<GrowthSeries> out;
    constexpr std::int64_t mostMonths = 1'200;
    months = std::clamp<std::int64_t>(months, 0, mostMonths);
    // Linear in the month: two plans say it all.
    Scenario now = scenario, later = scenario;
    now.month = 0;
    later.month = 1;
    const auto first = planOf(design, now).plan.spaces, second = planOf(design, later).plan.spaces;
    for (std::size_t s = 0; s < first.size(); ++s) {
        GrowthSeries series{.tableName = first[s].tableName, .indexName = first[s].indexName};
        double items = 0, bytes = 0, moreItems = 0, moreBytes = 0;
        for (const KeyFamily &family : first[s].groups) {
            items += family.items;
            bytes += family.bytes;
        }
        for (const KeyFamily &family : second[s].groups) {
            moreItems += family.items;
            moreBytes += family.bytes;
        }
        for (std::int64_t month = 0; month <= months; ++month) {
            const double at = static_cast<double>(month);
            GrowthPoint point{
                .month = month, .items = items + (moreItems - items) * at, .bytes = bytes + (moreBytes - bytes) * at};
            TrafficSpace space = first[s];
            space.groups = {KeyFamily{}};
            space.groups.front().bytes = point.bytes;
            point.partitions = startingPartitions(space);
            series.points.push_back(point);
        }
        out.push_back(std::move(series));
    }
    return out;
}

Scenario scenarioOf(const Design &design) {
    if (!design.scenarios.empty()) return *design.scenarios.front();
    return {};
}

}
