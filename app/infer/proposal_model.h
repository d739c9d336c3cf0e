#pragma once

#include "model/infer/proposal.h"

#include <QAbstractItemModel>

#include <vector>

namespace app {

/// A proposal as a tree with check boxes: entity types with their key templates and attributes below, then relations.
/// What belongs to an entity type that is not wanted cannot be checked. An entity type's name is edited in place.
class ProposalModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Column { Found, Items, Example };
    enum Role { ToneRole = Qt::UserRole, MonospaceRole }; ///< For RowDelegate.

    explicit ProposalModel(QObject *parent = nullptr) : QAbstractItemModel(parent) {}
    void setProposal(model::Proposal proposal);
    const model::Proposal &proposal() const { return m_proposal; }
    void acceptAll(bool accepted);
    std::size_t acceptedEntities() const;
    /// Items that would have an entity type: those that have one already, and those of the accepted ones.
    std::size_t claimed() const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

signals:
    void edited();

private:
    struct Row { ///< What a row is; the proposal's part by its numbers.
        enum class Kind { Entity, Template, Attribute, Relation };
        Kind kind;
        std::size_t entity, part;
    };
    Row rowOf(const QModelIndex &index) const;
    bool accepted(const Row &row) const;
    bool &mark(const Row &row);
    bool possible(const Row &row) const; ///< The entity types that it needs are wanted.
    QVariant text(const Row &row, int column) const;

    model::Proposal m_proposal;
};

}
