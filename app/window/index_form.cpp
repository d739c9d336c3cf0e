#include "app/window/index_form.h"

#include "app/window/chip_list.h"
#include "app/window/entity_rows.h"
#include "app/window/inline_message.h"
#include "app/window/key_editor.h"
#include "app/window/segmented_control.h"
#include "app/window/theme.h"
#include "model/edit/index_edits.h"

#include <QLabel>

namespace app {

IndexForm::IndexForm(Session &owner, bool global, QWidget *parent) : Form(owner, parent) {
    m_name = add(new TextField(tr("Name"), this));
    m_name->line().setMonospace();
    m_name->line().setCommit([this](const QString &name) {
        return edit(tr("Rename %1 to %2").arg(toQString(m_index), name),
            [&](model::Design d) { return model::renameIndex(std::move(d), m_table, m_index, toUtf8(name)); });
    });
    m_key = add(new KeyEditor(global ? 4 : 1, this));
    m_key->setPartitionKeyFixed(!global);
    m_key->setCommit([this](engine::KeySchema key) {
        return edit(tr("Change the key of %1").arg(toQString(m_index)),
            [&](model::Design d) { return model::setIndexKey(std::move(d), m_table, m_index, std::move(key)); });
    });
    class ProjectionField : public Field {
    public:
        ProjectionField(const QString &label, SegmentedControl *control, QWidget *parent_) : Field(label, parent_) {
            body().addWidget(control);
        }
    };
    m_projection = new SegmentedControl(tr("Projection"), this);
    for (const QString &name : {tr("All"), tr("Include"), tr("Keys only")}) m_projection->addSegment(name);
    m_projection->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_projectionField = add(new ProjectionField(tr("Projection"), m_projection, this));
    m_included = add(new ChipList(tr("Projected attributes"), this));
    connect(m_projection, &SegmentedControl::chosen, this, [this](int choice) {
        using Type = engine::Projection::Type;
        if (choice == 1) { // INCLUDE needs an attribute; it is set with the first one
            m_included->show();
            m_included->setFocus();
            return;
        }
        m_projectionField->setRefusal(setProjection({choice == 0 ? Type::All : Type::KeysOnly, {}}));
    });
    connect(m_included, &ChipList::wanted, this, [this](const QStringList &names) {
        engine::Projection projection{engine::Projection::Type::Include, {}};
        for (const QString &name : names) projection.nonKeyAttributes.push_back(toUtf8(name));
        if (names.isEmpty()) projection.type = engine::Projection::Type::KeysOnly; // an empty INCLUDE is no projection
        m_projectionField->setRefusal(setProjection(std::move(projection)));
    });
    addSection(tr("Entities in this index"));
    m_holds = add(new QLabel(this));
    m_holds->setForegroundRole(role::secondary);
    m_holds->setFont(textFont(TextRole::Small));
    m_holds->setWordWrap(true);
    m_entities = add(new EntityRows(this));
    column().addStretch(1);
}

std::optional<QString> IndexForm::setProjection(engine::Projection projection) {
    return edit(tr("Change the projection of %1").arg(toQString(m_index)), [&](model::Design d) {
        return model::setIndexProjection(std::move(d), m_table, m_index, std::move(projection));
    });
}

void IndexForm::show(const model::Place &place) {
    const auto number = design().tableIndex(place.tableName);
    const auto *table = design().table(place.tableName);
    const auto *index = table ? table->description.index(place.indexName) : nullptr;
    if (!index) return;
    const bool other = m_table != place.tableName || m_index != place.indexName;
    m_table = place.tableName;
    m_index = place.indexName;
    const auto names = attributeNames(*table);
    m_name->line().setValue(toQString(index->indexName));
    m_key->setKey(index->keySchema, names);
    using Type = engine::Projection::Type;
    const auto type = index->projection.type;
    m_projection->setCurrent(type == Type::All ? 0 : type == Type::Include ? 1 : 2);
    QStringList included;
    for (const auto &name : index->projection.nonKeyAttributes) included += toQString(name);
    m_included->setVisible(type == Type::Include);
    m_included->setNames(included, names);
    if (other) m_projectionField->setRefusal(std::nullopt);

    const auto &shared = design().tables[*number];
    if (m_shown && m_shown->same(shared) && m_shownIndex == m_index) return;
    m_shown = shared;
    m_shownIndex = m_index;
    if (other) showLens(std::nullopt);
    m_lens.ask([shared, name = m_index](const Stop &) { return model::lensOf(*shared, name); },
        [this](std::optional<model::IndexLens> lens) { showLens(lens); });
}

void IndexForm::showLens(const std::optional<model::IndexLens> &lens) {
    const auto *table = design().table(m_table);
    const auto *index = table ? table->description.index(m_index) : nullptr;
    if (!lens || !index) {
        m_holds->clear();
        m_entities->show({});
        return;
    }
    m_holds->setText(tr("%1 of %2 items, %3").arg(countText(lens->items), countText(lens->of), bytesText(lens->bytes)));
    std::vector<EntityRows::Row> rows;
    for (const auto &share : lens->entities) {
        EntityRows::Row row;
        const bool known = share.entity && *share.entity < table->entityTypes.size();
        if (known) {
            const auto &entity = *table->entityTypes[*share.entity];
            row.entity = entity;
            QStringList templates;
            for (const auto &key : index->keySchema.attributes()) {
                const auto found = entity.keyTemplates.find(key.name);
                templates += found != entity.keyTemplates.end() ? toQString(found->second)
                                                                : QStringLiteral("{%1}").arg(toQString(key.name));
            }
            row.text = share.items > 0 ? templates.join(QStringLiteral(" › ")) : toQString(entity.name);
        } else {
            row.text = tr("no entity type");
        }
        row.number = share.items > 0 ? countText(share.items) : tr("not in it");
        row.faint = share.items == 0;
        rows.push_back(std::move(row));
    }
    std::ranges::stable_partition(rows, [](const auto &row) { return !row.faint; });
    m_entities->show(std::move(rows));
}

void IndexForm::editName() {
    m_name->line().setFocus();
    m_name->line().selectAll();
}

}
