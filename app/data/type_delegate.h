#pragma once

#include "engine/value/attribute_value.h"

#include <QString>
#include <QStyledItemDelegate>

#include <utility>
#include <vector>

namespace app {

/// Edits one column of a view as a choice of types, which the model has as numbers; elsewhere a line edit. A choice is
/// taken at once.
class TypeDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using Choices = std::vector<std::pair<QString, int>>;
    /// DynamoDB's types, then `more`.
    explicit TypeDelegate(int column, Choices more = {}, QObject *parent = nullptr);

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    int m_column;
    Choices m_more;
};

}
