#pragma once

#include "engine/expression/document_path.h"
#include "engine/value/item_blob.h"

#include <memory>
#include <variant>
#include <vector>

namespace engine {

/// size(path) or size(:value).
struct SizeOf {
    std::variant<DocumentPath, ValueBlob> of;
};

/// What a condition compares: an attribute, a value of the request (or one not given yet, see Placeholders), a size.
using Operand = std::variant<DocumentPath, ValueBlob, SizeOf>;

enum class Comparator : unsigned char { Equal, NotEqual, Less, LessOrEqual, Greater, GreaterOrEqual };
const char *symbol(Comparator comparator); ///< "=", "<>", …

struct Condition;

struct Comparison {
    Operand left;
    Comparator comparator = Comparator::Equal;
    Operand right;
};
struct Between {
    Operand operand, low, high;
};
struct In {
    Operand operand;
    std::vector<Operand> candidates;
};
struct AttributeExists {
    DocumentPath path;
};
struct AttributeNotExists {
    DocumentPath path;
};
struct AttributeType {
    DocumentPath path;
    Type type = Type::S;
};
struct BeginsWith {
    Operand operand, prefix;
};
struct Contains {
    Operand container, member;
};
struct And {
    std::vector<Condition> terms;
};
struct Or {
    std::vector<Condition> terms;
};
struct Not {
    std::shared_ptr<const Condition> term; ///< Never null.
};

/// A condition or filter as a tree: placeholders replaced, operand types that the request tells already checked.
struct Condition {
    std::variant<Comparison, Between, In, AttributeExists, AttributeNotExists, AttributeType, BeginsWith, Contains, And,
        Or, Not>
        node;
};

/// The attributes that a condition looks at, in order of appearance, a path for each occurrence.
std::vector<DocumentPath> pathsOf(const Condition &condition);

}
