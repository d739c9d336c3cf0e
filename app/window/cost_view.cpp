#include "app/window/cost_view.h"

#include "app/analyse/grade_tag.h"
#include "app/window/empty_state.h"
#include "app/window/inline_message.h"
#include "app/window/row_delegate.h"
#include "app/window/theme.h"
#include "app/window/tool_strip.h"

#include <QAction>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QScrollBar>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>

namespace app {

namespace {

enum Role { PlaceRole = Qt::UserRole + 1, IdRole, ToneRole, MonospaceRole };
enum Column { What, Amount, GradeColumn, Columns };

using Row = QList<QStandardItem *>;

Row row(const QString &what, const QString &amount, const QString &grade, bool secondary = false) {
    Row cells = {new QStandardItem(what), new QStandardItem(amount), new QStandardItem(grade)};
    for (auto *cell : cells) {
        cell->setEditable(false);
        cell->setToolTip(cell->text());
        cell->setData(secondary ? 1 : 0, ToneRole);
    }
    cells[Amount]->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return cells;
}

/// A figure; its parts below, or its formula and inputs.
Row figureRow(const model::CostLine &line, const std::string &currency) {
    Row cells = row(translated(line.title), moneyText(line.perMonth, currency), gradeName(line.grade));
    cells[What]->setData(toQString(line.id), IdRole);
    for (const auto &part : line.parts) cells[What]->appendRow(figureRow(part, currency));
    if (!line.parts.empty()) return cells;
    cells[What]->appendRow(row(translated(line.formula), {}, {}, true));
    for (const auto &input : line.inputs) {
        Row cell = row(translated(input.name), toQString(input.value), gradeName(input.grade), true);
        cell[Amount]->setData(true, MonospaceRole);
        cells[What]->appendRow(cell);
    }
    if (!line.source.empty())
        cells[What]->appendRow(row(CostView::tr("Price: %1").arg(toQString(line.source)), {}, {}, true));
    return cells;
}

QString percentText(const model::Decimal &share) {
    return QStringLiteral("%1 %").arg(toQString((share * model::Decimal::of(std::int64_t(100))).text(0)));
}

}

QString moneyText(const model::Decimal &amount, const std::string &currency) {
    // Digits come from the decimal; only their grouping and the point follow the locale.
    const std::string plain = model::moneyText(amount);
    const QLocale locale;
    QString text;
    for (const char c : plain)
        text += c == ',' ? locale.groupSeparator() : c == '.' ? locale.decimalPoint() : QString(QLatin1Char(c));
    return currency == "USD" ? QStringLiteral("$%1").arg(text) : QStringLiteral("%1 %2").arg(text, toQString(currency));
}

CostView::CostView(QWidget *parent)
    : QWidget(parent),
      m_model(this),
      m_total(new QLabel(this)),
      m_priceNote(new QLabel(this)),
      m_message(new InlineMessage(this)),
      m_tree(new QTreeView(this)),
      m_none(nullptr),
      m_pages(new QStackedLayout) {
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto *strip = new ToolStrip(this);
    m_total->setFont(textFont(TextRole::InspectorTitle));
    strip->addWidget(m_total);
    m_priceNote->setForegroundRole(role::secondary);
    m_priceNote->setFont(textFont(TextRole::Small));
    strip->addWidget(m_priceNote);
    strip->addStretch();
    auto *other = new QAction(icon(QStringLiteral("open")), tr("Other prices…"), this);
    other->setToolTip(tr("Read a price table: another region, another day, your own agreement"));
    strip->addButton(other);
    auto *own = new QAction(tr("Built-in prices"), this);
    strip->addFlat(own);
    layout->addWidget(strip);
    layout->addWidget(m_message);
    layout->addLayout(m_pages, 1);
    m_tree->setModel(&m_model);
    m_tree->setItemDelegate(new RowDelegate(ToneRole, MonospaceRole, m_tree));
    m_tree->setUniformRowHeights(true);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setAccessibleName(tr("Cost per month"));
    m_tree->header()->setStretchLastSection(false);
    m_model.setHorizontalHeaderLabels({tr("What"), tr("Per month"), tr("Grade")});
    m_tree->header()->setSectionResizeMode(What, QHeaderView::Stretch);
    m_tree->setColumnWidth(Amount, 150);
    m_tree->setColumnWidth(GradeColumn, 110);
    auto *none = new EmptyState(QStringLiteral("analyse"), tr("No pattern states a rate"),
        tr("Say of an access pattern how often it is asked (its average per second). Its requests then run on the "
           "sample data, and their units, storage and index writes make the figures of a month."),
        this);
    m_none = none;
    auto *toPatterns = new QAction(tr("Show the access patterns"), this);
    none->addAction(toPatterns, true);
    m_pages->addWidget(m_tree);
    m_pages->addWidget(m_none);
    connect(toPatterns, &QAction::triggered, this, [this] {
        if (m_session) m_session->reveal({}, QStringLiteral("patterns"));
    });
    connect(other, &QAction::triggered, this, &CostView::choosePrices);
    connect(own, &QAction::triggered, this, [this] { usePrices({}); });
    connect(m_tree, &QTreeView::expanded, this,
        [this](const QModelIndex &index) { m_open.insert(toUtf8(index.data(IdRole).toString())); });
    connect(m_tree, &QTreeView::collapsed, this,
        [this](const QModelIndex &index) { m_open.erase(toUtf8(index.data(IdRole).toString())); });
    setFocusProxy(m_tree);
    refresh();
}

void CostView::setSession(Session *session) {
    if (m_session) disconnect(&m_session->costs(), nullptr, this, nullptr);
    m_session = session;
    m_message->clear();
    if (session) connect(&session->costs(), &CostForecast::forecast, this, &CostView::refresh);
    refresh();
}

void CostView::refresh() {
    const bool rated = m_session && m_session->costs().sheet().rated;
    m_pages->setCurrentWidget(rated ? static_cast<QWidget *>(m_tree) : m_none);
    m_total->setText(rated
                         ? tr("≈ %1 per month")
                               .arg(moneyText(m_session->costs().sheet().perMonth, m_session->costs().sheet().currency))
                         : QString());
    m_priceNote->setText(tr("Prices of %1, %2").arg(toQString(prices().region), toQString(prices().date)));
    m_priceNote->setToolTip(toQString(prices().source));
    rebuild();
}

void CostView::rebuild() {
    const auto open = m_open; // what follows closes all rows
    const int scrolled = m_tree->verticalScrollBar() ? m_tree->verticalScrollBar()->value() : 0;
    m_model.removeRows(0, m_model.rowCount());
    if (!m_session || !m_session->costs().sheet().rated) return;
    const auto &sheet = m_session->costs().sheet();
    for (const auto &line : sheet.lines) m_model.appendRow(figureRow(line, sheet.currency));

    Row patterns = row(tr("By access pattern"), {}, {});
    patterns[What]->setData(QStringLiteral("patterns"), IdRole);
    const auto &design = m_session->design();
    for (const auto &cost : sheet.patterns) {
        const auto pattern =
            std::ranges::find_if(design.patterns, [&](const auto &one) { return one->id == cost.patternId; });
        const QString name = pattern == design.patterns.end() ? QString() : toQString((*pattern)->name);
        QString amount = cost.perMonth ? moneyText(*cost.perMonth, sheet.currency) : QStringLiteral("–");
        Row cells = row(QStringLiteral("%1  %2").arg(toQString(cost.patternId), name), amount,
            cost.perMillion ? gradeName(cost.grade) : QString());
        cells[What]->setData(toQString("pattern/" + cost.patternId), IdRole);
        if (cost.perMillion)
            cells[What]->appendRow(row(
                tr("A million requests"), moneyText(*cost.perMillion, sheet.currency), gradeName(cost.grade), true));
        if (!cost.problem.empty()) cells[What]->appendRow(row(toQString(cost.problem), {}, {}, true));
        for (const auto &part : cost.parts) cells[What]->appendRow(figureRow(part, sheet.currency));
        patterns[What]->appendRow(cells);
    }
    m_model.appendRow(patterns);

    if (!sheet.comparisons.empty()) {
        Row others = row(tr("Paid for otherwise"), {}, {});
        others[What]->setData(QStringLiteral("comparisons"), IdRole);
        for (const auto &one : sheet.comparisons) {
            Row cells = row(toQString(one.tableName), {}, {});
            cells[What]->setData(toQString("comparison/" + one.tableName), IdRole);
            const std::pair<QString, const model::Decimal *> ways[] = {
                {tr("On demand"),                      &one.onDemand        },
                {tr("Provisioned, with auto scaling"), &one.provisioned     },
                {tr("Standard table class"),           &one.standard        },
                {tr("Standard-IA table class"),        &one.infrequentAccess}
            };
            for (const auto &[name, amount] : ways)
                cells[What]->appendRow(row(name, moneyText(*amount, sheet.currency), gradeName(model::Grade::Model)));
            others[What]->appendRow(cells);
        }
        others[What]->appendRow(row(tr("Provisioned capacity costs less from this use on"),
            percentText(model::breakEvenUtilisation(prices(), true)), gradeName(model::Grade::Documented), true));
        m_model.appendRow(others);
    }
    m_open = open;
    const std::function<void(const QModelIndex &)> openAgain = [&](const QModelIndex &parent) {
        for (int i = 0; i < m_model.rowCount(parent); ++i) {
            const auto index = m_model.index(i, 0, parent);
            if (m_open.contains(toUtf8(index.data(IdRole).toString()))) m_tree->expand(index);
            openAgain(index);
        }
    };
    openAgain({});
    if (open.empty())
        for (int i = 0; i < m_model.rowCount(); ++i) m_tree->expand(m_model.index(i, 0));
    m_tree->verticalScrollBar()->setValue(scrolled);
}

void CostView::choosePrices() {
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Price table"), priceFile(), tr("Price tables (*.json)"));
    if (!path.isEmpty()) usePrices(path);
}

bool CostView::usePrices(const QString &path) {
    if (const auto used = setPriceFile(path); !used) {
        m_message->show(InlineMessage::Kind::Failure, translated(used.error()));
        return false;
    }
    m_message->clear();
    if (m_session) m_session->costs().refresh();
    refresh();
    return true;
}

}
