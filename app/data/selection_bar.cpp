#include "app/data/selection_bar.h"

#include "app/window/elided_label.h"
#include "app/window/theme.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

namespace app {

SelectionBar::SelectionBar(QWidget *parent)
    : QWidget(parent), m_layout(new QHBoxLayout(this)), m_count(new QLabel(this)), m_details(new ElidedLabel(this)) {
    setFixedHeight(measure::atLeast(36, font()));
    setMinimumWidth(0);
    m_layout->setContentsMargins(measure::windowMargin, 1, measure::grid, 0);
    m_layout->setSpacing(measure::gap);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_count->setFont(bold);
    m_details->setForegroundRole(role::secondary);
    m_layout->addWidget(m_count);
    m_layout->addSpacing(measure::gap);
    m_layout->addWidget(m_details, 1);
    hide();
}

void SelectionBar::addAction(QAction *action, bool danger) {
    auto *button = new QToolButton(this);
    button->setProperty("look", danger ? QStringLiteral("danger") : QStringLiteral("flat"));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setDefaultAction(action);
    button->setFocusPolicy(Qt::TabFocus);
    if (action->menu()) button->setPopupMode(QToolButton::InstantPopup);
    m_layout->addWidget(button);
}

void SelectionBar::show(const QString &count, const QString &details) {
    m_count->setText(count);
    m_details->setText(details);
    QWidget::show();
    fit();
}

/// With little room the buttons lose their texts, not their names.
void SelectionBar::fit() {
    const auto buttons = findChildren<QToolButton *>(QString(), Qt::FindDirectChildrenOnly);
    int wanted = m_count->sizeHint().width() + 40;
    for (auto *button : buttons) {
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        wanted += button->sizeHint().width() + measure::gap;
    }
    if (wanted > width())
        for (auto *button : buttons) button->setToolButtonStyle(Qt::ToolButtonIconOnly);
}

void SelectionBar::resizeEvent(QResizeEvent *event) {
    QWidget::resizeEvent(event);
    fit();
}

void SelectionBar::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    painter.fillRect(rect(), tokens().accentSoft);
    painter.fillRect(QRect(0, 0, width(), 1), tokens().line);
}

}
