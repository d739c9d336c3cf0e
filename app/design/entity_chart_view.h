#pragma once

#include "model/view/entity_chart.h"

#include <QAbstractTableModel>
#include <QStyledItemDelegate>
#include <QTableView>

#include <optional>

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

private:
    model::EntityChart m_chart;
    std::optional<model::Shared<model::TableDesign>> m_table;
};

/// Entities against keys. Follows and sets the current entity.
class EntityChartView : public QTableView {
    Q_OBJECT
public:
    explicit EntityChartView(QWidget *parent = nullptr);

    void setChart(model::EntityChart chart, model::Shared<model::TableDesign> table);
    void setCurrentEntity(const std::string &name); ///< Empty: none. Emits nothing.
    const EntityChartModel &chartModel() const { return *m_model; }

signals:
    void chosen(const model::Place &place);

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    EntityChartModel *m_model;
    bool m_quiet = false;
};

}
