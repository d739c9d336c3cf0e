#include "app/window/table_form.h"

#include "app/window/attribute_rows.h"
#include "app/window/entity_rows.h"
#include "app/window/key_editor.h"
#include "app/window/optional_numbers.h"
#include "app/window/segmented_control.h"
#include "app/window/tag_rows.h"
#include "app/window/theme.h"
#include "model/edit/table_edits.h"

#include <QCheckBox>
#include <QHBoxLayout>
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
    bind(
        m_name->line(), [this](const QString &name) { return tr("Rename %1 to %2").arg(toQString(m_table), name); },
        [this](
            model::Design d, const QString &name) { return model::renameTable(std::move(d), m_table, toUtf8(name)); });
    m_key = add(new KeyEditor(1, this));
    m_key->setCommit([this](engine::KeySchema key) {
        return edit(titled(tr("Change the key of %1")),
            [&](model::Design d) { return model::setTableKey(std::move(d), m_table, std::move(key)); });
    });
    m_key->setCheck([this](engine::KeySchema key) {
        return refusalOf([&](model::Design d) { return model::setTableKey(std::move(d), m_table, std::move(key)); });
    });
    addCapacity();
    addLife();
    addAttributes();
    addSection(tr("What is in it"));
    m_entities = add(new EntityRows(this));
    column().addStretch(1);
}

void TableForm::addCapacity() {
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

    m_limitRow = new QWidget(this);
    auto *limits = new QHBoxLayout(m_limitRow);
    limits->setContentsMargins(0, 0, 0, 0);
    limits->setSpacing(measure::grid);
    const QString limitNames[] = {tr("Reads/s at most"), tr("Writes/s at most")};
    for (int i = 0; i < 2; ++i) {
        m_limits[i] = new NumberField(limitNames[i], m_limitRow);
        m_limits[i]->line().setPlaceholderText(tr("No limit"));
        limits->addWidget(m_limits[i], 1, Qt::AlignTop);
        bind(
            *m_limits[i], [this] { return titled(tr("Limit the units of %1")); },
            [this, i](model::Design d, NumberField::Number most) {
                const auto *table = d.table(m_table);
                auto both = table ? table->description.onDemandThroughput.value_or(engine::OnDemandThroughput())
                                  : engine::OnDemandThroughput();
                (i == 0 ? both.maxReadRequestUnits : both.maxWriteRequestUnits) = most;
                return model::setOnDemandLimits(std::move(d), m_table, both);
            });
    }
    add(m_limitRow);
    const QString scalingNames[] = {tr("Auto scaling of reads"), tr("Auto scaling of writes")};
    for (int i = 0; i < 2; ++i) {
        m_scaling[i] =
            add(new OptionalNumbers(scalingNames[i], {tr("Least"), tr("Most"), tr("Target, %")}, {1, 10, 70}, this));
        const auto change = [this, i](model::Design d,
                                const OptionalNumbers::Values &values) -> model::Result<model::Design> {
            const auto *table = d.table(m_table);
            if (!table) return d;
            model::Capacity capacity;
            capacity.billingMode = table->description.billingMode;
            capacity.provisionedThroughput = table->description.provisionedThroughput;
            capacity.autoScalingRead = table->autoScalingRead;
            capacity.autoScalingWrite = table->autoScalingWrite;
            auto &one = i == 0 ? capacity.autoScalingRead : capacity.autoScalingWrite;
            one.reset();
            if (values) one = model::AutoScaling{(*values)[0], (*values)[1], (*values)[2]};
            return model::setCapacity(std::move(d), m_table, capacity);
        };
        bindValue<OptionalNumbers::Values>(
            *m_scaling[i], [this] { return titled(tr("Set the auto scaling of %1")); }, change);
    }
    m_warm = add(new OptionalNumbers(tr("Warm throughput"), {tr("Reads per second"), tr("Writes per second")},
        {model::WarmThroughput().readUnitsPerSecond, model::WarmThroughput().writeUnitsPerSecond}, this));
    const auto warm = [this](model::Design d, const OptionalNumbers::Values &values) {
        std::optional<model::WarmThroughput> wanted;
        if (values) wanted = model::WarmThroughput{(*values)[0], (*values)[1]};
        return model::setWarmThroughput(std::move(d), m_table, wanted);
    };
    bindValue<OptionalNumbers::Values>(
        *m_warm, [this] { return titled(tr("Set the warm throughput of %1")); }, warm);
    m_class = add(new ChoiceField(tr("Table class"), {tr("Standard"), tr("Standard, infrequent access")}, this));
    m_class->setCommit([this](int choice) {
        return edit(titled(tr("Set the class of %1")), [&](model::Design d) {
            return model::setTableClass(std::move(d), m_table, static_cast<engine::TableClass>(choice));
        });
    });
}

/// What happens to items and to the table in the course of time.
void TableForm::addLife() {
    m_timeToLive = add(new TextField(tr("Time to live, by attribute"), this));
    m_timeToLive->line().setMonospace();
    m_timeToLive->line().setPlaceholderText(tr("Off"));
    bind(
        m_timeToLive->line(), [this](const QString &) { return titled(tr("Set the time to live of %1")); },
        [this](model::Design d, const QString &name) {
            return model::setTimeToLive(std::move(d), m_table, toUtf8(name));
        });
    m_stream = add(new ChoiceField(
        tr("Stream"), {tr("Off"), tr("Keys only"), tr("New image"), tr("Old image"), tr("New and old images")}, this));
    m_stream->setCommit([this](int choice) {
        std::optional<engine::StreamViewType> type;
        if (choice > 0) type = static_cast<engine::StreamViewType>(choice - 1);
        return edit(titled(tr("Set the stream of %1")),
            [&](model::Design d) { return model::setStream(std::move(d), m_table, type); });
    });
    auto *safety = addFold(tr("Protection and encryption"), true);
    m_deployed = new QCheckBox(tr("Deployed"), this);
    m_deployed->setToolTip(
        tr("The table exists in an account. DynamoDB fixes its name, key and local indexes when it creates it."));
    safety->addWidget(m_deployed);
    connect(m_deployed, &QCheckBox::clicked, this, [this](bool on) {
        session().document().apply(titled(on ? tr("Mark %1 as deployed") : tr("Mark %1 as not deployed")),
            [&](model::Design d) { return model::setDeployed(std::move(d), m_table, on); });
    });
    m_protection = new QCheckBox(tr("Deletion protection"), this);
    safety->addWidget(m_protection);
    connect(m_protection, &QCheckBox::clicked, this, [this](bool on) {
        session().document().apply(titled(tr("Set the deletion protection of %1")),
            [&](model::Design d) { return model::setDeletionProtection(std::move(d), m_table, on); });
    });
    m_recovery = new OptionalNumbers(tr("Point-in-time recovery"), {tr("Days back, 1 to 35")}, {35}, this);
    safety->addWidget(m_recovery);
    const auto recover = [this](model::Design d, const OptionalNumbers::Values &values) {
        return model::setRecoveryPeriod(
            std::move(d), m_table, values ? std::optional<std::int64_t>(values->front()) : std::nullopt);
    };
    bindValue<OptionalNumbers::Values>(
        *m_recovery, [this] { return titled(tr("Set the point-in-time recovery of %1")); }, recover);
    m_encryption = new ChoiceField(
        tr("Encryption at rest"), {tr("Key of AWS"), tr("Key managed by AWS KMS"), tr("Key of your own")}, this);
    safety->addWidget(m_encryption);
    m_encryptionKey = new TextField(tr("Key: id, ARN or alias"), this);
    m_encryptionKey->line().setMonospace();
    safety->addWidget(m_encryptionKey);
    m_encryption->setCommit([this](int choice) -> std::optional<QString> {
        const auto key = static_cast<model::EncryptionKey>(choice);
        const bool own = key == model::EncryptionKey::CustomerManaged;
        m_encryptionKey->setVisible(own);
        if (own) { // set with its id
            m_encryptionKey->line().setFocus();
            return std::nullopt;
        }
        return edit(titled(tr("Set the encryption of %1")), [&](model::Design d) {
            return model::setEncryption(std::move(d), m_table, {key, {}});
        });
    });
    bind(
        m_encryptionKey->line(), [this](const QString &) { return titled(tr("Set the encryption of %1")); },
        [this](model::Design d, const QString &id) {
            return model::setEncryption(
                std::move(d), m_table, {model::EncryptionKey::CustomerManaged, toUtf8(id.trimmed())});
        });
}

void TableForm::addAttributes() {
    auto *attributes = addFold(tr("Attributes"), false);
    m_attributes = new AttributeRows(false, this);
    attributes->addWidget(m_attributes);
    const auto nameOf = [this](std::size_t number) {
        const auto *table = design().table(m_table);
        return table && number < table->attributes.size() ? table->attributes[number].name : std::string();
    };
    AttributeRows::Commits commits;
    commits.rename = [this, nameOf](std::size_t number, const QString &name) {
        return edit(tr("Rename %1 to %2").arg(toQString(nameOf(number)), name), [&](model::Design d) {
            return model::renameAttribute(std::move(d), m_table, nameOf(number), toUtf8(name));
        });
    };
    commits.retype = [this, nameOf](std::size_t number, std::optional<engine::Type> type) {
        return edit(tr("Change the type of %1").arg(toQString(nameOf(number))), [&](model::Design d) {
            return model::setAttributeType(std::move(d), m_table, nameOf(number), type.value_or(engine::Type::S));
        });
    };
    commits.remove = [this, nameOf](std::size_t number) {
        return edit(tr("Declare %1 no longer").arg(toQString(nameOf(number))),
            [&](model::Design d) { return model::undeclareAttribute(std::move(d), m_table, nameOf(number)); });
    };
    commits.add = [this](const QString &name) {
        return edit(tr("Declare %1").arg(name), [&](model::Design d) {
            return model::declareAttribute(std::move(d), m_table, {toUtf8(name), engine::Type::S});
        });
    };
    m_attributes->setCommits(std::move(commits));
    auto *tags = addFold(tr("Tags"), false);
    m_tags = new TagRows(this);
    tags->addWidget(m_tags);
    bindValue<TagRows::Tags>(
        *m_tags, [this] { return titled(tr("Change the tags of %1")); },
        [this](model::Design d, TagRows::Tags values) {
            return model::setTags(std::move(d), m_table, std::move(values));
        });
}

void TableForm::show(const model::Place &place) {
    const auto *table = design().table(place.tableName);
    if (!table) return;
    m_table = place.tableName;
    const auto &definition = table->description;
    const auto names = attributeNames(*table);
    m_name->line().setValue(toQString(table->name()));
    m_key->setKey(definition.keySchema, names);
    showCapacity(*table);
    m_timeToLive->line().setSuggestions(names);
    m_timeToLive->line().setValue(toQString(definition.timeToLiveAttribute));
    m_stream->setCurrent(definition.streamViewType ? static_cast<int>(*definition.streamViewType) + 1 : 0);
    m_class->setCurrent(static_cast<int>(definition.tableClass));
    m_protection->setChecked(definition.deletionProtection);
    m_deployed->setChecked(table->deployed);
    m_recovery->setValues(table->recoveryPeriodDays ? OptionalNumbers::Values(std::vector{*table->recoveryPeriodDays})
                                                    : OptionalNumbers::Values());
    m_encryption->setCurrent(static_cast<int>(table->encryption.key));
    m_encryptionKey->line().setValue(toQString(table->encryption.keyId));
    m_encryptionKey->setVisible(table->encryption.key == model::EncryptionKey::CustomerManaged);
    m_tags->setTags(definition.tags);
    showAttributes(*table, names);

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

void TableForm::showCapacity(const model::TableDesign &table) {
    const auto &definition = table.description;
    const bool provisioned = definition.billingMode == engine::BillingMode::Provisioned;
    m_billing->setCurrent(provisioned ? 1 : 0);
    m_units->setVisible(provisioned);
    const auto spinValue = [](std::int64_t units) {
        return static_cast<int>(std::clamp<std::int64_t>(units, 1, 1'000'000'000));
    };
    m_read->setValue(spinValue(definition.provisionedThroughput.readCapacityUnits));
    m_write->setValue(spinValue(definition.provisionedThroughput.writeCapacityUnits));
    m_limitRow->setVisible(!provisioned);
    const auto limits = definition.onDemandThroughput.value_or(engine::OnDemandThroughput());
    m_limits[0]->setNumber(limits.maxReadRequestUnits);
    m_limits[1]->setNumber(limits.maxWriteRequestUnits);
    const std::optional<model::AutoScaling> *scalings[] = {&table.autoScalingRead, &table.autoScalingWrite};
    for (int i = 0; i < 2; ++i) {
        m_scaling[i]->setVisible(provisioned);
        OptionalNumbers::Values values;
        if (const auto &scaling = *scalings[i])
            values = std::vector{scaling->minCapacity, scaling->maxCapacity, scaling->targetPercent};
        m_scaling[i]->setValues(values);
    }
    OptionalNumbers::Values warm;
    if (table.warmThroughput)
        warm = std::vector{table.warmThroughput->readUnitsPerSecond, table.warmThroughput->writeUnitsPerSecond};
    m_warm->setValues(warm);
}

void TableForm::showAttributes(const model::TableDesign &table, const QStringList &names) {
    std::vector<AttributeRows::Row> rows;
    for (const auto &attribute : table.attributes) {
        AttributeRows::Row row{.name = toQString(attribute.name), .type = attribute.type};
        QStringList keyed;
        for (const auto *indexes :
            {&table.description.globalSecondaryIndexes, &table.description.localSecondaryIndexes})
            for (const auto &index : *indexes)
                if (index.keySchema.contains(attribute.name)) keyed += toQString(index.indexName);
        row.fixed = !keyed.isEmpty();
        if (row.fixed) row.note = tr("Key of %1").arg(keyed.join(QStringLiteral(", ")));
        rows.push_back(std::move(row));
    }
    m_attributes->setRows(std::move(rows), names);
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
