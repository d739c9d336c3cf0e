#include "app/compare/compare_view.h"

#include "app/window/elided_label.h"
#include "app/window/empty_state.h"
#include "app/window/inline_message.h"
#include "app/window/open_document.h"
#include "app/window/row_delegate.h"
#include "app/window/segmented_control.h"
#include "app/window/text.h"
#include "app/window/theme.h"
#include "app/window/tool_strip.h"
#include "model/format/file.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace app {

namespace {

constexpr std::size_t unfoldedRows = 200; ///< A group with more, items mostly, begins folded where there are others.

constexpr std::array kindOrder = {
    model::DesignChange::Kind::Added, model::DesignChange::Kind::Removed, model::DesignChange::Kind::Changed};

}

CompareView::CompareView(std::function<std::vector<OpenDocument *>()> open, QWidget *parent)
    : QWidget(parent),
      m_open(std::move(open)),
      m_changes(this),
      m_menu(new QMenu(this)),
      m_what(new QAction(icon(QStringLiteral("compare")), tr("Compare with"), this)),
      m_turn(new QAction(icon(QStringLiteral("sort")), tr("The other way round"), this)),
      m_again(new QAction(icon(QStringLiteral("redo")), tr("Read the file again"), this)),
      m_copy(new QAction(icon(QStringLiteral("copy")), tr("Copy the list as text"), this)),
      m_title(new ElidedLabel(this, Qt::ElideMiddle)),
      m_kinds(new SegmentedControl(tr("Kind of change"), this)),
      m_search(new QLineEdit(this)),
      m_pages(new QStackedWidget(this)),
      m_list(new QTreeView(this)),
      m_none(new EmptyState(QStringLiteral("compare"), tr("Nothing to compare with yet"),
          tr("Compare this model with the file on disk, another file or another open document, as a list of changes."),
          this)),
      m_equal(new EmptyState(QStringLiteral("check"), tr("No difference"),
          tr("Tables, keys, indexes, entity types, items and access patterns are the same."), this)),
      m_message(new InlineMessage(this)) {
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeStrip());
    layout->addWidget(m_message);
    layout->addWidget(m_pages, 1);

    m_list->setModel(&m_changes);
    m_list->setUniformRowHeights(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setAllColumnsShowFocus(true);
    m_list->setAccessibleName(tr("Changes between two designs"));
    m_list->setItemDelegate(new RowDelegate(ChangeModel::ToneRole, ChangeModel::MonospaceRole, m_list));
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(QHeaderView::Stretch);
    for (auto *page : std::initializer_list<QWidget *>{m_list, m_none, m_equal}) m_pages->addWidget(page);
    m_pages->setCurrentWidget(m_none);
    m_none->addAction(m_what, true);
    setFocusProxy(m_list);

    const auto reveal = [this](const QModelIndex &index) {
        if (m_changes.change(index)) emit opened(placeOf(index));
    };
    connect(m_list, &QTreeView::clicked, this, reveal);
    connect(m_list, &QTreeView::activated, this, reveal);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &index) {
        if (m_changes.change(index) && m_list->hasFocus()) emit chosen(placeOf(index));
    });
}

CompareView::~CompareView() = default;

QWidget *CompareView::makeStrip() {
    auto *strip = new ToolStrip(this);
    connect(m_menu, &QMenu::aboutToShow, this, &CompareView::fillMenu);
    m_what->setMenu(m_menu);
    strip->addButton(m_what);
    m_title->setForegroundRole(role::secondary);
    strip->addWidget(m_title, 1);
    m_turn->setCheckable(true);
    connect(m_turn, &QAction::toggled, this, &CompareView::turnRound);
    connect(m_again, &QAction::triggered, this, &CompareView::readAgain);
    connect(m_copy, &QAction::triggered, this, &CompareView::copy);
    strip->addIcon(m_turn);
    strip->addIcon(m_again);
    strip->addSeparator();
    for (int i = 0; i < 4; ++i) m_kinds->addSegment(QString());
    connect(m_kinds, &SegmentedControl::chosen, this, &CompareView::filter);
    strip->addWidget(m_kinds);
    m_search->setPlaceholderText(tr("Find in changes"));
    m_search->setAccessibleName(tr("Find in changes"));
    m_search->setClearButtonEnabled(true);
    m_search->setMaximumWidth(200);
    m_search->setMinimumWidth(100);
    connect(m_search, &QLineEdit::textChanged, this, &CompareView::filter);
    strip->addWidget(m_search, 1);
    strip->addIcon(m_copy);
    showCounts();
    return strip;
}

CompareView::Target *CompareView::target() {
    const auto found = m_targets.find(m_document.data());
    return m_document && found != m_targets.end() ? &*found : nullptr;
}

void CompareView::setDocument(OpenDocument *document) {
    if (m_document == document) return;
    if (m_document) {
        m_document->session().document().disconnect(this);
        m_document->file().disconnect(this);
    }
    m_document = document;
    if (document) {
        connect(&document->session().document(), &Document::changed, this, &CompareView::refresh, Qt::UniqueConnection);
        const auto reread = [this] { // the very file that this document is
            if (auto *with = target(); with && !with->path.isEmpty() && with->path == m_document->file().path())
                readAgain();
        };
        connect(&document->file(), &DocumentFile::saved, this, reread);
        connect(&document->file(), &DocumentFile::changedOnDisk, this, reread);
    }
    follow();
    m_message->clear();
    refresh();
}

void CompareView::forget(OpenDocument &closed) {
    if (m_document == &closed) setDocument(nullptr);
    m_targets.remove(&closed);
    m_targets.removeIf([&](QHash<OpenDocument *, Target>::iterator with) { return with->document == &closed; });
    closed.session().document().disconnect(this);
    refresh();
}

/// The other document's edits count as well.
void CompareView::follow() {
    auto *with = target();
    if (!with || !with->document) return;
    connect(
        &with->document->session().document(), &Document::changed, this, &CompareView::refresh, Qt::UniqueConnection);
}

void CompareView::fillMenu() {
    m_menu->clear();
    if (!m_document) return;
    const auto add = [this](const char *iconName, const QString &text, auto run) {
        auto *action = m_menu->addAction(icon(QString::fromLatin1(iconName)), text);
        connect(action, &QAction::triggered, this, run);
        return action;
    };
    add("open", tr("Another file…"), [this] { askFile(); });
    add("save", tr("The file on disk"), [this] {
        compareWithDisk();
    })->setEnabled(!m_document->file().path().isEmpty());
    m_menu->addSeparator();
    for (OpenDocument *other : m_open())
        if (other != m_document)
            add("table", other->file().name(), [this, document = QPointer<OpenDocument>(other)] {
                if (document) compareWith(*document);
            })->setToolTip(other->file().path());
}

void CompareView::askWhat() {
    fillMenu();
    // A popup and no exec(): the window goes on meanwhile.
    m_menu->popup(mapToGlobal(QPoint(measure::windowMargin, measure::strip)));
}

void CompareView::askFile() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Compare with"));
    if (!path.isEmpty()) compareWithFile(path);
}

void CompareView::compareWithFile(const QString &path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    setTarget({QFileInfo(path).fileName(), absolute, {}, {}});
}

void CompareView::compareWithDisk() {
    if (!m_document || m_document->file().path().isEmpty()) return;
    setTarget({tr("%1 on disk").arg(m_document->file().name()), m_document->file().path(), {}, {}});
}

void CompareView::compareWith(OpenDocument &other) {
    setTarget({other.file().name(), {}, &other, {}});
}

void CompareView::setTarget(Target wanted) {
    if (!m_document) return;
    m_targets[m_document] = std::move(wanted);
    follow();
    m_message->clear();
    readAgain();
}

void CompareView::readAgain() {
    auto *with = target();
    if (!with) return refresh();
    if (with->path.isEmpty()) return refresh();
    m_comparing.cancel();
    m_reading.ask(
        [path = toUtf8(with->path)](const Stop &stop) -> Read {
            const auto read = [&]() -> model::Result<model::Design> {
                TRY(const std::string bytes, model::readFile(path, model::largestFileBytes));
                return model::readModel(bytes, {.fileName = path, .cancelled = &stop.flag()});
            };
            return std::make_shared<model::Result<model::Design>>(read());
        },
        [this, document = m_document](const Read &read) {
            const auto found = m_targets.find(document.data());
            if (!document || found == m_targets.end()) return;
            if (*read) {
                found->design = std::make_shared<const model::Design>(*std::move(*read));
                m_message->clear();
            } else {
                found->design = nullptr;
                m_message->show(InlineMessage::Kind::Failure, translated(read->error()));
            }
            refresh();
        });
}

void CompareView::showEvent(QShowEvent *event) {
    QWidget::showEvent(event);
    if (m_waiting) refresh();
}

void CompareView::refresh() {
    m_waiting = !isVisible();
    auto *with = target();
    m_what->setEnabled(m_document != nullptr);
    m_again->setVisible(with && !with->path.isEmpty());
    for (auto *action : {m_turn, m_copy}) action->setEnabled(with);
    if (!with || (!with->path.isEmpty() && !with->design)) {
        m_comparing.cancel();
        m_title->clear();
        m_changes.show({});
        showCounts();
        if (with && m_reading.isRunning()) m_title->setText(tr("Reading %1…").arg(with->name));
        m_pages->setCurrentWidget(m_none);
        if (with) m_waiting = false;
        return;
    }
    if (m_waiting) {
        m_comparing.cancel();
        return;
    }
    compare();
}

void CompareView::compare() {
    const auto &with = *target();
    const QString here = m_document->file().name();
    m_title->setText(m_turned ? tr("From %1 to %2").arg(here, with.name) : tr("From %1 to %2").arg(with.name, here));
    const model::Design other = with.path.isEmpty() ? with.document->file().writtenDesign() : *with.design;
    m_comparing.ask(
        [before = other, after = m_document->file().writtenDesign(), turned = m_turned](const Stop &) -> Changes {
            // Always to the design in front: its places are the ones that can be shown.
            auto changes = model::compareDesigns(before, after);
            if (turned) changes = model::turnedRound(std::move(changes));
            return std::make_shared<std::vector<model::DesignChange>>(std::move(changes));
        },
        [this](const Changes &changes) { showChanges(std::move(*changes)); });
}

void CompareView::showChanges(std::vector<model::DesignChange> changes) {
    const QString current = m_changes.data(m_list->currentIndex(), Qt::AccessibleTextRole).toString();
    m_changes.show(std::move(changes));
    showCounts();
    filter();
    if (current.isEmpty()) return;
    for (int group = 0; group < m_changes.rowCount(); ++group) { // the row that was current, if it is still there
        const auto head = m_changes.index(group, 0);
        for (int row = 0; row < std::min(m_changes.rowCount(head), 1'000); ++row)
            if (const auto index = m_changes.index(row, 0, head); index.data(Qt::AccessibleTextRole) == current)
                return m_list->setCurrentIndex(index);
    }
}

void CompareView::showCounts() {
    m_kinds->setSegmentText(0, tr("All %1").arg(countText(m_changes.changes().size())));
    const std::array<QString, 3> texts = {tr("Added %1"), tr("Removed %1"), tr("Changed %1")};
    for (std::size_t i = 0; i < texts.size(); ++i)
        m_kinds->setSegmentText(static_cast<int>(i) + 1, texts[i].arg(countText(m_changes.count(kindOrder[i]))));
}

void CompareView::filter() {
    const int segment = m_kinds->current();
    m_changes.setFilter(segment > 0 ? std::optional(kindOrder[static_cast<std::size_t>(segment) - 1]) : std::nullopt,
        m_search->text().trimmed());
    const bool several = m_changes.rowCount() > 1;
    for (int row = 0; row < m_changes.rowCount(); ++row) {
        const auto head = m_changes.index(row, 0);
        m_list->setExpanded(head, !several || m_changes.rowCount(head) <= static_cast<int>(unfoldedRows));
    }
    const bool none = m_changes.changes().empty();
    m_pages->setCurrentWidget(none ? static_cast<QWidget *>(m_equal) : m_list);
    m_copy->setEnabled(m_changes.shownCount() > 0);
}

void CompareView::turnRound(bool on) {
    m_turned = on;
    m_turn->setChecked(on);
    refresh();
}

void CompareView::copy() const {
    QApplication::clipboard()->setText(m_changes.text());
}

QString CompareView::message() const {
    return m_message->text();
}

model::Place CompareView::placeOf(const QModelIndex &index) const {
    model::DesignChange change = *m_changes.change(index);
    if (m_turned) change = model::turnedRound({std::move(change)}).front();
    return m_document ? model::placeToShow(change, m_document->session().design()) : model::Place();
}

}
