#pragma once

#include <QString>
#include <QWidget>

class QAction;
class QHBoxLayout;
class QToolButton;

namespace app {

/// The bar on top of a workspace: 40 high, on `surface`, a hairline below.
class ToolStrip : public QWidget {
    Q_OBJECT
public:
    explicit ToolStrip(QWidget *parent = nullptr);

    /// Icon and text with an edge; takes text, icon, tooltip, state and menu from the action.
    QToolButton *addButton(QAction *action);
    /// Icon and text in `accent`: at most one in a strip.
    QToolButton *addPrimary(QAction *action);
    /// Icon and text without an edge.
    QToolButton *addFlat(QAction *action);
    /// The icon alone, 28 by 28; the text is its tooltip and accessible name.
    QToolButton *addIcon(QAction *action);
    void addWidget(QWidget *widget, int stretch = 0);
    void addLabel(const QString &text);
    void addSeparator();
    void addStretch();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QToolButton *add(QAction *action, const char *look, Qt::ToolButtonStyle style);
    QHBoxLayout *m_layout;
};

}
