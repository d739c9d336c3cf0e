#include "app/analyse/bar_chart.h"

#include "app/analyse/focus_ring.h"

#include <QAccessible>
#include <QBarSeries>
#include <QBarSet>
#include <QChart>
#include <QChartView>
#include <QFocusEvent>
#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLineSeries>
#include <QMouseEvent>
#include <QPainter>
#include <QStackedBarSeries>
#include <QToolTip>
#include <QValueAxis>

#include <algorithm>
#include <array>
#include <cmath>

namespace app {

namespace {

constexpr qreal labelGap = 8;   // between tick labels and the plot, and between neighbours
constexpr qreal topMargin = 18; // room for the label of a limit at the very top
constexpr qreal widestBar = 36, widestColumn = 120;

double niceStep(double roughly) {
    const double power = std::pow(10, std::floor(std::log10(roughly)));
    for (const double factor : {1., 2., 5.})
        if (factor * power >= roughly * 0.999) return factor * power;
    return 10 * power;
}

std::vector<double> steps(double maximum, double step) {
    std::vector<double> values{0};
    while (values.back() < maximum * 0.999999) values.push_back(static_cast<double>(values.size()) * step);
    return values;
}

/// How many labels to go on by, so that neighbours keep their distance.
std::size_t labelStep(qreal labelWidth, qreal spacing) {
    for (const std::size_t step : {1, 2, 5, 10, 20, 25, 50, 100})
        if (labelWidth + labelGap <= static_cast<qreal>(step) * spacing) return step;
    return 200;
}

}

std::vector<double> axisSteps(double maximum, int about, bool whole) {
    if (!(maximum > 0)) return {0, 1};
    const double step = niceStep(maximum / about);
    return steps(maximum, whole ? std::max(1., step) : step);
}

std::vector<double> byteSteps(double maximum, int about) {
    if (!(maximum > 0)) return {0, 1};
    double unit = 1;
    while (maximum / unit >= 1024) unit *= 1024;
    // 1,000 KB are no step on the way to 1 MB; 1,024 are.
    const double step =
        maximum / unit > 600 ? unit * 256 : std::max(unit == 1 ? 1 : 0., niceStep(maximum / unit / about)) * unit;
    return steps(maximum, step);
}

double axisTop(const std::vector<double> &steps, double maximum) {
    return !(maximum > 0) || steps.back() <= maximum * 1.2 ? steps.back() : maximum * 1.08;
}

QString Readout::html() const {
    QStringList texts;
    if (!title.isEmpty()) texts.append(QStringLiteral("<b>") + title.toHtmlEscaped() + QStringLiteral("</b>"));
    for (const QString &line : lines) texts.append(line.toHtmlEscaped());
    return QStringLiteral("<p style='white-space:pre'>") + texts.join(QStringLiteral("<br>")) + QStringLiteral("</p>");
}

QString Readout::plain() const {
    return title + QStringLiteral(": ") + lines.join(QStringLiteral(", "));
}

TokenColour seriesColour(std::size_t series) {
    return [series](const Tokens &t) { return t.series[series]; };
}
TokenColour entityColour(int colour) {
    const auto place = static_cast<std::size_t>(std::clamp(colour, 1, 8) - 1);
    return [place](const Tokens &t) { return t.entity[place]; };
}

/// Draws what Qt Charts does not: labels, limits, hover. It is the scene's view, so a picture holds all of it.
class BarChart::View : public QChartView {
public:
    View(BarChart *owner, Kind kind) : QChartView(new QChart, owner), m_owner(owner), m_kind(kind) {
        if (kind == Kind::Stacked)
            m_bars = new QStackedBarSeries;
        else
            m_bars = new QBarSeries;
        m_line = new QLineSeries;
        m_x = new QValueAxis;
        m_y = new QValueAxis;
        QChart *c = chart();
        c->setBackgroundVisible(false);
        c->setPlotAreaBackgroundVisible(false);
        c->setMargins(QMargins());
        c->setDropShadowEnabled(false);
        c->setAnimationOptions(QChart::NoAnimation);
        c->legend()->hide();
        for (QAbstractAxis *axis : {static_cast<QAbstractAxis *>(m_x), static_cast<QAbstractAxis *>(m_y)}) {
            axis->setLabelsVisible(false);
            axis->setGridLineVisible(false);
            axis->setLineVisible(false);
        }
        c->addAxis(m_x, Qt::AlignBottom);
        c->addAxis(m_y, Qt::AlignLeft);
        for (QAbstractSeries *series :
            {static_cast<QAbstractSeries *>(m_bars), static_cast<QAbstractSeries *>(m_line)}) {
            c->addSeries(series);
            series->attachAxis(m_x);
            series->attachAxis(m_y);
        }
        setFrameShape(NoFrame);
        setBackgroundBrush(Qt::NoBrush);
        viewport()->setAutoFillBackground(false);
        setFocusPolicy(Qt::NoFocus);
        setRenderHint(QPainter::Antialiasing);
        setMouseTracking(true);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setViewportUpdateMode(FullViewportUpdate); // our overlays are no items whose rectangles it knows
    }

    void setData(BarData fresh) {
        m_data = std::move(fresh);
        if (m_hovered >= m_data.categories) m_hovered.reset();
        if (m_current >= m_data.categories) m_current.reset();
        m_x->setRange(-0.5, std::max<double>(1, static_cast<double>(m_data.categories)) - 0.5);
        m_y->setRange(0, m_data.top);
        layoutPlot();
        // Rebuilt, never set->replace(i): that is quadratic in the number of bars.
        m_bars->clear();
        QList<QBarSet *> sets;
        for (const BarSet &set : m_data.sets) {
            auto *made = new QBarSet(set.name);
            made->append(QList<qreal>(set.values.begin(), set.values.end()));
            made->setPen(Qt::NoPen);
            sets.append(made);
        }
        m_bars->append(sets);
        QList<QPointF> points;
        if (m_data.line) {
            qreal x = -0.5;
            for (const double value : m_data.line->values) {
                points.append({x, value});
                points.append({++x, value});
            }
        }
        m_line->replace(points);
        colour();
    }

    void colour() {
        const QList<QBarSet *> sets = m_bars->barSets();
        for (qsizetype i = 0; i < sets.size(); ++i)
            sets[i]->setBrush(m_data.sets[static_cast<std::size_t>(i)].colour(tokens()));
        if (m_data.line) m_line->setPen(QPen(m_data.line->colour(tokens()), 2));
        viewport()->update();
    }

    /// The plot leaves exactly the room that its labels need.
    void layoutPlot() {
        const QFontMetricsF metrics(labelFont());
        qreal left = 0;
        for (const BarTick &tick : m_data.ticks) left = std::max(left, metrics.horizontalAdvance(tick.label));
        qreal bottom = m_data.labels.empty() ? 1 : metrics.height() + 5;
        if (!m_data.xTitle.isEmpty()) bottom += metrics.height() + 2;
        const qreal right = // half of the last label stands beyond the last bar
            m_data.labelsAtEdges && !m_data.labels.empty() ? metrics.horizontalAdvance(m_data.labels.back()) / 2 : 0;
        const QRectF plot = QRectF(viewport()->rect()).adjusted(left + labelGap, topMargin, -right, -bottom);
        if (plot.width() <= 8 || plot.height() <= 8) return;
        chart()->setPlotArea(plot);
        // Few bars do not become walls.
        const bool stacked = m_kind == Kind::Stacked;
        const auto sets = static_cast<qreal>(stacked ? 1 : std::max<std::size_t>(1, m_data.sets.size()));
        const qreal widest = (stacked ? widestColumn : widestBar) * sets / spacing();
        m_bars->setBarWidth(std::min(widest, stacked ? 0.86 : 0.74));
    }

    QRectF plot() const { return chart()->plotArea(); }
    qreal xOf(qreal category) const { return plot().left() + (category + 0.5) * spacing(); }
    qreal yOf(double value) const { return plot().bottom() - value / m_data.top * plot().height(); }
    qreal spacing() const { return plot().width() / std::max<qreal>(1, static_cast<qreal>(m_data.categories)); }
    std::optional<std::size_t> categoryAt(const QPointF &point) const {
        if (m_data.categories == 0 || point.x() < plot().left() || point.x() >= plot().right() ||
            point.y() < plot().top() - topMargin || point.y() > viewport()->height())
            return std::nullopt;
        const auto place = static_cast<std::size_t>((point.x() - plot().left()) / spacing());
        return std::min(place, m_data.categories - 1);
    }
    QRectF column(std::size_t category) const {
        return {plot().left() + static_cast<qreal>(category) * spacing(), plot().top(), spacing(), plot().height()};
    }

    BarData m_data;
    QAbstractBarSeries *m_bars;
    std::optional<std::size_t> m_hovered, m_current;
    bool m_picture = false; ///< Being painted into a file: nothing that belongs to the moment.

protected:
    void resizeEvent(QResizeEvent *event) override {
        QChartView::resizeEvent(event);
        layoutPlot();
    }

    void drawBackground(QPainter *painter, const QRectF &) override {
        painter->setRenderHint(QPainter::Antialiasing, false);
        if (!m_picture && m_hovered) painter->fillRect(column(*m_hovered), tokens().hover);
        painter->setPen(QPen(tokens().chartGrid, 1));
        for (const BarTick &tick : m_data.ticks) {
            if (tick.value > m_data.top) break;
            const qreal y = std::round(yOf(tick.value));
            painter->drawLine(QPointF(plot().left(), y), QPointF(plot().right() - 1, y));
        }
        painter->setRenderHint(QPainter::Antialiasing);
    }

    void drawForeground(QPainter *painter, const QRectF &) override {
        painter->setFont(labelFont());
        drawTickLabels(*painter);
        drawCategoryLabels(*painter);
        for (const BarLimit &limit : m_data.limits) drawLimit(*painter, limit);
        if (m_data.mark) drawMark(*painter, *m_data.mark);
        if (m_picture || !m_owner->hasFocus() || !m_current) return;
        paintFocusRing(*painter, column(*m_current));
    }

    void mouseMoveEvent(QMouseEvent *event) override {
        const auto over = categoryAt(event->position());
        setCursor(over && m_data.activates ? Qt::PointingHandCursor : Qt::ArrowCursor);
        if (over != m_hovered) {
            m_hovered = over;
            viewport()->update();
        }
        if (over && m_data.readout)
            QToolTip::showText(event->globalPosition().toPoint(), m_data.readout(*over).html(), viewport());
        else
            QToolTip::hideText();
    }
    void mousePressEvent(QMouseEvent *event) override {
        m_owner->setFocus(Qt::MouseFocusReason);
        if (event->button() == Qt::LeftButton) m_pressed = categoryAt(event->position());
    }
    void mouseReleaseEvent(QMouseEvent *event) override {
        if (event->button() != Qt::LeftButton || !m_pressed || m_pressed != categoryAt(event->position())) return;
        m_owner->setCurrent(m_pressed);
        if (m_data.activates) emit m_owner->activated(*m_pressed);
    }
    void mouseDoubleClickEvent(QMouseEvent *) override {}
    void leaveEvent(QEvent *) override {
        m_hovered.reset();
        viewport()->update();
    }
    bool viewportEvent(QEvent *event) override {
        if (event->type() == QEvent::ToolTip) return true; // shown at once while moving
        return QChartView::viewportEvent(event);
    }

private:
    static QFont labelFont() { return app::font(TextRole::Small); }

    void drawTickLabels(QPainter &painter) {
        painter.setPen(tokens().text2);
        const qreal height = QFontMetricsF(painter.font()).height();
        for (const BarTick &tick : m_data.ticks) {
            const bool hidden = std::ranges::any_of(m_data.limits, [&](const BarLimit &limit) {
                return limit.hard && std::abs(yOf(limit.value) - yOf(tick.value)) < height * 0.8 && tick.value != 0;
            });
            if (hidden || tick.value > m_data.top) continue; // the limit's own number stands there
            const qreal y = yOf(tick.value);
            painter.drawText(QRectF(0, y - height, plot().left() - labelGap, 2 * height),
                Qt::AlignRight | Qt::AlignVCenter, tick.label);
        }
    }

    void drawCategoryLabels(QPainter &painter) {
        if (m_data.labels.empty()) return;
        const QFontMetricsF metrics(painter.font());
        qreal widest = 0;
        for (const QString &label : m_data.labels) widest = std::max(widest, metrics.horizontalAdvance(label));
        const std::size_t step = labelStep(widest, spacing());
        const qreal top = plot().bottom() + 4;
        for (std::size_t i = 0; i < m_data.labels.size(); ++i) {
            // 1, 10, 20, …: the first one, then round numbers.
            const bool shown = m_data.labelsAtEdges ? i % step == 0
                               : i == 0             ? step <= 2 || step > 4
                                                    : (i + 1) % step == 0;
            if (!shown) continue;
            const qreal x = m_data.labelsAtEdges ? xOf(static_cast<qreal>(i) - 0.5) : xOf(static_cast<qreal>(i));
            const bool strong =
                !m_picture && (m_hovered == i || (m_owner->hasFocus() && m_current == i)) && !m_data.labelsAtEdges;
            painter.setPen(strong ? tokens().text : tokens().text2);
            painter.drawText(QRectF(x - widest, top, 2 * widest, metrics.height()), Qt::AlignCenter, m_data.labels[i]);
        }
        if (m_data.xTitle.isEmpty()) return;
        painter.setPen(tokens().text3);
        painter.drawText(QRectF(plot().left(), top + metrics.height() + 1, plot().width(), metrics.height()),
            Qt::AlignRight | Qt::AlignVCenter, m_data.xTitle);
    }

    void drawLimit(QPainter &painter, const BarLimit &limit) {
        if (limit.value > m_data.top) return;
        const Tokens &t = tokens();
        if (limit.hard) drawHatch(painter, limit.value);
        const qreal y = std::round(yOf(limit.value)) + 0.5;
        painter.setPen(dashes(limit.hard ? t.limit : t.text3, limit.hard));
        painter.drawLine(QPointF(plot().left(), y), QPointF(plot().right(), y));
        // At the end, unless only there bars stand in the way.
        const qreal width = QFontMetricsF(painter.font()).horizontalAdvance(limit.label) + 8;
        const auto covered = static_cast<std::size_t>(std::ceil(width / spacing()));
        const auto passes = [&](std::size_t from, std::size_t to) {
            for (std::size_t i = from; i < std::min(to, m_data.categories); ++i)
                if (heightOf(i) > limit.value) return true;
            return false;
        };
        const bool atStart = m_data.categories > covered && passes(m_data.categories - covered, m_data.categories) &&
                             !passes(0, covered);
        const qreal right = atStart ? plot().left() + width : plot().right();
        drawLimitLabel(painter, QPointF(right, y - 2), limit.label, limit.hard ? t.bad : t.text2);
    }

    /// The tallest bar of a category; of a stack all of it.
    double heightOf(std::size_t category) const {
        double tallest = 0, sum = 0;
        for (const BarSet &set : m_data.sets) {
            tallest = std::max(tallest, set.values[category]);
            sum += set.values[category];
        }
        return m_kind == Kind::Stacked ? sum : tallest;
    }

    void drawMark(QPainter &painter, const BarMark &mark) {
        const qreal x = std::round(plot().left() + mark.position * spacing()) + 0.5;
        if (x < plot().left() || x > plot().right() + 1) return;
        painter.setPen(dashes(tokens().limit, true));
        painter.drawLine(QPointF(x, plot().top() - topMargin + 4), QPointF(x, plot().bottom()));
        drawLimitLabel(painter, QPointF(x - 6, plot().top() - 2), mark.label, tokens().bad);
    }

    static QPen dashes(const QColor &colour, bool hard) {
        QPen pen(colour, hard ? 1.5 : 1, Qt::CustomDashLine, Qt::FlatCap);
        pen.setDashPattern(hard ? QList<qreal>{4, 2} : QList<qreal>{3, 3});
        return pen;
    }

    /// Right-aligned above the point, on a ground that keeps it readable over bars.
    static void drawLimitLabel(
        QPainter &painter, const QPointF &bottomRight, const QString &label, const QColor &colour) {
        const QFontMetricsF metrics(painter.font());
        const QSizeF size(metrics.horizontalAdvance(label) + 8, metrics.height());
        const QRectF box(bottomRight - QPointF(size.width(), size.height()), size);
        QColor ground = tokens().surface;
        ground.setAlphaF(0.85F);
        painter.fillRect(box, ground);
        painter.setPen(colour);
        painter.drawText(box, Qt::AlignCenter, label);
    }

    /// What stands above the limit, bar by bar.
    void drawHatch(QPainter &painter, double limit) {
        const Tokens &t = tokens();
        const qreal width = spacing() * m_bars->barWidth();
        const bool stacked = m_kind == Kind::Stacked;
        const auto sets = static_cast<qreal>(stacked ? 1 : m_data.sets.size());
        for (std::size_t i = 0; i < m_data.categories; ++i) {
            double sum = 0;
            for (std::size_t set = 0; set < m_data.sets.size(); ++set) {
                sum = stacked ? sum + m_data.sets[set].values[i] : m_data.sets[set].values[i];
                if (sum <= limit || (stacked && set + 1 < m_data.sets.size())) continue;
                const qreal left =
                    xOf(static_cast<qreal>(i)) - width / 2 + (stacked ? 0 : static_cast<qreal>(set) * width / sets);
                const QRectF part(QPointF(left, yOf(sum)), QPointF(left + width / sets, yOf(limit)));
                painter.fillRect(part, t.badSoft);
                painter.setPen(QPen(t.bad, 1));
                painter.setBrush(QBrush(t.bad, Qt::BDiagPattern));
                painter.drawRect(part);
            }
        }
        painter.setBrush(Qt::NoBrush);
    }

    BarChart *m_owner;
    Kind m_kind;
    QLineSeries *m_line;
    QValueAxis *m_x, *m_y;
    std::optional<std::size_t> m_pressed;
};

BarChart::BarChart(Kind kind, QWidget *parent) : QWidget(parent), m_view(new View(this, kind)) {
    setFocusPolicy(Qt::StrongFocus);
    onTheme(this, [this] { m_view->colour(); });
}

BarChart::~BarChart() = default;

void BarChart::setData(BarData data) {
    m_view->setData(std::move(data));
    if (m_view->m_current) setCurrent(m_view->m_current); // its read-out may say something else now
}

const BarData &BarChart::data() const {
    return m_view->m_data;
}

std::size_t BarChart::barCount() const {
    std::size_t bars = 0;
    for (const QBarSet *set : m_view->m_bars->barSets()) bars += static_cast<std::size_t>(set->count());
    return bars;
}

std::optional<std::size_t> BarChart::current() const {
    return m_view->m_current;
}
QRectF BarChart::columnRect(std::size_t category) const {
    return m_view->column(category);
}

void BarChart::paint(QPainter &painter, const QRectF &target) {
    m_view->m_picture = true;
    m_view->render(&painter, target, m_view->viewport()->rect());
    m_view->m_picture = false;
}

void BarChart::setCurrent(std::optional<std::size_t> category) {
    m_view->m_current = category;
    const QString said = category && data().readout ? data().readout(*category).plain() : QString();
    if (said != accessibleDescription()) {
        setAccessibleDescription(said);
        QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&changed);
    }
    m_view->viewport()->update();
}

void BarChart::keyPressEvent(QKeyEvent *event) {
    const std::size_t count = data().categories;
    if (count == 0) return QWidget::keyPressEvent(event);
    const std::size_t at = current().value_or(0);
    std::size_t to = at;
    switch (event->key()) {
    case Qt::Key_Left: to = at == 0 ? 0 : at - 1; break;
    case Qt::Key_Right: to = std::min(at + 1, count - 1); break;
    case Qt::Key_Home: to = 0; break;
    case Qt::Key_End: to = count - 1; break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (current() && data().activates) emit activated(*current());
        return;
    case Qt::Key_Escape: QToolTip::hideText(); return QWidget::keyPressEvent(event);
    default: return QWidget::keyPressEvent(event);
    }
    setCurrent(to);
    if (!data().readout) return;
    const QRectF column = m_view->column(to);
    QToolTip::showText(
        mapToGlobal(QPointF(column.center().x(), column.top()).toPoint()), data().readout(to).html(), this);
}

void BarChart::focusInEvent(QFocusEvent *event) {
    QWidget::focusInEvent(event);
    if (!current() && data().categories > 0 && event->reason() != Qt::MouseFocusReason) setCurrent(0);
    m_view->viewport()->update();
}
void BarChart::focusOutEvent(QFocusEvent *event) {
    QWidget::focusOutEvent(event);
    m_view->viewport()->update();
}

void BarChart::resizeEvent(QResizeEvent *event) {
    QWidget::resizeEvent(event);
    m_view->setGeometry(rect());
}

}
