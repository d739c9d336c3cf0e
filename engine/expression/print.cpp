#include "engine/expression/print.h"

#include "engine/base/overloaded.h"
#include "engine/expression/reserved_words.h"
#include "engine/value/item_json.h"

#include <algorithm>
#include <functional>

namespace engine {

namespace {

bool canStandBare(std::string_view name) {
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    const auto isNamePart = [&](char c) { return isLetter(c) || (c >= '0' && c <= '9') || c == '_'; };
    return !name.empty() && isLetter(name.front()) && std::ranges::all_of(name, isNamePart) && !isReservedWord(name);
}

/// Walks a tree and writes it; how a name and a value look is the caller's.
struct Writer {
    std::function<std::string(const std::string &)> name;
    std::function<std::string(const ValueBlob &)> value;

    std::string text(const DocumentPath &path) const {
        std::string out;
        for (const PathStep &step : path.steps) {
            if (const auto *member = std::get_if<std::string>(&step))
                out += (out.empty() ? "" : ".") + name(*member);
            else
                out += "[" + std::to_string(std::get<std::size_t>(step)) + "]";
        }
        return out;
    }
    std::string text(const Operand &operand) const {
        const auto cases = Overloaded{
            [&](const DocumentPath &path) { return text(path); },
            [&](const ValueBlob &given) { return value(given); },
            [&](const SizeOf &size) {
                const auto *path = std::get_if<DocumentPath>(&size.of);
                return "size(" + (path ? text(*path) : value(std::get<ValueBlob>(size.of))) + ")";
            },
        };
        return std::visit(cases, operand);
    }
    /// In parentheses where it binds less than what stands around it.
    std::string inner(const Condition &condition, bool insideNot) const {
        const bool loose = std::holds_alternative<Or>(condition.node) || std::holds_alternative<And>(condition.node) ||
                           (insideNot && std::holds_alternative<Not>(condition.node));
        return loose ? "(" + text(condition) + ")" : text(condition);
    }
    std::string chain(const std::vector<Condition> &terms, const char *separator) const {
        std::string out;
        for (const Condition &term : terms) out += (out.empty() ? "" : separator) + inner(term, false);
        return out;
    }
    std::string text(const Condition &condition) const {
        const auto cases = Overloaded{
            [&](const Comparison &c) { return text(c.left) + " " + symbol(c.comparator) + " " + text(c.right); },
            [&](const Between &b) { return text(b.operand) + " BETWEEN " + text(b.low) + " AND " + text(b.high); },
            [&](const In &in) {
                std::string list;
                for (const Operand &candidate : in.candidates) list += (list.empty() ? "" : ", ") + text(candidate);
                return text(in.operand) + " IN (" + list + ")";
            },
            [&](const AttributeExists &e) { return "attribute_exists(" + text(e.path) + ")"; },
            [&](const AttributeNotExists &e) { return "attribute_not_exists(" + text(e.path) + ")"; },
            [&](const AttributeType &t) {
                return "attribute_type(" + text(t.path) + ", " +
                       value(encode(AttributeValue{std::string(typeName(t.type))})) + ")";
            },
            [&](const BeginsWith &b) { return "begins_with(" + text(b.operand) + ", " + text(b.prefix) + ")"; },
            [&](const Contains &c) { return "contains(" + text(c.container) + ", " + text(c.member) + ")"; },
            [&](const And &all) { return chain(all.terms, " AND "); },
            [&](const Or &any) { return chain(any.terms, " OR "); },
            [&](const Not &no) { return "NOT " + inner(*no.term, true); },
        };
        return std::visit(cases, condition.node);
    }
    std::string text(const KeyClause &clause) const {
        const std::string key = name(clause.attributeName);
        const std::string operand = value(clause.value);
        switch (clause.comparison) {
        case KeyClause::Operator::Equal: return key + " = " + operand;
        case KeyClause::Operator::Less: return key + " < " + operand;
        case KeyClause::Operator::LessOrEqual: return key + " <= " + operand;
        case KeyClause::Operator::Greater: return key + " > " + operand;
        case KeyClause::Operator::GreaterOrEqual: return key + " >= " + operand;
        case KeyClause::Operator::Between: return key + " BETWEEN " + operand + " AND " + value(clause.high);
        case KeyClause::Operator::BeginsWith:
        case KeyClause::Operator::NotForKeys: break;
        }
        return "begins_with(" + key + ", " + operand + ")";
    }
    std::string text(const KeyClauses &clauses) const {
        std::string out;
        for (const KeyClause &clause : clauses) out += (out.empty() ? "" : " AND ") + text(clause);
        return out;
    }
    std::string text(const SetValue &setValue) const {
        const auto cases = Overloaded{
            [&](const DocumentPath &path) { return text(path); },
            [&](const ValueBlob &given) { return value(given); },
            [&](const IfNotExists &either) {
                return "if_not_exists(" + text(either.path) + ", " + text(*either.otherwise) + ")";
            },
            [&](const ListAppend &lists) {
                return "list_append(" + text(*lists.first) + ", " + text(*lists.second) + ")";
            },
            [&](const Arithmetic &a) { return text(*a.left) + (a.subtract ? " - " : " + ") + text(*a.right); },
        };
        return std::visit(cases, setValue.node);
    }
    std::string text(const Update &update) const {
        std::string sections[4];
        const char *const keywords[4] = {"SET ", "REMOVE ", "ADD ", "DELETE "};
        for (const UpdateAction &action : update.actions) {
            const auto cases = Overloaded{
                [&](const SetAction &set) { return text(set.path) + " = " + text(set.value); },
                [&](const RemoveAction &remove) { return text(remove.path); },
                [&](const AddAction &add) { return text(add.path) + " " + value(add.value); },
                [&](const DeleteAction &remove) { return text(remove.path) + " " + value(remove.value); },
            };
            std::string &section = sections[action.index()];
            section += (section.empty() ? keywords[action.index()] : ", ") + std::visit(cases, action);
        }
        std::string out;
        for (const std::string &section : sections)
            if (!section.empty()) out += (out.empty() ? "" : " ") + section;
        return out;
    }
};

/// The placeholder of what equals `wanted`, made anew where there is none.
template <class Map, class Value> std::string placeholderFor(Map &map, const Value &wanted, const char *stem) {
    for (const auto &[placeholder, value] : map)
        if (value == wanted) return placeholder;
    std::string placeholder = stem + std::to_string(map.size() + 1);
    map.emplace(placeholder, wanted);
    return placeholder;
}

Writer writerFor(AttributeNames &names, AttributeValues &values) {
    return {
        [&names](const std::string &name) { return canStandBare(name) ? name : placeholderFor(names, name, "#n"); },
        [&values](const ValueBlob &value) { return placeholderFor(values, value, ":v"); },
    };
}

Writer readableWriter() {
    return {
        [](const std::string &name) { return name; },
        [](const ValueBlob &value) { return value.bytes.empty() ? std::string("?") : toPlainJson(value); },
    };
}

}

std::string ExpressionPrinter::print(const Condition &condition) {
    return writerFor(m_names, m_values).text(condition);
}

std::string ExpressionPrinter::print(const KeyClauses &clauses) {
    return writerFor(m_names, m_values).text(clauses);
}

std::string ExpressionPrinter::print(const Update &update) {
    return writerFor(m_names, m_values).text(update);
}

std::string ExpressionPrinter::print(const DocumentPath &path) {
    return writerFor(m_names, m_values).text(path);
}

std::string ExpressionPrinter::print(std::span<const DocumentPath> projection) {
    std::string out;
    for (const DocumentPath &path : projection) out += (out.empty() ? "" : ", ") + print(path);
    return out;
}

std::string readableText(const Condition &condition) {
    return readableWriter().text(condition);
}

std::string readableText(const KeyClauses &clauses) {
    return readableWriter().text(clauses);
}

std::string readableText(const DocumentPath &path) {
    return readableWriter().text(path);
}

}
