#pragma once

#include "app/document/session.h"

#include <QList>
#include <QString>
#include <QWidget>

class QAction;
class QKeyEvent;

namespace app {

/// One of the six ways to look at a document: fills the middle of the window. Built when first shown; lives with its
/// document. It draws its own tool bar on top: a ToolStrip (tool_strip.h), 40 high.
class Workspace : public QWidget {
    Q_OBJECT
public:
    explicit Workspace(Session &session, QWidget *parent = nullptr) : QWidget(parent), m_session(session) {}

    Session &session() { return m_session; }
    const Session &session() const { return m_session; }

    /// Brings what stands at the place into view and takes the focus. The selection is there already.
    virtual void reveal(const model::Place &) { setFocus(); }
    /// Nothing is being computed or loaded: a screenshot shows what a person would see in the end.
    virtual bool isSettled() const { return true; }
    /// Actions with shortcut that the Ctrl+K list offers while this workspace is shown. Owned by the workspace. Where
    /// the window has the same shortcut (Ctrl+D, F2), the workspace's counts while the focus is in it.
    virtual QList<QAction *> workspaceActions() const { return actions(); }

protected:
    bool event(QEvent *event) override;

private:
    QAction *actionFor(const QKeyEvent &key) const;

    Session &m_session;
};

}
