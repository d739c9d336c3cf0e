#include "app/data/entity_mark.h"

#include "app/window/text.h"
#include "app/window/theme.h"

#include <QCoreApplication>

namespace app {

EntityMark entityMark(const model::TableDesign &table, std::optional<std::size_t> entity) {
    if (!entity || *entity >= table.entityTypes.size()) return {};
    const model::EntityType &type = *table.entityTypes[*entity];
    return {toQString(type.name), toQString(type.letter), type.colour, type.squareBadge};
}

QString entityText(const EntityMark &mark) {
    return mark.known() ? mark.name : QCoreApplication::translate("Entities", "No entity");
}

void paintMark(QPainter &painter, const QRectF &rectangle, const EntityMark &mark) {
    if (mark.known())
        paintBadge(painter, rectangle, mark.letter, mark.colour, mark.square);
    else
        paintUnknownBadge(painter, rectangle);
}

QColor markColour(const EntityMark &mark) {
    return mark.known() ? tokens().entity[static_cast<std::size_t>(qBound(1, mark.colour, 8) - 1)] : tokens().control;
}

}
