#include "app/analyse/sparsity_table.h"

#include "app/analyse/focus_ring.h"
#include "app/window/text.h"
#include "app/window/theme.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QFocusEvent>
#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace app {

namespace {

constexpr qreal sidePadding = 8, cellHeight = 14, cellGap = 6, minimumCell = 28, maximumCell = 64;
constexpr qreal columnGap = 10, leastName = 60;

qreal lineHeight(TextRole role) {
    return QFontMetricsF(font(role)).height();
}
qreal headHeight() {
    return std::max<qreal>(26, lineHeight(TextRole::Small) + 8);
}
qreal rowHeight() {
    return std::max<qreal>(40, cellHeight + lineHeight(TextRole::Tiny) + 10);
}
qreal reasonHeight() {
    return std::max<qreal>(24, lineHeight(TextRole::Small) + 8);
}

QString countsText(const model::IndexLens &lens) {
    return QCoreApplication::translate("SparsityTable", "%1 of %2").arg(countText(lens.items), countText(lens.of));
}

/// The share without its unit where there is no room for more; the read-out has all of it.
QString shareIn(qreal width, const QFont &font, std::size_t share) {
    const QString text = shareText(share);
    const qsizetype unit = text.lastIndexOf(QLatin1Char(' '));
    return unit < 0 || QFontMetricsF(font).horizontalAdvance(text) < width ? text : text.left(unit);
}

}

struct SparsityTable::Columns {
    qreal share = 0;   ///< Right edge of the column "All".
    qreal first = 0;   ///< Left edge of the first entity.
    qreal cell = 0;    ///< From one entity to the next.
    qreal storage = 0; ///< Right edge.
    qreal name = 0;    ///< Width of the index' name.
};

SparsityTable::SparsityTable(QWidget *parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

void SparsityTable::setData(SparsityData data) {
    m_data = std::move(data);
    m_hovered = {};
    m_reason.reset();
    if (m_current >= m_data.series.indexes.size()) m_current.reset();
    if (!m_current && !m_data.series.indexes.empty()) m_current = 0;
    updateGeometry();
    update();
}

void SparsityTable::setCurrent(std::optional<std::size_t> index) {
    if (index >= m_data.series.indexes.size()) index.reset();
    if (index == m_current) return;
    m_current = index;
    m_reason.reset();
    updateGeometry();
    update();
}

const model::IndexLens *SparsityTable::currentLens() const {
    return m_current ? &m_data.series.indexes[*m_current].lens : nullptr;
}
std::size_t SparsityTable::reasonCount() const {
    return currentLens() ? currentLens()->leftOut.size() : 0;
}

SparsityTable::Widths SparsityTable::widths() const {
    const QFontMetricsF body(app::font()), small(app::font(TextRole::Small)), tiny(app::font(TextRole::Tiny));
    Widths needed{body.horizontalAdvance(tr("Index")), small.horizontalAdvance(tr("All")),
        small.horizontalAdvance(tr("Storage"))};
    for (const auto &row : m_data.series.indexes) {
        needed.name = std::max(needed.name, body.horizontalAdvance(toQString(row.lens.indexName)) + 22);
        needed.share = std::max({needed.share, body.horizontalAdvance(shareText(row.share)) * 1.15,
            tiny.horizontalAdvance(countsText(row.lens)) + 2});
        needed.storage = std::max(needed.storage, small.horizontalAdvance(bytesText(row.storedBytes)));
    }
    return needed;
}

SparsityTable::Columns SparsityTable::columns(qreal width) const {
    const Widths needed = widths();
    const auto count = static_cast<qreal>(std::max<std::size_t>(1, m_data.columns.size()));
    const qreal room = width - needed.share - needed.storage - 3 * columnGap - 2 * sidePadding;
    Columns made;
    made.name = std::min(needed.name, std::max(leastName, room - count * (minimumCell + cellGap)));
    made.cell = std::clamp((room - made.name) / count, minimumCell + cellGap, maximumCell + cellGap);
    made.storage = width - sidePadding;
    made.first = made.storage - needed.storage - columnGap - count * made.cell;
    made.share = made.first - columnGap;
    return made;
}

QSize SparsityTable::sizeHint() const {
    const Widths needed = widths();
    const auto count = static_cast<qreal>(std::max<std::size_t>(1, m_data.columns.size()));
    const qreal width = 2 * sidePadding + 3 * columnGap + std::min(leastName, needed.name) + needed.share +
                        needed.storage + count * (minimumCell + cellGap);
    qreal height = headHeight() + static_cast<qreal>(m_data.series.indexes.size()) * rowHeight();
    if (reasonCount() > 0) height += 10 + (static_cast<qreal>(reasonCount()) + 1) * reasonHeight();
    return {static_cast<int>(std::ceil(width)), static_cast<int>(std::ceil(height)) + 2};
}

QRectF SparsityTable::rowRect(std::size_t index) const {
    return {0, headHeight() + static_cast<qreal>(index) * rowHeight(), static_cast<qreal>(width()), rowHeight()};
}
QRectF SparsityTable::reasonRect(std::size_t reason) const {
    const qreal top =
        headHeight() + static_cast<qreal>(m_data.series.indexes.size()) * rowHeight() + 10 + reasonHeight();
    return {0, top + static_cast<qreal>(reason) * reasonHeight(), static_cast<qreal>(width()), reasonHeight()};
}
QRectF SparsityTable::cellRect(std::size_t index, std::size_t column) const {
    const Columns c = columns(width());
    const QRectF row = rowRect(index);
    return {c.first + static_cast<qreal>(column) * c.cell + cellGap / 2, row.top() + 6, c.cell - cellGap, cellHeight};
}

SparsityTable::Hit SparsityTable::hitAt(const QPointF &point) const {
    Hit hit;
    for (std::size_t i = 0; i < m_data.series.indexes.size(); ++i) {
        if (!rowRect(i).contains(point)) continue;
        hit.index = i;
        const Columns c = columns(width());
        if (point.x() >= c.first && point.x() < c.first + c.cell * static_cast<qreal>(m_data.columns.size()))
            hit.column = static_cast<std::size_t>((point.x() - c.first) / c.cell);
    }
    for (std::size_t i = 0; i < reasonCount(); ++i)
        if (reasonRect(i).contains(point)) hit.reason = i;
    return hit;
}

Readout SparsityTable::readout(std::size_t index, std::optional<std::size_t> column) const {
    const model::SparsityRow &row = m_data.series.indexes[index];
    const QString name = toQString(row.lens.indexName);
    Readout said;
    if (column && *column < row.lens.entities.size()) {
        const model::EntityShare &share = row.lens.entities[*column];
        said.title = tr("%1 in %2", "entity in index").arg(m_data.columns[*column].name, name);
        said.lines.append(tr("%1 of %2 items, %3")
                              .arg(countText(share.items), countText(share.of),
                                  shareText(*column < row.byEntity.size() ? row.byEntity[*column] : 0)));
        if (share.items > 0)
            said.lines.append(
                tr("%1 in the index, %2 in the table").arg(bytesText(share.bytes), bytesText(share.tableBytes)));
        for (const model::LeftOut &out : row.lens.leftOut)
            if (out.entity == share.entity)
                said.lines.append(tr("%1 left out: %2").arg(countText(out.itemIndexes.size()), translated(out.reason)));
        return said;
    }
    said.title = name;
    said.lines.append(
        tr("%1 of %2 items, %3").arg(countText(row.lens.items), countText(row.lens.of), shareText(row.share)));
    said.lines.append(
        tr("Entries: %1, stored with overhead: %2").arg(bytesText(row.lens.bytes), bytesText(row.storedBytes)));
    said.lines.append(tr("%1 left out").arg(countText(row.lens.leftOutItems())));
    return said;
}

void SparsityTable::paint(QPainter &painter, const QRectF &target) {
    painter.save();
    painter.translate(target.topLeft());
    paintAll(painter, target.width(), true);
    painter.restore();
}

void SparsityTable::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    paintAll(painter, width(), false);
}

void SparsityTable::paintAll(QPainter &painter, qreal width, bool picture) const {
    const Tokens &t = tokens();
    const Columns c = columns(width);
    painter.setFont(app::font(TextRole::Small));
    painter.setPen(t.text2);
    const qreal head = headHeight();
    painter.drawText(QRectF(sidePadding, 0, c.name, head), Qt::AlignLeft | Qt::AlignVCenter, tr("Index"));
    painter.drawText(QRectF(0, 0, c.share, head), Qt::AlignRight | Qt::AlignVCenter, tr("All"));
    painter.drawText(QRectF(0, 0, c.storage, head), Qt::AlignRight | Qt::AlignVCenter, tr("Storage"));
    for (std::size_t i = 0; i < m_data.columns.size(); ++i) {
        const qreal middle = c.first + (static_cast<qreal>(i) + 0.5) * c.cell;
        const QRectF badge(
            middle - measure::badge / 2., head / 2 - measure::badge / 2., measure::badge, measure::badge);
        const RankBadge &sign = m_data.columns[i].badge;
        if (sign.letter.isEmpty())
            paintUnknownBadge(painter, badge);
        else
            paintBadge(painter, badge, sign.letter, sign.colour, sign.square);
    }
    for (std::size_t i = 0; i < m_data.series.indexes.size(); ++i) paintRow(painter, c, i, picture);
    if (reasonCount() == 0) return;
    painter.setFont(app::font(TextRole::Small));
    painter.setPen(t.text2);
    QRectF title = reasonRect(0);
    title.moveTop(title.top() - reasonHeight());
    title.setWidth(width);
    title.setLeft(sidePadding);
    painter.drawText(title, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(painter.font())
            .elidedText(tr("Left out of %1", "index").arg(toQString(currentLens()->indexName)), Qt::ElideRight, width));
    for (std::size_t i = 0; i < reasonCount(); ++i) paintReason(painter, i, width, picture);
}

void SparsityTable::paintRow(QPainter &painter, const Columns &c, std::size_t index, bool picture) const {
    const Tokens &t = tokens();
    const model::SparsityRow &data = m_data.series.indexes[index];
    QRectF row = rowRect(index);
    row.setWidth(c.storage + sidePadding);
    if (!picture && m_current == index)
        painter.fillRect(row, t.selection);
    else if (!picture && m_hovered.index == index)
        painter.fillRect(row, t.hover);
    painter.fillRect(QRectF(0, row.top(), row.width(), 1), t.line);

    const QFontMetricsF body(app::font());
    const qreal top = row.top() + 4;
    paintIcon(painter, QRectF(sidePadding, top + (body.height() - 16) / 2, 16, 16),
        data.lens.global ? QStringLiteral("gsi") : QStringLiteral("lsi"), t.text2);
    painter.setFont(app::font());
    painter.setPen(t.text);
    painter.drawText(QRectF(sidePadding + 22, top, c.name - 22, body.height()), Qt::AlignLeft | Qt::AlignVCenter,
        body.elidedText(toQString(data.lens.indexName), Qt::ElideRight, c.name - 22));
    QFont strong = app::font();
    strong.setWeight(QFont::DemiBold);
    painter.setFont(strong);
    painter.drawText(QRectF(0, top, c.share, body.height()), Qt::AlignRight | Qt::AlignVCenter, shareText(data.share));
    const QFont tiny = app::font(TextRole::Tiny);
    const qreal second = row.top() + 6 + cellHeight + 2;
    const QRectF counts(0, second, c.share, row.bottom() - second - 2);
    painter.setFont(tiny);
    painter.setPen(t.text2);
    painter.drawText(counts, Qt::AlignRight | Qt::AlignTop, countsText(data.lens));
    painter.setFont(app::font(TextRole::Small));
    painter.drawText(
        QRectF(0, top, c.storage, body.height()), Qt::AlignRight | Qt::AlignVCenter, bytesText(data.storedBytes));

    painter.setFont(tiny);
    for (std::size_t i = 0; i < m_data.columns.size() && i < data.byEntity.size(); ++i) {
        const QRectF cell(
            c.first + static_cast<qreal>(i) * c.cell + cellGap / 2, row.top() + 6, c.cell - cellGap, cellHeight);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(t.chartGrid);
        painter.drawRoundedRect(cell, 2, 2);
        const std::size_t share = data.byEntity[i];
        if (share > 0) {
            const qreal filled = std::max<qreal>(2, cell.width() * static_cast<qreal>(share) / 10'000);
            const RankBadge &sign = m_data.columns[i].badge;
            painter.setBrush(sign.letter.isEmpty() ? t.text3 : entityColour(sign.colour)(t));
            painter.drawRoundedRect(QRectF(cell.topLeft(), QSizeF(filled, cell.height())), 2, 2);
        }
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(share > 0 ? t.text2 : t.text3);
        painter.drawText(QRectF(cell.left() - cellGap, second, c.cell + cellGap, row.bottom() - second - 2),
            Qt::AlignHCenter | Qt::AlignTop, shareIn(c.cell, painter.font(), share));
    }
    if (!picture && hasFocus() && m_current == index && !m_reason) paintFocusRing(painter, row.adjusted(0, 1, 0, 0));
}

void SparsityTable::paintReason(QPainter &painter, std::size_t reason, qreal width, bool picture) const {
    const Tokens &t = tokens();
    const model::LeftOut &out = currentLens()->leftOut[reason];
    QRectF row = reasonRect(reason);
    row.setWidth(width);
    if (!picture && m_hovered.reason == reason) painter.fillRect(row, t.hover);
    const QRectF badge(sidePadding, row.center().y() - measure::badge / 2., measure::badge, measure::badge);
    const RankBadge *sign =
        out.entity && *out.entity < m_data.columns.size() ? &m_data.columns[*out.entity].badge : nullptr;
    if (!sign || sign->letter.isEmpty())
        paintUnknownBadge(painter, badge);
    else
        paintBadge(painter, badge, sign->letter, sign->colour, sign->square);
    painter.setFont(app::font(TextRole::Small));
    const QFontMetricsF metrics(painter.font());
    qreal right = width - sidePadding;
    if (!out.byDesign) {
        const QString word = tr("unexpected");
        const qreal wide = metrics.horizontalAdvance(word) + 12;
        const QRectF tag(right - wide, row.center().y() - 9, wide, 18);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(t.warnSoft);
        painter.drawRoundedRect(tag, measure::tagRadius, measure::tagRadius);
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(t.warn);
        painter.drawText(tag, Qt::AlignCenter, word);
        right = tag.left() - 8;
    }
    const QString count = countText(out.itemIndexes.size());
    painter.setPen(t.text);
    painter.drawText(QRectF(badge.right() + 8, row.top(), 60, row.height()), Qt::AlignLeft | Qt::AlignVCenter, count);
    const qreal left = badge.right() + 8 + std::max<qreal>(28, metrics.horizontalAdvance(count)) + 8;
    painter.setPen(t.text2);
    painter.drawText(QRectF(left, row.top(), right - left, row.height()), Qt::AlignLeft | Qt::AlignVCenter,
        metrics.elidedText(translated(out.reason), Qt::ElideRight, right - left));
    if (!picture && hasFocus() && m_reason == reason) paintFocusRing(painter, row);
}

void SparsityTable::say(const QString &text) {
    setAccessibleDescription(text);
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

void SparsityTable::keyPressEvent(QKeyEvent *event) {
    const std::size_t count = m_data.series.indexes.size();
    if (count == 0) return QWidget::keyPressEvent(event);
    const std::size_t at = m_current.value_or(0);
    switch (event->key()) {
    case Qt::Key_Up:
        if (m_reason)
            m_reason = *m_reason == 0 ? std::optional<std::size_t>() : *m_reason - 1;
        else if (at > 0)
            setCurrent(at - 1), emit chosen(at - 1);
        break;
    case Qt::Key_Down:
        if (m_reason)
            m_reason = std::min(*m_reason + 1, reasonCount() - 1);
        else if (at + 1 < count)
            setCurrent(at + 1), emit chosen(at + 1);
        else if (reasonCount() > 0)
            m_reason = 0;
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_current && m_reason)
            emit reasonActivated(*m_current, *m_reason);
        else if (m_current)
            emit activated(*m_current);
        return;
    default: return QWidget::keyPressEvent(event);
    }
    if (!m_current) return;
    if (m_reason) {
        const model::LeftOut &out = currentLens()->leftOut[*m_reason];
        say(tr("%1 left out: %2").arg(countText(out.itemIndexes.size()), translated(out.reason)));
    } else {
        QStringList all{readout(*m_current, {}).plain()};
        for (std::size_t i = 0; i < m_data.columns.size(); ++i) all.append(readout(*m_current, i).plain());
        say(all.join(QStringLiteral("; ")));
    }
    update();
}

bool SparsityTable::event(QEvent *event) {
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const Hit hit = hitAt(help->pos());
        if (hit.index) {
            QToolTip::showText(help->globalPos(), readout(*hit.index, hit.column).html(), this);
        } else if (hit.reason) {
            const model::LeftOut &out = currentLens()->leftOut[*hit.reason];
            Readout said{translated(out.reason), {tr("%n item(s)", nullptr, static_cast<int>(out.itemIndexes.size()))}};
            if (!out.example.empty()) said.lines.append(tr("For example %1").arg(toQString(out.example)));
            QToolTip::showText(help->globalPos(), said.html(), this);
        } else {
            QToolTip::hideText();
        }
        return true;
    }
    return QWidget::event(event);
}

void SparsityTable::mouseMoveEvent(QMouseEvent *event) {
    const Hit hit = hitAt(event->position());
    setCursor(hit.index || hit.reason ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (hit == m_hovered) return;
    m_hovered = hit;
    update();
}
void SparsityTable::mousePressEvent(QMouseEvent *event) {
    if (event->button() != Qt::LeftButton) return;
    const Hit hit = hitAt(event->position());
    if (hit.index) {
        setCurrent(hit.index);
        emit chosen(*hit.index);
    } else if (hit.reason && m_current) {
        emit reasonActivated(*m_current, *hit.reason);
    }
}
void SparsityTable::mouseDoubleClickEvent(QMouseEvent *event) {
    const Hit hit = hitAt(event->position());
    if (event->button() == Qt::LeftButton && hit.index) emit activated(*hit.index);
}
void SparsityTable::leaveEvent(QEvent *) {
    m_hovered = {};
    update();
}
void SparsityTable::focusInEvent(QFocusEvent *event) {
    QWidget::focusInEvent(event);
    update();
}
void SparsityTable::focusOutEvent(QFocusEvent *event) {
    QWidget::focusOutEvent(event);
    update();
}

}
