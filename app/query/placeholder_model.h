#pragma once

#include "app/query/request_draft.h"

#include <QAbstractTableModel>

#include <functional>
#include <set>

namespace app {

/// The #names and :values that the expressions use, a row each: what they stand for, and of values the type. What was
/// given for a placeholder is kept while no expression uses it.
class PlaceholderModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Placeholder, Value, Type, ColumnCount };
    static constexpr int FaultRole = Qt::UserRole + 1, IsNameRole = Qt::UserRole + 2;

    using QAbstractTableModel::QAbstractTableModel;

    /// The rows are these placeholders, in this order. `typeFor` tells the type of a value that is new.
    void use(
        const std::vector<std::string> &placeholders, const std::function<engine::Type(const std::string &)> &typeFor);
    void set(std::map<std::string, std::string> names, std::map<std::string, DraftValue> values);
    const std::map<std::string, std::string> &names() const { return m_names; }
    const std::map<std::string, DraftValue> &values() const { return m_values; }
    void setName(const std::string &placeholder, const std::string &attributeName);
    /// Marks what a run found wrong; an empty text takes the mark away.
    void setFault(const std::string &placeholder, const QString &why);
    int rowOf(const std::string &placeholder) const; ///< -1: not used.

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

signals:
    void edited();

private:
    bool isName(int row) const { return m_rows[static_cast<std::size_t>(row)].starts_with('#'); }
    QString fault(int row) const;

    std::vector<std::string> m_rows;
    std::map<std::string, std::string> m_names;
    std::map<std::string, DraftValue> m_values;
    std::set<std::string> m_typed; ///< Values whose type a person chose.
    std::map<std::string, QString> m_faults;
};

}
