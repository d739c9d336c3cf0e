#include "model/view/canvas.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <queue>

namespace model {
namespace {

constexpr double clearance = 4;     // Lines keep this far from cards that they pass.
constexpr double stub = 8;          // They leave and reach a card straight for this far.
constexpr double bendCost = 40;     // A detour of so many pixels is better than one more corner.
constexpr double leastOverlap = 28; // Of two cards' sides, to join them by one straight line.

enum Side { Left, Top, Right, Bottom };
constexpr std::array<CanvasPoint, 4> outward = {
    {{-1, 0}, {0, -1}, {1, 0}, {0, 1}}
};

/// Where a line may leave or reach a card.
struct Port {
    CanvasPoint at = {};
    Side side = Left;
    CanvasPoint out() const { return {at.x + outward[side].x * stub, at.y + outward[side].y * stub}; }
};

/// A sparse grid of lines along the cards and through the ports; the cheapest way over it, corners counted.
class Router {
    struct Line {
        double at = 0;
        bool close = false; ///< Runs along a card: the middle of a gutter is as short and looks better.
        double price() const { return close ? 1.1 : 1; }
    };

public:
    Router(const Canvas &canvas, const CanvasMetrics &metrics, const std::vector<Port> &ports) {
        for (const auto &card : canvas.cards) {
            const auto &r = card.rect;
            m_blocks.push_back({r.x - clearance, r.y - clearance, r.width + 2 * clearance, r.height + 2 * clearance});
            for (const double gap : {stub, metrics.columnGap / 2}) {
                m_x.push_back({r.x - gap, gap == stub});
                m_x.push_back({r.right() + gap, gap == stub});
            }
            for (const double gap : {stub, metrics.rowGap / 2}) {
                m_y.push_back({r.y - gap, gap == stub});
                m_y.push_back({r.bottom() + gap, gap == stub});
            }
        }
        for (const auto &port : ports) {
            m_x.push_back({port.out().x, true});
            m_y.push_back({port.out().y, true});
        }
        for (auto *lines : {&m_x, &m_y}) {
            std::ranges::sort(*lines, {}, [](const Line &line) { return std::pair(line.at, line.close); });
            const auto same = [](const Line &a, const Line &b) { return a.at == b.at; };
            lines->erase(std::unique(lines->begin(), lines->end(), same), lines->end());
        }
        // What may be walked: one flag for each piece of line between two crossings.
        m_right.resize(m_x.size() * m_y.size());
        m_down.resize(m_x.size() * m_y.size());
        for (std::size_t y = 0; y < m_y.size(); ++y) {
            for (std::size_t x = 0; x < m_x.size(); ++x) {
                m_right[node(x, y)] = x + 1 < m_x.size() && isFree(m_x[x].at, m_y[y].at, m_x[x + 1].at, m_y[y].at);
                m_down[node(x, y)] = y + 1 < m_y.size() && isFree(m_x[x].at, m_y[y].at, m_x[x].at, m_y[y + 1].at);
            }
        }
    }

    bool isFree(double x1, double y1, double x2, double y2) const {
        return std::ranges::none_of(m_blocks, [&](const CanvasRect &block) {
            return std::max(x1, x2) > block.x && std::min(x1, x2) < block.right() && std::max(y1, y2) > block.y &&
                   std::min(y1, y2) < block.bottom();
        });
    }

    /// The way from one of the first ports to one of the others; nothing if all are walled in.
    std::optional<std::vector<CanvasPoint>> route(const std::vector<Port> &from, const std::vector<Port> &to) const {
        const auto states = m_x.size() * m_y.size() * 4;
        std::vector<double> cost(states, std::numeric_limits<double>::infinity());
        std::vector<std::size_t> before(states, states);
        std::vector<std::size_t> start(states, 0), goal(states, to.size());
        using Entry = std::pair<double, std::size_t>;
        std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
        for (std::size_t i = 0; i < from.size(); ++i) {
            const auto state = nodeAt(from[i].out()) * 4 + from[i].side;
            if (cost[state] == 0) continue;
            cost[state] = 0;
            start[state] = i;
            open.emplace(0, state);
        }
        for (std::size_t i = 0; i < to.size(); ++i) // reached when walking against the port's side
            goal[nodeAt(to[i].out()) * 4 + (to[i].side + 2) % 4] = i;
        while (!open.empty()) {
            const auto [walked, state] = open.top();
            open.pop();
            if (walked > cost[state]) continue;
            if (goal[state] < to.size()) return points(state, before, from, start, to[goal[state]]);
            const auto here = state / 4;
            const auto x = here % m_x.size(), y = here / m_x.size();
            const auto heading = state % 4;
            for (std::size_t side = 0; side < 4; ++side) {
                if (side == (heading + 2) % 4) continue; // never back
                if (side != heading) {                   // a corner, on the spot
                    relax(state, here * 4 + side, walked + bendCost, cost, before, start, open);
                    continue;
                }
                std::size_t next = here;
                double length = 0;
                if (side == Right && m_right[here]) {
                    next = node(x + 1, y);
                    length = (m_x[x + 1].at - m_x[x].at) * m_y[y].price();
                } else if (side == Left && x > 0 && m_right[node(x - 1, y)]) {
                    next = node(x - 1, y);
                    length = (m_x[x].at - m_x[x - 1].at) * m_y[y].price();
                } else if (side == Bottom && m_down[here]) {
                    next = node(x, y + 1);
                    length = (m_y[y + 1].at - m_y[y].at) * m_x[x].price();
                } else if (side == Top && y > 0 && m_down[node(x, y - 1)]) {
                    next = node(x, y - 1);
                    length = (m_y[y].at - m_y[y - 1].at) * m_x[x].price();
                }
                if (next != here) relax(state, next * 4 + side, walked + length, cost, before, start, open);
            }
        }
        return std::nullopt;
    }

private:
    template <class Queue> static void relax(std::size_t state, std::size_t next, double walked,
        std::vector<double> &cost, std::vector<std::size_t> &before, std::vector<std::size_t> &start, Queue &open) {
        if (walked >= cost[next]) return;
        cost[next] = walked;
        before[next] = state;
        start[next] = start[state];
        open.emplace(walked, next);
    }

    std::vector<CanvasPoint> points(std::size_t state, const std::vector<std::size_t> &before,
        const std::vector<Port> &from, const std::vector<std::size_t> &start, const Port &end) const {
        std::vector<CanvasPoint> out = {end.at};
        const auto first = start[state];
        for (; state < before.size(); state = before[state])
            out.push_back({m_x[state / 4 % m_x.size()].at, m_y[state / 4 / m_x.size()].at});
        out.push_back(from[first].at);
        std::ranges::reverse(out);
        return out;
    }

    std::size_t node(std::size_t x, std::size_t y) const { return y * m_x.size() + x; }
    std::size_t nodeAt(CanvasPoint point) const {
        const auto place = [](const std::vector<Line> &lines, double at) {
            return static_cast<std::size_t>(std::ranges::lower_bound(lines, at, {}, &Line::at) - lines.begin());
        };
        return node(place(m_x, point.x), place(m_y, point.y));
    }

    std::vector<CanvasRect> m_blocks;
    std::vector<Line> m_x, m_y;
    std::vector<bool> m_right, m_down;
};

/// Only corners and ends.
std::vector<CanvasPoint> simplified(const std::vector<CanvasPoint> &points) {
    std::vector<CanvasPoint> out;
    for (const auto &point : points) {
        if (!out.empty() && out.back() == point) continue;
        while (out.size() > 1) {
            const auto &a = out[out.size() - 2], &b = out.back();
            const bool straight = (a.x == b.x && b.x == point.x) || (a.y == b.y && b.y == point.y);
            if (!straight) break;
            out.pop_back();
        }
        out.push_back(point);
    }
    return out;
}

std::vector<Port> portsOf(const CanvasRect &rect, double y) {
    const double x = rect.x + rect.width / 2;
    return {
        {{rect.right(), y},  Right },
        {{rect.x, y},        Left  },
        {{x, rect.y},        Top   },
        {{x, rect.bottom()}, Bottom}
    };
}

/// The ports of a link's two ends.
struct Ends {
    std::vector<Port> from, to;
};

Ends endsOf(const Canvas &canvas, const CanvasLink &link, const CanvasMetrics &metrics) {
    const auto &from = canvas.cards[link.from], &to = canvas.cards[link.to];
    if (link.kind == CanvasLink::Kind::Relation)
        return {portsOf(from.rect, from.rect.y + metrics.headHeight / 2),
            portsOf(to.rect, to.rect.y + metrics.headHeight / 2)};
    double y = from.rect.y + metrics.headHeight / 2;
    if (link.fromRow && *link.fromRow < from.rows.size()) {
        const auto &row = from.rows[*link.fromRow];
        y = from.rect.y + row.y + row.height / 2;
    }
    // Lines meet an index at its partition key.
    const auto slot = std::ranges::find(to.rows, CanvasRow::Kind::Slot, &CanvasRow::kind);
    const double at = slot == to.rows.end() ? metrics.headHeight / 2 : slot->y + slot->height / 2;
    const auto sides = [](const CanvasRect &rect, double middle) {
        return std::vector<Port>{
            {{rect.right(), middle}, Right},
            {{rect.x, middle},       Left }
        };
    };
    return {sides(from.rect, y), sides(to.rect, to.rect.y + at)};
}

/// One straight line, where the cards stand side by side or above each other with nothing between.
std::optional<std::vector<CanvasPoint>> straight(
    const CanvasRect &a, const CanvasRect &b, const Router &router, const CanvasMetrics &metrics) {
    const double top = std::max(a.y, b.y), bottom = std::min(a.bottom(), b.bottom());
    const double left = std::max(a.x, b.x), right = std::min(a.right(), b.right());
    std::vector<CanvasPoint> line;
    if (bottom - top >= leastOverlap && right < left) {
        const double y = a.y == b.y ? a.y + metrics.headHeight / 2 : bottom - leastOverlap / 2;
        line = a.x < b.x ? std::vector<CanvasPoint>{{a.right(), y}, {b.x, y}}
                         : std::vector<CanvasPoint>{{a.x, y}, {b.right(), y}};
    } else if (right - left >= leastOverlap && bottom < top) {
        const double x = left + (right - left) / 2;
        line = a.y < b.y ? std::vector<CanvasPoint>{{x, a.bottom()}, {x, b.y}}
                         : std::vector<CanvasPoint>{{x, a.y}, {x, b.bottom()}};
    } else {
        return std::nullopt;
    }
    // Without the cards' own surroundings.
    const double dx = line[1].x > line[0].x ? clearance : line[1].x < line[0].x ? -clearance : 0;
    const double dy = line[1].y > line[0].y ? clearance : line[1].y < line[0].y ? -clearance : 0;
    if (!router.isFree(line[0].x + dx, line[0].y + dy, line[1].x - dx, line[1].y - dy)) return std::nullopt;
    return line;
}

/// A way where there is no free one: out, over, in.
std::vector<CanvasPoint> through(const Port &from, const Port &to) {
    const auto a = from.out(), b = to.out();
    const double middle = (a.x + b.x) / 2;
    return {
        from.at, a, {middle, a.y},
          {middle, b.y},
          b, to.at
    };
}

}

void routeLinks(Canvas &canvas, const CanvasMetrics &metrics) {
    std::vector<Ends> ends;
    std::vector<Port> ports;
    for (const auto &link : canvas.links) {
        ends.push_back(endsOf(canvas, link, metrics));
        ports.insert(ports.end(), ends.back().from.begin(), ends.back().from.end());
        ports.insert(ports.end(), ends.back().to.begin(), ends.back().to.end());
    }
    const Router router(canvas, metrics, ports);
    for (std::size_t i = 0; i < canvas.links.size(); ++i) {
        auto &link = canvas.links[i];
        std::optional<std::vector<CanvasPoint>> route;
        if (link.kind == CanvasLink::Kind::Relation)
            route = straight(canvas.cards[link.from].rect, canvas.cards[link.to].rect, router, metrics);
        if (!route) route = router.route(ends[i].from, ends[i].to);
        if (!route) route = through(ends[i].from.front(), ends[i].to.front());
        link.route = simplified(*route);
    }
    canvas.bounds = {};
    bool first = true;
    const auto include = [&](double left, double top, double right, double bottom) {
        auto &bounds = canvas.bounds;
        if (first) {
            bounds = {left, top, right - left, bottom - top};
            first = false;
            return;
        }
        const double x = std::min(bounds.x, left), y = std::min(bounds.y, top);
        bounds = {x, y, std::max(bounds.right(), right) - x, std::max(bounds.bottom(), bottom) - y};
    };
    for (const auto &card : canvas.cards) include(card.rect.x, card.rect.y, card.rect.right(), card.rect.bottom());
    for (const auto &link : canvas.links)
        for (const auto &point : link.route) include(point.x, point.y, point.x, point.y);
    const double margin = canvas.cards.empty() ? 0 : metrics.margin;
    canvas.bounds = {canvas.bounds.x - margin, canvas.bounds.y - margin, canvas.bounds.width + 2 * margin,
        canvas.bounds.height + 2 * margin};
}

}
