#include "app/analyse/analyse_workspace.h"

#include "app/analyse/scenario_view.h"
#include "app/window/empty_state.h"
#include "app/window/segmented_control.h"
#include "app/window/text.h"
#include "app/window/theme.h"
#include "app/window/tool_strip.h"
#include "model/view/chart_items.h"

#include <QAction>
#include <QActionGroup>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QResizeEvent>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace app {

namespace {

constexpr int twoColumnsFrom = 760; // logical pixels; below, the charts stand under each other
constexpr int panelHeight = 252;
constexpr std::size_t rankedCollections = 20;
constexpr int firstPartitions = 4; // a new on-demand table behaves like four

/// The panels' ground: its gaps are the hairlines between them.
class Lines : public QWidget {
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent *) override { QPainter(this).fillRect(rect(), tokens().line); }
};

/// A panel's ground, opaque over the lines.
void fillSurface(QWidget *widget) {
    widget->setAutoFillBackground(true);
    widget->setBackgroundRole(QPalette::Base);
}

}

/// All series of one table or index, from one pass in the background.
struct AnalyseWorkspace::Counted {
    explicit Counted(ChartSubject of)
        : subject(std::move(of)), collections(model::Collections::of(subject.table, subject.indexName)) {}

    ChartSubject subject;
    model::Collections collections;
    model::CollectionSeries byItems, byBytes;
    model::Histogram itemSizes, collectionSizes;
    model::SparsitySeries sparsity;
    model::PartitionSeries partitions;

    const model::CollectionSeries &ranked(model::CollectionSeries::By by) const {
        return by == model::CollectionSeries::By::Items ? byItems : byBytes;
    }
};

AnalyseWorkspace::AnalyseWorkspace(Session &session, QWidget *parent)
    : Workspace(session, parent),
      m_strip(new ToolStrip(this)),
      m_tables(new QComboBox(this)),
      m_indexCombo(new QComboBox(this)),
      m_indexes(new SegmentedControl(tr("Table or index"), this)),
      m_summary(new QLabel(this)),
      m_subject(new SegmentedControl(tr("What the charts are of"), this)),
      m_pages(new QStackedWidget(this)),
      m_scenario(new ScenarioView(session, this)),
      m_scroll(new QScrollArea(this)),
      m_grid(new Lines(this)),
      m_gridLayout(new QGridLayout(m_grid)) {
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    buildStrip();
    buildPanels();
    m_noTable = new EmptyState(QStringLiteral("analyse"), tr("Nothing to analyse yet"),
        tr("Charts show how a table's partitions fill and how sparse its indexes are. Add a table or import a model "
           "first."),
        this);
    m_noItems = new EmptyState(QStringLiteral("data"), tr("No items to count"),
        tr("Partitions, sizes and sparsity are counted from sample items. Some dozens that look like the real ones are "
           "enough to see a hot partition or an index that misses items."),
        this);
    auto *toData = new QAction(tr("Add items"), this);
    connect(toData, &QAction::triggered, this,
        [this] { this->session().reveal({.tableName = m_tableName}, QStringLiteral("data")); });
    m_noItems->addAction(toData, true);
    m_pages->addWidget(m_scroll);
    m_pages->addWidget(m_noTable);
    m_pages->addWidget(m_noItems);
    layout->addWidget(m_strip);
    layout->addWidget(m_pages, 1);
    layout->addWidget(m_scenario, 1);
    m_scenario->hide();
    fillSurface(this);
    setFocusProxy(m_partitions);

    connect(&session.document(), &Document::changed, this, &AnalyseWorkspace::designChanged);
    connect(&session.selection(), &Selection::changed, this, [this] { followSelection(); });
    followSelection();
}

void AnalyseWorkspace::buildStrip() {
    m_tables->setAccessibleName(tr("Table"));
    m_tables->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_indexCombo->setAccessibleName(tr("Table or index"));
    m_indexCombo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_summary->setForegroundRole(role::secondary);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_subject->addSegment(tr("Samples"));
    m_subject->addSegment(tr("Scenario"));
    connect(m_subject, &SegmentedControl::chosen, this, [this](int row) { showScenario(row == 1); });
    connect(m_scenario, &ScenarioView::simulatedAnew, this, &AnalyseWorkspace::showSummary);
    m_strip->addWidget(m_subject);
    m_strip->addWidget(m_tables);
    m_strip->addWidget(m_indexes);
    m_strip->addWidget(m_indexCombo);
    m_strip->addStretch();
    m_strip->addWidget(m_summary);
    connect(m_tables, &QComboBox::activated, this, [this](int row) {
        const auto &tables = session().design().tables;
        if (row < 0 || static_cast<std::size_t>(row) >= tables.size()) return;
        const std::string name = tables[static_cast<std::size_t>(row)]->name();
        choose(name, {});
        session().selection().select({.tableName = name});
    });
    const auto chooseIndex = [this](int row) {
        const auto *chosen = table();
        if (!chosen || row < 0) return;
        const std::string index = row == 0 ? std::string() : toUtf8(m_indexCombo->itemData(row).toString());
        choose(m_tableName, index);
        session().selection().select({.tableName = m_tableName, .indexName = index});
    };
    connect(m_indexes, &SegmentedControl::chosen, this, chooseIndex);
    connect(m_indexCombo, &QComboBox::activated, this, chooseIndex);
}

void AnalyseWorkspace::buildPanels() {
    m_partitionPanel = new ChartPanel(tr("Partitions"), model::Grade::Model, session(), m_grid);
    m_collectionPanel = new ChartPanel(tr("Item collections"), model::Grade::Measured, session(), m_grid);
    m_sizePanel = new ChartPanel(tr("Item sizes"), model::Grade::Measured, session(), m_grid);
    m_sparsityPanel = new ChartPanel(tr("How sparse each index is"), model::Grade::Measured, session(), m_grid);
    for (ChartPanel *panel : {m_partitionPanel, m_collectionPanel, m_sizePanel, m_sparsityPanel}) {
        fillSurface(panel);
        panel->setMinimumHeight(panelHeight);
    }
    m_partitionPanel->setObjectName(QStringLiteral("partitions"));
    m_collectionPanel->setObjectName(QStringLiteral("collections"));
    m_sizePanel->setObjectName(QStringLiteral("sizes"));
    m_sparsityPanel->setObjectName(QStringLiteral("sparsity"));
    buildPartitions();
    buildCollections();
    buildSizes();
    buildSparsity();
    m_gridLayout->setContentsMargins(0, 0, 0, 0);
    m_gridLayout->setSpacing(1);
    m_scroll->setWidget(m_grid);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->viewport()->setBackgroundRole(QPalette::Base);
    reflow();
}

void AnalyseWorkspace::buildPartitions() {
    m_partitions = new BarChart(BarChart::Kind::Grouped, m_partitionPanel);
    m_partitions->setAccessibleName(tr("Items and bytes in each partition"));
    auto *controls = new QWidget(m_partitionPanel);
    auto *row = new QHBoxLayout(controls);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(measure::grid);
    auto *label = new QLabel(tr("Partitions of the model"), controls);
    label->setFont(app::font(TextRole::Small));
    label->setForegroundRole(role::secondary);
    m_partitionSlider = new QSlider(Qt::Horizontal, controls);
    m_partitionSlider->setRange(1, static_cast<int>(model::maximumBars));
    m_partitionSlider->setPageStep(16);
    m_partitionSlider->setAccessibleName(tr("Partitions of the model"));
    m_partitionSlider->setMinimumWidth(96);
    m_partitionBox = new QSpinBox(controls);
    m_partitionBox->setRange(1, static_cast<int>(model::maximumBars));
    m_partitionBox->setAccessibleName(tr("Partitions of the model"));
    label->setBuddy(m_partitionBox);
    row->addWidget(label);
    row->addWidget(m_partitionSlider, 1);
    row->addWidget(m_partitionBox);
    m_partitionBox->setValue(firstPartitions);
    m_partitionSlider->setValue(firstPartitions);
    connect(m_partitionSlider, &QSlider::valueChanged, m_partitionBox, &QSpinBox::setValue);
    connect(m_partitionBox, &QSpinBox::valueChanged, m_partitionSlider, &QSlider::setValue);
    connect(m_partitionBox, &QSpinBox::valueChanged, this, [this] { countPartitions(); });
    m_partitionPanel->addControls(controls);
    m_partitionPanel->setBody(
        m_partitions, [this](QPainter &painter, const QRectF &target) { m_partitions->paint(painter, target); },
        [this] { return partitionRows(m_partitionSeries); });
    connect(m_partitions, &BarChart::activated, this, [this](std::size_t place) {
        if (place >= m_partitionSeries.partitions.size()) return;
        const auto &bar = m_partitionSeries.partitions[place];
        showItems(
            [first = bar.firstHash, last = bar.lastHash](
                const model::Collections &collections) { return model::itemsInHashRange(collections, first, last); },
            tr("Partition %1").arg(place + 1));
    });
}

void AnalyseWorkspace::buildCollections() {
    using By = model::CollectionSeries::By;
    m_collectionPages = new QStackedWidget(m_collectionPanel);
    m_collections = new RankList(m_collectionPages);
    m_collections->setAccessibleName(tr("Largest item collections"));
    m_collectionSizes = new BarChart(BarChart::Kind::Grouped, m_collectionPages);
    m_collectionSizes->setAccessibleName(tr("Item collections by number of items"));
    m_collectionPages->addWidget(m_collections);
    m_collectionPages->addWidget(m_collectionSizes);
    m_collectionView = new SegmentedControl(tr("Show"), m_collectionPanel);
    m_collectionView->addSegment(tr("Largest"));
    m_collectionView->addSegment(tr("Spread"));
    m_collectionPanel->addControls(m_collectionView);
    connect(m_collectionView, &SegmentedControl::chosen, m_collectionPages, &QStackedWidget::setCurrentIndex);

    auto *orders = new QActionGroup(m_collectionPanel);
    QMenu &menu = m_collectionPanel->menu();
    QAction *first = menu.actions().constFirst();
    for (const auto &[text, by] :
        {std::pair(tr("Order by items"), By::Items), std::pair(tr("Order by size"), By::Bytes)}) {
        auto *action = new QAction(text, orders);
        action->setCheckable(true);
        action->setChecked(by == m_collectionsBy);
        connect(action, &QAction::triggered, this, [this, order = by] {
            m_collectionsBy = order;
            showCollections();
        });
        menu.insertAction(first, action);
    }
    menu.insertSeparator(first);

    m_collectionPanel->setBody(
        m_collectionPages,
        [this](QPainter &painter, const QRectF &target) {
            if (m_collectionPages->currentIndex() == 0)
                m_collections->paint(painter, target);
            else
                m_collectionSizes->paint(painter, target);
        },
        [this]() -> std::vector<QStringList> {
            if (!m_counted) return {};
            if (m_collectionPages->currentIndex() == 0) return collectionRows(m_counted->ranked(m_collectionsBy));
            return histogramRows(m_counted->collectionSizes, tr("Items from"), tr("Items to"), tr("Item collections"));
        });
    connect(m_collections, &RankList::activated, this, [this](std::size_t row) {
        if (!m_counted || row >= m_counted->ranked(m_collectionsBy).top.size()) return;
        const std::string key = m_counted->ranked(m_collectionsBy).top[row].partitionKey;
        showItems([key](const model::Collections &collections) { return model::itemsInCollection(collections, key); },
            toQString(key));
    });
    connect(m_collectionSizes, &BarChart::activated, this, [this](std::size_t bin) {
        if (!m_counted) return;
        showItems(
            [sizes = m_counted->collectionSizes, bin](const model::Collections &collections) {
                return model::itemsInCollectionsOfSize(collections, sizes, bin);
            },
            m_collectionSizes->data().readout(bin).title);
    });
}

void AnalyseWorkspace::buildSizes() {
    m_sizes = new BarChart(BarChart::Kind::Stacked, m_sizePanel);
    m_sizes->setAccessibleName(tr("Items by size"));
    m_sizePanel->setBody(
        m_sizes, [this](QPainter &painter, const QRectF &target) { m_sizes->paint(painter, target); },
        [this]() -> std::vector<QStringList> {
            if (!m_counted) return {};
            return histogramRows(m_counted->itemSizes, tr("Bytes from"), tr("Bytes to"), tr("Items"));
        });
    connect(m_sizes, &BarChart::activated, this, [this](std::size_t bin) {
        if (!m_counted) return;
        showItems([sizes = m_counted->itemSizes, bin](
                      const model::Collections &collections) { return model::itemsOfSize(collections, sizes, bin); },
            m_sizes->data().readout(bin).title);
    });
}

void AnalyseWorkspace::buildSparsity() {
    m_sparsityPages = new QStackedWidget(m_sparsityPanel);
    auto *scroll = new QScrollArea(m_sparsityPages);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->viewport()->setBackgroundRole(QPalette::Base);
    m_sparsity = new SparsityTable(scroll);
    m_sparsity->setAccessibleName(tr("Share of items in each index, by entity"));
    scroll->setWidget(m_sparsity);
    auto *none = new EmptyState(QStringLiteral("gsi"), tr("No index yet"),
        tr("A global secondary index serves reads by another key. It holds only the items that have its key: give the "
           "key to few of them and the index is sparse, small and cheap."),
        m_sparsityPages);
    m_sparsityPages->addWidget(scroll);
    m_sparsityPages->addWidget(none);
    m_sparsityPanel->setBody(
        m_sparsityPages,
        [this](QPainter &painter, const QRectF &target) {
            if (m_sparsityPages->currentIndex() == 0) m_sparsity->paint(painter, target);
        },
        [this] { return sparsityRows(m_sparsity->data()); });
    const auto indexAt = [this](std::size_t row) { return m_sparsity->data().series.indexes[row].lens.indexName; };
    connect(m_sparsity, &SparsityTable::chosen, this, [this, indexAt](std::size_t row) {
        session().selection().select({.tableName = m_tableName, .indexName = indexAt(row)});
    });
    connect(m_sparsity, &SparsityTable::activated, this, [this, indexAt](std::size_t row) {
        session().reveal({.tableName = m_tableName, .indexName = indexAt(row)}, QStringLiteral("data"));
    });
    connect(m_sparsity, &SparsityTable::reasonActivated, this, [this](std::size_t row, std::size_t reason) {
        const auto &lens = m_sparsity->data().series.indexes[row].lens;
        if (reason >= lens.leftOut.size() || lens.leftOut[reason].itemIndexes.empty()) return;
        std::vector<std::size_t> items = lens.leftOut[reason].itemIndexes;
        const std::size_t first = items.front();
        session().selection().select({.tableName = m_tableName});
        session().selection().selectItems(m_tableName, std::move(items), first);
        session().reveal(session().selection().place(), QStringLiteral("data"));
    });
}

const model::Shared<model::TableDesign> *AnalyseWorkspace::table() const {
    const auto index = session().design().tableIndex(m_tableName);
    return index ? &session().design().tables[*index] : nullptr;
}

void AnalyseWorkspace::followSelection() {
    const model::Place &place = session().selection().place();
    const auto &tables = session().design().tables;
    if (place.tableName.empty() || !session().design().table(place.tableName)) {
        if (!table()) choose(tables.empty() ? std::string() : tables.front()->name(), {});
        return;
    }
    // An item or entity says nothing about the index, so the one being looked at stays.
    const bool keepIndex = place.tableName == m_tableName && (place.itemIndex || !place.entityName.empty());
    choose(place.tableName, keepIndex ? m_indexName : place.indexName);
}

void AnalyseWorkspace::reveal(const model::Place &place) {
    if (!place.tableName.empty()) choose(place.tableName, place.indexName);
    m_partitions->setFocus(Qt::OtherFocusReason);
}

void AnalyseWorkspace::choose(const std::string &tableName, const std::string &indexName) {
    const bool same = tableName == m_tableName && indexName == m_indexName && m_counted;
    m_tableName = tableName;
    m_indexName = indexName;
    m_scenario->showSpace(tableName, indexName);
    fillChoices();
    if (!same) count();
}

void AnalyseWorkspace::designChanged(const model::Design &before) {
    const auto old = before.tableIndex(m_tableName);
    const auto *now = table();
    if (!now) {
        const auto &tables = session().design().tables;
        // A rename keeps the table's place.
        const bool renamed = old && tables.size() == before.tables.size();
        choose(renamed ? tables[*old]->name() : tables.empty() ? std::string() : tables.front()->name(), {});
        return;
    }
    if (!(*now)->description.index(m_indexName)) m_indexName.clear();
    fillChoices();
    if (!old || !before.tables[*old].same(*now)) count();
}

void AnalyseWorkspace::fillChoices() {
    struct Choice {
        QString text, icon;
        std::string index;
    };
    QStringList tables;
    for (const auto &each : session().design().tables) tables.append(toQString(each->name()));
    std::vector<Choice> choices;
    if (const auto *chosen = table()) {
        const engine::TableDescription &description = (*chosen)->description;
        choices.push_back({tables.size() > 1 ? tr("Table") : toQString(m_tableName), QStringLiteral("table"), {}});
        for (const auto &index : description.globalSecondaryIndexes)
            choices.push_back({toQString(index.indexName), QStringLiteral("gsi"), index.indexName});
        for (const auto &index : description.localSecondaryIndexes)
            choices.push_back({toQString(index.indexName), QStringLiteral("lsi"), index.indexName});
    }
    // Built anew only when they differ: a choice may be in the middle of telling us that it was made.
    QStringList all = tables;
    for (const Choice &choice : choices) all.append(choice.icon + choice.text);
    const QSignalBlocker quietTables(m_tables), quietIndexes(m_indexCombo);
    if (all != m_choices) {
        m_choices = all;
        m_tables->clear();
        for (const QString &name : tables) m_tables->addItem(icon(QStringLiteral("table")), name);
        m_tables->setVisible(tables.size() > 1);
        m_indexes->clear();
        m_indexCombo->clear();
        for (const Choice &choice : choices) {
            m_indexes->addSegment(choice.text, icon(choice.icon));
            m_indexCombo->addItem(icon(choice.icon), choice.text, toQString(choice.index));
        }
    }
    m_tables->setCurrentText(toQString(m_tableName));
    const auto current = std::ranges::find(choices, m_indexName, &Choice::index);
    if (current != choices.end()) {
        m_indexes->setCurrent(static_cast<int>(current - choices.begin()));
        m_indexCombo->setCurrentIndex(static_cast<int>(current - choices.begin()));
    }
    reflow();
}

bool AnalyseWorkspace::isSettled() const {
    return !m_counting.isRunning() && !m_countingPartitions.isRunning() && !m_finding.isRunning() &&
           (!m_stale || !isVisible()) && m_scenario->isSettled();
}

int AnalyseWorkspace::partitionCount() const {
    return m_partitionBox->value();
}

void AnalyseWorkspace::showScenario(bool on) {
    m_subject->setCurrent(on ? 1 : 0);
    m_scenario->setVisible(on);
    m_pages->setVisible(!on);
    showSummary();
}

bool AnalyseWorkspace::showsScenario() const {
    return m_subject->current() == 1;
}

void AnalyseWorkspace::showSummary() {
    if (showsScenario())
        m_summary->setText(m_scenario->summary());
    else if (m_counted && table() && !(*table())->items->empty())
        m_summary->setText(
            itemsText(m_counted->itemSizes.count) + QStringLiteral(" · ") + bytesText(m_counted->itemSizes.sum));
    else
        m_summary->setText(table() ? itemsText(0) : QString());
}

void AnalyseWorkspace::showEvent(QShowEvent *event) {
    Workspace::showEvent(event);
    if (m_stale) count();
}

void AnalyseWorkspace::count() {
    m_stale = !isVisible();
    const auto *chosen = table();
    const bool hasItems = chosen && !(*chosen)->items->empty();
    m_pages->setCurrentWidget(!chosen    ? static_cast<QWidget *>(m_noTable)
                              : hasItems ? static_cast<QWidget *>(m_scroll)
                                         : m_noItems);
    if (!hasItems) {
        m_counting.cancel();
        m_countingPartitions.cancel();
        m_counted.reset();
        showSummary();
        m_stale = false;
        return;
    }
    if (m_stale) return; // when it is shown
    m_partitionsAgain = false;
    m_countingPartitions.cancel();
    m_counting.ask(
        [of = ChartSubject{*chosen, m_indexName}, partitions = static_cast<std::size_t>(partitionCount())](
            const Stop &stop) {
            auto counted = std::make_shared<Counted>(of);
            using By = model::CollectionSeries::By;
            const auto &collections = counted->collections;
            counted->partitions = model::partitionSeries(collections, partitions);
            counted->byItems = model::collectionSeries(collections, By::Items, rankedCollections);
            counted->byBytes = model::collectionSeries(collections, By::Bytes, rankedCollections);
            if (!stop.requested()) counted->itemSizes = model::itemSizeHistogram(collections);
            if (!stop.requested()) counted->collectionSizes = model::collectionSizeHistogram(collections);
            if (!stop.requested()) counted->sparsity = model::sparsitySeries(*of.table);
            return std::shared_ptr<const Counted>(std::move(counted));
        },
        [this](std::shared_ptr<const Counted> counted) {
            m_counted = std::move(counted);
            showCounted();
        });
}

void AnalyseWorkspace::countPartitions() {
    if (!m_counted) return; // count() takes the number from the spin box
    if (m_countingPartitions.isRunning()) {
        m_partitionsAgain = true;
        return;
    }
    m_countingPartitions.ask([of = m_counted->subject, partitions = static_cast<std::size_t>(partitionCount())](
                                 const Stop &) { return model::partitionSeries(*of.table, of.indexName, partitions); },
        [this](const model::PartitionSeries &series) {
            showPartitions(series);
            if (std::exchange(m_partitionsAgain, false)) countPartitions();
        });
}

void AnalyseWorkspace::showCounted() {
    const Counted &counted = *m_counted;
    const QString name = counted.subject.name();
    for (ChartPanel *panel : {m_partitionPanel, m_collectionPanel, m_sizePanel}) panel->setSubject(name);
    m_sparsityPanel->setSubject(toQString(counted.subject.table->name()));
    showSummary();
    showPartitions(counted.partitions);
    if (counted.partitions.partitions.size() != static_cast<std::size_t>(partitionCount())) countPartitions();
    showCollections();
    m_collectionSizes->setData(collectionBars(counted.collectionSizes));
    m_collectionPanel->setNote(collectionNote(counted.collectionSizes, counted.byItems));
    m_collectionPanel->grade().setExplanation(collectionExplanation(counted.collectionSizes, counted.byItems));
    m_sizes->setData(sizeBars(counted.itemSizes, counted.subject));
    m_sizePanel->legend().setEntries(sizeLegend(counted.itemSizes, counted.subject));
    m_sizePanel->setNote(sizeNote(counted.itemSizes));
    m_sizePanel->grade().setExplanation(sizeExplanation(counted.itemSizes, counted.subject));

    m_sparsity->setData(sparsityData(counted.sparsity, *counted.subject.table));
    m_sparsityPages->setCurrentIndex(counted.sparsity.indexes.empty() ? 1 : 0);
    const auto row = std::ranges::find_if(
        counted.sparsity.indexes, [&](const auto &index) { return index.lens.indexName == m_indexName; });
    if (row != counted.sparsity.indexes.end())
        m_sparsity->setCurrent(static_cast<std::size_t>(row - counted.sparsity.indexes.begin()));
    QStringList says;
    for (const model::Message &message : counted.sparsity.says) says.append(translated(message));
    m_sparsityPanel->setNote(says.join(QLatin1Char('\n')));
    m_sparsityPanel->grade().setExplanation(sparsityExplanation(*counted.subject.table));
}

void AnalyseWorkspace::showPartitions(const model::PartitionSeries &series) {
    m_partitionSeries = series;
    m_partitions->setData(partitionBars(series));
    m_partitionPanel->legend().setEntries(partitionLegend(series));
    m_partitionPanel->setNote(partitionNote(series));
    m_partitionPanel->grade().setExplanation(partitionExplanation(series));
}

void AnalyseWorkspace::showCollections() {
    if (m_counted)
        m_collections->setData(
            collectionRanks(m_counted->ranked(m_collectionsBy), m_counted->subject, m_collectionsBy));
}

void AnalyseWorkspace::resizeEvent(QResizeEvent *event) {
    Workspace::resizeEvent(event);
    reflow();
}

void AnalyseWorkspace::reflow() {
    const bool fits = m_indexes->sizeHint().width() + (m_tables->isHidden() ? 0 : m_tables->sizeHint().width()) +
                          m_subject->sizeHint().width() + 160 <
                      width();
    m_indexes->setVisible(fits && m_indexes->count() > 0);
    m_indexCombo->setVisible(!fits && m_indexes->count() > 0);

    const int columns = width() >= twoColumnsFrom ? 2 : 1;
    if (columns == m_columns) return;
    m_columns = columns;
    int place = 0;
    for (ChartPanel *panel : {m_partitionPanel, m_collectionPanel, m_sizePanel, m_sparsityPanel}) {
        m_gridLayout->removeWidget(panel);
        m_gridLayout->addWidget(panel, place / columns, place % columns);
        ++place;
    }
    for (int row = 0; row < 4; ++row) m_gridLayout->setRowStretch(row, row < 4 / columns ? 1 : 0);
    m_gridLayout->setColumnStretch(0, 1);
    m_gridLayout->setColumnStretch(1, columns == 2 ? 1 : 0);
}

void AnalyseWorkspace::showItems(
    std::function<std::vector<std::size_t>(const model::Collections &)> find, const QString &what) {
    if (!m_counted) return;
    m_finding.ask([of = m_counted->subject, find = std::move(find)](
                      const Stop &) { return find(model::Collections::of(of.table, of.indexName)); },
        [this, of = m_counted->subject, what](std::vector<std::size_t> items) {
            // Edited meanwhile: the indexes are those of another version.
            if (!table() || !table()->same(of.table)) return;
            if (items.empty()) {
                session().notify({Notice::Kind::Information, tr("%1 holds no items.").arg(what), {}, {}});
                return;
            }
            session().selection().select({.tableName = m_tableName, .indexName = m_indexName});
            const std::size_t first = items.front();
            session().selection().selectItems(m_tableName, std::move(items), first);
            session().reveal(session().selection().place(), QStringLiteral("data"));
        });
}

}
