#include "app/design/canvas_scene.h"

#include "app/window/text.h"
#include "app/window/theme.h"
#include "model/view/link_lanes.h"

#include <QApplication>
#include <QGraphicsSceneMouseEvent>
#include <QPainter>
#include <QPixmapCache>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace app {

namespace {

QRectF rectOf(const model::CanvasCard &card) {
    return {card.rect.x, card.rect.y, card.rect.width, card.rect.height};
}

std::vector<CardBadge> badgesOf(const model::TableDesign *table) {
    std::vector<CardBadge> badges;
    if (!table) return badges;
    for (const auto &type : table->entityTypes)
        badges.push_back({toQString(type->letter), type->colour, type->squareBadge, toQString(type->name)});
    return badges;
}

/// How well a card shows a place: 0 not at all.
int fit(const model::CanvasCard &card, const model::Place &place) {
    if (card.place.tableName != place.tableName || place.tableName.empty()) return 0;
    switch (card.kind) {
    case model::CanvasCard::Kind::Index:
        return !place.indexName.empty() && card.place.indexName == place.indexName ? 3 : 0;
    case model::CanvasCard::Kind::Entity:
        return !place.entityName.empty() && card.place.entityName == place.entityName ? 2 : 0;
    case model::CanvasCard::Kind::Table: break;
    }
    return 1;
}

qreal snapTo(qreal value, qreal grid) {
    return std::round(value / grid) * grid;
}

}

CanvasScene::CanvasScene(QObject *parent) : QGraphicsScene(parent), m_metrics(CanvasFonts::make().metrics()) {
    setItemIndexMethod(NoIndex); // some dozens of items, moved often
    // The cards' pixels are kept there; ten megabytes hold a dozen of them on a sharp screen.
    constexpr int kilobytes = 96 * 1024;
    QPixmapCache::setCacheLimit(std::max(QPixmapCache::cacheLimit(), kilobytes));
}

void CanvasScene::show(model::Canvas canvas, const model::Design &design) {
    std::map<std::string, CardItem *, std::less<>> old;
    for (std::size_t i = 0; i < m_cards.size(); ++i) old[m_canvas.cards[i].id] = m_cards[i];
    m_cards.clear();
    m_drag.reset();
    m_target.reset();
    m_guides.clear();
    m_current.reset();
    m_currentRow.reset();
    m_metrics = CanvasFonts::make().metrics();
    m_canvas = std::move(canvas);
    m_design = design;
    for (const model::CanvasCard &card : m_canvas.cards) {
        const auto badges = badgesOf(m_design.table(card.place.tableName));
        const auto found = old.find(card.id);
        if (found == old.end()) {
            m_cards.push_back(new CardItem(card, badges));
            addItem(m_cards.back());
            continue;
        }
        found->second->setCard(card, badges);
        m_cards.push_back(found->second);
        old.erase(found);
    }
    for (const auto &[id, gone] : old) delete gone;
    for (LinkItem *line : m_lines) delete line;
    m_lines.clear();
    for (const model::CanvasLink &link : m_canvas.links) {
        m_lines.push_back(new LinkItem(link));
        addItem(m_lines.back());
    }
    updateLinks();
}

QRectF CanvasScene::cardsRect() const {
    QRectF all;
    for (const model::CanvasCard &card : m_canvas.cards) all |= rectOf(card);
    return all;
}

CardItem *CanvasScene::itemById(std::string_view id) const {
    for (CardItem *card : m_cards)
        if (card->card().id == id) return card;
    return nullptr;
}

void CanvasScene::setCurrent(const model::Place &place) {
    std::optional<std::size_t> best, row;
    int bestFit = 0;
    for (std::size_t i = 0; i < m_canvas.cards.size(); ++i) {
        const int fits = fit(m_canvas.cards[i], place);
        if (fits > bestFit) {
            bestFit = fits;
            best = i;
        }
    }
    // An item, or an attribute of one, is no card.
    if (place.itemIndex && bestFit == 1) best.reset();
    if (best && !place.attributeName.empty()) {
        const auto &rows = m_canvas.cards[*best].rows;
        const auto found = std::ranges::find(rows, place.attributeName, &model::CanvasRow::name);
        if (found != rows.end()) row = static_cast<std::size_t>(found - rows.begin());
    }
    setCurrentCard(best, row);
}

void CanvasScene::setCurrentCard(std::optional<std::size_t> card, std::optional<std::size_t> row) {
    const bool same = m_current == card && m_currentRow == row;
    m_current = card;
    m_currentRow = row;
    updateLinks();
    if (!same) emit currentChanged();
}

void CanvasScene::setKeyboardHere(bool here) {
    m_keyboardHere = here;
    for (CardItem *card : m_cards) card->setFocused(here);
}

void CanvasScene::setLinks(Links links) {
    m_links = links;
    updateLinks();
}

std::size_t CanvasScene::shownLinks() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(m_lines, [](const LinkItem *line) { return line->isVisible(); }));
}

bool CanvasScene::isOfCurrent(const model::CanvasLink &link) const {
    return m_current && (link.from == *m_current || link.to == *m_current);
}

bool CanvasScene::isShown(const model::CanvasLink &link) const {
    if (link.kind == model::CanvasLink::Kind::Relation) return m_links != Links::None;
    return m_links == Links::All || (m_links == Links::OfSelection && isOfCurrent(link));
}

std::set<std::string> CanvasScene::indexKeys(const model::CanvasCard &card) const {
    std::set<std::string> names;
    const auto *table = m_design.table(card.place.tableName);
    const auto *index = table ? table->description.index(card.place.indexName) : nullptr;
    if (!index || card.kind != model::CanvasCard::Kind::Index) return names;
    for (const auto &key : index->keySchema.attributes()) names.insert(key.name);
    return names;
}

void CanvasScene::updateLinks() {
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const model::CanvasLink &link = m_canvas.links[i];
        m_lines[i]->setVisible(isShown(link));
        m_lines[i]->setStrong(link.kind == model::CanvasLink::Kind::IndexKey && isOfCurrent(link));
    }
    placeLines();
    const std::set<std::string> keys = m_current ? indexKeys(m_canvas.cards[*m_current]) : std::set<std::string>();
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        m_cards[i]->setCurrent(m_current == i, m_current == i ? m_currentRow : std::nullopt);
        m_cards[i]->setFocused(m_keyboardHere);
        // The rows that bring an entity into the selected index.
        const bool linked = std::ranges::any_of(m_canvas.links, [&](const model::CanvasLink &link) {
            return link.kind == model::CanvasLink::Kind::IndexKey && link.from == i && m_current == link.to;
        });
        m_cards[i]->setHighlighted(linked ? keys : std::set<std::string>());
    }
    updatePorts();
}

void CanvasScene::placeLines() {
    // Lanes depend on what is shown together.
    std::vector<model::CanvasLink> shown;
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        if (m_canvas.links[i].kind == model::CanvasLink::Kind::Relation) {
            m_lines[i]->setLink(m_canvas.links[i]);
        } else if (m_lines[i]->isVisible()) {
            shown.push_back(m_canvas.links[i]);
            places.push_back(i);
        }
    }
    model::separateLanes(shown);
    for (std::size_t i = 0; i < places.size(); ++i) m_lines[places[i]]->setLink(std::move(shown[i]));
}

void CanvasScene::updatePorts() {
    for (PortItem *port : m_ports) delete port;
    m_ports.clear();
    std::vector<QPointF> places;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const auto &route = m_canvas.links[i].route;
        if (!m_lines[i]->isVisible() || !m_lines[i]->isStrong() || route.size() < 2) continue;
        for (const auto &end : {route.front(), route.back()}) places.emplace_back(end.x, end.y);
    }
    for (const QPointF &place : places) {
        const bool there = std::ranges::any_of(m_ports, [&](const PortItem *port) { return port->pos() == place; });
        if (there) continue;
        m_ports.push_back(new PortItem(place));
        addItem(m_ports.back());
    }
}

void CanvasScene::choose(std::optional<std::size_t> card, std::optional<std::size_t> row) {
    setCurrentCard(card, row);
    if (!card) return emit chosen({});
    const model::CanvasCard &of = m_canvas.cards[*card];
    emit chosen(row && *row < of.rows.size() ? of.rows[*row].place : of.place);
}

void CanvasScene::chooseAt(const QPointF &point) {
    const auto card = cardAt(point);
    choose(card, card ? m_cards[*card]->rowAt(point - m_cards[*card]->pos()) : std::nullopt);
}

std::optional<std::size_t> CanvasScene::cardAt(const QPointF &point, std::optional<std::size_t> besides) const {
    // The topmost: the last one painted.
    const QList<QGraphicsItem *> found = QGraphicsScene::items(point);
    for (QGraphicsItem *each : found) {
        if (each->type() != CardItem::Type) continue;
        const auto place = std::ranges::find(m_cards, static_cast<CardItem *>(each));
        const auto card = static_cast<std::size_t>(place - m_cards.begin());
        if (place != m_cards.end() && card != besides) return card;
    }
    return std::nullopt;
}

void CanvasScene::setRelating(bool relating) {
    if (m_relating == relating) return;
    m_relating = relating;
    emit relatingChanged(relating);
}

/// Key slots, projections and, for a key without sort key, the head: each says what a drop would do.
std::optional<CanvasScene::Target> CanvasScene::attributeTarget(std::size_t card, const QPointF &point) const {
    const model::CanvasCard &of = m_canvas.cards[card];
    if (of.kind == model::CanvasCard::Kind::Entity) return std::nullopt;
    Target target{.card = card, .row = m_cards[card]->rowAt(point), .slot = {}, .hint = {}};
    const QString title = toQString(of.title);
    const bool sorted = std::ranges::find(of.rows, "SK", &model::CanvasRow::tag) != of.rows.end();
    if (!target.row) {
        if (sorted || of.rows.empty() || point.y() > of.rows.front().y) return std::nullopt;
        target.slot = model::KeySlot{of.place.tableName, of.place.indexName, true, 0};
        target.hint = tr("Sort key of %1").arg(title);
        return target;
    }
    const model::CanvasRow &row = of.rows[*target.row];
    if (row.kind == model::CanvasRow::Kind::Projection) {
        target.projection = true;
        target.hint = tr("Project into %1").arg(title);
        return target;
    }
    if (row.kind != model::CanvasRow::Kind::Slot) return std::nullopt;
    model::KeySlot slot{of.place.tableName, of.place.indexName, row.tag == "SK", 0};
    for (std::size_t i = 0; i < *target.row; ++i)
        if (of.rows[i].kind == row.kind && of.rows[i].tag == row.tag) ++slot.position;
    // The right third adds one where a key may have several.
    target.insert = of.kind == model::CanvasCard::Kind::Index && of.global && point.x() > of.rect.width * 2 / 3;
    if (target.insert) ++slot.position;
    target.slot = slot;
    target.hint = target.insert ? tr("One more key attribute of %1").arg(title)
                                : tr("Key of %1, instead of %2").arg(title, toQString(row.name));
    return target;
}

std::optional<CanvasScene::Target> CanvasScene::targetAt(const QPointF &point) const {
    const auto card = cardAt(point, m_drag->card);
    if (!card) return std::nullopt;
    const model::CanvasCard &of = m_canvas.cards[*card], &from = m_canvas.cards[m_drag->card];
    if (of.place.tableName != from.place.tableName) return std::nullopt;
    switch (m_drag->what) {
    case Drag::What::Attribute: return attributeTarget(*card, point - m_cards[*card]->pos());
    case Drag::What::Relation:
        if (of.kind != model::CanvasCard::Kind::Entity) return std::nullopt;
        return Target{.card = *card, .row = {}, .slot = {}, .hint = tr("Relate to %1").arg(toQString(of.title))};
    case Drag::What::Card: break;
    }
    if (from.kind != model::CanvasCard::Kind::Entity || of.kind != model::CanvasCard::Kind::Index) return std::nullopt;
    return Target{.card = *card,
        .row = {},
        .slot = {},
        .hint = tr("Put %1 into %2").arg(toQString(from.title), toQString(of.title))};
}

void CanvasScene::setTarget(std::optional<Target> target) {
    if (target == m_target) return;
    m_target = std::move(target);
    update();
    if (!m_drag || m_drag->what != Drag::What::Card) return;
    const model::CanvasCard &entity = m_canvas.cards[m_drag->card];
    emit entityOver(entity.place, m_target ? toQString(m_canvas.cards[m_target->card].title) : QString());
}

void CanvasScene::drop(const Drag &drag, const Target &target) {
    const model::CanvasCard &from = m_canvas.cards[drag.card], &to = m_canvas.cards[target.card];
    switch (drag.what) {
    case Drag::What::Card: emit entityDropped(from.place, toQString(to.title)); break;
    case Drag::What::Relation: emit relationDrawn(from.place, to.place); break;
    case Drag::What::Attribute:
        if (target.projection)
            emit droppedOnProjection(to.place, drag.attribute);
        else if (target.slot)
            emit droppedOnKey(*target.slot, target.insert, drag.attribute);
        break;
    }
}

void CanvasScene::mousePressEvent(QGraphicsSceneMouseEvent *event) {
    const auto card = event->button() == Qt::LeftButton ? cardAt(event->scenePos()) : std::nullopt;
    if (!card) return event->ignore(); // the view pans
    event->accept();
    const bool again = m_current == card;
    m_drag = Drag{*card, m_cards[*card]->pos(), event->scenePos(), false, {}, {}, {}, event->scenePos()};
    const model::CanvasCard &pressed = m_canvas.cards[*card];
    const auto row = m_cards[*card]->rowAt(event->scenePos() - m_cards[*card]->pos());
    if (m_relating && pressed.kind == model::CanvasCard::Kind::Entity) {
        m_drag->what = Drag::What::Relation;
    } else if (row && pressed.rows[*row].kind == model::CanvasRow::Kind::Attribute) {
        m_drag->what = Drag::What::Attribute;
        m_drag->attribute = toQString(pressed.rows[*row].name);
    }
    // A row is chosen on release, so that a drag that begins on it leaves the selection alone.
    if (again)
        m_drag->row = m_cards[*card]->rowAt(event->scenePos() - m_cards[*card]->pos());
    else
        choose(card);
}

void CanvasScene::mouseMoveEvent(QGraphicsSceneMouseEvent *event) {
    if (!m_drag || !(event->buttons() & Qt::LeftButton)) return event->ignore();
    const QPointF screen = event->screenPos() - event->buttonDownScreenPos(Qt::LeftButton);
    if (!m_drag->moved && screen.manhattanLength() < QApplication::startDragDistance()) return;
    m_drag->moved = true;
    m_drag->pointer = event->scenePos();
    setTarget(targetAt(event->scenePos()));
    if (m_drag->what != Drag::What::Card) return update();
    const QPointF wanted = m_drag->from + event->scenePos() - m_drag->grabbed;
    m_cards[m_drag->card]->setZValue(1);
    moveCard(m_drag->card, snapped(m_drag->card, wanted));
    emit dragged(rectOf(m_canvas.cards[m_drag->card]));
}

void CanvasScene::mouseReleaseEvent(QGraphicsSceneMouseEvent *event) {
    if (!m_drag || event->button() != Qt::LeftButton) return event->ignore();
    const Drag drag = *std::exchange(m_drag, std::nullopt);
    m_guides.clear();
    update();
    m_cards[drag.card]->setZValue(0);
    const model::CanvasCard &card = m_canvas.cards[drag.card];
    const auto target = std::exchange(m_target, std::nullopt);
    if (drag.what == Drag::What::Relation) setRelating(false);
    if (drag.moved && (target || drag.what != Drag::What::Card)) {
        if (drag.what == Drag::What::Card) { // it was carried there, not moved
            moveCard(drag.card, drag.from);
            emit entityOver(card.place, {});
        }
        if (target) drop(drag, *target);
        return;
    }
    if (!drag.moved) {
        if (drag.row != m_currentRow) choose(drag.card, drag.row);
        return;
    }
    if (m_cards[drag.card]->pos() != drag.from) emit moved(toQString(card.id), toQString(card.title), layout(), false);
}

void CanvasScene::mouseDoubleClickEvent(QGraphicsSceneMouseEvent *event) {
    const auto card = event->button() == Qt::LeftButton ? cardAt(event->scenePos()) : std::nullopt;
    if (!card) return event->ignore();
    event->accept();
    choose(card, m_cards[*card]->rowAt(event->scenePos() - m_cards[*card]->pos()));
    emit activated();
}

bool CanvasScene::cancelDrag() {
    const bool relating = m_relating;
    setRelating(false);
    if (!m_drag) return relating;
    if (m_target && m_drag->what == Drag::What::Card) emit entityOver(m_canvas.cards[m_drag->card].place, {});
    const Drag drag = *std::exchange(m_drag, std::nullopt);
    m_target.reset();
    update();
    m_guides.clear();
    m_cards[drag.card]->setZValue(0);
    moveCard(drag.card, drag.from);
    return drag.moved;
}

void CanvasScene::moveCard(std::size_t card, const QPointF &corner) {
    model::CanvasCard &moving = m_canvas.cards[card];
    if (moving.rect.x == corner.x() && moving.rect.y == corner.y()) return;
    moving.rect.x = corner.x();
    moving.rect.y = corner.y();
    moving.placed = true;
    m_cards[card]->setPos(corner);
    rerouteShown(card);
    updatePorts();
    update();
}

/// While a card moves, only its own lines that can be seen are led anew; the others when it has come to rest.
void CanvasScene::rerouteShown(std::size_t card) {
    model::Canvas part;
    part.cards = m_canvas.cards;
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < m_canvas.links.size(); ++i) {
        const model::CanvasLink &link = m_canvas.links[i];
        if ((link.from != card && link.to != card) || !isShown(link)) continue;
        part.links.push_back(link);
        places.push_back(i);
    }
    model::routeLinks(part, m_metrics);
    for (std::size_t i = 0; i < places.size(); ++i) {
        m_canvas.links[places[i]].route = std::move(part.links[i].route);
    }
    placeLines();
}

QPointF CanvasScene::snapped(std::size_t card, const QPointF &corner) {
    QPointF best(snapTo(corner.x(), snap), snapTo(corner.y(), snap));
    const QSizeF size = rectOf(m_canvas.cards[card]).size();
    // Edges and middles of the other cards, where one of ours comes near.
    qreal reachX = guideReach + 0.01, reachY = guideReach + 0.01;
    for (std::size_t i = 0; i < m_canvas.cards.size(); ++i) {
        if (i == card) continue;
        const QRectF other = rectOf(m_canvas.cards[i]);
        const std::pair<qreal, qreal> across[] = {
            {other.left(),       0               },
            {other.right(),      size.width()    },
            {other.center().x(), size.width() / 2}
        };
        const std::pair<qreal, qreal> along[] = {
            {other.top(),        0                },
            {other.bottom(),     size.height()    },
            {other.center().y(), size.height() / 2}
        };
        for (const auto &[line, offset] : across)
            if (const qreal off = std::abs(line - offset - corner.x()); off < reachX) {
                reachX = off;
                best.setX(line - offset);
            }
        for (const auto &[line, offset] : along)
            if (const qreal off = std::abs(line - offset - corner.y()); off < reachY) {
                reachY = off;
                best.setY(line - offset);
            }
    }
    m_guides.clear();
    const QRectF mine(best, size);
    for (std::size_t i = 0; i < m_canvas.cards.size(); ++i) {
        if (i == card) continue;
        const QRectF other = rectOf(m_canvas.cards[i]);
        const qreal top = std::min(mine.top(), other.top()), bottom = std::max(mine.bottom(), other.bottom());
        const qreal left = std::min(mine.left(), other.left()), right = std::max(mine.right(), other.right());
        for (const auto &[a, b] : {std::pair(mine.left(), other.left()), std::pair(mine.right(), other.right())})
            if (std::abs(a - b) < 0.01) m_guides.emplace_back(a, top, a, bottom);
        for (const auto &[a, b] : {std::pair(mine.top(), other.top()), std::pair(mine.bottom(), other.bottom())})
            if (std::abs(a - b) < 0.01) m_guides.emplace_back(left, a, right, a);
    }
    return best;
}

/// A chip with the attribute's name, a line for a relation, a ring around where it would go and what that does.
void CanvasScene::paintDrag(QPainter &painter) const {
    if (!m_drag || !m_drag->moved) return;
    const Tokens &t = tokens();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF from = rectOf(m_canvas.cards[m_drag->card]);
    if (m_drag->what == Drag::What::Relation) {
        painter.setPen(QPen(t.accent, 1.5, Qt::DashLine));
        painter.drawLine(from.center(), m_drag->pointer);
    }
    if (m_target) {
        QRectF ring = rectOf(m_canvas.cards[m_target->card]);
        if (m_target->row) {
            const model::CanvasRow &row = m_canvas.cards[m_target->card].rows[*m_target->row];
            ring = QRectF(ring.left() + 8, ring.top() + row.y, ring.width() - 16, row.height);
            if (m_target->insert) ring.setLeft(ring.left() + ring.width() * 2 / 3);
        }
        QColor fill = t.accent;
        fill.setAlphaF(0.12F);
        painter.setPen(QPen(t.accent, 2));
        painter.setBrush(fill);
        painter.drawRoundedRect(ring, measure::controlRadius, measure::controlRadius);
    }
    const auto chip = [&](const QString &text, const QFont &font, const QPointF &corner, bool strong) {
        const QFontMetricsF metrics(font);
        const QRectF box(corner, QSizeF(metrics.horizontalAdvance(text) + 16, metrics.height() + 8));
        painter.setPen(strong ? QPen(Qt::NoPen) : QPen(t.lineStrong, 1));
        painter.setBrush(strong ? t.accent : t.raised);
        painter.drawRoundedRect(box, measure::controlRadius, measure::controlRadius);
        painter.setPen(strong ? t.onAccent : t.text);
        painter.setFont(font);
        painter.drawText(box, Qt::AlignCenter, text);
        return box;
    };
    QPointF corner = m_drag->pointer + QPointF(14, 10);
    if (m_drag->what == Drag::What::Attribute)
        corner = chip(m_drag->attribute, monospaceFont(), corner, false).bottomLeft() + QPointF(0, 4);
    if (m_target) chip(m_target->hint, app::font(TextRole::Small), corner, true);
}

void CanvasScene::drawForeground(QPainter *painter, const QRectF &) {
    paintDrag(*painter);
    if (m_guides.empty()) return;
    QPen pen(tokens().accent, 1, Qt::DashLine);
    pen.setCosmetic(true);
    painter->setRenderHint(QPainter::Antialiasing, false);
    painter->setPen(pen);
    for (const QLineF &guide : m_guides) painter->drawLine(guide);
}

void CanvasScene::paint(QPainter &painter, const QRectF &target, const QRectF &source) {
    const bool keyboard = m_keyboardHere;
    setKeyboardHere(false);
    for (CardItem *card : m_cards) card->setCacheMode(QGraphicsItem::NoCache);
    render(&painter, target, source);
    for (CardItem *card : m_cards) card->setCacheMode(QGraphicsItem::DeviceCoordinateCache);
    setKeyboardHere(keyboard);
}

model::Layout CanvasScene::layout() const {
    model::Layout layout;
    for (const model::CanvasCard &card : m_canvas.cards) layout.cards[card.id] = {card.rect.x, card.rect.y};
    return layout;
}

std::vector<std::size_t> CanvasScene::readingOrder() const {
    std::vector<std::size_t> order(m_canvas.cards.size());
    std::iota(order.begin(), order.end(), 0);
    // Column by column as the tidy layout stands, each from the top.
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
        const QRectF one = rectOf(m_canvas.cards[a]), other = rectOf(m_canvas.cards[b]);
        if (std::abs(one.left() - other.left()) > 40) return one.left() < other.left();
        return one.top() < other.top();
    });
    return order;
}

bool CanvasScene::stepCard(bool forward) {
    const auto order = readingOrder();
    if (order.empty()) return false;
    if (!m_current) {
        choose(forward ? order.front() : order.back());
        return true;
    }
    const auto at = std::ranges::find(order, *m_current);
    if (forward ? at + 1 == order.end() : at == order.begin()) return false;
    choose(forward ? *(at + 1) : *(at - 1));
    return true;
}

std::optional<std::size_t> CanvasScene::nearest(Direction direction, const std::vector<std::size_t> &among) const {
    if (!m_current) return std::nullopt;
    const QRectF from = rectOf(m_canvas.cards[*m_current]);
    std::optional<std::size_t> best;
    qreal least = 0;
    for (const std::size_t card : among) {
        if (card == *m_current) continue;
        const QRectF to = rectOf(m_canvas.cards[card]);
        qreal ahead = 0, aside = 0;
        switch (direction) {
        case Direction::Left: ahead = from.left() - to.right(); break;
        case Direction::Right: ahead = to.left() - from.right(); break;
        case Direction::Up: ahead = from.top() - to.bottom(); break;
        case Direction::Down: ahead = to.top() - from.bottom(); break;
        }
        const bool level = direction == Direction::Left || direction == Direction::Right;
        // Distance across, nothing where the two overlap that way.
        aside = level ? std::max({0., to.top() - from.bottom(), from.top() - to.bottom()})
                      : std::max({0., to.left() - from.right(), from.left() - to.right()});
        if (ahead < -guideReach) continue;
        const qreal offset = level ? std::abs(to.top() - from.top()) : std::abs(to.left() - from.left());
        const qreal cost = ahead + 3 * aside + offset / 8;
        if (!best || cost < least) {
            best = card;
            least = cost;
        }
    }
    return best;
}

bool CanvasScene::stepRow(Direction direction) {
    if (m_canvas.cards.empty()) return false;
    if (!m_current) {
        choose(readingOrder().front());
        return true;
    }
    const std::size_t rows = m_canvas.cards[*m_current].rows.size();
    if (direction == Direction::Down && rows > 0 && (!m_currentRow || *m_currentRow + 1 < rows)) {
        choose(m_current, m_currentRow ? *m_currentRow + 1 : 0);
        return true;
    }
    if (direction == Direction::Up && m_currentRow) {
        choose(m_current, *m_currentRow == 0 ? std::optional<std::size_t>() : *m_currentRow - 1);
        return true;
    }
    const auto next = nearest(direction, readingOrder());
    if (!next) return false;
    choose(next);
    return true;
}

bool CanvasScene::followLink(Direction direction) {
    std::vector<std::size_t> linked;
    for (const model::CanvasLink &link : m_canvas.links)
        if (isOfCurrent(link)) linked.push_back(link.from == *m_current ? link.to : link.from);
    const auto next = nearest(direction, linked);
    if (!next) return false;
    choose(next);
    return true;
}

bool CanvasScene::nudge(Direction direction) {
    if (!m_current || m_drag) return false;
    QPointF step;
    switch (direction) {
    case Direction::Left: step = {-snap, 0}; break;
    case Direction::Right: step = {snap, 0}; break;
    case Direction::Up: step = {0, -snap}; break;
    case Direction::Down: step = {0, snap}; break;
    }
    moveCard(*m_current, m_cards[*m_current]->pos() + step);
    const model::CanvasCard &card = m_canvas.cards[*m_current];
    emit moved(toQString(card.id), toQString(card.title), layout(), true);
    return true;
}

}
