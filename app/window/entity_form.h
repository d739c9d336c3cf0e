#pragma once

#include "app/window/form.h"

#include <map>

class QPlainTextEdit;

namespace app {

class ColourPicker;

/// An entity type: name, badge, and a template for each key attribute.
class EntityForm : public Form {
    Q_OBJECT
public:
    explicit EntityForm(Session &session, QWidget *parent = nullptr);
    void show(const model::Place &place) override;
    void editName() override;

private:
    std::optional<QString> change(const QString &text, const std::function<void(model::EntityType &)> &what);
    void showTemplates(const model::TableDesign &table, const model::EntityType &entity);

    std::string m_table, m_entity;
    TextField *m_name, *m_letter, *m_description;
    ColourPicker *m_colour;
    QVBoxLayout *m_templates;
    std::vector<std::pair<std::string, TextField *>> m_fields;
    QLabel *m_count;
};

}
