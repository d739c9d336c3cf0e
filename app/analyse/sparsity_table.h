#pragma once

#include "app/analyse/bar_chart.h"
#include "app/analyse/rank_list.h"
#include "model/view/chart_series.h"

#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

namespace app {

/// What the table shows: a column for each entity type, one more for items of none where there are any.
struct SparsityData {
    struct Column {
        RankBadge badge; ///< An empty letter: items that belong to no entity.
        QString name;
    };
    std::vector<Column> columns;
    model::SparsitySeries series;
};

/// How much of each entity every index holds, as bars in a table, and below it why the current index leaves out the
/// rest. Arrow keys move through indexes and reasons; Enter and a double click lead to the items.
class SparsityTable : public QWidget {
    Q_OBJECT
public:
    explicit SparsityTable(QWidget *parent = nullptr);
    void setData(SparsityData data);
    const SparsityData &data() const { return m_data; }

    std::optional<std::size_t> current() const { return m_current; }
    void setCurrent(std::optional<std::size_t> index); ///< Emits nothing.
    std::size_t reasonCount() const;                   ///< Of the current index.

    QRectF rowRect(std::size_t index) const;
    QRectF reasonRect(std::size_t reason) const;
    QRectF cellRect(std::size_t index, std::size_t column) const;
    Readout readout(std::size_t index, std::optional<std::size_t> column) const;
    void paint(QPainter &painter, const QRectF &target);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void chosen(std::size_t index);                              ///< By the person.
    void activated(std::size_t index);                           ///< Show its items.
    void reasonActivated(std::size_t index, std::size_t reason); ///< Show the items it leaves out.

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    /// What the texts of the columns need.
    struct Widths {
        qreal name = 0, share = 0, storage = 0;
    };
    struct Columns;
    struct Hit {
        std::optional<std::size_t> index, column, reason;
        bool operator==(const Hit &) const = default;
    };
    Widths widths() const;
    Columns columns(qreal width) const;
    Hit hitAt(const QPointF &point) const;
    const model::IndexLens *currentLens() const;
    void say(const QString &text);
    void paintAll(QPainter &painter, qreal width, bool picture) const;
    void paintRow(QPainter &painter, const Columns &columns, std::size_t index, bool picture) const;
    void paintReason(QPainter &painter, std::size_t reason, qreal width, bool picture) const;

    SparsityData m_data;
    std::optional<std::size_t> m_current;
    std::optional<std::size_t> m_reason; ///< The one that the keyboard is at.
    Hit m_hovered;
};

}
