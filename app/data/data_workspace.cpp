#include "app/data/data_workspace.h"

#include "app/data/attribute_popup.h"
#include "app/data/cell_editor.h"
#include "app/data/collection_model.h"
#include "app/data/collection_view.h"
#include "app/data/find_bar.h"
#include "app/data/generate_dialog.h"
#include "app/data/import_dialog.h"
#include "app/data/item_grid_model.h"
#include "app/data/item_grid_view.h"
#include "app/data/item_text.h"
#include "app/data/left_out_band.h"
#include "app/data/lens_bar.h"
#include "app/data/selection_bar.h"
#include "app/data/value_dialog.h"
#include "app/infer/proposal_dialog.h"
#include "app/window/empty_state.h"
#include "app/window/inline_message.h"
#include "app/window/segmented_control.h"
#include "app/window/tab_order.h"
#include "app/window/text.h"
#include "app/window/theme.h"
#include "app/window/tool_strip.h"
#include "engine/schema/secondary_index.h"
#include "engine/value/item_json.h"
#include "model/edit/following_keys.h"
#include "model/edit/item_edits.h"
#include "model/edit/new_item.h"
#include "model/infer/entity_inference.h"
#include "model/view/cell.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QCoreApplication>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QSaveFile>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <utility>

namespace app {

namespace {

constexpr int collectionsSegment = 0, gridSegment = 1;

/// The indexes of a table in the order of the switch: global ones, then local ones.
std::vector<std::string> indexNames(const model::TableDesign &table) {
    std::vector<std::string> names;
    for (const auto &index : table.description.globalSecondaryIndexes) names.push_back(index.indexName);
    for (const auto &index : table.description.localSecondaryIndexes) names.push_back(index.indexName);
    return names;
}

}

DataWorkspace::DataWorkspace(Session &session, QWidget *parent)
    : Workspace(session, parent),
      m_strip(new ToolStrip(this)),
      m_viewSwitch(new SegmentedControl(tr("View"), this)),
      m_lensSwitch(new SegmentedControl(tr("Through"), this)),
      m_lensBox(new QComboBox(this)),
      m_find(new FindBar(this)),
      m_lensBar(new LensBar(this)),
      m_filterBar(new QWidget(this)),
      m_filterText(new QLabel(m_filterBar)),
      m_pages(new QStackedWidget(this)),
      m_splitter(new QSplitter(Qt::Vertical, this)),
      m_collectionModel(new CollectionModel(session.document(), this)),
      m_collectionView(new CollectionView(m_collectionModel, this)),
      m_gridModel(new ItemGridModel(session.document(), this)),
      m_gridView(new ItemGridView(m_gridModel, this)),
      m_noItems(new EmptyState(QStringLiteral("data"), tr("No items yet"),
          tr("Items with the same partition key form one item collection, sorted by sort key. A few of each kind are "
             "enough to try every access pattern on them."),
          this)),
      m_noTable(new EmptyState(QStringLiteral("table"), tr("No table yet"),
          tr("Sample data lives in tables. Add one in Design, or start from a pattern."), this)),
      m_teaching(new InlineMessage(this)),
      m_leftOut(new LeftOutBand(this)),
      m_selectionBar(new SelectionBar(this)) {
    makeActions();
    makeStrip();

    auto *filterLayout = new QHBoxLayout(m_filterBar);
    filterLayout->setContentsMargins(measure::windowMargin, 0, measure::windowMargin, 0);
    m_filterBar->setFixedHeight(measure::atLeast(36, font()));
    m_filterBar->setAutoFillBackground(true);
    auto *endFilter = new QToolButton(m_filterBar);
    endFilter->setProperty("look", QStringLiteral("button"));
    endFilter->setText(tr("Show all items"));
    endFilter->setFocusPolicy(Qt::TabFocus);
    filterLayout->addWidget(m_filterText, 1);
    filterLayout->addWidget(endFilter);
    m_filterText->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_filterBar->hide();

    m_pages->addWidget(m_collectionView);
    m_pages->addWidget(m_gridView);
    m_pages->addWidget(m_noItems);
    m_pages->addWidget(m_noTable);
    auto *addFirst = new QAction(tr("Add item"), this);
    connect(addFirst, &QAction::triggered, this, &DataWorkspace::addItem);
    m_noItems->addAction(addFirst, true);
    m_noItems->addAction(m_generate);
    m_noItems->addAction(m_paste);
    m_splitter->addWidget(m_pages);
    m_splitter->addWidget(m_leftOut);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 0);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(1);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_strip);
    layout->addWidget(m_teaching);
    layout->addWidget(m_find);
    layout->addWidget(m_lensBar);
    layout->addWidget(m_filterBar);
    layout->addWidget(m_splitter, 1);
    layout->addWidget(m_selectionBar);

    connect(endFilter, &QToolButton::clicked, this, &DataWorkspace::endFilter);
    connect(&session.document(), &Document::changed, this, &DataWorkspace::documentChanged);
    connect(&session.selection(), &Selection::changed, this, &DataWorkspace::selectionChanged);
    for (ItemView *view : {static_cast<ItemView *>(m_collectionView), static_cast<ItemView *>(m_gridView)}) {
        connect(view, &ItemView::selectionMoved, this, &DataWorkspace::viewSelectionMoved);
        connect(view, &QWidget::customContextMenuRequested, this, &DataWorkspace::openMenu);
    }
    connect(m_find, &FindBar::changed, this, [this](const FindPattern &pattern) {
        m_pattern = pattern;
        search();
    });
    connect(m_find, &FindBar::next, this, [this] { goToMatch(1); });
    connect(m_find, &FindBar::previous, this, [this] { goToMatch(-1); });
    connect(m_find, &FindBar::closed, this, &DataWorkspace::closeFind);
    connect(m_find, &FindBar::replace, this, &DataWorkspace::replaceCurrent);
    connect(m_find, &FindBar::replaceAll, this, &DataWorkspace::replaceAll);
    connect(m_gridView, &ItemGridView::columnMenuRequested, this, &DataWorkspace::openColumnMenu);
    connect(m_leftOut, &LeftOutBand::showItems, this, &DataWorkspace::showLeftOut);
    connect(m_leftOut, &LeftOutBand::foldChanged, this, &DataWorkspace::fitBand);

    const auto &place = session.selection().place();
    showTable(place.tableName);
    if (!place.indexName.empty()) showThrough(place.indexName);
    applySelection();
}

DataWorkspace::~DataWorkspace() = default;

QAction *DataWorkspace::addAction(
    const char *iconName, const QString &text, const QKeySequence &shortcut, void (DataWorkspace::*run)()) {
    auto *action = new QAction(icon(QString::fromLatin1(iconName)), text, this);
    action->setShortcut(shortcut);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    QWidget::addAction(action);
    connect(action, &QAction::triggered, this, run);
    return action;
}

void DataWorkspace::makeActions() {
    m_add = addAction("plus", tr("Add item"), Qt::Key_Insert, &DataWorkspace::addItem);
    m_add->setIconText(tr("Item"));
    m_edit = addAction("pencil", tr("Edit"), Qt::Key_F2, &DataWorkspace::editCurrent);
    m_generate = addAction("tidy", tr("Generate items…"), tr("Ctrl+Shift+G"), &DataWorkspace::generateItems);
    m_openValue = addAction("open", tr("Open value…"), Qt::Key_F4, &DataWorkspace::openValue);
    m_duplicate = addAction("copy", tr("Duplicate"), tr("Ctrl+D"), &DataWorkspace::duplicateItems);
    m_copy = addAction("copy", tr("Copy"), QKeySequence::Copy, &DataWorkspace::copy);
    m_copyDynamoDb = addAction("json", tr("As DynamoDB JSON"), tr("Ctrl+Shift+C"), &DataWorkspace::copyDynamoDb);
    m_copyPlain = addAction("json", tr("As plain JSON"), tr("Ctrl+Alt+C"), &DataWorkspace::copyPlain);
    m_paste = addAction("import", tr("Paste"), QKeySequence::Paste, &DataWorkspace::paste);
    m_setAttribute = addAction("pencil", tr("Set attribute…"), tr("Ctrl+Shift+A"), &DataWorkspace::setAttribute);
    m_removeAttribute = addAction("minus", tr("Remove attribute"), tr("Shift+Del"), &DataWorkspace::removeAttribute);
    m_fillDown = addAction("filldown", tr("Fill down"), tr("Ctrl+Shift+D"), &DataWorkspace::fillDown);
    m_clearCells = addAction("minus", tr("Clear cells"), {}, &DataWorkspace::clearCells);
    m_delete = addAction("trash", tr("Delete items"), tr("Ctrl+Del"), &DataWorkspace::deleteItems);
    m_delete->setIconText(tr("Delete"));
    m_delete->setIcon(icon(QStringLiteral("trash"), IconRole::Bad));
    m_findAction = addAction("search", tr("Find…"), QKeySequence::Find, &DataWorkspace::openFind);
    addAction("pencil", tr("Replace…"), tr("Ctrl+H"), &DataWorkspace::openReplace);
    m_findNext = addAction("down", tr("Next match"), QKeySequence::FindNext, nullptr);
    m_findPrevious = addAction("up", tr("Previous match"), QKeySequence::FindPrevious, nullptr);
    connect(m_findNext, &QAction::triggered, this, [this] { goToMatch(1); });
    connect(m_findPrevious, &QAction::triggered, this, [this] { goToMatch(-1); });
    m_collapseAll = addAction("right", tr("Collapse all collections"), {}, nullptr);
    m_expandAll = addAction("down", tr("Expand all collections"), {}, nullptr);
    connect(m_collapseAll, &QAction::triggered, this, [this] { m_collectionModel->setAllCollapsed(true); });
    connect(m_expandAll, &QAction::triggered, this, [this] { m_collectionModel->setAllCollapsed(false); });

    // In the collections a row is an item, so Delete deletes it; in the grid it clears the selected cells.
    auto *deleteRow = new QAction(m_collectionView);
    deleteRow->setShortcut(QKeySequence::Delete);
    deleteRow->setShortcutContext(Qt::WidgetShortcut);
    m_collectionView->addAction(deleteRow);
    connect(deleteRow, &QAction::triggered, this, &DataWorkspace::deleteItems);
    auto *clear = new QAction(m_gridView);
    clear->setShortcut(QKeySequence::Delete);
    clear->setShortcutContext(Qt::WidgetShortcut);
    m_gridView->addAction(clear);
    connect(clear, &QAction::triggered, this, &DataWorkspace::clearCells);
}

void DataWorkspace::makeStrip() {
    auto *tableAction = new QAction(icon(QStringLiteral("table")), QString(), this);
    m_tableMenu = new QMenu(this);
    tableAction->setMenu(m_tableMenu);
    m_tableButton = m_strip->addFlat(tableAction);
    m_viewSwitch->addSegment(tr("Collections"));
    m_viewSwitch->addSegment(tr("Grid"));
    m_strip->addWidget(m_viewSwitch);
    m_strip->addSeparator();
    m_strip->addLabel(tr("Through"));
    m_strip->addWidget(m_lensSwitch);
    m_lensBox->setAccessibleName(tr("Through"));
    m_lensBox->hide();
    m_strip->addWidget(m_lensBox);
    m_strip->addStretch();
    m_toolButtons[0] = m_strip->addIcon(m_findAction);

    auto *orderMenu = new QMenu(this);
    m_orders = new QActionGroup(this);
    const QString orders[] = {tr("Collections as in the model"), tr("Collections by partition key"),
        tr("Collections as a Scan returns them"), tr("Largest collections first")};
    for (int order = 0; order < 4; ++order) {
        auto *action = orderMenu->addAction(orders[order]);
        action->setCheckable(true);
        action->setChecked(order == 0);
        action->setData(order);
        m_orders->addAction(action);
    }
    connect(m_orders, &QActionGroup::triggered, this, [this](const QAction *action) {
        m_order = static_cast<model::Collections::Order>(action->data().toInt());
        m_collectionsShown = false;
        refreshView();
        applySelection();
    });
    orderMenu->addSeparator();
    orderMenu->QWidget::addAction(m_collapseAll);
    orderMenu->QWidget::addAction(m_expandAll);
    m_orderAction = new QAction(icon(QStringLiteral("sort")), tr("Order of the collections"), this);
    m_orderAction->setMenu(orderMenu);
    m_toolButtons[1] = m_strip->addIcon(m_orderAction);
    m_columnMenu = new QMenu(this);
    connect(m_columnMenu, &QMenu::aboutToShow, this, &DataWorkspace::fillColumnMenu);
    m_columnsAction = new QAction(icon(QStringLiteral("eye")), tr("Columns"), this);
    m_columnsAction->setMenu(m_columnMenu);
    m_toolButtons[2] = m_strip->addIcon(m_columnsAction);
    auto *filesMenu = new QMenu(this);
    filesMenu->QWidget::addAction(m_generate);
    filesMenu->QWidget::addAction(
        addAction("search", tr("Find entity types in the items…"), {}, &DataWorkspace::inferEntities));
    filesMenu->addSeparator();
    filesMenu->QWidget::addAction(
        addAction("import", tr("Import items…"), tr("Ctrl+Shift+I"), &DataWorkspace::askImport));
    filesMenu->QWidget::addAction(
        addAction("export", tr("Export items…"), tr("Ctrl+Shift+X"), &DataWorkspace::askExport));
    auto *files = new QAction(icon(QStringLiteral("import")), tr("Generate, import, export"), this);
    files->setMenu(filesMenu);
    m_toolButtons[3] = m_strip->addIcon(files);
    m_strip->addSeparator();
    m_toolButtons[4] = m_strip->addButton(m_add);
    setAcceptDrops(true);

    auto *copyMenu = new QMenu(this);
    copyMenu->QWidget::addAction(m_copyDynamoDb);
    copyMenu->QWidget::addAction(m_copyPlain);
    m_copyMenuAction = new QAction(icon(QStringLiteral("json")), tr("Copy as JSON"), this);
    m_copyMenuAction->setMenu(copyMenu);
    m_selectionBar->addAction(m_copyMenuAction);
    m_selectionBar->addAction(m_duplicate);
    m_selectionBar->addAction(m_setAttribute);
    m_selectionBar->addAction(m_fillDown);
    m_selectionBar->addAction(m_delete, true);

    connect(m_viewSwitch, &SegmentedControl::chosen, this, [this](int segment) { showGrid(segment == gridSegment); });
    connect(m_lensSwitch, &SegmentedControl::chosen, this, &DataWorkspace::chooseLens);
    connect(m_lensBox, &QComboBox::activated, this, &DataWorkspace::chooseLens);
}

/// 0: the table; then its indexes.
void DataWorkspace::chooseLens(int number) {
    const auto *table = sharedTable();
    if (!table || number < 0) return;
    const auto names = indexNames(**table);
    const std::string name = number == 0 ? std::string() : names[static_cast<std::size_t>(number) - 1];
    showThrough(name);
    session().selection().select({.tableName = m_tableName, .indexName = name});
}

void DataWorkspace::fitStrip() {
    m_lensSwitch->show();
    m_lensBox->hide();
    const int wanted = m_strip->layout()->minimumSize().width();
    const bool fits = wanted <= width();
    m_lensSwitch->setVisible(fits);
    m_lensBox->setVisible(!fits);
}

void DataWorkspace::resizeEvent(QResizeEvent *event) {
    Workspace::resizeEvent(event);
    fitStrip();
}

QList<QAction *> DataWorkspace::workspaceActions() const {
    QList<QAction *> offered;
    for (auto *action : actions())
        if (!action->text().isEmpty()) offered << action;
    return offered;
}

bool DataWorkspace::isGrid() const {
    return m_viewSwitch->current() == gridSegment;
}
ItemModel *DataWorkspace::currentModel() const {
    return isGrid() ? static_cast<ItemModel *>(m_gridModel) : m_collectionModel;
}
ItemView *DataWorkspace::currentView() const {
    return isGrid() ? static_cast<ItemView *>(m_gridView) : m_collectionView;
}

const model::Shared<model::TableDesign> *DataWorkspace::sharedTable() const {
    const auto &design = session().design();
    const auto index = design.tableIndex(m_tableName);
    return index ? &design.tables[*index] : nullptr;
}

void DataWorkspace::showTable(const std::string &tableName) {
    const auto &design = session().design();
    std::string name = tableName;
    if (!design.table(name)) name = design.tables.empty() ? std::string() : design.tables.front()->name();
    if (name != m_tableName) {
        m_tableName = name;
        m_indexName.clear();
        m_collectionsShown = m_gridShown = false;
        m_filterBar->hide();
    }
    fillStrip();
    refreshView();
}

void DataWorkspace::fillStrip() {
    const auto &design = session().design();
    m_tableMenu->clear();
    for (const auto &table : design.tables) {
        const std::string name = table->name();
        auto *action = m_tableMenu->addAction(icon(QStringLiteral("table")), toQString(name));
        connect(action, &QAction::triggered, this,
            [this, name] { this->session().selection().select({.tableName = name}); });
    }
    m_tableButton->setVisible(design.tables.size() > 1);
    m_tableButton->defaultAction()->setText(toQString(m_tableName));
    m_tableButton->setAccessibleName(tr("Table %1").arg(toQString(m_tableName)));

    m_lensSwitch->clear();
    const auto *table = sharedTable();
    m_lensSwitch->setEnabled(table);
    if (!table) return;
    m_lensBox->clear();
    const auto add = [this](const std::string &name, const char *iconName) {
        m_lensSwitch->addSegment(toQString(name), icon(QString::fromLatin1(iconName)));
        m_lensBox->addItem(icon(QString::fromLatin1(iconName)), toQString(name));
    };
    add(m_tableName, "table");
    for (const auto &index : (*table)->description.globalSecondaryIndexes) add(index.indexName, "gsi");
    for (const auto &index : (*table)->description.localSecondaryIndexes) add(index.indexName, "lsi");
    const auto names = indexNames(**table);
    const auto current = std::ranges::find(names, m_indexName);
    const int number = current == names.end() ? 0 : static_cast<int>(current - names.begin()) + 1;
    m_lensSwitch->setCurrent(number);
    m_lensBox->setCurrentIndex(number);
    chainTabs({m_tableButton, m_viewSwitch, m_lensSwitch, m_lensBox, m_toolButtons[0], m_toolButtons[1],
        m_toolButtons[2], m_toolButtons[3], m_toolButtons[4], m_find, m_filterBar, m_collectionView, m_gridView,
        m_noItems, m_leftOut, m_selectionBar});
    fitStrip();
}

void DataWorkspace::showGrid(bool grid) {
    m_viewSwitch->setCurrent(grid ? gridSegment : collectionsSegment);
    if (!grid && !m_filterBar->isHidden()) endFilter();
    refreshView();
    applySelection();
    search();
}

void DataWorkspace::showThrough(const std::string &indexName) {
    const auto *table = sharedTable();
    if (!table || indexName == m_indexName) return;
    if (!indexName.empty() && !(*table)->description.index(indexName)) return;
    m_indexName = indexName;
    m_collectionsShown = m_gridShown = false;
    m_filterBar->hide();
    fillStrip();
    refreshView();
    applySelection();
    search();
}

void DataWorkspace::refreshView() {
    const auto *table = sharedTable();
    if (table) {
        if (!m_indexName.empty() && !(*table)->description.index(m_indexName)) {
            m_indexName.clear();
            m_collectionsShown = m_gridShown = false;
            fillStrip();
        }
        if (isGrid()) {
            if (m_gridShown)
                m_gridModel->follow(*table);
            else
                m_gridModel->show(*table, m_indexName);
            m_gridShown = true;
        } else {
            if (m_collectionsShown)
                m_collectionModel->follow(*table);
            else
                m_collectionModel->show(*table, m_indexName, m_order);
            m_collectionsShown = true;
        }
    }
    refreshLens();
    refreshPage();
    refreshSelection();
}

void DataWorkspace::refreshLens() {
    const auto *table = sharedTable();
    const auto lens = table && !m_indexName.empty() ? model::lensOf(**table, m_indexName) : std::nullopt;
    m_lensBar->setVisible(lens.has_value());
    m_leftOut->setVisible(lens.has_value());
    if (!lens) return;
    m_lensBar->show(**table, *lens);
    m_leftOut->show(**table, *lens);
    fitBand();
}

void DataWorkspace::fitBand() {
    if (m_leftOut->isHidden()) return;
    // No more than it has rows, nor than half of the room; folded: its head.
    const int wanted = m_leftOut->wantedHeight();
    const int room = m_splitter->height() > 0 ? m_splitter->height() : 600;
    const int height = m_leftOut->isFolded() ? m_leftOut->headHeight() : std::min(wanted, room / 2);
    m_leftOut->setMinimumHeight(m_leftOut->headHeight());
    m_leftOut->setMaximumHeight(std::max(wanted, m_leftOut->headHeight()));
    m_splitter->setSizes({room - height, height});
}

void DataWorkspace::refreshPage() {
    const auto *table = sharedTable();
    const bool empty = !table || (*table)->items->empty();
    if (!table)
        m_pages->setCurrentWidget(m_noTable);
    else if (empty)
        m_pages->setCurrentWidget(m_noItems);
    else if (isGrid())
        m_pages->setCurrentWidget(m_gridView);
    else
        m_pages->setCurrentWidget(m_collectionView);
    const bool bare = !empty && (*table)->entityTypes.empty();
    if (bare && m_teaching->isHidden()) {
        m_teaching->clear();
        m_teaching->show(InlineMessage::Kind::Information,
            tr("These items have no entity types yet. The shapes of their keys tell the kinds of items apart."));
        connect(m_teaching->addButton(tr("Find entity types in the items…")), &QToolButton::clicked, this,
            &DataWorkspace::inferEntities);
    }
    m_teaching->setVisible(bare);
    m_add->setEnabled(table);
    m_paste->setEnabled(table);
    m_findAction->setEnabled(!empty);
    m_toolButtons[1]->setVisible(!isGrid());
    m_toolButtons[2]->setVisible(isGrid() && !empty);
    if (empty) {
        m_find->hide();
        m_selectionBar->hide();
    }
}

/// What changed behind another workspace is followed when this one comes to the front.
void DataWorkspace::showEvent(QShowEvent *event) {
    Workspace::showEvent(event);
    if (!std::exchange(m_waiting, false)) return;
    const auto &place = session().selection().place();
    const std::string table = place.tableName.empty() ? m_tableName : place.tableName;
    if (!session().design().table(m_tableName)) m_tableName.clear();
    showTable(table);
    if (place.tableName == m_tableName && (!place.indexName.empty() || !place.itemIndex)) showThrough(place.indexName);
    applySelection();
    if (!m_pattern.empty()) search();
}

void DataWorkspace::documentChanged(const model::Design &before) {
    if (!isVisible()) {
        m_waiting = true;
        return;
    }
    const auto &design = session().design();
    const auto *table = sharedTable();
    if (!table) { // renamed or removed: the selection has followed where it could
        m_tableName.clear();
        showTable(session().selection().place().tableName);
        return;
    }
    const auto old = before.tableIndex(m_tableName);
    const bool sameTables = before.tables.size() == design.tables.size() &&
                            std::ranges::equal(
                                before.tables, design.tables, {}, [](const auto &t) { return t->name(); },
                                [](const auto &t) { return t->name(); });
    if (old && before.tables[*old].same(*table) && sameTables) return;
    const bool sameIndexes = old && indexNames(*before.tables[*old]) == indexNames(**table);
    if (!sameTables || !sameIndexes) fillStrip();
    refreshView();
    applySelection();
    if (!m_pattern.empty()) search();
}

void DataWorkspace::selectionChanged(const model::Place &before) {
    if (m_following) return;
    if (!isVisible()) {
        m_waiting = true;
        return;
    }
    const auto &place = session().selection().place();
    if (place.tableName.empty()) return;
    if (place.tableName != m_tableName) showTable(place.tableName);
    if (place.indexName != before.indexName || place.tableName != before.tableName)
        if (!place.indexName.empty() || !place.itemIndex) showThrough(place.indexName);
    applySelection();
}

void DataWorkspace::applySelection() {
    auto &selection = session().selection();
    const auto &place = selection.place();
    if (place.tableName == m_tableName && place.itemIndex && sharedTable()) {
        m_following = true;
        auto *view = currentView();
        if (!isGrid())
            for (const std::size_t item : selection.items()) m_collectionModel->uncover(item);
        const auto cell = currentModel()->placeAt(view->currentIndex());
        const bool there = view->selectedItems() == selection.items() && cell.itemIndex == place.itemIndex &&
                           (place.attributeName.empty() || place.attributeName == cell.attributeName);
        if (!there) view->selectItems(selection.items(), *place.itemIndex, place.attributeName);
        m_following = false;
    }
    refreshSelection();
}

void DataWorkspace::viewSelectionMoved() {
    if (m_following || !sharedTable() || sender() != currentView()) return;
    auto *view = currentView();
    const auto items = view->selectedItems();
    if (items.empty()) {
        refreshSelection();
        return;
    }
    const auto current = view->currentItem();
    const bool within = current && std::ranges::binary_search(items, *current);
    m_following = true;
    session().selection().selectItems(m_tableName, items, within ? *current : items.front());
    m_following = false;
    refreshSelection();
}

std::vector<std::size_t> DataWorkspace::chosenItems() {
    const auto &selection = session().selection();
    if (!sharedTable() || m_pages->currentWidget() != currentView()) return {};
    const auto items = currentView()->selectedItems();
    if (!items.empty()) return items;
    return selection.place().tableName == m_tableName ? selection.items() : std::vector<std::size_t>();
}

void DataWorkspace::refreshSelection() {
    const auto items = chosenItems();
    for (auto *action : {m_duplicate, m_delete, m_copyDynamoDb, m_copyPlain, m_setAttribute, m_removeAttribute,
             m_copyMenuAction, m_edit, m_openValue})
        action->setEnabled(!items.empty());
    m_fillDown->setEnabled(items.size() > 1);
    if (items.empty()) {
        m_totals.cancel();
        m_selectionBar->hide();
        return;
    }
    const QString count = tr("%n item(s) selected", nullptr, static_cast<int>(items.size()));
    const auto tell = [this, count](const model::ItemTotals &totals) {
        m_selectionBar->show(
            count, tr("%1 · %2").arg(tr("in %n collection(s)", nullptr, static_cast<int>(totals.collections)),
                       bytesText(totals.bytes)));
    };
    m_totals.cancel();
    constexpr std::size_t atOnce = 2000; // a millisecond; of more the count is told first
    if (items.size() <= atOnce) return tell(model::totalsOf(**sharedTable(), items));
    m_selectionBar->show(count, {});
    m_totals.ask(
        [table = *sharedTable(), items](const Stop &stop) { return model::totalsOf(*table, items, stop); }, tell);
}

void DataWorkspace::reveal(const model::Place &place) {
    if (std::exchange(m_waiting, false)) showTable(place.tableName.empty() ? m_tableName : place.tableName);
    if (!place.tableName.empty() && place.tableName != m_tableName) showTable(place.tableName);
    if (!place.indexName.empty()) showThrough(place.indexName);
    if (place.itemIndex && sharedTable() && *place.itemIndex < (*sharedTable())->items->size()) {
        if (!m_filterBar->isHidden()) endFilter();
        // An index may leave the item out; then the table shows it.
        if (!currentModel()->indexOf(*place.itemIndex).isValid()) {
            m_collectionModel->uncover(*place.itemIndex);
            if (!currentModel()->indexOf(*place.itemIndex).isValid()) showThrough({});
        }
        m_following = true;
        m_collectionModel->uncover(*place.itemIndex);
        currentView()->selectItems({*place.itemIndex}, *place.itemIndex, place.attributeName);
        m_following = false;
        refreshSelection();
    }
    if (m_pages->currentWidget() == currentView())
        currentView()->setFocus();
    else
        setFocus();
}

template <class Edit> bool DataWorkspace::apply(const QString &text, Edit edit) {
    return session().document().apply(text, std::move(edit));
}

void DataWorkspace::addItem() {
    const auto *table = sharedTable();
    if (!table) return;
    const auto &place = session().selection().place();
    const auto items = chosenItems();
    std::optional<std::size_t> like, entity;
    if (!items.empty())
        like = currentView()->currentItem().value_or(items.front());
    else if (!isGrid() && currentView()->currentIndex().isValid()) // the head of a collection: like its last item
        for (int row = currentView()->currentIndex().row() + 1;
             row < m_collectionModel->rowCount() && !m_collectionModel->isGroup(row); ++row)
            like = m_collectionModel->itemAt(row);
    if (!place.itemIndex) entity = (*table)->entityIndex(place.entityName);
    auto item = model::newItem(**table, like, entity);
    const std::size_t at = like ? *like + 1 : (*table)->items->size();
    if (!apply(tr("Add item"), [&](model::Design design) {
            return model::insertItems(std::move(design), m_tableName, at, {std::move(item)});
        }))
        return;
    if (!currentModel()->indexOf(at).isValid()) { // the index or filter leaves it out
        if (!m_filterBar->isHidden()) endFilter();
        if (!currentModel()->indexOf(at).isValid()) showThrough({});
    }
    m_collectionModel->uncover(at);
    session().selection().selectItems(m_tableName, {at}, at);
    applySelection();
    const auto keys = (*sharedTable())->description.keySchema.attributes();
    currentView()->setFocus();
    currentView()->editCell(currentModel()->indexOf(at, keys.back().name));
}

void DataWorkspace::duplicateItems() {
    const auto items = chosenItems();
    if (items.empty()) return;
    if (!apply(tr("Duplicate %n item(s)", nullptr, static_cast<int>(items.size())),
            [&](model::Design design) { return model::duplicateItems(std::move(design), m_tableName, items); }))
        return;
    // Each copy stands right behind its original.
    std::vector<std::size_t> copies;
    for (std::size_t i = 0; i < items.size(); ++i) copies.push_back(items[i] + i + 1);
    session().selection().selectItems(m_tableName, copies, copies.front());
    applySelection();
}

void DataWorkspace::deleteItems() {
    const auto items = chosenItems();
    if (items.empty()) return;
    apply(tr("Delete %n item(s)", nullptr, static_cast<int>(items.size())),
        [&](model::Design design) { return model::removeItems(std::move(design), m_tableName, items); });
}

void DataWorkspace::copy() {
    if (!isGrid()) {
        copyDynamoDb();
        return;
    }
    const auto indexes = m_gridView->selectionModel()->selectedIndexes();
    if (indexes.isEmpty()) return;
    int top = indexes.front().row(), bottom = top, left = indexes.front().column(), right = left;
    for (const auto &index : indexes) {
        top = std::min(top, index.row());
        bottom = std::max(bottom, index.row());
        left = std::min(left, index.column());
        right = std::max(right, index.column());
    }
    left = std::max(left, ItemGridModel::firstAttributeColumn);
    CellBlock block;
    for (int row = top; row <= bottom; ++row) {
        std::vector<std::string> cells;
        for (int column = left; column <= right; ++column) {
            if (m_gridView->isColumnHidden(column)) continue;
            const QModelIndex index = m_gridModel->index(row, column);
            const bool chosen = m_gridView->selectionModel()->isSelected(index);
            cells.push_back(chosen ? toUtf8(index.data(EditableTextRole).toString()) : std::string());
        }
        block.push_back(std::move(cells));
    }
    QApplication::clipboard()->setText(toQString(toTabbedText(block)));
}

void DataWorkspace::copyDynamoDb() {
    const auto items = chosenItems();
    if (items.empty()) return;
    QApplication::clipboard()->setText(toQString(itemsToJson(**sharedTable(), items, ItemJson::DynamoDb)));
}

void DataWorkspace::copyPlain() {
    const auto items = chosenItems();
    if (items.empty()) return;
    QApplication::clipboard()->setText(toQString(itemsToJson(**sharedTable(), items, ItemJson::Plain)));
}

void DataWorkspace::paste() {
    if (!sharedTable()) return;
    const std::string text = toUtf8(QApplication::clipboard()->text());
    const auto start = text.find_first_not_of(" \t\r\n");
    const bool json = start != std::string::npos && (text[start] == '{' || text[start] == '[');
    if (!json && isGrid() && m_gridView->currentIndex().isValid()) {
        pasteCells(text);
        return;
    }
    if (start == std::string::npos) return;
    auto pasted = itemsFromJson(text);
    if (!pasted) {
        session().document().refuse(translated(pasted.error()));
        return;
    }
    const auto chosen = chosenItems();
    const std::size_t at = chosen.empty() ? (*sharedTable())->items->size() : chosen.back() + 1;
    std::vector<std::size_t> added;
    for (std::size_t i = 0; i < pasted->size(); ++i) added.push_back(at + i);
    if (added.empty()) return;
    if (!apply(tr("Paste %n item(s)", nullptr, static_cast<int>(added.size())), [&](model::Design design) {
            return model::insertItems(std::move(design), m_tableName, at, *std::move(pasted));
        }))
        return;
    session().selection().selectItems(m_tableName, added, added.front());
    applySelection();
}

/// From the current cell to the right and down, as spreadsheets do; a single value fills the whole selection.
void DataWorkspace::pasteCells(const std::string &text) {
    const auto block = fromTabbedText(text);
    if (block.empty()) return;
    QModelIndexList targets;
    std::vector<std::string> values;
    const auto selected = m_gridView->selectionModel()->selectedIndexes();
    if (block.size() == 1 && block.front().size() == 1 && selected.size() > 1) {
        for (const auto &index : selected) {
            if (m_gridView->isColumnHidden(index.column())) continue;
            targets << index;
            values.push_back(block.front().front());
        }
    } else {
        QModelIndex corner = m_gridView->currentIndex();
        for (const auto &index : selected)
            if (index.row() <= corner.row() && index.column() <= corner.column()) corner = index;
        std::vector<int> columns; // those in sight, from the corner on
        for (int column = corner.column(); column < m_gridModel->columnCount(); ++column)
            if (!m_gridView->isColumnHidden(column)) columns.push_back(column);
        for (std::size_t row = 0; row < block.size(); ++row)
            for (std::size_t column = 0; column < std::min(block[row].size(), columns.size()); ++column) {
                const QModelIndex index = m_gridModel->index(corner.row() + static_cast<int>(row), columns[column]);
                if (!index.isValid()) continue;
                targets << index;
                values.push_back(block[row][column]);
            }
    }
    const auto &table = **sharedTable();
    std::vector<model::CellValue> cells;
    for (int i = 0; i < targets.size(); ++i) {
        const auto place = m_gridModel->placeAt(targets[i]);
        const auto &value = values[static_cast<std::size_t>(i)];
        if (!place.itemIndex || place.attributeName.empty()) continue;
        const auto present = engine::ItemView((*table.items)[*place.itemIndex]->blob).find(place.attributeName);
        if (!present && value.empty()) continue;
        const auto &column = m_gridModel->grid().column(
            static_cast<std::size_t>(targets[i].column() - ItemGridModel::firstAttributeColumn));
        const auto type = present ? present->type() : model::typeForNewText(value, column.type);
        auto parsed = model::valueFromEditText(type, value);
        if (!parsed) {
            m_gridView->setCurrentIndex(targets[i]);
            session().document().refuse(tr("%1: %2").arg(toQString(place.attributeName), translated(parsed.error())));
            return;
        }
        cells.push_back({*place.itemIndex, place.attributeName, *std::move(parsed)});
    }
    apply(tr("Paste %n cell(s)", nullptr, static_cast<int>(cells.size())), [&](model::Design design) {
        return model::setAttributes(
            std::move(design), m_tableName, model::withFollowingKeys(**sharedTable(), std::move(cells)));
    });
}

/// Takes the attributes of the selected cells away. Those of the table's key stay: an item is nothing without them.
void DataWorkspace::clearCells() {
    if (!isGrid() || !sharedTable()) return;
    std::vector<model::Place> places;
    for (const auto &index : m_gridView->selectionModel()->selectedIndexes()) {
        if (m_gridView->isColumnHidden(index.column())) continue;
        auto place = m_gridModel->placeAt(index);
        const bool key = (*sharedTable())->description.keySchema.contains(place.attributeName);
        if (place.itemIndex && !place.attributeName.empty() && !key) places.push_back(std::move(place));
    }
    if (places.empty()) return;
    apply(tr("Clear %n cell(s)", nullptr, static_cast<int>(places.size())),
        [&](model::Design design) -> model::Result<model::Design> {
            for (const auto &place : places) {
                TRY(design, model::removeAttribute(std::move(design), place));
            }
            return design;
        });
}

void DataWorkspace::setAttribute() {
    const auto items = chosenItems();
    if (items.empty()) return;
    const auto set = [this, items](
                         const QString &name, engine::Type type, const QString &text) -> std::optional<QString> {
        auto value = model::valueFromEditText(type, toUtf8(text));
        if (!value) return translated(value.error());
        std::vector<model::CellValue> cells;
        for (const std::size_t item : items) cells.push_back({item, toUtf8(name), *value});
        auto after = model::setAttributes(
            session().design(), m_tableName, model::withFollowingKeys(**sharedTable(), std::move(cells)));
        if (!after) return translated(after.error());
        session().document().push(tr("Set %1").arg(name), *std::move(after));
        return std::nullopt;
    };
    auto *popup = new AttributePopup(**sharedTable(), items, set, this);
    const QRect cell = currentView()->visualRect(currentView()->currentIndex());
    popup->openAt(
        currentView()->viewport()->mapToGlobal(cell.isValid() ? cell.bottomLeft() + QPoint(40, 2) : QPoint(40, 40)));
}

void DataWorkspace::removeAttribute() {
    const auto place = currentModel()->placeAt(currentView()->currentIndex());
    if (!place.itemIndex || place.attributeName.empty()) return;
    const auto items = chosenItems();
    apply(
        tr("Remove %1").arg(toQString(place.attributeName)), [&](model::Design design) -> model::Result<model::Design> {
            for (const std::size_t item : items) {
                TRY(design, model::removeAttribute(std::move(design),
                                {.tableName = m_tableName, .attributeName = place.attributeName, .itemIndex = item}));
            }
            return design;
        });
}

/// The current attribute of the topmost selected item, for the others.
void DataWorkspace::fillDown() {
    const auto place = currentModel()->placeAt(currentView()->currentIndex());
    auto items = chosenItems();
    if (place.attributeName.empty() || items.size() < 2) return;
    std::ranges::sort(items, {}, [&](std::size_t item) { return currentModel()->indexOf(item).row(); });
    const auto &table = **sharedTable();
    const auto value = engine::ItemView((*table.items)[items.front()]->blob).find(place.attributeName);
    if (!value) {
        session().document().refuse(
            tr("The first of the selected items has no %1.").arg(toQString(place.attributeName)));
        return;
    }
    std::vector<model::CellValue> cells;
    for (std::size_t i = 1; i < items.size(); ++i)
        cells.push_back({items[i], place.attributeName, engine::ValueBlob{engine::Bytes(value->bytes())}});
    apply(tr("Fill down %1").arg(toQString(place.attributeName)), [&](model::Design design) {
        return model::setAttributes(
            std::move(design), m_tableName, model::withFollowingKeys(**sharedTable(), std::move(cells)));
    });
}

void DataWorkspace::changeType(engine::Type type) {
    const auto place = currentModel()->placeAt(currentView()->currentIndex());
    if (!place.itemIndex || place.attributeName.empty()) return;
    const auto &table = **sharedTable();
    const auto text = toUtf8(currentView()->currentIndex().data(EditableTextRole).toString());
    std::vector<model::CellValue> cells;
    auto value = model::valueFromEditText(type, text);
    if (!value && model::isNested(type)) // one value becomes a list or set of one
        if (auto single = engine::ItemView((*table.items)[*place.itemIndex]->blob).find(place.attributeName))
            value = model::valueFromEditText(type, "[" + engine::toPlainJson(*single) + "]");
    if (!value) {
        session().document().refuse(tr("%1 cannot become %2. %3")
                                        .arg(toQString(place.attributeName),
                                            QString::fromLatin1(engine::typeName(type)), translated(value.error())));
        return;
    }
    cells.push_back({*place.itemIndex, place.attributeName, *std::move(value)});
    apply(tr("Change type of %1").arg(toQString(place.attributeName)), [&](model::Design design) {
        return model::setAttributes(
            std::move(design), m_tableName, model::withFollowingKeys(**sharedTable(), std::move(cells)));
    });
}

void DataWorkspace::openValue() {
    const auto *table = sharedTable();
    auto place = currentModel()->placeAt(currentView()->currentIndex());
    if (!table || !place.itemIndex || place.attributeName.empty()) return;
    const auto value = engine::ItemView((*(*table)->items)[*place.itemIndex]->blob).find(place.attributeName);
    if (!value) return;
    const auto item = (*(*table)->items)[*place.itemIndex];
    const auto set = [this, place, item](const engine::ValueBlob &typed) -> std::optional<QString> {
        const auto *now = session().design().table(place.tableName);
        if (!now || *place.itemIndex >= now->items->size() || !(*now->items)[*place.itemIndex].same(item))
            return tr("The item has changed since."); // by another window of the same document
        std::vector<model::CellValue> cells{
            {*place.itemIndex, place.attributeName, typed}
        };
        auto after =
            model::setAttributes(session().design(), place.tableName, model::withFollowingKeys(*now, std::move(cells)));
        if (!after) return translated(after.error());
        session().document().push(tr("Set %1").arg(toQString(place.attributeName)), *std::move(after));
        return std::nullopt;
    };
    auto *dialog = new ValueDialog(toQString(place.attributeName), *value, set, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void DataWorkspace::editCurrent() {
    currentView()->editCell(currentView()->currentIndex());
}

void DataWorkspace::openMenu(const QPoint &at) {
    auto *view = currentView();
    QMenu menu(this);
    const QModelIndex index = view->currentIndex();
    const auto place = currentModel()->placeAt(index);
    const bool group = index.isValid() && !currentModel()->itemAt(index.row());
    const auto add = [&](QAction *action) { menu.QWidget::addAction(action); };
    if (!group && index.isValid()) {
        add(m_edit);
        add(m_openValue);
        if (!place.attributeName.empty()) {
            auto *types = menu.addMenu(tr("Type of %1").arg(toQString(place.attributeName)));
            const auto view_ = index.data(CellViewRole).value<CellView>();
            for (int type = 0; type <= static_cast<int>(engine::Type::BS); ++type) {
                auto *action = types->addAction(QString::fromLatin1(engine::typeName(static_cast<engine::Type>(type))));
                action->setCheckable(true);
                action->setChecked(view_.type == static_cast<engine::Type>(type));
                connect(
                    action, &QAction::triggered, this, [this, type] { changeType(static_cast<engine::Type>(type)); });
            }
        }
        add(m_setAttribute);
        add(m_removeAttribute);
        add(m_fillDown);
        menu.addSeparator();
        if (isGrid()) add(m_copy);
        menu.QWidget::addAction(m_copyMenuAction);
    }
    add(m_paste);
    menu.addSeparator();
    add(m_add);
    if (!group && index.isValid()) {
        add(m_duplicate);
        menu.addSeparator();
        add(m_delete);
    } else if (!isGrid()) {
        menu.addSeparator();
        add(m_collapseAll);
        add(m_expandAll);
    }
    menu.exec(view->viewport()->mapToGlobal(at));
}

void DataWorkspace::showLeftOut(model::LeftOut leftOut) {
    const auto *table = sharedTable();
    if (!table) return;
    const auto *index = (*table)->description.index(m_indexName);
    if (!index) return;
    m_viewSwitch->setCurrent(gridSegment);
    refreshView();
    auto matcher = std::make_shared<model::EntityMatcher>(**table);
    filterGrid(
        tr("%1 not in %2: %3")
            .arg(entityText(entityMark(**table, leftOut.entity)), toQString(m_indexName), translated(leftOut.reason)),
        [matcher, lens = *index, missing = leftOut.missing, entity = leftOut.entity](const model::SampleItem &item) {
            const engine::ItemView view(item.blob);
            const auto out = engine::missingKey(view, lens);
            return out && out->attributeName == missing.attributeName && out->why == missing.why &&
                   matcher->entityOf(view) == entity;
        });
    if (!leftOut.itemIndexes.empty()) {
        session().selection().selectItems(m_tableName, {leftOut.itemIndexes.front()}, leftOut.itemIndexes.front());
        m_following = true;
        m_gridView->selectItems(
            {leftOut.itemIndexes.front()}, leftOut.itemIndexes.front(), leftOut.missing.attributeName);
        m_following = false;
    }
    m_gridView->setFocus();
    search();
}

/// By rule and not by list: an item that an edit takes out of the rule is no longer among them.
void DataWorkspace::filterGrid(const QString &text, std::function<bool(const model::SampleItem &)> keep) {
    m_gridModel->showOnly(std::move(keep));
    m_filterText->setText(text);
    m_filterText->setToolTip(text);
    m_filterBar->show();
}

void DataWorkspace::endFilter() {
    m_filterBar->hide();
    m_gridModel->showOnly({});
    applySelection();
    search();
}

/// Which attributes have a column, and all of them again.
void DataWorkspace::fillColumnMenu() {
    m_columnMenu->clear();
    const auto &grid = m_gridModel->grid();
    const auto keys = static_cast<std::size_t>(m_gridModel->keyColumns() - ItemGridModel::firstAttributeColumn);
    for (std::size_t column = keys; column < grid.columnCount(); ++column) {
        const std::string name = grid.column(column).name;
        auto *action = m_columnMenu->addAction(toQString(name));
        action->setCheckable(true);
        action->setChecked(!m_gridView->hiddenAttributes().contains(name));
        connect(action, &QAction::toggled, this,
            [this, name](bool shown) { m_gridView->setAttributeHidden(name, !shown); });
    }
    m_columnMenu->addSeparator();
    auto *all = m_columnMenu->addAction(tr("Show all columns"));
    all->setEnabled(!m_gridView->hiddenAttributes().empty());
    connect(all, &QAction::triggered, m_gridView, &ItemGridView::showAllAttributes);
}

void DataWorkspace::openColumnMenu(int column, const QPoint &globalAt) {
    const auto &attribute =
        m_gridModel->grid().column(static_cast<std::size_t>(column - ItemGridModel::firstAttributeColumn));
    const std::string name = attribute.name;
    const QString shown = toQString(name);
    QMenu menu(this);
    const auto sort = [&](const char *iconName, const QString &text, Qt::SortOrder order) {
        connect(menu.addAction(icon(QString::fromLatin1(iconName)), text), &QAction::triggered, this,
            [this, column, order] { m_gridView->sortBy(column, order); });
    };
    sort("up", tr("Sort ascending"), Qt::AscendingOrder);
    sort("down", tr("Sort descending"), Qt::DescendingOrder);
    menu.addSeparator();
    const auto has = [name](
                         const model::SampleItem &item) { return engine::ItemView(item.blob).find(name).has_value(); };
    connect(menu.addAction(icon(QStringLiteral("filter")), tr("Only items with %1").arg(shown)), &QAction::triggered,
        this, [this, shown, has] { filterGrid(tr("Only items with %1").arg(shown), has); });
    connect(menu.addAction(tr("Only items without %1").arg(shown)), &QAction::triggered, this,
        [this, shown, has] { filterGrid(tr("Only items without %1").arg(shown), std::not_fn(has)); });
    const auto current = m_gridModel->placeAt(m_gridView->currentIndex()).itemIndex;
    const auto value = current ? engine::ItemView((*(*sharedTable())->items)[*current]->blob).find(name) : std::nullopt;
    if (value) {
        const QString text = toQString(model::displayText(*value, 40));
        auto *same = menu.addAction(tr("Only items where %1 is %2").arg(shown, text));
        const auto keep = [name, bytes = engine::Bytes(value->bytes())](const model::SampleItem &item) {
            const auto found = engine::ItemView(item.blob).find(name);
            return found && found->bytes() == bytes;
        };
        connect(same, &QAction::triggered, this,
            [this, shown, text, keep] { filterGrid(tr("Only items where %1 is %2").arg(shown, text), keep); });
    }
    if (!m_filterBar->isHidden())
        connect(menu.addAction(tr("Show all items")), &QAction::triggered, this, &DataWorkspace::endFilter);
    if (column >= m_gridModel->keyColumns()) {
        menu.addSeparator();
        connect(menu.addAction(tr("Hide %1").arg(shown)), &QAction::triggered, this,
            [this, name] { m_gridView->setAttributeHidden(name, true); });
    }
    menu.QWidget::addAction(m_columnsAction);
    menu.exec(globalAt);
}

void DataWorkspace::inferEntities() {
    if (sharedTable()) ProposalDialog::open(session(), m_tableName, this);
}

void DataWorkspace::generateItems() {
    if (!sharedTable()) return;
    auto *dialog = new GenerateDialog(session(), m_tableName, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void DataWorkspace::askImport() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Import items"), {},
        tr("Items") + QStringLiteral(" (*.csv *.tsv *.txt *.json *.jsonl *.ndjson *.gz);;") + tr("All files") +
            QStringLiteral(" (*)"));
    if (!path.isEmpty()) importFile(path);
}

ImportDialog *DataWorkspace::importFile(const QString &path) {
    if (!sharedTable()) return nullptr;
    auto input = model::ItemsInput::fromPath(toUtf8(path));
    if (!input) {
        session().document().refuse(translated(input.error()));
        return nullptr;
    }
    auto *dialog = new ImportDialog(session(), m_tableName, *std::move(input), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
    return dialog;
}

void DataWorkspace::askExport() {
    if (!sharedTable()) return;
    struct Choice {
        QString filter;
        model::ItemsFormat format;
        bool byteOrderMark;
    };
    std::vector<Choice> choices;
    QStringList filters;
    const auto add = [&](const QString &title, const model::ItemsFormatRow &row, bool mark) {
        const QString filter = QStringLiteral("%1 (*%2)").arg(title, QLatin1String(row.extension));
        choices.push_back({filter, row.format, mark});
        filters << filter;
    };
    for (const auto &row : model::itemsFormats()) {
        if (row.format == model::ItemsFormat::S3Export) continue; // a folder that a service makes
        add(QCoreApplication::translate("Items", row.title), row, false);
        if (row.format == model::ItemsFormat::Csv) add(tr("CSV for Excel"), row, true);
    }
    QString chosen;
    const QString path = QFileDialog::getSaveFileName(this, tr("Export items"),
        toQString(m_tableName) + QStringLiteral(".csv"), filters.join(QStringLiteral(";;")), &chosen);
    const auto choice = std::ranges::find(choices, chosen, &Choice::filter);
    if (!path.isEmpty() && choice != choices.end()) exportFile(path, choice->format, choice->byteOrderMark);
}

namespace {

using ExportAnswer = model::Result<model::Exported>;

/// The whole file or nothing.
ExportAnswer exportedTo(
    const QString &path, const model::TableDesign &table, const model::ExportOptions &options, const Stop &stop) {
    QSaveFile file(path);
    const auto failed = [&] {
        return tl::unexpected(
            model::Problem(model::Message::verbatim(toUtf8(QStringLiteral("%1: %2").arg(path, file.errorString())))));
    };
    if (!file.open(QIODevice::WriteOnly)) return failed();
    bool written = true;
    const auto write = [&](std::string_view bytes) {
        const auto size = static_cast<qint64>(bytes.size());
        written = file.write(bytes.data(), size) == size;
        return written;
    };
    auto exported = model::exportItems(table, options, write, {.cancelled = &stop.flag()});
    if (!written || (exported && !file.commit())) return failed();
    return exported;
}

}

void DataWorkspace::exportFile(const QString &path, model::ItemsFormat format, bool byteOrderMark) {
    const auto *table = sharedTable();
    if (!table) return;
    model::ExportOptions options{.format = format, .byteOrderMark = byteOrderMark};
    if (isGrid()) options.itemIndexes = m_gridModel->itemsInOrder();
    if (isGrid() && options.itemIndexes.empty()) return;
    m_export.ask(
        [table = *table, options = std::move(options), path](
            const Stop &stop) { return std::make_shared<ExportAnswer>(exportedTo(path, *table, options, stop)); },
        [this, path](std::shared_ptr<ExportAnswer> exported) {
            if (!*exported) {
                session().document().refuse(translated(exported->error()));
                return;
            }
            QStringList parts{tr("%n item(s) exported to %1", nullptr, static_cast<int>((*exported)->items)).arg(path)};
            for (const auto &loss : (*exported)->losses) parts << translated(loss);
            session().notify({(*exported)->losses.empty() ? Notice::Kind::Done : Notice::Kind::Warning,
                parts.join(QLatin1Char('\n')), {}, {}});
        });
}

/// A file of items dropped on the table; models open in the window as elsewhere.
void DataWorkspace::dragEnterEvent(QDragEnterEvent *event) {
    const auto urls = event->mimeData()->urls();
    const bool one = urls.size() == 1 && urls.front().isLocalFile();
    const QString path = one ? urls.front().toLocalFile().toLower() : QString();
    for (const char *extension : {".csv", ".tsv", ".jsonl", ".ndjson", ".json.gz"})
        if (path.endsWith(QLatin1String(extension))) event->acceptProposedAction();
}

void DataWorkspace::dropEvent(QDropEvent *event) {
    event->acceptProposedAction();
    importFile(event->mimeData()->urls().front().toLocalFile());
}

void DataWorkspace::openFind() {
    m_find->open();
}

void DataWorkspace::openReplace() {
    m_find->openReplace();
}

/// One undo step, or why not, with the cell that will not have it.
bool DataWorkspace::replaceMatches(const std::vector<FindMatch> &matches) {
    const auto *table = sharedTable();
    if (!table) return false;
    auto cells = replaceInItems(**table, matches, m_pattern, m_find->replacement());
    if (!cells) {
        const auto &match = cells.error().match;
        currentView()->selectItems({match.item}, match.item, match.attributeName);
        session().document().refuse(tr("%1: %2").arg(toQString(match.attributeName), translated(cells.error().why)));
        return false;
    }
    if (cells->empty()) return true;
    return apply(tr("Replace in %n value(s)", nullptr, static_cast<int>(cells->size())), [&](model::Design design) {
        return model::setAttributes(
            std::move(design), m_tableName, model::withFollowingKeys(**table, *std::move(cells)));
    });
}

void DataWorkspace::replaceCurrent() {
    if (m_matches.empty()) return;
    if (m_match < 0) { // first see what would be replaced
        goToMatch(1);
        return;
    }
    m_goOn = replaceMatches({m_matches[static_cast<std::size_t>(m_match)]});
    if (m_goOn && !m_search.isRunning()) search(); // what stays as it was is passed by
}

void DataWorkspace::replaceAll() {
    replaceMatches(m_matches);
}

void DataWorkspace::closeFind() {
    m_find->hide();
    m_pattern = {};
    search();
    currentView()->setFocus();
}

void DataWorkspace::search() {
    m_match = -1;
    for (ItemView *view : {static_cast<ItemView *>(m_collectionView), static_cast<ItemView *>(m_gridView)}) {
        view->setFind(m_pattern);
        view->showMatch({});
    }
    const auto *table = sharedTable();
    if (m_pattern.empty() || !table) {
        m_search.cancel();
        m_matches.clear();
        m_find->setMatches(-1, 0);
        return;
    }
    m_find->setBusy();
    m_search.ask([table = *table, items = currentModel()->itemsInOrder(), pattern = m_pattern, scope = m_find->scope()](
                     const Stop &stop) { return findInItems(*table, items, pattern, scope, stop); },
        [this](std::vector<FindMatch> matches) {
            // Within an item in the order of its cells.
            constexpr std::size_t mostSorted = 5'000;
            const auto column = [&](const FindMatch &match) {
                return currentModel()->indexOf(match.item, match.attributeName).column();
            };
            for (auto first = matches.begin(); first != matches.end() && matches.size() <= mostSorted;) {
                const auto last = std::find_if(
                    first, matches.end(), [&](const FindMatch &match) { return match.item != first->item; });
                if (last - first > 1) std::ranges::sort(first, last, {}, column);
                first = last;
            }
            m_matches = std::move(matches);
            m_find->setMatches(-1, static_cast<int>(m_matches.size()));
            if (std::exchange(m_goOn, false)) goToMatch(1, true);
        });
}

void DataWorkspace::goToMatch(int step, bool pastCurrent) {
    if (m_find->isHidden()) {
        openFind();
        return;
    }
    if (m_matches.empty()) return;
    const int count = static_cast<int>(m_matches.size());
    if (m_match >= 0) {
        showMatch((m_match + step + count) % count);
        return;
    }
    // The first one at or behind the current cell; past it, where that one was just replaced and may match again.
    const QModelIndex current = currentView()->currentIndex();
    int first = step > 0 ? 0 : count - 1;
    if (current.isValid()) {
        const auto behind = [&](const FindMatch &match) {
            const QModelIndex at = currentModel()->indexOf(match.item, match.attributeName);
            const auto here = std::pair(current.row(), current.column()), there = std::pair(at.row(), at.column());
            return at.isValid() && (there > here || (there == here && !pastCurrent));
        };
        const auto found = std::ranges::find_if(m_matches, behind);
        if (found != m_matches.end() && step > 0) first = static_cast<int>(found - m_matches.begin());
    }
    showMatch(first);
}

void DataWorkspace::showMatch(int number) {
    m_match = number;
    const auto &match = m_matches[static_cast<std::size_t>(number)];
    m_collectionModel->uncover(match.item);
    currentView()->showMatch(currentModel()->indexOf(match.item, match.attributeName));
    m_find->setMatches(m_match, static_cast<int>(m_matches.size()));
}

}
