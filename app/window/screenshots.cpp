#include "app/window/screenshots.h"

#include "app/analyse/analyse_workspace.h"
#include "app/design/chart_text_pane.h"
#include "app/design/design_workspace.h"
#include "app/query/query_workspace.h"
#include "app/query/what_if_panel.h"
#include "app/window/effects_view.h"
#include "app/window/fitness_dialog.h"
#include "app/window/inspector.h"
#include "app/window/main_window.h"
#include "app/window/workspaces.h"

#include "model/deploy/request_script.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QPixmap>
#include <QScrollArea>
#include <QScrollBar>

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
        if (auto *popup = QApplication::activePopupWidget()) { // a window of its own, over this one
            QPainter painter(&picture);
            painter.drawPixmap(window.mapFromGlobal(popup->pos()), popup->grab());
        }
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
