#include "app/data/attribute_popup.h"

#include "app/window/inline_message.h"
#include "app/window/text.h"
#include "app/window/theme.h"
#include "model/view/cell.h"
#include "model/view/item_grid.h"

#include <QComboBox>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

namespace app {

AttributePopup::AttributePopup(
    const model::TableDesign &table, std::vector<std::size_t> items, Set set, QWidget *parent)
    : QFrame(parent, Qt::Popup),
      m_table(table),
      m_items(std::move(items)),
      m_set(std::move(set)),
      m_name(new QComboBox(this)),
      m_type(new QComboBox(this)),
      m_value(new QPlainTextEdit(this)),
      m_message(new InlineMessage(this)) {
    setAttribute(Qt::WA_DeleteOnClose);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(
        measure::windowMargin, measure::windowMargin, measure::windowMargin, measure::windowMargin);
    layout->setSpacing(measure::gap);
    const auto label = [&](const QString &text, QWidget *field) {
        auto *above = new QLabel(text, this);
        above->setForegroundRole(role::secondary);
        above->setFont(app::font(TextRole::Small));
        above->setBuddy(field);
        field->setAccessibleName(text);
        return above;
    };
    m_name->setEditable(true);
    m_name->setInsertPolicy(QComboBox::NoInsert);
    m_name->lineEdit()->setFont(monospaceFont());
    for (const auto &key : m_table.description.attributeDefinitions()) m_name->addItem(toQString(key.name));
    for (const auto &attribute : m_table.attributes)
        if (m_name->findText(toQString(attribute.name)) < 0) m_name->addItem(toQString(attribute.name));
    m_name->setCurrentIndex(-1);
    for (int type = 0; type <= static_cast<int>(engine::Type::BS); ++type)
        m_type->addItem(QString::fromLatin1(engine::typeName(static_cast<engine::Type>(type))), type);
    auto *names = new QHBoxLayout;
    names->setSpacing(measure::grid);
    auto *nameColumn = new QVBoxLayout, *typeColumn = new QVBoxLayout;
    for (auto *column : {nameColumn, typeColumn}) column->setSpacing(measure::gap);
    nameColumn->addWidget(label(tr("Attribute"), m_name));
    nameColumn->addWidget(m_name);
    typeColumn->addWidget(label(tr("Type"), m_type));
    typeColumn->addWidget(m_type);
    names->addLayout(nameColumn, 1);
    names->addLayout(typeColumn);
    layout->addLayout(names);
    layout->addSpacing(measure::gap);
    layout->addWidget(label(tr("Value"), m_value));
    m_value->setFont(monospaceFont());
    m_value->setTabChangesFocus(true);
    m_value->setFixedHeight(3 * fontMetrics().height() + 16);
    m_value->installEventFilter(this);
    layout->addWidget(m_value);
    layout->addWidget(m_message);
    auto *button = new QPushButton(tr("Set on %n item(s)", nullptr, static_cast<int>(m_items.size())), this);
    button->setDefault(true);
    layout->addSpacing(measure::gap);
    layout->addWidget(button, 0, Qt::AlignRight);
    setFixedWidth(320);

    connect(button, &QPushButton::clicked, this, &AttributePopup::submit);
    connect(m_name->lineEdit(), &QLineEdit::returnPressed, this, [this] { m_value->setFocus(); });
    connect(m_name, &QComboBox::currentTextChanged, this, &AttributePopup::suggest);
    connect(m_value, &QPlainTextEdit::textChanged, m_message, &InlineMessage::clear);
}

void AttributePopup::openAt(const QPoint &global) {
    adjustSize();
    const QScreen *screen = QGuiApplication::screenAt(global);
    const QRect room = (screen ? screen : QGuiApplication::primaryScreen())->availableGeometry();
    move(qBound(room.left(), global.x(), qMax(room.left(), room.right() - width())),
        qBound(room.top(), global.y(), qMax(room.top(), room.bottom() - height())));
    show();
    m_name->setFocus();
}

/// The type that the attribute has elsewhere, and of a single item the value it has.
void AttributePopup::suggest() {
    const std::string name = toUtf8(m_name->currentText());
    std::optional<engine::Type> type;
    for (const auto &key : m_table.description.attributeDefinitions())
        if (key.name == name) type = engine::valueType(key.type);
    for (const auto &attribute : m_table.attributes)
        if (attribute.name == name) type = attribute.type;
    if (m_items.size() == 1 && m_items.front() < m_table.items->size()) {
        const auto value = engine::ItemView((*m_table.items)[m_items.front()]->blob).find(name);
        if (value) {
            type = value->type();
            m_value->setPlainText(toQString(model::editText(*value)));
        }
    }
    if (type) m_type->setCurrentIndex(static_cast<int>(*type));
}

void AttributePopup::submit() {
    const QString name = m_name->currentText();
    if (name.isEmpty()) {
        m_message->show(InlineMessage::Kind::Failure, tr("An attribute needs a name."));
        m_name->setFocus();
    } else if (const auto why =
                   m_set(name, static_cast<engine::Type>(m_type->currentIndex()), m_value->toPlainText())) {
        m_message->show(InlineMessage::Kind::Failure, *why);
        m_value->setFocus();
    } else {
        close();
        return;
    }
    adjustSize();
}

void AttributePopup::keyPressEvent(QKeyEvent *event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter)
        submit();
    else if (event->key() == Qt::Key_Escape)
        close();
    else
        QFrame::keyPressEvent(event);
}

bool AttributePopup::eventFilter(QObject *watched, QEvent *event) {
    if (watched == m_value && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (enter && !(key->modifiers() & Qt::ShiftModifier)) {
            submit();
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

void AttributePopup::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    painter.fillRect(rect(), tokens().raised);
    painter.setPen(QPen(tokens().lineStrong, 1));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

}
