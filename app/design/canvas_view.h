#pragma once

#include "app/design/canvas_scene.h"

#include <QGraphicsView>

class QVariantAnimation;

namespace app {

class CanvasMap;

/// The canvas: zooms, pans, and takes the keyboard to the scene.
///   Tab, Shift+Tab      next card, at the ends on to the next widget
///   arrows              rows of the card, then the nearest card that way
///   Alt+arrows          along a link
///   Shift+arrows        move the card by 8 pixels
///   Enter, F2           edit the name or the row in place; Menu, Shift+F10: what can be done with it
///   + - 0, Ctrl+wheel   zoom; F fit; Z to the selection; Space and drag, or drag on the ground: pan
class CanvasView : public QGraphicsView {
    Q_OBJECT
public:
    static constexpr qreal minimumZoom = 0.1, maximumZoom = 4;

    explicit CanvasView(CanvasScene *scene, QWidget *parent = nullptr);

    CanvasScene &canvas() const { return *m_scene; }
    qreal zoom() const { return transform().m11(); }
    void setZoom(qreal zoom); ///< Around the middle.
    void zoomStep(int steps); ///< To the next round percentage.
    void fit(bool animated = true);
    void zoomToSelection();
    void showAll(); ///< As a document opens: at 100 %, smaller where cards need it.
    void ensureCurrentVisible();
    /// After the canvas was rebuilt: room to pan, the view stays where it is unless nobody moved it.
    void contentChanged();
    QRectF visibleRect() const; ///< In canvas pixels.

signals:
    void zoomChanged(qreal zoom);
    void menuWanted(const QPoint &globalPlace);

protected:
    void drawBackground(QPainter *painter, const QRectF &rectangle) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void changeEvent(QEvent *event) override;

private:
    void applyZoom(qreal zoom, const QPointF &anchor);
    void goTo(const QRectF &rectangle, bool animated);
    void updateSceneRect();
    void describeCurrent();

    CanvasScene *m_scene;
    CanvasMap *m_map;
    QVariantAnimation *m_flight;
    bool m_untouched = true; ///< Nobody zoomed or panned: it follows the window's size.
    bool m_panning = false;  ///< Space is held down.
    bool m_grabbed = false;  ///< The ground is being dragged by that or by the middle button.
    QPoint m_panFrom, m_pressed;
};

}
