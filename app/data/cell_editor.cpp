#include "app/data/cell_editor.h"

#include "app/window/text.h"
#include "app/window/theme.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPlainTextEdit>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace app {

namespace {

constexpr int countRole = Qt::UserRole + 1;

/// A value, and at the right how often it occurs.
class OfferDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override {
        const auto &t = tokens();
        painter->save();
        painter->fillRect(option.rect, option.state & QStyle::State_Selected ? t.selection : t.raised);
        const QRect inner = option.rect.adjusted(8, 0, -8, 0);
        const QString count = countText(index.data(countRole).toULongLong());
        painter->setFont(option.font);
        painter->setPen(t.text3);
        painter->drawText(inner, Qt::AlignRight | Qt::AlignVCenter, count);
        const int room = inner.width() - option.fontMetrics.horizontalAdvance(count) - 16;
        painter->setPen(t.text);
        painter->drawText(inner, Qt::AlignLeft | Qt::AlignVCenter,
            option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, room));
        painter->restore();
    }
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override {
        const int width = option.fontMetrics.horizontalAdvance(index.data().toString()) + 80;
        return {width, measure::atLeast(measure::smallControl, option.font)};
    }
};

}

EditorBubble::EditorBubble(Kind kind, QWidget *viewport) : QFrame(viewport), m_kind(kind), m_text(new QLabel(this)) {
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(28, 6, 10, 6);
    m_text->setWordWrap(kind == Kind::Refusal);
    m_text->setTextFormat(Qt::PlainText);
    if (kind == Kind::Consequence) m_text->setFont(app::font(TextRole::Small));
    layout->addWidget(m_text);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void EditorBubble::showAt(const QRect &editor, const QString &text) {
    m_text->setText(text);
    setAccessibleName(text);
    const QRect room = parentWidget()->rect().adjusted(4, 4, -4, -4);
    QPoint at(editor.left(), editor.bottom() + 3);
    if (m_kind == Kind::Refusal) {
        const int width = qMin(qMax(editor.width(), 320), room.width());
        m_text->setFixedWidth(width - 38);
        setFixedWidth(width);
    }
    adjustSize();
    if (m_kind == Kind::Consequence) {
        at = QPoint(editor.right() + 6, editor.center().y() - height() / 2);
        if (at.x() + width() > room.right()) at = QPoint(editor.left(), editor.top() - height() - 3);
    } else if (at.y() + height() > room.bottom()) {
        at.setY(editor.top() - height() - 3);
    }
    at.setX(qBound(room.left(), at.x(), qMax(room.left(), room.right() - width())));
    at.setY(qMax(room.top(), at.y()));
    move(at);
    raise();
    show();
}

QString EditorBubble::text() const {
    return m_text->text();
}

void EditorBubble::paintEvent(QPaintEvent *) {
    const auto &t = tokens();
    const bool refusal = m_kind == Kind::Refusal;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(refusal ? t.bad : t.lineStrong, 1));
    painter.setBrush(refusal ? t.badSoft : t.raised);
    painter.drawRoundedRect(
        QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), measure::controlRadius, measure::controlRadius);
    paintIcon(painter, QRectF(8, 7, 14, 14), refusal ? QStringLiteral("error") : QStringLiteral("info"),
        refusal ? t.bad : t.accent);
}

CellEditor::CellEditor(QWidget *viewport, bool severalLines, bool monospace) : QWidget(viewport) {
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(3, 2, 3, 2);
    layout->setSpacing(2);
    QPalette transparent = palette();
    transparent.setColor(QPalette::Base, Qt::transparent);
    const QFont font = monospace || severalLines ? monospaceFont() : app::font(TextRole::Body);
    if (severalLines) {
        m_lines = new QPlainTextEdit(this);
        m_lines->setFrameShape(QFrame::NoFrame);
        m_lines->setFont(font);
        m_lines->setPalette(transparent);
        m_lines->viewport()->setAutoFillBackground(false);
        m_lines->setLineWrapMode(QPlainTextEdit::NoWrap);
        m_lines->installEventFilter(this);
        layout->addWidget(m_lines);
        auto *hint = new QLabel(tr("DynamoDB JSON. Ctrl+Enter sets it, Esc leaves it as it was."), this);
        hint->setForegroundRole(role::secondary);
        hint->setFont(app::font(TextRole::Small));
        hint->setContentsMargins(4, 0, 4, 2);
        layout->addWidget(hint);
        connect(m_lines, &QPlainTextEdit::textChanged, this, &CellEditor::edited);
    } else {
        m_line = new QLineEdit(this);
        m_line->setFrame(false);
        m_line->setFont(font);
        m_line->setPalette(transparent);
        m_line->setTextMargins(2, 0, 2, 0);
        m_line->installEventFilter(this);
        layout->setContentsMargins(2, 1, 2, 1);
        layout->addWidget(m_line);
        connect(m_line, &QLineEdit::textChanged, this, &CellEditor::edited);
        connect(m_line, &QLineEdit::returnPressed, this, &CellEditor::submitted); // Enter in the list of offers
    }
    setFocusProxy(input());
}

CellEditor::~CellEditor() {
    delete m_bubble;
    delete m_consequenceBubble;
}

QWidget *CellEditor::input() const {
    return m_lines ? static_cast<QWidget *>(m_lines) : m_line;
}

void CellEditor::setText(const QString &text) {
    m_original = text;
    if (m_lines) {
        m_lines->setPlainText(text);
    } else {
        m_line->setText(text);
        m_line->selectAll();
    }
    edited();
}

QString CellEditor::text() const {
    return m_lines ? m_lines->toPlainText() : m_line->text();
}

void CellEditor::offer(const std::vector<std::pair<QString, std::size_t>> &values) {
    if (!m_line || values.empty()) return;
    auto *model = new QStandardItemModel(this);
    for (const auto &[value, count] : values) {
        auto *item = new QStandardItem(value);
        item->setData(static_cast<qulonglong>(count), countRole);
        model->appendRow(item);
    }
    auto *completer = new QCompleter(model, this);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    completer->popup()->setItemDelegate(new OfferDelegate(completer->popup()));
    m_line->setCompleter(completer);
}

void CellEditor::refuse(const QString &why) {
    m_refused = true;
    input()->setAccessibleDescription(why);
    if (!m_bubble) m_bubble = new EditorBubble(EditorBubble::Kind::Refusal, parentWidget());
    m_bubble->showAt(geometry(), why);
    if (m_consequenceBubble) m_consequenceBubble->hide();
    update();
}

QString CellEditor::refusal() const {
    return m_refused && m_bubble ? m_bubble->text() : QString();
}

QString CellEditor::consequence() const {
    return m_consequenceBubble && !m_consequenceBubble->isHidden() ? m_consequenceBubble->text() : QString();
}

void CellEditor::edited() {
    m_refused = false;
    if (m_bubble) m_bubble->hide();
    const QString also = m_consequence && isChanged() ? m_consequence(text()) : QString();
    input()->setAccessibleDescription(also);
    if (also.isEmpty()) {
        if (m_consequenceBubble) m_consequenceBubble->hide();
    } else {
        if (!m_consequenceBubble)
            m_consequenceBubble = new EditorBubble(EditorBubble::Kind::Consequence, parentWidget());
        m_consequenceBubble->showAt(geometry(), also);
    }
    update();
}

void CellEditor::placeBubble() {
    if (m_bubble && m_refused) m_bubble->showAt(geometry(), m_bubble->text());
    if (!consequence().isEmpty()) m_consequenceBubble->showAt(geometry(), m_consequenceBubble->text());
}

bool CellEditor::eventFilter(QObject *watched, QEvent *event) {
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) update();
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (enter && key->modifiers() & Qt::ControlModifier) {
            if (severalLines())
                emit submitted();
            else
                emit submittedToSelection();
            return true;
        }
        if (enter && !severalLines()) {
            emit submitted();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void CellEditor::paintEvent(QPaintEvent *) {
    const auto &t = tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_refused ? t.bad : t.accent, 2));
    painter.setBrush(t.input);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 3, 3);
}

void CellEditor::resizeEvent(QResizeEvent *event) {
    QWidget::resizeEvent(event);
    placeBubble();
}
void CellEditor::moveEvent(QMoveEvent *event) {
    QWidget::moveEvent(event);
    placeBubble();
}
void CellEditor::hideEvent(QHideEvent *event) {
    QWidget::hideEvent(event);
    if (m_bubble) m_bubble->hide();
    if (m_consequenceBubble) m_consequenceBubble->hide();
}

}
