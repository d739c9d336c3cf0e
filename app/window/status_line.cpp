#include "app/window/status_line.h"

#include "app/window/cost_view.h"
#include "app/window/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QToolButton>

namespace app {

StatusLine::StatusLine(QWidget *parent) : QWidget(parent) {
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(2, 1, 12, 0);
    layout->setSpacing(12);
    const auto button = [&](const QString &tip) {
        auto *made = new QToolButton(this);
        made->setProperty("look", QStringLiteral("status"));
        made->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        made->setFont(textFont(TextRole::Small));
        made->setToolTip(tip);
        made->setFocusPolicy(Qt::TabFocus);
        layout->addWidget(made);
        return made;
    };
    m_patterns = button(tr("Show the access patterns"));
    m_errors = button(tr("Show the problems"));
    m_warnings = button(tr("Show the problems"));
    m_errors->setProperty("tone", QStringLiteral("bad"));
    m_errors->setIcon(icon(QStringLiteral("error"), IconRole::Bad));
    m_warnings->setProperty("tone", QStringLiteral("warn"));
    m_warnings->setIcon(icon(QStringLiteral("warning"), IconRole::Warn));
    layout->addStretch(1);
    const auto label = [&] {
        auto *made = new QLabel(this);
        made->setFont(textFont(TextRole::Small));
        made->setForegroundRole(role::secondary);
        layout->addWidget(made);
        return made;
    };
    m_reading = label();
    m_progress = new QProgressBar(this);
    m_progress->setFixedWidth(120);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Progress of reading"));
    layout->addWidget(m_progress);
    m_cancel = button(tr("Stop reading the file"));
    m_cancel->setText(tr("Cancel"));
    m_items = label();
    m_cost = button(tr("Show how the cost of a month comes about"));
    m_endpoint = label();
    m_endpoint->setText(tr("Embedded engine"));
    m_endpoint->setToolTip(
        tr("Requests run on the engine inside Hashrange, on the model's sample data. Nothing is sent "
           "anywhere."));
    setFixedHeight(measure::atLeast(measure::statusLine, textFont(TextRole::Small)));
    connect(m_patterns, &QToolButton::clicked, this, &StatusLine::patternsClicked);
    connect(m_errors, &QToolButton::clicked, this, &StatusLine::problemsClicked);
    connect(m_warnings, &QToolButton::clicked, this, &StatusLine::problemsClicked);
    connect(m_cost, &QToolButton::clicked, this, &StatusLine::costClicked);
    connect(m_cancel, &QToolButton::clicked, this, &StatusLine::readingCancelled);
    showReading({});
    refresh();
}

void StatusLine::setSession(Session *session) {
    if (m_session) {
        disconnect(&m_session->document(), nullptr, this, nullptr);
        disconnect(&m_session->consequences(), nullptr, this, nullptr);
        disconnect(&m_session->costs(), nullptr, this, nullptr);
    }
    m_session = session;
    if (session) {
        connect(&session->document(), &Document::changed, this, &StatusLine::refresh);
        connect(&session->consequences(), &Consequences::counted, this, &StatusLine::refresh);
        connect(&session->consequences(), &Consequences::judged, this, &StatusLine::refresh);
        connect(&session->costs(), &CostForecast::forecast, this, &StatusLine::refresh);
    }
    refresh();
}

void StatusLine::showReading(const QString &fileName) {
    const bool reading = !fileName.isEmpty();
    m_reading->setText(reading ? tr("Reading %1").arg(fileName) : QString());
    m_progress->setRange(0, 0);
    for (QWidget *widget :
        {static_cast<QWidget *>(m_reading), static_cast<QWidget *>(m_progress), static_cast<QWidget *>(m_cancel)})
        widget->setVisible(reading);
}

void StatusLine::showReadingProgress(qulonglong bytesDone, qulonglong bytesInAll) {
    m_progress->setRange(0, 1000);
    m_progress->setValue(
        bytesInAll == 0 ? 0
                        : static_cast<int>(1000.0 * static_cast<double>(bytesDone) / static_cast<double>(bytesInAll)));
}

void StatusLine::refresh() {
    const auto *consequences = m_session ? &m_session->consequences() : nullptr;
    const auto &verdicts = consequences ? consequences->verdicts() : std::vector<model::Verdict>();
    m_patterns->setVisible(!verdicts.empty());
    if (!verdicts.empty()) {
        using Kind = model::Verdict::Kind;
        std::size_t count = 0;
        auto worst = Kind::GetItem;
        for (const auto &verdict : verdicts) {
            if (model::served(verdict.kind)) ++count;
            const auto rank = [](Kind kind) { // from good to bad
                static constexpr Kind order[] = {
                    Kind::GetItem, Kind::Query, Kind::Write, Kind::FanOut, Kind::NotRun, Kind::Wasteful, Kind::Scan,
                    Kind::WrongAnswer, Kind::NotServed, Kind::Invalid};
                return std::ranges::find(order, kind) - std::begin(order);
            };
            if (rank(verdict.kind) > rank(worst)) worst = verdict.kind;
        }
        m_patterns->setIcon(verdictIcon(QString::fromLatin1(verdictIconName(worst))));
        m_patterns->setText(tr("%1 of %2 patterns served").arg(countText(count), countText(verdicts.size())));
    }
    const auto errors = consequences ? consequences->problems().errors : 0;
    const auto warnings = consequences ? consequences->problems().warnings : 0;
    m_errors->setVisible(errors > 0);
    m_errors->setText(tr("%Ln error(s)", nullptr, static_cast<int>(errors)));
    m_warnings->setVisible(warnings > 0);
    m_warnings->setText(tr("%Ln warning(s)", nullptr, static_cast<int>(warnings)));
    const auto *cost = m_session ? &m_session->costs().sheet() : nullptr;
    m_cost->setVisible(cost && cost->rated);
    if (cost && cost->rated) m_cost->setText(tr("≈ %1 / month").arg(moneyText(cost->perMonth, cost->currency)));
    if (consequences) {
        const auto &summary = consequences->summary();
        m_items->setText(QStringLiteral("%1 · %2").arg(
            tr("%Ln item(s)", nullptr, static_cast<int>(summary.items)), bytesText(summary.bytes)));
    } else {
        m_items->clear();
    }
}

void StatusLine::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    painter.fillRect(rect(), tokens().window);
    painter.fillRect(QRect(0, 0, width(), 1), tokens().line);
}

}
