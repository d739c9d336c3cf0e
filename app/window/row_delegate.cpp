#include "app/window/row_delegate.h"

#include "app/window/theme.h"

#include <QApplication>
#include <QPainter>

namespace app {

void RowDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    const auto &t = tokens();
    const QColor tones[] = {t.text, t.text2, t.warn, t.bad};
    const int tone = m_toneRole < 0 ? 0 : index.data(m_toneRole).toInt();
    for (const auto role : {QPalette::Text, QPalette::HighlightedText}) option->palette.setColor(role, tones[tone]);
    if (m_monospaceRole >= 0 && index.data(m_monospaceRole).toBool()) option->font = monospaceFont();
    option->fontMetrics = QFontMetrics(option->font);
    option->backgroundBrush = index.data(Qt::BackgroundRole).value<QBrush>();
}

void RowDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const {
    // The background over the whole cell, the content as far from its sides as the header's text.
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const auto *style = cell.widget ? cell.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &cell, painter, cell.widget);
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), tokens().line);
    QStyleOptionViewItem content = option;
    content.state &= ~(QStyle::State_Selected | QStyle::State_MouseOver | QStyle::State_HasFocus);
    const int margin = option.rect.width() < 48 ? 3 : 5;
    content.rect.adjust(margin, 0, -margin, -1);
    QStyledItemDelegate::paint(painter, content, index);
}

QSize RowDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const {
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.setHeight(measure::atLeast(measure::tableRow, option.font));
    return size;
}

}
