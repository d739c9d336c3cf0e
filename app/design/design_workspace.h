#pragma once

#include "app/analyse/chart_export.h"
#include "app/design/canvas_view.h"
#include "app/design/entity_chart_view.h"
#include "app/endpoint/background.h"
#include "app/window/workspace.h"

#include <memory>
#include <string>

class QActionGroup;
class QComboBox;
class QLabel;
class QSplitter;
class QStackedWidget;
class QToolButton;

namespace app {

class EmptyState;
class InlineMessage;
class ToolStrip;

/// The canvas of a table: its keys, its indexes and the entities in them as cards, and below it the entity chart.
/// Looking changes nothing in the document; moving a card is an undo step.
class DesignWorkspace : public Workspace {
    Q_OBJECT
public:
    explicit DesignWorkspace(Session &session, QWidget *parent = nullptr);

    void reveal(const model::Place &place) override;
    bool isSettled() const override;
    QList<QAction *> workspaceActions() const override;

    CanvasView &view() { return *m_view; }
    EntityChartView &chart() { return *m_chart; }
    /// The table on the canvas; empty: all of them.
    const std::string &tableName() const { return m_tableName; }
    /// Cards and lines as they stand, for files: at 100 %, without selection.
    Picture picture();

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Shown;
    void buildStrip();
    void buildChart();
    void connectCanvas();
    void followSelection();
    void designChanged(const model::Design &before);
    void choose(const std::string &tableName);
    void fillTables();
    void refresh();
    void display(const Shown &shown);
    /// Small windows: texts leave the strip before they are cut, the chart takes less.
    void adapt();
    void showTeaching(const model::TableDesign *table); ///< Null: there is nothing to teach.
    void inferEntities();
    void tidy();
    void addEntity();
    void addIndex(bool global);
    QAction *action(const QString &text, const char *iconName, const QString &keys, void (DesignWorkspace::*run)());

    std::string m_tableName;
    bool m_stale = true;
    bool m_first = true; ///< The next canvas is another table's: show all of it.
    Latest<std::shared_ptr<const Shown>> m_working;

    ToolStrip *m_strip;
    QList<QToolButton *> m_textButtons; ///< Of the strip, in the order in which they lose their text.
    bool m_splitByHand = false;
    QComboBox *m_tables;
    QLabel *m_zoom;
    QStackedWidget *m_pages;
    QSplitter *m_splitter;
    CanvasScene *m_scene;
    CanvasView *m_view;
    QWidget *m_chartPane = nullptr;
    EntityChartView *m_chart = nullptr;
    QAction *m_chartAction = nullptr, *m_tidyAction = nullptr, *m_addEntityAction = nullptr,
            *m_addGlobalAction = nullptr, *m_addLocalAction = nullptr;
    EmptyState *m_empty;
    InlineMessage *m_teaching = nullptr;
};

}
