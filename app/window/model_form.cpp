#include "app/window/model_form.h"

#include "app/window/theme.h"
#include "model/edit/table_edits.h"

#include <QLabel>

namespace app {

ModelForm::ModelForm(Session &owner, QWidget *parent) : Form(owner, parent) {
    m_name = add(new TextField(tr("Name"), this));
    bind(
        m_name->line(), [](const QString &name) { return tr("Rename the model to %1").arg(name); },
        [](model::Design d, const QString &name) { return model::setModelName(std::move(d), toUtf8(name)); });
    m_author = addText(tr("Author"), tr("Change the model's author"), &model::Metadata::author);
    m_description = addText(tr("Description"), tr("Describe the model"), &model::Metadata::description);
    m_dates = add(new QLabel(this));
    m_dates->setForegroundRole(role::secondary);
    m_dates->setFont(textFont(TextRole::Small));
    m_dates->setTextFormat(Qt::PlainText);
    m_dates->setWordWrap(true);
    auto *hint = add(new QLabel(
        tr("Select a table, an index, an entity type, an item or an access pattern to see and edit it here."), this));
    hint->setForegroundRole(role::secondary);
    hint->setWordWrap(true);
    column().addStretch(1);
}

TextField *ModelForm::addText(const QString &label, const QString &title, std::string model::Metadata::*member) {
    auto *field = add(new TextField(label, this));
    bind(
        field->line(), [title](const QString &) { return title; },
        [member](model::Design d, const QString &text) {
            auto metadata = d.metadata;
            metadata.*member = toUtf8(text);
            return model::setMetadata(std::move(d), std::move(metadata));
        });
    return field;
}

void ModelForm::show(const model::Place &) {
    m_name->line().setValue(toQString(design().name));
    const auto &metadata = design().metadata;
    m_author->line().setValue(toQString(metadata.author));
    m_description->line().setValue(toQString(metadata.description));
    QStringList dates;
    if (!metadata.dateCreated.empty()) dates << tr("Created %1").arg(toQString(metadata.dateCreated));
    if (!metadata.dateLastModified.empty()) dates << tr("Last changed %1").arg(toQString(metadata.dateLastModified));
    m_dates->setText(dates.join(QLatin1Char('\n')));
    m_dates->setVisible(!dates.isEmpty());
}

void ModelForm::editName() {
    m_name->line().setFocus();
    m_name->line().selectAll();
}

}
