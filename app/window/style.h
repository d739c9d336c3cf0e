#pragma once

#include <QProxyStyle>

namespace app {

/// Fusion, drawn by our tokens: flat boxes with hairlines, a focus ring of our own, the heights of the 8-pixel grid.
/// What a widget wants to differ in, it says by a dynamic property:
/// `state` = "error" on a line edit or combo box: the ring in `bad`.
class Style : public QProxyStyle {
    Q_OBJECT
public:
    Style();
};

}
