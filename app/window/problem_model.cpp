#include "app/window/problem_model.h"

#include "app/window/theme.h"
#include "model/check/check.h"
#include "model/check/rule.h"

#include <QCoreApplication>

#include <algorithm>

namespace app {

namespace {

struct Look {
    const char *icon;
    IconRole role;
};
constexpr Look looks[] = {
    {"error",   IconRole::Bad  },
    {"warning", IconRole::Warn },
    {"info",    IconRole::Muted}
};

}

QString severityText(model::Severity severity) {
    const char *const texts[] = {QT_TRANSLATE_NOOP("Severity", "Error"), QT_TRANSLATE_NOOP("Severity", "Warning"),
        QT_TRANSLATE_NOOP("Severity", "Hint")};
    return QCoreApplication::translate("Severity", texts[static_cast<std::size_t>(severity)]);
}

void ProblemModel::setSession(Session *session) {
    if (m_session) disconnect(&m_session->consequences(), nullptr, this, nullptr);
    m_session = session;
    if (session) connect(&session->consequences(), &Consequences::counted, this, &ProblemModel::rebuild);
    rebuild();
}

void ProblemModel::show(Shown shown) {
    m_shown = shown;
    rebuild();
}

void ProblemModel::rebuild() {
    beginResetModel();
    m_problems = m_session ? m_session->consequences().problems() : model::Problems();
    m_findings.clear();
    if (m_shown == Shown::Accepted)
        m_findings = m_problems.accepted;
    else
        std::ranges::copy_if(m_problems.findings, std::back_inserter(m_findings), [&](const model::Finding &finding) {
            return m_shown == Shown::All || static_cast<int>(m_shown) == static_cast<int>(finding.severity) + 1;
        });
    endResetModel();
}

int ProblemModel::count(Shown shown) const {
    switch (shown) {
    case Shown::All: return static_cast<int>(m_problems.findings.size());
    case Shown::Errors: return static_cast<int>(m_problems.errors);
    case Shown::Warnings: return static_cast<int>(m_problems.warnings);
    case Shown::Hints: return static_cast<int>(m_problems.hints);
    case Shown::Accepted: break;
    }
    return static_cast<int>(m_problems.accepted.size() + m_problems.withoutFinding.size());
}

const model::Finding *ProblemModel::finding(int row) const {
    const auto number = static_cast<std::size_t>(row);
    return row >= 0 && number < m_findings.size() ? &m_findings[number] : nullptr;
}

std::optional<model::Acceptance> ProblemModel::acceptance(int row) const {
    if (!m_session || m_shown != Shown::Accepted || row < 0) return std::nullopt;
    const auto number = static_cast<std::size_t>(row);
    if (number >= m_findings.size()) {
        const auto behind = number - m_findings.size();
        if (behind >= m_problems.withoutFinding.size()) return std::nullopt;
        return m_problems.withoutFinding[behind];
    }
    for (const auto &one : m_session->design().accepted)
        if (covers(one, m_findings[number], m_session->design())) return one;
    return std::nullopt;
}

model::Place ProblemModel::place(int row) const {
    if (const auto *known = finding(row)) return known->place;
    const auto accepted = acceptance(row);
    return accepted ? accepted->where : model::Place();
}

std::string ProblemModel::ruleId(int row) const {
    if (const auto *known = finding(row)) return known->rule;
    const auto accepted = acceptance(row);
    return accepted ? accepted->rule : std::string();
}

int ProblemModel::rowCount(const QModelIndex &parent) const {
    if (parent.isValid()) return 0;
    return static_cast<int>(m_findings.size() + (m_shown == Shown::Accepted ? m_problems.withoutFinding.size() : 0));
}
int ProblemModel::columnCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : Columns;
}

QVariant ProblemModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid() || !m_session) return {};
    const auto *found = finding(index.row());
    const auto *rule = model::ruleOf(ruleId(index.row()));
    const auto text = [&]() -> QString {
        switch (index.column()) {
        case What:
            if (found) return translated(found->message);
            return tr("Found no more: %1")
                .arg(rule ? QCoreApplication::translate("Rules", rule->title) : toQString(ruleId(index.row())));
        case Where: return toQString(model::placeText(m_session->design(), place(index.row())));
        default: {
            const auto accepted = acceptance(index.row());
            return accepted ? toQString(accepted->reason)
                   : rule   ? QCoreApplication::translate("Rules", rule->title)
                            : QString();
        }
        }
    };
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole: return text();
    case Qt::DecorationRole: {
        if (index.column() != What) return {};
        if (!found) return icon(QStringLiteral("info"), IconRole::Muted);
        const auto &look = looks[static_cast<std::size_t>(found->severity)];
        return icon(QString::fromLatin1(look.icon), found->accepted ? IconRole::Muted : look.role);
    }
    case Qt::AccessibleTextRole:
        if (index.column() != What || !found) return text();
        return QStringLiteral("%1: %2").arg(severityText(found->severity), text());
    default: return {};
    }
}

QVariant ProblemModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
    case What: return tr("Problem");
    case Where: return tr("Where");
    default: return m_shown == Shown::Accepted ? tr("Why it stays") : tr("Rule");
    }
}

}
