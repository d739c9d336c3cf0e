#include "app/design/entity_chart_view.h"

#include "app/window/template_completer.h"
#include "app/window/text.h"
#include "app/window/theme.h"

#include <QContextMenuEvent>
#include <QFontMetricsF>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
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

/// Names of attributes that templates of the table may be made of.
QStringList variableNames(const model::TableDesign &table) {
    QStringList names;
    const auto add = [&](const std::string &name) {
        if (const QString text = toQString(name); !names.contains(text)) names += text;
    };
    for (const auto &type : table.entityTypes) {
        for (const auto &attribute : type->attributes) add(attribute.name);
        for (const auto &[attribute, text] : type->keyTemplates)
            for (const auto &variable : model::KeyTemplate(text).variables()) add(variable);
    }
    for (const auto &attribute : table.attributes) add(attribute.name);
    names.sort(Qt::CaseInsensitive);
    return names;
}

}

/// Literals a tone lighter than variables, a dash where the entity is not in the index; a line to edit them.
class KeyDelegate : public QStyledItemDelegate {
public:
    explicit KeyDelegate(EntityChartView *view) : QStyledItemDelegate(view), m_view(view) {}

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &index) const override {
        auto *line = new QLineEdit(parent);
        line->setObjectName(QStringLiteral("chartCell"));
        line->setAccessibleName(index.data(Qt::AccessibleTextRole).toString());
        m_wrong.clear();
        if (index.column() > 0) {
            line->setFont(keyFont());
            line->setPlaceholderText(QStringLiteral("–"));
            (new TemplateCompleter(line))->setNames(variableNames(modelOf(index).table()));
            connect(line, &QLineEdit::textEdited, this,
                [this, line, place = QPersistentModelIndex(index)](const QString &text) { check(*line, place, text); });
        }
        return line;
    }
    void setEditorData(QWidget *editor, const QModelIndex &index) const override {
        auto *line = static_cast<QLineEdit *>(editor);
        if (!line->isModified()) line->setText(index.data(Qt::EditRole).toString());
    }
    void updateEditorGeometry(
        QWidget *editor, const QStyleOptionViewItem &option, const QModelIndex &index) const override {
        // As wide as what is typed needs, never beyond the view.
        const QFontMetrics metrics(editor->font());
        const int wanted = metrics.horizontalAdvance(static_cast<QLineEdit *>(editor)->text()) + 40;
        QRect place = option.rect;
        place.setWidth(std::min(
            std::max(place.width(), wanted), std::max(place.width(), m_view->viewport()->width() - place.left())));
        editor->setGeometry(index.column() > 0 ? place : option.rect);
    }
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override {
        const auto *line = static_cast<QLineEdit *>(editor);
        if (line->isModified()) model->setData(index, line->text(), Qt::EditRole);
    }
    bool eventFilter(QObject *watched, QEvent *event) override {
        auto *line = qobject_cast<QLineEdit *>(watched);
        if (!line) return QStyledItemDelegate::eventFilter(watched, event);
        if (event->type() == QEvent::KeyPress) {
            const int key = static_cast<QKeyEvent *>(event)->key();
            const bool done =
                key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Tab || key == Qt::Key_Backtab;
            if (done && !m_wrong.isEmpty()) return true; // it stays open until it is a template
        }
        // Where the focus goes to a list of names, or what stands there is no template, the editor stays.
        if (event->type() == QEvent::FocusOut && !m_wrong.isEmpty()) return false;
        return QStyledItemDelegate::eventFilter(watched, event);
    }

    bool isWrong() const { return !m_wrong.isEmpty(); }

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

    void check(QLineEdit &line, const QModelIndex &index, const QString &text) const {
        const auto column = static_cast<std::size_t>(index.column() - 1);
        const auto row = static_cast<std::size_t>(index.row());
        const auto edit = model::cellEditOf(modelOf(index).chart(), modelOf(index).table(), row, column, toUtf8(text));
        m_wrong = edit ? QString() : translated(edit.error().message);
        line.setProperty("state", edit ? QString() : QStringLiteral("error"));
        line.setToolTip(m_wrong);
        line.update();
        emit m_view->typed(row, column, text, m_wrong);
    }

    EntityChartView *m_view;
    mutable QString m_wrong; ///< With what is being typed.
};

void EntityChartModel::setChart(model::EntityChart chart, model::Shared<model::TableDesign> table) {
    const bool sameCells = m_table && chart.rows.size() == m_chart.rows.size() &&
                           std::ranges::equal(chart.columns, m_chart.columns, {}, &model::EntityChartColumn::title,
                               &model::EntityChartColumn::title);
    if (sameCells) { // an editor that is open stays so
        m_chart = std::move(chart);
        m_table = std::move(table);
        if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        return;
    }
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
    const bool text =
        role == Qt::DisplayRole || role == Qt::EditRole || role == Qt::ToolTipRole || role == Qt::AccessibleTextRole;
    if (!text) return {};
    if (index.column() == 0) return name;
    const auto place = static_cast<std::size_t>(index.column() - 1);
    const QString key = toQString(row.cells[place].text());
    if (role == Qt::EditRole) return key;
    if (role == Qt::DisplayRole) return key.isEmpty() ? QStringLiteral("–") : key;
    const QString title = toQString(m_chart.columns[place].title);
    if (key.isEmpty()) return tr("%1 has no %2", "entity has no key").arg(name, title);
    return QStringLiteral("%1, %2: %3").arg(name, title, key);
}

Qt::ItemFlags EntityChartModel::flags(const QModelIndex &index) const {
    const auto flags = QAbstractTableModel::flags(index);
    return index.isValid() && m_commit ? flags | Qt::ItemIsEditable : flags;
}

bool EntityChartModel::setData(const QModelIndex &index, const QVariant &value, int role) {
    if (role != Qt::EditRole || !index.isValid() || !m_commit) return false;
    std::optional<std::size_t> column;
    if (index.column() > 0) column = static_cast<std::size_t>(index.column() - 1);
    return !m_commit(static_cast<std::size_t>(index.row()), column, value.toString());
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
    auto *delegate = new KeyDelegate(this);
    setItemDelegate(delegate);
    connect(delegate, &QStyledItemDelegate::closeEditor, this, &EntityChartView::editingEnded);
    setAccessibleName(tr("Entity chart"));
    setFrameShape(NoFrame);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed);
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

/// An editor that is still open closes while the table under it goes; nobody here can hear that any more.
EntityChartView::~EntityChartView() {
    disconnect(itemDelegate(), nullptr, this, nullptr);
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

QLineEdit *EntityChartView::editor() const {
    return viewport()->findChild<QLineEdit *>(QStringLiteral("chartCell"));
}

void EntityChartView::keyPressEvent(QKeyEvent *event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->modifiers() == Qt::NoModifier && state() != EditingState && currentIndex().isValid()) {
        edit(currentIndex());
        return event->accept();
    }
    QTableView::keyPressEvent(event);
}

void EntityChartView::contextMenuEvent(QContextMenuEvent *event) {
    if (event->reason() == QContextMenuEvent::Mouse) {
        const QModelIndex under = indexAt(event->pos());
        if (under.isValid()) setCurrentIndex(under);
    }
    const QPoint place = event->reason() == QContextMenuEvent::Mouse
                             ? event->globalPos()
                             : viewport()->mapToGlobal(visualRect(currentIndex()).bottomLeft());
    emit menuWanted(place);
    event->accept();
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
