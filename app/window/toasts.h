#pragma once

#include "app/document/session.h"

#include <QObject>
#include <QPointer>
#include <QWidget>

#include <vector>

namespace app {

/// Short notices at the bottom right of a widget, three at most; each leaves after six seconds, but not while the mouse
/// or the focus is on it.
class Toasts : public QObject {
    Q_OBJECT
public:
    explicit Toasts(QWidget *over);
    void show(const Notice &notice);
    int count() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void arrange();

    QWidget *m_over;
    std::vector<QPointer<QWidget>> m_toasts; ///< Oldest first.
};

}
