#pragma once

#include "engine/expression/parser.h"
#include "model/design/table_design.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace app {

/// An attribute to offer in an expression.
struct AttributeHint {
    std::string name;
    engine::Type type = engine::Type::S;
    bool bare = true; ///< May stand as it is: no reserved word, only letters, digits and '_'.
};
/// Keys, declared attributes, then others that items have (the first 2,000 are looked at).
std::vector<AttributeHint> attributeHints(const model::TableDesign &table);

/// "#status" for status: a placeholder for the attribute; the one of `names` that stands for it already, if any.
std::string namePlaceholder(std::string_view attributeName, const std::map<std::string, std::string> &names);

/// The attribute that an expression compares with the value placeholder, as it stands there ("total", "#n"); empty:
/// none, or not told by what is near.
std::string comparedWith(std::string_view expression, std::string_view valuePlaceholder);

/// What to underline of an error: of an unknown function its name, not the whole call.
engine::Span markOf(std::string_view expression, const engine::ExpressionError &error);

/// A way out of an error in an expression: what to write instead of the text at `span`.
struct ExpressionFix {
    engine::Span span;
    std::string replacement;
    std::string attributeName; ///< Not empty: `replacement` is a new placeholder for it.
};
/// The function that was meant, or a placeholder for a reserved word; nothing where no way is known.
std::optional<ExpressionFix> fixFor(
    std::string_view expression, const engine::ExpressionError &error, const std::map<std::string, std::string> &names);

}
