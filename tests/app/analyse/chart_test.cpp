#include "app/analyse/bar_chart.h"
#include "app/analyse/chart_export.h"
#include "app/analyse/figures.h"
#include "app/window/text.h"

#include <QDir>
#include <QFile>
#include <QPainter>
#include <QTemporaryDir>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace app {
namespace {

using testing::ElementsAre;

TEST(AxisSteps, AreRoundAndReachTheMaximum) {
    const std::tuple<double, int, bool, std::vector<double>, const char *> cases[] = {
        {100,  4, false, {0, 50, 100},                  "half and all"                   },
        {28.4, 4, false, {0, 10, 20, 30},               "the last step is above the bars"},
        {430,  5, true,  {0, 100, 200, 300, 400, 500},  "hundreds"                       },
        {3,    5, true,  {0, 1, 2, 3},                  "counts have no halves"          },
        {1,    5, true,  {0, 1},                        "one item"                       },
        {0,    5, true,  {0, 1},                        "nothing still has an axis"      },
        {0.02, 4, false, {0, 0.005, 0.01, 0.015, 0.02}, "small shares"                   },
    };
    for (const auto &[maximum, about, whole, steps, why] : cases) {
        const auto made = axisSteps(maximum, about, whole);
        ASSERT_EQ(made.size(), steps.size()) << why;
        for (std::size_t i = 0; i < steps.size(); ++i) EXPECT_NEAR(made[i], steps[i], 1e-9) << why;
    }
}

TEST(AxisTop, EndsNearTheBars) {
    EXPECT_EQ(axisTop({0, 10, 20, 30}, 28), 30) << "the last step is near";
    EXPECT_DOUBLE_EQ(axisTop({0, 100, 200}, 110), 110 * 1.08) << "half an empty chart says nothing";
    EXPECT_EQ(axisTop({0, 1}, 0), 1);
}

TEST(CsvOf, QuotesWhatHasToBeAndLeavesNoFormula) {
    const std::tuple<const char *, const char *, const char *> cases[] = {
        {"USER#U001",  "USER#U001",          "plain text stays"                      },
        {"a,b",        "\"a,b\"",            "a comma is quoted"                     },
        {"say \"hi\"", "\"say \"\"hi\"\"\"", "quotes are doubled"                    },
        {"two\nlines", "\"two\nlines\"",     "a line break is quoted"                },
        {"=1+1",       "'=1+1",              "a spreadsheet would run it"            },
        {"@cmd",       "'@cmd",              "that one too"                          },
        {"-5",         "-5",                 "a negative number is a number"         },
        {"-5 or so",   "'-5 or so",          "a text that begins with a minus is not"},
        {"\u00fcber",  "\u00fcber",          "UTF-8"                                 },
    };
    for (const auto &[field, csv, why] : cases)
        EXPECT_EQ(csvOf({{QString::fromUtf8(field)}}).toStdString(), std::string(csv) + "\r\n") << why;
    EXPECT_EQ(csvOf({
                  {QStringLiteral("a"), QStringLiteral("b")},
                  {QStringLiteral("1"), QString()          }
    }),
        "a,b\r\n1,\r\n");
}

Picture square() {
    Picture picture;
    picture.title = QStringLiteral("A square");
    picture.size = {40, 30};
    picture.paint = [](QPainter &painter, const QRectF &target) { painter.fillRect(target, Qt::red); };
    picture.rows = {{QStringLiteral("side")}, {QStringLiteral("40")}};
    return picture;
}

TEST(SavePicture, WritesByTheSuffix) {
    const QTemporaryDir folder;
    const auto path = [&](const char *name) { return QDir(folder.path()).filePath(QLatin1String(name)); };
    const auto start = [&](const char *name) {
        QFile file(path(name));
        EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << name;
        return file.read(5);
    };
    for (const char *name : {"a.svg", "a.png", "a.csv"}) EXPECT_FALSE(save(square(), path(name))) << name;
    EXPECT_EQ(start("a.svg"), "<?xml");
    EXPECT_EQ(start("a.png"), "\x89PNG\r");
    EXPECT_EQ(start("a.csv"), "side\r");
    const QImage image(path("a.png"));
    EXPECT_EQ(image.size(), QSize(80, 60)) << "two pixels for each logical one";
}

TEST(SavePicture, SaysWhyItCannot) {
    const QTemporaryDir folder;
    const QString path = QDir(folder.path()).filePath(QStringLiteral("no/such/folder/a.svg"));
    const auto failure = save(square(), path);
    ASSERT_TRUE(failure);
    EXPECT_TRUE(failure->contains(QStringLiteral("a.svg"))) << failure->toStdString();
}

TEST(ShareText, HasOneDecimalUnderTen) {
    const std::tuple<std::size_t, const char *, const char *> cases[] = {
        {0,      "0 %",     "nothing"               },
        {4,      "< 0.1 %", "something, not nothing"},
        {10,     "0.1 %",   "a tenth"               },
        {170,    "1.7 %",   "as the example says"   },
        {500,    "5 %",     "no needless decimal"   },
        {996,    "10 %",    "rounds over ten"       },
        {2'549,  "25 %",    "whole above ten"       },
        {10'000, "100 %",   "all"                   },
    };
    for (const auto &[share, text, why] : cases) EXPECT_EQ(shareText(share), QString::fromUtf8(text)) << why;
}

/// A histogram of one bin that ends at `largest`, as the model makes it: bounds are powers of two.
model::Histogram sizesUpTo(std::uint64_t largest) {
    std::uint64_t from = 1;
    while (from * 2 <= largest) from *= 2;
    model::Histogram histogram;
    histogram.bins = {
        {from, from * 2, 1, {1}}
    };
    histogram.entities = {std::nullopt};
    histogram.smallest = histogram.largest = histogram.sum = largest;
    histogram.count = 1;
    return histogram;
}

ChartSubject plainSubject() {
    return {model::TableDesign{.description = {.tableName = "T", .keySchema = *engine::KeySchema::make({{"PK"}})}}};
}

TEST(SizeBars, ShowTheItemLimitOnlyNearIt) {
    EXPECT_FALSE(sizeBars(sizesUpTo(1'000), plainSubject()).mark) << "1 KB is far from 400 KB";
    const BarData near = sizeBars(sizesUpTo(150'000), plainSubject());
    ASSERT_TRUE(near.mark);
    EXPECT_GE(near.categories, 2U) << "the axis goes on to the limit";
    EXPECT_GT(near.mark->position, 1);
    EXPECT_LE(near.mark->position, static_cast<double>(near.categories));
    EXPECT_TRUE(sizeBars(sizesUpTo(409'600), plainSubject()).mark) << "at the limit";
}

model::PartitionSeries partitionsOf(std::uint64_t bytesInFirst, std::uint64_t bytesInSecond) {
    model::PartitionSeries series;
    series.partitions = {
        {0, 1, 1, 1, bytesInFirst,  std::nullopt},
        {2, 3, 1, 1, bytesInSecond, std::nullopt},
    };
    series.items = 2;
    series.collections = 2;
    series.bytes = bytesInFirst + bytesInSecond;
    return series;
}

TEST(PartitionBars, ShowTheTenGigabyteLineOnlyInRange) {
    const auto hasLine = [](const BarData &data) {
        return std::ranges::any_of(
            data.limits, [&](const BarLimit &limit) { return limit.hard && limit.value <= data.top; });
    };
    constexpr std::uint64_t gigabyte = 1024ULL * 1024 * 1024;
    EXPECT_FALSE(hasLine(partitionBars(partitionsOf(1'000, 1'000)))) << "a sample of two kilobytes";
    EXPECT_TRUE(hasLine(partitionBars(partitionsOf(11 * gigabyte, 9 * gigabyte)))) << "one is above it";
}

TEST(BarChart, CountsItsBars) {
    BarChart chart(BarChart::Kind::Grouped);
    BarData data;
    data.sets = {
        {QStringLiteral("a"), seriesColour(0), {1, 2, 3}},
        {QStringLiteral("b"), seriesColour(1), {3, 2, 1}},
    };
    data.categories = 3;
    data.ticks = {
        {0, QStringLiteral("0")},
        {3, QStringLiteral("3")},
    };
    data.top = 3;
    chart.resize(400, 200);
    chart.setData(data);
    EXPECT_EQ(chart.barCount(), 6U);
    data.sets.pop_back();
    chart.setData(data);
    EXPECT_EQ(chart.barCount(), 3U) << "shown anew, nothing is left of before";
    chart.setData({});
    EXPECT_EQ(chart.barCount(), 0U);
}

TEST(RankListTest, SaysHowManyDoNotFit) {
    RankList list;
    list.resize(300, 140);
    RankData data;
    for (int i = 0; i < 20; ++i) {
        RankRow row;
        row.name = QStringLiteral("K%1").arg(i);
        row.value = 20 - i;
        data.rows.push_back(row);
    }
    data.more = 80;
    list.setData(data);
    // Whatever is shown lies inside; painting the rest line must not need more room than there is.
    EXPECT_LT(list.rowRect(0).bottom(), list.height());
    EXPECT_FALSE(list.grab().isNull());
}

}
}
