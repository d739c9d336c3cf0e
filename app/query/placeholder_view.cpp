#include "app/query/placeholder_view.h"

#include "app/window/theme.h"

#include <QComboBox>
#include <QFocusEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QPainter>
#include <QStyledItemDelegate>

namespace app {

namespace {

class PlaceholderDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override {
        const auto &t = tokens();
        const bool name = index.data(PlaceholderModel::IsNameRole).toBool();
        const bool wrong = !index.data(PlaceholderModel::FaultRole).toString().isEmpty();
        const QString text = index.data().toString();
        painter->save();
        painter->fillRect(option.rect, wrong && index.column() == PlaceholderModel::Value ? t.badSoft : t.surface);
        painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), t.line);
        const QRect inner = option.rect.adjusted(8, 0, -8, -1);
        QColor colour = t.text;
        QFont font = monospaceFont();
        QString shown = text;
        int alignment = Qt::AlignLeft | Qt::AlignVCenter;
        if (index.column() == PlaceholderModel::Placeholder) {
            colour = name ? t.text : t.syntax;
        } else if (index.column() == PlaceholderModel::Type) {
            colour = t.text3;
            alignment = Qt::AlignRight | Qt::AlignVCenter;
            if (name) font = app::font(TextRole::Small);
        } else if (text.isEmpty()) {
            colour = t.text3;
            font = app::font(TextRole::Small);
            shown = name ? PlaceholderView::tr("Enter an attribute") : PlaceholderView::tr("Enter a value");
        } else if (wrong) {
            colour = t.bad;
        }
        painter->setFont(font);
        painter->setPen(colour);
        painter->drawText(inner, alignment, painter->fontMetrics().elidedText(shown, Qt::ElideRight, inner.width()));
        if (option.state & QStyle::State_HasFocus) {
            painter->setPen(QPen(wrong ? t.bad : t.accent, 2));
            painter->drawRect(option.rect.adjusted(1, 1, -1, -2));
        }
        painter->restore();
    }

    QWidget *createEditor(
        QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override {
        if (index.column() == PlaceholderModel::Type) {
            auto *types = new QComboBox(parent);
            for (int type = 0; type <= static_cast<int>(engine::Type::BS); ++type)
                types->addItem(QString::fromLatin1(engine::typeName(static_cast<engine::Type>(type))), type);
            types->setAccessibleName(PlaceholderView::tr("Type of %1").arg(index.siblingAtColumn(0).data().toString()));
            auto *self = const_cast<PlaceholderDelegate *>(this);
            connect(types, &QComboBox::activated, self, [self, types] {
                emit self->commitData(types);
                emit self->closeEditor(types);
            });
            return types;
        }
        auto *edit = qobject_cast<QLineEdit *>(QStyledItemDelegate::createEditor(parent, option, index));
        if (!edit) edit = new QLineEdit(parent);
        edit->setFont(monospaceFont());
        edit->setAccessibleName(PlaceholderView::tr("Value of %1").arg(index.siblingAtColumn(0).data().toString()));
        return edit;
    }

    void setEditorData(QWidget *editor, const QModelIndex &index) const override {
        if (auto *types = qobject_cast<QComboBox *>(editor)) {
            types->setCurrentIndex(index.data(Qt::EditRole).toInt());
            return;
        }
        QStyledItemDelegate::setEditorData(editor, index);
    }

    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override {
        if (const auto *types = qobject_cast<QComboBox *>(editor)) {
            model->setData(index, types->currentIndex(), Qt::EditRole);
            return;
        }
        const auto *edit = qobject_cast<QLineEdit *>(editor);
        if (!edit) return;
        // A click into a value and out again gives none; Enter on an empty field gives the empty text.
        if (!edit->isModified() && edit->text() == index.data(Qt::EditRole).toString()) return;
        model->setData(index, edit->text(), Qt::EditRole);
    }

    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option, const QModelIndex &) const override {
        editor->setGeometry(option.rect.adjusted(0, 0, 0, 0));
    }
};

}

PlaceholderView::PlaceholderView(PlaceholderModel *model, QWidget *parent) : QTableView(parent) {
    setModel(model);
    setItemDelegate(new PlaceholderDelegate(this));
    setShowGrid(false);
    setEditTriggers(AllEditTriggers);
    setSelectionMode(NoSelection);
    setTabKeyNavigation(false);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    horizontalHeader()->hide();
    horizontalHeader()->setMinimumSectionSize(24);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(measure::atLeast(measure::smallControl, monospaceFont()));
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(model, signal, this, &PlaceholderView::fit);
    connect(model, &QAbstractItemModel::modelReset, this, &PlaceholderView::fit);
    connect(model, &QAbstractItemModel::dataChanged, this, &PlaceholderView::fit);
    fit();
}

QSize PlaceholderView::sizeHint() const {
    return {240, model()->rowCount() * verticalHeader()->defaultSectionSize() + 2 * frameWidth()};
}

void PlaceholderView::fit() {
    setFixedHeight(sizeHint().height());
    const QFontMetrics metrics(monospaceFont());
    int placeholder = 60;
    for (int row = 0; row < model()->rowCount(); ++row)
        placeholder = qMax(placeholder, metrics.horizontalAdvance(model()->index(row, 0).data().toString()) + 20);
    const int type = qMax(44, QFontMetrics(app::font(TextRole::Small)).horizontalAdvance(tr("name")) + 20);
    const int room = viewport()->width();
    placeholder = qMin(placeholder, room / 2);
    setColumnWidth(PlaceholderModel::Placeholder, placeholder);
    setColumnWidth(PlaceholderModel::Type, type);
    setColumnWidth(PlaceholderModel::Value, qMax(40, room - placeholder - type));
}

void PlaceholderView::resizeEvent(QResizeEvent *event) {
    QTableView::resizeEvent(event);
    fit();
}

/// Tab in an editor goes from value to value, and behind the last one out of the table.
void PlaceholderView::closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint) {
    const bool next = hint == QAbstractItemDelegate::EditNextItem;
    if (!next && hint != QAbstractItemDelegate::EditPreviousItem) {
        QTableView::closeEditor(editor, hint);
        return;
    }
    const int row = currentIndex().row() + (next ? 1 : -1);
    QTableView::closeEditor(editor, QAbstractItemDelegate::NoHint);
    if (row >= 0 && row < model()->rowCount()) {
        setCurrentIndex(model()->index(row, PlaceholderModel::Value));
        return;
    }
    setFocus();
    focusNextPrevChild(next);
}

void PlaceholderView::focusInEvent(QFocusEvent *event) {
    QTableView::focusInEvent(event);
    if (event->reason() == Qt::MouseFocusReason || model()->rowCount() == 0) return;
    // Arrived by key: the first value, or from behind the last one, is asked for.
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason) {
        const int row = event->reason() == Qt::TabFocusReason ? 0 : model()->rowCount() - 1;
        const QModelIndex value = model()->index(row, PlaceholderModel::Value);
        setCurrentIndex(value);
        if (state() != EditingState) edit(value);
    }
}

}
