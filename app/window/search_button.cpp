#include "app/window/search_button.h"

#include "app/window/theme.h"

#include <QAction>
#include <QPainter>

namespace app {

SearchButton::SearchButton(QAction *action, QWidget *parent) : QAbstractButton(parent), m_action(action) {
    setText(tr("Go to anything"));
    setAccessibleName(tr("Go to anything"));
    setToolTip(action->toolTip());
    setCursor(Qt::IBeamCursor);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    connect(this, &QAbstractButton::clicked, action, &QAction::trigger);
}

QSize SearchButton::sizeHint() const {
    const QFontMetrics metrics(font());
    return {qMax(272, metrics.horizontalAdvance(text()) + 120), qMax(32, metrics.height() + 12)};
}

void SearchButton::paintEvent(QPaintEvent *) {
    const auto &t = tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QRectF field = QRectF(rect()).adjusted(0.5, 3.5, -8.5, -3.5);
    const bool ring = hasFocus();
    painter.setPen(QPen(ring ? t.accent : underMouse() ? t.control : t.lineStrong, ring ? 2 : 1));
    painter.setBrush(t.dark ? t.sunken : t.surface);
    painter.drawRoundedRect(field, 5, 5);
    paintIcon(
        painter, QRectF(field.left() + 9, qRound(field.center().y()) - 8, 16, 16), QStringLiteral("search"), t.text2);
    painter.setPen(t.text2);
    painter.drawText(field.adjusted(32, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, text());
    painter.setFont(textFont(TextRole::Tiny));
    const QString keys = m_action->shortcut().toString(QKeySequence::NativeText);
    const int width = painter.fontMetrics().horizontalAdvance(keys) + 12;
    const QRectF key(field.right() - width - 5, field.top() + 4, width, field.height() - 8);
    painter.setPen(QPen(t.lineStrong, 1));
    painter.setBrush(t.window);
    painter.drawRoundedRect(key, 3, 3);
    painter.setPen(t.text2);
    painter.drawText(key, Qt::AlignCenter, keys);
}

}
