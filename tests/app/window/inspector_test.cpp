#include "app/window/inspector.h"

#include "app/window/effects_view.h"
#include "app/window/field.h"
#include "app/window/inline_message.h"
#include "app/window/segmented_control.h"
#include "engine/value/item_json.h"
#include "model/edit/entity_edits.h"
#include "tests/app/small_shop.h"
#include "tests/app/wait.h"

#include <QCheckBox>
#include <QComboBox>
#include <QMenu>
#include <QScrollArea>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

using namespace app;

namespace {

class InspectorTest : public testing::Test {
protected:
    InspectorTest() {
        inspector.resize(304, 800);
        inspector.setSession(&session);
        inspector.show();
    }
    /// The visible widget of that accessible name.
    template <class Widget> Widget *find(const QString &name) {
        for (auto *widget : inspector.findChildren<Widget *>())
            if (widget->accessibleName() == name && widget->isVisibleTo(&inspector)) return widget;
        return nullptr;
    }
    void type(const QString &name, const QString &text, Qt::Key end = Qt::Key_Return) {
        auto *line = find<CommitLine>(name);
        ASSERT_NE(line, nullptr) << name.toStdString();
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, text);
        QTest::keyClick(line, end);
    }
    QString messages() {
        QStringList texts;
        for (auto *message : inspector.findChildren<InlineMessage *>())
            if (!message->isHidden()) texts += message->text();
        return texts.join('\n');
    }
    const model::TableDesign &table() { return *session.design().tables.front(); }

    Session session{smallShop()};
    QMenu menu;
    Inspector inspector{&menu};
};

}

TEST_F(InspectorTest, TypingANameRenamesInOneStep) {
    session.selection().select(placeOf("Shop", "ByStatus"));
    type("Name", "ByState");
    EXPECT_EQ(table().description.globalSecondaryIndexes[0].indexName, "ByState");
    EXPECT_EQ(session.document().history().undoText(), "Rename ByStatus to ByState");
    EXPECT_EQ(session.selection().place().indexName, "ByState");
    session.document().history().undo();
    EXPECT_EQ(find<CommitLine>("Name")->text(), "ByStatus") << "the field follows undo";
}

TEST_F(InspectorTest, ARefusalStandsUnderItsFieldAndTheTextStays) {
    session.selection().select(placeOf("Shop"));
    type("Name", "a b");
    EXPECT_EQ(table().name(), "Shop");
    EXPECT_EQ(find<CommitLine>("Name")->text(), "a b") << "what was typed is not eaten";
    EXPECT_EQ(find<CommitLine>("Name")->property("state").toString(), "error");
    EXPECT_FALSE(messages().isEmpty());
    QTest::keyClick(find<CommitLine>("Name"), Qt::Key_Escape);
    EXPECT_EQ(find<CommitLine>("Name")->text(), "Shop") << "Escape takes it back";
    EXPECT_TRUE(messages().isEmpty());
    EXPECT_EQ(session.document().history().count(), 0);
}

TEST_F(InspectorTest, AnEditElsewhereDoesNotEatWhatIsBeingTyped) {
    session.selection().select(placeOf("Shop"));
    auto *line = find<CommitLine>("Name");
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, "Half");
    session.document().push("Elsewhere", [&] {
        auto design = session.design();
        design.name = "other";
        return design;
    }());
    EXPECT_EQ(line->text(), "Half");
}

TEST_F(InspectorTest, KeysOfIndexesGrowAndShrink) {
    session.selection().select(placeOf("Shop", "ByStatus"));
    QTest::mouseClick(find<QToolButton>("Add attribute to Sort key"), Qt::LeftButton);
    const auto rows = [&] {
        int count = 0;
        for (auto *line : inspector.findChildren<CommitLine *>())
            if (line->accessibleName() == "Sort key, attribute name" && line->isVisibleTo(&inspector)) ++count;
        return count;
    };
    ASSERT_EQ(rows(), 2);
    CommitLine *added = nullptr;
    for (auto *line : inspector.findChildren<CommitLine *>())
        if (line->accessibleName() == "Sort key, attribute name" && line->text().isEmpty()) added = line;
    ASSERT_NE(added, nullptr);
    added->setFocus();
    QTest::keyClicks(added, "name");
    QTest::keyClick(added, Qt::Key_Return);
    const auto &index = [&]() -> const engine::SecondaryIndex & {
        return table().description.globalSecondaryIndexes[0];
    };
    ASSERT_EQ(index().keySchema.sortKeys().size(), 2u);
    EXPECT_EQ(index().keySchema.sortKeys()[1].name, "name");
    type("Sort key, attribute name", "", Qt::Key_Delete); // the first of them
    QTest::keyClick(find<CommitLine>("Sort key, attribute name"), Qt::Key_Return);
    ASSERT_EQ(index().keySchema.sortKeys().size(), 1u) << "an emptied attribute leaves the key";
    EXPECT_EQ(index().keySchema.sortKeys()[0].name, "name");
}

TEST_F(InspectorTest, TheProjectionIsChosenAndNamed) {
    session.selection().select(placeOf("Shop", "ByStatus"));
    const auto projection = [&] { return table().description.globalSecondaryIndexes[0].projection; };
    QTest::mouseClick(find<QToolButton>("Projection: Keys only"), Qt::LeftButton);
    EXPECT_EQ(projection().type, engine::Projection::Type::KeysOnly);
    QTest::mouseClick(find<QToolButton>("Projection: Include"), Qt::LeftButton);
    EXPECT_EQ(projection().type, engine::Projection::Type::KeysOnly) << "INCLUDE of nothing is none yet";
    type("Add to Projected attributes", "total");
    EXPECT_EQ(projection().type, engine::Projection::Type::Include);
    EXPECT_EQ(projection().nonKeyAttributes, std::vector<std::string>{"total"});
    QCoreApplication::processEvents();
    QTest::mouseClick(find<QToolButton>("Remove total"), Qt::LeftButton);
    EXPECT_EQ(projection().type, engine::Projection::Type::KeysOnly);
}

TEST_F(InspectorTest, AnItemIsEditedAttributeByAttribute) {
    auto place = placeOf("Shop");
    place.itemIndex = 1;
    session.selection().select(place);
    const auto json = [&] { return engine::toJson(engine::ItemView((*table().items)[1]->blob)); };
    type("Value of total", "12.340");
    EXPECT_NE(json().find(R"("total":{"N":"12.34)"), std::string::npos) << json();
    type("Value of total", "a lot");
    EXPECT_FALSE(messages().isEmpty()) << "no number";
    EXPECT_EQ(find<CommitLine>("Value of total")->text(), "a lot");
    QTest::keyClick(find<CommitLine>("Value of total"), Qt::Key_Escape);
    QTest::mouseClick(find<QToolButton>("Remove status"), Qt::LeftButton);
    EXPECT_EQ(json().find("status"), std::string::npos);
    type("Add an attribute", "note");
    EXPECT_NE(json().find(R"("note":{"S":""})"), std::string::npos) << json();
    while (session.document().history().canUndo()) session.document().history().undo();
    EXPECT_EQ(session.design(), smallShop());
}

TEST_F(InspectorTest, AnEntityTypesTemplatesAreEdited) {
    session.selection().select(placeOf("Shop", "", "Order"));
    type("Template of status", "{status}");
    EXPECT_EQ(table().entityTypes[1]->keyTemplates.at("status"), "{status}");
    type("Letter", "B");
    EXPECT_EQ(table().entityTypes[1]->letter, "B");
}

TEST_F(InspectorTest, ANameIsJudgedWhileItIsTyped) {
    session.selection().select(placeOf("Shop"));
    auto *line = find<CommitLine>("Name");
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, "a b");
    EXPECT_EQ(line->property("state").toString(), "error");
    EXPECT_FALSE(messages().isEmpty()) << "DynamoDB's own words";
    QTest::keyClick(line, Qt::Key_Backspace);
    QTest::keyClick(line, Qt::Key_Backspace);
    QTest::keyClicks(line, "bcd");
    EXPECT_NE(line->property("state").toString(), "error");
    EXPECT_TRUE(messages().isEmpty());
    EXPECT_EQ(session.document().history().count(), 0) << "judging changes nothing";
}

TEST_F(InspectorTest, ATemplateShowsWhatItWouldDo) {
    session.selection().select(placeOf("Shop", "", "Order"));
    auto *line = find<CommitLine>("Template of SK");
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, "O#{date}");
    auto *effects = inspector.findChild<EffectsView *>();
    ASSERT_NE(effects, nullptr);
    ASSERT_TRUE(waitUntil([&] { return effects->isKnown(); }));
    EXPECT_EQ(effects->texts(), QStringList{"New keys: 1"});
    QTest::keyClick(line, Qt::Key_Return);
    EXPECT_TRUE(effects->isEmpty());
    EXPECT_NE(engine::toJson(engine::ItemView((*table().items)[1]->blob)).find("O#2024-01-05"), std::string::npos);
    line->selectAll();
    QTest::keyClicks(line, "O#{date");
    EXPECT_EQ(messages(), "A brace without its partner.");
}

TEST_F(InspectorTest, EveryPropertyOfATableIsSetInOneStepEach) {
    session.selection().select(placeOf("Shop"));
    const auto fold = [&](const QString &name) {
        if (auto *head = find<QToolButton>(name); head && !head->isChecked()) head->click();
    };
    const auto check = [&](const QString &text) {
        for (auto *box : inspector.findChildren<QCheckBox *>())
            if (box->text() == text && box->isVisibleTo(&inspector)) return box->click();
        ADD_FAILURE() << text.toStdString();
    };
    const auto chooseLast = [&](const QString &name) {
        auto *combo = find<QComboBox>(name);
        ASSERT_NE(combo, nullptr) << name.toStdString();
        combo->setFocus();
        QTest::keyClick(combo, Qt::Key_End);
    };
    type("Reads/s at most", "500");
    EXPECT_EQ(table().description.onDemandThroughput->maxReadRequestUnits, 500);
    check("Warm throughput");
    type("Warm throughput: Reads per second", "20000");
    EXPECT_EQ(table().warmThroughput, (model::WarmThroughput{20'000, 4'000}));
    QTest::mouseClick(find<QToolButton>("Capacity: Provisioned"), Qt::LeftButton);
    check("Auto scaling of writes");
    type("Auto scaling of writes: Most", "99");
    EXPECT_EQ(table().autoScalingWrite, (model::AutoScaling{1, 99, 70}));
    type("Auto scaling of writes: Target, %", "95");
    EXPECT_TRUE(messages().contains("20 to 90")) << messages().toStdString();
    QTest::keyClick(find<CommitLine>("Auto scaling of writes: Target, %"), Qt::Key_Escape);
    chooseLast("Table class");
    EXPECT_EQ(table().description.tableClass, engine::TableClass::StandardInfrequentAccess);
    chooseLast("Stream");
    EXPECT_EQ(table().description.streamViewType, engine::StreamViewType::NewAndOldImages);
    type("Time to live, by attribute", "expires");
    EXPECT_EQ(table().description.timeToLiveAttribute, "expires");
    check("Deletion protection");
    EXPECT_TRUE(table().description.deletionProtection);
    check("Point-in-time recovery");
    type("Point-in-time recovery: Days back, 1 to 35", "7");
    EXPECT_EQ(table().recoveryPeriodDays, 7);
    chooseLast("Encryption at rest");
    type("Key: id, ARN or alias", "alias/shop");
    EXPECT_EQ(table().encryption, (model::Encryption{model::EncryptionKey::CustomerManaged, "alias/shop"}));
    fold("Tags");
    type("Key of tag 1", "team");
    type("Value of tag 1", "orders");
    EXPECT_EQ(table().description.tags, (std::vector<std::pair<std::string, std::string>>{
                                            {"team", "orders"}
    }));
    fold("Attributes");
    type("Add an attribute", "note");
    EXPECT_EQ(table().attributes.back().name, "note");
    chooseLast("Type of note");
    EXPECT_EQ(table().attributes.back().type, engine::Type::BS);
    check("Deployed");
    EXPECT_TRUE(table().deployed);
    EXPECT_GT(session.document().history().count(), 14);
    while (session.document().history().canUndo()) session.document().history().undo();
    EXPECT_EQ(session.design(), smallShop());
}

TEST_F(InspectorTest, AGlobalIndexHasSettingsOfItsOwn) {
    session.selection().select(placeOf("Shop", "ByStatus"));
    find<QToolButton>("Capacity")->click();
    for (auto *box : inspector.findChildren<QCheckBox *>())
        if (box->text() == "Warm throughput" && box->isVisibleTo(&inspector)) box->click();
    EXPECT_EQ(table().indexSettings.at("ByStatus").warmThroughput, model::WarmThroughput());
}

TEST_F(InspectorTest, AnEntityTypeSaysWhatItsItemsAreLike) {
    session.selection().select(placeOf("Shop", "", "Order"));
    const auto order = [&]() -> const model::EntityType & { return *table().entityTypes[1]; };
    for (auto *button : inspector.findChildren<QToolButton *>())
        if (button->text() == "Take them from the items") button->click();
    ASSERT_EQ(order().attributes.size(), 3U);
    EXPECT_EQ(order().attributes[2], (model::EntityAttribute{"total", engine::Type::N, true, {}, {}}));
    type("Generator of total", "integer(1, 100)");
    EXPECT_EQ(order().attributes[2].generator, "integer(1, 100)");
    type("Generator of total", "integer(1, 100");
    EXPECT_FALSE(messages().isEmpty()) << "no generator";
    QTest::keyClick(find<CommitLine>("Generator of total"), Qt::Key_Escape);
    for (auto *box : inspector.findChildren<QCheckBox *>())
        if (box->accessibleName() == "status is required") box->click();
    EXPECT_FALSE(order().attributes[0].required);
    type("Add an attribute", "note");
    ASSERT_EQ(order().attributes.size(), 4U);
    find<QToolButton>("Remove note")->click();
    EXPECT_EQ(order().attributes.size(), 3U);
    type("Expected items", "1000000");
    type("Bytes of one", "some");
    EXPECT_EQ(messages(), "This is no whole number.");
    EXPECT_EQ(order().expectedItems, 1'000'000);
    type("Told apart also by an attribute", "type = order");
    EXPECT_EQ(order().keyTemplates.at("type"), "order");
    EXPECT_NE(
        engine::toJson(engine::ItemView((*table().items)[1]->blob)).find(R"("type":{"S":"order"})"), std::string::npos)
        << "its items carry the sign";
}

TEST_F(InspectorTest, APatternIsEditedAndItsVerdictShown) {
    session.selection().select(placeOf("", "", "", "AP1"));
    ASSERT_TRUE(waitUntil([&] { return session.consequences().isSettled(); }));
    EXPECT_TRUE(messages().contains("One Query")) << messages().toStdString();
    type(":pk", "USER#2");
    EXPECT_EQ(session.design().patterns[0]->values.at(":pk"), R"({"S":"USER#2"})") << "a plain word becomes a string";
    type(":pk", "7");
    EXPECT_EQ(session.design().patterns[0]->values.at(":pk"), R"({"N":"7"})") << "digits a number";
    auto *operation = find<QComboBox>("Operation");
    operation->setFocus();
    QTest::keyClick(operation, Qt::Key_Down);
    EXPECT_EQ(session.design().patterns[0]->operation, "Scan");
}

TEST_F(InspectorTest, AttributesAndVariablesOfAnEntityTypeAreDescribedAndGenerated) {
    session.document().apply("Attribute", [](model::Design d) {
        model::EntityType order = *d.table("Shop")->entityType("Order");
        order.attributes.push_back({.name = "total", .type = engine::Type::N});
        return model::setEntityType(std::move(d), "Shop", "Order", std::move(order));
    });
    session.selection().select(placeOf("Shop", "", "Order"));
    const auto order = [&] { return *table().entityType("Order"); };
    type("Description of total", "With tax", Qt::Key_Return);
    EXPECT_EQ(order().attributes[0].description, "With tax");
    type("Generator of userId", "sequence(1)", Qt::Key_Return);
    EXPECT_EQ(order().variables.at("userId"), "sequence(1)");
    type("Generator of userId", "nothing(", Qt::Key_Return);
    EXPECT_EQ(order().variables.at("userId"), "sequence(1)") << "what is no generator is refused";
}

TEST_F(InspectorTest, RelationsAreMadeChangedAndTakenAway) {
    session.selection().select(placeOf("Shop", "", "User"));
    auto *add = find<QComboBox>("Relate to");
    ASSERT_EQ(add->count(), 2) << "the one other entity type";
    add->setFocus();
    QTest::keyClick(add, Qt::Key_Down);
    ASSERT_EQ(table().relations.size(), 1U);
    EXPECT_EQ(table().relations[0], (model::Relation{"User", "Order", model::Relation::Kind::OneToMany}));
    QCoreApplication::processEvents(); // new rows are shown by their layout
    auto *kind = find<QComboBox>("How User and Order belong together");
    ASSERT_NE(kind, nullptr);
    EXPECT_EQ(kind->currentText(), "many of it");
    kind->setFocus();
    QTest::keyClick(kind, Qt::Key_Down);
    EXPECT_EQ(table().relations[0], (model::Relation{"Order", "User", model::Relation::Kind::OneToMany}));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::processEvents();
    auto *remove = find<QToolButton>("Remove the relation to Order");
    ASSERT_NE(remove, nullptr);
    QTest::mouseClick(remove, Qt::LeftButton);
    EXPECT_TRUE(table().relations.empty());
    EXPECT_EQ(session.document().history().count(), 3);
}

TEST_F(InspectorTest, NothingSelectedIsTheModel) {
    session.selection().select({});
    ASSERT_NE(inspector.form(), nullptr);
    type("Name", "Store", Qt::Key_Return);
    type("Author", "Ada", Qt::Key_Return);
    type("Description", "All that is sold", Qt::Key_Return);
    EXPECT_EQ(session.design().name, "Store");
    EXPECT_EQ(session.design().metadata.author, "Ada");
    EXPECT_EQ(session.design().metadata.description, "All that is sold");
    EXPECT_EQ(session.document().history().count(), 3);
    session.selection().select(placeOf("Shop"));
    EXPECT_NE(inspector.form(), nullptr);
    inspector.setSession(nullptr);
    EXPECT_EQ(inspector.form(), nullptr);
}

TEST_F(InspectorTest, NoFormIsWiderThanTheInspector) {
    model::Place pattern;
    pattern.patternId = "AP1";
    model::Place entity = placeOf("Shop");
    entity.entityName = "Order";
    model::Place item = placeOf("Shop");
    item.itemIndex = 0;
    for (const auto &place : {placeOf("Shop"), placeOf("Shop", "ByStatus"), entity, item, pattern}) {
        session.selection().select(place);
        QCoreApplication::processEvents();
        const auto *scroll = inspector.findChild<QScrollArea *>();
        ASSERT_NE(scroll, nullptr);
        EXPECT_LE(scroll->widget()->width(), scroll->viewport()->width())
            << place.indexName << place.entityName << place.patternId << ": what is beyond the edge cannot be reached";
    }
}
