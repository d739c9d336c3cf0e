#include "app/analyse/heat_map.h"

#include "app/analyse/focus_ring.h"

#include <QAccessible>
#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace app {

namespace {

constexpr qreal gap = 8;

QColor colourOf(const Tokens &t, float share) {
    if (share > 1) return t.bad;
    const auto step = static_cast<std::size_t>(std::clamp(share * 5, 0.F, 4.F));
    return t.heat[step];
}

}

HeatMap::HeatMap(QWidget *parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void HeatMap::setData(HeatData data) {
    m_data = std::move(data);
    if (m_current && (m_current->row >= m_data.rows || m_current->column >= m_data.columns)) m_current.reset();
    update();
}

QRectF HeatMap::plotOf(const QRectF &area) const {
    const QFontMetricsF metrics(app::font(TextRole::Tiny));
    qreal left = 0;
    for (const QString &label : m_data.rowLabels) left = std::max(left, metrics.horizontalAdvance(label));
    return area.adjusted(left + gap, 2, -2, -metrics.height() - 4);
}

QRectF HeatMap::cellRect(std::size_t row, std::size_t column) const {
    const QRectF plot = plotOf(rect());
    const qreal width = plot.width() / static_cast<qreal>(m_data.columns);
    const qreal height = plot.height() / static_cast<qreal>(m_data.rows);
    return {
        plot.left() + static_cast<qreal>(column) * width, plot.top() + static_cast<qreal>(row) * height, width, height};
}

std::optional<HeatMap::Cell> HeatMap::cellAt(const QPointF &point) const {
    const QRectF plot = plotOf(rect());
    if (m_data.rows == 0 || m_data.columns == 0 || !plot.contains(point)) return std::nullopt;
    const auto place = [](qreal at, qreal length, std::size_t count) {
        return std::min(count - 1, static_cast<std::size_t>(at / length * static_cast<qreal>(count)));
    };
    return Cell{place(point.y() - plot.top(), plot.height(), m_data.rows),
        place(point.x() - plot.left(), plot.width(), m_data.columns)};
}

void HeatMap::paint(QPainter &painter, const QRectF &target) const {
    if (m_data.rows == 0 || m_data.columns == 0) return;
    const Tokens &t = tokens();
    const QRectF plot = plotOf(target);
    const qreal width = plot.width() / static_cast<qreal>(m_data.columns);
    const qreal height = plot.height() / static_cast<qreal>(m_data.rows);
    painter.save();
    painter.setPen(Qt::NoPen);
    for (std::size_t row = 0; row < m_data.rows; ++row)
        for (std::size_t column = 0; column < m_data.columns;) {
            // Neighbours of one colour are one rectangle.
            const QColor colour = colourOf(t, m_data.at(row, column));
            std::size_t end = column + 1;
            while (end < m_data.columns && colourOf(t, m_data.at(row, end)) == colour) ++end;
            const QRectF cell(plot.left() + static_cast<qreal>(column) * width,
                plot.top() + static_cast<qreal>(row) * height, static_cast<qreal>(end - column) * width, height);
            painter.fillRect(cell.adjusted(0, 0, 0, height > 6 ? -1 : 0), colour);
            if (m_data.at(row, column) > 1 && height > 6) { // not by colour alone
                painter.setBrush(t.onFill);
                painter.drawEllipse(
                    QPointF(cell.left() + std::min<qreal>(cell.width() / 2, 6), cell.center().y()), 1.5, 1.5);
            }
            column = end;
        }
    painter.setFont(app::font(TextRole::Tiny));
    painter.setPen(t.text2);
    const QFontMetricsF metrics(painter.font());
    qreal free = plot.top() - metrics.height();
    for (std::size_t row = 0; row < m_data.rowLabels.size(); ++row) {
        const qreal middle = plot.top() + (static_cast<qreal>(row) + 0.5) * height;
        if (middle - metrics.height() / 2 < free) continue;
        painter.drawText(QRectF(target.left(), middle - metrics.height() / 2, plot.left() - target.left() - gap / 2,
                             metrics.height()),
            Qt::AlignRight | Qt::AlignVCenter, m_data.rowLabels[row]);
        free = middle + metrics.height() / 2;
    }
    free = plot.left() - 1;
    for (std::size_t column = 0; column < m_data.columnLabels.size(); ++column) {
        const QString &label = m_data.columnLabels[column];
        const qreal left = plot.left() + static_cast<qreal>(column) * width;
        if (label.isEmpty() || left < free || left + metrics.horizontalAdvance(label) > target.right()) continue;
        painter.drawText(QPointF(left, plot.bottom() + metrics.ascent() + 3), label);
        free = left + metrics.horizontalAdvance(label) + gap;
    }
    painter.restore();
}

void HeatMap::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    paint(painter, rect());
    if (!hasFocus()) return;
    if (m_current)
        paintFocusRing(painter, cellRect(m_current->row, m_current->column).adjusted(-2, -2, 2, 2));
    else
        paintFocusRing(painter, rect());
}

bool HeatMap::event(QEvent *event) {
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        if (const auto cell = cellAt(help->pos()); cell && m_data.readout)
            QToolTip::showText(help->globalPos(), m_data.readout(cell->row, cell->column).html(), this);
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

void HeatMap::keyPressEvent(QKeyEvent *event) {
    if (m_data.rows == 0 || m_data.columns == 0) return QWidget::keyPressEvent(event);
    Cell cell = m_current.value_or(Cell{});
    switch (event->key()) {
    case Qt::Key_Up: cell.row -= cell.row > 0 ? 1 : 0; break;
    case Qt::Key_Down: cell.row = std::min(cell.row + (m_current ? 1 : 0), m_data.rows - 1); break;
    case Qt::Key_Left: cell.column -= cell.column > 0 ? 1 : 0; break;
    case Qt::Key_Right: cell.column = std::min(cell.column + (m_current ? 1 : 0), m_data.columns - 1); break;
    default: return QWidget::keyPressEvent(event);
    }
    m_current = cell;
    if (m_data.readout) {
        const Readout said = m_data.readout(cell.row, cell.column);
        setAccessibleDescription(said.plain());
        QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&changed);
        QToolTip::showText(mapToGlobal(cellRect(cell.row, cell.column).center().toPoint()), said.html(), this);
    }
    update();
}
void HeatMap::focusInEvent(QFocusEvent *event) {
    QWidget::focusInEvent(event);
    update();
}
void HeatMap::focusOutEvent(QFocusEvent *event) {
    QWidget::focusOutEvent(event);
    update();
}

}
