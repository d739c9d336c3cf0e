#pragma once

#include "engine/capacity/consumed.h"

#include <map>
#include <string>
#include <vector>

namespace engine {

/// What one request costs several tables: a report for each, by name.
class ConsumedByTable {
public:
    Consumed &of(const TableDescription &table) { return m_tables.try_emplace(table.tableName, table).first->second; }

    std::vector<ConsumedCapacity> reports(
        ReturnConsumedCapacity wanted, Consumed::Told told = Consumed::Told::Plainly) const {
        std::vector<ConsumedCapacity> list;
        for (const auto &[name, consumed] : m_tables)
            if (auto report = consumed.report(wanted, told)) list.push_back(*std::move(report));
        return list;
    }

private:
    std::map<std::string, Consumed> m_tables;
};

}
