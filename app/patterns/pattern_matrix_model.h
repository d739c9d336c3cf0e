#pragma once

#include "app/document/session.h"

#include <QAbstractTableModel>

#include <vector>

namespace app {

/// Tables and indexes against access patterns: which index earns its keep, and which one no pattern uses.
/// Column 0 names the table or index, one column for each pattern follows, the last says what the row shows.
class PatternMatrixModel : public QAbstractTableModel {
    Q_OBJECT
public:
    explicit PatternMatrixModel(Session &session, QObject *parent = nullptr);
    /// The pattern where there is one, else the table or index of the row.
    model::Place place(const QModelIndex &index) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        std::string table, index;
        const char *icon = "table";
        bool missing = false; ///< A pattern names it, the design does not have it.
        bool operator==(const Row &) const = default;
    };
    static std::vector<Row> rowsOf(const model::Design &design);
    void rebuild();
    bool isAt(const model::AccessPattern &pattern, const Row &row) const;
    QString finding(const Row &row) const;

    Session &m_session;
    std::vector<Row> m_rows;
    std::vector<model::Shared<model::AccessPattern>> m_patterns;
};

}
