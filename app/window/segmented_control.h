#pragma once

#include <QIcon>
#include <QString>
#include <QWidget>

class QButtonGroup;
class QHBoxLayout;

namespace app {

/// A few choices side by side in one frame, exactly one chosen: arrows move, Space and the mouse choose.
class SegmentedControl : public QWidget {
    Q_OBJECT
public:
    explicit SegmentedControl(const QString &accessibleName, QWidget *parent = nullptr);

    void addSegment(const QString &text, const QIcon &icon = {});
    void setSegmentText(int index, const QString &text);
    void clear();
    int count() const;
    int current() const;        ///< -1 when empty.
    void setCurrent(int index); ///< Emits nothing.

signals:
    void chosen(int index); ///< By the person.

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QHBoxLayout *m_layout;
    QButtonGroup *m_group;
};

}
