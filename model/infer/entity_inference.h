#pragma once

#include "model/design/key_template.h"
#include "model/design/table_design.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace model {

/// The entity types that a table's items show, for a table that declares none.
/// Shapes: told apart by a type attribute where there is one (entityType, type, _et, …), else by the literal parts of
///         their key values ("ORDER#…", "PROFILE"), else by facet; one type named after the table where keys are plain
///         ids. The order is that of first appearance. Names, letters and colours are unique or marked as tokens.md
///         says; every type's templates match the items that it was made from. Same items, same answer.
/// Cost:   100,000 items in under 300 ms.
std::vector<EntityType> inferEntityTypes(const TableDesign &table);

/// The table with inferred entity types if it declares none, else as it is.
TableDesign withEntityTypes(TableDesign table);

/// Which entity type an item belongs to, for many items: templates are parsed once.
/// The first type all of whose templates match, those of the table's keys and of attributes that are no key of an
/// index (a type attribute such as type = "user"); templates of index keys do not decide. Types without such a
/// template match nothing.
class EntityMatcher {
public:
    explicit EntityMatcher(const TableDesign &table);
    std::optional<std::size_t> entityOf(engine::ItemView item) const; ///< Index into TableDesign::entityTypes.

private:
    struct Condition {
        std::string attributeName = {};
        KeyTemplate keyTemplate;
        std::size_t attribute = 0; ///< Into m_names.
    };
    std::vector<std::vector<Condition>> m_types;
    std::vector<std::string> m_names; ///< Attributes that any condition looks at: read once per item.
};

/// One item; EntityMatcher for many.
std::optional<std::size_t> entityOf(const TableDesign &table, engine::ItemView item);

/// A badge for a new type among those that are there: the first letter of the name, else its next capital, else the
/// next letter, else a digit; the least used colour, square from the ninth on.
struct Badge {
    std::string letter = {};
    int colour = 1;
    bool square = false;
};
Badge badgeFor(std::string_view name, const std::vector<Shared<EntityType>> &existing);

}
