#include "app/design/canvas_map.h"

#include "app/design/canvas_view.h"
#include "app/window/theme.h"

#include <QMouseEvent>
#include <QPainter>
#include <QTransform>

#include <algorithm>

namespace app {

namespace {

constexpr QSize largest(168, 112);
constexpr qreal inset = 6;
constexpr int cornerDistance = 12;

}

CanvasMap::CanvasMap(CanvasView &view) : QWidget(&view), m_view(view) {
    setFocusPolicy(Qt::NoFocus);
    setAccessibleName(tr("Map of the canvas"));
    setToolTip(tr("Map of the canvas"));
    setCursor(Qt::PointingHandCursor);
    hide();
}

void CanvasMap::place() {
    const QRectF cards = m_view.canvas().cardsRect();
    const QRectF seen = m_view.visibleRect() & cards;
    // A card's edge out of view is no reason to cover others.
    const bool all = seen.width() * seen.height() > 0.9 * cards.width() * cards.height();
    const bool needed =
        !cards.isEmpty() && !all && m_view.width() > 3 * largest.width() && m_view.height() > 3 * largest.height();
    setVisible(needed);
    if (!needed) return;
    const QSizeF size = cards.size().scaled(largest, Qt::KeepAspectRatio) + QSizeF(2 * inset, 2 * inset);
    resize(size.toSize());
    move(m_view.viewport()->geometry().right() - width() - cornerDistance + 1,
        m_view.viewport()->geometry().bottom() - height() - cornerDistance + 1);
    update();
}

QTransform CanvasMap::toMap() const {
    const QRectF cards = m_view.canvas().cardsRect();
    if (cards.isEmpty()) return {};
    const qreal scale = std::min((width() - 2 * inset) / cards.width(), (height() - 2 * inset) / cards.height());
    return QTransform().translate(inset, inset).scale(scale, scale).translate(-cards.left(), -cards.top());
}

void CanvasMap::paintEvent(QPaintEvent *) {
    const Tokens &t = tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(t.lineStrong, 1));
    painter.setBrush(t.surface);
    painter.drawRoundedRect(
        QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), measure::controlRadius, measure::controlRadius);
    const QTransform to = toMap();
    painter.setRenderHint(QPainter::Antialiasing, false);
    const auto &canvas = m_view.canvas().canvas();
    for (std::size_t i = 0; i < canvas.cards.size(); ++i) {
        const model::CanvasRect &card = canvas.cards[i].rect;
        const QRectF box = to.mapRect(QRectF(card.x, card.y, card.width, card.height));
        painter.fillRect(box, m_view.canvas().currentCard() == i ? t.accent : t.lineStrong);
    }
    const QRectF seen = to.mapRect(m_view.visibleRect()).intersected(QRectF(rect()).adjusted(2, 2, -2, -2));
    painter.setPen(QPen(t.accent, 1));
    QColor veil = t.accent;
    veil.setAlphaF(0.08F);
    painter.setBrush(veil);
    painter.drawRect(seen.adjusted(0.5, 0.5, -0.5, -0.5));
}

void CanvasMap::goTo(const QPointF &point) {
    m_view.centerOn(toMap().inverted().map(point));
}
void CanvasMap::mousePressEvent(QMouseEvent *event) {
    if (event->button() == Qt::LeftButton) goTo(event->position());
}
void CanvasMap::mouseMoveEvent(QMouseEvent *event) {
    if (event->buttons() & Qt::LeftButton) goTo(event->position());
}

}
