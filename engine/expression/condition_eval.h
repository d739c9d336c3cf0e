#pragma once

#include "engine/expression/condition.h"

namespace engine {

/// Whether the item satisfies the condition. A missing item is an empty view: attribute_exists is then false for the
/// key, too. Missing attributes and types that do not fit are no errors: all comparisons but <> are false for them.
bool holds(const Condition &condition, ItemView item);

/// By the comparator's rule: numbers by value, S and B as unsigned bytes; different types are unequal and unordered.
bool compare(ValueView left, Comparator comparator, ValueView right);

}
