#pragma once

#include "app/data/item_grid_model.h"
#include "app/data/item_view.h"

#include <set>
#include <string>

namespace app {

/// Items as a spreadsheet. Badge and table key stay in sight while the rest scrolls sideways; a click on a column's
/// head sorts by it.
class ItemGridView : public ItemView {
    Q_OBJECT
public:
    explicit ItemGridView(ItemGridModel *model, QWidget *parent = nullptr);

    ItemGridModel *gridModel() const { return m_model; }
    ItemView *frozenColumns() const { return m_frozen; }
    void reveal(std::size_t item, const std::string &attributeName = {});

    /// Which attributes are out of sight, until another table is shown. Keys of the table stay.
    const std::set<std::string> &hiddenAttributes() const { return m_hidden; }
    void setAttributeHidden(const std::string &attributeName, bool hidden);
    void showAllAttributes();
    void sortBy(int column, Qt::SortOrder order);

    void setFind(const FindPattern &pattern) override;
    void showMatch(const QModelIndex &index) override;
    CellEditor *openEditor() const override;
    bool edit(const QModelIndex &index, EditTrigger trigger, QEvent *event) override;
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;

signals:
    /// Of the head of an attribute's column.
    void columnMenuRequested(int column, const QPoint &globalAt);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void updateGeometries() override;
    void changeEvent(QEvent *event) override;

private:
    void fitColumns();
    void placeFrozen();
    void applyHidden();
    bool isFrozen(int column) const { return column < m_model->keyColumns(); }
    void toggleSort(int column);

    ItemGridModel *m_model;
    ItemView *m_frozen = nullptr;
    std::set<std::string> m_hidden;
    std::string m_tableName; ///< Whose attributes are hidden.
};

}
