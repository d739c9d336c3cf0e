#include "app/window/navigator.h"

#include "app/window/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QSet>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace app {

namespace {

constexpr int indentation = 18;

/// What belongs to a table stands under its icon, not a level to the right of it: names need the room.
int outdent(const QModelIndex &index) {
    return index.parent().isValid() ? indentation : 0;
}

/// Icon, name and, at the right, the count or the sign of a problem.
class NodeDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &given, const QModelIndex &index) const override {
        const auto &t = tokens();
        QRect r = given.rect.adjusted(4 - outdent(index), 0, -10, 0);
        const QRect mark(r.left(), r.center().y() - 7, 16, 16);
        index.data(Qt::DecorationRole).value<QIcon>().paint(painter, mark);
        r.setLeft(mark.right() + 8);
        painter->save();
        QFont small = textFont(TextRole::Small);
        const QVariant problem = index.data(NavigatorModel::ProblemRole);
        if (problem.isValid()) {
            const bool error = problem.toInt() == static_cast<int>(model::Severity::Error);
            const QRectF sign(r.right() - 15, r.center().y() - 7, 16, 16);
            paintIcon(
                *painter, sign, error ? QStringLiteral("error") : QStringLiteral("warning"), error ? t.bad : t.warn);
            r.setRight(r.right() - 22);
        } else if (const QString count = index.data(NavigatorModel::CountRole).toString(); !count.isEmpty()) {
            painter->setFont(small);
            painter->setPen(t.text3);
            painter->drawText(r, Qt::AlignRight | Qt::AlignVCenter, count);
            r.setRight(r.right() - painter->fontMetrics().horizontalAdvance(count) - 8);
        }
        QFont font = given.font;
        if (index.data(NavigatorModel::BoldRole).toBool()) font.setWeight(QFont::DemiBold);
        painter->setFont(font);
        painter->setPen(t.text);
        painter->drawText(r, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
            painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, r.width()));
        painter->restore();
    }
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const override {
        return {120, measure::atLeast(measure::treeRow, option.font)};
    }
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option, const QModelIndex &) const override {
        editor->setGeometry(option.rect.adjusted(indentation + 22, 0, -6, 0));
    }
};

/// Rows are highlighted as one rounded bar, their branch included.
class Tree : public QTreeView {
public:
    using QTreeView::QTreeView;

    /// The whole row: icons stand left of where QTreeView would begin, and must be painted again with their row.
    QRect visualRect(const QModelIndex &index) const override {
        QRect rect = QTreeView::visualRect(index);
        if (rect.isValid()) rect.setLeft(0);
        return rect;
    }

protected:
    void drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override {
        const bool chosen = selectionModel()->isSelected(index), over = option.state & QStyle::State_MouseOver;
        const QRectF bar =
            QRectF(0, option.rect.top(), viewport()->width(), option.rect.height()).adjusted(6, 0, -6, 0);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (chosen || over) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(chosen ? tokens().selection : tokens().hover);
            painter->drawRoundedRect(bar, measure::controlRadius, measure::controlRadius);
        }
        if (hasFocus() && index == currentIndex()) {
            painter->setBrush(Qt::NoBrush);
            painter->setPen(QPen(tokens().accent, 2));
            painter->drawRoundedRect(bar.adjusted(1, 1, -1, -1), measure::controlRadius, measure::controlRadius);
        }
        painter->restore();
        QTreeView::drawRow(painter, option, index);
    }
    void drawBranches(QPainter *painter, const QRect &rect, const QModelIndex &index) const override {
        if (!model()->hasChildren(index)) return;
        const QRectF mark(rect.right() - 14, rect.center().y() - 6, 14, 14);
        paintIcon(*painter, mark, isExpanded(index) ? QStringLiteral("down") : QStringLiteral("right"), tokens().text3);
    }
};

QString branchKey(const model::Place &place) {
    return place == model::Place() ? QStringLiteral("patterns") : toQString(place.tableName);
}

}

Navigator::Navigator(QMenu *addMenu, QMenu *contextMenu, QWidget *parent)
    : QWidget(parent), m_model(this), m_tree(new Tree(this)) {
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(12, 2, 8, 2);
    auto *title = new QLabel(tr("Navigator"), this);
    title->setFont(textFont(TextRole::Section));
    title->setForegroundRole(role::secondary);
    auto *add = new QToolButton(this);
    add->setIcon(icon(QStringLiteral("plus")));
    add->setToolTip(tr("Add to the model"));
    add->setAccessibleName(tr("Add to the model"));
    add->setMenu(addMenu);
    add->setPopupMode(QToolButton::InstantPopup);
    add->setFocusPolicy(Qt::TabFocus);
    head->addWidget(title, 1);
    head->addWidget(add);
    layout->addLayout(head);
    m_tree->setModel(&m_model);
    m_tree->setItemDelegate(new NodeDelegate(m_tree));
    m_tree->setHeaderHidden(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setIndentation(indentation);
    m_tree->setUniformRowHeights(true);
    m_tree->setExpandsOnDoubleClick(false);
    m_tree->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->setMouseTracking(true);
    m_tree->viewport()->setBackgroundRole(QPalette::Window);
    m_tree->setAccessibleName(tr("Navigator"));
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    m_tree->setMinimumWidth(150);
    layout->addWidget(m_tree, 1);
    setFocusProxy(m_tree);

    connect(m_tree, &QTreeView::customContextMenuRequested, this, [this, contextMenu](const QPoint &at) {
        if (m_tree->indexAt(at).isValid()) contextMenu->popup(m_tree->viewport()->mapToGlobal(at));
    });
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &now) {
        if (m_following || !m_session || !now.isValid()) return;
        const auto place = m_model.place(now);
        if (place == model::Place()) return;
        m_following = true;
        m_session->selection().select(place);
        m_following = false;
    });
    connect(m_tree, &QTreeView::activated, this, [this](const QModelIndex &index) {
        const auto place = m_model.place(index);
        if (m_session && place != model::Place())
            m_session->reveal(place);
        else
            m_tree->setExpanded(index, !m_tree->isExpanded(index));
    });
    // A reset forgets which branches were closed; those that were open or are new are open.
    auto *closed = new QSet<QString>;
    connect(this, &QObject::destroyed, [closed] { delete closed; });
    connect(m_tree, &QTreeView::collapsed, this,
        [this, closed](const QModelIndex &index) { closed->insert(branchKey(m_model.place(index))); });
    connect(m_tree, &QTreeView::expanded, this,
        [this, closed](const QModelIndex &index) { closed->remove(branchKey(m_model.place(index))); });
    connect(&m_model, &QAbstractItemModel::modelReset, this, [this, closed] {
        for (int row = 0; row < m_model.rowCount(); ++row) {
            const auto index = m_model.index(row, 0);
            if (!closed->contains(branchKey(m_model.place(index)))) m_tree->expand(index);
        }
        showSelection();
    });
}

void Navigator::setSession(Session *session) {
    if (m_session) disconnect(&m_session->selection(), nullptr, this, nullptr);
    m_session = session;
    m_model.setSession(session);
    if (session) connect(&session->selection(), &Selection::changed, this, &Navigator::showSelection);
    showSelection();
}

void Navigator::renameCurrent() {
    const auto current = m_tree->currentIndex();
    if (current.isValid()) m_tree->edit(current);
}

void Navigator::showSelection() {
    if (m_following || !m_session) return;
    m_following = true;
    const auto index = m_model.indexOf(m_session->selection().place());
    if (index.isValid()) {
        m_tree->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
        m_tree->scrollTo(index);
    } else {
        m_tree->selectionModel()->clear();
    }
    m_following = false;
}

}
