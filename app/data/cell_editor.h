#pragma once

#include <QFrame>
#include <QLineEdit>
#include <QPointer>
#include <QString>

#include <cstddef>
#include <functional>
#include <utility>
#include <vector>

class QLabel;
class QPlainTextEdit;

namespace app {

/// A word beside an editor, in a small frame over the view: why a value was refused, or what else it changes.
class EditorBubble : public QFrame {
    Q_OBJECT
public:
    enum class Kind { Refusal, Consequence };
    EditorBubble(Kind kind, QWidget *viewport);
    /// Below the editor, or above where there is no room; a consequence beside it, so that a list may drop down.
    void showAt(const QRect &editor, const QString &text);
    QString text() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Kind m_kind;
    QLabel *m_text;
};

/// The editor in a cell. `refuse` keeps it open with what was typed and says why; typing on clears that.
class CellEditor : public QWidget {
    Q_OBJECT
public:
    CellEditor(QWidget *viewport, bool severalLines, bool monospace);
    ~CellEditor() override;

    void setText(const QString &text);
    QString text() const;
    bool isChanged() const { return text() != m_original; }
    bool severalLines() const { return m_lines != nullptr; }
    /// Values that the attribute has elsewhere, offered while typing, with how often.
    void offer(const std::vector<std::pair<QString, std::size_t>> &values);

    /// Tells what else a text would change; asked while it is typed.
    void setConsequence(std::function<QString(const QString &)> consequence) { m_consequence = std::move(consequence); }
    QString consequence() const;

    void refuse(const QString &why);
    bool isRefused() const { return m_refused; }
    /// Closing: what still happens to it (focus leaves) submits nothing more.
    void finish() { m_finished = true; }
    bool isFinished() const { return m_finished; }
    QString refusal() const;
    QWidget *input() const; ///< What has the focus.

signals:
    void submitted();            ///< Enter; Ctrl+Enter where there are several lines.
    void submittedToSelection(); ///< Ctrl+Enter.

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void moveEvent(QMoveEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void edited();
    void placeBubble();

    QLineEdit *m_line = nullptr;
    QPlainTextEdit *m_lines = nullptr;
    QPointer<EditorBubble> m_bubble, m_consequenceBubble;
    std::function<QString(const QString &)> m_consequence;
    QString m_original;
    bool m_refused = false, m_finished = false;
};

}
