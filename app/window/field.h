#pragma once

#include "engine/value/attribute_value.h"

#include <QLineEdit>
#include <QWidget>

#include <cstdint>
#include <functional>
#include <optional>
#include <span>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace app {

class InlineMessage;

/// A labelled part of a form: the label above, what is edited, and under it what is wrong with it.
/// `Commit` gets what the person entered and returns why it is refused; the entered text then stays.
class Field : public QWidget {
    Q_OBJECT
public:
    explicit Field(const QString &label, QWidget *parent = nullptr);

    void setLabel(const QString &label);
    void setHint(const QString &hint); ///< At the label's right: "1 of 4".
    void setRefusal(const std::optional<QString> &why);
    InlineMessage &message() { return *m_message; }
    QString label() const;

protected:
    QHBoxLayout &body() { return *m_body; }

private:
    QLabel *m_label, *m_hint;
    QHBoxLayout *m_body;
    InlineMessage *m_message;
};

/// A line edit that offers its text when it is done: on Enter and when the focus leaves. Escape takes it back.
class CommitLine : public QLineEdit {
    Q_OBJECT
public:
    using Commit = std::function<std::optional<QString>(const QString &)>;
    explicit CommitLine(QWidget *parent = nullptr);
    void setCommit(Commit commit) { m_commit = std::move(commit); }
    /// Asked with each letter why the text would be refused; such a text is offered all the same when it is done.
    void setCheck(Commit check) { m_check = std::move(check); }
    void setMonospace();
    /// What the design says; text that is being typed or was refused stays while the value is the same.
    void setValue(const QString &value);
    const QString &value() const { return m_value; } ///< What the design says.
    void setError(bool error);
    /// Completes with these names.
    void setSuggestions(const QStringList &names);

signals:
    void refused(const std::optional<QString> &why);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void finish();
    Commit m_commit, m_check;
    QString m_value;
};

class TextField : public Field {
    Q_OBJECT
public:
    explicit TextField(const QString &label, QWidget *parent = nullptr);
    CommitLine &line() { return *m_line; }

private:
    CommitLine *m_line;
};

/// A whole number, grouped as the user's locale groups; empty: none.
class NumberField : public TextField {
    Q_OBJECT
public:
    using Number = std::optional<std::int64_t>;
    using NumberCommit = std::function<std::optional<QString>(Number)>;
    explicit NumberField(const QString &label, QWidget *parent = nullptr);
    /// `check`, if there is one, is asked with each letter.
    void setNumberCommit(NumberCommit commit, NumberCommit check = {});
    void setNumber(Number number);
};

class ChoiceField : public Field {
    Q_OBJECT
public:
    using Commit = std::function<std::optional<QString>(int)>;
    ChoiceField(const QString &label, const QStringList &choices, QWidget *parent = nullptr);
    QComboBox &combo() { return *m_combo; }
    void setCommit(Commit commit) { m_commit = std::move(commit); }
    void setChoices(const QStringList &choices);
    void setCurrent(int index);

private:
    QComboBox *m_combo;
    Commit m_commit;
};

/// "String (S)": the words for a type in lists.
QString typeText(engine::Type type);
std::span<const engine::Type> allTypes();

}
