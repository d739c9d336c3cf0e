#pragma once

#include <QAbstractButton>

class QAction;

namespace app {

/// The field at the right of the menu bar: looks like one, opens Ctrl+K.
class SearchButton : public QAbstractButton {
    Q_OBJECT
public:
    explicit SearchButton(QAction *action, QWidget *parent = nullptr);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QAction *m_action;
};

}
