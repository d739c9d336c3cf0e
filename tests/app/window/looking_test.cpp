#include "app/data/data_workspace.h"
#include "app/query/query_workspace.h"
#include "app/window/main_window.h"
#include "app/window/workspaces.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

using namespace app;

namespace {

/// The gallery, and the models in a folder that is not part of the project, if HASHRANGE_CORPUS names one.
QStringList models() {
    QStringList paths;
    for (const QString &folder : {QStringLiteral(":/models"), qEnvironmentVariable("HASHRANGE_CORPUS")}) {
        if (folder.isEmpty()) continue;
        for (const auto &entry : QDir(folder).entryInfoList({QStringLiteral("*.json")}, QDir::Files))
            paths << entry.filePath();
    }
    return paths;
}

/// Every place of the design that a person can select.
std::vector<model::Place> places(const model::Design &design) {
    std::vector<model::Place> all;
    for (const auto &table : design.tables) {
        const auto add = [&](auto set) {
            model::Place place{.tableName = table->name()};
            set(place);
            all.push_back(place);
        };
        add([](model::Place &) {});
        for (const auto &index : table->description.globalSecondaryIndexes)
            add([&](model::Place &place) { place.indexName = index.indexName; });
        for (const auto &index : table->description.localSecondaryIndexes)
            add([&](model::Place &place) { place.indexName = index.indexName; });
        for (const auto &entity : table->entityTypes)
            add([&](model::Place &place) { place.entityName = entity->name; });
        if (!table->items->empty()) add([](model::Place &place) { place.itemIndex = 0; });
    }
    for (const auto &pattern : design.patterns) all.push_back({.patternId = pattern->id});
    return all;
}

std::string written(const OpenDocument &document) {
    return document.file().format().write(document.file().writtenDesign()).text;
}

}

TEST(Looking, AtEveryViewOfEveryModelChangesNothing) {
    ASSERT_GE(models().size(), 12);
    const QTemporaryDir folder;
    for (const QString &source : models()) {
        SCOPED_TRACE(source.toStdString());
        const QString path = folder.filePath(QFileInfo(source).fileName());
        ASSERT_TRUE(QFile::copy(source, path));
        MainWindow window{Preferences()};
        window.resize(1200, 800);
        window.show();
        window.open(path);
        ASSERT_TRUE(QTest::qWaitFor([&] { return !window.isReading() && window.document(); }, 20'000));
        auto &document = *window.document();
        const std::string before = written(document);
        const auto settle = [&] {
            return QTest::qWaitFor(
                [&] {
                    return document.session().consequences().isSettled() && document.currentWorkspace().isSettled();
                },
                20'000);
        };
        for (int number = 0; number < static_cast<int>(workspaceKinds().size()); ++number) {
            window.showWorkspace(number);
            for (const auto &place : places(document.session().design())) {
                document.session().selection().select(place);
                window.reveal(place, QString::fromLatin1(workspaceKinds()[static_cast<std::size_t>(number)].id));
                QCoreApplication::processEvents();
            }
            if (auto *data = qobject_cast<DataWorkspace *>(&document.currentWorkspace()))
                for (const bool grid : {true, false}) data->showGrid(grid);
            if (auto *query = qobject_cast<QueryWorkspace *>(&document.currentWorkspace())) query->run();
            ASSERT_TRUE(settle());
            EXPECT_FALSE(document.session().document().isModified())
                << workspaceKinds()[static_cast<std::size_t>(number)].id;
        }
        EXPECT_EQ(document.session().document().history().count(), 0);
        EXPECT_EQ(written(document), before);
    }
}
