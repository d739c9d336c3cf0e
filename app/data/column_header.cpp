#include "app/data/column_header.h"

#include "app/data/cell_view.h"
#include "app/data/item_delegate.h"
#include "app/window/theme.h"

#include <QPaintEvent>
#include <QPainter>

namespace app {

namespace {

constexpr int margin = 8, gap = 5, keyIcon = 12, arrow = 12;

QFont nameFont(bool strong) {
    QFont font = app::font(TextRole::Small);
    font.setWeight(strong ? QFont::DemiBold : QFont::Normal);
    return font;
}

}

ColumnHeader::ColumnHeader(QWidget *parent, bool lines) : QHeaderView(Qt::Horizontal, parent), m_lines(lines) {
    setSectionsClickable(true);
    setHighlightSections(false);
    setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    setMinimumSectionSize(32);
    setFixedHeight(measure::atLeast(measure::tableHeader, font()));
}

int ColumnHeader::widthFor(int section) const {
    if (!model()) return 64;
    const auto view = model()->headerData(section, Qt::Horizontal, ColumnViewRole).value<ColumnView>();
    const QFontMetrics tiny(app::font(TextRole::Tiny));
    int width = QFontMetrics(nameFont(view.key)).horizontalAdvance(view.name) + 2 * margin + 4;
    if (view.key) width += keyIcon + gap;
    if (!view.type.isEmpty()) width += typeBoxWidth(view.type) + gap;
    if (!view.indexes.isEmpty()) width += tiny.horizontalAdvance(view.indexes.join(QStringLiteral(", "))) + gap + 2;
    return width;
}

QSize ColumnHeader::sectionSizeFromContents(int section) const {
    return {widthFor(section), height()};
}

void ColumnHeader::paintEvent(QPaintEvent *event) {
    QPainter painter(viewport());
    painter.fillRect(event->rect(), tokens().window);
    painter.fillRect(QRect(0, height() - 1, width(), 1), tokens().line);
    painter.end();
    QHeaderView::paintEvent(event);
}

void ColumnHeader::paintSection(QPainter *painter, const QRect &rectangle, int section) const {
    const auto &t = tokens();
    painter->fillRect(rectangle, t.window);
    painter->fillRect(QRect(rectangle.left(), rectangle.bottom(), rectangle.width(), 1), t.line);
    const auto view = model()->headerData(section, Qt::Horizontal, ColumnViewRole).value<ColumnView>();
    if (!view.name.isEmpty() && m_lines)
        painter->fillRect(QRect(rectangle.right(), rectangle.top(), 1, rectangle.height()), t.line);
    QRect inner = rectangle.adjusted(margin, 0, -margin, -1);
    painter->save();
    painter->setClipRect(inner);
    if (isSortIndicatorShown() && sortIndicatorSection() == section) {
        const QRect icon(inner.right() - arrow + 1, inner.center().y() - arrow / 2 + 1, arrow, arrow);
        const bool ascending = sortIndicatorOrder() == Qt::AscendingOrder;
        paintIcon(*painter, icon, ascending ? QStringLiteral("up") : QStringLiteral("down"), t.accent);
        inner.setRight(icon.left() - gap);
    }
    int left = inner.left();
    if (view.alignRight) left = qMax(left, inner.right() + 1 - (widthFor(section) - 2 * margin));
    if (view.key) {
        paintIcon(*painter, QRect(left, inner.center().y() - keyIcon / 2 + 1, keyIcon, keyIcon), QStringLiteral("key"),
            t.text3);
        left += keyIcon + gap;
    }
    const QFont font = nameFont(view.key);
    const QFontMetrics metrics(font);
    const int typeWidth = view.type.isEmpty() ? 0 : typeBoxWidth(view.type) + gap;
    const QString name = metrics.elidedText(view.name, Qt::ElideRight, inner.right() - left + 1 - typeWidth);
    painter->setFont(font);
    painter->setPen(view.key ? t.text : t.text2);
    painter->drawText(
        QRect(left, inner.top(), metrics.horizontalAdvance(name) + 1, inner.height()), Qt::AlignVCenter, name);
    left += metrics.horizontalAdvance(name) + gap;
    if (!view.type.isEmpty()) {
        paintTypeBox(painter, QRect(left, inner.center().y() - typeBox / 2 + 1, typeBoxWidth(view.type), typeBox),
            view.type, t.text3);
        left += typeWidth;
    }
    if (!view.indexes.isEmpty() && left < inner.right()) {
        painter->setFont(app::font(TextRole::Tiny));
        painter->setPen(t.text3);
        const QRect rest(left, inner.top(), inner.right() - left + 1, inner.height());
        painter->drawText(rest, Qt::AlignVCenter | Qt::AlignLeft,
            painter->fontMetrics().elidedText(view.indexes.join(QStringLiteral(", ")), Qt::ElideRight, rest.width()));
    }
    painter->restore();
}

}
