#pragma once

#include "engine/expression/document_path.h"
#include "engine/value/item_blob.h"

#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace engine {

struct SetValue;

/// if_not_exists(path, value)
struct IfNotExists {
    DocumentPath path;
    std::shared_ptr<const SetValue> otherwise; ///< Never null.
};
/// list_append(first, second)
struct ListAppend {
    std::shared_ptr<const SetValue> first, second; ///< Never null.
};
/// left + right, left - right
struct Arithmetic {
    std::shared_ptr<const SetValue> left, right; ///< Never null.
    bool subtract = false;
};
/// The right-hand side of a SET.
struct SetValue {
    std::variant<DocumentPath, ValueBlob, IfNotExists, ListAppend, Arithmetic> node;
};

struct SetAction {
    DocumentPath path;
    SetValue value;
};
struct RemoveAction {
    DocumentPath path;
};
/// Adds to a number or unites sets. In an update made of AttributeUpdates it also appends to lists.
struct AddAction {
    DocumentPath path;
    ValueBlob value;
};
/// Takes members from a set.
struct DeleteAction {
    DocumentPath path;
    ValueBlob value;
};
using UpdateAction = std::variant<SetAction, RemoveAction, AddAction, DeleteAction>;

/// An update as actions in written order; no two paths overlap or conflict.
struct Update {
    std::vector<UpdateAction> actions;
    bool legacy = false; ///< Made of AttributeUpdates, whose type faults read differently.
};

const DocumentPath &pathOf(const UpdateAction &action);

/// The places that an update names: project(touchedBy(update), old item) is UPDATED_OLD, of the new item it is
/// UPDATED_NEW. As the service does it, a value set behind the end of a list, which stands elsewhere then, is not in
/// the latter, but the element that took the place of a removed one is.
std::vector<DocumentPath> touchedBy(const Update &update);

/// The paths of an update that lead into an attribute, those that it only reads too.
std::vector<DocumentPath> nestedPathsOf(const Update &update);

/// The type that an action gives its attribute, as far as the update alone tells.
std::optional<Type> knownTypeOf(const UpdateAction &action);

/// Whether the update of a missing item creates it. One that only removes does not; an empty one does.
bool createsItem(const Update &update);

}
