#pragma once

#include "engine/value/item_blob.h"
#include "model/design/problem.h"

#include <QDialog>

#include <functional>
#include <optional>
#include <vector>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QStackedWidget;
class QToolButton;
class QTreeView;

namespace app {

class InlineMessage;
class SegmentedControl;
class ValueTreeModel;

/// One value with room around it: maps, lists and sets as a tree, as plain JSON or as DynamoDB JSON; binary as base64,
/// as hexadecimal digits or from a file; others as text. What is no value is said while it is typed and keeps the
/// dialog open.
class ValueDialog : public QDialog {
    Q_OBJECT
public:
    /// Takes the new value, or says why not; the dialog then stays.
    using Set = std::function<std::optional<QString>(const engine::ValueBlob &value)>;
    ValueDialog(const QString &name, engine::ValueView value, Set set, QWidget *parent = nullptr);

    enum class Form { Tree, PlainJson, DynamoDbJson, Text, Base64, Hex };
    Form form() const;
    void show(Form form); ///< Carries over what was edited; where that is no value, the form stays.
    ValueTreeModel &tree() { return *m_tree; }
    QTreeView &treeView() { return *m_treeView; }
    QPlainTextEdit &text() { return *m_text; }
    QString message() const;
    void accept() override;

    /// Of the whole file. Errors are shown, the value stays.
    void loadFile(const QString &path);
    void saveFile(const QString &path);

private:
    QWidget *makeTreePage();
    QToolButton *addTool(QWidget *bar, const char *iconName, const QString &text, const QKeySequence &shortcut,
        void (ValueDialog::*run)());
    void addPart();
    void removePart();
    void movePart(int by);
    void moveUp() { movePart(-1); }
    void moveDown() { movePart(1); }
    void refreshTools();
    void fillForm();
    void edited();
    model::Result<engine::ValueBlob> valueOfForm() const;

    const QString m_name;
    const Set m_set;
    engine::ValueBlob m_value;  ///< The last good one.
    engine::ValueBlob m_before; ///< As it came: its types are kept where plain JSON has none.
    std::vector<Form> m_forms;
    std::size_t m_current = 0;
    bool m_touched = false; ///< The form was edited since it was filled: only then is it read back.

    SegmentedControl *m_switch;
    QStackedWidget *m_pages;
    ValueTreeModel *m_tree;
    QTreeView *m_treeView;
    QPlainTextEdit *m_text;
    InlineMessage *m_message;
    QLabel *m_size;
    QPushButton *m_ok = nullptr;
    QToolButton *m_add = nullptr, *m_remove = nullptr, *m_up = nullptr, *m_down = nullptr;
};

}
