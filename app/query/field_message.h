#pragma once

#include <QWidget>

#include <functional>

class QLabel;
class QToolButton;

namespace app {

/// Under a field: what is wrong with it, and a link that puts it right. Hidden while nothing is.
class FieldMessage : public QWidget {
    Q_OBJECT
public:
    explicit FieldMessage(QWidget *parent = nullptr);
    void show(const QString &text, const QString &linkText = {}, std::function<void()> link = {});
    void clear();
    QString text() const;
    QToolButton *link() const { return m_link; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QLabel *m_text;
    QToolButton *m_link;
    std::function<void()> m_run;
};

}
