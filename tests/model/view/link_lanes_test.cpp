#include "model/view/link_lanes.h"

#include <gtest/gtest.h>

#include <set>

namespace model {
namespace {

/// From (100, y) over the gutter at x = 130 to (160, toY) at card `to`.
CanvasLink link(std::size_t to, double y, double toY) {
    CanvasLink made;
    made.to = to;
    made.route = {
        {100, y  },
        {130, y  },
        {130, toY},
        {160, toY}
    };
    return made;
}

double laneOf(const CanvasLink &link) {
    EXPECT_EQ(link.route[1].x, link.route[2].x);
    return link.route[1].x;
}

TEST(LinkLanes, LinesToDifferentCardsDoNotLieOnEachOther) {
    std::vector<CanvasLink> links = {link(1, 10, 100), link(2, 30, 200), link(3, 50, 300)};
    separateLanes(links);
    std::set<double> lanes;
    for (const auto &each : links) {
        lanes.insert(laneOf(each));
        EXPECT_EQ(each.route.front().x, 100) << "ends stay";
        EXPECT_EQ(each.route.back().x, 160) << "ends stay";
    }
    EXPECT_EQ(lanes.size(), 3U);
    // The one that goes furthest turns first, so it does not cross the others.
    EXPECT_LT(laneOf(links[2]), laneOf(links[1]));
    EXPECT_LT(laneOf(links[1]), laneOf(links[0]));
}

TEST(LinkLanes, LinesToOneCardStayTogether) {
    std::vector<CanvasLink> links = {link(1, 10, 100), link(1, 200, 100)};
    separateLanes(links);
    EXPECT_EQ(laneOf(links[0]), 130);
    EXPECT_EQ(laneOf(links[1]), 130);
}

TEST(LinkLanes, LinesThatDoNotMeetKeepTheMiddleOfTheGutter) {
    std::vector<CanvasLink> links = {link(1, 10, 50), link(2, 100, 150)};
    separateLanes(links);
    EXPECT_EQ(laneOf(links[0]), 130);
    EXPECT_EQ(laneOf(links[1]), 130);
}

TEST(LinkLanes, ManyLanesShareTheGuttersWidth) {
    std::vector<CanvasLink> links;
    for (std::size_t i = 0; i < 20; ++i) links.push_back(link(i, static_cast<double>(i), 500 + static_cast<double>(i)));
    separateLanes(links);
    for (const auto &each : links) {
        EXPECT_GE(laneOf(each), 130 - 17);
        EXPECT_LE(laneOf(each), 130 + 17);
    }
}

TEST(LinkLanes, StraightLinesAndNoneAreLeftAlone) {
    std::vector<CanvasLink> links(2);
    links[1].route = {
        {0,  0},
        {50, 0}
    };
    const auto before = links[1].route;
    separateLanes(links);
    EXPECT_EQ(links[1].route, before);
}

}
}
