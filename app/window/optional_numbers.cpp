#include "app/window/optional_numbers.h"

#include "app/window/theme.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace app {

OptionalNumbers::OptionalNumbers(
    const QString &text, const QStringList &names, std::vector<std::int64_t> defaults, QWidget *parent)
    : QWidget(parent),
      m_box(new QCheckBox(text, this)),
      m_row(new QWidget(this)),
      m_defaults(std::move(defaults)),
      m_refusal(new Field({}, this)) {
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(measure::gap);
    layout->addWidget(m_box);
    auto *row = new QHBoxLayout(m_row);
    row->setContentsMargins(24, 0, 0, 0);
    row->setSpacing(measure::grid);
    for (const QString &name : names) {
        auto *field = new NumberField(name, m_row);
        field->line().setAccessibleName(QStringLiteral("%1: %2").arg(text, name));
        row->addWidget(field, 1, Qt::AlignTop);
        m_fields.push_back(field);
    }
    layout->addWidget(m_row);
    layout->addWidget(m_refusal);
    m_refusal->hide();
    m_row->hide();
    connect(m_box, &QCheckBox::clicked, this, [this](bool on) {
        const auto why = m_commit ? m_commit(on ? Values(m_defaults) : Values()) : std::nullopt;
        m_refusal->setVisible(why.has_value());
        m_refusal->setRefusal(why);
        if (why) m_box->setChecked(!on);
    });
}

OptionalNumbers::Values OptionalNumbers::with(std::size_t number, std::int64_t value) const {
    auto values = m_values.value_or(m_defaults);
    values[number] = value;
    return values;
}

void OptionalNumbers::setCommit(Commit commit, Commit check) {
    m_commit = commit;
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        const auto asked = [this, i](const Commit &what) {
            return [this, i, what](NumberField::Number number) -> std::optional<QString> {
                if (!number) return tr("A number is needed here.");
                return what ? what(with(i, *number)) : std::nullopt;
            };
        };
        m_fields[i]->setNumberCommit(asked(commit), asked(check));
    }
}

void OptionalNumbers::setValues(Values values) {
    m_values = std::move(values);
    m_box->setChecked(m_values.has_value());
    m_row->setVisible(m_values.has_value());
    if (!m_values) return;
    for (std::size_t i = 0; i < m_fields.size() && i < m_values->size(); ++i) m_fields[i]->setNumber((*m_values)[i]);
}

}
