#pragma once

#include <QHeaderView>

namespace app {

/// Heads of item columns: the attribute, a key where it is one of the table, its type in a box, the indexes that it
/// keys. Models say it by `ColumnViewRole`.
class ColumnHeader : public QHeaderView {
    Q_OBJECT
public:
    /// `lines`: between the columns.
    explicit ColumnHeader(QWidget *parent = nullptr, bool lines = true);
    int widthFor(int section) const;

protected:
    void paintSection(QPainter *painter, const QRect &rectangle, int section) const override;
    QSize sectionSizeFromContents(int section) const override;
    void paintEvent(QPaintEvent *event) override;

private:
    bool m_lines;
};

}
