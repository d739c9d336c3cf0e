#include "model/compare/design_diff.h"

#include "engine/value/item_json.h"
#include "model/design/value_text.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>
#include <unordered_map>

namespace model {

namespace {

using Kind = DesignChange::Kind;

std::string keyText(const engine::KeySchema &key) {
    std::string text;
    for (const engine::KeyAttribute &attribute : key.attributes())
        text += (text.empty() ? "" : ", ") + attribute.name + " (" + engine::scalarTypeName(attribute.type) + ')';
    return text;
}

std::string projectionText(const engine::Projection &projection) {
    switch (projection.type) {
    case engine::Projection::Type::All: return "ALL";
    case engine::Projection::Type::KeysOnly: return "KEYS_ONLY";
    case engine::Projection::Type::Include: break;
    }
    std::vector<std::string> names = projection.nonKeyAttributes;
    std::ranges::sort(names);
    std::string text = "INCLUDE";
    for (const std::string &name : names) text += ' ' + name;
    return text;
}

std::string unitsText(const engine::ProvisionedThroughput &units) {
    return std::to_string(units.readCapacityUnits) + " / " + std::to_string(units.writeCapacityUnits);
}

std::string scalingText(const std::optional<AutoScaling> &scaling) {
    if (!scaling) return {};
    return std::to_string(scaling->minCapacity) + '-' + std::to_string(scaling->maxCapacity) + ", " +
           std::to_string(scaling->targetPercent) + " %";
}

std::string numberText(const std::optional<std::int64_t> &number) {
    return number ? std::to_string(*number) : std::string();
}

/// What a table is set to, each as a text that differs when the setting does.
struct Setting {
    const char *name; ///< Marked for translation in context "Compare".
    std::string (*text)(const TableDesign &);
};
const std::vector<Setting> &settings() {
    static const std::vector<Setting> all = {
        {TRANSLATABLE("Compare", "%1: key"),                     [](const TableDesign &t) { return keyText(t.description.keySchema); }},
        {TRANSLATABLE("Compare", "%1: billing mode"),
         [](const TableDesign &t) {
                const bool provisioned = t.description.billingMode == engine::BillingMode::Provisioned;
                return std::string(provisioned ? "PROVISIONED" : "PAY_PER_REQUEST");
            }                                                                                                                         },
        {TRANSLATABLE("Compare", "%1: capacity"),
         [](const TableDesign &t) { return unitsText(t.description.provisionedThroughput); }                                          },
        {TRANSLATABLE("Compare", "%1: auto scaling of reads"),
         [](const TableDesign &t) { return scalingText(t.autoScalingRead); }                                                          },
        {TRANSLATABLE("Compare", "%1: auto scaling of writes"),
         [](const TableDesign &t) { return scalingText(t.autoScalingWrite); }                                                         },
        {TRANSLATABLE("Compare", "%1: most request units"),
         [](const TableDesign &t) {
                const auto &most = t.description.onDemandThroughput;
                return most ? numberText(most->maxReadRequestUnits) + " / " + numberText(most->maxWriteRequestUnits)
                            : std::string();
            }                                                                                                                         },
        {TRANSLATABLE("Compare", "%1: warm throughput"),
         [](const TableDesign &t) {
                return t.warmThroughput ? std::to_string(t.warmThroughput->readUnitsPerSecond) + " / " +
                                              std::to_string(t.warmThroughput->writeUnitsPerSecond)
                                        : std::string();
            }                                                                                                                         },
        {TRANSLATABLE("Compare", "%1: table class"),
         [](const TableDesign &t) {
                const bool standard = t.description.tableClass == engine::TableClass::Standard;
                return std::string(standard ? "STANDARD" : "STANDARD_INFREQUENT_ACCESS");
            }                                                                                                                         },
        {TRANSLATABLE("Compare", "%1: stream"),
         [](const TableDesign &t) {
                constexpr const char *names[] = {"KEYS_ONLY", "NEW_IMAGE", "OLD_IMAGE", "NEW_AND_OLD_IMAGES"};
                const auto &view = t.description.streamViewType;
                return view ? std::string(names[static_cast<std::size_t>(*view)]) : std::string();
            }                                                                                                                         },
        {TRANSLATABLE("Compare", "%1: time to live"),
         [](const TableDesign &t) { return t.description.timeToLiveAttribute; }                                                       },
        {TRANSLATABLE("Compare", "%1: deletion protection"),
         [](const TableDesign &t) { return std::string(t.description.deletionProtection ? "true" : "false"); }                        },
        {TRANSLATABLE("Compare", "%1: recovery period in days"),
         [](const TableDesign &t) { return numberText(t.recoveryPeriodDays); }                                                        },
        {TRANSLATABLE("Compare", "%1: encryption"),
         [](const TableDesign &t) {
                constexpr const char *names[] = {"AWS_OWNED", "AWS_MANAGED", "CUSTOMER_MANAGED"};
                return std::string(names[static_cast<std::size_t>(t.encryption.key)]) +
                       (t.encryption.keyId.empty() ? "" : ' ' + t.encryption.keyId);
            }                                                                                                                         },
        {TRANSLATABLE("Compare", "%1: deployed"),
         [](const TableDesign &t) { return std::string(t.deployed ? "true" : "false"); }                                              },
        {TRANSLATABLE("Compare", "%1: tags"),
         [](const TableDesign &t) {
                auto tags = t.description.tags;
                std::ranges::sort(tags);
                std::string text;
                for (const auto &[key, value] : tags) text += (text.empty() ? "" : ", ") + key + '=' + value;
                return text;
            }                                                                                                                         },
    };
    return all;
}

std::string decimalText(double value) {
    char text[32];
    const auto end = std::to_chars(text, text + sizeof text, value);
    return {text, end.ptr};
}
std::string decimalText(const std::optional<double> &value) {
    return value ? decimalText(*value) : std::string();
}

std::string popularityText(const KeyPopularity &popularity) {
    switch (popularity.kind) {
    case KeyPopularity::Kind::Uniform: return "uniform";
    case KeyPopularity::Kind::Zipf: return "zipf " + decimalText(popularity.exponent);
    case KeyPopularity::Kind::HotSet:
        return "hotSet " + decimalText(popularity.hotKeyPercent) + " % / " + decimalText(popularity.hotTrafficPercent) +
               " %";
    case KeyPopularity::Kind::TimeOrdered: break;
    }
    return "timeOrdered " + std::to_string(popularity.newKeySeconds) + " s";
}

std::string volumeText(const EntityVolume &volume) {
    std::string text = numberText(volume.items) + " + " + numberText(volume.newItemsPerMonth) + ", " +
                       numberText(volume.itemBytes) + " B";
    for (const auto &[index, keys] : volume.partitionKeys)
        text += ", " + (index.empty() ? "" : index + ": ") + std::to_string(keys);
    return text;
}
std::string loadText(const PatternLoad &load) {
    return decimalText(load.averagePerSecond) + " / " + decimalText(load.peakPerSecond) +
           (load.popularity ? ", " + popularityText(*load.popularity) : "");
}

struct ScenarioSetting {
    const char *name; ///< Marked for translation in context "Compare".
    std::string (*text)(const Scenario &);
};
const std::vector<ScenarioSetting> &scenarioSettings() {
    static const std::vector<ScenarioSetting> all = {
        {TRANSLATABLE("Compare", "Scenario %1: description"),            [](const Scenario &s) { return s.description; }},
        {TRANSLATABLE("Compare", "Scenario %1: percent of the traffic"),
         [](const Scenario &s) { return std::to_string(s.trafficPercent); }                                             },
        {TRANSLATABLE("Compare", "Scenario %1: months of growth"),
         [](const Scenario &s) { return std::to_string(s.month); }                                                      },
        {TRANSLATABLE("Compare", "Scenario %1: key popularity"),
         [](const Scenario &s) { return popularityText(s.popularity); }                                                 },
        {TRANSLATABLE("Compare", "Scenario %1: daily curve"),
         [](const Scenario &s) {
                std::string text;
                for (const std::int64_t percent : s.dailyCurve)
                    text += (text.empty() ? "" : " ") + std::to_string(percent);
                return text;
            }                                                                                                           },
        {TRANSLATABLE("Compare", "Scenario %1: billing mode"),
         [](const Scenario &s) {
                if (!s.capacityMode) return std::string();
                return std::string(
                    *s.capacityMode == engine::BillingMode::Provisioned ? "PROVISIONED" : "PAY_PER_REQUEST");
            }                                                                                                           },
        {TRANSLATABLE("Compare", "Scenario %1: warm throughput"),
         [](const Scenario &s) {
                return s.warmThroughput ? std::to_string(s.warmThroughput->readUnitsPerSecond) + " / " +
                                              std::to_string(s.warmThroughput->writeUnitsPerSecond)
                                        : std::string();
            }                                                                                                           },
        {TRANSLATABLE("Compare", "Scenario %1: DAX"),
         [](const Scenario &s) {
                return s.dax ? std::to_string(s.dax->nodes) + ", " + std::to_string(s.dax->itemTtlSeconds) + " s, " +
                                   std::to_string(s.dax->queryTtlSeconds) + " s"
                             : std::string();
            }                                                                                                           },
    };
    return all;
}

class Comparison {
public:
    Comparison(const Design &before, const Design &after) : m_before(before), m_after(after) {}

    std::vector<DesignChange> run() {
        const auto model = [&](const char *what, const std::string &before, const std::string &after) {
            changed({}, {"Compare", what, {}}, before, after);
        };
        model(TRANSLATABLE("Compare", "Model: name"), m_before.name, m_after.name);
        model(TRANSLATABLE("Compare", "Model: author"), m_before.metadata.author, m_after.metadata.author);
        model(
            TRANSLATABLE("Compare", "Model: description"), m_before.metadata.description, m_after.metadata.description);
        named(
            m_before.tables, m_after.tables, [](const auto &table) { return table->name(); },
            [&](Kind kind, const Shared<TableDesign> &table) {
                add(kind, {.tableName = table->name()},
                    {"Compare", TRANSLATABLE("Compare", "Table %1"), {table->name()}});
            },
            [&](const Shared<TableDesign> &a, const Shared<TableDesign> &b) {
                if (!a.same(b)) tables(*a, *b);
            });
        named(
            m_before.patterns, m_after.patterns, [](const auto &pattern) { return pattern->id; },
            [&](Kind kind, const Shared<AccessPattern> &pattern) {
                add(kind,
                    {
                        .patternId = pattern->id
                },
                    {"Compare", TRANSLATABLE("Compare", "Access pattern %1, %2"), {pattern->id, pattern->name}});
            },
            [&](const Shared<AccessPattern> &a, const Shared<AccessPattern> &b) {
                if (!a.same(b)) patterns(*a, *b);
            });
        named(
            m_before.scenarios, m_after.scenarios, [](const auto &scenario) { return scenario->name; },
            [&](Kind kind, const Shared<Scenario> &scenario) {
                add(kind, {}, {"Compare", TRANSLATABLE("Compare", "Scenario %1"), {scenario->name}});
            },
            [&](const Shared<Scenario> &a, const Shared<Scenario> &b) {
                if (!a.same(b)) scenarios(*a, *b);
            });
        return std::move(m_changes);
    }

private:
    void scenarios(const Scenario &a, const Scenario &b) {
        for (const ScenarioSetting &setting : scenarioSettings())
            changed({}, {"Compare", setting.name, {b.name}}, setting.text(a), setting.text(b));
        const auto volumes = [](const Scenario &scenario) {
            std::map<std::string, std::string> out;
            for (const EntityVolume &volume : scenario.volumes)
                out.emplace(volume.tableName + ", " + volume.entityName, volumeText(volume));
            return out;
        };
        texts(volumes(a), volumes(b), [&](const std::string &name, const std::string &x, const std::string &y) {
            changed(
                {
            },
                {"Compare", TRANSLATABLE("Compare", "Scenario %1: items of %2"), {b.name, name}}, x, y);
        });
        const auto loads = [](const Scenario &scenario) {
            std::map<std::string, std::string> out;
            for (const PatternLoad &load : scenario.loads) out.emplace(load.patternId, loadText(load));
            return out;
        };
        texts(loads(a), loads(b), [&](const std::string &id, const std::string &x, const std::string &y) {
            changed(
                {
                    .patternId = id
            },
                {"Compare", TRANSLATABLE("Compare", "Scenario %1: requests of %2"), {b.name, id}}, x, y);
        });
    }

    void add(Kind kind, Place place, Message what, std::string before = {}, std::string after = {}) {
        m_changes.push_back({kind, std::move(place), std::move(what), std::move(before), std::move(after)});
    }
    void changed(Place place, Message what, const std::string &before, const std::string &after) {
        if (before == after) return;
        const Kind kind = before.empty() ? Kind::Added : after.empty() ? Kind::Removed : Kind::Changed;
        add(kind, std::move(place), std::move(what), before, after);
    }

    /// Two lists by name: what went, what both have, what came, in the lists' order.
    template <class List, class Name, class Alone, class Both>
    static void named(const List &before, const List &after, Name name, Alone alone, Both both) {
        std::map<std::string, const typename List::value_type *> there;
        std::set<std::string> known;
        for (const auto &one : after) there.emplace(name(one), &one);
        for (const auto &one : before) {
            known.insert(name(one));
            const auto found = there.find(name(one));
            if (found == there.end())
                alone(Kind::Removed, one);
            else
                both(one, *found->second);
        }
        for (const auto &one : after)
            if (!known.contains(name(one))) alone(Kind::Added, one);
    }

    void tables(const TableDesign &a, const TableDesign &b) {
        const std::string &table = b.name();
        for (const Setting &setting : settings())
            changed({.tableName = table}, {"Compare", setting.name, {table}}, setting.text(a), setting.text(b));
        named(
            a.attributes, b.attributes, [](const DeclaredAttribute &attribute) { return attribute.name; },
            [&](Kind kind, const DeclaredAttribute &attribute) {
                const std::string type = engine::typeName(attribute.type);
                add(kind,
                    {
                        .tableName = table, .attributeName = attribute.name
                },
                    {"Compare", TRANSLATABLE("Compare", "%1: attribute %2"), {table, attribute.name}},
                    kind == Kind::Removed ? type : "", kind == Kind::Added ? type : "");
            },
            [&](const DeclaredAttribute &x, const DeclaredAttribute &y) {
                changed(
                    {
                        .tableName = table, .attributeName = y.name
                },
                    {"Compare", TRANSLATABLE("Compare", "%1: type of attribute %2"), {table, y.name}},
                    engine::typeName(x.type), engine::typeName(y.type));
            });
        indexes(a, b, a.description.localSecondaryIndexes, b.description.localSecondaryIndexes);
        indexes(a, b, a.description.globalSecondaryIndexes, b.description.globalSecondaryIndexes);
        named(
            a.entityTypes, b.entityTypes, [](const auto &entity) { return entity->name; },
            [&](Kind kind, const Shared<EntityType> &entity) {
                add(kind,
                    {
                        .tableName = table, .entityName = entity->name
                },
                    {"Compare", TRANSLATABLE("Compare", "%1: entity type %2"), {table, entity->name}});
            },
            [&](const Shared<EntityType> &x, const Shared<EntityType> &y) {
                if (!x.same(y)) entities(table, *x, *y);
            });
        const auto pair = [](const Relation &relation) { return relation.from + " \u2013 " + relation.to; };
        const auto kindText = [](const Relation &relation) {
            constexpr const char *names[] = {"1:1", "1:n", "n:m"};
            return std::string(names[static_cast<std::size_t>(relation.kind)]);
        };
        named(
            a.relations, b.relations, pair,
            [&](Kind kind, const Relation &relation) {
                const std::string text = kindText(relation);
                add(kind,
                    {
                        .tableName = table, .entityName = relation.from
                },
                    {"Compare", TRANSLATABLE("Compare", "%1: relation %2"), {table, pair(relation)}},
                    kind == Kind::Removed ? text : "", kind == Kind::Added ? text : "");
            },
            [&](const Relation &x, const Relation &y) {
                changed(
                    {
                        .tableName = table, .entityName = y.from
                },
                    {"Compare", TRANSLATABLE("Compare", "%1: relation %2"), {table, pair(y)}}, kindText(x),
                    kindText(y));
            });
        if (!a.items.same(b.items)) items(a, b);
    }

    void indexes(const TableDesign &a, const TableDesign &b, const std::vector<engine::SecondaryIndex> &before,
        const std::vector<engine::SecondaryIndex> &after) {
        const std::string &table = b.name();
        const auto place = [&](const engine::SecondaryIndex &index) {
            return Place{.tableName = table, .indexName = index.indexName};
        };
        const auto settingsOf = [](const TableDesign &t, const engine::SecondaryIndex &index) {
            const auto found = t.indexSettings.find(index.indexName);
            if (found == t.indexSettings.end()) return std::string();
            const IndexSettings &s = found->second;
            return scalingText(s.autoScalingRead) + " / " + scalingText(s.autoScalingWrite) +
                   (s.warmThroughput ? " / " + std::to_string(s.warmThroughput->readUnitsPerSecond) + ", " +
                                           std::to_string(s.warmThroughput->writeUnitsPerSecond)
                                     : "");
        };
        named(
            before, after, [](const engine::SecondaryIndex &index) { return index.indexName; },
            [&](Kind kind, const engine::SecondaryIndex &index) {
                const std::string text = keyText(index.keySchema);
                add(kind, place(index),
                    {
                        "Compare", TRANSLATABLE("Compare", "%1: index %2"), {table, index.indexName}
                },
                    kind == Kind::Removed ? text : "", kind == Kind::Added ? text : "");
            },
            [&](const engine::SecondaryIndex &x, const engine::SecondaryIndex &y) {
                const std::vector<std::string> names = {table, y.indexName};
                changed(place(y), {"Compare", TRANSLATABLE("Compare", "%1: key of index %2"), names},
                    keyText(x.keySchema), keyText(y.keySchema));
                changed(place(y), {"Compare", TRANSLATABLE("Compare", "%1: projection of index %2"), names},
                    projectionText(x.projection), projectionText(y.projection));
                changed(place(y), {"Compare", TRANSLATABLE("Compare", "%1: capacity of index %2"), names},
                    unitsText(x.provisionedThroughput), unitsText(y.provisionedThroughput));
                changed(place(y), {"Compare", TRANSLATABLE("Compare", "%1: scaling of index %2"), names},
                    settingsOf(a, x), settingsOf(b, y));
            });
    }

    void entities(const std::string &table, const EntityType &a, const EntityType &b) {
        const Place place{.tableName = table, .entityName = b.name};
        const auto member = [&](const char *what, const std::string &before, const std::string &after) {
            changed(place,
                {
                    "Compare", what, {table, b.name}
            },
                before, after);
        };
        member(TRANSLATABLE("Compare", "%1, entity type %2: description"), a.description, b.description);
        member(TRANSLATABLE("Compare", "%1, entity type %2: badge"),
            a.letter + ' ' + std::to_string(a.colour) + (a.squareBadge ? "s" : ""),
            b.letter + ' ' + std::to_string(b.colour) + (b.squareBadge ? "s" : ""));
        member(TRANSLATABLE("Compare", "%1, entity type %2: samples"), a.samples, b.samples);
        member(TRANSLATABLE("Compare", "%1, entity type %2: expected items"), numberText(a.expectedItems),
            numberText(b.expectedItems));
        member(TRANSLATABLE("Compare", "%1, entity type %2: expected bytes"), numberText(a.expectedItemBytes),
            numberText(b.expectedItemBytes));
        texts(a.keyTemplates, b.keyTemplates, [&](const std::string &name, const std::string &x, const std::string &y) {
            changed(
                {
                    .tableName = table, .entityName = b.name, .attributeName = name
            },
                {"Compare", TRANSLATABLE("Compare", "%1, entity type %2: template of %3"), {table, b.name, name}}, x,
                y);
        });
        texts(a.variables, b.variables, [&](const std::string &name, const std::string &x, const std::string &y) {
            changed(place,
                {
                    "Compare", TRANSLATABLE("Compare", "%1, entity type %2: variable %3"), {table, b.name, name}
            },
                x, y);
        });
        const auto attributes = [](const EntityType &entity) {
            std::map<std::string, std::string> out;
            for (const EntityAttribute &attribute : entity.attributes) {
                std::string text = attribute.type ? engine::typeName(*attribute.type) : "*";
                if (attribute.required) text += "!";
                if (!attribute.generator.empty()) text += ' ' + attribute.generator;
                if (!attribute.description.empty()) text += " \u2013 " + attribute.description;
                out.emplace(attribute.name, std::move(text));
            }
            return out;
        };
        texts(attributes(a), attributes(b), [&](const std::string &name, const std::string &x, const std::string &y) {
            changed(
                {
                    .tableName = table, .entityName = b.name, .attributeName = name
            },
                {"Compare", TRANSLATABLE("Compare", "%1, entity type %2: attribute %3"), {table, b.name, name}}, x, y);
        });
    }

    template <class Visit> static void texts(
        const std::map<std::string, std::string> &a, const std::map<std::string, std::string> &b, Visit visit) {
        for (const auto &[name, text] : a) {
            const auto found = b.find(name);
            visit(name, text, found == b.end() ? std::string() : found->second);
        }
        for (const auto &[name, text] : b)
            if (!a.contains(name)) visit(name, std::string(), text);
    }

    /// Items by their key; of several with one key the first with the first, and so on.
    void items(const TableDesign &a, const TableDesign &b) {
        const auto keyAttributes = b.description.keySchema.attributes();
        const auto shown = [&](const SampleItem &item) { return model::keyText(item.blob, keyAttributes); };
        const auto keyOf = [&](const SampleItem &item) {
            std::string key;
            for (const engine::KeyAttribute &attribute : keyAttributes) {
                const auto value = engine::ItemView(item.blob).find(attribute.name);
                key += value ? std::to_string(value->bytes().size()) + ':' + std::string(value->bytes()) : "-";
            }
            return key;
        };
        std::unordered_map<std::string, std::vector<std::size_t>> there;
        for (std::size_t i = b.items->size(); i-- > 0;)
            there[keyOf(*(*b.items)[i])].push_back(i); // the first at the back
        std::vector<bool> met(b.items->size());
        for (std::size_t i = 0; i < a.items->size(); ++i) {
            const Shared<SampleItem> &before = (*a.items)[i];
            const auto found = there.find(keyOf(*before));
            if (found == there.end() || found->second.empty()) {
                add(Kind::Removed,
                    {
                        .tableName = b.name(), .itemIndex = i
                },
                    {"Compare", TRANSLATABLE("Compare", "%1: item %2"), {b.name(), shown(*before)}});
                continue;
            }
            const std::size_t other = found->second.back();
            found->second.pop_back();
            met[other] = true;
            const Shared<SampleItem> &after = (*b.items)[other];
            if (!before.same(after)) oneItem(b.name(), other, shown(*after), *before, *after);
        }
        for (std::size_t i = 0; i < b.items->size(); ++i)
            if (!met[i])
                add(Kind::Added,
                    {
                        .tableName = b.name(), .itemIndex = i
                },
                    {"Compare", TRANSLATABLE("Compare", "%1: item %2"), {b.name(), shown(*(*b.items)[i])}});
    }

    void oneItem(
        const std::string &table, std::size_t index, const std::string &key, const SampleItem &a, const SampleItem &b) {
        const auto valuesOf = [](const SampleItem &item) {
            std::map<std::string, std::string> out;
            for (const auto &[name, value] : engine::ItemView(item.blob).members())
                out.emplace(name, engine::toJson(value));
            for (const DamagedValue &damage : item.damaged) out.emplace(damage.attributeName, damage.json);
            return out;
        };
        texts(valuesOf(a), valuesOf(b), [&](const std::string &name, const std::string &x, const std::string &y) {
            changed(
                {
                    .tableName = table, .attributeName = name, .itemIndex = index
            },
                {"Compare", TRANSLATABLE("Compare", "%1: %3 of item %2"), {table, key, name}}, x, y);
        });
    }

    void patterns(const AccessPattern &a, const AccessPattern &b) {
        const auto member = [&](const char *what, const std::string &before, const std::string &after) {
            changed({.patternId = b.id}, {"Compare", what, {b.id}}, before, after);
        };
        const auto mapText = [](const std::map<std::string, std::string> &map) {
            std::string text;
            for (const auto &[name, value] : map) text += (text.empty() ? "" : ", ") + name + " = " + value;
            return text;
        };
        member(TRANSLATABLE("Compare", "Access pattern %1: name"), a.name, b.name);
        member(TRANSLATABLE("Compare", "Access pattern %1: description"), a.description, b.description);
        member(TRANSLATABLE("Compare", "Access pattern %1: operation"), a.operation, b.operation);
        member(TRANSLATABLE("Compare", "Access pattern %1: table"), a.tableName, b.tableName);
        member(TRANSLATABLE("Compare", "Access pattern %1: index"), a.indexName, b.indexName);
        member(TRANSLATABLE("Compare", "Access pattern %1: key condition"), a.keyConditionExpression,
            b.keyConditionExpression);
        member(TRANSLATABLE("Compare", "Access pattern %1: filter"), a.filterExpression, b.filterExpression);
        member(TRANSLATABLE("Compare", "Access pattern %1: names"), mapText(a.names), mapText(b.names));
        member(TRANSLATABLE("Compare", "Access pattern %1: values"), mapText(a.values), mapText(b.values));
        member(
            TRANSLATABLE("Compare", "Access pattern %1: projection"), a.projectionExpression, b.projectionExpression);
        member(TRANSLATABLE("Compare", "Access pattern %1: update"), a.updateExpression, b.updateExpression);
        member(TRANSLATABLE("Compare", "Access pattern %1: condition"), a.conditionExpression, b.conditionExpression);
        member(TRANSLATABLE("Compare", "Access pattern %1: statement"), a.statement, b.statement);
        member(TRANSLATABLE("Compare", "Access pattern %1: request"), a.request, b.request);
        member(TRANSLATABLE("Compare", "Access pattern %1: parameters"), mapText(a.parameters), mapText(b.parameters));
        const auto listText = [](const std::vector<std::string> &list) {
            std::string text;
            for (const std::string &one : list) text += (text.empty() ? "" : ", ") + one;
            return text;
        };
        const auto argumentText = [&](const AccessPattern &pattern) {
            std::map<std::string, std::string> map;
            for (const auto &[name, values] : pattern.arguments) map[name] = listText(values);
            return mapText(map);
        };
        member(TRANSLATABLE("Compare", "Access pattern %1: arguments"), argumentText(a), argumentText(b));
        const auto readText = [](const AccessPattern &pattern) { // the members that DynamoDB calls so
            std::string text;
            if (pattern.consistentRead) text += "ConsistentRead ";
            if (pattern.descending) text += "ScanIndexForward=false ";
            if (pattern.limit) text += "Limit=" + std::to_string(*pattern.limit);
            return text;
        };
        member(TRANSLATABLE("Compare", "Access pattern %1: how it reads"), readText(a), readText(b));
        const auto expected = [&](const AccessPattern &pattern) {
            std::string text = listText(pattern.expectedItems);
            if (pattern.expectedCount) text = std::to_string(*pattern.expectedCount) + " " + text;
            if (pattern.ordered) text += " ordered";
            text += listText(pattern.expectedEntities);
            if (pattern.mostUnits) text += " <= " + decimalText(*pattern.mostUnits);
            return text;
        };
        member(TRANSLATABLE("Compare", "Access pattern %1: expected answer"), expected(a), expected(b));
        const auto rate = [](const AccessPattern &pattern) {
            std::string text = decimalText(pattern.averagePerSecond) + " / " + decimalText(pattern.peakPerSecond);
            if (pattern.itemsAtScale) text += ", " + std::to_string(*pattern.itemsAtScale);
            return text;
        };
        member(TRANSLATABLE("Compare", "Access pattern %1: rate"), rate(a), rate(b));
    }

    const Design &m_before, &m_after;
    std::vector<DesignChange> m_changes;
};

}

std::vector<DesignChange> compareDesigns(const Design &before, const Design &after) {
    return Comparison(before, after).run();
}

std::string toText(const std::vector<DesignChange> &changes) {
    std::string out;
    for (const DesignChange &change : changes) {
        out += change.kind == Kind::Added ? "+ " : change.kind == Kind::Removed ? "- " : "~ ";
        out += change.what.english();
        if (change.kind == Kind::Changed)
            out += ": " + change.before + " \u2192 " + change.after;
        else if (!change.before.empty() || !change.after.empty())
            out += ": " + change.before + change.after;
        out += '\n';
    }
    return out;
}

}
