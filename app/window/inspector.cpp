#include "app/window/inspector.h"

#include "app/window/elided_label.h"
#include "app/window/empty_state.h"
#include "app/window/entity_form.h"
#include "app/window/index_form.h"
#include "app/window/item_form.h"
#include "app/window/model_form.h"
#include "app/window/pattern_form.h"
#include "app/window/table_form.h"
#include "app/window/theme.h"
#include "model/view/problems.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QScrollArea>
#include <QToolButton>

#include <algorithm>

namespace app {

namespace {

enum Kind { Table, GlobalIndex, LocalIndex, Entity, Item, Pattern, Model, None };

Kind kindOf(const model::Design &design, const model::Place &place) {
    if (!place.patternId.empty()) return Pattern;
    const auto *table = design.table(place.tableName);
    if (!table) return Model;
    if (place.itemIndex) return Item;
    if (!place.indexName.empty()) {
        const auto &local = table->description.localSecondaryIndexes;
        return std::ranges::count(local, place.indexName, &engine::SecondaryIndex::indexName) ? LocalIndex
                                                                                              : GlobalIndex;
    }
    return place.entityName.empty() ? Table : Entity;
}

struct Head {
    QString title, kind;
    QIcon icon;
};

Head headOf(Session &session, const model::Place &place, Kind kind) {
    const auto &design = session.design();
    const auto *table = design.table(place.tableName);
    switch (kind) {
    case Table:
        return {toQString(place.tableName), Inspector::tr("Table"), icon(QStringLiteral("table"), IconRole::Text)};
    case GlobalIndex:
        return {toQString(place.indexName),
            Inspector::tr("Global secondary index of %1").arg(toQString(place.tableName)),
            icon(QStringLiteral("gsi"), IconRole::Text)};
    case LocalIndex:
        return {toQString(place.indexName),
            Inspector::tr("Local secondary index of %1").arg(toQString(place.tableName)),
            icon(QStringLiteral("lsi"), IconRole::Text)};
    case Entity:
        if (const auto *entity = table->entityType(place.entityName))
            return {toQString(entity->name), Inspector::tr("Entity type of %1").arg(toQString(place.tableName)),
                badgeIcon(toQString(entity->letter), entity->colour, entity->squareBadge)};
        break;
    case Item: {
        const auto selected = session.selection().items().size();
        const QString text = selected > 1
                                 ? Inspector::tr("One of %Ln selected items", nullptr, static_cast<int>(selected))
                                 : Inspector::tr("Item of %1").arg(toQString(place.tableName));
        model::Place item;
        item.tableName = place.tableName;
        item.itemIndex = place.itemIndex;
        QString key = toQString(model::placeText(design, item));
        const QString prefix = toQString(place.tableName) + QStringLiteral(" › ");
        if (key.startsWith(prefix)) key.remove(0, prefix.size());
        return {key, text, icon(QStringLiteral("key"), IconRole::Text)};
    }
    case Pattern: {
        const auto *verdict = session.consequences().verdict(place.patternId);
        return {toQString(place.patternId), Inspector::tr("Access pattern"),
            verdictIcon(QString::fromLatin1(verdictIconName(verdict ? verdict->kind : model::Verdict::Kind::NotRun)))};
    }
    case Model: return {toQString(design.name), Inspector::tr("Model"), icon(QStringLiteral("design"), IconRole::Text)};
    case None: break;
    }
    return {};
}

Form *make(Kind kind, Session &session, QWidget *parent) {
    switch (kind) {
    case Table: return new TableForm(session, parent);
    case GlobalIndex: return new IndexForm(session, true, parent);
    case LocalIndex: return new IndexForm(session, false, parent);
    case Entity: return new EntityForm(session, parent);
    case Item: return new ItemForm(session, parent);
    case Pattern: return new PatternForm(session, parent);
    case Model: return new ModelForm(session, parent);
    case None: break;
    }
    return nullptr;
}

}

Inspector::Inspector(QMenu *contextMenu, QWidget *parent)
    : QWidget(parent),
      m_head(new QWidget(this)),
      m_none(new EmptyState(QStringLiteral("info"), tr("Nothing is selected"),
          tr("Select a table, an index, an entity type, an item or an access pattern to see and edit it here."), this)),
      m_moved(new QWidget(this)),
      m_title(new ElidedLabel(m_head)),
      m_kind(new ElidedLabel(m_head)),
      m_icon(new QLabel(m_head)),
      m_more(new QToolButton(m_head)),
      m_scroll(new QScrollArea(this)),
      m_movedText(new QLabel(m_moved)),
      m_undo(new QToolButton(m_moved)) {
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto *head = new QHBoxLayout(m_head);
    head->setContentsMargins(12, 8, 8, 8);
    head->setSpacing(measure::grid);
    auto *titles = new QVBoxLayout;
    titles->setSpacing(0);
    m_title->setFont(textFont(TextRole::InspectorTitle));
    m_title->setTextFormat(Qt::PlainText);
    m_kind->setFont(textFont(TextRole::Small));
    m_kind->setForegroundRole(role::secondary);
    titles->addWidget(m_title);
    titles->addWidget(m_kind);
    m_more->setIcon(icon(QStringLiteral("more")));
    m_more->setToolTip(tr("What can be done with it"));
    m_more->setAccessibleName(tr("What can be done with it"));
    m_more->setMenu(contextMenu);
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setFocusPolicy(Qt::TabFocus);
    head->addWidget(m_icon, 0, Qt::AlignTop);
    head->addLayout(titles, 1);
    head->addWidget(m_more, 0, Qt::AlignTop);
    layout->addWidget(m_head);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->viewport()->setBackgroundRole(QPalette::Window);
    layout->addWidget(m_scroll, 1);
    layout->addWidget(m_none, 1);

    auto *moved = new QVBoxLayout(m_moved);
    moved->setContentsMargins(12, 10, 12, 10);
    moved->setSpacing(measure::gap);
    auto *movedHead = new QHBoxLayout;
    auto *movedTitle = new QLabel(tr("What this edit moves"), m_moved);
    movedTitle->setFont(textFont(TextRole::Section));
    m_undo->setProperty("look", QStringLiteral("link"));
    m_undo->setText(tr("Undo"));
    m_undo->setFocusPolicy(Qt::TabFocus);
    connect(m_undo, &QToolButton::clicked, this, [this] {
        if (m_session) m_session->document().history().undo();
    });
    movedHead->addWidget(movedTitle, 1);
    movedHead->addWidget(m_undo);
    moved->addLayout(movedHead);
    m_movedText->setForegroundRole(role::secondary);
    m_movedText->setTextFormat(Qt::PlainText);
    m_movedText->setWordWrap(true);
    moved->addWidget(m_movedText);
    layout->addWidget(m_moved);
    setMinimumWidth(264);
    setSession(nullptr);
}

void Inspector::setSession(Session *session) {
    if (m_session) {
        disconnect(&m_session->document(), nullptr, this, nullptr);
        disconnect(&m_session->selection(), nullptr, this, nullptr);
        disconnect(&m_session->consequences(), nullptr, this, nullptr);
    }
    if (session != m_session.data() || !session) {
        m_scroll->takeWidget();
        for (auto *&form : m_forms) {
            delete form;
            form = nullptr;
        }
        m_form = nullptr;
    }
    m_session = session;
    if (session) {
        connect(&session->document(), &Document::changed, this, &Inspector::showSelection);
        connect(&session->selection(), &Selection::changed, this, &Inspector::showSelection);
        connect(&session->consequences(), &Consequences::counted, this, &Inspector::showSelection);
        connect(&session->consequences(), &Consequences::judged, this, [this] {
            showSelection();
            showMoved();
        });
    }
    showSelection();
    showMoved();
}

void Inspector::showSelection() {
    const auto place = m_session ? m_session->selection().place() : model::Place();
    const Kind kind = m_session ? kindOf(m_session->design(), place) : None;
    m_head->setVisible(kind != None);
    m_scroll->setVisible(kind != None);
    m_none->setVisible(kind == None);
    if (kind == None) {
        m_form = nullptr;
        return;
    }
    auto *&form = m_forms[static_cast<std::size_t>(kind)];
    if (!form) form = make(kind, *m_session, this);
    if (m_scroll->widget() != form) {
        if (auto *before = m_scroll->takeWidget()) {
            before->hide();
            before->setParent(this);
        }
        m_scroll->setWidget(form);
        form->setVisible(true);
    }
    m_form = form;
    form->show(place);
    const Head head = headOf(*m_session, place, kind);
    m_title->setText(head.title);
    m_kind->setText(head.kind);
    m_more->setVisible(kind != Model); // there is nothing to do with it
    m_icon->setPixmap(head.icon.pixmap(QSize(16, 16), devicePixelRatioF()));
    m_icon->setContentsMargins(0, 2, 0, 0);
}

void Inspector::showMoved() {
    const auto &moved = m_session ? m_session->consequences().moved() : std::vector<MovedVerdict>();
    QStringList lines;
    for (const auto &verdict : moved) {
        if (lines.size() == 4) {
            lines += tr("and %Ln more", nullptr, static_cast<int>(moved.size()) - 4);
            break;
        }
        lines += QStringLiteral("%1   %2 → %3")
                     .arg(toQString(verdict.patternId), verdictText(verdict.before), verdictText(verdict.now));
    }
    m_movedText->setText(lines.join(QLatin1Char('\n')));
    m_moved->setVisible(!lines.isEmpty());
    m_undo->setVisible(m_session && m_session->document().history().canUndo());
}

void Inspector::editName() {
    if (m_form) m_form->editName();
}

void Inspector::paintEvent(QPaintEvent *) {
    if (!m_moved->isVisible()) return;
    QPainter painter(this);
    painter.fillRect(QRect(0, m_moved->y(), width(), 1), tokens().line);
}

}
