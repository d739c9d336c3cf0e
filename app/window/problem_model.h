#pragma once

#include "app/document/session.h"

#include <QAbstractTableModel>
#include <QPointer>

#include <optional>

namespace app {

/// The findings of a document as rows: what, where. Worst first. Either those that are open, or those that somebody
/// accepted, with their reasons, and behind them what was accepted once and is found no more.
class ProblemModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum class Shown { All, Errors, Warnings, Hints, Accepted };
    enum Column { What, Where, Reason, Columns };

    explicit ProblemModel(QObject *parent = nullptr) : QAbstractTableModel(parent) {}
    void setSession(Session *session);
    void show(Shown shown);
    Shown shown() const { return m_shown; }
    int count(Shown shown) const;
    /// Null: the row is of something accepted that is found no more.
    const model::Finding *finding(int row) const;
    model::Place place(int row) const;
    std::string ruleId(int row) const;
    /// What covers the row; none: it is open.
    std::optional<model::Acceptance> acceptance(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void rebuild();

    QPointer<Session> m_session;
    Shown m_shown = Shown::All;
    model::Problems m_problems;
    std::vector<model::Finding> m_findings; ///< Those shown.
};

QString severityText(model::Severity severity);

}
