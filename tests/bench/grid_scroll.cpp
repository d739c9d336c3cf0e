// What a frame costs in the data workspace however many items there are: scrolling by the wheel and by jumps, an edit,
// select all. Offscreen, 1280 by 800. Usage: grid_scroll [ITEMS]. Exit 1: scrolling took over 16 ms a frame on average.
#include "app/data/collection_view.h"
#include "app/data/data_workspace.h"
#include "app/data/item_grid_view.h"
#include "app/window/theme.h"
#include "tests/app/sample_design.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QScrollBar>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <vector>

namespace app {

namespace {

constexpr double frameMilliseconds = 16;
bool slow = false;

double measured(const std::function<void()> &step) {
    QElapsedTimer timer;
    timer.start();
    step();
    QApplication::processEvents();
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

void frames(const char *name, QWidget &window, QScrollBar &bar, const std::function<int(int)> &position) {
    std::vector<double> times;
    for (int frame = 0; frame < 200; ++frame)
        times.push_back(measured([&] {
            bar.setValue(position(frame));
            window.repaint();
        }));
    std::ranges::sort(times);
    double sum = 0;
    for (const double time : times) sum += time;
    const double mean = sum / static_cast<double>(times.size());
    slow = slow || mean > frameMilliseconds;
    std::printf("  %-12s mean %5.1f ms   median %5.1f   95 %% %5.1f   worst %5.1f\n", name, mean,
        times[times.size() / 2], times[times.size() * 95 / 100], times.back());
}

/// One after the other, as somebody types who waits for each.
void edits(const char *name, const std::function<void(std::size_t)> &edit) {
    std::vector<double> times;
    for (std::size_t n = 0; n < 5; ++n) times.push_back(measured([&] { edit(n); }));
    std::printf("  %-12s", name);
    for (const double time : times) std::printf(" %5.1f", time);
    std::printf(" ms\n");
}

void run(std::size_t items) {
    Session session;
    session.document().reset(largeDesign(items));
    std::unique_ptr<DataWorkspace> workspace;
    const double open = measured([&] {
        workspace = std::make_unique<DataWorkspace>(session);
        workspace->resize(1280, 800);
        workspace->show();
    });
    std::printf("%zu items\n  opened in %.0f ms\n", items, open);
    for (const bool grid : {false, true}) {
        std::printf("%s\n", grid ? "grid" : "collections");
        std::printf("  %-12s %5.1f ms\n", "shown", measured([&] { workspace->showGrid(grid); }));
        auto *view = workspace->currentView();
        auto &bar = *view->verticalScrollBar();
        frames("wheel", *workspace, bar, [](int frame) { return frame * 60; });
        frames("jump", *workspace, bar, [&](int frame) {
            return static_cast<int>(static_cast<qint64>(frame) * 7919 * 1013 % std::max(1, bar.maximum()));
        });
        edits("edit", [&](std::size_t n) {
            const auto item = items / 2 + n;
            view->items()->edit(view->items()->indexOf(item, "unit"), QStringLiteral("K%1").arg(grid));
        });
        edits("edit key", [&](std::size_t n) {
            const auto item = items / 2 + n;
            view->items()->edit(view->items()->indexOf(item, "SK"), QStringLiteral("READING#%1#%2").arg(n).arg(grid));
        });
        std::printf("  %-12s %5.1f ms\n", "select all", measured([&] { view->selectAll(); }));
    }
}

}

}

int main(int argc, char *argv[]) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    app::applyTheme(application, app::ThemeChoice::Light);
    const auto items = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 100'000;
    app::run(std::max<std::size_t>(items, 10));
    return app::slow ? 1 : 0;
}
