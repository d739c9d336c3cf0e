#include "app/data/left_out_band.h"

#include "app/data/lens_bar.h"
#include "app/window/text.h"
#include "app/window/theme.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace app {

namespace {

constexpr int leftOutRow = 30;

class LeftOutDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override {
        const auto &t = tokens();
        painter->save();
        const bool selected = option.state & QStyle::State_Selected;
        painter->fillRect(option.rect, selected ? t.selection : t.surface);
        painter->fillRect(QRect(option.rect.left(), option.rect.top(), option.rect.width(), 1), t.line);
        QRect inner = option.rect.adjusted(8, 1, -8, 0);
        const QString text = index.data().toString();
        switch (index.column()) {
        case LeftOutModel::Entity: {
            const auto mark = index.data(LeftOutModel::MarkRole).value<EntityMark>();
            const QRect badge(option.rect.left() + 12, inner.center().y() - 7, measure::badge, measure::badge);
            paintMark(*painter, badge, mark);
            inner.setLeft(badge.right() + 10);
            draw(painter, inner, text, app::font(), t.text, Qt::AlignLeft);
            break;
        }
        case LeftOutModel::Count: draw(painter, inner, text, app::font(), t.text, Qt::AlignRight); break;
        case LeftOutModel::Example: draw(painter, inner, text, monospaceFont(), t.text2, Qt::AlignLeft); break;
        case LeftOutModel::Tag:
            paintTag(painter, inner, text, index.data(LeftOutModel::UnexpectedRole).toBool());
            break;
        case LeftOutModel::Action: draw(painter, inner, text, app::font(), t.accentText, Qt::AlignRight); break;
        default: draw(painter, inner, text, app::font(), t.text, Qt::AlignLeft); break;
        }
        if (option.state & QStyle::State_HasFocus && index.column() == LeftOutModel::Entity) {
            painter->setPen(QPen(t.accent, 2));
            painter->drawLine(
                option.rect.left() + 1, option.rect.top() + 2, option.rect.left() + 1, option.rect.bottom() - 1);
        }
        painter->restore();
    }

private:
    static void draw(QPainter *painter, const QRect &box, const QString &text, const QFont &font, const QColor &colour,
        Qt::Alignment alignment) {
        painter->setFont(font);
        painter->setPen(colour);
        painter->drawText(
            box, alignment | Qt::AlignVCenter, painter->fontMetrics().elidedText(text, Qt::ElideRight, box.width()));
    }

    static void paintTag(QPainter *painter, const QRect &box, const QString &text, bool unexpected) {
        const auto &t = tokens();
        painter->setFont(app::font(TextRole::Small));
        const int icon = unexpected ? 16 : 0;
        const int width = painter->fontMetrics().horizontalAdvance(text) + 12 + icon;
        const QRect tag(box.left(), box.center().y() - 8, width, 18);
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(unexpected ? t.warnSoft : t.dark ? t.raised : t.sunken);
        painter->drawRoundedRect(tag, measure::tagRadius, measure::tagRadius);
        if (unexpected)
            paintIcon(*painter, QRect(tag.left() + 5, tag.center().y() - 5, 12, 12), QStringLiteral("warning"), t.warn);
        painter->setPen(unexpected ? t.warn : t.text2);
        painter->drawText(tag.adjusted(6 + icon, 0, 0, 0), Qt::AlignVCenter, text);
    }
};

}

void LeftOutModel::show(const model::TableDesign &table, std::vector<model::LeftOut> rows) {
    beginResetModel();
    m_rows = std::move(rows);
    m_marks.clear();
    for (const auto &row : m_rows) m_marks.push_back(entityMark(table, row.entity));
    endResetModel();
}

int LeftOutModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}
int LeftOutModel::columnCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant LeftOutModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid()) return {};
    const auto &row = leftOut(index.row());
    const auto &mark = m_marks[static_cast<std::size_t>(index.row())];
    if (role == MarkRole) return QVariant::fromValue(mark);
    if (role == UnexpectedRole) return !row.byDesign;
    if (role == Qt::ToolTipRole && index.column() == Action) return tr("Shows these items in the grid");
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    switch (index.column()) {
    case Entity: return entityText(mark);
    case Count: return countText(row.itemIndexes.size());
    case Reason: return translated(row.reason);
    case Example: return toQString(row.example);
    case Tag: return row.byDesign ? tr("by design") : tr("unexpected");
    case Action: return tr("Show items");
    default: return {};
    }
}

QVariant LeftOutModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    const QString titles[] = {tr("Entity"), tr("Items"), tr("Reason"), tr("Example"), tr("Meant"), QString()};
    return section >= 0 && section < ColumnCount ? titles[section] : QString();
}

LeftOutBand::LeftOutBand(QWidget *parent)
    : QWidget(parent),
      m_model(new LeftOutModel(this)),
      m_view(new QTableView(this)),
      m_fold(new QToolButton(this)),
      m_title(new QLabel(this)),
      m_share(new QLabel(this)) {
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 1, 0, 0);
    layout->setSpacing(0);
    auto *head = new QWidget(this);
    head->setFixedHeight(headHeight() - 1);
    auto *headLayout = new QHBoxLayout(head);
    headLayout->setContentsMargins(measure::windowMargin - 5, 0, measure::windowMargin, 0);
    headLayout->setSpacing(measure::grid);
    m_fold->setProperty("look", QStringLiteral("flat"));
    m_fold->setFixedSize(measure::smallControl, measure::smallControl);
    m_fold->setFocusPolicy(Qt::TabFocus);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    m_share->setForegroundRole(role::secondary);
    headLayout->addWidget(m_fold);
    headLayout->addWidget(m_title);
    headLayout->addWidget(m_share);
    headLayout->addStretch(1);
    layout->addWidget(head);

    m_view->setModel(m_model);
    m_view->setItemDelegate(new LeftOutDelegate(m_view));
    m_view->setAccessibleName(tr("Items left out, by entity and reason"));
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setShowGrid(false);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setTabKeyNavigation(false);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->horizontalHeader()->hide();
    m_view->verticalHeader()->hide();
    m_view->verticalHeader()->setDefaultSectionSize(measure::atLeast(leftOutRow, font()));
    auto *sections = m_view->horizontalHeader();
    sections->setMinimumSectionSize(24);
    sections->setStretchLastSection(false);
    layout->addWidget(m_view, 1);

    connect(m_fold, &QToolButton::clicked, this, [this] { setFolded(!m_folded); });
    connect(m_view, &QTableView::clicked, this, [this](const QModelIndex &index) {
        if (index.column() == LeftOutModel::Action) emit showItems(m_model->leftOut(index.row()));
    });
    connect(m_view, &QTableView::activated, this,
        [this](const QModelIndex &index) { emit showItems(m_model->leftOut(index.row())); });
    setFolded(false);
}

int LeftOutBand::headHeight() const {
    return measure::atLeast(36, font());
}
int LeftOutBand::wantedHeight() const {
    return headHeight() + (m_folded ? 0 : m_model->rowCount() * m_view->verticalHeader()->defaultSectionSize());
}

void LeftOutBand::setFolded(bool folded) {
    m_folded = folded;
    m_view->setVisible(!folded);
    const QString name = folded ? tr("Show what is left out") : tr("Fold what is left out");
    m_fold->setIcon(icon(folded ? QStringLiteral("right") : QStringLiteral("down")));
    m_fold->setToolTip(name);
    m_fold->setAccessibleName(name);
    emit foldChanged();
}

void LeftOutBand::show(const model::TableDesign &table, const model::IndexLens &lens) {
    m_model->show(table, lens.leftOut);
    const auto count = lens.leftOutItems();
    m_title->setText(count == 0 ? tr("No item is left out of %1").arg(toQString(lens.indexName))
                                : tr("%1 items are not in %2").arg(countText(count), toQString(lens.indexName)));
    m_share->setText(tr("%1 of %2").arg(percentText(count, lens.of), toQString(table.name())));
    m_share->setVisible(count > 0);
    m_fold->setEnabled(count > 0);
    QWidget::show();
    fitColumns();
}

/// Reason and example share what the others leave; the example gives way first.
void LeftOutBand::fitColumns() {
    const QFontMetrics metrics(font());
    const int entity = 150, count = 64;
    const int tag =
        std::max(metrics.horizontalAdvance(tr("by design")), metrics.horizontalAdvance(tr("unexpected"))) + 52;
    const int action = metrics.horizontalAdvance(tr("Show items")) + 28;
    const int room = std::max(0, m_view->viewport()->width() - entity - count - tag - action);
    const int example = room > 420 ? room * 2 / 5 : 0;
    const int widths[] = {entity, count, room - example, example, tag, action};
    for (int column = 0; column < LeftOutModel::ColumnCount; ++column)
        if (widths[column] > 0) m_view->setColumnWidth(column, widths[column]);
    m_view->setColumnHidden(LeftOutModel::Example, example == 0);
}

void LeftOutBand::resizeEvent(QResizeEvent *event) {
    QWidget::resizeEvent(event);
    fitColumns();
}

void LeftOutBand::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    painter.fillRect(rect(), tokens().surface);
    painter.fillRect(QRect(0, 0, width(), 1), tokens().lineStrong);
}

}
