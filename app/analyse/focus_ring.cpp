#include "app/analyse/focus_ring.h"

#include "app/window/theme.h"

#include <QPainter>

namespace app {

void paintFocusRing(QPainter &painter, const QRectF &rectangle) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(tokens().accent, 2));
    painter.drawRoundedRect(rectangle.adjusted(1, 1, -1, -1), measure::tagRadius, measure::tagRadius);
    painter.restore();
}

}
