#include "app/database/paged_item_model.h"

#include "app/data/cell_view.h"
#include "app/window/text.h"
#include "model/view/cell.h"

#include <algorithm>
#include <limits>

namespace app {

namespace {

constexpr std::size_t mostWanted = 8; ///< Pages: a person who drags the scroll bar wants where it stops.
constexpr std::size_t longestCell = 200;

int asRows(std::size_t rows) {
    return static_cast<int>(std::min<std::size_t>(rows, std::numeric_limits<int>::max()));
}

}

PagedItemModel::~PagedItemModel() = default;

void PagedItemModel::show(std::shared_ptr<engine::Endpoint> endpoint, model::PageSource source,
    model::Shared<model::TableDesign> table, std::size_t expectedRows) {
    beginResetModel();
    ++m_generation;
    m_reading.cancel();
    m_wanted.clear();
    m_endpoint = std::move(endpoint);
    m_source = std::move(source);
    m_matcher.emplace(*table);
    m_marks.clear();
    for (std::size_t i = 0; i < table->entityTypes.size(); ++i) m_marks.push_back(entityMark(*table, i));
    m_pages = model::ItemPages(expectedRows);
    m_rows = asRows(expectedRows);
    m_columns.clear();
    m_known.clear();
    const auto add = [&](const engine::KeySchema &keys, bool ofTable) {
        for (const auto &attribute : keys.attributes())
            if (m_known.insert(attribute.name).second)
                m_columns.push_back({attribute.name, engine::valueType(attribute.type), true, ofTable});
    };
    if (const auto *index = table->description.index(m_source.indexName)) add(index->keySchema, false);
    add(table->description.keySchema, true);
    for (Column &column : m_columns)
        column.ofTable = column.ofTable || table->description.keySchema.contains(column.name);
    m_table = std::move(table);
    endResetModel();
    find();
    if (m_rows > 0) want(0);
}

void PagedItemModel::clear() {
    beginResetModel();
    ++m_generation;
    m_finding.cancel();
    m_reading.cancel();
    m_wanted.clear();
    m_endpoint.reset();
    m_pages = model::ItemPages();
    m_rows = 0;
    m_columns.clear();
    m_known.clear();
    endResetModel();
}

/// Where the pages begin: in the order of the endpoint, while the first of them are looked at already.
void PagedItemModel::find() {
    struct Found {
        int generation = 0;
        std::vector<engine::ItemBlob> starts;
    };
    const auto take = [](PagedItemModel &model, const Found &found) {
        if (found.generation != model.m_generation) return;
        model.m_pages.addStarts(found.starts);
        model.setRows(model.m_pages.rows());
        emit model.counted();
        model.readNext(); // what was wanted may be reached now
    };
    m_finding.ask(
        [endpoint = m_endpoint, source = m_source, take, generation = m_generation,
            to = QPointer<PagedItemModel>(this)](const Stop &stop) -> Counted {
            const auto found = [&](std::vector<engine::ItemBlob> starts, std::size_t) {
                // Posted to the application, which outlives the model; the pointer is asked on the GUI thread only.
                QMetaObject::invokeMethod(
                    QCoreApplication::instance(), [to, take, some = Found{generation, std::move(starts)}] {
                        if (to) take(*to, some);
                    });
            };
            return std::make_shared<model::Result<std::size_t>>(
                model::findPages(*endpoint, source, found, {.cancelled = &stop.flag()}));
        },
        [this](const Counted &rows) {
            if (!*rows) {
                m_wanted.clear();
                emit failed(translated(rows->error()));
                return;
            }
            m_pages.finish(**rows);
            setRows(**rows);
            emit counted();
            readNext();
        });
}

/// Tells views how many rows there are now.
void PagedItemModel::setRows(std::size_t wanted) {
    const int rows = asRows(wanted);
    if (rows > m_rows) {
        beginInsertRows({}, m_rows, rows - 1);
        m_rows = rows;
        endInsertRows();
    } else if (rows < m_rows) {
        beginRemoveRows({}, rows, m_rows - 1);
        m_rows = rows;
        endRemoveRows();
    }
}

void PagedItemModel::want(std::size_t row) const {
    const std::size_t page = row / model::pageRows;
    if (!m_wanted.empty() && m_wanted.back() == page) return;
    std::erase(m_wanted, page);
    m_wanted.push_back(page);
    if (m_wanted.size() > mostWanted) m_wanted.erase(m_wanted.begin());
    if (std::exchange(m_asked, true)) return;
    // After the painting that asks for it.
    auto *self = const_cast<PagedItemModel *>(this);
    QMetaObject::invokeMethod(
        self,
        [self] {
            self->m_asked = false;
            self->readNext();
        },
        Qt::QueuedConnection);
}

void PagedItemModel::readNext() {
    if (m_reading.isRunning() || !m_endpoint) return;
    std::erase_if(m_wanted, [this](std::size_t page) {
        return m_pages.holds(page) || page * model::pageRows >= static_cast<std::size_t>(m_rows);
    });
    const auto reached = std::find_if(
        m_wanted.rbegin(), m_wanted.rend(), [this](std::size_t page) { return m_pages.startOf(page).has_value(); });
    if (reached == m_wanted.rend()) return;
    const std::size_t page = *reached;
    std::erase(m_wanted, page);
    m_reading.ask(
        [endpoint = m_endpoint, source = m_source, start = *m_pages.startOf(page)](const Stop &) -> Page {
            return std::make_shared<model::Result<std::vector<engine::ItemBlob>>>(
                model::readPage(*endpoint, source, start));
        },
        [this, page](const Page &read) {
            if (*read)
                take(page, std::move(**read));
            else
                emit failed(translated(read->error()));
        });
}

void PagedItemModel::take(std::size_t page, std::vector<engine::ItemBlob> items) {
    const bool first = m_columns.empty() || m_pages.heldBytes() == 0;
    learnColumns(items);
    const auto from = page * model::pageRows;
    const int last = asRows(std::min(from + items.size(), static_cast<std::size_t>(m_rows))) - 1;
    m_pages.addPage(page, std::move(items));
    if (last >= asRows(from)) emit dataChanged(index(asRows(from), 0), index(last, columnCount() - 1));
    if (first) emit columnsFound();
    readNext();
}

void PagedItemModel::learnColumns(const std::vector<engine::ItemBlob> &items) {
    std::vector<Column> more;
    for (const engine::ItemBlob &item : items)
        for (const auto &[name, value] : engine::ItemView(item).members()) {
            if (m_known.contains(name) || m_columns.size() + more.size() >= mostColumns) continue;
            m_known.emplace(name);
            more.push_back({std::string(name), value.type()});
        }
    if (more.empty()) return;
    const int before = columnCount();
    beginInsertColumns({}, before, before + static_cast<int>(more.size()) - 1);
    std::ranges::move(more, std::back_inserter(m_columns));
    endInsertColumns();
}

int PagedItemModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : m_rows;
}
int PagedItemModel::columnCount(const QModelIndex &parent) const {
    return parent.isValid() || m_columns.empty() ? 0 : firstAttributeColumn + static_cast<int>(m_columns.size());
}

QVariant PagedItemModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid()) return {};
    if (role != CellViewRole && role != EditableTextRole && role != Qt::DisplayRole && role != Qt::ToolTipRole &&
        role != Qt::AccessibleTextRole)
        return {};
    const auto *item = m_pages.item(static_cast<std::size_t>(index.row()));
    if (!item) want(static_cast<std::size_t>(index.row()));
    if (index.column() < firstAttributeColumn) {
        const auto entity = item && m_matcher ? m_matcher->entityOf(*item) : std::nullopt;
        const EntityMark mark = entity ? m_marks[*entity] : EntityMark();
        if (role == Qt::AccessibleTextRole || role == Qt::ToolTipRole) return item ? entityText(mark) : QString();
        if (role != CellViewRole) return {};
        CellView view;
        if (item) view.kind = CellView::Kind::Badge;
        view.entity = mark;
        return QVariant::fromValue(view);
    }
    const auto &column = m_columns[static_cast<std::size_t>(index.column() - firstAttributeColumn)];
    const auto value = item ? engine::ItemView(*item).find(column.name) : std::nullopt;
    const QString name = toQString(column.name);
    if (role == EditableTextRole) return value ? toQString(model::editText(*value)) : QString();
    const QString text = value ? toQString(model::displayText(*value, longestCell)) : QString();
    if (role == Qt::DisplayRole) return text;
    if (role == Qt::AccessibleTextRole)
        return !item   ? tr("%1: not read yet").arg(name)
               : value ? tr("%1: %2").arg(name, text)
                       : tr("%1: absent").arg(name);
    if (role == Qt::ToolTipRole)
        return value ? tr("%1, %2").arg(name, QString::fromLatin1(engine::typeName(value->type()))) : QString();
    CellView view;
    if (!value) return QVariant::fromValue(view);
    view.kind = CellView::Kind::Value;
    view.text = text;
    view.type = value->type();
    view.otherType = column.type && *column.type != value->type();
    view.monospace = column.key;
    return QVariant::fromValue(view);
}

QVariant PagedItemModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical) return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    if (section < firstAttributeColumn || section >= columnCount()) return {};
    const auto &column = m_columns[static_cast<std::size_t>(section - firstAttributeColumn)];
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole) return toQString(column.name);
    if (role != ColumnViewRole) return {};
    ColumnView view;
    view.name = toQString(column.name);
    view.key = column.ofTable;
    if (column.type && *column.type != engine::Type::S) view.type = QString::fromLatin1(engine::typeName(*column.type));
    view.alignRight = column.type && model::alignsRight(*column.type);
    if (column.key && !column.ofTable) view.indexes << toQString(m_source.indexName);
    return QVariant::fromValue(view);
}

}
