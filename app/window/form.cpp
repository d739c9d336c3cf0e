#include "app/window/form.h"

#include "app/window/theme.h"

#include <QLabel>

namespace app {

Form::Form(Session &session, QWidget *parent) : QWidget(parent), m_session(session), m_column(new QVBoxLayout(this)) {
    m_column->setContentsMargins(12, 4, 12, 12);
    m_column->setSpacing(12);
}

QLabel *Form::addSection(const QString &title) {
    auto *label = new QLabel(title, this);
    label->setFont(textFont(TextRole::Section));
    m_column->addSpacing(4);
    m_column->addWidget(label);
    return label;
}

QStringList Form::attributeNames(const model::TableDesign &table) const {
    QStringList names;
    for (const auto &key : table.description.attributeDefinitions()) names += toQString(key.name);
    for (const auto &attribute : table.attributes)
        if (const QString name = toQString(attribute.name); !names.contains(name)) names += name;
    return names;
}

}
