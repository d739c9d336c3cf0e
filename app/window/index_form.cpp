#include "app/window/index_form.h"

#include "app/window/chip_list.h"
#include "app/window/entity_rows.h"
#include "app/window/inline_message.h"
#include "app/window/key_editor.h"
#include "app/window/optional_numbers.h"
#include "app/window/segmented_control.h"
#include "app/window/theme.h"
#include "model/edit/index_edits.h"

#include <QLabel>

namespace app {

IndexForm::IndexForm(Session &owner, bool global, QWidget *parent) : Form(owner, parent) {
    m_name = add(new TextField(tr("Name"), this));
    m_name->line().setMonospace();
    bind(
        m_name->line(), [this](const QString &name) { return tr("Rename %1 to %2").arg(toQString(m_index), name); },
        [this](model::Design d, const QString &name) {
            return model::renameIndex(std::move(d), m_table, m_index, toUtf8(name));
        });
    m_key = add(new KeyEditor(global ? 4 : 1, this));
    m_key->setPartitionKeyFixed(!global);
    m_key->setCommit([this](engine::KeySchema key) {
        return edit(tr("Change the key of %1").arg(toQString(m_index)),
            [&](model::Design d) { return model::setIndexKey(std::move(d), m_table, m_index, std::move(key)); });
    });
    m_key->setCheck([this](engine::KeySchema key) {
        return refusalOf(
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
    if (global) addCapacity();
    addSection(tr("Entities in this index"));
    m_holds = add(new QLabel(this));
    m_holds->setForegroundRole(role::secondary);
    m_holds->setFont(textFont(TextRole::Small));
    m_holds->setWordWrap(true);
    m_entities = add(new EntityRows(this));
    column().addStretch(1);
}

void IndexForm::addCapacity() {
    auto *capacity = addFold(tr("Capacity"), false);
    const auto set = [this](OptionalNumbers *numbers, const QString &title, auto change) {
        bindValue<OptionalNumbers::Values>(
            *numbers, [this, title] { return title.arg(toQString(m_index)); }, change);
    };
    m_units =
        new OptionalNumbers(tr("Units of its own"), {tr("Reads per second"), tr("Writes per second")}, {5, 5}, this);
    capacity->addWidget(m_units);
    set(m_units, tr("Change the capacity of %1"), [this](model::Design d, const OptionalNumbers::Values &values) {
        engine::ProvisionedThroughput units;
        if (values) units = {(*values)[0], (*values)[1]};
        return model::setIndexThroughput(std::move(d), m_table, m_index, units);
    });
    const auto settingsOf = [this](const model::Design &d) {
        const auto *table = d.table(m_table);
        if (!table) return model::IndexSettings();
        const auto found = table->indexSettings.find(m_index);
        return found != table->indexSettings.end() ? found->second : model::IndexSettings();
    };
    const QString scalingNames[] = {tr("Auto scaling of reads"), tr("Auto scaling of writes")};
    for (int i = 0; i < 2; ++i) {
        m_scaling[i] =
            new OptionalNumbers(scalingNames[i], {tr("Least"), tr("Most"), tr("Target, %")}, {1, 10, 70}, this);
        capacity->addWidget(m_scaling[i]);
        set(m_scaling[i], tr("Set the auto scaling of %1"),
            [this, i, settingsOf](model::Design d, const OptionalNumbers::Values &values) {
                auto settings = settingsOf(d);
                auto &one = i == 0 ? settings.autoScalingRead : settings.autoScalingWrite;
                one.reset();
                if (values) one = model::AutoScaling{(*values)[0], (*values)[1], (*values)[2]};
                return model::setIndexSettings(std::move(d), m_table, m_index, settings);
            });
    }
    m_warm = new OptionalNumbers(tr("Warm throughput"), {tr("Reads per second"), tr("Writes per second")},
        {model::WarmThroughput().readUnitsPerSecond, model::WarmThroughput().writeUnitsPerSecond}, this);
    capacity->addWidget(m_warm);
    set(m_warm, tr("Set the warm throughput of %1"),
        [this, settingsOf](model::Design d, const OptionalNumbers::Values &values) {
            auto settings = settingsOf(d);
            settings.warmThroughput.reset();
            if (values) settings.warmThroughput = model::WarmThroughput{(*values)[0], (*values)[1]};
            return model::setIndexSettings(std::move(d), m_table, m_index, settings);
        });
}

void IndexForm::showCapacity(const model::TableDesign &table, const engine::SecondaryIndex &index) {
    if (!m_units) return;
    const bool provisioned = table.description.billingMode == engine::BillingMode::Provisioned;
    const auto found = table.indexSettings.find(index.indexName);
    const auto settings = found != table.indexSettings.end() ? found->second : model::IndexSettings();
    OptionalNumbers::Values units, warm;
    if (index.provisionedThroughput != engine::ProvisionedThroughput())
        units =
            std::vector{index.provisionedThroughput.readCapacityUnits, index.provisionedThroughput.writeCapacityUnits};
    m_units->setValues(units);
    m_units->setVisible(provisioned || units);
    const std::optional<model::AutoScaling> *scalings[] = {&settings.autoScalingRead, &settings.autoScalingWrite};
    for (int i = 0; i < 2; ++i) {
        OptionalNumbers::Values values;
        if (const auto &scaling = *scalings[i])
            values = std::vector{scaling->minCapacity, scaling->maxCapacity, scaling->targetPercent};
        m_scaling[i]->setValues(values);
        m_scaling[i]->setVisible(provisioned || values);
    }
    if (const auto &units_ = settings.warmThroughput)
        warm = std::vector{units_->readUnitsPerSecond, units_->writeUnitsPerSecond};
    m_warm->setValues(warm);
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
    showCapacity(*table, *index);

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
