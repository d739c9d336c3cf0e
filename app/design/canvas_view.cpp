#include "app/design/canvas_view.h"

#include "app/design/canvas_map.h"
#include "app/window/theme.h"

#include <QAccessible>
#include <QContextMenuEvent>
#include <QEvent>
#include <QFocusEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyle>
#include <QToolTip>
#include <QVariantAnimation>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <cmath>

namespace app {

namespace {

constexpr qreal dotDistance = 16, fitMargin = 16;
constexpr int flightMilliseconds = 120;
constexpr std::array zoomSteps{0.1, 0.15, 0.25, 0.33, 0.5, 0.67, 0.8, 1., 1.25, 1.5, 2., 3., 4.};
/// Opening a large model shows readable cards rather than all of them.
constexpr qreal smallestFirstZoom = 0.75;
constexpr qreal almostFull = 0.96;

std::optional<CanvasScene::Direction> directionOf(int key) {
    switch (key) {
    case Qt::Key_Left: return CanvasScene::Direction::Left;
    case Qt::Key_Right: return CanvasScene::Direction::Right;
    case Qt::Key_Up: return CanvasScene::Direction::Up;
    case Qt::Key_Down: return CanvasScene::Direction::Down;
    default: return std::nullopt;
    }
}

}

CanvasView::CanvasView(CanvasScene *scene, QWidget *parent)
    : QGraphicsView(scene, parent), m_scene(scene), m_map(new CanvasMap(*this)), m_flight(new QVariantAnimation(this)) {
    setFrameShape(NoFrame);
    setRenderHint(QPainter::Antialiasing);
    setDragMode(ScrollHandDrag);
    viewport()->setCursor(Qt::ArrowCursor);
    setTransformationAnchor(NoAnchor);
    setResizeAnchor(NoAnchor);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setViewportUpdateMode(SmartViewportUpdate);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Canvas"));
    m_flight->setDuration(flightMilliseconds);
    m_flight->setEasingCurve(QEasingCurve::OutCubic);
    connect(m_flight, &QVariantAnimation::valueChanged, this, [this](const QVariant &value) {
        const QRectF to = value.toRectF();
        const qreal scale = std::min(viewport()->width() / to.width(), viewport()->height() / to.height());
        setTransform(QTransform::fromScale(scale, scale));
        updateSceneRect();
        centerOn(to.center());
        emit zoomChanged(zoom());
    });
    connect(scene, &CanvasScene::currentChanged, this, &CanvasView::describeCurrent);
    connect(scene, &CanvasScene::dragged, m_map, qOverload<>(&QWidget::update));
}

QRectF CanvasView::visibleRect() const {
    return mapToScene(viewport()->rect()).boundingRect();
}

void CanvasView::updateSceneRect() {
    // Enough ground around the cards that each can be brought to any place of the view, and none gets lost.
    const QRectF cards = m_scene->cardsRect();
    const qreal wide = viewport()->width() / zoom(), high = viewport()->height() / zoom();
    setSceneRect(cards.adjusted(64 - wide, 64 - high, wide - 64, high - 64));
}

void CanvasView::applyZoom(qreal wanted, const QPointF &anchor) {
    const qreal to = std::clamp(wanted, minimumZoom, maximumZoom);
    m_flight->stop();
    m_untouched = false;
    const QPointF before = mapToScene(anchor.toPoint());
    setTransform(QTransform::fromScale(to, to));
    updateSceneRect();
    const QPointF moved = (mapToScene(anchor.toPoint()) - before) * to;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - static_cast<int>(std::round(moved.x())));
    verticalScrollBar()->setValue(verticalScrollBar()->value() - static_cast<int>(std::round(moved.y())));
    emit zoomChanged(zoom());
    m_map->place();
}

void CanvasView::setZoom(qreal zoom) {
    applyZoom(zoom, viewport()->rect().center());
}

void CanvasView::zoomStep(int steps) {
    const qreal now = zoom();
    // The next round one, also from between two.
    qreal to = now;
    if (steps > 0) {
        const auto next = std::ranges::find_if(zoomSteps, [&](qreal step) { return step > now * 1.001; });
        to = next == zoomSteps.end() ? maximumZoom : *next;
    } else {
        for (const qreal step : zoomSteps)
            if (step < now * 0.999) to = step;
    }
    setZoom(to);
}

void CanvasView::goTo(const QRectF &rectangle, bool animated) {
    if (rectangle.isEmpty()) return;
    m_flight->stop();
    m_untouched = false;
    // Animations are off where the system asks for less motion.
    const bool moves =
        animated && isVisible() && style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0;
    qreal scale = std::min(viewport()->width() / rectangle.width(), viewport()->height() / rectangle.height());
    scale = std::clamp(scale, minimumZoom, 1.);
    const QSizeF size(viewport()->width() / scale, viewport()->height() / scale);
    QRectF target(QPointF(), size);
    target.moveCenter(rectangle.center());
    if (moves) {
        m_flight->setStartValue(visibleRect());
        m_flight->setEndValue(target);
        m_flight->start();
    } else {
        setTransform(QTransform::fromScale(scale, scale));
        updateSceneRect();
        centerOn(target.center());
        emit zoomChanged(zoom());
    }
    m_map->place();
}

void CanvasView::fit(bool animated) {
    goTo(m_scene->cardsRect().adjusted(-fitMargin, -fitMargin, fitMargin, fitMargin), animated);
}

void CanvasView::zoomToSelection() {
    if (!m_scene->currentCard()) return fit();
    QRectF around = m_scene->item(*m_scene->currentCard())->sceneBoundingRect();
    // With what it is linked to, if that leaves the cards readable.
    QRectF linked = around;
    for (const model::CanvasLink &link : m_scene->canvas().links)
        if (link.from == *m_scene->currentCard() || link.to == *m_scene->currentCard())
            linked |= m_scene->item(link.from)->sceneBoundingRect() | m_scene->item(link.to)->sceneBoundingRect();
    const bool readable = linked.width() * smallestFirstZoom < viewport()->width() &&
                          linked.height() * smallestFirstZoom < viewport()->height();
    goTo((readable ? linked : around).adjusted(-fitMargin, -fitMargin, fitMargin, fitMargin), true);
}

void CanvasView::showAll() {
    const QRectF cards = m_scene->cardsRect();
    m_flight->stop();
    const qreal wide = (viewport()->width() - 2 * fitMargin) / std::max<qreal>(1, cards.width());
    const qreal high = (viewport()->height() - 2 * fitMargin) / std::max<qreal>(1, cards.height());
    qreal scale = std::clamp(std::min(wide, high), smallestFirstZoom, 1.);
    if (scale > almostFull && wide >= 1) scale = 1; // text is sharpest at 100 %
    setTransform(QTransform::fromScale(scale, scale));
    updateSceneRect();
    // The first cards at the top left, as one reads.
    const QSizeF view(viewport()->width() / scale, viewport()->height() / scale);
    centerOn(cards.topLeft() + QPointF(view.width() / 2 - fitMargin / scale, view.height() / 2 - fitMargin / scale));
    m_untouched = true;
    emit zoomChanged(zoom());
    m_map->place();
}

void CanvasView::ensureCurrentVisible() {
    if (!m_scene->currentCard()) return;
    const QRectF card = m_scene->item(*m_scene->currentCard())->sceneBoundingRect();
    if (visibleRect().contains(card)) return;
    const bool untouched = m_untouched;
    ensureVisible(card, 12, 12);
    m_untouched = untouched && visibleRect().contains(card);
}

void CanvasView::contentChanged() {
    if (m_untouched)
        showAll();
    else
        updateSceneRect();
    m_map->place();
    viewport()->update();
    describeCurrent();
}

void CanvasView::drawBackground(QPainter *painter, const QRectF &rectangle) {
    const Tokens &t = tokens();
    painter->fillRect(rectangle, t.canvas);
    // One device pixel each; further apart where they would run together.
    qreal distance = dotDistance;
    while (distance * zoom() < 10) distance *= 2;
    QPen pen(t.gridDot, 1.2);
    pen.setCosmetic(true);
    painter->setRenderHint(QPainter::Antialiasing, false);
    painter->setPen(pen);
    QList<QPointF> dots;
    for (qreal y = std::floor(rectangle.top() / distance) * distance; y < rectangle.bottom(); y += distance)
        for (qreal x = std::floor(rectangle.left() / distance) * distance; x < rectangle.right(); x += distance)
            dots.append({x, y});
    painter->drawPoints(dots.constData(), static_cast<int>(dots.size()));
    painter->setRenderHint(QPainter::Antialiasing);
}

void CanvasView::wheelEvent(QWheelEvent *event) {
    if (!(event->modifiers() & Qt::ControlModifier)) {
        m_untouched = false;
        return QGraphicsView::wheelEvent(event);
    }
    applyZoom(zoom() * std::pow(1.2, event->angleDelta().y() / 120.), event->position());
    event->accept();
}

void CanvasView::keyPressEvent(QKeyEvent *event) {
    const auto direction = directionOf(event->key());
    const Qt::KeyboardModifiers with = event->modifiers() & ~Qt::KeypadModifier;
    if (direction && (with == Qt::NoModifier || with == Qt::AltModifier || with == Qt::ShiftModifier)) {
        if (with == Qt::AltModifier)
            m_scene->followLink(*direction);
        else if (with == Qt::ShiftModifier)
            m_scene->nudge(*direction);
        else
            m_scene->stepRow(*direction);
        ensureCurrentVisible();
        return event->accept();
    }
    if (with & (Qt::ControlModifier | Qt::AltModifier)) return QGraphicsView::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: zoomStep(1); break;
    case Qt::Key_Minus: zoomStep(-1); break;
    case Qt::Key_0: setZoom(1); break;
    case Qt::Key_F: fit(); break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!m_scene->currentCard()) return QGraphicsView::keyPressEvent(event);
        emit m_scene->activated();
        break;
    case Qt::Key_Z: zoomToSelection(); break;
    case Qt::Key_Space:
        if (!event->isAutoRepeat()) viewport()->setCursor(Qt::OpenHandCursor);
        m_panning = true;
        break;
    case Qt::Key_Escape:
        if (!m_scene->cancelDrag()) emit m_scene->chosen({});
        break;
    default: return QGraphicsView::keyPressEvent(event);
    }
    event->accept();
}

void CanvasView::keyReleaseEvent(QKeyEvent *event) {
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        m_panning = false;
        viewport()->setCursor(Qt::ArrowCursor);
    }
    QGraphicsView::keyReleaseEvent(event);
}

bool CanvasView::focusNextPrevChild(bool next) {
    if (hasFocus() && m_scene->stepCard(next)) {
        ensureCurrentVisible();
        return true;
    }
    return QGraphicsView::focusNextPrevChild(next);
}

void CanvasView::focusInEvent(QFocusEvent *event) {
    QGraphicsView::focusInEvent(event);
    const bool byKeyboard = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    if (byKeyboard && !m_scene->currentCard()) m_scene->stepCard(event->reason() == Qt::TabFocusReason);
    m_scene->setKeyboardHere(true);
}
void CanvasView::focusOutEvent(QFocusEvent *event) {
    QGraphicsView::focusOutEvent(event);
    m_panning = false;
    m_scene->setKeyboardHere(false);
}

void CanvasView::resizeEvent(QResizeEvent *event) {
    QGraphicsView::resizeEvent(event);
    if (m_untouched)
        showAll();
    else
        updateSceneRect();
    m_map->place();
}

void CanvasView::mousePressEvent(QMouseEvent *event) {
    m_pressed = event->pos();
    if (event->button() == Qt::MiddleButton || (m_panning && event->button() == Qt::LeftButton)) {
        // As if the ground was dragged, also over a card.
        m_panFrom = event->pos();
        viewport()->setCursor(Qt::ClosedHandCursor);
        m_grabbed = true;
        return;
    }
    QGraphicsView::mousePressEvent(event);
}

void CanvasView::mouseMoveEvent(QMouseEvent *event) {
    if (m_grabbed) {
        const QPoint step = event->pos() - m_panFrom;
        m_panFrom = event->pos();
        m_untouched = false;
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - step.x());
        verticalScrollBar()->setValue(verticalScrollBar()->value() - step.y());
        return;
    }
    QGraphicsView::mouseMoveEvent(event);
    if (event->buttons() == Qt::NoButton)
        viewport()->setCursor(m_panning ? Qt::OpenHandCursor : Qt::ArrowCursor);
    else if (!m_scene->isDragging() && event->pos() != m_pressed && !m_scene->mouseGrabberItem())
        m_untouched = false;
}

void CanvasView::mouseReleaseEvent(QMouseEvent *event) {
    if (m_grabbed) {
        m_grabbed = false;
        viewport()->setCursor(m_panning ? Qt::OpenHandCursor : Qt::ArrowCursor);
        return;
    }
    QGraphicsView::mouseReleaseEvent(event);
    viewport()->setCursor(Qt::ArrowCursor);
    const bool clicked = (event->pos() - m_pressed).manhattanLength() < 3;
    if (event->button() == Qt::LeftButton && clicked && !itemAt(event->pos())) emit m_scene->chosen({});
}

bool CanvasView::viewportEvent(QEvent *event) {
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        QString text;
        const auto *hit = dynamic_cast<CardItem *>(itemAt(help->pos()));
        if (hit) {
            const auto row = hit->rowAt(mapToScene(help->pos()) - hit->pos());
            const bool names = cardDetailAt(zoom()) == CardDetail::Name;
            text = row && !names ? hit->rowText(*row)
                                 : hit->spokenText().replace(QStringLiteral("; "), QStringLiteral("\n"));
        }
        if (text.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), text, viewport());
        return true;
    }
    return QGraphicsView::viewportEvent(event);
}

void CanvasView::contextMenuEvent(QContextMenuEvent *event) {
    event->accept();
    if (event->reason() == QContextMenuEvent::Mouse) {
        m_scene->chooseAt(mapToScene(event->pos()));
        emit menuWanted(event->globalPos());
        return;
    }
    QPoint place = viewport()->rect().center();
    if (const auto card = m_scene->currentCard()) {
        const CardItem &item = *m_scene->item(*card);
        QPointF corner = item.pos() + QPointF(24, 24);
        if (const auto row = m_scene->currentRow(); row && *row < item.card().rows.size())
            corner = item.pos() + QPointF(24, item.card().rows[*row].y + item.card().rows[*row].height);
        place = mapFromScene(corner);
    }
    emit menuWanted(viewport()->mapToGlobal(place));
}

void CanvasView::scrollContentsBy(int dx, int dy) {
    QGraphicsView::scrollContentsBy(dx, dy);
    m_map->place();
}

void CanvasView::changeEvent(QEvent *event) {
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) viewport()->update();
}

void CanvasView::describeCurrent() {
    const auto card = m_scene->currentCard();
    QString text = tr("%1 cards").arg(m_scene->canvas().cards.size());
    if (card) {
        const CardItem &item = *m_scene->item(*card);
        text = m_scene->currentRow() ? item.rowText(*m_scene->currentRow()) : item.spokenText();
    }
    if (text == accessibleDescription()) return;
    setAccessibleDescription(text);
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

}
