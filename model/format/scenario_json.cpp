#include "model/format/scenario_json.h"

#include "model/format/project_members.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace model {

namespace {

constexpr std::string_view scenarioMembers[] = {"name", "description", "trafficPercent", "month", "popularity",
    "dailyCurve", "capacityMode", "warmRead", "warmWrite", "dax", "volumes", "loads"};
constexpr std::string_view popularityMembers[] = {
    "kind", "exponent", "hotKeyPercent", "hotTrafficPercent", "newKeySeconds"};
constexpr std::string_view daxMembers[] = {"nodes", "itemTtlSeconds", "queryTtlSeconds"};
constexpr std::string_view volumeMembers[] = {
    "tableName", "entityName", "items", "newItemsPerMonth", "itemBytes", "partitionKeys"};
constexpr std::string_view loadMembers[] = {"patternId", "averagePerSecond", "peakPerSecond", "popularity"};

struct Word {
    const char *text;
    int value;
};
constexpr Word popularityKinds[] = {
    {"uniform",     static_cast<int>(KeyPopularity::Kind::Uniform)    },
    {"zipf",        static_cast<int>(KeyPopularity::Kind::Zipf)       },
    {"hotSet",      static_cast<int>(KeyPopularity::Kind::HotSet)     },
    {"timeOrdered", static_cast<int>(KeyPopularity::Kind::TimeOrdered)},
};
constexpr Word capacityModes[] = {
    {"PAY_PER_REQUEST", static_cast<int>(engine::BillingMode::PayPerRequest)},
    {"PROVISIONED",     static_cast<int>(engine::BillingMode::Provisioned)  },
};

template <std::size_t count> Result<int> valueOf(const Word (&words)[count], const JsonAt &text) {
    TRY(const auto name, text.string());
    std::string all;
    for (const Word &word : words) {
        if (name == word.text) return word.value;
        all += (all.empty() ? "" : ", ") + std::string(word.text);
    }
    return text.wrong({
        "Project", TRANSLATABLE("Project", "\"%1\" is none of %2."), {name, all}
    });
}
template <std::size_t count, class Value> Json wordOf(const Word (&words)[count], Value value) {
    return Json::string(std::ranges::find(words, static_cast<int>(value), &Word::value)->text);
}

Json number(double value) {
    if (!std::isfinite(value)) value = 0;
    char text[32];
    const auto end = std::to_chars(text, text + sizeof text, value);
    Json json;
    json.kind = Json::Kind::Number;
    json.text.assign(text, end.ptr);
    return json;
}
void put(Json &object, const char *name, const std::optional<std::int64_t> &value) {
    if (value) object.set(name, Json::number(*value));
}
void put(Json &object, const char *name, const std::optional<double> &value) {
    if (value) object.set(name, number(*value));
}
template <class Value> void putUnless(Json &object, const char *name, Value value, Value usual) {
    if (value == usual) return;
    if constexpr (std::is_floating_point_v<Value>)
        object.set(name, number(value));
    else
        object.set(name, Json::number(value));
}

Result<KeyPopularity> readPopularity(
    const JsonAt &json, const std::string &where, std::vector<UnknownMember> &unknown) {
    CHECK(json.isObject());
    KeyPopularity out;
    TRY(const auto kind, json.required("kind", Json::Kind::String));
    TRY(const int value, valueOf(popularityKinds, kind));
    out.kind = static_cast<KeyPopularity::Kind>(value);
    CHECK(readMember(json, "exponent", out.exponent));
    CHECK(readMember(json, "hotKeyPercent", out.hotKeyPercent));
    CHECK(readMember(json, "hotTrafficPercent", out.hotTrafficPercent));
    CHECK(readMember(json, "newKeySeconds", out.newKeySeconds));
    keepUnknown(json, popularityMembers, where, unknown);
    return out;
}
Json popularityJson(const KeyPopularity &popularity) {
    const KeyPopularity usual;
    Json json = Json::object({
        {"kind", wordOf(popularityKinds, popularity.kind)}
    });
    putUnless(json, "exponent", popularity.exponent, usual.exponent);
    putUnless(json, "hotKeyPercent", popularity.hotKeyPercent, usual.hotKeyPercent);
    putUnless(json, "hotTrafficPercent", popularity.hotTrafficPercent, usual.hotTrafficPercent);
    putUnless(json, "newKeySeconds", popularity.newKeySeconds, usual.newKeySeconds);
    return json;
}

Result<EntityVolume> readVolume(const JsonAt &json, const std::string &where, std::vector<UnknownMember> &unknown) {
    CHECK(json.isObject());
    EntityVolume out;
    CHECK(readMember(json, "tableName", out.tableName));
    CHECK(readMember(json, "entityName", out.entityName));
    CHECK(readMember(json, "items", out.items));
    CHECK(readMember(json, "newItemsPerMonth", out.newItemsPerMonth));
    CHECK(readMember(json, "itemBytes", out.itemBytes));
    if (const auto keys = json.member("partitionKeys")) {
        CHECK(keys->isObject());
        for (const JsonMember &member : (*keys)->members) {
            TRY(out.partitionKeys[member.name], keys->member(member).integer());
        }
    }
    keepUnknown(json, volumeMembers, where + "/volume/" + out.tableName + '/' + out.entityName, unknown);
    return out;
}

Result<PatternLoad> readLoad(const JsonAt &json, const std::string &where, std::vector<UnknownMember> &unknown) {
    CHECK(json.isObject());
    PatternLoad out;
    CHECK(readMember(json, "patternId", out.patternId));
    const std::string place = where + "/load/" + out.patternId;
    CHECK(readMember(json, "averagePerSecond", out.averagePerSecond));
    CHECK(readMember(json, "peakPerSecond", out.peakPerSecond));
    if (const auto popularity = json.member("popularity")) {
        TRY(out.popularity, readPopularity(*popularity, place + "/popularity", unknown));
    }
    keepUnknown(json, loadMembers, place, unknown);
    return out;
}

}

Result<Scenario> readScenario(const JsonAt &json, std::vector<UnknownMember> &unknown) {
    CHECK(json.isObject());
    Scenario out;
    CHECK(readMember(json, "name", out.name));
    if (out.name.empty()) return json.wrong({"Project", TRANSLATABLE("Project", "A name is missing."), {}});
    const std::string where = "scenario/" + out.name;
    CHECK(readMember(json, "description", out.description));
    CHECK(readMember(json, "trafficPercent", out.trafficPercent));
    CHECK(readMember(json, "month", out.month));
    if (const auto popularity = json.member("popularity")) {
        TRY(out.popularity, readPopularity(*popularity, where + "/popularity", unknown));
    }
    TRY(const auto curve, listMember(json, "dailyCurve"));
    for (const JsonAt &hour : curve) {
        TRY(const auto percent, hour.integer());
        out.dailyCurve.push_back(percent);
    }
    if (const auto mode = json.member("capacityMode")) {
        TRY(const int value, valueOf(capacityModes, *mode));
        out.capacityMode = static_cast<engine::BillingMode>(value);
    }
    if (json.member("warmRead") || json.member("warmWrite")) {
        WarmThroughput warm;
        CHECK(readMember(json, "warmRead", warm.readUnitsPerSecond));
        CHECK(readMember(json, "warmWrite", warm.writeUnitsPerSecond));
        out.warmThroughput = warm;
    }
    if (const auto dax = json.member("dax")) {
        CHECK(dax->isObject());
        DaxCluster cluster;
        CHECK(readMember(*dax, "nodes", cluster.nodes));
        CHECK(readMember(*dax, "itemTtlSeconds", cluster.itemTtlSeconds));
        CHECK(readMember(*dax, "queryTtlSeconds", cluster.queryTtlSeconds));
        keepUnknown(*dax, daxMembers, where + "/dax", unknown);
        out.dax = cluster;
    }
    TRY(const auto volumes, listMember(json, "volumes"));
    for (const JsonAt &element : volumes) {
        TRY(auto volume, readVolume(element, where, unknown));
        if (out.volume(volume.tableName, volume.entityName))
            return element.wrong(
                {"Project", TRANSLATABLE("Project", "Two have the name \"%1\"."), {volume.entityName}});
        out.volumes.push_back(std::move(volume));
    }
    TRY(const auto loads, listMember(json, "loads"));
    for (const JsonAt &element : loads) {
        TRY(auto load, readLoad(element, where, unknown));
        if (out.load(load.patternId))
            return element.wrong({"Project", TRANSLATABLE("Project", "Two have the name \"%1\"."), {load.patternId}});
        out.loads.push_back(std::move(load));
    }
    keepUnknown(json, scenarioMembers, where, unknown);
    return out;
}

Json scenarioJson(const Scenario &scenario, const std::function<void(Json &, const std::string &where)> &addUnknown) {
    const std::string where = "scenario/" + scenario.name;
    const Scenario usual;
    Json json = Json::object({
        {"name", Json::string(scenario.name)}
    });
    if (!scenario.description.empty()) json.set("description", Json::string(scenario.description));
    putUnless(json, "trafficPercent", scenario.trafficPercent, usual.trafficPercent);
    putUnless(json, "month", scenario.month, usual.month);
    Json popularity = popularityJson(scenario.popularity);
    addUnknown(popularity, where + "/popularity");
    if (scenario.popularity != usual.popularity || popularity.members.size() > 1)
        json.set("popularity", std::move(popularity));
    if (!scenario.dailyCurve.empty()) {
        Json curve = Json::array();
        for (const std::int64_t percent : scenario.dailyCurve) curve.elements.push_back(Json::number(percent));
        json.set("dailyCurve", std::move(curve));
    }
    if (scenario.capacityMode) json.set("capacityMode", wordOf(capacityModes, *scenario.capacityMode));
    if (scenario.warmThroughput) {
        json.set("warmRead", Json::number(scenario.warmThroughput->readUnitsPerSecond));
        json.set("warmWrite", Json::number(scenario.warmThroughput->writeUnitsPerSecond));
    }
    if (scenario.dax) {
        const DaxCluster usualDax;
        Json dax = Json::object({
            {"nodes", Json::number(scenario.dax->nodes)}
        });
        putUnless(dax, "itemTtlSeconds", scenario.dax->itemTtlSeconds, usualDax.itemTtlSeconds);
        putUnless(dax, "queryTtlSeconds", scenario.dax->queryTtlSeconds, usualDax.queryTtlSeconds);
        addUnknown(dax, where + "/dax");
        json.set("dax", std::move(dax));
    }
    if (!scenario.volumes.empty()) {
        Json volumes = Json::array();
        for (const EntityVolume &volume : scenario.volumes) {
            Json one = Json::object({
                {"tableName",  Json::string(volume.tableName) },
                {"entityName", Json::string(volume.entityName)}
            });
            put(one, "items", volume.items);
            put(one, "newItemsPerMonth", volume.newItemsPerMonth);
            put(one, "itemBytes", volume.itemBytes);
            if (!volume.partitionKeys.empty()) {
                Json keys = Json::object();
                for (const auto &[index, count] : volume.partitionKeys) keys.set(index, Json::number(count));
                one.set("partitionKeys", std::move(keys));
            }
            addUnknown(one, where + "/volume/" + volume.tableName + '/' + volume.entityName);
            volumes.elements.push_back(std::move(one));
        }
        json.set("volumes", std::move(volumes));
    }
    if (!scenario.loads.empty()) {
        Json loads = Json::array();
        for (const PatternLoad &load : scenario.loads) {
            const std::string place = where + "/load/" + load.patternId;
            Json one = Json::object({
                {"patternId", Json::string(load.patternId)}
            });
            put(one, "averagePerSecond", load.averagePerSecond);
            put(one, "peakPerSecond", load.peakPerSecond);
            if (load.popularity) {
                Json own = popularityJson(*load.popularity);
                addUnknown(own, place + "/popularity");
                one.set("popularity", std::move(own));
            }
            addUnknown(one, place);
            loads.elements.push_back(std::move(one));
        }
        json.set("loads", std::move(loads));
    }
    addUnknown(json, where);
    return json;
}

}
