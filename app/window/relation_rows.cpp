#include "app/window/relation_rows.h"

#include "app/window/elided_label.h"
#include "app/window/inline_message.h"
#include "app/window/text.h"
#include "app/window/theme.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace app {

RelationRows::RelationRows(QWidget *parent)
    : QWidget(parent),
      m_column(new QVBoxLayout(this)),
      m_rows(new QVBoxLayout),
      m_add(new QComboBox(this)),
      m_message(new InlineMessage(this)) {
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(measure::gap);
    m_rows->setSpacing(measure::gap);
    m_column->addLayout(m_rows);
    m_column->addWidget(m_add);
    m_column->addWidget(m_message);
    m_add->setAccessibleName(tr("Relate to"));
    connect(m_add, &QComboBox::activated, this, [this](int index) {
        const std::string other = toUtf8(m_add->itemData(index).toString());
        m_add->setCurrentIndex(0);
        if (!other.empty()) say(m_commits.set({m_entity, other, model::Relation::Kind::OneToMany}));
    });
}

void RelationRows::say(const Refusal &why) {
    if (why)
        m_message->show(InlineMessage::Kind::Failure, *why);
    else
        m_message->clear();
}

void RelationRows::show(const model::TableDesign &table, const std::string &entityName) {
    std::vector<model::Relation> relations;
    for (const auto &relation : table.relations)
        if (relation.from == entityName || relation.to == entityName) relations.push_back(relation);
    std::vector<std::string> others;
    for (const auto &entity : table.entityTypes)
        if (std::ranges::none_of(relations, [&](const model::Relation &relation) {
                return relation.from == entity->name || relation.to == entity->name;
            }))
            others.push_back(entity->name);
    std::erase(others, entityName);
    setVisible(!relations.empty() || !others.empty());
    if (relations == m_shown && others == m_others && entityName == m_entity) return;
    m_shown = relations;
    m_others = others;
    m_entity = entityName;
    m_message->clear();
    while (auto *item = m_rows->takeAt(0)) {
        if (auto *row = item->widget()) {
            row->hide();
            row->deleteLater(); // it may be the one that was just clicked
        }
        delete item;
    }
    for (const auto &relation : relations) addRow(relation, entityName);
    m_add->clear();
    m_add->addItem(icon(QStringLiteral("plus"), IconRole::Muted), tr("Relate to…"), QString());
    for (const auto &other : others) m_add->addItem(toQString(other), toQString(other));
    m_add->setVisible(!others.empty());
}

void RelationRows::addRow(const model::Relation &relation, const std::string &entityName) {
    auto *row = new QWidget(this);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(measure::gap);
    const bool leads = relation.from == entityName;
    const QString other = toQString(leads ? relation.to : relation.from);
    auto *name = new ElidedLabel(row);
    name->setText(other);
    auto *kind = new QComboBox(row);
    kind->setAccessibleName(tr("How %1 and %2 belong together").arg(toQString(entityName), other));
    using Kind = model::Relation::Kind;
    const std::pair<QString, model::Relation> choices[] = {
        {tr("one of it"),     {relation.from, relation.to, Kind::OneToOne}  },
        {tr("many of it"),    {entityName, toUtf8(other), Kind::OneToMany}  },
        {tr("belongs to it"), {toUtf8(other), entityName, Kind::OneToMany}  },
        {tr("many of many"),  {relation.from, relation.to, Kind::ManyToMany}},
    };
    for (const auto &[text, choice] : choices) {
        kind->addItem(text);
        if (choice == relation) kind->setCurrentIndex(kind->count() - 1);
    }
    std::vector<model::Relation> kinds;
    for (const auto &choice : choices) kinds.push_back(choice.second);
    connect(kind, &QComboBox::activated, this,
        [this, kinds](int index) { say(m_commits.set(kinds[static_cast<std::size_t>(index)])); });
    auto *remove = new QToolButton(row);
    remove->setProperty("look", QStringLiteral("flat"));
    remove->setIcon(icon(QStringLiteral("close"), IconRole::Muted));
    remove->setFocusPolicy(Qt::TabFocus);
    remove->setAccessibleName(tr("Remove the relation to %1").arg(other));
    remove->setToolTip(remove->accessibleName());
    connect(remove, &QToolButton::clicked, this, [this, relation] { say(m_commits.remove(relation)); });
    layout->addWidget(name, 1);
    layout->addWidget(kind);
    layout->addWidget(remove);
    m_rows->addWidget(row);
}

}
