#include "app/data/type_delegate.h"

#include "app/window/field.h"
#include "app/window/theme.h"

#include <QComboBox>

namespace app {

TypeDelegate::TypeDelegate(int column, Choices more, QObject *parent)
    : QStyledItemDelegate(parent), m_column(column), m_more(std::move(more)) {}

QWidget *TypeDelegate::createEditor(
    QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const {
    if (index.column() != m_column) return QStyledItemDelegate::createEditor(parent, option, index);
    auto *types = new QComboBox(parent);
    for (const auto type : allTypes()) types->addItem(typeText(type), static_cast<int>(type));
    for (const auto &[text, type] : m_more) types->addItem(text, type);
    auto *self = const_cast<TypeDelegate *>(this);
    connect(types, &QComboBox::activated, self, [self, types] {
        emit self->commitData(types);
        emit self->closeEditor(types);
    });
    return types;
}

void TypeDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const {
    auto *types = qobject_cast<QComboBox *>(editor);
    if (!types) return QStyledItemDelegate::setEditorData(editor, index);
    types->setCurrentIndex(types->findData(index.data(Qt::EditRole)));
}

void TypeDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const {
    const auto *types = qobject_cast<QComboBox *>(editor);
    if (!types) return QStyledItemDelegate::setModelData(editor, model, index);
    model->setData(index, types->currentData(), Qt::EditRole);
}

QSize TypeDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const {
    return {QStyledItemDelegate::sizeHint(option, index).width(), measure::atLeast(measure::tableRow, option.font)};
}

}
