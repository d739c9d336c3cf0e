#pragma once

#include "app/document/session.h"

#include <QAbstractTableModel>

namespace app {

/// The access patterns as rows: the request each makes, and the verdict of its real run.
class PatternModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Number, Name, Verdict, Operation, On, Keys, Read, Units, Columns };
    enum Role { SortRole = Qt::UserRole, GroupRole, ToneRole, MonospaceRole };
    enum Group { Reads = 1, Writes = 2, Failing = 4 }; ///< GroupRole: those that a pattern belongs to.
    enum Tone { Plain, Secondary, Warn, Bad };

    explicit PatternModel(Session &session, QObject *parent = nullptr);
    std::string patternId(int row) const;
    int rowOf(const std::string &patternId) const; ///< -1: none.

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void designChanged(const model::Design &before);
    QString text(const model::AccessPattern &pattern, const model::Verdict *verdict, int column) const;

    Session &m_session;
    std::vector<model::Shared<model::AccessPattern>> m_patterns;
};

}
