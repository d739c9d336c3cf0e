#pragma once

#include "app/endpoint/background.h"
#include "app/query/query_run.h"
#include "app/window/workspace.h"

#include <QElapsedTimer>

#include <memory>
#include <vector>

class QAction;
class QComboBox;
class QLabel;
class QMenu;
class QPlainTextEdit;
class QStackedWidget;
class QTabBar;
class QTableView;
class QTimer;
class QToolButton;

namespace app {

class EmptyState;
class ExplainPanel;
class WhatIfPanel;
class RequestForm;
class ResultModel;

/// Reads on a sandbox that holds the design's tables and items: a form, what came back, what it cost and why. Results
/// stay when the form changes or a run fails, and say which run they are from.
class QueryWorkspace : public Workspace {
    Q_OBJECT
public:
    explicit QueryWorkspace(Session &session, QWidget *parent = nullptr);
    ~QueryWorkspace() override;

    void reveal(const model::Place &place) override;
    bool isSettled() const override;

    RequestForm *form() const { return m_form; }
    ExplainPanel *explain() const { return m_explain; }
    QTableView *resultView() const { return m_results; }
    QString provenance() const; ///< Which run the results are from.
    QString pageText() const;
    const std::vector<std::shared_ptr<QueryRun>> &runs() const { return m_runs; }

    void run();
    void nextPage();
    void allPages();
    void cancel();
    WhatIfPanel *whatIf() const { return m_whatIf; }
    void showWhatIf(bool shown);
    void showCode(); ///< The tab with the request as a program.

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitPanes();
    QWidget *makeLeft();
    QWidget *makeRight();
    void makeActions();
    void documentChanged();
    void fillPatterns();
    void loadPattern(const std::string &patternId);
    void ask(const std::shared_ptr<QueryRun> &run, bool first);
    void answered(const std::shared_ptr<QueryRun> &run, bool first, PageAnswer answer);
    void showRun(bool more);
    QPlainTextEdit *textTab() const; ///< Of the tab that is shown; null: the items.
    QString tabText() const;         ///< What it shows, whole.
    void showText();
    void refreshState();
    void showHistory();
    void openRun(std::size_t number);
    void savePattern();
    void copyResults(int form);
    void showInData();
    void openResultMenu(const QPoint &at);
    const model::TableDesign *tableOf(const QueryRun &run) const;

    std::shared_ptr<QuerySandbox> m_sandbox;
    WhatIfPanel *m_whatIf;
    QWidget *m_left = nullptr;                     ///< The form, with its foot.
    std::vector<std::shared_ptr<QueryRun>> m_runs; ///< In their order.
    std::shared_ptr<QueryRun> m_last;  ///< The last one that was answered, refused or not: whose JSON is shown.
    std::shared_ptr<QueryRun> m_shown; ///< Whose results stand there; the last good one asked for.
    Latest<std::shared_ptr<PageAnswer>> m_page;
    RequestDraft m_asked; ///< What the run that is under way, or was the last one, was made from.
    bool m_allPages = false;
    bool m_failed = false; ///< The last run failed, the results are older.
    QElapsedTimer m_sinceShown;

    QComboBox *m_patterns;
    RequestForm *m_form;
    QToolButton *m_runButton = nullptr;
    QAction *m_run, *m_cancel, *m_next, *m_all, *m_save, *m_showWhatIf, *m_history;
    QStackedWidget *m_pages;
    EmptyState *m_empty;
    ExplainPanel *m_explain;
    QTabBar *m_tabs;
    QStackedWidget *m_tabPages;
    ResultModel *m_resultModel;
    QTableView *m_results;
    QPlainTextEdit *m_requestText, *m_responseText, *m_codeText;
    QComboBox *m_codeLanguage;
    QLabel *m_provenance, *m_pageText, *m_noResults;
    QToolButton *m_nextButton = nullptr, *m_allButton = nullptr, *m_cancelButton = nullptr, *m_copyButton = nullptr,
                *m_copyTextButton = nullptr;
    QWidget *m_resultFoot = nullptr;
};

}
