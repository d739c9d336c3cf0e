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

#define TEXT(text) QT_TRANSLATE_NOOP("Actions", text)

// clang-format off
const ActionRow rows[] = {
    {"new",           TEXT("&File"), TEXT("&New model"),                "Ctrl+N",       "plus",     [](W &w) { w.newModel(); }},
    {"open",          TEXT("&File"), TEXT("&Open…"),                    "Ctrl+O",       "open",     [](W &w) { w.openFiles(); }},
    {"start",         TEXT("&File"), TEXT("Start page: gallery and recent files"), "", "logo",     [](W &w) { w.showStartPage(); }},
    {"",              TEXT("&File"), "", "", ""},
    {"save",          TEXT("&File"), TEXT("&Save"),                     "Ctrl+S",       "save",     [](W &w) { w.save(); },           hasDocument},
    {"save-as",       TEXT("&File"), TEXT("Save &as…"),                 "Ctrl+Shift+S", "",         [](W &w) { w.saveAs(); },         hasDocument},
    {"reload",        TEXT("&File"), TEXT("Reload from disk"),          "",             "",         [](W &w) { w.reload(); },         hasFile},
    {"export",        TEXT("&File"), TEXT("&Export…"),                  "Ctrl+E",       "export",   [](W &w) { w.showWorkspace(5); }, hasDocument},
    {"",              TEXT("&File"), "", "", ""},
    {"close",         TEXT("&File"), TEXT("&Close"),                    "Ctrl+W",       "",         [](W &w) { w.closeCurrent(); }},
    {"quit",          TEXT("&File"), TEXT("&Quit"),                     "Ctrl+Q",       "",         [](W &w) { w.close(); }},

    {"undo",          TEXT("&Edit"), TEXT("&Undo"),                     "Ctrl+Z",       "undo",     [](W &w) { w.undo(); },           canUndo},
    {"redo",          TEXT("&Edit"), TEXT("&Redo"),                     "Ctrl+Shift+Z", "redo",     [](W &w) { w.redo(); },           canRedo},
    {"",              TEXT("&Edit"), "", "", ""},
    {"rename",        TEXT("&Edit"), TEXT("Rename"),                    "F2",           "pencil",   [](W &w) { w.renameSelected(); }, hasPlace},
    {"duplicate",     TEXT("&Edit"), TEXT("Duplicate"),                 "Ctrl+D",       "copy",     [](W &w) { w.duplicateSelected(); }, hasPlace},
    {"remove",        TEXT("&Edit"), TEXT("Remove"),                    "Ctrl+Del",  "trash",    [](W &w) { w.removeSelected(); }, hasPlace},

    {"design",        TEXT("&View"), TEXT("Design"),                    "Ctrl+1",       "design",   showWorkspace<0>, hasDocument, showsWorkspace<0>},
    {"data",          TEXT("&View"), TEXT("Data"),                      "Ctrl+2",       "data",     showWorkspace<1>, hasDocument, showsWorkspace<1>},
    {"patterns",      TEXT("&View"), TEXT("Patterns"),                  "Ctrl+3",       "patterns", showWorkspace<2>, hasDocument, showsWorkspace<2>},
    {"query",         TEXT("&View"), TEXT("Query"),                     "Ctrl+4",       "query",    showWorkspace<3>, hasDocument, showsWorkspace<3>},
    {"analyse",       TEXT("&View"), TEXT("Analyse"),                   "Ctrl+5",       "analyse",  showWorkspace<4>, hasDocument, showsWorkspace<4>},
    {"ship",          TEXT("&View"), TEXT("Ship"),                      "Ctrl+6",       "ship",     showWorkspace<5>, hasDocument, showsWorkspace<5>},
    {"",              TEXT("&View"), "", "", ""},
    {"navigator",     TEXT("&View"), TEXT("Navigator"),                 "Ctrl+Alt+N",   "",         toggleDock<Dock::Navigator>, nullptr, showsDock<Dock::Navigator>},
    {"inspector",     TEXT("&View"), TEXT("Inspector"),                 "Ctrl+Alt+I",   "",         toggleDock<Dock::Inspector>, nullptr, showsDock<Dock::Inspector>},
    {"problems",      TEXT("&View"), TEXT("Problems"),                  "Ctrl+Alt+P",   "warning",  toggleDock<Dock::Problems>,  nullptr, showsDock<Dock::Problems>},
    {"changes",       TEXT("&View"), TEXT("Changes"),                   "Ctrl+Alt+C",   "history",  toggleDock<Dock::Changes>,   nullptr, showsDock<Dock::Changes>},
    {"log",           TEXT("&View"), TEXT("Log"),                       "Ctrl+Alt+L",   "",         toggleDock<Dock::Log>,       nullptr, showsDock<Dock::Log>},
    {"reset-layout",  TEXT("&View"), TEXT("Reset the layout"),          "",             "tidy",     [](W &w) { w.resetLayout(); }},
    {"",              TEXT("&View"), "", "", ""},
    {"theme-system",  TEXT("&View/Theme"), TEXT("Theme: as the system"), "", "", setTheme<ThemeChoice::System>, nullptr, hasTheme<ThemeChoice::System>},
    {"theme-light",   TEXT("&View/Theme"), TEXT("Theme: light"),         "", "", setTheme<ThemeChoice::Light>,  nullptr, hasTheme<ThemeChoice::Light>},
    {"theme-dark",    TEXT("&View/Theme"), TEXT("Theme: dark"),          "", "", setTheme<ThemeChoice::Dark>,   nullptr, hasTheme<ThemeChoice::Dark>},
    {"language-system", TEXT("&View/Language"), TEXT("Language: as the system"), "", "", setLanguage<'s'>, nullptr, hasLanguage<'s'>},
    {"language-en",   TEXT("&View/Language"), "English",                 "", "", setLanguage<'e'>, nullptr, hasLanguage<'e'>},
    {"language-de",   TEXT("&View/Language"), "Deutsch",                 "", "", setLanguage<'d'>, nullptr, hasLanguage<'d'>},
    {"",              TEXT("&View"), "", "", ""},
    {"next-tab",      TEXT("&View"), TEXT("Next document"),             "Ctrl+Tab",     "",         [](W &w) { w.nextTab(1); }},
    {"full-screen",   TEXT("&View"), TEXT("Full screen"),               "F11",          "fit",      [](W &w) { w.toggleFullScreen(); }, nullptr, [](const W &w) { return w.isFullScreen(); }},

    {"add-table",     TEXT("&Model"), TEXT("Add table"),                "Ctrl+Shift+T", "table",    [](W &w) { w.addTable(); },   hasDocument},
    {"add-gsi",       TEXT("&Model"), TEXT("Add global secondary index"), "Ctrl+Shift+G", "gsi",    [](W &w) { w.addIndex(true); }, hasTable},
    {"add-lsi",       TEXT("&Model"), TEXT("Add local secondary index"), "Ctrl+Shift+L", "lsi",     [](W &w) { w.addIndex(false); }, hasTable},
    {"add-entity",    TEXT("&Model"), TEXT("Add entity type"),          "Ctrl+Shift+E", "entity",   [](W &w) { w.addEntity(); },  hasTable},
    {"add-item",      TEXT("&Model"), TEXT("Add item"),                 "Ctrl+Shift+I", "plus",     [](W &w) { w.addItem(); },    hasTable},
    {"add-pattern",   TEXT("&Model"), TEXT("Add access pattern"),       "Ctrl+Shift+P", "patterns", [](W &w) { w.addPattern(); }, hasDocument},
    {"",              TEXT("&Model"), "", "", ""},
    {"infer",         TEXT("&Model"), TEXT("Find entity types in the items"), "",       "search",   [](W &w) { w.inferEntities(); }, hasTable},

    {"run-patterns",  TEXT("&Run"), TEXT("Run all access patterns"),    "F5",           "play",     [](W &w) { w.runPatterns(); }, hasDocument},
    {"open-in-query", TEXT("&Run"), TEXT("Open the pattern in Query"),  "Ctrl+Return",  "query",    [](W &w) { w.openInQuery(); }, hasPattern},

    {"go-to",         TEXT("&Tools"), TEXT("Go to anything…"),          "Ctrl+K",       "search",   [](W &w) { w.goToAnything(); }},
    {"copy-create",   TEXT("&Tools"), TEXT("Copy CreateTable JSON"),    "",             "copy",     [](W &w) { w.copyCreateTable(); }, hasTable},

    {"shortcuts",     TEXT("&Help"), TEXT("Keyboard shortcuts"),        "F1",           "info",     [](W &w) { w.showShortcuts(); }},
    {"about",         TEXT("&Help"), TEXT("About Hashrange"),           "",             "logo",     [](W &w) { w.showAbout(); }},
};
// clang-format on

#undef TEXT

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
