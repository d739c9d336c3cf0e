#pragma once

#include "app/document/session.h"
#include "app/endpoint/background.h"

#include <QWidget>

#include <memory>

class QAction;
class QLabel;
class QPlainTextEdit;
class QScrollArea;
class QToolButton;

namespace app {

class ChangeFrames;
class InlineMessage;
class QuerySandbox;

/// Requests tried on the sandbox: a script, what each of its requests changes, and what all cost. Nothing of it is in
/// the design until it is kept, which is one undo step.
class WhatIfPanel : public QWidget {
    Q_OBJECT
public:
    WhatIfPanel(Session &session, std::shared_ptr<QuerySandbox> sandbox, QWidget *parent = nullptr);

    ~WhatIfPanel() override;

    bool isSettled() const { return !m_trial.isRunning(); }
    QPlainTextEdit *script() const { return m_script; }
    ChangeFrames *changes() const { return m_changes; }
    QString totals() const;
    /// Adds a request on the table to the script.
    void insert(const QString &text);

    void tryOut();
    void keep();
    void rollBack();

signals:
    void closed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Trial;
    void fillTemplates();
    void answered(const std::shared_ptr<Trial> &trial);
    void refresh();
    QString title() const;

    Session &m_session;
    std::shared_ptr<QuerySandbox> m_sandbox;
    Latest<std::shared_ptr<Trial>> m_trial;
    std::shared_ptr<Trial> m_shown; ///< Null: nothing was tried, or it was kept or rolled back.

    QLabel *m_state, *m_total;
    QPlainTextEdit *m_script;
    InlineMessage *m_message;
    ChangeFrames *m_changes;
    QScrollArea *m_scroll;
    QAction *m_try, *m_keep, *m_rollBack, *m_insert;
};

}
