#include "app/analyse/analyse_workspace.h"

#include "app/analyse/bar_chart.h"
#include "app/analyse/scenario_view.h"
#include "app/window/text.h"
#include "app/window/theme.h"
#include "tests/app/sample_design.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QLabel>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTest>
#include <QXmlStreamReader>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace app {
namespace {

using testing::IsEmpty;

/// A workspace on a design, as large as the window gives it.
class Shown {
public:
    explicit Shown(model::Design design, QSize size = {1126, 812}) : session(std::move(design)), workspace(session) {
        QObject::connect(&session, &Session::revealed, &workspace,
            [this](const model::Place &, const QString &id) { revealed = id; });
        workspace.resize(size);
        workspace.show();
        QApplication::setActiveWindow(&workspace);
        settle();
    }
    void settle() {
        EXPECT_TRUE(QTest::qWaitFor([this] { return workspace.isSettled(); }, 60'000));
        QCoreApplication::processEvents();
    }
    ChartPanel &panel(const char *name) { return *workspace.findChild<ChartPanel *>(QString::fromLatin1(name)); }
    BarChart &bars(const char *name) { return *panel(name).findChild<BarChart *>(); }
    RankList &largest() { return *panel("collections").findChild<RankList *>(); }
    SparsityTable &sparsity() { return *panel("sparsity").findChild<SparsityTable *>(); }
    QSpinBox &partitions() { return *panel("partitions").findChild<QSpinBox *>(); }
    QStringList texts() {
        QStringList all;
        for (const auto *label : workspace.findChildren<QLabel *>()) all.append(label->text());
        return all;
    }

    Session session;
    AnalyseWorkspace workspace;
    QString revealed;
};

void click(QWidget &widget, const QPointF &point) {
    QWidget *target = widget.childAt(point.toPoint());
    if (!target) target = &widget;
    QTest::mouseClick(target, Qt::LeftButton, {}, target->mapFrom(&widget, point.toPoint()));
}

TEST(AnalyseWorkspace, ShowsTheSparsityThatTheModelCounts) {
    Shown shown(shopDesign());
    const model::TableDesign &table = *shown.session.design().tables.front();
    const model::SparsitySeries expected = model::sparsitySeries(table);
    const SparsityData &data = shown.sparsity().data();
    ASSERT_EQ(data.series.indexes.size(), expected.indexes.size());
    ASSERT_EQ(data.columns.size(), table.entityTypes.size());
    for (std::size_t i = 0; i < expected.indexes.size(); ++i) {
        const model::SparsityRow &row = expected.indexes[i];
        EXPECT_EQ(data.series.indexes[i].share, row.share);
        EXPECT_EQ(data.series.indexes[i].byEntity, row.byEntity);
        // And says so where one points.
        const QString said = shown.sparsity().readout(i, std::nullopt).plain();
        EXPECT_TRUE(said.contains(countText(row.lens.items))) << said.toStdString();
        EXPECT_TRUE(said.contains(countText(row.lens.of))) << said.toStdString();
        for (std::size_t entity = 0; entity < row.lens.entities.size(); ++entity) {
            const QString cell = shown.sparsity().readout(i, entity).plain();
            EXPECT_TRUE(cell.contains(shareText(row.byEntity[entity]))) << cell.toStdString();
        }
    }
}

TEST(AnalyseWorkspace, PartitionsFollowTheSliderFrom1To256) {
    Shown shown(shopDesign());
    auto *slider = shown.panel("partitions").findChild<QSlider *>();
    EXPECT_EQ(slider->minimum(), 1);
    EXPECT_EQ(slider->maximum(), 256);
    for (const int count : {1, 2, 10, 128, 129, 256}) {
        slider->setValue(count);
        shown.settle();
        EXPECT_EQ(shown.partitions().value(), count);
        EXPECT_EQ(shown.bars("partitions").data().categories, static_cast<std::size_t>(count));
        EXPECT_LE(shown.bars("partitions").barCount(), model::maximumBars);
        const auto rows = shown.panel("partitions").picture().rows;
        ASSERT_EQ(rows.size(), static_cast<std::size_t>(count) + 1);
        qulonglong items = 0;
        for (std::size_t row = 1; row < rows.size(); ++row) items += rows[row][4].toULongLong();
        EXPECT_EQ(items, shown.session.design().tables.front()->items->size()) << "every item is in one of them";
    }
}

TEST(AnalyseWorkspace, AQuickHandOnTheSliderEndsAtItsLastPlace) {
    Shown shown(largeDesign(5'000));
    auto *slider = shown.panel("partitions").findChild<QSlider *>();
    for (int count = 1; count <= 60; ++count) slider->setValue(count);
    shown.settle();
    EXPECT_EQ(shown.bars("partitions").data().categories, 60U);
}

TEST(AnalyseWorkspace, ThePartitionsSayThatTheyAreAModel) {
    Shown shown(shopDesign());
    GradeTag &tag = shown.panel("partitions").grade();
    EXPECT_EQ(tag.grade(), model::Grade::Model);
    EXPECT_FALSE(tag.explanation().formula.isEmpty());
    EXPECT_FALSE(tag.explanation().inputs.empty());
    tag.click();
    QWidget *popup = QApplication::activePopupWidget();
    ASSERT_NE(popup, nullptr);
    QStringList said;
    for (const auto *label : popup->findChildren<QLabel *>()) said.append(label->text());
    EXPECT_TRUE(said.contains(tag.explanation().formula));
    popup->close();
    for (const char *measured : {"collections", "sizes", "sparsity"})
        EXPECT_EQ(shown.panel(measured).grade().grade(), model::Grade::Measured) << measured;
}

TEST(AnalyseWorkspace, HundredThousandItemsStayWithin256Bars) {
    Shown shown(largeDesign(100'000), {1126, 812});
    shown.partitions().setValue(256);
    shown.settle();
    auto charts = shown.workspace.findChildren<BarChart *>();
    charts.removeIf([&](const BarChart *chart) { return shown.workspace.scenarioView().isAncestorOf(chart); });
    ASSERT_EQ(charts.size(), 3) << "beside those of a scenario";
    for (const BarChart *chart : charts) {
        EXPECT_GT(chart->barCount(), 0U) << chart->accessibleName().toStdString();
        EXPECT_LE(chart->barCount(), model::maximumBars) << chart->accessibleName().toStdString();
    }
    EXPECT_LE(shown.largest().data().rows.size(), 20U);
}

TEST(AnalyseWorkspace, ABarLeadsToItsItems) {
    Shown shown(shopDesign());
    // The first collection of the list: all its items are selected, Data is asked for.
    const model::Collections collections = model::Collections::of(shown.session.design().tables.front());
    const std::string key = shown.largest().data().rows.front().name.toStdString();
    click(shown.largest(), shown.largest().rowRect(0).center());
    shown.settle();
    EXPECT_EQ(shown.revealed, QStringLiteral("data"));
    const auto group = std::ranges::find(collections.groups(), key, &model::Collections::Group::partitionKey);
    ASSERT_NE(group, collections.groups().end());
    EXPECT_EQ(shown.session.selection().items().size(), group->count);
    EXPECT_EQ(shown.session.selection().place().tableName, "AppData");

    shown.revealed.clear();
    BarChart &sizes = shown.bars("sizes");
    click(sizes, sizes.columnRect(0).center());
    shown.settle();
    EXPECT_EQ(shown.revealed, QStringLiteral("data"));
    EXPECT_FALSE(shown.session.selection().items().empty());
    EXPECT_FALSE(shown.session.document().isModified());
}

TEST(AnalyseWorkspace, APartitionLeadsToTheItemsInItAlsoByKeyboard) {
    Shown shown(shopDesign());
    BarChart &bars = shown.bars("partitions");
    bars.setFocus(Qt::TabFocusReason);
    ASSERT_TRUE(bars.hasFocus());
    EXPECT_EQ(bars.current(), 0U);
    // To the first one behind it that holds anything.
    const auto rows = shown.panel("partitions").picture().rows;
    std::size_t at = 0;
    do {
        QTest::keyClick(&bars, Qt::Key_Right);
        EXPECT_EQ(bars.current(), ++at);
        EXPECT_EQ(bars.accessibleDescription(), bars.data().readout(at).plain());
    } while (at < 3 && rows[at + 1][4] == QLatin1String("0"));
    const auto expected = rows[at + 1][4].toULongLong();
    QTest::keyClick(&bars, Qt::Key_Return);
    shown.settle();
    EXPECT_EQ(shown.revealed, QStringLiteral("data"));
    EXPECT_EQ(shown.session.selection().items().size(), expected);
}

TEST(AnalyseWorkspace, AReasonLeadsToTheItemsThatAreLeftOut) {
    Shown shown(shopDesign());
    SparsityTable &table = shown.sparsity();
    click(table, table.rowRect(1).center());
    EXPECT_EQ(shown.session.selection().place().indexName, table.data().series.indexes[1].lens.indexName);
    shown.settle();
    ASSERT_GT(table.reasonCount(), 0U);
    const auto &out = table.data().series.indexes[1].lens.leftOut.front();
    const auto items = out.itemIndexes;
    click(table, table.reasonRect(0).center());
    EXPECT_EQ(shown.revealed, QStringLiteral("data"));
    EXPECT_EQ(shown.session.selection().items(), items);
}

TEST(AnalyseWorkspace, FollowsAnEditAndItsUndo) {
    Shown shown(shopDesign());
    const auto count = [&] { return shown.panel("sizes").grade().explanation().inputs.front().second; };
    const QString before = count();
    shown.session.document().apply(QStringLiteral("Fewer"), [](model::Design design) -> model::Result<model::Design> {
        model::TableDesign table = *design.tables.front();
        table.items = std::vector(table.items->begin(), table.items->begin() + 3);
        design.tables.front() = std::move(table);
        return design;
    });
    shown.settle();
    EXPECT_EQ(count(), QStringLiteral("3"));
    shown.session.document().history().undo();
    shown.settle();
    EXPECT_EQ(count(), before);
}

TEST(AnalyseWorkspace, LookingChangesNothing) {
    model::Design design = shopDesign();
    design.tables.push_back(largeDesign(100).tables.front());
    const std::string second = design.tables.back()->name();
    Shown shown(std::move(design));
    for (const std::string &name : {second, std::string("AppData")}) {
        shown.session.selection().select({.tableName = name});
        shown.settle();
        EXPECT_EQ(shown.workspace.tableName(), name);
    }
    shown.session.selection().select({.tableName = "AppData", .indexName = "GSI1"});
    shown.settle();
    EXPECT_EQ(shown.workspace.indexName(), "GSI1");
    shown.session.selection().select({.tableName = "AppData", .entityName = "Order"});
    EXPECT_EQ(shown.workspace.indexName(), "GSI1") << "an entity says nothing about the index";
    applyTheme(*qApp, ThemeChoice::Dark);
    shown.settle();
    EXPECT_EQ(shown.bars("partitions").data().sets.front().colour(tokens()), tokensOf(true).series[0]);
    applyTheme(*qApp, ThemeChoice::Light);
    shown.settle();
    EXPECT_FALSE(shown.session.document().isModified());
}

TEST(AnalyseWorkspace, EveryChartIsASavablePicture) {
    Shown shown(shopDesign());
    for (const char *name : {"partitions", "collections", "sizes", "sparsity"}) {
        const Picture picture = shown.panel(name).picture();
        QXmlStreamReader xml(svgOf(picture));
        QString texts;
        while (!xml.atEnd()) {
            xml.readNext();
            if (xml.isCharacters()) texts += xml.text();
        }
        EXPECT_FALSE(xml.hasError()) << name << ": " << xml.errorString().toStdString();
        EXPECT_TRUE(texts.contains(picture.title)) << name;
        EXPECT_TRUE(texts.contains(gradeName(shown.panel(name).grade().grade()))) << name << ": a model says so";
        EXPECT_GT(picture.rows.size(), 1U) << name;
        for (const QStringList &row : picture.rows) EXPECT_EQ(row.size(), picture.rows.front().size()) << name;
    }
}

TEST(AnalyseWorkspace, NarrowWindowsHaveOneColumn) {
    Shown shown(shopDesign());
    const auto left = [&](const char *name) { return shown.panel(name).x(); };
    const auto top = [&](const char *name) { return shown.panel(name).y(); };
    EXPECT_GT(left("collections"), left("partitions"));
    EXPECT_EQ(top("collections"), top("partitions"));
    shown.workspace.resize(640, 600);
    QCoreApplication::processEvents();
    EXPECT_EQ(left("collections"), left("partitions"));
    EXPECT_GT(top("collections"), top("partitions"));
    EXPECT_LE(shown.panel("partitions").width(), 640);
}

TEST(AnalyseWorkspace, WithoutItemsOrTablesSaysWhatIsMissing) {
    Shown none((model::Design()));
    EXPECT_TRUE(none.texts().contains(QStringLiteral("Nothing to analyse yet")));
    Shown empty(designOf("Empty", {}));
    EXPECT_TRUE(empty.texts().contains(QStringLiteral("No items to count")));
    EXPECT_TRUE(empty.workspace.isSettled());
}

TEST(AnalyseWorkspace, HiddenItCountsNothingUntilItIsShown) {
    Session session(shopDesign());
    AnalyseWorkspace workspace(session);
    EXPECT_TRUE(workspace.isSettled());
    EXPECT_THAT(workspace.findChild<SparsityTable *>()->data().columns, IsEmpty());
    workspace.show();
    ASSERT_TRUE(QTest::qWaitFor([&] { return workspace.isSettled(); }));
    EXPECT_EQ(workspace.findChild<SparsityTable *>()->data().columns.size(), 5U);
}

TEST(AnalyseWorkspace, ADesignWithoutIndexesSaysWhatOneIsFor) {
    Shown shown(designOf("Plain", {R"({"PK":{"S":"A"},"SK":{"S":"1"}})"}));
    EXPECT_TRUE(shown.texts().contains(QStringLiteral("No index yet")));
    EXPECT_EQ(shown.bars("partitions").data().categories, 4U);
}

}
}
