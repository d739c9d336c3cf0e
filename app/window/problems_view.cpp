#include "app/window/problems_view.h"

#include "app/window/empty_state.h"
#include "app/window/row_delegate.h"
#include "app/window/segmented_control.h"
#include "app/window/theme.h"
#include "app/window/tool_strip.h"
#include "model/check/check.h"
#include "model/check/rule.h"
#include "model/edit/check_edits.h"

#include <QAction>
#include <QCoreApplication>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <utility>

namespace app {

ProblemsView::ProblemsView(QWidget *parent)
    : QWidget(parent),
      m_model(this),
      m_severities(new SegmentedControl(tr("Which problems"), this)),
      m_list(new QTreeView(this)),
      m_none(new EmptyState(QStringLiteral("check"), tr("No problems"),
          tr("Every rule holds for the tables, indexes, items and patterns of this model."), this)),
      m_noneAccepted(new EmptyState(QStringLiteral("check"), tr("Nothing accepted"),
          tr("A problem that is meant so can be accepted with a reason. It is kept in the model's file, listed here, "
             "and no longer counts."),
          this)),
      m_explanation(new QLabel(this)),
      m_accept(new QAction(icon(QStringLiteral("check")), tr("Accept with a reason…"), this)),
      m_acceptAll(new QAction(tr("Accept all of this rule in the table…"), this)),
      m_withdraw(new QAction(icon(QStringLiteral("undo")), tr("Withdraw"), this)),
      m_split(new QSplitter(this)),
      m_pages(new QStackedLayout) {
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto *strip = new ToolStrip(this);
    for (int i = 0; i < 5; ++i) m_severities->addSegment(QStringLiteral(" "));
    strip->addWidget(m_severities);
    strip->addStretch();
    strip->addButton(m_accept);
    strip->addButton(m_withdraw);
    layout->addWidget(strip);
    layout->addLayout(m_pages, 1);

    m_list->setModel(&m_model);
    m_list->setItemDelegate(new RowDelegate(-1, -1, m_list));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setAllColumnsShowFocus(true);
    m_list->setAccessibleName(tr("Problems"));
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(ProblemModel::What, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(ProblemModel::Where, QHeaderView::Interactive);
    m_list->header()->setSectionResizeMode(ProblemModel::Reason, QHeaderView::Interactive);
    m_list->setColumnWidth(ProblemModel::Where, 220);
    m_list->setColumnWidth(ProblemModel::Reason, 220);
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_accept->setShortcut(QKeySequence(QStringLiteral("Ctrl+Shift+A")));
    m_withdraw->setShortcut(QKeySequence(QStringLiteral("Ctrl+Shift+W")));
    for (auto *action : {m_accept, m_acceptAll, m_withdraw}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        m_list->addAction(action);
    }
    m_explanation->setWordWrap(true);
    m_explanation->setTextFormat(Qt::RichText);
    m_explanation->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_explanation->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_explanation->setContentsMargins(12, 8, 12, 8);
    m_explanation->setAccessibleName(tr("Why it matters"));
    auto *scroll = new QScrollArea(this);
    scroll->setAccessibleName(tr("About the finding"));
    scroll->setWidget(m_explanation);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_split->addWidget(m_list);
    m_split->addWidget(scroll);
    m_split->setStretchFactor(0, 3);
    m_split->setStretchFactor(1, 1);
    m_split->setChildrenCollapsible(false);
    scroll->setMinimumWidth(240); // room for sentences: the list beside it asks for all there is
    m_split->setSizes({720, 320});
    m_pages->addWidget(m_split);
    m_pages->addWidget(m_none);
    m_pages->addWidget(m_noneAccepted);

    connect(m_severities, &SegmentedControl::chosen, this,
        [this](int segment) { m_model.show(static_cast<ProblemModel::Shown>(segment)); });
    connect(m_list, &QTreeView::activated, this, [this](const QModelIndex &index) {
        if (m_session) m_session->reveal(m_model.place(index.row()));
    });
    connect(m_list, &QTreeView::clicked, this, [this](const QModelIndex &index) {
        if (m_session) m_session->selection().select(m_model.place(index.row()));
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &ProblemsView::explain);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &ProblemsView::refresh);
    connect(m_accept, &QAction::triggered, this, [this] { askAndAccept(false); });
    connect(m_acceptAll, &QAction::triggered, this, [this] { askAndAccept(true); });
    connect(m_withdraw, &QAction::triggered, this, [this] { withdraw(currentRow()); });
    setFocusProxy(m_list);
    refresh();
}

void ProblemsView::setSession(Session *session) {
    m_session = session;
    m_model.setSession(session);
}

void ProblemsView::show(ProblemModel::Shown shown) {
    m_severities->setCurrent(static_cast<int>(shown));
    m_model.show(shown);
}

int ProblemsView::currentRow() const {
    return m_list->currentIndex().isValid() ? m_list->currentIndex().row() : -1;
}

void ProblemsView::refresh() {
    using Shown = ProblemModel::Shown;
    const std::pair<Shown, QString> segments[] = {
        {Shown::All,      tr("All %1")     },
        {Shown::Errors,   tr("Errors %1")  },
        {Shown::Warnings, tr("Warnings %1")},
        {Shown::Hints,    tr("Hints %1")   },
        {Shown::Accepted, tr("Accepted %1")}
    };
    for (const auto &[shown, text] : segments)
        m_severities->setSegmentText(
            static_cast<int>(shown), text.arg(countText(static_cast<std::uint64_t>(m_model.count(shown)))));
    const bool accepted = m_model.shown() == Shown::Accepted;
    if (m_model.rowCount() > 0)
        m_pages->setCurrentWidget(m_split);
    else
        m_pages->setCurrentWidget(accepted ? m_noneAccepted : m_none);
    if (m_model.rowCount() > 0) m_list->setCurrentIndex(m_model.index(0, 0));
    explain();
}

void ProblemsView::explain() {
    const int row = currentRow();
    const bool accepted = m_model.shown() == ProblemModel::Shown::Accepted;
    const auto *rule = row < 0 ? nullptr : model::ruleOf(m_model.ruleId(row));
    const auto *finding = m_model.finding(row);
    m_accept->setEnabled(row >= 0 && !accepted);
    m_accept->setVisible(!accepted);
    m_acceptAll->setEnabled(row >= 0 && !accepted && !m_model.place(row).tableName.empty());
    m_acceptAll->setVisible(!accepted);
    m_withdraw->setEnabled(row >= 0 && accepted);
    m_withdraw->setVisible(accepted);
    QString text;
    const auto paragraph = [&](const QString &part) { text += QStringLiteral("<p>%1</p>").arg(part.toHtmlEscaped()); };
    if (rule) {
        text +=
            QStringLiteral("<p><b>%1</b></p>").arg(QCoreApplication::translate("Rules", rule->title).toHtmlEscaped());
        if (finding) paragraph(translated(finding->message));
        paragraph(QCoreApplication::translate("Rules", rule->why));
        if (const auto acceptance = m_model.acceptance(row))
            paragraph(tr("Accepted: %1").arg(toQString(acceptance->reason)));
        paragraph(
            tr("%1 · %2 · AWS: %3")
                .arg(severityText(rule->severity), QString::fromLatin1(rule->id), QString::fromLatin1(rule->source)));
    }
    m_explanation->setText(text);
}

QString ProblemsView::explanation() const {
    return m_explanation->text();
}

void ProblemsView::askAndAccept(bool wholeTable) {
    const int row = currentRow();
    if (row < 0) return;
    const auto *rule = model::ruleOf(m_model.ruleId(row));
    bool given = false;
    const QString reason = QInputDialog::getText(this, tr("Accept with a reason"),
        tr("%1.\nWhy does it stay as it is?").arg(rule ? QCoreApplication::translate("Rules", rule->title) : QString()),
        QLineEdit::Normal, {}, &given);
    if (given) accept(row, reason, wholeTable);
}

bool ProblemsView::accept(int row, const QString &reason, bool wholeTable) {
    const auto *finding = m_model.finding(row);
    if (!m_session || !finding) return false;
    auto acceptance = acceptanceOf(*finding, m_session->design(), toUtf8(reason));
    if (wholeTable) {
        acceptance.where = {.tableName = acceptance.where.tableName};
        acceptance.itemKey.clear();
    }
    return m_session->document().apply(tr("Accept a problem"),
        [&](model::Design design) { return model::acceptFinding(std::move(design), acceptance); });
}

bool ProblemsView::withdraw(int row) {
    const auto acceptance = m_model.acceptance(row);
    if (!m_session || !acceptance) return false;
    return m_session->document().apply(tr("Withdraw an acceptance"),
        [&](model::Design design) { return model::withdrawAcceptance(std::move(design), *acceptance); });
}

}
