#include "app/query/expression_edit.h"

#include "app/window/text.h"
#include "app/window/theme.h"
#include "engine/expression/lexer.h"

#include <QAbstractItemView>
#include <QAbstractTextDocumentLayout>
#include <QCompleter>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QSyntaxHighlighter>
#include <QTextLayout>

namespace app {

namespace {

constexpr int detailRole = Qt::UserRole + 1, attributeRole = Qt::UserRole + 2, mostLines = 6, textMargin = 5;

QTextCharFormat formatOf(engine::TokenColor colour) {
    const auto &t = tokens();
    QTextCharFormat format;
    switch (colour) {
    case engine::TokenColor::Keyword:
        format.setForeground(t.accentText);
        format.setFontWeight(QFont::DemiBold);
        break;
    case engine::TokenColor::Function: format.setForeground(t.accentText); break;
    case engine::TokenColor::Placeholder: format.setForeground(t.syntax); break;
    case engine::TokenColor::Reserved: format.setForeground(t.warn); break;
    case engine::TokenColor::Invalid: format.setForeground(t.bad); break;
    default: format.setForeground(t.text); break;
    }
    return format;
}

/// Names stand for attributes, so "#n" is coloured as one; ":v" as a value.
QTextCharFormat formatOf(const engine::ColoredSpan &span, std::string_view expression) {
    if (span.color == engine::TokenColor::Placeholder && expression[span.span.offset] == '#')
        return formatOf(engine::TokenColor::Attribute);
    return formatOf(span.color);
}

int characters(std::string_view text, std::size_t bytes) {
    return static_cast<int>(toQString(text.substr(0, bytes)).size());
}

class Highlighter : public QSyntaxHighlighter {
public:
    using QSyntaxHighlighter::QSyntaxHighlighter;

protected:
    /// Tokens do not go over lines, so each line is coloured for itself.
    void highlightBlock(const QString &text) override {
        const std::string utf8 = toUtf8(text);
        for (const auto &span : engine::highlight(utf8)) {
            const int start = characters(utf8, span.span.offset);
            setFormat(start, characters(utf8, span.span.end()) - start, formatOf(span, utf8));
        }
    }
};

/// A word, and at the right what it is.
class WordDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override {
        const auto &t = tokens();
        painter->save();
        painter->fillRect(option.rect, option.state & QStyle::State_Selected ? t.selection : t.raised);
        const QRect inner = option.rect.adjusted(8, 0, -8, 0);
        const QString detail = index.data(detailRole).toString();
        painter->setFont(app::font(TextRole::Small));
        painter->setPen(t.text3);
        painter->drawText(inner, Qt::AlignRight | Qt::AlignVCenter, detail);
        const int room = inner.width() - painter->fontMetrics().horizontalAdvance(detail) - 12;
        painter->setFont(monospaceFont());
        painter->setPen(t.text);
        painter->drawText(inner, Qt::AlignLeft | Qt::AlignVCenter,
            painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, room));
        painter->restore();
    }
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override {
        const int width = QFontMetrics(monospaceFont()).horizontalAdvance(index.data().toString()) +
                          QFontMetrics(app::font(TextRole::Small)).horizontalAdvance(index.data(detailRole).toString());
        return {width + 40, measure::atLeast(measure::smallControl, option.font)};
    }
};

}

ExpressionEdit::ExpressionEdit(const QString &accessibleName, QWidget *parent)
    : QPlainTextEdit(parent), m_completer(new QCompleter(this)), m_words(new QStandardItemModel(this)) {
    setAccessibleName(accessibleName);
    setFont(monospaceFont());
    setTabChangesFocus(true);
    setLineWrapMode(QPlainTextEdit::WidgetWidth);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    document()->setDocumentMargin(textMargin);
    auto *highlighter = new Highlighter(document());
    onTheme(this, [this, highlighter] {
        setFont(monospaceFont());
        highlighter->rehighlight();
    });

    m_completer->setModel(m_words);
    m_completer->setWidget(this);
    m_completer->setCompletionMode(QCompleter::PopupCompletion);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_completer->setFilterMode(Qt::MatchStartsWith);
    m_completer->popup()->setItemDelegate(new WordDelegate(m_completer->popup()));
    m_completer->popup()->setAccessibleName(tr("Words to insert"));
    connect(
        m_completer, QOverload<const QString &>::of(&QCompleter::activated), this, &ExpressionEdit::insertCompletion);
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        clearError();
        fitHeight();
        emit edited();
    });
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
        &ExpressionEdit::fitHeight);
    fitHeight();
}

std::string ExpressionEdit::expression() const {
    return toUtf8(toPlainText());
}

void ExpressionEdit::setExpression(const std::string &text) {
    if (text == expression()) return;
    setPlainText(toQString(text));
}

void ExpressionEdit::setHints(std::vector<AttributeHint> attributes, std::vector<std::string> placeholders) {
    m_words->clear();
    const auto add = [&](const QString &word, const QString &detail, const QString &attribute = {}) {
        auto *item = new QStandardItem(word);
        item->setData(detail, detailRole);
        item->setData(attribute, attributeRole);
        m_words->appendRow(item);
    };
    for (const auto &attribute : attributes)
        add(toQString(attribute.name),
            attribute.bare ? QString::fromLatin1(engine::typeName(attribute.type)) : tr("reserved: gets a #name"),
            attribute.bare ? QString() : toQString(attribute.name));
    for (const auto &placeholder : placeholders)
        add(toQString(placeholder), placeholder.starts_with('#') ? tr("name") : tr("value"));
    for (const char *function :
        {"attribute_exists", "attribute_not_exists", "attribute_type", "begins_with", "contains", "size"})
        add(QString::fromLatin1(function), tr("function"));
    for (const char *keyword : {"AND", "OR", "NOT", "BETWEEN", "IN"}) add(QString::fromLatin1(keyword), {});
}

int ExpressionEdit::position(std::size_t byte) const {
    return characters(expression(), byte);
}

void ExpressionEdit::showError(std::optional<engine::Span> span) {
    const auto text = expression();
    int start = 0, end = static_cast<int>(toPlainText().size());
    if (span && span->offset <= text.size()) {
        start = position(span->offset);
        end = position(std::min(span->end(), text.size()));
        if (start == end) { // nothing stands there, the text ends too early
            start = std::max(0, start - 1);
            end = std::min(start + 1, static_cast<int>(toPlainText().size()));
        }
    }
    QTextEdit::ExtraSelection mark;
    mark.cursor = QTextCursor(document());
    mark.cursor.setPosition(start);
    mark.cursor.setPosition(end, QTextCursor::KeepAnchor);
    mark.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    mark.format.setUnderlineColor(tokens().bad);
    setExtraSelections({mark});
    m_wrong = true;
    m_errorStart = span ? start : -1;
    setProperty("state", QStringLiteral("error"));
    update();
}

void ExpressionEdit::clearError() {
    if (!m_wrong) return;
    m_wrong = false;
    m_errorStart = -1;
    setExtraSelections({});
    setProperty("state", QString());
    update();
}

int ExpressionEdit::errorColumn() const {
    return m_errorStart + 1;
}

void ExpressionEdit::replace(const engine::Span &span, const std::string &text) {
    QTextCursor cursor(document());
    cursor.setPosition(position(span.offset));
    cursor.setPosition(position(span.end()), QTextCursor::KeepAnchor);
    cursor.insertText(toQString(text));
    setTextCursor(cursor);
}

QSize ExpressionEdit::minimumSizeHint() const {
    return {80, height()};
}
QSize ExpressionEdit::sizeHint() const {
    return {220, height()};
}

void ExpressionEdit::fitHeight() {
    const int lines = static_cast<int>(document()->size().height()); // a plain text document counts in lines
    const int line = fontMetrics().lineSpacing();
    const int wanted = std::clamp(lines, 1, mostLines) * line + 2 * textMargin + 2 * frameWidth();
    setVerticalScrollBarPolicy(lines > mostLines ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    const int least = measure::atLeast(measure::control, font());
    if (height() != std::max(wanted, least)) setFixedHeight(std::max(wanted, least));
    if (lines <= mostLines) verticalScrollBar()->setValue(0);
}

void ExpressionEdit::resizeEvent(QResizeEvent *event) {
    QPlainTextEdit::resizeEvent(event);
    fitHeight();
}

void ExpressionEdit::changeEvent(QEvent *event) {
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange) fitHeight();
}

QString ExpressionEdit::wordBefore() const {
    const QString text = toPlainText().left(textCursor().position());
    qsizetype start = text.size();
    while (start > 0) {
        const QChar c = text[start - 1];
        if (!c.isLetterOrNumber() && c != QLatin1Char('_') && c != QLatin1Char('#') && c != QLatin1Char(':')) break;
        --start;
    }
    return text.mid(start);
}

void ExpressionEdit::complete(bool always) {
    const QString word = wordBefore();
    if (word.isEmpty() && !always) {
        m_completer->popup()->hide();
        return;
    }
    m_completer->setCompletionPrefix(word);
    const int count = m_completer->completionCount();
    const bool done = count == 1 && m_completer->currentCompletion() == word;
    if (count == 0 || done) {
        m_completer->popup()->hide();
        return;
    }
    QRect at = cursorRect();
    at.setWidth(std::max(240, m_completer->popup()->sizeHintForColumn(0)) + 8);
    m_completer->complete(at);
}

void ExpressionEdit::insertCompletion(const QString &word) {
    QString text = word;
    for (int row = 0; row < m_words->rowCount(); ++row) {
        const QString attribute = m_words->item(row)->data(attributeRole).toString();
        if (m_words->item(row)->text() == word && !attribute.isEmpty() && m_makePlaceholder)
            text = toQString(m_makePlaceholder(toUtf8(attribute)));
        if (m_words->item(row)->text() == word && m_words->item(row)->data(detailRole).toString() == tr("function"))
            text += QLatin1Char('(');
    }
    QTextCursor cursor = textCursor();
    cursor.movePosition(QTextCursor::Left, QTextCursor::KeepAnchor, static_cast<int>(wordBefore().size()));
    cursor.insertText(text);
    setTextCursor(cursor);
}

void ExpressionEdit::keyPressEvent(QKeyEvent *event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (m_completer->popup()->isVisible()) {
        const bool chosen = m_completer->popup()->currentIndex().isValid();
        const bool takes =
            enter || event->key() == Qt::Key_Tab || event->key() == Qt::Key_Escape || event->key() == Qt::Key_Backtab;
        if (takes && (chosen || event->key() == Qt::Key_Escape) && !(event->modifiers() & Qt::ControlModifier)) {
            event->ignore(); // the list takes it
            return;
        }
    }
    if (enter && event->modifiers() & Qt::ControlModifier) {
        m_completer->popup()->hide();
        emit submitted();
        return;
    }
    if (event->key() == Qt::Key_Space && event->modifiers() & Qt::ControlModifier) {
        complete(true);
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
    const QString typed = event->text();
    const bool letter = !typed.isEmpty() && (typed[0].isLetterOrNumber() || typed[0] == QLatin1Char('_') ||
                                                typed[0] == QLatin1Char('#') || typed[0] == QLatin1Char(':'));
    if (letter && !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)))
        complete(false);
    else if (event->key() == Qt::Key_Backspace && m_completer->popup()->isVisible())
        complete(false);
    else if (!typed.isEmpty())
        m_completer->popup()->hide();
}

ExpressionLabel::ExpressionLabel(QWidget *parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ExpressionLabel::setExpression(const std::string &text) {
    m_expression = text;
    setAccessibleName(tr("Key condition: %1").arg(toQString(text)));
    if (width() > 0) setFixedHeight(heightForWidth(width()));
    update();
}

QString ExpressionLabel::text() const {
    return toQString(m_expression);
}

namespace {

/// The expression laid out and coloured for a width.
void layOut(QTextLayout &layout, const std::string &expression, int width) {
    layout.setText(toQString(expression));
    layout.setFont(monospaceFont());
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    QList<QTextLayout::FormatRange> formats;
    for (const auto &span : engine::highlight(expression)) {
        const int start = characters(expression, span.span.offset);
        formats << QTextLayout::FormatRange{
            start, characters(expression, span.span.end()) - start, formatOf(span, expression)};
    }
    layout.setFormats(formats);
    layout.beginLayout();
    qreal y = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition(QPointF(0, y));
        y += line.height();
    }
    layout.endLayout();
}

constexpr int labelMargin = 8;

}

int ExpressionLabel::heightForWidth(int width) const {
    QTextLayout layout;
    layOut(layout, m_expression, qMax(40, width - 2 * labelMargin));
    return qMax(measure::atLeast(measure::control, monospaceFont()), qRound(layout.boundingRect().height()) + 12);
}

QSize ExpressionLabel::sizeHint() const {
    return {220, heightForWidth(width() > 40 ? width() : 320)};
}

void ExpressionLabel::resizeEvent(QResizeEvent *event) {
    QWidget::resizeEvent(event);
    const int wanted = heightForWidth(width());
    if (height() != wanted) setFixedHeight(wanted);
}

void ExpressionLabel::paintEvent(QPaintEvent *) {
    const auto &t = tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(t.line, 1));
    painter.setBrush(t.sunken);
    painter.drawRoundedRect(
        QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), measure::controlRadius, measure::controlRadius);
    QTextLayout layout;
    layOut(layout, m_expression, width() - 2 * labelMargin);
    painter.setPen(t.text2);
    layout.draw(&painter, QPointF(labelMargin, (height() - layout.boundingRect().height()) / 2));
}

}
