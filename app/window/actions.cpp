#include "app/window/actions.h"

#include "app/window/main_window.h"
#include "app/window/theme.h"

#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>

namespace app {

namespace {

bool hasDocument(const MainWindow &window) {
    return window.document() != nullptr;
}
bool hasFile(const MainWindow &window) {
    return window.document() && !window.document()->file().path().isEmpty();
}
bool canUndo(const MainWindow &window) {
    return window.document() && window.document()->session().document().history().canUndo();
}
bool canRedo(const MainWindow &window) {
    return window.document() && window.document()->session().document().history().canRedo();
}
bool hasTable(const MainWindow &window) {
    return window.document() && !window.document()->session().design().tables.empty();
}
bool hasPlace(const MainWindow &window) {
    return window.document() && window.document()->session().selection().place() != model::Place();
}
bool hasPattern(const MainWindow &window) {
    return window.document() && !window.document()->session().selection().place().patternId.empty();
}

template <int number> void showWorkspace(MainWindow &window) {
    window.showWorkspace(number);
}
template <int number> bool showsWorkspace(const MainWindow &window) {
    return window.document() && window.document()->workspaceNumber() == number;
}
template <MainWindow::Dock dock> void toggleDock(MainWindow &window) {
    window.toggleDock(dock);
}
template <MainWindow::Dock dock> bool showsDock(const MainWindow &window) {
    return window.showsDock(dock);
}
template <ThemeChoice choice> void setTheme(MainWindow &window) {
    window.setTheme(choice);
}
template <ThemeChoice choice> bool hasTheme(const MainWindow &) {
    return themeChoice() == choice;
}
template <char first> void setLanguage(MainWindow &window) {
    window.setLanguage(first == 'd' ? QStringLiteral("de") : first == 'e' ? QStringLiteral("en") : QString());
}
template <char first> bool hasLanguage(const MainWindow &window) {
    const QString language = window.preferences().language;
    return language.isEmpty() ? first == 's' : language.startsWith(QLatin1Char(first));
}

using W = MainWindow;
using Dock = MainWindow::Dock;

// Written out in each cell: lupdate sees through no macro of ours.
// clang-format off
const ActionRow rows[] = {
    {"new",           QT_TRANSLATE_NOOP("Actions", "&File"), QT_TRANSLATE_NOOP("Actions", "&New model"),                "Ctrl+N",       "plus",     [](W &w) { w.newModel(); }},
    {"open",          QT_TRANSLATE_NOOP("Actions", "&File"), QT_TRANSLATE_NOOP("Actions", "&Open…"),                    "Ctrl+O",       "open",     [](W &w) { w.openFiles(); }},
    {"start",         QT_TRANSLATE_NOOP("Actions", "&File"), QT_TRANSLATE_NOOP("Actions", "Start page: gallery and recent files"), "", "logo",     [](W &w) { w.showStartPage(); }},
    {"",              QT_TRANSLATE_NOOP("Actions", "&File"), "", "", ""},
    {"save",          QT_TRANSLATE_NOOP("Actions", "&File"), QT_TRANSLATE_NOOP("Actions", "&Save"),                     "Ctrl+S",       "save",     [](W &w) { w.save(); },           hasDocument},
    {"save-as",       QT_TRANSLATE_NOOP("Actions", "&File"), QT_TRANSLATE_NOOP("Actions", "Save &as…"),                 "Ctrl+Shift+S", "",         [](W &w) { w.saveAs(); },         hasDocument},
    {"reload",        QT_TRANSLATE_NOOP("Actions", "&File"), QT_TRANSLATE_NOOP("Actions", "Reload from disk"),          "",             "",         [](W &w) { w.reload(); },         hasFile},
    {"compare",       QT_TRANSLATE_NOOP("Actions", "&File"), QT_TRANSLATE_NOOP("Actions", "Compare with…"),             "Ctrl+Alt+D",   "compare",  [](W &w) { w.compare(); },        hasDocument},
    {"compare-disk",  QT_TRANSLATE_NOOP("Actions", "&File"), QT_TRANSLATE_NOOP("Actions", "Compare with the file on disk"), "",         "",         [](W &w) { w.compareWithDisk(); }, hasFile},
    {"export",        QT_TRANSLATE_NOOP("Actions", "&File"), QT_TRANSLATE_NOOP("Actions", "&Export…"),                  "Ctrl+E",       "export",   [](W &w) { w.showWorkspace(5); }, hasDocument},
    {"",              QT_TRANSLATE_NOOP("Actions", "&File"), "", "", ""},
    {"close",         QT_TRANSLATE_NOOP("Actions", "&File"), QT_TRANSLATE_NOOP("Actions", "&Close"),                    "Ctrl+W",       "",         [](W &w) { w.closeCurrent(); }},
    {"quit",          QT_TRANSLATE_NOOP("Actions", "&File"), QT_TRANSLATE_NOOP("Actions", "&Quit"),                     "Ctrl+Q",       "",         [](W &w) { w.close(); }},

    {"undo",          QT_TRANSLATE_NOOP("Actions", "&Edit"), QT_TRANSLATE_NOOP("Actions", "&Undo"),                     "Ctrl+Z",       "undo",     [](W &w) { w.undo(); },           canUndo},
    {"redo",          QT_TRANSLATE_NOOP("Actions", "&Edit"), QT_TRANSLATE_NOOP("Actions", "&Redo"),                     "Ctrl+Shift+Z", "redo",     [](W &w) { w.redo(); },           canRedo},
    {"",              QT_TRANSLATE_NOOP("Actions", "&Edit"), "", "", ""},
    {"rename",        QT_TRANSLATE_NOOP("Actions", "&Edit"), QT_TRANSLATE_NOOP("Actions", "Rename"),                    "F2",           "pencil",   [](W &w) { w.renameSelected(); }, hasPlace},
    {"duplicate",     QT_TRANSLATE_NOOP("Actions", "&Edit"), QT_TRANSLATE_NOOP("Actions", "Duplicate"),                 "Ctrl+D",       "copy",     [](W &w) { w.duplicateSelected(); }, hasPlace},
    {"remove",        QT_TRANSLATE_NOOP("Actions", "&Edit"), QT_TRANSLATE_NOOP("Actions", "Remove"),                    "Ctrl+Del",  "trash",    [](W &w) { w.removeSelected(); }, hasPlace},

    {"design",        QT_TRANSLATE_NOOP("Actions", "&View"), QT_TRANSLATE_NOOP("Actions", "Design"),                    "Ctrl+1",       "design",   showWorkspace<0>, hasDocument, showsWorkspace<0>},
    {"data",          QT_TRANSLATE_NOOP("Actions", "&View"), QT_TRANSLATE_NOOP("Actions", "Data"),                      "Ctrl+2",       "data",     showWorkspace<1>, hasDocument, showsWorkspace<1>},
    {"patterns",      QT_TRANSLATE_NOOP("Actions", "&View"), QT_TRANSLATE_NOOP("Actions", "Patterns"),                  "Ctrl+3",       "patterns", showWorkspace<2>, hasDocument, showsWorkspace<2>},
    {"query",         QT_TRANSLATE_NOOP("Actions", "&View"), QT_TRANSLATE_NOOP("Actions", "Query"),                     "Ctrl+4",       "query",    showWorkspace<3>, hasDocument, showsWorkspace<3>},
    {"analyse",       QT_TRANSLATE_NOOP("Actions", "&View"), QT_TRANSLATE_NOOP("Actions", "Analyse"),                   "Ctrl+5",       "analyse",  showWorkspace<4>, hasDocument, showsWorkspace<4>},
    {"ship",          QT_TRANSLATE_NOOP("Actions", "&View"), QT_TRANSLATE_NOOP("Actions", "Ship"),                      "Ctrl+6",       "ship",     showWorkspace<5>, hasDocument, showsWorkspace<5>},
    {"",              QT_TRANSLATE_NOOP("Actions", "&View"), "", "", ""},
    {"navigator",     QT_TRANSLATE_NOOP("Actions", "&View"), QT_TRANSLATE_NOOP("Actions", "Navigator"),                 "Ctrl+Alt+N",   "",         toggleDock<Dock::Navigator>, nullptr, showsDock<Dock::Navigator>},
    {"inspector",     QT_TRANSLATE_NOOP("Actions", "&View"), QT_TRANSLATE_NOOP("Actions", "Inspector"),                 "Ctrl+Alt+I",   "",         toggleDock<Dock::Inspector>, nullptr, showsDock<Dock::Inspector>},
    {"problems",      QT_TRANSLATE_NOOP("Actions", "&View"), QT_TRANSLATE_NOOP("Actions", "Problems"),                  "Ctrl+Alt+P",   "warning",  toggleDock<Dock::Problems>,  nullptr, showsDock<Dock::Problems>},
    {"changes",       QT_TRANSLATE_NOOP("Actions", "&View"), QT_TRANSLATE_NOOP("Actions", "Changes"),                   "Ctrl+Alt+C",   "history",  toggleDock<Dock::Changes>,   nullptr, showsDock<Dock::Changes>},
    {"compare-list",  QT_TRANSLATE_NOOP("Actions", "&View"), QT_TRANSLATE_NOOP("Actions", "Compare"),                   "Ctrl+Alt+M",   "compare",  toggleDock<Dock::Compare>, nullptr, showsDock<Dock::Compare>},
    {"cost",          QT_TRANSLATE_NOOP("Actions", "&View"), QT_TRANSLATE_NOOP("Actions", "Cost"),                      "Ctrl+Alt+K",   "analyse",  toggleDock<Dock::Cost>,      nullptr, showsDock<Dock::Cost>},
    {"log",           QT_TRANSLATE_NOOP("Actions", "&View"), QT_TRANSLATE_NOOP("Actions", "Log"),                       "Ctrl+Alt+L",   "",         toggleDock<Dock::Log>,       nullptr, showsDock<Dock::Log>},
    {"reset-layout",  QT_TRANSLATE_NOOP("Actions", "&View"), QT_TRANSLATE_NOOP("Actions", "Reset the layout"),          "",             "tidy",     [](W &w) { w.resetLayout(); }},
    {"",              QT_TRANSLATE_NOOP("Actions", "&View"), "", "", ""},
    {"theme-system",  QT_TRANSLATE_NOOP("Actions", "&View/Theme"), QT_TRANSLATE_NOOP("Actions", "Theme: as the system"), "", "", setTheme<ThemeChoice::System>, nullptr, hasTheme<ThemeChoice::System>},
    {"theme-light",   QT_TRANSLATE_NOOP("Actions", "&View/Theme"), QT_TRANSLATE_NOOP("Actions", "Theme: light"),         "", "", setTheme<ThemeChoice::Light>,  nullptr, hasTheme<ThemeChoice::Light>},
    {"theme-dark",    QT_TRANSLATE_NOOP("Actions", "&View/Theme"), QT_TRANSLATE_NOOP("Actions", "Theme: dark"),          "", "", setTheme<ThemeChoice::Dark>,   nullptr, hasTheme<ThemeChoice::Dark>},
    {"language-system", QT_TRANSLATE_NOOP("Actions", "&View/Language"), QT_TRANSLATE_NOOP("Actions", "Language: as the system"), "", "", setLanguage<'s'>, nullptr, hasLanguage<'s'>},
    {"language-en",   QT_TRANSLATE_NOOP("Actions", "&View/Language"), "English",                 "", "", setLanguage<'e'>, nullptr, hasLanguage<'e'>},
    {"language-de",   QT_TRANSLATE_NOOP("Actions", "&View/Language"), "Deutsch",                 "", "", setLanguage<'d'>, nullptr, hasLanguage<'d'>},
    {"",              QT_TRANSLATE_NOOP("Actions", "&View"), "", "", ""},
    {"next-tab",      QT_TRANSLATE_NOOP("Actions", "&View"), QT_TRANSLATE_NOOP("Actions", "Next document"),             "Ctrl+Tab",     "",         [](W &w) { w.nextTab(1); }},
    {"full-screen",   QT_TRANSLATE_NOOP("Actions", "&View"), QT_TRANSLATE_NOOP("Actions", "Full screen"),               "F11",          "fit",      [](W &w) { w.toggleFullScreen(); }, nullptr, [](const W &w) { return w.isFullScreen(); }},

    {"add-table",     QT_TRANSLATE_NOOP("Actions", "&Model"), QT_TRANSLATE_NOOP("Actions", "Add table"),                "Ctrl+Shift+T", "table",    [](W &w) { w.addTable(); },   hasDocument},
    {"add-gsi",       QT_TRANSLATE_NOOP("Actions", "&Model"), QT_TRANSLATE_NOOP("Actions", "Add global secondary index"), "Ctrl+Shift+G", "gsi",    [](W &w) { w.addIndex(true); }, hasTable},
    {"add-lsi",       QT_TRANSLATE_NOOP("Actions", "&Model"), QT_TRANSLATE_NOOP("Actions", "Add local secondary index"), "Ctrl+Shift+L", "lsi",     [](W &w) { w.addIndex(false); }, hasTable},
    {"add-entity",    QT_TRANSLATE_NOOP("Actions", "&Model"), QT_TRANSLATE_NOOP("Actions", "Add entity type"),          "Ctrl+Shift+E", "entity",   [](W &w) { w.addEntity(); },  hasTable},
    {"add-item",      QT_TRANSLATE_NOOP("Actions", "&Model"), QT_TRANSLATE_NOOP("Actions", "Add item"),                 "Ctrl+Shift+I", "plus",     [](W &w) { w.addItem(); },    hasTable},
    {"add-pattern",   QT_TRANSLATE_NOOP("Actions", "&Model"), QT_TRANSLATE_NOOP("Actions", "Add access pattern"),       "Ctrl+Shift+P", "patterns", [](W &w) { w.addPattern(); }, hasDocument},
    {"",              QT_TRANSLATE_NOOP("Actions", "&Model"), "", "", ""},
    {"infer",         QT_TRANSLATE_NOOP("Actions", "&Model"), QT_TRANSLATE_NOOP("Actions", "Find entity types in the items…"), "",       "search",   [](W &w) { w.inferEntities(); }, hasTable},

    {"run-patterns",  QT_TRANSLATE_NOOP("Actions", "&Run"), QT_TRANSLATE_NOOP("Actions", "Run all access patterns"),    "F5",           "play",     [](W &w) { w.runPatterns(); }, hasDocument},
    {"open-in-query", QT_TRANSLATE_NOOP("Actions", "&Run"), QT_TRANSLATE_NOOP("Actions", "Open the pattern in Query"),  "Ctrl+Return",  "query",    [](W &w) { w.openInQuery(); }, hasPattern},

    {"go-to",         QT_TRANSLATE_NOOP("Actions", "&Tools"), QT_TRANSLATE_NOOP("Actions", "Go to anything…"),          "Ctrl+K",       "search",   [](W &w) { w.goToAnything(); }},
    {"copy-create",   QT_TRANSLATE_NOOP("Actions", "&Tools"), QT_TRANSLATE_NOOP("Actions", "Copy CreateTable JSON"),    "",             "copy",     [](W &w) { w.copyCreateTable(); }, hasTable},

    {"shortcuts",     QT_TRANSLATE_NOOP("Actions", "&Help"), QT_TRANSLATE_NOOP("Actions", "Keyboard shortcuts"),        "F1",           "info",     [](W &w) { w.showShortcuts(); }},
    {"fitness",       QT_TRANSLATE_NOOP("Actions", "&Help"), QT_TRANSLATE_NOOP("Actions", "Is DynamoDB right for this?"), "",           "check",    [](W &w) { w.showFitness(); }},
    {"about",         QT_TRANSLATE_NOOP("Actions", "&Help"), QT_TRANSLATE_NOOP("Actions", "About Hashrange"),           "",             "logo",     [](W &w) { w.showAbout(); }},
};
// clang-format on

QString translate(std::string_view text) {
    return QCoreApplication::translate("Actions", std::string(text).c_str());
}

}

std::span<const ActionRow> actionRows() {
    return rows;
}

Actions::Actions(MainWindow &window) : QObject(&window), m_window(window) {
    for (const auto &row : rows) {
        if (!*row.text) continue;
        auto *action = new QAction(translate(row.text), &window);
        action->setObjectName(QString::fromLatin1(row.id));
        if (*row.icon) action->setIcon(icon(QString::fromLatin1(row.icon)));
        if (*row.shortcut) action->setShortcut(QKeySequence::fromString(QString::fromLatin1(row.shortcut)));
        action->setCheckable(row.checked != nullptr);
        connect(action, &QAction::triggered, this, [this, &row] {
            row.run(m_window);
            refresh();
        });
        window.addAction(action);
        m_actions[row.id] = action;
    }
    m_actions["redo"]->setShortcuts(
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    const auto plain = [](QAction *action) { // as a tooltip: no mnemonic, with the shortcut
        const QString text = action->text().remove(QLatin1Char('&')).remove(QStringLiteral("…"));
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        action->setToolTip(keys.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, keys));
    };
    for (const auto &[id, action] : m_actions) plain(action);
}

QAction *Actions::at(std::string_view id) const {
    return m_actions.at(id);
}

QMenu *Actions::menu(QMenuBar &menuBar, std::string_view path) {
    if (const auto found = m_menus.find(path); found != m_menus.end()) return found->second;
    const auto slash = path.find('/');
    QMenu *made = slash == std::string_view::npos
                      ? menuBar.addMenu(translate(path))
                      : menu(menuBar, path.substr(0, slash))->addMenu(translate(path).section(QLatin1Char('/'), -1));
    connect(made, &QMenu::aboutToShow, this, &Actions::refresh);
    m_menus[path] = made;
    return made;
}

void Actions::fill(QMenuBar &menuBar) {
    for (const auto &row : rows) {
        auto *into = menu(menuBar, row.menu);
        if (*row.text)
            into->addAction(m_actions[row.id]);
        else
            into->addSeparator();
    }
}

void Actions::refresh() {
    for (const auto &row : rows) {
        if (!*row.text) continue;
        auto *action = m_actions[row.id];
        action->setEnabled(!row.possible || row.possible(m_window));
        if (row.checked) action->setChecked(row.checked(m_window));
    }
}

}
