#include "engine/partiql/statement.h"

#include "engine/base/overloaded.h"

namespace engine {

const std::string &tableNameOf(const Statement &statement) {
    const auto cases = Overloaded{
        [](const ExistsStatement &exists) -> const std::string & { return exists.select.tableName; },
        [](const auto &other) -> const std::string & { return other.tableName; },
    };
    return std::visit(cases, statement);
}

bool isRead(const Statement &statement) {
    return std::holds_alternative<SelectStatement>(statement);
}

}
