#pragma once

#include "model/design/table_design.h"

#include <QMetaType>
#include <QPainter>
#include <QRectF>
#include <QString>

#include <cstddef>
#include <optional>

namespace app {

/// An entity's badge as rows show it, or the "?" of an item that belongs to none.
struct EntityMark {
    QString name; ///< Empty: no entity.
    QString letter;
    int colour = 1;
    bool square = false;

    bool known() const { return !name.isEmpty(); }
    bool operator==(const EntityMark &) const = default;
};

EntityMark entityMark(const model::TableDesign &table, std::optional<std::size_t> entity);
/// "Order", or what is said of an item without entity.
QString entityText(const EntityMark &mark);
void paintMark(QPainter &painter, const QRectF &rectangle, const EntityMark &mark);
/// The entity's colour, or a neutral one.
QColor markColour(const EntityMark &mark);

}

Q_DECLARE_METATYPE(app::EntityMark)
