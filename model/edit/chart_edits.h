#pragma once

#include "model/edit/template_edits.h"

#include <string>
#include <utility>
#include <vector>

namespace model {

/// What an edit of the entity chart as a whole changes: templates, and the entity types themselves.
struct ChartEdit {
    std::vector<std::pair<std::string, std::string>> renamed = {}; ///< From, to.
    std::vector<std::string> removed = {};
    std::vector<TemplateEdit> templates = {}; ///< Of types that are there, by their names before.
    std::vector<EntityType> added = {};
    bool empty() const { return renamed.empty() && removed.empty() && templates.empty() && added.empty(); }
};

/// All of it in one step; sample items follow the templates (template_edits.h). Errors: as the edits of entity types.
Result<Design> applyChart(Design design, std::string_view tableName, ChartEdit edit);

}
