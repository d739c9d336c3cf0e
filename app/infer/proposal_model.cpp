#include "app/infer/proposal_model.h"

#include "app/window/text.h"
#include "app/window/theme.h"

#include <QFont>

#include <algorithm>

namespace app {

namespace {

/// "318 of 1,204 · 26 %"
QString shareOf(std::size_t items, std::size_t all) {
    const QString share = all == 0 ? QString() : shareText(items * 10'000 / all);
    return ProposalModel::tr("%1 of %2 · %3").arg(countText(items), countText(all), share);
}

QString signOf(model::Relation::Kind kind) {
    constexpr const char *names[] = {"1:1", "1:n", "n:m"};
    return QString::fromLatin1(names[static_cast<std::size_t>(kind)]);
}

}

void ProposalModel::setProposal(model::Proposal proposal) {
    beginResetModel();
    m_proposal = std::move(proposal);
    endResetModel();
}

void ProposalModel::acceptAll(bool wanted) {
    beginResetModel();
    for (auto &entity : m_proposal.entities) {
        entity.accepted = wanted;
        for (auto &one : entity.templates) one.accepted = wanted;
        for (auto &one : entity.attributes) one.accepted = wanted;
    }
    for (auto &found : m_proposal.relations) found.accepted = wanted;
    endResetModel();
    emit edited();
}

std::size_t ProposalModel::acceptedEntities() const {
    return static_cast<std::size_t>(std::ranges::count(m_proposal.entities, true, &model::Proposal::Entity::accepted));
}

std::size_t ProposalModel::claimed() const {
    std::size_t items = m_proposal.claimed;
    for (const auto &entity : m_proposal.entities)
        if (!entity.accepted) items -= std::min(items, entity.items);
    return items;
}

ProposalModel::Row ProposalModel::rowOf(const QModelIndex &index) const {
    const auto number = static_cast<std::size_t>(index.row());
    if (index.internalId() == 0) {
        if (number < m_proposal.entities.size()) return {Row::Kind::Entity, number, 0};
        return {Row::Kind::Relation, 0, number - m_proposal.entities.size()};
    }
    const auto entity = static_cast<std::size_t>(index.internalId()) - 1;
    const auto templates = m_proposal.entities[entity].templates.size();
    if (number < templates) return {Row::Kind::Template, entity, number};
    return {Row::Kind::Attribute, entity, number - templates};
}

bool &ProposalModel::mark(const Row &row) {
    switch (row.kind) {
    case Row::Kind::Entity: return m_proposal.entities[row.entity].accepted;
    case Row::Kind::Template: return m_proposal.entities[row.entity].templates[row.part].accepted;
    case Row::Kind::Attribute: return m_proposal.entities[row.entity].attributes[row.part].accepted;
    case Row::Kind::Relation: break;
    }
    return m_proposal.relations[row.part].accepted;
}
bool ProposalModel::accepted(const Row &row) const {
    return const_cast<ProposalModel *>(this)->mark(row); // read only
}

bool ProposalModel::possible(const Row &row) const {
    if (row.kind == Row::Kind::Entity) return true;
    if (row.kind != Row::Kind::Relation) return m_proposal.entities[row.entity].accepted;
    const auto &relation = m_proposal.relations[row.part].relation;
    return std::ranges::none_of(m_proposal.entities, [&](const auto &entity) {
        return !entity.accepted && (entity.entity.name == relation.from || entity.entity.name == relation.to);
    });
}

QModelIndex ProposalModel::index(int row, int column, const QModelIndex &parent) const {
    if (!hasIndex(row, column, parent)) return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : quintptr(0));
}

QModelIndex ProposalModel::parent(const QModelIndex &child) const {
    if (!child.isValid() || child.internalId() == 0) return {};
    return createIndex(static_cast<int>(child.internalId()) - 1, 0, quintptr(0));
}

int ProposalModel::rowCount(const QModelIndex &parent) const {
    if (!parent.isValid()) return static_cast<int>(m_proposal.entities.size() + m_proposal.relations.size());
    const auto row = static_cast<std::size_t>(parent.row());
    if (parent.internalId() != 0 || parent.column() != 0 || row >= m_proposal.entities.size()) return 0;
    return static_cast<int>(m_proposal.entities[row].templates.size() + m_proposal.entities[row].attributes.size());
}
int ProposalModel::columnCount(const QModelIndex &) const {
    return 3;
}

QVariant ProposalModel::text(const Row &row, int column) const {
    if (row.kind == Row::Kind::Relation) {
        const auto &found = m_proposal.relations[row.part];
        if (column == Found)
            return QStringLiteral("%1  %2  %3")
                .arg(toQString(found.relation.from), signOf(found.relation.kind), toQString(found.relation.to));
        return column == Items ? shareOf(found.matched, found.items) : translated(found.reason);
    }
    const auto &entity = m_proposal.entities[row.entity];
    switch (row.kind) {
    case Row::Kind::Entity: {
        if (column == Found) return toQString(entity.entity.name);
        if (column == Items) return shareOf(entity.items, m_proposal.items);
        QStringList keys;
        for (const auto &key : entity.examples) keys << toQString(key);
        return keys.join(QStringLiteral("   "));
    }
    case Row::Kind::Template: {
        const auto &one = entity.templates[row.part];
        if (column == Found)
            return QStringLiteral("%1 = %2").arg(toQString(one.attributeName), toQString(one.keyTemplate));
        return column == Items ? shareOf(one.items, entity.items) : QString();
    }
    case Row::Kind::Attribute: {
        const auto &one = entity.attributes[row.part];
        if (column == Found)
            return QStringLiteral("%1  %2").arg(
                toQString(one.name), one.ofType == one.items ? QLatin1String(engine::typeName(one.type)) : tr("mixed"));
        if (column == Items) return shareOf(one.items, entity.items);
        return one.ofType == one.items
                   ? QString()
                   : tr("%1 of them %2").arg(countText(one.ofType), QLatin1String(engine::typeName(one.type)));
    }
    case Row::Kind::Relation: break;
    }
    return {};
}

QVariant ProposalModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid()) return {};
    const Row row = rowOf(index);
    const bool first = index.column() == Found;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole: return text(row, index.column());
    case Qt::EditRole: return text(row, index.column());
    case Qt::CheckStateRole:
        if (!first) return {};
        return accepted(row) && possible(row) ? Qt::Checked : Qt::Unchecked;
    case Qt::DecorationRole: {
        if (!first) return {};
        if (row.kind == Row::Kind::Entity) {
            const auto &entity = m_proposal.entities[row.entity].entity;
            return badgeIcon(toQString(entity.letter), entity.colour, entity.squareBadge);
        }
        constexpr const char *icons[] = {"entity", "key", "attribute", "relation"};
        return icon(QString::fromLatin1(icons[static_cast<std::size_t>(row.kind)]), IconRole::Muted);
    }
    case Qt::FontRole: {
        QFont font = textFont();
        if (row.kind == Row::Kind::Entity && first) font.setWeight(QFont::DemiBold);
        return font;
    }
    case ToneRole: return !possible(row) || !first ? 1 : 0;
    case MonospaceRole:
        return first ? row.kind == Row::Kind::Template || row.kind == Row::Kind::Attribute
                     : index.column() == Example && row.kind == Row::Kind::Entity;
    case Qt::AccessibleTextRole: {
        if (!first) return {};
        const QString kinds[] = {tr("Entity type %1"), tr("Key template %1"), tr("Attribute %1"), tr("Relation %1")};
        return kinds[static_cast<std::size_t>(row.kind)].arg(text(row, Found).toString());
    }
    default: return {};
    }
}

QVariant ProposalModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    const QString titles[] = {tr("Found"), tr("Items that show it"), tr("Such as")};
    return titles[section];
}

Qt::ItemFlags ProposalModel::flags(const QModelIndex &index) const {
    if (!index.isValid()) return {};
    const Row row = rowOf(index);
    Qt::ItemFlags flags = Qt::ItemIsSelectable;
    if (possible(row)) flags |= Qt::ItemIsEnabled;
    if (index.column() != Found) return flags;
    flags |= Qt::ItemIsUserCheckable;
    if (row.kind == Row::Kind::Entity) flags |= Qt::ItemIsEditable;
    return flags;
}

bool ProposalModel::setData(const QModelIndex &index, const QVariant &value, int role) {
    if (!index.isValid() || index.column() != Found) return false;
    const Row row = rowOf(index);
    if (role == Qt::CheckStateRole && possible(row)) {
        mark(row) = value.toInt() == Qt::Checked;
    } else if (role == Qt::EditRole && row.kind == Row::Kind::Entity) {
        const std::string name = toUtf8(value.toString().trimmed());
        const auto isTaken = [&](const auto &entity) { return entity.entity.name == name; };
        if (name.empty() || std::ranges::any_of(m_proposal.entities, isTaken)) return false;
        model::renameEntity(m_proposal, row.entity, name);
    } else {
        return false;
    }
    // An entity type takes its parts and relations along.
    const int last = rowCount() - 1;
    emit dataChanged(this->index(0, 0), this->index(last, 2));
    if (row.kind == Row::Kind::Entity)
        if (const auto head = this->index(static_cast<int>(row.entity), 0); rowCount(head) > 0)
            emit dataChanged(this->index(0, 0, head), this->index(rowCount(head) - 1, 2, head));
    if (row.kind == Row::Kind::Template || row.kind == Row::Kind::Attribute) emit dataChanged(index, index);
    emit edited();
    return true;
}

}
