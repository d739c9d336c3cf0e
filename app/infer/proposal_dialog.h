#pragma once

#include "app/document/session.h"
#include "app/endpoint/background.h"
#include "model/infer/proposal.h"

#include <QDialog>

#include <memory>
#include <string>

class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QTreeView;

namespace app {

class InlineMessage;
class ProposalModel;

/// What a table's items show, entity types, key templates and relations, each with its evidence and a check box; what
/// is accepted is one undo step. Looked for off the GUI thread, with progress, and cancelled by closing.
class ProposalDialog : public QDialog {
    Q_OBJECT
public:
    ProposalDialog(Session &session, const std::string &tableName, QWidget *parent = nullptr);
    ~ProposalDialog() override;
    /// A window of its own over `parent`, which goes when it is closed.
    static ProposalDialog *open(Session &session, const std::string &tableName, QWidget *parent);

    bool isSettled() const { return !m_asking.isRunning(); }
    ProposalModel &proposal() { return *m_model; }
    QTreeView &tree() { return *m_tree; }
    QString summary() const;
    QString message() const;

    void accept() override;
    void reject() override;

private:
    using QDialog::open;
    void fill(model::Proposal proposal);
    void refresh();
    void showProgress(std::size_t done, std::size_t all);
    /// The design with what is accepted.
    model::Result<model::Design> accepted() const;

    Session &m_session;
    const std::string m_tableName;
    model::Design m_before; ///< With the table as the proposal sees it.
    model::Design m_asked;  ///< What it was asked of.

    QLabel *m_summary;
    QStackedWidget *m_pages;
    ProposalModel *m_model;
    QTreeView *m_tree;
    QWidget *m_looking, *m_none;
    InlineMessage *m_message;
    QProgressBar *m_progress;
    QPushButton *m_ok = nullptr, *m_all = nullptr, *m_nothing = nullptr;
    struct Answer {
        model::TableDesign table;
        model::Proposal proposal;
    };
    Latest<std::shared_ptr<Answer>> m_asking;
};

}
