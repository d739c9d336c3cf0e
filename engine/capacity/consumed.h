#pragma once

#include "engine/request/capacity.h"
#include "engine/schema/table_description.h"

#include <optional>
#include <string>
#include <string_view>

namespace engine {

/// Adds up what one request costs one table and its indexes.
class Consumed {
public:
    explicit Consumed(const TableDescription &table) : m_table(&table) {}

    void addTable(CapacityUnits units) { m_units += units; }
    /// Nothing charged leaves no trace: the report lists only indexes that cost something.
    void addIndex(const SecondaryIndex &index, CapacityUnits units);

    CapacityUnits total() const;
    /// Transactions say whether the units were for reading or writing.
    enum class Told : unsigned char { Plainly, AsReads, AsWrites };
    /// None for NONE; the arms only for INDEXES, and only those that were charged.
    std::optional<ConsumedCapacity> report(ReturnConsumedCapacity wanted, Told told = Told::Plainly) const;

private:
    const TableDescription *m_table;
    CapacityUnits m_units;
    std::map<std::string, CapacityUnits> m_localIndexes, m_globalIndexes;
};

}
