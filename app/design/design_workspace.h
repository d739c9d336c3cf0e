#pragma once

#include "app/analyse/chart_export.h"
#include "app/design/canvas_view.h"
#include "app/design/entity_chart_view.h"
#include "app/endpoint/background.h"
#include "app/window/workspace.h"

#include <memory>
#include <optional>
#include <string>

class QActionGroup;
class QComboBox;
class QLabel;
class QSplitter;
class QStackedWidget;
class QToolButton;

namespace app {

class CanvasEditing;
class ChartTextPane;
class EffectsView;
class EmptyState;
class InlineMessage;
class ToolStrip;

/// The canvas of a table: its keys, its indexes and the entities in them as cards, and below it the entity chart.
/// Looking changes nothing in the document; moving a card is an undo step.
class DesignWorkspace : public Workspace {
    Q_OBJECT
public:
    explicit DesignWorkspace(Session &session, QWidget *parent = nullptr);
    ~DesignWorkspace() override;

    void reveal(const model::Place &place) override;
    bool isSettled() const override;
    QList<QAction *> workspaceActions() const override;

    CanvasView &view() { return *m_view; }
    EntityChartView &chart() { return *m_chart; }
    ChartTextPane &chartText() { return *m_text; }
    EffectsView &effects() { return *m_effects; }
    CanvasEditing &editing() { return *m_editing; }
    void showChartText(bool shown);
    /// The table on the canvas; empty: all of them.
    const std::string &tableName() const { return m_tableName; }
    /// Cards and lines as they stand, for files: at 100 %, without selection.
    Picture picture();

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Shown;
    void buildStrip();
    void buildChart();
    void connectCanvas();
    /// What the edited cell of the chart says becomes the design; why it is refused.
    std::optional<QString> commitCell(std::size_t row, std::optional<std::size_t> column, const QString &text);
    void previewCell(std::size_t row, std::size_t column, const QString &text, const QString &wrong);
    /// One undo step; what stays or falls out is said, with a way back.
    std::optional<QString> applyTemplates(const QString &title, const std::vector<model::TemplateEdit> &edits);
    void placeEffects();
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
    void showMenu(const QPoint &globalPlace);
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
    QSplitter *m_beside;
    ChartTextPane *m_text;
    EffectsView *m_effects;
    CanvasEditing *m_editing;
    QAction *m_textAction = nullptr, *m_relateAction = nullptr;
    QAction *m_chartAction = nullptr, *m_tidyAction = nullptr, *m_addEntityAction = nullptr,
            *m_addGlobalAction = nullptr, *m_addLocalAction = nullptr;
    EmptyState *m_empty;
    InlineMessage *m_teaching = nullptr;
};

}
