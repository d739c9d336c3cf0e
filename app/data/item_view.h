#pragma once

#include "app/data/find_pattern.h"
#include "app/data/item_delegate.h"
#include "app/data/item_model.h"

#include <QPersistentModelIndex>
#include <QTableView>

#include <optional>
#include <vector>

namespace app {

/// A table view of items: what collections and grid share. It keeps its place when the model follows an edit, keeps a
/// refused editor open whatever else happens, and says which items are selected.
class ItemView : public QTableView {
    Q_OBJECT
public:
    ItemView(ItemModel *model, ItemDelegate::Look look, QWidget *parent = nullptr);

    ItemModel *items() const { return m_items; }
    ItemDelegate *itemDelegate() const { return m_delegate; }

    /// Items of the selected rows or cells, ascending, each once.
    std::vector<std::size_t> selectedItems() const;
    std::optional<std::size_t> currentItem() const;
    /// Selects the items and makes the cell of `current` current and visible.
    void selectItems(const std::vector<std::size_t> &items, std::size_t current, const std::string &attributeName = {});

    virtual void setFind(const FindPattern &pattern);
    /// Makes the match current and visible; an invalid index forgets the last one.
    virtual void showMatch(const QModelIndex &index);

    /// Opens the editor of the cell, if it can be edited.
    void editCell(const QModelIndex &index);
    virtual CellEditor *openEditor() const; ///< The one that is open, if any.
    using QTableView::edit;
    bool edit(const QModelIndex &index, EditTrigger trigger, QEvent *event) override;

    void setHoverRow(int row);

signals:
    void hovered(int row);
    /// By the person: another current item, or other ones selected.
    void selectionMoved();

protected:
    void closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint) override;
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void focusInEvent(QFocusEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    virtual void rowsFollowed() {} ///< The model followed an edit; the old place is not restored yet.

private:
    void holdPlace();
    void restorePlace();

    ItemModel *m_items;
    ItemDelegate *m_delegate;
    QPersistentModelIndex m_top;
    int m_topOffset = 0;
    bool m_following = false;
};

}
