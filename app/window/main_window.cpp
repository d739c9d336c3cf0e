#include "app/window/main_window.h"

#include "app/compare/compare_view.h"
#include "app/database/database_view.h"
#include "app/infer/proposal_dialog.h"
#include "app/window/actions.h"
#include "app/window/changes_view.h"
#include "app/window/cost_view.h"
#include "app/window/fitness_dialog.h"
#include "app/window/go_to_anything.h"
#include "app/window/inline_message.h"
#include "app/window/inspector.h"
#include "app/window/log_dock.h"
#include "app/window/navigator.h"
#include "app/window/problems_view.h"
#include "app/window/search_button.h"
#include "app/window/start_page.h"
#include "app/window/status_line.h"
#include "app/window/toasts.h"
#include "app/window/workspaces.h"
#include "engine/request/codec.h"
#include "model/deploy/to_requests.h"
#include "model/edit/entity_edits.h"
#include "model/edit/index_edits.h"
#include "model/edit/item_edits.h"
#include "model/edit/part_edits.h"
#include "model/edit/pattern_edits.h"
#include "model/edit/table_edits.h"

#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

namespace app {

namespace {

/// The workspace that shows such a place best.
QString workspaceFor(const model::Place &place) {
    if (!place.patternId.empty()) return QStringLiteral("patterns");
    if (place.itemIndex) return QStringLiteral("data");
    return QStringLiteral("design");
}

/// `name`, or `name2`, `name3`, … the first that `taken` does not know.
std::string freeName(const std::string &name, const std::function<bool(const std::string &)> &taken) {
    std::string free = name;
    for (int n = 2; taken(free); ++n) free = name + std::to_string(n);
    return free;
}

QString fileFilters(bool all) {
    QStringList filters, every;
    for (const auto &format : model::formats()) {
        QStringList patterns;
        for (const auto &extension : format.extensions) patterns += QStringLiteral("*") + toQString(extension);
        every += patterns;
        filters += QStringLiteral("%1 (%2)").arg(
            QCoreApplication::translate("Formats", format.title), patterns.join(QLatin1Char(' ')));
    }
    every.removeDuplicates();
    if (all) {
        filters.prepend(MainWindow::tr("Models (%1)").arg(every.join(QLatin1Char(' '))));
        filters += MainWindow::tr("Databases (%1)").arg(QStringLiteral("*.db"));
        filters += MainWindow::tr("All files (*)");
    }
    return filters.join(QStringLiteral(";;"));
}

constexpr int layoutVersion = 1;

}

MainWindow::MainWindow(Preferences preferences, QWidget *parent)
    : QMainWindow(parent),
      m_preferences(std::move(preferences)),
      m_actions(new Actions(*this)),
      m_tabs(new QTabBar(this)),
      m_tabBar(new QToolBar(this)),
      m_workspaceBar(new QToolBar(this)),
      m_front(new QStackedWidget(this)),
      m_start(new StartPage(this)),
      m_reading(this) {
    setObjectName(QStringLiteral("MainWindow"));
    setAcceptDrops(true);
    setDockNestingEnabled(true);
    setCentralWidget(m_front);
    m_front->setMinimumSize(480, 320); // the widest page does not decide how small the window may be
    m_front->addWidget(m_start);
    buildBars();
    buildDocks();
    m_toasts = new Toasts(m_front);
    m_goTo = new GoToAnything(this);

    connect(m_start, &StartPage::newModelWanted, this, &MainWindow::newModel);
    connect(m_start, &StartPage::openWanted, this, &MainWindow::openFiles);
    connect(m_start, &StartPage::fileWanted, this, &MainWindow::open);
    connect(m_start, &StartPage::galleryModelWanted, this, [this](const QString &resource) {
        QFile file(resource);
        if (!file.open(QIODevice::ReadOnly)) return;
        const QByteArray bytes = file.readAll();
        auto design = model::readModel({bytes.constData(), static_cast<std::size_t>(bytes.size())});
        if (design)
            add(*std::move(design));
        else
            notify({Notice::Kind::Failure, translated(design.error()), {}, {}});
    });
    connect(m_start, &StartPage::recoveryWanted, this, &MainWindow::recover);
    connect(m_start, &StartPage::discardWanted, this, [this](const LostWork &work) {
        discard(work);
        m_start->showLost(lostWork());
    });
    connect(&m_reading, &FileReading::opened, this, &MainWindow::takeOpened);
    connect(&m_reading, &FileReading::failed, this, [this](const QString &message) {
        m_status->showReading({});
        m_reloading = nullptr;
        notify({Notice::Kind::Failure, message, {}, {}});
        if (!m_toOpen.isEmpty()) open(m_toOpen.takeFirst());
    });
    connect(&m_reading, &FileReading::progressed, m_status, &StatusLine::showReadingProgress);

    resize(1440, 900);
    placeDocks();
    if (!m_preferences.geometry.isEmpty()) restoreGeometry(m_preferences.geometry);
    if (!m_preferences.state.isEmpty()) restoreState(m_preferences.state, layoutVersion);
    adjustDockTitles();
    showStartPage();
}

MainWindow::~MainWindow() {
    // Documents go before what shows them, and tell nobody any more.
    const QSignalBlocker quiet(m_tabs);
    showSession(nullptr);
    for (auto *open : m_documents) {
        open->session().document().history().disconnect(this);
        delete open;
    }
}

void MainWindow::buildBars() {
    m_actions->fill(*menuBar());
    menuBar()->setNativeMenuBar(false);
    auto *search = new SearchButton(m_actions->at("go-to"), this);
    menuBar()->setCornerWidget(search, Qt::TopRightCorner);

    m_tabBar->setObjectName(QStringLiteral("documents"));
    m_tabBar->setWindowTitle(tr("Documents"));
    m_tabBar->setMovable(false);
    m_tabBar->setFloatable(false);
    m_tabBar->toggleViewAction()->setVisible(false);
    m_tabBar->setContextMenuPolicy(Qt::PreventContextMenu);
    auto *space = new QWidget(this);
    m_tabBar->addWidget(space);
    m_tabs->setProperty("look", QStringLiteral("documents"));
    m_tabs->setAccessibleName(tr("Documents"));
    m_tabs->setExpanding(false);
    m_tabs->setTabsClosable(true);
    m_tabs->setMovable(true);
    m_tabs->setDrawBase(true);
    m_tabs->setElideMode(Qt::ElideMiddle);
    m_tabs->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_tabBar->addWidget(m_tabs);
    addToolBar(Qt::TopToolBarArea, m_tabBar);
    connect(m_tabs, &QTabBar::currentChanged, this, &MainWindow::showFront);
    connect(m_tabs, &QTabBar::tabCloseRequested, this, &MainWindow::closeTab);

    m_workspaceBar->setObjectName(QStringLiteral("workspaces"));
    m_workspaceBar->setWindowTitle(tr("Workspaces"));
    m_workspaceBar->setMovable(false);
    m_workspaceBar->setFloatable(false);
    m_workspaceBar->toggleViewAction()->setVisible(false);
    m_workspaceBar->setContextMenuPolicy(Qt::PreventContextMenu);
    auto *top = new QWidget(this);
    top->setFixedHeight(measure::grid);
    m_workspaceBar->addWidget(top);
    int barWidth = measure::workspaceBar - 1; // wider where a language has longer words
    std::vector<QToolButton *> buttons;
    for (const auto &kind : workspaceKinds()) {
        auto *button = new QToolButton(this);
        buttons.push_back(button);
        button->setProperty("look", QStringLiteral("workspace"));
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        button->setDefaultAction(m_actions->at(kind.id));
        button->setFocusPolicy(Qt::TabFocus);
        button->setAccessibleName(tr("Workspace %1").arg(workspaceTitle(kind)));
        m_workspaceBar->addWidget(button);
        barWidth = std::max(barWidth, button->sizeHint().width());
    }
    for (auto *button : buttons) button->setFixedWidth(barWidth);
    space->setFixedWidth(barWidth + 1);
    addToolBar(Qt::LeftToolBarArea, m_workspaceBar);

    m_status = new StatusLine(this);
    auto *bottom = new QToolBar(this);
    bottom->setObjectName(QStringLiteral("status"));
    bottom->setWindowTitle(tr("Status"));
    bottom->setMovable(false);
    bottom->setFloatable(false);
    bottom->toggleViewAction()->setVisible(false);
    bottom->setContextMenuPolicy(Qt::PreventContextMenu);
    m_status->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    bottom->addWidget(m_status);
    addToolBar(Qt::BottomToolBarArea, bottom);
    connect(m_status, &StatusLine::patternsClicked, this, [this] { showWorkspace(2); });
    connect(m_status, &StatusLine::problemsClicked, this, [this] { showDock(Dock::Problems); });
    connect(m_status, &StatusLine::costClicked, this, [this] { showDock(Dock::Cost); });
    connect(m_status, &StatusLine::readingCancelled, this, [this] {
        m_reading.cancel();
        m_reloading = nullptr;
        m_toOpen.clear();
        m_status->showReading({});
    });
}

void MainWindow::buildDocks() {
    auto *addMenu = new QMenu(this);
    for (const auto *id : {"add-table", "add-gsi", "add-lsi", "add-entity", "add-item", "add-pattern"})
        addMenu->addAction(m_actions->at(id));
    auto *placeMenu = new QMenu(this);
    for (const auto *id : {"rename", "duplicate", "remove", "open-in-query"}) placeMenu->addAction(m_actions->at(id));
    m_navigator = new Navigator(addMenu, placeMenu, this);
    m_inspector = new Inspector(placeMenu, this);
    m_problems = new ProblemsView(this);
    m_cost = new CostView(this);
    m_changes = new ChangesView(this);
    m_compare = new CompareView([this] { return m_documents; }, this);
    for (const auto chosen : {&CompareView::chosen, &CompareView::opened})
        connect(m_compare, chosen, this, [this, shows = chosen == &CompareView::opened](const model::Place &place) {
            if (auto *open = document(); shows)
                reveal(place);
            else if (open)
                open->session().selection().select(place);
        });
    m_log = new LogDock(this);
    struct Row {
        Dock dock;
        const char *name;
        QString title;
        QWidget *widget;
    };
    const Row docks[] = {
        {Dock::Navigator, "navigator-dock", tr("Navigator"), m_navigator},
        {Dock::Inspector, "inspector-dock", tr("Inspector"), m_inspector},
        {Dock::Problems,  "problems-dock",  tr("Problems"),  m_problems },
        {Dock::Changes,   "changes-dock",   tr("Changes"),   m_changes  },
        {Dock::Compare,   "compare-dock",   tr("Compare"),   m_compare  },
        {Dock::Log,       "log-dock",       tr("Log"),       m_log      },
        {Dock::Cost,      "cost-dock",      tr("Cost"),      m_cost     },
    };
    for (const auto &row : docks) {
        auto *dock = new QDockWidget(row.title, this);
        dock->setObjectName(QString::fromLatin1(row.name));
        dock->setWidget(row.widget);
        m_docks[static_cast<std::size_t>(row.dock)] = dock;
        connect(dock, &QDockWidget::topLevelChanged, this, &MainWindow::adjustDockTitles);
        connect(dock, &QDockWidget::dockLocationChanged, this, &MainWindow::adjustDockTitles);
        connect(dock, &QDockWidget::visibilityChanged, this,
            [this] { QMetaObject::invokeMethod(this, &MainWindow::adjustDockTitles, Qt::QueuedConnection); });
    }
}

void MainWindow::placeDocks() {
    setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    const auto dock = [&](Dock which) { return m_docks[static_cast<std::size_t>(which)]; };
    for (auto *each : m_docks) each->setFloating(false);
    addDockWidget(Qt::LeftDockWidgetArea, dock(Dock::Navigator));
    addDockWidget(Qt::RightDockWidgetArea, dock(Dock::Inspector));
    addDockWidget(Qt::BottomDockWidgetArea, dock(Dock::Problems));
    tabifyDockWidget(dock(Dock::Problems), dock(Dock::Changes));
    tabifyDockWidget(dock(Dock::Changes), dock(Dock::Compare));
    tabifyDockWidget(dock(Dock::Compare), dock(Dock::Log));
    tabifyDockWidget(dock(Dock::Log), dock(Dock::Cost));
    for (const auto which : {Dock::Navigator, Dock::Inspector}) dock(which)->setVisible(document() != nullptr);
    for (const auto which : {Dock::Problems, Dock::Changes, Dock::Compare, Dock::Log, Dock::Cost}) dock(which)->hide();
    resizeDocks(
        {dock(Dock::Navigator), dock(Dock::Inspector)}, {measure::navigator, measure::inspector}, Qt::Horizontal);
    resizeDocks({dock(Dock::Problems)}, {180}, Qt::Vertical);
}

void MainWindow::adjustDockTitles() {
    // The navigator and the inspector have heads of their own, and tabs name what they hold: no second title there.
    for (std::size_t i = 0; i < m_docks.size(); ++i) {
        auto *dock = m_docks[i];
        const bool ownHead = static_cast<Dock>(i) == Dock::Navigator || static_cast<Dock>(i) == Dock::Inspector;
        const auto beside = tabifiedDockWidgets(dock);
        const bool tabbed =
            std::ranges::any_of(beside, [](const auto *other) { return !other->isHidden() && !other->isFloating(); });
        const bool bare = !dock->isFloating() && (tabbed || ownHead);
        if (bare == (dock->titleBarWidget() != nullptr)) continue;
        auto *before = dock->titleBarWidget();
        dock->setTitleBarWidget(bare ? new QWidget(dock) : nullptr);
        if (before) before->deleteLater();
    }
    for (auto *tabs : findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly))
        if (tabs != m_tabs && tabs->accessibleName().isEmpty()) tabs->setAccessibleName(tr("Docks"));
}

OpenDocument *MainWindow::document() {
    return qobject_cast<OpenDocument *>(m_front->currentWidget());
}
const OpenDocument *MainWindow::document() const {
    return qobject_cast<const OpenDocument *>(m_front->currentWidget());
}

OpenDocument &MainWindow::add(model::Design design) {
    auto *made = new OpenDocument(std::move(design), this);
    m_documents.push_back(made);
    m_front->addWidget(made);
    connectDocument(*made);
    const bool first = m_documents.size() == 1;
    const int tab = m_tabs->addTab(made->file().name());
    m_tabs->setTabData(tab, QVariant::fromValue<QObject *>(made));
    if (m_startTab)
        for (int i = 0; i < m_tabs->count(); ++i)
            if (m_tabs->tabData(i).value<QObject *>() == m_start) {
                m_startTab = false;
                m_tabs->removeTab(i);
                break;
            }
    for (int i = 0; i < m_tabs->count(); ++i)
        if (m_tabs->tabData(i).value<QObject *>() == made) m_tabs->setCurrentIndex(i);
    if (first) {
        for (const auto which : {Dock::Navigator, Dock::Inspector}) m_docks[static_cast<std::size_t>(which)]->show();
        makeRoom(0);
    }
    showFront();
    if (!made->session().design().tables.empty()) {
        model::Place place;
        place.tableName = made->session().design().tables.front()->name();
        made->session().selection().select(place);
    }
    return *made;
}

void MainWindow::connectDocument(OpenDocument &document) {
    auto &session = document.session();
    connect(&session, &Session::noticed, this, &MainWindow::notify);
    connect(
        &session, &Session::revealed, this, [this, &document](const model::Place &place, const QString &workspaceId) {
            if (this->document() == &document) reveal(place, workspaceId);
        });
    connect(&session.document().history(), &QUndoStack::cleanChanged, this, &MainWindow::updateTitles);
    connect(&session.document().history(), &QUndoStack::indexChanged, this, [this] { m_actions->refresh(); });
    connect(&session.selection(), &Selection::changed, this, [this] { m_actions->refresh(); });
    connect(&session.consequences(), &Consequences::counted, this, [this, &document] {
        if (this->document() != &document) return;
        const auto &problems = document.session().consequences().problems();
        const auto count = problems.errors + problems.warnings;
        m_docks[static_cast<std::size_t>(Dock::Problems)]->setWindowTitle(
            count > 0 ? tr("Problems %1").arg(countText(count)) : tr("Problems"));
    });
    connect(&document.file(), &DocumentFile::nameChanged, this, &MainWindow::updateTitles);
    connect(&document.file(), &DocumentFile::changedOnDisk, this,
        [this, &document](bool gone) { offerReload(document, gone); });
    connect(&document.file(), &DocumentFile::openElsewhere, this, [&document] {
        auto &banner = document.banner();
        banner.clear();
        banner.show(InlineMessage::Kind::Warning,
            tr("%1 is open in another Hashrange. Whoever saves last overwrites what the other saved.")
                .arg(document.file().name()));
        connect(banner.addButton(tr("Dismiss")), &QToolButton::clicked, &banner, &InlineMessage::clear,
            Qt::QueuedConnection); // it takes the button away
    });
}

void MainWindow::showFront() {
    auto *front = qobject_cast<QWidget *>(m_tabs->tabData(m_tabs->currentIndex()).value<QObject *>());
    if (!front) return;
    m_front->setCurrentWidget(front);
    auto *shown = document();
    if (shown) shown->showWorkspace(shown->workspaceNumber());
    showSession(shown);
    updateTitles();
    m_actions->refresh();
}

void MainWindow::showSession(OpenDocument *open) {
    auto *session = open ? &open->session() : nullptr;
    m_compare->setDocument(open);
    m_navigator->setSession(session);
    m_inspector->setSession(session);
    m_problems->setSession(session);
    m_cost->setSession(session);
    m_status->setSession(session);
    m_changes->setStack(session ? &session->document().history() : nullptr);
}

void MainWindow::updateTitles() {
    for (int i = 0; i < m_tabs->count(); ++i) {
        if (auto *open = qobject_cast<OpenDocument *>(m_tabs->tabData(i).value<QObject *>())) {
            const bool modified = open->session().document().isModified();
            m_tabs->setTabText(i, open->file().name() + (modified ? QStringLiteral(" ●") : QString()));
            m_tabs->setTabToolTip(i, open->file().path());
        }
    }
    if (auto *shown = document()) {
        setWindowTitle(QStringLiteral("%1[*] — Hashrange").arg(shown->file().name()));
        setWindowModified(shown->session().document().isModified());
        setWindowFilePath(shown->file().path());
    } else {
        const auto *database = qobject_cast<DatabaseView *>(m_front->currentWidget());
        setWindowTitle(database ? QStringLiteral("%1 — Hashrange").arg(database->name()) : QStringLiteral("Hashrange"));
        setWindowModified(false);
    }
}

void MainWindow::recover(const LostWork &work) {
    auto design = recovered(work);
    if (!design) return notify({Notice::Kind::Failure, translated(design.error()), {}, {}});
    // The file as it is, then the lost edits as one step: undo shows what was saved.
    auto onDisk = work.path.isEmpty() ? model::Result<OpenedFile>(OpenedFile()) : openedFile(work.path);
    auto &open = add(onDisk ? onDisk->design : model::Design());
    if (onDisk && !work.path.isEmpty()) open.file().adopt(*onDisk);
    open.session().document().push(tr("Recover edits that were not saved"), *std::move(design));
    open.journal().writeNow();
    discard(work);
    m_start->showLost(lostWork());
    updateTitles();
}

void MainWindow::showStartPage() {
    m_start->showLost(lostWork());
    m_start->showRecent(m_preferences.recentFiles);
    int tab = -1;
    for (int i = 0; i < m_tabs->count(); ++i)
        if (m_tabs->tabData(i).value<QObject *>() == m_start) tab = i;
    if (tab < 0) {
        m_startTab = true;
        const QSignalBlocker quiet(m_tabs);
        tab = m_tabs->addTab(tr("Start"));
        m_tabs->setTabData(tab, QVariant::fromValue<QObject *>(m_start));
    }
    m_tabs->setCurrentIndex(tab);
    showFront();
    m_start->setFocus();
}

void MainWindow::open(const QString &path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    for (int i = 0; i < m_tabs->count(); ++i)
        if (auto *shown = qobject_cast<OpenDocument *>(m_tabs->tabData(i).value<QObject *>());
            shown && shown->file().path() == absolute) {
            m_tabs->setCurrentIndex(i);
            return;
        }
    if (DatabaseView::isDatabase(absolute)) return openDatabase(absolute);
    if (m_reading.isRunning()) {
        m_toOpen += absolute;
        return;
    }
    m_status->showReading(QFileInfo(path).fileName());
    m_reading.start(absolute);
}

/// A tab of its own: a database is looked at, it is no document.
void MainWindow::openDatabase(const QString &path) {
    int tab = -1;
    for (int i = 0; i < m_tabs->count(); ++i)
        if (auto *shown = qobject_cast<DatabaseView *>(m_tabs->tabData(i).value<QObject *>());
            shown && shown->path() == path)
            tab = i;
    if (tab < 0) {
        auto *view = new DatabaseView(path, this);
        m_front->addWidget(view);
        connect(view, &DatabaseView::noticed, this, &MainWindow::notify);
        connect(view, &DatabaseView::samplesTaken, this, [this](const model::Design &design) {
            add(design);
            showWorkspace(1);
        });
        tab = m_tabs->addTab(icon(QStringLiteral("data")), view->name());
        m_tabs->setTabData(tab, QVariant::fromValue<QObject *>(view));
        m_tabs->setTabToolTip(tab, path);
        m_preferences.addRecent(path);
        m_preferences.save();
    }
    m_tabs->setCurrentIndex(tab);
    showFront();
    m_front->currentWidget()->setFocus();
}

bool MainWindow::isReading() const {
    return m_reading.isRunning();
}

void MainWindow::takeOpened(const OpenedFile &file) {
    m_status->showReading({});
    if (auto *reloaded = std::exchange(m_reloading, nullptr)) {
        reloaded->banner().clear();
        reloaded->session().document().push(tr("Reload %1").arg(reloaded->file().name()), file.design);
        reloaded->session().document().history().setClean();
        reloaded->file().adopt(file);
    } else {
        add(file.design).file().adopt(file);
        m_preferences.addRecent(file.path);
        m_preferences.save();
        updateTitles();
    }
    if (!m_toOpen.isEmpty()) open(m_toOpen.takeFirst());
}

void MainWindow::openFiles() {
    for (const QString &path : QFileDialog::getOpenFileNames(this, tr("Open models"), {}, fileFilters(true)))
        open(path);
}

void MainWindow::newModel() {
    model::Design design;
    design.name = toUtf8(tr("New model"));
    auto &made = add(std::move(design));
    made.showWorkspace(2);
    m_actions->refresh();
}

bool MainWindow::write(OpenDocument &open, const QString &path, const model::Format &format) {
    const auto losses = open.file().losses(format);
    if (!losses.empty()) {
        QMessageBox box(QMessageBox::Warning, tr("Save"),
            tr("%1 cannot hold %Ln thing(s) of this model.", nullptr, static_cast<int>(losses.size()))
                .arg(QCoreApplication::translate("Formats", format.title)),
            QMessageBox::Cancel, this);
        QStringList lines;
        for (const auto &loss : losses) {
            if (lines.size() == 8) break;
            lines += translated(loss.message);
        }
        box.setInformativeText(lines.join(QLatin1Char('\n')));
        auto *project = box.addButton(tr("Save as project file…"), QMessageBox::AcceptRole);
        auto *anyway = box.addButton(tr("Save without them"), QMessageBox::DestructiveRole);
        box.setDefaultButton(project);
        box.exec();
        if (box.clickedButton() == project) return saveAs();
        if (box.clickedButton() != anyway) return false;
    }
    const auto result = open.file().saveAs(path, format);
    if (!result) {
        notify({Notice::Kind::Failure, tr("Not saved. %1").arg(translated(result.error())), {}, {}});
        return false;
    }
    open.banner().clear();
    m_preferences.addRecent(path);
    m_preferences.save();
    notify({Notice::Kind::Done, tr("Saved %1").arg(open.file().name()), {}, {}});
    updateTitles();
    return true;
}

bool MainWindow::save() {
    auto *open = document();
    if (!open) return false;
    if (open->file().path().isEmpty()) return saveAs();
    if (open->file().hasChangedOnDisk()) {
        QMessageBox box(QMessageBox::Warning, tr("Save"), tr("%1 changed on disk").arg(open->file().name()),
            QMessageBox::Cancel, this);
        box.setInformativeText(tr("Saving replaces what is there now."));
        auto *replace = box.addButton(tr("Replace"), QMessageBox::DestructiveRole);
        box.exec();
        if (box.clickedButton() != replace) return false;
        open->file().keepMine();
    }
    return write(*open, open->file().path(), open->file().format());
}

bool MainWindow::saveAs() {
    auto *open = document();
    if (!open) return false;
    QString suggestion = open->file().path();
    if (suggestion.isEmpty()) {
        QString name =
            toQString(open->session().design().name).simplified().replace(QLatin1Char('/'), QLatin1Char('-'));
        if (name.isEmpty()) name = tr("model");
        suggestion = name + toQString(model::formats().front().extensions.front());
    }
    QString filter;
    QString path = QFileDialog::getSaveFileName(this, tr("Save the model"), suggestion, fileFilters(false), &filter);
    if (path.isEmpty()) return false;
    const auto *format = &model::formats().front();
    for (const auto &each : model::formats())
        if (filter.startsWith(QCoreApplication::translate("Formats", each.title))) format = &each;
    if (!QFileInfo(path).fileName().contains(QLatin1Char('.'))) path += toQString(format->extensions.front());
    return write(*open, path, *format);
}

void MainWindow::offerReload(OpenDocument &open, bool gone) {
    auto &banner = open.banner();
    banner.clear();
    if (gone) {
        banner.show(InlineMessage::Kind::Warning,
            tr("%1 is no longer on the disk. Save writes it anew.").arg(open.file().name()));
        return;
    }
    const bool modified = open.session().document().isModified();
    banner.show(InlineMessage::Kind::Warning,
        modified ? tr("%1 changed on disk, and here are edits that are not saved. Reloading can be undone.")
                       .arg(open.file().name())
                 : tr("%1 changed on disk.").arg(open.file().name()));
    connect(banner.addButton(tr("Reload")), &QToolButton::clicked, this, [this, &open] {
        if (m_reading.isRunning()) return;
        m_reloading = &open;
        m_status->showReading(open.file().name());
        m_reading.start(open.file().path());
    });
    connect(banner.addButton(tr("Compare with the file on disk")), &QToolButton::clicked, this,
        &MainWindow::compareWithDisk);
    connect(banner.addButton(tr("Keep mine")), &QToolButton::clicked, this, [&open] {
        open.file().keepMine();
        QMetaObject::invokeMethod(&open.banner(), &InlineMessage::clear, Qt::QueuedConnection);
    });
}

void MainWindow::reload() {
    auto *open = document();
    if (!open || open->file().path().isEmpty() || m_reading.isRunning()) return;
    m_reloading = open;
    m_status->showReading(open->file().name());
    m_reading.start(open->file().path());
}

void MainWindow::compare() {
    if (!document()) return;
    showDock(Dock::Compare);
    m_compare->askWhat();
}

void MainWindow::compareWithDisk() {
    if (!document()) return;
    showDock(Dock::Compare);
    m_compare->compareWithDisk();
}

bool MainWindow::mayClose(OpenDocument &open) {
    if (!open.session().document().isModified()) return true;
    for (int i = 0; i < m_tabs->count(); ++i)
        if (m_tabs->tabData(i).value<QObject *>() == &open) m_tabs->setCurrentIndex(i);
    QMessageBox box(QMessageBox::Question, tr("Close"), tr("Save the changes to %1?").arg(open.file().name()),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
    case QMessageBox::Save: return save();
    case QMessageBox::Discard: return true;
    default: return false;
    }
}

bool MainWindow::closeTab(int tab) {
    auto *open = qobject_cast<OpenDocument *>(m_tabs->tabData(tab).value<QObject *>());
    if (open && !mayClose(*open)) return false;
    if (auto *database = qobject_cast<DatabaseView *>(m_tabs->tabData(tab).value<QObject *>())) {
        m_tabs->removeTab(tab);
        if (m_tabs->count() == 0) showStartPage();
        showFront();
        m_front->removeWidget(database);
        database->deleteLater();
        return true;
    }
    if (!open && m_tabs->count() == 1) return true; // the start page is what is left when nothing is open
    m_tabs->removeTab(tab);
    if (!open) {
        m_startTab = false;
        showFront();
        return true;
    }
    std::erase(m_documents, open);
    if (m_reloading == open) {
        m_reading.cancel();
        m_reloading = nullptr;
        m_status->showReading({});
    }
    if (m_documents.empty()) {
        for (auto *dock : m_docks) dock->hide();
        if (m_tabs->count() == 0)
            showStartPage();
        else
            showFront();
    } else {
        showFront();
    }
    m_front->removeWidget(open);
    m_compare->forget(*open);
    open->session().document().history().disconnect(this); // it clears itself when it goes
    open->deleteLater();
    return true;
}

void MainWindow::closeCurrent() {
    closeTab(m_tabs->currentIndex());
}

void MainWindow::closeEvent(QCloseEvent *event) {
    for (auto *open : std::vector(m_documents))
        if (!mayClose(*open)) return event->ignore();
    m_preferences.geometry = saveGeometry();
    if (!m_documents.empty()) m_preferences.state = saveState(layoutVersion);
    m_preferences.save();
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event) {
    const auto urls = event->mimeData()->urls();
    if (std::ranges::any_of(urls, [](const QUrl &url) { return url.isLocalFile(); })) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event) {
    for (const auto &url : event->mimeData()->urls())
        if (url.isLocalFile()) open(url.toLocalFile());
}

void MainWindow::resizeEvent(QResizeEvent *event) {
    QMainWindow::resizeEvent(event);
    if (document()) makeRoom(event->oldSize().width());
}

void MainWindow::makeRoom(int widthBefore) {
    // The middle keeps 640 pixels: first the inspector goes, then the navigator, and both come back with the room.
    const std::pair<Dock, int> rows[] = {
        {Dock::Inspector, measure::workspaceBar + measure::navigator + 640 + measure::inspector},
        {Dock::Navigator, measure::workspaceBar + measure::navigator + 640                     }
    };
    for (const auto &[which, least] : rows) {
        const auto number = static_cast<std::size_t>(which);
        auto *dock = m_docks[number];
        const bool had = widthBefore >= least, has = width() >= least;
        if (had == has && widthBefore > 0) continue; // what a person shows in a narrow window stays
        if (!has && !dock->isHidden() && !dock->isFloating()) {
            dock->hide();
            m_hiddenForRoom[number] = true;
        } else if (has && std::exchange(m_hiddenForRoom[number], false)) {
            dock->show();
        }
    }
}

void MainWindow::undo() {
    if (auto *open = document()) open->session().document().history().undo();
}
void MainWindow::redo() {
    if (auto *open = document()) open->session().document().history().redo();
}

void MainWindow::showWorkspace(int number) {
    if (auto *open = document()) {
        open->showWorkspace(number);
        open->currentWorkspace().setFocus();
        m_actions->refresh();
    }
}

void MainWindow::toggleDock(Dock dock) {
    auto *widget = m_docks[static_cast<std::size_t>(dock)];
    widget->setVisible(widget->isHidden());
    if (!widget->isHidden()) {
        widget->raise();
        widget->widget()->setFocus();
    }
}
void MainWindow::showDock(Dock dock) {
    m_docks[static_cast<std::size_t>(dock)]->show();
    m_docks[static_cast<std::size_t>(dock)]->raise();
}
bool MainWindow::showsDock(Dock dock) const {
    return !m_docks[static_cast<std::size_t>(dock)]->isHidden();
}
void MainWindow::resetLayout() {
    placeDocks();
}

void MainWindow::setTheme(ThemeChoice choice) {
    m_preferences.theme = choice;
    m_preferences.save();
    applyTheme(*qApp, choice);
}

void MainWindow::setLanguage(const QString &language) {
    if (m_preferences.language == language) return;
    m_preferences.language = language;
    m_preferences.save();
    notify({Notice::Kind::Information, tr("The language changes when Hashrange starts again."), {}, {}});
}

void MainWindow::nextTab(int step) {
    if (m_tabs->count() > 0)
        m_tabs->setCurrentIndex((m_tabs->currentIndex() + step + m_tabs->count()) % m_tabs->count());
}

void MainWindow::toggleFullScreen() {
    setWindowState(windowState() ^ Qt::WindowFullScreen);
}

void MainWindow::reveal(const model::Place &place, const QString &workspaceId) {
    auto *open = document();
    if (!open) return;
    open->session().selection().select(place);
    const QString wanted = workspaceId.isEmpty() ? workspaceFor(place) : workspaceId;
    const auto kinds = workspaceKinds();
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        if (wanted != QLatin1String(kinds[i].id)) continue;
        open->showWorkspace(static_cast<int>(i));
        open->currentWorkspace().reveal(place);
    }
    m_actions->refresh();
}

void MainWindow::notify(const Notice &notice) {
    m_toasts->show(notice);
    m_log->add(notice);
}

std::string MainWindow::currentTableName() const {
    const auto *open = document();
    if (!open || open->session().design().tables.empty()) return {};
    const auto &place = open->session().selection().place();
    if (open->session().design().table(place.tableName)) return place.tableName;
    return open->session().design().tables.front()->name();
}

void MainWindow::addTable() {
    auto *open = document();
    if (!open) return;
    auto &session = open->session();
    const std::string name =
        freeName("Table", [&](const std::string &each) { return session.design().table(each) != nullptr; });
    if (!session.document().apply(tr("Add table %1").arg(toQString(name)),
            [&](model::Design d) { return model::addTable(std::move(d), model::newTable(name)); }))
        return;
    model::Place place;
    place.tableName = name;
    session.selection().select(place);
    m_docks[static_cast<std::size_t>(Dock::Inspector)]->show();
    m_inspector->editName();
}

void MainWindow::addIndex(bool global) {
    auto *open = document();
    const std::string tableName = currentTableName();
    if (!open || tableName.empty()) return;
    auto &session = open->session();
    const auto &definition = session.design().table(tableName)->description;
    const int number =
        static_cast<int>(global ? definition.globalSecondaryIndexes.size() : definition.localSecondaryIndexes.size()) +
        1;
    const std::string stem = global ? "GSI" : "LSI";
    std::string name;
    for (int n = number; name.empty() || definition.index(name); ++n) name = stem + std::to_string(n);
    const auto kind = global ? model::IndexKind::Global : model::IndexKind::Local;
    if (!session.document().apply(tr("Add index %1").arg(toQString(name)), [&](model::Design d) {
            auto index = model::newIndex(*d.table(tableName), name, kind);
            return model::addIndex(std::move(d), tableName, kind, std::move(index));
        }))
        return;
    model::Place place;
    place.tableName = tableName;
    place.indexName = name;
    session.selection().select(place);
    m_docks[static_cast<std::size_t>(Dock::Inspector)]->show();
    m_inspector->editName();
}

void MainWindow::addEntity() {
    auto *open = document();
    const std::string tableName = currentTableName();
    if (!open || tableName.empty()) return;
    auto &session = open->session();
    const std::string name = freeName("Entity", [&](const std::string &each) {
        return model::hasPart(session.design(), {.tableName = tableName, .entityName = each});
    });
    model::EntityType entity;
    entity.name = name;
    if (!session.document().apply(tr("Add entity type %1").arg(toQString(name)),
            [&](model::Design d) { return model::addEntityType(std::move(d), tableName, entity); }))
        return;
    model::Place place;
    place.tableName = tableName;
    place.entityName = name;
    session.selection().select(place);
    m_docks[static_cast<std::size_t>(Dock::Inspector)]->show();
    m_inspector->editName();
}

void MainWindow::addItem() {
    auto *open = document();
    const std::string tableName = currentTableName();
    if (!open || tableName.empty()) return;
    auto &session = open->session();
    engine::Item item;
    for (const auto &key : session.design().table(tableName)->description.keySchema.attributes()) {
        engine::AttributeValue value{std::string("new")};
        if (key.type == engine::ScalarType::N)
            if (auto zero = engine::Number::parse("0")) value = engine::AttributeValue{*zero};
        if (key.type == engine::ScalarType::B) value = engine::AttributeValue{engine::Binary{"new"}};
        item.emplace(key.name, std::move(value));
    }
    if (!session.document().apply(tr("Add an item to %1").arg(toQString(tableName)),
            [&](model::Design d) { return model::addItem(std::move(d), tableName, engine::encode(item)); }))
        return;
    model::Place place;
    place.tableName = tableName;
    place.itemIndex = session.design().table(tableName)->items->size() - 1;
    reveal(place, QStringLiteral("data"));
    m_docks[static_cast<std::size_t>(Dock::Inspector)]->show();
    m_inspector->editName();
}

void MainWindow::addPattern() {
    auto *open = document();
    if (!open) return;
    auto &session = open->session();
    model::AccessPattern pattern;
    pattern.name = toUtf8(tr("New access pattern"));
    pattern.tableName = currentTableName();
    if (const auto *table = session.design().table(pattern.tableName)) {
        pattern.keyConditionExpression = "#pk = :pk";
        pattern.names["#pk"] = table->description.keySchema.partitionKeys().front().name;
    }
    if (!session.document().apply(
            tr("Add an access pattern"), [&](model::Design d) { return model::addPattern(std::move(d), pattern); }))
        return;
    model::Place place;
    place.patternId = session.design().patterns.back()->id;
    reveal(place, QStringLiteral("patterns"));
    m_docks[static_cast<std::size_t>(Dock::Inspector)]->show();
    m_inspector->editName();
}

void MainWindow::inferEntities() {
    const std::string tableName = currentTableName();
    if (auto *open = document(); open && !tableName.empty()) ProposalDialog::open(open->session(), tableName, this);
}

void MainWindow::renameSelected() {
    m_docks[static_cast<std::size_t>(Dock::Inspector)]->show();
    m_inspector->editName();
}

void MainWindow::duplicateSelected() {
    auto *open = document();
    if (!open) return;
    auto &session = open->session();
    const auto place = session.selection().place();
    if (place.itemIndex) {
        const auto items = session.selection().items();
        session.document().apply(tr("Duplicate %Ln item(s)", nullptr, static_cast<int>(items.size())),
            [&](model::Design d) { return model::duplicateItems(std::move(d), place.tableName, items); });
    } else if (!place.patternId.empty()) {
        session.document().apply(
            tr("Duplicate %1").arg(toQString(place.patternId)), [&](model::Design d) -> model::Result<model::Design> {
                for (const auto &pattern : d.patterns)
                    if (pattern->id == place.patternId) {
                        auto copy = *pattern;
                        copy.id.clear();
                        return model::addPattern(std::move(d), std::move(copy));
                    }
                return d;
            });
    } else if (!place.tableName.empty()) {
        const std::string part = model::partName(place), name = freeName(part, [&](const std::string &each) {
            return model::hasPart(session.design(), model::besidePart(place, each));
        });
        session.document().apply(tr("Duplicate %1").arg(toQString(part)),
            [&](model::Design d) { return model::duplicatePart(std::move(d), place, name); });
    }
}

void MainWindow::removeSelected() {
    auto *open = document();
    if (!open) return;
    auto &session = open->session();
    const auto place = session.selection().place();
    const auto items = session.selection().items();
    QString text;
    const auto remove = [&](const QString &name, auto edit) {
        text = tr("Remove %1").arg(name);
        return session.document().apply(text, edit);
    };
    bool done = false;
    if (!place.patternId.empty())
        done = remove(toQString(place.patternId),
            [&](model::Design d) { return model::removePattern(std::move(d), place.patternId); });
    else if (place.itemIndex)
        done = remove(tr("%Ln item(s)", nullptr, static_cast<int>(items.size())),
            [&](model::Design d) { return model::removeItems(std::move(d), place.tableName, items); });
    else if (!place.tableName.empty())
        done = remove(
            toQString(model::partName(place)), [&](model::Design d) { return model::removePart(std::move(d), place); });
    if (done) notify({Notice::Kind::Done, text, tr("Undo"), [this] { undo(); }});
}

void MainWindow::runPatterns() {
    if (auto *open = document()) {
        open->session().consequences().refresh();
        showWorkspace(2);
    }
}

void MainWindow::openInQuery() {
    if (auto *open = document()) reveal(open->session().selection().place(), QStringLiteral("query"));
}

void MainWindow::goToAnything() {
    auto *open = document();
    m_actions->refresh();
    QList<QAction *> actions = open ? open->currentWorkspace().workspaceActions() : QList<QAction *>();
    for (const auto &row : actionRows())
        if (*row.text && std::string_view(row.id) != "go-to") actions += m_actions->at(row.id);
    m_goTo->open(open ? &open->session() : nullptr, actions);
}

void MainWindow::copyCreateTable() {
    auto *open = document();
    const std::string tableName = currentTableName();
    if (!open || tableName.empty()) return;
    const auto request = model::createTableRequest(open->session().design().table(tableName)->description);
    QGuiApplication::clipboard()->setText(toQString(engine::encodeRequest(request)));
    notify({Notice::Kind::Done, tr("CreateTable JSON of %1 copied").arg(toQString(tableName)), {}, {}});
}

void MainWindow::showShortcuts() {
    QStringList lines;
    for (const auto &row : actionRows()) {
        if (!*row.text || !*row.shortcut) continue;
        const auto *action = m_actions->at(row.id);
        lines += QStringLiteral("<tr><td>%1</td><td width='24'></td><td><b>%2</b></td></tr>")
                     .arg(action->text().remove(QLatin1Char('&')).toHtmlEscaped(),
                         action->shortcut().toString(QKeySequence::NativeText).toHtmlEscaped());
    }
    QMessageBox box(QMessageBox::NoIcon, tr("Keyboard shortcuts"),
        QStringLiteral("<table>%1</table>").arg(lines.join(QString())), QMessageBox::Close, this);
    box.exec();
}

void MainWindow::showFitness() {
    FitnessDialog(this).exec();
}

void MainWindow::showAbout() {
    QMessageBox::about(this, tr("About Hashrange"),
        tr("<h3>Hashrange %1</h3><p>A workbench for designing DynamoDB tables from their access "
           "patterns.</p><p>Requests run on an "
           "engine of its own; DynamoDB and AWS are names of Amazon.com, Inc., which has no part in this program.</p>")
            .arg(QCoreApplication::applicationVersion()));
}

}
