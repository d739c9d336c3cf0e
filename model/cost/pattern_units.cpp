#include "model/cost/pattern_units.h"

#include "engine/capacity/units.h"
#include "engine/request/consumed.h"
#include "model/verify/verify.h"

#include <algorithm>

namespace model {

namespace {

/// All requests that the pattern fans out to together.
PatternUnits writeUnitsOf(const AccessPattern &pattern, Sandbox &sandbox) {
    PatternUnits out{.patternId = pattern.id};
    const auto add = [&](const std::string &table, const std::string &index, engine::CapacityUnits units) {
        const auto arm = std::ranges::find_if(
            out.arms, [&](const ChargedArm &each) { return each.tableName == table && each.indexName == index; });
        if (arm == out.arms.end())
            out.arms.push_back({.tableName = table, .indexName = index, .write = true, .units = units});
        else
            arm->units += units;
    };
    auto requests = requestsOf(pattern);
    if (!requests) {
        out.problem = requests.error().message;
        return out;
    }
    for (engine::Request &request : *requests) {
        engine::askForCapacity(request, engine::ReturnConsumedCapacity::Indexes);
        const auto preview = sandbox.preview(request);
        if (!preview) {
            out.arms.clear();
            out.problem = preview.error().message;
            return out;
        }
        for (const engine::ConsumedCapacity &consumed : engine::consumedOf(preview->response)) {
            add(consumed.tableName, {}, consumed.table.value_or(consumed.capacityUnits));
            for (const auto *arms : {&consumed.globalSecondaryIndexes, &consumed.localSecondaryIndexes})
                for (const auto &[name, units] : *arms) add(consumed.tableName, name, units);
        }
    }
    return out;
}

PatternUnits readUnitsOf(const Design &design, const AccessPattern &pattern, Sandbox &sandbox) {
    PatternUnits out{.patternId = pattern.id};
    const auto verdict = verify(design, pattern, sandbox);
    if (!verdict.trace) {
        out.problem = verdict.message.english();
        return out;
    }
    const RunTrace &trace = *verdict.trace;
    ChargedArm arm{
        .tableName = trace.tableName, .indexName = trace.indexName, .units = trace.units, .bytes = trace.bytesRead};
    if (pattern.itemsAtScale && *pattern.itemsAtScale > 0 && trace.returned > 0 &&
        trace.route != RunTrace::Route::GetItem) {
        constexpr std::int64_t most = std::int64_t(1) << 50; // bytes: nobody reads more with one pattern
        const std::int64_t each = trace.bytesRead / trace.returned;
        arm.itemsAtScale = *pattern.itemsAtScale;
        arm.bytes = each > 0 && arm.itemsAtScale > most / each ? most : each * arm.itemsAtScale;
        arm.units = engine::readUnits(static_cast<std::size_t>(arm.bytes),
            pattern.consistentRead ? engine::ReadMode::Consistent : engine::ReadMode::Eventual);
        arm.grade = Grade::Model;
    }
    out.arms.push_back(std::move(arm));
    return out;
}

}

PatternUnits unitsOf(const Design &design, const AccessPattern &pattern, Sandbox &sandbox) {
    return isWriteOperation(pattern.operation) ? writeUnitsOf(pattern, sandbox) : readUnitsOf(design, pattern, sandbox);
}

std::vector<PatternUnits> unitsOf(const Design &design, Sandbox &sandbox) {
    std::vector<PatternUnits> out;
    for (const auto &pattern : design.patterns) out.push_back(unitsOf(design, *pattern, sandbox));
    return out;
}

}
