#pragma once

#include "app/data/cell_view.h"
#include "app/data/find_pattern.h"

#include <QFont>
#include <QPersistentModelIndex>
#include <QStyledItemDelegate>

namespace app {

class CellEditor;

/// Fonts and heights of cells, from the fonts in force.
struct CellFonts {
    QFont name, value, monospace, group;
    int nameHeight = 0, valueHeight = 0;
    static const CellFonts &current();
};

/// The 45-degree lines over what an index does not project.
QBrush hatchBrush();

inline constexpr int typeBox = 14; ///< Height of the box around a type's letter, and its least width.
int typeBoxWidth(const QString &type);
/// "N", "SS": a type's name in a box, small enough to stand beside the attribute's.
void paintTypeBox(QPainter *painter, const QRect &rectangle, const QString &type, const QColor &colour);

/// Paints items: a stripe and badge of the entity, the key, each attribute's name over its value. Edits a value where
/// it stands. A refused value stays in its editor with the reason below it, until it is right or Esc takes it back.
class ItemDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    enum class Look {
        Collections, ///< Names over values, a stripe at the left.
        Grid,        ///< Values in columns with lines between; numbers at the right.
        Results,     ///< The same without the lines between.
    };
    explicit ItemDelegate(Look look, QObject *parent = nullptr);

    /// Row heights: with attribute names above the values, without, of a collection's head.
    static int rowHeight();
    static int repeatedRowHeight();
    static int groupRowHeight();
    /// What a column needs for the cell, margins included.
    int widthFor(const CellView &view) const;

    void setFind(FindPattern pattern) { m_find = std::move(pattern); }
    void setCurrentMatch(const QModelIndex &index) { m_currentMatch = index; }
    void setHoverRow(int row) { m_hoverRow = row; }
    int hoverRow() const { return m_hoverRow; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;
    void updateEditorGeometry(
        QWidget *editor, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    /// Ctrl+Enter: the text is for all selected items.
    void submittedToSelection(CellEditor *editor);
    void editorOpened(CellEditor *editor, const QModelIndex &index) const;

private:
    QRect valueRect(const QRect &cell, const CellView &view) const;
    void paintText(QPainter *painter, const QRect &rectangle, const QString &text, const QFont &font,
        const QColor &colour, Qt::Alignment alignment, const QModelIndex &index) const;

    Look m_look;
    FindPattern m_find;
    QPersistentModelIndex m_currentMatch;
    int m_hoverRow = -1;
};

}
