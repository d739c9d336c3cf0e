#pragma once

#include "app/data/entity_mark.h"
#include "engine/value/attribute_value.h"

#include <QMetaType>
#include <QString>
#include <QStringList>

#include <optional>

namespace app {

/// One cell of items or results as it is painted.
struct CellView {
    enum class Kind {
        Empty, ///< No attribute here.
        Badge, ///< The entity alone.
        Group, ///< Head of an item collection: its key, and in `note` what it holds.
        Key,   ///< First cell of an item: entity and key.
        Value,
    };
    Kind kind = Kind::Empty;
    QString name; ///< Stands above the value; empty: the row above says it.
    QString text;
    QString note;                          ///< Of a damaged value: what is wrong.
    std::optional<engine::Type> type = {}; ///< None: absent, or damaged.
    bool monospace = false;                ///< Keys and what looks like one.
    bool projected = true;                 ///< Through an index: whether its entries hold it.
    bool damaged = false;
    bool otherType = false; ///< Not the type of its column.
    bool collapsed = false; ///< Groups.
    EntityMark entity = {};
};

/// The head of a column as it is painted.
struct ColumnView {
    QString name;
    QString type;        ///< Empty: S, or unknown.
    QStringList indexes; ///< Whose key the attribute is part of.
    bool key = false;    ///< Of the table.
    bool alignRight = false;
};

enum CellRole {
    CellViewRole = Qt::UserRole + 1, ///< A CellView.
    EditableTextRole,                ///< The whole value as an editor starts with it; displays are cut.
    ColumnViewRole,                  ///< Headers: a ColumnView.
    NestedRole,                      ///< bool: a list or map, which wants an editor of several lines.
};

}

Q_DECLARE_METATYPE(app::CellView)
Q_DECLARE_METATYPE(app::ColumnView)
