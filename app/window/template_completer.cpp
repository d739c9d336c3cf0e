#include "app/window/template_completer.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLineEdit>
#include <QScrollBar>
#include <QStringListModel>

#include <algorithm>

namespace app {

TemplateCompleter::TemplateCompleter(QLineEdit *line)
    : QObject(line), m_line(line), m_completer(new QCompleter(new QStringListModel(this), this)) {
    m_completer->setWidget(line);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_completer->setFilterMode(Qt::MatchStartsWith);
    connect(line, &QLineEdit::textEdited, this, &TemplateCompleter::offer);
    connect(m_completer, qOverload<const QString &>(&QCompleter::activated), this, &TemplateCompleter::insert);
}

void TemplateCompleter::setNames(const QStringList &names) {
    static_cast<QStringListModel *>(m_completer->model())->setStringList(names);
}

bool TemplateCompleter::isOpen() const {
    return m_completer->popup()->isVisible();
}

void TemplateCompleter::offer() {
    const QString before = m_line->text().left(m_line->cursorPosition());
    const auto open = before.lastIndexOf(QLatin1Char('{'));
    if (open < 0 || before.indexOf(QLatin1Char('}'), open) >= 0) return m_completer->popup()->hide();
    const QString begun = before.mid(open + 1);
    m_completer->setCompletionPrefix(begun);
    const int matches = m_completer->completionCount();
    if (matches == 0 || (matches == 1 && m_completer->currentCompletion() == begun))
        return m_completer->popup()->hide();
    QRect below = m_line->rect();
    auto *list = m_completer->popup();
    below.setLeft(std::max(0, m_line->inputMethodQuery(Qt::ImCursorRectangle).toRect().left() - 8));
    below.setWidth(list->sizeHintForColumn(0) + list->verticalScrollBar()->sizeHint().width() + 24);
    m_completer->complete(below);
}

void TemplateCompleter::insert(const QString &name) {
    QString text = m_line->text();
    const int cursor = m_line->cursorPosition();
    const auto open = text.left(cursor).lastIndexOf(QLatin1Char('{'));
    if (open < 0) return;
    const bool closed = text.mid(cursor).startsWith(QLatin1Char('}'));
    text.replace(open + 1, cursor - open - 1, closed ? name : name + QLatin1Char('}'));
    m_line->setText(text);
    m_line->setModified(true);
    m_line->setCursorPosition(static_cast<int>(open + name.size()) + 2);
    emit m_line->textEdited(text);
}

}
