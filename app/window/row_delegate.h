#pragma once

#include <QStyledItemDelegate>

namespace app {

/// Cells of the shell's lists: 28 high, a hairline below, colours and monospace by role; numbers stay right.
class RowDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    /// `toneRole` gives 0 text, 1 secondary, 2 warn, 3 bad; `monospaceRole` a bool. Negative: not asked.
    RowDelegate(int toneRole, int monospaceRole, QObject *parent = nullptr)
        : QStyledItemDelegate(parent), m_toneRole(toneRole), m_monospaceRole(monospaceRole) {}

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    int m_toneRole, m_monospaceRole;
};

}
