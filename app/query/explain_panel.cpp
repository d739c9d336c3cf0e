#include "app/query/explain_panel.h"

#include "app/window/elided_label.h"
#include "app/window/text.h"
#include "app/window/theme.h"
#include "model/view/cell.h"

#include <QHBoxLayout>
#include <QHelpEvent>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace app {

namespace {

constexpr int mostCells = 60, cellTop = 26, cellHeight = 20, cellGap = 3;
constexpr double widestPitch = 15.5;

QString sortKeyOf(const model::ExaminedItem &item, const engine::KeySchema *schema) {
    if (!schema) return {};
    QStringList parts;
    for (const auto &key : schema->sortKeys())
        if (const auto value = engine::ItemView(item.key).find(key.name))
            parts << toQString(model::displayText(*value));
    return parts.join(QStringLiteral(" › "));
}

QString percent(std::size_t hundredths) {
    const double value = static_cast<double>(hundredths) / 100;
    return ExplainPanel::tr("%1 %").arg(QLocale().toString(value, 'f', value < 10 && value > 0 ? 1 : 0));
}

QString units(engine::CapacityUnits capacity) {
    return QLocale().toString(static_cast<double>(capacity.halves) / 2, 'f', 1);
}

}

ExplainStrip::ExplainStrip(QWidget *parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMouseTracking(true);
    setFocusPolicy(Qt::NoFocus);
}

QSize ExplainStrip::sizeHint() const {
    return {640, cellTop + cellHeight + 6 + QFontMetrics(app::font(TextRole::Small)).height() + 2};
}
QSize ExplainStrip::minimumSizeHint() const {
    return {200, sizeHint().height()};
}

void ExplainStrip::show(std::vector<model::ExaminedItem> items, std::vector<QString> keys, Labels labels) {
    m_items = std::move(items);
    m_keys = std::move(keys);
    m_labels = std::move(labels);
    makeCells();
    Counts all;
    for (const auto &cell : m_cells) {
        all.returned += cell.returned;
        all.filtered += cell.filtered;
        all.notRead += cell.notRead;
    }
    setAccessibleName(tr("%1 returned, %2 filtered out, %3 not read")
                          .arg(countText(static_cast<std::uint64_t>(all.returned)),
                              countText(static_cast<std::uint64_t>(all.filtered)),
                              countText(static_cast<std::uint64_t>(all.notRead))));
    setVisible(!m_items.empty());
    update();
}

void ExplainStrip::makeCells() {
    m_cells.clear();
    const int count = static_cast<int>(m_items.size());
    const int room = std::max(10, static_cast<int>(width() / widestPitch));
    const int cells = std::min({count, mostCells, std::max(room, std::min(count, 24))});
    for (int cell = 0; cell < cells; ++cell) {
        const int from = static_cast<int>(static_cast<std::int64_t>(cell) * count / cells);
        const int to = static_cast<int>(static_cast<std::int64_t>(cell + 1) * count / cells);
        Counts counts;
        counts.first = from;
        for (int i = from; i < to; ++i) {
            const auto &item = m_items[static_cast<std::size_t>(i)];
            ++(!item.inRange ? counts.notRead : item.returned ? counts.returned : counts.filtered);
        }
        m_cells.push_back(counts);
    }
}

double ExplainStrip::pitch() const {
    return m_cells.empty() ? widestPitch : std::min(widestPitch, static_cast<double>(width()) / cellCount());
}

void ExplainStrip::resizeEvent(QResizeEvent *event) {
    QWidget::resizeEvent(event);
    makeCells();
}

std::optional<ExplainStrip::Counts> ExplainStrip::cellAt(int x) const {
    const int cell = static_cast<int>(x / pitch());
    if (x < 0 || cell >= cellCount()) return std::nullopt;
    return m_cells[static_cast<std::size_t>(cell)];
}

QString ExplainStrip::describe(const Counts &cell) const {
    const auto first = static_cast<std::size_t>(cell.first);
    const auto last = first + static_cast<std::size_t>(cell.total()) - 1;
    const QString keys = first == last ? m_keys[first] : tr("%1 … %2").arg(m_keys[first], m_keys[last]);
    QStringList parts;
    if (cell.returned) parts << tr("%n returned", nullptr, cell.returned);
    if (cell.filtered) parts << tr("%n filtered out", nullptr, cell.filtered);
    if (cell.notRead) parts << tr("%n not read", nullptr, cell.notRead);
    return keys.isEmpty() ? parts.join(QStringLiteral(", "))
                          : keys + QLatin1Char('\n') + parts.join(QStringLiteral(", "));
}

bool ExplainStrip::event(QEvent *event) {
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const auto cell = cellAt(help->pos().x());
        const bool over = help->pos().y() >= cellTop && help->pos().y() < cellTop + cellHeight;
        if (cell && over)
            QToolTip::showText(help->globalPos(), describe(*cell), this);
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

void ExplainStrip::paintEvent(QPaintEvent *) {
    if (m_cells.empty()) return;
    const auto &t = tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QFont small = app::font(TextRole::Small);
    QFont mono = monospaceFont();
    const double step = pitch(), cellWidth = std::max(2.0, step - (step > 8 ? cellGap : 1));
    int firstRead = -1, lastRead = -1;
    for (int i = 0; i < cellCount(); ++i) {
        const auto &cell = m_cells[static_cast<std::size_t>(i)];
        const QRectF box(i * step + 0.5, cellTop + 0.5, cellWidth - 1, cellHeight - 1);
        const int total = cell.total();
        if (cell.returned + cell.filtered > 0) {
            if (firstRead < 0) firstRead = i;
            lastRead = i;
        }
        const double returned = static_cast<double>(cell.returned) / total,
                     filtered = static_cast<double>(cell.filtered) / total;
        painter.setPen(QPen(cell.returned + cell.filtered > 0 ? t.accent : t.line, 1));
        painter.setBrush(cell.notRead == total ? t.sunken : cell.returned == total ? t.accent : t.surface);
        painter.drawRoundedRect(box, 2, 2);
        if (cell.returned == total || cell.notRead == total) continue;
        painter.save();
        painter.setClipRect(box.adjusted(0.5, 0.5, -0.5, -0.5));
        // A group of items is filled from below: returned, then filtered out, then what was not read.
        const double solid = returned * box.height(), struck = filtered * box.height();
        if (returned > 0) painter.fillRect(QRectF(box.left(), box.bottom() - solid, box.width(), solid), t.accent);
        if (filtered > 0) {
            painter.setClipRect(
                QRectF(box.left(), box.bottom() - solid - struck, box.width(), struck), Qt::IntersectClip);
            painter.setPen(QPen(t.warnFill, 1.2));
            painter.drawLine(QPointF(box.left() + box.width() * 0.22, box.bottom() - 3),
                QPointF(box.right() - box.width() * 0.22, box.top() + 3));
        }
        painter.restore();
    }
    painter.setFont(small);
    const QFontMetrics metrics(small), monoMetrics(mono);
    const int textHeight = metrics.height();
    int left = 0;
    if (!m_labels.partition.isEmpty()) {
        const QString caption = tr("Partition");
        painter.setPen(t.text2);
        painter.drawText(QRectF(0, 0, width(), textHeight), Qt::AlignLeft | Qt::AlignVCenter, caption);
        left = metrics.horizontalAdvance(caption) + 10;
        painter.setFont(mono);
        painter.setPen(t.text);
        const QString value =
            monoMetrics.elidedText(m_labels.partition, Qt::ElideMiddle, std::max(60, width() / 2 - left));
        painter.drawText(QRectF(left, 0, width(), textHeight), Qt::AlignLeft | Qt::AlignVCenter, value);
        left += monoMetrics.horizontalAdvance(value) + 16;
    }
    if (firstRead < 0) return;
    if (m_labels.partition.isEmpty()) {
        painter.setPen(t.text2);
        painter.drawText(
            QRectF(0, 0, width(), textHeight), Qt::AlignLeft | Qt::AlignVCenter, tr("All partitions, in hash order"));
    }
    const double from = firstRead * step, to = lastRead * step + cellWidth;
    painter.setPen(QPen(t.accent, 1));
    if (!m_labels.partition.isEmpty())
        painter.drawPolyline(QPolygonF({
            {from + 0.5, 22  },
            {from + 0.5, 18.5},
            {to - 0.5,   18.5},
            {to - 0.5,   22  }
        }));
    if (!m_labels.range.isEmpty()) {
        const QString caption = tr("Key range");
        const int captionWidth = metrics.horizontalAdvance(caption) + 6;
        const QString range =
            monoMetrics.elidedText(m_labels.range, Qt::ElideMiddle, std::max(60, width() - left - captionWidth));
        const int wanted = captionWidth + monoMetrics.horizontalAdvance(range);
        // Over the end of the bracket, unless it would run into the partition at the left.
        const double end =
            std::clamp(to, static_cast<double>(std::min(width(), left + wanted)), static_cast<double>(width()));
        painter.setFont(mono);
        painter.setPen(t.text);
        painter.drawText(QRectF(end - wanted, 0, wanted, textHeight), Qt::AlignRight | Qt::AlignVCenter, range);
        painter.setFont(small);
        painter.setPen(t.text2);
        painter.drawText(QRectF(end - wanted, 0, captionWidth, textHeight), Qt::AlignLeft | Qt::AlignVCenter, caption);
    }
    // Below: the first and the last key that were read at their places, the legend where there is room.
    const double below = cellTop + cellHeight + 5;
    mono.setPointSizeF(std::max(mono.pointSizeF() - 0.5, 7.5));
    painter.setFont(mono);
    const QFontMetrics keyMetrics(mono);
    double taken = 0;
    const auto &firstCell = m_cells[static_cast<std::size_t>(firstRead)];
    const auto &lastCell = m_cells[static_cast<std::size_t>(lastRead)];
    const auto keyText = [&](int item) {
        if (!m_labels.ends) return QString();
        return keyMetrics.elidedText(m_keys[static_cast<std::size_t>(item)], Qt::ElideMiddle, width() / 4);
    };
    const QString firstKey = keyText(firstCell.first);
    const QString lastKey = keyText(lastCell.first + lastCell.total() - 1);
    painter.setPen(t.text2);
    if (!firstKey.isEmpty()) {
        const double w = keyMetrics.horizontalAdvance(firstKey);
        const double x = std::clamp(from + cellWidth / 2 - w / 2, 0.0, std::max(0.0, width() - w));
        painter.drawText(QRectF(x, below, w + 2, textHeight), Qt::AlignLeft | Qt::AlignVCenter, firstKey);
        taken = x + w + 16;
    }
    double free = width();
    if (!lastKey.isEmpty() && lastRead != firstRead) {
        const double w = keyMetrics.horizontalAdvance(lastKey);
        const double x = std::clamp(to - cellWidth / 2 - w / 2, taken, std::max(taken, width() - w));
        painter.drawText(QRectF(x, below, w + 2, textHeight), Qt::AlignLeft | Qt::AlignVCenter, lastKey);
        free = x - 16;
    }
    painter.setFont(small);
    const QString names[] = {tr("returned"), tr("filtered out"), tr("not read")};
    double legend = 0;
    for (const auto &name : names) legend += 14 + metrics.horizontalAdvance(name) + 16;
    legend -= 16;
    // In the middle between the keys; where that is too narrow, behind the last one.
    double x = m_labels.ends ? taken + (free - taken - legend) / 2 : 0;
    if (m_labels.ends && free - taken < legend)
        x = std::max(free + 16 + keyMetrics.horizontalAdvance(lastKey) + 16, taken);
    if (x + legend > width()) return;
    for (int i = 0; i < 3; ++i) {
        const QRectF box(x + 0.5, below + textHeight / 2.0 - 4, 8, 8);
        painter.setPen(QPen(i < 2 ? t.accent : t.lineStrong, 1));
        painter.setBrush(i == 0 ? t.accent : i == 2 ? t.sunken : Qt::transparent);
        painter.drawRoundedRect(box, 1.5, 1.5);
        if (i == 1) {
            painter.setPen(QPen(t.warnFill, 1.2));
            painter.drawLine(box.bottomLeft() + QPointF(2, -1), box.topRight() + QPointF(-2, 1));
        }
        painter.setPen(t.text2);
        const int w = metrics.horizontalAdvance(names[i]);
        painter.drawText(QRectF(x + 14, below, w + 2, textHeight), Qt::AlignLeft | Qt::AlignVCenter, names[i]);
        x += 14 + w + 16;
    }
}

ExplainPanel::ExplainPanel(QWidget *parent)
    : QWidget(parent),
      m_subtitle(new ElidedLabel(this)),
      m_verdictIcon(new QLabel(this)),
      m_verdict(new ElidedLabel(this)),
      m_strip(new ExplainStrip(this)),
      m_advice(new QVBoxLayout) {
    setAccessibleName(tr("Explain"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 12, 16, 12);
    layout->setSpacing(10);
    auto *head = new QHBoxLayout;
    head->setSpacing(measure::grid);
    auto *title = new QLabel(tr("Explain"), this);
    title->setFont(app::font(TextRole::Section));
    m_subtitle->setForegroundRole(role::secondary);
    m_subtitle->setFont(app::font(TextRole::Small));
    m_verdict->setFont(app::font(TextRole::Section));
    head->addWidget(title);
    head->addWidget(m_subtitle, 1);
    head->addWidget(m_verdictIcon);
    head->addWidget(m_verdict);
    layout->addLayout(head);
    layout->addWidget(m_strip);
    auto *numbers = new QHBoxLayout;
    numbers->setSpacing(measure::gap);
    for (int place = 0; place < 6; ++place) {
        if (place > 0) {
            auto *arrow = new QLabel(this);
            onTheme(
                arrow, [arrow] { arrow->setPixmap(icon(QStringLiteral("right"), IconRole::Muted).pixmap(12, 12)); });
            numbers->addStretch(1);
            numbers->addWidget(arrow);
            numbers->addStretch(1);
        }
        auto *column = new QVBoxLayout;
        column->setSpacing(0);
        Number number{new QLabel(this), new QLabel(this)};
        QFont bold = font();
        bold.setWeight(QFont::DemiBold);
        bold.setPointSizeF(bold.pointSizeF() + 0.75);
        number.value->setFont(bold);
        number.caption->setFont(app::font(TextRole::Small));
        number.caption->setForegroundRole(role::secondary);
        for (auto *label : {number.value, number.caption}) {
            label->setTextInteractionFlags(Qt::TextSelectableByMouse);
            column->addWidget(label);
        }
        numbers->addLayout(column);
        m_numbers.push_back(number);
    }
    layout->addLayout(numbers);
    m_advice->setSpacing(measure::gap);
    layout->addLayout(m_advice);
}

void ExplainPanel::setNumber(int place, const QString &value, const QString &caption, bool warn) {
    auto &number = m_numbers[static_cast<std::size_t>(place)];
    number.value->setText(value);
    number.value->setAccessibleName(tr("%1 %2").arg(value, caption));
    number.caption->setText(caption);
    QPalette palette = this->palette();
    if (warn) palette.setColor(QPalette::WindowText, tokens().warn);
    number.value->setPalette(palette);
}

QString ExplainPanel::number(int place) const {
    return m_numbers[static_cast<std::size_t>(place)].value->text();
}

void ExplainPanel::show(const QueryRun &run, const model::TableDesign *table) {
    const auto &trace = run.trace;
    const auto *index = table ? table->description.index(trace.indexName) : nullptr;
    const auto *schema = index ? &index->keySchema : table ? &table->description.keySchema : nullptr;
    const QString target = toQString(trace.indexName.empty() ? trace.tableName : trace.indexName);
    QStringList sortKeys;
    if (schema)
        for (const auto &key : schema->sortKeys()) sortKeys << toQString(key.name);

    switch (trace.route) {
    case model::RunTrace::Route::GetItem:
        m_subtitle->setText(tr("GetItem on %1, one item by its key").arg(target));
        break;
    case model::RunTrace::Route::Query:
        m_subtitle->setText(
            sortKeys.isEmpty()
                ? tr("Query on %1, one item collection").arg(target)
                : tr("Query on %1, one item collection in %2 order").arg(target, sortKeys.join(QStringLiteral(" › "))));
        break;
    case model::RunTrace::Route::Scan:
        m_subtitle->setText(tr("Scan of %1, item by item in hash order").arg(target));
        break;
    }
    const auto waste = trace.wasteShare();
    struct Verdict {
        QString icon, text;
        QColor colour;
    };
    const auto &t = tokens();
    const auto verdict = [&]() -> Verdict {
        if (trace.route == model::RunTrace::Route::GetItem) return {QStringLiteral("get"), tr("One GetItem"), t.ok};
        if (waste > 5'000)
            return {QStringLiteral("waste"), tr("Filter throws away %1 of what is read").arg(percent(waste)), t.warn};
        if (trace.route == model::RunTrace::Route::Scan)
            return {QStringLiteral("scan"),
                trace.complete ? tr("Reads all of %1").arg(target) : tr("Reads %1 item by item").arg(target), t.bad};
        if (waste > 0) return {QStringLiteral("query"), tr("One Query; its filter drops %1").arg(percent(waste)), t.ok};
        return {QStringLiteral("query"), tr("One Query"), t.ok};
    }();
    m_verdictIcon->setPixmap(verdictIcon(verdict.icon).pixmap(16, 16));
    m_verdict->setText(verdict.text);
    QPalette palette = this->palette();
    palette.setColor(QPalette::WindowText, verdict.colour);
    m_verdict->setPalette(palette);

    ExplainStrip::Labels labels;
    std::vector<QString> keys;
    for (const auto &item : run.examined) keys.push_back(sortKeyOf(item, schema));
    labels.ends = trace.route == model::RunTrace::Route::Query; // in hash order the ends are no ends of anything
    if (trace.route == model::RunTrace::Route::Query && schema && !run.examined.empty()) {
        QStringList partition;
        for (const auto &key : schema->partitionKeys())
            if (const auto value = engine::ItemView(run.examined.front().key).find(key.name))
                partition << toQString(model::displayText(*value));
        labels.partition = partition.join(QStringLiteral(" › "));
        const auto read = std::ranges::find_if(run.examined, &model::ExaminedItem::inRange);
        const bool whole = std::ranges::all_of(run.examined, &model::ExaminedItem::inRange);
        if (read != run.examined.end() && !whole) {
            std::size_t last = 0;
            for (std::size_t i = 0; i < run.examined.size(); ++i)
                if (run.examined[i].inRange) last = i;
            const auto first = static_cast<std::size_t>(read - run.examined.begin());
            labels.range = first == last ? keys[first] : tr("%1 … %2").arg(keys[first], keys[last]);
        }
    }
    m_strip->show(run.examined, std::move(keys), std::move(labels));

    const auto count = [](std::int64_t number) { return countText(static_cast<std::uint64_t>(number)); };
    setNumber(0, count(trace.examined), tr("examined"));
    setNumber(1, trace.filteredOut() > 0 ? QStringLiteral("−") + count(trace.filteredOut()) : count(0),
        tr("filtered out"), trace.filteredOut() > 0);
    setNumber(2, count(trace.returned), tr("returned"));
    setNumber(3, bytesText(static_cast<std::uint64_t>(trace.bytesRead)), tr("bytes read"));
    setNumber(4, countText(trace.pages), trace.pages == 1 ? tr("page") : tr("pages"));
    QStringList arms;
    for (const auto &arm : run.capacity)
        if (arm.units.halves > 0 || run.capacity.size() == 1) // the table's arm is there even where it cost nothing
            arms << tr("%1 %2").arg(
                toQString(arm.indexName.empty() ? trace.tableName : arm.indexName), units(arm.units));
    setNumber(
        5, tr("%1 RRU").arg(units(trace.units)), arms.isEmpty() ? tr("capacity") : arms.join(QStringLiteral(", ")));
    m_numbers[5].caption->setToolTip(tr("Read request units, by table and index"));

    while (auto *item = m_advice->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const auto say = [&](const QString &text, const char *iconName, IconRole role) {
        auto *line = new QWidget(this);
        auto *lineLayout = new QHBoxLayout(line);
        lineLayout->setContentsMargins(0, 0, 0, 0);
        lineLayout->setSpacing(measure::grid);
        auto *sign = new QLabel(line);
        const QString name = QString::fromLatin1(iconName);
        onTheme(sign, [sign, name, role] { sign->setPixmap(icon(name, role).pixmap(16, 16)); });
        auto *label = new QLabel(text, line);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        lineLayout->addWidget(sign, 0, Qt::AlignTop);
        lineLayout->addWidget(label, 1);
        m_advice->addWidget(line);
    };
    for (const auto &message : model::advice(trace)) say(translated(message), "info", IconRole::Accent);
    if (!run.refused.empty())
        say(tr("%n item(s) of %1 are not in the sandbox, as DynamoDB would refuse them. %2", nullptr,
                static_cast<int>(run.refused.size()))
                .arg(toQString(trace.tableName), toQString(run.refused.front().why)),
            "warning", IconRole::Warn);
    QWidget::show();
}

void ExplainPanel::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    painter.fillRect(rect(), tokens().surface);
    painter.fillRect(QRect(0, height() - 1, width(), 1), tokens().line);
}

}
