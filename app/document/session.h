#pragma once

#include "app/document/consequences.h"
#include "app/document/cost_forecast.h"
#include "app/document/document.h"
#include "app/document/selection.h"

#include <QObject>
#include <QString>

#include <functional>

namespace app {

/// Something to tell the person, shown as a toast and kept in the log.
struct Notice {
    enum class Kind { Done, Information, Warning, Failure };
    Kind kind = Kind::Information;
    QString text;
    QString actionText;           ///< Empty: no action.
    std::function<void()> action; ///< What the link does.
};

/// One open document and what belongs to it. Each workspace is given one.
class Session : public QObject {
    Q_OBJECT
public:
    explicit Session(model::Design design = {}, QObject *parent = nullptr);

    Document &document() { return m_document; }
    const Document &document() const { return m_document; }
    const model::Design &design() const { return m_document.design(); }
    Selection &selection() { return m_selection; }
    const Selection &selection() const { return m_selection; }
    Consequences &consequences() { return m_consequences; }
    const Consequences &consequences() const { return m_consequences; }
    CostForecast &costs() { return m_costs; }
    const CostForecast &costs() const { return m_costs; }

    void notify(const Notice &notice) { emit noticed(notice); }
    /// Of the step of that title, which was just done: with the way back, as long as it is the last one.
    void notifyStep(Notice::Kind kind, const QString &text, const QString &title);
    /// Selects the place and shows it in the workspace of that id ("design", "data", "patterns", "query", "analyse",
    /// "ship"), or, with none, where such a place is shown best.
    void reveal(const model::Place &place, const QString &workspaceId = {}) { emit revealed(place, workspaceId); }

signals:
    void noticed(const Notice &notice);
    void revealed(const model::Place &place, const QString &workspaceId);

private:
    Document m_document;
    Selection m_selection;
    Consequences m_consequences;
    CostForecast m_costs;
};

}
