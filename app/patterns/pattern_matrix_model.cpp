#include "app/patterns/pattern_matrix_model.h"

#include "app/window/theme.h"

#include <algorithm>

namespace app {

namespace {

bool isBad(const model::Verdict *verdict) {
    return verdict && model::failing(verdict->kind);
}

}

PatternMatrixModel::PatternMatrixModel(Session &session, QObject *parent)
    : QAbstractTableModel(parent),
      m_session(session),
      m_rows(rowsOf(session.design())),
      m_patterns(session.design().patterns) {
    connect(&session.document(), &Document::changed, this, &PatternMatrixModel::rebuild);
    const auto refresh = [this] {
        if (!m_rows.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    };
    connect(&session.consequences(), &Consequences::judged, this, refresh);
    connect(&session.selection(), &Selection::changed, this, refresh);
}

std::vector<PatternMatrixModel::Row> PatternMatrixModel::rowsOf(const model::Design &design) {
    std::vector<Row> rows;
    for (const auto &table : design.tables) {
        rows.push_back({table->name(), {}, "table", false});
        for (const auto &each : table->description.globalSecondaryIndexes)
            rows.push_back({table->name(), each.indexName, "gsi", false});
        for (const auto &each : table->description.localSecondaryIndexes)
            rows.push_back({table->name(), each.indexName, "lsi", false});
    }
    for (const auto &pattern : design.patterns) {
        const auto same = [&](const Row &row) {
            return row.table == pattern->tableName && row.index == pattern->indexName;
        };
        if (std::ranges::none_of(rows, same))
            rows.push_back(
                {pattern->tableName, pattern->indexName, pattern->indexName.empty() ? "table" : "gsi", true});
    }
    return rows;
}

void PatternMatrixModel::rebuild() {
    auto rows = rowsOf(m_session.design());
    const auto &patterns = m_session.design().patterns;
    if (rows == m_rows && patterns == m_patterns) return;
    beginResetModel();
    m_rows = std::move(rows);
    m_patterns = patterns;
    endResetModel();
}

bool PatternMatrixModel::isAt(const model::AccessPattern &pattern, const Row &row) const {
    return pattern.tableName == row.table && pattern.indexName == row.index;
}

QString PatternMatrixModel::finding(const Row &row) const {
    if (row.missing) return tr("Named by a pattern, but the model has none");
    QStringList bad;
    int count = 0;
    for (const auto &pattern : m_patterns) {
        if (!isAt(*pattern, row)) continue;
        ++count;
        if (isBad(m_session.consequences().verdict(pattern->id))) bad += toQString(pattern->id);
    }
    if (count == 0) return row.index.empty() ? tr("No pattern reads it directly") : tr("No pattern uses it");
    if (bad.isEmpty()) return tr("Serves %1").arg(count);
    return tr("Serves %1; %2 not").arg(count - bad.size()).arg(bad.join(QStringLiteral(", ")));
}

model::Place PatternMatrixModel::place(const QModelIndex &index) const {
    model::Place place;
    if (!index.isValid()) return place;
    const auto &row = m_rows[static_cast<std::size_t>(index.row())];
    const auto pattern = static_cast<std::size_t>(index.column() - 1);
    if (index.column() > 0 && pattern < m_patterns.size() && isAt(*m_patterns[pattern], row)) {
        place.patternId = m_patterns[pattern]->id;
    } else if (!row.missing) {
        place.tableName = row.table;
        place.indexName = row.index;
    }
    return place;
}

int PatternMatrixModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}
int PatternMatrixModel::columnCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_patterns.size()) + 2;
}

QVariant PatternMatrixModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= columnCount()) return {};
    const auto &row = m_rows[static_cast<std::size_t>(index.row())];
    const auto number = static_cast<std::size_t>(index.column() - 1);
    const bool isPattern = index.column() > 0 && number < m_patterns.size();
    if (role == Qt::BackgroundRole) // the selected pattern's column and the selected index's row meet
        return isPattern && m_patterns[number]->id == m_session.selection().place().patternId
                   ? QVariant(QBrush(tokens().selection))
                   : QVariant();
    if (index.column() == 0) {
        if (role == Qt::DisplayRole) return toQString(row.index.empty() ? row.table : row.index);
        if (role == Qt::DecorationRole)
            return icon(QString::fromLatin1(row.icon), row.missing ? IconRole::Muted : IconRole::Button);
        return {};
    }
    if (!isPattern) return role == Qt::DisplayRole || role == Qt::ToolTipRole ? QVariant(finding(row)) : QVariant();
    const auto &pattern = *m_patterns[number];
    if (!isAt(pattern, row)) return {};
    const auto *verdict = m_session.consequences().verdict(pattern.id);
    const auto kind = verdict ? verdict->kind : model::Verdict::Kind::NotRun;
    if (role == Qt::DecorationRole) return verdictIcon(QString::fromLatin1(verdictIconName(kind)));
    if (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole)
        return QStringLiteral("%1 %2: %3").arg(toQString(pattern.id), toQString(pattern.name), verdictText(kind));
    return {};
}

QVariant PatternMatrixModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    const auto number = static_cast<std::size_t>(section - 1);
    const bool isPattern = section > 0 && number < m_patterns.size();
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((isPattern ? Qt::AlignHCenter : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && isPattern) return toQString(m_patterns[number]->name);
    if (role != Qt::DisplayRole) return {};
    if (section == 0) return tr("Table or index");
    if (!isPattern) return tr("Finding");
    const QString id = toQString(m_patterns[number]->id);
    return id.startsWith(QLatin1String("AP")) ? id.mid(2) : id;
}

}
