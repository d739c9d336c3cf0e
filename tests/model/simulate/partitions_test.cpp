#include "model/simulate/partitions.h"

#include "model/generate/random.h"
#include "model/simulate/model_hash.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace model {
namespace {

TrafficSpace tableOf(std::uint64_t keys) {
    TrafficSpace table;
    table.tableName = "T";
    KeyFamily group;
    group.name = "USER#{id}";
    group.keys = keys;
    table.groups = {group};
    return table;
}

RequestStream streamOf(bool write, double perSecond, std::optional<KeyPopularity> popularity = {}) {
    RequestStream stream;
    stream.id = write ? "writes" : "reads";
    stream.write = write;
    stream.peakPerSecond = perSecond;
    StreamPart part;
    part.popularity = popularity;
    stream.parts = {part};
    return stream;
}

TrafficPlan planOf(TrafficSpace table, std::vector<RequestStream> streams) {
    TrafficPlan plan;
    plan.spaces = {std::move(table)};
    plan.streams = std::move(streams);
    return plan;
}

SimulationOptions minutes(double count) {
    SimulationOptions options;
    options.seconds = 60 * count;
    options.stepSeconds = 1;
    return options;
}

double perSecond(const Simulation &result) {
    return static_cast<double>(result.requests - result.throttled) / result.seconds;
}

std::vector<std::string> reasons(const SpaceLoad &space) {
    std::vector<std::string> out;
    for (std::size_t i = 0; i < throttleReasons; ++i)
        if (space.throttled[i] > 0) out.push_back(throttleReasonName(i));
    return out;
}

KeyPopularity zipf(double exponent) {
    KeyPopularity popularity;
    popularity.kind = KeyPopularity::Kind::Zipf;
    popularity.exponent = exponent;
    return popularity;
}

/// The load that AWS published: items of less than 1 KB under about 200 partition keys into a new on-demand table.
/// $0.18 at $1.25 for a million writes are 144,000 of them; 200 requests on their way is ours.
BulkLoad publishedLoad(std::uint32_t keys) {
    BulkLoad load;
    constexpr std::uint32_t writes = 144'000;
    for (std::uint32_t key = 1; key <= keys; ++key) load.keys.push_back(std::to_string(key));
    for (std::uint32_t i = 0; i < writes; ++i)
        load.order.push_back(static_cast<std::uint32_t>(std::uint64_t(i) * keys / writes));
    return load;
}

void shuffle(std::vector<std::uint32_t> &order) {
    Random random(1);
    for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[random.below(i)]);
}

}

TEST(ModelHash, IsMd5OfTheSaltedKey) {
    // md5sum of "Outliers", "Outliersabc" and of a key that needs a second block.
    EXPECT_EQ(modelHash(""), 0x65a4c05294be8932U);
    EXPECT_EQ(modelHash("abc"), 0x12db4f356ed35285U);
    EXPECT_EQ(modelHash(std::string(100, 'k')), 0x19808c1253781e3aU);
}

// "Scaling DynamoDB: How partitions, hot keys, and split for heat impact performance", part 1: measured by AWS.
TEST(BulkLoad, ComesToWhatAwsPublished) {
    BulkLoad shuffled = publishedLoad(200);
    shuffle(shuffled.order);
    const std::tuple<const char *, BulkLoad, double> cases[] = {
        {"one partition key: one partition's ceiling",   publishedLoad(1),   1'000},
        {"sorted by key: a hot partition that rolls on", publishedLoad(200), 1'250},
        {"shuffled: the fullest of four sets the pace",  shuffled,           3'600},
    };
    for (const auto &[why, load, published] : cases) {
        const auto result = simulateBulkLoad(tableOf(1), load);
        EXPECT_NEAR(result.unitsPerSecond, published, published / 10) << why;
    }
}

TEST(Partitions, BeginAsManyAsThroughputAndSizeNeed) {
    const auto of = [](auto change) {
        TrafficSpace table = tableOf(1'000);
        change(table);
        return startingPartitions(table);
    };
    const auto provisioned = [](double read, double write) {
        return [=](TrafficSpace &table) {
            table.mode = engine::BillingMode::Provisioned;
            table.readUnits = read;
            table.writeUnits = write;
        };
    };
    EXPECT_EQ(of([](TrafficSpace &) {}), 4U) << "a new on-demand table: 4,000 writes a second";
    EXPECT_EQ(of(provisioned(5, 5)), 1U);
    EXPECT_EQ(of(provisioned(0, 10'000)), 10U);
    EXPECT_EQ(of(provisioned(9'001, 1)), 4U);
    EXPECT_EQ(of([](TrafficSpace &table) { table.warm = WarmThroughput{100'000, 4'000}; }), 34U);
    EXPECT_EQ(of([](TrafficSpace &table) { table.groups[0].bytes = 55 * partitionBytes; }), 55U);
}

TEST(Partitions, LetThroughWhatTheirCeilingsAllow) {
    auto oneItem = tableOf(1);
    oneItem.groups[0].oneItem = true;
    const std::tuple<const char *, TrafficPlan, double> cases[] = {
        {"within the ceiling nothing is throttled",  planOf(tableOf(100'000), {streamOf(true, 2'000)}),                       2'000},
        {"evenly spread: four partitions",           planOf(tableOf(100'000), {streamOf(true, 8'000)}),                       4'000},
        {"one item: one partition's writes",         planOf(oneItem,          {streamOf(true, 3'000)}),                       1'000},
        {"one item: one partition's reads",          planOf(oneItem,          {streamOf(false, 9'000)}),                      3'000},
        {"reads and writes have their own ceilings", planOf(oneItem,          {streamOf(true, 800), streamOf(false, 2'600)}),
         3'400                                                                                                                     },
    };
    for (const auto &[why, plan, passes] : cases) {
        const auto result = simulate(plan, minutes(5));
        EXPECT_NEAR(perSecond(result), passes, passes / 50) << why;
        const bool all = std::abs(perSecond(result) * result.seconds - static_cast<double>(result.requests)) < 1;
        if (!all) {
            EXPECT_EQ(reasons(result.spaces[0]),
                std::vector<std::string>{plan.streams[0].write ? "TableWriteKeyRangeThroughputExceeded"
                                                               : "TableReadKeyRangeThroughputExceeded"})
                << why;
        }
    }
}

TEST(Partitions, ShareOneCeilingWhenAsked) {
    auto table = tableOf(1);
    table.groups[0].oneItem = true;
    auto options = minutes(5);
    options.combinedCeiling = true;
    const auto result = simulate(planOf(table, {streamOf(true, 1'000), streamOf(false, 3'000)}), options);
    EXPECT_NEAR(perSecond(result), 2'000, 40) << "half of each";
}

TEST(Partitions, EachRequestIsCounted) {
    auto result =
        simulate(planOf(tableOf(50'000), {streamOf(true, 7'000, zipf(1.1)), streamOf(false, 900)}), minutes(20));
    std::uint64_t inPartitions = 0, throttled = 0;
    for (const PartitionLoad &partition : result.spaces[0].partitions) inPartitions += partition.requests;
    for (const std::uint64_t count : result.spaces[0].throttled) throttled += count;
    EXPECT_EQ(inPartitions, result.requests);
    EXPECT_EQ(throttled, result.throttled);
    EXPECT_EQ(result.streams[0].requests + result.streams[1].requests, result.requests);
    EXPECT_NEAR(static_cast<double>(result.requests), 7'900 * 1'200, 20'000);
    const auto again =
        simulate(planOf(tableOf(50'000), {streamOf(true, 7'000, zipf(1.1)), streamOf(false, 900)}), minutes(20));
    EXPECT_EQ(again.throttled, result.throttled) << "the same seed, the same answer";
}

TEST(Partitions, ZipfGivesTheTopKeyItsShare) { // reference table of shares
    const std::tuple<std::uint64_t, double, double> cases[] = {
        {50,      1.1, 0.26},
        {1'000,   1.1, 0.18},
        {100'000, 1.1, 0.13},
        {50,      1.0, 0.22},
        {1'000,   1.0, 0.13},
        {100'000, 1.0, 0.08},
    };
    for (const auto &[keys, exponent, share] : cases) {
        const auto result = simulate(planOf(tableOf(keys), {streamOf(true, 100, zipf(exponent))}), minutes(1));
        ASSERT_FALSE(result.spaces[0].hottest.empty());
        EXPECT_EQ(result.spaces[0].hottest[0].rank, 0U);
        EXPECT_NEAR(result.spaces[0].hottest[0].share, share, 0.006) << keys << " keys, exponent " << exponent;
    }
}

TEST(Partitions, SplitForHeatWhereThatHelps) {
    const auto after = [](TrafficSpace table, bool grows) {
        auto plan = planOf(std::move(table), {streamOf(true, 3'000)});
        plan.streams[0].parts[0].growsAtEnd = grows;
        return simulate(plan, minutes(60));
    };
    auto oneItem = tableOf(1);
    oneItem.groups[0].oneItem = true;
    auto local = tableOf(1);
    local.localIndexes = true;

    const auto collection = after(tableOf(1), false);
    EXPECT_GT(collection.spaces[0].partitions.size(), 4U) << "an item collection is cut by sort key";
    EXPECT_TRUE(collection.spaces[0].unsplittable.empty());
    EXPECT_GT(perSecond(collection), 1'800) << "and takes more afterwards";

    const struct {
        const char *why;
        Simulation result;
        Unsplittable::Why reason;
    } cases[] = {
        {"a single hot item stays one",                        after(oneItem,    false), Unsplittable::Why::HotItem     },
        {"sort keys that only grow land right of every split", after(tableOf(1), true),
         Unsplittable::Why::GrowingSortKey                                                                              },
        {"a collection of a table with local indexes is one",  after(local,      false), Unsplittable::Why::LocalIndexes},
    };
    for (const auto &[why, result, reason] : cases) {
        ASSERT_EQ(result.spaces[0].unsplittable.size(), 1U) << why;
        EXPECT_EQ(result.spaces[0].unsplittable[0].why, reason) << why;
        EXPECT_NEAR(perSecond(result), 1'000, 20) << why;
    }
}

TEST(Partitions, SplitBySizeAtTenGigabytes) {
    auto table = tableOf(10'000);
    table.groups[0].bytes = 45 * partitionBytes;
    const auto spread = simulate(planOf(table, {streamOf(false, 1)}), minutes(1));
    EXPECT_GE(spread.spaces[0].partitions.size(), 45U);
    double bytes = 0;
    for (const PartitionLoad &partition : spread.spaces[0].partitions) {
        EXPECT_LE(partition.bytes, partitionBytes * 1.0001);
        bytes += partition.bytes;
    }
    EXPECT_NEAR(bytes / table.groups[0].bytes, 1, 1e-9);

    auto local = tableOf(1);
    local.groups[0].bytes = 2 * partitionBytes;
    EXPECT_FALSE(simulate(planOf(local, {streamOf(false, 1)}), minutes(1)).spaces[0].collectionTooLarge);
    local.localIndexes = true;
    EXPECT_EQ(simulate(planOf(local, {streamOf(false, 1)}), minutes(1)).spaces[0].collectionTooLarge, "USER#{id}")
        << "a local index keeps the collection together";
}

TEST(Partitions, AnIndexThatIsFullHoldsBackTheTable) { // 2,000 creates a second, 80 % of them ACTIVE: about 1,250 pass
    TrafficSpace index;
    index.tableName = "T";
    index.indexName = "ByStatus";
    KeyFamily states;
    states.name = "{status}";
    states.known = {
        {"ACTIVE", 0.8},
        {"CLOSED", 0.2}
    };
    index.groups = {states};
    auto plan = planOf(tableOf(100'000), {streamOf(true, 2'000)});
    plan.spaces.push_back(index);
    StreamPart part;
    part.space = 1;
    plan.streams[0].parts.push_back(part);
    auto options = minutes(5);
    const auto result = simulate(plan, options);
    EXPECT_NEAR(perSecond(result), 1'250, 25);
    EXPECT_TRUE(reasons(result.spaces[0]).empty());
    EXPECT_EQ(reasons(result.spaces[1]), std::vector<std::string>{"IndexWriteKeyRangeThroughputExceeded"});
    EXPECT_EQ(result.spaces[1].hottest[0].name, "ACTIVE");
    EXPECT_NEAR(result.spaces[1].hottest[0].share, 0.8, 1e-9);

    plan.streams[0].parts[1].probability = 0.5;
    EXPECT_NEAR(perSecond(simulate(plan, options)), 2'000, 20) << "a sparse index takes half of them";
}

TEST(Partitions, BurstCarriesFiveMinutes) { // 150 units idle for 5 minutes bank 45,000; a load of 200 lasts 900 s
    auto table = tableOf(10'000);
    table.mode = engine::BillingMode::Provisioned;
    table.readUnits = 150;
    table.writeUnits = 5;
    auto plan = planOf(table, {streamOf(false, 200)});
    plan.dailyCurve.assign(24, 100);
    plan.dailyCurve[0] = 0;
    auto options = minutes(120);
    const auto result = simulate(plan, options);
    const auto &time = result.spaces[0].time;
    const auto first = std::ranges::find_if(time, [](const CapacityPoint &at) { return at.throttledReads > 0; });
    ASSERT_NE(first, time.end());
    EXPECT_NEAR(first->second, 3'600 + 900, 60);
    EXPECT_EQ(reasons(result.spaces[0]), std::vector<std::string>{"TableReadProvisionedThroughputExceeded"});

    table.autoScalingRead = AutoScaling{150, 1'000, 70};
    plan.spaces[0] = table;
    EXPECT_EQ(simulate(plan, options).throttled, 0U) << "auto scaling is there before the burst ends";
}

TEST(Partitions, NameEveryReason) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < throttleReasons; ++i) names.push_back(throttleReasonName(i));
    std::ranges::sort(names);
    EXPECT_EQ(std::set<std::string>(names.begin(), names.end()).size(), names.size());
    EXPECT_EQ(names.front(), "IndexReadAccountLimitExceeded");
    EXPECT_EQ(names.back(), "TableWriteProvisionedThroughputExceeded");

    auto table = tableOf(100'000);
    table.mostWrite = 500;
    EXPECT_EQ(reasons(simulate(planOf(table, {streamOf(true, 1'000)}), minutes(1)).spaces[0]),
        std::vector<std::string>{"TableWriteMaxOnDemandThroughputExceeded"});
    table.mostWrite = {};
    table.warm = WarmThroughput{12'000, 60'000};
    EXPECT_EQ(reasons(simulate(planOf(table, {streamOf(true, 50'000)}), minutes(1)).spaces[0]),
        std::vector<std::string>{"TableWriteAccountLimitExceeded"});
}

TEST(Partitions, GrowWithThePeakOnDemand) {
    const auto result = simulate(planOf(tableOf(100'000), {streamOf(true, 3'500)}), minutes(60));
    EXPECT_GE(result.spaces[0].partitions.size(), 7U) << "room for twice what was served";
    EXPECT_EQ(result.spaces[0].firstPartitions, 4U);
    EXPECT_EQ(result.throttled, 0U);
}

TEST(Partitions, ADateAsKeyIsOneHotPartitionAfterTheOther) {
    KeyPopularity days;
    days.kind = KeyPopularity::Kind::TimeOrdered;
    days.newKeySeconds = 600;
    auto plan = planOf(tableOf(365), {streamOf(true, 1'500, days)});
    plan.streams[0].parts[0].growsAtEnd = true;
    const auto result = simulate(plan, minutes(60));
    EXPECT_NEAR(perSecond(result), 1'000, 20);
    EXPECT_NEAR(result.spaces[0].hottest[0].share, 1.0 / 6, 0.01);
    EXPECT_EQ(result.spaces[0].hottest[0].peakWrite, 1'500);
}

TEST(Partitions, ASampleOfTheKeysComesNear) {
    const auto plan = planOf(tableOf(400'000), {streamOf(true, 3'000, zipf(1.0))});
    auto options = minutes(10);
    const auto exact = simulate(plan, options);
    options.mostKeys = 20'000;
    const auto sampled = simulate(plan, options);
    EXPECT_FALSE(exact.sampled);
    EXPECT_TRUE(sampled.sampled);
    EXPECT_NEAR(sampled.spaces[0].hottest[0].share, exact.spaces[0].hottest[0].share, 0.002);
    EXPECT_NEAR(perSecond(sampled), perSecond(exact), perSecond(exact) / 20);
}

TEST(Partitions, StopWhenCancelled) {
    auto options = minutes(60);
    std::size_t asked = 0;
    options.cancelled = [&] { return ++asked > 10; };
    const auto result = simulate(planOf(tableOf(1'000), {streamOf(true, 100)}), options);
    EXPECT_TRUE(result.cancelled);
    EXPECT_LT(result.seconds, 3'600);
}

TEST(Partitions, TakeAnEmptyPlan) {
    EXPECT_EQ(simulate({}).requests, 0U);
    EXPECT_EQ(simulate(planOf(tableOf(1), {})).spaces[0].partitions.size(), 4U);
    EXPECT_EQ(simulate(planOf(tableOf(0), {streamOf(true, 0)})).requests, 0U);
}

}
