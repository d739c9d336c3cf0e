#include "model/edit/chart_edits.h"

#include "model/edit/entity_edits.h"

namespace model {

Result<Design> applyChart(Design design, std::string_view tableName, ChartEdit edit) {
    const std::string table(tableName);
    if (!edit.templates.empty()) {
        TRY(design, setKeyTemplates(std::move(design), table, edit.templates));
    }
    for (auto &[from, to] : edit.renamed) {
        TRY(design, renameEntityType(std::move(design), table, from, std::move(to)));
    }
    for (const std::string &name : edit.removed) {
        TRY(design, removeEntityType(std::move(design), table, name));
    }
    for (EntityType &added : edit.added) {
        TRY(design, addEntityType(std::move(design), table, std::move(added)));
    }
    return design;
}

}
