#pragma once

#include <QWidget>

namespace app {

/// Tab goes through the widgets in this order. One that takes no focus itself stands for those inside it that do, in
/// the order in which they were made; hidden ones keep their place.
inline void chainTabs(const QList<QWidget *> &widgets) {
    QWidget *last = nullptr;
    const auto add = [&last](QWidget *widget) {
        if (last) QWidget::setTabOrder(last, widget);
        last = widget;
    };
    for (auto *widget : widgets) {
        if (widget->focusPolicy() & Qt::TabFocus) {
            add(widget);
            continue;
        }
        for (auto *child : widget->findChildren<QWidget *>())
            if (child->focusPolicy() & Qt::TabFocus && !child->focusProxy()) add(child);
    }
}

}
