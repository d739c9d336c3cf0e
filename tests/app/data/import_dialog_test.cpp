#include "app/data/import_dialog.h"

#include "app/data/data_workspace.h"
#include "app/data/import_column_model.h"
#include "tests/app/sample_design.h"

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QFile>
#include <QPointer>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

namespace app {

namespace {

class ImportDialogTest : public testing::Test {
protected:
    ImportDialogTest() { session.document().reset(shopDesign()); }
    QString file(const QByteArray &content, const char *name = "orders.csv") {
        const QString path = folder.filePath(QString::fromLatin1(name));
        QFile written(path);
        EXPECT_TRUE(written.open(QIODevice::WriteOnly));
        written.write(content);
        return path;
    }
    ImportDialog *open(const QByteArray &content, const char *name = "orders.csv") {
        workspace = std::make_unique<DataWorkspace>(session);
        workspace->show();
        QPointer<ImportDialog> dialog = workspace->importFile(file(content, name));
        EXPECT_TRUE(dialog);
        if (!dialog) return nullptr;
        settle(dialog);
        return dialog;
    }
    static void settle(const QPointer<ImportDialog> &dialog) {
        EXPECT_TRUE(QTest::qWaitFor([&] { return !dialog || dialog->isSettled(); }, 5'000));
    }
    std::size_t items() const { return session.design().tables[0]->items->size(); }

    QTemporaryDir folder;
    Session session;
    std::unique_ptr<DataWorkspace> workspace;
};

}

TEST_F(ImportDialogTest, ShowsWhatTheColumnsBecomeThenImportsInOneStep) {
    const auto before = items();
    QPointer<ImportDialog> dialog = open("PK,SK,total,note\nUSER#U100,PROFILE,,hello\nUSER#U100,ORDER#1,1.50,\n");
    ASSERT_TRUE(dialog && dialog->preview());
    EXPECT_EQ(dialog->preview()->rows, 2u);
    auto &columns = dialog->columns();
    QAbstractItemModelTester tester(&columns, QAbstractItemModelTester::FailureReportingMode::Fatal);
    ASSERT_EQ(columns.rowCount(), 4);
    EXPECT_EQ(columns.index(2, ImportColumnModel::Type).data().toString(), QStringLiteral("Number"));
    EXPECT_EQ(items(), before) << "looking changes nothing";
    EXPECT_FALSE(session.document().isModified());
    dialog->accept();
    settle(dialog);
    EXPECT_EQ(items(), before + 2);
    EXPECT_EQ(session.document().history().count(), 1);
    EXPECT_NE(itemJson(session.design(), before + 1).find(R"("total":{"N":"1.5)"), std::string::npos);
    session.document().history().undo();
    EXPECT_EQ(items(), before);
}

TEST_F(ImportDialogTest, AColumnIsRenamedRetypedOrLeftOut) {
    const auto before = items();
    QPointer<ImportDialog> dialog = open("PK,SK,sum,junk\nUSER#U100,ORDER#1,007,x\n");
    ASSERT_TRUE(dialog);
    auto &columns = dialog->columns();
    columns.setData(columns.index(2, ImportColumnModel::Attribute), QStringLiteral("code"), Qt::EditRole);
    settle(dialog);
    columns.setData(columns.index(2, ImportColumnModel::Type), static_cast<int>(engine::Type::S), Qt::EditRole);
    settle(dialog);
    columns.setData(columns.index(3, ImportColumnModel::Attribute), QString(), Qt::EditRole);
    settle(dialog);
    EXPECT_EQ(columns.index(3, ImportColumnModel::Attribute).data().toString(), QStringLiteral("left out"));
    dialog->accept();
    settle(dialog);
    ASSERT_EQ(items(), before + 1);
    EXPECT_EQ(
        itemJson(session.design(), before), R"({"PK":{"S":"USER#U100"},"SK":{"S":"ORDER#1"},"code":{"S":"007"}})");
}

TEST_F(ImportDialogTest, RefusedRowsAreListedAndCanBeSaved) {
    const auto before = items();
    QPointer<ImportDialog> dialog = open("PK,SK,total:N\nUSER#U100,ORDER#1,many\nUSER#U100,ORDER#2,2\n");
    ASSERT_TRUE(dialog && dialog->preview());
    EXPECT_EQ(dialog->preview()->refused.size(), 1u);
    dialog->accept();
    settle(dialog);
    ASSERT_TRUE(dialog) << "it stays: one row did not go in";
    EXPECT_TRUE(dialog->isVisible());
    EXPECT_EQ(items(), before + 1);
    EXPECT_EQ(dialog->summary(), QStringLiteral("1 added, 0 replaced, 0 skipped, 1 refused"));
    const QString path = folder.filePath(QStringLiteral("refused.csv"));
    dialog->saveRefused(path);
    QFile saved(path);
    ASSERT_TRUE(saved.open(QIODevice::ReadOnly));
    const QByteArray text = saved.readAll();
    EXPECT_TRUE(text.contains("many") && text.contains("USER#U100")) << text.constData();
    dialog->saveRefused(folder.filePath(QStringLiteral("no/such/folder.csv")));
    EXPECT_FALSE(dialog->message().isEmpty());
    dialog->accept();
    EXPECT_EQ(session.document().history().count(), 1) << "closing imports nothing again";
}

TEST_F(ImportDialogTest, AFileWithoutItemsIsToldInPlace) {
    QPointer<ImportDialog> dialog = open("");
    ASSERT_TRUE(dialog);
    EXPECT_FALSE(dialog->message().isEmpty());
    EXPECT_EQ(dialog->preview(), nullptr);
    dialog->accept();
    EXPECT_FALSE(session.document().isModified());
    dialog->reject();
    EXPECT_EQ(workspace->importFile(folder.filePath(QStringLiteral("missing.csv"))), nullptr);
}

TEST_F(ImportDialogTest, WhatWasExportedComesBackEqual) {
    workspace = std::make_unique<DataWorkspace>(session);
    workspace->show();
    for (const auto format : {model::ItemsFormat::Csv, model::ItemsFormat::JsonLines}) {
        session.document().reset(shopDesign());
        const QString path = folder.filePath(QStringLiteral("out"));
        workspace->exportFile(path, format);
        ASSERT_TRUE(QTest::qWaitFor([&] { return workspace->isSettled(); }, 5'000));
        QPointer<ImportDialog> dialog = workspace->importFile(path);
        ASSERT_TRUE(dialog);
        settle(dialog);
        dialog->accept();
        settle(dialog);
        ASSERT_EQ(items(), shopDesign().tables[0]->items->size());
        for (std::size_t item = 0; item < items(); ++item)
            EXPECT_EQ((*session.design().tables[0]->items)[item]->blob, (*shopDesign().tables[0]->items)[item]->blob);
    }
}

}
