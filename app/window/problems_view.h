#pragma once

#include "app/window/problem_model.h"

#include <QTreeView>

namespace app {

/// The list of problems; activating one shows its place.
class ProblemsView : public QWidget {
    Q_OBJECT
public:
    explicit ProblemsView(QWidget *parent = nullptr);
    void setSession(Session *session);
    QTreeView &list() { return *m_list; }

private:
    ProblemModel m_model;
    QTreeView *m_list;
    QWidget *m_none;
    QPointer<Session> m_session;
};

}
