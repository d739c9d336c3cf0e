#include "app/document/cost_forecast.h"

#include "model/deploy/sandbox.h"

#include <QSettings>

#include <algorithm>
#include <mutex>

namespace app {

namespace {

const QString setting = QStringLiteral("prices/file");

struct PricesInForce {
    QString path;
    model::PriceTable table = model::builtInPrices();
};

PricesInForce &inForce() {
    static PricesInForce prices = [] {
        PricesInForce read;
        const QString path = QSettings().value(setting).toString();
        if (path.isEmpty()) return read;
        if (auto table = model::openPrices(toUtf8(path))) { // one that is gone or damaged: the built-in prices
            read.path = path;
            read.table = *std::move(table);
        }
        return read;
    }();
    return prices;
}

bool isRated(const model::Design &design) {
    const auto rated = [](const auto &pattern) { return pattern->averagePerSecond > 0 || pattern->peakPerSecond > 0; };
    return std::ranges::any_of(design.patterns, rated);
}

}

const model::PriceTable &prices() {
    return inForce().table;
}

QString priceFile() {
    return inForce().path;
}

model::Result<void> setPriceFile(const QString &path) {
    PricesInForce next;
    if (!path.isEmpty()) {
        TRY(next.table, model::openPrices(toUtf8(path)));
        next.path = path;
    }
    inForce() = std::move(next);
    QSettings().setValue(setting, path);
    return {};
}

/// The sandbox of the forecast, used by one run at a time.
struct CostForecast::Runner {
    std::mutex mutex;
    std::unique_ptr<model::Sandbox> sandbox;

    std::shared_ptr<const model::CostSheet> run(
        const model::Design &design, const model::PriceTable &table, const Stop &stop) {
        const std::lock_guard lock(mutex);
        const auto empty = std::make_shared<const model::CostSheet>();
        if (stop.requested()) return empty;
        if (!sandbox) {
            if (auto made = model::Sandbox::make()) sandbox = *std::move(made);
        }
        if (!sandbox || !sandbox->show(design)) return empty;
        std::vector<model::PatternUnits> units;
        for (const auto &pattern : design.patterns) {
            if (stop.requested()) return empty;
            units.push_back(model::unitsOf(design, *pattern, *sandbox));
        }
        return std::make_shared<const model::CostSheet>(model::costOf(design, units, table));
    }
};

CostForecast::CostForecast(Document &document, QObject *parent)
    : QObject(parent),
      m_document(document),
      m_runner(std::make_shared<Runner>()),
      m_sheet(std::make_shared<const model::CostSheet>()) {
    connect(&document, &Document::changed, this, &CostForecast::refresh);
    QMetaObject::invokeMethod(this, &CostForecast::refresh, Qt::QueuedConnection);
}

CostForecast::~CostForecast() = default;

void CostForecast::refresh() {
    const model::Design design = m_document.design();
    if (!isRated(design)) {
        m_asked.cancel();
        m_settled = true;
        if (m_sheet->rated) {
            m_sheet = std::make_shared<const model::CostSheet>();
            emit forecast();
        }
        return;
    }
    m_settled = false;
    m_asked.ask(
        [design, table = prices(), runner = m_runner](const Stop &stop) { return runner->run(design, table, stop); },
        [this](std::shared_ptr<const model::CostSheet> sheet) {
            m_sheet = std::move(sheet);
            m_settled = true;
            emit forecast();
        });
}

}
