#include "app/query/what_if_panel.h"

#include "app/query/change_frames.h"
#include "app/query/foot.h"
#include "app/query/query_run.h"
#include "app/window/inline_message.h"
#include "app/window/text.h"
#include "app/window/theme.h"
#include "engine/request/codec.h"
#include "model/deploy/request_script.h"
#include "model/deploy/what_if.h"
#include "model/edit/change_edits.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QTextBlock>
#include <QTextCursor>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace app {

struct WhatIfPanel::Trial {
    model::Design design; ///< That it was tried on.
    model::Result<model::WhatIf> whatIf;
};

WhatIfPanel::WhatIfPanel(Session &session, std::shared_ptr<QuerySandbox> sandbox, QWidget *parent)
    : QWidget(parent),
      m_session(session),
      m_sandbox(std::move(sandbox)),
      m_state(new QLabel(tr("not kept"), this)),
      m_total(new QLabel(this)),
      m_script(new QPlainTextEdit(this)),
      m_message(new InlineMessage(this)),
      m_changes(new ChangeFrames),
      m_scroll(new QScrollArea(this)),
      m_try(new QAction(icon(QStringLiteral("play"), IconRole::OnAccent), tr("Try"), this)),
      m_keep(new QAction(tr("Keep"), this)),
      m_rollBack(new QAction(tr("Roll back"), this)),
      m_insert(new QAction(icon(QStringLiteral("plus")), tr("Insert"), this)) {
    setMinimumWidth(260);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);

    auto *top = new QWidget(this);
    auto *topLayout = new QVBoxLayout(top);
    topLayout->setContentsMargins(measure::windowMargin, measure::windowMargin, measure::windowMargin, 0);
    topLayout->setSpacing(measure::grid);
    auto *head = new QHBoxLayout;
    auto *title = new QLabel(tr("What-if"), top);
    title->setFont(app::font(TextRole::Section));
    m_state->setForegroundRole(role::link);
    auto *close = new QToolButton(top);
    close->setProperty("look", QStringLiteral("flat"));
    close->setIcon(icon(QStringLiteral("close")));
    close->setToolTip(tr("Close"));
    close->setAccessibleName(tr("Close What-if"));
    connect(close, &QToolButton::clicked, this, &WhatIfPanel::closed);
    head->addWidget(title);
    head->addWidget(m_state);
    head->addStretch(1);
    head->addWidget(close);
    topLayout->addLayout(head);

    m_script->setAccessibleName(tr("Requests to try"));
    m_script->setPlaceholderText(tr("UpdateItem {…}\nDELETE FROM \"Table\" WHERE …;"));
    m_script->setTabChangesFocus(true);
    m_script->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    m_script->installEventFilter(this);
    onTheme(m_script, [this] { m_script->setFont(monospaceFont()); });
    m_script->setFixedHeight(7 * fontMetrics().height() + 2 * measure::grid);
    topLayout->addWidget(m_script);
    auto *row = new QHBoxLayout;
    row->setSpacing(measure::grid);
    m_try->setToolTip(tr("Ctrl+Enter")); // beside the button it took the room of a longer language
    auto *insert = Foot::button(m_insert, "flat", top);
    insert->setPopupMode(QToolButton::InstantPopup);
    m_insert->setMenu(new QMenu(this));
    connect(m_insert->menu(), &QMenu::aboutToShow, this, &WhatIfPanel::fillTemplates);
    row->addWidget(Foot::button(m_try, "primary", top));
    row->addStretch(1);
    row->addWidget(insert);
    topLayout->addLayout(row);
    topLayout->addWidget(m_message);
    layout->addWidget(top);

    auto *content = new QWidget;
    auto *contentLayout = new QVBoxLayout(content);
    contentLayout->setContentsMargins(measure::windowMargin, measure::grid, measure::windowMargin, measure::grid);
    contentLayout->addWidget(m_changes);
    contentLayout->addWidget(m_total);
    contentLayout->addStretch(1);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_total->setFont(bold);
    m_total->setWordWrap(true);
    m_total->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(content);
    layout->addWidget(m_scroll, 1);

    auto *foot = new Foot(this);
    auto *footLayout = new QHBoxLayout(foot);
    footLayout->setContentsMargins(measure::windowMargin, 10, measure::windowMargin, 10);
    footLayout->setSpacing(measure::grid);
    footLayout->addWidget(Foot::button(m_keep, "primary", foot));
    footLayout->addWidget(Foot::button(m_rollBack, "button", foot));
    footLayout->addStretch(1);
    auto *undo = new QLabel(tr("Undo stays possible"), foot);
    undo->setObjectName(QStringLiteral("hint"));
    undo->setForegroundRole(role::secondary);
    undo->setFont(app::font(TextRole::Small));
    footLayout->addWidget(undo);
    layout->addWidget(foot);

    connect(m_try, &QAction::triggered, this, &WhatIfPanel::tryOut);
    connect(m_keep, &QAction::triggered, this, &WhatIfPanel::keep);
    connect(m_rollBack, &QAction::triggered, this, &WhatIfPanel::rollBack);
    connect(m_script, &QPlainTextEdit::textChanged, this, &WhatIfPanel::refresh);
    connect(&session.document(), &Document::changed, this, &WhatIfPanel::refresh);
    refresh();
}

WhatIfPanel::~WhatIfPanel() = default;

bool WhatIfPanel::eventFilter(QObject *watched, QEvent *event) {
    if (watched == m_script && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if ((key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) && key->modifiers() & Qt::ControlModifier) {
            tryOut();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

QString WhatIfPanel::totals() const {
    return m_total->text();
}

void WhatIfPanel::fillTemplates() {
    using Kind = model::ScriptTemplate;
    m_insert->menu()->clear();
    const auto &design = m_session.design();
    const auto *table = design.table(m_session.selection().place().tableName);
    if (!table && !design.tables.empty()) table = &*design.tables.front();
    if (!table) {
        m_insert->menu()->addAction(tr("There is no table yet"))->setEnabled(false);
        return;
    }
    const std::pair<QString, Kind> kinds[] = {
        {tr("Put item"),          Kind::Put      },
        {tr("Update item"),       Kind::Update   },
        {tr("Delete item"),       Kind::Delete   },
        {tr("PartiQL statement"), Kind::Statement},
    };
    for (const auto &[text, kind] : kinds)
        connect(m_insert->menu()->addAction(text), &QAction::triggered, this,
            [this, script = toQString(model::scriptTemplate(*table, kind))] { insert(script); });
}

void WhatIfPanel::insert(const QString &text) {
    auto cursor = m_script->textCursor();
    cursor.movePosition(QTextCursor::End);
    const QString before = m_script->toPlainText();
    cursor.insertText(before.isEmpty() || before.endsWith(QLatin1Char('\n')) ? text : QLatin1Char('\n') + text);
    m_script->setTextCursor(cursor);
    m_script->setFocus();
}

void WhatIfPanel::tryOut() {
    const std::string text = toUtf8(m_script->toPlainText());
    const auto script = model::readScript(text);
    m_message->clear();
    if (!script) {
        const auto &fault = script.error();
        auto cursor = m_script->textCursor();
        const auto from = toQString(std::string_view(text).substr(0, fault.offset)).size();
        const auto length = toQString(std::string_view(text).substr(fault.offset, fault.length)).size();
        cursor.setPosition(static_cast<int>(from));
        cursor.setPosition(static_cast<int>(from + length), QTextCursor::KeepAnchor);
        m_script->setTextCursor(cursor);
        m_message->show(InlineMessage::Kind::Failure,
            tr("Line %1: %2")
                .arg(cursor.document()->findBlock(static_cast<int>(from)).blockNumber() + 1)
                .arg(translated(fault.message)));
        return;
    }
    if (script->empty()) return;
    std::vector<engine::Request> requests;
    for (const auto &step : *script) requests.push_back(step.request);
    m_trial.ask(
        [sandbox = m_sandbox, design = m_session.design(), requests](const Stop &stop) {
            auto whatIf = sandbox->tryOut(design, requests, stop);
            return std::make_shared<Trial>(Trial{design, std::move(whatIf)});
        },
        [this](const std::shared_ptr<Trial> &trial) { answered(trial); });
    refresh();
}

void WhatIfPanel::answered(const std::shared_ptr<Trial> &trial) {
    if (!trial->whatIf) {
        m_message->show(InlineMessage::Kind::Failure, translated(trial->whatIf.error()));
        refresh();
        return;
    }
    m_shown = trial;
    const auto &whatIf = *trial->whatIf;
    m_changes->show(whatIf, trial->design);
    if (whatIf.failed)
        m_message->show(InlineMessage::Kind::Failure,
            tr("Request %1 was refused: %2")
                .arg(countText(*whatIf.failed + 1), translated(whatIf.steps.back().response.error())));
    QStringList arms;
    engine::CapacityUnits read, write;
    for (const auto &arm : whatIf.units) {
        read += arm.read;
        write += arm.write;
    }
    if (write.halves > 0) arms << tr("%1 WRU").arg(unitsText(write));
    if (read.halves > 0) arms << tr("%1 RRU").arg(unitsText(read));
    m_total->setText(arms.isEmpty() ? tr("Costs nothing") : tr("%1 in all").arg(arms.join(QStringLiteral(" + "))));
    m_scroll->ensureVisible(0, 0);
    refresh();
}

void WhatIfPanel::refresh() {
    const bool stale =
        m_shown && !(m_shown->design.tables.size() == m_session.design().tables.size() &&
                       std::equal(m_shown->design.tables.begin(), m_shown->design.tables.end(),
                           m_session.design().tables.begin(), [](const auto &a, const auto &b) { return a.same(b); }));
    const bool keepable = m_shown && !m_shown->whatIf->failed && !m_shown->whatIf->changes().empty();
    m_try->setEnabled(!m_trial.isRunning() && !m_script->document()->isEmpty());
    m_keep->setEnabled(keepable && !stale);
    m_keep->setToolTip(stale ? tr("The design has changed since: try it again") : tr("Keep the changes in the design"));
    m_rollBack->setEnabled(m_shown != nullptr);
    m_state->setVisible(keepable);
    m_state->setText(stale ? tr("of an earlier design") : tr("not kept"));
    m_changes->setVisible(m_shown != nullptr);
    m_total->setVisible(m_shown != nullptr);
}

QString WhatIfPanel::title() const {
    const auto &steps = m_shown->whatIf->steps;
    return steps.size() == 1 ? tr("What-if: %1").arg(toQString(engine::operationName(steps.front().request)))
                             : tr("What-if: %n request(s)", nullptr, static_cast<int>(steps.size()));
}

void WhatIfPanel::keep() {
    if (!m_keep->isEnabled()) return;
    const QString title = this->title();
    const auto changes = m_shown->whatIf->changes();
    const auto refused = m_session.document().tryApply(
        title, [&](model::Design design) { return model::keepChanges(std::move(design), changes); });
    if (refused) {
        m_message->show(InlineMessage::Kind::Failure, *refused);
        return;
    }
    rollBack();
    m_session.notifyStep(Notice::Kind::Done, tr("%1 kept").arg(title), title);
}

void WhatIfPanel::rollBack() {
    m_shown.reset();
    m_changes->clear();
    m_message->clear();
    refresh();
}

}
