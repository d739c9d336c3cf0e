#include "app/data/value_dialog.h"

#include "app/data/item_text.h"
#include "app/data/type_delegate.h"
#include "app/data/value_tree_model.h"
#include "app/window/inline_message.h"
#include "app/window/segmented_control.h"
#include "app/window/text.h"
#include "app/window/theme.h"
#include "engine/base/encoding.h"
#include "engine/base/limits.h"
#include "engine/value/item_json.h"
#include "model/design/value_text.h"
#include "model/edit/item_edits.h"
#include "model/view/cell.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSaveFile>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace app {

namespace {

using Form = ValueDialog::Form;

std::vector<Form> formsOf(engine::Type type) {
    if (model::isNested(type)) return {Form::Tree, Form::PlainJson, Form::DynamoDbJson};
    if (type == engine::Type::B) return {Form::Base64, Form::Hex};
    return {Form::Text};
}

QString formName(Form form) {
    switch (form) {
    case Form::Tree: return ValueDialog::tr("Tree");
    case Form::PlainJson: return ValueDialog::tr("Plain JSON");
    case Form::DynamoDbJson: return ValueDialog::tr("DynamoDB JSON");
    case Form::Text: return ValueDialog::tr("Text");
    case Form::Base64: return ValueDialog::tr("Base64");
    case Form::Hex: return ValueDialog::tr("Hexadecimal");
    }
    return {};
}

/// "00 01 02 …", sixteen to a line.
QString spacedHex(engine::ByteView bytes) {
    const std::string digits = engine::hex(bytes);
    QString text;
    for (std::size_t i = 0; i < digits.size(); i += 2) {
        if (i > 0) text += i % 32 == 0 ? QLatin1Char('\n') : QLatin1Char(' ');
        text += toQString(std::string_view(digits).substr(i, 2));
    }
    return text;
}

}

ValueDialog::ValueDialog(const QString &name, engine::ValueView value, Set set, QWidget *parent)
    : QDialog(parent),
      m_name(name),
      m_set(std::move(set)),
      m_value{engine::Bytes(value.bytes())},
      m_before(m_value),
      m_forms(formsOf(value.type())),
      m_switch(new SegmentedControl(tr("Shown as"), this)),
      m_pages(new QStackedWidget(this)),
      m_tree(new ValueTreeModel(this)),
      m_treeView(new QTreeView(this)),
      m_text(new QPlainTextEdit(this)),
      m_message(new InlineMessage(this)),
      m_size(new QLabel(this)) {
    setWindowTitle(name);
    resize(640, 480);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(measure::grid);
    auto *head = new QHBoxLayout;
    for (const Form each : m_forms) m_switch->addSegment(formName(each));
    m_switch->setVisible(m_forms.size() > 1);
    head->addWidget(m_switch);
    head->addStretch(1);
    if (value.type() == engine::Type::B) {
        const auto add = [&](const QString &text, auto run) {
            auto *button = new QToolButton(this);
            button->setProperty("look", QStringLiteral("button"));
            button->setText(text);
            button->setFocusPolicy(Qt::TabFocus);
            connect(button, &QToolButton::clicked, this, run);
            head->addWidget(button);
        };
        add(tr("From a file…"), [this] {
            const QString path = QFileDialog::getOpenFileName(this, tr("Bytes from a file"));
            if (!path.isEmpty()) loadFile(path);
        });
        add(tr("To a file…"), [this] {
            const QString path = QFileDialog::getSaveFileName(this, tr("Bytes to a file"), m_name);
            if (!path.isEmpty()) saveFile(path);
        });
    }
    layout->addLayout(head);
    m_text->setFont(monospaceFont());
    m_text->setAccessibleName(tr("Value of %1").arg(name));
    m_text->setTabChangesFocus(true);
    m_pages->addWidget(makeTreePage());
    m_pages->addWidget(m_text);
    layout->addWidget(m_pages, 1);
    layout->addWidget(m_message);
    auto *foot = new QHBoxLayout;
    m_size->setForegroundRole(role::secondary);
    foot->addWidget(m_size, 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    m_ok->setText(tr("Set"));
    foot->addWidget(buttons);
    layout->addLayout(foot);

    connect(buttons, &QDialogButtonBox::accepted, this, &ValueDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &ValueDialog::reject);
    connect(m_switch, &SegmentedControl::chosen, this,
        [this](int segment) { show(m_forms[static_cast<std::size_t>(segment)]); });
    connect(m_text, &QPlainTextEdit::textChanged, this, &ValueDialog::edited);
    connect(m_tree, &ValueTreeModel::edited, this, &ValueDialog::edited);
    fillForm();
}

QWidget *ValueDialog::makeTreePage() {
    auto *page = new QWidget(this);
    auto *layout = new QHBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(measure::grid);
    m_treeView->setModel(m_tree);
    m_treeView->setItemDelegate(new TypeDelegate(ValueTreeModel::Type, {}, m_treeView));
    m_treeView->setAccessibleName(tr("Parts of %1").arg(m_name));
    m_treeView->setEditTriggers(
        QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    m_treeView->setUniformRowHeights(true);
    m_treeView->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_treeView->header()->setStretchLastSection(true);
    layout->addWidget(m_treeView, 1);
    auto *tools = new QWidget(page);
    auto *column = new QVBoxLayout(tools);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    m_add = addTool(tools, "plus", tr("Add a part"), Qt::Key_Insert, &ValueDialog::addPart);
    m_remove = addTool(tools, "trash", tr("Remove the part"), QKeySequence::Delete, &ValueDialog::removePart);
    m_up = addTool(tools, "up", tr("Up"), tr("Alt+Up"), &ValueDialog::moveUp);
    m_down = addTool(tools, "down", tr("Down"), tr("Alt+Down"), &ValueDialog::moveDown);
    column->addStretch(1);
    layout->addWidget(tools);
    connect(m_treeView->selectionModel(), &QItemSelectionModel::currentChanged, this, &ValueDialog::refreshTools);
    return page;
}

QToolButton *ValueDialog::addTool(
    QWidget *bar, const char *iconName, const QString &text, const QKeySequence &shortcut, void (ValueDialog::*run)()) {
    auto *action = new QAction(icon(QString::fromLatin1(iconName)), text, this);
    action->setShortcut(shortcut);
    action->setShortcutContext(Qt::WidgetShortcut);
    action->setToolTip(QStringLiteral("%1 (%2)").arg(text, shortcut.toString(QKeySequence::NativeText)));
    m_treeView->addAction(action);
    connect(action, &QAction::triggered, this, run);
    auto *button = new QToolButton(bar);
    button->setDefaultAction(action);
    button->setProperty("look", QStringLiteral("flat"));
    button->setAccessibleName(text);
    button->setFocusPolicy(Qt::TabFocus);
    button->setFixedSize(measure::smallControl, measure::smallControl);
    bar->layout()->addWidget(button);
    return button;
}

Form ValueDialog::form() const {
    return m_forms[m_current];
}

QString ValueDialog::message() const {
    return m_message->text();
}

void ValueDialog::fillForm() {
    const engine::ValueView value(m_value);
    const bool tree = form() == Form::Tree;
    switch (form()) {
    case Form::Tree:
        m_tree->setRoot(model::valueNode(value), m_name);
        m_treeView->expandToDepth(2);
        for (int column = 0; column < ValueTreeModel::Value; ++column) m_treeView->resizeColumnToContents(column);
        m_treeView->setColumnWidth(ValueTreeModel::Name, std::max(160, m_treeView->columnWidth(ValueTreeModel::Name)));
        m_treeView->setColumnWidth( // any type that a part may get
            ValueTreeModel::Type, m_treeView->columnWidth(ValueTreeModel::Type) + measure::windowMargin);
        m_treeView->setCurrentIndex(m_tree->index(0, ValueTreeModel::Value));
        break;
    case Form::PlainJson: m_text->setPlainText(toQString(indentedJson(engine::toPlainJson(value)))); break;
    case Form::DynamoDbJson: m_text->setPlainText(toQString(indentedJson(engine::toJson(value)))); break;
    case Form::Text:
    case Form::Base64: m_text->setPlainText(toQString(model::editText(value))); break;
    case Form::Hex: m_text->setPlainText(spacedHex(value.text())); break;
    }
    m_pages->setCurrentIndex(tree ? 0 : 1);
    m_switch->setCurrent(static_cast<int>(m_current));
    m_touched = false;
    m_message->clear();
    m_ok->setEnabled(true);
    m_size->setText(bytesText(engine::sizeInBytes(value)));
    refreshTools();
}

model::Result<engine::ValueBlob> ValueDialog::valueOfForm() const {
    if (!m_touched) return m_value;
    const std::string text = toUtf8(m_text->toPlainText());
    const auto type = engine::ValueView(m_value).type();
    switch (form()) {
    case Form::Tree: return model::valueOf(m_tree->root());
    case Form::PlainJson: {
        TRY(const auto plain, engine::valueFromPlainJson(text));
        return model::withTypesOf(engine::ValueView(plain), engine::ValueView(m_before));
    }
    case Form::DynamoDbJson: {
        TRY(auto value, engine::valueFromJson(text));
        return value;
    }
    case Form::Text:
    case Form::Base64: return model::valueFromText(type, text);
    case Form::Hex: {
        TRY(const auto bytes, model::bytesFromHex(text));
        return model::valueFromText(engine::Type::B, engine::base64(bytes));
    }
    }
    return m_value;
}

void ValueDialog::edited() {
    m_touched = true;
    const auto value = valueOfForm();
    m_ok->setEnabled(value.has_value());
    if (value) {
        m_message->clear();
        m_size->setText(bytesText(engine::sizeInBytes(engine::ValueView(*value))));
    } else {
        m_message->show(InlineMessage::Kind::Failure, translated(value.error()));
    }
    refreshTools();
}

void ValueDialog::show(Form form) {
    const auto found = std::ranges::find(m_forms, form);
    if (found == m_forms.end()) return;
    auto value = valueOfForm();
    if (!value) { // what was typed is not thrown away
        m_switch->setCurrent(static_cast<int>(m_current));
        return;
    }
    m_value = *std::move(value);
    m_current = static_cast<std::size_t>(found - m_forms.begin());
    fillForm();
}

void ValueDialog::accept() {
    const auto value = valueOfForm();
    if (!value) return;
    if (const auto why = m_set(*value)) {
        m_message->show(InlineMessage::Kind::Failure, *why);
        return;
    }
    QDialog::accept();
}

void ValueDialog::addPart() {
    const QModelIndex added = m_tree->add(m_treeView->currentIndex());
    if (!added.isValid()) return;
    m_treeView->expand(added.parent());
    m_treeView->setCurrentIndex(added);
    m_treeView->edit(added);
}

void ValueDialog::removePart() {
    m_tree->remove(m_treeView->currentIndex());
}

void ValueDialog::movePart(int by) {
    m_tree->move(m_treeView->currentIndex(), by);
    refreshTools();
}

void ValueDialog::refreshTools() {
    const QModelIndex current = m_treeView->currentIndex();
    m_add->defaultAction()->setEnabled(m_tree->canAdd(current));
    m_remove->defaultAction()->setEnabled(current.isValid() && m_tree->canRemove(current));
    m_up->defaultAction()->setEnabled(m_tree->canMove(current, -1));
    m_down->defaultAction()->setEnabled(m_tree->canMove(current, 1));
}

void ValueDialog::loadFile(const QString &path) {
    QFile file(path);
    const auto fail = [&](const QString &why) {
        m_message->show(InlineMessage::Kind::Failure, tr("%1: %2").arg(path, why));
    };
    if (!file.open(QIODevice::ReadOnly)) return fail(file.errorString());
    constexpr qint64 most = engine::limits::itemBytes;
    const QByteArray bytes = file.read(most + 1);
    if (bytes.size() > most) return fail(tr("The file is larger than an item may be, 400 KB."));
    auto value = model::valueFromText(
        engine::Type::B, engine::base64({bytes.constData(), static_cast<std::size_t>(bytes.size())}));
    if (!value) return fail(translated(value.error()));
    m_value = *std::move(value);
    fillForm();
}

void ValueDialog::saveFile(const QString &path) {
    const auto value = valueOfForm();
    if (!value) return;
    const auto bytes = engine::ValueView(*value).text();
    QSaveFile file(path);
    const bool written =
        file.open(QIODevice::WriteOnly) &&
        file.write(bytes.data(), static_cast<qint64>(bytes.size())) == static_cast<qint64>(bytes.size()) &&
        file.commit();
    if (!written) m_message->show(InlineMessage::Kind::Failure, tr("%1: %2").arg(path, file.errorString()));
}

}
