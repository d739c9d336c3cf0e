#pragma once

#include <QProxyStyle>

namespace app {

/// Fusion, drawn by our tokens: flat boxes with hairlines, a focus ring of our own, the heights of the 8-pixel grid.
/// Where a widget differs from its kind it says so by a dynamic property:
/// `state` = "error" on a line edit, combo or spin box: the ring in `bad`.
/// `look` on a tool button: "button" with an edge, "primary" filled, "flat" (the default), "segment" inside a
///         SegmentedControl, "workspace" in the workspace bar, "link", "danger"; on a push button: "danger";
///         on a tab bar: "documents" (boxes), else text over an accent line; on a tree view: "roomy" for 28-pixel rows.
class Style : public QProxyStyle {
    Q_OBJECT
public:
    Style();

    void drawPrimitive(
        PrimitiveElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const override;
    void drawControl(
        ControlElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
        const QWidget *widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl subControl,
        const QWidget *widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const override;
    QSize sizeFromContents(
        ContentsType type, const QStyleOption *option, const QSize &size, const QWidget *widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    int styleHint(
        StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *data) const override;
    QIcon standardIcon(StandardPixmap icon, const QStyleOption *option, const QWidget *widget) const override;
    void polish(QApplication *application) override;
    void polish(QWidget *widget) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    using QProxyStyle::polish;

private:
    bool m_altDown = false;
    void drawToolButton(const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const;
    void drawComboBox(const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const;
    void drawSpinBox(const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const;
    void drawScrollBar(const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const;
    void drawSlider(const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const;
    void drawMenuItem(const QStyleOption *option, QPainter *painter, const QWidget *widget) const;
    void drawTab(const QStyleOption *option, QPainter *painter, const QWidget *widget) const;
    void drawTabLabel(const QStyleOption *option, QPainter *painter, const QWidget *widget) const;
    void drawHeader(const QStyleOption *option, QPainter *painter, const QWidget *widget) const;
    void drawProgress(const QStyleOption *option, QPainter *painter) const;
    void drawDockTitle(const QStyleOption *option, QPainter *painter) const;
    void drawDockSeparator(const QStyleOption *option, QPainter *painter, const QWidget *widget) const;
};

}
