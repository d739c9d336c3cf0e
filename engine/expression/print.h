#pragma once

#include "engine/expression/condition.h"
#include "engine/expression/key_condition.h"
#include "engine/expression/placeholders.h"
#include "engine/expression/projection.h"
#include "engine/expression/update.h"

#include <map>
#include <string>

namespace engine {

/// Trees to the expressions of one request. Values become :v1, :v2, …; names that cannot stand bare (reserved, with
/// dots, …) become #n1, …; equal ones share a placeholder. What is printed parses to the same tree.
class ExpressionPrinter {
public:
    std::string print(const Condition &condition);
    std::string print(const KeyClauses &clauses);
    std::string print(const Update &update);
    std::string print(std::span<const DocumentPath> projection);
    std::string print(const DocumentPath &path);

    const AttributeNames &names() const { return m_names; }
    const AttributeValues &values() const { return m_values; }

private:
    AttributeNames m_names;
    AttributeValues m_values;
};

/// For people: values stand in the text as plain JSON, names as they are: `a.b = 5 AND begins_with(SK, "ORDER#")`.
std::string readableText(const Condition &condition);
std::string readableText(const KeyClauses &clauses);
std::string readableText(const DocumentPath &path); ///< a.b[3]

}
