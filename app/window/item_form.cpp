#include "app/window/item_form.h"

#include "app/window/inline_message.h"
#include "app/window/theme.h"
#include "engine/base/limits.h"
#include "model/edit/item_edits.h"
#include "model/view/cell.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

namespace app {

namespace {

/// The attributes of an item in the author's order, keys of the table first.
std::vector<std::pair<std::string, engine::Type>> attributesOf(
    const model::TableDesign &table, const model::SampleItem &item) {
    const engine::ItemView view(item.blob);
    std::vector<std::string> names;
    const auto add = [&](const std::string &name) {
        if (view.find(name) && std::ranges::find(names, name) == names.end()) names.push_back(name);
    };
    for (const auto &key : table.description.keySchema.attributes()) add(key.name);
    for (const auto &name : *item.attributeOrder) add(name);
    for (const auto &attribute : table.attributes) add(attribute.name);
    for (const auto &[name, value] : view.members()) add(std::string(name));
    std::vector<std::pair<std::string, engine::Type>> attributes;
    for (const auto &name : names) attributes.emplace_back(name, view.find(name)->type());
    return attributes;
}

class ValueField : public Field {
public:
    using Field::Field;
    QHBoxLayout &row() { return body(); }
};

}

ItemForm::ItemForm(Session &owner, QWidget *parent) : Form(owner, parent) {
    m_summary = add(new QLabel(this));
    m_summary->setForegroundRole(role::secondary);
    m_summary->setFont(textFont(TextRole::Small));
    m_damage = add(new InlineMessage(this));
    m_column = new QVBoxLayout;
    m_column->setSpacing(measure::grid);
    column().addLayout(m_column);
    m_newName = add(new TextField(tr("Add an attribute"), this));
    m_newName->line().setMonospace();
    m_newName->line().setPlaceholderText(tr("Name"));
    m_newName->line().setCommit([this](const QString &name) -> std::optional<QString> {
        if (name.isEmpty()) return std::nullopt;
        const auto why = set(toUtf8(name), engine::Type::S, {});
        if (!why)
            QMetaObject::invokeMethod(
                this,
                [this, name] {
                    m_newName->line().setModified(false);
                    m_newName->line().setText({});
                    m_newName->line().setValue({});
                    for (const auto &row : m_rows)
                        if (row.name == toUtf8(name)) row.line->setFocus();
                },
                Qt::QueuedConnection);
        return why;
    });
    column().addStretch(1);
}

std::optional<QString> ItemForm::set(const std::string &name, engine::Type type, const QString &text) {
    model::Place cell;
    cell.tableName = m_place.tableName;
    cell.itemIndex = m_place.itemIndex;
    cell.attributeName = name;
    return edit(tr("Set %1").arg(toQString(name)), [&](model::Design d) -> model::Result<model::Design> {
        TRY(const auto value, model::valueFromEditText(type, toUtf8(text)));
        return model::setAttributes(std::move(d), cell.tableName,
            {
                {*cell.itemIndex, name, value}
        });
    });
}

void ItemForm::build(const std::vector<std::pair<std::string, engine::Type>> &attributes) {
    for (const auto &row : m_rows) {
        row.field->hide();
        row.field->deleteLater();
    }
    m_rows.clear();
    for (const auto &[name, type] : attributes) {
        Row row;
        row.name = name;
        row.type = type;
        auto *field = new ValueField(toQString(name), this);
        row.field = field;
        row.line = new CommitLine(field);
        row.line->setAccessibleName(tr("Value of %1").arg(toQString(name)));
        row.line->setMonospace();
        const std::string attribute = name;
        row.line->setCommit([this, attribute](const QString &text) -> std::optional<QString> {
            const auto found = std::ranges::find(m_rows, attribute, &Row::name);
            return found == m_rows.end() ? std::nullopt : set(attribute, found->type, text);
        });
        connect(row.line, &CommitLine::refused, field, &Field::setRefusal);
        row.kind = new QToolButton(field);
        row.kind->setProperty("look", QStringLiteral("button"));
        row.kind->setFont(textFont(TextRole::Small));
        row.kind->setText(QString::fromLatin1(engine::typeName(type)));
        row.kind->setToolTip(tr("Type: %1").arg(typeText(type)));
        row.kind->setAccessibleName(tr("Type of %1: %2").arg(toQString(name), typeText(type)));
        row.kind->setPopupMode(QToolButton::InstantPopup);
        row.kind->setFocusPolicy(Qt::TabFocus);
        auto *types = new QMenu(row.kind);
        for (const auto other : allTypes())
            types->addAction(
                QStringLiteral("%1\t%2").arg(typeText(other), QString::fromLatin1(engine::typeName(other))), this,
                [this, attribute, other] {
                    const auto found = std::ranges::find(m_rows, attribute, &Row::name);
                    if (found == m_rows.end()) return;
                    found->field->setRefusal(set(attribute, other, found->line->text()));
                });
        row.kind->setMenu(types);
        row.remove = new QToolButton(field);
        row.remove->setIcon(icon(QStringLiteral("close"), IconRole::Muted));
        row.remove->setToolTip(tr("Remove %1").arg(toQString(name)));
        row.remove->setAccessibleName(tr("Remove %1").arg(toQString(name)));
        row.remove->setFocusPolicy(Qt::TabFocus);
        connect(row.remove, &QToolButton::clicked, this, [this, attribute] {
            model::Place cell = m_place;
            cell.attributeName = attribute;
            session().document().apply(tr("Remove %1").arg(toQString(attribute)),
                [&](model::Design d) { return model::removeAttribute(std::move(d), cell); });
        });
        field->row().addWidget(row.line, 1);
        field->row().addWidget(row.kind);
        field->row().addWidget(row.remove);
        m_column->addWidget(field);
        field->show();
        m_rows.push_back(row);
    }
}

void ItemForm::show(const model::Place &place) {
    const auto *table = design().table(place.tableName);
    if (!table || !place.itemIndex || *place.itemIndex >= table->items->size()) return;
    const bool other = place.tableName != m_place.tableName || place.itemIndex != m_place.itemIndex;
    m_place = place;
    const auto &item = *(*table->items)[*place.itemIndex];
    const engine::ItemView view(item.blob);
    const auto attributes = attributesOf(*table, item);
    const auto matches = [](const Row &row, const auto &attribute) {
        return row.name == attribute.first && row.type == attribute.second;
    };
    if (other || !std::ranges::equal(m_rows, attributes, matches)) build(attributes);
    for (const auto &row : m_rows) {
        const auto value = view.find(row.name);
        row.line->setValue(value ? toQString(model::editText(*value)) : QString());
        row.line->setReadOnly(row.type == engine::Type::Null);
        row.field->setHint(table->description.keySchema.contains(row.name) ? tr("key") : QString());
    }
    m_newName->line().setSuggestions(attributeNames(*table));
    m_summary->setText(
        tr("%1 of at most %2").arg(bytesText(engine::sizeInBytes(view)), bytesText(engine::limits::itemBytes)));
    QStringList damaged;
    for (const auto &part : item.damaged)
        damaged += QStringLiteral("%1: %2\n%3")
                       .arg(toQString(part.attributeName), toQString(part.why), toQString(part.json).left(200));
    m_damage->show(InlineMessage::Kind::Failure, damaged.join(QStringLiteral("\n")));
}

void ItemForm::editName() {
    if (!m_rows.empty()) m_rows.front().line->setFocus();
}

}
