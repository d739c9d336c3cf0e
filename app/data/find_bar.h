#pragma once

#include "app/data/find_items.h"

#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QToolButton;

namespace app {

/// The bar of a search: what, where and how; which match of how many; next, previous; below, when wanted, what to put
/// in their place. It pushes the view down, never covers it. It searches and replaces nothing itself.
class FindBar : public QWidget {
    Q_OBJECT
public:
    explicit FindBar(QWidget *parent = nullptr);

    /// Shows the bar with the text selected, or with `text` if there is one.
    void open(const QString &text = {});
    void openReplace();
    bool isReplacing() const { return !m_replaceRow->isHidden(); }
    FindScope scope() const;
    QString text() const;
    QString replacement() const;
    /// "4 of 10 matches"; -1: none of them is current.
    void setMatches(int current, int count);
    void setBusy();

signals:
    void changed(const FindPattern &pattern); ///< Other text, options or scope.
    void next();
    void previous();
    void closed();
    void replace();    ///< The current match, then on to the next.
    void replaceAll(); ///< Every match.

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void report();
    QWidget *makeReplaceRow();
    QToolButton *addToggle(QHBoxLayout &row, const QString &iconName, const QString &name);
    QToolButton *addButton(QHBoxLayout &row, const QString &iconName, const QString &name);

    QLineEdit *m_text, *m_with = nullptr;
    QWidget *m_replaceRow = nullptr;
    QToolButton *m_replaceToggle = nullptr, *m_replaceOne = nullptr, *m_replaceAll = nullptr;
    QToolButton *m_caseSensitive, *m_regularExpression;
    QComboBox *m_scope;
    QLabel *m_count;
};

}
