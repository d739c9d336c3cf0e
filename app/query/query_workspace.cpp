#include "app/query/query_workspace.h"

#include "app/data/column_header.h"
#include "app/data/item_delegate.h"
#include "app/data/item_text.h"
#include "app/query/explain_panel.h"
#include "app/query/expression_edit.h"
#include "app/query/foot.h"
#include "app/query/request_form.h"
#include "app/query/result_model.h"
#include "app/query/what_if_panel.h"
#include "app/window/elided_label.h"
#include "app/window/empty_state.h"
#include "app/window/text.h"
#include "app/window/theme.h"
#include "engine/value/key_bytes.h"
#include "model/code/request_code.h"
#include "model/edit/pattern_edits.h"
#include "model/verify/verify.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace app {

namespace {

constexpr std::size_t mostRuns = 100;
constexpr int showEveryMilliseconds = 150, mostTextCharacters = 2'000'000;
enum Tab { Items, Request, Response, Code };

QString targetText(const RequestDraft &draft) {
    static constexpr const char *operations[] = {"Query", "Scan", "GetItem"};
    const QString operation = QString::fromLatin1(operations[static_cast<std::size_t>(draft.operation)]);
    const bool index = !draft.indexName.empty() && draft.operation != RequestDraft::Operation::GetItem;
    const QString target = index ? QStringLiteral("%1 › %2").arg(toQString(draft.tableName), toQString(draft.indexName))
                                 : toQString(draft.tableName);
    return QStringLiteral("%1 %2").arg(operation, target);
}

QString timeText(const QTime &at) {
    return QLocale().toString(at, QStringLiteral("HH:mm:ss"));
}

}

QueryWorkspace::QueryWorkspace(Session &session, QWidget *parent)
    : Workspace(session, parent),
      m_sandbox(std::make_shared<QuerySandbox>()),
      m_whatIf(new WhatIfPanel(session, m_sandbox, this)),
      m_patterns(new QComboBox(this)),
      m_form(new RequestForm(this)),
      m_pages(new QStackedWidget(this)),
      m_empty(new EmptyState(QStringLiteral("query"), tr("Nothing run yet"),
          tr("Say what to read at the left, or choose an access pattern, and press Ctrl+Enter. It runs on a sandbox "
             "with "
             "the sample items of this design; nothing is changed."),
          this)),
      m_explain(new ExplainPanel(this)),
      m_tabs(new QTabBar(this)),
      m_tabPages(new QStackedWidget(this)),
      m_resultModel(new ResultModel(this)),
      m_results(new QTableView(this)),
      m_requestText(new QPlainTextEdit(this)),
      m_responseText(new QPlainTextEdit(this)),
      m_codeText(new QPlainTextEdit(this)),
      m_codeLanguage(new QComboBox(this)),
      m_provenance(new ElidedLabel(this)),
      m_pageText(new ElidedLabel(this)),
      m_noResults(new QLabel(this)) {
    makeActions();
    auto *splitter = new QSplitter(Qt::Horizontal, this);
    splitter->setHandleWidth(1);
    splitter->setChildrenCollapsible(false);
    m_left = makeLeft();
    splitter->addWidget(m_left);
    splitter->addWidget(makeRight());
    splitter->addWidget(m_whatIf);
    splitter->setStretchFactor(0, 0);
    splitter->setStretchFactor(1, 1);
    splitter->setStretchFactor(2, 0);
    splitter->setSizes({measure::queryForm, 800, measure::whatIf});
    m_whatIf->hide();
    connect(m_whatIf, &WhatIfPanel::closed, this, [this] { m_showWhatIf->setChecked(false); });
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter);

    connect(&session.document(), &Document::changed, this, &QueryWorkspace::documentChanged);
    connect(m_form, &RequestForm::edited, this, &QueryWorkspace::refreshState);
    connect(m_form, &RequestForm::submitted, this, &QueryWorkspace::run);
    connect(m_patterns, &QComboBox::activated, this, [this](int row) {
        const QString id = m_patterns->itemData(row).toString();
        if (!id.isEmpty()) loadPattern(toUtf8(id));
    });
    m_form->setDesign(session.design());
    fillPatterns();
    const auto &place = session.selection().place();
    if (!place.patternId.empty())
        loadPattern(place.patternId);
    else if (!place.tableName.empty())
        m_form->chooseTarget(place.tableName, place.indexName);
    refreshState();
}

QueryWorkspace::~QueryWorkspace() = default;

void QueryWorkspace::makeActions() {
    const auto add = [this](const char *iconName, const QString &text, const QKeySequence &shortcut, auto run) {
        auto *action = new QAction(icon(QString::fromLatin1(iconName)), text, this);
        action->setShortcut(shortcut);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        QWidget::addAction(action);
        connect(action, &QAction::triggered, this, run);
        return action;
    };
    m_run = add("play", tr("Run"), Qt::CTRL | Qt::Key_Return, [this] { this->run(); });
    m_run->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)});
    m_run->setIcon(icon(QStringLiteral("play"), IconRole::OnAccent));
    m_cancel = add("stop", tr("Cancel"), {}, [this] { cancel(); });
    m_next = add("down", tr("Next page"), tr("Alt+PgDown"), [this] { nextPage(); });
    m_all = add("filldown", tr("All pages"), tr("Alt+End"), [this] { allPages(); });
    m_save = add("patterns", tr("Save as pattern"), {}, [this] { savePattern(); });
    m_showWhatIf = add("diff", tr("What-if"), tr("Ctrl+Alt+W"), [] {});
    m_showWhatIf->setCheckable(true);
    m_showWhatIf->setToolTip(tr("Try requests that change items, then keep or roll back"));
    connect(m_showWhatIf, &QAction::toggled, this, [this](bool shown) {
        m_whatIf->setVisible(shown);
        fitPanes();
        if (shown) m_whatIf->script()->setFocus();
    });
    m_history = add("history", tr("Earlier runs"), {}, [this] { showHistory(); });
}

QWidget *QueryWorkspace::makeLeft() {
    auto *left = new QWidget(this);
    left->setMinimumWidth(std::max(300, m_form->minimumSizeHint().width() + 12));
    auto *layout = new QVBoxLayout(left);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);

    auto *patternRow = new QWidget(left);
    auto *patternLayout = new QVBoxLayout(patternRow);
    patternLayout->setContentsMargins(measure::windowMargin, measure::windowMargin, measure::windowMargin, 0);
    patternLayout->setSpacing(measure::gap);
    auto *patternLabel = new QLabel(tr("Access pattern"), patternRow);
    patternLabel->setForegroundRole(role::secondary);
    patternLabel->setFont(app::font(TextRole::Small));
    patternLabel->setBuddy(m_patterns);
    m_patterns->setAccessibleName(tr("Access pattern"));
    m_patterns->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_patterns->setMinimumContentsLength(16);
    patternLayout->addWidget(patternLabel);
    patternLayout->addWidget(m_patterns);
    layout->addWidget(patternRow);

    auto *scroll = new QScrollArea(left);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(m_form);
    scroll->setFocusPolicy(Qt::NoFocus);
    layout->addWidget(scroll, 1);

    auto *foot = new Foot(left);
    auto *footLayout = new QHBoxLayout(foot);
    footLayout->setContentsMargins(measure::windowMargin, 10, measure::windowMargin, 10);
    footLayout->setSpacing(measure::grid);
    m_runButton = Foot::button(m_run, "primary", foot);
    auto *hint = new QLabel(tr("Ctrl+Enter"), foot);
    hint->setObjectName(QStringLiteral("hint"));
    hint->setForegroundRole(role::secondary);
    hint->setFont(app::font(TextRole::Small));
    footLayout->addWidget(m_runButton);
    footLayout->addWidget(hint);
    footLayout->addStretch(1);
    footLayout->addWidget(Foot::button(m_save, "flat", foot));
    footLayout->addWidget(Foot::button(m_showWhatIf, "flat", foot));
    auto *history = Foot::button(m_history, "flat", foot);
    history->setToolButtonStyle(Qt::ToolButtonIconOnly);
    history->setProperty("icon only", true);
    footLayout->addWidget(history);
    layout->addWidget(foot);
    return left;
}

QWidget *QueryWorkspace::makeRight() {
    auto *results = new QWidget(this);
    auto *layout = new QVBoxLayout(results);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_explain);

    auto *tabRow = new QWidget(results);
    auto *tabLayout = new QHBoxLayout(tabRow);
    tabLayout->setContentsMargins(measure::grid, 0, measure::windowMargin, 0);
    tabLayout->setSpacing(measure::grid);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->addTab(tr("Items"));
    m_tabs->addTab(tr("Request"));
    m_tabs->addTab(tr("Response"));
    m_tabs->addTab(tr("Code"));
    m_tabs->setAccessibleName(tr("What came back"));
    m_provenance->setForegroundRole(role::secondary);
    m_provenance->setFont(app::font(TextRole::Small));
    m_provenance->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    tabLayout->addWidget(m_tabs);
    tabLayout->addWidget(m_provenance, 1);
    layout->addWidget(tabRow);

    m_results->setModel(m_resultModel);
    m_results->setItemDelegate(new ItemDelegate(ItemDelegate::Look::Results, m_results));
    m_results->setHorizontalHeader(new ColumnHeader(m_results, false));
    m_results->horizontalHeader()->setStretchLastSection(true);
    m_results->setAccessibleName(tr("Items returned"));
    m_results->setShowGrid(false);
    m_results->setFrameShape(QFrame::NoFrame);
    m_results->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_results->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_results->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_results->setTabKeyNavigation(false);
    m_results->setContextMenuPolicy(Qt::CustomContextMenu);
    m_results->verticalHeader()->hide();
    m_results->verticalHeader()->setDefaultSectionSize(measure::atLeast(measure::tableRow, font()));
    connect(m_results, &QWidget::customContextMenuRequested, this, &QueryWorkspace::openResultMenu);
    auto *copyRows = new QAction(m_results);
    copyRows->setShortcut(QKeySequence::Copy);
    copyRows->setShortcutContext(Qt::WidgetShortcut);
    m_results->addAction(copyRows);
    connect(copyRows, &QAction::triggered, this, [this] { copyResults(0); });
    m_noResults->setAlignment(Qt::AlignCenter);
    m_noResults->setForegroundRole(role::secondary);
    for (auto *text : {m_requestText, m_responseText, m_codeText}) {
        text->setReadOnly(true);
        text->setFrameShape(QFrame::NoFrame);
        text->setLineWrapMode(QPlainTextEdit::NoWrap);
        text->setTabChangesFocus(true);
        text->document()->setDocumentMargin(measure::windowMargin); // in line with the tabs' texts
        onTheme(text, [text] { text->setFont(monospaceFont()); });
    }
    m_requestText->setAccessibleName(tr("Request as JSON"));
    m_responseText->setAccessibleName(tr("Response as JSON"));
    m_codeText->setAccessibleName(tr("Program that sends the request"));
    m_codeLanguage->setAccessibleName(tr("Language of the program"));
    for (const auto &language : model::codeLanguages())
        if (language.id != "json") // has a tab of its own
            m_codeLanguage->addItem(toQString(language.title), toQString(language.id));
    connect(m_codeLanguage, &QComboBox::currentIndexChanged, this, &QueryWorkspace::showText);
    auto *items = new QStackedWidget(results);
    items->addWidget(m_results);
    items->addWidget(m_noResults);
    m_tabPages->addWidget(items);
    m_tabPages->addWidget(m_requestText);
    m_tabPages->addWidget(m_responseText);
    m_tabPages->addWidget(m_codeText);
    layout->addWidget(m_tabPages, 1);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) {
        m_tabPages->setCurrentIndex(tab);
        showText();
        refreshState();
    });

    m_resultFoot = new Foot(results);
    auto *footLayout = new QHBoxLayout(m_resultFoot);
    footLayout->setContentsMargins(measure::windowMargin, 3, measure::grid, 2);
    footLayout->setSpacing(measure::grid);
    m_pageText->setForegroundRole(role::secondary);
    m_pageText->setFont(app::font(TextRole::Small));
    m_nextButton = Foot::button(m_next, "flat", m_resultFoot);
    m_allButton = Foot::button(m_all, "flat", m_resultFoot);
    m_cancelButton = Foot::button(m_cancel, "button", m_resultFoot);
    auto *copyAction = new QAction(icon(QStringLiteral("copy")), tr("Copy"), this);
    auto *copyMenu = new QMenu(this);
    const QString forms[] = {tr("As DynamoDB JSON"), tr("As plain JSON"), tr("As cells")};
    for (int form = 0; form < 3; ++form)
        connect(copyMenu->addAction(forms[form]), &QAction::triggered, this, [this, form] { copyResults(form); });
    copyAction->setMenu(copyMenu);
    m_copyButton = Foot::button(copyAction, "flat", m_resultFoot);
    m_copyButton->setPopupMode(QToolButton::InstantPopup);
    footLayout->addWidget(m_pageText, 1);
    footLayout->addWidget(m_cancelButton);
    footLayout->addWidget(m_nextButton);
    footLayout->addWidget(m_allButton);
    footLayout->addWidget(m_copyButton);
    auto *copyText = new QAction(icon(QStringLiteral("copy")), tr("Copy"), this);
    connect(copyText, &QAction::triggered, this, [this] { QApplication::clipboard()->setText(tabText()); });
    m_copyTextButton = Foot::button(copyText, "flat", m_resultFoot);
    footLayout->addWidget(m_codeLanguage);
    footLayout->addWidget(m_copyTextButton);
    layout->addWidget(m_resultFoot);

    m_pages->addWidget(m_empty);
    m_pages->addWidget(results);
    m_empty->addAction(m_run, true);
    return m_pages;
}

void QueryWorkspace::documentChanged() {
    m_form->setDesign(session().design());
    fillPatterns();
    refreshState();
}

void QueryWorkspace::fillPatterns() {
    const QString before = m_patterns->currentData().toString();
    m_patterns->clear();
    m_patterns->addItem(tr("Choose an access pattern…"));
    for (const auto &pattern : session().design().patterns) {
        m_patterns->addItem(tr("%1 %2").arg(toQString(pattern->id), toQString(pattern->name)), toQString(pattern->id));
        if (toQString(pattern->id) == before) m_patterns->setCurrentIndex(m_patterns->count() - 1);
    }
    m_patterns->parentWidget()->setVisible(!session().design().patterns.empty());
}

void QueryWorkspace::loadPattern(const std::string &patternId) {
    const auto &patterns = session().design().patterns;
    const auto pattern =
        std::ranges::find_if(patterns, [&](const auto &candidate) { return candidate->id == patternId; });
    if (pattern == patterns.end()) return;
    m_patterns->setCurrentIndex(m_patterns->findData(toQString(patternId)));
    const auto request = model::requestOf(**pattern);
    if (!request) {
        m_form->showFault({.message = model::Message::verbatim(request.error().message)});
        return;
    }
    if (const auto draft = draftOf(*request, session().design().table((*pattern)->tableName)))
        m_form->setDraft(*draft);
    else
        m_form->showFault({
            .message = {"Query", TRANSLATABLE("Query", "%1 writes; this form is for reads"), {patternId}}
        });
}

void QueryWorkspace::reveal(const model::Place &place) {
    if (!place.patternId.empty())
        loadPattern(place.patternId);
    else if (!place.tableName.empty())
        m_form->chooseTarget(place.tableName, place.indexName);
    m_form->setFocus();
}

void QueryWorkspace::run() {
    const auto draft = m_form->draft();
    if (m_page.isRunning() && m_asked == draft) return; // Ctrl+Enter twice
    m_form->clearFaults();
    auto request = requestOf(draft);
    if (!request) {
        m_form->showFault(request.error());
        return;
    }
    auto run = std::make_shared<QueryRun>();
    run->number = m_runs.empty() ? 1 : m_runs.back()->number + 1;
    run->at = QTime::currentTime();
    run->draft = draft;
    run->request = *std::move(request);
    m_asked = draft;
    m_allPages = false;
    ask(run, true);
}

void QueryWorkspace::nextPage() {
    if (!m_shown || !m_shown->nextKey || m_page.isRunning()) return;
    m_allPages = false;
    ask(m_shown, false);
}

void QueryWorkspace::allPages() {
    if (!m_shown || !m_shown->nextKey || m_page.isRunning()) return;
    m_allPages = true;
    m_sinceShown.start();
    ask(m_shown, false);
}

void QueryWorkspace::cancel() {
    m_page.cancel();
    m_allPages = false;
    if (m_shown) showRun(true);
    refreshState();
}

void QueryWorkspace::ask(const std::shared_ptr<QueryRun> &run, bool first) {
    const auto request = first ? run->request : run->nextPage();
    m_page.ask([sandbox = m_sandbox, design = session().design(), request, first](
                   const Stop &) { return std::make_shared<PageAnswer>(sandbox->answer(design, request, first)); },
        [this, run, first](const std::shared_ptr<PageAnswer> &answer) { answered(run, first, std::move(*answer)); });
    refreshState();
}

void QueryWorkspace::answered(const std::shared_ptr<QueryRun> &run, bool first, PageAnswer answer) {
    run->error.reset();
    run->add(std::move(answer));
    if (first) {
        m_runs.push_back(run);
        if (m_runs.size() > mostRuns) m_runs.erase(m_runs.begin());
    }
    m_failed = run->error.has_value();
    m_last = run;
    if (run->error) {
        m_allPages = false;
        m_form->showFault(faultOf(run->draft, *run->error));
        showText();
        if (!m_shown) { // nothing earlier to keep: what was asked and answered is all there is
            m_explain->hide();
            m_pages->setCurrentIndex(1);
            m_tabs->setCurrentIndex(Response);
        }
        refreshState();
        return;
    }
    m_shown = run;
    if (m_allPages && run->nextKey) {
        if (m_sinceShown.elapsed() > showEveryMilliseconds) {
            showRun(true);
            m_sinceShown.restart();
        }
        ask(run, false);
        return;
    }
    m_allPages = false;
    showRun(!first);
    refreshState();
}

const model::TableDesign *QueryWorkspace::tableOf(const QueryRun &run) const {
    return session().design().table(run.draft.tableName);
}

void QueryWorkspace::showRun(bool more) {
    const auto &run = *m_shown;
    const auto *table = tableOf(run);
    m_resultModel->show(run.items, table, run.trace.indexName, more);
    if (!more) {
        const auto *header = static_cast<ColumnHeader *>(m_results->horizontalHeader());
        const auto *delegate = static_cast<ItemDelegate *>(m_results->itemDelegate());
        const int rows = m_resultModel->rowCount(), step = std::max(1, rows / 100);
        for (int column = 0; column < m_resultModel->columnCount(); ++column) {
            int width = column == 0 ? 36 : header->widthFor(column);
            for (int row = 0; column > 0 && row < rows; row += step) {
                const auto view = m_resultModel->index(row, column).data(CellViewRole).value<CellView>();
                if (view.kind == CellView::Kind::Value) width = std::max(width, delegate->widthFor(view));
            }
            m_results->setColumnWidth(column, column == 0 ? 36 : std::clamp(width, 64, 280));
        }
        m_tabs->setCurrentIndex(Items);
    }
    static_cast<QStackedWidget *>(m_tabPages->widget(Items))->setCurrentIndex(run.items.empty() ? 1 : 0);
    m_noResults->setText(run.trace.examined > 0 ? tr("Nothing passed the filter.") : tr("Nothing has this key."));
    showText();
    m_explain->show(run, table);
    m_pages->setCurrentIndex(1);
}

/// Where form, results and What-if do not fit side by side, the form gives way.
void QueryWorkspace::fitPanes() {
    const int results = 420;
    m_left->setVisible(!m_showWhatIf->isChecked() || width() >= measure::queryForm + results + measure::whatIf);
}

void QueryWorkspace::resizeEvent(QResizeEvent *event) {
    Workspace::resizeEvent(event);
    fitPanes();
}

bool QueryWorkspace::isSettled() const {
    return !m_page.isRunning() && m_whatIf->isSettled();
}

void QueryWorkspace::showWhatIf(bool shown) {
    m_showWhatIf->setChecked(shown);
}

void QueryWorkspace::showCode() {
    m_tabs->setCurrentIndex(Code);
}

QPlainTextEdit *QueryWorkspace::textTab() const {
    QPlainTextEdit *const texts[] = {nullptr, m_requestText, m_responseText, m_codeText};
    return texts[m_tabs->currentIndex()];
}

QString QueryWorkspace::tabText() const {
    if (!m_last) return {};
    switch (m_tabs->currentIndex()) {
    case Request: return toQString(m_last->requestJson);
    case Response: return toQString(m_last->responseJson);
    case Code: break;
    default: return {};
    }
    const auto *language = model::codeLanguage(toUtf8(m_codeLanguage->currentData().toString()));
    const auto code = model::codeOf(m_last->request, *language);
    return toQString(code ? *code : code.error().message);
}

/// Only where it is seen: a page of a megabyte is a long text.
void QueryWorkspace::showText() {
    auto *text = textTab();
    if (!text || !m_last) return;
    const QString whole = tabText();
    const QString shown = whole.size() > mostTextCharacters
                              ? whole.left(mostTextCharacters) + tr("\n… cut for display, not for Copy")
                              : whole;
    if (text->toPlainText() != shown) text->setPlainText(shown);
}

QString QueryWorkspace::provenance() const {
    return m_provenance->text();
}
QString QueryWorkspace::pageText() const {
    return m_pageText->text();
}

void QueryWorkspace::refreshState() {
    const bool running = m_page.isRunning();
    m_next->setEnabled(m_shown && m_shown->nextKey && !running);
    m_all->setEnabled(m_next->isEnabled());
    m_cancel->setEnabled(running);
    m_cancelButton->setVisible(running);
    m_nextButton->setVisible(m_shown && m_shown->nextKey && !running);
    m_allButton->setVisible(m_nextButton->isVisibleTo(m_resultFoot));
    m_history->setEnabled(!m_runs.empty());
    m_save->setEnabled(session().design().table(m_form->draft().tableName));
    m_copyButton->setVisible(m_tabs->currentIndex() == Items && m_shown && !m_shown->items.empty());
    m_copyTextButton->setVisible(m_tabs->currentIndex() != Items);
    m_codeLanguage->setVisible(m_tabs->currentIndex() == Code);
    if (!m_shown) {
        m_provenance->clear();
        m_pageText->setText(m_failed ? tr("The request was refused.") : QString());
        return;
    }
    const auto &run = *m_shown;
    m_tabs->setTabText(Items, tr("Items %1").arg(countText(run.items.size())));
    const QString items = tr("%n item(s)", nullptr, static_cast<int>(run.items.size()));
    if (running && m_allPages)
        m_pageText->setText(tr("%1 so far, page %2…").arg(items, countText(run.trace.pages)));
    else if (run.draft.operation == RequestDraft::Operation::GetItem)
        m_pageText->setText(items);
    else if (run.nextKey)
        m_pageText->setText(tr("%1, page %2, more to read (LastEvaluatedKey)").arg(items, countText(run.trace.pages)));
    else
        m_pageText->setText(tr("%1, last page (no LastEvaluatedKey)").arg(items));
    const QString from = tr("Run %1, %2").arg(countText(run.number), timeText(run.at));
    if (m_failed)
        m_provenance->setText(tr("%1; the run after it failed").arg(from));
    else if (run.draft != m_form->draft())
        m_provenance->setText(tr("%1, before the request changed").arg(from));
    else
        m_provenance->setText(from);
}

void QueryWorkspace::showHistory() {
    QMenu menu(this);
    for (auto run = m_runs.rbegin(); run != m_runs.rend(); ++run) {
        const auto &one = **run;
        const QString outcome =
            one.error ? tr("refused") : tr("%n item(s)", nullptr, static_cast<int>(one.items.size()));
        auto *action = menu.addAction(tr("%1  %2  %3").arg(timeText(one.at), targetText(one.draft), outcome));
        action->setIcon(icon(one.error ? QStringLiteral("error") : QStringLiteral("play"),
            one.error ? IconRole::Bad : IconRole::Button));
        action->setCheckable(true);
        action->setChecked(*run == m_shown);
        connect(action, &QAction::triggered, this, [this, number = one.number] { openRun(number); });
    }
    menu.exec(QCursor::pos());
}

void QueryWorkspace::openRun(std::size_t number) {
    const auto found = std::ranges::find(m_runs, number, [](const auto &run) { return run->number; });
    if (found == m_runs.end()) return;
    m_page.cancel();
    const auto run = *found;
    m_form->setDraft(run->draft);
    if (run->error) {
        m_failed = true;
        m_last = run;
        showText();
        m_form->showFault(faultOf(run->draft, *run->error));
    } else {
        m_failed = false;
        m_last = m_shown = run;
        showRun(false);
    }
    refreshState();
}

void QueryWorkspace::savePattern() {
    auto pattern = patternOf(m_form->draft());
    pattern.name = toUtf8(targetText(m_form->draft()));
    const auto count = session().design().patterns.size();
    if (!session().document().apply(tr("Save as pattern"),
            [&](model::Design design) { return model::addPattern(std::move(design), std::move(pattern)); }))
        return;
    const auto &patterns = session().design().patterns;
    if (patterns.size() <= count) return;
    const std::string id = patterns.back()->id;
    m_patterns->setCurrentIndex(m_patterns->findData(toQString(id)));
    session().selection().select({.patternId = id}); // the inspector asks for its name
}

void QueryWorkspace::copyResults(int form) {
    if (!m_shown) return;
    std::vector<int> rows;
    for (const auto &index : m_results->selectionModel()->selectedRows()) rows.push_back(index.row());
    std::ranges::sort(rows);
    if (rows.size() < 2 && form != 0) rows.clear(); // one row is selected by looking at it; all are meant
    if (rows.empty())
        for (int row = 0; row < m_resultModel->rowCount(); ++row) rows.push_back(row);
    if (form == 2) {
        CellBlock block(1);
        for (int column = ResultModel::firstAttributeColumn; column < m_resultModel->columnCount(); ++column)
            block.front().push_back(
                toUtf8(m_resultModel->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()));
        for (const int row : rows) {
            auto &cells = block.emplace_back();
            for (int column = ResultModel::firstAttributeColumn; column < m_resultModel->columnCount(); ++column)
                cells.push_back(toUtf8(m_resultModel->index(row, column).data(EditableTextRole).toString()));
        }
        QApplication::clipboard()->setText(toQString(toTabbedText(block)));
        return;
    }
    std::vector<engine::ItemView> items;
    for (const int row : rows) items.emplace_back(m_resultModel->item(row));
    QApplication::clipboard()->setText(toQString(itemsToJson(items, form == 0 ? ItemJson::DynamoDb : ItemJson::Plain)));
}

/// The sample item that a returned one is, by its table key.
void QueryWorkspace::showInData() {
    const auto *table = m_shown ? tableOf(*m_shown) : nullptr;
    const QModelIndex current = m_results->currentIndex();
    if (!table || !current.isValid()) return;
    const auto &schema = table->description.keySchema;
    const engine::ItemView wanted(m_resultModel->item(current.row()));
    const auto partition = engine::partitionKeyBytes(wanted, schema), sort = engine::sortKeyBytes(wanted, schema);
    for (std::size_t i = 0; i < table->items->size(); ++i) {
        const engine::ItemView item((*table->items)[i]->blob);
        if (engine::partitionKeyBytes(item, schema) != partition || engine::sortKeyBytes(item, schema) != sort)
            continue;
        const model::Place place{.tableName = table->name(), .itemIndex = i};
        session().selection().select(place);
        session().reveal(place, QStringLiteral("data"));
        return;
    }
    session().document().refuse(tr("The item is no longer among the sample items."));
}

void QueryWorkspace::openResultMenu(const QPoint &at) {
    if (!m_results->currentIndex().isValid()) return;
    QMenu menu(this);
    connect(menu.addAction(icon(QStringLiteral("data")), tr("Show in Data")), &QAction::triggered, this,
        &QueryWorkspace::showInData);
    menu.addSeparator();
    const QString forms[] = {tr("Copy as DynamoDB JSON"), tr("Copy as plain JSON"), tr("Copy as cells")};
    for (int form = 0; form < 3; ++form)
        connect(menu.addAction(icon(QStringLiteral("copy")), forms[form]), &QAction::triggered, this,
            [this, form] { copyResults(form); });
    menu.exec(m_results->viewport()->mapToGlobal(at));
}

}
