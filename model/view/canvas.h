#pragma once

#include "model/design/design.h"
#include "model/design/key_template.h"
#include "model/design/message.h"
#include "model/design/place.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace model {

/// Lengths in canvas pixels at 100 %; the caller takes the first three from its fonts.
struct CanvasMetrics {
    double characterWidth = 7;     ///< Average of the user interface font.
    double monoCharacterWidth = 7; ///< Of the fixed font.
    double boldCharacterWidth = 7.5;
    double headHeight = 30, rowHeight = 22, slotHeight = 24, slotGap = 4, footHeight = 24;
    double separatorHeight = 7; ///< Between key templates and attributes.
    double padding = 4;         ///< Below the last row.
    double minimumWidth = 200, maximumWidth = 340;
    double columnGap = 56, rowGap = 16, margin = 16;
};

struct CanvasPoint {
    double x = 0, y = 0;
    bool operator==(const CanvasPoint &) const = default;
};
struct CanvasRect {
    double x = 0, y = 0, width = 0, height = 0;
    double right() const { return x + width; }
    double bottom() const { return y + height; }
    bool operator==(const CanvasRect &) const = default;
};

/// One line of a card.
struct CanvasRow {
    enum class Kind {
        Slot,       ///< Table and index cards: a key attribute. `tag` is "PK" or "SK".
        Template,   ///< Entity cards: a key attribute and its template.
        Attribute,  ///< Entity cards: an attribute; `tag` "GSI2 PK" where it is an index key.
        More,       ///< Entity cards: how many attributes are not shown.
        Projection, ///< Index cards: what it projects.
    };
    Kind kind = Kind::Attribute;
    std::string name = {};
    std::string type = {}; ///< "S", "N", …; empty when items disagree.
    std::string tag = {};
    std::vector<KeyTemplate::Part> parts = {}; ///< Template rows.
    Message text = {};                         ///< Projection and More rows.
    double y = 0, height = 0;                  ///< From the card's top.
    Place place = {};
};

struct CanvasCard {
    enum class Kind { Table, Index, Entity };
    Kind kind = Kind::Table;
    std::string id = {}; ///< As in Layout: "table/NAME", "index/TABLE/NAME", "entity/TABLE/NAME".
    std::string title = {};
    Message subtitle = {};                  ///< At the head's right: "318 items", "GSI, sparse".
    Message foot = {};                      ///< "911 of 1,204 items"; empty on entity cards.
    bool global = true;                     ///< Index cards: GSI or LSI.
    std::optional<std::size_t> entity = {}; ///< Entity cards: index into the table's entity types.
    std::vector<std::size_t> entities = {}; ///< Table and index cards: badges, by entity index.
    std::vector<CanvasRow> rows = {};
    CanvasRect rect = {};
    bool placed = false; ///< Its position comes from the layout.
    Place place = {};
};

/// A line between two cards: horizontal and vertical pieces only, never through a card that it does not end at where
/// there is a way around.
struct CanvasLink {
    enum class Kind {
        IndexKey, ///< Entity row → index card: the entity is in that index.
        Relation, ///< Entity → entity: named by the author, or read off the variables of their key templates.
    };
    Kind kind = Kind::IndexKey;
    std::string id = {};                      ///< Stable: "index/T/GSI1<entity/T/Order".
    std::size_t from = 0, to = 0;             ///< Into `cards`.
    std::optional<std::size_t> fromRow = {};  ///< Index links: the row of `from` that leads there.
    std::vector<CanvasPoint> route = {};      ///< At least two points.
    std::string fromLabel = {}, toLabel = {}; ///< Relations: "1", "n", "m".
    bool named = false;                       ///< Relations: by the author, not only by the keys.
};

struct Canvas {
    std::vector<CanvasCard> cards = {};
    std::vector<CanvasLink> links = {};
    CanvasRect bounds = {};

    const CanvasCard *card(std::string_view id) const;
};

/// The picture of one table (or of all, below each other, when `tableName` is empty): entity cards in columns at the
/// left, the table and its indexes at the right. Cards stand where the layout says; the others are tidied around them.
Canvas canvasOf(const Design &design, std::string_view tableName, const CanvasMetrics &metrics);

/// The tidy positions of all cards, as a Layout to put into the design.
Layout tidyLayout(const Design &design, std::string_view tableName, const CanvasMetrics &metrics);

/// The links again after cards were moved (while dragging): only their routes change.
void routeLinks(Canvas &canvas, const CanvasMetrics &metrics);

/// Entities that contain others by their key variables: {userId} contains {userId, orderDate}, direct ones only; and
/// the relations that the author names, which count where both speak of the same two.
struct EntityRelation {
    std::size_t one = 0, many = 0; ///< Into the table's entity types.
    Relation::Kind kind = Relation::Kind::OneToMany;
    bool named = false; ///< By the author.
    bool operator==(const EntityRelation &) const = default;
};
std::vector<EntityRelation> relationsOf(const TableDesign &table);

}
