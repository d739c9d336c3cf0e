#pragma once

#include "app/analyse/figures.h"
#include "app/endpoint/background.h"
#include "app/window/workspace.h"
#include "model/view/collections.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QScrollArea;
class QSlider;
class QSpinBox;
class QStackedWidget;

namespace app {

class EmptyState;
class ScenarioView;
class SegmentedControl;
class ToolStrip;

/// Charts over the sample items of a table or index: how partitions and collections fill, how large items are, how
/// sparse each index is; or a scenario of the design, simulated. All is counted off the GUI thread; a click on a bar
/// leads to its items.
class AnalyseWorkspace : public Workspace {
    Q_OBJECT
public:
    explicit AnalyseWorkspace(Session &session, QWidget *parent = nullptr);

    void reveal(const model::Place &place) override;
    bool isSettled() const override;

    /// How many partitions the model has: 1 to 256.
    int partitionCount() const;
    /// The sample items, or a scenario at scale.
    void showScenario(bool on);
    bool showsScenario() const;
    ScenarioView &scenarioView() { return *m_scenario; }
    const std::string &tableName() const { return m_tableName; }
    const std::string &indexName() const { return m_indexName; }

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Counted;
    void buildStrip();
    void buildPanels();
    void buildPartitions();
    void buildCollections();
    void buildSizes();
    void buildSparsity();
    void followSelection();
    void designChanged(const model::Design &before);
    void choose(const std::string &tableName, const std::string &indexName);
    void fillChoices();
    void count();
    void countPartitions();
    void showCounted();
    void showSummary();
    void showPartitions(const model::PartitionSeries &series);
    void showCollections();
    void reflow();
    /// Selects the items that `find` picks from the collections, off the GUI thread, and shows them in Data.
    void showItems(std::function<std::vector<std::size_t>(const model::Collections &)> find, const QString &what);
    const model::Shared<model::TableDesign> *table() const;

    std::string m_tableName, m_indexName;
    std::shared_ptr<const Counted> m_counted; ///< Of the subject as last counted; null: nothing yet.
    model::PartitionSeries m_partitionSeries;
    bool m_stale = true;            ///< The design moved on while nobody looked.
    bool m_partitionsAgain = false; ///< The slider moved while its last place was being counted.
    int m_columns = 0;
    Latest<std::shared_ptr<const Counted>> m_counting;
    Latest<model::PartitionSeries> m_countingPartitions;
    Latest<std::vector<std::size_t>> m_finding;

    ToolStrip *m_strip;
    QComboBox *m_tables, *m_indexCombo;
    QStringList m_choices; ///< What the strip offers.
    SegmentedControl *m_indexes;
    QLabel *m_summary;
    SegmentedControl *m_subject;
    QStackedWidget *m_pages;
    ScenarioView *m_scenario;
    EmptyState *m_noTable, *m_noItems;
    QScrollArea *m_scroll;
    QWidget *m_grid;
    QGridLayout *m_gridLayout;
    ChartPanel *m_partitionPanel = nullptr, *m_collectionPanel = nullptr, *m_sizePanel = nullptr,
               *m_sparsityPanel = nullptr;
    BarChart *m_partitions = nullptr, *m_collectionSizes = nullptr, *m_sizes = nullptr;
    RankList *m_collections = nullptr;
    QStackedWidget *m_collectionPages = nullptr;
    SparsityTable *m_sparsity = nullptr;
    QStackedWidget *m_sparsityPages = nullptr;
    QSlider *m_partitionSlider = nullptr;
    QSpinBox *m_partitionBox = nullptr;
    SegmentedControl *m_collectionView = nullptr;
    model::CollectionSeries::By m_collectionsBy = model::CollectionSeries::By::Items;
};

}
