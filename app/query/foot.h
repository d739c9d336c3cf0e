#pragma once

#include <QWidget>

class QAction;
class QToolButton;

namespace app {

/// A bar with a line above it. With little room its flat buttons lose their texts, and labels named "hint" go.
class Foot : public QWidget {
    Q_OBJECT
public:
    explicit Foot(QWidget *parent) : QWidget(parent) {}
    QSize minimumSizeHint() const override { return {120, QWidget::minimumSizeHint().height()}; }
    /// A button of that look ("primary", "flat", "button") for it.
    static QToolButton *button(QAction *action, const char *look, QWidget *parent);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
};

}
