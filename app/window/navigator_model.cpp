#include "app/window/navigator_model.h"

#include "app/window/theme.h"
#include "model/edit/entity_edits.h"
#include "model/edit/index_edits.h"
#include "model/edit/pattern_edits.h"
#include "model/edit/table_edits.h"

#include <algorithm>

namespace app {

namespace {

bool isAt(const model::Place &finding, const model::Place &node) {
    if (!node.patternId.empty()) return finding.patternId == node.patternId;
    return finding.tableName == node.tableName && finding.indexName == node.indexName &&
           (node.entityName.empty() || finding.entityName == node.entityName);
}

}

NavigatorModel::NavigatorModel(QObject *parent) : QAbstractItemModel(parent) {}

void NavigatorModel::setSession(Session *session) {
    if (m_session) {
        disconnect(&m_session->document(), nullptr, this, nullptr);
        disconnect(&m_session->consequences(), nullptr, this, nullptr);
    }
    m_session = session;
    if (session) {
        connect(&session->document(), &Document::changed, this, &NavigatorModel::rebuild);
        connect(&session->consequences(), &Consequences::counted, this, &NavigatorModel::rebuild);
        connect(&session->consequences(), &Consequences::judged, this, &NavigatorModel::rebuild);
    }
    rebuild();
}

std::vector<NavigatorModel::Node> NavigatorModel::nodes() const {
    std::vector<Node> nodes;
    if (!m_session) return nodes;
    const auto &design = m_session->design();
    const auto &consequences = m_session->consequences();
    int roots = 0;
    const auto add = [&](Node node) {
        const int number = static_cast<int>(nodes.size());
        node.row =
            node.parent < 0 ? roots++ : static_cast<int>(nodes[static_cast<std::size_t>(node.parent)].children.size());
        if (node.parent >= 0) nodes[static_cast<std::size_t>(node.parent)].children.push_back(number);
        nodes.push_back(std::move(node));
        return number;
    };
    const auto problemAt = [&](const model::Place &place) {
        std::optional<model::Severity> worst;
        for (const auto &finding : consequences.problems().findings)
            if (finding.severity != model::Severity::Hint && isAt(finding.place, place) &&
                (!worst || finding.severity < *worst))
                worst = finding.severity;
        return worst;
    };
    for (const auto &table : design.tables) {
        const auto *counts = consequences.tableSummary(table->name());
        Node top;
        top.kind = Node::Kind::Table;
        top.text = toQString(table->name());
        top.iconKey = QStringLiteral("table");
        top.icon = icon(top.iconKey);
        top.place.tableName = table->name();
        top.count = table->items->size();
        const int parent = add(std::move(top));
        for (const auto &entity : table->entityTypes) {
            Node node;
            node.kind = Node::Kind::Entity;
            node.parent = parent;
            node.text = toQString(entity->name);
            node.iconKey =
                QStringLiteral("%1%2%3").arg(toQString(entity->letter)).arg(entity->colour).arg(entity->squareBadge);
            node.icon = badgeIcon(toQString(entity->letter), entity->colour, entity->squareBadge);
            node.place.tableName = table->name();
            node.place.entityName = entity->name;
            if (counts)
                for (const auto &summary : counts->entities)
                    if (summary.name == entity->name) node.count = summary.items;
            add(std::move(node));
        }
        const auto addIndexes = [&](const std::vector<engine::SecondaryIndex> &indexes, const char *iconName) {
            for (const auto &index : indexes) {
                Node node;
                node.kind = Node::Kind::Index;
                node.parent = parent;
                node.text = toQString(index.indexName);
                node.iconKey = QString::fromLatin1(iconName);
                node.icon = icon(node.iconKey);
                node.place.tableName = table->name();
                node.place.indexName = index.indexName;
                node.problem = problemAt(node.place);
                if (counts)
                    for (const auto &summary : counts->indexes)
                        if (summary.name == index.indexName) node.count = summary.items;
                add(std::move(node));
            }
        };
        addIndexes(table->description.globalSecondaryIndexes, "gsi");
        addIndexes(table->description.localSecondaryIndexes, "lsi");
    }
    if (!design.patterns.empty()) {
        Node top;
        top.kind = Node::Kind::Patterns;
        top.text = tr("Access patterns");
        top.iconKey = QStringLiteral("patterns");
        top.icon = icon(top.iconKey);
        top.count = design.patterns.size();
        const int parent = add(std::move(top));
        for (const auto &pattern : design.patterns) {
            Node node;
            node.kind = Node::Kind::Pattern;
            node.parent = parent;
            node.text = QStringLiteral("%1 %2").arg(toQString(pattern->id), toQString(pattern->name));
            const auto *verdict = consequences.verdict(pattern->id);
            node.iconKey = QString::fromLatin1(verdictIconName(verdict ? verdict->kind : model::Verdict::Kind::NotRun));
            node.icon = verdictIcon(node.iconKey);
            node.place.patternId = pattern->id;
            add(std::move(node));
        }
    }
    return nodes;
}

void NavigatorModel::rebuild() {
    auto next = nodes();
    const auto sameShape = [](const Node &a, const Node &b) { return a.kind == b.kind && a.parent == b.parent; };
    if (std::ranges::equal(next, m_nodes, sameShape)) { // the same rows: selection and open branches stay
        std::vector<std::size_t> moved;
        for (std::size_t i = 0; i < next.size(); ++i)
            if (next[i].text != m_nodes[i].text || next[i].iconKey != m_nodes[i].iconKey ||
                next[i].count != m_nodes[i].count || next[i].problem != m_nodes[i].problem)
                moved.push_back(i);
        m_nodes = std::move(next);
        for (const auto number : moved) {
            const auto changed = createIndex(m_nodes[number].row, 0, static_cast<quintptr>(number));
            emit dataChanged(changed, changed);
        }
        return;
    }
    beginResetModel();
    m_nodes = std::move(next);
    m_roots.clear();
    for (std::size_t i = 0; i < m_nodes.size(); ++i)
        if (m_nodes[i].parent < 0) m_roots.push_back(static_cast<int>(i));
    endResetModel();
}

const NavigatorModel::Node *NavigatorModel::node(const QModelIndex &index) const {
    return index.isValid() && index.internalId() < m_nodes.size() ? &m_nodes[index.internalId()] : nullptr;
}

model::Place NavigatorModel::place(const QModelIndex &index) const {
    const auto *at = node(index);
    return at ? at->place : model::Place();
}

QModelIndex NavigatorModel::indexOf(const model::Place &place) const {
    const auto find = [&](const model::Place &wanted) -> QModelIndex {
        for (std::size_t i = 0; i < m_nodes.size(); ++i)
            if (m_nodes[i].place == wanted && wanted != model::Place())
                return createIndex(m_nodes[i].row, 0, static_cast<quintptr>(i));
        return {};
    };
    model::Place wanted;
    if (!place.patternId.empty()) {
        wanted.patternId = place.patternId;
        return find(wanted);
    }
    wanted.tableName = place.tableName;
    const auto table = find(wanted);
    wanted.indexName = place.indexName;
    if (wanted.indexName.empty()) wanted.entityName = place.entityName;
    const auto exact = find(wanted);
    return exact.isValid() ? exact : table;
}

QModelIndex NavigatorModel::index(int row, int column, const QModelIndex &parent) const {
    if (column != 0 || row < 0) return {};
    const auto *above = node(parent);
    const auto &children = above ? above->children : m_roots;
    if (row >= static_cast<int>(children.size())) return {};
    return createIndex(row, 0, static_cast<quintptr>(children[static_cast<std::size_t>(row)]));
}

QModelIndex NavigatorModel::parent(const QModelIndex &index) const {
    const auto *at = node(index);
    if (!at || at->parent < 0) return {};
    return createIndex(m_nodes[static_cast<std::size_t>(at->parent)].row, 0, static_cast<quintptr>(at->parent));
}

int NavigatorModel::rowCount(const QModelIndex &parent) const {
    if (!parent.isValid()) return static_cast<int>(m_roots.size());
    const auto *at = node(parent);
    return at && parent.column() == 0 ? static_cast<int>(at->children.size()) : 0;
}

int NavigatorModel::columnCount(const QModelIndex &) const {
    return 1;
}

QVariant NavigatorModel::data(const QModelIndex &index, int role) const {
    const auto *at = node(index);
    if (!at) return {};
    switch (role) {
    case Qt::DisplayRole: return at->text;
    case Qt::EditRole: {
        if (at->kind != Node::Kind::Pattern || !m_session) return at->text;
        for (const auto &pattern : m_session->design().patterns)
            if (pattern->id == at->place.patternId) return toQString(pattern->name);
        return at->text;
    }
    case Qt::DecorationRole: return at->icon;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: {
        QStringList parts{at->text};
        if (at->kind == Node::Kind::Pattern && m_session) {
            const auto *verdict = m_session->consequences().verdict(at->place.patternId);
            parts += verdictText(verdict ? verdict->kind : model::Verdict::Kind::NotRun);
            if (verdict && *verdict->message.text) parts += translated(verdict->message);
        }
        if (at->count && at->kind != Node::Kind::Patterns)
            parts += tr("%Ln item(s)", nullptr, static_cast<int>(*at->count));
        if (at->problem) parts += *at->problem == model::Severity::Error ? tr("has errors") : tr("has warnings");
        return parts.join(role == Qt::ToolTipRole ? QStringLiteral("\n") : QStringLiteral(", "));
    }
    case CountRole: return at->count ? QVariant(countText(*at->count)) : QVariant();
    case ProblemRole: return at->problem ? QVariant(static_cast<int>(*at->problem)) : QVariant();
    case BoldRole: return at->kind == Node::Kind::Table || at->kind == Node::Kind::Patterns;
    default: return {};
    }
}

Qt::ItemFlags NavigatorModel::flags(const QModelIndex &index) const {
    const auto *at = node(index);
    if (!at) return Qt::NoItemFlags;
    const Qt::ItemFlags plain = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return at->kind == Node::Kind::Patterns ? plain : plain | Qt::ItemIsEditable;
}

bool NavigatorModel::setData(const QModelIndex &index, const QVariant &value, int role) {
    const auto *at = node(index);
    if (!at || !m_session || role != Qt::EditRole) return false;
    const auto place = at->place; // the edit rebuilds the nodes
    const auto kind = at->kind;
    const std::string name = toUtf8(value.toString());
    const QString old = data(index, Qt::EditRole).toString();
    if (value.toString() == old) return true;
    return m_session->document().apply(
        tr("Rename %1 to %2").arg(old, value.toString()), [&](model::Design design) -> model::Result<model::Design> {
            switch (kind) {
            case Node::Kind::Table: return model::renameTable(std::move(design), place.tableName, name);
            case Node::Kind::Entity:
                return model::renameEntityType(std::move(design), place.tableName, place.entityName, name);
            case Node::Kind::Index:
                return model::renameIndex(std::move(design), place.tableName, place.indexName, name);
            case Node::Kind::Pattern:
                for (const auto &pattern : design.patterns)
                    if (pattern->id == place.patternId) {
                        auto renamed = *pattern;
                        renamed.name = name;
                        return model::setPattern(std::move(design), place.patternId, std::move(renamed));
                    }
                return design;
            case Node::Kind::Patterns: break;
            }
            return design;
        });
}

}
