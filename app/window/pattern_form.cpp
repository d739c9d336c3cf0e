#include "app/window/pattern_form.h"

#include "app/window/inline_message.h"
#include "app/window/theme.h"
#include "engine/value/item_json.h"
#include "model/edit/pattern_edits.h"

#include <QComboBox>
#include <QLabel>

#include <algorithm>
#include <set>

namespace app {

namespace {

const QStringList operations = {QStringLiteral("GetItem"), QStringLiteral("Query"), QStringLiteral("Scan"),
    QStringLiteral("PutItem"), QStringLiteral("UpdateItem"), QStringLiteral("DeleteItem")};

const model::AccessPattern *patternIn(const model::Design &design, const std::string &id) {
    const auto found = std::ranges::find_if(design.patterns, [&](const auto &pattern) { return pattern->id == id; });
    return found == design.patterns.end() ? nullptr : &**found;
}

/// "#n" and ":v" of the expressions and of what the pattern sets, in their order.
std::vector<std::string> placeholdersOf(const model::AccessPattern &pattern) {
    std::vector<std::string> found;
    const auto add = [&](const std::string &name) {
        if (name.size() > 1 && std::ranges::find(found, name) == found.end()) found.push_back(name);
    };
    for (const auto &text : {pattern.keyConditionExpression, pattern.filterExpression}) {
        for (std::size_t i = 0; i < text.size(); ++i) {
            if (text[i] != '#' && text[i] != ':') continue;
            std::size_t end = i + 1;
            const auto isName = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; };
            while (end < text.size() && isName(text[end])) ++end;
            add(text.substr(i, end - i));
            i = end - 1;
        }
    }
    for (const auto &[name, value] : pattern.names) add(name);
    for (const auto &[name, value] : pattern.values) add(name);
    return found;
}

}

PatternForm::PatternForm(Session &owner, QWidget *parent) : Form(owner, parent) {
    m_verdict = add(new InlineMessage(this));
    m_name = addText(tr("Name"), false, &model::AccessPattern::name);
    m_description = addText(tr("Description"), false, &model::AccessPattern::description);
    m_operation = add(new ChoiceField(tr("Operation"), operations, this));
    m_operation->setCommit([this](int choice) {
        return change(tr("Change the operation of %1"),
            [&](model::AccessPattern &pattern) { pattern.operation = toUtf8(operations[choice]); });
    });
    m_table = add(new ChoiceField(tr("Table"), {}, this));
    m_table->setCommit([this](int choice) {
        return change(tr("Change the table of %1"), [&](model::AccessPattern &pattern) {
            pattern.tableName = toUtf8(m_table->combo().itemText(choice));
            pattern.indexName.clear();
        });
    });
    m_index = add(new ChoiceField(tr("Index"), {}, this));
    m_index->setCommit([this](int choice) {
        return change(tr("Change the index of %1"), [&](model::AccessPattern &pattern) {
            pattern.indexName = choice == 0 ? std::string() : toUtf8(m_index->combo().itemText(choice));
        });
    });
    m_key = addText(tr("Key condition"), true, &model::AccessPattern::keyConditionExpression);
    m_key->line().setPlaceholderText(QStringLiteral("PK = :pk"));
    m_filter = addText(tr("Filter"), true, &model::AccessPattern::filterExpression);
    m_filter->line().setPlaceholderText(tr("None"));
    m_placeholders = new QVBoxLayout;
    m_placeholders->setSpacing(measure::grid);
    column().addLayout(m_placeholders);
    m_measured = add(new QLabel(this));
    m_measured->setForegroundRole(role::secondary);
    m_measured->setFont(textFont(TextRole::Small));
    m_measured->setWordWrap(true);
    column().addStretch(1);
}

TextField *PatternForm::addText(const QString &label, bool monospace, std::string model::AccessPattern::*member) {
    auto *field = add(new TextField(label, this));
    if (monospace) field->line().setMonospace();
    field->line().setCommit([this, label, member](const QString &text) {
        return change(tr("Change %2 of %1").arg(QStringLiteral("%1"), label),
            [&](model::AccessPattern &pattern) { pattern.*member = toUtf8(text); });
    });
    return field;
}

std::optional<QString> PatternForm::change(
    const QString &text, const std::function<void(model::AccessPattern &)> &what) {
    const auto *pattern = patternIn(design(), m_id);
    if (!pattern) return std::nullopt;
    auto changed = *pattern;
    what(changed);
    return edit(text.arg(toQString(m_id)),
        [&](model::Design d) { return model::setPattern(std::move(d), m_id, std::move(changed)); });
}

void PatternForm::show(const model::Place &place) {
    const auto *pattern = patternIn(design(), place.patternId);
    if (!pattern) return;
    m_id = place.patternId;
    m_name->line().setValue(toQString(pattern->name));
    m_description->line().setValue(toQString(pattern->description));
    QStringList known = operations;
    if (const QString operation = toQString(pattern->operation); !known.contains(operation)) known += operation;
    m_operation->setChoices(known);
    m_operation->setCurrent(static_cast<int>(known.indexOf(toQString(pattern->operation))));
    QStringList tables;
    for (const auto &table : design().tables) tables += toQString(table->name());
    if (const QString name = toQString(pattern->tableName); !tables.contains(name)) tables += name;
    m_table->setChoices(tables);
    m_table->setCurrent(static_cast<int>(tables.indexOf(toQString(pattern->tableName))));
    QStringList indexes{tr("None: the table itself")};
    if (const auto *table = design().table(pattern->tableName))
        for (const auto *list : {&table->description.globalSecondaryIndexes, &table->description.localSecondaryIndexes})
            for (const auto &index : *list) indexes += toQString(index.indexName);
    const QString indexName = toQString(pattern->indexName);
    if (!indexName.isEmpty() && !indexes.contains(indexName)) indexes += indexName;
    m_index->setChoices(indexes);
    m_index->setCurrent(indexName.isEmpty() ? 0 : static_cast<int>(indexes.indexOf(indexName)));
    m_key->line().setValue(toQString(pattern->keyConditionExpression));
    m_filter->line().setValue(toQString(pattern->filterExpression));
    showPlaceholders(*pattern);

    const auto *verdict = session().consequences().verdict(m_id);
    using Kind = model::Verdict::Kind;
    if (!verdict) {
        m_verdict->clear();
        m_measured->clear();
        return;
    }
    const auto kind = model::failing(verdict->kind)     ? InlineMessage::Kind::Failure
                      : verdict->kind == Kind::Wasteful ? InlineMessage::Kind::Warning
                                                        : InlineMessage::Kind::Information;
    QString text = verdictText(verdict->kind);
    if (const QString message = translated(verdict->message); !message.isEmpty())
        text += QStringLiteral("\n") + message;
    for (std::size_t i = 1; i < verdict->faults.size(); ++i)
        text += QStringLiteral("\n") + translated(verdict->faults[i]);
    m_verdict->show(kind, text);
    QStringList measured;
    if (const auto &trace = verdict->trace) {
        measured += tr("%Ln item(s) read", nullptr, static_cast<int>(trace->examined));
        measured += tr("%Ln returned", nullptr, static_cast<int>(trace->returned));
        measured += tr("%1 in %Ln page(s)", nullptr, static_cast<int>(trace->pages))
                        .arg(bytesText(static_cast<std::uint64_t>(trace->bytesRead)));
    }
    m_measured->setText(measured.join(QStringLiteral(" · ")));
}

void PatternForm::showPlaceholders(const model::AccessPattern &pattern) {
    const auto names = placeholdersOf(pattern);
    if (!std::ranges::equal(names, m_fields, {}, {}, &std::pair<std::string, TextField *>::first)) {
        for (const auto &[name, field] : m_fields) {
            field->hide();
            field->deleteLater();
        }
        m_fields.clear();
        for (const auto &name : names) {
            const bool value = name.front() == ':';
            auto *field = new TextField(toQString(name), this);
            field->setHint(value ? tr("value") : tr("attribute name"));
            field->line().setMonospace();
            field->line().setPlaceholderText(value ? QStringLiteral(R"({"S": "…"})") : tr("attribute name"));
            field->line().setCommit([this, name, value](const QString &given) {
                return change(
                    tr("Set %2 of %1").arg(QStringLiteral("%1"), toQString(name)), [&](model::AccessPattern &changed) {
                        auto &values = value ? changed.values : changed.names;
                        QString text = given.trimmed();
                        if (text.isEmpty()) {
                            values.erase(name);
                            return;
                        }
                        // A plain word or number is a value too: people do not type {"S": …} if they need not.
                        if (value && !text.startsWith(QLatin1Char('{'))) {
                            const auto number = engine::Number::parse(toUtf8(text));
                            const auto plain =
                                number ? engine::AttributeValue{*number} : engine::AttributeValue{toUtf8(text)};
                            text = toQString(engine::toJson(engine::encode(plain)));
                        }
                        values[name] = toUtf8(text);
                    });
            });
            m_placeholders->addWidget(field);
            field->show();
            m_fields.emplace_back(name, field);
        }
    }
    for (const auto &[name, field] : m_fields) {
        const auto &values = name.front() == ':' ? pattern.values : pattern.names;
        const auto found = values.find(name);
        field->line().setValue(found == values.end() ? QString() : toQString(found->second));
    }
}

void PatternForm::editName() {
    m_name->line().setFocus();
    m_name->line().selectAll();
}

}
