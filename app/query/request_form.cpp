#include "app/query/request_form.h"

#include "app/query/expression_edit.h"
#include "app/query/field_message.h"
#include "app/query/placeholder_model.h"
#include "app/query/placeholder_view.h"
#include "app/window/inline_message.h"
#include "app/window/segmented_control.h"
#include "app/window/tab_order.h"
#include "app/window/text.h"
#include "app/window/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QIntValidator>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace app {

namespace {

constexpr int checkDelay = 350; ///< Milliseconds after the last key: half-typed words are not scolded.
constexpr int tableRole = Qt::UserRole + 1, indexRole = Qt::UserRole + 2;

struct OperatorText {
    KeyCriterion::Operator comparison;
    const char *text;
};
constexpr OperatorText partitionOperators[] = {
    {KeyCriterion::Operator::Equal, "="}
};
// clang-format off
constexpr OperatorText sortOperators[] = {
    {KeyCriterion::Operator::Any,            QT_TRANSLATE_NOOP("app::RequestForm", "any")},
    {KeyCriterion::Operator::Equal,          "="},
    {KeyCriterion::Operator::BeginsWith,     QT_TRANSLATE_NOOP("app::RequestForm", "begins with")},
    {KeyCriterion::Operator::Between,        QT_TRANSLATE_NOOP("app::RequestForm", "between")},
    {KeyCriterion::Operator::Less,           "<"},
    {KeyCriterion::Operator::LessOrEqual,    "<="},
    {KeyCriterion::Operator::Greater,        ">"},
    {KeyCriterion::Operator::GreaterOrEqual, ">="},
};
// clang-format on

}

RequestForm::RequestForm(QWidget *parent)
    : QWidget(parent),
      m_operation(new QComboBox(this)),
      m_target(new QComboBox(this)),
      m_mode(new SegmentedControl(tr("Key condition as"), this)),
      m_order(new SegmentedControl(tr("Order"), this)),
      m_keyRows(new QWidget(this)),
      m_keyLayout(new QVBoxLayout(m_keyRows)),
      m_preview(new ExpressionLabel(this)),
      m_keyCondition(new ExpressionEdit(tr("Key condition expression"), this)),
      m_filter(new ExpressionEdit(tr("Filter expression"), this)),
      m_projection(new ExpressionEdit(tr("Projection expression"), this)),
      m_keyMessage(new FieldMessage(this)),
      m_filterMessage(new FieldMessage(this)),
      m_projectionMessage(new FieldMessage(this)),
      m_valuesMessage(new FieldMessage(this)),
      m_formMessage(new InlineMessage(this)),
      m_placeholders(new PlaceholderModel(this)),
      m_placeholderView(new PlaceholderView(m_placeholders, this)),
      m_limit(new QLineEdit(this)),
      m_limitColumn(new QWidget(this)),
      m_orderColumn(new QWidget(this)),
      m_consistent(new QCheckBox(tr("Consistent read"), this)),
      m_consistentHint(new QLabel(this)),
      m_checkSoon(new QTimer(this)) {
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(
        measure::windowMargin, measure::windowMargin, measure::windowMargin, measure::windowMargin);
    layout->setSpacing(measure::gap);

    auto *top = new QHBoxLayout;
    top->setSpacing(measure::grid);
    auto *operationColumn = new QVBoxLayout, *targetColumn = new QVBoxLayout;
    for (auto *column : {operationColumn, targetColumn}) column->setSpacing(measure::gap);
    addLabel(operationColumn, tr("Operation"), m_operation);
    operationColumn->addWidget(m_operation);
    addLabel(targetColumn, tr("Table or index"), m_target);
    targetColumn->addWidget(m_target);
    m_target->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_target->setMinimumContentsLength(12);
    m_operation->addItems({QStringLiteral("Query"), QStringLiteral("Scan"), QStringLiteral("GetItem")});
    top->addLayout(operationColumn);
    top->addLayout(targetColumn, 1);
    layout->addLayout(top);
    layout->addWidget(m_formMessage);
    layout->addSpacing(measure::grid);

    auto *keyHead = new QHBoxLayout;
    m_keyLabel = new QLabel(tr("Key condition"), this);
    m_keyLabel->setForegroundRole(role::secondary);
    m_keyLabel->setFont(app::font(TextRole::Small));
    m_mode->addSegment(tr("Form"));
    m_mode->addSegment(tr("Text"));
    keyHead->addWidget(m_keyLabel, 1);
    keyHead->addWidget(m_mode);
    layout->addLayout(keyHead);
    m_keyLayout->setContentsMargins(0, 0, 0, 0);
    m_keyLayout->setSpacing(measure::gap);
    layout->addWidget(m_keyRows);
    layout->addWidget(m_preview);
    layout->addWidget(m_keyCondition);
    layout->addWidget(m_keyMessage);
    layout->addSpacing(measure::grid);

    m_filterLabel = addLabel(layout, tr("Filter expression"), m_filter);
    layout->addWidget(m_filter);
    layout->addWidget(m_filterMessage);
    layout->addSpacing(measure::grid);
    addLabel(layout, tr("Projection expression"), m_projection);
    layout->addWidget(m_projection);
    layout->addWidget(m_projectionMessage);
    layout->addSpacing(measure::grid);

    auto *valuesHead = new QHBoxLayout;
    m_valuesLabel = new QLabel(tr("Names and values"), this);
    m_valuesCount = new QLabel(this);
    for (auto *label : {m_valuesLabel, m_valuesCount}) {
        label->setFont(app::font(TextRole::Small));
        label->setForegroundRole(role::secondary);
    }
    valuesHead->addWidget(m_valuesLabel, 1);
    valuesHead->addWidget(m_valuesCount);
    layout->addLayout(valuesHead);
    m_placeholderView->setAccessibleName(tr("Names and values"));
    layout->addWidget(m_placeholderView);
    layout->addWidget(m_valuesMessage);
    layout->addSpacing(measure::grid);

    auto *bottom = new QHBoxLayout;
    bottom->setSpacing(measure::grid);
    auto *orderLayout = new QVBoxLayout(m_orderColumn), *limitLayout = new QVBoxLayout(m_limitColumn);
    for (auto *column : {orderLayout, limitLayout}) {
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(measure::gap);
    }
    m_orderLabel = addLabel(orderLayout, tr("Order"), m_order);
    m_order->addSegment(tr("Ascending"));
    m_order->addSegment(tr("Descending"));
    orderLayout->addWidget(m_order);
    m_limitLabel = addLabel(limitLayout, tr("Limit"), m_limit);
    m_limit->setPlaceholderText(tr("None"));
    m_limit->setFixedWidth(80);
    m_limit->setToolTip(tr("Items read for one page, before the filter"));
    limitLayout->addWidget(m_limit);
    bottom->addWidget(m_orderColumn);
    bottom->addWidget(m_limitColumn);
    bottom->addStretch(1);
    layout->addLayout(bottom);
    auto *consistency = new QHBoxLayout;
    consistency->setSpacing(measure::grid);
    m_consistentHint->setText(tr("not on a GSI"));
    m_consistentHint->setForegroundRole(role::secondary);
    m_consistentHint->setFont(app::font(TextRole::Small));
    consistency->addWidget(m_consistent);
    consistency->addWidget(m_consistentHint);
    consistency->addStretch(1);
    layout->addSpacing(measure::gap);
    layout->addLayout(consistency);
    layout->addStretch(1);

    m_checkSoon->setSingleShot(true);
    m_checkSoon->setInterval(checkDelay);
    connect(m_checkSoon, &QTimer::timeout, this, &RequestForm::check);
    connect(m_operation, &QComboBox::currentIndexChanged, this, [this] {
        showParts();
        changed();
    });
    connect(m_target, &QComboBox::currentIndexChanged, this, [this] {
        if (m_filling) return;
        m_draft.keys = draft().keys;
        m_draft.tableName = toUtf8(m_target->currentData(tableRole).toString());
        m_draft.indexName = toUtf8(m_target->currentData(indexRole).toString());
        makeKeyRows();
        showParts();
        changed();
    });
    connect(m_mode, &SegmentedControl::chosen, this, [this](int segment) { setGuided(segment == 0); });
    connect(m_order, &SegmentedControl::chosen, this, &RequestForm::changed);
    connect(m_limit, &QLineEdit::textChanged, this, &RequestForm::changed);
    connect(m_consistent, &QCheckBox::toggled, this, &RequestForm::changed);
    for (auto *edit : {m_keyCondition, m_filter, m_projection}) {
        edit->setPlaceholderMaker([this](const std::string &name) { return makePlaceholder(name); });
        connect(edit, &ExpressionEdit::edited, this, [this] {
            refreshPlaceholders();
            changed();
        });
        connect(edit, &ExpressionEdit::submitted, this, &RequestForm::submitted);
    }
    connect(m_placeholders, &PlaceholderModel::edited, this, [this] {
        refreshPlaceholders();
        changed();
    });
    showParts();
    refreshPlaceholders();
}

QLabel *RequestForm::addLabel(QVBoxLayout *column, const QString &text, QWidget *field) {
    auto *label = new QLabel(text, this);
    label->setForegroundRole(role::secondary);
    label->setFont(app::font(TextRole::Small));
    label->setBuddy(field);
    if (field->accessibleName().isEmpty()) field->setAccessibleName(text);
    column->addWidget(label);
    return label;
}

const model::TableDesign *RequestForm::table() const {
    return m_design.table(m_draft.tableName);
}

const engine::KeySchema *RequestForm::schema() const {
    const auto *shown = table();
    if (!shown) return nullptr;
    if (m_draft.indexName.empty() || m_operation->currentIndex() == static_cast<int>(RequestDraft::Operation::GetItem))
        return &shown->description.keySchema;
    const auto *index = shown->description.index(m_draft.indexName);
    return index ? &index->keySchema : nullptr;
}

void RequestForm::setDesign(const model::Design &design) {
    const auto *before = table();
    const auto shownBefore = before ? std::optional(before->description) : std::nullopt;
    m_design = design;
    fillTargets();
    if (m_draft.tableName.empty() && !design.tables.empty()) {
        chooseTarget(design.tables.front()->name(), {});
        return;
    }
    const auto *now = table();
    m_hints = now ? attributeHints(*now) : std::vector<AttributeHint>();
    if (now && (!shownBefore || *shownBefore != now->description)) {
        m_draft.keys = draft().keys;
        makeKeyRows();
        showParts();
    }
    refreshPlaceholders();
}

void RequestForm::fillTargets() {
    m_filling = true;
    m_target->clear();
    const auto add = [&](const QString &text, const char *iconName, const std::string &table,
                         const std::string &index) {
        m_target->addItem(icon(QString::fromLatin1(iconName)), text);
        m_target->setItemData(m_target->count() - 1, toQString(table), tableRole);
        m_target->setItemData(m_target->count() - 1, toQString(index), indexRole);
        if (table == m_draft.tableName && index == m_draft.indexName) m_target->setCurrentIndex(m_target->count() - 1);
    };
    for (const auto &shown : m_design.tables) {
        const QString name = toQString(shown->name());
        add(name, "table", shown->name(), {});
        for (const auto &index : shown->description.globalSecondaryIndexes)
            add(tr("%1 › %2").arg(name, toQString(index.indexName)), "gsi", shown->name(), index.indexName);
        for (const auto &index : shown->description.localSecondaryIndexes)
            add(tr("%1 › %2").arg(name, toQString(index.indexName)), "lsi", shown->name(), index.indexName);
    }
    const bool known = m_draft.tableName.empty() || (table() && schema());
    if (!known) { // gone from the design: shown as it was, and the run tells
        add(m_draft.indexName.empty() ? toQString(m_draft.tableName)
                                      : tr("%1 › %2").arg(toQString(m_draft.tableName), toQString(m_draft.indexName)),
            "warning", m_draft.tableName, m_draft.indexName);
    }
    m_filling = false;
}

void RequestForm::chooseTarget(const std::string &tableName, const std::string &indexName) {
    m_draft.keys = draft().keys;
    m_draft.tableName = tableName;
    m_draft.indexName = indexName;
    fillTargets();
    makeKeyRows();
    showParts();
    const auto *now = table();
    m_hints = now ? attributeHints(*now) : std::vector<AttributeHint>();
    refreshPlaceholders();
    changed();
}

void RequestForm::makeKeyRows() {
    for (const auto &row : m_rows) delete row.row;
    m_rows.clear();
    const auto *shown = schema();
    if (!shown) return;
    auto criteria = criteriaFor(*shown, m_draft.keys);
    const bool getItem = m_operation->currentIndex() == static_cast<int>(RequestDraft::Operation::GetItem);
    int nameWidth = 74;
    const QFontMetrics metrics(monospaceFont());
    int operatorWidth = 84;
    for (const auto &[comparison, text] : sortOperators)
        operatorWidth = std::max(operatorWidth, fontMetrics().horizontalAdvance(tr(text)) + 30);
    for (const auto &key : criteria)
        nameWidth = std::clamp(metrics.horizontalAdvance(toQString(key.attributeName)) + 20, nameWidth, 112);
    for (std::size_t i = 0; i < criteria.size(); ++i) {
        auto &key = criteria[i];
        const QString name = toQString(key.attributeName);
        KeyRow row;
        row.row = new QWidget(m_keyRows);
        auto *layout = new QHBoxLayout(row.row);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(measure::gap);
        row.name = new QLineEdit(name, row.row);
        row.name->setReadOnly(true);
        row.name->setFocusPolicy(Qt::NoFocus);
        row.name->setFont(monospaceFont());
        row.name->setFixedWidth(nameWidth);
        row.name->setCursorPosition(0);
        row.name->setToolTip(tr("%1, %2").arg(
            key.sortKey ? tr("sort key") : tr("partition key"), QString::fromLatin1(engine::scalarTypeName(key.type))));
        row.comparison = new QComboBox(row.row);
        row.comparison->setAccessibleName(tr("Condition on %1").arg(name));
        const std::span<const OperatorText> operators = key.sortKey && !getItem
                                                            ? std::span<const OperatorText>(sortOperators)
                                                            : std::span<const OperatorText>(partitionOperators);
        for (const auto &[comparison, text] : operators) {
            row.comparison->addItem(tr(text), static_cast<int>(comparison));
            if (comparison == key.comparison) row.comparison->setCurrentIndex(row.comparison->count() - 1);
        }
        row.comparison->setVisible(operators.size() > 1);
        row.comparison->setMinimumContentsLength(1);
        row.comparison->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        row.comparison->setFixedWidth(operatorWidth);
        row.equals = new QLineEdit(QStringLiteral("="), row.row);
        row.equals->setReadOnly(true);
        row.equals->setFocusPolicy(Qt::NoFocus);
        row.equals->setFixedWidth(operatorWidth);
        row.equals->setVisible(operators.size() == 1);
        row.value = new QLineEdit(toQString(key.value), row.row);
        row.high = new QLineEdit(toQString(key.high), row.row);
        row.value->setAccessibleName(tr("Value of %1").arg(name));
        row.high->setAccessibleName(tr("Upper bound of %1").arg(name));
        for (auto *edit : {row.value, row.high}) {
            edit->setFont(monospaceFont());
            edit->setMinimumWidth(40);
            edit->setCursorPosition(0); // a long value shows its beginning
            connect(edit, &QLineEdit::textChanged, this, [this] {
                refreshKeys();
                changed();
            });
            connect(edit, &QLineEdit::returnPressed, this, &RequestForm::submitted);
        }
        connect(row.comparison, &QComboBox::currentIndexChanged, this, [this] {
            refreshKeys();
            changed();
        });
        layout->addWidget(row.name);
        layout->addWidget(row.equals);
        layout->addWidget(row.comparison);
        layout->addWidget(row.value, 100);
        layout->addWidget(row.high, 100);
        layout->addStretch(1); // what is there without a value stands at the left
        m_keyLayout->addWidget(row.row);
        m_rows.push_back(row);
    }
    m_draft.keys = std::move(criteria);
    chainFields();
    refreshKeys();
}

void RequestForm::chainFields() {
    QList<QWidget *> fields{m_operation, m_target, m_mode};
    for (const auto &row : m_rows) fields << row.comparison << row.value << row.high;
    fields << m_keyCondition << m_keyMessage << m_filter << m_filterMessage << m_projection << m_projectionMessage
           << m_placeholderView << m_order << m_limit << m_consistent;
    chainTabs(fields);
}

void RequestForm::refreshKeys() {
    for (const auto &row : m_rows) {
        const auto comparison = static_cast<KeyCriterion::Operator>(row.comparison->currentData().toInt());
        row.high->setVisible(comparison == KeyCriterion::Operator::Between);
        row.value->setVisible(comparison != KeyCriterion::Operator::Any);
    }
    m_preview->setExpression(guidedCondition(draft().keys).expression);
    for (const auto &row : m_rows)
        for (auto *edit : {row.value, row.high}) {
            edit->setProperty("state", QString());
            edit->update();
        }
}

void RequestForm::showParts() {
    const auto operation = static_cast<RequestDraft::Operation>(m_operation->currentIndex());
    const bool query = operation == RequestDraft::Operation::Query,
               getItem = operation == RequestDraft::Operation::GetItem;
    const bool guided = m_guided;
    // GetItem reads the table by its own key; the other operations by the key of what is chosen.
    const auto *shown = schema();
    const bool otherKeys =
        shown && (m_rows.size() != shown->attributes().size() ||
                     (!m_rows.empty() && m_rows.front().name->text() != toQString(shown->attributes().front().name)) ||
                     (m_rows.size() > 1 && (m_rows.back().comparison->count() > 1) == getItem));
    if (otherKeys) {
        m_draft.keys = draft().keys;
        makeKeyRows();
    }
    m_keyLabel->setText(getItem ? tr("Key") : tr("Key condition"));
    m_keyLabel->setVisible(query || getItem);
    m_mode->setVisible(query);
    m_keyRows->setVisible(getItem || (query && guided));
    m_preview->setVisible(query && guided);
    m_keyCondition->setVisible(query && !guided);
    if (!query && !getItem) m_keyMessage->clear();
    m_filterLabel->setVisible(!getItem);
    m_filter->setVisible(!getItem);
    if (getItem) m_filterMessage->clear();
    m_orderColumn->setVisible(query);
    m_limitColumn->setVisible(!getItem);
    const auto *shownTable = table();
    const bool global = !getItem && shownTable &&
                        std::ranges::any_of(shownTable->description.globalSecondaryIndexes,
                            [&](const engine::SecondaryIndex &index) { return index.indexName == m_draft.indexName; });
    m_consistent->setEnabled(!global);
    m_consistentHint->setVisible(global);
    refreshPlaceholders();
}

void RequestForm::setGuided(bool guided) {
    const auto before = draft();
    if (guided && !before.guided) {
        const auto *shown = schema();
        const bool empty = before.keyCondition.find_first_not_of(" \t\n") == std::string::npos;
        const auto criteria = shown && !empty ? criteriaFromText(before.keyCondition, m_placeholders->names(),
                                                    m_placeholders->values(), *shown)
                                              : std::nullopt;
        if (criteria) {
            m_draft.keys = *criteria;
            makeKeyRows();
        } else if (!empty) {
            m_mode->setCurrent(1);
            m_keyMessage->show(tr("The form has no fields for this condition; it stays as text."));
            return;
        }
    } else if (!guided && before.guided) {
        // The text begins as what the form made, with its values.
        const auto condition = guidedCondition(before.keys);
        auto names = m_placeholders->names();
        auto values = m_placeholders->values();
        for (const auto &[placeholder, name] : condition.names) names[placeholder] = name;
        for (const auto &[placeholder, value] : condition.values) values[placeholder] = value;
        m_placeholders->set(std::move(names), std::move(values));
        m_keyCondition->setExpression(condition.expression);
    }
    m_guided = guided;
    m_mode->setCurrent(guided ? 0 : 1);
    m_keyMessage->clear();
    showParts();
    changed();
}

RequestDraft RequestForm::draft() const {
    RequestDraft draft = m_draft;
    draft.operation = static_cast<RequestDraft::Operation>(std::max(0, m_operation->currentIndex()));
    draft.guided = m_guided;
    for (std::size_t i = 0; i < std::min(m_rows.size(), draft.keys.size()); ++i) {
        auto &key = draft.keys[i];
        key.comparison = static_cast<KeyCriterion::Operator>(m_rows[i].comparison->currentData().toInt());
        key.value = toUtf8(m_rows[i].value->text());
        key.high = toUtf8(m_rows[i].high->text());
    }
    draft.keyCondition = m_keyCondition->expression();
    draft.filter = m_filter->expression();
    draft.projection = m_projection->expression();
    draft.names = m_placeholders->names();
    draft.values = m_placeholders->values();
    bool number = false;
    const auto limit = m_limit->text().trimmed().toLongLong(&number);
    draft.limit = number ? std::optional<std::int64_t>(limit) : std::nullopt;
    draft.forward = m_order->current() != 1;
    draft.consistentRead = m_consistent->isChecked() && m_consistent->isEnabled();
    return draft;
}

void RequestForm::setDraft(const RequestDraft &draft) {
    m_filling = true;
    m_draft = draft;
    m_operation->setCurrentIndex(static_cast<int>(draft.operation));
    m_guided = draft.guided;
    m_mode->setCurrent(draft.guided ? 0 : 1);
    m_order->setCurrent(draft.forward ? 0 : 1);
    m_limit->setText(draft.limit ? QString::number(*draft.limit) : QString());
    m_consistent->setChecked(draft.consistentRead);
    m_placeholders->set(draft.names, draft.values);
    m_keyCondition->setExpression(draft.keyCondition);
    m_filter->setExpression(draft.filter);
    m_projection->setExpression(draft.projection);
    m_filling = false;
    fillTargets();
    const auto *now = table();
    m_hints = now ? attributeHints(*now) : std::vector<AttributeHint>();
    m_draft.keys = draft.keys;
    makeKeyRows();
    showParts();
    clearFaults();
    emit edited();
}

std::string RequestForm::makePlaceholder(const std::string &attributeName) {
    const auto placeholder = namePlaceholder(attributeName, m_placeholders->names());
    m_placeholders->setName(placeholder, attributeName);
    return placeholder;
}

void RequestForm::refreshPlaceholders() {
    const auto now = draft();
    const auto used = usedPlaceholders(now);
    const auto typeFor = [&](const std::string &placeholder) {
        for (const auto *text : {&now.filter, &now.keyCondition}) {
            auto attribute = comparedWith(*text, placeholder);
            if (attribute.starts_with('#')) {
                const auto name = now.names.find(attribute);
                attribute = name == now.names.end() ? std::string() : name->second;
            }
            const auto hint = std::ranges::find(m_hints, attribute, &AttributeHint::name);
            if (hint != m_hints.end()) return hint->type;
        }
        return engine::Type::S;
    };
    m_placeholders->use(used, typeFor);
    int missing = 0;
    for (const auto &placeholder : used) {
        if (placeholder.starts_with('#')) {
            const auto name = now.names.find(placeholder);
            if (name == now.names.end() || name->second.empty()) ++missing;
        } else {
            const auto value = m_placeholders->values().find(placeholder);
            if (value == m_placeholders->values().end() || !value->second.given) ++missing;
        }
    }
    const int set = static_cast<int>(used.size()) - missing;
    m_valuesCount->setText(missing > 0 ? tr("%1 set, %2 to give").arg(set).arg(missing) : tr("%1 set").arg(set));
    for (QWidget *part : {static_cast<QWidget *>(m_valuesLabel), static_cast<QWidget *>(m_valuesCount),
             static_cast<QWidget *>(m_placeholderView)})
        part->setVisible(!used.empty());
    if (used.empty()) m_valuesMessage->clear();
    std::vector<std::string> offered;
    for (const auto &[placeholder, name] : now.names) offered.push_back(placeholder);
    for (const auto &[placeholder, value] : now.values) offered.push_back(placeholder);
    for (auto *edit : {m_keyCondition, m_filter, m_projection}) edit->setHints(m_hints, offered);
}

void RequestForm::changed() {
    if (m_filling) return;
    m_formMessage->clear();
    m_checkSoon->start();
    emit edited();
}

void RequestForm::checkOne(ExpressionEdit *edit, FieldMessage *message, engine::ExpressionKind kind) {
    const auto text = edit->expression();
    const bool empty = text.find_first_not_of(" \t\r\n") == std::string::npos;
    const auto error = empty || edit->isHidden() ? std::nullopt : engine::findError(text, kind);
    if (!error) {
        edit->clearError();
        message->clear();
        return;
    }
    edit->showError(markOf(text, *error));
    const auto fix = fixFor(text, *error, m_placeholders->names());
    const QString said = tr("Column %1. %2").arg(edit->errorColumn()).arg(toQString(error->message));
    if (!fix) {
        message->show(said);
        return;
    }
    message->show(said, tr("Change to %1").arg(toQString(fix->replacement)), [this, edit, fix = *fix] {
        if (!fix.attributeName.empty()) m_placeholders->setName(fix.replacement, fix.attributeName);
        edit->replace(fix.span, fix.replacement);
        edit->setFocus();
        check();
    });
}

void RequestForm::check() {
    if (!m_guided) checkOne(m_keyCondition, m_keyMessage, engine::ExpressionKind::KeyCondition);
    checkOne(m_filter, m_filterMessage, engine::ExpressionKind::Filter);
    checkOne(m_projection, m_projectionMessage, engine::ExpressionKind::Projection);
}

void RequestForm::clearFaults() {
    m_formMessage->clear();
    for (auto *message : {m_keyMessage, m_filterMessage, m_projectionMessage, m_valuesMessage}) message->clear();
    for (auto *edit : {m_keyCondition, m_filter, m_projection}) edit->clearError();
    for (int row = 0; row < m_placeholders->rowCount(); ++row)
        m_placeholders->setFault(toUtf8(m_placeholders->index(row, 0).data().toString()), {});
    refreshKeys();
    check();
}

void RequestForm::showFault(const DraftFault &fault) {
    const QString text = translated(fault.message);
    const auto showIn = [&](ExpressionEdit *edit, FieldMessage *message) {
        edit->showError(fault.span);
        message->show(fault.span ? tr("Column %1. %2").arg(edit->errorColumn()).arg(text) : text);
        edit->setFocus();
    };
    m_checkSoon->stop();
    switch (fault.field) {
    case DraftField::Form: m_formMessage->show(InlineMessage::Kind::Failure, text); break;
    case DraftField::KeyCondition: showIn(m_keyCondition, m_keyMessage); break;
    case DraftField::Filter: showIn(m_filter, m_filterMessage); break;
    case DraftField::Projection: showIn(m_projection, m_projectionMessage); break;
    case DraftField::Values: {
        m_valuesMessage->show(text);
        m_placeholders->setFault(fault.placeholder, text);
        const int row = m_placeholders->rowOf(fault.placeholder);
        if (row >= 0) {
            m_placeholderView->setFocus();
            m_placeholderView->setCurrentIndex(m_placeholders->index(row, PlaceholderModel::Value));
        }
        break;
    }
    case DraftField::Key: {
        m_keyMessage->show(text);
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            // The one that is at fault; the service does not always say which.
            const bool meant =
                fault.attributeName == m_draft.keys[i].attributeName ||
                (fault.attributeName.empty() && m_rows[i].value->text().isEmpty() && !m_rows[i].value->isHidden());
            if (!meant) continue;
            m_rows[i].value->setProperty("state", QStringLiteral("error"));
            m_rows[i].value->update();
            m_rows[i].value->setFocus();
            break;
        }
        break;
    }
    }
}

FieldMessage *RequestForm::messageOf(DraftField field) const {
    switch (field) {
    case DraftField::Key:
    case DraftField::KeyCondition: return m_keyMessage;
    case DraftField::Filter: return m_filterMessage;
    case DraftField::Projection: return m_projectionMessage;
    case DraftField::Values: return m_valuesMessage;
    case DraftField::Form: break;
    }
    return nullptr;
}

QString RequestForm::faultText(DraftField field) const {
    const auto *message = messageOf(field);
    return message ? message->text() : m_formMessage->text();
}

QLineEdit *RequestForm::keyValueEdit(std::size_t key, bool high) const {
    return key < m_rows.size() ? (high ? m_rows[key].high : m_rows[key].value) : nullptr;
}
QComboBox *RequestForm::keyOperator(std::size_t key) const {
    return key < m_rows.size() ? m_rows[key].comparison : nullptr;
}

void RequestForm::keyPressEvent(QKeyEvent *event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->modifiers() & Qt::ControlModifier)
        emit submitted();
    else
        QWidget::keyPressEvent(event);
}

}
