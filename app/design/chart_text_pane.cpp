#include "app/design/chart_text_pane.h"

#include "app/window/effects_view.h"
#include "app/window/inline_message.h"
#include "app/window/text.h"
#include "app/window/theme.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QTextBlock>
#include <QToolButton>
#include <QVBoxLayout>

namespace app {

ChartTextPane::ChartTextPane(Session &session, QWidget *parent)
    : QWidget(parent),
      m_session(session),
      m_edit(new QPlainTextEdit(this)),
      m_message(new InlineMessage(this)),
      m_effects(new EffectsView(session, this)),
      m_apply(new QToolButton(this)),
      m_reset(new QToolButton(this)) {
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(measure::windowMargin, 6, measure::grid, 6);
    auto *title = new QLabel(tr("Entity chart as text"), this);
    title->setFont(textFont(TextRole::Section));
    head->addWidget(title, 1);
    auto *close = new QToolButton(this);
    close->setProperty("look", QStringLiteral("flat"));
    close->setIcon(icon(QStringLiteral("close")));
    close->setToolTip(tr("Close the text"));
    close->setAccessibleName(tr("Close the text"));
    close->setFocusPolicy(Qt::TabFocus);
    connect(close, &QToolButton::clicked, this, &ChartTextPane::closed);
    head->addWidget(close);
    layout->addLayout(head);

    m_edit->setFont(monospaceFont());
    m_edit->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_edit->setTabChangesFocus(true); // columns are made with blanks
    m_edit->setFrameShape(QFrame::NoFrame);
    m_edit->setAccessibleName(tr("Entity chart as text"));
    m_edit->installEventFilter(this);
    layout->addWidget(m_edit, 1);

    auto *foot = new QVBoxLayout;
    foot->setContentsMargins(measure::windowMargin, measure::grid, measure::windowMargin, measure::grid);
    foot->setSpacing(measure::grid);
    foot->addWidget(m_message);
    foot->addWidget(m_effects);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(measure::grid);
    m_apply->setProperty("look", QStringLiteral("primary"));
    m_apply->setText(tr("Apply"));
    m_apply->setToolTip(tr("Apply the text to the design (Ctrl+Enter)"));
    m_apply->setFocusPolicy(Qt::TabFocus);
    m_reset->setProperty("look", QStringLiteral("button"));
    m_reset->setText(tr("Take back"));
    m_reset->setToolTip(tr("Show the chart as the design has it"));
    m_reset->setFocusPolicy(Qt::TabFocus);
    buttons->addWidget(m_apply);
    buttons->addWidget(m_reset);
    buttons->addStretch(1);
    foot->addLayout(buttons);
    layout->addLayout(foot);
    connect(m_apply, &QToolButton::clicked, this, &ChartTextPane::apply);
    connect(m_reset, &QToolButton::clicked, this, &ChartTextPane::reset);
    connect(m_edit, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_filling) check();
    });
    onTheme(this, [this] {
        if (m_touched) check();
    });
    m_apply->setEnabled(false);
    m_reset->setEnabled(false);
}

void ChartTextPane::setChart(model::EntityChart chart, model::Shared<model::TableDesign> table) {
    const bool other = m_table && (*m_table)->name() != table->name();
    m_chart = std::move(chart);
    m_table = std::move(table);
    if (m_touched && !other)
        check();
    else
        fill();
}

void ChartTextPane::fill() {
    if (!m_table) return;
    const QString text = toQString(model::toEditableText(m_chart, **m_table));
    m_touched = false;
    m_filling = true;
    if (m_edit->toPlainText() != text) m_edit->setPlainText(text);
    m_edit->document()->clearUndoRedoStacks();
    m_edit->setExtraSelections({});
    m_filling = false;
    m_message->clear();
    m_effects->clear();
    m_wanted.reset();
    m_apply->setEnabled(false);
    m_reset->setEnabled(false);
}

void ChartTextPane::check() {
    if (!m_table) return;
    m_touched = true;
    m_wanted.reset();
    m_edit->setExtraSelections({});
    m_message->clear();
    const auto edit = model::chartEditOf(m_chart, **m_table, toUtf8(m_edit->toPlainText()));
    if (!edit) {
        const auto &place = edit.error().place;
        const QTextBlock line = m_edit->document()->findBlockByNumber(static_cast<int>(place.line) - 1);
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(line.isValid() ? line : m_edit->document()->lastBlock());
        const int column = static_cast<int>(place.column) - 1, length = mark.cursor.block().length() - 1;
        mark.cursor.setPosition(mark.cursor.block().position() + std::clamp(column, 0, std::max(0, length - 1)));
        // To the end of the cell; the last character where nothing stands there.
        while (!mark.cursor.atBlockEnd()) {
            const QString next = mark.cursor.block().text().mid(mark.cursor.positionInBlock(), 2);
            if (next == QStringLiteral("  ") || next.startsWith(QLatin1Char('\t'))) break;
            mark.cursor.movePosition(QTextCursor::Right, QTextCursor::KeepAnchor);
        }
        mark.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        mark.format.setUnderlineColor(tokens().bad);
        m_edit->setExtraSelections({mark});
        m_message->show(InlineMessage::Kind::Failure,
            tr("Line %1, column %2: %3").arg(place.line).arg(place.column).arg(translated(edit.error().message)));
        m_effects->clear();
    } else if (edit->empty()) {
        m_touched = toUtf8(m_edit->toPlainText()) != model::toEditableText(m_chart, **m_table);
        m_effects->clear();
    } else {
        m_wanted = *edit;
        m_effects->preview((*m_table)->name(), *edit);
    }
    m_apply->setEnabled(m_wanted.has_value());
    m_reset->setEnabled(m_touched);
}

void ChartTextPane::apply() {
    if (!m_wanted || !m_table) return;
    const std::string table = (*m_table)->name();
    const auto refused = m_session.document().tryApply(tr("Change the entity chart of %1").arg(toQString(table)),
        [&](model::Design design) { return model::applyChart(std::move(design), table, *m_wanted); });
    if (refused) {
        m_message->show(InlineMessage::Kind::Failure, *refused);
        return;
    }
    m_touched = false; // the new chart comes with the design
    m_wanted.reset();
    m_effects->clear();
    m_apply->setEnabled(false);
    m_reset->setEnabled(false);
}

void ChartTextPane::reset() {
    fill();
    m_edit->setFocus();
}

bool ChartTextPane::eventFilter(QObject *watched, QEvent *event) {
    if (watched == m_edit && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (enter && key->modifiers() & Qt::ControlModifier) {
            apply();
            return true;
        }
        if (key->key() == Qt::Key_Escape && m_touched) {
            reset();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}
