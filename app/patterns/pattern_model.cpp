#include "app/patterns/pattern_model.h"

#include "app/window/theme.h"
#include "engine/value/item_json.h"
#include "model/view/cell.h"

#include <algorithm>

namespace app {

namespace {

bool isRead(const model::AccessPattern &pattern) {
    return pattern.operation == "GetItem" || pattern.operation == "Query" || pattern.operation == "Scan" ||
           pattern.operation == "BatchGetItem" || pattern.operation == "TransactGetItems";
}

/// The key condition with what stands behind its placeholders: "PK = :pk" as "PK = USER#U001".
QString keysOf(const model::AccessPattern &pattern) {
    QString text = toQString(pattern.keyConditionExpression);
    // Longest first, so that #pk2 is not read as #pk followed by 2.
    for (auto name = pattern.names.rbegin(); name != pattern.names.rend(); ++name)
        text.replace(toQString(name->first), toQString(name->second));
    for (auto value = pattern.values.rbegin(); value != pattern.values.rend(); ++value)
        if (const auto blob = engine::valueFromJson(value->second))
            text.replace(toQString(value->first), toQString(model::displayText(*blob, 40)));
    return text.isEmpty() ? toQString(pattern.filterExpression) : text;
}

}

PatternModel::PatternModel(Session &session, QObject *parent)
    : QAbstractTableModel(parent), m_session(session), m_patterns(session.design().patterns) {
    connect(&session.document(), &Document::changed, this, &PatternModel::designChanged);
    connect(&session.consequences(), &Consequences::judged, this, [this] {
        if (!m_patterns.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
    });
}

void PatternModel::designChanged(const model::Design &before) {
    const auto &now = m_session.design().patterns;
    if (now.size() == m_patterns.size()) {
        m_patterns = now;
        if (!now.empty() && !(now == before.patterns))
            emit dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
        return;
    }
    beginResetModel();
    m_patterns = now;
    endResetModel();
}

std::string PatternModel::patternId(int row) const {
    return m_patterns[static_cast<std::size_t>(row)]->id;
}

int PatternModel::rowOf(const std::string &patternId) const {
    const auto found = std::ranges::find_if(m_patterns, [&](const auto &pattern) { return pattern->id == patternId; });
    return found == m_patterns.end() ? -1 : static_cast<int>(found - m_patterns.begin());
}

int PatternModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_patterns.size());
}
int PatternModel::columnCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : Columns;
}

QString PatternModel::text(const model::AccessPattern &pattern, const model::Verdict *verdict, int column) const {
    const auto *trace = verdict && verdict->trace ? &*verdict->trace : nullptr;
    switch (column) {
    case Number: return toQString(pattern.id);
    case Name: return toQString(pattern.name);
    case Verdict: {
        if (verdict && verdict->kind == model::Verdict::Kind::Wasteful && trace)
            return tr("Wastes %1 %").arg(trace->wasteShare() / 100);
        return verdictText(verdict ? verdict->kind : model::Verdict::Kind::NotRun);
    }
    case Operation: return toQString(pattern.operation);
    case On: return toQString(pattern.indexName.empty() ? pattern.tableName : pattern.indexName);
    case Keys: return keysOf(pattern);
    case Read:
        return trace ? QStringLiteral("%1 / %2").arg(countText(static_cast<std::uint64_t>(trace->examined)),
                           countText(static_cast<std::uint64_t>(trace->returned)))
                     : QStringLiteral("–");
    case Units: return verdict && verdict->requests > 0 ? unitsText(verdict->units) : QStringLiteral("–");
    default: return {};
    }
}

QVariant PatternModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const auto &pattern = *m_patterns[static_cast<std::size_t>(index.row())];
    const auto *verdict = m_session.consequences().verdict(pattern.id);
    const auto kind = verdict ? verdict->kind : model::Verdict::Kind::NotRun;
    using Kind = model::Verdict::Kind;
    const bool bad = model::failing(kind);
    switch (role) {
    case Qt::DisplayRole: return text(pattern, verdict, index.column());
    case Qt::ToolTipRole: {
        if (index.column() == Verdict && verdict && *verdict->message.text) return translated(verdict->message);
        return text(pattern, verdict, index.column());
    }
    case Qt::AccessibleTextRole:
        return index.column() == Number ? QStringLiteral("%1, %2").arg(verdictText(kind), toQString(pattern.id))
                                        : text(pattern, verdict, index.column());
    case Qt::DecorationRole:
        return index.column() == Number ? QVariant(verdictIcon(QString::fromLatin1(verdictIconName(kind))))
                                        : QVariant();
    case Qt::TextAlignmentRole:
        return static_cast<int>((index.column() >= Read ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case SortRole: return index.row();
    case GroupRole: return (isRead(pattern) ? Reads : Writes) | (bad ? Failing : 0);
    case MonospaceRole: return index.column() == On || index.column() == Keys;
    case ToneRole:
        if (index.column() == Number || index.column() == Operation) return Secondary;
        if (index.column() == Verdict || index.column() == Read)
            return bad ? Bad : kind == Kind::Wasteful ? Warn : index.column() == Read ? Plain : Secondary;
        return Plain;
    default: return {};
    }
}

QVariant PatternModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((section >= Read ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    const QString titles[] = {tr("No."), tr("Pattern"), tr("Verdict"), tr("Operation"), tr("On"), tr("Keys"),
        tr("Read / returned"), tr("Units")};
    return titles[section];
}

}
