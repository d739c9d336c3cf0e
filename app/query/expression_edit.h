#pragma once

#include "app/query/expression_hints.h"
#include "engine/expression/token.h"

#include <QPlainTextEdit>

#include <functional>
#include <optional>
#include <string>
#include <vector>

class QCompleter;
class QStandardItemModel;

namespace app {

/// A field for an expression: grows with its lines, colours it as the engine reads it, offers attributes, functions and
/// placeholders, and underlines where it is wrong. Tab leaves it, Ctrl+Enter submits.
class ExpressionEdit : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit ExpressionEdit(const QString &accessibleName, QWidget *parent = nullptr);

    std::string expression() const;
    void setExpression(const std::string &text);
    /// What to offer: attributes of the table, placeholders that have a meaning.
    void setHints(std::vector<AttributeHint> attributes, std::vector<std::string> placeholders);
    /// Makes a placeholder for an attribute that cannot stand bare, and returns it.
    void setPlaceholderMaker(std::function<std::string(const std::string &)> maker) {
        m_makePlaceholder = std::move(maker);
    }

    /// Underlines the span, or with none the whole; an empty span at the end marks the last character.
    void showError(std::optional<engine::Span> span);
    void clearError();
    bool hasError() const { return m_wrong; }
    /// The first marked character, from 1; 0: none is marked.
    int errorColumn() const;
    /// Replaces a part of the text as one step of its undo.
    void replace(const engine::Span &span, const std::string &text);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void edited();
    void submitted();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void fitHeight();
    void complete(bool always);
    void insertCompletion(const QString &word);
    QString wordBefore() const;
    /// Where a byte of the UTF-8 text stands in the document.
    int position(std::size_t byte) const;

    QCompleter *m_completer;
    QStandardItemModel *m_words;
    std::function<std::string(const std::string &)> m_makePlaceholder;
    bool m_wrong = false;
    int m_errorStart = -1;
};

/// An expression that is only shown: the condition that a form makes.
class ExpressionLabel : public QWidget {
    Q_OBJECT
public:
    explicit ExpressionLabel(QWidget *parent = nullptr);
    void setExpression(const std::string &text);
    QString text() const;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    int heightForWidth(int width) const override;
    std::string m_expression;
};

}
