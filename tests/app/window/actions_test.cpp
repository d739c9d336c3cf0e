#include "app/window/actions.h"

#include "app/window/main_window.h"

#include <QFile>
#include <QKeySequence>
#include <QMenuBar>

#include <map>
#include <set>

#include <gtest/gtest.h>

using namespace app;

TEST(Actions, EveryRowIsCompleteAndAlone) {
    std::set<std::string> ids;
    std::map<QKeySequence, std::string> shortcuts;
    for (const auto &row : actionRows()) {
        if (!*row.text) continue; // a separator
        EXPECT_TRUE(ids.insert(row.id).second) << row.id << " twice";
        EXPECT_NE(row.run, nullptr) << row.id;
        if (*row.icon) {
            EXPECT_TRUE(QFile::exists(QStringLiteral(":/icons/%1.svg").arg(row.icon))) << row.icon;
        }
        if (!*row.shortcut) continue;
        const auto keys = QKeySequence::fromString(QString::fromLatin1(row.shortcut));
        EXPECT_EQ(keys.toString().toStdString(), row.shortcut) << "not a key sequence as Qt writes it";
        EXPECT_TRUE(shortcuts.emplace(keys, row.id).second) << row.shortcut << " is also " << shortcuts[keys];
    }
}

TEST(Actions, MenusHoldEveryActionOnce) {
    MainWindow window{Preferences()};
    std::multiset<QString> found;
    const std::function<void(QMenu *)> walk = [&](QMenu *menu) {
        for (auto *action : menu->actions()) {
            if (action->menu())
                walk(action->menu());
            else if (!action->isSeparator())
                found.insert(action->objectName());
        }
    };
    QStringList titles;
    for (auto *top : window.menuBar()->actions()) {
        titles += top->text().remove('&');
        walk(top->menu());
    }
    EXPECT_EQ(titles, (QStringList{"File", "Edit", "View", "Model", "Run", "Tools", "Help"}));
    for (const auto &row : actionRows())
        if (*row.text) {
            EXPECT_EQ(found.count(row.id), 1u) << row.id;
        }
}

TEST(Actions, WhatNeedsADocumentIsOffWithoutOne) {
    MainWindow window{Preferences()};
    for (const char *id : {"save", "undo", "data", "add-table", "run-patterns"})
        EXPECT_FALSE(window.actionTable().at(id)->isEnabled()) << id;
    for (const char *id : {"new", "open", "quit", "go-to"}) EXPECT_TRUE(window.actionTable().at(id)->isEnabled()) << id;
}
