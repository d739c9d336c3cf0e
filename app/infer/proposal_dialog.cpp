#include "app/infer/proposal_dialog.h"

#include "app/infer/proposal_model.h"
#include "app/window/empty_state.h"
#include "app/window/inline_message.h"
#include "app/window/row_delegate.h"
#include "app/window/text.h"
#include "app/window/theme.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QTreeView>
#include <QVBoxLayout>

namespace app {

ProposalDialog::ProposalDialog(Session &session, const std::string &tableName, QWidget *parent)
    : QDialog(parent),
      m_session(session),
      m_tableName(tableName),
      m_asked(session.design()),
      m_summary(new QLabel(this)),
      m_pages(new QStackedWidget(this)),
      m_model(new ProposalModel(this)),
      m_tree(new QTreeView(this)),
      m_looking(new QWidget(this)),
      m_none(new EmptyState(QStringLiteral("check"), tr("Nothing new in the items"),
          tr("Every item has an entity type already, or there are no items to learn from."), this)),
      m_message(new InlineMessage(this)),
      m_progress(new QProgressBar(this)) {
    setWindowTitle(tr("Find entity types of %1").arg(toQString(tableName)));
    resize(860, 560);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(measure::grid);
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    layout->addWidget(m_summary);

    m_tree->setModel(m_model);
    m_tree->setAccessibleName(tr("What the items show"));
    m_tree->setUniformRowHeights(true);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setItemDelegate(new RowDelegate(ProposalModel::ToneRole, ProposalModel::MonospaceRole, m_tree));
    m_tree->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
    m_tree->setExpandsOnDoubleClick(false);
    m_tree->header()->setStretchLastSection(true);
    auto *wait = new QVBoxLayout(m_looking);
    wait->addStretch(1);
    m_progress->setAccessibleName(tr("Progress"));
    m_progress->setTextVisible(false);
    m_progress->setMaximumWidth(320);
    wait->addWidget(m_progress, 0, Qt::AlignHCenter);
    wait->addStretch(1);
    for (auto *page : std::initializer_list<QWidget *>{m_looking, m_tree, m_none}) m_pages->addWidget(page);
    layout->addWidget(m_pages, 1);
    layout->addWidget(m_message);

    auto *foot = new QHBoxLayout;
    m_all = new QPushButton(tr("All"), this);
    m_all->setAccessibleName(tr("Accept all"));
    m_nothing = new QPushButton(tr("None"), this);
    m_nothing->setAccessibleName(tr("Accept none"));
    for (auto *button : {m_all, m_nothing}) {
        button->setAutoDefault(false);
        foot->addWidget(button);
    }
    connect(m_all, &QPushButton::clicked, m_model, [this] { m_model->acceptAll(true); });
    connect(m_nothing, &QPushButton::clicked, m_model, [this] { m_model->acceptAll(false); });
    foot->addStretch(1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    m_ok->setText(tr("Accept"));
    foot->addWidget(buttons);
    layout->addLayout(foot);
    connect(buttons, &QDialogButtonBox::accepted, this, &ProposalDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &ProposalDialog::reject);
    connect(m_model, &ProposalModel::edited, this, &ProposalDialog::refresh);
    connect(m_model, &ProposalModel::modelReset, m_tree, &QTreeView::expandAll);

    for (auto *button : {m_ok, m_all, m_nothing}) button->setEnabled(false);
    const auto *table = session.design().table(tableName);
    if (!table) {
        fill({});
        return;
    }
    m_summary->setText(tr("Looking at %Ln item(s)…", nullptr, static_cast<int>(table->items->size())));
    m_progress->setRange(0, 0);
    m_asking.ask(
        [table = *table, report = progressTo(this, std::mem_fn(&ProposalDialog::showProgress))](const Stop &stop) {
            auto open = model::withoutShownTypes(table);
            auto proposal = model::proposalOf(open, {.progress = report, .cancelled = &stop.flag()});
            return std::make_shared<Answer>(Answer{std::move(open), std::move(proposal)});
        },
        [this](const std::shared_ptr<Answer> &answer) {
            m_before = m_asked;
            m_before.tables[*m_before.tableIndex(m_tableName)] = std::move(answer->table);
            fill(std::move(answer->proposal));
        });
}

ProposalDialog::~ProposalDialog() = default;

ProposalDialog *ProposalDialog::open(Session &session, const std::string &tableName, QWidget *parent) {
    auto *dialog = new ProposalDialog(session, tableName, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
    return dialog;
}

void ProposalDialog::showProgress(std::size_t done, std::size_t all) {
    m_progress->setRange(0, 1000);
    m_progress->setValue(all == 0 ? 0 : static_cast<int>(done * 1000 / all));
}

void ProposalDialog::fill(model::Proposal proposal) {
    m_model->setProposal(std::move(proposal));
    const bool empty = m_model->proposal().empty();
    m_pages->setCurrentWidget(empty ? m_none : static_cast<QWidget *>(m_tree));
    m_tree->setColumnWidth(ProposalModel::Found, 320);
    m_tree->setColumnWidth(ProposalModel::Items, 190);
    for (auto *button : {m_all, m_nothing}) button->setEnabled(!empty);
    if (!empty) m_tree->setCurrentIndex(m_model->index(0, 0));
    if (!empty) m_tree->setFocus();
    refresh();
}

void ProposalDialog::refresh() {
    const auto &proposal = m_model->proposal();
    if (proposal.empty()) {
        m_summary->clear();
        m_ok->setEnabled(false);
        return;
    }
    const auto claimed = m_model->claimed();
    m_summary->setText(tr("%Ln entity type(s) chosen.", nullptr, static_cast<int>(m_model->acceptedEntities())) +
                       QLatin1Char(' ') +
                       tr("%1 of %2 items (%3) then have one.")
                           .arg(countText(claimed), countText(proposal.items),
                               shareText(proposal.items == 0 ? 0 : claimed * 10'000 / proposal.items)));
    const auto after = accepted();
    if (after)
        m_message->clear();
    else
        m_message->show(InlineMessage::Kind::Failure, translated(after.error()));
    m_ok->setEnabled(after && !(*after == m_asked));
}

model::Result<model::Design> ProposalDialog::accepted() const {
    return model::acceptProposal(m_before, m_tableName, m_model->proposal());
}

QString ProposalDialog::summary() const {
    return m_summary->text();
}
QString ProposalDialog::message() const {
    return m_message->text();
}

void ProposalDialog::accept() {
    if (m_asking.isRunning() || m_model->proposal().empty()) return;
    if (!(m_session.design() == m_asked)) { // reloaded from the disk meanwhile
        m_message->show(InlineMessage::Kind::Failure, tr("The model has changed since; look at its items again."));
        m_ok->setEnabled(false);
        return;
    }
    auto after = accepted();
    if (!after) return m_message->show(InlineMessage::Kind::Failure, translated(after.error()));
    const QString title = tr("Find entity types of %1").arg(toQString(m_tableName));
    m_session.document().push(title, *std::move(after));
    m_session.notifyStep(Notice::Kind::Done,
        tr("%Ln entity type(s) of %1", nullptr, static_cast<int>(m_model->acceptedEntities()))
            .arg(toQString(m_tableName)),
        title);
    QDialog::accept();
}

void ProposalDialog::reject() {
    m_asking.cancel();
    QDialog::reject();
}

}
