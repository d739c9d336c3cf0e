#include "app/design/link_item.h"

#include "app/window/text.h"
#include "app/window/theme.h"

#include <QFontMetricsF>
#include <QLineF>
#include <QPainter>
#include <QStyleOptionGraphicsItem>

#include <algorithm>

namespace app {

namespace {

constexpr qreal cornerRadius = 8, portRadius = 3.5;
constexpr qreal shortLink = 34; // less than two labels above each other

QPointF point(const model::CanvasPoint &place) {
    return {place.x, place.y};
}
QPointF towards(const QPointF &from, const QPointF &to, qreal distance) {
    const qreal length = QLineF(from, to).length();
    return length > 0 ? from + (to - from) * (distance / length) : from;
}

}

QPainterPath roundedPath(const std::vector<model::CanvasPoint> &route, qreal radius) {
    QPainterPath path;
    if (route.size() < 2) return path;
    path.moveTo(point(route.front()));
    for (std::size_t i = 1; i + 1 < route.size(); ++i) {
        const QPointF before = point(route[i - 1]), corner = point(route[i]), after = point(route[i + 1]);
        const qreal room = std::min(QLineF(before, corner).length(), QLineF(corner, after).length()) / 2;
        const qreal cut = std::min(radius, room);
        path.lineTo(towards(corner, before, cut));
        path.quadTo(corner, towards(corner, after, cut));
    }
    path.lineTo(point(route.back()));
    return path;
}

LinkItem::LinkItem(model::CanvasLink link) {
    setZValue(-1);
    setAcceptedMouseButtons(Qt::NoButton);
    setLink(std::move(link));
}

void LinkItem::setLink(model::CanvasLink link) {
    prepareGeometryChange();
    m_link = std::move(link);
    m_path = roundedPath(m_link.route, cornerRadius);
    update();
}

void LinkItem::setStrong(bool strong) {
    if (m_strong == strong) return;
    m_strong = strong;
    setZValue(strong ? -0.5 : -1);
    update();
}

QRectF LinkItem::boundingRect() const {
    return m_path.boundingRect().adjusted(-32, -16, 32, 16); // labels stand beside the line
}

void LinkItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) {
    const Tokens &t = tokens();
    painter->setRenderHint(QPainter::Antialiasing);
    QPen pen(m_strong ? t.accent : t.control, m_strong ? 1.5 : 1.2);
    pen.setCapStyle(Qt::FlatCap);
    painter->setPen(pen);
    painter->setBrush(Qt::NoBrush);
    painter->drawPath(m_path);
    const qreal scale = QStyleOptionGraphicsItem::levelOfDetailFromTransform(painter->worldTransform());
    if (scale < 0.6 || m_link.route.size() < 2) return;
    if (m_path.length() < shortLink) return paintShortLabel(*painter);
    paintLabel(*painter, true);
    paintLabel(*painter, false);
}

/// "1 : n" beside the middle of a line that has no room for a label at each end; read from above or from the left.
void LinkItem::paintShortLabel(QPainter &painter) const {
    QString first = toQString(m_link.fromLabel), second = toQString(m_link.toLabel);
    if (first.isEmpty() || second.isEmpty()) return;
    const QPointF from = point(m_link.route.front()), to = point(m_link.route.back());
    if (to.y() < from.y() || (to.y() == from.y() && to.x() < from.x())) std::swap(first, second);
    const QString label = first + QStringLiteral(" : ") + second;
    painter.setFont(app::font(TextRole::Tiny));
    const QFontMetricsF metrics(painter.font());
    const QPointF middle = (from + to) / 2;
    const bool level = std::abs(to.x() - from.x()) > std::abs(to.y() - from.y());
    QRectF box(QPointF(), QSizeF(metrics.horizontalAdvance(label), metrics.height()));
    if (level)
        box.moveCenter(middle - QPointF(0, metrics.height() / 2 + 1));
    else
        box.moveCenter(middle + QPointF(box.width() / 2 + 6, 0));
    painter.setPen(tokens().text2);
    painter.drawText(box, Qt::AlignCenter, label);
}

void LinkItem::paintLabel(QPainter &painter, bool atStart) const {
    const QString label = toQString(atStart ? m_link.fromLabel : m_link.toLabel);
    if (label.isEmpty()) return;
    const QPointF end = point(atStart ? m_link.route.front() : m_link.route.back());
    const QPointF next = point(atStart ? m_link.route[1] : m_link.route[m_link.route.size() - 2]);
    painter.setFont(app::font(TextRole::Tiny));
    const QFontMetricsF metrics(painter.font());
    const QSizeF size(metrics.horizontalAdvance(label), metrics.height());
    QRectF box(QPointF(), size);
    // Above a horizontal piece, right of a vertical one, just outside the card.
    if (std::abs(next.x() - end.x()) >= std::abs(next.y() - end.y()))
        box.moveBottomLeft({next.x() > end.x() ? end.x() + 5 : end.x() - 5 - size.width(), end.y() - 1});
    else
        box.moveTopLeft({end.x() + 5, next.y() > end.y() ? end.y() : end.y() - size.height()});
    painter.setPen(tokens().text2);
    painter.drawText(box, Qt::AlignCenter, label);
}

PortItem::PortItem(const QPointF &place) {
    setPos(place);
    setZValue(2);
    setAcceptedMouseButtons(Qt::NoButton);
}

void PortItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) {
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(tokens().accent, 1.5));
    painter->setBrush(tokens().surface);
    painter->drawEllipse(QPointF(), portRadius, portRadius);
}

}
