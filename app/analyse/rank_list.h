#pragma once

#include "app/analyse/bar_chart.h"

#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

namespace app {

struct RankBadge {
    QString letter;
    int colour = 1;
    bool square = false;
};
struct RankRow {
    QString name; ///< In the fixed font.
    std::optional<RankBadge> badge;
    double value = 0; ///< The bar's length.
    QString number;   ///< Beside the bar.
    QString second;   ///< The column at the right.
    Readout readout = {};
};
struct RankData {
    std::vector<RankRow> rows; ///< Largest first.
    QString secondTitle;       ///< Head of the column at the right.
    QString rest;              ///< Said below the rows when not all are shown or given.
    std::size_t more = 0;      ///< How many there are beside `rows`.
};

/// The largest of something as bars lying on their side, as many as fit. Arrow keys move, Enter and a click lead on.
class RankList : public QWidget {
    Q_OBJECT
public:
    explicit RankList(QWidget *parent = nullptr);
    void setData(RankData data);
    const RankData &data() const { return m_data; }
    std::optional<std::size_t> current() const { return m_current; }
    QRectF rowRect(std::size_t row) const;
    void paint(QPainter &painter, const QRectF &target);
    QSize sizeHint() const override { return {420, 196}; }
    QSize minimumSizeHint() const override { return {180, 96}; }

signals:
    void activated(std::size_t row);

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    std::size_t shownRows() const; ///< Those that fit.
    std::optional<std::size_t> rowAt(const QPointF &point) const;
    void setCurrent(std::optional<std::size_t> row);
    void paintRows(QPainter &painter, const QRectF &area, bool picture) const;

    RankData m_data;
    std::optional<std::size_t> m_current, m_hovered, m_pressed;
};

}
