#pragma once

#include "app/window/theme.h"

#include <QColor>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace app {

/// Values above the axis that its labels name: 0, a 1-2-5 step apart, the last one at or above `maximum`.
/// Whole: no step below 1. A maximum of nothing gives 0 and 1.
std::vector<double> axisSteps(double maximum, int about, bool whole = false);
/// The same for bytes: steps of 1-2-5 within B, KB, MB, GB, where a KB is 1,024 B.
std::vector<double> byteSteps(double maximum, int about);

/// Where the axis ends: at the last step where the bars come near it, else a little above them.
double axisTop(const std::vector<double> &steps, double maximum);

/// What a bar says when it is pointed at or reached by the keyboard.
struct Readout {
    QString title;
    QStringList lines;

    QString html() const;  ///< For tooltips; texts are escaped.
    QString plain() const; ///< For accessibility: "title: line, line".
};

using TokenColour = std::function<QColor(const Tokens &)>; ///< Asked whenever the scheme changes.
TokenColour seriesColour(std::size_t series);              ///< Tokens::series
TokenColour entityColour(int colour);                      ///< Tokens::entity, by EntityType::colour.

struct BarSet {
    QString name;
    TokenColour colour;
    std::vector<double> values; ///< One for each category.
};
struct BarTick {
    double value = 0;
    QString label;
};
/// A dashed line across the chart with its label at the end.
struct BarLimit {
    double value = 0;
    QString label;
    bool hard = true; ///< Drawn in `bad`, what passes it is hatched; else a neutral reference.
};
/// A dashed line from top to bottom, at a place between categories: 1.5 is the middle of the second bar.
struct BarMark {
    double position = 0;
    QString label;
};
struct BarData {
    std::vector<BarSet> sets;
    std::optional<BarSet> line; ///< Drawn as steps over the bars.
    std::size_t categories = 0;
    /// Below the bars, as many as fit. At edges: one more than categories, each at the left edge of its bar.
    std::vector<QString> labels;
    bool labelsAtEdges = false;
    std::vector<BarTick> ticks; ///< Ascending from 0.
    double top = 1;             ///< The axis' upper end.
    std::vector<BarLimit> limits;
    std::optional<BarMark> mark;                 ///< In `bad`.
    QString xTitle;                              ///< Below the labels; empty: none.
    std::function<Readout(std::size_t)> readout; ///< By category.
    bool activates = false;                      ///< A click or Enter leads somewhere.
};

/// Bars by Qt Charts, axes and overlays by us: labels that follow the locale and fit, limit lines, hatches, a read-out
/// under the pointer and for the arrow keys. At most `model::maximumBars` bars.
class BarChart : public QWidget {
    Q_OBJECT
public:
    enum class Kind { Grouped, Stacked };
    explicit BarChart(Kind kind, QWidget *parent = nullptr);
    ~BarChart() override;

    void setData(BarData data);
    const BarData &data() const;
    std::size_t barCount() const; ///< As Qt Charts draws them.
    std::optional<std::size_t> current() const;
    QRectF columnRect(std::size_t category) const; ///< In the widget's coordinates: what is hovered and clicked.

    /// Paints the chart without hover and focus.
    void paint(QPainter &painter, const QRectF &target);
    QSize sizeHint() const override { return {480, 196}; }
    QSize minimumSizeHint() const override { return {180, 120}; }

signals:
    void activated(std::size_t category);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    class View;
    void setCurrent(std::optional<std::size_t> category);
    View *m_view;
};

}
