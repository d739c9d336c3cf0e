#pragma once

#include "app/data/entity_mark.h"
#include "model/view/index_lens.h"

#include <QAbstractTableModel>
#include <QWidget>

class QLabel;
class QTableView;
class QToolButton;

namespace app {

/// What an index leaves out: a row for each entity and reason.
class LeftOutModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Entity, Count, Reason, Example, Tag, Action, ColumnCount };
    static constexpr int MarkRole = Qt::UserRole + 1, UnexpectedRole = Qt::UserRole + 2;

    using QAbstractTableModel::QAbstractTableModel;
    void show(const model::TableDesign &table, std::vector<model::LeftOut> rows);
    const model::LeftOut &leftOut(int row) const { return m_rows[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<model::LeftOut> m_rows;
    std::vector<EntityMark> m_marks;
};

/// Below items seen through an index: the items that it leaves out, counted by entity and reason. The head folds it.
class LeftOutBand : public QWidget {
    Q_OBJECT
public:
    explicit LeftOutBand(QWidget *parent = nullptr);
    void show(const model::TableDesign &table, const model::IndexLens &lens);
    bool isFolded() const { return m_folded; }
    void setFolded(bool folded);
    int headHeight() const;
    int wantedHeight() const;
    LeftOutModel *rows() const { return m_model; }

signals:
    void showItems(const model::LeftOut &leftOut);
    void foldChanged();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitColumns();

    LeftOutModel *m_model;
    QTableView *m_view;
    QToolButton *m_fold;
    QLabel *m_title, *m_share;
    bool m_folded = false;
};

}
