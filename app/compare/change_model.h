#pragma once

#include "model/compare/change_groups.h"

#include <QAbstractItemModel>
#include <QString>

#include <optional>
#include <vector>

namespace app {

/// The differences of two designs: a head for each part that differs, its changes below, each as what, before, after.
/// A filter by kind and text takes rows out, and heads that have none left.
class ChangeModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Column { What, Before, After };
    enum Role { ToneRole = Qt::UserRole, MonospaceRole }; ///< For RowDelegate.
    using Kind = model::DesignChange::Kind;

    explicit ChangeModel(QObject *parent = nullptr) : QAbstractItemModel(parent) {}

    void show(std::vector<model::DesignChange> changes);
    /// No kind: all of them. The text is looked for in every column, upper and lower case alike.
    void setFilter(std::optional<Kind> kind, const QString &text);

    const std::vector<model::DesignChange> &changes() const { return m_changes; }
    std::size_t count(Kind kind) const;                                ///< Whether shown or not.
    std::size_t shownCount() const;                                    ///< Of changes, without heads.
    const model::DesignChange *change(const QModelIndex &index) const; ///< Null: a head.
    /// What is shown, a line for each change and head.
    QString text() const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void rebuild();
    bool passes(const model::DesignChange &change) const;
    QString what(const model::DesignChange &change) const;
    QString headText(const model::ChangeGroup &group) const;
    QString countsText(const model::ChangeGroup &group) const;
    QVariant headData(const model::ChangeGroup &group, int column, int role) const;

    std::vector<model::DesignChange> m_changes;
    std::vector<model::ChangeGroup> m_groups; ///< Of those that pass; numbers are into m_changes.
    std::optional<Kind> m_kind;
    QString m_text;
};

}
