#include "app/window/attribute_rows.h"

#include "app/window/field.h"
#include "app/window/inline_message.h"
#include "app/window/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace app {

AttributeRows::AttributeRows(bool ofEntity, QWidget *parent)
    : QWidget(parent),
      m_ofEntity(ofEntity),
      m_column(new QVBoxLayout(this)),
      m_add(new CommitLine(this)),
      m_message(new InlineMessage(this)) {
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(ofEntity ? measure::grid : measure::gap);
    m_add->setMonospace();
    m_add->setPlaceholderText(tr("Add an attribute"));
    m_add->setAccessibleName(tr("Add an attribute"));
    m_add->setCommit([this](const QString &name) -> Refusal {
        if (name.trimmed().isEmpty() || !m_commits.add) return std::nullopt;
        const auto why = m_commits.add(name.trimmed());
        if (!why)
            QMetaObject::invokeMethod(
                m_add,
                [this] {
                    m_add->setModified(false);
                    m_add->setValue({});
                    m_add->setFocus();
                },
                Qt::QueuedConnection);
        return why;
    });
    connect(m_add, &CommitLine::refused, this, &AttributeRows::say);
    m_column->addWidget(m_add);
    m_column->addWidget(m_message);
}

void AttributeRows::say(const Refusal &why) {
    if (why)
        m_message->show(InlineMessage::Kind::Failure, *why);
    else
        m_message->clear();
}

AttributeRows::Widgets AttributeRows::make(std::size_t number) {
    Widgets row;
    row.all = new QWidget(this);
    auto *lines = new QVBoxLayout(row.all);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(measure::gap);
    auto *first = new QHBoxLayout;
    first->setSpacing(measure::gap);
    row.name = new CommitLine(row.all);
    row.name->setMonospace();
    row.name->setMinimumWidth(64);
    row.name->setCommit([this, number](const QString &name) { return m_commits.rename(number, name); });
    connect(row.name, &CommitLine::refused, this, &AttributeRows::say);
    row.type = new QComboBox(row.all);
    if (m_ofEntity) row.type->addItem(tr("Any"), -1);
    for (const auto type : allTypes()) row.type->addItem(typeText(type), static_cast<int>(type));
    row.type->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    row.type->setMinimumContentsLength(7);
    connect(row.type, &QComboBox::activated, this, [this, number](int index) {
        const int type = m_widgets[number].type->itemData(index).toInt();
        say(m_commits.retype(number, type < 0 ? std::nullopt : std::optional(static_cast<engine::Type>(type))));
    });
    row.remove = new QToolButton(row.all);
    row.remove->setProperty("look", QStringLiteral("flat"));
    row.remove->setIcon(icon(QStringLiteral("close"), IconRole::Muted));
    row.remove->setFocusPolicy(Qt::TabFocus);
    connect(row.remove, &QToolButton::clicked, this, [this, number] { say(m_commits.remove(number)); });
    first->addWidget(row.name, 1);
    first->addWidget(row.type);
    first->addWidget(row.remove);
    lines->addLayout(first);
    if (m_ofEntity) {
        auto *second = new QHBoxLayout;
        second->setSpacing(measure::grid);
        row.generator = new CommitLine(row.all);
        row.generator->setMonospace();
        row.generator->setPlaceholderText(tr("Generator"));
        row.generator->setMinimumWidth(64);
        row.generator->setCommit([this, number](const QString &text) { return m_commits.generate(number, text); });
        connect(row.generator, &CommitLine::refused, this, &AttributeRows::say);
        row.required = new QCheckBox(tr("Required"), row.all);
        connect(
            row.required, &QCheckBox::clicked, this, [this, number](bool on) { say(m_commits.require(number, on)); });
        second->addWidget(row.generator, 1);
        second->addWidget(row.required);
        lines->addLayout(second);
        row.description = new CommitLine(row.all);
        row.description->setPlaceholderText(tr("Description"));
        row.description->setCommit([this, number](const QString &text) { return m_commits.describe(number, text); });
        connect(row.description, &CommitLine::refused, this, &AttributeRows::say);
        lines->addWidget(row.description);
    }
    return row;
}

void AttributeRows::setRows(std::vector<Row> rows, const QStringList &suggestions) {
    m_add->setSuggestions(suggestions);
    while (m_widgets.size() > rows.size()) {
        m_widgets.back().all->hide();
        m_widgets.back().all->deleteLater();
        m_widgets.pop_back();
    }
    while (m_widgets.size() < rows.size()) {
        m_widgets.push_back(make(m_widgets.size()));
        m_column->insertWidget(static_cast<int>(m_widgets.size()) - 1, m_widgets.back().all);
        m_widgets.back().all->show();
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Row &row = rows[i];
        const Widgets &widgets = m_widgets[i];
        widgets.name->setValue(row.name);
        widgets.name->setAccessibleName(tr("Name of attribute %1").arg(row.name));
        widgets.name->setToolTip(row.note);
        widgets.type->setCurrentIndex(widgets.type->findData(row.type ? static_cast<int>(*row.type) : -1));
        widgets.type->setAccessibleName(tr("Type of %1").arg(row.name));
        widgets.remove->setAccessibleName(tr("Remove %1").arg(row.name));
        widgets.remove->setToolTip(row.fixed ? row.note : tr("Remove %1").arg(row.name));
        widgets.remove->setEnabled(!row.fixed);
        if (!m_ofEntity) continue;
        widgets.required->setChecked(row.required);
        widgets.required->setAccessibleName(tr("%1 is required").arg(row.name));
        widgets.generator->setValue(row.generator);
        widgets.generator->setAccessibleName(tr("Generator of %1").arg(row.name));
        widgets.description->setValue(row.description);
        widgets.description->setAccessibleName(tr("Description of %1").arg(row.name));
    }
    m_rows = std::move(rows);
}

}
