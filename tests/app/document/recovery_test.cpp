#include "app/document/recovery.h"

#include "model/edit/table_edits.h"
#include "tests/app/small_shop.h"
#include "tests/app/wait.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

using namespace app;

namespace {

class RecoveryTest : public testing::Test {
protected:
    RecoveryTest() { QDir(RecoveryJournal::folder()).removeRecursively(); }
    ~RecoveryTest() override { QDir(RecoveryJournal::folder()).removeRecursively(); }

    static QStringList journals() {
        return QDir(RecoveryJournal::folder()).entryList({QStringLiteral("*.hashrange.json")}, QDir::Files);
    }
    /// As a program that ends without a word: what it wrote stays, its lock is nobody's.
    static void leaveBehind() {
        const QDir folder(RecoveryJournal::folder());
        for (const auto &name : journals()) {
            const QString stem = folder.filePath(name.chopped(15));
            QFile::copy(stem + ".hashrange.json", stem + "-lost.hashrange.json");
            QFile::copy(stem + ".path", stem + "-lost.path");
        }
    }
    static void edit(Document &document) {
        document.apply("Rename", [](model::Design d) { return model::setModelName(std::move(d), "Edited"); });
    }
};

}

TEST_F(RecoveryTest, EditsAreKeptUntilTheyAreSaved) {
    const QTemporaryDir folder;
    Document document(smallShop());
    DocumentFile file(document);
    RecoveryJournal journal(document, file);
    journal.writeNow();
    EXPECT_TRUE(journals().isEmpty()) << "nothing is lost while nothing was edited";
    edit(document);
    journal.writeNow();
    EXPECT_EQ(journals().size(), 1);
    ASSERT_TRUE(file.saveAs(folder.filePath("shop.hashrange.json"), model::formats().front()));
    EXPECT_TRUE(journals().isEmpty());
    edit(document);
    document.apply("Rename", [](model::Design d) { return model::setModelName(std::move(d), "Again"); });
    journal.writeNow();
    EXPECT_EQ(journals().size(), 1);
    document.history().undo();
    EXPECT_TRUE(journals().isEmpty()) << "undone to what was saved";
}

TEST_F(RecoveryTest, AClosedDocumentLeavesNothing) {
    {
        Document document(smallShop());
        DocumentFile file(document);
        RecoveryJournal journal(document, file);
        edit(document);
        journal.writeNow();
    }
    EXPECT_TRUE(journals().isEmpty());
    EXPECT_TRUE(lostWork().empty());
}

TEST_F(RecoveryTest, WhatACrashLeavesIsFoundAndReadBack) {
    const QTemporaryDir folder;
    const QString path = folder.filePath("shop.hashrange.json");
    {
        Document document(smallShop());
        DocumentFile file(document);
        ASSERT_TRUE(file.saveAs(path, model::formats().front()));
        RecoveryJournal journal(document, file);
        edit(document);
        journal.writeNow();
        EXPECT_TRUE(lostWork().empty()) << "its program still runs";
        leaveBehind();
    }
    const auto lost = lostWork();
    ASSERT_EQ(lost.size(), 1u);
    EXPECT_EQ(lost[0].path, path);
    EXPECT_EQ(lost[0].name(), "shop.hashrange.json");
    const auto design = recovered(lost[0]);
    ASSERT_TRUE(design);
    EXPECT_EQ(design->name, "Edited");
    discard(lost[0]);
    EXPECT_TRUE(lostWork().empty());
}

TEST_F(RecoveryTest, ItIsWrittenByItselfWithinSeconds) {
    Document document(smallShop());
    DocumentFile file(document);
    RecoveryJournal journal(document, file);
    edit(document);
    EXPECT_TRUE(waitUntil([] { return !journals().isEmpty(); }));
}
