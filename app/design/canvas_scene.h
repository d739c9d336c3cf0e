#pragma once

#include "app/design/card_item.h"
#include "app/design/link_item.h"
#include "model/design/design.h"
#include "model/edit/canvas_edits.h"
#include "model/view/canvas.h"

#include <QGraphicsScene>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace app {

/// The picture of a table as items: shows a model::Canvas, lets cards be selected and dragged. It changes nothing
/// itself: what a person does leaves as signals.
class CanvasScene : public QGraphicsScene {
    Q_OBJECT
public:
    enum class Links { OfSelection, All, None };
    enum class Direction { Left, Right, Up, Down };
    static constexpr qreal snap = 8;       ///< Dragged cards stand on this grid,
    static constexpr qreal guideReach = 4; ///< or on the line of another card that is nearer than this.

    explicit CanvasScene(QObject *parent = nullptr);

    /// Cards that were there keep their item; `design` gives the names and badges.
    void show(model::Canvas canvas, const model::Design &design);
    const model::Canvas &canvas() const { return m_canvas; }
    QRectF cardsRect() const; ///< Around all cards; empty without any.

    /// The card and row that show the place best; nothing where none does. Emits nothing.
    void setCurrent(const model::Place &place);
    std::optional<std::size_t> currentCard() const { return m_current; }
    std::optional<std::size_t> currentRow() const { return m_currentRow; }
    /// Chooses what stands there, or nothing, as a click does.
    void chooseAt(const QPointF &point);
    CardItem *item(std::size_t card) const { return m_cards[card]; }
    CardItem *itemById(std::string_view id) const;
    void setKeyboardHere(bool here); ///< The focus ring shows.

    Links links() const { return m_links; }
    void setLinks(Links links);
    std::size_t shownLinks() const; ///< How many lines are drawn.

    // What the keyboard does. Each says whether there was anything to go to.
    bool stepCard(bool forward);          ///< In reading order; false at the ends.
    bool stepRow(Direction direction);    ///< Rows up and down, then the nearest card that way.
    bool followLink(Direction direction); ///< To the nearest card that way which is linked to this one.
    bool nudge(Direction direction);      ///< Moves the current card by one step of the grid.
    bool cancelDrag();                    ///< Puts the card back; false when none is dragged.
    bool isDragging() const { return m_drag && m_drag->moved; }

    /// The next drag from an entity to another draws a relation.
    void setRelating(bool relating);
    bool isRelating() const { return m_relating; }

    /// Paints cards and lines for a file: no cached pixels, no trace of the keyboard.
    void paint(QPainter &painter, const QRectF &target, const QRectF &source);

    /// All cards as they stand now.
    model::Layout layout() const;

    const std::vector<QLineF> &guides() const { return m_guides; }

signals:
    void chosen(const model::Place &place); ///< By mouse or keyboard; an empty place: nothing.
    /// A card was put elsewhere. `nudged`: by the keyboard, where the next step belongs to the same move.
    void moved(const QString &id, const QString &title, const model::Layout &layout, bool nudged);
    void currentChanged();
    void dragged(const QRectF &card);
    /// An attribute was dropped on a key slot: in its place, or `insert` as one more.
    void droppedOnKey(const model::KeySlot &slot, bool insert, const QString &attribute);
    void droppedOnProjection(const model::Place &index, const QString &attribute);
    /// An entity card is over an index card, or no longer (an empty name); it was dropped there.
    void entityOver(const model::Place &entity, const QString &indexName);
    void entityDropped(const model::Place &entity, const QString &indexName);
    void relationDrawn(const model::Place &from, const model::Place &to);
    void relatingChanged(bool relating);
    void activated(); ///< A double click on the current card or row.

protected:
    void mousePressEvent(QGraphicsSceneMouseEvent *event) override;
    void mouseMoveEvent(QGraphicsSceneMouseEvent *event) override;
    void mouseReleaseEvent(QGraphicsSceneMouseEvent *event) override;
    void mouseDoubleClickEvent(QGraphicsSceneMouseEvent *event) override;
    void drawForeground(QPainter *painter, const QRectF &rectangle) override;

private:
    struct Drag {
        std::size_t card = 0;
        QPointF from, grabbed; ///< The card's corner; the pointer.
        bool moved = false;
        std::optional<std::size_t> row; ///< Pressed in a card that was current already.
        enum class What { Card, Attribute, Relation } what = What::Card;
        QString attribute; ///< That is dragged.
        QPointF pointer;
    };
    /// Where what is dragged would go.
    struct Target {
        std::size_t card = 0;
        std::optional<std::size_t> row; ///< None: the card as a whole.
        std::optional<model::KeySlot> slot;
        bool insert = false, projection = false;
        QString hint; ///< "Key of GSI1"
        bool operator==(const Target &) const = default;
    };
    std::optional<Target> targetAt(const QPointF &point) const;
    std::optional<Target> attributeTarget(std::size_t card, const QPointF &point) const;
    void setTarget(std::optional<Target> target);
    void drop(const Drag &drag, const Target &target);
    void paintDrag(QPainter &painter) const;
    void choose(std::optional<std::size_t> card, std::optional<std::size_t> row = {});
    void setCurrentCard(std::optional<std::size_t> card, std::optional<std::size_t> row);
    void updateLinks();
    void updatePorts();
    void placeLines();
    void moveCard(std::size_t card, const QPointF &corner);
    void rerouteShown(std::size_t card);
    QPointF snapped(std::size_t card, const QPointF &corner);
    std::optional<std::size_t> cardAt(const QPointF &point, std::optional<std::size_t> besides = {}) const;
    std::optional<std::size_t> nearest(Direction direction, const std::vector<std::size_t> &among) const;
    std::vector<std::size_t> readingOrder() const;
    std::set<std::string> indexKeys(const model::CanvasCard &card) const;
    bool isShown(const model::CanvasLink &link) const;
    bool isOfCurrent(const model::CanvasLink &link) const;

    model::Canvas m_canvas;
    model::Design m_design;
    model::CanvasMetrics m_metrics;
    std::vector<CardItem *> m_cards; ///< As in m_canvas.
    std::vector<LinkItem *> m_lines; ///< As in m_canvas.
    std::vector<PortItem *> m_ports;
    std::optional<std::size_t> m_current, m_currentRow;
    Links m_links = Links::OfSelection;
    bool m_keyboardHere = false;
    std::optional<Drag> m_drag;
    std::optional<Target> m_target;
    bool m_relating = false;
    std::vector<QLineF> m_guides; ///< While dragging: lines that the card shares with others.
};

}
