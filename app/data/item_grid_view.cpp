#include "app/data/item_grid_view.h"

#include "app/data/cell_editor.h"
#include "app/data/column_header.h"
#include "app/window/theme.h"

#include <QEvent>
#include <QScrollBar>

#include <algorithm>

namespace app {

namespace {

constexpr int sampledRows = 100;

}

ItemGridView::ItemGridView(ItemGridModel *model, QWidget *parent)
    : ItemView(model, ItemDelegate::Look::Grid, parent),
      m_model(model),
      m_frozen(new ItemView(model, ItemDelegate::Look::Grid, this)) {
    setAccessibleName(tr("Items"));
    m_frozen->setAccessibleName(tr("Keys of the items"));
    m_frozen->setSelectionModel(selectionModel());
    m_frozen->setFocusProxy(this);
    m_frozen->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_frozen->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (ItemView *view : {static_cast<ItemView *>(this), m_frozen}) {
        auto *header = new ColumnHeader(view);
        view->setHorizontalHeader(header);
        connect(header, &QHeaderView::sectionClicked, this, &ItemGridView::toggleSort);
        header->setContextMenuPolicy(Qt::CustomContextMenu);
        connect(header, &QWidget::customContextMenuRequested, this, [this, header](const QPoint &at) {
            const int column = header->logicalIndexAt(at);
            if (column >= ItemGridModel::firstAttributeColumn)
                emit columnMenuRequested(column, header->viewport()->mapToGlobal(at));
        });
        view->verticalHeader()->setDefaultSectionSize(measure::atLeast(measure::tableRow, font()));
    }
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, [this](int column, int, int size) {
        if (isFrozen(column) && m_frozen->columnWidth(column) != size) m_frozen->setColumnWidth(column, size);
        placeFrozen();
    });
    connect(m_frozen->horizontalHeader(), &QHeaderView::sectionResized, this, [this](int column, int, int size) {
        if (isFrozen(column) && columnWidth(column) != size) setColumnWidth(column, size);
    });
    auto *own = verticalScrollBar(), *frozen = m_frozen->verticalScrollBar();
    connect(own, &QScrollBar::valueChanged, frozen, &QScrollBar::setValue);
    connect(frozen, &QScrollBar::valueChanged, own, &QScrollBar::setValue);
    connect(this, &ItemView::hovered, m_frozen, &ItemView::setHoverRow);
    connect(m_frozen, &ItemView::hovered, this, &ItemView::setHoverRow);
    connect(m_frozen, &QWidget::customContextMenuRequested, this,
        [this](const QPoint &at) { emit customContextMenuRequested(viewport()->mapFrom(m_frozen->viewport(), at)); });
    connect(model, &QAbstractItemModel::modelReset, this, &ItemGridView::fitColumns);
    connect(model, &QAbstractItemModel::columnsInserted, this, &ItemGridView::applyHidden);
    fitColumns();
}

void ItemGridView::fitColumns() {
    const int columns = m_model->columnCount();
    const int step = std::max(1, m_model->rowCount() / sampledRows);
    const auto *header = static_cast<ColumnHeader *>(horizontalHeader());
    for (int column = 0; column < columns; ++column) {
        int width = column == 0 ? 32 : header->widthFor(column);
        for (int row = 0; column > 0 && row < m_model->rowCount(); row += step) {
            const auto view = m_model->index(row, column).data(CellViewRole).value<CellView>();
            if (view.kind == CellView::Kind::Value) width = std::max(width, itemDelegate()->widthFor(view));
        }
        setColumnWidth(column, column == 0 ? 32 : std::clamp(width, 64, isFrozen(column) ? 300 : 240));
        m_frozen->setColumnWidth(column, columnWidth(column));
        m_frozen->setColumnHidden(column, !isFrozen(column));
    }
    for (auto *view : {static_cast<QTableView *>(this), static_cast<QTableView *>(m_frozen)})
        view->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    applyHidden();
    placeFrozen();
}

void ItemGridView::applyHidden() {
    if (m_model->columnCount() == 0) return;
    if (m_model->table().name() != m_tableName) m_hidden.clear();
    m_tableName = m_model->table().name();
    for (int column = m_model->keyColumns(); column < m_model->columnCount(); ++column) {
        const auto &attribute =
            m_model->grid().column(static_cast<std::size_t>(column - ItemGridModel::firstAttributeColumn));
        setColumnHidden(column, m_hidden.contains(attribute.name));
    }
}

void ItemGridView::setAttributeHidden(const std::string &attributeName, bool hidden) {
    if (hidden)
        m_hidden.insert(attributeName);
    else
        m_hidden.erase(attributeName);
    applyHidden();
}

void ItemGridView::showAllAttributes() {
    m_hidden.clear();
    applyHidden();
}

void ItemGridView::placeFrozen() {
    int width = 0;
    for (int column = 0; column < m_model->keyColumns(); ++column) width += columnWidth(column);
    // With little room the keys scroll like the rest, or nothing else would be in sight.
    const bool useful = m_model->columnCount() > m_model->keyColumns() && width < viewport()->width() * 2 / 3;
    m_frozen->setVisible(useful);
    const int top = frameWidth(), headerHeight = horizontalHeader()->height();
    m_frozen->horizontalHeader()->setFixedHeight(headerHeight);
    m_frozen->setGeometry(frameWidth(), top, width, viewport()->height() + headerHeight);
    m_frozen->verticalScrollBar()->setValue(verticalScrollBar()->value());
    m_frozen->raise();
}

void ItemGridView::resizeEvent(QResizeEvent *event) {
    ItemView::resizeEvent(event);
    placeFrozen();
}

void ItemGridView::updateGeometries() {
    ItemView::updateGeometries();
    if (m_frozen) placeFrozen();
}

void ItemGridView::changeEvent(QEvent *event) {
    ItemView::changeEvent(event);
    if (event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange) return;
    for (auto *view : {static_cast<QTableView *>(this), static_cast<QTableView *>(m_frozen)})
        view->verticalHeader()->setDefaultSectionSize(measure::atLeast(measure::tableRow, font()));
}

void ItemGridView::toggleSort(int column) {
    if (column < ItemGridModel::firstAttributeColumn) return;
    const auto *header = horizontalHeader();
    const bool again = header->isSortIndicatorShown() && header->sortIndicatorSection() == column;
    sortBy(
        column, again && header->sortIndicatorOrder() == Qt::AscendingOrder ? Qt::DescendingOrder : Qt::AscendingOrder);
}

void ItemGridView::sortBy(int column, Qt::SortOrder order) {
    for (auto *view : {static_cast<QTableView *>(this), static_cast<QTableView *>(m_frozen)}) {
        view->horizontalHeader()->setSortIndicatorShown(true);
        view->horizontalHeader()->setSortIndicator(column, order);
    }
    m_model->sort(column, order);
}

void ItemGridView::setFind(const FindPattern &pattern) {
    ItemView::setFind(pattern);
    m_frozen->setFind(pattern);
}

void ItemGridView::showMatch(const QModelIndex &index) {
    ItemView::showMatch(index);
    m_frozen->itemDelegate()->setCurrentMatch(index);
    m_frozen->viewport()->update();
}

CellEditor *ItemGridView::openEditor() const {
    auto *own = ItemView::openEditor();
    return own ? own : m_frozen->openEditor();
}

bool ItemGridView::edit(const QModelIndex &index, EditTrigger trigger, QEvent *event) {
    if (index.isValid() && isFrozen(index.column()) && m_frozen->isVisible())
        return m_frozen->edit(index, trigger, event);
    return ItemView::edit(index, trigger, event);
}

void ItemGridView::scrollTo(const QModelIndex &index, ScrollHint hint) {
    if (index.isValid() && isFrozen(index.column()) && m_frozen->isVisible()) {
        const int before = horizontalScrollBar()->value();
        ItemView::scrollTo(index, hint);
        horizontalScrollBar()->setValue(before);
        return;
    }
    ItemView::scrollTo(index, hint);
    if (!index.isValid() || !m_frozen->isVisible()) return;
    const int hidden = m_frozen->width() - columnViewportPosition(index.column());
    if (hidden > 0) horizontalScrollBar()->setValue(horizontalScrollBar()->value() - hidden);
}

void ItemGridView::reveal(std::size_t item, const std::string &attributeName) {
    selectItems({item}, item, attributeName);
}

}
