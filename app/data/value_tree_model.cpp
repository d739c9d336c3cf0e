#include "app/data/value_tree_model.h"

#include "app/window/field.h"
#include "app/window/text.h"
#include "app/window/theme.h"

#include <algorithm>
#include <vector>

namespace app {

/// A part of the value and where it hangs.
struct ValueTreeModel::Node {
    Node *parent = nullptr;
    std::string name, text;
    engine::Type type = engine::Type::S;
    std::vector<std::unique_ptr<Node>> children;

    bool isContainer() const { return type >= engine::Type::M; }
    int row() const {
        const auto &siblings = parent->children;
        const auto at = std::ranges::find(siblings, this, &std::unique_ptr<Node>::get);
        return static_cast<int>(at - siblings.begin());
    }
    model::ValueNode value() const {
        model::ValueNode value{.name = name, .type = type, .text = text};
        for (const auto &child : children) value.children.push_back(child->value());
        return value;
    }
    void take(const model::ValueNode &value) {
        name = value.name;
        text = value.text;
        type = value.type;
        children.clear();
        for (const auto &each : value.children) {
            auto child = std::make_unique<Node>();
            child->parent = this;
            child->take(each);
            children.push_back(std::move(child));
        }
    }
};

ValueTreeModel::ValueTreeModel(QObject *parent) : QAbstractItemModel(parent), m_root(std::make_unique<Node>()) {}
ValueTreeModel::~ValueTreeModel() = default;

void ValueTreeModel::setRoot(const model::ValueNode &root, const QString &name) {
    beginResetModel();
    m_root = std::make_unique<Node>();
    m_root->take(root);
    m_name = name;
    endResetModel();
}

model::ValueNode ValueTreeModel::root() const {
    return m_root->value();
}

ValueTreeModel::Node *ValueTreeModel::node(const QModelIndex &index) const {
    return index.isValid() ? static_cast<Node *>(index.internalPointer()) : nullptr;
}

QModelIndex ValueTreeModel::indexOf(const Node *node, int column) const {
    return createIndex(node == m_root.get() ? 0 : node->row(), column, const_cast<Node *>(node));
}

QModelIndex ValueTreeModel::index(int row, int column, const QModelIndex &parent) const {
    if (column < 0 || column >= ColumnCount || row < 0) return {};
    if (!parent.isValid()) return row == 0 ? createIndex(0, column, m_root.get()) : QModelIndex();
    const auto &children = node(parent)->children;
    return static_cast<std::size_t>(row) < children.size()
               ? createIndex(row, column, children[static_cast<std::size_t>(row)].get())
               : QModelIndex();
}

QModelIndex ValueTreeModel::parent(const QModelIndex &child) const {
    const auto *at = node(child);
    return at && at->parent ? indexOf(at->parent, 0) : QModelIndex();
}

int ValueTreeModel::rowCount(const QModelIndex &parent) const {
    if (!parent.isValid()) return 1;
    return parent.column() == 0 ? static_cast<int>(node(parent)->children.size()) : 0;
}

QVariant ValueTreeModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
    case Name: return tr("Name");
    case Type: return tr("Type");
    case Value: return tr("Value");
    default: return {};
    }
}

QVariant ValueTreeModel::data(const QModelIndex &index, int role) const {
    const auto *at = node(index);
    if (!at || (role != Qt::DisplayRole && role != Qt::EditRole && role != Qt::ToolTipRole && role != Qt::FontRole &&
                   role != Qt::ForegroundRole))
        return {};
    const bool containerValue = index.column() == Value && at->isContainer();
    if (role == Qt::ForegroundRole) {
        const bool position = index.column() == Name && at->parent && at->parent->type != engine::Type::M;
        return containerValue || position ? QVariant(tokens().text3) : QVariant();
    }
    if (role == Qt::FontRole)
        return index.column() == Value && !containerValue ? QVariant(monospaceFont()) : QVariant();
    switch (index.column()) {
    case Name:
        if (!at->parent) return m_name;
        if (at->parent->type == engine::Type::M || role == Qt::EditRole) return toQString(at->name);
        return QString::number(index.row());
    case Type: return role == Qt::EditRole ? QVariant(static_cast<int>(at->type)) : QVariant(typeText(at->type));
    case Value:
        if (containerValue) return tr("%Ln part(s)", nullptr, static_cast<int>(at->children.size()));
        return toQString(at->text);
    default: return {};
    }
}

Qt::ItemFlags ValueTreeModel::flags(const QModelIndex &index) const {
    const auto *at = node(index);
    if (!at) return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    const bool member = at->parent && at->parent->type == engine::Type::M;
    const bool element = at->parent && at->parent->type >= engine::Type::SS;
    if ((index.column() == Name && member) || (index.column() == Type && !element) ||
        (index.column() == Value && !at->isContainer()))
        flags |= Qt::ItemIsEditable;
    return flags;
}

bool ValueTreeModel::setData(const QModelIndex &index, const QVariant &value, int role) {
    auto *at = node(index);
    if (!at || role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable)) return false;
    switch (index.column()) {
    case Name: at->name = toUtf8(value.toString()); break;
    case Type: setType(index, static_cast<engine::Type>(value.toInt())); return true;
    case Value: at->text = toUtf8(value.toString()); break;
    default: return false;
    }
    emit dataChanged(index, index);
    emit edited();
    return true;
}

engine::Type ValueTreeModel::typeOf(const QModelIndex &index) const {
    const auto *at = node(index);
    return at ? at->type : engine::Type::S;
}

void ValueTreeModel::setType(const QModelIndex &index, engine::Type type) {
    auto *at = node(index);
    if (!at || at->type == type) return;
    const QModelIndex first = index.siblingAtColumn(0);
    const auto after = model::retyped(at->value(), type);
    if (const int rows = rowCount(first); rows > 0) {
        beginRemoveRows(first, 0, rows - 1);
        at->children.clear();
        endRemoveRows();
    }
    if (const int rows = static_cast<int>(after.children.size()); rows > 0) {
        beginInsertRows(first, 0, rows - 1);
        at->take(after);
        endInsertRows();
    } else {
        at->take(after);
    }
    emit dataChanged(first, index.siblingAtColumn(Value));
    emit edited();
}

bool ValueTreeModel::canAdd(const QModelIndex &index) const {
    const auto *at = node(index);
    return at && (at->isContainer() || at->parent);
}

QModelIndex ValueTreeModel::add(const QModelIndex &index) {
    auto *at = node(index);
    if (!at || !canAdd(index)) return {};
    Node *into = at->isContainer() ? at : at->parent;
    const int row = at->isContainer() ? static_cast<int>(into->children.size()) : at->row() + 1;
    auto child = std::make_unique<Node>();
    child->parent = into;
    child->type = model::childType(into->type);
    if (into->type == engine::Type::M) { // a name that is free
        const auto taken = [&](const std::string &name) {
            return std::ranges::any_of(into->children, [&](const auto &each) { return each->name == name; });
        };
        child->name = "name";
        for (int i = 2; taken(child->name); ++i) child->name = "name" + std::to_string(i);
    }
    const QModelIndex container = indexOf(into, 0);
    beginInsertRows(container, row, row);
    into->children.insert(into->children.begin() + row, std::move(child));
    endInsertRows();
    emit dataChanged(container.siblingAtColumn(Value), container.siblingAtColumn(Value));
    emit edited();
    return this->index(row, into->type == engine::Type::M ? Name : Value, container);
}

void ValueTreeModel::remove(const QModelIndex &index) {
    const auto *at = node(index);
    if (!at || !at->parent) return;
    Node *from = at->parent;
    const int row = at->row();
    const QModelIndex container = indexOf(from, 0);
    beginRemoveRows(container, row, row);
    from->children.erase(from->children.begin() + row);
    endRemoveRows();
    emit dataChanged(container.siblingAtColumn(Value), container.siblingAtColumn(Value));
    emit edited();
}

bool ValueTreeModel::canMove(const QModelIndex &index, int by) const {
    const auto *at = node(index);
    if (!at || !at->parent || at->parent->type != engine::Type::L) return false;
    const int to = at->row() + by;
    return to >= 0 && to < static_cast<int>(at->parent->children.size());
}

bool ValueTreeModel::move(const QModelIndex &index, int by) {
    if (!canMove(index, by) || (by != 1 && by != -1)) return false;
    auto &siblings = node(index)->parent->children;
    const int row = node(index)->row(), to = row + by;
    const QModelIndex container = index.parent();
    beginMoveRows(container, row, row, container, by > 0 ? to + 1 : to);
    std::swap(siblings[static_cast<std::size_t>(row)], siblings[static_cast<std::size_t>(to)]);
    endMoveRows();
    emit edited();
    return true;
}

}
