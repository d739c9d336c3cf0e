#include "app/window/flow_layout.h"

namespace app {

FlowLayout::FlowLayout(QWidget *parent, int gap) : QLayout(parent), m_gap(gap) {
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout() {
    qDeleteAll(m_items);
}

QLayoutItem *FlowLayout::takeAt(int index) {
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

QSize FlowLayout::minimumSize() const {
    QSize size;
    for (const auto *item : m_items) size = size.expandedTo(item->minimumSize());
    return size;
}

void FlowLayout::setGeometry(const QRect &rectangle) {
    QLayout::setGeometry(rectangle);
    arranged(rectangle, true);
}

int FlowLayout::arranged(const QRect &rectangle, bool move) const {
    int x = rectangle.left(), y = rectangle.top(), lineHeight = 0;
    for (auto *item : m_items) {
        if (item->isEmpty()) continue;
        const QSize size = item->sizeHint();
        if (x > rectangle.left() && x + size.width() > rectangle.right() + 1) {
            x = rectangle.left();
            y += lineHeight + m_gap;
            lineHeight = 0;
        }
        if (move) item->setGeometry(QRect(QPoint(x, y), size));
        x += size.width() + m_gap;
        lineHeight = qMax(lineHeight, size.height());
    }
    return y + lineHeight - rectangle.top();
}

}
