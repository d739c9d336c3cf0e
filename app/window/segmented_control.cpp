#include "app/window/segmented_control.h"

#include "app/window/theme.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>

namespace app {

SegmentedControl::SegmentedControl(const QString &accessibleName, QWidget *parent)
    : QWidget(parent), m_layout(new QHBoxLayout(this)), m_group(new QButtonGroup(this)) {
    m_layout->setContentsMargins(1, 1, 1, 1);
    m_layout->setSpacing(0);
    setAccessibleName(accessibleName);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(m_group, &QButtonGroup::idClicked, this, &SegmentedControl::chosen);
}

void SegmentedControl::addSegment(const QString &text, const QIcon &icon) {
    auto *button = new QToolButton(this);
    button->setProperty("look", QStringLiteral("segment"));
    button->setText(text);
    button->setIcon(icon);
    button->setToolButtonStyle(icon.isNull() ? Qt::ToolButtonTextOnly : Qt::ToolButtonTextBesideIcon);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->setAccessibleName(accessibleName() + QStringLiteral(": ") + text);
    m_group->addButton(button, count());
    m_layout->addWidget(button);
    if (count() == 1) button->setChecked(true);
}

void SegmentedControl::setSegmentText(int index, const QString &text) {
    if (auto *button = m_group->button(index)) {
        button->setText(text);
        button->setAccessibleName(accessibleName() + QStringLiteral(": ") + text);
    }
}

void SegmentedControl::clear() {
    for (auto *button : m_group->buttons()) {
        m_group->removeButton(button);
        delete button;
    }
}

int SegmentedControl::count() const {
    return static_cast<int>(m_group->buttons().size());
}
int SegmentedControl::current() const {
    return m_group->checkedId();
}

void SegmentedControl::setCurrent(int index) {
    if (auto *button = m_group->button(index)) button->setChecked(true);
}

void SegmentedControl::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(tokens().lineStrong, 1));
    painter.setBrush(tokens().sunken);
    painter.drawRoundedRect(
        QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), measure::controlRadius + 1, measure::controlRadius + 1);
}

}
