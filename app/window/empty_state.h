#pragma once

#include <QString>
#include <QWidget>

class QHBoxLayout;
class QAction;

namespace app {

/// What stands where there is nothing yet: an icon, what is missing, what it is for, and the way on.
class EmptyState : public QWidget {
    Q_OBJECT
public:
    EmptyState(const QString &iconName, const QString &title, const QString &text, QWidget *parent = nullptr);
    void addAction(QAction *action, bool primary = false);

private:
    QHBoxLayout *m_buttons;
    QString m_iconName;
};

}
