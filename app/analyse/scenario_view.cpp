#include "app/analyse/scenario_view.h"

#include "app/window/segmented_control.h"
#include "app/window/text.h"
#include "app/window/theme.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace app {

namespace {

constexpr int panelWidth = 288, chartHeight = 236, twoColumnsFrom = 620;
constexpr std::uint64_t quickKeys = 2'000, mostKeys = 2'000'000; // hashed of each family
constexpr double quickStep = 120, fullStep = 10;

class Lines : public QWidget {
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent *) override { QPainter(this).fillRect(rect(), tokens().line); }
};

/// What the patterns' runs on the sandbox cost, as the command line takes it.
std::map<std::string, double> measuredUnits(const Session &session) {
    std::map<std::string, double> units;
    for (const model::Verdict &verdict : session.consequences().verdicts())
        if (verdict.trace) units[verdict.patternId] = static_cast<double>(verdict.trace->units.halves) / 2;
    return units;
}

void fillSurface(QWidget *widget) {
    widget->setAutoFillBackground(true);
    widget->setBackgroundRole(QPalette::Base);
}

}

struct ScenarioView::Answer {
    model::SimulatedScenario simulated;
    std::vector<model::GrowthSeries> growth;
};

ScenarioView::ScenarioView(Session &session, QWidget *parent)
    : QWidget(parent),
      m_session(session),
      m_panel(new ScenarioPanel(session)),
      m_scroll(new QScrollArea(this)),
      m_grid(new Lines),
      m_gridLayout(new QGridLayout(m_grid)),
      m_findings(new QLabel(m_grid)) {
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto *inputs = new QScrollArea(this);
    inputs->setWidget(m_panel);
    inputs->setWidgetResizable(true);
    inputs->setFrameShape(QFrame::NoFrame);
    inputs->setFocusPolicy(Qt::NoFocus);
    inputs->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    inputs->setFixedWidth(panelWidth);
    inputs->viewport()->setBackgroundRole(QPalette::Base);
    fillSurface(m_panel);
    auto *edge = new Lines(this);
    edge->setFixedWidth(1);
    layout->addWidget(inputs);
    layout->addWidget(edge);
    layout->addWidget(m_scroll, 1);

    const auto make = [&](const QString &title, const char *name) {
        auto *panel = new ChartPanel(title, model::Grade::Model, session, m_grid);
        panel->setObjectName(QLatin1String(name));
        panel->setMinimumHeight(chartHeight);
        fillSurface(panel);
        return panel;
    };
    m_partitionPanel = make(tr("Partitions at their busiest"), "traffic");
    m_heatPanel = make(tr("Heat over time"), "heat");
    m_keyPanel = make(tr("Hottest keys"), "keys");
    m_capacityPanel = make(tr("Capacity over time"), "capacity");
    m_growthPanel = make(tr("Growth"), "growth");

    m_partitions = new BarChart(BarChart::Kind::Grouped, m_partitionPanel);
    m_partitions->setAccessibleName(tr("Traffic of each partition"));
    m_measure = new SegmentedControl(tr("Show"), m_partitionPanel);
    for (const QString &text : {tr("Traffic"), tr("Items"), tr("Size")}) m_measure->addSegment(text);
    m_partitionPanel->addControls(m_measure);
    connect(m_measure, &SegmentedControl::chosen, this, [this] { showPartitions(); });
    const auto load = [this]() -> const model::SpaceLoad * {
        const auto at = space();
        return at ? &m_simulated->result.spaces[*at] : nullptr;
    };
    m_partitionPanel->setBody(
        m_partitions, [this](QPainter &painter, const QRectF &target) { m_partitions->paint(painter, target); },
        [load] { return load() ? trafficRows(*load()) : std::vector<QStringList>(); });

    m_heat = new HeatMap(m_heatPanel);
    m_heat->setAccessibleName(tr("Heat of each partition over time"));
    m_heatPanel->setBody(
        m_heat, [this](QPainter &painter, const QRectF &target) { m_heat->paint(painter, target); },
        [load] { return load() ? heatRows(*load()) : std::vector<QStringList>(); });

    m_keys = new RankList(m_keyPanel);
    m_keys->setAccessibleName(tr("Hottest keys"));
    m_keyPanel->setBody(
        m_keys, [this](QPainter &painter, const QRectF &target) { m_keys->paint(painter, target); },
        [load] { return load() ? hottestRows(*load()) : std::vector<QStringList>(); });
    connect(m_keys, &RankList::activated, this,
        [this] { m_session.reveal({.tableName = m_tableName, .indexName = m_indexName}, QStringLiteral("data")); });

    m_capacity = new BarChart(BarChart::Kind::Stacked, m_capacityPanel);
    m_capacity->setAccessibleName(tr("Capacity units over time"));
    m_kind = new SegmentedControl(tr("Show"), m_capacityPanel);
    m_kind->addSegment(tr("Writes"));
    m_kind->addSegment(tr("Reads"));
    m_capacityPanel->addControls(m_kind);
    connect(m_kind, &SegmentedControl::chosen, this, [this] { showCapacity(); });
    m_capacityPanel->setBody(
        m_capacity, [this](QPainter &painter, const QRectF &target) { m_capacity->paint(painter, target); },
        [load] { return load() ? capacityRows(*load()) : std::vector<QStringList>(); });

    m_growth = new BarChart(BarChart::Kind::Grouped, m_growthPanel);
    m_growth->setAccessibleName(tr("Size over the next 36 months"));
    m_growthPanel->setBody(
        m_growth, [this](QPainter &painter, const QRectF &target) { m_growth->paint(painter, target); },
        [this]() -> std::vector<QStringList> {
            const auto at = space();
            return at && *at < m_growthSeries.size() ? growthRows(m_growthSeries[*at]) : std::vector<QStringList>();
        });

    m_findings->setWordWrap(true);
    m_findings->setTextFormat(Qt::PlainText);
    m_findings->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_findings->setMargin(measure::windowMargin);
    m_findings->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_findings->setMinimumHeight(chartHeight);
    fillSurface(m_findings);
    m_gridLayout->setContentsMargins(0, 0, 0, 0);
    m_gridLayout->setSpacing(1);
    m_scroll->setWidget(m_grid);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->viewport()->setBackgroundRole(QPalette::Base);
    reflow();

    connect(m_panel, &ScenarioPanel::changed, this, &ScenarioView::run);
    connect(&session.consequences(), &Consequences::judged, this, [this] {
        if (measuredUnits(m_session) != m_measured) run();
    });
    connect(&session.document(), &Document::changed, this, [this](const model::Design &before) {
        const auto &now = m_session.design();
        if (before.tables != now.tables || before.patterns != now.patterns) run();
    });
}

void ScenarioView::showSpace(const std::string &tableName, const std::string &indexName) {
    m_tableName = tableName;
    m_indexName = indexName;
    showCharts();
}

bool ScenarioView::isSettled() const {
    return !m_quick.isRunning() && !m_full.isRunning() && (!m_stale || !isVisible());
}

QString ScenarioView::summary() const {
    return m_simulated ? simulationSummary(m_simulated->result) : QString();
}

void ScenarioView::showEvent(QShowEvent *event) {
    QWidget::showEvent(event);
    if (m_stale) run();
}
void ScenarioView::resizeEvent(QResizeEvent *event) {
    QWidget::resizeEvent(event);
    reflow();
}

void ScenarioView::run() {
    m_stale = !isVisible();
    if (m_stale) return;
    m_full.cancel();
    m_measured = measuredUnits(m_session);
    const model::PlanOptions plan{.measuredUnits = m_measured};
    const auto work = [plan, design = m_session.design(), scenario = m_panel->scenario()](
                          std::uint64_t keys, double step) {
        return [=](const Stop &stop) {
            model::SimulationOptions options;
            options.mostKeys = keys;
            options.stepSeconds = step;
            options.cancelled = stop;
            options.threads = 2;
            auto answer = std::make_shared<Answer>();
            answer->simulated = model::simulateScenario(design, scenario, plan, options);
            answer->growth = model::growthOf(design, scenario);
            return std::shared_ptr<const Answer>(std::move(answer));
        };
    };
    m_quick.ask(
        work(quickKeys, quickStep), [this, full = work(mostKeys, fullStep)](std::shared_ptr<const Answer> answer) {
            take(answer);
            m_full.ask(full, [this](std::shared_ptr<const Answer> exact) { take(exact); });
        });
}

void ScenarioView::take(const std::shared_ptr<const Answer> &answer) {
    m_simulated = std::shared_ptr<const model::SimulatedScenario>(answer, &answer->simulated);
    m_growthSeries = answer->growth;
    showCharts();
    emit simulatedAnew();
}

std::optional<std::size_t> ScenarioView::space() const {
    if (!m_simulated) return std::nullopt;
    const auto &spaces = m_simulated->plan.plan.spaces;
    std::optional<std::size_t> table;
    for (std::size_t s = 0; s < spaces.size() && s < m_simulated->result.spaces.size(); ++s) {
        if (spaces[s].tableName != m_tableName) continue;
        if (spaces[s].indexName == m_indexName) return s;
        if (spaces[s].indexName.empty()) table = s; // a local index lives in its table
    }
    return table;
}

void ScenarioView::showPartitions() {
    const auto at = space();
    if (!at) return;
    const auto measure = static_cast<PartitionMeasure>(std::max(0, m_measure->current()));
    m_partitions->setData(trafficBars(m_simulated->result.spaces[*at], measure));
    m_partitionPanel->legend().setEntries(trafficLegend(measure));
}

void ScenarioView::showCapacity() {
    const auto at = space();
    if (at) m_capacity->setData(capacityBars(m_simulated->result.spaces[*at], m_kind->current() <= 0));
}

void ScenarioView::showCharts() {
    const auto at = space();
    if (!at) return;
    const auto &load = m_simulated->result.spaces[*at];
    const QString name = toQString(model::spaceName(m_simulated->plan.plan.spaces[*at]));
    for (ChartPanel *panel : {m_partitionPanel, m_heatPanel, m_keyPanel, m_capacityPanel, m_growthPanel})
        panel->setSubject(name);
    showPartitions();
    showCapacity();
    m_heat->setData(heatOf(load));
    m_keys->setData(hottestKeys(load));
    m_capacityPanel->legend().setEntries(capacityLegend());
    m_partitionPanel->grade().setExplanation(
        simulationExplanation(*m_simulated, *at, tr("Partitions at their busiest")));
    m_heatPanel->grade().setExplanation(simulationExplanation(*m_simulated, *at, tr("Heat over time")));
    m_keyPanel->grade().setExplanation(simulationExplanation(*m_simulated, *at, tr("Hottest keys")));
    m_capacityPanel->grade().setExplanation(simulationExplanation(*m_simulated, *at, tr("Capacity over time")));
    if (*at < m_growthSeries.size()) {
        m_growth->setData(growthBars(m_growthSeries[*at]));
        m_growthPanel->grade().setExplanation(growthExplanation(m_growthSeries[*at]));
    }
    QStringList says{summary()};
    for (const model::Message &message : model::simulationFindings(*m_simulated)) says.append(translated(message));
    for (const model::Message &message : m_simulated->plan.assumptions) says.append(translated(message));
    m_findings->setText(says.join(QStringLiteral("\n\n")));
}

void ScenarioView::reflow() {
    const int columns = width() - panelWidth >= twoColumnsFrom ? 2 : 1;
    if (columns == m_columns) return;
    m_columns = columns;
    int place = 0;
    for (QWidget *panel : {static_cast<QWidget *>(m_partitionPanel), static_cast<QWidget *>(m_heatPanel),
             static_cast<QWidget *>(m_keyPanel), static_cast<QWidget *>(m_capacityPanel),
             static_cast<QWidget *>(m_growthPanel), static_cast<QWidget *>(m_findings)}) {
        m_gridLayout->removeWidget(panel);
        m_gridLayout->addWidget(panel, place / columns, place % columns);
        ++place;
    }
    m_gridLayout->setColumnStretch(0, 1);
    m_gridLayout->setColumnStretch(1, columns == 2 ? 1 : 0);
}

}
