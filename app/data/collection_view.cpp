#include "app/data/collection_view.h"

#include "app/data/cell_editor.h"
#include "app/window/text.h"
#include "app/window/theme.h"
#include "model/view/cell.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace app {

namespace {

constexpr int sampledRows = 200;

/// Column names as plain text over the rows, the number of collections at the right.
class CollectionHeader : public QHeaderView {
public:
    explicit CollectionHeader(CollectionView *view) : QHeaderView(Qt::Horizontal, view), m_view(view) {
        setSectionsClickable(false);
        setFixedHeight(measure::atLeast(measure::repeatedRow, app::font(TextRole::Small)));
    }

protected:
    void paintEvent(QPaintEvent *) override {
        const auto &t = tokens();
        QPainter painter(viewport());
        const QRect bar = viewport()->rect();
        painter.fillRect(bar, t.surface);
        painter.fillRect(QRect(bar.left(), bar.bottom(), bar.width(), 1), t.line);
        if (!model() || !m_view->collectionModel()->rowCount()) return;
        painter.setFont(app::font(TextRole::Small));
        painter.setPen(t.text3);
        const auto &collections = m_view->collectionModel()->collections();
        const QString index = toQString(collections.indexName());
        const int groups = static_cast<int>(collections.groups().size());
        const QString count = index.isEmpty()
                                  ? CollectionView::tr("%n item collection(s)", nullptr, groups)
                                  : CollectionView::tr("%n item collection(s) in %1", nullptr, groups).arg(index);
        const int room = painter.fontMetrics().horizontalAdvance(count) + 2 * measure::windowMargin;
        for (int section = 0; section < this->count(); ++section) {
            const QString text = model()->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
            if (text.isEmpty()) continue;
            const int left = sectionViewportPosition(section) + (section == 0 ? measure::stripe + 32 : 8);
            const bool last = section == m_view->collectionModel()->firstAttributeColumn();
            const int right = last ? bar.right() - room : left + sectionSize(section) - 8;
            painter.drawText(QRect(left, 0, right - left, bar.height()), Qt::AlignLeft | Qt::AlignVCenter,
                painter.fontMetrics().elidedText(text, Qt::ElideRight, right - left));
        }
        const QRect countBox(
            bar.right() - room + measure::windowMargin, 0, room - 2 * measure::windowMargin, bar.height());
        painter.fillRect(countBox.adjusted(-measure::windowMargin, 0, measure::windowMargin, -1), t.surface);
        painter.drawText(countBox, Qt::AlignRight | Qt::AlignVCenter, count);
    }

private:
    CollectionView *m_view;
};

}

CollectionView::CollectionView(CollectionModel *model, QWidget *parent)
    : ItemView(model, ItemDelegate::Look::Collections, parent), m_model(model) {
    setAccessibleName(tr("Item collections"));
    setSelectionBehavior(SelectRows);
    auto *header = new CollectionHeader(this);
    setHorizontalHeader(header);
    header->setMinimumSectionSize(32);
    connect(model, &QAbstractItemModel::modelReset, this, [this] {
        setWidths();
        setHeights(0, m_model->rowCount() - 1);
    });
    connect(model, &QAbstractItemModel::columnsInserted, this, &CollectionView::setWidths);
    connect(model, &QAbstractItemModel::headerDataChanged, header, [header] { header->viewport()->update(); });
    setWidths();
    setHeights(0, model->rowCount() - 1);
}

int CollectionView::heightOf(int row) const {
    if (m_model->isGroup(row)) return ItemDelegate::groupRowHeight();
    return m_model->repeatsNames(row) || m_model->columnCount() == 1 ? ItemDelegate::repeatedRowHeight()
                                                                     : ItemDelegate::rowHeight();
}

void CollectionView::setHeights(int first, int last) {
    auto *rows = verticalHeader();
    const int usual = ItemDelegate::rowHeight();
    if (rows->defaultSectionSize() != usual) rows->setDefaultSectionSize(usual);
    // Without updates a resize is a store; with them each one would lay out the view.
    const bool updates = rows->updatesEnabled();
    rows->setUpdatesEnabled(false);
    const QSignalBlocker blocker(rows);
    for (int row = std::max(first, 0); row <= std::min(last, m_model->rowCount() - 1); ++row)
        if (const int height = heightOf(row); rows->sectionSize(row) != height) rows->resizeSection(row, height);
    rows->setUpdatesEnabled(updates);
    updateGeometries();
    viewport()->update();
}

void CollectionView::setWidths() {
    auto *header = horizontalHeader();
    const int columns = m_model->columnCount();
    std::vector<std::vector<int>> widths(static_cast<std::size_t>(columns));
    const int rows = m_model->rowCount();
    const int step = std::max(1, rows / sampledRows);
    for (int row = 0; row < rows; row += step) {
        if (m_model->isGroup(row)) continue;
        for (int column = 0; column < columns; ++column) {
            const auto view = m_model->index(row, column).data(CellViewRole).value<CellView>();
            if (view.kind == CellView::Kind::Empty) continue;
            int width = itemDelegate()->widthFor(view);
            // A map or list is a glance anyway; its text is in the tooltip and the editor.
            if (view.type && model::isNested(*view.type)) width = std::min(width, 120);
            widths[static_cast<std::size_t>(column)].push_back(width);
        }
    }
    for (int column = 0; column < columns; ++column) {
        const bool key = column < m_model->firstAttributeColumn();
        const int least = column == 0 ? 168 : 64, most = key ? 340 : 176;
        // Wide enough for all short texts and nine in ten long ones: a single one does not push the rest out of sight.
        constexpr int shortText = 130;
        auto &sample = widths[static_cast<std::size_t>(column)];
        std::ranges::sort(sample);
        int width = sample.empty() ? 0 : sample[sample.size() * 9 / 10];
        for (const int one : sample)
            if (key || one <= shortText) width = std::max(width, one);
        header->resizeSection(column, std::clamp(width, least, most));
    }
}

void CollectionView::rowsFollowed() {
    updateGeometries();
}

void CollectionView::rowsInserted(const QModelIndex &parent, int start, int end) {
    ItemView::rowsInserted(parent, start, end);
    setHeights(start, end + 1);
}

void CollectionView::dataChanged(const QModelIndex &topLeft, const QModelIndex &bottomRight, const QList<int> &roles) {
    ItemView::dataChanged(topLeft, bottomRight, roles);
    setHeights(topLeft.row(), bottomRight.row());
}

void CollectionView::changeEvent(QEvent *event) {
    ItemView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        setWidths();
        setHeights(0, m_model->rowCount() - 1);
    }
}

void CollectionView::scrollContentsBy(int dx, int dy) {
    ItemView::scrollContentsBy(dx, dy);
    // The pinned head and the heads' texts do not scroll with the cells.
    if (dx != 0)
        viewport()->update();
    else
        viewport()->update(0, 0, viewport()->width(), 2 * ItemDelegate::groupRowHeight() + std::abs(dy));
}

std::pair<int, int> CollectionView::pinnedHead() const {
    const int top = rowAt(0);
    if (top < 0 || !m_model->hasGroups()) return {-1, 0};
    const int head = m_model->groupRow(top);
    if (head < 0 || rowViewportPosition(head) >= 0) return {-1, 0};
    // The next head pushes it out.
    const int height = ItemDelegate::groupRowHeight();
    const int below = rowAt(height - 1);
    if (below > head && m_model->isGroup(below)) return {head, rowViewportPosition(below) - height};
    return {head, 0};
}

void CollectionView::paintHead(QPainter &painter, int row, int top) const {
    const auto &t = tokens();
    const auto &fonts = CellFonts::current();
    const auto view = m_model->index(row, 0).data(CellViewRole).value<CellView>();
    const QRect bar(0, top, viewport()->width(), ItemDelegate::groupRowHeight());
    painter.fillRect(bar, row == itemDelegate()->hoverRow() ? t.hover : t.window);
    painter.fillRect(QRect(bar.left(), bar.bottom(), bar.width(), 1), t.line);
    paintIcon(painter, QRectF(measure::windowMargin, bar.center().y() - 6, 12, 12),
        view.collapsed ? QStringLiteral("right") : QStringLiteral("down"), t.text3);
    painter.setFont(view.monospace ? fonts.group : fonts.value);
    painter.setPen(t.text);
    const QFontMetrics metrics(painter.font());
    const int left = measure::windowMargin + 12 + measure::grid;
    const QFont small = app::font(TextRole::Small);
    const int noteWidth = QFontMetrics(small).horizontalAdvance(view.note);
    const QString text = metrics.elidedText(view.text, Qt::ElideMiddle, bar.width() - left - noteWidth - 28);
    const int width = metrics.horizontalAdvance(text);
    painter.drawText(QRect(left, top, width + 2, bar.height() - 1), Qt::AlignLeft | Qt::AlignVCenter, text);
    painter.setFont(small);
    painter.setPen(t.text3);
    painter.drawText(QRect(left + width + measure::grid, top, noteWidth + 2, bar.height() - 1),
        Qt::AlignLeft | Qt::AlignVCenter, view.note);
    if (row == currentIndex().row() && hasFocus()) {
        painter.setPen(QPen(t.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(bar).adjusted(1, 1, -1, -2));
    }
}

void CollectionView::paintEvent(QPaintEvent *event) {
    paintBeside(event->rect());
    ItemView::paintEvent(event);
    if (m_model->rowCount() == 0) return;
    QPainter painter(viewport());
    for (int row = std::max(rowAt(event->rect().top()), 0); row < m_model->rowCount(); ++row) {
        const int top = rowViewportPosition(row);
        if (top > event->rect().bottom()) break;
        if (m_model->isGroup(row)) paintHead(painter, row, top);
    }
    if (const auto [head, top] = pinnedHead(); head >= 0) paintHead(painter, head, top);
}

/// Rows go on to the right of their last cell.
void CollectionView::paintBeside(const QRect &dirty) {
    const auto &t = tokens();
    const int left = horizontalHeader()->length() - horizontalHeader()->offset();
    if (left > dirty.right() || m_model->rowCount() == 0) return;
    QPainter painter(viewport());
    for (int row = std::max(rowAt(dirty.top()), 0); row < m_model->rowCount(); ++row) {
        const QRect rest(left, rowViewportPosition(row), viewport()->width() - left, rowHeight(row));
        if (rest.top() > dirty.bottom()) break;
        const bool selected = selectionModel()->isRowSelected(row);
        painter.fillRect(rest, selected ? t.selection : row == itemDelegate()->hoverRow() ? t.hover : t.surface);
        painter.fillRect(QRect(rest.left(), rest.bottom(), rest.width(), 1), t.line);
    }
}

int CollectionView::headAt(const QPoint &position) const {
    const auto [head, top] = pinnedHead();
    if (head >= 0 && position.y() < top + ItemDelegate::groupRowHeight()) return head;
    const int row = rowAt(position.y());
    return row >= 0 && m_model->isGroup(row) ? row : -1;
}

void CollectionView::mousePressEvent(QMouseEvent *event) {
    const int head = headAt(event->position().toPoint());
    if (head < 0) {
        ItemView::mousePressEvent(event);
        return;
    }
    setFocus(Qt::MouseFocusReason);
    const bool pinned = rowViewportPosition(head) < 0;
    selectionModel()->setCurrentIndex(m_model->index(head, 0), QItemSelectionModel::NoUpdate);
    const bool chevron = event->position().x() < measure::windowMargin + 12 + measure::gap;
    if (event->button() == Qt::LeftButton && chevron) m_model->setCollapsed(head, !m_model->isCollapsed(head));
    if (pinned) scrollTo(m_model->index(head, 0), PositionAtTop);
    event->accept();
}

void CollectionView::mouseDoubleClickEvent(QMouseEvent *event) {
    const int head = headAt(event->position().toPoint());
    if (head < 0) {
        ItemView::mouseDoubleClickEvent(event);
        return;
    }
    m_model->setCollapsed(head, !m_model->isCollapsed(head));
    event->accept();
}

void CollectionView::keyPressEvent(QKeyEvent *event) {
    const QModelIndex current = currentIndex();
    if (current.isValid() && m_model->isGroup(current.row()) && state() != EditingState) {
        const bool collapsed = m_model->isCollapsed(current.row());
        switch (event->key()) {
        case Qt::Key_Left: m_model->setCollapsed(current.row(), true); return;
        case Qt::Key_Right: m_model->setCollapsed(current.row(), false); return;
        case Qt::Key_Space:
        case Qt::Key_Return:
        case Qt::Key_Enter: m_model->setCollapsed(current.row(), !collapsed); return;
        default: break;
        }
    }
    ItemView::keyPressEvent(event);
}

void CollectionView::scrollTo(const QModelIndex &index, ScrollHint hint) {
    ItemView::scrollTo(index, hint);
    if (!index.isValid() || !m_model->hasGroups() || m_model->isGroup(index.row())) return;
    // Not under the pinned head.
    const int hidden = ItemDelegate::groupRowHeight() - rowViewportPosition(index.row());
    if (hidden > 0) verticalScrollBar()->setValue(verticalScrollBar()->value() - hidden);
}

void CollectionView::reveal(std::size_t item, const std::string &attributeName) {
    m_model->uncover(item);
    selectItems({item}, item, attributeName);
}

}
