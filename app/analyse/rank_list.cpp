#include "app/analyse/rank_list.h"

#include "app/analyse/focus_ring.h"
#include "app/window/theme.h"

#include <QAccessible>
#include <QFocusEvent>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace app {

namespace {

constexpr qreal rowHeight = 24, barHeight = 14;

qreal headHeight() {
    return QFontMetricsF(font(TextRole::Small)).height() + 4;
}
qreal heightOfRow() {
    return std::max(rowHeight, QFontMetricsF(monospaceFont()).height() + 6);
}

}

RankList::RankList(QWidget *parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

void RankList::setData(RankData data) {
    m_data = std::move(data);
    m_hovered.reset();
    if (m_current >= m_data.rows.size()) m_current.reset();
    update();
}

std::size_t RankList::shownRows() const {
    const auto fitting = [&](qreal room) {
        return static_cast<std::size_t>(std::max(0., std::floor(room / heightOfRow())));
    };
    const qreal room = height() - headHeight();
    const std::size_t all = fitting(room);
    if (m_data.more == 0 && m_data.rows.size() <= all) return m_data.rows.size();
    return std::min(m_data.rows.size(), fitting(room - heightOfRow())); // one line says how many are left
}

QRectF RankList::rowRect(std::size_t row) const {
    return {0, headHeight() + static_cast<qreal>(row) * heightOfRow(), static_cast<qreal>(width()), heightOfRow()};
}

std::optional<std::size_t> RankList::rowAt(const QPointF &point) const {
    const qreal y = point.y() - headHeight();
    if (y < 0) return std::nullopt;
    const auto row = static_cast<std::size_t>(y / heightOfRow());
    return row < shownRows() ? std::optional(row) : std::nullopt;
}

void RankList::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    paintRows(painter, rect(), false);
}

void RankList::paint(QPainter &painter, const QRectF &target) {
    painter.save();
    painter.translate(target.topLeft());
    paintRows(painter, QRectF(0, 0, target.width(), height()), true);
    painter.restore();
}

void RankList::paintRows(QPainter &painter, const QRectF &area, bool picture) const {
    const Tokens &t = tokens();
    const QFont small = app::font(TextRole::Small), mono = monospaceFont();
    const QFontMetricsF smallMetrics(small), monoMetrics(mono);
    const std::size_t shown = shownRows();

    qreal nameWidth = 0, numberWidth = 0, secondWidth = smallMetrics.horizontalAdvance(m_data.secondTitle);
    double largest = 0;
    bool badges = false;
    for (std::size_t i = 0; i < shown; ++i) {
        const RankRow &row = m_data.rows[i];
        nameWidth = std::max(nameWidth, monoMetrics.horizontalAdvance(row.name) + 1);
        numberWidth = std::max(numberWidth, smallMetrics.horizontalAdvance(row.number));
        secondWidth = std::max(secondWidth, smallMetrics.horizontalAdvance(row.second));
        largest = std::max(largest, row.value);
        badges = badges || row.badge;
    }
    const bool outstanding = m_data.rows.size() > 1 && m_data.rows[0].value > m_data.rows[1].value;
    const qreal badgeWidth = badges ? measure::badge + 6 : 0;
    nameWidth = std::min(nameWidth, std::max<qreal>(60, area.width() * 0.42 - badgeWidth));
    const qreal left = badgeWidth + nameWidth + 12, right = area.width() - secondWidth - 12;
    const qreal track = std::max<qreal>(8, right - left);

    painter.setFont(small);
    painter.setPen(t.text2);
    painter.drawText(
        QRectF(0, 0, area.width(), headHeight() - 4), Qt::AlignRight | Qt::AlignVCenter, m_data.secondTitle);
    for (std::size_t i = 0; i < shown; ++i) {
        const RankRow &row = m_data.rows[i];
        QRectF box = rowRect(i);
        box.setWidth(area.width());
        if (!picture && m_hovered == i) painter.fillRect(box, t.hover);
        const qreal middle = box.center().y();
        if (row.badge)
            paintBadge(painter, QRectF(0, middle - measure::badge / 2., measure::badge, measure::badge),
                row.badge->letter, row.badge->colour, row.badge->square);
        painter.setFont(mono);
        painter.setPen(t.text);
        painter.drawText(QRectF(badgeWidth, box.top(), nameWidth, box.height()), Qt::AlignLeft | Qt::AlignVCenter,
            monoMetrics.elidedText(row.name, Qt::ElideMiddle, nameWidth));
        QColor ground = t.chartGrid;
        ground.setAlphaF(0.55F);
        painter.fillRect(QRectF(left, middle - barHeight / 2, track, barHeight), ground);
        // The number stands behind the bar, and inside the track for the longest one.
        const qreal longest = track - numberWidth - 10;
        const qreal length = largest > 0 ? std::max<qreal>(row.value > 0 ? 1 : 0, row.value / largest * longest) : 0;
        painter.fillRect(
            QRectF(left, middle - barHeight / 2, length, barHeight), i == 0 && outstanding ? t.series[0] : t.series[1]);
        painter.setFont(small);
        painter.drawText(QRectF(left + length + 6, box.top(), numberWidth + 4, box.height()),
            Qt::AlignLeft | Qt::AlignVCenter, row.number);
        painter.setPen(t.text2);
        painter.drawText(box, Qt::AlignRight | Qt::AlignVCenter, row.second);
        if (!picture && hasFocus() && m_current == i) paintFocusRing(painter, box);
    }
    if (shown == m_data.rows.size() && m_data.more == 0) return;
    painter.setFont(small);
    painter.setPen(t.text3);
    painter.drawText(rowRect(shown), Qt::AlignLeft | Qt::AlignVCenter,
        smallMetrics.elidedText(tr("%n more", nullptr, static_cast<int>(m_data.rows.size() - shown + m_data.more)) +
                                    (m_data.rest.isEmpty() ? QString() : QStringLiteral(" · ") + m_data.rest),
            Qt::ElideRight, area.width()));
}

void RankList::setCurrent(std::optional<std::size_t> row) {
    m_current = row;
    setAccessibleDescription(row ? m_data.rows[*row].readout.plain() : QString());
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
    update();
}

void RankList::keyPressEvent(QKeyEvent *event) {
    const std::size_t count = shownRows();
    if (count == 0) return QWidget::keyPressEvent(event);
    std::size_t to = m_current.value_or(0);
    switch (event->key()) {
    case Qt::Key_Up: to = to == 0 ? 0 : to - 1; break;
    case Qt::Key_Down: to = std::min(to + 1, count - 1); break;
    case Qt::Key_Home: to = 0; break;
    case Qt::Key_End: to = count - 1; break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_current) emit activated(*m_current);
        return;
    default: return QWidget::keyPressEvent(event);
    }
    setCurrent(to);
    QToolTip::showText(mapToGlobal(rowRect(to).bottomLeft().toPoint()), m_data.rows[to].readout.html(), this);
}

void RankList::mouseMoveEvent(QMouseEvent *event) {
    const auto over = rowAt(event->position());
    setCursor(over ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (over != m_hovered) update();
    m_hovered = over;
    if (over)
        QToolTip::showText(event->globalPosition().toPoint(), m_data.rows[*over].readout.html(), this);
    else
        QToolTip::hideText();
}
void RankList::mousePressEvent(QMouseEvent *event) {
    if (event->button() == Qt::LeftButton) m_pressed = rowAt(event->position());
}
void RankList::mouseReleaseEvent(QMouseEvent *event) {
    if (event->button() != Qt::LeftButton || !m_pressed || m_pressed != rowAt(event->position())) return;
    setCurrent(m_pressed);
    emit activated(*m_pressed);
}
void RankList::leaveEvent(QEvent *) {
    m_hovered.reset();
    update();
}
void RankList::focusInEvent(QFocusEvent *event) {
    QWidget::focusInEvent(event);
    if (!m_current && shownRows() > 0 && event->reason() != Qt::MouseFocusReason) setCurrent(0);
    update();
}
void RankList::focusOutEvent(QFocusEvent *event) {
    QWidget::focusOutEvent(event);
    update();
}

}
