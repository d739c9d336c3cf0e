#include "app/window/tool_strip.h"

#include "app/window/theme.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

namespace app {

ToolStrip::ToolStrip(QWidget *parent) : QWidget(parent), m_layout(new QHBoxLayout(this)) {
    m_layout->setContentsMargins(measure::windowMargin, 0, measure::windowMargin, 1);
    m_layout->setSpacing(measure::grid);
    setFixedHeight(measure::atLeast(measure::strip, font()));
}

QToolButton *ToolStrip::addButton(QAction *action) {
    return add(action, "button", Qt::ToolButtonTextBesideIcon);
}
QToolButton *ToolStrip::addPrimary(QAction *action) {
    return add(action, "primary", Qt::ToolButtonTextBesideIcon);
}
QToolButton *ToolStrip::addFlat(QAction *action) {
    return add(action, "flat", Qt::ToolButtonTextBesideIcon);
}
QToolButton *ToolStrip::addIcon(QAction *action) {
    return add(action, "flat", Qt::ToolButtonIconOnly);
}

QToolButton *ToolStrip::add(QAction *action, const char *look, Qt::ToolButtonStyle style) {
    auto *button = new QToolButton(this);
    button->setProperty("look", QString::fromLatin1(look));
    button->setToolButtonStyle(style);
    button->setDefaultAction(action);
    button->setFocusPolicy(Qt::TabFocus);
    if (action->menu()) button->setPopupMode(QToolButton::InstantPopup);
    m_layout->addWidget(button);
    return button;
}

void ToolStrip::addWidget(QWidget *widget, int stretch) {
    m_layout->addWidget(widget, stretch);
}

void ToolStrip::addLabel(const QString &text) {
    auto *label = new QLabel(text, this);
    label->setForegroundRole(role::secondary);
    m_layout->addWidget(label);
}

void ToolStrip::addSeparator() {
    auto *line = new QWidget(this);
    line->setObjectName(QStringLiteral("separator"));
    line->setFixedSize(1, measure::grid * 2 + measure::gap);
    line->setAutoFillBackground(true);
    line->setBackgroundRole(QPalette::Light);
    m_layout->addWidget(line);
}

void ToolStrip::addStretch() {
    m_layout->addStretch(1);
}

void ToolStrip::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    painter.fillRect(rect(), tokens().surface);
    painter.fillRect(QRect(0, height() - 1, width(), 1), tokens().line);
}

}
