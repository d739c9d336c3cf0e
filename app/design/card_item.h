#pragma once

#include "model/view/canvas.h"

#include <QFont>
#include <QGraphicsItem>
#include <QString>

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace app {

/// How much of a card can be read at a zoom: everything, head and keys, or only badge and name.
enum class CardDetail { Full, Keys, Name };
CardDetail cardDetailAt(qreal scale); ///< Full from 60 %, Keys from 30 %.

/// Fonts of the canvas at 100 %, and the lengths that follow from them.
struct CanvasFonts {
    QFont title, row, small, tiny;
    static CanvasFonts make();
    model::CanvasMetrics metrics() const;
};

struct CardBadge {
    QString letter;
    int colour = 1;
    bool square = false;
    QString name;
};

/// One card of the canvas: paints itself, knows its rows; moving and selecting is the scene's.
class CardItem : public QGraphicsItem {
public:
    enum { Type = UserType + 1 };

    CardItem(model::CanvasCard card, std::vector<CardBadge> badges);

    const model::CanvasCard &card() const { return m_card; }
    /// `badges` are those of the table's entity types, in their order.
    void setCard(model::CanvasCard card, std::vector<CardBadge> badges);
    void setCurrent(bool current, std::optional<std::size_t> row = {});
    bool isCurrent() const { return m_current; }
    void setFocused(bool focused); ///< The keyboard is at this card.
    void setHighlighted(std::set<std::string> attributeNames);

    std::optional<std::size_t> rowAt(const QPointF &point) const; ///< In the item's coordinates.
    /// The whole of what the row shows, also where it is elided.
    QString rowText(std::size_t row) const;
    QString spokenText() const; ///< For accessibility: kind, name, counts and rows.

    int type() const override { return Type; }
    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QRectF box() const { return {0, 0, m_card.rect.width, m_card.rect.height}; }
    void paintFrame(QPainter &painter) const;
    void paintHead(QPainter &painter, qreal scale, CardDetail detail) const;
    void paintName(QPainter &painter, qreal scale) const;
    void paintRow(QPainter &painter, std::size_t row) const;
    void paintSlot(QPainter &painter, const model::CanvasRow &row, bool current) const;
    void paintTemplate(QPainter &painter, const model::CanvasRow &row) const;
    void paintAttribute(QPainter &painter, const model::CanvasRow &row) const;
    void paintFoot(QPainter &painter) const;
    void paintSign(QPainter &painter, const QRectF &square) const;

    model::CanvasCard m_card;
    std::vector<CardBadge> m_badges;
    CanvasFonts m_fonts;
    qreal m_nameWidth = 0; ///< Of the column of key names in an entity card.
    bool m_current = false, m_focused = false;
    std::optional<std::size_t> m_currentRow;
    std::set<std::string> m_highlighted;
};

}
