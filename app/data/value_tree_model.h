#pragma once

#include "model/view/value_tree.h"

#include <QAbstractItemModel>

#include <memory>
#include <optional>

namespace app {

/// A value as a tree that is edited in place: name, type and text of each part. It may hold what is no DynamoDB value;
/// `model::valueOf(root())` tells.
class ValueTreeModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Column { Name, Type, Value, ColumnCount };

    explicit ValueTreeModel(QObject *parent = nullptr);
    ~ValueTreeModel() override;

    void setRoot(const model::ValueNode &root, const QString &name); ///< Begins anew. `name`: of the attribute.
    model::ValueNode root() const;

    /// Into a container, or else behind the node among its siblings. Returns the new node.
    QModelIndex add(const QModelIndex &index);
    void remove(const QModelIndex &index);       ///< The root stays.
    bool move(const QModelIndex &index, int by); ///< Elements of a list. False: there is no room.
    void setType(const QModelIndex &index, engine::Type type);
    engine::Type typeOf(const QModelIndex &index) const;
    bool canAdd(const QModelIndex &index) const;
    bool canRemove(const QModelIndex &index) const { return index.parent().isValid(); }
    bool canMove(const QModelIndex &index, int by) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex & = {}) const override { return ColumnCount; }
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

signals:
    void edited();

private:
    struct Node;
    Node *node(const QModelIndex &index) const;
    QModelIndex indexOf(const Node *node, int column) const;

    std::unique_ptr<Node> m_root;
    QString m_name;
};

}
