#include "app/design/entity_chart_view.h"

#include "app/window/text.h"
#include "app/window/theme.h"

#include <QFontMetricsF>
#include <QHeaderView>
#include <QPainter>

#include <algorithm>

namespace app {

namespace {

constexpr int sidePadding = 8;
constexpr int widestColumn = 320;

QFont keyFont() {
    QFont font = monospaceFont();
    font.setPointSizeF(app::font(TextRole::Small).pointSizeF());
    return font;
}

/// Literals a tone lighter than variables, a dash where the entity is not in the index.
class KeyDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override {
        const bool name = index.column() == 0;
        const QFontMetricsF metrics(name ? app::font() : keyFont());
        const qreal width = metrics.horizontalAdvance(index.data().toString()) + (name ? measure::badge + 8 : 0);
        return {static_cast<int>(width) + 2 * sidePadding + 4, QStyledItemDelegate::sizeHint(option, index).height()};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override {
        const Tokens &t = tokens();
        painter->save();
        const bool selected = option.state & QStyle::State_Selected;
        painter->fillRect(option.rect, selected                                 ? t.selection
                                       : option.state & QStyle::State_MouseOver ? t.hover
                                                                                : t.surface);
        const QRectF box = QRectF(option.rect).adjusted(sidePadding, 0, -sidePadding, 0);
        if (index.column() == 0)
            paintEntity(*painter, box, index);
        else
            paintKey(*painter, box, index);
        if (option.state & QStyle::State_HasFocus) {
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setPen(QPen(t.accent, 2));
            painter->setBrush(Qt::NoBrush);
            painter->drawRect(QRectF(option.rect).adjusted(1, 1, -1, -1));
        }
        painter->restore();
    }

private:
    static const EntityChartModel &modelOf(const QModelIndex &index) {
        return *static_cast<const EntityChartModel *>(index.model());
    }
    static const model::EntityChartRow &rowOf(const QModelIndex &index) {
        return modelOf(index).chart().rows[static_cast<std::size_t>(index.row())];
    }

    static void paintEntity(QPainter &painter, const QRectF &box, const QModelIndex &index) {
        const model::EntityType &type = *modelOf(index).table().entityTypes[rowOf(index).entity];
        paintBadge(painter, QRectF(box.left(), box.center().y() - measure::badge / 2., measure::badge, measure::badge),
            toQString(type.letter), type.colour, type.squareBadge);
        painter.setFont(app::font());
        painter.setPen(tokens().text);
        const QRectF name = box.adjusted(measure::badge + 8, 0, 0, 0);
        painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetricsF(painter.font()).elidedText(toQString(type.name), Qt::ElideRight, name.width()));
    }

    static void paintKey(QPainter &painter, const QRectF &box, const QModelIndex &index) {
        const Tokens &t = tokens();
        const auto &cell = rowOf(index).cells[static_cast<std::size_t>(index.column() - 1)];
        painter.setFont(keyFont());
        const QFontMetricsF metrics(painter.font());
        if (cell.parts.empty()) {
            painter.setPen(t.text3);
            painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("–"));
            return;
        }
        qreal x = box.left();
        const qreal base = box.center().y() - metrics.height() / 2 + metrics.ascent();
        for (const auto &part : cell.parts) {
            QString text = toQString(part.text);
            if (part.variable) text = QLatin1Char('{') + text + QLatin1Char('}');
            const qreal width = metrics.horizontalAdvance(text);
            const bool cut = x + width > box.right() + 1;
            painter.setPen(part.variable ? t.text : t.text2);
            painter.drawText(QPointF(x, base), cut ? metrics.elidedText(text, Qt::ElideRight, box.right() - x) : text);
            if (cut) return;
            x += width;
        }
    }
};

}

void EntityChartModel::setChart(model::EntityChart chart, model::Shared<model::TableDesign> table) {
    beginResetModel();
    m_chart = std::move(chart);
    m_table = std::move(table);
    endResetModel();
}

int EntityChartModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_chart.rows.size());
}
int EntityChartModel::columnCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_chart.columns.size()) + 1;
}

QVariant EntityChartModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid()) return {};
    const auto &row = m_chart.rows[static_cast<std::size_t>(index.row())];
    const QString name = toQString(table().entityTypes[row.entity]->name);
    const bool text = role == Qt::DisplayRole || role == Qt::ToolTipRole || role == Qt::AccessibleTextRole;
    if (!text) return {};
    if (index.column() == 0) return name;
    const auto place = static_cast<std::size_t>(index.column() - 1);
    const QString key = toQString(row.cells[place].text());
    if (role == Qt::DisplayRole) return key.isEmpty() ? QStringLiteral("–") : key;
    const QString title = toQString(m_chart.columns[place].title);
    if (key.isEmpty()) return tr("%1 has no %2", "entity has no key").arg(name, title);
    return QStringLiteral("%1, %2: %3").arg(name, title, key);
}

QVariant EntityChartModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) return {};
    if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    if (section == 0) return tr("Entity");
    const auto &column = m_chart.columns[static_cast<std::size_t>(section - 1)];
    if (role == Qt::DisplayRole) return toQString(column.title);
    if (column.attributeName.empty()) return tr("Keys of %1").arg(toQString(column.indexName));
    const QString of = toQString(column.indexName.empty() ? table().name() : column.indexName);
    return column.partitionKey ? tr("Partition key of %1").arg(of) : tr("Sort key of %1").arg(of);
}

EntityChartView::EntityChartView(QWidget *parent) : QTableView(parent), m_model(new EntityChartModel(this)) {
    setModel(m_model);
    setItemDelegate(new KeyDelegate(this));
    setAccessibleName(tr("Entity chart"));
    setFrameShape(NoFrame);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setHorizontalScrollMode(ScrollPerPixel);
    setWordWrap(false);
    setMouseTracking(true);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(20);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(measure::atLeast(measure::entityChartRow, app::font(TextRole::Small)));
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setStretchLastSection(true);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

void EntityChartView::setChart(model::EntityChart chart, model::Shared<model::TableDesign> table) {
    m_quiet = true;
    const auto titles = [&](const model::EntityChart &of) {
        QStringList all;
        for (const auto &column : of.columns) all.append(toQString(column.title));
        return all;
    };
    // Widths that someone set stay while the columns are the same.
    const bool sameColumns = titles(chart) == titles(m_model->chart()) && m_model->rowCount() > 0;
    m_model->setChart(std::move(chart), std::move(table));
    if (!sameColumns) {
        resizeColumnsToContents();
        for (int column = 0; column < m_model->columnCount(); ++column)
            setColumnWidth(column, std::min(columnWidth(column), widestColumn));
        // Only a fresh wish makes the last column take the rest.
        horizontalHeader()->setStretchLastSection(false);
        horizontalHeader()->setStretchLastSection(true);
    }
    m_quiet = false;
}

void EntityChartView::setCurrentEntity(const std::string &name) {
    const auto &rows = m_model->chart().rows;
    const auto found = std::ranges::find_if(rows, [&](const auto &row) { return row.place.entityName == name; });
    m_quiet = true;
    if (name.empty() || found == rows.end()) {
        clearSelection();
        setCurrentIndex({});
    } else {
        const int row = static_cast<int>(found - rows.begin());
        const int column = std::max(0, currentIndex().column());
        if (currentIndex().row() != row) setCurrentIndex(m_model->index(row, column));
    }
    m_quiet = false;
}

void EntityChartView::currentChanged(const QModelIndex &current, const QModelIndex &previous) {
    QTableView::currentChanged(current, previous);
    if (m_quiet || !current.isValid() || current.row() == previous.row()) return;
    emit chosen(m_model->chart().rows[static_cast<std::size_t>(current.row())].place);
}

}
