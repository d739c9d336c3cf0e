#pragma once

#include "app/window/form.h"

class QCheckBox;
class QSpinBox;

namespace app {

class EntityRows;
class KeyEditor;
class SegmentedControl;

/// A table: name, key, capacity, what CreateTable sets besides, and what is in it.
class TableForm : public Form {
    Q_OBJECT
public:
    explicit TableForm(Session &session, QWidget *parent = nullptr);
    void show(const model::Place &place) override;
    void editName() override;

private:
    void commitCapacity();

    std::string m_table;
    TextField *m_name, *m_timeToLive;
    KeyEditor *m_key;
    SegmentedControl *m_billing;
    Field *m_units;
    QSpinBox *m_read, *m_write;
    ChoiceField *m_stream, *m_class;
    QCheckBox *m_protection;
    EntityRows *m_entities;
};

}
