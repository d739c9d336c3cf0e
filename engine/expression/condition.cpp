#include "engine/expression/condition.h"

#include "engine/base/overloaded.h"

namespace engine {

namespace {

struct PathCollector {
    std::vector<DocumentPath> paths;

    void add(const Operand &operand) {
        if (const auto *path = std::get_if<DocumentPath>(&operand))
            paths.push_back(*path);
        else if (const auto *size = std::get_if<SizeOf>(&operand))
            if (const auto *sized = std::get_if<DocumentPath>(&size->of)) paths.push_back(*sized);
    }
    void add(const std::vector<Condition> &terms) {
        for (const Condition &term : terms) add(term);
    }
    void add(const Condition &condition) {
        const auto cases = Overloaded{
            [&](const Comparison &c) { add(c.left), add(c.right); },
            [&](const Between &b) { add(b.operand), add(b.low), add(b.high); },
            [&](const In &in) {
                add(in.operand);
                for (const Operand &candidate : in.candidates) add(candidate);
            },
            [&](const AttributeExists &e) { paths.push_back(e.path); },
            [&](const AttributeNotExists &e) { paths.push_back(e.path); },
            [&](const AttributeType &t) { paths.push_back(t.path); },
            [&](const BeginsWith &b) { add(b.operand), add(b.prefix); },
            [&](const Contains &c) { add(c.container), add(c.member); },
            [&](const And &all) { add(all.terms); },
            [&](const Or &any) { add(any.terms); },
            [&](const Not &no) { add(*no.term); },
        };
        std::visit(cases, condition.node);
    }
};

}

const char *symbol(Comparator comparator) {
    switch (comparator) {
    case Comparator::Equal: return "=";
    case Comparator::NotEqual: return "<>";
    case Comparator::Less: return "<";
    case Comparator::LessOrEqual: return "<=";
    case Comparator::Greater: return ">";
    case Comparator::GreaterOrEqual: break;
    }
    return ">=";
}

std::vector<DocumentPath> pathsOf(const Condition &condition) {
    PathCollector collector;
    collector.add(condition);
    return std::move(collector.paths);
}

}
