#pragma once

#include "app/window/open_document.h"
#include "app/window/preferences.h"

#include <QMainWindow>

#include <array>

class QActionGroup;
class QLabel;
class QProgressBar;
class QStackedWidget;
class QTabBar;
class QToolBar;

namespace app {

class Actions;
class CompareView;
class GoToAnything;
class Inspector;
class LogDock;
class Navigator;
class CostView;
class ProblemsView;
class StartPage;
class StatusLine;
class Toasts;
class ChangesView;

/// The window: documents as tabs, the six workspaces, the docks around them. What it can do, actions.cpp lists.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    enum class Dock { Navigator, Inspector, Problems, Changes, Compare, Log, Cost };

    explicit MainWindow(Preferences preferences, QWidget *parent = nullptr);
    ~MainWindow() override;

    OpenDocument *document(); ///< The one in front; null on the start page.
    const OpenDocument *document() const;
    int documentCount() const { return static_cast<int>(m_documents.size()); }
    const Preferences &preferences() const { return m_preferences; }
    Actions &actionTable() { return *m_actions; }
    Inspector &inspector() { return *m_inspector; }
    Navigator &navigator() { return *m_navigator; }
    CompareView &compareView() { return *m_compare; }

    /// Shows a design without a file in a new tab.
    OpenDocument &add(model::Design design);
    /// Reads the file off the GUI thread and shows it in a new tab; one that is open already comes to the front.
    void open(const QString &path);
    bool isReading() const;

    void newModel();
    void openFiles();
    bool save(); ///< False: not saved; the reason was shown, or the person cancelled.
    bool saveAs();
    void reload();
    void compare();         ///< Asks with what.
    void compareWithDisk(); ///< The file of the document in front.
    void closeCurrent();
    void showStartPage();

    void undo();
    void redo();
    void renameSelected();
    void duplicateSelected();
    void removeSelected();

    void showWorkspace(int number);
    void toggleDock(Dock dock);
    bool showsDock(Dock dock) const;
    void resetLayout();
    void setTheme(ThemeChoice choice);
    void setLanguage(const QString &language);
    void nextTab(int step);
    void toggleFullScreen();

    void addTable();
    void addIndex(bool global);
    void addEntity();
    void addItem();
    void addPattern();
    void inferEntities();
    void runPatterns();
    void openInQuery();
    void goToAnything();
    void copyCreateTable();
    void showShortcuts();
    void showFitness();
    void showAbout();

    /// Selects and shows a place in a workspace, or where such a place is shown best.
    void reveal(const model::Place &place, const QString &workspaceId = {});
    void notify(const Notice &notice);

protected:
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void buildBars();
    void buildDocks();
    void placeDocks();
    void adjustDockTitles();
    void makeRoom(int widthBefore);
    void connectDocument(OpenDocument &document);
    void showFront();
    void showSession(OpenDocument *open);
    void showDock(Dock dock);
    void updateTitles();
    bool mayClose(OpenDocument &document); ///< Asks about unsaved changes; true: close it.
    bool closeTab(int tab);
    bool write(OpenDocument &document, const QString &path, const model::Format &format);
    void offerReload(OpenDocument &document, bool gone);
    void recover(const LostWork &work);
    void takeOpened(const OpenedFile &file);
    void openDatabase(const QString &path);
    std::string currentTableName() const;

    Preferences m_preferences;
    Actions *m_actions;
    QTabBar *m_tabs;
    QToolBar *m_tabBar, *m_workspaceBar;
    QStackedWidget *m_front;
    std::vector<OpenDocument *> m_documents; ///< In the order they were opened in.
    StartPage *m_start;
    bool m_startTab = false;
    FileReading m_reading;
    OpenDocument *m_reloading = nullptr;
    QStringList m_toOpen; ///< Files that wait for the one being read.
    std::array<QDockWidget *, 7> m_docks = {};
    std::array<bool, 7> m_hiddenForRoom = {}; ///< By a narrow window, not by a person.
    Navigator *m_navigator;
    Inspector *m_inspector;
    ProblemsView *m_problems;
    CostView *m_cost;
    ChangesView *m_changes;
    CompareView *m_compare;
    LogDock *m_log;
    StatusLine *m_status;
    Toasts *m_toasts;
    GoToAnything *m_goTo;
};

}
