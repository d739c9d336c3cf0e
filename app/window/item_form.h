#pragma once

#include "app/window/form.h"

#include <vector>

class QPlainTextEdit;

namespace app {

class InlineMessage;

/// An item: each attribute with its type and value, editable; nested values as JSON text.
class ItemForm : public Form {
    Q_OBJECT
public:
    explicit ItemForm(Session &session, QWidget *parent = nullptr);
    void show(const model::Place &place) override;
    void editName() override;

private:
    struct Row {
        std::string name;
        engine::Type type = engine::Type::S;
        Field *field = nullptr;
        CommitLine *line = nullptr;
        QToolButton *kind = nullptr, *remove = nullptr;
    };
    void build(const std::vector<std::pair<std::string, engine::Type>> &attributes);
    std::optional<QString> set(const std::string &name, engine::Type type, const QString &text);

    model::Place m_place;
    QLabel *m_summary;
    InlineMessage *m_damage;
    QVBoxLayout *m_column;
    std::vector<Row> m_rows;
    TextField *m_newName;
};

}
