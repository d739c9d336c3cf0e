#include "app/data/value_dialog.h"

#include "app/data/value_tree_model.h"
#include "engine/value/item_json.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QFile>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

#include <gtest/gtest.h>

namespace app {

namespace {

class ValueDialogTest : public testing::Test {
protected:
    ValueDialog &open(const char *json) {
        const auto value = *engine::valueFromJson(json);
        dialog = std::make_unique<ValueDialog>(QStringLiteral("address"), engine::ValueView(value),
            [this](const engine::ValueBlob &typed) -> std::optional<QString> {
                if (!refusal.isEmpty()) return refusal;
                set = engine::toJson(engine::ValueView(typed));
                return std::nullopt;
            });
        tester = std::make_unique<QAbstractItemModelTester>(
            &dialog->tree(), QAbstractItemModelTester::FailureReportingMode::Fatal);
        dialog->show(dialog->form());
        dialog->QDialog::show();
        return *dialog;
    }
    QModelIndex at(std::initializer_list<int> rows, int column = ValueTreeModel::Value) {
        QModelIndex index = dialog->tree().index(0, 0);
        for (const int row : rows) index = dialog->tree().index(row, 0, index);
        return index.siblingAtColumn(column);
    }
    /// As a person does: F2, select all, type, Enter.
    void type(const QModelIndex &index, const QString &text) {
        auto &view = dialog->treeView();
        view.setCurrentIndex(index);
        view.setFocus();
        QTest::keyClick(&view, Qt::Key_F2);
        auto *editor = view.findChild<QLineEdit *>();
        ASSERT_NE(editor, nullptr);
        editor->selectAll();
        QTest::keyClicks(editor, text);
        QTest::keyClick(editor, Qt::Key_Return);
        QCoreApplication::processEvents();                                   // Enter is a queued call
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // the editor goes before the next one
    }
    void trigger(const QString &text) {
        for (auto *action : dialog->treeView().actions())
            if (action->text() == text) return action->trigger();
        FAIL() << text.toStdString();
    }

    std::unique_ptr<ValueDialog> dialog;
    std::unique_ptr<QAbstractItemModelTester> tester;
    std::string set;
    QString refusal;
};

constexpr const char *address =
    R"({"M":{"city":{"S":"Oslo"},"lines":{"L":[{"S":"a"},{"S":"b"}]},"tags":{"SS":["x","y"]},"zip":{"N":"150"}}})";

}

TEST_F(ValueDialogTest, LookingAtEachFormChangesNothing) {
    open(address);
    for (const auto form : {ValueDialog::Form::PlainJson, ValueDialog::Form::DynamoDbJson, ValueDialog::Form::Tree})
        dialog->show(form);
    dialog->accept();
    EXPECT_EQ(set, address) << "plain JSON has no sets, but nobody edited it";
}

TEST_F(ValueDialogTest, APartIsEditedInTheTree) {
    open(address);
    type(at({0}), QStringLiteral("Bergen"));
    type(at({3}), QStringLiteral("many"));
    EXPECT_EQ(dialog->message(), QStringLiteral("zip: The parameter cannot be converted to a numeric value: many"));
    dialog->accept();
    EXPECT_TRUE(set.empty()) << "the dialog stays until it is right";
    type(at({3}), QStringLiteral("12345678901234567890123456789012345678"));
    EXPECT_EQ(dialog->message(), QString());
    dialog->accept();
    EXPECT_NE(set.find(R"("city":{"S":"Bergen"})"), std::string::npos) << set;
    EXPECT_NE(set.find(R"("zip":{"N":"12345678901234567890123456789012345678"})"), std::string::npos) << set;
}

TEST_F(ValueDialogTest, PartsComeGoMoveAndChangeType) {
    open(address);
    auto &view = dialog->treeView();
    view.setCurrentIndex(at({1, 1}));
    trigger(QStringLiteral("Up"));
    EXPECT_EQ(at({1, 0}).data().toString(), QStringLiteral("b"));
    view.setCurrentIndex(at({1, 1}));
    trigger(QStringLiteral("Remove the part"));
    view.setCurrentIndex(at({2}));
    dialog->tree().setType(at({2}), engine::Type::L);
    view.setCurrentIndex(at({}));
    trigger(QStringLiteral("Add a part"));
    QTest::keyClick(view.findChild<QLineEdit *>(), Qt::Key_Escape);
    dialog->accept();
    EXPECT_EQ(set, R"({"M":{"city":{"S":"Oslo"},"lines":{"L":[{"S":"b"}]},"name":{"S":""},)"
                   R"("tags":{"L":[{"S":"x"},{"S":"y"}]},"zip":{"N":"150"}}})");
}

TEST_F(ValueDialogTest, PlainJsonKeepsSetsAndDynamoDbJsonSaysAll) {
    open(address);
    dialog->show(ValueDialog::Form::PlainJson);
    dialog->text().setPlainText(QStringLiteral(R"({"tags": ["x", "z"], "zip": 7})"));
    dialog->show(ValueDialog::Form::DynamoDbJson);
    EXPECT_TRUE(dialog->text().toPlainText().contains(QStringLiteral("\"SS\"")))
        << dialog->text().toPlainText().toStdString();
    dialog->text().setPlainText(QStringLiteral(R"({"NS": ["1", "1"]})"));
    dialog->show(ValueDialog::Form::Tree);
    EXPECT_EQ(dialog->form(), ValueDialog::Form::DynamoDbJson) << "what is no value stays to be put right";
    EXPECT_FALSE(dialog->message().isEmpty());
    dialog->text().setPlainText(QStringLiteral(R"({"NS": ["1", "2"]})"));
    dialog->show(ValueDialog::Form::Tree);
    EXPECT_EQ(dialog->tree().rowCount(dialog->tree().index(0, 0)), 2);
    dialog->accept();
    EXPECT_EQ(set, R"({"NS":["1","2"]})");
}

TEST_F(ValueDialogTest, BinaryIsBase64HexOrAFile) {
    open(R"({"B":"AAEC"})");
    dialog->show(ValueDialog::Form::Hex);
    EXPECT_EQ(dialog->text().toPlainText(), QStringLiteral("00 01 02"));
    dialog->text().setPlainText(QStringLiteral("00 01 0g"));
    EXPECT_EQ(dialog->message(), QStringLiteral("Character 8 is no hexadecimal digit"));
    dialog->text().setPlainText(QStringLiteral("ff00"));
    dialog->show(ValueDialog::Form::Base64);
    EXPECT_EQ(dialog->text().toPlainText(), QStringLiteral("/wA="));

    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("bytes"));
    dialog->saveFile(path);
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(file.readAll(), QByteArray("\xff\x00", 2));
    file.close();
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(409'601, 'x'));
    file.close();
    dialog->loadFile(path);
    EXPECT_TRUE(dialog->message().contains(QStringLiteral("larger than an item may be")));
    dialog->loadFile(folder.filePath(QStringLiteral("none")));
    EXPECT_TRUE(dialog->message().contains(QStringLiteral("none")));
    EXPECT_EQ(dialog->text().toPlainText(), QStringLiteral("/wA=")) << "what failed changed nothing";
}

TEST_F(ValueDialogTest, WhatTheDesignRefusesIsSaidAndTheDialogStays) {
    open(R"({"S":"a"})");
    refusal = QStringLiteral("Item size has exceeded the maximum allowed size");
    dialog->text().setPlainText(QStringLiteral("b"));
    dialog->accept();
    EXPECT_TRUE(dialog->isVisible());
    EXPECT_EQ(dialog->message(), refusal);
}

}
