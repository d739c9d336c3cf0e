#pragma once

#include "model/design/design.h"
#include "model/design/problem.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// Key templates are live: the sample items of an entity type carry what its templates say, also after one changed.
namespace model {

/// One entity type's template for one attribute; an empty text: the attribute no longer takes part.
struct TemplateEdit {
    std::string entityName = {}, attributeName = {}, keyTemplate = {};
    bool operator==(const TemplateEdit &) const = default;
};

/// What edits of key templates do to the sample items of their entity types (those that belong to them before):
/// - A key that says what the old template makes is made anew. The variables come from the item's attributes where the
///   old key agrees with them, else from the old key itself; what it lacks from the attributes, then from other keys.
/// - A key that has no template yet, and no value, gets one: so an entity comes into an index.
/// - An index key without a template any more is taken away, unless it is an attribute of its own ("{status}").
/// - What was typed by hand, and what cannot be made, stays as it is and is named here.
struct TemplateEffects {
    struct Key {
        std::size_t itemIndex = 0;
        std::string attributeName = {}, before = {}, after = {}; ///< Texts; empty: none.
        bool operator==(const Key &) const = default;
    };
    struct Unmade {
        std::size_t itemIndex = 0;
        std::string attributeName = {};
        std::string variable = {}; ///< What nothing gives; empty: the text is no value of the key's type.
        bool operator==(const Unmade &) const = default;
    };
    struct Collision {
        std::size_t itemIndex = 0, with = 0; ///< `with` comes first, or did not change.
        bool operator==(const Collision &) const = default;
    };
    struct Move {
        std::string indexName = {};
        std::size_t itemIndex = 0;
        bool operator==(const Move &) const = default;
    };
    std::vector<Key> changed = {};                 ///< Made anew, by item and attribute name.
    std::vector<Key> byHand = {};                  ///< Follow no template, and stay: `after` is what was to be.
    std::vector<Unmade> unmade = {};               ///< Cannot be made, and stay.
    std::vector<Collision> collisions = {};        ///< Items that get the table key of another.
    std::vector<Move> leaving = {}, entering = {}; ///< Items that fall out of an index or come into it.
    std::vector<std::size_t> strays = {}; ///< Items that belong to another entity type, or to none, afterwards.

    std::size_t changedItems() const;
    /// Nothing that a person has to know before it happens: no collision, stray, fall-out, or key that stays.
    bool harmless() const;
};

/// Errors: no such entity type, a template whose braces do not match (checkTemplate).
Result<TemplateEffects> effectsOf(const TableDesign &table, const std::vector<TemplateEdit> &edits);

/// All of them and what follows from them, in one step. Collisions are carried out: effectsOf tells them before.
Result<Design> setKeyTemplates(Design design, std::string_view tableName, const std::vector<TemplateEdit> &edits);

/// Errors: a brace without its partner, a variable without a name; the column tells where.
Result<void> checkTemplate(std::string_view text);

}
