#include "app/window/form.h"

#include "app/window/theme.h"

#include <QLabel>
#include <QToolButton>

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

QVBoxLayout *Form::addFold(const QString &title, bool open) {
    auto *head = new QToolButton(this);
    head->setProperty("look", QStringLiteral("flat"));
    head->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    head->setFont(textFont(TextRole::Section));
    head->setText(title);
    head->setCheckable(true);
    head->setAccessibleName(title);
    head->setFocusPolicy(Qt::TabFocus);
    head->setObjectName(QStringLiteral("fold"));
    auto *body = new QWidget(this);
    auto *inside = new QVBoxLayout(body);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(12);
    const auto show = [head, body](bool shown) {
        head->setIcon(icon(shown ? QStringLiteral("down") : QStringLiteral("right")));
        body->setVisible(shown);
    };
    connect(head, &QToolButton::toggled, body, show);
    head->setChecked(open);
    show(open);
    m_column->addWidget(head, 0, Qt::AlignLeft);
    m_column->addWidget(body);
    return inside;
}

QStringList Form::attributeNames(const model::TableDesign &table) const {
    QStringList names;
    for (const auto &key : table.description.attributeDefinitions()) names += toQString(key.name);
    for (const auto &attribute : table.attributes)
        if (const QString name = toQString(attribute.name); !names.contains(name)) names += name;
    return names;
}

}
