#include "app/analyse/scenario_view.h"

#include "app/analyse/analyse_workspace.h"
#include "model/edit/scenario_edits.h"
#include "tests/app/sample_design.h"

#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QSlider>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

namespace app {
namespace {

/// With what the application asks.
model::Design askedShop() {
    model::Design design = shopDesign();
    model::AccessPattern orders;
    orders.id = "AP1";
    orders.name = "Orders of a user";
    orders.tableName = "AppData";
    orders.keyConditionExpression = "PK = :u";
    orders.values = {
        {":u", R"({"S": "USER#U001"})"}
    };
    model::AccessPattern pending = orders;
    pending.id = "AP2";
    pending.name = "Pending orders";
    pending.indexName = "GSI1";
    pending.keyConditionExpression = "GSI1PK = :p";
    pending.values = {
        {":p", R"({"S": "STATUS#Pending"})"}
    };
    design.patterns = {orders, pending};
    return design;
}

model::Design busyShop() {
    model::Design design = askedShop();
    model::Scenario scenario;
    scenario.name = "Launch";
    for (const auto &pattern : design.patterns) {
        model::PatternLoad load;
        load.patternId = pattern->id;
        load.peakPerSecond = 500;
        scenario.loads.push_back(load);
    }
    return *model::addScenario(design, scenario);
}

class ShownScenario {
public:
    explicit ShownScenario(model::Design design) : session(std::move(design)), workspace(session) {
        workspace.resize(1126, 812);
        workspace.showScenario(true);
        workspace.show();
        settle();
    }
    void settle() {
        EXPECT_TRUE(QTest::qWaitFor([this] { return workspace.isSettled(); }, 60'000));
        QCoreApplication::processEvents();
    }
    ScenarioView &view() { return workspace.scenarioView(); }
    QToolButton &button(const char *name) {
        for (auto *button : view().findChildren<QToolButton *>())
            if (button->accessibleName() == QLatin1String(name)) return *button;
        throw std::runtime_error(name);
    }
    Session session;
    AnalyseWorkspace workspace;
};

}

TEST(ScenarioView, DrawsWhatTheSimulatorGives) {
    ShownScenario shown(busyShop());
    const auto *simulated = shown.view().simulated();
    ASSERT_NE(simulated, nullptr);
    EXPECT_GT(simulated->result.requests, 0U);
    const auto &load = simulated->result.spaces[0];
    auto *heat = shown.view().findChild<HeatMap *>();
    ASSERT_NE(heat, nullptr);
    EXPECT_EQ(heat->data().rows, load.partitions.size());
    EXPECT_EQ(heat->data().columns, load.time.size());
    auto *traffic = shown.view().findChild<ChartPanel *>(QStringLiteral("traffic"));
    auto *bars = traffic->findChild<BarChart *>();
    EXPECT_EQ(bars->data().categories, load.partitions.size());
    EXPECT_EQ(traffic->picture().rows.size(), load.partitions.size() + 1) << "and as CSV";
    auto *growth = shown.view().findChild<ChartPanel *>(QStringLiteral("growth"));
    EXPECT_EQ(growth->picture().rows.size(), 38U) << "now and 36 months";
    EXPECT_FALSE(shown.view().summary().isEmpty());
}

TEST(ScenarioView, ASliderIsOneUndoStepAndRedraws) {
    ShownScenario shown(busyShop());
    const auto before = shown.view().simulated()->result.requests;
    auto *slider = shown.view().panel().findChild<QSlider *>(); // traffic
    slider->setValue(200);
    slider->setValue(300);
    shown.settle();
    EXPECT_EQ(shown.session.design().scenarios[0]->trafficPercent, 300);
    EXPECT_EQ(shown.session.document().history().count(), 1);
    EXPECT_NEAR(static_cast<double>(shown.view().simulated()->result.requests), 3. * static_cast<double>(before),
        0.1 * static_cast<double>(before));
    shown.session.document().history().undo();
    shown.settle();
    EXPECT_EQ(slider->value(), 100);
}

TEST(ScenarioView, MakesCopiesAndRemovesScenarios) {
    ShownScenario shown(askedShop());
    const auto &scenarios = [&]() -> const auto & {
        return shown.session.design().scenarios;
    };
    EXPECT_FALSE(shown.button("Remove scenario").isEnabled());
    shown.button("New scenario").click();
    ASSERT_EQ(scenarios().size(), 1U);
    auto *rate = shown.view().panel().findChild<QDoubleSpinBox *>();
    ASSERT_NE(rate, nullptr);
    rate->setValue(250);
    ASSERT_EQ(scenarios()[0]->loads.size(), 1U);
    EXPECT_EQ(scenarios()[0]->loads[0].peakPerSecond, 250);
    shown.button("Duplicate scenario").click();
    ASSERT_EQ(scenarios().size(), 2U);
    EXPECT_EQ(shown.view().panel().scenario().name, scenarios()[1]->name) << "the copy is shown";
    shown.button("Remove scenario").click();
    EXPECT_EQ(scenarios().size(), 1U);
    shown.settle();
}

}
