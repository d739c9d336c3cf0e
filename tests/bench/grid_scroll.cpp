// What a frame costs in the data workspace however many items there are: scrolling by the wheel and by jumps, an edit,
// select all. Offscreen, 1280 by 800. Usage: grid_scroll [ITEMS], or grid_scroll --db FILE [ITEMS] for the items of a
// database file straight from the engine, which is filled first where it is not there. Exit 1: scrolling took over
// 16 ms a frame on average.
#include "app/data/collection_view.h"
#include "app/data/data_workspace.h"
#include "app/data/item_grid_view.h"
#include "app/database/database_view.h"
#include "app/window/theme.h"
#include "engine/engine.h"
#include "engine/value/item_json.h"
#include "tests/app/sample_design.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QScrollBar>
#include <QTableView>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>
#include <string_view>
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

/// Orders of ten to a customer, some 200 bytes each.
bool fillDatabase(const QString &path, std::size_t items) {
    const auto engine = engine::Engine::open(path.toStdString());
    if (!engine) return false;
    engine::CreateTableInput table{
        .tableName = "Orders",
        .attributeDefinitions = {{"PK", engine::ScalarType::S}, {"SK", engine::ScalarType::S} },
        .keySchema = {{"PK", engine::KeyType::Hash}, {"SK", engine::KeyType::Range}},
        .billingMode = engine::BillingMode::PayPerRequest
    };
    if (!engine::call(**engine, std::move(table))) return false;
    constexpr std::size_t atOnce = 100'000;
    for (std::size_t begin = 0; begin < items; begin += atOnce) {
        std::vector<engine::ItemBlob> some;
        for (std::size_t i = begin; i < std::min(items, begin + atOnce); ++i) {
            const std::string n = std::to_string(i);
            some.push_back(*engine::itemFromJson(R"({"PK":{"S":"CUSTOMER#)" + std::to_string(i / 10) +
                                                 R"("},"SK":{"S":"ORDER#)" + n + R"("},"total":{"N":")" + n +
                                                 R"(.50"},"status":{"S":"Shipped"},"note":{"S":")" +
                                                 std::string(100, 'x') + R"("}})"));
        }
        if (!(*engine)->load("Orders", some)) return false;
    }
    return true;
}

/// The resident memory of this program, in MB.
double residentMegabytes() {
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly)) return 0;
    return file.readAll().split(' ').value(1).toDouble() * 4096 / 1e6;
}

/// Until the reads that the shown rows asked for are there. False: not within ten seconds.
bool settled(DatabaseView &view) {
    QElapsedTimer timer;
    timer.start();
    while (!view.isSettled() && timer.elapsed() < 10'000) QApplication::processEvents(QEventLoop::AllEvents, 5);
    return view.isSettled();
}

int runDatabase(const QString &path, std::size_t items) {
    if (!QFile::exists(path) && !fillDatabase(path, items)) return 2;
    const double before = residentMegabytes();
    QElapsedTimer timer;
    timer.start();
    DatabaseView view(path);
    view.resize(1280, 800);
    view.show();
    while (view.items().item(0) == nullptr && timer.elapsed() < 60'000)
        QApplication::processEvents(QEventLoop::AllEvents, 5);
    std::printf("%d items in the file\n  first rows after %lld ms\n", view.items().rowCount(),
        static_cast<long long>(timer.elapsed()));
    frames("while counted", view, *view.grid().verticalScrollBar(), [](int frame) { return frame * 20; });
    settled(view);
    std::printf("  all reached after %lld ms\n", static_cast<long long>(timer.elapsed()));
    auto &bar = *view.grid().verticalScrollBar();
    frames("wheel", view, bar, [](int frame) { return frame * 3; });
    frames("drag", view, bar, [&](int frame) { return bar.maximum() / 200 * frame; });
    frames("jump", view, bar, [&](int frame) {
        return static_cast<int>(static_cast<qint64>(frame) * 7919 * 1013 % std::max(1, bar.maximum()));
    });
    std::vector<double> waits; // from a jump until its rows are there
    for (int jump = 0; jump < 50; ++jump) {
        bar.setValue(static_cast<int>(static_cast<qint64>(jump + 1) * 104'729 * 97 % std::max(1, bar.maximum())));
        view.repaint();
        waits.push_back(measured([&] { settled(view); }));
    }
    std::ranges::sort(waits);
    std::printf("  rows after a jump: median %.1f ms, worst %.1f\n", waits[waits.size() / 2], waits.back());
    std::printf("  memory: %.0f MB more than before, %.1f MB of it pages of items\n", residentMegabytes() - before,
        static_cast<double>(view.items().heldBytes()) / 1e6);
    return slow ? 1 : 0;
}

}

}

int main(int argc, char *argv[]) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    app::applyTheme(application, app::ThemeChoice::Light);
    if (argc > 2 && std::string_view(argv[1]) == "--db")
        return app::runDatabase(
            QString::fromLocal8Bit(argv[2]), argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 1'000'000);
    const auto items = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 100'000;
    app::run(std::max<std::size_t>(items, 10));
    return app::slow ? 1 : 0;
}
