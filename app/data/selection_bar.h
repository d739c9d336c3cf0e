#pragma once

#include <QWidget>

class QAction;
class QHBoxLayout;
class QLabel;

namespace app {

/// Below items: what is selected, and what can be done with it.
class SelectionBar : public QWidget {
    Q_OBJECT
public:
    explicit SelectionBar(QWidget *parent = nullptr);
    /// Text beside the icon; with a menu it drops down. `danger`: in `bad`.
    void addAction(QAction *action, bool danger = false);
    void show(const QString &count, const QString &details);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();
    QHBoxLayout *m_layout;
    QLabel *m_count, *m_details;
};

}
