#include "app/window/field.h"

#include "app/window/elided_label.h"
#include "app/window/inline_message.h"
#include "app/window/theme.h"

#include <QComboBox>
#include <QCompleter>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QStringListModel>
#include <QVBoxLayout>

namespace app {

Field::Field(const QString &label, QWidget *parent)
    : QWidget(parent),
      m_label(new ElidedLabel(this)),
      m_hint(new QLabel(this)),
      m_body(new QHBoxLayout),
      m_message(new InlineMessage(this)) {
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(measure::gap);
    auto *head = new QHBoxLayout;
    m_label->setForegroundRole(role::secondary);
    m_label->setFont(textFont(TextRole::Small));
    m_hint->setForegroundRole(role::tertiary);
    m_hint->setFont(textFont(TextRole::Small));
    m_label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    head->addWidget(m_label, 1);
    head->addWidget(m_hint);
    layout->addLayout(head);
    m_body->setSpacing(measure::gap);
    layout->addLayout(m_body);
    layout->addWidget(m_message);
    setLabel(label);
}

QString Field::label() const {
    return m_label->text();
}

void Field::setLabel(const QString &label) {
    m_label->setText(label);
    m_label->setVisible(!label.isEmpty());
}

void Field::setHint(const QString &hint) {
    m_hint->setText(hint);
}

void Field::setRefusal(const std::optional<QString> &why) {
    if (why)
        m_message->show(InlineMessage::Kind::Failure, *why);
    else
        m_message->clear();
}

CommitLine::CommitLine(QWidget *parent) : QLineEdit(parent) {
    connect(this, &QLineEdit::editingFinished, this, &CommitLine::finish);
    connect(this, &QLineEdit::textEdited, this, [this](const QString &typed) {
        if (!m_check) return;
        const auto why = typed == m_value ? std::nullopt : m_check(typed);
        setError(why.has_value());
        emit refused(why);
    });
}

void CommitLine::setMonospace() {
    setFont(monospaceFont());
}

void CommitLine::setValue(const QString &value) {
    if (value == m_value && isModified()) return;
    m_value = value;
    if (text() != value) setText(value);
    setModified(false);
    setError(false);
    setCursorPosition(0);
    emit refused(std::nullopt);
}

void CommitLine::setError(bool error) {
    if ((property("state").toString() == QLatin1String("error")) == error) return;
    setProperty("state", error ? QStringLiteral("error") : QString());
    update();
}

void CommitLine::setSuggestions(const QStringList &names) {
    if (!completer()) {
        auto *made = new QCompleter(this);
        made->setCaseSensitivity(Qt::CaseInsensitive);
        made->setFilterMode(Qt::MatchContains);
        made->setModel(new QStringListModel(made));
        setCompleter(made);
    }
    auto *list = static_cast<QStringListModel *>(completer()->model());
    if (list->stringList() != names) list->setStringList(names);
}

void CommitLine::finish() {
    if (!isModified() || !m_commit) return;
    if (text() == m_value) { // typed and taken back
        setModified(false);
        setError(false);
        emit refused(std::nullopt);
        return;
    }
    const QString entered = text();
    const auto why = m_commit(entered);
    if (why) {
        setError(true);
        emit refused(why);
        return;
    }
    m_value = entered;
    setModified(false);
    setError(false);
    emit refused(std::nullopt);
}

void CommitLine::keyPressEvent(QKeyEvent *event) {
    if (event->key() == Qt::Key_Escape && isModified()) {
        setModified(false);
        setValue(m_value);
        setText(m_value);
        setError(false);
        emit refused(std::nullopt);
        selectAll();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

TextField::TextField(const QString &label, QWidget *parent) : Field(label, parent), m_line(new CommitLine(this)) {
    body().addWidget(m_line);
    m_line->setAccessibleName(label);
    setFocusProxy(m_line);
    connect(m_line, &CommitLine::refused, this, &Field::setRefusal);
}

namespace {

/// Nothing for what is no whole number; a null number for nothing.
std::optional<NumberField::Number> readNumber(QString text) {
    text = text.simplified().remove(QLatin1Char(' ')).remove(QChar(0x00A0)).remove(QChar(0x202F));
    if (text.isEmpty()) return NumberField::Number();
    bool good = false;
    qint64 number = QLocale().toLongLong(text, &good);
    if (!good) number = text.toLongLong(&good);
    if (!good) return std::nullopt;
    return NumberField::Number(number);
}

}

NumberField::NumberField(const QString &label, QWidget *parent) : TextField(label, parent) {
    line().setAlignment(Qt::AlignRight);
    line().setMinimumWidth(48);
}

void NumberField::setNumberCommit(NumberCommit commit, NumberCommit check) {
    const auto with = [](NumberCommit what) {
        return [what = std::move(what)](const QString &text) -> std::optional<QString> {
            const auto number = readNumber(text);
            if (!number) return tr("This is no whole number.");
            return what ? what(*number) : std::nullopt;
        };
    };
    line().setCommit(with(std::move(commit)));
    line().setCheck(with(std::move(check)));
}

void NumberField::setNumber(Number number) {
    line().setValue(number ? QLocale().toString(static_cast<qlonglong>(*number)) : QString());
}

ChoiceField::ChoiceField(const QString &label, const QStringList &choices, QWidget *parent)
    : Field(label, parent), m_combo(new QComboBox(this)) {
    body().addWidget(m_combo);
    m_combo->addItems(choices);
    m_combo->setAccessibleName(label);
    m_combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_combo->setMinimumContentsLength(8);
    setFocusProxy(m_combo);
    connect(m_combo, &QComboBox::activated, this, [this](int index) {
        if (m_commit) setRefusal(m_commit(index));
    });
}

void ChoiceField::setChoices(const QStringList &choices) {
    QStringList now;
    for (int i = 0; i < m_combo->count(); ++i) now += m_combo->itemText(i);
    if (now == choices) return;
    m_combo->clear();
    m_combo->addItems(choices);
}

void ChoiceField::setCurrent(int index) {
    if (m_combo->currentIndex() == index) return;
    m_combo->setCurrentIndex(index);
    setRefusal(std::nullopt);
}

QString typeText(engine::Type type) {
    static constexpr const char *names[] = {QT_TRANSLATE_NOOP("Type", "String"), QT_TRANSLATE_NOOP("Type", "Number"),
        QT_TRANSLATE_NOOP("Type", "Binary"), QT_TRANSLATE_NOOP("Type", "Boolean"), QT_TRANSLATE_NOOP("Type", "Null"),
        QT_TRANSLATE_NOOP("Type", "Map"), QT_TRANSLATE_NOOP("Type", "List"), QT_TRANSLATE_NOOP("Type", "String set"),
        QT_TRANSLATE_NOOP("Type", "Number set"), QT_TRANSLATE_NOOP("Type", "Binary set")};
    return QCoreApplication::translate("Type", names[static_cast<std::size_t>(type)]);
}

std::span<const engine::Type> allTypes() {
    using engine::Type;
    static constexpr Type types[] = {
        Type::S, Type::N, Type::B, Type::Bool, Type::Null, Type::M, Type::L, Type::SS, Type::NS, Type::BS};
    return types;
}

}
