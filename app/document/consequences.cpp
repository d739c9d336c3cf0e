#include "app/document/consequences.h"

#include "model/deploy/sandbox.h"

#include <QCoreApplication>

#include <algorithm>
#include <mutex>

namespace app {

/// The sandbox of the verdicts, used by one run at a time.
struct Consequences::Runner {
    std::mutex mutex;
    std::unique_ptr<model::Sandbox> sandbox;

    Verdicts verdicts(const model::Design &design, const Stop &stop) {
        const std::lock_guard lock(mutex);
        auto answer = std::make_shared<std::vector<model::Verdict>>();
        if (stop.requested() || design.patterns.empty()) return answer;
        if (!sandbox) {
            if (auto made = model::Sandbox::make()) sandbox = *std::move(made);
        }
        if (!sandbox || !sandbox->show(design)) return answer;
        for (const auto &pattern : design.patterns) {
            if (stop.requested()) break;
            auto verdict = model::verify(design, *pattern, *sandbox);
            if (verdict.trace) verdict.trace->items.clear(); // what a list of verdicts has no use for
            answer->push_back(std::move(verdict));
        }
        return answer;
    }
};

Consequences::Consequences(Document &document, QObject *parent)
    : QObject(parent), m_document(document), m_runner(std::make_shared<Runner>()) {
    connect(&document, &Document::changed, this, &Consequences::refresh);
    QMetaObject::invokeMethod(this, &Consequences::refresh, Qt::QueuedConnection); // not before the window stands
}

Consequences::~Consequences() = default;

void Consequences::refresh() {
    m_counted = m_settled = false;
    const model::Design design = m_document.design();
    m_counts.ask(
        [design](const Stop &) {
            return std::make_shared<const Counts>(Counts{model::summaryOf(design), model::problemsOf(design)});
        },
        [this](std::shared_ptr<const Counts> counts) {
            m_summary = counts->summary;
            m_problems = counts->problems;
            m_counted = true;
            m_settled = !m_runs.isRunning();
            emit counted();
        });
    m_runs.ask([design, runner = m_runner](const Stop &stop) -> Verdicts { return runner->verdicts(design, stop); },
        [this](Verdicts verdicts) {
            m_moved.clear();
            for (const auto &now : *verdicts) {
                const auto *before = verdict(now.patternId);
                if (before && before->kind != now.kind) m_moved.push_back({now.patternId, before->kind, now.kind});
            }
            m_verdicts = *verdicts;
            m_settled = m_counted;
            emit judged();
        });
}

const model::Verdict *Consequences::verdict(std::string_view patternId) const {
    const auto found = std::ranges::find(m_verdicts, patternId, &model::Verdict::patternId);
    return found == m_verdicts.end() ? nullptr : &*found;
}

const model::TableSummary *Consequences::tableSummary(std::string_view tableName) const {
    const auto found = std::ranges::find(m_summary.tables, tableName, &model::TableSummary::name);
    return found == m_summary.tables.end() ? nullptr : &*found;
}

namespace {

struct VerdictLook {
    const char *icon, *text;
};

VerdictLook lookOf(model::Verdict::Kind kind) {
    using Kind = model::Verdict::Kind;
    switch (kind) {
    case Kind::GetItem: return {"get", QT_TRANSLATE_NOOP("Verdict", "One GetItem")};
    case Kind::Query: return {"query", QT_TRANSLATE_NOOP("Verdict", "One Query")};
    case Kind::Write: return {"write", QT_TRANSLATE_NOOP("Verdict", "One write")};
    case Kind::FanOut: return {"fan", QT_TRANSLATE_NOOP("Verdict", "Several requests")};
    case Kind::WrongAnswer: return {"wrong", QT_TRANSLATE_NOOP("Verdict", "Wrong answer")};
    case Kind::NotServed: return {"invalid", QT_TRANSLATE_NOOP("Verdict", "Not served")};
    case Kind::Wasteful: return {"waste", QT_TRANSLATE_NOOP("Verdict", "Wasteful filter")};
    case Kind::Scan: return {"scan", QT_TRANSLATE_NOOP("Verdict", "Scan")};
    case Kind::Invalid: return {"invalid", QT_TRANSLATE_NOOP("Verdict", "Refused by DynamoDB")};
    case Kind::NotRun: return {"none", QT_TRANSLATE_NOOP("Verdict", "Not run yet")};
    }
    return {"none", ""};
}

}

QString verdictText(model::Verdict::Kind kind) {
    return QCoreApplication::translate("Verdict", lookOf(kind).text);
}
const char *verdictIconName(model::Verdict::Kind kind) {
    return lookOf(kind).icon;
}

}
