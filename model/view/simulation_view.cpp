#include "model/view/simulation_view.h"

#include "model/design/value_text.h"
#include "model/format/json_text.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace model {

namespace {

std::string whole(double value) {
    return countText(static_cast<std::size_t>(std::llround(std::max(0., value))));
}
std::string bytesOf(double value) {
    return bytesText(static_cast<std::size_t>(std::llround(std::max(0., value))));
}
/// Hundredths at most.
std::string decimal(double value) {
    char text[40];
    const auto end = std::to_chars(text, text + sizeof text, std::round(value * 100) / 100);
    return {text, end.ptr};
}
std::string percent(double share) {
    return decimal(share * 100) + " %";
}
std::uint64_t throttledIn(const SpaceLoad &space) {
    std::uint64_t all = 0;
    for (const std::uint64_t count : space.throttled) all += count;
    return all;
}

Json number(double value) {
    Json json;
    json.kind = Json::Kind::Number;
    json.text = decimal(value);
    return json;
}
Json number(std::uint64_t value) {
    Json json;
    json.kind = Json::Kind::Number;
    json.text = std::to_string(value);
    return json;
}
constexpr const char *splitReasons[] = {"size", "heat", "peak"};
constexpr const char *stuckReasons[] = {"hotItem", "growingSortKey", "localIndexes"};

Json reasonsJson(const std::array<std::uint64_t, throttleReasons> &counts) {
    Json json = Json::object();
    for (std::size_t i = 0; i < throttleReasons; ++i)
        if (counts[i] > 0) json.set(throttleReasonName(i), number(counts[i]));
    return json;
}

Json spaceJson(const TrafficSpace &space, const SpaceLoad &load) {
    Json json = Json::object({
        {"tableName", Json::string(space.tableName)}
    });
    if (!space.indexName.empty()) json.set("indexName", Json::string(space.indexName));
    json.set("firstPartitions", number(static_cast<std::uint64_t>(load.firstPartitions)));
    Json families = Json::array();
    for (const KeyFamily &family : space.groups)
        families.elements.push_back(Json::object({
            {"name",  Json::string(family.name)},
            {"keys",  number(family.keys)      },
            {"items", number(family.items)     },
            {"bytes", number(family.bytes)     }
        }));
    json.set("keyFamilies", std::move(families));
    Json partitions = Json::array();
    for (const PartitionLoad &one : load.partitions)
        partitions.elements.push_back(Json::object({
            {"firstHash",       number(one.firstHash * 100)},
            {"lastHash",        number(one.lastHash * 100) },
            {"items",           number(one.items)          },
            {"bytes",           number(one.bytes)          },
            {"requests",        number(one.requests)       },
            {"readUnits",       number(one.readUnits)      },
            {"writeUnits",      number(one.writeUnits)     },
            {"peakRead",        number(one.peakRead)       },
            {"peakWrite",       number(one.peakWrite)      },
            {"throttledReads",  number(one.throttledReads) },
            {"throttledWrites", number(one.throttledWrites)},
            {"secondsAbove",    number(one.secondsAbove)   }
        }));
    json.set("partitions", std::move(partitions));
    Json hottest = Json::array();
    for (const HotKey &key : load.hottest)
        hottest.elements.push_back(Json::object({
            {"key",          Json::string(key.name)  },
            {"rank",         number(key.rank + 1)    },
            {"sharePercent", number(key.share * 100) },
            {"peakRead",     number(key.peakRead)    },
            {"peakWrite",    number(key.peakWrite)   },
            {"secondsAbove", number(key.secondsAbove)}
        }));
    json.set("hottestKeys", std::move(hottest));
    Json time = Json::array();
    for (const CapacityPoint &at : load.time)
        time.elements.push_back(Json::object({
            {"second",          number(at.second)                                },
            {"readUnits",       number(at.readUnits)                             },
            {"writeUnits",      number(at.writeUnits)                            },
            {"throttledReads",  number(at.throttledReads)                        },
            {"throttledWrites", number(at.throttledWrites)                       },
            {"readLimit",       number(at.readLimit)                             },
            {"writeLimit",      number(at.writeLimit)                            },
            {"partitions",      number(static_cast<std::uint64_t>(at.partitions))}
        }));
    json.set("time", std::move(time));
    json.set("throttled", reasonsJson(load.throttled));
    Json splits = Json::array();
    for (const PartitionSplit &split : load.splits)
        splits.elements.push_back(Json::object({
            {"second", number(split.second)                                           },
            {"why",    Json::string(splitReasons[static_cast<std::size_t>(split.why)])}
        }));
    json.set("splits", std::move(splits));
    Json stuck = Json::array();
    for (const Unsplittable &one : load.unsplittable)
        stuck.elements.push_back(Json::object({
            {"key", Json::string(one.key)                                        },
            {"why", Json::string(stuckReasons[static_cast<std::size_t>(one.why)])}
        }));
    json.set("unsplittable", std::move(stuck));
    if (load.collectionTooLarge) json.set("collectionTooLarge", Json::string(*load.collectionTooLarge));
    return json;
}

std::string csvField(const std::string &text) {
    if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"') out += '"';
        out += c;
    }
    return out + '"';
}

}

SimulatedScenario simulateScenario(
    const Design &design, const Scenario &scenario, const PlanOptions &planOptions, const SimulationOptions &options) {
    SimulatedScenario out{.scenario = scenario, .plan = planOf(design, scenario, planOptions)};
    out.result = simulate(out.plan.plan, options);
    return out;
}

std::string spaceName(const TrafficSpace &space) {
    return space.indexName.empty() ? space.tableName : space.tableName + ", " + space.indexName;
}

std::string hotKeyName(const HotKey &key) {
    return key.known ? key.name : key.name + ", no. " + std::to_string(key.rank + 1);
}

bool hasTrouble(const Simulation &result) {
    return result.throttled > 0 || std::ranges::any_of(result.spaces, [](const SpaceLoad &space) {
        return !space.unsplittable.empty() || space.collectionTooLarge;
    });
}

std::vector<Message> simulationFindings(const SimulatedScenario &simulated) {
    std::vector<Message> out;
    const TrafficPlan &plan = simulated.plan.plan;
    for (std::size_t s = 0; s < simulated.result.streams.size(); ++s) {
        const StreamLoad &stream = simulated.result.streams[s];
        if (stream.throttled == 0) continue;
        const auto most = std::ranges::max_element(stream.reasons) - stream.reasons.begin();
        out.push_back({
            "Simulation", TRANSLATABLE("Simulation", "%1: %2 of %3 requests would be throttled, mostly %4"),
            {stream.id, countText(stream.throttled), countText(stream.requests),
                                                                                                 throttleReasonName(static_cast<std::size_t>(most))}
        });
    }
    for (std::size_t s = 0; s < simulated.result.spaces.size(); ++s) {
        const std::string name = spaceName(plan.spaces[s]);
        const SpaceLoad &space = simulated.result.spaces[s];
        for (const Unsplittable &stuck : space.unsplittable) {
            constexpr const char *texts[] = {
                TRANSLATABLE("Simulation", "%1: %2 is one hot item: no split helps, it stays at a partition's ceiling"),
                TRANSLATABLE("Simulation", "%1: the sort keys of %2 only grow: new writes land right of every split"),
                TRANSLATABLE("Simulation", "%1: %2 is never split, because the table has local secondary indexes"),
            };
            out.push_back({
                "Simulation", texts[static_cast<std::size_t>(stuck.why)], {name, stuck.key}
            });
        }
        if (space.collectionTooLarge)
            out.push_back({
                "Simulation",
                TRANSLATABLE(
                    "Simulation", "%1: the item collection %2 passes 10 GB, and with a local index its writes fail"),
                {name, *space.collectionTooLarge}
            });
    }
    const auto list = [](const std::vector<std::string> &ids) {
        std::string text;
        for (const std::string &id : ids) text += (text.empty() ? "" : ", ") + id;
        return text;
    };
    if (!simulated.plan.withoutRate.empty())
        out.push_back(
            {"Simulation", TRANSLATABLE("Simulation", "No rate is stated for %1"), {list(simulated.plan.withoutRate)}});
    if (!simulated.plan.notPlanned.empty())
        out.push_back(
            {"Simulation", TRANSLATABLE("Simulation", "Not simulated: %1"), {list(simulated.plan.notPlanned)}});
    return out;
}

std::string toText(const SimulatedScenario &simulated) {
    const Simulation &result = simulated.result;
    std::string out = simulated.scenario.name.empty() ? "As the model says" : simulated.scenario.name;
    out += ": " + countText(result.requests) + " requests in " + decimal(result.seconds / 3'600) + " h, " +
           countText(result.keys) + " partition key values; " +
           (result.throttled == 0
                   ? std::string("none throttled")
                   : countText(result.throttled) + " would be throttled (" +
                         percent(static_cast<double>(result.throttled) / static_cast<double>(result.requests)) + ")") +
           '\n';
    for (std::size_t s = 0; s < result.spaces.size(); ++s) {
        const TrafficSpace &space = simulated.plan.plan.spaces[s];
        const SpaceLoad &load = result.spaces[s];
        double bytes = 0, items = 0, read = 0, write = 0, hottest = 0;
        for (const PartitionLoad &one : load.partitions) {
            bytes += one.bytes;
            items += one.items;
            hottest = std::max({hottest, one.peakRead / partitionReadUnits, one.peakWrite / partitionWriteUnits});
        }
        for (const CapacityPoint &at : load.time) {
            read = std::max(read, at.readUnits);
            write = std::max(write, at.writeUnits);
        }
        out += "\n" + spaceName(space) + ": " + whole(items) + " items, " + bytesOf(bytes) + "; " +
               std::to_string(load.firstPartitions) + " partitions at first, " +
               std::to_string(load.partitions.size()) + " in the end; at most " + decimal(read) + " read and " +
               decimal(write) + " write units a second; the hottest partition is asked for " + percent(hottest) +
               " of its ceiling\n";
        for (const KeyFamily &family : space.groups)
            out += "  " + family.name + ": " + countText(family.keys) + (family.keys == 1 ? " key" : " keys") + '\n';
        constexpr std::size_t listed = 5;
        for (std::size_t k = 0; k < std::min(listed, load.hottest.size()); ++k) {
            const HotKey &key = load.hottest[k];
            out += "  hot: " + hotKeyName(key) + ": " + percent(key.share) + " of the units, at the peak " +
                   decimal(key.peakRead) + " read and " + decimal(key.peakWrite) + " write units a second\n";
        }
        for (std::size_t reason = 0; reason < throttleReasons; ++reason)
            if (load.throttled[reason] > 0)
                out += "  " + throttleReasonName(reason) + ": " + countText(load.throttled[reason]) + '\n';
        if (throttledIn(load) == 0 && load.hottest.empty()) out += "  no traffic\n";
    }
    const auto findings = simulationFindings(simulated);
    if (!findings.empty() || !simulated.plan.assumptions.empty()) out += '\n';
    for (const Message &message : findings) out += message.english() + '\n';
    for (const Message &message : simulated.plan.assumptions) out += message.english() + '\n';
    return out + "\nA model: where keys lie, when partitions split and how long burst lasts is not published.\n";
}

std::string toJson(const SimulatedScenario &simulated) {
    const Simulation &result = simulated.result;
    Json json = Json::object({
        {"scenario",  Json::string(simulated.scenario.name)},
        {"grade",     Json::string("model")                },
        {"seconds",   number(result.seconds)               },
        {"requests",  number(result.requests)              },
        {"throttled", number(result.throttled)             },
        {"keys",      number(result.keys)                  },
        {"sampled",   Json::boolean(result.sampled)        }
    });
    Json streams = Json::array();
    for (const StreamLoad &stream : result.streams)
        streams.elements.push_back(Json::object({
            {"patternId", Json::string(stream.id)    },
            {"requests",  number(stream.requests)    },
            {"throttled", number(stream.throttled)   },
            {"reasons",   reasonsJson(stream.reasons)}
        }));
    json.set("patterns", std::move(streams));
    Json spaces = Json::array();
    for (std::size_t s = 0; s < result.spaces.size(); ++s)
        spaces.elements.push_back(spaceJson(simulated.plan.plan.spaces[s], result.spaces[s]));
    json.set("tables", std::move(spaces));
    Json says = Json::array();
    for (const Message &message : simulationFindings(simulated))
        says.elements.push_back(Json::string(message.english()));
    for (const Message &message : simulated.plan.assumptions) says.elements.push_back(Json::string(message.english()));
    json.set("says", std::move(says));
    std::string out;
    appendFormatted(out, compactJson(json), TextForm{});
    return out + '\n';
}

std::string toCsv(const SimulatedScenario &simulated) {
    std::string out =
        "table,index,partition,firstHashPercent,lastHashPercent,items,bytes,requests,readUnits,writeUnits,"
        "peakRead,peakWrite,throttledReads,throttledWrites,secondsAbove\n";
    for (std::size_t s = 0; s < simulated.result.spaces.size(); ++s) {
        const TrafficSpace &space = simulated.plan.plan.spaces[s];
        std::size_t row = 0;
        for (const PartitionLoad &one : simulated.result.spaces[s].partitions) {
            out += csvField(space.tableName) + ',' + csvField(space.indexName) + ',' + std::to_string(++row);
            for (const double value : {one.firstHash * 100, one.lastHash * 100, one.items, one.bytes,
                     static_cast<double>(one.requests), one.readUnits, one.writeUnits, one.peakRead, one.peakWrite,
                     one.throttledReads, one.throttledWrites, one.secondsAbove})
                out += ',' + decimal(value);
            out += '\n';
        }
    }
    return out;
}

}
