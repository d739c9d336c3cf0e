#pragma once

#include "app/window/form.h"

class QToolButton;

namespace app {

class AttributeRows;
class ColourPicker;
class EffectsView;
class RelationRows;
class TemplateCompleter;

/// An entity type: name, badge, a template for each key attribute with what a new one would do to the items, what else
/// tells its items, its attributes, the variables that are none, what it belongs to, and how many of what size are
/// expected.
class EntityForm : public Form {
    Q_OBJECT
public:
    explicit EntityForm(Session &session, QWidget *parent = nullptr);
    void show(const model::Place &place) override;
    void editName() override;

private:
    std::optional<QString> change(const QString &text, const std::function<void(model::EntityType &)> &what);
    void addRule();
    void addAttributes();
    void addVariables();
    void addRelations();
    void addExpected();
    void showVariables(const model::EntityType &entity);
    TextField *makeTemplate(const std::string &attribute);
    void showTemplates(const model::TableDesign &table, const model::EntityType &entity);
    void showAttributes(const model::TableDesign &table, const model::EntityType &entity);
    void takeAttributes();

    std::string m_table, m_entity;
    TextField *m_name, *m_letter, *m_description;
    ColourPicker *m_colour;
    QVBoxLayout *m_templates;
    std::vector<std::pair<std::string, TextField *>> m_fields;
    std::vector<TemplateCompleter *> m_completers; ///< Of the fields, in their order.
    EffectsView *m_effects;
    TextField *m_rule, *m_samples;
    AttributeRows *m_attributes;
    RelationRows *m_relations;
    QVBoxLayout *m_variables;
    QLabel *m_variablesHint;
    std::vector<std::pair<std::string, TextField *>> m_variableFields;
    QToolButton *m_take;
    NumberField *m_expectedItems, *m_expectedBytes;
    QLabel *m_count;
};

}
