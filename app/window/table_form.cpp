#include "app/window/table_form.h"

#include "app/window/entity_rows.h"
#include "app/window/key_editor.h"
#include "app/window/segmented_control.h"
#include "app/window/theme.h"
#include "model/edit/table_edits.h"

#include <QCheckBox>
#include <QLabel>
#include <QSpinBox>

#include <algorithm>

namespace app {

namespace {

/// A field with widgets side by side.
class RowField : public Field {
public:
    using Field::Field;
    void add(QWidget *widget, int stretch = 1) { body().addWidget(widget, stretch); }
    void add(QLabel *label) { body().addWidget(label); }
};

}

TableForm::TableForm(Session &owner, QWidget *parent) : Form(owner, parent) {
    m_name = add(new TextField(tr("Name"), this));
    m_name->line().setMonospace();
    m_name->line().setCommit([this](const QString &name) {
        return edit(tr("Rename %1 to %2").arg(toQString(m_table), name),
            [&](model::Design d) { return model::renameTable(std::move(d), m_table, toUtf8(name)); });
    });
    m_key = add(new KeyEditor(1, this));
    m_key->setCommit([this](engine::KeySchema key) {
        return edit(tr("Change the key of %1").arg(toQString(m_table)),
            [&](model::Design d) { return model::setTableKey(std::move(d), m_table, std::move(key)); });
    });

    auto *billing = add(new RowField(tr("Capacity"), this));
    m_billing = new SegmentedControl(tr("Capacity"), this);
    m_billing->addSegment(tr("On demand"));
    m_billing->addSegment(tr("Provisioned"));
    m_billing->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    billing->add(m_billing);
    connect(m_billing, &SegmentedControl::chosen, this, &TableForm::commitCapacity);

    auto *units = add(new RowField(tr("Read and write units per second"), this));
    m_units = units;
    const auto spin = [&](const QString &name) {
        auto *box = new QSpinBox(this);
        box->setRange(1, 1'000'000'000);
        box->setGroupSeparatorShown(true);
        box->setKeyboardTracking(false);
        box->setAccessibleName(name);
        units->add(box);
        connect(box, &QSpinBox::editingFinished, this, &TableForm::commitCapacity);
        return box;
    };
    m_read = spin(tr("Read units per second"));
    m_write = spin(tr("Write units per second"));

    m_timeToLive = add(new TextField(tr("Time to live: attribute with the time of expiry"), this));
    m_timeToLive->line().setMonospace();
    m_timeToLive->line().setPlaceholderText(tr("Off"));
    m_timeToLive->line().setCommit([this](const QString &name) {
        return edit(tr("Set the time to live of %1").arg(toQString(m_table)),
            [&](model::Design d) { return model::setTimeToLive(std::move(d), m_table, toUtf8(name)); });
    });
    m_stream = add(new ChoiceField(
        tr("Stream"), {tr("Off"), tr("Keys only"), tr("New image"), tr("Old image"), tr("New and old images")}, this));
    m_stream->setCommit([this](int choice) {
        std::optional<engine::StreamViewType> type;
        if (choice > 0) type = static_cast<engine::StreamViewType>(choice - 1);
        return edit(tr("Set the stream of %1").arg(toQString(m_table)),
            [&](model::Design d) { return model::setStream(std::move(d), m_table, type); });
    });
    m_class = add(new ChoiceField(tr("Table class"), {tr("Standard"), tr("Standard, infrequent access")}, this));
    m_class->setCommit([this](int choice) {
        return edit(tr("Set the class of %1").arg(toQString(m_table)), [&](model::Design d) {
            return model::setTableClass(std::move(d), m_table, static_cast<engine::TableClass>(choice));
        });
    });
    m_protection = add(new QCheckBox(tr("Deletion protection"), this));
    connect(m_protection, &QCheckBox::clicked, this, [this](bool on) {
        session().document().apply(tr("Set the deletion protection of %1").arg(toQString(m_table)),
            [&](model::Design d) { return model::setDeletionProtection(std::move(d), m_table, on); });
    });
    addSection(tr("What is in it"));
    m_entities = add(new EntityRows(this));
    column().addStretch(1);
}

void TableForm::show(const model::Place &place) {
    const auto *table = design().table(place.tableName);
    if (!table) return;
    m_table = place.tableName;
    const auto &definition = table->description;
    const auto names = attributeNames(*table);
    m_name->line().setValue(toQString(table->name()));
    m_key->setKey(definition.keySchema, names);
    const bool provisioned = definition.billingMode == engine::BillingMode::Provisioned;
    m_billing->setCurrent(provisioned ? 1 : 0);
    m_units->setVisible(provisioned);
    const auto spinValue = [](std::int64_t units) {
        return static_cast<int>(std::clamp<std::int64_t>(units, 1, 1'000'000'000));
    };
    m_read->setValue(spinValue(definition.provisionedThroughput.readCapacityUnits));
    m_write->setValue(spinValue(definition.provisionedThroughput.writeCapacityUnits));
    m_timeToLive->line().setSuggestions(names);
    m_timeToLive->line().setValue(toQString(definition.timeToLiveAttribute));
    m_stream->setCurrent(definition.streamViewType ? static_cast<int>(*definition.streamViewType) + 1 : 0);
    m_class->setCurrent(static_cast<int>(definition.tableClass));
    m_protection->setChecked(definition.deletionProtection);

    std::vector<EntityRows::Row> rows;
    const auto *summary = session().consequences().tableSummary(m_table);
    for (std::size_t i = 0; i < table->entityTypes.size(); ++i) {
        const auto &entity = *table->entityTypes[i];
        EntityRows::Row row;
        row.entity = entity;
        row.text = toQString(entity.name);
        if (summary && i < summary->entities.size()) row.number = countText(summary->entities[i].items);
        rows.push_back(std::move(row));
    }
    if (summary && summary->withoutEntity > 0) {
        EntityRows::Row row;
        row.text = tr("no entity type");
        row.number = countText(summary->withoutEntity);
        row.faint = true;
        rows.push_back(std::move(row));
    }
    m_entities->show(std::move(rows));
}

void TableForm::editName() {
    m_name->line().setFocus();
    m_name->line().selectAll();
}

void TableForm::commitCapacity() {
    const auto *table = design().table(m_table);
    if (!table) return;
    model::Capacity capacity;
    capacity.autoScalingRead = table->autoScalingRead;
    capacity.autoScalingWrite = table->autoScalingWrite;
    if (m_billing->current() == 1) {
        capacity.billingMode = engine::BillingMode::Provisioned;
        capacity.provisionedThroughput = {m_read->value(), m_write->value()};
    }
    m_units->setRefusal(edit(tr("Change the capacity of %1").arg(toQString(m_table)),
        [&](model::Design d) { return model::setCapacity(std::move(d), m_table, capacity); }));
}

}
