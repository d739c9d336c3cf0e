#include "app/document/document_file.h"

#include "model/edit/table_edits.h"
#include "tests/app/small_shop.h"
#include "tests/app/wait.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

using namespace app;

namespace {

void put(const QString &path, const QByteArray &bytes) {
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}
QByteArray contents(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}
auto rename(const char *name) {
    return [name](model::Design design) { return model::setModelName(std::move(design), name); };
}

}

TEST(DocumentFile, SavingWritesAllAndMakesTheDocumentClean) {
    const QTemporaryDir folder;
    const QString path = folder.filePath("shop.hashrange.json");
    Document document(smallShop());
    DocumentFile file(document);
    EXPECT_EQ(file.name(), "Untitled");
    document.apply("Rename", rename("Renamed"));
    ASSERT_TRUE(document.isModified());
    QSignalSpy saved(&file, &DocumentFile::saved);
    ASSERT_TRUE(file.saveAs(path, model::formats().front()));
    EXPECT_FALSE(document.isModified());
    EXPECT_EQ(saved.count(), 1);
    EXPECT_EQ(file.name(), "shop.hashrange.json");

    FileReading reading;
    OpenedFile opened;
    QObject::connect(&reading, &FileReading::opened, [&](const OpenedFile &each) { opened = each; });
    reading.start(path);
    ASSERT_TRUE(waitUntil([&] { return !reading.isRunning(); }));
    EXPECT_EQ(opened.design.name, "Renamed");
    EXPECT_EQ(opened.format, &model::formats().front());
    EXPECT_EQ(opened.format->write(opened.design).text, file.format().write(document.design()).text);
}

TEST(DocumentFile, OpenAndSaveWithoutAnEditGivesTheSameBytes) {
    const QTemporaryDir folder;
    const QString path = folder.filePath("shop.hashrange.json");
    put(path, QByteArray::fromStdString(model::formats().front().write(smallShop()).text));
    const QByteArray before = contents(path);
    FileReading reading;
    Document document;
    DocumentFile file(document);
    QObject::connect(&reading, &FileReading::opened, [&](const OpenedFile &opened) {
        document.reset(opened.design);
        file.adopt(opened);
    });
    reading.start(path);
    ASSERT_TRUE(waitUntil([&] { return !reading.isRunning(); }));
    EXPECT_FALSE(document.isModified()) << "opening is no edit";
    ASSERT_TRUE(file.save());
    EXPECT_EQ(contents(path), before);
}

TEST(DocumentFile, AFileThatIsOpenTwiceIsToldToTheSecond) {
    const QTemporaryDir folder;
    const auto &format = model::formats().front();
    const QString path = folder.filePath("shop.hashrange.json");
    Document first(smallShop()), second(smallShop());
    auto one = std::make_unique<DocumentFile>(first);
    ASSERT_TRUE(one->saveAs(path, format));
    EXPECT_FALSE(one->isOpenElsewhere());
    ASSERT_TRUE(one->save());
    EXPECT_FALSE(one->isOpenElsewhere()) << "its own claim is none of another";
    {
        DocumentFile other(second);
        QSignalSpy told(&other, &DocumentFile::openElsewhere);
        other.adopt(*openedFile(path));
        EXPECT_TRUE(other.isOpenElsewhere());
        EXPECT_EQ(told.count(), 1);
    }
    one.reset();
    DocumentFile after(second);
    after.adopt(*openedFile(path));
    EXPECT_FALSE(after.isOpenElsewhere()) << "closed is closed";
    EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList{"shop.hashrange.json"})
        << "nothing of ours lies beside the model";
}

TEST(DocumentFile, AFailedSaveSaysWhyAndLosesNothing) {
    const QTemporaryDir folder;
    Document document(smallShop());
    DocumentFile file(document);
    document.apply("Rename", rename("Renamed"));
    const auto result = file.saveAs(folder.filePath("no/such/folder/a.json"), model::formats().front());
    ASSERT_FALSE(result);
    EXPECT_FALSE(translated(result.error()).isEmpty());
    EXPECT_TRUE(document.isModified());
    EXPECT_TRUE(file.path().isEmpty()) << "the document does not belong to a file that is not there";
}

TEST(DocumentFile, WhatCannotBeReadFailsWithAMessage) {
    const QTemporaryDir folder;
    const std::tuple<const char *, QByteArray> cases[] = {
        {"an empty file",           ""                         },
        {"no JSON",                 "hello"                    },
        {"JSON, but no model",      R"({"a": 1})"              },
        {"a model that is cut off", R"({"hashrange": 1, "tabl)"},
        {"bytes that are no text",  "\xff\xfe\x01"             },
    };
    for (const auto &[why, bytes] : cases) {
        const QString path = folder.filePath("model.json");
        put(path, bytes);
        FileReading reading;
        QSignalSpy failed(&reading, &FileReading::failed), opened(&reading, &FileReading::opened);
        reading.start(path);
        ASSERT_TRUE(waitUntil([&] { return !reading.isRunning(); })) << why;
        EXPECT_EQ(opened.count(), 0) << why;
        ASSERT_EQ(failed.count(), 1) << why;
        EXPECT_FALSE(failed[0][0].toString().isEmpty()) << why;
    }
    FileReading reading;
    QSignalSpy failed(&reading, &FileReading::failed);
    reading.start(folder.filePath("missing.json"));
    ASSERT_TRUE(waitUntil([&] { return !reading.isRunning(); }));
    EXPECT_EQ(failed.count(), 1) << "a file that is not there";
}

TEST(DocumentFile, CancelledReadingDeliversNothing) {
    const QTemporaryDir folder;
    const QString path = folder.filePath("shop.hashrange.json");
    put(path, QByteArray::fromStdString(model::formats().front().write(smallShop()).text));
    FileReading reading;
    QSignalSpy opened(&reading, &FileReading::opened), failed(&reading, &FileReading::failed);
    reading.start(path);
    reading.cancel();
    EXPECT_FALSE(reading.isRunning());
    waitForBackground();
    QCoreApplication::processEvents();
    EXPECT_EQ(opened.count() + failed.count(), 0);
}

TEST(DocumentFile, AChangeByAnotherProgramIsNoticedOnceAndOurOwnNever) {
    const QTemporaryDir folder;
    const QString path = folder.filePath("shop.hashrange.json");
    Document document(smallShop());
    DocumentFile file(document);
    QSignalSpy changed(&file, &DocumentFile::changedOnDisk);
    ASSERT_TRUE(file.saveAs(path, model::formats().front()));
    document.apply("Rename", rename("Mine"));
    ASSERT_TRUE(file.save());
    QTest::qWait(500);
    EXPECT_EQ(changed.count(), 0) << "our own saving is no change";

    auto other = smallShop();
    other.name = "Theirs";
    const QString beside = folder.filePath("new.tmp");
    put(beside, QByteArray::fromStdString(model::formats().front().write(other).text));
    ASSERT_TRUE(QFile::remove(path) && QFile::rename(beside, path))
        << "git replaces files, it does not write into them";
    ASSERT_TRUE(waitUntil([&] { return changed.count() > 0; }));
    EXPECT_TRUE(file.hasChangedOnDisk());
    EXPECT_FALSE(changed.last()[0].toBool());
    EXPECT_EQ(document.design().name, "Mine") << "nothing happens to the document by itself";
    file.keepMine();
    EXPECT_FALSE(file.hasChangedOnDisk());

    ASSERT_TRUE(QFile::remove(path));
    const int before = changed.count();
    ASSERT_TRUE(waitUntil([&] { return changed.count() > before; }));
    EXPECT_TRUE(changed.last()[0].toBool()) << "gone";
}
