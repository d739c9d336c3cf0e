#include "app/query/request_draft.h"

#include "app/query/expression_hints.h"
#include "engine/expression/lexer.h"
#include "engine/expression/parser.h"
#include "engine/expression/reserved_words.h"
#include "engine/value/item_json.h"
#include "model/view/cell.h"

#include <algorithm>

namespace app {

namespace {

using Operator = KeyCriterion::Operator;

bool standsBare(std::string_view name) {
    const auto tokens = engine::tokenize(name);
    return tokens.size() == 2 && tokens.front().kind == engine::Token::Kind::Word && !engine::isReservedWord(name) &&
           !engine::isKeyword(name);
}

const char *symbolOf(Operator comparison) {
    switch (comparison) {
    case Operator::Less: return " < ";
    case Operator::LessOrEqual: return " <= ";
    case Operator::Greater: return " > ";
    case Operator::GreaterOrEqual: return " >= ";
    default: return " = ";
    }
}

/// The values of the request; the first one that is missing or no value of its type is the fault.
tl::expected<engine::AttributeValues, DraftFault> valuesOf(
    const std::vector<std::string> &used, const std::map<std::string, DraftValue> &drafts) {
    engine::AttributeValues values;
    const auto fault = [](const std::string &placeholder, model::Message message) {
        return tl::unexpected(
            DraftFault{.field = DraftField::Values, .message = std::move(message), .placeholder = placeholder});
    };
    for (const auto &placeholder : used) {
        if (!placeholder.starts_with(':')) continue;
        const auto draft = drafts.find(placeholder);
        if (draft == drafts.end() || !draft->second.given)
            return fault(placeholder, {"Query", TRANSLATABLE("Query", "%1 needs a value"), {placeholder}});
        auto value = model::valueFromEditText(draft->second.type, draft->second.text);
        if (!value) return fault(placeholder, value.error().message);
        values[placeholder] = *std::move(value);
    }
    return values;
}

std::optional<std::string> given(const std::string &text) {
    return text.find_first_not_of(" \t\r\n") == std::string::npos ? std::nullopt : std::optional(text);
}

DraftValue draftValue(engine::ValueView value) {
    return {value.type(), model::editText(value), true};
}

tl::expected<engine::ValueBlob, DraftFault> keyValue(const KeyCriterion &key, const std::string &text) {
    auto value = model::valueFromEditText(engine::valueType(key.type), text);
    if (value) return *std::move(value);
    return tl::unexpected(
        DraftFault{.field = DraftField::Key, .message = value.error().message, .attributeName = key.attributeName});
}

}

std::vector<KeyCriterion> criteriaFor(const engine::KeySchema &schema, const std::vector<KeyCriterion> &before) {
    std::vector<KeyCriterion> criteria;
    const auto add = [&](const engine::KeyAttribute &key, bool sortKey) {
        KeyCriterion criterion{key.name, key.type, sortKey, sortKey ? Operator::Any : Operator::Equal, {}, {}};
        const auto known = std::ranges::find(before, key.name, &KeyCriterion::attributeName);
        if (known != before.end()) {
            criterion.value = known->value;
            criterion.high = known->high;
            if (sortKey && known->sortKey) criterion.comparison = known->comparison;
        }
        criteria.push_back(std::move(criterion));
    };
    for (const auto &key : schema.partitionKeys()) add(key, false);
    for (const auto &key : schema.sortKeys()) add(key, true);
    return criteria;
}

GuidedCondition guidedCondition(const std::vector<KeyCriterion> &keys) {
    GuidedCondition condition;
    std::size_t partitionKeys = 0, sortKeys = 0;
    for (const auto &key : keys) {
        auto &number = key.sortKey ? sortKeys : partitionKeys;
        ++number;
        if (key.comparison == Operator::Any) continue;
        const std::string suffix = number > 1 ? std::to_string(number) : "";
        std::string name = key.attributeName;
        if (!standsBare(name)) {
            name = (key.sortKey ? "#sk" : "#pk") + suffix;
            condition.names[name] = key.attributeName;
        }
        const auto value = [&](const char *placeholder, const std::string &text) {
            const std::string full = placeholder + suffix;
            condition.values[full] = {engine::valueType(key.type), text, true};
            return full;
        };
        const char *own = key.sortKey ? ":sk" : ":pk";
        if (!condition.expression.empty()) condition.expression += " AND ";
        if (key.comparison == Operator::Between) {
            condition.expression += name + " BETWEEN " + value(":from", key.value);
            condition.expression += " AND " + value(":to", key.high);
        } else if (key.comparison == Operator::BeginsWith) {
            condition.expression += "begins_with(" + name + ", " + value(own, key.value) + ")";
        } else {
            condition.expression += name + symbolOf(key.comparison) + value(own, key.value);
        }
    }
    return condition;
}

std::optional<std::vector<KeyCriterion>> criteriaFromText(std::string_view keyCondition,
    const std::map<std::string, std::string> &names, const std::map<std::string, DraftValue> &values,
    const engine::KeySchema &schema) {
    // Each value is given as a text that names its placeholder, so that a clause tells which one it uses.
    engine::AttributeValues marked;
    for (const auto &token : engine::tokenize(keyCondition))
        if (token.kind == engine::Token::Kind::ValuePlaceholder)
            marked[std::string(token.text)] = engine::encode(engine::AttributeValue{std::string(token.text)});
    const std::optional<engine::AttributeNames> givenNames(names);
    const std::optional<engine::AttributeValues> givenValues(marked);
    auto placeholders = engine::Placeholders::open(givenNames, givenValues);
    const auto clauses = engine::parseKeyCondition(keyCondition, placeholders);
    if (!clauses) return std::nullopt;

    auto criteria = criteriaFor(schema);
    for (const auto &clause : *clauses) {
        const auto criterion = std::ranges::find(criteria, clause.attributeName, &KeyCriterion::attributeName);
        if (criterion == criteria.end()) return std::nullopt;
        criterion->comparison = static_cast<Operator>(clause.comparison);
        if (!criterion->sortKey && criterion->comparison != Operator::Equal) return std::nullopt;
        const auto text = [&](const engine::ValueBlob &value) -> std::string {
            if (value.bytes.empty()) return {};
            const auto known = values.find(std::string(engine::ValueView(value).text()));
            return known == values.end() ? std::string() : known->second.text;
        };
        criterion->value = text(clause.value);
        criterion->high = text(clause.high);
    }
    return criteria;
}

std::vector<std::string> usedPlaceholders(const RequestDraft &draft) {
    std::vector<std::string> used;
    const auto read = [&](const std::string &expression) {
        for (const auto &token : engine::tokenize(expression)) {
            const bool placeholder = token.kind == engine::Token::Kind::NamePlaceholder ||
                                     token.kind == engine::Token::Kind::ValuePlaceholder;
            if (placeholder && std::ranges::find(used, token.text) == used.end()) used.emplace_back(token.text);
        }
    };
    if (draft.operation == RequestDraft::Operation::Query && !draft.guided) read(draft.keyCondition);
    if (draft.operation != RequestDraft::Operation::GetItem) read(draft.filter);
    read(draft.projection);
    return used;
}

namespace {

template <class Input> void setCommon(Input &input, const RequestDraft &draft) {
    input.tableName = draft.tableName;
    input.projectionExpression = given(draft.projection);
    input.consistentRead = draft.consistentRead;
    input.returnConsumedCapacity = engine::ReturnConsumedCapacity::Indexes;
}

template <class Input> void setReadPage(Input &input, const RequestDraft &draft) {
    setCommon(input, draft);
    if (!draft.indexName.empty()) input.indexName = draft.indexName;
    input.filterExpression = given(draft.filter);
    input.limit = draft.limit;
}

}

tl::expected<engine::Request, DraftFault> requestOf(const RequestDraft &draft) {
    const auto used = usedPlaceholders(draft);
    auto values = valuesOf(used, draft.values);
    if (!values) return tl::unexpected(values.error());
    engine::AttributeNames names;
    for (const auto &placeholder : used)
        if (placeholder.starts_with('#'))
            if (const auto name = draft.names.find(placeholder); name != draft.names.end() && !name->second.empty())
                names[placeholder] = name->second;
    const auto setNames = [&](auto &input) {
        if (!names.empty()) input.expressionAttributeNames = names;
    };
    const auto setValues = [&](auto &input) {
        if (!values->empty()) input.expressionAttributeValues = *values;
    };
    if (draft.operation == RequestDraft::Operation::GetItem) {
        engine::GetItemInput input;
        engine::ItemBuilder key;
        for (const auto &criterion : draft.keys) {
            const auto value = keyValue(criterion, criterion.value);
            if (!value) return tl::unexpected(value.error());
            key.add(criterion.attributeName, *value);
        }
        input.key = key.finish();
        setCommon(input, draft);
        setNames(input);
        return input;
    }
    if (draft.operation == RequestDraft::Operation::Scan) {
        engine::ScanInput input;
        setReadPage(input, draft);
        setNames(input);
        setValues(input);
        return input;
    }
    engine::QueryInput input;
    setReadPage(input, draft);
    input.scanIndexForward = draft.forward;
    if (draft.guided) {
        for (const auto &key : draft.keys) {
            if (key.comparison == Operator::Any) continue;
            if (const auto value = keyValue(key, key.value); !value) return tl::unexpected(value.error());
            if (key.comparison != Operator::Between) continue;
            if (const auto value = keyValue(key, key.high); !value) return tl::unexpected(value.error());
        }
        const auto condition = guidedCondition(draft.keys);
        input.keyConditionExpression = condition.expression;
        names.insert(condition.names.begin(), condition.names.end());
        for (const auto &[placeholder, value] : condition.values)
            (*values)[placeholder] = *model::valueFromEditText(value.type, value.text);
    } else {
        input.keyConditionExpression = given(draft.keyCondition);
    }
    setNames(input);
    setValues(input);
    return input;
}

DraftFault faultOf(const RequestDraft &draft, const engine::Error &error) {
    DraftFault fault{.message = model::Message::verbatim(error.message)};
    struct Row {
        DraftField field;
        engine::ExpressionKind kind;
        const std::string &text;
    };
    const Row rows[] = {
        {DraftField::KeyCondition, engine::ExpressionKind::KeyCondition, draft.keyCondition},
        {DraftField::Filter,       engine::ExpressionKind::Filter,       draft.filter      },
        {DraftField::Projection,   engine::ExpressionKind::Projection,   draft.projection  },
    };
    for (const auto &row : rows) {
        if (error.message.find(std::string("Invalid ") + engine::parameterName(row.kind)) == std::string::npos)
            continue;
        fault.field = row.field;
        if (row.field == DraftField::KeyCondition && draft.guided) {
            fault.field = DraftField::Key;
            return fault;
        }
        if (const auto place = engine::findError(row.text, row.kind)) {
            fault.span = markOf(row.text, *place);
            return fault;
        }
        // Wrong only with these names and values: the placeholder that the message ends with.
        for (const auto &token : engine::tokenize(row.text)) {
            const bool placeholder = token.kind == engine::Token::Kind::NamePlaceholder ||
                                     token.kind == engine::Token::Kind::ValuePlaceholder;
            if (placeholder && error.message.ends_with(": " + std::string(token.text))) fault.span = token.span;
        }
        return fault;
    }
    const auto says = [&](const char *words) { return error.message.find(words) != std::string::npos; };
    if (says("key condition") || says("KeyCondition") || says("key schema element"))
        fault.field = draft.guided ? DraftField::Key : DraftField::KeyCondition;
    else if (says("for a key attribute") || says("does not match the schema"))
        fault.field = DraftField::Key;
    else if (says("unused in expressions"))
        fault.field = DraftField::Values;
    return fault;
}

namespace {

template <class Input> void readCommon(RequestDraft &draft, const Input &input) {
    draft.tableName = input.tableName;
    draft.projection = input.projectionExpression.value_or("");
    draft.consistentRead = input.consistentRead;
    if (input.expressionAttributeNames) draft.names = *input.expressionAttributeNames;
}

template <class Input> void readReadPage(RequestDraft &draft, const Input &input) {
    readCommon(draft, input);
    draft.indexName = input.indexName.value_or("");
    draft.filter = input.filterExpression.value_or("");
    draft.limit = input.limit;
    if (input.expressionAttributeValues)
        for (const auto &[placeholder, value] : *input.expressionAttributeValues)
            draft.values[placeholder] = draftValue(value);
}

const engine::KeySchema *schemaOf(const model::TableDesign *table, const std::string &indexName) {
    if (!table) return nullptr;
    if (indexName.empty()) return &table->description.keySchema;
    const auto *index = table->description.index(indexName);
    return index ? &index->keySchema : nullptr;
}

}

std::optional<RequestDraft> draftOf(const engine::Request &request, const model::TableDesign *table) {
    RequestDraft draft;
    if (const auto *get = std::get_if<engine::GetItemInput>(&request)) {
        draft.operation = RequestDraft::Operation::GetItem;
        readCommon(draft, *get);
        if (const auto *schema = schemaOf(table, {})) draft.keys = criteriaFor(*schema);
        for (auto &key : draft.keys) {
            key.comparison = Operator::Equal;
            if (const auto value = engine::ItemView(get->key).find(key.attributeName))
                key.value = model::editText(*value);
        }
        return draft;
    }
    if (const auto *scan = std::get_if<engine::ScanInput>(&request)) {
        draft.operation = RequestDraft::Operation::Scan;
        readReadPage(draft, *scan);
        if (const auto *schema = schemaOf(table, draft.indexName)) draft.keys = criteriaFor(*schema);
        return draft;
    }
    const auto *query = std::get_if<engine::QueryInput>(&request);
    if (!query) return std::nullopt;
    readReadPage(draft, *query);
    draft.forward = query->scanIndexForward;
    draft.keyCondition = query->keyConditionExpression.value_or("");
    draft.guided = false;
    if (const auto *schema = schemaOf(table, draft.indexName)) {
        draft.keys = criteriaFor(*schema);
        if (auto keys = criteriaFromText(draft.keyCondition, draft.names, draft.values, *schema)) {
            draft.keys = *std::move(keys);
            draft.guided = true;
        }
    }
    return draft;
}

model::AccessPattern patternOf(const RequestDraft &draft) {
    model::AccessPattern pattern;
    static constexpr const char *operations[] = {"Query", "Scan", "GetItem"};
    const bool getItem = draft.operation == RequestDraft::Operation::GetItem;
    pattern.operation = operations[static_cast<std::size_t>(draft.operation)];
    pattern.tableName = draft.tableName;
    if (!getItem) {
        pattern.indexName = draft.indexName;
        pattern.filterExpression = draft.filter;
    }
    const auto keep = [&](const std::string &placeholder, const DraftValue &value) {
        if (const auto blob = model::valueFromEditText(value.type, value.text))
            pattern.values[placeholder] = engine::toJson(engine::ValueView(*blob));
    };
    for (const auto &placeholder : usedPlaceholders(draft)) {
        if (const auto name = draft.names.find(placeholder); name != draft.names.end())
            pattern.names[placeholder] = name->second;
        if (const auto value = draft.values.find(placeholder); value != draft.values.end() && value->second.given)
            keep(placeholder, value->second);
    }
    if (draft.operation == RequestDraft::Operation::Scan) return pattern;
    if (!draft.guided && !getItem) {
        pattern.keyConditionExpression = draft.keyCondition;
        return pattern;
    }
    auto keys = draft.keys;
    if (getItem)
        for (auto &key : keys) key.comparison = Operator::Equal;
    const auto condition = guidedCondition(keys);
    pattern.keyConditionExpression = condition.expression;
    for (const auto &[placeholder, name] : condition.names) pattern.names[placeholder] = name;
    for (const auto &[placeholder, value] : condition.values) keep(placeholder, value);
    return pattern;
}

}
