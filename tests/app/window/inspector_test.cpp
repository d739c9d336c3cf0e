#include "app/window/inspector.h"

#include "app/window/field.h"
#include "app/window/inline_message.h"
#include "app/window/segmented_control.h"
#include "engine/value/item_json.h"
#include "tests/app/small_shop.h"
#include "tests/app/wait.h"

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

TEST_F(InspectorTest, NothingSelectedSaysWhatToDo) {
    session.selection().select({});
    EXPECT_EQ(inspector.form(), nullptr);
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
