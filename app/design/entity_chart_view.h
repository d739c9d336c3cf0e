#pragma once

#include "model/view/entity_chart.h"

#include <QAbstractTableModel>
#include <QStyledItemDelegate>
#include <QTableView>

#include <functional>
#include <optional>

class QLineEdit;

namespace app {

/// model::EntityChart for a view: the entity's name first, then its keys.
class EntityChartModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void setChart(model::EntityChart chart, model::Shared<model::TableDesign> table);
    const model::EntityChart &chart() const { return m_chart; }
    const model::TableDesign &table() const { return **m_table; } ///< Once shown.

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

    /// What an edit of a cell is applied by: the row of the chart, its column (none: the entity's name) and the text;
    /// returns why it is refused.
    using Commit = std::function<std::optional<QString>(std::size_t, std::optional<std::size_t>, const QString &)>;
    void setCommit(Commit commit) { m_commit = std::move(commit); }

private:
    Commit m_commit;
    model::EntityChart m_chart;
    std::optional<model::Shared<model::TableDesign>> m_table;
};

/// Entities against keys, edited in place: F2, Enter, a double click or typing opens a cell, names of attributes are
/// offered within braces, a template that is none stays open with what is wrong. Follows and sets the current entity.
class EntityChartView : public QTableView {
    Q_OBJECT
public:
    explicit EntityChartView(QWidget *parent = nullptr);
    ~EntityChartView() override;

    void setChart(model::EntityChart chart, model::Shared<model::TableDesign> table);
    void setCurrentEntity(const std::string &name); ///< Empty: none. Emits nothing.
    const EntityChartModel &chartModel() const { return *m_model; }
    void setCommit(EntityChartModel::Commit commit) { m_model->setCommit(std::move(commit)); }
    QLineEdit *editor() const; ///< Of the cell that is being edited; null: none.

signals:
    void chosen(const model::Place &place);
    /// The cell is being edited and says this now; `wrong` is what is wrong with it, empty: nothing.
    void typed(std::size_t row, std::size_t column, const QString &text, const QString &wrong);
    void editingEnded();
    void menuWanted(const QPoint &globalPlace);

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    EntityChartModel *m_model;
    bool m_quiet = false;
};

}
