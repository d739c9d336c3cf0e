#pragma once

#include "engine/base/error.h"
#include "engine/value/item_blob.h"

#include <initializer_list>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

using AttributeNames = std::map<std::string, std::string>; ///< "#n" → attribute name
using AttributeValues = std::map<std::string, ValueBlob>;  ///< ":v" → value

/// An expression parameter that the operation has, and whether the request gives it.
struct ExpressionParameter {
    const char *name = ""; ///< "ConditionExpression"
    bool given = false;
    bool takesValues = true; ///< Not ProjectionExpression.
};

/// ExpressionAttributeNames and ExpressionAttributeValues of one request, and which of them its expressions use.
/// How an operation reads its expressions: make, parse each of them, checkUnused. All before any table is looked up.
class Placeholders {
public:
    /// What make() asks first: whether there are expressions to use the names and values.
    static Result<void> checkGiven(const std::optional<AttributeNames> &names,
        const std::optional<AttributeValues> &values, std::span<const ExpressionParameter> parameters);

    /// `parameters` in the order in which the operation names them in "UpdateExpression and ConditionExpression are
    /// null". The maps must outlive this.
    /// Errors: Validation ("… can only be specified when using expressions…", "… must not be empty", an invalid key).
    static Result<Placeholders> make(const std::optional<AttributeNames> &names,
        const std::optional<AttributeValues> &values, std::span<const ExpressionParameter> parameters);
    static Result<Placeholders> make(const std::optional<AttributeNames> &names,
        const std::optional<AttributeValues> &values, std::initializer_list<ExpressionParameter> parameters) {
        return make(names, values, std::span(parameters.begin(), parameters.size()));
    }

    /// For editors and templates whose values are not known yet: every #name that is not given stands for itself, and
    /// every :value for a value not given (an empty ValueBlob), which no type check refuses and a condition takes for a
    /// missing attribute.
    static Placeholders open(const std::optional<AttributeNames> &names, const std::optional<AttributeValues> &values);

    /// What the placeholder stands for, and from now on it counts as used; null: not defined.
    const std::string *name(std::string_view placeholder);
    const ValueBlob *value(std::string_view placeholder);

    bool isOpen() const { return m_open; }

    /// Errors: Validation, "Value provided in ExpressionAttributeNames unused in expressions: keys: {#a, #b}".
    Result<void> checkUnused();

private:
    Placeholders() = default;
    const AttributeNames *m_names = nullptr;
    const AttributeValues *m_values = nullptr;
    bool m_open = false;
    std::vector<std::string_view> m_usedNames, m_usedValues; ///< The maps' keys, as often as they are used.
    std::set<std::string, std::less<>> m_standIns;           ///< The names that stand for themselves.
};

}
