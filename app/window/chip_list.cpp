#include "app/window/chip_list.h"

#include "app/window/field.h"
#include "app/window/flow_layout.h"
#include "app/window/theme.h"

#include <QToolButton>

namespace app {

ChipList::ChipList(const QString &accessibleName, QWidget *parent)
    : QWidget(parent), m_flow(new FlowLayout(this)), m_add(new CommitLine(this)) {
    setAccessibleName(accessibleName);
    m_add->setMonospace();
    m_add->setPlaceholderText(tr("Attribute"));
    m_add->setAccessibleName(tr("Add to %1").arg(accessibleName));
    m_add->setFixedWidth(120);
    m_add->setCommit([this](const QString &name) -> std::optional<QString> {
        const QString trimmed = name.trimmed();
        if (!trimmed.isEmpty() && !m_names.contains(trimmed)) emit wanted(m_names + QStringList{trimmed});
        QMetaObject::invokeMethod(
            m_add,
            [this] {
                m_add->setModified(false);
                m_add->setValue({});
            },
            Qt::QueuedConnection);
        return std::nullopt;
    });
    m_flow->addWidget(m_add);
}

void ChipList::setNames(const QStringList &names, const QStringList &suggestions) {
    m_add->setSuggestions(suggestions);
    if (names == m_names) return;
    m_names = names;
    rebuild();
}

void ChipList::rebuild() {
    while (m_flow->count() > 0) {
        auto *item = m_flow->takeAt(0);
        if (item->widget() != m_add) item->widget()->deleteLater();
        delete item;
    }
    for (const QString &name : m_names) {
        auto *chip = new QToolButton(this);
        chip->setProperty("look", QStringLiteral("chip"));
        chip->setFont(monospaceFont());
        chip->setText(name);
        chip->setIcon(icon(QStringLiteral("close"), IconRole::Muted));
        chip->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        chip->setAccessibleName(tr("Remove %1").arg(name));
        chip->setToolTip(tr("Remove %1").arg(name));
        chip->setFocusPolicy(Qt::TabFocus);
        connect(chip, &QToolButton::clicked, this, [this, name] {
            QStringList names = m_names;
            names.removeAll(name);
            emit wanted(names);
        });
        m_flow->addWidget(chip);
        chip->show();
    }
    m_flow->addWidget(m_add);
    m_flow->invalidate();
    updateGeometry();
}

}
