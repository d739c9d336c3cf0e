#pragma once

#include "app/data/find_items.h"
#include "app/endpoint/background.h"
#include "app/window/workspace.h"
#include "model/items/item_export.h"
#include "model/view/collections.h"
#include "model/view/index_lens.h"
#include "model/view/item_totals.h"

#include <functional>
#include <string>
#include <vector>

class QAction;
class QActionGroup;
class QComboBox;
class QLabel;
class QMenu;
class QSplitter;
class QStackedWidget;
class QToolButton;

namespace app {

class CollectionModel;
class CollectionView;
class EmptyState;
class FindBar;
class ImportDialog;
class InlineMessage;
class ItemGridModel;
class ItemGridView;
class ItemModel;
class ItemView;
class LeftOutBand;
class LensBar;
class SegmentedControl;
class SelectionBar;
class ToolStrip;

/// Sample items of one table, as item collections or as a grid, and through any of its indexes; the items that an index
/// leaves out stand below. Every edit is one undo step.
class DataWorkspace : public Workspace {
    Q_OBJECT
public:
    explicit DataWorkspace(Session &session, QWidget *parent = nullptr);
    ~DataWorkspace() override;

    void reveal(const model::Place &place) override;
    bool isSettled() const override { return !m_search.isRunning() && !m_export.isRunning(); }
    QList<QAction *> workspaceActions() const override;

    CollectionView *collectionView() const { return m_collectionView; }
    ItemGridView *gridView() const { return m_gridView; }
    ItemView *currentView() const;
    LeftOutBand *leftOutBand() const { return m_leftOut; }
    void showGrid(bool grid);
    /// Empty: the table itself.
    void showThrough(const std::string &indexName);
    const std::string &indexName() const { return m_indexName; }
    /// Shows what a file's items would become in the table; null where it is no such file, which is told.
    ImportDialog *importFile(const QString &path);
    /// All items; in the grid those it shows, in its order.
    void exportFile(const QString &path, model::ItemsFormat format, bool byteOrderMark = false);

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void makeActions();
    void makeStrip();
    void makeMenus();
    QAction *addAction(
        const char *iconName, const QString &text, const QKeySequence &shortcut, void (DataWorkspace::*run)());

    const model::Shared<model::TableDesign> *sharedTable() const; ///< Null: the design has no such table.
    bool isGrid() const;
    ItemModel *currentModel() const;

    void showTable(const std::string &tableName);
    void documentChanged(const model::Design &before);
    void selectionChanged(const model::Place &before);
    void fillStrip();
    void refreshView(); ///< Brings the shown view up to date with the document.
    void refreshLens();
    void refreshPage();
    void refreshSelection();
    void applySelection();
    void viewSelectionMoved();
    void fitBand();
    void fitStrip();
    void chooseLens(int number);

    std::vector<std::size_t> chosenItems();
    void addItem();
    void duplicateItems();
    void deleteItems();
    void copy();
    void copyDynamoDb();
    void copyPlain();
    void paste();
    void pasteCells(const std::string &text);
    void clearCells();
    void setAttribute();
    void removeAttribute();
    void fillDown();
    void changeType(engine::Type type);
    void editCurrent();
    void openValue();
    void openMenu(const QPoint &at);
    void showLeftOut(model::LeftOut leftOut); ///< A copy: the band's rows are made anew on the way.
    void filterGrid(const QString &text, std::function<bool(const model::SampleItem &)> keep);
    void endFilter();
    void fillColumnMenu();
    void openColumnMenu(int column, const QPoint &globalAt);

    void generateItems();
    void inferEntities();
    void askImport();
    void askExport();
    void openFind();
    void openReplace();
    void replaceCurrent();
    void replaceAll();
    bool replaceMatches(const std::vector<FindMatch> &matches);
    void closeFind();
    void search();
    void goToMatch(int step, bool pastCurrent = false);
    void showMatch(int number);

    /// One undo step from an edit of the model; what it refuses is told.
    template <class Edit> bool apply(const QString &text, Edit edit);

    std::string m_tableName, m_indexName;
    model::Collections::Order m_order = model::Collections::Order::Author;
    bool m_collectionsShown = false, m_gridShown = false; ///< Whether the model shows this table and index.
    bool m_following = false;                             ///< The selection is being brought to the view.
    bool m_waiting = false; ///< The document or the selection changed while nobody looked.

    ToolStrip *m_strip;
    QToolButton *m_tableButton = nullptr;
    QToolButton *m_toolButtons[5] = {}; ///< Find, order, columns, in and out, add.
    QMenu *m_columnMenu = nullptr;
    QMenu *m_tableMenu = nullptr;
    SegmentedControl *m_viewSwitch, *m_lensSwitch;
    QComboBox *m_lensBox; ///< In place of the switch where that does not fit.
    FindBar *m_find;
    LensBar *m_lensBar;
    QWidget *m_filterBar;
    QLabel *m_filterText;
    QStackedWidget *m_pages;
    QSplitter *m_splitter;
    CollectionModel *m_collectionModel;
    CollectionView *m_collectionView;
    ItemGridModel *m_gridModel;
    ItemGridView *m_gridView;
    EmptyState *m_noItems, *m_noTable;
    InlineMessage *m_teaching; ///< Items, but no entity types.
    LeftOutBand *m_leftOut;
    SelectionBar *m_selectionBar;

    QAction *m_add, *m_duplicate, *m_delete, *m_copy, *m_copyDynamoDb, *m_copyPlain, *m_paste, *m_clearCells,
        *m_setAttribute, *m_removeAttribute, *m_fillDown, *m_edit, *m_openValue, *m_generate, *m_findAction,
        *m_findNext, *m_findPrevious, *m_collapseAll, *m_expandAll, *m_orderAction, *m_columnsAction, *m_copyMenuAction;
    QActionGroup *m_orders;

    FindPattern m_pattern;
    std::vector<FindMatch> m_matches;
    int m_match = -1;
    bool m_goOn = false; ///< To the next match, once a replaced one is found no more.
    Latest<std::vector<FindMatch>> m_search;
    Latest<model::ItemTotals> m_totals;
    Latest<std::shared_ptr<model::Result<model::Exported>>> m_export;
};

}
