#pragma once

class QPainter;
class QRectF;

namespace app {

/// The 2-pixel ring in `accent` just inside the rectangle: where the keyboard is, in what we paint ourselves.
void paintFocusRing(QPainter &painter, const QRectF &rectangle);

}
