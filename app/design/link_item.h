#pragma once

#include "model/view/canvas.h"

#include <QGraphicsItem>
#include <QPainterPath>

#include <vector>

namespace app {

/// The route as a path: its corners rounded by `radius`, less where pieces are short.
QPainterPath roundedPath(const std::vector<model::CanvasPoint> &route, qreal radius);

/// A line between two cards, below them. Links of the selection are in the accent colour and end in ports.
class LinkItem : public QGraphicsItem {
public:
    enum { Type = UserType + 2 };

    explicit LinkItem(model::CanvasLink link);
    const model::CanvasLink &link() const { return m_link; }
    void setLink(model::CanvasLink link);
    void setStrong(bool strong);
    bool isStrong() const { return m_strong; }

    int type() const override { return Type; }
    QRectF boundingRect() const override;
    QPainterPath shape() const override { return {}; } // the cards take the mouse
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void paintLabel(QPainter &painter, bool atStart) const;
    void paintShortLabel(QPainter &painter) const;

    model::CanvasLink m_link;
    QPainterPath m_path;
    bool m_strong = false;
};

/// Where links of the selection meet a card: above the cards.
class PortItem : public QGraphicsItem {
public:
    explicit PortItem(const QPointF &place);
    QRectF boundingRect() const override { return {-5, -5, 10, 10}; }
    QPainterPath shape() const override { return {}; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;
};

}
