#include "app/window/entity_form.h"

#include "app/window/colour_picker.h"
#include "app/window/theme.h"
#include "model/edit/entity_edits.h"

#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

namespace app {

namespace {

const model::EntityType *entityIn(const model::TableDesign *table, const std::string &name) {
    if (!table) return nullptr;
    const auto found =
        std::ranges::find_if(table->entityTypes, [&](const auto &entity) { return entity->name == name; });
    return found == table->entityTypes.end() ? nullptr : &**found;
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
    m_name->line().setCommit([this](const QString &name) {
        return edit(tr("Rename %1 to %2").arg(toQString(m_entity), name),
            [&](model::Design d) { return model::renameEntityType(std::move(d), m_table, m_entity, toUtf8(name)); });
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
    m_count = add(new QLabel(this));
    m_count->setForegroundRole(role::secondary);
    m_count->setFont(textFont(TextRole::Small));
    column().addStretch(1);
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
    QString count;
    if (const auto *summary = session().consequences().tableSummary(m_table))
        for (const auto &row : summary->entities)
            if (row.name == m_entity)
                count = QStringLiteral("%1, %2").arg(
                    tr("%Ln item(s)", nullptr, static_cast<int>(row.items)), bytesText(row.bytes));
    m_count->setText(count);
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
        for (const auto &name : names) {
            auto *field = new TextField(toQString(name), this);
            field->line().setMonospace();
            field->line().setPlaceholderText(tr("Not set"));
            field->line().setAccessibleName(tr("Template of %1").arg(toQString(name)));
            field->line().setCommit([this, name](const QString &text) {
                return edit(tr("Change the template of %1").arg(toQString(name)), [&](model::Design d) {
                    return model::setKeyTemplate(std::move(d), m_table, m_entity, name, toUtf8(text));
                });
            });
            m_templates->addWidget(field);
            field->show();
            m_fields.emplace_back(name, field);
        }
    }
    for (const auto &[name, field] : m_fields) {
        QStringList uses;
        if (table.description.keySchema.contains(name)) uses += tr("Table");
        for (const auto *indexes :
            {&table.description.globalSecondaryIndexes, &table.description.localSecondaryIndexes})
            for (const auto &index : *indexes)
                if (index.keySchema.contains(name)) uses += toQString(index.indexName);
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
