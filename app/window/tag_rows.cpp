#include "app/window/tag_rows.h"

#include "app/window/field.h"
#include "app/window/inline_message.h"
#include "app/window/text.h"
#include "app/window/theme.h"

#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace app {

TagRows::TagRows(QWidget *parent)
    : QWidget(parent), m_column(new QVBoxLayout(this)), m_message(new InlineMessage(this)) {
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(measure::gap);
    m_column->addWidget(m_message);
    addRow();
}

void TagRows::setCommit(Commit commit, Commit check) {
    m_commit = std::move(commit);
    m_check = std::move(check);
}

/// An emptied key takes its tag away; a value alone waits for its key.
TagRows::Tags TagRows::with(std::size_t row, bool key, const QString &text) const {
    Tags tags = m_tags;
    if (row == tags.size()) {
        if (text.isEmpty() || !key) return tags;
        tags.emplace_back(toUtf8(text), toUtf8(m_rows[row].value->text()));
    } else if (key && text.isEmpty()) {
        tags.erase(tags.begin() + static_cast<std::ptrdiff_t>(row));
    } else {
        (key ? tags[row].first : tags[row].second) = toUtf8(text);
    }
    return tags;
}

void TagRows::addRow() {
    const std::size_t number = m_rows.size();
    Row row;
    row.all = new QWidget(this);
    auto *line = new QHBoxLayout(row.all);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(measure::gap);
    const auto field = [&](const QString &hint, bool key) {
        auto *made = new CommitLine(row.all);
        made->setPlaceholderText(hint);
        made->setAccessibleName(tr("%1 of tag %2").arg(hint).arg(number + 1));
        made->setMinimumWidth(64);
        made->setCommit([this, number, key](const QString &text) {
            return m_commit ? m_commit(with(number, key, text)) : std::nullopt;
        });
        made->setCheck([this, number, key](
                           const QString &text) { return m_check ? m_check(with(number, key, text)) : std::nullopt; });
        connect(made, &CommitLine::refused, this, [this](const std::optional<QString> &why) {
            if (why)
                m_message->show(InlineMessage::Kind::Failure, *why);
            else
                m_message->clear();
        });
        line->addWidget(made, 1);
        return made;
    };
    row.key = field(tr("Key"), true);
    row.value = field(tr("Value"), false);
    row.remove = new QToolButton(row.all);
    row.remove->setProperty("look", QStringLiteral("flat"));
    row.remove->setIcon(icon(QStringLiteral("close"), IconRole::Muted));
    row.remove->setFocusPolicy(Qt::TabFocus);
    row.remove->setAccessibleName(tr("Remove tag %1").arg(number + 1));
    row.remove->setToolTip(tr("Remove tag %1").arg(number + 1));
    connect(row.remove, &QToolButton::clicked, this, [this, number] {
        if (m_commit && number < m_tags.size()) m_commit(with(number, true, {}));
    });
    line->addWidget(row.remove);
    m_column->insertWidget(static_cast<int>(number), row.all);
    row.all->show();
    m_rows.push_back(row);
}

void TagRows::setTags(const Tags &tags) {
    m_tags = tags;
    while (m_rows.size() > tags.size() + 1) {
        m_rows.back().all->hide();
        m_rows.back().all->deleteLater();
        m_rows.pop_back();
    }
    while (m_rows.size() < tags.size() + 1) addRow();
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const bool isTag = i < tags.size();
        m_rows[i].key->setValue(isTag ? toQString(tags[i].first) : QString());
        m_rows[i].value->setValue(isTag ? toQString(tags[i].second) : QString());
        m_rows[i].remove->setEnabled(isTag);
    }
}

}
