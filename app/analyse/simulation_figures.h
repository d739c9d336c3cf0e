#pragma once

#include "app/analyse/bar_chart.h"
#include "app/analyse/chart_panel.h"
#include "app/analyse/heat_map.h"
#include "app/analyse/rank_list.h"
#include "model/view/simulation_view.h"

#include <QString>
#include <QStringList>

#include <vector>

/// What a simulated table or index (`space` of the plan) shows in charts: words, colours, axes and numbers for CSV.
namespace app {

enum class PartitionMeasure { Traffic, Items, Size };

BarData trafficBars(const model::SpaceLoad &load, PartitionMeasure measure);
std::vector<LegendEntry> trafficLegend(PartitionMeasure measure);
std::vector<QStringList> trafficRows(const model::SpaceLoad &load);

HeatData heatOf(const model::SpaceLoad &load);
std::vector<QStringList> heatRows(const model::SpaceLoad &load);

RankData hottestKeys(const model::SpaceLoad &load);
std::vector<QStringList> hottestRows(const model::SpaceLoad &load);

/// Consumed and throttled units per second over time, with the limit.
BarData capacityBars(const model::SpaceLoad &load, bool writes);
std::vector<LegendEntry> capacityLegend();
std::vector<QStringList> capacityRows(const model::SpaceLoad &load);

BarData growthBars(const model::GrowthSeries &series);
std::vector<QStringList> growthRows(const model::GrowthSeries &series);

QString simulationSummary(const model::Simulation &result); ///< "8.6 million requests a day, 1.2 % throttled"
/// One for all charts of a simulation: inputs, rules and what is not known.
Explanation simulationExplanation(const model::SimulatedScenario &simulated, std::size_t space, const QString &title);
Explanation growthExplanation(const model::GrowthSeries &series);

}
