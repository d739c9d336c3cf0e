#include "app/window/key_editor.h"

#include "app/window/text.h"
#include "app/window/theme.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace app {

namespace {

/// A field whose body is a column of rows.
class ColumnField : public Field {
public:
    explicit ColumnField(const QString &label, QWidget *parent) : Field(label, parent), m_column(new QVBoxLayout) {
        m_column->setSpacing(measure::gap);
        body().addLayout(m_column);
    }
    QVBoxLayout *column() { return m_column; }

private:
    QVBoxLayout *m_column;
};

}

KeyEditor::KeyEditor(int most, QWidget *parent) : QWidget(parent), m_most(most) {
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(measure::grid);
    const QString labels[] = {tr("Partition key"), tr("Sort key")};
    for (int part = 0; part < 2; ++part) {
        auto *field = new ColumnField(labels[part], this);
        auto *column = field->column();
        m_parts[part].field = field;
        m_parts[part].layout = column;
        layout->addWidget(field);
        if (most > 1) {
            auto *add = new QToolButton(this);
            add->setProperty("look", QStringLiteral("link"));
            add->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
            add->setIcon(icon(QStringLiteral("plus")));
            add->setText(tr("Add attribute"));
            add->setAccessibleName(tr("Add attribute to %1").arg(labels[part]));
            add->setFocusPolicy(Qt::TabFocus);
            connect(add, &QToolButton::clicked, this, [this, part] {
                addRow(part);
                m_parts[part].rows.back().name->setFocus();
                m_parts[part].add->hide();
            });
            column->addWidget(add, 0, Qt::AlignLeft);
            m_parts[part].add = add;
        }
    }
}

void KeyEditor::addRow(int part) {
    auto &where = m_parts[part];
    const int number = static_cast<int>(where.rows.size());
    Row row;
    row.widget = new QWidget(this);
    auto *layout = new QHBoxLayout(row.widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(measure::gap);
    row.name = new CommitLine(row.widget);
    row.name->setMonospace();
    row.name->setSuggestions(m_names);
    row.name->setAccessibleName(tr("%1, attribute name").arg(where.field->label()));
    if (part == 1) row.name->setPlaceholderText(tr("None"));
    row.type = new QComboBox(row.widget);
    row.type->setAccessibleName(tr("%1, type").arg(where.field->label()));
    for (const auto type : {engine::Type::S, engine::Type::N, engine::Type::B}) row.type->addItem(typeText(type));
    layout->addWidget(row.name, 1);
    layout->addWidget(row.type);
    row.name->setCommit([this, part, number](const QString &name) {
        return commit(
            part, number, name, m_parts[part].rows[static_cast<std::size_t>(number)].type->currentIndex(), m_commit);
    });
    row.name->setCheck([this, part, number](const QString &name) {
        return commit(
            part, number, name, m_parts[part].rows[static_cast<std::size_t>(number)].type->currentIndex(), m_check);
    });
    connect(row.name, &CommitLine::refused, where.field, &Field::setRefusal);
    connect(row.type, &QComboBox::activated, this, [this, part, number](int type) {
        const auto &at = m_parts[part].rows[static_cast<std::size_t>(number)];
        m_parts[part].field->setRefusal(commit(part, number, at.name->text(), type, m_commit));
    });
    where.layout->insertWidget(number, row.widget);
    row.widget->show();
    where.rows.push_back(row);
}

void KeyEditor::setRows(int part, const std::vector<engine::KeyAttribute> &attributes) {
    auto &where = m_parts[part];
    const std::size_t wanted = std::max<std::size_t>(attributes.size(), part == 0 || m_most == 1 ? 1 : 0);
    while (where.rows.size() > wanted) {
        where.rows.back().widget->hide();
        where.rows.back().widget->deleteLater();
        where.rows.pop_back();
    }
    while (where.rows.size() < wanted) addRow(part);
    for (std::size_t i = 0; i < wanted; ++i) {
        auto &row = where.rows[i];
        row.name->setSuggestions(m_names);
        row.name->setValue(i < attributes.size() ? toQString(attributes[i].name) : QString());
        if (i < attributes.size()) row.type->setCurrentIndex(static_cast<int>(attributes[i].type));
        const bool fixed = part == 0 && m_fixed;
        row.name->setReadOnly(fixed);
        row.type->setEnabled(!fixed);
    }
    if (where.add) {
        where.add->setVisible(static_cast<int>(attributes.size()) < m_most);
        where.field->setHint(tr("%1 of %2").arg(attributes.size()).arg(m_most));
    }
}

void KeyEditor::setKey(const engine::KeySchema &key, const QStringList &attributeNames) {
    m_names = attributeNames;
    m_key = key;
    setRows(0, key.partitionKeys());
    setRows(1, key.sortKeys());
}

void KeyEditor::setPartitionKeyFixed(bool fixed) {
    m_fixed = fixed;
}

std::optional<QString> KeyEditor::commit(int part, int row, const QString &name, int type, const Commit &to) {
    if (!m_key) return std::nullopt;
    std::vector<engine::KeyAttribute> keys[] = {m_key->partitionKeys(), m_key->sortKeys()};
    auto &edited = keys[part];
    const auto at = static_cast<std::size_t>(row);
    const engine::KeyAttribute attribute{toUtf8(name), static_cast<engine::ScalarType>(type)};
    if (name.isEmpty()) { // an emptied attribute leaves the key
        if (at < edited.size()) edited.erase(edited.begin() + row);
    } else if (at < edited.size()) {
        edited[at] = attribute;
    } else {
        edited.push_back(attribute);
    }
    auto key = engine::KeySchema::make(std::move(keys[0]), std::move(keys[1]));
    if (!key) return translated(key.error());
    return to ? to(*std::move(key)) : std::nullopt;
}

}
