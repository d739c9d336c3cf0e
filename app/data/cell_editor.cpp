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

RefusalBubble::RefusalBubble(QWidget *viewport) : QFrame(viewport), m_text(new QLabel(this)) {
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(28, 6, 10, 6);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    layout->addWidget(m_text);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void RefusalBubble::showBelow(const QRect &editor, const QString &why) {
    m_text->setText(why);
    setAccessibleName(why);
    const QRect room = parentWidget()->rect().adjusted(4, 4, -4, -4);
    const int width = qMin(qMax(editor.width(), 320), room.width());
    m_text->setFixedWidth(width - 38);
    setFixedWidth(width);
    adjustSize();
    QPoint at(editor.left(), editor.bottom() + 3);
    if (at.y() + height() > room.bottom()) at.setY(editor.top() - height() - 3);
    at.setX(qBound(room.left(), at.x(), qMax(room.left(), room.right() - width)));
    move(at);
    raise();
    show();
}

QString RefusalBubble::text() const {
    return m_text->text();
}

void RefusalBubble::paintEvent(QPaintEvent *) {
    const auto &t = tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(t.bad, 1));
    painter.setBrush(t.badSoft);
    painter.drawRoundedRect(
        QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), measure::controlRadius, measure::controlRadius);
    paintIcon(painter, QRectF(8, 7, 14, 14), QStringLiteral("error"), t.bad);
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
    if (!m_bubble) m_bubble = new RefusalBubble(parentWidget());
    m_bubble->showBelow(geometry(), why);
    update();
}

QString CellEditor::refusal() const {
    return m_refused && m_bubble ? m_bubble->text() : QString();
}

void CellEditor::edited() {
    m_refused = false;
    input()->setAccessibleDescription({});
    if (m_bubble) m_bubble->hide();
    update();
}

void CellEditor::placeBubble() {
    if (m_bubble && m_refused) m_bubble->showBelow(geometry(), m_bubble->text());
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
}

}
