#pragma once

#include "app/document/session.h"

#include <QAbstractTableModel>
#include <QPointer>

namespace app {

/// The findings of a document as rows: what, where. Worst first.
class ProblemModel : public QAbstractTableModel {
    Q_OBJECT
public:
    explicit ProblemModel(QObject *parent = nullptr) : QAbstractTableModel(parent) {}
    void setSession(Session *session);
    const model::Finding &finding(int row) const { return m_findings[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void rebuild();

    QPointer<Session> m_session;
    std::vector<model::Finding> m_findings;
};

}
