#include "app/data/item_view.h"

#include "app/data/cell_editor.h"
#include "app/window/text.h"
#include "app/window/theme.h"
#include "model/view/common_values.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace app {

ItemView::ItemView(ItemModel *model, ItemDelegate::Look look, QWidget *parent)
    : QTableView(parent), m_items(model), m_delegate(new ItemDelegate(look, this)) {
    setModel(model);
    setItemDelegate(m_delegate);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setWordWrap(false);
    setTextElideMode(Qt::ElideRight);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
    setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed);
    setSelectionMode(ExtendedSelection);
    setMouseTracking(true);
    setTabKeyNavigation(false); // Tab leaves the view; in an editor it goes to the next cell
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setMinimumSectionSize(1);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setMinimumSectionSize(32);
    setContextMenuPolicy(Qt::CustomContextMenu);

    connect(model, &ItemModel::aboutToFollow, this, &ItemView::holdPlace);
    connect(model, &ItemModel::followed, this, &ItemView::restorePlace);
    connect(m_delegate, &ItemDelegate::submittedToSelection, this, [this](CellEditor *editor) {
        const QModelIndex index = currentIndex();
        const auto place = m_items->placeAt(index);
        auto chosen = selectedItems();
        if (!place.itemIndex) return;
        const auto view = index.data(CellViewRole).value<CellView>();
        if (const auto why = m_items->editItems(chosen, place.attributeName, view.type, editor->text()))
            editor->refuse(*why);
    });
    connect(m_delegate, &ItemDelegate::editorOpened, this, [this](CellEditor *editor, const QModelIndex &index) {
        const auto place = m_items->placeAt(index);
        if (!place.itemIndex) return;
        editor->setConsequence([this, cell = QPersistentModelIndex(index)](const QString &text) {
            return cell.isValid() ? m_items->consequence(cell, text) : QString();
        });
        std::vector<std::pair<QString, std::size_t>> offers;
        for (const auto &[text, count] : model::commonValues(m_items->table(), *place.itemIndex, place.attributeName))
            offers.emplace_back(toQString(text), count);
        editor->offer(offers);
        // An edited key may move its row, and the editor with it out of being: the keys are the view's again.
        connect(
            editor, &CellEditor::submitted, this,
            [this] {
                if (!openEditor()) setFocus();
            },
            Qt::QueuedConnection);
    });
}

std::vector<std::size_t> ItemView::selectedItems() const {
    std::vector<std::size_t> chosen;
    for (const auto &range : selectionModel()->selection())
        for (int row = range.top(); row <= range.bottom(); ++row)
            if (const auto item = m_items->itemAt(row)) chosen.push_back(*item);
    std::ranges::sort(chosen);
    chosen.erase(std::unique(chosen.begin(), chosen.end()), chosen.end());
    return chosen;
}

std::optional<std::size_t> ItemView::currentItem() const {
    return currentIndex().isValid() ? m_items->itemAt(currentIndex().row()) : std::nullopt;
}

void ItemView::selectItems(
    const std::vector<std::size_t> &items, std::size_t current, const std::string &attributeName) {
    const QModelIndex cell = m_items->indexOf(current, attributeName);
    const bool wholeRows = selectionBehavior() == SelectRows;
    QModelIndexList chosen;
    QItemSelection selection;
    for (const std::size_t item : items) {
        const QModelIndex index = m_items->indexOf(item);
        if (!index.isValid()) continue;
        if (!wholeRows && item == current && cell.isValid())
            selection.select(cell, cell);
        else
            chosen << index;
    }
    // A range for each run of rows: Qt compares every old range with every new one when the selection changes.
    std::ranges::sort(chosen, {}, &QModelIndex::row);
    for (auto first = chosen.begin(); first != chosen.end();) {
        const auto ends = [](const QModelIndex &a, const QModelIndex &b) {
            return b.row() != a.row() + 1 || b.column() != a.column();
        };
        auto last = std::adjacent_find(first, chosen.end(), ends);
        if (last == chosen.end()) --last;
        selection.select(*first, wholeRows ? last->siblingAtColumn(m_items->columnCount() - 1) : *last);
        first = last + 1;
    }
    if (cell.isValid()) {
        selectionModel()->setCurrentIndex(cell, QItemSelectionModel::NoUpdate);
        selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
        scrollTo(cell);
    } else {
        selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    }
}

void ItemView::setFind(const FindPattern &pattern) {
    m_delegate->setFind(pattern);
    viewport()->update();
}

void ItemView::showMatch(const QModelIndex &index) {
    m_delegate->setCurrentMatch(index);
    if (index.isValid()) {
        selectionModel()->setCurrentIndex(
            index, QItemSelectionModel::ClearAndSelect |
                       (selectionBehavior() == SelectRows ? QItemSelectionModel::Rows : QItemSelectionModel::NoUpdate));
        scrollTo(index);
    }
    viewport()->update();
}

void ItemView::editCell(const QModelIndex &index) {
    if (!index.isValid()) return;
    // Among selected items it stays so: Ctrl+Enter sets them all.
    if (selectionModel()->isSelected(index))
        selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    else
        setCurrentIndex(index);
    scrollTo(index);
    edit(index);
}

CellEditor *ItemView::openEditor() const {
    for (auto *editor : viewport()->findChildren<CellEditor *>(QString(), Qt::FindDirectChildrenOnly))
        if (!editor->isFinished() && !editor->isHidden()) return editor; // others wait to be deleted
    return nullptr;
}

bool ItemView::edit(const QModelIndex &index, EditTrigger trigger, QEvent *event) {
    return QTableView::edit(index, trigger, event);
}

void ItemView::closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint) {
    auto *cell = qobject_cast<CellEditor *>(editor);
    // Qt closes an editor when another cell becomes current. What was refused waits to be put right.
    if (cell && cell->isRefused() && hint != QAbstractItemDelegate::RevertModelCache) return;
    if (cell) cell->finish();
    const bool hadFocus = editor && (editor->hasFocus() || (cell && cell->input()->hasFocus()));
    QTableView::closeEditor(editor, hint);
    if (hadFocus && hint != QAbstractItemDelegate::EditNextItem && hint != QAbstractItemDelegate::EditPreviousItem)
        setFocus();
}

void ItemView::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) {
    QTableView::selectionChanged(selected, deselected);
    if (!m_following) emit selectionMoved();
}

void ItemView::currentChanged(const QModelIndex &current, const QModelIndex &previous) {
    QTableView::currentChanged(current, previous);
    if (!m_following) emit selectionMoved();
}

/// Qt makes the first cell current where none is. Nobody chose that one.
void ItemView::focusInEvent(QFocusEvent *event) {
    const bool following = std::exchange(m_following, true);
    QTableView::focusInEvent(event);
    m_following = following;
}

void ItemView::mouseMoveEvent(QMouseEvent *event) {
    QTableView::mouseMoveEvent(event);
    setHoverRow(rowAt(event->position().toPoint().y()));
}

void ItemView::leaveEvent(QEvent *event) {
    QTableView::leaveEvent(event);
    setHoverRow(-1);
}

void ItemView::setHoverRow(int row) {
    if (row == m_delegate->hoverRow()) return;
    for (const int changed : {m_delegate->hoverRow(), row})
        if (changed >= 0) viewport()->update(0, rowViewportPosition(changed), viewport()->width(), rowHeight(changed));
    m_delegate->setHoverRow(row);
    emit hovered(row);
}

void ItemView::keyPressEvent(QKeyEvent *event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->modifiers() == Qt::NoModifier && state() != EditingState) {
        const QModelIndex index = currentIndex();
        if (index.isValid() && index.flags() & Qt::ItemIsEditable) {
            edit(index);
            return;
        }
    }
    QTableView::keyPressEvent(event);
}

bool ItemView::viewportEvent(QEvent *event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) viewport()->update();
    return QTableView::viewportEvent(event);
}

void ItemView::holdPlace() {
    m_following = true;
    const int top = rowAt(0);
    m_top = top >= 0 ? QPersistentModelIndex(m_items->index(top, 0)) : QPersistentModelIndex();
    m_topOffset = top >= 0 ? rowViewportPosition(top) : 0;
}

void ItemView::restorePlace() {
    m_following = false;
    rowsFollowed();
    if (m_top.isValid()) {
        const int moved = rowViewportPosition(m_top.row()) - m_topOffset;
        if (moved != 0) verticalScrollBar()->setValue(verticalScrollBar()->value() + moved);
    }
    m_top = QPersistentModelIndex();
    viewport()->update();
}

}
