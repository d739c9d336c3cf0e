#include "app/window/empty_state.h"

#include "app/window/theme.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace app {

EmptyState::EmptyState(const QString &iconName, const QString &title, const QString &text, QWidget *parent)
    : QWidget(parent), m_buttons(new QHBoxLayout), m_iconName(iconName) {
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(measure::grid);
    layout->addStretch(1);
    auto *picture = new QLabel(this);
    onTheme(picture, [picture, iconName] { picture->setPixmap(icon(iconName).pixmap(24, 24)); });
    auto *heading = new QLabel(title, this);
    heading->setFont(textFont(TextRole::InspectorTitle));
    heading->setWordWrap(true);
    auto *body = new QLabel(text, this);
    body->setForegroundRole(role::secondary);
    body->setWordWrap(true);
    body->setMaximumWidth(420);
    for (auto *label : {picture, heading, body}) {
        label->setAlignment(Qt::AlignHCenter);
        auto *row = new QHBoxLayout; // so that a label narrower than the room stands in its middle
        row->addStretch(1);
        row->addWidget(label, 1000);
        row->addStretch(1);
        layout->addLayout(row);
    }
    m_buttons->setSpacing(measure::grid);
    m_buttons->addStretch(1);
    m_buttons->addStretch(1);
    layout->addSpacing(measure::gap);
    layout->addLayout(m_buttons);
    layout->addStretch(2);
}

void EmptyState::addAction(QAction *action, bool primary) {
    auto *button = new QToolButton(this);
    button->setProperty("look", primary ? QStringLiteral("primary") : QStringLiteral("button"));
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setDefaultAction(action);
    button->setFocusPolicy(Qt::TabFocus);
    m_buttons->insertWidget(m_buttons->count() - 1, button);
}

}
