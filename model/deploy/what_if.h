#pragma once

#include "engine/request/capacity.h"
#include "engine/request/entry_change.h"
#include "engine/request/request.h"
#include "model/deploy/sandbox.h"
#include "model/design/message.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace model {

/// One request of a script as it went.
struct WhatIfStep {
    engine::Request request = {};
    engine::Result<engine::Response> response = engine::failure(engine::Error::Code::Internal, "not run");
    std::vector<engine::EntryChange> changes = {}; ///< Each item, then the index entries that it moves.
};

/// What one arm of a table's capacity was charged. Both zero: nothing.
struct ArmUnits {
    std::string tableName = {};
    std::string indexName = {}; ///< Empty: the table itself.
    engine::CapacityUnits read = {}, write = {};
};

struct WhatIf {
    std::vector<WhatIfStep> steps = {};
    std::optional<std::size_t> failed = {}; ///< The step that was refused; those behind it did not run.
    std::vector<ArmUnits> units = {};       ///< Of all steps together, in the order of their first charge.

    std::vector<engine::EntryChange> changes() const; ///< Of all steps, in order.
};

/// Runs the requests one after the other on a sandbox that holds the design, each on what those before it left; the
/// first that is refused ends it. The sandbox shows the design again when it is next asked to.
WhatIf tryOut(Sandbox &sandbox, std::vector<engine::Request> requests, const std::function<bool()> &stop = {});

/// What a change does to an item ("item changed") or to an entry of an index ("leaves the index", "moves: delete and
/// put"), with the stream record that it makes where the table has a stream.
Message changeNote(const engine::EntryChange &change, const engine::TableDescription &table);
/// "INSERT", "MODIFY" or "REMOVE": the name of that record.
std::string_view eventName(const engine::EntryChange &change);
/// The index's key and the table's, or the table's alone: of what the entry was and of what it is.
std::string keyTextOf(engine::ItemView entry, const std::string &indexName, const engine::TableDescription &table);

/// One attribute that a change of an entry touches.
struct AttributeChange {
    std::string name = {};
    std::optional<std::string> before = {}, after = {}; ///< displayText; none: it was not, is not there.
};
/// Of an entry that comes or goes all its attributes.
std::vector<AttributeChange> attributeChanges(const engine::EntryChange &change);

/// For a terminal: each step with its changes, then the units of all.
std::string toText(const WhatIf &whatIf, const Design &design);

}
