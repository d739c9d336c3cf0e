#include "app/window/problem_model.h"

#include "app/window/theme.h"
#include "model/view/problems.h"

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

void ProblemModel::setSession(Session *session) {
    if (m_session) disconnect(&m_session->consequences(), nullptr, this, nullptr);
    m_session = session;
    if (session) connect(&session->consequences(), &Consequences::counted, this, &ProblemModel::rebuild);
    rebuild();
}

void ProblemModel::rebuild() {
    beginResetModel();
    m_findings = m_session ? m_session->consequences().problems().findings : std::vector<model::Finding>();
    endResetModel();
}

int ProblemModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_findings.size());
}
int ProblemModel::columnCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : 2;
}

QVariant ProblemModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid() || !m_session) return {};
    const auto &finding = m_findings[static_cast<std::size_t>(index.row())];
    const QString severities[] = {tr("Error"), tr("Warning"), tr("Hint")};
    const auto severity = static_cast<std::size_t>(finding.severity);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return index.column() == 0 ? translated(finding.message)
                                   : toQString(model::placeText(m_session->design(), finding.place));
    case Qt::DecorationRole:
        return index.column() == 0 ? QVariant(icon(QString::fromLatin1(looks[severity].icon), looks[severity].role))
                                   : QVariant();
    case Qt::AccessibleTextRole:
        return index.column() == 0 ? QStringLiteral("%1: %2").arg(severities[severity], translated(finding.message))
                                   : QVariant();
    default: return {};
    }
}

QVariant ProblemModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    return section == 0 ? tr("Problem") : tr("Where");
}

}
