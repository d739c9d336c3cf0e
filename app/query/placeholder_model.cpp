#include "app/query/placeholder_model.h"

#include "app/window/row_diff.h"
#include "app/window/text.h"
#include "model/view/cell.h"

#include <algorithm>

namespace app {

void PlaceholderModel::use(
    const std::vector<std::string> &placeholders, const std::function<engine::Type(const std::string &)> &typeFor) {
    auto wanted = placeholders;
    std::ranges::stable_partition(wanted, [](const std::string &name) { return name.starts_with('#'); });
    for (const auto &placeholder : wanted) {
        if (placeholder.starts_with('#')) continue;
        auto &value = m_values[placeholder];
        if (!value.given && !m_typed.contains(placeholder)) value.type = typeFor(placeholder);
    }
    const auto diff = rowDiff(m_rows, wanted);
    for (const auto &range : diff.removed) {
        beginRemoveRows({}, range.first, range.first + range.count - 1);
        m_rows.erase(m_rows.begin() + range.first, m_rows.begin() + range.first + range.count);
        endRemoveRows();
    }
    for (const auto &range : diff.inserted) {
        beginInsertRows({}, range.first, range.first + range.count - 1);
        m_rows.insert(
            m_rows.begin() + range.first, wanted.begin() + range.first, wanted.begin() + range.first + range.count);
        endInsertRows();
    }
    if (!m_rows.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void PlaceholderModel::set(std::map<std::string, std::string> names, std::map<std::string, DraftValue> values) {
    m_names = std::move(names);
    m_values = std::move(values);
    m_typed.clear();
    m_faults.clear();
    if (!m_rows.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void PlaceholderModel::setName(const std::string &placeholder, const std::string &attributeName) {
    m_names[placeholder] = attributeName;
    const int row = rowOf(placeholder);
    if (row >= 0) emit dataChanged(index(row, Value), index(row, Value));
}

void PlaceholderModel::setFault(const std::string &placeholder, const QString &why) {
    if (why.isEmpty())
        m_faults.erase(placeholder);
    else
        m_faults[placeholder] = why;
    const int row = rowOf(placeholder);
    if (row >= 0) emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

int PlaceholderModel::rowOf(const std::string &placeholder) const {
    const auto found = std::ranges::find(m_rows, placeholder);
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int PlaceholderModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}
int PlaceholderModel::columnCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

/// Of a value that is no value of its type; else what a run said.
QString PlaceholderModel::fault(int row) const {
    const auto &placeholder = m_rows[static_cast<std::size_t>(row)];
    if (const auto known = m_faults.find(placeholder); known != m_faults.end()) return known->second;
    if (isName(row)) return {};
    const auto &value = m_values.at(placeholder);
    if (!value.given) return {};
    const auto blob = model::valueFromEditText(value.type, value.text);
    return blob ? QString() : translated(blob.error());
}

QVariant PlaceholderModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid()) return {};
    const auto &placeholder = m_rows[static_cast<std::size_t>(index.row())];
    if (role == IsNameRole) return isName(index.row());
    if (role == FaultRole || role == Qt::ToolTipRole) return fault(index.row());
    if (role == Qt::AccessibleTextRole) {
        const QString text = index.siblingAtColumn(Value).data().toString();
        return tr("%1: %2").arg(toQString(placeholder), text.isEmpty() ? tr("not given") : text);
    }
    if (role != Qt::DisplayRole && role != Qt::EditRole) return {};
    switch (index.column()) {
    case Placeholder: return toQString(placeholder);
    case Value: {
        if (isName(index.row())) {
            const auto name = m_names.find(placeholder);
            return name == m_names.end() ? QString() : toQString(name->second);
        }
        return toQString(m_values.at(placeholder).text);
    }
    case Type:
        if (isName(index.row())) return tr("name");
        if (role == Qt::EditRole) return static_cast<int>(m_values.at(placeholder).type);
        return QString::fromLatin1(engine::typeName(m_values.at(placeholder).type));
    default: return {};
    }
}

bool PlaceholderModel::setData(const QModelIndex &index, const QVariant &value, int role) {
    if (!index.isValid() || role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable)) return false;
    const auto &placeholder = m_rows[static_cast<std::size_t>(index.row())];
    if (isName(index.row())) {
        m_names[placeholder] = toUtf8(value.toString());
    } else if (index.column() == Value) {
        auto &draft = m_values[placeholder];
        draft.text = toUtf8(value.toString());
        draft.given = true; // an empty text is a value too
    } else {
        const int type = value.toInt();
        if (type < 0 || type > static_cast<int>(engine::Type::BS)) return false;
        m_values[placeholder].type = static_cast<engine::Type>(type);
        m_typed.insert(placeholder);
    }
    m_faults.erase(placeholder);
    emit dataChanged(index.siblingAtColumn(0), index.siblingAtColumn(ColumnCount - 1));
    emit edited();
    return true;
}

QVariant PlaceholderModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    const QString titles[] = {tr("Placeholder"), tr("Stands for"), tr("Type")};
    return section >= 0 && section < ColumnCount ? titles[section] : QString();
}

Qt::ItemFlags PlaceholderModel::flags(const QModelIndex &index) const {
    if (!index.isValid()) return {};
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    const bool editable = index.column() == Value || (index.column() == Type && !isName(index.row()));
    return editable ? flags | Qt::ItemIsEditable : flags;
}

}
