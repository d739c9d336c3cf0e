#include "app/document/document.h"

#include "engine/base/result.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

using namespace app;

namespace {

model::Design named(const char *name) {
    model::Design design;
    design.name = name;
    return design;
}

auto rename(const char *name) {
    return [name](model::Design design) -> engine::Result<model::Design> {
        design.name = name;
        return design;
    };
}

}

TEST(Document, AnEditIsOneUndoStepThatTellsTheDesignBefore) {
    Document document(named("a"));
    std::string before;
    QObject::connect(&document, &Document::changed, [&](const model::Design &design) { before = design.name; });

    EXPECT_TRUE(document.apply("Rename", rename("b")));
    EXPECT_EQ(document.design().name, "b");
    EXPECT_EQ(before, "a");
    EXPECT_TRUE(document.isModified());
    EXPECT_EQ(document.history().undoText(), "Rename");

    document.history().undo();
    EXPECT_EQ(document.design().name, "a");
    EXPECT_EQ(before, "b");
    EXPECT_FALSE(document.isModified()) << "undone to what was saved";
}

TEST(Document, AnEditThatChangesNothingIsNoStep) {
    Document document(named("a"));
    EXPECT_TRUE(document.apply("Rename", rename("a")));
    EXPECT_EQ(document.history().count(), 0);
}

TEST(Document, ARefusedEditSaysWhyAndLeavesTheDesign) {
    Document document(named("a"));
    QSignalSpy refused(&document, &Document::refused);
    EXPECT_FALSE(document.apply(
        "Rename", [](model::Design) -> engine::Result<model::Design> { return engine::validation("No such table"); }));
    ASSERT_EQ(refused.count(), 1);
    EXPECT_EQ(refused[0][0].toString(), "No such table");
    EXPECT_EQ(document.design().name, "a");
    EXPECT_EQ(document.history().count(), 0);
}

TEST(Document, StepsWithTheSameKeyInARowAreOne) {
    const std::tuple<const char *, std::vector<std::pair<const char *, const char *>>, int> cases[] = {
        {"without a key each is a step",         {{"b", ""}, {"c", ""}},                           2},
        {"typing is one step",                   {{"b", "name"}, {"bc", "name"}, {"bcd", "name"}}, 1},
        {"another field in between starts anew", {{"b", "name"}, {"c", "other"}, {"d", "name"}},   3},
        {"typed and taken back: none",           {{"b", "name"}, {"a", "name"}},                   0},
    };
    for (const auto &[why, edits, steps] : cases) {
        Document document(named("a"));
        for (const auto &[name, key] : edits) document.apply("Rename", rename(name), key);
        EXPECT_EQ(document.history().count(), steps) << why;
        document.history().setIndex(0);
        EXPECT_EQ(document.design().name, "a") << why;
    }
}
