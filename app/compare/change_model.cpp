#include "app/compare/change_model.h"

#include "app/window/text.h"
#include "app/window/theme.h"

#include <QFont>

#include <algorithm>

namespace app {

namespace {

struct Look {
    const char *icon;
    IconRole role;
    const char *sign; ///< In texts.
};
constexpr Look looks[] = {
    {"plus",   IconRole::Ok,    "+"},
    {"minus",  IconRole::Bad,   "-"},
    {"pencil", IconRole::Muted, "~"},
};
const Look &lookOf(const model::DesignChange &change) {
    return looks[static_cast<std::size_t>(change.kind)];
}

constexpr int longestCell = 300, longestTip = 3'000; ///< Characters: a value may have 400 KB.

QString shortened(const std::string &text, int most) {
    // Only as much as is shown is turned into a QString: four bytes are the longest character.
    const QString start = toQString(std::string_view(text).substr(0, static_cast<std::size_t>(most) * 4));
    return start.size() > most ? start.left(most) + QChar(0x2026) : start;
}

}

void ChangeModel::show(std::vector<model::DesignChange> changes) {
    beginResetModel();
    m_changes = std::move(changes);
    rebuild();
    endResetModel();
}

void ChangeModel::setFilter(std::optional<Kind> kind, const QString &text) {
    if (kind == m_kind && text == m_text) return;
    beginResetModel();
    m_kind = kind;
    m_text = text;
    rebuild();
    endResetModel();
}

void ChangeModel::rebuild() {
    m_groups = model::groupChanges(m_changes);
    if (!m_kind && m_text.isEmpty()) return;
    for (model::ChangeGroup &group : m_groups) {
        std::erase_if(group.changes, [this](std::size_t number) { return !passes(m_changes[number]); });
        std::size_t counts[3] = {};
        for (const std::size_t number : group.changes) ++counts[static_cast<std::size_t>(m_changes[number].kind)];
        group.added = counts[0], group.removed = counts[1], group.changed = counts[2];
    }
    std::erase_if(m_groups, [](const model::ChangeGroup &group) { return group.changes.empty(); });
}

bool ChangeModel::passes(const model::DesignChange &change) const {
    if (m_kind && change.kind != *m_kind) return false;
    return m_text.isEmpty() || translated(change.what).contains(m_text, Qt::CaseInsensitive) ||
           toQString(change.before).contains(m_text, Qt::CaseInsensitive) ||
           toQString(change.after).contains(m_text, Qt::CaseInsensitive);
}

std::size_t ChangeModel::count(Kind kind) const {
    return static_cast<std::size_t>(std::ranges::count(m_changes, kind, &model::DesignChange::kind));
}

std::size_t ChangeModel::shownCount() const {
    std::size_t all = 0;
    for (const auto &group : m_groups) all += group.changes.size();
    return all;
}

const model::DesignChange *ChangeModel::change(const QModelIndex &index) const {
    if (!index.isValid() || index.internalId() == 0) return nullptr;
    const auto &group = m_groups[static_cast<std::size_t>(index.internalId()) - 1];
    return &m_changes[group.changes[static_cast<std::size_t>(index.row())]];
}

/// The head says the table already.
QString ChangeModel::what(const model::DesignChange &change) const {
    const QString text = translated(change.what), table = toQString(change.place.tableName);
    for (const QString &lead : {table + QStringLiteral(": "), table + QStringLiteral(", ")})
        if (!table.isEmpty() && text.startsWith(lead)) return text.mid(lead.size());
    return text;
}

QString ChangeModel::headText(const model::ChangeGroup &group) const {
    const QString table = toQString(group.tableName);
    using Part = model::ChangeGroup::Part;
    switch (group.part) {
    case Part::Model: return tr("Model");
    case Part::Settings: return tr("%1 · key and settings").arg(table);
    case Part::Attributes: return tr("%1 · attributes").arg(table);
    case Part::Indexes: return tr("%1 · indexes").arg(table);
    case Part::EntityTypes: return tr("%1 · entity types and relations").arg(table);
    case Part::Items: return tr("%1 · items").arg(table);
    case Part::Patterns: return tr("Access patterns");
    }
    return {};
}

QString ChangeModel::countsText(const model::ChangeGroup &group) const {
    QStringList parts;
    if (group.added > 0) parts << tr("%Ln added", nullptr, static_cast<int>(group.added));
    if (group.removed > 0) parts << tr("%Ln removed", nullptr, static_cast<int>(group.removed));
    if (group.changed > 0) parts << tr("%Ln changed", nullptr, static_cast<int>(group.changed));
    return parts.join(QStringLiteral(", "));
}

QString ChangeModel::text() const {
    QStringList lines;
    for (const auto &group : m_groups) {
        lines << QStringLiteral("%1 (%2)").arg(headText(group), countsText(group));
        for (const std::size_t number : group.changes) {
            const auto &change = m_changes[number];
            QString line = QStringLiteral("  %1 %2").arg(QLatin1String(lookOf(change).sign), what(change));
            const QString before = toQString(change.before), after = toQString(change.after);
            if (change.kind == Kind::Changed)
                line += QStringLiteral(": %1 → %2").arg(before, after);
            else if (!before.isEmpty() || !after.isEmpty())
                line += QStringLiteral(": ") + before + after;
            lines << line;
        }
    }
    return lines.isEmpty() ? QString() : lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

QModelIndex ChangeModel::index(int row, int column, const QModelIndex &parent) const {
    if (!hasIndex(row, column, parent)) return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : quintptr(0));
}

QModelIndex ChangeModel::parent(const QModelIndex &child) const {
    if (!child.isValid() || child.internalId() == 0) return {};
    return createIndex(static_cast<int>(child.internalId()) - 1, 0, quintptr(0));
}

int ChangeModel::rowCount(const QModelIndex &parent) const {
    if (!parent.isValid()) return static_cast<int>(m_groups.size());
    if (parent.internalId() != 0 || parent.column() != 0) return 0;
    return static_cast<int>(m_groups[static_cast<std::size_t>(parent.row())].changes.size());
}
int ChangeModel::columnCount(const QModelIndex &) const {
    return 3;
}

QVariant ChangeModel::headData(const model::ChangeGroup &group, int column, int role) const {
    switch (role) {
    case Qt::DisplayRole: return column == What ? headText(group) : column == Before ? countsText(group) : QVariant();
    case Qt::ToolTipRole: return column == What ? headText(group) : QVariant();
    case Qt::FontRole: {
        QFont font = textFont();
        if (column == What) font.setWeight(QFont::DemiBold);
        return font;
    }
    case ToneRole: return column == What ? 0 : 1;
    case Qt::AccessibleTextRole:
        return column == What ? QStringLiteral("%1: %2").arg(headText(group), countsText(group)) : QVariant();
    default: return {};
    }
}

QVariant ChangeModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid()) return {};
    const auto *shown = change(index);
    if (!shown) return headData(m_groups[static_cast<std::size_t>(index.row())], index.column(), role);
    const auto &value = index.column() == Before ? shown->before : shown->after;
    switch (role) {
    case Qt::DisplayRole: return index.column() == What ? what(*shown) : shortened(value, longestCell);
    case Qt::ToolTipRole: return index.column() == What ? translated(shown->what) : shortened(value, longestTip);
    case Qt::DecorationRole:
        if (index.column() != What) return {};
        return icon(QString::fromLatin1(lookOf(*shown).icon), lookOf(*shown).role);
    case ToneRole: return index.column() == Before ? 1 : 0;
    case MonospaceRole: return index.column() != What;
    case Qt::AccessibleTextRole: {
        if (index.column() != What) return {};
        const QString kinds[] = {tr("Added"), tr("Removed"), tr("Changed")};
        return QStringLiteral("%1: %2").arg(kinds[static_cast<std::size_t>(shown->kind)], translated(shown->what));
    }
    default: return {};
    }
}

QVariant ChangeModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    const QString titles[] = {tr("Change"), tr("Before"), tr("After")};
    return titles[section];
}

}
