#pragma once

#include <QLayout>
#include <QList>

namespace app {

/// Widgets beside each other that go on in the next line when the width ends.
class FlowLayout : public QLayout {
    Q_OBJECT
public:
    explicit FlowLayout(QWidget *parent = nullptr, int gap = 6);
    ~FlowLayout() override;

    void addItem(QLayoutItem *item) override { m_items.append(item); }
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem *itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arranged(QRect(0, 0, width, 0), false); }
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;
    void setGeometry(const QRect &rectangle) override;

private:
    int arranged(const QRect &rectangle, bool move) const; ///< The height that it takes.
    QList<QLayoutItem *> m_items;
    int m_gap;
};

}
