#include "app/window/entity_form.h"

#include "app/window/attribute_rows.h"
#include "app/window/colour_picker.h"
#include "app/window/effects_view.h"
#include "app/window/relation_rows.h"
#include "app/window/template_completer.h"
#include "app/window/theme.h"
#include "model/design/generator.h"
#include "model/design/key_template.h"
#include "model/edit/entity_edits.h"
#include "model/edit/table_edits.h"
#include "model/edit/template_edits.h"
#include "model/infer/entity_attributes.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace app {

namespace {

const model::EntityType *entityIn(const model::TableDesign *table, const std::string &name) {
    return table ? table->entityType(name) : nullptr;
}

class BadgeField : public Field {
public:
    BadgeField(const QString &label, ColourPicker *picker, QWidget *parent) : Field(label, parent) {
        body().addWidget(picker);
        body().addStretch(1);
    }
};

}

EntityForm::EntityForm(Session &owner, QWidget *parent) : Form(owner, parent) {
    m_name = add(new TextField(tr("Name"), this));
    bind(
        m_name->line(), [this](const QString &name) { return tr("Rename %1 to %2").arg(toQString(m_entity), name); },
        [this](model::Design d, const QString &name) {
            return model::renameEntityType(std::move(d), m_table, m_entity, toUtf8(name));
        });
    auto *badge = new QHBoxLayout;
    badge->setSpacing(measure::windowMargin);
    m_letter = new TextField(tr("Letter"), this);
    m_letter->line().setMaxLength(2);
    m_letter->setFixedWidth(56);
    m_letter->line().setCommit([this](const QString &letter) -> std::optional<QString> {
        if (letter.trimmed().isEmpty()) return tr("A badge needs a letter.");
        return change(
            tr("Change the badge of %1"), [&](model::EntityType &entity) { entity.letter = toUtf8(letter.trimmed()); });
    });
    m_colour = new ColourPicker(this);
    badge->addWidget(m_letter);
    badge->addWidget(new BadgeField(tr("Colour"), m_colour, this));
    badge->addStretch(1);
    column().addLayout(badge);
    connect(m_colour, &ColourPicker::chosen, this, [this](int colour) {
        change(tr("Change the badge of %1"), [&](model::EntityType &entity) { entity.colour = colour; });
    });
    m_description = add(new TextField(tr("Description"), this));
    m_description->line().setCommit([this](const QString &text) {
        return change(tr("Describe %1"), [&](model::EntityType &entity) { entity.description = toUtf8(text); });
    });
    addSection(tr("Key templates"));
    auto *hint =
        add(new QLabel(tr("Literal text with {variables}, such as ORDER#{orderDate}. An item belongs to the first "
                          "type whose templates its keys match."),
            this));
    hint->setWordWrap(true);
    hint->setForegroundRole(role::secondary);
    hint->setFont(textFont(TextRole::Small));
    m_templates = new QVBoxLayout;
    m_templates->setSpacing(measure::grid);
    column().addLayout(m_templates);
    m_effects = add(new EffectsView(owner, this));
    addRule();
    addAttributes();
    addVariables();
    addRelations();
    addExpected();
    m_count = add(new QLabel(this));
    m_count->setForegroundRole(role::secondary);
    m_count->setFont(textFont(TextRole::Small));
    column().addStretch(1);
}

/// What else than the keys tells an item of the type: an attribute and the value that it has then.
void EntityForm::addRule() {
    m_rule = add(new TextField(tr("Told apart also by an attribute"), this));
    m_rule->line().setMonospace();
    m_rule->line().setPlaceholderText(QStringLiteral("type = user"));
    const auto read = [this](const QString &text) -> std::optional<model::TemplateEdit> {
        const auto equals = text.indexOf(QLatin1Char('='));
        const QString name = text.left(equals).trimmed(), value = text.mid(equals + 1).trimmed();
        if (equals < 0 || name.isEmpty() || value.isEmpty()) return std::nullopt;
        return model::TemplateEdit{m_entity, toUtf8(name), toUtf8(value)};
    };
    m_rule->line().setCheck([this, read](const QString &text) -> std::optional<QString> {
        const auto edit_ = read(text);
        if (edit_) m_effects->preview(m_table, {*edit_});
        return std::nullopt;
    });
    m_rule->line().setCommit([this, read](const QString &text) -> std::optional<QString> {
        m_effects->clear();
        if (text.trimmed().isEmpty()) return std::nullopt;
        const auto rule = read(text);
        if (!rule) return tr("Write an attribute and its value, such as type = user.");
        const auto why = edit(tr("Tell %1 by %2").arg(toQString(m_entity), toQString(rule->attributeName)),
            [&](model::Design d) { return model::setKeyTemplates(std::move(d), m_table, {*rule}); });
        if (!why)
            QMetaObject::invokeMethod(
                this, // now it stands among the templates
                [this] {
                    m_rule->line().setModified(false);
                    m_rule->line().setValue({});
                },
                Qt::QueuedConnection);
        return why;
    });
}

void EntityForm::addAttributes() {
    auto *fold = addFold(tr("Attributes"), true);
    m_attributes = new AttributeRows(true, this);
    fold->addWidget(m_attributes);
    m_take = new QToolButton(this);
    m_take->setProperty("look", QStringLiteral("link"));
    m_take->setText(tr("Take them from the items"));
    m_take->setToolTip(tr("Adds the attributes that the sample items have, with their types"));
    m_take->setFocusPolicy(Qt::TabFocus);
    connect(m_take, &QToolButton::clicked, this, &EntityForm::takeAttributes);
    fold->addWidget(m_take, 0, Qt::AlignLeft);
    const QString text = tr("Change the attributes of %1");
    AttributeRows::Commits commits;
    commits.rename = [this](std::size_t number, const QString &name) -> std::optional<QString> {
        const auto *entity = entityIn(design().table(m_table), m_entity);
        if (!entity || number >= entity->attributes.size()) return std::nullopt;
        const std::string old = entity->attributes[number].name;
        // Where items or keys have it, they follow.
        const auto everywhere = [&](model::Design d) {
            return model::renameAttribute(std::move(d), m_table, old, toUtf8(name));
        };
        if (!refusalOf(everywhere)) return edit(tr("Rename %1 to %2").arg(toQString(old), name), everywhere);
        return change(tr("Change the attributes of %1"),
            [&](model::EntityType &type) { type.attributes[number].name = toUtf8(name); });
    };
    commits.retype = [this, text](std::size_t number, std::optional<engine::Type> type) {
        return change(text, [&](model::EntityType &entity) { entity.attributes[number].type = type; });
    };
    commits.remove = [this, text](std::size_t number) {
        return change(text, [&](model::EntityType &entity) {
            entity.attributes.erase(entity.attributes.begin() + static_cast<std::ptrdiff_t>(number));
        });
    };
    commits.add = [this, text](const QString &name) {
        return change(text, [&](model::EntityType &entity) {
            model::EntityAttribute attribute;
            attribute.name = toUtf8(name);
            const auto *table = design().table(m_table);
            const auto known = std::ranges::find(table->attributes, attribute.name, &model::DeclaredAttribute::name);
            if (known != table->attributes.end()) attribute.type = known->type;
            entity.attributes.push_back(std::move(attribute));
        });
    };
    commits.require = [this, text](std::size_t number, bool on) {
        return change(text, [&](model::EntityType &entity) { entity.attributes[number].required = on; });
    };
    commits.generate = [this, text](std::size_t number, const QString &generator) -> std::optional<QString> {
        if (!generator.trimmed().isEmpty())
            if (const auto parsed = model::parseGenerator(toUtf8(generator.trimmed())); !parsed)
                return translated(parsed.error().message);
        return change(text,
            [&](model::EntityType &entity) { entity.attributes[number].generator = toUtf8(generator.trimmed()); });
    };
    commits.describe = [this](std::size_t number, const QString &description) {
        return change(tr("Describe an attribute of %1"),
            [&](model::EntityType &entity) { entity.attributes[number].description = toUtf8(description.trimmed()); });
    };
    m_attributes->setCommits(std::move(commits));
}

/// How sample values are made of what stands in the templates and is no attribute.
void EntityForm::addVariables() {
    m_variablesHint = add(new QLabel(tr("Generators of template variables"), this));
    m_variablesHint->setFont(textFont(TextRole::Section));
    m_variables = new QVBoxLayout;
    m_variables->setSpacing(measure::grid);
    column().addLayout(m_variables);
}

void EntityForm::showVariables(const model::EntityType &entity) {
    std::vector<std::string> names;
    for (const auto &[attribute, text] : entity.keyTemplates)
        for (const auto &variable : model::KeyTemplate(text).variables()) {
            const bool isAttribute = std::ranges::find(entity.attributes, variable, &model::EntityAttribute::name) !=
                                     entity.attributes.end();
            if (!isAttribute && std::ranges::find(names, variable) == names.end()) names.emplace_back(variable);
        }
    for (const auto &[name, generator] : entity.variables) // a variable that stands in no template any more
        if (std::ranges::find(names, name) == names.end()) names.push_back(name);
    m_variablesHint->setVisible(!names.empty());
    if (!std::ranges::equal(names, m_variableFields, {}, {}, &std::pair<std::string, TextField *>::first)) {
        for (const auto &[name, field] : m_variableFields) {
            field->hide();
            field->deleteLater();
        }
        m_variableFields.clear();
        for (const auto &name : names) {
            auto *field = new TextField(toQString(name), this);
            field->line().setMonospace();
            field->line().setPlaceholderText(tr("Generator"));
            field->line().setAccessibleName(tr("Generator of %1").arg(toQString(name)));
            bind(
                field->line(),
                [this](const QString &) { return tr("Change a variable of %1").arg(toQString(m_entity)); },
                [this, name](model::Design d, const QString &text) -> model::Result<model::Design> {
                    const auto *type = entityIn(d.table(m_table), m_entity);
                    if (!type) return d;
                    auto changed = *type;
                    const std::string generator = toUtf8(text.trimmed());
                    if (generator.empty())
                        changed.variables.erase(name);
                    else
                        changed.variables[name] = generator;
                    if (!generator.empty()) CHECK(model::parseGenerator(generator));
                    return model::setEntityType(std::move(d), m_table, m_entity, std::move(changed));
                });
            m_variables->addWidget(field);
            field->show();
            m_variableFields.emplace_back(name, field);
        }
    }
    for (const auto &[name, field] : m_variableFields) {
        const auto found = entity.variables.find(name);
        field->line().setValue(found == entity.variables.end() ? QString() : toQString(found->second));
    }
}

void EntityForm::addRelations() {
    auto *fold = addFold(tr("Relations"), true);
    m_relations = new RelationRows(this);
    fold->addWidget(m_relations);
    m_relations->setCommits({
        [this](const model::Relation &relation) {
            return edit(tr("Relate %1 and %2").arg(toQString(relation.from), toQString(relation.to)),
                [&](model::Design d) { return model::setRelation(std::move(d), m_table, relation); });
        },
        [this](const model::Relation &relation) {
            return edit(tr("Remove the relation of %1 and %2").arg(toQString(relation.from), toQString(relation.to)),
                [&](model::Design d) {
                    return model::removeRelation(std::move(d), m_table, relation.from, relation.to);
                });
        },
    });
}

void EntityForm::takeAttributes() {
    const auto *table = design().table(m_table);
    if (!table) return;
    const auto number = table->entityIndex(m_entity);
    if (!number) return;
    const auto inItems = model::attributesInItems(*table, *number);
    change(tr("Take the attributes of %1 from its items"), [&](model::EntityType &entity) {
        for (const auto &attribute : inItems)
            if (std::ranges::find(entity.attributes, attribute.name, &model::EntityAttribute::name) ==
                entity.attributes.end())
                entity.attributes.push_back(attribute);
    });
}

void EntityForm::addExpected() {
    auto *row = new QHBoxLayout;
    row->setSpacing(measure::grid);
    m_expectedItems = new NumberField(tr("Expected items"), this);
    m_expectedBytes = new NumberField(tr("Bytes of one"), this);
    row->addWidget(m_expectedItems, 1, Qt::AlignTop);
    row->addWidget(m_expectedBytes, 1, Qt::AlignTop);
    column().addLayout(row);
    const auto set = [this](NumberField &field, std::optional<std::int64_t> model::EntityType::*member) {
        field.line().setPlaceholderText(tr("Not said"));
        bind(
            field, [this] { return tr("Change what is expected of %1").arg(toQString(m_entity)); },
            [this, member](model::Design d, NumberField::Number number) -> model::Result<model::Design> {
                const auto *entity = entityIn(d.table(m_table), m_entity);
                if (!entity) return d;
                auto changed = *entity;
                changed.*member = number;
                return model::setEntityType(std::move(d), m_table, m_entity, std::move(changed));
            });
    };
    set(*m_expectedItems, &model::EntityType::expectedItems);
    set(*m_expectedBytes, &model::EntityType::expectedItemBytes);
    m_samples = add(new TextField(tr("Samples, such as 20, 1-5, zipf(5)"), this));
    m_samples->line().setMonospace();
    m_samples->setToolTip(tr("How many sample items are generated: in all, or for each item of the parent entity"));
    m_samples->line().setPlaceholderText(tr("Not said"));
    bind(
        m_samples->line(), [this](const QString &) { return tr("Change the samples of %1").arg(toQString(m_entity)); },
        [this](model::Design d, const QString &text) -> model::Result<model::Design> {
            const auto *entity = entityIn(d.table(m_table), m_entity);
            if (!entity) return d;
            auto changed = *entity;
            changed.samples = toUtf8(text.trimmed());
            if (!changed.samples.empty()) CHECK(model::parseSampleCount(changed.samples));
            return model::setEntityType(std::move(d), m_table, m_entity, std::move(changed));
        });
}

std::optional<QString> EntityForm::change(const QString &text, const std::function<void(model::EntityType &)> &what) {
    const auto *entity = entityIn(design().table(m_table), m_entity);
    if (!entity) return std::nullopt;
    auto changed = *entity;
    what(changed);
    return edit(text.arg(toQString(m_entity)),
        [&](model::Design d) { return model::setEntityType(std::move(d), m_table, m_entity, std::move(changed)); });
}

void EntityForm::show(const model::Place &place) {
    const auto *table = design().table(place.tableName);
    const auto *entity = entityIn(table, place.entityName);
    if (!entity) return;
    m_table = place.tableName;
    m_entity = place.entityName;
    m_name->line().setValue(toQString(entity->name));
    m_letter->line().setValue(toQString(entity->letter));
    m_colour->setColour(entity->colour);
    m_description->line().setValue(toQString(entity->description));
    showTemplates(*table, *entity);
    showAttributes(*table, *entity);
    showVariables(*entity);
    m_relations->show(*table, m_entity);
    m_expectedItems->setNumber(entity->expectedItems);
    m_expectedBytes->setNumber(entity->expectedItemBytes);
    m_samples->line().setValue(toQString(entity->samples));
    QString count;
    if (const auto *summary = session().consequences().tableSummary(m_table))
        for (const auto &row : summary->entities)
            if (row.name == m_entity)
                count = QStringLiteral("%1, %2").arg(
                    tr("%Ln item(s)", nullptr, static_cast<int>(row.items)), bytesText(row.bytes));
    m_count->setText(count);
}

TextField *EntityForm::makeTemplate(const std::string &attribute) {
    auto *field = new TextField(toQString(attribute), this);
    auto &line = field->line();
    line.setMonospace();
    line.setPlaceholderText(tr("Not set"));
    line.setAccessibleName(tr("Template of %1").arg(toQString(attribute)));
    m_completers.push_back(new TemplateCompleter(&line));
    line.setCheck([this, attribute](const QString &text) -> std::optional<QString> {
        const auto template_ = toUtf8(text);
        if (const auto checked = model::checkTemplate(template_); !checked) {
            m_effects->clear();
            return translated(checked.error().message);
        }
        m_effects->preview(m_table, {
                                        {m_entity, attribute, template_}
        });
        return std::nullopt;
    });
    line.setCommit([this, attribute](const QString &text) {
        m_effects->clear();
        return edit(tr("Change the template of %1").arg(toQString(attribute)), [&](model::Design d) {
            return model::setKeyTemplate(std::move(d), m_table, m_entity, attribute, toUtf8(text));
        });
    });
    connect(&line, &CommitLine::refused, this, [this, made = &line](const auto &) {
        // Done, taken back, or as it was; others say so too when the design changes.
        if (made->hasFocus() && (!made->isModified() || made->text() == made->value())) m_effects->clear();
    });
    return field;
}

void EntityForm::showAttributes(const model::TableDesign &table, const model::EntityType &entity) {
    std::vector<AttributeRows::Row> rows;
    for (const auto &attribute : entity.attributes) {
        AttributeRows::Row row{.name = toQString(attribute.name), .type = attribute.type};
        row.required = attribute.required;
        row.generator = toQString(attribute.generator);
        row.description = row.note = toQString(attribute.description);
        rows.push_back(std::move(row));
    }
    m_attributes->setRows(std::move(rows), attributeNames(table));
    m_take->setVisible(!table.items->empty());
}

void EntityForm::showTemplates(const model::TableDesign &table, const model::EntityType &entity) {
    std::vector<std::string> names;
    for (const auto &key : table.description.attributeDefinitions()) names.push_back(key.name);
    for (const auto &[name, text] : entity.keyTemplates) // a type attribute, which is no key
        if (std::ranges::find(names, name) == names.end()) names.push_back(name);
    const bool same = std::ranges::equal(names, m_fields, {}, {}, &std::pair<std::string, TextField *>::first);
    if (!same) {
        for (const auto &[name, field] : m_fields) {
            field->hide();
            field->deleteLater();
        }
        m_fields.clear();
        m_completers.clear();
        m_effects->clear();
        for (const auto &name : names) {
            auto *field = makeTemplate(name);
            m_templates->addWidget(field);
            field->show();
            m_fields.emplace_back(name, field);
        }
    }
    QStringList variables = attributeNames(table);
    for (const auto &type : table.entityTypes)
        for (const auto &[attribute, text] : type->keyTemplates)
            for (const auto &variable : model::KeyTemplate(text).variables())
                if (const QString known = toQString(variable); !variables.contains(known)) variables += known;
    for (auto *completer : m_completers) completer->setNames(variables);
    for (const auto &[name, field] : m_fields) {
        QStringList uses;
        if (table.description.keySchema.contains(name)) uses += tr("Table");
        for (const auto *indexes :
            {&table.description.globalSecondaryIndexes, &table.description.localSecondaryIndexes})
            for (const auto &index : *indexes)
                if (index.keySchema.contains(name)) uses += toQString(index.indexName);
        if (uses.isEmpty()) uses += tr("tells the type");
        field->setHint(uses.join(QStringLiteral(", ")));
        const auto found = entity.keyTemplates.find(name);
        field->line().setValue(found == entity.keyTemplates.end() ? QString() : toQString(found->second));
    }
}

void EntityForm::editName() {
    m_name->line().setFocus();
    m_name->line().selectAll();
}

}
