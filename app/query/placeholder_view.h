#pragma once

#include "app/query/placeholder_model.h"

#include <QTableView>

namespace app {

/// Names and values as a small table, as high as its rows. A click on a value edits it.
class PlaceholderView : public QTableView {
    Q_OBJECT
public:
    explicit PlaceholderView(PlaceholderModel *model, QWidget *parent = nullptr);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void resizeEvent(QResizeEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint) override;

private:
    void fit();
};

}
