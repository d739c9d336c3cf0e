#include "model/view/link_lanes.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace model {

namespace {

constexpr double laneDistance = 8;
constexpr double gutterRoom = 32; ///< Lanes of one gutter are not wider than this together.

/// A vertical piece between two bends.
struct Piece {
    std::size_t link = 0, corner = 0; ///< From route[corner] to route[corner + 1].
    double top = 0, bottom = 0;
    bool down = true;
};

std::vector<Piece> verticalPieces(const std::vector<CanvasLink> &links, double x) {
    std::vector<Piece> pieces;
    for (std::size_t i = 0; i < links.size(); ++i) {
        const auto &route = links[i].route;
        for (std::size_t corner = 1; corner + 2 < route.size(); ++corner) {
            const auto &a = route[corner], &b = route[corner + 1];
            if (a.x != b.x || a.x != x) continue;
            pieces.push_back({i, corner, std::min(a.y, b.y), std::max(a.y, b.y), b.y > a.y});
        }
    }
    return pieces;
}

bool overlap(const std::vector<Piece> &some, const std::vector<Piece> &others) {
    return std::ranges::any_of(some, [&](const Piece &a) {
        return std::ranges::any_of(others, [&](const Piece &b) { return a.top < b.bottom && b.top < a.bottom; });
    });
}

}

void separateLanes(std::vector<CanvasLink> &links) {
    std::vector<double> gutters;
    for (const auto &link : links)
        for (std::size_t corner = 1; corner + 2 < link.route.size(); ++corner)
            if (link.route[corner].x == link.route[corner + 1].x) gutters.push_back(link.route[corner].x);
    std::ranges::sort(gutters);
    gutters.erase(std::unique(gutters.begin(), gutters.end()), gutters.end());

    for (const double x : gutters) {
        std::map<std::size_t, std::vector<Piece>> byTarget;
        for (const auto &piece : verticalPieces(links, x)) byTarget[links[piece.link].to].push_back(piece);
        // Only those that another card's lines would lie on.
        std::vector<std::vector<Piece>> lanes;
        for (const auto &own : byTarget) {
            const bool shared = std::ranges::any_of(byTarget,
                [&](const auto &other) { return other.first != own.first && overlap(own.second, other.second); });
            if (shared) lanes.push_back(own.second);
        }
        if (lanes.size() < 2) continue;
        // Going down, the line that goes furthest turns first; going up likewise. So none crosses a longer one.
        std::ranges::stable_sort(lanes, [&](const auto &a, const auto &b) {
            const auto end = [&](const std::vector<Piece> &lane) { return links[lane.front().link].route.back().y; };
            if (a.front().down != b.front().down) return a.front().down;
            return a.front().down ? end(a) > end(b) : end(a) < end(b);
        });
        const auto count = static_cast<double>(lanes.size());
        const double step = std::min(laneDistance, gutterRoom / (count - 1));
        for (std::size_t lane = 0; lane < lanes.size(); ++lane) {
            for (const auto &piece : lanes[lane]) {
                auto &route = links[piece.link].route;
                // From the side that the line comes from: towards its target the lanes are ordered the other way.
                const bool rightwards = route[piece.corner].x >= route[piece.corner - 1].x;
                const double place = (static_cast<double>(lane) - (count - 1) / 2) * step;
                route[piece.corner].x = route[piece.corner + 1].x = x + (rightwards ? place : -place);
            }
        }
    }
}

}
