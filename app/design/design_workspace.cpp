#include "app/design/design_workspace.h"

#include "app/design/canvas_editing.h"
#include "app/design/chart_text_pane.h"
#include "app/infer/proposal_dialog.h"
#include "app/window/effects_view.h"
#include "app/window/empty_state.h"
#include "app/window/inline_message.h"
#include "app/window/text.h"
#include "app/window/theme.h"
#include "app/window/tool_strip.h"
#include "model/edit/entity_edits.h"
#include "model/edit/index_edits.h"
#include "model/edit/layout_edits.h"
#include "model/edit/part_edits.h"
#include "model/edit/table_edits.h"
#include "model/edit/template_edits.h"
#include "model/infer/entity_inference.h"
#include "model/view/entity_chart.h"
#include "model/view/index_lens.h"

#include <QAction>
#include <QActionGroup>
#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>
#include <QShowEvent>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace app {

namespace {

constexpr qreal pictureMargin = 16;
constexpr int chartHeight = 188;

/// The head of the entity chart: a title and what stands right of it, a hairline below.
class PaneHead : public QWidget {
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent *) override {
        QPainter painter(this);
        painter.fillRect(rect(), tokens().window);
        painter.fillRect(QRect(0, height() - 1, width(), 1), tokens().line);
    }
};

}

/// What the background made of a design.
struct DesignWorkspace::Shown {
    model::Design design;
    model::Canvas canvas;
    model::EntityChart chart;
    std::optional<model::Shared<model::TableDesign>> table; ///< None: all of them.
};

DesignWorkspace::DesignWorkspace(Session &session, QWidget *parent)
    : Workspace(session, parent),
      m_strip(new ToolStrip(this)),
      m_tables(new QComboBox(this)),
      m_zoom(new QLabel(this)),
      m_pages(new QStackedWidget(this)),
      m_splitter(new QSplitter(Qt::Vertical, this)),
      m_scene(new CanvasScene(this)),
      m_view(new CanvasView(m_scene, this)),
      m_beside(new QSplitter(Qt::Horizontal, this)),
      m_text(new ChartTextPane(session, this)),
      m_effects(new EffectsView(session, m_view)),
      m_editing(new CanvasEditing(session, *m_view, *m_effects, this)) {
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    buildChart();
    buildStrip();
    m_beside->addWidget(m_view);
    m_beside->addWidget(m_text);
    m_beside->setStretchFactor(0, 1);
    m_beside->setStretchFactor(1, 0);
    m_beside->setCollapsible(0, false);
    m_text->hide();
    connect(m_text, &ChartTextPane::closed, this, [this] { m_textAction->setChecked(false); });
    m_view->installEventFilter(this);
    m_splitter->addWidget(m_beside);
    m_splitter->addWidget(m_chartPane);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 0);
    m_splitter->setCollapsible(0, false);
    m_splitter->setChildrenCollapsible(true);
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] { m_splitByHand = true; });
    m_empty = new EmptyState(QStringLiteral("design"), tr("No table yet"),
        tr("DynamoDB is designed from its questions: list the access patterns first, then give one table keys that "
           "answer them. The canvas shows the table, its indexes and which entity lands in which."),
        this);
    auto *addTable = new QAction(tr("Add a table"), this);
    connect(addTable, &QAction::triggered, this, [this] {
        const bool added = this->session().document().apply(tr("Add table AppData"),
            [&](model::Design design) { return model::addTable(std::move(design), model::newTable("AppData")); });
        if (added) this->session().selection().select({.tableName = "AppData"});
    });
    auto *patterns = new QAction(tr("List access patterns first"), this);
    connect(patterns, &QAction::triggered, this, [this] { this->session().reveal({}, QStringLiteral("patterns")); });
    m_empty->addAction(patterns, true);
    m_empty->addAction(addTable);
    m_pages->addWidget(m_splitter);
    m_pages->addWidget(m_empty);
    m_teaching = new InlineMessage(this);
    layout->addWidget(m_strip);
    layout->addWidget(m_teaching);
    layout->addWidget(m_pages, 1);
    setFocusProxy(m_view);
    connectCanvas();
    connect(&session.document(), &Document::changed, this, &DesignWorkspace::designChanged);
    connect(&session.selection(), &Selection::changed, this, [this] { followSelection(); });
    followSelection();
}

/// Editors that are still open lose the focus while their widgets go, and say so.
DesignWorkspace::~DesignWorkspace() {
    for (QObject *each : std::initializer_list<QObject *>{m_chart, m_text, m_view, m_scene, m_effects})
        disconnect(each, nullptr, this, nullptr);
}

QAction *DesignWorkspace::action(
    const QString &text, const char *iconName, const QString &keys, void (DesignWorkspace::*run)()) {
    auto *made = new QAction(icon(QString::fromLatin1(iconName)), text, this);
    // The canvas hears its plain keys itself; said in the tooltip, not registered, so that typing elsewhere is safe.
    made->setToolTip(keys.isEmpty() ? text : text + QStringLiteral(" (") + keys + QLatin1Char(')'));
    if (run) connect(made, &QAction::triggered, this, run);
    addAction(made);
    return made;
}

void DesignWorkspace::buildStrip() {
    m_tables->setAccessibleName(tr("Table on the canvas"));
    m_tables->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_strip->addWidget(m_tables);
    m_addEntityAction = action(tr("Entity"), "plus", {}, nullptr);
    connect(m_addEntityAction, &QAction::triggered, m_editing, &CanvasEditing::addEntity);
    m_addEntityAction->setToolTip(tr("Add an entity type"));
    QToolButton *entityButton = m_strip->addButton(m_addEntityAction);

    auto *index = new QAction(icon(QStringLiteral("plus")), tr("Index"), this);
    index->setToolTip(tr("Add an index"));
    auto *indexMenu = new QMenu(this);
    m_addGlobalAction = indexMenu->addAction(
        icon(QStringLiteral("gsi")), tr("Global secondary index"), m_editing, [this] { m_editing->addIndex(true); });
    m_addLocalAction = indexMenu->addAction(
        icon(QStringLiteral("lsi")), tr("Local secondary index"), m_editing, [this] { m_editing->addIndex(false); });
    indexMenu->addSeparator();
    indexMenu->addAction(icon(QStringLiteral("table")), tr("Table"), m_editing, &CanvasEditing::addTable);
    index->setMenu(indexMenu);
    QToolButton *indexButton = m_strip->addButton(index);
    m_relateAction = action(tr("Relate"), "relation", {}, nullptr);
    m_relateAction->setToolTip(tr("Draw a relation from one entity type to another"));
    m_relateAction->setCheckable(true);
    connect(m_relateAction, &QAction::toggled, m_scene, &CanvasScene::setRelating);
    connect(m_scene, &CanvasScene::relatingChanged, this, [this](bool relating) {
        m_relateAction->setChecked(relating);
        m_view->viewport()->setCursor(relating ? Qt::CrossCursor : Qt::ArrowCursor);
        if (relating) m_view->setFocus();
    });
    QToolButton *relateButton = m_strip->addFlat(m_relateAction);
    const auto keyed = [this](
                           const QString &text, const char *iconName, const char *keys, void (CanvasEditing::*run)()) {
        QAction *made = action(text, iconName, {}, nullptr);
        made->setShortcut(QKeySequence(QString::fromLatin1(keys)));
        made->setShortcutContext(Qt::WidgetShortcut); // this workspace hears the key itself: workspace.h
        connect(made, &QAction::triggered, m_editing, run);
    };
    keyed(tr("Rename"), "pencil", "F2", &CanvasEditing::rename);
    keyed(tr("Duplicate"), "copy", "Ctrl+D", &CanvasEditing::duplicate);
    keyed(tr("Remove"), "trash", "Del", &CanvasEditing::remove);
    m_strip->addStretch();

    auto *links = new QAction(icon(QStringLiteral("eye")), tr("Links of selection"), this);
    auto *linkMenu = new QMenu(this);
    auto *choices = new QActionGroup(this);
    for (const auto &[text, which] :
        {std::pair(tr("Links of selection"), CanvasScene::Links::OfSelection),
            std::pair(tr("All links"), CanvasScene::Links::All), std::pair(tr("No links"), CanvasScene::Links::None)}) {
        QAction *choice = linkMenu->addAction(text);
        choice->setCheckable(true);
        choice->setChecked(which == m_scene->links());
        choices->addAction(choice);
        connect(choice, &QAction::triggered, this, [this, links, label = text, show = which] {
            m_scene->setLinks(show);
            links->setText(label);
        });
    }
    links->setMenu(linkMenu);
    m_textButtons = {m_strip->addFlat(links), relateButton, indexButton, entityButton};
    m_strip->addSeparator();
    m_tidyAction = action(tr("Tidy layout"), "tidy", {}, &DesignWorkspace::tidy);
    m_strip->addIcon(m_tidyAction);
    auto *fit = action(tr("Fit all cards"), "fit", QStringLiteral("F"), nullptr);
    connect(fit, &QAction::triggered, m_view, [this] { m_view->fit(); });
    m_strip->addIcon(fit);
    auto *selection = action(tr("Zoom to selection"), "zoomin", QStringLiteral("Z"), nullptr);
    connect(selection, &QAction::triggered, m_view, &CanvasView::zoomToSelection);
    m_strip->addIcon(selection);
    auto *out = action(tr("Zoom out"), "minus", QStringLiteral("-"), nullptr);
    connect(out, &QAction::triggered, m_view, [this] { m_view->zoomStep(-1); });
    m_strip->addIcon(out);
    m_zoom->setForegroundRole(role::secondary);
    m_zoom->setFont(app::font(TextRole::Small));
    m_zoom->setAlignment(Qt::AlignCenter);
    m_zoom->setMinimumWidth(QFontMetrics(m_zoom->font()).horizontalAdvance(tr("%1 %").arg(400)) + 4);
    m_zoom->setAccessibleName(tr("Zoom"));
    m_strip->addWidget(m_zoom);
    auto *in = action(tr("Zoom in"), "plus", QStringLiteral("+"), nullptr);
    connect(in, &QAction::triggered, m_view, [this] { m_view->zoomStep(1); });
    m_strip->addIcon(in);
    auto *whole = action(tr("Zoom to 100 %"), "zoomin", QStringLiteral("0"), nullptr);
    connect(whole, &QAction::triggered, m_view, [this] { m_view->setZoom(1); });

    m_chartAction = new QAction(icon(QStringLiteral("data")), tr("Entity chart"), this);
    m_chartAction->setCheckable(true);
    m_chartAction->setChecked(true);
    connect(m_chartAction, &QAction::toggled, m_chartPane, &QWidget::setVisible);
    addAction(m_chartAction);
    m_strip->addIcon(m_chartAction);
    auto *save = new QAction(icon(QStringLiteral("export")), tr("Save or copy the canvas"), this);
    auto *saveMenu = new QMenu(this);
    addExportActions(
        *saveMenu, this, Numbers::None, [this] { return picture(); },
        [this](const QString &text, bool failed) {
            session().notify({failed ? Notice::Kind::Failure : Notice::Kind::Done, text, {}, {}});
        });
    save->setMenu(saveMenu);
    m_strip->addIcon(save);
    connect(m_tables, &QComboBox::activated, this, [this](int row) {
        const std::string name = toUtf8(m_tables->itemData(row).toString());
        choose(name);
        session().selection().select({.tableName = name});
    });
    const auto showZoom = [this](
                              qreal zoom) { m_zoom->setText(tr("%1 %").arg(QLocale().toString(qRound(zoom * 100)))); };
    connect(m_view, &CanvasView::zoomChanged, this, showZoom);
    showZoom(1);
}

void DesignWorkspace::buildChart() {
    m_chartPane = new QWidget(this);
    auto *layout = new QVBoxLayout(m_chartPane);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto *head = new PaneHead(m_chartPane);
    head->setFixedHeight(measure::atLeast(measure::tabStrip, font()));
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(measure::windowMargin, 1, measure::grid, 1);
    auto *title = new QLabel(tr("Entity chart"), head);
    title->setFont(app::font(TextRole::Section));
    row->addWidget(title, 1);
    const auto button = [&](const char *iconName, const QString &text) {
        auto *made = new QToolButton(head);
        made->setProperty("look", QStringLiteral("flat"));
        made->setIcon(icon(QString::fromLatin1(iconName)));
        made->setToolTip(text);
        made->setAccessibleName(text);
        made->setFocusPolicy(Qt::TabFocus);
        row->addWidget(made);
        return made;
    };
    m_textAction = new QAction(icon(QStringLiteral("code")), tr("Entity chart as text"), this);
    m_textAction->setCheckable(true);
    connect(m_textAction, &QAction::toggled, this, &DesignWorkspace::showChartText);
    addAction(m_textAction);
    auto *asText = button("code", tr("Entity chart as text"));
    asText->setCheckable(true);
    connect(asText, &QToolButton::toggled, m_textAction, &QAction::setChecked);
    connect(m_textAction, &QAction::toggled, asText, &QToolButton::setChecked);
    connect(button("copy", tr("Copy as a table")), &QToolButton::clicked, this, [this] {
        const auto &chart = m_chart->chartModel();
        if (chart.rowCount() == 0) return;
        QGuiApplication::clipboard()->setText(toQString(model::toText(chart.chart(), chart.table())));
        session().notify({Notice::Kind::Done, tr("Entity chart copied"), {}, {}});
    });
    connect(button("down", tr("Hide the entity chart")), &QToolButton::clicked, this,
        [this] { m_chartAction->setChecked(false); });
    m_chart = new EntityChartView(m_chartPane);
    layout->addWidget(head);
    layout->addWidget(m_chart, 1);
    connect(m_chart, &EntityChartView::chosen, this,
        [this](const model::Place &place) { session().selection().select(place); });
    m_chart->setCommit([this](std::size_t row_, std::optional<std::size_t> column, const QString &text) {
        return commitCell(row_, column, text);
    });
    connect(m_chart, &EntityChartView::typed, this, &DesignWorkspace::previewCell);
    connect(m_chart, &EntityChartView::editingEnded, this, [this] { m_effects->clear(); });
    connect(m_effects, &EffectsView::known, this, &DesignWorkspace::placeEffects);
}

void DesignWorkspace::showChartText(bool shown) {
    if (m_textAction->isChecked() != shown) return m_textAction->setChecked(shown); // which comes here again
    m_text->setVisible(shown);
    if (!shown) return;
    constexpr int widest = 560;
    const int whole = m_beside->width(), text = std::min(widest, whole * 2 / 5);
    m_beside->setSizes({whole - text, text});
    m_text->edit().setFocus();
}

bool DesignWorkspace::eventFilter(QObject *watched, QEvent *event) {
    if (watched == m_view && event->type() == QEvent::Resize) placeEffects();
    return Workspace::eventFilter(watched, event);
}

/// At the canvas's lower edge, next to the chart: it covers no cell and moves none.
void DesignWorkspace::placeEffects() {
    constexpr int widest = 440, side = 12;
    const QSize size(std::min(widest, m_view->width() - 2 * side), m_effects->sizeHint().height());
    m_effects->setGeometry(QRect(QPoint(side, m_view->height() - side - size.height()), size));
    m_effects->raise();
}

void DesignWorkspace::previewCell(std::size_t row, std::size_t column, const QString &text, const QString &wrong) {
    const auto &chart = m_chart->chartModel();
    const auto edits = model::cellEditOf(chart.chart(), chart.table(), row, column, toUtf8(text));
    if (!wrong.isEmpty() || !edits || edits->empty()) return m_effects->clear();
    m_effects->preview(chart.table().name(), *edits);
}

std::optional<QString> DesignWorkspace::commitCell(
    std::size_t row, std::optional<std::size_t> column, const QString &text) {
    const auto &chart = m_chart->chartModel();
    const std::string entity = chart.table().entityTypes[chart.chart().rows[row].entity]->name;
    std::optional<QString> refused;
    if (!column) {
        refused = session().document().tryApply(
            tr("Rename %1 to %2").arg(toQString(entity), text), [&](model::Design design) {
                return model::renameEntityType(std::move(design), m_tableName, entity, toUtf8(text));
            });
    } else {
        const auto edits = model::cellEditOf(chart.chart(), chart.table(), row, *column, toUtf8(text));
        if (!edits)
            refused = translated(edits.error().message);
        else if (!edits->empty())
            refused = applyTemplates(
                tr("Change %1 of %2").arg(toQString(chart.chart().columns[*column].title), toQString(entity)), *edits);
    }
    if (refused) session().notify({Notice::Kind::Failure, *refused, {}, {}});
    return refused;
}

std::optional<QString> DesignWorkspace::applyTemplates(
    const QString &title, const std::vector<model::TemplateEdit> &edits) {
    const auto number = session().design().tableIndex(m_tableName);
    if (!number) return std::nullopt;
    const auto before = session().design().tables[*number];
    const QStringList warnings =
        m_effects->isKnown() && !m_effects->isEmpty() ? m_effects->warnings() : EffectsView::warningsOf(*before, edits);
    auto refused = session().document().tryApply(
        title, [&](model::Design design) { return model::setKeyTemplates(std::move(design), m_tableName, edits); });
    if (!refused) EffectsView::tell(session(), title, warnings);
    return refused;
}

void DesignWorkspace::connectCanvas() {
    connect(m_scene, &CanvasScene::chosen, this,
        [this](const model::Place &place) { session().selection().select(place); });
    connect(m_view, &CanvasView::menuWanted, this, &DesignWorkspace::showMenu);
    connect(m_chart, &EntityChartView::menuWanted, this, &DesignWorkspace::showMenu);
    connect(m_scene, &CanvasScene::moved, this,
        [this](const QString &id, const QString &title, const model::Layout &layout, bool nudged) {
            const QString mergeKey = nudged ? QStringLiteral("nudge/") + id : QString();
            session().document().apply(
                tr("Move %1").arg(title),
                [&](model::Design design) {
                    // All cards of the picture are written down: what was tidied around the moved one stays put.
                    model::Layout merged = *design.layout;
                    for (const auto &[card, position] : layout.cards) merged.cards[card] = position;
                    return model::setLayout(std::move(design), std::move(merged));
                },
                mergeKey);
        });
}

void DesignWorkspace::showMenu(const QPoint &globalPlace) {
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("canvasMenu"));
    m_editing->fillMenu(*menu);
    menu->popup(globalPlace);
}

void DesignWorkspace::followSelection() {
    const model::Place &place = session().selection().place();
    const auto &tables = session().design().tables;
    if (!place.tableName.empty() && session().design().table(place.tableName)) {
        const bool all = m_tableName.empty() && !m_first;
        if (place.tableName != m_tableName && !all) choose(place.tableName);
    } else if (m_first || !session().design().table(m_tableName)) {
        choose(tables.empty() ? std::string() : tables.front()->name());
    }
    m_scene->setCurrent(place);
    m_chart->setCurrentEntity(place.tableName == m_tableName ? place.entityName : std::string());
}

void DesignWorkspace::reveal(const model::Place &place) {
    if (!place.tableName.empty() && place.tableName != m_tableName) choose(place.tableName);
    m_scene->setCurrent(place);
    m_view->ensureCurrentVisible();
    m_view->setFocus(Qt::OtherFocusReason);
}

void DesignWorkspace::choose(const std::string &tableName) {
    m_tableName = tableName;
    m_editing->setTable(tableName);
    m_first = true;
    fillTables();
    refresh();
}

void DesignWorkspace::fillTables() {
    const QSignalBlocker quiet(m_tables);
    const auto &tables = session().design().tables;
    QStringList names, offered;
    for (const auto &table : tables) names.append(toQString(table->name()));
    if (tables.size() > 1) names.append(QString());
    for (int row = 0; row < m_tables->count(); ++row) offered.append(m_tables->itemData(row).toString());
    if (names != offered) {
        m_tables->clear();
        for (const QString &name : names) {
            if (name.isEmpty())
                m_tables->addItem(tr("All tables"), name);
            else
                m_tables->addItem(icon(QStringLiteral("table")), name, name);
        }
    }
    m_tables->setCurrentIndex(std::max(0, m_tables->findData(toQString(m_tableName))));
    m_tables->setVisible(tables.size() > 1);
    for (QAction *each : {m_addEntityAction, m_addGlobalAction, m_addLocalAction, m_relateAction, m_textAction})
        each->setEnabled(session().design().table(m_tableName) != nullptr);
}

void DesignWorkspace::designChanged(const model::Design &before) {
    const model::Design &now = session().design();
    if (!m_tableName.empty() && !now.table(m_tableName)) {
        const auto old = before.tableIndex(m_tableName);
        const bool renamed = old && now.tables.size() == before.tables.size();
        m_first = !renamed; // the same cards under another name
        m_tableName = renamed              ? now.tables[*old]->name()
                      : now.tables.empty() ? std::string()
                                           : now.tables.front()->name();
    } else if (m_tableName.empty() && before.tables.empty() && !now.tables.empty()) {
        m_tableName = now.tables.front()->name();
    }
    m_editing->setTable(m_tableName);
    fillTables();
    refresh();
}

bool DesignWorkspace::isSettled() const {
    return !m_working.isRunning() && (!m_stale || !isVisible());
}

QList<QAction *> DesignWorkspace::workspaceActions() const {
    return actions();
}

void DesignWorkspace::showEvent(QShowEvent *event) {
    Workspace::showEvent(event);
    adapt();
    if (m_stale) refresh();
}

void DesignWorkspace::changeEvent(QEvent *event) {
    Workspace::changeEvent(event);
    // Cards take their measures from the font.
    if (event->type() == QEvent::FontChange) refresh();
}

void DesignWorkspace::resizeEvent(QResizeEvent *event) {
    Workspace::resizeEvent(event);
    adapt();
}

void DesignWorkspace::adapt() {
    for (QToolButton *button : m_textButtons) button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    for (QToolButton *button : m_textButtons) {
        m_strip->layout()->activate();
        if (m_strip->layout()->minimumSize().width() <= width()) break;
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    }
    if (m_splitByHand) return;
    const int high = m_splitter->height();
    // Up to a third for the chart, as much as its rows need.
    const int rows = m_chart->model()->rowCount() * m_chart->verticalHeader()->defaultSectionSize();
    const int around = measure::atLeast(measure::tabStrip, font()) + m_chart->horizontalHeader()->sizeHint().height() +
                       m_chart->horizontalScrollBar()->sizeHint().height() + 4;
    const int chart = std::min(std::max(chartHeight, rows + around), high / 3);
    m_splitter->setSizes({high - chart, chart});
}

void DesignWorkspace::refresh() {
    const model::Design &design = session().design();
    m_pages->setCurrentWidget(design.tables.empty() ? static_cast<QWidget *>(m_empty) : m_splitter);
    m_stale = !isVisible();
    if (m_stale) return; // when it is shown
    m_working.ask(
        [design, name = m_tableName, metrics = CanvasFonts::make().metrics()](const Stop &stop) {
            auto shown = std::make_shared<Shown>();
            shown->design = design;
            shown->canvas = model::canvasOf(design, name, metrics);
            const auto index = design.tableIndex(name);
            if (index && !stop.requested()) {
                shown->table = design.tables[*index];
                shown->chart = model::entityChartOf(**shown->table, model::lensesOf(**shown->table));
            }
            return std::shared_ptr<const Shown>(std::move(shown));
        },
        [this](const std::shared_ptr<const Shown> &shown) { display(*shown); });
}

void DesignWorkspace::display(const Shown &shown) {
    m_scene->show(shown.canvas, shown.design);
    m_view->setAccessibleName(
        m_tableName.empty() ? tr("Canvas of all tables") : tr("Canvas of %1").arg(toQString(m_tableName)));
    const bool entities = std::ranges::any_of(
        shown.canvas.cards, [](const model::CanvasCard &card) { return card.kind == model::CanvasCard::Kind::Entity; });
    showTeaching(shown.table && !entities ? &**shown.table : nullptr);
    if (shown.table) {
        m_chart->setChart(shown.chart, *shown.table);
        m_text->setChart(shown.chart, *shown.table);
    }
    m_text->setVisible(m_textAction->isChecked() && shown.table);
    m_chartPane->setVisible(m_chartAction->isChecked() && shown.table && !shown.chart.rows.empty());
    adapt();
    m_scene->setCurrent(session().selection().place());
    m_chart->setCurrentEntity(session().selection().place().entityName);
    if (std::exchange(m_first, false)) m_view->showAll();
    m_view->contentChanged();
    m_editing->canvasShown();
}

void DesignWorkspace::showTeaching(const model::TableDesign *table) {
    m_teaching->clear();
    if (!table) return;
    m_teaching->show(InlineMessage::Kind::Information,
        table->items->empty()
            ? tr("%1 has no entity types yet. Add one and say how it fills the keys, such as USER#{userId}: its card "
                 "shows "
                 "which indexes it is in.")
                  .arg(toQString(table->name()))
            : tr("%1 has items but no entity types. The shapes of their keys tell the kinds of items apart.")
                  .arg(toQString(table->name())));
    QToolButton *button =
        m_teaching->addButton(table->items->empty() ? tr("Add an entity type") : tr("Find entity types in the items…"));
    if (table->items->empty())
        connect(button, &QToolButton::clicked, m_editing, &CanvasEditing::addEntity);
    else
        connect(button, &QToolButton::clicked, this, &DesignWorkspace::inferEntities);
}

void DesignWorkspace::inferEntities() {
    if (session().design().table(m_tableName)) ProposalDialog::open(session(), m_tableName, this);
}

void DesignWorkspace::tidy() {
    const auto metrics = CanvasFonts::make().metrics();
    session().document().apply(tr("Tidy layout"), [&](model::Design design) {
        model::Layout merged = *design.layout;
        for (const auto &[card, position] : model::tidyLayout(design, m_tableName, metrics).cards)
            merged.cards[card] = position;
        return model::setLayout(std::move(design), std::move(merged));
    });
    m_first = true; // shows all of it once the new canvas is there
}

Picture DesignWorkspace::picture() {
    Picture picture;
    picture.title = m_tableName.empty() ? toQString(session().design().name) : toQString(m_tableName);
    const QRectF cards = m_scene->cardsRect().adjusted(-pictureMargin, -pictureMargin, pictureMargin, pictureMargin);
    picture.size = cards.size();
    QStringList said;
    for (std::size_t i = 0; i < m_scene->canvas().cards.size(); ++i) said.append(m_scene->item(i)->spokenText());
    picture.description = said.join(QLatin1Char('\n'));
    picture.paint = [this, cards](QPainter &painter, const QRectF &target) {
        painter.fillRect(target, tokens().canvas);
        m_scene->paint(painter, target, cards);
    };
    return picture;
}

}
