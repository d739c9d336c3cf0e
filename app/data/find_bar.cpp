#include "app/data/find_bar.h"

#include "app/window/text.h"
#include "app/window/theme.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

namespace app {

FindBar::FindBar(QWidget *parent)
    : QWidget(parent),
      m_text(new QLineEdit(this)),
      m_caseSensitive(nullptr),
      m_regularExpression(nullptr),
      m_scope(new QComboBox(this)),
      m_count(new QLabel(this)) {
    setAccessibleName(tr("Find in items"));
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 1);
    rows->setSpacing(0);
    auto *find = new QWidget(this);
    find->setFixedHeight(measure::atLeast(measure::strip, font()) - 1);
    auto *layout = new QHBoxLayout(find);
    layout->setContentsMargins(measure::windowMargin, 0, measure::windowMargin, 0);
    layout->setSpacing(6);
    rows->addWidget(find);
    rows->addWidget(makeReplaceRow());

    auto *lens = new QLabel(this);
    onTheme(lens, [lens] { lens->setPixmap(icon(QStringLiteral("search"), IconRole::Muted).pixmap(16, 16)); });
    layout->addWidget(lens);
    m_text->setAccessibleName(tr("Text to find"));
    m_text->setPlaceholderText(tr("Find in items"));
    m_text->setFont(monospaceFont());
    m_text->setMinimumWidth(160);
    m_text->setMaximumWidth(280);
    m_text->installEventFilter(this);
    layout->addWidget(m_text, 2);
    m_caseSensitive = addToggle(*layout, QStringLiteral("aa"), tr("Match upper and lower case"));
    m_regularExpression = addToggle(*layout, QStringLiteral("regex"), tr("Regular expression"));
    m_scope->setAccessibleName(tr("Where to find"));
    m_scope->addItems({tr("Keys and values"), tr("Keys only"), tr("Values only")});
    m_scope->setMinimumWidth(fontMetrics().horizontalAdvance(m_scope->itemText(0)) + 44);
    layout->addWidget(m_scope);
    layout->addSpacing(measure::grid);
    m_count->setForegroundRole(role::secondary);
    m_count->setMinimumWidth(fontMetrics().horizontalAdvance(tr("%1 of %2 matches").arg(88).arg(888)));
    layout->addWidget(m_count);
    auto *up = addButton(*layout, QStringLiteral("up"), tr("Previous match"));
    auto *down = addButton(*layout, QStringLiteral("down"), tr("Next match"));
    layout->addStretch(1);
    m_replaceToggle = addToggle(*layout, QStringLiteral("pencil"), tr("Replace"));
    auto *close = addButton(*layout, QStringLiteral("close"), tr("Close the find bar"));

    connect(m_text, &QLineEdit::textChanged, this, &FindBar::report);
    for (auto *toggle : {m_caseSensitive, m_regularExpression})
        connect(toggle, &QToolButton::toggled, this, &FindBar::report);
    connect(m_scope, &QComboBox::currentIndexChanged, this, &FindBar::report);
    connect(up, &QToolButton::clicked, this, &FindBar::previous);
    connect(down, &QToolButton::clicked, this, &FindBar::next);
    connect(close, &QToolButton::clicked, this, &FindBar::closed);
    connect(m_replaceToggle, &QToolButton::toggled, m_replaceRow, &QWidget::setVisible);
    hide();
}

QWidget *FindBar::makeReplaceRow() {
    m_replaceRow = new QWidget(this);
    m_replaceRow->setFixedHeight(measure::atLeast(measure::strip, font()) - 6);
    auto *row = new QHBoxLayout(m_replaceRow);
    row->setContentsMargins(measure::windowMargin + 16 + 6, 0, measure::windowMargin, 6); // under the text to find
    row->setSpacing(6);
    m_with = new QLineEdit(m_replaceRow);
    m_with->setAccessibleName(tr("Text to put in its place"));
    m_with->setPlaceholderText(tr("Replace with"));
    m_with->setFont(monospaceFont());
    m_with->setMinimumWidth(160);
    m_with->setMaximumWidth(280);
    m_with->installEventFilter(this);
    row->addWidget(m_with, 2);
    const auto add = [&](const QString &text) {
        auto *button = new QToolButton(m_replaceRow);
        button->setProperty("look", QStringLiteral("button"));
        button->setText(text);
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button);
        return button;
    };
    m_replaceOne = add(tr("Replace"));
    m_replaceAll = add(tr("Replace all"));
    row->addStretch(3);
    connect(m_replaceOne, &QToolButton::clicked, this, &FindBar::replace);
    connect(m_replaceAll, &QToolButton::clicked, this, &FindBar::replaceAll);
    m_replaceRow->hide();
    return m_replaceRow;
}

QToolButton *FindBar::addButton(QHBoxLayout &row, const QString &iconName, const QString &name) {
    auto *button = new QToolButton(this);
    button->setProperty("look", QStringLiteral("flat"));
    button->setIcon(icon(iconName));
    button->setToolTip(name);
    button->setAccessibleName(name);
    button->setFixedSize(measure::smallControl, measure::smallControl);
    button->setFocusPolicy(Qt::TabFocus);
    row.addWidget(button);
    return button;
}

QToolButton *FindBar::addToggle(QHBoxLayout &row, const QString &iconName, const QString &name) {
    auto *button = addButton(row, iconName, name);
    button->setCheckable(true);
    return button;
}

void FindBar::open(const QString &text) {
    show();
    if (!text.isEmpty()) m_text->setText(text);
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
    report();
}

void FindBar::openReplace() {
    m_replaceToggle->setChecked(true);
    open();
    if (!m_text->text().isEmpty()) m_with->setFocus(Qt::ShortcutFocusReason);
}

QString FindBar::replacement() const {
    return m_with->text();
}

FindScope FindBar::scope() const {
    return static_cast<FindScope>(m_scope->currentIndex());
}
QString FindBar::text() const {
    return m_text->text();
}

void FindBar::report() {
    const auto pattern =
        FindPattern::make(m_text->text(), {m_caseSensitive->isChecked(), m_regularExpression->isChecked()});
    m_text->setProperty("state", pattern ? QString() : QStringLiteral("error"));
    m_text->setToolTip(pattern ? QString() : pattern.error());
    m_text->setAccessibleDescription(m_text->toolTip());
    m_text->update();
    if (!pattern) m_count->setText(pattern.error());
    emit changed(pattern ? *pattern : FindPattern());
}

void FindBar::setMatches(int current, int count) {
    m_replaceOne->setEnabled(count > 0);
    m_replaceAll->setEnabled(count > 0);
    if (!m_text->property("state").toString().isEmpty()) return; // the error stands there
    if (m_text->text().isEmpty())
        m_count->clear();
    else if (count == 0)
        m_count->setText(tr("No matches"));
    else if (current < 0)
        m_count->setText(tr("%n match(es)", nullptr, count));
    else
        m_count->setText(
            tr("%1 of %2 matches")
                .arg(countText(static_cast<std::uint64_t>(current) + 1), countText(static_cast<std::uint64_t>(count))));
}

void FindBar::setBusy() {
    m_count->setText(tr("Searching…"));
}

bool FindBar::eventFilter(QObject *watched, QEvent *event) {
    if ((watched == m_text || watched == m_with) && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            if (watched == m_with)
                emit replace();
            else if (key->modifiers() & Qt::ShiftModifier)
                emit previous();
            else
                emit next();
            return true;
        }
        if (key->key() == Qt::Key_Escape) {
            emit closed();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void FindBar::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    painter.fillRect(rect(), tokens().window);
    painter.fillRect(QRect(0, height() - 1, width(), 1), tokens().line);
}

}
