#pragma once

#include <QAction>
#include <QObject>
#include <QString>

#include <map>
#include <span>
#include <string_view>

class QMenu;
class QMenuBar;

namespace app {

class MainWindow;

/// Everything that a menu, a shortcut or Ctrl+K can do, a row each. Menus show the rows in this order.
struct ActionRow {
    const char *id;
    const char *menu;     ///< "&File", or "&View/Theme" for a menu in a menu.
    const char *text;     ///< English, translated in context "Actions"; empty: a separator.
    const char *shortcut; ///< Portable text; empty: none.
    const char *icon;     ///< Of resources/icons; empty: none.
    void (*run)(MainWindow &window) = nullptr;
    bool (*possible)(const MainWindow &window) = nullptr; ///< None: always.
    bool (*checked)(const MainWindow &window) = nullptr;  ///< None: it is no switch.
};
std::span<const ActionRow> actionRows();

/// The rows as QActions of a window.
class Actions : public QObject {
    Q_OBJECT
public:
    explicit Actions(MainWindow &window);

    QAction *at(std::string_view id) const; ///< The id is one of the table's.
    const std::map<std::string_view, QAction *> &all() const { return m_actions; }
    void fill(QMenuBar &menuBar);
    /// Asks each row again whether it is possible and checked.
    void refresh();

private:
    QMenu *menu(QMenuBar &menuBar, std::string_view path);

    MainWindow &m_window;
    std::map<std::string_view, QAction *> m_actions;
    std::map<std::string_view, QMenu *> m_menus;
};

}
