#include "app/query/change_frames.h"

#include "app/window/text.h"
#include "app/window/theme.h"
#include "engine/request/codec.h"
#include "model/deploy/what_if.h"

#include <QApplication>
#include <QClipboard>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace app {

namespace {

int lineHeight(const QWidget &widget) {
    return measure::atLeast(measure::treeRow, widget.font());
}
int headHeight(const QWidget &widget) {
    return measure::atLeast(measure::tableRow, widget.font());
}

}

ChangeFrames::ChangeFrames(QWidget *parent) : QWidget(parent) {
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(tr("What the requests change"));
}

void ChangeFrames::clear() {
    m_frames.clear();
    setAccessibleDescription({});
    updateGeometry();
    update();
}

void ChangeFrames::show(const model::WhatIf &whatIf, const model::Design &design, std::size_t most) {
    m_frames.clear();
    std::size_t shown = 0, left = 0;
    for (std::size_t i = 0; i < whatIf.steps.size(); ++i) {
        const auto &step = whatIf.steps[i];
        if (shown >= most) {
            left += step.changes.size();
            continue;
        }
        addRequest(i + 1, step, design);
        shown += std::max<std::size_t>(1, step.changes.size());
    }
    if (left > 0) {
        Frame more;
        more.heading = tr("%n more change(s)", nullptr, static_cast<int>(left));
        m_frames.push_back(std::move(more));
    }
    setAccessibleDescription(text());
    updateGeometry();
    update();
}

void ChangeFrames::addRequest(std::size_t number, const model::WhatIfStep &step, const model::Design &design) {
    Frame request;
    request.heading = tr("%1. %2").arg(countText(number), toQString(engine::operationName(step.request)));
    if (!step.response)
        request.note = tr("Refused: %1").arg(translated(step.response.error()));
    else if (step.changes.empty())
        request.note = tr("changes nothing");
    else if (const auto *table = design.table(step.changes.front().tableName)) {
        const auto &change = step.changes.front();
        const auto items = std::ranges::count_if(step.changes, [](const auto &each) { return each.indexName.empty(); });
        const engine::ItemView entry(change.after ? *change.after : *change.before);
        request.note = items == 1 ? toQString(model::keyTextOf(entry, {}, table->description))
                                  : tr("%n item(s)", nullptr, static_cast<int>(items));
    }
    m_frames.push_back(std::move(request));
    for (std::size_t i = 0; i < step.changes.size(); ++i) {
        const auto &change = step.changes[i];
        const auto *table = design.table(change.tableName);
        if (!table) continue;
        addChange(change, *table);
        const bool last = i + 1 == step.changes.size() || step.changes[i + 1].indexName.empty();
        if (!last) continue;
        // The item's indexes that it does not touch: as good to know as those that it does.
        std::vector<std::string> touched;
        for (std::size_t j = i + 1; j-- > 0 && !step.changes[j].indexName.empty();)
            touched.push_back(step.changes[j].indexName);
        for (const auto *indexes :
            {&table->description.globalSecondaryIndexes, &table->description.localSecondaryIndexes})
            for (const auto &index : *indexes) {
                if (std::ranges::find(touched, index.indexName) != touched.end()) continue;
                const bool local = indexes == &table->description.localSecondaryIndexes;
                m_frames.push_back({{}, local ? QStringLiteral("lsi") : QStringLiteral("gsi"),
                    toQString(index.indexName), tr("unchanged"), tr("%1 WRU").arg(unitsText({})), {}});
            }
    }
}

void ChangeFrames::addChange(const engine::EntryChange &change, const model::TableDesign &table) {
    Frame frame;
    const auto &description = table.description;
    frame.title = toQString(change.indexName.empty() ? change.tableName : change.indexName);
    frame.note = translated(model::changeNote(change, description));
    frame.units = tr("%1 WRU").arg(unitsText(change.units));
    const auto addAttributes = [&] {
        for (const auto &attribute : model::attributeChanges(change)) {
            const QString name = toQString(attribute.name);
            if (attribute.before) frame.lines.push_back({QLatin1Char('-'), name, toQString(*attribute.before)});
            if (attribute.after) frame.lines.push_back({QLatin1Char('+'), name, toQString(*attribute.after)});
        }
    };
    if (change.indexName.empty()) {
        frame.iconName = QStringLiteral("table");
        addAttributes();
    } else {
        const bool local = std::ranges::any_of(
            description.localSecondaryIndexes, [&](const auto &index) { return index.indexName == change.indexName; });
        frame.iconName = local ? QStringLiteral("lsi") : QStringLiteral("gsi");
        const auto key = [&](const engine::ItemBlob &entry) {
            return toQString(model::keyTextOf(engine::ItemView(entry), change.indexName, description));
        };
        const QString before = change.before ? key(*change.before) : QString(),
                      after = change.after ? key(*change.after) : QString();
        if (change.before && change.after && before == after) {
            addAttributes();
        } else {
            if (change.before) frame.lines.push_back({QLatin1Char('-'), before, {}});
            if (change.after) frame.lines.push_back({QLatin1Char('+'), after, {}});
        }
    }
    m_frames.push_back(std::move(frame));
}

QString ChangeFrames::text() const {
    QStringList lines;
    for (const Frame &frame : m_frames) {
        if (frame.isRequest()) {
            lines << QStringLiteral("%1  %2").arg(frame.heading, frame.note).trimmed();
            continue;
        }
        lines << QStringLiteral("  %1  %2  %3").arg(frame.title, frame.note, frame.units);
        for (const Line &line : frame.lines)
            lines
                << QStringLiteral("    %1 %2  %3").arg(line.sign).arg(line.name, line.value).trimmed().prepend("    ");
    }
    return lines.join(QLatin1Char('\n'));
}

int ChangeFrames::heightOf(const Frame &frame) const {
    if (frame.isRequest()) {
        const int heading = fontMetrics().height() + measure::gap;
        return heading + (frame.note.isEmpty() ? 0 : fontMetrics().height()) + measure::grid;
    }
    return headHeight(*this) + static_cast<int>(frame.lines.size()) * lineHeight(*this) + measure::windowMargin;
}

QSize ChangeFrames::sizeHint() const {
    int height = 0;
    for (const Frame &frame : m_frames) height += heightOf(frame);
    return {measure::whatIf, height};
}

void ChangeFrames::changeEvent(QEvent *event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) updateGeometry();
    QWidget::changeEvent(event);
}

void ChangeFrames::keyPressEvent(QKeyEvent *event) {
    if (event->matches(QKeySequence::Copy))
        QApplication::clipboard()->setText(text());
    else
        QWidget::keyPressEvent(event);
}

void ChangeFrames::paintEvent(QPaintEvent *event) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto &t = tokens();
    QFont bold = font(), keys = monospaceFont();
    bold.setWeight(QFont::DemiBold);
    const QFontMetrics plainMetrics(font()), boldMetrics(bold), keyMetrics(keys);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const auto draw = [&](const QRect &at, int flags, const QString &text, const QFontMetrics &metrics) {
        painter.drawText(at, flags | Qt::AlignVCenter | Qt::TextSingleLine,
            metrics.elidedText(text, mirrored ? Qt::ElideLeft : Qt::ElideRight, at.width()));
    };
    int y = 0;
    for (const Frame &frame : m_frames) {
        const int height = heightOf(frame);
        if (y > event->rect().bottom()) break;
        if (y + height < event->rect().top()) {
            y += height;
            continue;
        }
        if (frame.isRequest()) {
            painter.setFont(bold);
            painter.setPen(t.text);
            draw(QRect(0, y, width(), boldMetrics.height()), Qt::AlignLeft, frame.heading, boldMetrics);
            painter.setFont(keys);
            painter.setPen(t.text2);
            draw(QRect(0, y + boldMetrics.height(), width(), plainMetrics.height() + 2), Qt::AlignLeft, frame.note,
                keyMetrics);
            y += height;
            continue;
        }
        const QRectF box(0.5, y + 0.5, width() - 1, height - measure::windowMargin - 1);
        painter.setPen(QPen(t.line, 1));
        painter.setBrush(t.surface);
        painter.drawRoundedRect(box, measure::controlRadius, measure::controlRadius);
        const int head = headHeight(*this), inset = measure::grid;
        paintIcon(painter, QRectF(inset, y + (head - 16) / 2.0, 16, 16), frame.iconName, t.text);
        const int unitsWidth = plainMetrics.horizontalAdvance(frame.units) + 2;
        painter.setFont(font());
        painter.setPen(t.text2);
        draw(QRect(width() - inset - unitsWidth, y, unitsWidth, head), Qt::AlignRight, frame.units, plainMetrics);
        painter.setFont(bold);
        painter.setPen(t.text);
        const int titleAt = inset + 16 + measure::grid;
        const int room = width() - titleAt - unitsWidth - 2 * inset;
        const int titleWidth = std::min(boldMetrics.horizontalAdvance(frame.title) + 1, room);
        draw(QRect(titleAt, y, titleWidth, head), Qt::AlignLeft, frame.title, boldMetrics);
        painter.setFont(font());
        painter.setPen(t.text2);
        draw(QRect(titleAt + titleWidth + measure::grid, y, std::max(0, room - titleWidth - measure::grid), head),
            Qt::AlignLeft, frame.note, plainMetrics);
        int nameWidth = 0;
        for (const Line &line : frame.lines)
            if (!line.value.isEmpty()) nameWidth = std::max(nameWidth, keyMetrics.horizontalAdvance(line.name));
        nameWidth = std::min(nameWidth + 2 * measure::grid, width() * 2 / 5);
        int at = y + head;
        for (const Line &line : frame.lines) {
            const bool comes = line.sign == QLatin1Char('+');
            const int rowHeight = lineHeight(*this);
            const QRect row(1, at, width() - 2, rowHeight);
            painter.fillRect(row, comes ? t.okSoft : t.badSoft);
            painter.setFont(keys);
            painter.setPen(comes ? t.ok : t.bad);
            painter.drawText(QRect(inset, at, 16, rowHeight), Qt::AlignLeft | Qt::AlignVCenter, line.sign);
            painter.setPen(t.text);
            const int nameAt = inset + 14;
            const int all = width() - nameAt - inset;
            const int room1 = line.value.isEmpty() ? all : nameWidth;
            draw(QRect(nameAt, at, room1, rowHeight), Qt::AlignLeft, line.name, keyMetrics);
            if (!line.value.isEmpty())
                draw(QRect(nameAt + nameWidth, at, all - nameWidth, rowHeight), Qt::AlignLeft, line.value, keyMetrics);
            at += rowHeight;
        }
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(t.line, 1));
        painter.drawRoundedRect(box, measure::controlRadius, measure::controlRadius);
        y += height;
    }
    if (hasFocus()) {
        painter.setPen(QPen(t.accent, 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

}
