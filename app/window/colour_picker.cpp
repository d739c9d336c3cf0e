#include "app/window/colour_picker.h"

#include "app/window/theme.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace app {

QString entityColourName(int colour) {
    static constexpr const char *names[] = {QT_TRANSLATE_NOOP("EntityColour", "blue"),
        QT_TRANSLATE_NOOP("EntityColour", "orange"), QT_TRANSLATE_NOOP("EntityColour", "green"),
        QT_TRANSLATE_NOOP("EntityColour", "violet"), QT_TRANSLATE_NOOP("EntityColour", "cyan"),
        QT_TRANSLATE_NOOP("EntityColour", "olive"), QT_TRANSLATE_NOOP("EntityColour", "slate"),
        QT_TRANSLATE_NOOP("EntityColour", "brick")};
    return QCoreApplication::translate("EntityColour", names[qBound(1, colour, 8) - 1]);
}

ColourPicker::ColourPicker(QWidget *parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAccessibleName(tr("Colour"));
}

void ColourPicker::setColour(int colour) {
    m_colour = qBound(1, colour, 8);
    setAccessibleDescription(entityColourName(m_colour));
    update();
}

void ColourPicker::paintEvent(QPaintEvent *) {
    const auto &t = tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < 8; ++i) {
        const QRectF swatch(i * step() + (step() - 16) / 2, 6, 16, 16);
        painter.setPen(Qt::NoPen);
        painter.setBrush(t.entity[static_cast<std::size_t>(i)]);
        painter.drawRoundedRect(swatch, 4, 4);
        if (i + 1 != m_colour) continue;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(hasFocus() ? t.accent : t.text2, 2));
        painter.drawRoundedRect(swatch.adjusted(-4, -4, 4, 4), 6, 6);
    }
}

void ColourPicker::mousePressEvent(QMouseEvent *event) {
    const int colour = event->pos().x() / step() + 1;
    if (colour >= 1 && colour <= 8 && colour != m_colour) emit chosen(colour);
}

void ColourPicker::keyPressEvent(QKeyEvent *event) {
    const int move = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    if (move == 0) return QWidget::keyPressEvent(event);
    emit chosen((m_colour - 1 + move + 8) % 8 + 1);
}

void ColourPicker::focusInEvent(QFocusEvent *event) {
    QWidget::focusInEvent(event);
    update();
}
void ColourPicker::focusOutEvent(QFocusEvent *event) {
    QWidget::focusOutEvent(event);
    update();
}

}
