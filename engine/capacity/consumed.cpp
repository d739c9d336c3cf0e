#include "engine/capacity/consumed.h"

#include <algorithm>

namespace engine {

void Consumed::addIndex(const SecondaryIndex &index, CapacityUnits units) {
    if (units.halves == 0) return;
    const bool local = std::ranges::find(m_table->localSecondaryIndexes, index.indexName, &SecondaryIndex::indexName) !=
                       m_table->localSecondaryIndexes.end();
    (local ? m_localIndexes : m_globalIndexes)[index.indexName] += units;
}

CapacityUnits Consumed::total() const {
    CapacityUnits sum = m_units;
    for (const auto &[name, units] : m_localIndexes) sum += units;
    for (const auto &[name, units] : m_globalIndexes) sum += units;
    return sum;
}

std::optional<ConsumedCapacity> Consumed::report(ReturnConsumedCapacity wanted, Told told) const {
    if (wanted == ReturnConsumedCapacity::None) return std::nullopt;
    ConsumedCapacity report{.tableName = m_table->tableName, .capacityUnits = total()};
    if (told == Told::AsReads) report.readCapacityUnits = report.capacityUnits;
    if (told == Told::AsWrites) report.writeCapacityUnits = report.capacityUnits;
    if (wanted == ReturnConsumedCapacity::Indexes) {
        report.table = m_units;
        report.localSecondaryIndexes = m_localIndexes;
        report.globalSecondaryIndexes = m_globalIndexes;
    }
    return report;
}

}
