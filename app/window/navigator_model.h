#pragma once

#include "app/document/session.h"

#include <QAbstractItemModel>
#include <QIcon>
#include <QPointer>

#include <optional>
#include <vector>

namespace app {

/// The tree of a design: tables with their entity types and indexes, then the access patterns. Names come from the
/// design at once, counts and verdicts from its consequences when they are there.
class NavigatorModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Role { CountRole = Qt::UserRole, ProblemRole, BoldRole };

    explicit NavigatorModel(QObject *parent = nullptr);
    void setSession(Session *session); ///< Null: empty.

    model::Place place(const QModelIndex &index) const;
    QModelIndex indexOf(const model::Place &place) const; ///< Of the nearest node there is; invalid: none.

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override; ///< Renames.

private:
    struct Node {
        enum class Kind { Table, Entity, Index, Patterns, Pattern };
        Kind kind = Kind::Table;
        int parent = -1, row = 0; ///< Into m_nodes; -1: a root.
        QString text;
        QIcon icon;
        QString iconKey; ///< What the icon shows, to see whether it changed.
        std::optional<std::size_t> count;
        std::optional<model::Severity> problem;
        model::Place place;
        std::vector<int> children;
    };
    std::vector<Node> nodes() const;
    void rebuild();
    const Node *node(const QModelIndex &index) const;

    QPointer<Session> m_session;
    std::vector<Node> m_nodes;
    std::vector<int> m_roots;
};

}
