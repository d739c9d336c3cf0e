#pragma once

#include "app/document/document.h"
#include "app/endpoint/background.h"
#include "model/verify/verify.h"
#include "model/view/problems.h"
#include "model/view/summary.h"

#include <QObject>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace model {
class Sandbox;
}

namespace app {

/// A pattern whose verdict the last edit moved.
struct MovedVerdict {
    std::string patternId;
    model::Verdict::Kind before = model::Verdict::Kind::NotRun;
    model::Verdict::Kind now = model::Verdict::Kind::NotRun;
};

/// What follows from the design as it stands: counts, problems, and a verdict from a real run for each pattern.
/// Computed off the GUI thread after each change; an answer that an edit has overtaken never arrives.
class Consequences : public QObject {
    Q_OBJECT
public:
    explicit Consequences(Document &document, QObject *parent = nullptr);
    ~Consequences() override;

    const model::DesignSummary &summary() const { return m_summary; }
    const model::Problems &problems() const { return m_problems; }
    const std::vector<model::Verdict> &verdicts() const { return m_verdicts; } ///< In the patterns' order; may lag.
    const model::Verdict *verdict(std::string_view patternId) const;           ///< Null: not run yet.
    const model::TableSummary *tableSummary(std::string_view tableName) const; ///< Null: not counted yet.
    const std::vector<MovedVerdict> &moved() const { return m_moved; }         ///< By the last change of the design.
    /// Everything here belongs to the design as it stands.
    bool isSettled() const { return m_settled; }
    void refresh(); ///< Asks anew, without a change of the design.

signals:
    void counted(); ///< Summary and problems are new.
    void judged();  ///< Verdicts are new.

private:
    struct Counts {
        model::DesignSummary summary;
        model::Problems problems;
    };
    using Verdicts = std::shared_ptr<const std::vector<model::Verdict>>;

    Document &m_document;
    model::DesignSummary m_summary;
    model::Problems m_problems;
    std::vector<model::Verdict> m_verdicts;
    std::vector<MovedVerdict> m_moved;
    bool m_counted = false, m_settled = false;
    struct Runner;
    std::shared_ptr<Runner> m_runner;
    Latest<std::shared_ptr<const Counts>> m_counts;
    Latest<Verdicts> m_runs;
};

/// "one Query", "a Scan": a verdict in a few words, in the user's language.
QString verdictText(model::Verdict::Kind kind);
/// The name of its icon for verdictIcon().
const char *verdictIconName(model::Verdict::Kind kind);

}
