#include "model/deploy/what_if.h"

#include "engine/request/codec.h"
#include "engine/request/consumed.h"
#include "model/design/value_text.h"
#include "model/verify/run_trace.h"

#include <algorithm>

namespace model {

namespace {

/// Statements are told apart by what they did.
bool isRead(const WhatIfStep &step) {
    static constexpr std::string_view reads[] = {"GetItem", "Query", "Scan", "BatchGetItem", "TransactGetItems"};
    const auto operation = engine::operationName(step.request);
    if (std::ranges::find(reads, operation) != std::end(reads)) return true;
    return operation.find("Execute") != std::string_view::npos && step.changes.empty();
}

void charge(WhatIf &whatIf, const WhatIfStep &step) {
    if (!step.response) return;
    const bool read = isRead(step);
    const auto add = [&](const std::string &table, const std::string &index, engine::CapacityUnits units) {
        if (units.halves == 0) return;
        auto arm = std::ranges::find_if(
            whatIf.units, [&](const ArmUnits &each) { return each.tableName == table && each.indexName == index; });
        if (arm == whatIf.units.end()) arm = whatIf.units.insert(arm, ArmUnits{table, index, {}, {}});
        (read ? arm->read : arm->write) += units;
    };
    for (const auto &consumed : engine::consumedOf(*step.response)) {
        add(consumed.tableName, {}, consumed.table.value_or(consumed.capacityUnits));
        for (const auto &[name, units] : consumed.localSecondaryIndexes) add(consumed.tableName, name, units);
        for (const auto &[name, units] : consumed.globalSecondaryIndexes) add(consumed.tableName, name, units);
    }
}

}

std::vector<engine::EntryChange> WhatIf::changes() const {
    std::vector<engine::EntryChange> all;
    for (const WhatIfStep &step : steps) all.insert(all.end(), step.changes.begin(), step.changes.end());
    return all;
}

WhatIf tryOut(Sandbox &sandbox, std::vector<engine::Request> requests, const std::function<bool()> &stop) {
    WhatIf whatIf;
    for (engine::Request &request : requests) {
        if (stop && stop()) break;
        engine::askForCapacity(request, engine::ReturnConsumedCapacity::Indexes);
        WhatIfStep step;
        auto preview = sandbox.preview(request);
        if (preview) {
            step.changes = std::move(preview->changes);
            std::erase_if(
                step.changes, [](const engine::EntryChange &change) { return change.before == change.after; });
            // A preview leaves nothing behind, and the next request is to find what this one did.
            step.response = step.changes.empty() ? engine::Result<engine::Response>(std::move(preview->response))
                                                 : sandbox.execute(request);
        } else {
            step.response = tl::unexpected(std::move(preview).error());
        }
        step.request = std::move(request);
        charge(whatIf, step);
        const bool refused = !step.response;
        whatIf.steps.push_back(std::move(step));
        if (refused) {
            whatIf.failed = whatIf.steps.size() - 1;
            break;
        }
    }
    return whatIf;
}

std::string_view eventName(const engine::EntryChange &change) {
    if (!change.before) return "INSERT";
    return change.after ? "MODIFY" : "REMOVE";
}

std::string keyTextOf(engine::ItemView entry, const std::string &indexName, const engine::TableDescription &table) {
    const auto *index = table.index(indexName);
    return keyText(entry, (index ? index->keySchema : table.keySchema).attributes());
}

Message changeNote(const engine::EntryChange &change, const engine::TableDescription &table) {
    if (change.indexName.empty()) {
        const char *text = !change.before  ? TRANSLATABLE("WhatIf", "new item")
                           : !change.after ? TRANSLATABLE("WhatIf", "item removed")
                                           : TRANSLATABLE("WhatIf", "item changed");
        if (!table.streamViewType) return {"WhatIf", text};
        text = !change.before  ? TRANSLATABLE("WhatIf", "new item, stream record %1")
               : !change.after ? TRANSLATABLE("WhatIf", "item removed, stream record %1")
                               : TRANSLATABLE("WhatIf", "item changed, stream record %1");
        return {"WhatIf", text, {std::string(eventName(change))}};
    }
    if (!change.before) return {"WhatIf", TRANSLATABLE("WhatIf", "joins the index")};
    if (!change.after) return {"WhatIf", TRANSLATABLE("WhatIf", "leaves the index")};
    const bool moves = keyTextOf(engine::ItemView(*change.before), change.indexName, table) !=
                       keyTextOf(engine::ItemView(*change.after), change.indexName, table);
    return {
        "WhatIf", moves ? TRANSLATABLE("WhatIf", "moves: delete and put") : TRANSLATABLE("WhatIf", "changes in place")};
}

std::vector<AttributeChange> attributeChanges(const engine::EntryChange &change) {
    std::vector<AttributeChange> changes;
    const engine::ItemView before = change.before ? engine::ItemView(*change.before) : engine::ItemView();
    const engine::ItemView after = change.after ? engine::ItemView(*change.after) : engine::ItemView();
    for (const auto &[name, value] : before.members()) {
        const auto now = after.find(name);
        if (now && now->bytes() == value.bytes()) continue;
        changes.push_back(
            {std::string(name), displayText(value), now ? std::optional(displayText(*now)) : std::nullopt});
    }
    for (const auto &[name, value] : after.members())
        if (!before.find(name)) changes.push_back({std::string(name), std::nullopt, displayText(value)});
    std::ranges::sort(changes, {}, &AttributeChange::name);
    return changes;
}

std::string toText(const WhatIf &whatIf, const Design &design) {
    std::string out;
    for (std::size_t i = 0; i < whatIf.steps.size(); ++i) {
        const WhatIfStep &step = whatIf.steps[i];
        out += std::to_string(i + 1) + "  " + std::string(engine::operationName(step.request));
        if (!step.response) out += "  refused: " + step.response.error().message;
        out += '\n';
        for (const engine::EntryChange &change : step.changes) {
            const auto *table = design.table(change.tableName);
            if (!table) continue;
            const engine::ItemView entry(change.after ? *change.after : *change.before);
            out += change.indexName.empty()
                       ? "   " + change.tableName + "  " + keyTextOf(entry, {}, table->description) + "  "
                       : "     " + change.indexName + "  ";
            out += changeNote(change, table->description).english() + "  " + unitsText(change.units) + " WRU\n";
            if (!change.indexName.empty()) continue;
            for (const AttributeChange &attribute : attributeChanges(change))
                out += "     " + attribute.name + ": " + attribute.before.value_or("–") + " → " +
                       attribute.after.value_or("–") + '\n';
        }
    }
    for (const ArmUnits &arm : whatIf.units) {
        out += arm.tableName + (arm.indexName.empty() ? "" : " " + arm.indexName) + ":";
        if (arm.read.halves > 0) out += " " + unitsText(arm.read) + " RRU";
        if (arm.write.halves > 0) out += " " + unitsText(arm.write) + " WRU";
        out += '\n';
    }
    return out;
}

}
