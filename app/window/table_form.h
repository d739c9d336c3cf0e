#pragma once

#include "app/window/form.h"

class QCheckBox;
class QSpinBox;

namespace app {

class AttributeRows;
class EntityRows;
class KeyEditor;
class OptionalNumbers;
class SegmentedControl;
class TagRows;

/// A table: name, key, capacity, what CreateTable sets besides, its attributes and tags, and what is in it.
class TableForm : public Form {
    Q_OBJECT
public:
    explicit TableForm(Session &session, QWidget *parent = nullptr);
    void show(const model::Place &place) override;
    void editName() override;

private:
    void addCapacity();
    void addLife();
    void addAttributes();
    void commitCapacity();
    void showCapacity(const model::TableDesign &table);
    void showAttributes(const model::TableDesign &table, const QStringList &names);
    QString titled(const QString &text) const { return text.arg(toQString(m_table)); }

    std::string m_table;
    TextField *m_name, *m_timeToLive, *m_encryptionKey;
    KeyEditor *m_key;
    SegmentedControl *m_billing;
    Field *m_units;
    QSpinBox *m_read, *m_write;
    OptionalNumbers *m_scaling[2], *m_warm, *m_recovery;
    NumberField *m_limits[2];
    QWidget *m_limitRow;
    ChoiceField *m_stream, *m_class, *m_encryption;
    QCheckBox *m_protection, *m_deployed;
    AttributeRows *m_attributes;
    TagRows *m_tags;
    EntityRows *m_entities;
};

}
