#pragma once

#include "app/window/navigator_model.h"

#include <QWidget>

class QMenu;
class QToolButton;
class QTreeView;

namespace app {

/// The tree at the left: what the design consists of. Selecting a node selects its place; activating it shows it.
class Navigator : public QWidget {
    Q_OBJECT
public:
    explicit Navigator(QMenu *addMenu, QMenu *contextMenu, QWidget *parent = nullptr);
    void setSession(Session *session);
    void renameCurrent();
    QTreeView &tree() { return *m_tree; }

private:
    void showSelection();

    NavigatorModel m_model;
    QTreeView *m_tree;
    QPointer<Session> m_session;
    bool m_following = false; ///< The selection moves the tree, not the tree the selection.
};

}
