#include "app/design/card_item.h"

#include "app/window/text.h"
#include "app/window/theme.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionGraphicsItem>

#include <algorithm>
#include <cmath>

namespace app {

namespace {

constexpr qreal sidePadding = 12, rightPadding = 10, radius = measure::cardRadius;

QString tr(const char *source) {
    return QCoreApplication::translate("app::CardItem", source);
}

/// A hairline that stays one device pixel thick at every zoom.
QPen hairline(const QColor &colour, qreal width = 1) {
    QPen pen(colour, width);
    pen.setCosmetic(true);
    return pen;
}

void drawElided(
    QPainter &painter, const QRectF &box, int alignment, const QString &text, Qt::TextElideMode mode = Qt::ElideRight) {
    if (box.width() < 4) return;
    const QFontMetricsF metrics(painter.font());
    const bool fits = metrics.horizontalAdvance(text) <= box.width() + 0.5;
    painter.drawText(box, alignment | Qt::TextSingleLine, fits ? text : metrics.elidedText(text, mode, box.width()));
}

QString partText(const model::KeyTemplate::Part &part) {
    const QString text = toQString(part.text);
    return part.variable ? QLatin1Char('{') + text + QLatin1Char('}') : text;
}

}

CardDetail cardDetailAt(qreal scale) {
    constexpr qreal rounding = 1e-6; // a zoom of 60 % is not exactly 0.6 any more once it went through a transform
    return scale < 0.3 - rounding ? CardDetail::Name : scale < 0.6 - rounding ? CardDetail::Keys : CardDetail::Full;
}

CanvasFonts CanvasFonts::make() {
    CanvasFonts fonts{app::font(), monospaceFont(), app::font(TextRole::Small), app::font(TextRole::Tiny)};
    fonts.title.setWeight(QFont::DemiBold);
    fonts.row.setPointSizeF(fonts.small.pointSizeF());
    return fonts;
}

model::CanvasMetrics CanvasFonts::metrics() const {
    model::CanvasMetrics metrics;
    const QFontMetricsF rows(row), texts(small), titles(title);
    const QString sample = QStringLiteral("Orders by status, 1204 items of GSI1");
    metrics.characterWidth = texts.horizontalAdvance(sample) / static_cast<qreal>(sample.size());
    metrics.boldCharacterWidth = titles.horizontalAdvance(sample) / static_cast<qreal>(sample.size());
    metrics.monoCharacterWidth = rows.horizontalAdvance(QLatin1Char('0'));
    metrics.headHeight = std::max<qreal>(30, std::ceil(titles.height()) + 12);
    metrics.rowHeight = std::max<qreal>(22, std::ceil(rows.height()) + 6);
    metrics.slotHeight = std::max<qreal>(24, std::ceil(rows.height()) + 8);
    metrics.minimumWidth = 216;
    metrics.rowGap = 24; // a link between two cards and its "1" and "n" need that much
    metrics.footHeight = std::max<qreal>(24, std::ceil(texts.height()) + 8);
    return metrics;
}

CardItem::CardItem(model::CanvasCard card, std::vector<CardBadge> badges) : m_fonts(CanvasFonts::make()) {
    setAcceptedMouseButtons(Qt::LeftButton);
    setCacheMode(DeviceCoordinateCache); // panning and dragging copy pixels instead of laying out text
    setCard(std::move(card), std::move(badges));
}

void CardItem::setCard(model::CanvasCard card, std::vector<CardBadge> badges) {
    prepareGeometryChange();
    m_card = std::move(card);
    m_badges = std::move(badges);
    m_fonts = CanvasFonts::make();
    const QFontMetricsF metrics(m_fonts.row);
    qreal widest = 0, longest = 0;
    for (const model::CanvasRow &row : m_card.rows) {
        if (row.kind != model::CanvasRow::Kind::Template) continue;
        widest = std::max(widest, metrics.horizontalAdvance(toQString(row.name)) + 1);
        qreal length = 0;
        for (const auto &part : row.parts) length += metrics.horizontalAdvance(partText(part));
        longest = std::max(longest, length);
    }
    // A column of its own for short names too, unless the templates need the room.
    const qreal room = m_card.rect.width - sidePadding - rightPadding - longest;
    m_nameWidth = std::min(std::max(std::min<qreal>(64, room), widest + 8), m_card.rect.width * 0.45);
    setPos(m_card.rect.x, m_card.rect.y);
    update();
}

void CardItem::setCurrent(bool current, std::optional<std::size_t> row) {
    if (row && *row >= m_card.rows.size()) row.reset();
    if (m_current == current && m_currentRow == row) return;
    m_current = current;
    m_currentRow = row;
    update();
}

void CardItem::setFocused(bool focused) {
    if (m_focused == focused) return;
    m_focused = focused;
    update();
}

void CardItem::setHighlighted(std::set<std::string> attributeNames) {
    if (m_highlighted == attributeNames) return;
    m_highlighted = std::move(attributeNames);
    update();
}

std::optional<std::size_t> CardItem::rowAt(const QPointF &point) const {
    for (std::size_t i = 0; i < m_card.rows.size(); ++i)
        if (point.y() >= m_card.rows[i].y && point.y() < m_card.rows[i].y + m_card.rows[i].height) return i;
    return std::nullopt;
}

QString CardItem::rowText(std::size_t place) const {
    if (place >= m_card.rows.size()) return {};
    const model::CanvasRow &row = m_card.rows[place];
    switch (row.kind) {
    case model::CanvasRow::Kind::Projection:
    case model::CanvasRow::Kind::More: return translated(row.text);
    case model::CanvasRow::Kind::Template: {
        QString text = toQString(row.name) + QStringLiteral(" = ");
        for (const auto &part : row.parts) text += partText(part);
        return text;
    }
    case model::CanvasRow::Kind::Slot:
    case model::CanvasRow::Kind::Attribute: break;
    }
    QStringList words{toQString(row.name)};
    if (!row.type.empty()) words.append(toQString(row.type));
    if (!row.tag.empty()) words.append(toQString(row.tag));
    return words.join(QStringLiteral(", "));
}

QString CardItem::spokenText() const {
    static constexpr const char *kinds[] = {QT_TRANSLATE_NOOP("app::CardItem", "Table %1"),
        QT_TRANSLATE_NOOP("app::CardItem", "Index %1"), QT_TRANSLATE_NOOP("app::CardItem", "Entity %1")};
    QStringList parts{tr(kinds[static_cast<std::size_t>(m_card.kind)]).arg(toQString(m_card.title))};
    for (const QString &text : {translated(m_card.subtitle), translated(m_card.foot)})
        if (!text.isEmpty()) parts.append(text);
    for (std::size_t i = 0; i < m_card.rows.size(); ++i) parts.append(rowText(i));
    QStringList entities;
    for (const std::size_t entity : m_card.entities)
        if (entity < m_badges.size()) entities.append(m_badges[entity].name);
    if (!entities.isEmpty()) parts.append(tr("holds %1").arg(entities.join(QStringLiteral(", "))));
    return parts.join(QStringLiteral("; "));
}

QRectF CardItem::boundingRect() const {
    return box().adjusted(-4, -4, 4, 5);
}
QPainterPath CardItem::shape() const {
    QPainterPath path;
    path.addRect(box());
    return path;
}

void CardItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *) {
    const qreal scale = QStyleOptionGraphicsItem::levelOfDetailFromTransform(painter->worldTransform());
    const CardDetail detail = cardDetailAt(scale);
    painter->setRenderHint(QPainter::Antialiasing);
    paintFrame(*painter);
    if (detail == CardDetail::Name) return paintName(*painter, scale);
    paintHead(*painter, scale, detail);
    const QRectF exposed = option ? option->exposedRect : box();
    bool separated = false;
    for (std::size_t i = 0; i < m_card.rows.size(); ++i) {
        const model::CanvasRow &row = m_card.rows[i];
        const bool key = row.kind == model::CanvasRow::Kind::Slot || row.kind == model::CanvasRow::Kind::Template;
        if (detail == CardDetail::Keys && !key) continue;
        if (row.kind == model::CanvasRow::Kind::Attribute && !separated) {
            separated = true;
            const bool below = i > 0 && m_card.rows[i - 1].kind == model::CanvasRow::Kind::Template;
            if (below) {
                const qreal y = std::round((m_card.rows[i - 1].y + m_card.rows[i - 1].height + row.y) / 2);
                painter->fillRect(
                    QRectF(measure::stripe, y, m_card.rect.width - measure::stripe - 1, 1), tokens().line);
            }
        }
        if (row.y <= exposed.bottom() && row.y + row.height >= exposed.top()) paintRow(*painter, i);
    }
    if (detail == CardDetail::Full) paintFoot(*painter);
}

void CardItem::paintFrame(QPainter &painter) const {
    const Tokens &t = tokens();
    const QRectF edge = box().adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(20, 24, 31, t.dark ? 60 : 15)); // the shadow: 6 %
    painter.drawRoundedRect(edge.translated(0, 1.5), radius, radius);
    painter.setBrush(t.raised);
    painter.setPen(m_current ? QPen(t.accent, 2) : hairline(t.lineStrong));
    painter.drawRoundedRect(edge, radius, radius);
    if (m_current && m_focused) {
        painter.setBrush(Qt::NoBrush);
        QColor ring = t.accent;
        ring.setAlphaF(0.35F);
        painter.setPen(QPen(ring, 2));
        painter.drawRoundedRect(edge.adjusted(-2, -2, 2, 2), radius + 2, radius + 2);
    }
    if (m_card.kind != model::CanvasCard::Kind::Entity || !m_card.entity || *m_card.entity >= m_badges.size()) return;
    QPainterPath outline, stripe;
    outline.addRoundedRect(box(), radius, radius);
    stripe.addRect(0, 0, measure::stripe, m_card.rect.height);
    const int colour = std::clamp(m_badges[*m_card.entity].colour, 1, 8);
    painter.fillPath(outline & stripe, t.entity[static_cast<std::size_t>(colour - 1)]);
}

void CardItem::paintSign(QPainter &painter, const QRectF &square) const {
    if (m_card.kind == model::CanvasCard::Kind::Entity) {
        if (!m_card.entity || *m_card.entity >= m_badges.size()) return paintUnknownBadge(painter, square);
        const CardBadge &badge = m_badges[*m_card.entity];
        return paintBadge(painter, square, badge.letter, badge.colour, badge.square);
    }
    const QString name = m_card.kind == model::CanvasCard::Kind::Table ? QStringLiteral("table")
                         : m_card.global                               ? QStringLiteral("gsi")
                                                                       : QStringLiteral("lsi");
    paintIcon(painter, square, name, tokens().text);
}

void CardItem::paintHead(QPainter &painter, qreal scale, CardDetail detail) const {
    const Tokens &t = tokens();
    const qreal head = m_card.rows.empty() ? CanvasFonts::make().metrics().headHeight
                                           : std::max<qreal>(24, std::min<qreal>(m_card.rows.front().y, 40));
    const qreal left = m_card.kind == model::CanvasCard::Kind::Entity ? sidePadding : rightPadding;
    paintSign(painter, QRectF(left, head / 2 - 8, 16, 16));
    QFont title = m_fonts.title;
    // Seen from further away the name grows, so that it stays readable.
    if (detail == CardDetail::Keys) title.setPointSizeF(std::min(title.pointSizeF() * 0.6 / scale, head * 0.55));
    const QString name = toQString(m_card.title);
    const QRectF line(left + 24, 0, m_card.rect.width - left - 24 - rightPadding, head);
    painter.setFont(title);
    painter.setPen(t.text);
    const qreal wanted = QFontMetricsF(title).horizontalAdvance(name) + 2;
    const QString subtitle = detail == CardDetail::Full ? translated(m_card.subtitle) : QString();
    const qreal right = subtitle.isEmpty() ? 0 : QFontMetricsF(m_fonts.small).horizontalAdvance(subtitle) + 1;
    const qreal room = std::min(wanted, std::max(line.width() * 0.45, line.width() - right - 8));
    drawElided(painter, QRectF(line.topLeft(), QSizeF(room, head)), Qt::AlignLeft | Qt::AlignVCenter, name);
    if (subtitle.isEmpty()) return;
    painter.setFont(m_fonts.small);
    painter.setPen(t.text3);
    drawElided(painter, line.adjusted(room + 8, 0, 0, 0), Qt::AlignRight | Qt::AlignVCenter, subtitle);
}

void CardItem::paintName(QPainter &painter, qreal scale) const {
    const QString name = toQString(m_card.title);
    QFont font = m_fonts.title;
    const qreal room = m_card.rect.width - 24;
    const qreal sign = std::min(12 / scale, m_card.rect.height * 0.5);
    const qreal textRoom = std::max<qreal>(20, room - sign - 8);
    // As large on the screen as at 100 %, but within the card.
    font.setPointSizeF(font.pointSizeF() / scale);
    const qreal width = QFontMetricsF(font).horizontalAdvance(name);
    if (width > textRoom)
        font.setPointSizeF(std::max(m_fonts.title.pointSizeF(), font.pointSizeF() * (textRoom - 4) / width));
    const qreal used = std::min(textRoom, QFontMetricsF(font).horizontalAdvance(name) + 2);
    const qreal left = (m_card.rect.width - sign - 8 - used) / 2;
    paintSign(painter, QRectF(left, m_card.rect.height / 2 - sign / 2, sign, sign));
    painter.setFont(font);
    painter.setPen(tokens().text);
    drawElided(painter, QRectF(left + sign + 8, 0, used, m_card.rect.height), Qt::AlignLeft | Qt::AlignVCenter, name);
}

void CardItem::paintRow(QPainter &painter, std::size_t place) const {
    const Tokens &t = tokens();
    const model::CanvasRow &row = m_card.rows[place];
    const bool current = m_current && m_currentRow == place;
    const QRectF line(1, row.y, m_card.rect.width - 2, row.height);
    if (row.kind == model::CanvasRow::Kind::Slot) {
        paintSlot(painter, row, current);
        return;
    }
    if (current || m_highlighted.count(row.name) > 0) {
        const qreal left = m_card.kind == model::CanvasCard::Kind::Entity ? measure::stripe : 1;
        painter.fillRect(line.adjusted(left - 1, 0, 0, 0), current ? t.selection : t.accentSoft);
    }
    if (row.kind == model::CanvasRow::Kind::Template) {
        paintTemplate(painter, row);
    } else if (row.kind == model::CanvasRow::Kind::Attribute) {
        paintAttribute(painter, row);
    } else {
        const bool more = row.kind == model::CanvasRow::Kind::More;
        painter.setFont(m_fonts.small);
        painter.setPen(more ? t.text3 : t.text2);
        const qreal left = more ? sidePadding : rightPadding;
        drawElided(painter, line.adjusted(left - 1, 0, 1 - rightPadding, 0), Qt::AlignLeft | Qt::AlignVCenter,
            translated(row.text));
    }
    if (!current || !m_focused) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(t.accent, 2));
    painter.drawRoundedRect(line.adjusted(1, 1, -1, -1), 2, 2);
}

void CardItem::paintSlot(QPainter &painter, const model::CanvasRow &row, bool current) const {
    const Tokens &t = tokens();
    const QRectF slot(8, row.y, m_card.rect.width - 16, row.height);
    painter.setPen(current ? QPen(t.accent, 2) : hairline(t.line));
    painter.setBrush(current ? t.accentSoft : t.sunken);
    painter.drawRoundedRect(slot.adjusted(0.5, 0.5, -0.5, -0.5), measure::controlRadius, measure::controlRadius);
    QFont tag = m_fonts.tiny;
    tag.setWeight(QFont::DemiBold);
    painter.setFont(tag);
    painter.setPen(t.text3);
    const qreal tagWidth = std::max<qreal>(26, QFontMetricsF(tag).horizontalAdvance(toQString(row.tag)) + 9);
    painter.drawText(slot.adjusted(8, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, toQString(row.tag));
    painter.setFont(m_fonts.row);
    const qreal typeWidth = QFontMetricsF(m_fonts.row).horizontalAdvance(toQString(row.type));
    painter.drawText(slot.adjusted(0, 0, -8, 0), Qt::AlignRight | Qt::AlignVCenter, toQString(row.type));
    painter.setPen(t.text);
    drawElided(painter, slot.adjusted(8 + tagWidth, 0, -16 - typeWidth, 0), Qt::AlignLeft | Qt::AlignVCenter,
        toQString(row.name));
}

void CardItem::paintTemplate(QPainter &painter, const model::CanvasRow &row) const {
    const Tokens &t = tokens();
    painter.setFont(m_fonts.row);
    painter.setPen(t.text);
    drawElided(painter, QRectF(sidePadding, row.y, m_nameWidth - 8, row.height), Qt::AlignLeft | Qt::AlignVCenter,
        toQString(row.name));
    const QFontMetricsF metrics(m_fonts.row);
    qreal x = sidePadding + m_nameWidth;
    const qreal right = m_card.rect.width - rightPadding;
    qreal total = 0;
    for (const auto &part : row.parts) total += metrics.horizontalAdvance(partText(part));
    const bool elided = x + total > right + 0.5;
    const qreal ellipsis = elided ? metrics.horizontalAdvance(QChar(0x2026)) : 0;
    for (const auto &part : row.parts) {
        QString text = partText(part);
        const qreal width = metrics.horizontalAdvance(text);
        const bool cut = x + width > right - ellipsis + 0.5;
        if (cut) text = metrics.elidedText(text, Qt::ElideRight, std::max(ellipsis, right - x));
        painter.setPen(part.variable ? t.text : t.text2);
        painter.drawText(QPointF(x, row.y + (row.height - metrics.height()) / 2 + metrics.ascent()), text);
        if (cut) break;
        x += width;
    }
}

void CardItem::paintAttribute(QPainter &painter, const model::CanvasRow &row) const {
    const Tokens &t = tokens();
    const QRectF line(sidePadding, row.y, m_card.rect.width - sidePadding - rightPadding, row.height);
    painter.setFont(m_fonts.row);
    painter.setPen(t.text3);
    const qreal typeWidth = std::max<qreal>(8, QFontMetricsF(m_fonts.row).horizontalAdvance(toQString(row.type)));
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, toQString(row.type));
    qreal right = line.right() - typeWidth - 8;
    if (!row.tag.empty()) {
        const QString tag = toQString(row.tag);
        painter.setFont(m_fonts.tiny);
        const QFontMetricsF metrics(m_fonts.tiny);
        const qreal width = metrics.horizontalAdvance(tag) + 10;
        const qreal height = std::min(row.height - 4, metrics.height() + 1);
        const QRectF chip(right - width, row.y + (row.height - height) / 2, width, height);
        painter.setPen(Qt::NoPen);
        painter.setBrush(t.dark ? t.surface : t.sunken);
        painter.drawRoundedRect(chip, measure::tagRadius, measure::tagRadius);
        painter.setPen(t.text2);
        painter.drawText(chip, Qt::AlignCenter, tag);
        right = chip.left() - 8;
    }
    painter.setFont(m_fonts.row);
    painter.setPen(t.text);
    drawElided(painter, QRectF(line.left(), line.top(), right - line.left(), line.height()),
        Qt::AlignLeft | Qt::AlignVCenter, toQString(row.name));
}

void CardItem::paintFoot(QPainter &painter) const {
    if (m_card.kind == model::CanvasCard::Kind::Entity) return;
    const Tokens &t = tokens();
    const qreal top = m_card.rows.empty() ? 30 : m_card.rows.back().y + m_card.rows.back().height;
    const QRectF line(rightPadding, top, m_card.rect.width - 2 * rightPadding, m_card.rect.height - top);
    const QString text = translated(m_card.foot);
    painter.setFont(m_fonts.small);
    painter.setPen(t.text2);
    const qreal textWidth = QFontMetricsF(m_fonts.small).horizontalAdvance(text);
    drawElided(painter, line, Qt::AlignRight | Qt::AlignVCenter, text);
    // As many badges as fit beside the text; "+3" says how many do not.
    const qreal step = measure::badge + measure::gap;
    const qreal room = line.width() - textWidth - 8;
    auto fitting = static_cast<std::size_t>(std::max(0., std::floor((room + measure::gap) / step)));
    const bool all = m_card.entities.size() <= fitting;
    if (!all && fitting > 0) fitting -= 1;
    qreal x = line.left();
    for (std::size_t i = 0; i < std::min(fitting, m_card.entities.size()); ++i, x += step) {
        const QRectF square(x, line.center().y() - measure::badge / 2., measure::badge, measure::badge);
        if (m_card.entities[i] >= m_badges.size()) continue;
        const CardBadge &badge = m_badges[m_card.entities[i]];
        paintBadge(painter, square, badge.letter, badge.colour, badge.square);
    }
    if (all || room < step) return;
    painter.setFont(m_fonts.tiny);
    painter.setPen(t.text3);
    painter.drawText(QRectF(x, line.top(), step, line.height()), Qt::AlignLeft | Qt::AlignVCenter,
        QStringLiteral("+%1").arg(m_card.entities.size() - fitting));
}

}
