#pragma once

#include <QString>
#include <QWidget>

class QLabel;
class QHBoxLayout;
class QToolButton;

namespace app {

/// A message where it belongs: under the field, above the list. Hidden while it has no text.
class InlineMessage : public QWidget {
    Q_OBJECT
public:
    enum class Kind { Information, Warning, Failure };
    explicit InlineMessage(QWidget *parent = nullptr);

    void show(Kind kind, const QString &text);
    void clear(); ///< Text and buttons; hides it.
    QString text() const;
    QToolButton *addButton(const QString &text);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Kind m_kind = Kind::Information;
    QLabel *m_text;
    QHBoxLayout *m_buttons;
};

}
