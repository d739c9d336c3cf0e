#pragma once

#include "app/data/find_items.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;

namespace app {

/// The bar of a search: what, where and how; which match of how many; next, previous. It pushes the view down, never
/// covers it. It searches nothing itself.
class FindBar : public QWidget {
    Q_OBJECT
public:
    explicit FindBar(QWidget *parent = nullptr);

    /// Shows the bar with the text selected, or with `text` if there is one.
    void open(const QString &text = {});
    FindScope scope() const;
    QString text() const;
    /// "4 of 10 matches"; -1: none of them is current.
    void setMatches(int current, int count);
    void setBusy();

signals:
    void changed(const FindPattern &pattern); ///< Other text, options or scope.
    void next();
    void previous();
    void closed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void report();
    QToolButton *addToggle(const QString &iconName, const QString &name);
    QToolButton *addButton(const QString &iconName, const QString &name);

    QLineEdit *m_text;
    QToolButton *m_caseSensitive, *m_regularExpression;
    QComboBox *m_scope;
    QLabel *m_count;
};

}
