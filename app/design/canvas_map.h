#pragma once

#include <QWidget>

namespace app {

class CanvasView;

/// The whole canvas small in a corner of the view, there only while not all of it can be seen. A click or drag goes
/// there; the keyboard has the cards themselves for that.
class CanvasMap : public QWidget {
    Q_OBJECT
public:
    explicit CanvasMap(CanvasView &view);
    /// Puts it into its corner and shows or hides it.
    void place();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    QTransform toMap() const; ///< Canvas pixels to ours.
    void goTo(const QPointF &point);

    CanvasView &m_view;
};

}
