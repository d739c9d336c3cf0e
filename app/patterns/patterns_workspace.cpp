#include "app/patterns/patterns_workspace.h"

#include "app/window/elided_label.h"
#include "app/window/empty_state.h"
#include "app/window/row_delegate.h"
#include "app/window/segmented_control.h"
#include "app/window/theme.h"
#include "app/window/tool_strip.h"
#include "model/edit/pattern_edits.h"

#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QStackedLayout>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace app {

namespace {

class GroupFilter : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void show(int group) {
        m_group = group;
        invalidateFilter();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override {
        return m_group == 0 || sourceModel()->index(row, 0, parent).data(PatternModel::GroupRole).toInt() & m_group;
    }

private:
    int m_group = 0;
};

constexpr int groups[] = {0, PatternModel::Failing, PatternModel::Reads, PatternModel::Writes};

}

PatternsWorkspace::PatternsWorkspace(Session &owner, QWidget *parent)
    : Workspace(owner, parent),
      m_model(owner),
      m_matrix(owner),
      m_shown(new GroupFilter(this)),
      m_list(new QTreeView(this)),
      m_groups(new SegmentedControl(tr("Show patterns"), this)),
      m_ran(new ElidedLabel(this)),
      m_pages(new QStackedLayout) {
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto *strip = new ToolStrip(this);
    auto *run = new QAction(icon(QStringLiteral("play")), tr("Run all"), this);
    run->setToolTip(tr("Run every pattern on the sample data"));
    auto *create = new QAction(icon(QStringLiteral("plus")), tr("Pattern"), this);
    create->setToolTip(tr("Add an access pattern"));
    strip->addPrimary(run);
    strip->addButton(create);
    strip->addSeparator();
    strip->addWidget(m_groups);
    for (int i = 0; i < 4; ++i) m_groups->addSegment(QStringLiteral(" "));
    strip->addStretch();
    m_ran->setForegroundRole(role::secondary);
    m_ran->setFont(textFont(TextRole::Small));
    strip->addWidget(m_ran);
    layout->addWidget(strip);
    layout->addLayout(m_pages, 1);

    m_shown->setSourceModel(&m_model);
    m_list->setModel(m_shown);
    m_list->setItemDelegate(new RowDelegate(PatternModel::ToneRole, PatternModel::MonospaceRole, m_list));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMouseTracking(true);
    m_list->setAccessibleName(tr("Access patterns"));
    m_list->setTextElideMode(Qt::ElideRight);
    auto *header = m_list->header();
    header->setStretchLastSection(false);
    const int widths[] = {72, 184, 116, 88, 84, 200, 116, 60};
    for (int column = 0; column < PatternModel::Columns; ++column) m_list->setColumnWidth(column, widths[column]);
    header->setSectionResizeMode(PatternModel::Keys, QHeaderView::Stretch);
    auto *split = new QSplitter(Qt::Vertical, this);
    split->addWidget(m_list);
    split->addWidget(makeMatrix());
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 1);
    split->setChildrenCollapsible(false);
    m_pages->addWidget(split);
    auto *none = new EmptyState(QStringLiteral("patterns"), tr("No access patterns yet"),
        tr("List the reads and writes that the application makes. Each is run on the sample data, and its verdict "
           "stands "
           "beside it."),
        this);
    auto *createFirst = new QAction(tr("Add pattern"), this);
    none->addAction(createFirst, true);
    m_pages->addWidget(none);

    connect(run, &QAction::triggered, this, [this] { session().consequences().refresh(); });
    const auto addPattern = [this] {
        model::AccessPattern pattern;
        pattern.name = toUtf8(tr("New access pattern"));
        if (!session().design().tables.empty()) {
            const auto &table = *session().design().tables.front();
            pattern.tableName = table.name();
            pattern.keyConditionExpression = "#pk = :pk";
            pattern.names["#pk"] = table.description.keySchema.partitionKeys().front().name;
        }
        if (!session().document().apply(
                tr("Add an access pattern"), [&](model::Design d) { return model::addPattern(std::move(d), pattern); }))
            return;
        model::Place place;
        place.patternId = session().design().patterns.back()->id;
        session().selection().select(place);
    };
    connect(create, &QAction::triggered, this, addPattern);
    connect(createFirst, &QAction::triggered, this, addPattern);
    connect(m_groups, &SegmentedControl::chosen, this, [this](int group) {
        static_cast<GroupFilter *>(m_shown)->show(groups[group]);
        showSelection();
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        const auto rows = m_list->selectionModel()->selectedRows();
        if (m_following || rows.isEmpty()) return;
        const QModelIndex now = rows.front();
        m_following = true;
        model::Place place;
        place.patternId = m_model.patternId(m_shown->mapToSource(now).row());
        session().selection().select(place);
        m_following = false;
    });
    connect(m_list, &QTreeView::activated, this, [this](const QModelIndex &index) {
        model::Place place;
        place.patternId = m_model.patternId(m_shown->mapToSource(index).row());
        session().reveal(place, QStringLiteral("query"));
    });
    connect(&session().selection(), &Selection::changed, this, &PatternsWorkspace::showSelection);
    connect(&session().consequences(), &Consequences::judged, this, &PatternsWorkspace::refresh);
    connect(&session().document(), &Document::changed, this, &PatternsWorkspace::refresh);
    setFocusProxy(m_list);
    refresh();
    showSelection();
}

QWidget *PatternsWorkspace::makeMatrix() {
    auto *box = new QWidget(this);
    auto *layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(12, 7, 12, 7);
    auto *title = new QLabel(tr("Which index earns its keep"), box);
    title->setFont(textFont(TextRole::Section));
    head->addWidget(title, 1);
    layout->addLayout(head);
    auto *grid = new QTreeView(box);
    grid->setModel(&m_matrix);
    grid->setItemDelegate(new RowDelegate(-1, -1, grid));
    grid->setRootIsDecorated(false);
    grid->setUniformRowHeights(true);
    grid->setFrameShape(QFrame::NoFrame);
    grid->setSelectionMode(QAbstractItemView::NoSelection);
    grid->setAccessibleName(tr("Patterns by table and index"));
    grid->header()->setMinimumSectionSize(20);
    grid->header()->setStretchLastSection(true);
    const auto setWidths = [this, grid] {
        grid->setColumnWidth(0, 150);
        for (int column = 1; column + 1 < m_matrix.columnCount(); ++column)
            grid->setColumnWidth(column, std::max(30, grid->header()->sectionSizeHint(column)));
    };
    connect(&m_matrix, &QAbstractItemModel::modelReset, grid, setWidths);
    setWidths();
    connect(grid, &QTreeView::clicked, this, [this](const QModelIndex &index) {
        const auto place = m_matrix.place(index);
        if (place != model::Place()) session().selection().select(place);
    });
    layout->addWidget(grid, 1);
    return box;
}

void PatternsWorkspace::refresh() {
    int counts[4] = {};
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const int group = m_model.index(row, 0).data(PatternModel::GroupRole).toInt();
        for (int i = 0; i < 4; ++i)
            if (groups[i] == 0 || group & groups[i]) ++counts[i];
    }
    const QString titles[] = {tr("All %1"), tr("Failing %1"), tr("Reads %1"), tr("Writes %1")};
    for (int i = 0; i < 4; ++i) m_groups->setSegmentText(i, titles[i].arg(counts[i]));
    m_pages->setCurrentIndex(m_model.rowCount() > 0 ? 0 : 1);
    static_cast<GroupFilter *>(m_shown)->show(groups[std::max(0, m_groups->current())]);
    const auto &verdicts = session().consequences().verdicts();
    const auto served =
        std::ranges::count_if(verdicts, [](const auto &verdict) { return model::served(verdict.kind); });
    m_ran->setText(
        verdicts.empty() ? QString() : tr("%1 of %2 served by one cheap operation").arg(served).arg(verdicts.size()));
}

void PatternsWorkspace::showSelection() {
    if (m_following) return;
    m_following = true;
    const int row = m_model.rowOf(session().selection().place().patternId);
    const auto index = row < 0 ? QModelIndex() : m_shown->mapFromSource(m_model.index(row, 0));
    if (index.isValid()) {
        m_list->selectionModel()->setCurrentIndex(
            index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        m_list->scrollTo(index);
    } else {
        m_list->selectionModel()->clearSelection();
    }
    m_following = false;
}

void PatternsWorkspace::reveal(const model::Place &) {
    showSelection();
    m_list->setFocus();
}

}
