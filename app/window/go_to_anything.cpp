#include "app/window/go_to_anything.h"

#include "app/document/session.h"
#include "app/window/theme.h"
#include "engine/value/item_blob.h"
#include "model/view/cell.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace app {

namespace {

constexpr int popupWidth = 560, mostHits = 12, mostItemHits = 6;
constexpr std::size_t mostItemsSearched = 200'000;

const char *iconOf(const model::SearchEntry &entry, const model::Design &design) {
    using Kind = model::SearchEntry::Kind;
    switch (entry.kind) {
    case Kind::Table: return "table";
    case Kind::Index: {
        const auto *table = design.table(entry.place.tableName);
        if (!table) return "gsi";
        for (const auto &index : table->description.localSecondaryIndexes)
            if (index.indexName == entry.place.indexName) return "lsi";
        return "gsi";
    }
    case Kind::Entity: return "entity";
    case Kind::Attribute: return "attribute";
    case Kind::Pattern: return "patterns";
    case Kind::Action: return "";
    case Kind::File: return "open";
    }
    return "";
}

QString plainText(const QAction &action) {
    return action.text().remove(QLatin1Char('&')).remove(QStringLiteral("…"));
}

/// The icon, the text with its matched letters in bold, what it belongs to, and at the right the shortcut as a key.
class HitDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override {
        const auto &t = tokens();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver)) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(option.state & QStyle::State_Selected ? t.selection : t.hover);
            painter->drawRect(option.rect);
        }
        QRect r = option.rect.adjusted(16, 0, -14, 0);
        index.data(Qt::DecorationRole).value<QIcon>().paint(painter, QRect(r.left(), r.center().y() - 7, 16, 16));
        r.setLeft(r.left() + 28);
        const QFont small = textFont(TextRole::Small);
        QString shortcut = index.data(HitModel::ShortcutRole).toString();
        if (shortcut.isEmpty() && option.state & QStyle::State_Selected)
            shortcut = QKeySequence(Qt::Key_Return).toString(QKeySequence::NativeText);
        if (!shortcut.isEmpty()) {
            painter->setFont(small);
            const int width = painter->fontMetrics().horizontalAdvance(shortcut) + 12;
            const QRectF key(r.right() - width + 0.5, r.center().y() - 9.5, width, 20);
            painter->setPen(QPen(t.lineStrong, 1));
            painter->setBrush(t.dark ? t.window : t.surface);
            painter->drawRoundedRect(key, 3, 3);
            painter->setPen(t.text2);
            painter->drawText(key, Qt::AlignCenter, shortcut);
            r.setRight(r.right() - width - 8);
        }
        const QString text = index.data().toString();
        const auto positions = index.data(HitModel::PositionsRole).value<QList<int>>();
        int x = r.left();
        QFont bold = option.font;
        bold.setWeight(QFont::DemiBold);
        for (int from = 0; from < text.size() && x < r.right();) { // runs of matched and other letters
            const bool matched = positions.contains(from);
            int to = from + 1;
            while (to < text.size() && positions.contains(to) == matched) ++to;
            painter->setFont(matched ? bold : option.font);
            painter->setPen(matched ? t.accentText : t.text);
            const QString run = text.mid(from, to - from);
            painter->drawText(QRect(x, r.top(), r.right() - x, r.height()), Qt::AlignVCenter | Qt::AlignLeft, run);
            x += painter->fontMetrics().horizontalAdvance(run);
            from = to;
        }
        const QString detail = index.data(HitModel::DetailRole).toString();
        if (!detail.isEmpty() && x + 40 < r.right()) {
            painter->setFont(small);
            painter->setPen(t.text3);
            const QRect where(x + 10, r.top(), r.right() - x - 10, r.height());
            painter->drawText(where, Qt::AlignVCenter | Qt::AlignLeft,
                painter->fontMetrics().elidedText(detail, Qt::ElideRight, where.width()));
        }
        painter->restore();
    }
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const override {
        return {popupWidth, measure::atLeast(measure::tableRow, option.font)};
    }
};

}

void HitModel::show(std::vector<Hit> hits) {
    beginResetModel();
    m_hits = std::move(hits);
    endResetModel();
}

int HitModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_hits.size());
}

QVariant HitModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid()) return {};
    const auto &hit = m_hits[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return hit.text;
    case Qt::DecorationRole: return hit.icon;
    case Qt::AccessibleTextRole: return QStringList{hit.text, hit.detail, hit.shortcut}.join(QStringLiteral(", "));
    case DetailRole: return hit.detail;
    case ShortcutRole: return hit.shortcut;
    case PositionsRole: return QVariant::fromValue(hit.positions);
    default: return {};
    }
}

GoToAnything::GoToAnything(QWidget *window)
    : QFrame(window, Qt::Popup | Qt::FramelessWindowHint),
      m_field(new QLineEdit(this)),
      m_list(new QListView(this)),
      m_model(this) {
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(1, 1, 1, 5);
    layout->setSpacing(0);
    auto *top = new QHBoxLayout;
    top->setContentsMargins(16, 6, 14, 6);
    top->setSpacing(12);
    auto *lens = new QLabel(this);
    onTheme(lens, [lens] { lens->setPixmap(icon(QStringLiteral("search")).pixmap(16, 16)); });
    m_field->setFrame(false);
    m_field->setFont(textFont(TextRole::InspectorTitle));
    QFont plain = m_field->font();
    plain.setWeight(QFont::Normal);
    m_field->setFont(plain);
    m_field->setPlaceholderText(tr("A table, index, attribute, pattern, key or action"));
    m_field->setAccessibleName(tr("Go to anything"));
    m_field->setMinimumHeight(32);
    onTheme(m_field, [this] {
        QPalette palette = m_field->palette();
        palette.setColor(QPalette::Base, tokens().raised);
        m_field->setPalette(palette);
    });
    top->addWidget(lens);
    top->addWidget(m_field, 1);
    layout->addLayout(top);
    auto *line = new QFrame(this);
    line->setFrameShape(QFrame::HLine);
    line->setFixedHeight(1);
    layout->addWidget(line);
    layout->addSpacing(4);
    m_list->setModel(&m_model);
    m_list->setItemDelegate(new HitDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setAccessibleName(tr("Hits"));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->viewport()->setAutoFillBackground(false);
    layout->addWidget(m_list);
    setFocusProxy(m_field);
    m_field->installEventFilter(this);
    connect(m_field, &QLineEdit::textChanged, this, &GoToAnything::find);
    connect(m_list, &QListView::clicked, this, &GoToAnything::go);
}

void GoToAnything::open(Session *session, const QList<QAction *> &actions) {
    m_session = session;
    m_actions.clear();
    m_entries = session ? model::searchEntries(session->design()) : std::vector<model::SearchEntry>();
    for (auto *action : actions) {
        if (!action->isEnabled() || action->text().isEmpty()) continue;
        model::SearchEntry entry;
        entry.text = toUtf8(plainText(*action));
        entry.tag = static_cast<std::size_t>(m_actions.size());
        m_entries.push_back(std::move(entry));
        m_actions += action;
    }
    m_field->clear();
    find({});
    const auto *window = parentWidget()->window();
    const int width = qMin(popupWidth, window->width() - 32);
    resize(width, height());
    move(window->mapToGlobal(QPoint((window->width() - width) / 2, qMin(96, window->height() / 8))));
    show();
    m_field->setFocus();
}

void GoToAnything::find(const QString &query) {
    std::vector<HitModel::Hit> hits;
    static const model::Design none;
    const auto &design = m_session ? m_session->design() : none;
    auto best = model::search(m_entries, toUtf8(query), mostHits);
    // Who types the beginning of a name means it, and not an action whose initials are the same.
    std::ranges::stable_partition(best, [&](const model::SearchHit &hit) {
        const auto &entry = m_entries[hit.entry];
        return entry.kind != model::SearchEntry::Kind::Action &&
               toQString(entry.text).startsWith(query, Qt::CaseInsensitive);
    });
    for (const auto &found : best) {
        const auto &entry = m_entries[found.entry];
        HitModel::Hit hit;
        hit.text = toQString(entry.text);
        hit.detail = toQString(entry.detail);
        for (const auto byte : found.match.positions) // bytes of UTF-8 to characters
            if (byte <= entry.text.size())
                hit.positions += static_cast<int>(toQString({entry.text.data(), byte}).size());
        if (entry.kind == model::SearchEntry::Kind::Action) {
            auto *action = m_actions[static_cast<qsizetype>(entry.tag)];
            hit.icon = action->icon();
            hit.shortcut = action->shortcut().toString(QKeySequence::NativeText);
            hit.go = [action = QPointer<QAction>(action)] {
                if (action) action->trigger();
            };
        } else {
            hit.icon = icon(QString::fromLatin1(iconOf(entry, design)));
            hit.go = [session = m_session, place = entry.place] {
                if (session) session->reveal(place);
            };
        }
        hits.push_back(std::move(hit));
    }
    for (auto &hit : itemsWithKey(query)) hits.push_back(std::move(hit));
    m_model.show(std::move(hits));
    if (m_model.rowCount() > 0) m_list->setCurrentIndex(m_model.index(0));
    const int rows = qBound(1, m_model.rowCount(), mostHits);
    m_list->setFixedHeight(rows * measure::atLeast(measure::tableRow, m_list->font()) + 2);
    adjustSize();
    resize(qMin(popupWidth, parentWidget()->window()->width() - 32), sizeHint().height());
}

std::vector<HitModel::Hit> GoToAnything::itemsWithKey(const QString &query) const {
    std::vector<HitModel::Hit> hits;
    if (!m_session || query.size() < 2) return hits;
    const std::string wanted = toUtf8(query.toLower());
    const auto holds = [&](std::string_view text) {
        const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
        return std::search(text.begin(), text.end(), wanted.begin(), wanted.end(),
                   [&](char a, char b) { return lower(a) == b; }) != text.end();
    };
    std::size_t searched = 0;
    for (const auto &table : m_session->design().tables) {
        const auto keys = table->description.keySchema.attributes();
        for (std::size_t i = 0; i < table->items->size(); ++i) {
            if (++searched > mostItemsSearched || hits.size() >= mostItemHits) return hits;
            const engine::ItemView item((*table->items)[i]->blob);
            std::string text;
            for (const auto &key : keys)
                if (const auto value = item.find(key.name))
                    text += (text.empty() ? "" : " › ") + model::displayText(*value);
            if (!holds(text)) continue;
            HitModel::Hit hit;
            hit.icon = icon(QStringLiteral("key"));
            hit.text = toQString(text);
            hit.detail = tr("item of %1").arg(toQString(table->name()));
            const auto at = hit.text.indexOf(query, 0, Qt::CaseInsensitive);
            for (int n = 0; at >= 0 && n < query.size(); ++n) hit.positions += static_cast<int>(at) + n;
            model::Place place;
            place.tableName = table->name();
            place.itemIndex = i;
            hit.go = [session = m_session, place] {
                if (session) session->reveal(place);
            };
            hits.push_back(std::move(hit));
        }
    }
    return hits;
}

void GoToAnything::go(const QModelIndex &index) {
    if (!index.isValid()) return;
    const auto act = m_model.hit(index.row()).go;
    hide();
    if (act) act();
}

bool GoToAnything::eventFilter(QObject *watched, QEvent *event) {
    if (watched != m_field || event->type() != QEvent::KeyPress) return QFrame::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const int row = m_list->currentIndex().row(), rows = m_model.rowCount();
    const auto select = [&](int to) { m_list->setCurrentIndex(m_model.index(qBound(0, to, rows - 1))); };
    switch (key->key()) {
    case Qt::Key_Down: select(row + 1); return true;
    case Qt::Key_Up: select(row - 1); return true;
    case Qt::Key_PageDown: select(row + mostHits); return true;
    case Qt::Key_PageUp: select(row - mostHits); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: go(m_list->currentIndex()); return true;
    case Qt::Key_Escape: hide(); return true;
    default: return QFrame::eventFilter(watched, event);
    }
}

void GoToAnything::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    painter.fillRect(rect(), tokens().raised);
    painter.setPen(tokens().lineStrong);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

}
