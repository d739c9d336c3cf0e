#pragma once

#include "app/analyse/scenario_panel.h"
#include "app/analyse/simulation_figures.h"
#include "app/endpoint/background.h"

#include <QWidget>

#include <map>
#include <memory>
#include <optional>
#include <string>

class QGridLayout;
class QLabel;
class QScrollArea;

namespace app {

class SegmentedControl;

/// A scenario of the design, simulated: its inputs at the left, its charts of one table or index beside them. Drawn
/// from a few keys and coarse steps at once, then from all of them.
class ScenarioView : public QWidget {
    Q_OBJECT
public:
    explicit ScenarioView(Session &session, QWidget *parent = nullptr);

    void showSpace(const std::string &tableName, const std::string &indexName);
    bool isSettled() const;
    ScenarioPanel &panel() { return *m_panel; }
    const model::SimulatedScenario *simulated() const { return m_simulated.get(); } ///< Null: not yet.
    QString summary() const;

signals:
    void simulatedAnew();

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Answer;
    void run();
    void take(const std::shared_ptr<const Answer> &answer);
    void showCharts();
    void showPartitions();
    void showCapacity();
    void reflow();
    std::optional<std::size_t> space() const;

    Session &m_session;
    std::string m_tableName, m_indexName;
    std::shared_ptr<const model::SimulatedScenario> m_simulated;
    std::vector<model::GrowthSeries> m_growthSeries;
    std::map<std::string, double> m_measured; ///< Units of a request, as last simulated with.
    bool m_stale = true;
    int m_columns = 0;
    Latest<std::shared_ptr<const Answer>> m_quick, m_full;

    ScenarioPanel *m_panel;
    QScrollArea *m_scroll;
    QWidget *m_grid;
    QGridLayout *m_gridLayout;
    QLabel *m_findings;
    ChartPanel *m_partitionPanel, *m_heatPanel, *m_keyPanel, *m_capacityPanel, *m_growthPanel;
    BarChart *m_partitions, *m_capacity, *m_growth;
    HeatMap *m_heat;
    RankList *m_keys;
    SegmentedControl *m_measure, *m_kind;
};

}
