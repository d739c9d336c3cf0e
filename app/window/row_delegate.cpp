#include "app/window/row_delegate.h"

#include "app/window/theme.h"

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
}

void RowDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const {
    QStyledItemDelegate::paint(painter, option, index);
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), tokens().line);
}

QSize RowDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const {
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.setHeight(measure::atLeast(measure::tableRow, option.font));
    return size;
}

}
