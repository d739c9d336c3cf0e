#include "app/database/database_view.h"

#include "app/data/column_header.h"
#include "app/data/item_delegate.h"
#include "app/data/item_text.h"
#include "app/window/elided_label.h"
#include "app/window/empty_state.h"
#include "app/window/inline_message.h"
#include "app/window/text.h"
#include "app/window/theme.h"
#include "app/window/tool_strip.h"
#include "engine/engine.h"
#include "model/deploy/from_endpoint.h"
#include "model/view/cell.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace app {

namespace {

constexpr std::size_t learnedFrom = 2'000; ///< Items that tell the entity types.
constexpr int usualSamples = 1'000, mostSamples = 1'000'000;
constexpr int sampledRows = 100; ///< For the widths of columns.
constexpr std::size_t mostCopied = 1'000;

model::Result<std::vector<std::string>> tableNames(engine::Endpoint &endpoint) {
    std::vector<std::string> names;
    engine::ListTablesInput list;
    do {
        TRY(auto page, engine::call(endpoint, list));
        std::ranges::move(page.tableNames, std::back_inserter(names));
        list.exclusiveStartTableName = std::move(page.lastEvaluatedTableName);
    } while (list.exclusiveStartTableName);
    return names;
}

}

bool DatabaseView::isDatabase(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && file.read(16) == QByteArray("SQLite format 3\0", 16);
}

DatabaseView::DatabaseView(const QString &path, QWidget *parent)
    : QWidget(parent),
      m_path(path),
      m_strip(new ToolStrip(this)),
      m_tables(new QComboBox(this)),
      m_lens(new QComboBox(this)),
      m_collection(new QLineEdit(this)),
      m_count(new QSpinBox(this)),
      m_take(new QAction(icon(QStringLiteral("import")), QString(), this)),
      m_information(new ElidedLabel(this)),
      m_progress(new QProgressBar(this)),
      m_message(new InlineMessage(this)),
      m_pages(new QStackedWidget(this)),
      m_grid(new QTableView(this)),
      m_none(new EmptyState(QStringLiteral("table"), tr("No items here"),
          tr("The table, the index or the collection that is looked at has none."), this)),
      m_items(new PagedItemModel(this)) {
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    makeStrip();
    auto *bar = new QWidget(this);
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(measure::windowMargin, measure::gap, measure::windowMargin, measure::gap);
    m_information->setForegroundRole(role::secondary);
    m_progress->setAccessibleName(tr("Progress"));
    m_progress->setTextVisible(false);
    m_progress->setMaximumWidth(160);
    m_progress->hide();
    row->addWidget(m_information, 1);
    row->addWidget(m_progress);

    m_grid->setModel(m_items);
    m_grid->setItemDelegate(new ItemDelegate(ItemDelegate::Look::Grid, m_grid));
    m_grid->setHorizontalHeader(new ColumnHeader(m_grid));
    m_grid->setAccessibleName(tr("Items of the database"));
    m_grid->setShowGrid(false);
    m_grid->setFrameShape(QFrame::NoFrame);
    m_grid->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_grid->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_grid->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_grid->setTabKeyNavigation(false);
    m_grid->verticalHeader()->hide();
    m_grid->verticalHeader()->setDefaultSectionSize(measure::atLeast(measure::tableRow, font()));
    auto *copy = new QAction(tr("Copy as DynamoDB JSON"), m_grid);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    connect(copy, &QAction::triggered, this, &DatabaseView::copyRows);
    m_grid->addAction(copy);
    m_grid->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_pages->addWidget(m_grid);
    m_pages->addWidget(m_none);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_strip);
    layout->addWidget(bar);
    layout->addWidget(m_message);
    layout->addWidget(m_pages, 1);
    setFocusProxy(m_grid);

    connect(m_items, &PagedItemModel::counted, this, &DatabaseView::showInformation);
    connect(m_items, &PagedItemModel::columnsFound, this, &DatabaseView::fitColumns);
    connect(m_items, &PagedItemModel::failed, this, &DatabaseView::fail);
    openFile();
}

DatabaseView::~DatabaseView() = default;

void DatabaseView::makeStrip() {
    m_tables->setAccessibleName(tr("Table"));
    m_lens->setAccessibleName(tr("Through"));
    for (auto *box : {m_tables, m_lens}) box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_strip->addLabel(tr("Table"));
    m_strip->addWidget(m_tables);
    m_strip->addLabel(tr("Through"));
    m_strip->addWidget(m_lens);
    m_strip->addSeparator();
    m_collection->setFont(monospaceFont());
    m_collection->setMinimumWidth(140);
    m_collection->setMaximumWidth(260);
    m_collection->setClearButtonEnabled(true);
    m_strip->addWidget(m_collection, 1);
    m_strip->addStretch();
    m_count->setRange(1, mostSamples);
    m_count->setValue(usualSamples);
    m_count->setSingleStep(1'000);
    m_count->setGroupSeparatorShown(true);
    m_count->setAccessibleName(tr("How many items to take"));
    m_strip->addWidget(m_count);
    m_strip->addPrimary(m_take);
    connect(m_tables, &QComboBox::activated, this, &DatabaseView::chooseTable);
    connect(m_lens, &QComboBox::activated, this, &DatabaseView::chooseSource);
    connect(m_collection, &QLineEdit::returnPressed, this, &DatabaseView::chooseSource);
    connect(m_collection, &QLineEdit::textChanged, this, [this](const QString &text) {
        if (text.isEmpty() && m_described && !m_items->source().partitionKey.empty()) chooseSource();
    });
    connect(m_take, &QAction::triggered, this, &DatabaseView::takeSamples);
    m_collection->installEventFilter(this);
    setTaking(false);
    m_take->setEnabled(false);
}

/// Esc takes the collection away, as it closes a search elsewhere.
bool DatabaseView::eventFilter(QObject *watched, QEvent *event) {
    if (watched == m_collection && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape && !m_collection->text().isEmpty()) {
        m_collection->clear();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

QString DatabaseView::name() const {
    return QFileInfo(m_path).fileName();
}
QString DatabaseView::information() const {
    return m_information->text();
}
QString DatabaseView::message() const {
    return m_message->text();
}

bool DatabaseView::isSettled() const {
    return !m_opening.isRunning() && !m_describing.isRunning() && !m_taking.isRunning() && m_items->isSettled();
}

void DatabaseView::fail(const QString &text) {
    m_message->show(InlineMessage::Kind::Failure, text);
}

void DatabaseView::openFile() {
    m_information->setText(tr("Opening %1…").arg(name()));
    m_pages->hide();
    using Opened = std::pair<std::shared_ptr<engine::Endpoint>, std::vector<std::string>>;
    m_opening.ask(
        [path = toUtf8(m_path)](const Stop &) {
            const auto open = [&]() -> model::Result<Opened> {
                TRY(std::shared_ptr<engine::Endpoint> endpoint, engine::Engine::open(path));
                TRY(auto names, tableNames(*endpoint));
                return Opened{std::move(endpoint), std::move(names)};
            };
            return std::make_shared<model::Result<Opened>>(open());
        },
        [this](const Answer<Opened> &answer) {
            if (!*answer) {
                m_information->clear();
                m_message->clear();
                fail(tr("%1: %2").arg(name(), translated(answer->error())));
                connect(m_message->addButton(tr("Try again")), &QToolButton::clicked, this, &DatabaseView::openFile,
                    Qt::QueuedConnection); // it takes the button away
                return;
            }
            m_message->clear();
            m_endpoint = std::move((*answer)->first);
            opened(std::move((*answer)->second));
        });
}

void DatabaseView::opened(std::vector<std::string> names) {
    for (const auto &table : names) m_tables->addItem(icon(QStringLiteral("table")), toQString(table));
    m_pages->show();
    m_pages->setCurrentWidget(names.empty() ? static_cast<QWidget *>(m_none) : m_grid);
    m_information->setText(tr("%Ln table(s)", nullptr, static_cast<int>(names.size())));
    if (!names.empty()) chooseTable();
}

void DatabaseView::chooseTable() {
    m_collection->clear();
    m_take->setEnabled(false);
    m_describing.ask(
        [endpoint = m_endpoint, tableName = toUtf8(m_tables->currentText())](const Stop &stop) {
            const auto describe = [&]() -> model::Result<Described> {
                TRY(auto table, model::tableFrom(*endpoint, tableName, learnedFrom, {.cancelled = &stop.flag()}));
                TRY(auto now, engine::call(*endpoint, engine::DescribeTableInput{.tableName = tableName}));
                table = model::withEntityTypes(std::move(table));
                table.items = {};
                return Described{std::move(table), std::move(now.table.state)};
            };
            return std::make_shared<model::Result<Described>>(describe());
        },
        [this](const Answer<Described> &answer) {
            if (*answer)
                show(std::move(**answer));
            else
                fail(translated(answer->error()));
        });
}

void DatabaseView::show(Described described) {
    m_described = std::make_shared<const Described>(std::move(described));
    const auto &table = m_described->table;
    m_lens->clear();
    m_lens->addItem(icon(QStringLiteral("table")), toQString(table.name()), QString());
    for (const auto &[indexes, iconName] : {std::pair(&table.description.globalSecondaryIndexes, "gsi"),
             std::pair(&table.description.localSecondaryIndexes, "lsi")})
        for (const auto &index : *indexes)
            m_lens->addItem(icon(QLatin1String(iconName)), toQString(index.indexName), toQString(index.indexName));
    m_take->setEnabled(true);
    chooseSource();
}

void DatabaseView::chooseSource() {
    if (!m_described) return;
    const auto &table = m_described->table;
    model::PageSource source{.tableName = table.name(), .indexName = toUtf8(m_lens->currentData().toString())};
    const auto *index = table.description.index(source.indexName);
    const auto &keys = (index ? index->keySchema : table.description.keySchema).partitionKeys();
    m_collection->setPlaceholderText(tr("Value of %1").arg(toQString(keys.front().name)));
    m_collection->setAccessibleName(tr("One collection: the value of %1").arg(toQString(keys.front().name)));
    m_collection->setEnabled(keys.size() == 1); // a key of several parts would want several fields
    m_message->clear();
    if (const QString text = m_collection->text(); !text.isEmpty() && keys.size() == 1) {
        auto value = model::valueFromEditText(engine::valueType(keys.front().type), toUtf8(text));
        if (!value) return fail(translated(value.error()));
        source.partitionKey = {
            {keys.front().name, *std::move(value)}
        };
    }
    auto expected = static_cast<std::size_t>(m_described->state.itemCount);
    if (!source.indexName.empty()) {
        const auto &states = m_described->state.indexes;
        const auto state = std::ranges::find(states, source.indexName, &engine::IndexState::indexName);
        expected = state == states.end() ? 0 : static_cast<std::size_t>(state->itemCount);
    }
    if (!source.partitionKey.empty()) expected = 0; // nobody knows before
    m_items->show(m_endpoint, std::move(source), table, expected);
    fitColumns();
    m_grid->scrollToTop();
    showInformation();
}

void DatabaseView::showInformation() {
    if (!m_described) return;
    const auto rows = static_cast<std::size_t>(m_items->rowCount());
    const auto all = static_cast<std::size_t>(m_described->state.itemCount);
    const auto &source = m_items->source();
    m_pages->setCurrentWidget(rows == 0 && m_items->isCounted() ? static_cast<QWidget *>(m_none) : m_grid);
    QStringList parts;
    if (!source.partitionKey.empty()) {
        parts << tr("%Ln item(s) in this collection", nullptr, static_cast<int>(rows));
    } else if (!source.indexName.empty()) {
        parts << tr("%1 of %2 items are in %3").arg(countText(rows), countText(all), toQString(source.indexName));
        if (rows < all) parts << tr("%Ln item(s) left out: without its key", nullptr, static_cast<int>(all - rows));
    } else {
        parts << tr("%Ln item(s)", nullptr, static_cast<int>(rows))
              << bytesText(static_cast<std::uint64_t>(m_described->state.tableSizeBytes));
    }
    const bool counting = !m_items->isCounted() && rows > 0;
    if (counting) parts << tr("%1 can be reached by now").arg(countText(m_items->reachedRows()));
    parts << tr("read only");
    m_information->setText(parts.join(QStringLiteral(" · ")));
    if (m_taking.isRunning()) return;
    m_progress->setVisible(counting);
    m_progress->setRange(0, 1000);
    m_progress->setValue(rows == 0 ? 0 : static_cast<int>(m_items->reachedRows() * 1000 / rows));
}

void DatabaseView::fitColumns() {
    const auto *header = static_cast<ColumnHeader *>(m_grid->horizontalHeader());
    const auto *delegate = static_cast<ItemDelegate *>(m_grid->itemDelegate());
    const int rows = std::min(sampledRows, m_items->rowCount());
    for (int column = 0; column < m_items->columnCount(); ++column) {
        int width = column == 0 ? 36 : header->widthFor(column);
        for (int row = 0; column > 0 && row < rows; ++row) {
            const auto view = m_items->index(row, column).data(CellViewRole).value<CellView>();
            if (view.kind == CellView::Kind::Value) width = std::max(width, delegate->widthFor(view));
        }
        m_grid->setColumnWidth(column, column == 0 ? 36 : std::clamp(width, 64, 280));
    }
}

void DatabaseView::copyRows() {
    std::vector<engine::ItemView> items;
    for (const auto &index : m_grid->selectionModel()->selectedRows())
        if (const auto *item = m_items->item(index.row()); item && items.size() < mostCopied) items.emplace_back(*item);
    if (!items.empty()) QApplication::clipboard()->setText(toQString(itemsToJson(items, ItemJson::DynamoDb)));
}

void DatabaseView::setTaking(bool taking) {
    m_take->setText(taking ? tr("Cancel") : tr("Take as samples"));
    m_take->setToolTip(taking ? tr("Stops reading; nothing is taken")
                              : tr("The first items of the table, with its definition, into a new model"));
    m_count->setEnabled(!taking);
    m_tables->setEnabled(!taking);
    m_progress->setVisible(taking);
}

void DatabaseView::takeSamples() {
    if (!m_described) return;
    if (m_taking.isRunning()) {
        m_taking.cancel();
        setTaking(false);
        showInformation();
        return;
    }
    const auto report = progressTo(this, [](DatabaseView &view, std::size_t done, std::size_t all) {
        if (!view.m_taking.isRunning()) return;
        view.m_progress->setRange(0, 1000);
        view.m_progress->setValue(all == 0 ? 0 : static_cast<int>(done * 1000 / all));
    });
    m_message->clear();
    m_taking.ask(
        [endpoint = m_endpoint, name = m_described->table.name(), count = static_cast<std::size_t>(m_count->value()),
            report](const Stop &stop) {
            return std::make_shared<model::Result<model::TableDesign>>(
                model::tableFrom(*endpoint, name, count, {.progress = report, .cancelled = &stop.flag()}));
        },
        [this](const Answer<model::TableDesign> &answer) {
            setTaking(false);
            showInformation();
            if (!*answer) return fail(translated(answer->error()));
            const auto count = static_cast<int>((*answer)->items->size());
            model::Design design;
            design.name = (*answer)->name();
            design.tables.emplace_back(std::move(**answer));
            emit samplesTaken(design);
            emit noticed({Notice::Kind::Done, tr("%Ln item(s) of %1 taken", nullptr, count).arg(name()), {}, {}});
        });
    setTaking(true);
    m_progress->setRange(0, 0);
}

}
