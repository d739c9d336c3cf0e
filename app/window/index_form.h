#pragma once

#include "app/endpoint/background.h"
#include "app/window/form.h"
#include "model/view/index_lens.h"

#include <optional>

namespace app {

class ChipList;
class EntityRows;
class KeyEditor;
class OptionalNumbers;
class SegmentedControl;

/// A global or local secondary index: name, key, projection, and which entities it holds.
class IndexForm : public Form {
    Q_OBJECT
public:
    /// `global` decides how many key attributes it may have and whether its partition key is the table's.
    IndexForm(Session &session, bool global, QWidget *parent = nullptr);
    void show(const model::Place &place) override;
    void editName() override;

private:
    void showLens(const std::optional<model::IndexLens> &lens);
    std::optional<QString> setProjection(engine::Projection projection);
    void addCapacity();
    void showCapacity(const model::TableDesign &table, const engine::SecondaryIndex &index);

    std::string m_table, m_index;
    TextField *m_name;
    KeyEditor *m_key;
    SegmentedControl *m_projection;
    Field *m_projectionField;
    ChipList *m_included;
    OptionalNumbers *m_units = nullptr, *m_scaling[2] = {}, *m_warm = nullptr; ///< Of a global index.
    QLabel *m_holds;
    EntityRows *m_entities;
    Latest<std::optional<model::IndexLens>> m_lens;
    std::optional<model::Shared<model::TableDesign>> m_shown; ///< What the lens was asked for.
    std::string m_shownIndex;
};

}
