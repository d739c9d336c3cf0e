#pragma once

#include "app/analyse/bar_chart.h"
#include "app/analyse/chart_panel.h"
#include "app/analyse/rank_list.h"
#include "app/analyse/sparsity_table.h"
#include "model/view/chart_series.h"

#include <QString>
#include <QStringList>

#include <vector>

/// Series of model/view to what the chart widgets show: words, colours, axes and the numbers for CSV.
namespace app {

/// What a chart is of. Entities are those of the table.
struct ChartSubject {
    model::Shared<model::TableDesign> table;
    std::string indexName = {}; ///< Empty: the table itself.

    QString name() const; ///< "AppData" or "AppData, GSI1"
};

QString itemsText(std::size_t items);             ///< "1 item", "1,204 items"
QString collectionsText(std::size_t collections); ///< "1 item collection", …

BarData partitionBars(const model::PartitionSeries &series);
std::vector<LegendEntry> partitionLegend(const model::PartitionSeries &series);
QString partitionNote(const model::PartitionSeries &series);
Explanation partitionExplanation(const model::PartitionSeries &series);
std::vector<QStringList> partitionRows(const model::PartitionSeries &series);

RankData collectionRanks(
    const model::CollectionSeries &series, const ChartSubject &subject, model::CollectionSeries::By by);
BarData collectionBars(const model::Histogram &histogram);
QString collectionNote(const model::Histogram &histogram, const model::CollectionSeries &series);
Explanation collectionExplanation(const model::Histogram &histogram, const model::CollectionSeries &series);
std::vector<QStringList> collectionRows(const model::CollectionSeries &series);
std::vector<QStringList> histogramRows(
    const model::Histogram &histogram, const QString &from, const QString &to, const QString &count);

BarData sizeBars(const model::Histogram &histogram, const ChartSubject &subject);
std::vector<LegendEntry> sizeLegend(const model::Histogram &histogram, const ChartSubject &subject);
QString sizeNote(const model::Histogram &histogram);
Explanation sizeExplanation(const model::Histogram &histogram, const ChartSubject &subject);

SparsityData sparsityData(const model::SparsitySeries &series, const model::TableDesign &table);
Explanation sparsityExplanation(const model::TableDesign &table);
std::vector<QStringList> sparsityRows(const SparsityData &data);

}
