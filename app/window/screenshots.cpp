#include "app/window/screenshots.h"

#include "app/analyse/analyse_workspace.h"
#include "app/compare/compare_view.h"
#include "app/database/database_view.h"
#include "app/design/canvas_editing.h"
#include "app/design/canvas_view.h"
#include "app/design/chart_text_pane.h"
#include "app/design/design_workspace.h"
#include "app/infer/proposal_dialog.h"
#include "app/query/query_workspace.h"
#include "app/query/what_if_panel.h"
#include "app/window/effects_view.h"
#include "app/window/field.h"
#include "app/window/fitness_dialog.h"
#include "app/window/inspector.h"
#include "app/window/main_window.h"
#include "app/window/workspaces.h"
#include "engine/engine.h"
#include "model/deploy/request_script.h"
#include "model/deploy/to_requests.h"
#include "model/edit/item_edits.h"
#include "model/edit/part_edits.h"
#include "model/edit/table_edits.h"

#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDialog>
#include <QDir>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QPixmap>
#include <QScrollArea>
#include <QScrollBar>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <memory>

namespace app {

namespace {

/// Lets the event loop run until `done`, and once more for what that painted. False: not within half a minute.
template <class Done> bool waitFor(Done done) {
    QElapsedTimer waited;
    waited.start();
    while (!done()) {
        if (waited.elapsed() > 30'000) return false;
        QApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, 10);
    }
    for (int i = 0; i < 3; ++i) QApplication::processEvents(QEventLoop::AllEvents, 20);
    return true;
}

std::unique_ptr<QKeyEvent> escape() {
    return std::make_unique<QKeyEvent>(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
}

/// To the end of the form.
void scrollInspector(MainWindow &window) {
    for (auto *scroll : window.findChild<Inspector *>()->findChildren<QScrollArea *>())
        scroll->verticalScrollBar()->setValue(scroll->verticalScrollBar()->maximum());
    waitFor([] { return true; });
}

/// The last entity type's sort key, half changed.
void editAChartCell(DesignWorkspace &design) {
    auto &chart = design.chart();
    const auto *model = chart.model();
    if (model->rowCount() == 0 || model->columnCount() < 3) return;
    const auto cell = model->index(model->rowCount() - 1, 2);
    chart.setCurrentIndex(cell);
    chart.edit(cell);
    auto *line = chart.editor();
    if (!line) return;
    line->setText(QStringLiteral("NEW#") + line->text());
    line->setModified(true);
    emit line->textEdited(line->text());
}

using Save = std::function<void(MainWindow &, const QString &)>;

/// The left button over the canvas, in canvas pixels.
void mouse(CanvasView &view, QEvent::Type type, const QPointF &at) {
    const QPointF point = view.mapFromScene(at);
    const bool moves = type == QEvent::MouseMove, ends = type == QEvent::MouseButtonRelease;
    QMouseEvent event(type, point, view.viewport()->mapToGlobal(point), moves ? Qt::NoButton : Qt::LeftButton,
        ends ? Qt::NoButton : Qt::LeftButton, {});
    QApplication::sendEvent(view.viewport(), &event);
}

void carry(CanvasView &view, const QPointF &from, const QPointF &to) {
    constexpr int steps = 6;
    mouse(view, QEvent::MouseButtonPress, from);
    for (int step = 1; step <= steps; ++step) mouse(view, QEvent::MouseMove, from + (to - from) * step / steps);
}

/// What a person sees while working on the canvas: a name being typed, a menu, an attribute on its way to a key slot,
/// an entity type on its way into an index with what that would do.
void showCanvasStates(
    MainWindow &window, DesignWorkspace &design, const std::function<bool()> &settled, const Save &save) {
    auto &view = design.view();
    auto &scene = view.canvas();
    const auto &cards = scene.canvas().cards;
    using Kind = model::CanvasCard::Kind;
    const auto find = [&](auto fits) {
        const auto card = std::ranges::find_if(cards, fits);
        return card == cards.end() ? nullptr : scene.item(static_cast<std::size_t>(card - cards.begin()));
    };
    const auto rowAt = [](const CardItem *item, auto fits) -> std::optional<QPointF> {
        const auto &rows = item->card().rows;
        const auto row = std::ranges::find_if(rows, fits);
        if (row == rows.end()) return std::nullopt;
        return item->pos() + QPointF(item->card().rect.width * 0.3, row->y + row->height / 2);
    };
    const auto isAttribute = [](const model::CanvasRow &row) { return row.kind == model::CanvasRow::Kind::Attribute; };
    const auto isSlot = [](const model::CanvasRow &row) { return row.kind == model::CanvasRow::Kind::Slot; };
    auto *entity = find([&](const model::CanvasCard &card) {
        return card.kind == Kind::Entity && std::ranges::any_of(card.rows, isAttribute);
    });
    auto *index = find([](const model::CanvasCard &card) { return card.kind == Kind::Index; });
    if (!entity) return;
    const QPointF head = entity->pos() + QPointF(entity->card().rect.width * 0.6, 12);
    view.setFocus();
    mouse(view, QEvent::MouseButtonPress, head);
    mouse(view, QEvent::MouseButtonRelease, head);
    waitFor(settled);
    design.editing().rename();
    waitFor(settled);
    save(window, QStringLiteral("canvas-rename"));
    if (auto *line = design.editing().editor()) QCoreApplication::sendEvent(line, escape().get());

    QContextMenuEvent wanted(QContextMenuEvent::Keyboard, QPoint(), QPoint());
    QApplication::sendEvent(&view, &wanted);
    waitFor(settled);
    save(window, QStringLiteral("canvas-menu"));
    for (auto *menu : design.findChildren<QMenu *>(QStringLiteral("canvasMenu"))) menu->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    if (!index) return;

    const auto from = rowAt(entity, isAttribute), to = rowAt(index, isSlot);
    if (from && to) {
        carry(view, *from, *to);
        waitFor(settled);
        save(window, QStringLiteral("canvas-attribute-drag"));
        scene.cancelDrag();
        mouse(view, QEvent::MouseButtonRelease, *from);
    }
    auto *outside = find(
        [&](const model::CanvasCard &card) { return card.kind == Kind::Entity && card.place != entity->card().place; });
    const auto *carried = outside ? outside : entity;
    const QPointF grip = carried->pos() + QPointF(carried->card().rect.width * 0.6, 12);
    carry(view, grip, index->pos() + QPointF(index->card().rect.width * 0.5, 16));
    waitFor(settled);
    save(window, QStringLiteral("canvas-entity-drag"));
    scene.cancelDrag();
    mouse(view, QEvent::MouseButtonRelease, grip);
    waitFor(settled);
}

/// After a few edits, against the file; the edits are taken back.
void showComparison(MainWindow &window, const std::function<bool()> &settled, const Save &save) {
    auto &document = window.document()->session().document();
    const auto &design = document.design();
    if (design.tables.empty()) return;
    const std::string table = design.tables.front()->name();
    const int before = document.history().index();
    document.apply(QStringLiteral("Edit"),
        [&](model::Design d) { return model::setTimeToLive(std::move(d), table, "expiresAt"); });
    if (!design.table(table)->description.globalSecondaryIndexes.empty())
        document.apply(QStringLiteral("Edit"), [&](model::Design d) {
            const std::string index = d.table(table)->description.globalSecondaryIndexes.back().indexName;
            return model::removePart(std::move(d), {.tableName = table, .indexName = index});
        });
    if (design.table(table)->items->size() > 3)
        document.apply(QStringLiteral("Edit"), [&](model::Design d) {
            return model::removeItems(std::move(d), table, {1, 2});
        });
    window.compareWithDisk();
    waitFor([&] { return settled() && window.compareView().isSettled(); });
    save(window, QStringLiteral("compare"));
    document.history().setIndex(before);
    waitFor([&] { return settled() && window.compareView().isSettled(); });
    save(window, QStringLiteral("compare-equal"));
    window.toggleDock(MainWindow::Dock::Compare);
}

/// What the model's first table would be proposed if it declared no entity types.
void showProposal(MainWindow &window, const model::Design &design, const Save &save) {
    if (design.tables.empty()) return;
    model::Design bare = design;
    model::TableDesign table = *design.tables.front();
    table.entityTypes.clear();
    table.relations.clear();
    bare.tables.front() = std::move(table);
    auto &session = window.add(std::move(bare)).session();
    window.showWorkspace(1);
    auto *dialog = ProposalDialog::open(session, session.design().tables.front()->name(), &window);
    waitFor([&] { return dialog->isSettled(); });
    save(window, QStringLiteral("proposal"));
    dialog->close();
    waitFor([] { return true; });
    save(window, QStringLiteral("data-without-types"));
    window.closeCurrent();
}

/// The model's first table as a database file.
void showDatabase(MainWindow &window, const model::Design &design, const Save &save) {
    const QTemporaryDir folder;
    if (design.tables.empty() || !folder.isValid()) return;
    const QString path = folder.filePath(QStringLiteral("production-copy.db"));
    auto engine = engine::Engine::open(path.toStdString());
    if (!engine) return;
    if (!engine::call(**engine, model::createTableRequest(design.tables.front()->description))) return;
    for (auto &put : model::putItemRequests(*design.tables.front())) (void)engine::call(**engine, std::move(put));
    window.open(path);
    auto *view = window.findChild<DatabaseView *>();
    waitFor([&] { return view->isSettled(); });
    save(window, QStringLiteral("database-in-use"));
    window.closeCurrent();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    engine->reset();
    window.open(path);
    view = window.findChild<DatabaseView *>();
    waitFor([&] { return view->isSettled() && view->items().rowCount() > 0; });
    waitFor([&] { return view->isSettled(); });
    save(window, QStringLiteral("database"));
    if (view->lens().count() > 1) {
        view->lens().setCurrentIndex(1);
        emit view->lens().activated(1);
        waitFor([&] { return view->isSettled(); });
        save(window, QStringLiteral("database-index"));
    }
    window.closeCurrent();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

}

int takeScreenshots(QApplication &application, const QString &folder, const QString &modelPath) {
    if (!QDir().mkpath(folder)) {
        std::fprintf(stderr, "cannot make %s\n", qUtf8Printable(folder));
        return 1;
    }
    QFont font = QApplication::font(); // without a desktop there is no size that a person chose
    font.setPointSizeF(10);
    QApplication::setFont(font);
    int missing = 0;
    const auto save = [&](MainWindow &window, const QString &name) {
        const QString path = QDir(folder).filePath(name + QStringLiteral(".png"));
        QPixmap picture = window.grab();
        QPainter painter(&picture);
        for (auto *other : QApplication::topLevelWidgets()) { // windows of their own, over this one
            const bool popup = qobject_cast<QMenu *>(other) || other == QApplication::activePopupWidget();
            const bool dialog = qobject_cast<QDialog *>(other) != nullptr;
            if (!other->isVisible() || (!popup && !dialog)) continue;
            painter.drawPixmap(window.mapFromGlobal(other->pos()), other->grab());
        }
        painter.end();
        if (!picture.save(path)) {
            std::fprintf(stderr, "cannot write %s\n", qUtf8Printable(path));
            ++missing;
        }
    };
    for (const auto choice : {ThemeChoice::Light, ThemeChoice::Dark}) {
        const QString suffix = choice == ThemeChoice::Light ? QStringLiteral("-light") : QStringLiteral("-dark");
        applyTheme(application, choice);
        Preferences preferences; // of nobody: the pictures do not depend on who takes them
        preferences.theme = choice;
        MainWindow window(preferences);
        window.resize(1440, 900);
        window.show();
        waitFor([] { return true; });
        save(window, QStringLiteral("start") + suffix);
        window.open(modelPath);
        if (!waitFor([&] { return !window.isReading(); }) || !window.document()) {
            std::fprintf(stderr, "cannot open %s\n", qUtf8Printable(modelPath));
            return 1;
        }
        auto &document = *window.document();
        const auto kinds = workspaceKinds();
        const model::Place begun = document.session().selection().place();
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            window.showWorkspace(static_cast<int>(i));
            if (auto *query = qobject_cast<QueryWorkspace *>(&document.currentWorkspace())) {
                // A pattern that reads several items says more than the empty form.
                const auto &patterns = document.session().design().patterns;
                const auto shown =
                    std::ranges::find_if(patterns, [](const auto &pattern) { return pattern->operation == "Query"; });
                if (shown != patterns.end()) window.reveal({.patternId = (*shown)->id}, QStringLiteral("query"));
                query->run();
            }
            const bool settled = waitFor([&] {
                return document.session().consequences().isSettled() && document.currentWorkspace().isSettled();
            });
            if (!settled) {
                std::fprintf(stderr, "%s did not settle\n", kinds[i].id);
                ++missing;
            }
            save(window, QLatin1String(kinds[i].id) + suffix);
            if (auto *analyse = qobject_cast<AnalyseWorkspace *>(&document.currentWorkspace())) {
                analyse->showScenario(true);
                waitFor([&] { return analyse->isSettled(); });
                save(window, QStringLiteral("analyse-scenario") + suffix);
                analyse->showScenario(false);
            }
            if (auto *query = qobject_cast<QueryWorkspace *>(&document.currentWorkspace())) {
                query->showCode();
                save(window, QStringLiteral("query-code") + suffix);
                if (const auto &tables = document.session().design().tables; !tables.empty()) {
                    query->showWhatIf(true);
                    auto *panel = query->whatIf();
                    using Kind = model::ScriptTemplate;
                    panel->insert(toQString(model::scriptTemplate(*tables.front(), Kind::Update)));
                    panel->tryOut();
                    waitFor([&] { return panel->isSettled(); });
                    save(window, QStringLiteral("query-what-if") + suffix);
                    panel->rollBack();
                    query->showWhatIf(false);
                }
            }
            document.session().selection().select(begun);
        }
        window.showWorkspace(0);
        if (auto *design = qobject_cast<DesignWorkspace *>(&document.currentWorkspace())) {
            const auto settled = [&] {
                return design->isSettled() && document.session().consequences().isSettled() &&
                       design->effects().isKnown() && design->chartText().effects().isKnown();
            };
            waitFor(settled);
            editAChartCell(*design);
            waitFor(settled);
            save(window, QStringLiteral("design-chart") + suffix);
            if (auto *line = design->chart().editor()) QCoreApplication::sendEvent(line, escape().get());
            design->showChartText(true);
            waitFor(settled);
            auto &text = design->chartText().edit();
            text.setPlainText(text.toPlainText().replace(QStringLiteral("PROFILE"), QStringLiteral("PROFILE#{")));
            waitFor(settled);
            save(window, QStringLiteral("design-text") + suffix);
            design->chartText().reset();
            design->showChartText(false);
            for (const auto &table : document.session().design().tables) { // its forms, one for each kind of thing
                document.session().selection().select({.tableName = table->name()});
                waitFor(settled);
                save(window, QStringLiteral("design-table") + suffix);
                scrollInspector(window);
                save(window, QStringLiteral("design-table-end") + suffix);
                if (table->entityTypes.empty()) break;
                document.session().selection().select(
                    {.tableName = table->name(), .entityName = table->entityTypes.front()->name});
                waitFor(settled);
                save(window, QStringLiteral("design-entity") + suffix);
                scrollInspector(window);
                save(window, QStringLiteral("design-entity-end") + suffix);
                break;
            }
            document.session().selection().select(begun);
            const Save saveState = [&](MainWindow &shown, const QString &name) { save(shown, name + suffix); };
            showCanvasStates(window, *design, settled, saveState);
            showComparison(window, settled, saveState);
            showProposal(window, document.session().design(), saveState);
            showDatabase(window, document.session().design(), saveState);
        }
        for (const auto &[dock, name] :
            {std::pair(MainWindow::Dock::Cost, "cost"), std::pair(MainWindow::Dock::Problems, "problems")}) {
            window.toggleDock(dock);
            waitFor([&] { return document.session().costs().isSettled(); });
            save(window, QLatin1String(name) + suffix);
        }
        FitnessDialog fitness(&window);
        fitness.answer("known", model::Reply::Yes);
        fitness.answer("latency", model::Reply::Yes);
        fitness.show();
        waitFor([] { return true; });
        if (!fitness.grab().save(QDir(folder).filePath(QStringLiteral("fitness") + suffix + QStringLiteral(".png"))))
            ++missing;
        fitness.hide();
        window.goToAnything();
        if (auto *field = qobject_cast<QLineEdit *>(QApplication::focusWidget())) field->setText(QStringLiteral("gsi"));
        waitFor([&] { return document.currentWorkspace().isSettled(); });
        save(window, QStringLiteral("go-to") + suffix);
        if (auto *popup = QApplication::activePopupWidget()) popup->hide();
    }
    return missing == 0 ? 0 : 1;
}

}
