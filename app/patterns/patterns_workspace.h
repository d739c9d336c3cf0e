#pragma once

#include "app/patterns/pattern_matrix_model.h"
#include "app/patterns/pattern_model.h"
#include "app/window/workspace.h"

class QLabel;
class QSortFilterProxyModel;
class QStackedLayout;
class QTreeView;

namespace app {

class SegmentedControl;

/// The access patterns with the verdict of their real runs. The inspector edits the selected one.
class PatternsWorkspace : public Workspace {
    Q_OBJECT
public:
    explicit PatternsWorkspace(Session &session, QWidget *parent = nullptr);
    void reveal(const model::Place &place) override;
    bool isSettled() const override { return session().consequences().isSettled(); }
    QTreeView &list() { return *m_list; }

private:
    QWidget *makeMatrix();
    void refresh();
    void showSelection();

    PatternModel m_model;
    PatternMatrixModel m_matrix;
    QSortFilterProxyModel *m_shown;
    QTreeView *m_list;
    SegmentedControl *m_groups;
    QLabel *m_ran;
    QStackedLayout *m_pages;
    bool m_following = false;
};

}
