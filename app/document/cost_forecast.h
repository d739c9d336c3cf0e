#pragma once

#include "app/document/document.h"
#include "app/endpoint/background.h"
#include "model/cost/cost.h"

#include <QObject>

#include <memory>

namespace app {

/// What a month of the design costs, computed off the GUI thread after each change; only where a pattern states a rate.
class CostForecast : public QObject {
    Q_OBJECT
public:
    explicit CostForecast(Document &document, QObject *parent = nullptr);
    ~CostForecast() override;

    /// Of the last design that was computed; `rated` false: no pattern states a rate.
    const model::CostSheet &sheet() const { return *m_sheet; }
    bool isSettled() const { return m_settled; }
    void refresh();

signals:
    void forecast();

private:
    Document &m_document;
    struct Runner;
    std::shared_ptr<Runner> m_runner;
    std::shared_ptr<const model::CostSheet> m_sheet;
    bool m_settled = false;
    Latest<std::shared_ptr<const model::CostSheet>> m_asked;
};

/// The prices in force: those of a file that the user chose, else those that came with the program.
const model::PriceTable &prices();
/// An empty path: the built-in ones. Errors: a file that is none, which changes nothing. Remembered between sessions.
model::Result<void> setPriceFile(const QString &path);
QString priceFile();

}
