#pragma once

#include "app/window/problem_model.h"

#include <QTreeView>

class QAction;
class QLabel;
class QScrollArea;
class QSplitter;
class QStackedLayout;

namespace app {

class EmptyState;
class SegmentedControl;

/// The list of problems, by severity, and beside it the rule of the current one: why it matters and who says so.
/// Activating one shows its place; one that is meant so is accepted with a reason and then listed apart.
class ProblemsView : public QWidget {
    Q_OBJECT
public:
    explicit ProblemsView(QWidget *parent = nullptr);
    void setSession(Session *session);
    QTreeView &list() { return *m_list; }
    ProblemModel &model() { return m_model; }
    void show(ProblemModel::Shown shown);
    /// One undo step. False: it was refused, which is told.
    bool accept(int row, const QString &reason, bool wholeTable = false);
    bool withdraw(int row);
    QString explanation() const; ///< The text beside the list.

private:
    void refresh();
    void explain();
    void askAndAccept(bool wholeTable);
    int currentRow() const;

    ProblemModel m_model;
    SegmentedControl *m_severities;
    QTreeView *m_list;
    EmptyState *m_none, *m_noneAccepted;
    QLabel *m_explanation;
    QAction *m_accept, *m_acceptAll, *m_withdraw;
    QSplitter *m_split;
    QStackedLayout *m_pages;
    QPointer<Session> m_session;
};

}
