#pragma once

#include "app/data/collection_model.h"
#include "app/data/item_view.h"

#include <utility>

namespace app {

/// Item collections as designers draw them: a head for each partition key, below it its items in sort-key order, every
/// attribute under its own name. The head of the collection at the top stays in sight. Left and Right on a head close
/// and open it.
class CollectionView : public ItemView {
    Q_OBJECT
public:
    explicit CollectionView(CollectionModel *model, QWidget *parent = nullptr);

    CollectionModel *collectionModel() const { return m_model; }
    /// Selects the item, whose collection is opened if need be.
    void reveal(std::size_t item, const std::string &attributeName = {});

    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void rowsFollowed() override;
    void rowsInserted(const QModelIndex &parent, int start, int end) override;
    void dataChanged(const QModelIndex &topLeft, const QModelIndex &bottomRight, const QList<int> &roles) override;
    void scrollContentsBy(int dx, int dy) override;
    void changeEvent(QEvent *event) override;

private:
    void setHeights(int first, int last);
    void setWidths();
    int heightOf(int row) const;
    /// The head that stays at the top while its collection is scrolled: its row, -1 for none, and where it stands.
    std::pair<int, int> pinnedHead() const;
    void paintHead(QPainter &painter, int row, int top) const;
    void paintBeside(const QRect &dirty);
    int headAt(const QPoint &position) const;

    CollectionModel *m_model;
};

}
