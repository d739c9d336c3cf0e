#pragma once

#include "engine/value/item_blob.h"
#include "model/design/problem.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace model {

/// A value taken apart for an editor's tree: while it is edited it may be what no DynamoDB value can be (a number of
/// letters, a set with the same member twice); `valueOf` tells.
struct ValueNode {
    std::string name = {}; ///< Of a map's member; empty elsewhere.
    engine::Type type = engine::Type::S;
    std::string text = {};                ///< As `editText`, where there are no children.
    std::vector<ValueNode> children = {}; ///< Members of a map, elements of a list or set.
    bool operator==(const ValueNode &) const = default;
};

ValueNode valueNode(engine::ValueView value, std::string name = {});

/// Errors: DynamoDB's text for the value; `place.path` says which part: "address.lines[2]".
Result<engine::ValueBlob> valueOf(const ValueNode &node);

/// Type of a set's members; of other containers S, with which a new child begins.
engine::Type childType(engine::Type container);

/// The node as another type, with what it holds as far as that makes sense there: the members of a map become a list's
/// elements, a list's scalars a set's, a scalar the only child of a list or set.
ValueNode retyped(ValueNode node, engine::Type type);

/// Plain JSON has no sets and no binary. The value that `plain` has, with the types that `before` had in the same
/// places where what stands there still fits.
engine::ValueBlob withTypesOf(engine::ValueView plain, engine::ValueView before);

/// "0a1b2c…" with any spaces between, and back. Errors: what is no pair of hexadecimal digits, and where.
Result<engine::Bytes> bytesFromHex(std::string_view text);

}
