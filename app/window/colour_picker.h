#pragma once

#include <QWidget>

namespace app {

/// The eight entity colours in a row; arrows move, a click or Space chooses.
class ColourPicker : public QWidget {
    Q_OBJECT
public:
    explicit ColourPicker(QWidget *parent = nullptr);
    int colour() const { return m_colour; } ///< 1 to 8
    void setColour(int colour);
    QSize sizeHint() const override { return {8 * widest, widest}; }
    QSize minimumSizeHint() const override { return {8 * narrowest, widest}; }

signals:
    void chosen(int colour);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    static constexpr int widest = 28, narrowest = 22;
    int step() const { return qBound(narrowest, width() / 8, widest); } ///< From one colour to the next.

    int m_colour = 1;
};

/// "blue": the name of an entity colour.
QString entityColourName(int colour);

}
