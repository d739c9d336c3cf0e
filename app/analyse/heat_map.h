#pragma once

#include "app/analyse/bar_chart.h"

#include <QString>
#include <QWidget>

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace app {

/// Rows by columns of shares: 1 is the limit. What passes it is drawn in `bad`, with a dot.
struct HeatData {
    std::size_t rows = 0, columns = 0;
    std::vector<float> values;                    ///< Row by row.
    std::vector<QString> rowLabels, columnLabels; ///< As many as rows and columns; those that fit are drawn.
    std::function<Readout(std::size_t row, std::size_t column)> readout;
    float at(std::size_t row, std::size_t column) const { return values[row * columns + column]; }
};

/// How hot each partition is over time. Arrow keys move a cell, whose read-out the tooltip and accessibility have.
class HeatMap : public QWidget {
    Q_OBJECT
public:
    explicit HeatMap(QWidget *parent = nullptr);
    void setData(HeatData data);
    const HeatData &data() const { return m_data; }
    QRectF cellRect(std::size_t row, std::size_t column) const;
    void paint(QPainter &painter, const QRectF &target) const;
    QSize sizeHint() const override { return {480, 196}; }
    QSize minimumSizeHint() const override { return {180, 120}; }

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    struct Cell {
        std::size_t row = 0, column = 0;
    };
    QRectF plotOf(const QRectF &area) const;
    std::optional<Cell> cellAt(const QPointF &point) const;

    HeatData m_data;
    std::optional<Cell> m_current;
};

}
