#include "app/query/foot.h"

#include "app/window/theme.h"

#include <QAction>
#include <QLabel>
#include <QLayout>
#include <QPainter>
#include <QToolButton>

namespace app {

QToolButton *Foot::button(QAction *action, const char *look, QWidget *parent) {
    auto *made = new QToolButton(parent);
    made->setProperty("look", QString::fromLatin1(look));
    made->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    made->setDefaultAction(action);
    made->setFocusPolicy(Qt::TabFocus);
    return made;
}

void Foot::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    painter.fillRect(QRect(0, 0, width(), 1), tokens().line);
}

void Foot::resizeEvent(QResizeEvent *event) {
    QWidget::resizeEvent(event);
    const auto fit = [this](bool texts, bool hints) {
        for (auto *button : findChildren<QToolButton *>(QString(), Qt::FindDirectChildrenOnly))
            if (button->property("look") == QLatin1String("flat") && !button->property("icon only").toBool())
                button->setToolButtonStyle(texts ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
        for (auto *hint : findChildren<QLabel *>(QStringLiteral("hint"), Qt::FindDirectChildrenOnly))
            hint->setVisible(hints);
        layout()->invalidate();
        return layout()->minimumSize().width() <= width();
    };
    if (!fit(true, true) && !fit(true, false)) fit(false, false);
}

}
